//! A player's character: level, Races, Powers, items, and what these allow.

use super::list::List;
use crate::card::{Card, CardId, Kind, Marks, Slot};
use crate::set::Set;
use crate::set::limits::Limits;
use crate::vocabulary::{Allowance, Place, Thing, Trait};
use table::Seats;

/// The most cards in a hand. Play never comes near it; a card beyond the limit stays where it is.
pub(crate) const MOST_HELD: usize = 32;
/// The most items in front of a player.
pub(crate) const MOST_ITEMS: usize = 32;

/// A card in a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct HandCard {
    pub(crate) card: CardId,
    /// Other players who know that it is there (section 7).
    pub(crate) seen: Seats,
}

/// An item on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Item {
    pub(crate) card: CardId,
    /// Whether it is in use or carried sideways (MB-ITEM-1).
    pub(crate) in_use: bool,
    /// How it was put down (MB-CHEAT-1).
    pub(crate) put: Put,
}

impl Item {
    /// An item that was put down legally.
    pub(crate) const fn new(card: CardId, in_use: bool) -> Item {
        Item { card, in_use, put: Put::Rightly }
    }
}

/// Whether an item was put down against the rules about slots and size (MB-CHEAT-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Put {
    Rightly,
    /// By cheating; it can be called until the fight is over.
    InFight,
    /// By cheating; it can be called until the turn is over.
    InTurn,
    /// By cheating, but too long ago to be called.
    Safe,
}

/// A curse in front of its victim (MB-CURSE-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hex {
    pub(crate) card: CardId,
    /// Whether it counts in the current fight and is spent with it.
    pub(crate) counting: bool,
}

/// How often a line has been used (MB-POWER-3).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct UseCount {
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
    /// Whether they draw new cards at the start of their next turn (MB-DEATH-2).
    pub(crate) reborn: bool,
    pub(crate) hand: List<HandCard, MOST_HELD>,
    /// Races, Classes and Styles.
    pub(crate) traits: List<CardId, 6>,
    pub(crate) half: Option<CardId>,
    pub(crate) powers: List<CardId, 14>,
    pub(crate) minions: List<CardId, 3>,
    pub(crate) items: List<Item, MOST_ITEMS>,
    pub(crate) curses: List<Hex, 10>,
    pub(crate) used: List<UseCount, 12>,
}

const NO_CARD: CardId = CardId(0);

impl Player {
    /// MB-SETUP-2: a level-1 human without Powers.
    pub(crate) const NEW: Player = Player {
        level: 1,
        female: false,
        reborn: false,
        hand: List::of(HandCard { card: NO_CARD, seen: Seats::NONE }),
        traits: List::of(NO_CARD),
        half: None,
        powers: List::of(NO_CARD),
        minions: List::of(NO_CARD),
        items: List::of(Item::new(NO_CARD, false)),
        curses: List::of(Hex { card: NO_CARD, counting: false }),
        used: List::of(UseCount { card: NO_CARD, line: 0, turn: 0, fight: 0 }),
    };

    pub(crate) fn holds(&self, card: CardId) -> bool {
        self.hand.iter().any(|held| held.card == card)
    }

