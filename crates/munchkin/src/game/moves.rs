//! What a player can decide.

use super::fight::Terms;
use crate::card::CardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinMove"))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Nothing: in a window, to an offer, to a question that may be left.
    Pass,
    /// Before the first turn: the cards at these places of the hand go into play (MB-SETUP-2).
    LayOut(u32),
    /// MB-DOOR-1.
    OpenDoor,
    /// A turned-up card goes into the hand (MB-DOOR-1).
    Keep,
    /// Look for trouble with a Monster from hand (MB-TROUBLE-1).
    Trouble(CardId),
    /// Loot the room (MB-LOOT-1).
    LootRoom,
    /// The turn is over.
    EndTurn,
    /// A card from hand into play (MB-OWNTURN-1, MB-RECEIVE-1, MB-MINION-1).
    Put {
        /// The card.
        card: CardId,
        /// An item that is to be carried.
        carried: bool,
        /// The Race that makes room for it (MB-RACE-1).
        replaces: Option<CardId>,
    },
    /// Plays a card, or uses what a card in play can do.
    Play {
        /// The card.
        card: CardId,
        /// Which of its lines, counted from 0; 0 for cards that are played as a whole.
        line: u8,
        /// At what.
        at: At,
    },
    /// Sells the items at these places of hand and table (MB-SELL-1).
    Sell {
        /// Places of the hand, as bits.
        hand: u32,
        /// Places of the items in play, as bits.
        items: u32,
    },
    /// Asks for help (MB-HELP-1).
    Ask {
        /// Whom.
        seat: Seat,
        /// For what.
        terms: Terms,
    },
    /// Accepts an offer.
    Accept,
    /// Answers an offer with another (MB-HELP-3).
    Counter(Terms),
    /// The main fighter has done what they like (MB-LASTCALL-1).
    Settle,
    /// The monster to run from next, by its place in the fight (MB-FLEE-1).
    RunFrom(u8),
    /// Rolls the die (MB-FLEE-3).
    Roll,
    /// Gives up the Minion (MB-MINION-SAC).
    Sacrifice {
        /// The helper escapes too.
        helper: bool,
    },
    /// One of the cards that are asked about.
    Choose(CardId),
    /// The first or the second of two effects.
    Either {
        /// The second.
        second: bool,
    },
    /// A card to somebody (MB-CHARITY-1).
    Give {
        /// The card.
        card: CardId,
        /// To whom.
        to: Seat,
    },
    /// Offers a trade; a gift if nothing is wanted (MB-TRADE-1).
    Trade {
        /// To whom.
        to: Seat,
        /// Places of one's own items, as bits.
        give: u32,
        /// Places of the other's items, as bits.
        want: u32,
    },
    /// Turns an item between in use and carried (MB-FREE-1).
    Turn {
        /// The item's place.
        item: u8,
        /// Into use.
        in_use: bool,
    },
    /// Discards one's own Race, Half-Breed, Power, Minion or item in play (MB-FREE-1).
    Drop(CardId),
    /// Shows cards of one's hand to one player, or to all (MB-SHOW-1).
    Show {
        /// Places of the hand, as bits.
        hand: u32,
        /// To whom; to all if to nobody in particular.
        to: Option<Seat>,
    },
    /// Puts an item down in use although there is no slot for it, or it is one Big item too many
    /// (MB-CHEAT-1).
    Cheat(CardId),
    /// Says that somebody has put that item down wrongly (MB-CHEAT-1).
    Accuse {
        /// Whom.
        seat: Seat,
        /// Which of their items.
        card: CardId,
    },
    /// Discards that Go-Up-a-Level card for the card on top of the discard pile (MB-FAST-1).
    Claim(CardId),
    /// One's character is a woman, or a man (MB-SETUP-3).
    Be {
        /// A woman.
        female: bool,
    },
}

impl Move {
    /// The cards it names.
    pub(crate) fn cards(self) -> [Option<CardId>; 2] {
        match self {
            Move::Put { card, replaces, .. } => [Some(card), replaces],
            Move::Play { card, at: At::With(with), .. } => [Some(card), Some(with)],
            Move::Trouble(card)
            | Move::Play { card, .. }
            | Move::Choose(card)
            | Move::Give { card, .. }
            | Move::Drop(card)
            | Move::Cheat(card)
            | Move::Accuse { card, .. }
            | Move::Claim(card) => [Some(card), None],
            Move::Pass
            | Move::LayOut(_)
            | Move::OpenDoor
            | Move::Keep
            | Move::LootRoom
            | Move::EndTurn
            | Move::Sell { .. }
            | Move::Ask { .. }
            | Move::Accept
            | Move::Counter(_)
            | Move::Settle
            | Move::RunFrom(_)
            | Move::Roll
            | Move::Sacrifice { .. }
            | Move::Either { .. }
            | Move::Trade { .. }
            | Move::Turn { .. }
            | Move::Show { .. }
            | Move::Be { .. } => [None; 2],
        }
    }
}

/// What a play is aimed at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinAt"))]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// Nothing in particular.
    Nothing,
    /// A player.
    Player(Seat),
    /// A monster, by its place in the fight.
    Monster(u8),
    /// The side of the fighters.
    Fighters,
    /// The side of the monsters.
    Monsters,
    /// Together with a Monster from hand (MB-WANDER-1).
    With(CardId),
}
