//! A player's character: level, Races, Powers, items, and what they allow.

use super::list::List;
use crate::card::{Card, CardId, Face, Kind, Marks, Slot};
use crate::set::Set;
use crate::vocabulary::{Allowance, Effect, Place, Thing, Timing, Trait};
use table::Seats;

/// The most cards a hand holds while the game runs. It is far beyond what play brings; a card that
/// would be one too many stays where it is.
pub(crate) const MOST_HELD: usize = 32;
/// The most items in front of a player.
pub(crate) const MOST_ITEMS: usize = 32;

/// A card in a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Held {
    pub(crate) card: CardId,
    /// Who else knows that it is there (section 7).
    pub(crate) seen: Seats,
}

/// An item on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    pub(crate) card: CardId,
    /// In use, or carried sideways (MB-ITEM-1).
    pub(crate) in_use: bool,
    /// How it came there (MB-CHEAT-1).
    pub(crate) put: Put,
}

impl Item {
    /// An item that lies there rightly.
    pub(crate) const fn new(card: CardId, in_use: bool) -> Item {
        Item { card, in_use, put: Put::Rightly }
    }
}

/// Whether an item was put down against the rules of slots and size (MB-CHEAT-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Put {
    Rightly,
    /// Wrongly, and it can be called until the fight is over.
    InFight,
    /// Wrongly, and it can be called until the turn is over.
    InTurn,
    /// Wrongly, but too long ago to be called.
    Safe,
}

/// A curse in front of its victim (MB-CURSE-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hex {
    pub(crate) card: CardId,
    /// It counts in the fight that is on, and is spent with it.
    pub(crate) counting: bool,
}

/// How often a line has been used (MB-POWER-3).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Used {
    pub(crate) card: CardId,
    pub(crate) line: u8,
    pub(crate) turn: u8,
    pub(crate) fight: u8,
}

/// A player.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Player {
    pub(crate) level: u8,
    pub(crate) female: bool,
    /// Draws anew at the start of their next turn (MB-DEATH-2).
    pub(crate) reborn: bool,
    pub(crate) hand: List<Held, MOST_HELD>,
    /// Races, Classes and Styles.
    pub(crate) traits: List<CardId, 6>,
    pub(crate) half: Option<CardId>,
    pub(crate) powers: List<CardId, 14>,
    pub(crate) minions: List<CardId, 3>,
    pub(crate) items: List<Item, MOST_ITEMS>,
    pub(crate) curses: List<Hex, 10>,
    pub(crate) used: List<Used, 12>,
}

/// How much more or less than usual a player is allowed.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub(crate) struct Limits {
    more: [i8; Allowance::ALL.len()],
    /// Items that may break the rules of slots and size.
    pub(crate) exempt: u8,
}

impl Limits {
    pub(crate) fn of(&self, what: Allowance) -> i32 {
        i32::from(self.more[what as usize])
    }
}

/// Slots in use and Big items, and the room for them.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Load {
    used: [u8; 5],
    rooms: [u8; 5],
    /// Items that may break the rules of slots and size.
    exempt: u8,
}

/// Where a load counts Big items.
const BIG: usize = 4;

/// Where a load counts a slot, and how much.
fn place(slot: Option<Slot>) -> Option<(usize, u8)> {
    match slot? {
        Slot::Head => Some((0, 1)),
        Slot::Armour => Some((1, 1)),
        Slot::Feet => Some((2, 1)),
        Slot::Hand1 => Some((3, 1)),
        Slot::Hand2 => Some((3, 2)),
    }
}

impl Load {
    /// Nothing yet, and the room there is.
    fn within(limits: &Limits) -> Load {
        let room = |base: i32, what: Allowance| (base + limits.of(what)).clamp(0, 100) as u8;
        let rooms = [
            room(1, Allowance::Head),
            room(1, Allowance::Armour),
            room(1, Allowance::Feet),
            room(2, Allowance::Hands),
            room(1, Allowance::Big),
        ];
        Load { used: [0; 5], rooms, exempt: limits.exempt }
    }

