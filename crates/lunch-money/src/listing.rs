//! Receivers of listed moves: a buffer for all of them, or a lot that draws one.

use crate::card::{Card, Cards, Kind};
use crate::hand::Hand;
use crate::moves::Move;
use table::{MoveBuf, Rng, Seat, Seats};

/// Cards that players keep as answers.
const ANSWERS: Cards = Cards::of_kind(Kind::Defense).with(Card::Humiliation);

/// Receives moves, one after another.
pub(crate) trait Listing {
    /// A single move.
    fn one(&mut self, mv: Move);

    /// Each of these cards at each of these players. Comes before any other move.
    fn plays(&mut self, cards: Cards, at: Seats);

    /// The sensible discards of a hand that is not empty: all of it, or all except the answers. Any other choice is
    /// legal, too.
    fn discards(&mut self, hand: &Hand);
}

impl Listing for MoveBuf<Move> {
    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }

    #[inline(always)]
    fn plays(&mut self, cards: Cards, at: Seats) {
        for card in cards {
            for at in at {
                self.push(Move::at(card, at));
            }
        }
    }

    #[inline(always)]
    fn discards(&mut self, hand: &Hand) {
        self.push(discard_all(hand));
        if has_both(hand) {
            self.push(discard_the_rest(hand));
        }
    }
}

fn has_both(hand: &Hand) -> bool {
    hand.kinds().meets(ANSWERS) && !hand.kinds().minus(ANSWERS).is_empty()
}

fn discard_all(hand: &Hand) -> Move {
    Move::Discard((1 << hand.len()) - 1)
}

fn discard_the_rest(hand: &Hand) -> Move {
    Move::Discard(((1 << hand.len()) - 1) & !hand.positions(ANSWERS))
}

/// Draws one of all moves, each with the same probability, while storing few of them: of plays and discards, the bulk
/// of all moves, only the number is needed.
pub(crate) struct Lot<'a> {
    plays: usize,
    cards: Cards,
    at: Seats,
    /// At how many players each card can be played.
    each: usize,
    discards: usize,
    /// How many of the other moves come before the discards.
    before: usize,
    hand: &'a Hand,
    others: &'a mut MoveBuf<Move>,
}

impl<'a> Lot<'a> {
    #[inline(always)]
    pub(crate) fn new(hand: &'a Hand, others: &'a mut MoveBuf<Move>) -> Lot<'a> {
        others.clear();
        Lot { plays: 0, cards: Cards::NONE, at: Seats::NONE, each: 0, discards: 0, before: 0, hand, others }
    }

    /// The move that the next random number selects.
    #[inline(always)]
    pub(crate) fn draw(self, rng: &mut Rng) -> Move {
        let drawn = rng.below(self.plays + self.discards + self.others.len());
        if drawn < self.plays {
            // Avoids a division, for which the whole game would have to wait.
            let card = (drawn * RECIPROCALS[self.each % Seat::MAX]) >> 16;
            return Move::at(self.cards.nth(card), self.at.nth(drawn - card * self.each));
        }
        let drawn = drawn - self.plays;
        if drawn < self.before {
            return self.others[drawn];
        }
        match drawn - self.before {
            discard if discard >= self.discards => self.others[drawn - self.discards],
            0 => discard_all(self.hand),
            _ => discard_the_rest(self.hand),
        }
    }
}

/// Multipliers that replace division by a small number: 2^16 / n, rounded up.
const RECIPROCALS: [usize; Seat::MAX] = {
    let (mut table, mut n) = ([0; Seat::MAX], 1);
    while n < Seat::MAX {
        table[n] = (1usize << 16).div_ceil(n);
        n += 1;
    }
    table
};

impl Listing for Lot<'_> {
    #[inline(always)]
    fn one(&mut self, mv: Move) {
        self.others.push(mv);
    }

    #[inline(always)]
    fn plays(&mut self, cards: Cards, at: Seats) {
        debug_assert!(self.others.is_empty());
        let each = at.len();
        (self.plays, self.cards, self.at, self.each) = (cards.len() * each, cards, at, each);
    }

    #[inline(always)]
    fn discards(&mut self, hand: &Hand) {
        self.before = self.others.len();
        self.discards = 1 + usize::from(has_both(hand));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reciprocals_divide() {
        for (each, reciprocal) in RECIPROCALS.into_iter().enumerate().skip(1) {
            for n in 0..Hand::MOST * Seat::MAX {
                assert_eq!((n * reciprocal) >> 16, n / each);
            }
        }
    }
}
