//! What happens in a game, for everybody who watches.

use crate::card::{CardId, Deck};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// Something that happened. A card is `None` to those who may not see it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinEvent"))]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "fields are who and what")]
pub enum Event {
    /// A turn begins.
    Turn { seat: Seat },
    /// A die was rolled.
    Rolled { seat: Seat, die: u8 },
    /// A card went into a hand. Its owner and `seen` see it.
    Drew { seat: Seat, deck: Deck, card: Option<CardId>, seen: Seats },
    /// A treasure was turned up, to be shared.
    TurnedUp { card: CardId },
    /// A pile was reshuffled.
    Reshuffled { deck: Deck },
    /// A Door was turned up.
    Opened { seat: Seat, card: CardId },
    /// No Door was left.
    NoDoor { seat: Seat },
    /// A card was put into play.
    Put { seat: Seat, card: CardId, in_use: bool },
    /// A card was played, or its ability was used.
    Played { seat: Seat, card: CardId, line: u8 },
    /// A card was played on somebody.
    PlayedAt { seat: Seat, card: CardId, at: Seat },
    /// A card went to its discard pile.
    Discarded { seat: Seat, card: CardId },
    /// Somebody cancelled a card.
    Cancelled { seat: Seat, card: CardId },
    /// Levels changed.
    Level { seat: Seat, level: u8 },
    /// A fight begins.
    Met { seat: Seat, card: CardId },
    /// A monster joins.
    Joined { seat: Seat, card: CardId },
    /// A monster leaves, or is dead.
    Left { card: CardId, friendly: bool },
    /// Help is asked for, offered and answered.
    Asked { seat: Seat, other: Seat },
    /// Somebody helps.
    Helps { seat: Seat, main: Seat },
    /// An offer is refused.
    Refused { seat: Seat },
    /// The fight goes to somebody else.
    Handed { from: Seat, to: Seat },
    /// The main fighter settles.
    Settled { seat: Seat },
    /// The fight is won.
    Won { seat: Seat, levels: u8, treasures: u8 },
    /// Somebody escapes a monster.
    Escaped { seat: Seat, card: CardId },
    /// Somebody is caught.
    Caught { seat: Seat, card: CardId },
    /// Somebody dies.
    Died { seat: Seat },
    /// Somebody is back.
    Back { seat: Seat },
    /// A card changes hands. Only the players in `seen` see it.
    Passed { from: Seat, to: Seat, card: Option<CardId>, seen: Seats },
    /// Items are sold.
    Sold { seat: Seat, gold: u16 },
    /// An item is turned to be in use or carried.
    Turned { seat: Seat, card: CardId, in_use: bool },
    /// A trade is offered.
    Traded { seat: Seat, other: Seat, done: bool },
    /// A card turned the die to another number.
    DieTurned { seat: Seat, die: u8 },
    /// A player showed a card of their hand to the players in `seen`.
    Shown { seat: Seat, card: Option<CardId>, seen: Seats },
    /// Somebody was accused of cheating with an item, rightly or not.
    Accused { seat: Seat, other: Seat, card: CardId, guilty: bool },
    /// Somebody took the card on top of the discard pile for a Go-Up-a-Level card.
    Claimed { seat: Seat, card: CardId },
    /// A player chose the sex of their character.
    Is { seat: Seat, female: bool },
    /// The game is over.
    Over,
}

impl Event {
    /// The event as a seat (or a spectator) may see it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Event {
        let knows = |owner: Seat, seen: Seats| viewer.is_some_and(|viewer| viewer == owner || seen.has(viewer));
        match self {
            Event::Drew { seat, deck, seen, .. } if !knows(seat, seen) && seen != EVERYBODY => {
                Event::Drew { seat, deck, card: None, seen: Seats::NONE }
            }
            Event::Passed { from, to, seen, .. } if !knows(from, seen.with(to)) && seen != EVERYBODY => {
                Event::Passed { from, to, card: None, seen: Seats::NONE }
            }
            Event::Shown { seat, seen, .. } if !knows(seat, seen) && seen != EVERYBODY => {
                Event::Shown { seat, card: None, seen: Seats::NONE }
            }
            event => event,
        }
    }
}

/// Seen by all, spectators too.
pub(crate) const EVERYBODY: Seats = Seats::all(Seat::MAX);
