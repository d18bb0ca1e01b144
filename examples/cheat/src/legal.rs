//! Legal moves, refusals, and the moves offered.

use crate::card::{Cards, Rank};
use crate::moves::{Move, Question};
use crate::state::Cheat;
use table::{MoveBuf, Refusal, Seat};

/// The most cards that may be laid at once (CH-TURN-1).
pub(crate) const MOST: usize = 4;

impl Cheat {
    /// The only definition of legality.
    pub(crate) fn allows(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match (mv, self.question()) {
            (_, None) => Err(Refusal::new("CH-GOAL-1", "ch-why-over")),
            (Move::Lay(cards), Some((asked, Question::Lay))) if asked == seat => {
                if cards.is_empty() || cards.len() > MOST {
                    return Err(Refusal::new("CH-TURN-1", "ch-why-count"));
                }
                if !self.hand(seat).contains(*cards) {
                    return Err(Refusal::new("CH-TURN-1", "ch-why-not-held"));
                }
                Ok(())
            }
            (Move::Lay(_), _) => Err(Refusal::new("CH-TURN-1", "ch-why-not-your-turn")),
            (Move::Doubt | Move::Believe, Some((asked, Question::Doubt))) if asked == seat => Ok(()),
            (Move::Doubt | Move::Believe, _) if seat == self.turn && self.claim.is_some() => {
                Err(Refusal::new("CH-DOUBT-1", "ch-why-own-claim"))
            }
            (Move::Doubt | Move::Believe, _) => Err(Refusal::new("CH-DOUBT-1", "ch-why-nothing-to-doubt")),
        }
    }

    /// The sensible moves of a seat.
    pub(crate) fn list(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        match self.question() {
            Some((asked, Question::Lay)) if asked == seat => self.list_plays(seat, out),
            Some((asked, Question::Doubt)) if asked == seat => {
                out.push(Move::Believe);
                out.push(Move::Doubt);
            }
            _ => {}
        }
    }

    /// Lists the truth, the truth with extra cards, and lies. A hand of twenty cards has six thousand legal plays. The
    /// listed lies give away the cards that the seat will not have to claim for longest.
    fn list_plays(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let hand = self.hand(seat);
        let honest = hand.ranked(self.rank);
        for n in (1..=honest.len()).rev() {
            out.push(Move::Lay(honest.first(n)));
        }
        // One card of another rank in place of a true one, or on top of the truth.
        let by_need = self.last_needed_first();
        for rank in by_need {
            let cards = hand.ranked(rank);
            for n in 1..=cards.len() {
                out.push(Move::Lay(cards.first(n)));
            }
            if !honest.is_empty() && honest.len() < MOST && !cards.is_empty() {
                out.push(Move::Lay(honest | cards.first(1)));
            }
        }
        // Two to four cards of several ranks, with and without the truth.
        let spare = || by_need.into_iter().flat_map(|rank| hand.ranked(rank));
        for truth in [Cards::NONE, honest] {
            for n in 2..=MOST.saturating_sub(truth.len()) {
                let lie: Cards = spare().take(n).collect();
                let mv = Move::Lay(truth | lie);
                if lie.len() == n && !out.contains(&mv) {
                    out.push(mv);
                }
            }
            if honest.is_empty() {
                break;
            }
        }
    }

    /// Every rank but the current one. The rank that this seat has to claim last comes first.
    pub(crate) fn last_needed_first(&self) -> [Rank; Rank::COUNT - 1] {
        let mut rank = self.rank;
        let mut ranks = [rank; Rank::COUNT - 1];
        // Thirteen is prime, so in steps of any number of players every rank comes up.
        for place in ranks.iter_mut().rev() {
            rank = rank.after(self.n());
            *place = rank;
        }
        ranks
    }

    /// The default move: lays one card, of the right rank if there is one. Believes every claim.
    pub(crate) fn usual(&self, seat: Seat) -> Move {
        match self.question() {
            Some((asked, Question::Lay)) if asked == seat => {
                let hand = self.hand(seat);
                let honest = hand.ranked(self.rank);
                Move::Lay(if honest.is_empty() { hand.first(1) } else { honest.first(1) })
            }
            _ => Move::Believe,
        }
    }
}
