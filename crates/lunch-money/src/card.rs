//! The cards: kinds, damage, counts, and which card answers or follows which.
//!
//! Copies of a card are equal: a hand is a multiset of cards, and nothing in the game can distinguish two Hooks.

use crate::hand::Hand;
use serde::{Deserialize, Serialize};

/// The colour of a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Yellow: one plain hit.
    Basic,
    /// Blue: answers, and First Aid.
    Defense,
    /// Magenta: hits that come back to the hand.
    Weapon,
    /// Orange: everything else.
    Specialty,
}

macro_rules! cards {
    ($($name:ident = $slug:literal, $kind:ident, $hits:literal, $worth:literal, $base:literal, $expansion:literal;)*) => {
        /// A card. The order is that of an unshuffled pile: Basic Attacks first, the weakest on top, then all others;
        /// ties and others by English name.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        #[allow(missing_docs, reason = "the names are those printed on the cards")]
        pub enum Card { $(#[serde(rename = $slug)] $name,)* }

        impl Card {
            /// Every card, in pile order.
            pub const ALL: [Card; Card::COUNT] = [$(Card::$name,)*];
            /// How many different cards there are.
            pub const COUNT: usize = [$(Card::$name,)*].len();

            const TABLE: [PrintedCard; Card::COUNT] = [
                $(PrintedCard { slug: $slug, kind: Kind::$kind, hits: $hits, worth: $worth, copies: [$base, $expansion] },)*
            ];
        }
    };
}

cards! {
    EvilEye = "evil-eye", Basic, 1, 1, 0, 2;
    Jab = "jab", Basic, 1, 1, 4, 0;
    Elbow = "elbow", Basic, 1, 2, 4, 0;
    Hook = "hook", Basic, 1, 2, 4, 0;
    Kick2 = "kick2", Basic, 1, 2, 4, 0;
    PimpSlap = "pimp-slap", Basic, 1, 2, 4, 0;
    PinsAndNeedles = "pins-and-needles", Basic, 1, 2, 0, 2;
    Snipe = "snipe", Basic, 1, 2, 0, 2;
    Headbutt = "headbutt", Basic, 1, 3, 4, 0;
    PlateCleaner = "plate-cleaner", Basic, 1, 3, 0, 2;
    SpinningBackfist = "spinning-backfist", Basic, 1, 3, 4, 0;
    Uppercut = "uppercut", Basic, 1, 3, 4, 0;
    BeatDown = "beat-down", Basic, 1, 4, 0, 2;
    Kick4 = "kick4", Basic, 1, 4, 4, 0;
    Roundhouse = "roundhouse", Basic, 1, 4, 4, 0;
    HailMary = "hail-mary", Basic, 1, 7, 1, 0;
    TwoFer = "2-fer", Specialty, 2, 3, 0, 3;
    Abandonment = "abandonment", Specialty, 0, 0, 0, 3;
    Backlash = "backlash", Defense, 0, 0, 0, 2;
    BigCombo = "big-combo", Specialty, 2, 3, 4, 0;
    Block = "block", Defense, 0, 0, 10, 3;
    Chain = "chain", Weapon, 1, 3, 1, 0;
    Choke = "choke", Specialty, 0, 0, 1, 0;
    Chunk = "chunk", Weapon, 1, 3, 0, 2;
    Cooties = "cooties", Specialty, 0, 0, 0, 1;
    Disarm = "disarm", Defense, 0, 0, 4, 0;
    Dodge = "dodge", Defense, 0, 0, 8, 2;
    Faster = "faster", Defense, 0, 0, 0, 2;
    FirstAid = "first-aid", Defense, 0, 0, 8, 0;
    Freedom = "freedom", Defense, 0, 0, 4, 0;
    Grab = "grab", Specialty, 0, 0, 8, 3;
    Hammer = "hammer", Weapon, 1, 3, 1, 0;
    Headlock = "headlock", Specialty, 0, 0, 1, 0;
    Hide = "hide", Defense, 0, 0, 0, 2;
    Hippie = "hippie", Specialty, 0, 0, 0, 2;
    Humiliation = "humiliation", Specialty, 0, 0, 4, 0;
    ImaginaryFriend = "imaginary-friend", Specialty, 0, 0, 0, 4;
    Knife = "knife", Weapon, 1, 3, 1, 0;
    Nuts = "nuts", Specialty, 1, 3, 0, 2;
    Pipe = "pipe", Weapon, 1, 3, 1, 0;
    PokeInTheEye = "poke-in-the-eye", Specialty, 1, 1, 4, 0;
    Powerplay = "powerplay", Specialty, 1, 3, 4, 0;
    Spank = "spank", Specialty, 1, 2, 0, 3;
    Stomp = "stomp", Specialty, 1, 1, 4, 0;
    Tantrum = "tantrum", Specialty, 5, 1, 0, 4;
    TimeOut = "time-out", Specialty, 0, 0, 0, 2;
    Uppercut2 = "uppercut2", Specialty, 1, 6, 1, 0;
    Wedgy = "wedgy", Specialty, 0, 0, 0, 3;
    Weird = "weird", Specialty, 0, 0, 0, 2;
}

struct PrintedCard {
    slug: &'static str,
    kind: Kind,
    hits: u8,
    worth: u8,
    copies: [u8; 2],
}

impl Card {
    /// The card's name in files and message keys, such as `poke-in-the-eye`.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        Card::TABLE[self as usize].slug
    }

    /// The card with this number; an arbitrary card for other numbers.
    #[inline]
    pub(crate) const fn numbered(number: u8) -> Card {
        BY_BIT[number as usize % 64]
    }

    /// Its colour.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> Kind {
        Card::TABLE[self as usize].kind
    }

    /// How many hits it deals as an attack; 0 if it is not one.
    #[inline]
    #[must_use]
    pub const fn hits(self) -> usize {
        Card::TABLE[self as usize].hits as usize
    }

    /// The worth of each of its hits.
    #[inline]
    #[must_use]
    pub const fn worth(self) -> u8 {
        Card::TABLE[self as usize].worth
    }

    /// How many copies are in one base deck and in one Sticks & Stones deck.
    #[must_use]
    pub const fn copies(self) -> [u8; 2] {
        Card::TABLE[self as usize].copies
    }

    /// Whether it returns to the hand after use: weapons and Nuts.
    #[inline]
    #[must_use]
    pub const fn returns(self) -> bool {
        RETURNING.has(self)
    }

    /// Whether it passes to the next player when dodged.
    #[inline]
    #[must_use]
    pub const fn spins(self) -> bool {
        SPINNING.has(self)
    }
}

