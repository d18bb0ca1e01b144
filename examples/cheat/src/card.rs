//! The pack: 52 cards, and sets of them as bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// A rank, counted from the ace (CH-TURN-2).
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Rank(u8);

impl Rank {
    /// The number of ranks.
    pub const COUNT: usize = 13;
    /// The rank claimed first in a game.
    pub const ACE: Rank = Rank(0);

    const NAMES: [&str; Rank::COUNT] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

    /// All ranks, from the ace.
    pub fn all() -> impl Iterator<Item = Rank> {
        (0..Rank::COUNT as u8).map(Rank)
    }

    /// The rank's index, counted from the ace.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank `steps` further on. The ace follows the king.
    #[must_use]
    pub const fn after(self, steps: usize) -> Rank {
        Rank(((self.index() + steps) % Rank::COUNT) as u8)
    }

    /// Its sign on a card: `A`, `10`, `Q`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Rank::NAMES[self.index()]
    }

    /// The rank with this sign.
    #[must_use]
    pub fn named(name: &str) -> Option<Rank> {
        let at = Rank::NAMES.iter().position(|known| known.eq_ignore_ascii_case(name))?;
        Some(Rank(at as u8))
    }
}

/// A card, by its bit in [`Cards`]: four suits per rank.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// The number of cards.
    pub const COUNT: usize = 52;

    const SUITS: [(&str, char); 4] = [("C", '♣'), ("D", '♦'), ("H", '♥'), ("S", '♠')];

    /// The card with this number, which must be below [`Card::COUNT`].
    #[must_use]
    pub const fn new(number: usize) -> Card {
        assert!(number < Card::COUNT);
        Card(number as u8)
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank(self.0 / 4)
    }

    /// Its number, below [`Card::COUNT`].
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The sign of its suit.
    #[must_use]
    pub const fn suit(self) -> char {
        Card::SUITS[(self.0 % 4) as usize].1
    }

    /// The card's sign for people: `Q♠`.
    #[must_use]
    pub fn sign(self) -> String {
        format!("{}{}", self.rank().name(), self.suit())
    }

    /// Reads a card written as `QS`, `10h` or `Q♠`.
    #[must_use]
    pub fn named(name: &str) -> Option<Card> {
        let suit = name.chars().last()?;
        let rank = Rank::named(&name[..name.len() - suit.len_utf8()])?;
        let mut suits = Card::SUITS.iter();
        let suit = suits.position(|(letter, sign)| letter.starts_with(suit.to_ascii_uppercase()) || *sign == suit)?;
        Some(Card::new(rank.index() * 4 + suit))
    }
}

/// A card as written in playbooks: `QS`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().name(), Card::SUITS[usize::from(self.0 % 4)].0)
    }
}

/// A set of cards, one bit each, so that hands and piles are combined and split in one step.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Cards(u64);

impl Cards {
    /// The empty set.
    pub const NONE: Cards = Cards(0);
    /// The whole pack.
    pub const ALL: Cards = Cards((1 << Card::COUNT) - 1);

    /// The four cards of a rank.
    #[must_use]
    pub const fn of(rank: Rank) -> Cards {
        Cards(0b1111 << (rank.index() * 4))
    }

    /// The set of one card.
    #[must_use]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set contains all of these cards.
    #[must_use]
    pub const fn contains(self, cards: Cards) -> bool {
        self.0 & cards.0 == cards.0
    }

    /// The cards of a rank in the set.
    #[must_use]
    pub fn ranked(self, rank: Rank) -> Cards {
        self & Cards::of(rank)
    }

    /// The first `n` cards of the set, or all if there are fewer.
    #[must_use]
    pub fn first(self, n: usize) -> Cards {
        self.into_iter().take(n).collect()
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Cards) {
        *self = *self | other;
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

/// The cards of one set that are not in the other.
impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = CardsIter;

    fn into_iter(self) -> CardsIter {
        CardsIter(self.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |set, card| set | Cards::only(card))
    }
}

/// Iterates over the cards of a set, from the aces to the kings.
#[derive(Clone, Debug)]
pub struct CardsIter(u64);

impl Iterator for CardsIter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// A list of signs on the wire. JavaScript's numbers do not suit sets of bits, and everybody can read `Q♠`.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.into_iter().map(Card::sign))
    }
}

/// Rejects names that are no cards, and duplicates.
impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Cards, D::Error> {
        let names = Vec::<String>::deserialize(from)?;
        let mut cards = Cards::NONE;
        for name in names {
            let card = Card::named(&name).map(Cards::only).filter(|card| !cards.contains(*card));
            cards |= card.ok_or_else(|| de::Error::custom("a list of different cards such as QS"))?;
        }
        Ok(cards)
    }
}

/// The rank's sign on the wire.
impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rank, D::Error> {
        let name = String::deserialize(from)?;
        Rank::named(&name).ok_or_else(|| de::Error::custom("a rank such as Q"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_they_are_written() {
        for card in Cards::ALL {
            assert_eq!(Card::named(&card.to_string()), Some(card));
            assert_eq!(Card::named(&card.sign()), Some(card));
        }
        assert_eq!(Card::named("10h"), Card::named("10♥"));
        for wrong in ["", "S", "1S", "QX", "♠", "QSS"] {
            assert_eq!(Card::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn ranks_go_round() {
        assert_eq!(Rank::named("K").map(|king| king.after(1)), Some(Rank::ACE));
        assert_eq!(Rank::all().map(|rank| Cards::ALL.ranked(rank).len()).sum::<usize>(), Card::COUNT);
    }
}
