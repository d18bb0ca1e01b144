//! The parts of a fight's totals, reported by the code that adds them up.

use super::fight::Fight;
use super::state::Munchkin;
use crate::card::CardId;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Something that counts for a side of a fight.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPart"))]
pub struct Part {
    /// The kind of part.
    pub what: PartKind,
    /// The card it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<CardId>,
    /// Whose it is: a fighter, or the player who played it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The monster it belongs to, by its place in the fight.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub monster: Option<u8>,
    /// How much it adds, or takes away if negative.
    pub n: i32,
}

/// The kinds of parts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPartKind"))]
#[serde(rename_all = "kebab-case")]
pub enum PartKind {
    /// A fighter's level, or the level on a monster's card.
    Level,
    /// A card on the table (item, Race, Power, Minion, curse), or what a monster's own text or an enhancer adds.
    Card,
    /// A card that was played in this fight, or an ability that was used.
    Played,
    /// What doubling adds.
    Doubled,
    /// A monster counts at least 1 (MB-FIGHT-1).
    Least,
}

/// Listens while a total is added up. [`Unheard`] makes that cost nothing.
pub(crate) trait Tally {
    /// Whether anybody listens.
    const HEARD: bool;

    fn add(&mut self, what: PartKind, card: Option<CardId>, n: i32);
    /// A player has played this.
    fn add_by(&mut self, by: Seat, card: CardId, n: i32);
    /// This card doubles the final sum.
    fn doubles(&mut self, card: CardId);
    /// The sum is doubled by the next of the doubling cards.
    fn doubled(&mut self, n: i32);
}

/// Ignores the parts: only the total is wanted.
pub(crate) struct Unheard;

impl Tally for Unheard {
    const HEARD: bool = false;

    #[inline(always)]
    fn add(&mut self, _: PartKind, _: Option<CardId>, _: i32) {}

    #[inline(always)]
    fn add_by(&mut self, _: Seat, _: CardId, _: i32) {}

    #[inline(always)]
    fn doubles(&mut self, _: CardId) {}

    #[inline(always)]
    fn doubled(&mut self, _: i32) {}
}

/// Collects all parts.
#[derive(Default)]
struct Parts {
    list: Vec<Part>,
    seat: Option<Seat>,
    monster: Option<u8>,
    doubling: Vec<CardId>,
}

impl Tally for Parts {
    const HEARD: bool = true;

    fn add(&mut self, what: PartKind, card: Option<CardId>, n: i32) {
        if n != 0 {
            self.list.push(Part { what, card, seat: self.seat, monster: self.monster, n });
        }
    }

    fn add_by(&mut self, by: Seat, card: CardId, n: i32) {
        let seat = self.seat.replace(by);
        self.add(PartKind::Played, Some(card), n);
        self.seat = seat;
    }

    fn doubles(&mut self, card: CardId) {
        self.doubling.push(card);
    }

    fn doubled(&mut self, n: i32) {
        let card = self.doubling.pop();
        self.add(PartKind::Doubled, card, n);
    }
}

/// A card that was played in a fight, or an ability that was used.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Contribution {
    pub(crate) card: CardId,
    pub(crate) by: Seat,
    pub(crate) on: Beneficiary,
    /// How much it adds; `None` if it doubles.
    pub(crate) n: Option<i16>,
}

/// The side that a play counts for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Beneficiary {
    Fighters,
    Monsters,
    /// The player who used it, as long as they fight.
    Own,
}

impl Munchkin {
    /// The parts of the fighters' total.
    pub(crate) fn fighters_parts(&self, fight: &Fight) -> Vec<Part> {
        let mut parts = Parts::default();
        for seat in fight.fighters() {
            parts.seat = Some(seat);
            self.strength_with(fight, seat, &mut parts);
        }
        parts.seat = None;
        tell_played(fight, |played| played.on == Beneficiary::Fighters, fight.shots[0], &mut parts);
        debug_assert_eq!(sum(&parts.list), self.fighters_total(fight));
        parts.list
    }

    /// The parts of the monsters' total.
    pub(crate) fn monsters_parts(&self, fight: &Fight) -> Vec<Part> {
        let mut parts = Parts::default();
        for (at, &monster) in fight.monsters.iter().enumerate() {
            parts.monster = Some(at as u8);
            self.monster_strength_with(fight, monster, &mut parts);
        }
        parts.monster = None;
        tell_played(fight, |played| played.on == Beneficiary::Monsters, fight.shots[1], &mut parts);
        debug_assert_eq!(sum(&parts.list), self.monsters_total(fight));
        parts.list
    }
}

/// Reports the plays that count; they add up to `all`. What the fight had no room to remember is reported without a
/// card.
pub(crate) fn tell_played(fight: &Fight, counts: impl Fn(&Contribution) -> bool, all: i16, tally: &mut impl Tally) {
    let mut rest = i32::from(all);
    for played in fight.played.iter().filter(|played| counts(played)) {
        match played.n {
            Some(n) => {
                tally.add_by(played.by, played.card, n.into());
                rest -= i32::from(n);
            }
            None => tally.doubles(played.card),
        }
    }
    tally.add(PartKind::Played, None, rest);
}

fn sum(parts: &[Part]) -> i32 {
    parts.iter().map(|part| part.n).sum()
}
