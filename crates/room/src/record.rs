//! The records from which a table is restored.

use crate::Millis;
use kit::Talk;
use serde::{Deserialize, Serialize};
use table::Seat;
use wire::{ChatLine, Options};

/// Something that happened at a table and must not be lost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Record {
    /// A seat was given to a person (with the hash of their secret) or to a bot.
    Sat {
        /// The seat.
        seat: Seat,
        /// Their name.
        name: String,
        /// SHA-256 of the person's secret, in hexadecimal. `None` for a bot and for an empty seat.
        secret: Option<String>,
        /// The bot's level. `None` for a person and for an empty seat.
        level: Option<String>,
    },
    /// A person has left this seat to a bot, and may take it back.
    Left {
        /// The seat.
        seat: Seat,
        /// SHA-256 of the secret, in hexadecimal.
        secret: String,
    },
    /// A person without a seat waits for one.
    Came {
        /// Their name.
        name: String,
        /// SHA-256 of their secret, in hexadecimal. It becomes the secret of their seat.
        secret: String,
    },
    /// A person no longer waits for a seat.
    Went {
        /// SHA-256 of their secret, in hexadecimal.
        secret: String,
    },
    /// A client has seen something of the running game.
    Known {
        /// SHA-256 of the client's own secret, in hexadecimal.
        me: String,
    },
    /// A line of the chat.
    Said(ChatLine),
    /// A game begins.
    Began {
        /// The number of the game at this table, counted from 1.
        number: u32,
        /// The seed.
        seed: u64,
        /// The salt of the promise.
        salt: String,
        /// The dealer, unless the seed decides.
        dealer: Option<Seat>,
        /// The version of the rules.
        version: String,
    },
    /// A decision was made.
    Moved {
        /// The number of the game.
        number: u32,
        /// The number of the decision, counted from 0.
        n: u32,
        /// The seat that decided.
        seat: Seat,
        /// The move, as JSON.
        mv: String,
        /// What the player said with it.
        talk: Option<Talk>,
        /// The resulting events as a JSON list, so that the game can be watched even when the rules have changed.
        events: String,
    },
    /// A window has closed. Every window leaves such a record. Where nothing was played, all records have the same
    /// size, whoever could have answered.
    Closed {
        /// The number of the game.
        number: u32,
        /// The number of decisions before it.
        n: u32,
        /// The decisions made in it, in the order of the rules.
        made: Vec<WindowDecision>,
        /// Padding, so that records of windows have the same size.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        pad: String,
    },
    /// An answer waits for its window to close.
    Kept {
        /// The number of the game.
        number: u32,
        /// The number of decisions before it.
        n: u32,
        /// The seat that answered.
        seat: Seat,
        /// The move, as JSON.
        mv: String,
        /// What the player said with it.
        talk: Option<Talk>,
    },
    /// A player has taken back all their waiting answers.
    Undone {
        /// The number of the game.
        number: u32,
        /// The number of decisions before it.
        n: u32,
        /// The player's seat.
        seat: Seat,
    },
    /// The server stops in good order: the state of the players' clocks, to go on from there. Any later record makes it
    /// void.
    Paused {
        /// The number of the game.
        number: u32,
        /// The number of decisions before it.
        n: u32,
        /// The time left for each seat's question, in milliseconds.
        left: Vec<Option<Millis>>,
        /// The time left in each seat's reserve, in milliseconds.
        reserve: Vec<Millis>,
        /// How many windows of the last decision are open or still to come.
        ahead: usize,
    },
    /// The game is over.
    Ended {
        /// The number of the game.
        number: u32,
        /// The winners.
        winners: Vec<Seat>,
    },
}

/// A decision made when a window closed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WindowDecision {
    /// The seat that decided.
    pub seat: Seat,
    /// The move, as JSON.
    pub mv: String,
    /// What the player said with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub talk: Option<Talk>,
    /// The resulting events, as a JSON list.
    pub events: String,
}

/// A decision in a record: the seat, the move, what the player said with it, and the resulting events.
pub type DecisionRecord<'a> = (Seat, &'a str, Option<&'a Talk>, &'a str);

impl Record {
    /// Records of closed windows are padded to a multiple of this size.
    const SIZE: usize = 1024;

    /// The record of a closed window, padded so that others do not learn from its size who could answer.
    #[must_use]
    pub fn closed(number: u32, n: u32, made: Vec<WindowDecision>) -> Record {
        let bare = Record::Closed { number, n, made: made.clone(), pad: " ".to_owned() };
        let short = Record::SIZE - (wire::json(&bare).len() - 1) % Record::SIZE;
        Record::Closed { number, n, made, pad: " ".repeat(short) }
    }

    /// The decisions in this record, in order.
    pub fn decisions(&self) -> impl Iterator<Item = DecisionRecord<'_>> {
        let (one, many) = match self {
            Record::Moved { seat, mv, talk, events, .. } => (Some((*seat, &**mv, talk.as_ref(), &**events)), &[][..]),
            Record::Closed { made, .. } => (None, &made[..]),
            _ => (None, &[][..]),
        };
        one.into_iter().chain(many.iter().map(|made| (made.seat, &*made.mv, made.talk.as_ref(), &*made.events)))
    }
}

/// A table as the store keeps it.
#[derive(Clone, PartialEq, Debug)]
pub struct SavedTable {
    /// Its id.
    pub id: String,
    /// The options it was made with.
    pub options: Options,
    /// Everything that happened, in order.
    pub records: Vec<Record>,
}
