//! What is going on: an explicit stack of small plain values, the top one moving.

use super::fight::Terms;
use super::list::List;
use crate::card::CardId;
use crate::vocabulary::{Cancelled, Event, Timing, Which};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// One thing that is going on.
#[derive(Copy, Clone, PartialEq, Debug)]
#[repr(u8)]
pub(crate) enum Frame {
    /// MB-CHECK-1, player by player.
    Check,
    /// A window in which everybody may play something (MB-WINDOW-1).
    Window(Window),
    /// The lines of a card work on somebody.
    Lines(Lines),
    /// A line hits several, one after another.
    Each(Each),
    /// Cards are chosen, one after another.
    Pick(Pick),
    /// A play: paid for, maybe cancelled, then carried out.
    Play(Play),
    /// Something happened that cards name (MB-STEP-1).
    Event(Happening),
    /// The fight, up to its decision.
    Fight,
    /// Running away.
    Flight(Flight),
    /// The fight is won (MB-WIN-1).
    Win(WinStage),
    /// The fight is over: its cards are discarded, bodies looted.
    Over(OverStage),
    /// Talks about help (MB-HELP-3).
    Talks(Talks),
    /// A trade on the table (MB-TRADE-1).
    Trade(Trade),
    /// A turned-up Door that is neither monster nor curse.
    TurnedUp(CardId),
    /// Cards just received may be put into play (MB-RECEIVE-1).
    Receive,
    /// The card on top of the discards may be claimed (MB-FAST-1).
    Claim(Claims),
    /// Bodies are looted (MB-DEATH-1).
    Loot(Loot),
    /// The excess goes to the lowest (MB-CHARITY-1).
    Charity { given: [u8; Seat::MAX] },
}

/// Which window.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinOpening"))]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// A turn begins.
    TurnStart,
    /// Before trouble or looting.
    BeforeRoom,
    /// Before a roll to run away.
    BeforeRoll,
    /// A turn ends.
    TurnEnd,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) opening: Opening,
    /// Who is asked first.
    pub(crate) first: Seat,
    pub(crate) passed: Seats,
}

/// The lines of a card with one timing, or one line with what hangs on it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Lines {
    pub(crate) card: CardId,
    /// Whose card it is, or who played it.
    pub(crate) owner: Seat,
    /// On whom it works.
    pub(crate) victim: Seat,
    /// Somebody chosen by its player.
    pub(crate) target: Option<Seat>,
    /// A monster chosen by its player, or the monster whose line it is.
    pub(crate) monster: Option<u8>,
    /// For a one-shot: on the monsters' side.
    pub(crate) against: bool,
    pub(crate) with: Option<CardId>,
    pub(crate) timing: Timing,
    pub(crate) at: u8,
    /// Only the line it begins with, and what hangs on it.
    pub(crate) single: bool,
    /// The line it begins with.
    pub(crate) first: u8,
    /// The line before failed, or found nothing.
    pub(crate) failed: bool,
    /// The second of two effects was chosen; the first if false; not asked yet if `None`.
    pub(crate) second: Option<bool>,
}

/// A line that hits several players (MB-STEP-1).
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Each {
    pub(crate) lines: Lines,
    /// Which line of the card.
    pub(crate) line: u8,
    /// Its number, rolled once for all.
    pub(crate) n: i16,
    /// Who is still to be hit.
    pub(crate) left: Seats,
}

