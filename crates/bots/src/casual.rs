//! Somebody who plays along: any sensible move, now this, now that.

use crate::Bot;
use lunch_money::{Card, LunchMoney, Move, View};
use table::Rng;

/// Chooses at random among sensible moves: it attacks rather than passes, answers more often than
/// not, and does not throw good cards away.
#[derive(Clone, Debug)]
pub struct Casual {
    rng: Rng,
}

impl Casual {
    /// A casual player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Casual {
        Casual { rng }
    }
}

/// How readily a move is made, against the others that are possible.
fn weight(view: &View, mv: &Move) -> usize {
    match mv {
        Move::Pass | Move::Discard(_) | Move::Drop => 1,
        // Letting go is for those who want to answer.
        Move::Release => 2,
        Move::Decline => 3,
        Move::Aid(n) => {
            let me = view.seat.and_then(|seat| view.seats.get(seat.index()));
            let hurt = me.is_some_and(|me| me.counters <= 8);
            if hurt { 6 + 6 * usize::from(*n) } else { 0 }
        }
        Move::Play { card: Card::Abandonment, .. } => 2,
        Move::Play { weirds, .. } => 8 + weirds.count(),
        Move::Answer { .. } | Move::Escape { .. } | Move::Alone(_) | Move::Way(_) | Move::Keep => 8,
    }
}

impl Bot<LunchMoney> for Casual {
    fn choose(&mut self, view: &View, moves: &[Move]) -> Move {
        let total: usize = moves.iter().map(|mv| weight(view, mv)).sum();
        let mut drawn = self.rng.below(total.max(1));
        for mv in moves {
            let weight = weight(view, mv);
            if drawn < weight {
                return *mv;
            }
            drawn -= weight;
        }
        // Nothing has any weight: the last move of a list is to do nothing.
        *moves.last().unwrap_or(&Move::Decline)
    }
}
