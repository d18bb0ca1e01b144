//! What must not be lost: the records a table is restored from.

use crate::Millis;
use kit::Talk;
use serde::{Deserialize, Serialize};
use table::Seat;
use wire::{Options, Said};

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
    /// Somebody has left this seat to a bot, and may take it again.
    Left {
        /// Where.
        seat: Seat,
        /// SHA-256 of the secret, in hexadecimal.
        secret: String,
    },
    /// Somebody without a seat waits for one.
    Came {
        /// Their name.
        name: String,
        /// SHA-256 of their secret, in hexadecimal. It becomes that of a seat.
        secret: String,
    },
    /// Somebody waits for a seat no more.
    Went {
        /// SHA-256 of their secret, in hexadecimal.
        secret: String,
    },
    /// A client has seen something of the game that is going on.
    Known {
        /// SHA-256 of what it calls itself, in hexadecimal.
        me: String,
    },
    /// Something was said.
    Said(Said),
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
    /// A window has closed. There is such a record for every window, and those of windows in which nothing was
    /// played are of one size, whoever could have answered.
    Closed {
        /// In which game.
        number: u32,
        /// After how many decisions.
        n: u32,
        /// The decisions made in it, in the order of the rules.
        made: Vec<Made>,
        /// Makes it as long as others.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pad: String,
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

/// A decision that was made when a window closed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Made {
    /// Whose.
    pub seat: Seat,
    /// The move, as JSON.
    pub mv: String,
    /// What was said to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talk: Option<Talk>,
    /// What came of it, as a JSON list of events.
    pub events: String,
}

/// A decision of a record: whose, the move, what was said to it, what came of it.
pub type Decided<'a> = (Seat, &'a str, Option<&'a Talk>, &'a str);

impl Record {
    /// What records of closed windows are filled up to a multiple of.
    const SIZE: usize = 512;

    /// The record of a window that has closed, filled up if others must not tell who could answer in it.
    #[must_use]
    pub fn closed(number: u32, n: u32, made: Vec<Made>, fill: bool) -> Record {
        if !fill {
            return Record::Closed { number, n, made, pad: String::new() };
        }
        let bare = Record::Closed { number, n, made: made.clone(), pad: " ".to_owned() };
        let short = Record::SIZE - (wire::json(&bare).len() - 1) % Record::SIZE;
        Record::Closed { number, n, made, pad: " ".repeat(short) }
    }

    /// The decisions that it tells of, in order.
    pub fn decisions(&self) -> impl Iterator<Item = Decided<'_>> {
        let (one, many) = match self {
            Record::Moved { seat, mv, talk, events, .. } => (Some((*seat, &**mv, talk.as_ref(), &**events)), &[][..]),
            Record::Closed { made, .. } => (None, &made[..]),
            _ => (None, &[][..]),
        };
        one.into_iter().chain(many.iter().map(|made| (made.seat, &*made.mv, made.talk.as_ref(), &*made.events)))
    }
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
