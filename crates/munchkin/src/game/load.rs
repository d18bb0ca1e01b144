//! The items in front of a player, and the room there is for them (MB-ITEM-1).

use super::player::{Item, Player, Put};
use crate::card::{CardId, Face, Slot};
use crate::set::Set;
use crate::set::limits::Limits;

/// The room left in each slot and for Big items; negative if there are too many items.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(crate) struct Load {
    left: [i8; 5],
    /// Items that may break the rules about slots and size.
    pub(crate) exempt: u8,
}

/// The index of Big items in a load.
const BIG: usize = 4;

/// The index of a slot in a load, and how much of it an item takes.
fn place(slot: Option<Slot>) -> Option<(usize, i8)> {
    match slot? {
        Slot::Head => Some((0, 1)),
        Slot::Armour => Some((1, 1)),
        Slot::Feet => Some((2, 1)),
        Slot::Hand1 => Some((3, 1)),
        Slot::Hand2 => Some((3, 2)),
    }
}

impl Load {
    /// Adds the room that a player has.
    pub(crate) fn make_room(&mut self, limits: &Limits) {
        for (left, room) in self.left.iter_mut().zip(limits.rooms()) {
            *left += room;
        }
    }

    fn add_slot(&mut self, slot: Option<Slot>) {
        if let Some((at, n)) = place(slot) {
            self.left[at] -= n;
        }
    }

    fn add(&mut self, card: Face, in_use: bool) {
        self.left[BIG] -= i8::from(card.big);
        if in_use {
            self.add_slot(card.slot);
        }
    }

    /// MB-CHEAT-1: items put down by cheating are not touched by MB-CHECK-1.
    pub(crate) fn add_item(&mut self, card: Face, item: &Item) {
        if item.put == Put::Rightly {
            self.add(card, item.in_use);
        }
    }

    fn remove(&mut self, card: Face, in_use: bool) {
        self.left[BIG] += i8::from(card.big);
        if let Some((at, n)) = place(card.slot).filter(|_| in_use) {
            self.left[at] += n;
        }
    }

    /// Whether the slot that a card takes is overfull.
    pub(crate) fn lacks(&self, slot: Option<Slot>) -> bool {
        place(slot).is_some_and(|(at, _)| self.left[at] < 0)
    }

    fn fits_slots(&self) -> bool {
        self.left[..BIG].iter().all(|&left| left >= 0)
    }

    fn fits(&self) -> bool {
        self.left.iter().all(|&left| left >= 0)
    }
}

impl Player {
    /// The room left after all items.
    pub(crate) fn load(&self, set: &Set) -> Load {
        let (limits, exempt) = self.allowed(set);
        let mut load = Load { exempt, ..self.laid(set) };
        load.make_room(&limits);
        load
    }

    /// The load of all items, as if there were no room at all.
    fn laid(&self, set: &Set) -> Load {
        let mut load = Load::default();
        self.items.iter().for_each(|item| load.add_item(set.face(item.card), item));
        load
    }

    /// What is used of head, armour, feet, hands and the room for Big items, and how much of each there is.
    pub(crate) fn places(&self, set: &Set) -> [[u8; 2]; 5] {
        let (rooms, left) = (self.limits(set).rooms(), self.laid(set).left);
        std::array::from_fn(|at| [-left[at], rooms[at]].map(|n| n as u8))
    }

    /// Whether there are more Big items than allowed, exempt ones not counted (MB-ITEM-1).
    pub(crate) fn too_big(&self, load: &Load) -> bool {
        self.big_too_many(load) > 0
    }

    /// By how many Big items the limit is exceeded.
    pub(crate) fn big_too_many(&self, load: &Load) -> i32 {
        -(i32::from(load.left[BIG]) + i32::from(load.exempt))
    }

    /// Whether there are more items than the slots and the Big rule allow, exempt ones not counted (MB-ITEM-1).
    pub(crate) fn overloaded(&self, set: &Set, load: &Load) -> bool {
        !load.fits() && (load.exempt == 0 || !self.fits_without(set, load, load.exempt, 0, Load::fits))
    }

    /// Whether the load `fits` if `exempt` more items, from this place on, are left out.
    #[cold]
    fn fits_without(&self, set: &Set, load: &Load, exempt: u8, from: usize, fits: fn(&Load) -> bool) -> bool {
        exempt > 0
            && (from..self.items.len()).any(|at| {
                let item = self.items.as_slice()[at];
                let mut rest = *load;
                if item.put == Put::Rightly {
                    rest.remove(set.face(item.card), item.in_use);
                }
                fits(&rest) || self.fits_without(set, &rest, exempt - 1, at + 1, fits)
            })
    }

    /// Whether a new item could be in use beside the others. Whether it is one Big item too many is another question
    /// (MB-ITEM-3).
    pub(crate) fn has_room_for(&self, set: &Set, card: CardId) -> bool {
        self.has_room_beside(set, card, &self.load(set))
    }

    /// The same for a load that is computed already.
    pub(crate) fn has_room_beside(&self, set: &Set, card: CardId, load: &Load) -> bool {
        if !self.may_use(set, card) {
            return false;
        }
        if load.exempt == 0 {
            let mut load = *load;
            load.add(set.face(card), true);
            return load.fits_slots();
        }
        let mut with = *self;
        with.items.push(Item::new(card, true)) && {
            let load = with.load(set);
            let in_slots = || load.fits_slots() || with.fits_without(set, &load, load.exempt, 0, Load::fits_slots);
            !with.overloaded(set, &load) || (with.too_big(&load) && in_slots())
        }
    }

    /// Whether a carried item could be in use.
    pub(crate) fn could_use(&self, set: &Set, at: usize, load: &Load) -> bool {
        let card = self.items.as_slice()[at].card;
        if load.exempt == 0 {
            let mut with = *load;
            with.add_slot(set.face(card).slot);
            return with.fits() && self.may_use(set, card);
        }
        let mut with = *self;
        with.items.as_mut_slice()[at] = Item::new(card, true);
        self.may_use(set, card) && !with.overloaded(set, &with.load(set))
    }

    /// Whether an item fits beside the others.
    pub(crate) fn could_have(&self, set: &Set, item: Item) -> bool {
        let mut with = *self;
        with.items.push(item) && !with.overloaded(set, &with.load(set))
    }
}
