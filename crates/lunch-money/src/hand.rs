//! A hand: at most ten cards, kept in pile order.

use crate::card::{Card, Cards};

/// How many cards a hand is filled up to (LM-SETUP-2, LM-TURN-3).
pub const FULL: usize = 5;

/// The cards one player holds. Five in play; an example may lay out up to ten.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    kinds: Cards,
    /// Positions whose card everybody has seen returning to this hand (LM-WEAPON-1).
    known: u16,
    len: u8,
    cards: [u8; Hand::MOST],
}

impl Hand {
    /// The most cards a hand can hold.
    pub(crate) const MOST: usize = 10;

    pub(crate) const EMPTY: Hand = Hand { kinds: Cards::NONE, known: 0, len: 0, cards: [0; Hand::MOST] };

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
        self.cards[..self.len()].iter().filter(|&&c| c == card as u8).count()
    }

    /// The cards, in pile order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards[..self.len()].iter().map(|&card| Card::ALL[card as usize])
    }

    /// The cards everybody knows to be there, in pile order.
    pub(crate) fn known(&self) -> impl Iterator<Item = Card> + '_ {
        self.cards().enumerate().filter(|(i, _)| self.known >> i & 1 != 0).map(|(_, card)| card)
    }

    /// Takes up a card. A hand that is full to the brim stays as it is.
    #[inline]
    pub(crate) fn add(&mut self, card: Card, known: bool) {
        let len = self.len();
        if len == Hand::MOST {
            return;
        }
        let mut at = len;
        while at > 0 && self.cards[at - 1] > card as u8 {
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.cards[at] = card as u8;
        if self.known | u16::from(known) != 0 {
            let below = (1 << at) - 1;
            self.known = (self.known & below) | u16::from(known) << at | (self.known & !below) << 1;
        }
        self.len += 1;
        self.kinds = self.kinds.with(card);
    }

    /// Gives up one copy of a card, one that everybody knows of first. False if there is none.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let len = self.len();
        let Some(first) = self.cards[..len].iter().position(|&c| c == card as u8) else {
            return false;
        };
        let mut at = first;
        if self.known != 0 {
            let copies = first..first + self.count(card);
            at = copies.into_iter().find(|i| self.known >> i & 1 != 0).unwrap_or(first);
        }
        self.remove_at(at);
        true
    }

    /// Gives up the card at a position.
    #[inline]
    pub(crate) fn remove_at(&mut self, at: usize) -> Card {
        let len = self.len();
        let card = self.cards[at];
        for i in at..len - 1 {
            self.cards[i] = self.cards[i + 1];
        }
        self.cards[len - 1] = 0;
        if self.known != 0 {
            let below = (1 << at) - 1;
            self.known = (self.known & below) | (self.known >> 1 & !below);
        }
        self.len -= 1;
        let card = Card::ALL[card as usize];
        let again = at > 0 && self.cards[at - 1] == card as u8 || at < self.len() && self.cards[at] == card as u8;
        if !again {
            self.kinds = self.kinds.without(card);
        }
        card
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
        assert_eq!(hand.remove_at(2), Weird);
        assert_eq!(hand.cards().collect::<Vec<_>>(), [Chain, Chunk]);
    }
}
