//! A hand: at most eight cards, kept in pile order.

use crate::card::{Card, Cards};

/// How many cards a hand is filled up to (LM-SETUP-2, LM-TURN-3).
pub const FULL: usize = 5;

/// The cards one player holds. Five in play; an example may lay out up to eight.
///
/// They are the bytes of one word, sorted, the empty places above them all ones. That way a card
/// is put in and taken out with a few shifts and no loop, which is where simulation spends much of
/// its time otherwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    kinds: Cards,
    cards: u64,
    len: u8,
    /// Positions whose card everybody has seen returning to this hand (LM-WEAPON-1), as bits.
    known: u8,
}

/// A one, and the highest bit, in each byte.
const ONES: u64 = u64::MAX / 255;
const TOPS: u64 = ONES << 7;

impl Hand {
    /// The most cards a hand can hold.
    pub(crate) const MOST: usize = 8;

    pub(crate) const EMPTY: Hand = Hand { kinds: Cards::NONE, cards: u64::MAX, len: 0, known: 0 };

    /// Which cards are there.
    #[inline]
    pub(crate) const fn kinds(&self) -> Cards {
        self.kinds
    }

    #[inline]
    pub(crate) const fn has(&self, card: Card) -> bool {
        self.kinds.has(card)
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many copies of a card are there.
    #[inline]
    pub(crate) fn count(&self, card: Card) -> usize {
        if !self.has(card) {
            return 0;
        }
        // The lowest bit of each byte that differs from the card.
        let differs = self.cards ^ (ONES * card as u64);
        let differs = (((differs & !TOPS) + !TOPS) | differs) >> 7 & ONES;
        Hand::MOST - differs.count_ones() as usize
    }

    /// The cards, in pile order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let cards = self.cards.to_le_bytes();
        (0..self.len()).map(move |at| Card::numbered(cards[at]))
    }

    /// The positions of cards of this set, as bits.
    #[inline]
    pub(crate) fn positions(&self, cards: Cards) -> u16 {
        let (mut positions, mut left) = (0, self.cards);
        for at in 0..self.len {
            positions |= u16::from(cards.has_number(left as u8)) << at;
            left >>= 8;
        }
        positions
    }

    /// The cards everybody knows to be there, in pile order.
    pub(crate) fn known(&self) -> impl Iterator<Item = Card> + use<> {
        let known = self.known;
        self.cards().enumerate().filter(move |(at, _)| known >> at & 1 != 0).map(|(_, card)| card)
    }

