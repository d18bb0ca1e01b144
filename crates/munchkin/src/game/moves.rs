//! The decisions a player can make.

use super::fight::Terms;
use crate::card::CardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinMove"))]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Does nothing: in a window, to an offer, to a question that need not be answered.
    Pass,
    /// Before the first turn, puts the cards at these places of the hand into play (MB-SETUP-2).
    LayOut(u32),
    /// MB-DOOR-1.
    OpenDoor,
    /// Takes a turned-up card into the hand (MB-DOOR-1).
    Keep,
    /// Looks for trouble with a Monster from the hand (MB-TROUBLE-1).
    Trouble(CardId),
    /// Loots the room (MB-LOOT-1).
    LootRoom,
    /// Ends the turn.
    EndTurn,
    /// Puts a card from the hand into play (MB-OWNTURN-1, MB-RECEIVE-1, MB-MINION-1).
    Put {
        /// The card.
        card: CardId,
        /// Whether an item is to be carried.
        carried: bool,
        /// The Race that makes room for it (MB-RACE-1).
        replaces: Option<CardId>,
    },
    /// Plays a card, or uses an ability of a card in play.
    Play {
        /// The card.
        card: CardId,
        /// Which of its lines, counted from 0. It is 0 for cards that are played as a whole.
        line: u8,
        /// What it is aimed at.
        at: At,
    },
    /// Sells items for levels (MB-SELL-1).
    Sell {
        /// Places of the hand, as bits.
        hand: u32,
        /// Places of the items in play, as bits.
        items: u32,
    },
    /// Asks for help (MB-HELP-1).
    Ask {
        /// Who is asked.
        seat: Seat,
        /// The terms.
        terms: Terms,
    },
    /// Accepts an offer.
    Accept,
    /// Answers an offer with another (MB-HELP-3).
    Counter(Terms),
    /// The main fighter is done (MB-LASTCALL-1).
    Settle,
    /// Runs from this monster next, by its place in the fight (MB-FLEE-1).
    RunFrom(u8),
    /// Rolls the die (MB-FLEE-3).
    Roll,
    /// Sacrifices the Minion (MB-MINION-SAC).
    Sacrifice {
        /// Whether the helper escapes, too.
        helper: bool,
    },
    /// Chooses one of the cards in question.
    Choose(CardId),
    /// Chooses the first or the second of two effects.
    Either {
        /// The second.
        second: bool,
    },
    /// Gives a card to somebody (MB-CHARITY-1).
    Give {
        /// The card.
        card: CardId,
        /// To whom.
        to: Seat,
    },
    /// Offers a trade, or a gift if nothing is wanted (MB-TRADE-1).
    Trade {
        /// To whom.
        to: Seat,
        /// Places of the player's own items, as bits.
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
    /// Discards the player's own Race, Half-Breed, Power, Minion or item in play (MB-FREE-1).
    Drop(CardId),
    /// Shows cards of the hand to one player or to everybody (MB-SHOW-1).
    Show {
        /// Places of the hand, as bits.
        hand: u32,
        /// Who sees them; everybody if `None`.
        to: Option<Seat>,
    },
    /// Puts an item down in use although it has no slot or is one Big item too many (MB-CHEAT-1).
    Cheat(CardId),
    /// Accuses somebody of having put down that item by cheating (MB-CHEAT-1).
    Accuse {
        /// Who is accused.
        seat: Seat,
        /// Which of their items.
        card: CardId,
    },
    /// Discards this Go-Up-a-Level card for the card on top of the discard pile (MB-FAST-1).
    Claim(CardId),
    /// Chooses the sex of one's character (MB-SETUP-3).
    Be {
        /// A woman.
        female: bool,
    },
}

impl Move {
    /// The cards that the move names.
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
    /// The monsters' side.
    Monsters,
    /// Together with a Monster from hand (MB-WANDER-1).
    With(CardId),
}