/// A set of cards, without counting copies.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// Every card.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// The set of these cards.
    #[must_use]
    pub const fn of(cards: &[Card]) -> Cards {
        let (mut set, mut i) = (0, 0);
        while i < cards.len() {
            set |= 1 << cards[i] as u64;
            i += 1;
        }
        Cards(set)
    }

    /// All cards of one colour.
    #[must_use]
    pub const fn of_kind(kind: Kind) -> Cards {
        let (mut set, mut i) = (0, 0);
        while i < Card::COUNT {
            if Card::TABLE[i].kind as u8 == kind as u8 {
                set |= 1 << i;
            }
            i += 1;
        }
        Cards(set)
    }

    /// Whether the set has this card.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card as u64 & 1 != 0
    }

    /// Whether the set has the card with this number. False for numbers without a card.
    #[inline]
    pub(crate) const fn has_number(self, number: u8) -> bool {
        self.0 >> (number & 63) & 1 != 0
    }

    /// The cards that are in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// Cards in `self` and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The set with this card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card as u64)
    }

    /// The set with this card removed.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card as u64))
    }

    /// The set with this card removed if `so`, otherwise unchanged.
    #[inline]
    pub(crate) const fn without_if(self, card: Card, so: bool) -> Cards {
        Cards(self.0 & !((so as u64) << card as u64))
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The card with `before` others before it, in a set of at most [`Hand::MOST`] cards. There is no loop here: its
    /// varying length would cost a branch misprediction each time.
    #[inline]
    pub(crate) const fn nth(self, before: usize) -> Card {
        let (mut left, mut from, mut i) = (self.0, [0; Hand::MOST], 0);
        while i < Hand::MOST {
            from[i] = left;
            left &= left.wrapping_sub(1);
            i += 1;
        }
        BY_BIT[from[before % Hand::MOST].trailing_zeros() as usize % 64]
    }

    /// Whether the two sets have a card in common.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    #[inline]
    fn into_iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

/// The card for each bit of a set, padded so that no bit is out of bounds.
const BY_BIT: [Card; 64] = {
    let mut cards = [Card::ALL[0]; 64];
    let mut i = 0;
    while i < Card::COUNT {
        cards[i] = Card::ALL[i];
        i += 1;
    }
    cards
};

/// The cards of a set, in pile order.
#[derive(Clone, Debug)]
pub struct CardsIter(u64);

impl Iterator for CardsIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let card = BY_BIT[self.0.trailing_zeros() as usize & 63];
        self.0 &= self.0 - 1;
        Some(card)
    }
}

use Card::*;

/// Basic Attacks.
pub(crate) const BASIC: Cards = Cards::of_kind(Kind::Basic);
/// Weapons.
pub(crate) const WEAPON: Cards = Cards::of_kind(Kind::Weapon);
/// The usual free attacks: a Basic Attack or a Weapon.
pub(crate) const BASIC_OR_WEAPON: Cards = BASIC.or(WEAPON);
/// Attacks as the rules define them (section 2).
pub(crate) const ATTACK: Cards =
    BASIC_OR_WEAPON.or(Cards::of(&[BigCombo, TwoFer, Nuts, PokeInTheEye, Powerplay, Spank, Stomp, Tantrum, Uppercut2]));