    /// Takes up a card. A hand that is full to the brim stays as it is.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, known: bool) {
        if self.len() == Hand::MOST {
            return;
        }
        // The top bit of each byte: whether it is greater than the card. All card numbers are
        // below 128, and empty places are greater than any.
        let greater = (self.cards | TOPS).wrapping_sub(ONES * (card as u64 + 1)) & TOPS;
        let shift = greater.trailing_zeros() & !7;
        let below = (1 << shift) - 1;
        self.cards = self.cards & below | (card as u64) << shift | (self.cards & !below) << 8;
        if self.known != 0 || known {
            self.learn(known, shift / 8);
        }
        self.len += 1;
        self.kinds = self.kinds.with(card);
    }

    /// Makes a place in what everybody knows, for a card that they know of or not.
    #[cold]
    fn learn(&mut self, known: bool, at: u32) {
        let below = (1 << at) - 1;
        self.known = self.known & below | u8::from(known) << at | (self.known & !below) << 1;
    }

    /// Gives up one copy of a card, one that everybody knows of first. False if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        if !self.has(card) {
            return false;
        }
        // The lowest top bit: the first byte that equals the card.
        let differs = self.cards ^ (ONES * card as u64);
        let first = (differs.wrapping_sub(ONES) & !differs & TOPS).trailing_zeros() & !7;
        if self.known != 0 {
            self.forget(card, first / 8);
        }
        let below = (1 << first) - 1;
        self.cards = self.cards & below | (self.cards >> 8 | 0xff << 56) & !below;
        self.len -= 1;
        self.kinds = self.kinds.without_if(card, self.byte(first) != card as u64);
        true
    }

    /// Takes a card's place out of what everybody knows: the first of its copies that they do know,
    /// or else the copy at `first`. (Which copy goes does not matter to the cards themselves.)
    #[cold]
    fn forget(&mut self, card: Card, first: u32) {
        let known = (0..self.len() as u32).find(|&at| self.known >> at & 1 != 0 && self.byte(8 * at) == card as u64);
        let below = (1 << known.unwrap_or(first)) - 1;
        self.known = self.known & below | self.known >> 1 & !below;
    }

    /// Gives up the cards at these positions (bits beyond the hand mean nothing), and tells them.
    #[inline]
    pub(crate) fn remove_at(&mut self, which: u16) -> impl Iterator<Item = Card> + use<> {
        let before = *self;
        let all = (1 << before.len) - 1;
        if before.known == 0 {
            self.keep_only(all & !which);
        } else {
            // Nobody can tell which of two copies goes: one that everybody knows of first (section 9).
            (0..Hand::MOST as u32).filter(|at| (which & all) >> at & 1 != 0).for_each(|at| {
                self.remove(Card::numbered(before.byte(8 * at) as u8));
            });
        }
        let mut gone = which & all;
        std::iter::from_fn(move || {
            let at = gone.trailing_zeros();
            let card = (gone != 0).then(|| Card::numbered(before.byte(8 * at) as u8));
            gone &= gone.wrapping_sub(1);
            card
        })
    }

    /// Keeps the cards at these positions, of a hand that nobody knows anything about.
    #[inline]
    fn keep_only(&mut self, mut kept: u16) {
        let before = *self;
        *self = Hand::EMPTY;
        while kept != 0 {
            let at = 15 - kept.leading_zeros(); // the last first: each goes below those already there
            kept &= !(1 << at);
            let card = before.byte(8 * at);
            self.cards = self.cards << 8 | card;
            self.kinds = self.kinds.with(Card::numbered(card as u8));
            self.len += 1;
        }
    }

    #[inline]
    const fn byte(&self, shift: u32) -> u64 {
        self.cards >> shift & 0xff
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::*;

    #[test]
    fn a_hand_keeps_order_counts_and_what_is_known() {
        let mut hand = Hand::EMPTY;
        for (card, known) in [(Chunk, false), (Jab, false), (Chunk, true), (Weird, false), (Chain, true)] {
            hand.add(card, known);
        }
        assert_eq!(hand.cards().collect::<Vec<_>>(), [Jab, Chain, Chunk, Chunk, Weird]);
        assert_eq!(hand.known().collect::<Vec<_>>(), [Chain, Chunk]);
        assert!(hand.remove(Chunk) && hand.has(Chunk) && hand.count(Chunk) == 1);
        assert_eq!(hand.known().collect::<Vec<_>>(), [Chain]);
        assert!(hand.remove(Jab) && !hand.has(Jab) && !hand.remove(Jab));
        assert_eq!(hand.known().collect::<Vec<_>>(), [Chain]);
        assert!(hand.remove(Weird));
        assert_eq!(hand.cards().collect::<Vec<_>>(), [Chain, Chunk]);
        hand.add(Jab, false);
        assert_eq!(hand.remove_at(0b100).collect::<Vec<_>>(), [Chunk]);
        assert_eq!((hand.known().collect::<Vec<_>>(), hand.len()), (vec![Chain], 2));
    }

    /// Section 9: one Chunk was seen going back to the hand, one Chunk is discarded. Nobody can know whether there is
    /// another, whichever of the two was discarded.
    #[test]
    fn which_of_two_copies_is_discarded_does_not_show() {
        for which in [0b01, 0b10] {
            let mut hand = Hand::EMPTY;
            hand.add(Chunk, true);
            hand.add(Chunk, false);
            assert_eq!(hand.remove_at(which).collect::<Vec<_>>(), [Chunk]);
            assert_eq!(hand.cards().collect::<Vec<_>>(), [Chunk]);
            assert_eq!(hand.known().count(), 0, "{which:b}");
        }
    }

    /// Against the plain way of doing it, over every kind of hand.
    #[test]
    fn a_hand_is_a_sorted_list() {
        let mut rng = table::Rng::stream(3, "test", 0);
        let (mut hand, mut list) = (Hand::EMPTY, Vec::new());
        for _ in 0..20_000 {
            let card = Card::ALL[rng.below(Card::COUNT)];
            if rng.chance(2, 1) && list.len() < Hand::MOST {
                hand.add(card, false);
                list.push(card);
                list.sort_unstable();
            } else if rng.chance(8, 1) {
                let which = rng.bits() as u16;
                let gone: Vec<_> = hand.remove_at(which).collect();
                let at = |at: usize| which >> at & 1 != 0;
                assert_eq!(gone, (0..list.len()).filter(|&i| at(i)).map(|i| list[i]).collect::<Vec<_>>());
                list = (0..list.len()).filter(|&i| !at(i)).map(|i| list[i]).collect();
            } else if let Some(&card) = rng.choose(&list) {
                assert!(hand.remove(card));
                list.remove(list.iter().position(|&c| c == card).unwrap());
            } else {
                assert!(!hand.remove(card));
            }
            assert_eq!(hand.cards().collect::<Vec<_>>(), list);
            assert_eq!(hand.kinds(), Cards::of(&list));
            assert_eq!(hand.len(), list.len());
            assert_eq!(hand.count(card), list.iter().filter(|&&c| c == card).count());
        }
        // An empty place is all ones, whatever was there before.
        list.iter().for_each(|&card| assert!(hand.remove(card)));
        assert_eq!(hand, Hand::EMPTY);
    }
}
