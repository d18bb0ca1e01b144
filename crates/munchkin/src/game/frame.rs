//! What is going on: an explicit stack of small plain values, of which the top one moves.

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
    /// The lines of a card work on a player.
    Lines(Lines),
    /// A line hits several players, one after another.
    Each(Each),
    /// Cards are chosen, one after another.
    Pick(Pick),
    /// A play: it is paid for, may be cancelled, and is carried out.
    Play(Play),
    /// Something happened that cards name (MB-STEP-1).
    Event(Happening),
    /// The fight, up to its decision.
    Fight,
    /// Running away.
    Flight(Flight),
    /// The fight is won (MB-WIN-1).
    Win(WinStage),
    /// The fight is over: its cards are discarded and bodies are looted.
    Over(OverStage),
    /// Talks about help (MB-HELP-3).
    Talks(Talks),
    /// A trade on the table (MB-TRADE-1).
    Trade(Trade),
    /// A turned-up Door that is neither a monster nor a curse.
    TurnedUp(CardId),
    /// Cards just received may be put into play (MB-RECEIVE-1).
    Receive,
    /// The card on top of the discards may be claimed (MB-FAST-1).
    Claim(Claims),
    /// Bodies are looted (MB-DEATH-1).
    Loot(Loot),
    /// Excess cards go to the lowest players (MB-CHARITY-1).
    Charity { given: [u8; Seat::MAX] },
}

/// Why a window opens.
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

/// The lines of a card with one timing, or a single line with those linked to it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Lines {
    pub(crate) card: CardId,
    /// The owner of the card, or who played it.
    pub(crate) owner: Seat,
    /// The player they work on.
    pub(crate) victim: Seat,
    /// A player chosen by the owner.
    pub(crate) target: Option<Seat>,
    /// A monster chosen by the owner, or the monster the lines belong to.
    pub(crate) monster: Option<u8>,
    /// A one-shot is on the monsters' side.
    pub(crate) against: bool,
    pub(crate) with: Option<CardId>,
    pub(crate) timing: Timing,
    pub(crate) at: u8,
    /// Only the first line and those linked to it.
    pub(crate) single: bool,
    /// The first line.
    pub(crate) first: u8,
    /// Whether the previous line failed or found nothing.
    pub(crate) failed: bool,
    /// Which of two effects was chosen: `true` for the second, `None` if not asked yet.
    pub(crate) second: Option<bool>,
}

/// A line that hits several players (MB-STEP-1).
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Each {
    pub(crate) lines: Lines,
    /// The line's place on the card.
    pub(crate) line: u8,
    /// Its number, rolled once for everybody.
    pub(crate) n: i16,
    /// Players still to be hit.
    pub(crate) left: Seats,
}

/// Why cards are chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPurpose"))]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// To discard.
    Lose,
    /// To pay with.
    Pay,
    /// To hand over.
    HandOver,
    /// To steal.
    Steal,
    /// A curse to remove.
    Cure,
    /// Powers whose Ranks are too high (MB-POWER-1).
    TooManyRanks,
    /// Big items over the limit (MB-ITEM-1).
    TooBig,
    /// A Big item that makes room for a promised one; may be declined (MB-ITEM-3, MB-HELP-4).
    MakeRoom,
    /// Items without a slot (MB-CHECK-1).
    NoSlot,
    /// Races that need a Half-Breed (MB-RACE-1).
    TooManyRaces,
    /// A pick from the shared treasures (MB-DEAL-1).
    Share,
    /// One card of a body (MB-DEATH-1).
    Loot,
    /// Which of the drawn cards to keep.
    KeepDrawn,
}

impl Purpose {
    /// The clause that makes somebody choose.
    pub(crate) fn clause(self) -> &'static str {
        match self {
            Purpose::Lose | Purpose::HandOver | Purpose::Cure => "MB-CURSE-1",
            Purpose::Pay => "MB-POWER-2",
            Purpose::Steal => "MB-THEFT-1",
            Purpose::TooManyRanks => "MB-POWER-1",
            Purpose::TooBig | Purpose::MakeRoom => "MB-ITEM-3",
            Purpose::NoSlot => "MB-ITEM-1",
            Purpose::TooManyRaces => "MB-RACE-1",
            Purpose::Share => "MB-DEAL-1",
            Purpose::Loot => "MB-DEATH-1",
            Purpose::KeepDrawn => "MB-STEP-1",
        }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    pub(crate) purpose: Purpose,
    /// Who chooses.
    pub(crate) chooser: Seat,
    /// Whose cards are chosen from.
    pub(crate) victim: Seat,
    pub(crate) which: Which,
    pub(crate) worn: bool,
    pub(crate) left: u8,
    /// A card that cannot be chosen: the one being paid for, or the one that room is made for.
    pub(crate) except: Option<CardId>,
}

impl Pick {
    /// Who chooses.
    pub(crate) fn asked(&self) -> Seat {
        if self.purpose == Purpose::HandOver { self.victim } else { self.chooser }
    }

    /// Whether the chooser may take nothing.
    pub(crate) fn may_be_declined(&self) -> bool {
        matches!(self.purpose, Purpose::Loot | Purpose::MakeRoom)
    }

    /// Whether all the cards go, so that nobody has to be asked (MB-DEAL-1).
    pub(crate) fn takes_all(&self, cards: usize) -> bool {
        matches!(self.purpose, Purpose::Lose | Purpose::Pay | Purpose::KeepDrawn | Purpose::Share)
            && cards <= usize::from(self.left)
    }

    /// Whether everybody can see what there is to choose from: nothing of a hand, and nothing drawn unseen.
    pub(crate) fn is_open(&self) -> bool {
        self.which != Which::Hand && !matches!(self.purpose, Purpose::Pay | Purpose::KeepDrawn)
    }
}

/// A card or an ability that is being played.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Play {
    pub(crate) lines: Lines,
    pub(crate) stage: PlayStage,
    /// The card is used up: it came from a hand or is a one-shot.
    pub(crate) spent: bool,
    /// What can cancel it.
    pub(crate) cancelled_by: Option<Cancelled>,
    /// Players who have declined to cancel it.
    pub(crate) passed: Seats,
    /// Cards that have failed to cancel it.
    pub(crate) tried: [Option<CardId>; 2],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PlayStage {
    Cancel,
    Cancelled,
    Work,
    Finish,
}

/// An event that cards name.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Happening {
    pub(crate) event: Event,
    /// The player it concerns.
    pub(crate) about: Seat,
    /// Players whose cards in play have taken effect.
    pub(crate) worked: Seats,
    /// Players who have been asked about cards in hand.
    pub(crate) passed: Seats,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Flight {
    /// The player who runs.
    pub(crate) seat: Seat,
    /// Monsters still to run from, as bits.
    pub(crate) left: u16,
    pub(crate) stage: FlightStage,
    pub(crate) monster: u8,
    pub(crate) die: u8,
    /// A Minion was sacrificed for the player, who escapes all monsters that are left (MB-MINION-SAC).
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
    /// Whether the other player answers next, and not the main fighter.
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
    /// Players who have not answered yet.
    pub(crate) waiting: Seats,
    /// The card each player would pay.
    pub(crate) paid: [Option<CardId>; Seat::MAX],
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Loot {
    pub(crate) body: Seat,
    /// Players who have had their pick.
    pub(crate) done: Seats,
}

/// The frames; the current one is last.
pub(crate) type Stack = List<Frame, 24>;
