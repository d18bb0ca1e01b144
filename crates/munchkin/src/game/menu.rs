//! What each question offers. This is the one table of which moves go with which question: `allows` checks a move
//! against it, `list` lists from it, and `default_for` takes from it the move that does nothing.
//!
//! Offers are bits, not a list. The compiler makes a loop over them look at everything that any offer needs, whereas
//! a chain of tests looks only at what the question has.

use super::moves::Move;
use super::state::Question;

/// A kind of move that several questions offer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// The move that does nothing or just continues: see [`Question::nothing`].
    Nothing,
    /// A card from hand into play (MB-OWNTURN-1, MB-RECEIVE-1).
    Put,
    /// A Minion from hand into play, at any time (MB-MINION-1).
    Minion,
    /// A card or an ability, in the player's own turn and outside a fight.
    PlayOwn,
    /// A card or an ability, in a window or a fight.
    Play,
    /// Items for levels (MB-SELL-1).
    Sell,
    /// An item in use or carried: a free move, listed where players are likely to want it (MB-FREE-1).
    Turn,
    /// A monster from hand (MB-TROUBLE-1).
    Trouble,
    /// A request for help (MB-HELP-1).
    Ask,
    /// An item put down by cheating. Never listed (MB-CHEAT-1).
    Cheat,
}

/// The particular thing that a question asks for, if any.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// Nothing in particular: the player has the move.
    Any,
    /// A woman or a man (MB-SETUP-3).
    Sex,
    /// Cards laid out before the first turn (MB-SETUP-2).
    LayOut,
    /// A Go-Up-a-Level card, to claim the top discard (MB-FAST-1).
    Claim,
    /// Yes, or other terms (MB-HELP-3).
    Help,
    /// Yes (MB-TRADE-1).
    Trade,
    /// A card that cancels the one being played (MB-CANCEL-1).
    Cancel,
    /// A card that names what has happened (MB-STEP-1).
    React,
    /// A card that changes the die (MB-FLEE-3).
    Die,
    /// One of several cards. A body may be left alone (MB-DEATH-1).
    Choose,
    /// One of two effects.
    Either,
    /// The monster to run from (MB-FLEE-1).
    RunFrom,
    /// Rolling the die, or sacrificing a Minion (MB-FLEE-3, MB-MINION-SAC).
    Flee,
    /// An excess card, for one of the lowest players if there are any (MB-CHARITY-1).
    Charity,
}

/// What a player may decide when asked a question.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Menu {
    pub(crate) answer: Answer,
    offers: u16,
}

impl Menu {
    const fn of(answer: Answer, offers: &[Offer]) -> Menu {
        let (mut bits, mut at) = (0, 0);
        while at < offers.len() {
            bits |= 1 << offers[at] as u16;
            at += 1;
        }
        Menu { answer, offers: bits }
    }

    #[inline(always)]
    pub(crate) const fn has(self, offer: Offer) -> bool {
        self.offers >> offer as u16 & 1 != 0
    }
}

impl Question {
    /// The menu of this question.
    #[inline(always)]
    pub(crate) const fn menu(self) -> Menu {
        use Answer::Any;
        use Offer::{Ask, Cheat, Minion, Nothing, Play, PlayOwn, Put, Sell, Trouble, Turn};
        match self {
            Question::BeforeDoor | Question::Ending => {
                const { Menu::of(Any, &[Put, PlayOwn, Sell, Turn, Cheat, Nothing]) }
            }
            Question::Room => const { Menu::of(Any, &[Put, PlayOwn, Sell, Turn, Trouble, Cheat, Nothing]) },
            Question::Fight => const { Menu::of(Any, &[Put, Play, Ask, Cheat, Nothing]) },
            Question::LastCall | Question::Window => const { Menu::of(Any, &[Play, Minion, Nothing]) },
            Question::TurnedUp | Question::Receive => const { Menu::of(Any, &[Put, Nothing]) },
            Question::Sex => const { Menu::of(Answer::Sex, &[]) },
            Question::LayOut => const { Menu::of(Answer::LayOut, &[]) },
            Question::Claim => const { Menu::of(Answer::Claim, &[Nothing]) },
            Question::Help => const { Menu::of(Answer::Help, &[Nothing]) },
            Question::Trade => const { Menu::of(Answer::Trade, &[Nothing]) },
            Question::Cancel => const { Menu::of(Answer::Cancel, &[Nothing]) },
            Question::React => const { Menu::of(Answer::React, &[Nothing]) },
            Question::Die => const { Menu::of(Answer::Die, &[Nothing]) },
            Question::Choose => const { Menu::of(Answer::Choose, &[]) },
            Question::Either => const { Menu::of(Answer::Either, &[]) },
            Question::RunFrom => const { Menu::of(Answer::RunFrom, &[]) },
            Question::Flee => const { Menu::of(Answer::Flee, &[Minion]) },
            Question::Charity => const { Menu::of(Answer::Charity, &[]) },
        }
    }

    /// The move that does nothing or just continues. Some questions have none.
    #[inline(always)]
    pub(crate) const fn nothing(self) -> Option<&'static Move> {
        Some(match self {
            Question::BeforeDoor => &Move::OpenDoor,
            Question::Room => &Move::LootRoom,
            Question::Ending => &Move::EndTurn,
            Question::Fight => &Move::Settle,
            Question::TurnedUp => &Move::Keep,
            Question::Flee => &Move::Roll,
            Question::LastCall
            | Question::Window
            | Question::Help
            | Question::Trade
            | Question::Receive
            | Question::Cancel
            | Question::React
            | Question::Die
            | Question::Claim => &Move::Pass,
            Question::Sex
            | Question::LayOut
            | Question::Choose
            | Question::Either
            | Question::RunFrom
            | Question::Charity => return None,
        })
    }
}
