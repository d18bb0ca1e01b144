//! A table as the rest of the server sees it, whatever its game: a state machine without I/O.
//!
//! Something comes in (a message, a connection, the time), the table changes, and says what is to be
//! done: first [`Effects::store`], and only when that is safe, [`Effects::send`]. Time is a number of
//! milliseconds that the caller gives, so that tests need no clock.

use crate::wire::{Options, TableInfo};
use serde::{Deserialize, Serialize};
use table::Seat;
use words::Phrase;

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
    /// Messages, in order: JSON texts.
    pub send: Vec<(Conn, String)>,
    /// Connections to close, after their messages.
    pub close: Vec<Conn>,
    /// How long windows were open that have closed.
    pub windows: Vec<Millis>,
    /// Bots that have to think: to be run apart from the table, and handed back to [`Table::thought`].
    pub think: Vec<Job>,
}

impl Effects {
    /// What is to be done after something else came in, too.
    pub fn extend(&mut self, more: Effects) {
        let Effects { store, send, close, windows, think } = more;
        self.store.extend(store);
        self.send.extend(send);
        self.close.extend(close);
        self.windows.extend(windows);
        self.think.extend(think);
    }
}

/// A bot's thinking.
pub struct Job(pub Box<dyn FnOnce() -> Thought + Send>);

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought {
    /// Which question of the table it answers: a late answer counts for nothing.
    pub question: u64,
    /// Who thinks.
    pub seat: Seat,
    /// The move, as JSON.
    pub mv: String,
    /// What the bot says to it.
    pub talk: Option<Talk>,
    /// For a hint: whom it is for, and all estimates as a JSON text of `Advice`s.
    pub hint: Option<(Conn, String)>,
}

/// What somebody says to a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Talk {
    /// A person, in their own words.
    Text(String),
    /// A bot, in no language yet.
    Remark(Phrase),
}

impl Talk {
    /// A person's words, or a bot's.
    #[must_use]
    pub fn split(talk: Option<Talk>) -> (Option<String>, Option<Phrase>) {
        match talk {
            Some(Talk::Text(text)) => (Some(text), None),
            Some(Talk::Remark(remark)) => (None, Some(remark)),
            None => (None, None),
        }
    }
}

/// Something that happened to a table and must not be lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Record {
    /// Somebody has this seat now: a person with a secret (its hash), or a bot.
    Sat {
        /// Where.
        seat: Seat,
        /// Their name.
        name: String,
        /// SHA-256 of the secret, in hexadecimal; `None` for a bot and for nobody.
        secret: Option<String>,
        /// The bot's level; `None` for a person and for nobody.
        level: Option<String>,
    },
    /// A game begins.
    Began {
        /// Which game at this table, counted from 1.
        number: u32,
        /// The seed.
        seed: u64,
        /// The salt of its hash.
        salt: String,
        /// Who deals, if that is not left to the seed.
        dealer: Option<Seat>,
        /// The version of the rules.
        version: String,
    },
    /// A decision was made.
    Moved {
        /// In which game.
        number: u32,
        /// Which decision, counted from 0.
        n: u32,
        /// Whose.
        seat: Seat,
        /// The move, as JSON.
        mv: String,
        /// What was said to it.
        talk: Option<Talk>,
        /// What came of it, as a JSON list of events, so that a game can be watched when rules change.
        events: String,
    },
    /// An answer waits for its window to close.
    Kept {
        /// In which game.
        number: u32,
        /// After how many decisions.
        n: u32,
        /// Whose.
        seat: Seat,
        /// The move, as JSON.
        mv: String,
        /// What was said to it.
        talk: Option<Talk>,
    },
    /// Somebody has taken back all answers of theirs that wait.
    Undone {
        /// In which game.
        number: u32,
        /// After how many decisions.
        n: u32,
        /// Whose.
        seat: Seat,
    },
    /// The server stops: what the clocks of the players say, so that they go on from there. Whatever
    /// happens next makes it void.
    Paused {
        /// In which game.
        number: u32,
        /// After how many decisions.
        n: u32,
        /// What is left for each seat's question, in milliseconds.
        left: Vec<Option<Millis>>,
        /// What is left of each seat's reserve.
        reserve: Vec<Millis>,
        /// How many windows of the last decision are still to come, or open.
        ahead: usize,
    },
    /// The game is over.
    Ended {
        /// Which.
        number: u32,
        /// Who has won.
        winners: Vec<Seat>,
    },
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// Its id.
    pub id: String,
    /// How it is played.
    pub options: Options,
    /// Everything that happened, in order.
    pub records: Vec<Record>,
}

/// Somebody sat down: what they need to come back.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating {
    /// Where.
    pub seat: Seat,
    /// The secret that proves it. It is shown once, and never stored.
    pub secret: String,
}

/// A table of any game.
pub trait Table: Send {
    /// A connection is there. It says nothing yet: the first message is `hello`.
    fn connected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A connection has said something: a JSON text.
    fn received(&mut self, now: Millis, conn: Conn, text: &str) -> Effects;

    /// A connection is gone.
    fn disconnected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A person sits down: where they like, or at the first free place; a bot makes room.
    fn sit(&mut self, now: Millis, name: &str, seat: Option<Seat>) -> Result<(Seating, Effects), Phrase>;

    /// A bot has decided.
    fn thought(&mut self, now: Millis, thought: Thought) -> Effects;

    /// It is [`Table::deadline`] or later.
    fn tick(&mut self, now: Millis) -> Effects;

    /// The server stops in good order: what is to be kept for when it is back.
    fn pause(&self, now: Millis) -> Option<Record>;

    /// When something happens by itself, if anything does.
    fn deadline(&self) -> Option<Millis>;

    /// What everybody may know about the table.
    fn info(&self) -> TableInfo;

    /// Whether nobody is there and nothing would happen without anybody: the table may be put away
    /// and opened again from the store.
    fn idle(&self) -> bool;
}
