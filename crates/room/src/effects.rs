//! What a room asks its caller to do after an input.

use crate::Record;
use kit::Talk;
use table::Seat;
use wire::Options;

/// Milliseconds on a clock that never goes back.
pub type Millis = u64;

/// A connection, by the number the server gave it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// What the caller must do after an input, in this order: store, send, close, think.
#[derive(Default)]
pub struct Effects {
    /// Records to save before anything is sent.
    pub store: Vec<Record>,
    /// New options of the table, to save with the records.
    pub options: Option<Options>,
    /// The earliest time to send the messages. It hides how long saving took.
    pub not_before: Option<Millis>,
    /// Messages to send, in order: JSON texts.
    pub send: Vec<(Conn, String)>,
    /// Connections to close after their messages.
    pub close: Vec<Conn>,
    /// How long the windows that closed were open.
    pub windows: Vec<Millis>,
    /// Jobs for bots and hints.
    pub think: Vec<Job>,
}

impl Effects {
    /// Adds the effects of another input.
    pub fn extend(&mut self, more: Effects) {
        let Effects { store, options, not_before, send, close, windows, think } = more;
        self.store.extend(store);
        self.options = options.or(self.options.take());
        self.not_before = self.not_before.max(not_before);
        self.send.extend(send);
        self.close.extend(close);
        self.windows.extend(windows);
        self.think.extend(think);
    }
}

/// A computation outside the room: a bot's move or a hint. Run it on any thread, then call
/// [`AnyRoom::thought`](crate::AnyRoom::thought). The result goes straight back to the room that asked.
pub struct Job {
    is_hint: bool,
    /// Called with whether there is time to think.
    work: Box<dyn FnOnce(bool) + Send>,
}

impl Job {
    /// A job to find a bot's move.
    pub(crate) fn decision(work: impl FnOnce() + Send + 'static) -> Job {
        // The table cannot go on without this job, so it always runs.
        Job { is_hint: false, work: Box::new(move |_| work()) }
    }

    /// A job to find a hint. `work` is told whether there is time to think.
    pub(crate) fn hint(work: impl FnOnce(bool) + Send + 'static) -> Job {
        Job { is_hint: true, work: Box::new(work) }
    }

    /// Whether it is a hint, which the caller may decline.
    #[must_use]
    pub fn is_hint(&self) -> bool {
        self.is_hint
    }

    /// Does the work.
    pub fn think(self) {
        (self.work)(true);
    }

    /// Declines a hint and tells the player who wanted it.
    pub fn decline(self) {
        (self.work)(false);
    }
}

/// The result of a [`Job`].
pub(crate) enum JobResult<M> {
    /// A bot's decision.
    Decision {
        /// The question it answers. A late answer is ignored.
        question: u64,
        seat: Seat,
        mv: M,
        /// What the bot says with its move.
        talk: Option<Talk>,
    },
    /// A finished hint, as JSON, for the connection that asked for it.
    Hint { conn: Conn, seat: Seat, text: String },
}
