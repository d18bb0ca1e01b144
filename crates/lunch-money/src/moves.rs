//! The decisions a player can make.

use crate::card::Card;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One decision. It is small and plain; its text form is in [`crate::notation`]. The description that may go with any
/// play (LM-TURN-5) is kept beside it, because it never changes the outcome.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Does nothing as the turn's action.
    Pass,
    /// Gives no answer, no follow-up, nothing more.
    Decline,
    /// Plays a card at somebody: an attack, a Grab, an affliction, Hippie, Time Out, Abandonment.
    Play {
        /// The card.
        card: Card,
        /// Weird cards declared with it (LM-WEIRD-1).
        weirds: Weirds,
        /// The (first) target.
        at: Seat,
        /// The second victim of a 2-Fer; `None` for both hits on one.
        also: Option<Seat>,
        /// Where a Roundhouse or Spinning Backfist goes when dodged, if declared beforehand.
        way: Option<Way>,
    },
    /// Plays a card at nobody: Hide, Imaginary Friend, Freedom on one's own Wedgy.
    Alone(Card),
    /// Plays a card to break a hold on oneself (LM-CHOKE-2, LM-HEADLOCK-2).
    Escape {
        /// The card.
        card: Card,
        /// The holder.
        from: Seat,
    },
    /// Answers with a Defense card, Humiliation, Backlash, or with Cooties to a Grab.
    Answer {
        /// The card.
        card: Card,
        /// Whether Faster goes with it (LM-FASTER-1).
        faster: bool,
    },
    /// Plays this many First Aid cards.
    Aid(u8),
    /// Discards and draws. The bits are positions in the hand as it is shown.
    Discard(u16),
    /// Chooses where a dodged Roundhouse or Spinning Backfist goes.
    Way(Way),
    /// Takes Nuts back into the hand.
    Keep,
    /// Leaves Nuts on the discard pile.
    Drop,
    /// Releases one's hold.
    Release,
}

impl Move {
    /// A plain card at one target.
    #[inline]
    #[must_use]
    pub const fn at(card: Card, at: Seat) -> Move {
        Move::Play { card, weirds: Weirds::NONE, at, also: None, way: None }
    }
}

/// Left is clockwise.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "they say it themselves")]
pub enum Way {
    Left,
    Right,
}

/// How many Weird cards go with each of up to five hits.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Weirds(u16);

impl Weirds {
    /// No Weird at all.
    pub const NONE: Weirds = Weirds(0);
    /// The most on one hit.
    const MOST: u16 = 7;

    /// One more Weird on a hit, counted from 0. A hit that no card has changes nothing.
    #[inline]
    #[must_use]
    pub const fn and_on(self, hit: usize) -> Weirds {
        if hit >= 5 || self.on(hit) as u16 == Weirds::MOST {
            return self;
        }
        Weirds(self.0 + (1 << (3 * hit)))
    }

    /// How many there are on a hit.
    #[inline]
    #[must_use]
    pub const fn on(self, hit: usize) -> u8 {
        (self.0 >> (3 * hit) & Weirds::MOST) as u8
    }

    /// How many there are in all.
    #[inline]
    #[must_use]
    pub const fn count(self) -> usize {
        if self.0 == 0 {
            return 0;
        }
        (self.on(0) + self.on(1) + self.on(2) + self.on(3) + self.on(4)) as usize
    }

    /// Whether all of them are on one of the first `hits` hits.
    #[inline]
    #[must_use]
    pub const fn within(self, hits: usize) -> bool {
        self.0 >> (3 * hits) == 0
    }
}