    /// How much is used of head, armour, feet, hands and of the room for Big items, and how much there is.
    pub(crate) fn places(&self) -> [[u8; 2]; 5] {
        std::array::from_fn(|at| [self.used[at], self.rooms[at]])
    }

    fn add_slot(&mut self, slot: Option<Slot>) {
        if let Some((at, n)) = place(slot) {
            self.used[at] += n;
        }
    }

    fn add(&mut self, card: Face, in_use: bool) {
        self.used[BIG] += u8::from(card.big);
        if in_use {
            self.add_slot(card.slot);
        }
    }

    /// MB-CHEAT-1: what was put down wrongly is safe from MB-CHECK-1.
    fn add_item(&mut self, card: Face, item: &Item) {
        if item.put == Put::Rightly {
            self.add(card, item.in_use);
        }
    }

    fn remove(&mut self, card: Face, in_use: bool) {
        self.used[BIG] -= u8::from(card.big);
        if let Some((at, n)) = place(card.slot).filter(|_| in_use) {
            self.used[at] -= n;
        }
    }

    fn fits_slots(&self) -> bool {
        (0..BIG).all(|at| self.used[at] <= self.rooms[at])
    }

    fn fits(&self) -> bool {
        self.fits_slots() && self.used[BIG] <= self.rooms[BIG]
    }
}

/// What is asked of a player's cards all the time, worked out when they change. It fills a line of the
/// cache, no more.
#[derive(Copy, Clone, Debug, Default)]
#[repr(align(64))]
pub(crate) struct Glance {
    /// What sorts of lines all their cards have, in hand and in play.
    pub(crate) all: u32,
    /// What sorts of lines the cards in hand have.
    pub(crate) hand: u32,
    /// The places in the hand of what can be laid on a table, as bits, and of what can be played.
    pub(crate) laid: u32,
    pub(crate) played: u32,
    /// What sorts of lines the items have, carried ones too, and the other cards in play.
    pub(crate) items: u32,
    pub(crate) rest: u32,
    /// What sorts of lines the cards in force have.
    pub(crate) force: u32,
    /// What sorts of lines the curses in front of them have.
    pub(crate) curses: u32,
    /// What the items in hand would sell for, and those that are carried.
    pub(crate) gold_held: u32,
    pub(crate) gold_carried: u32,
    /// The bonuses of cards in force that depend on nothing.
    pub(crate) sure: i16,
    /// The sum of the Ranks in play.
    pub(crate) ranks: u8,
    /// An item that shows a bonus is carried.
    pub(crate) spare: bool,
    pub(crate) limits: Limits,
    pub(crate) load: Load,
}

const _: () = assert!(size_of::<Glance>() == 64);

impl Glance {
    /// A card comes to that place of the hand.
    pub(crate) fn hold(&mut self, at: usize, face: Face) {
        self.all |= face.marks.bits();
        self.hand |= face.marks.bits();
        self.laid |= u32::from(face.has(Marks::LAID)) << at;
        self.played |= u32::from(face.has(Marks::HELD)) << at;
        self.gold_held += u32::from(face.gold);
    }

    /// At a hand.
    pub(crate) fn at_hand(&mut self, player: &Player, set: &Set) {
        (self.hand, self.laid, self.played, self.gold_held) = (0, 0, 0, 0);
        for (at, held) in player.hand.iter().enumerate() {
            self.hold(at, set.face(held.card));
        }
        self.all = self.hand | self.items | self.rest;
    }

    /// An item comes to lie on the table. What it allows is another matter.
    pub(crate) fn lay(&mut self, face: Face, item: &Item) {
        self.all |= face.marks.bits();
        self.items |= face.marks.bits();
        self.load.add_item(face, item);
        if item.in_use {
            self.force |= face.marks.bits();
            self.sure += i16::from(face.sure);
        } else {
            self.spare |= face.bonus > 0;
            self.gold_carried += if face.one_shot { 0 } else { u32::from(face.gold) };
        }
    }

