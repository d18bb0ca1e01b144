//! Marks for moves, based on what one seat can see.

use crate::card::{Cards, Rank};
use crate::moves::{Move, Question};
use crate::state::Cheat;
use table::Seat;

/// The probability that others doubt a claim, by its number of cards.
const DOUBTED: [f32; 5] = [0.0, 0.12, 0.25, 0.5, 0.8];
/// The probability that a player without a card of the rank claims this many.
const BARE: [f32; 5] = [0.0, 0.65, 0.25, 0.08, 0.02];
/// The probabilities that a player claims as many cards as they hold; one, two or three more; and fewer.
const HOLDING: [f32; 5] = [0.8, 0.12, 0.03, 0.01, 0.04];
/// The value of winning, in cards.
const WIN: f32 = 40.0;

/// A seat's judgement of a position. It uses only what the seat can see.
pub(super) struct Judge<'a> {
    game: &'a Cheat,
    seat: Seat,
    pile: f32,
    /// How soon the seat must claim each rank. 0 is the last.
    soon: [f32; Rank::COUNT],
}

impl<'a> Judge<'a> {
    pub(super) fn new(game: &'a Cheat, seat: Seat) -> Judge<'a> {
        let mut soon = [0.0; Rank::COUNT];
        for (place, rank) in game.last_needed_first().into_iter().enumerate() {
            soon[rank.index()] = place as f32;
        }
        Judge { game, seat, pile: game.pile().len() as f32, soon }
    }

    /// The mark of a move, in cards.
    pub(super) fn mark(&self, mv: &Move) -> f32 {
        match mv {
            Move::Lay(cards) => self.laying(*cards),
            Move::Doubt => self.doubting(),
            Move::Believe => 0.0,
        }
    }

    /// The value of laying these cards: they are gone, unless somebody doubts.
    fn laying(&self, cards: Cards) -> f32 {
        let game = self.game;
        let (n, pile) = (cards.len(), self.pile);
        let left = game.hand(self.seat).len() - n;
        let honest = cards.ranked(game.rank) == cards;
        let doubted = match left {
            0 => 1.0,
            1 | 2 => DOUBTED[n] + 0.2,
            _ => DOUBTED[n],
        };
        let ahead = self.finish(game.hand(self.seat) - cards);
        if honest {
            return n as f32 + doubted * (pile + n as f32) * self.share() + ahead;
        }
        (n as f32 + ahead) * (1.0 - doubted) - doubted * pile - self.missed(cards - Cards::of(game.rank))
    }

    /// The value of a hand by how soon it can be emptied. The last cards are always doubted, so they must be the truth.
    /// Those before them can be lies, one at a time.
    fn finish(&self, hand: Cards) -> f32 {
        let (mut worth, mut rank) = (WIN, self.game.rank);
        if hand.is_empty() {
            return worth;
        }
        for turns in 1..=8usize {
            worth *= 0.7;
            rank = rank.after(self.game.n());
            let lies = hand.len() - hand.ranked(rank).len();
            if lies < turns {
                return worth;
            }
        }
        0.0
    }

    /// The cost of giving away these cards in a lie: some of them would soon have been the truth.
    fn missed(&self, cards: Cards) -> f32 {
        cards.into_iter().map(|card| 0.06 * self.soon[card.rank().index()]).sum()
    }

    /// The value of doubting: the other player takes the pile, or this seat does.
    fn doubting(&self) -> f32 {
        let game = self.game;
        let Some(claim) = game.claim else { return 0.0 };
        let lie = self.lying(claim.cards.len());
        let left = game.hand(game.turn).len();
        if left == 0 {
            return WIN * lie; // Believing this claim loses the game.
        }
        let pile = self.pile;
        let threat = 1.0 + 4.0 / left as f32;
        lie * pile * self.share() * threat - (1.0 - lie) * pile
    }

    /// The value to this seat of a card in another hand.
    fn share(&self) -> f32 {
        1.0 / (self.game.n() - 1) as f32
    }

    /// The probability that a claim of `n` cards is a lie.
    fn lying(&self, n: usize) -> f32 {
        let game = self.game;
        let seen = game.hand(self.seat) | game.laid[self.seat.index()] | game.known[self.seat.index()];
        let all = Seat::all(game.n()).fold(game.pile(), |all, seat| all | game.hand(seat)) - seen;
        // The cards of the rank whose place this seat does not know, and all cards whose place it does not know.
        let (a, unseen) = (all.ranked(game.rank).len(), all.len());
        let held = (game.hand(game.turn).len() + n).min(unseen);
        let (mut lie, mut any) = (0.0, 0.0);
        for t in 0..=a {
            let says = match (t, n) {
                (0, n) => BARE[n],
                (t, n) if n >= t => HOLDING[n - t],
                _ => HOLDING[4],
            };
            let likely = dealt(t, a, held, unseen) * says;
            any += likely;
            lie += if t < n { likely } else { 0.0 };
        }
        if any > 0.0 { lie / any } else { 1.0 }
    }
}

/// The probability that `held` of `all` cards contain exactly `t` of `a` given ones.
fn dealt(t: usize, a: usize, held: usize, all: usize) -> f32 {
    // One given card after another: the first `t` are held, the others not.
    let ways = [1.0, a as f32, (a * a.saturating_sub(1) / 2) as f32, a as f32, 1.0];
    let ways = if t == 0 || t == a { 1.0 } else { ways[t] };
    let down = |from: usize, i: usize| from.saturating_sub(i) as f32;
    let among: f32 = (0..t).map(|i| down(held, i)).product();
    let not: f32 = (0..a - t).map(|i| down(all - held, i)).product();
    let whole: f32 = (0..a).map(|i| down(all, i)).product();
    if whole > 0.0 { ways * among * not / whole } else { 0.0 }
}

/// Each seat's chance to win. Fewer cards are better, and matter more when fewer rounds are left. Fitted to games of
/// normal players, in which cards mean almost nothing early on.
pub(super) fn chances(game: &Cheat, out: &mut [f32; Seat::MAX]) {
    *out = [0.0; Seat::MAX];
    let all = f32::from(game.rules.rounds) * game.n() as f32;
    let blur = 1.0 + 64.0 * (all - f32::from(game.turns)).max(0.0) / all;
    let mut sum = 0.0;
    for seat in Seat::all(game.n()) {
        // Nobody knows yet where a claim's cards will end up, so they count half.
        let claimed = game.claim.filter(|_| seat == game.turn).map_or(0, |claim| claim.cards.len());
        let cards = blur + game.hand(seat).len() as f32 + 0.5 * claimed as f32;
        out[seat.index()] = 1.0 / (cards * cards);
        sum += out[seat.index()];
    }
    out.iter_mut().for_each(|chance| *chance /= sum);
}

/// Whether a seat is asked whether it doubts.
pub(super) fn is_answer(game: &Cheat) -> bool {
    game.question().is_some_and(|(_, question)| question == Question::Doubt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_of_a_deal_add_up() {
        for a in 0..=4 {
            let sum: f32 = (0..=a).map(|t| dealt(t, a, 13, 39)).sum();
            assert!((sum - 1.0).abs() < 1e-5, "{a}: {sum}");
        }
        // Two aces among 2 of 4 cards: one deal in six has both in one hand.
        assert!((dealt(2, 2, 2, 4) - 1.0 / 6.0).abs() < 1e-6);
    }
}
