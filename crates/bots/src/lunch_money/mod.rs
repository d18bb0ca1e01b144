//! Rules of thumb for Lunch Money.

mod habits;
mod judge;

pub use habits::Habits;

use crate::{Policy, RulesOfThumb, Tuning, best_by_mark};
use judge::Judge;
use lunch_money::{LunchMoney, Move, Question};
use table::{Game as _, MoveBuf, Rng, Seat};

/// Rules of thumb by these habits, with moods in counters.
pub type Thumb = crate::Thumb<Habits>;

impl Thumb {
    /// The question to that seat, and a judge of its moves.
    fn judge<'a>(&'a self, game: &'a LunchMoney, seat: Seat) -> Option<(Question, Judge<'a>)> {
        let sight = game.sight(seat);
        Some((sight.question()?, Judge::new(&self.habits, sight)))
    }
}

impl Policy<LunchMoney> for Thumb {
    fn marks(&self, game: &LunchMoney, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let Some((question, judge)) = self.judge(game, seat) else { return out.resize(moves.len(), 0.0) };
        out.extend(moves.iter().map(|mv| judge.mark(question, mv)));
    }

    #[inline]
    fn pick(&self, game: &LunchMoney, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        game.moves(seat, moves);
        if let [only] = **moves {
            return Some(only);
        }
        let (question, judge) = self.judge(game, seat)?;
        best_by_mark(moves, self.mood, rng, |mv| judge.mark(question, &mv))
    }

    fn chances(&self, game: &LunchMoney, out: &mut [f32; Seat::MAX]) {
        judge::chances(game.sight(Seat::new(0)), out);
    }
}

impl RulesOfThumb<LunchMoney> for Thumb {
    /// Found by experiments.
    const HARD: Tuning = Tuning { explore: 0.6, points: 1.5, horizon: 30, narrow: f32::INFINITY, keeps: false };
    const FORGETS: usize = 35;

    /// Plays reasonable cards at random targets.
    fn easy() -> Thumb {
        Thumb::new(Habits::EASY, 5.0)
    }

    /// Saves defences, attacks the most vulnerable, and uses Humiliations well.
    fn normal() -> Thumb {
        Thumb::new(Habits::NORMAL, 0.4)
    }

    /// Everybody is a little different.
    fn imagined() -> Thumb {
        Thumb::new(Habits::NORMAL, 1.0)
    }

    fn is_answer(game: &LunchMoney, seat: Seat) -> bool {
        !matches!(game.sight(seat).question(), Some(Question::Action | Question::Revive) | None)
    }
}
