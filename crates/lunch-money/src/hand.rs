//! A hand: at most eight cards, kept in pile order.

use crate::card::{Card, Cards};

/// How many cards a hand is filled up to (LM-SETUP-2, LM-TURN-3).
pub const FULL: usize = 5;

/// The cards one player holds: at most five in play, up to eight in an example.
///
/// They are the bytes of one word, sorted, with all bits set in the empty places above them. A card is added or
/// removed with a few shifts and no loop, where simulations would otherwise spend much of their time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    kinds: Cards,
    cards: u64,
    len: u8,
    /// Positions of cards that everybody has seen return to this hand (LM-WEAPON-1), as bits.
    known: u8,
}

/// The lowest bit of each byte; below, the highest.
const ONES: u64 = u64::MAX / 255;
const TOPS: u64 = ONES << 7;

impl Hand {
    /// The most cards a hand can hold.
    pub(crate) const MOST: usize = 8;

    pub(crate) const EMPTY: Hand = Hand { kinds: Cards::NONE, cards: u64::MAX, len: 0, known: 0 };

    /// The cards in the hand, without counting copies.
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

    /// How many copies of a card there are.
    #[inline]
    pub(crate) fn count(&self, card: Card) -> usize {
        if !self.has(card) {
            return 0;
        }
        // Each byte that differs from the card has a bit set.
        let differs = self.cards ^ (ONES * card as u64);
        let differs = (((differs & !TOPS) + !TOPS) | differs) >> 7 & ONES;
        Hand::MOST - differs.count_ones() as usize
    }

    /// The cards, in pile order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let cards = self.cards.to_le_bytes();
        (0..self.len()).map(move |at| Card::numbered(cards[at]))
    }

    /// The positions of cards in this set, as bits.
    #[inline]
    pub(crate) fn positions(&self, cards: Cards) -> u16 {
        let (mut positions, mut left) = (0, self.cards);
        for at in 0..self.len {
            positions |= u16::from(cards.has_number(left as u8)) << at;
            left >>= 8;
        }
        positions
    }

    /// The cards that everybody knows of, in pile order.
    pub(crate) fn known(&self) -> impl Iterator<Item = Card> + use<> {
        let known = self.known;
        self.cards().enumerate().filter(move |(at, _)| known >> at & 1 != 0).map(|(_, card)| card)
    }

    /// Adds a card. A full hand stays as it is.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, known: bool) {
        if self.len() == Hand::MOST {
            return;
        }
        // Sets the top bit of each byte that is greater than the card. Card numbers are below 128, and empty places
        // are greater than any card.
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

    /// Inserts a place into `known`, for a card that everybody knows of or not.
    #[cold]
    fn learn(&mut self, known: bool, at: u32) {
        let below = (1 << at) - 1;
        self.known = self.known & below | u8::from(known) << at | (self.known & !below) << 1;
    }

    /// Removes one copy of a card, preferably one that everybody knows of. False if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        if !self.has(card) {
            return false;
        }
        // The lowest top bit marks the first byte that equals the card.
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

    /// Removes a card's place from `known`: that of its first known copy, or else the one at `first`. (For the cards
    /// themselves it does not matter which copy goes.)
    #[cold]
    fn forget(&mut self, card: Card, first: u32) {
        let known = (0..self.len() as u32).find(|&at| self.known >> at & 1 != 0 && self.byte(8 * at) == card as u64);
        let below = (1 << known.unwrap_or(first)) - 1;
        self.known = self.known & below | self.known >> 1 & !below;
    }

    /// Removes the cards at these positions and returns them. Bits beyond the hand mean nothing.
    #[inline]
    pub(crate) fn remove_at(&mut self, which: u16) -> impl Iterator<Item = Card> + use<> {
        let before = *self;
        let all = (1 << before.len) - 1;
        if before.known == 0 {
            self.keep_only(all & !which);
        } else {
            // Nobody can tell which of two copies goes, so a known one goes first (section 9).
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

    /// Keeps the cards at these positions, in a hand of which nobody knows anything.
    #[inline]
    fn keep_only(&mut self, mut kept: u16) {
        let before = *self;
        *self = Hand::EMPTY;
        while kept != 0 {
            let at = 15 - kept.leading_zeros(); // from the last one down: each goes below those already there
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
    fn a_hand_keeps_order_counts_and_known_cards() {
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

    /// Section 9: everybody saw one Chunk return to the hand, and now one Chunk is discarded. Nobody can know whether
    /// there is another, no matter which of the two was discarded.
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

    /// Compared with a plain sorted list, for hands of every kind.
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
        // An empty place has all bits set, whatever was there before.
        list.iter().for_each(|&card| assert!(hand.remove(card)));
        assert_eq!(hand, Hand::EMPTY);
    }
}
