//! A state that one seat cannot tell from the true one.

use crate::hand::Hand;
use crate::piles::Piles;
use crate::state::LunchMoney;
use table::{Rng, Seat, Seed};

impl LunchMoney {
    /// Deals everything `seat` cannot know anew: other hands, but for cards everybody has seen
    /// returning to them, the draw pile, and what later shuffles will bring.
    ///
    /// If somebody else is being asked, they still are, whatever they hold now: `seat` must not
    /// be able to tell.
    pub(crate) fn redealt(&self, seat: Seat, rng: &mut Rng) -> LunchMoney {
        let mut guess = *self;
        let mut hidden = [0u8; Piles::MOST];
        let mut n = guess.piles.drawable();
        hidden[..n].copy_from_slice(guess.piles.draw_pile());
        let others = || Seat::all(self.n()).filter(|&other| other != seat);
        for other in others() {
            let mut known = self.hand(other).known().peekable();
            for card in self.hand(other).cards() {
                // Both run in pile order.
                if known.peek() == Some(&card) {
                    known.next();
                } else {
                    hidden[n] = card as u8;
                    n += 1;
                }
            }
        }
        // In pile order first, or the order in which the true hands and pile come would show in
        // what the same random numbers make of them.
        in_pile_order(&mut hidden[..n]);
        in_pile_order(guess.piles.discard_pile_mut());
        rng.shuffle(&mut hidden[..n]);
        for other in others() {
            let mut hand = Hand::EMPTY;
            for card in self.hand(other).known() {
                hand.add(card, true);
            }
            while hand.len() < self.hand(other).len() {
                n -= 1;
                hand.add(crate::Card::numbered(hidden[n]), false);
            }
            guess.hands[other.index()] = hand;
        }
        guess.piles.draw_pile_mut().copy_from_slice(&hidden[..n]);
        guess.seed = Seed::Quick(rng.bits());
        guess.unshuffled = false;
        guess
    }
}

/// Sorts by counting: there are few different cards, and search does this for every guess.
fn in_pile_order(cards: &mut [u8]) {
    let mut counts = [0u16; 64];
    for &card in cards.iter() {
        counts[usize::from(card & 63)] += 1;
    }
    let mut rest = cards;
    for (card, &n) in counts.iter().enumerate() {
        let (these, others) = rest.split_at_mut(usize::from(n).min(rest.len()));
        these.fill(card as u8);
        rest = others;
    }
}