/// Why cards are chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPurpose"))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To be discarded.
    Lose,
    /// To pay with.
    Pay,
    /// To be handed over.
    HandOver,
    /// To be stolen.
    Steal,
    /// A curse to be rid of.
    Cure,
    /// Powers that are too high (MB-POWER-1).
    TooManyRanks,
    /// Big items over the limit (MB-ITEM-1).
    TooBig,
    /// A Big item that makes room for a promised one, or none (MB-ITEM-3, MB-HELP-4).
    MakeRoom,
    /// Items that have no slot (MB-CHECK-1).
    NoSlot,
    /// Races without a Half-Breed (MB-RACE-1).
    TooManyRaces,
    /// One's pick of the treasures (MB-DEAL-1).
    Share,
    /// One card of a body (MB-DEATH-1).
    Loot,
    /// Which of the cards drawn to keep.
    KeepDrawn,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    pub(crate) purpose: Purpose,
    /// Who chooses.
    pub(crate) chooser: Seat,
    /// Whose cards.
    pub(crate) victim: Seat,
    pub(crate) which: Which,
    pub(crate) worn: bool,
    pub(crate) left: u8,
    /// Not this card, which is being paid for; or the one that room is made for.
    pub(crate) except: Option<CardId>,
}

impl Pick {
    /// Who chooses.
    pub(crate) fn asked(&self) -> Seat {
        if self.purpose == Purpose::HandOver { self.victim } else { self.chooser }
    }

    /// Whether one may choose none.
    pub(crate) fn may_be_declined(&self) -> bool {
        matches!(self.purpose, Purpose::Loot | Purpose::MakeRoom)
    }

    /// Whether all of so many cards go: who takes the rest is not asked (MB-DEAL-1).
    pub(crate) fn takes_all(&self, cards: usize) -> bool {
        matches!(self.purpose, Purpose::Lose | Purpose::Pay | Purpose::KeepDrawn | Purpose::Share)
            && cards <= usize::from(self.left)
    }

    /// Whether everybody can tell what there is to choose among: nothing of a hand, nothing drawn unseen.
    pub(crate) fn is_open(&self) -> bool {
        self.which != Which::Hand && !matches!(self.purpose, Purpose::Pay | Purpose::KeepDrawn)
    }
}

/// A card or ability on its way.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Play {
    pub(crate) lines: Lines,
    pub(crate) stage: PlayStage,
    /// The card came from hand or is a one-shot: it is spent.
    pub(crate) spent: bool,
    /// What can cancel it.
    pub(crate) cancelled_by: Option<Cancelled>,
    /// Who has declined to cancel it.
    pub(crate) passed: Seats,
    /// Cards that have failed to cancel it.
    pub(crate) tried: [Option<CardId>; 2],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlayStage {
    Cancel,
    Work,
    Finish,
}

/// Something that cards name has happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happening {
    pub(crate) event: Event,
    /// Whom it concerns.
    pub(crate) about: Seat,
    /// Players whose cards in play have done their part.
    pub(crate) worked: Seats,
    /// Players who have been asked about cards in hand.
    pub(crate) passed: Seats,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flight {
    /// Who runs.
    pub(crate) seat: Seat,
    /// Monsters still to run from, as bits.
    pub(crate) left: u16,
    pub(crate) stage: FlightStage,
    pub(crate) monster: u8,
    pub(crate) die: u8,
    /// A Minion was given up for them: they escape all that are left (MB-MINION-SAC).
    pub(crate) saved: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum FlightStage {
    Name,
    Window,
    Roll,
    Answer,
    Strike,
    Next,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum WinStage {
    Levels,
    Lines,
    Treasures,
    Share,
    Promises,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum OverStage {
    Promises,
    Loot,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Talks {
    pub(crate) other: Seat,
    pub(crate) terms: Terms,
    /// The other is to answer; else the main fighter.
    pub(crate) to_other: bool,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trade {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) give: u32,
    pub(crate) want: u32,
}

/// Sealed answers about the card on top of the discards (MB-FAST-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claims {
    /// Who has not answered yet.
    pub(crate) waiting: Seats,
    /// What each would pay.
    pub(crate) paid: [Option<CardId>; Seat::MAX],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Loot {
    pub(crate) body: Seat,
    /// Who has had their pick.
    pub(crate) done: Seats,
}

/// The frames, the present one last.
pub(crate) type Stack = List<Frame, 24>;