    /// The cards of the hand, copies only once.
    pub(crate) fn held_once(&self) -> impl Iterator<Item = CardId> + '_ {
        self.held_that(|_| true)
    }

    /// The cards of the hand that pass a test, copies only once.
    pub(crate) fn held_that(&self, test: impl Fn(CardId) -> bool) -> impl Iterator<Item = CardId> {
        let first = |at: usize, card: CardId| !self.hand.as_slice()[..at].iter().any(|other| other.card == card);
        let cards = self.hand.iter().enumerate().map(|(at, held)| (at, held.card));
        cards.filter(move |&(at, card)| test(card) && first(at, card)).map(|(_, card)| card)
    }

    /// Their Races, without Classes and Styles.
    pub(crate) fn races<'a>(&'a self, set: &'a Set) -> impl Iterator<Item = CardId> + 'a {
        self.traits.iter().copied().filter(|&card| set.face(card).kind == Kind::Race)
    }

    /// MB-HALF-1: a Half-Breed with one Race has its advantages and none of its drawbacks.
    pub(crate) fn half_human(&self, set: &Set) -> bool {
        self.half.is_some() && self.races(set).count() == 1
    }

    /// Whether they are or have this.
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

    /// Whether a monster's bonus against this counts. It does not against the one Race of a Half-Breed (MB-HALF-1);
    /// its weaknesses do (MB-HALF-2).
    pub(crate) fn suffers(&self, set: &Set, which: Trait) -> bool {
        let spared = || match which {
            Trait::Card(card) => set.face(card).kind == Kind::Race && self.half_human(set),
            Trait::Race => self.half_human(set),
            _ => false,
        };
        self.has(set, which) && !spared()
    }

    /// Whether a card's restrictions allow them to use it (MB-ITEM-1, MB-POWER-2).
    pub(crate) fn may_use(&self, set: &Set, card: CardId) -> bool {
        if !set.face(card).has(Marks::RESTRICTED) {
            return true;
        }
        let card = set.get(card);
        let open = card.only.is_empty() || card.only.iter().any(|&one| self.has(set, one));
        open && !card.not.iter().any(|&one| self.suffers(set, one))
    }

    /// Every card in play whose lines work for them; each kind of Power counts once (MB-POWER-2).
    pub(crate) fn in_force<'a>(&'a self) -> impl Iterator<Item = CardId> + 'a {
        let items = self.items.iter().filter(|item| item.in_use).map(|item| item.card);
        self.traits_powers_minions().chain(items)
    }

    /// The cards in play that are not items; each kind of Power counts once.
    pub(crate) fn traits_powers_minions(&self) -> impl Iterator<Item = CardId> + '_ {
        let powers = self.powers.iter().enumerate();
        let once = powers.filter(|(at, power)| !self.powers.as_slice()[..*at].contains(power)).map(|(_, power)| *power);
        self.traits.iter().copied().chain(once).chain(self.minions.iter().copied())
    }

    /// How their cards change what they are allowed.
    pub(crate) fn limits(&self, set: &Set) -> Limits {
        self.allowed(set).0
    }

    /// The same, and how many items may break the rules about slots and size.
    pub(crate) fn allowed(&self, set: &Set) -> (Limits, u8) {
        let (mut limits, mut exempt) = (Limits::default(), 0);
        let mut add = |card: CardId| {
            if set.face(card).has(Marks::LIMITS) {
                self.add_limits(set, card, &mut limits, &mut exempt);
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
        (limits, exempt)
    }

    #[inline(never)]
    pub(crate) fn add_limits(&self, set: &Set, card: CardId, limits: &mut Limits, exempt: &mut u8) {
        let allowed = set.allowed(card);
        // MB-HALF-1: no drawbacks from the only Race of a Half-Breed.
        let spared = allowed.spared != allowed.limits && self.half_human(set);
        limits.add(if spared { &allowed.spared } else { &allowed.limits });
        *exempt += allowed.exempt;
    }

    /// The sum of their Ranks (MB-POWER-1).
    pub(crate) fn ranks(&self, set: &Set) -> i32 {
        self.powers.iter().map(|&power| i32::from(set.face(power).rank)).sum()
    }

    /// How many Ranks they may have.
    pub(crate) fn most_ranks(&self, limits: &Limits) -> i32 {
        i32::from(self.level) + limits.of(Allowance::Ranks)
    }

    /// How often a thing counts for them.
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

    /// How often a line has been used.
    pub(crate) fn used(&mut self, card: CardId, line: u8) -> Option<&mut UseCount> {
        let at = self.used.iter().position(|used| used.card == card && used.line == line);
        let at = match at {
            Some(at) => at,
            None => {
                if !self.used.push(UseCount { card, line, turn: 0, fight: 0 }) {
                    return None;
                }
                self.used.len() - 1
            }
        };
        Some(&mut self.used.as_mut_slice()[at])
    }
}

/// Whether an item in use covers this place, so that it is not bare.
pub(crate) fn covers(card: &Card, place: Place) -> bool {
    match place {
        Place::Head => card.slot == Some(Slot::Head),
        Place::Armour => card.slot == Some(Slot::Armour),
        Place::Feet => card.slot == Some(Slot::Feet),
        Place::Hands => matches!(card.slot, Some(Slot::Hand1 | Slot::Hand2)),
    }
}
