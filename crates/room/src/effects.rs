//! What a table wants done after something came in.

use crate::Record;
use kit::Talk;
use table::Seat;

/// Milliseconds of a clock that never goes back.
pub type Millis = u64;

/// A connection, by the number the server gave it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Conn(pub u64);

/// What is to be done after something came in.
#[derive(Default)]
pub struct Effects {
    /// To be kept before anybody hears of it.
    pub store: Vec<Record>,
    /// Messages go out no sooner: how long it takes to keep records must not show.
    pub not_before: Option<Millis>,
    /// Messages, in order: JSON texts.
    pub send: Vec<(Conn, String)>,
    /// Connections to close, after their messages.
    pub close: Vec<Conn>,
    /// How long windows were open that have closed.
    pub windows: Vec<Millis>,
    /// Bots that have to think.
    pub think: Vec<Job>,
}

impl Effects {
    /// What is to be done after something else came in, too.
    pub fn extend(&mut self, more: Effects) {
        let Effects { store, not_before, send, close, windows, think } = more;
        self.store.extend(store);
        self.not_before = self.not_before.max(not_before);
        self.send.extend(send);
        self.close.extend(close);
        self.windows.extend(windows);
        self.think.extend(think);
    }
}

/// Something to think about apart from the table: a bot's move, or a hint. Run it on any thread, then call
/// [`AnyRoom::thought`](crate::AnyRoom::thought). The result goes straight back to the room that asked.
pub struct Job {
    is_hint: bool,
    /// Thinks, or says that there is no time for it.
    work: Box<dyn FnOnce(bool) + Send>,
}

impl Job {
    /// A bot's move, which somebody has to think about.
    pub(crate) fn decision(work: impl FnOnce() + Send + 'static) -> Job {
        // A table cannot go on without it.
        Job { is_hint: false, work: Box::new(move |_| work()) }
    }

    /// A hint: `work` hears whether there is time to think.
    pub(crate) fn hint(work: impl FnOnce(bool) + Send + 'static) -> Job {
        Job { is_hint: true, work: Box::new(work) }
    }

    /// Whether it may be declined.
    #[must_use]
    pub fn is_hint(&self) -> bool {
        self.is_hint
    }

    /// Thinks.
    pub fn think(self) {
        (self.work)(true);
    }

    /// Has no time for a hint, and says so to whoever wants it.
    pub fn decline(self) {
        (self.work)(false);
    }
}

/// The result of a [`Job`].
pub(crate) enum Thought<M> {
    /// A bot has decided.
    Decided {
        /// The question it answers: a late answer counts for nothing.
        question: u64,
        seat: Seat,
        mv: M,
        /// What the bot says to it.
        talk: Option<Talk>,
    },
    /// A hint is ready, as JSON, for the connection that asked for it.
    Advised { conn: Conn, seat: Seat, text: String },
}