    /// At what is in play.
    pub(crate) fn at_table(&mut self, player: &Player, set: &Set) {
        let Glance { hand, laid, played, gold_held, .. } = *self;
        *self = Glance { hand, laid, played, gold_held, ..Glance::default() };
        player.traits_powers_minions().for_each(|card| self.count(player, set, card));
        self.rest = self.force;
        for item in player.items.iter() {
            let face = set.face(item.card);
            self.lay(face, item);
            if item.in_use && face.has(Marks::LIMITS) {
                player.add_limits(set, set.get(item.card), &mut self.limits);
            }
        }
        for hex in player.curses.iter() {
            let face = set.face(hex.card);
            self.curses |= face.marks.bits();
            if face.has(Marks::LIMITS) {
                player.add_limits(set, set.get(hex.card), &mut self.limits);
            }
        }
        self.load = Load { used: self.load.used, ..Load::within(&self.limits) };
        self.ranks = player.ranks(set).clamp(0, i32::from(u8::MAX)) as u8;
        self.all = self.hand | self.items | self.rest;
    }

    /// A card that is in force.
    fn count(&mut self, player: &Player, set: &Set, card: CardId) {
        let face = set.face(card);
        self.force |= face.marks.bits();
        self.sure += i16::from(face.sure);
        if face.has(Marks::LIMITS) {
            player.add_limits(set, set.get(card), &mut self.limits);
        }
    }
}

/// The places that bits stand for, in order.
pub(crate) fn places(bits: u32) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        first
    })
}

const NO_CARD: CardId = CardId(0);

impl Player {
    /// MB-SETUP-2: a level-1 human without Powers.
    pub(crate) const NEW: Player = Player {
        level: 1,
        female: false,
        reborn: false,
        hand: List::of(Held { card: NO_CARD, seen: Seats::NONE }),
        traits: List::of(NO_CARD),
        half: None,
        powers: List::of(NO_CARD),
        minions: List::of(NO_CARD),
        items: List::of(Item::new(NO_CARD, false)),
        curses: List::of(Hex { card: NO_CARD, counting: false }),
        used: List::of(Used { card: NO_CARD, line: 0, turn: 0, fight: 0 }),
    };

    pub(crate) fn holds(&self, card: CardId) -> bool {
        self.hand.iter().any(|held| held.card == card)
    }

