//! Decisions and events.

use crate::card::{Cards, Rank};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// A decision of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Lays these cards face down. The claim needs no words: everybody sees the number of cards, and the turn
    /// determines the rank (CH-TURN-2).
    Lay(Cards),
    /// Doubts the claim.
    Doubt,
    /// Lets the claim pass.
    Believe,
}

/// The two questions of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Which cards to lay. Asked openly.
    Lay,
    /// Whether to doubt. Asked in private (CH-DOUBT-1).
    Doubt,
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// The seat whose turn it is.
        seat: Seat,
        /// The rank to claim.
        rank: Rank,
    },
    /// Cards were laid face down.
    Laid {
        /// The seat that laid them.
        by: Seat,
        /// The rank that was claimed.
        rank: Rank,
        /// The number of cards.
        n: u8,
        /// The cards themselves, for the seat that laid them.
        cards: Option<Cards>,
    },
    /// Nobody doubted.
    Believed {
        /// The seat that made the claim.
        by: Seat,
    },
    /// Somebody doubted.
    Doubted {
        /// The seat that doubted.
        by: Seat,
        /// The seat that made the claim.
        whose: Seat,
    },
    /// The doubted cards were turned up.
    Shown {
        /// The seat that had laid them.
        by: Seat,
        /// The cards.
        cards: Cards,
        /// Whether the claim was true.
        honest: bool,
    },
    /// Somebody took the pile.
    Took {
        /// The seat that took it.
        seat: Seat,
        /// The number of cards.
        n: u8,
        /// The cards, for the seat that took them.
        cards: Option<Cards>,
    },
    /// The last round is over (CH-LIMIT-1).
    RoundsOver,
    /// The game is over.
    Won {
        /// The winners.
        winners: Seats,
    },
}
