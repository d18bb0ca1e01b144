//! What a seat decides, and what everybody hears of it.

use crate::card::{Cards, Rank};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Lays these cards face down. The claim needs no words: their number can be seen, and the rank
    /// is the one whose turn it is (CH-TURN-2).
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
    /// Which cards to lay; asked openly.
    Lay,
    /// Whether to doubt; asked in private (CH-DOUBT-1).
    Doubt,
}

/// Something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The rank to claim.
        rank: Rank,
    },
    /// Cards were laid face down.
    Laid {
        /// By whom.
        by: Seat,
        /// The rank that was claimed.
        rank: Rank,
        /// How many.
        n: u8,
        /// The cards themselves, for whoever laid them.
        cards: Option<Cards>,
    },
    /// Nobody doubted.
    Believed {
        /// Whose claim.
        by: Seat,
    },
    /// Somebody doubted.
    Doubted {
        /// Who.
        by: Seat,
        /// Whose claim.
        whose: Seat,
    },
    /// The doubted cards were turned up.
    Shown {
        /// Who had laid them.
        by: Seat,
        /// The cards.
        cards: Cards,
        /// Whether the claim was true.
        honest: bool,
    },
    /// Somebody took the pile.
    Took {
        /// Who.
        seat: Seat,
        /// How many cards.
        n: u8,
        /// The cards, for whoever took them.
        cards: Option<Cards>,
    },
    /// The last round is over (CH-LIMIT-1).
    RoundsOver,
    /// The game is over.
    Won {
        /// Who won.
        winners: Seats,
    },
}