    /// The cards of the hand, copies once.
    pub(crate) fn held_once(&self) -> impl Iterator<Item = CardId> + '_ {
        self.held_such(|_| true)
    }

    /// The cards of the hand that are such, copies once.
    pub(crate) fn held_such(&self, such: impl Fn(CardId) -> bool) -> impl Iterator<Item = CardId> {
        let first = |at: usize, card: CardId| !self.hand.as_slice()[..at].iter().any(|other| other.card == card);
        let cards = self.hand.iter().enumerate().map(|(at, held)| (at, held.card));
        cards.filter(move |&(at, card)| such(card) && first(at, card)).map(|(_, card)| card)
    }

    /// Their Races (Classes and Styles apart).
    pub(crate) fn races<'a>(&'a self, set: &'a Set) -> impl Iterator<Item = CardId> + 'a {
        self.traits.iter().copied().filter(|&card| set.face(card).kind == Kind::Race)
    }

    /// MB-HALF-1: with one Race, its advantages and none of its drawbacks.
    pub(crate) fn half_human(&self, set: &Set) -> bool {
        self.half.is_some() && self.races(set).count() == 1
    }

    /// Whether they are or have that.
    pub(crate) fn has(&self, set: &Set, which: Trait) -> bool {
        match which {
            Trait::Card(card) => self.traits.has(card) || self.powers.has(card),
            Trait::Human => self.races(set).next().is_none(),
            Trait::Race => self.races(set).next().is_some(),
            Trait::Power => !self.powers.is_empty(),
            Trait::Minion => !self.minions.is_empty(),
            Trait::Female => self.female,
            Trait::Male => !self.female,
            Trait::Bare(place) => !self.items.iter().any(|item| item.in_use && covers(set.get(item.card), place)),
        }
    }

    /// Whether a monster's bonus against that counts: not against the one Race of a Half-Breed
    /// (MB-HALF-1). Its weaknesses do (MB-HALF-2).
    pub(crate) fn suffers(&self, set: &Set, which: Trait) -> bool {
        let spared = match which {
            Trait::Card(card) => set.get(card).kind == Kind::Race && self.half_human(set),
            Trait::Race => self.half_human(set),
            _ => false,
        };
        self.has(set, which) && !spared
    }

    /// Whether a card's restrictions let them use it (MB-ITEM-1, MB-POWER-2).
    pub(crate) fn may_use(&self, set: &Set, card: CardId) -> bool {
        if !set.face(card).has(Marks::RESTRICTED) {
            return true;
        }
        let card = set.get(card);
        let open = card.only.is_empty() || card.only.iter().any(|&one| self.has(set, one));
        open && !card.not.iter().any(|&one| self.suffers(set, one))
    }

    /// Every card in play whose lines work for them, with each kind of Power once (MB-POWER-2).
    pub(crate) fn in_force<'a>(&'a self) -> impl Iterator<Item = CardId> + 'a {
        let items = self.items.iter().filter(|item| item.in_use).map(|item| item.card);
        self.traits_powers_minions().chain(items)
    }

    /// The cards in play that are not items, Powers of one kind once.
    pub(crate) fn traits_powers_minions(&self) -> impl Iterator<Item = CardId> + '_ {
        let powers = self.powers.iter().enumerate();
        let once = powers.filter(|(at, power)| !self.powers.as_slice()[..*at].contains(power)).map(|(_, power)| *power);
        self.traits.iter().copied().chain(once).chain(self.minions.iter().copied())
    }

    /// How much more or less than usual they are allowed of everything.
    pub(crate) fn limits(&self, set: &Set) -> Limits {
        let mut limits = Limits { more: [0; Allowance::ALL.len()], exempt: 0 };
        let mut add = |card: CardId| {
            if set.face(card).has(Marks::LIMITS) {
                self.add_limits(set, set.get(card), &mut limits);
            }
        };
        self.traits.iter().chain(self.minions.iter()).for_each(|&card| add(card));
        self.items.iter().filter(|item| item.in_use).for_each(|item| add(item.card));
        self.curses.iter().for_each(|hex| add(hex.card));
        for (at, &power) in self.powers.iter().enumerate() {
            if !self.powers.as_slice()[..at].contains(&power) {
                add(power); // MB-POWER-2: two of one kind do not add up
            }
        }
        limits
    }

    fn add_limits(&self, set: &Set, card: &Card, limits: &mut Limits) {
        for line in card.lines.iter().filter(|line| matches!(line.timing, Timing::InForce | Timing::Lasting)) {
            match line.effect {
                // MB-HALF-1: none of the drawbacks of one's only Race.
                Effect::Limit(_, n) if n < 0 && card.kind == Kind::Race && self.half_human(set) => {}
                Effect::Limit(what, n) => limits.more[what as usize] += n,
                Effect::Exempt => limits.exempt += 1,
                _ => {}
            }
        }
    }

    /// The sum of their Ranks (MB-POWER-1).
    pub(crate) fn ranks(&self, set: &Set) -> i32 {
        self.powers.iter().map(|&power| i32::from(set.face(power).rank)).sum()
    }

    /// How many Ranks they may have.
    pub(crate) fn most_ranks(&self, limits: &Limits) -> i32 {
        i32::from(self.level) + limits.of(Allowance::Ranks)
    }

    /// What lies in front of them against what there is room for.
    pub(crate) fn load(&self, set: &Set, limits: &Limits) -> Load {
        let mut load = Load::within(limits);
        self.items.iter().for_each(|item| load.add_item(set.face(item.card), item));
        load
    }

    /// Whether there are more Big items than may be, exempt ones apart (MB-ITEM-1).
    pub(crate) fn too_big(&self, load: &Load) -> bool {
        load.used[BIG] > load.rooms[BIG] + load.exempt
    }

    /// Whether what is there is more than slots and the Big rule have room for, exempt items apart
    /// (MB-ITEM-1).
    pub(crate) fn overloaded(&self, set: &Set, load: &Load) -> bool {
        !load.fits() && (load.exempt == 0 || !self.fits_without(set, load, load.exempt, 0))
    }

    /// Whether everything has its place if so many more items, from that place on, are left out.
    #[cold]
    fn fits_without(&self, set: &Set, load: &Load, exempt: u8, from: usize) -> bool {
        exempt > 0
            && (from..self.items.len()).any(|at| {
                let item = self.items.as_slice()[at];
                let mut rest = *load;
                if item.put == Put::Rightly {
                    rest.remove(set.face(item.card), item.in_use);
                }
                rest.fits() || self.fits_without(set, &rest, exempt - 1, at + 1)
            })
    }

    /// Whether an item that comes could be in use, beside what is. Whether it is one Big item too
    /// many is another question (MB-ITEM-3).
    pub(crate) fn has_room_for(&self, set: &Set, card: CardId) -> bool {
        self.has_room_beside(set, card, &self.load(set, &self.limits(set)))
    }

    /// The same, with what lies there already added up.
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
            let load = with.load(set, &with.limits(set));
            !with.overloaded(set, &load) || (with.too_big(&load) && load.fits_slots())
        }
    }

    /// Whether an item that is carried could be in use.
    pub(crate) fn could_use(&self, set: &Set, at: usize, load: &Load) -> bool {
        let card = self.items.as_slice()[at].card;
        if load.exempt == 0 {
            let mut with = *load;
            with.add_slot(set.face(card).slot);
            return with.fits() && self.may_use(set, card);
        }
        let mut with = *self;
        with.items.as_mut_slice()[at] = Item::new(card, true);
        self.may_use(set, card) && !with.overloaded(set, &with.load(set, &with.limits(set)))
    }

    /// Whether an item fits beside what is there.
    pub(crate) fn could_have(&self, set: &Set, item: Item) -> bool {
        let mut with = *self;
        with.items.push(item) && !with.overloaded(set, &with.load(set, &with.limits(set)))
    }

    /// How many times something counts.
    pub(crate) fn count(&self, thing: Thing) -> i32 {
        (match thing {
            Thing::Item => self.items.iter().filter(|item| item.in_use).count(),
            Thing::Power => self.powers.len(),
            Thing::Level => usize::from(self.level),
            Thing::Hand => self.hand.len(),
            Thing::Minion => self.minions.len(),
            Thing::Monster | Thing::Other => 0,
        }) as i32
    }

    /// What a line has been used so far.
    pub(crate) fn used(&mut self, card: CardId, line: u8) -> Option<&mut Used> {
        let at = self.used.iter().position(|used| used.card == card && used.line == line);
        let at = match at {
            Some(at) => at,
            None => {
                if !self.used.push(Used { card, line, turn: 0, fight: 0 }) {
                    return None;
                }
                self.used.len() - 1
            }
        };
        Some(&mut self.used.as_mut_slice()[at])
    }
}

/// Whether an item in use leaves that place not bare.
pub(crate) fn covers(card: &Card, place: Place) -> bool {
    match place {
        Place::Head => card.slot == Some(Slot::Head),
        Place::Armour => card.slot == Some(Slot::Armour),
        Place::Feet => card.slot == Some(Slot::Feet),
        Place::Hands => matches!(card.slot, Some(Slot::Hand1 | Slot::Hand2)),
    }
}