/// Attacks and Grab: forbidden to holders and hidden players (LM-HOLD-1).
pub(crate) const AGGRESSION: Cards = ATTACK.with(Grab);
/// Attacks that need a Grab first.
pub(crate) const AFTER_GRAB_ONLY: Cards = Cards::of(&[Powerplay, Spank]);
/// Afflictions that need a Grab first. Time Out does not.
pub(crate) const GRIP: Cards = Cards::of(&[Choke, Headlock, Cooties, Wedgy]);
/// Cards that may follow a Grab that holds, besides Disarm (LM-GRAB-1).
pub(crate) const FOLLOWS_GRAB: Cards = BASIC_OR_WEAPON.or(AFTER_GRAB_ONLY).or(GRIP);
/// Cards that give their player one free Basic Attack when nothing stops them.
pub(crate) const GIVES_FREE_BASIC: Cards = Cards::of(&[PokeInTheEye, Powerplay, Uppercut2]);
/// The hits that the holder of a Headlock may use on the victim (LM-HEADLOCK-1).
pub(crate) const HEADLOCK_HITS: Cards = Cards::of(&[Jab, Uppercut, Stomp]);
/// Cards that return to the hand (LM-WEAPON-1, LM-NUTS-1).
pub(crate) const RETURNING: Cards = WEAPON.with(Nuts);
/// Cards that pass to the next player when dodged (LM-SPIN-1).
pub(crate) const SPINNING: Cards = Cards::of(&[Roundhouse, SpinningBackfist]);
/// Cards that Weird may accompany (LM-WEIRD-1).
pub(crate) const TAKES_WEIRD: Cards = ATTACK.minus(WEAPON);
/// Cards that break a Choke on the victim's turn (LM-CHOKE-2).
pub(crate) const ESCAPES_CHOKE: Cards = Cards::of(&[Freedom, Stomp, Headbutt, Humiliation]);
/// Cards that break a Headlock on the victim's turn (LM-HEADLOCK-2).
pub(crate) const ESCAPES_HEADLOCK: Cards = Cards::of(&[Freedom, Stomp, Humiliation]);

/// The Defense cards that stop a card if it is no free attack (sections 6 to 8).
#[inline]
#[must_use]
pub(crate) const fn defences(card: Card) -> Cards {
    DEFENCES[card as usize]
}

const DEFENCES: [Cards; Card::COUNT] = {
    let mut table = [Cards::NONE; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        table[i] = match Card::ALL[i] {
            Chunk => Cards::of(&[Dodge]),                                   // LM-CHUNK-1
            card if WEAPON.has(card) => Cards::of(&[Block, Dodge, Disarm]), // LM-WEAPON-1
            Powerplay | Spank => Cards::NONE,                               // LM-POWERPLAY-1, LM-SPANK-1
            card if ATTACK.has(card) => Cards::of(&[Block, Dodge]),         // LM-BLOCK-1, LM-DODGE-1
            Grab => Cards::of(&[Dodge, Freedom]),                           // LM-GRAB-1
            Choke | Headlock | Wedgy | TimeOut => Cards::of(&[Freedom]),    // LM-FREEDOM-1
            _ => Cards::NONE,
        };
        i += 1;
    }
    table
};

/// All answers to a card, for a player who looks it up: defences, Humiliation, Backlash. (With some profiles,
/// Humiliation does not answer a Wedgy.)
#[must_use]
pub fn answers(card: Card) -> Cards {
    let mut set = defences(card);
    if !matches!(card, Abandonment | TimeOut | Weird | Faster) {
        set = set.with(Humiliation); // LM-HUM-1
    }
    if ATTACK.has(card) || card == Backlash {
        set = set.with(Backlash); // LM-BACKLASH-1, LM-BACKLASH-2
    }
    set
}

/// The cards that this one may follow or accompany, for a player who looks it up.
#[must_use]
pub fn follows(card: Card) -> Cards {
    let mut set = Cards::NONE;
    for first in Cards::ALL {
        let goes = match first {
            Grab => FOLLOWS_GRAB.has(card) || card == Disarm, // LM-GRAB-1
            Block => matches!(card, Grab | Faster),           // LM-BLOCK-2, LM-FASTER-1
            Dodge => card == Faster,
            Humiliation | Hippie => BASIC_OR_WEAPON.has(card), // LM-HUM-2, LM-HIPPIE-1
            ImaginaryFriend => BASIC.has(card),                // LM-FRIEND-1
            Headlock => HEADLOCK_HITS.has(card),               // LM-HEADLOCK-1
            first if GIVES_FREE_BASIC.has(first) => BASIC.has(card),
            _ => false,
        };
        if goes || (card == Weird && TAKES_WEIRD.has(first)) {
            set = set.with(first);
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decks_have_as_many_cards_as_the_box() {
        let [base, expansion] = [0, 1].map(|deck| Card::ALL.iter().map(|c| u32::from(c.copies()[deck])).sum::<u32>());
        assert_eq!([base, expansion], [110, 55]);
    }

    #[test]
    fn pile_order_is_weakest_basic_first_then_names() {
        let basics: Vec<_> = BASIC.into_iter().collect();
        assert!(basics.is_sorted_by_key(|card| card.worth()));
        assert_eq!(basics, Card::ALL[..basics.len()]);
        assert!(Card::ALL[basics.len()..].is_sorted_by_key(|card| card.slug()));
    }
}
