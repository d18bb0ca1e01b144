//! Rules of thumb for Lunch Money.

mod habits;
mod judge;

pub use habits::Habits;

use crate::{Policy, RulesOfThumb, Tuning, best_by_mark};
use judge::Judge;
use lunch_money::{LunchMoney, Move, Question};
use table::{Game as _, MoveBuf, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is played.
#[derive(Clone, Debug)]
pub struct Thumb {
    habits: Habits,
    /// The size of the random part of marks, so that moves with close marks take turns.
    mood: f32,
}

impl Thumb {
    /// Rules of thumb with these habits and moods of this size (in counters).
    #[must_use]
    pub fn new(habits: Habits, mood: f32) -> Thumb {
        Thumb { habits, mood }
    }

    /// The best of `moves` for that seat.
    fn best(&self, game: &LunchMoney, seat: Seat, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let &only = moves.first()?;
        if moves.len() == 1 {
            return Some(only);
        }
        let sight = game.sight(seat);
        let question = sight.question()?;
        let judge = Judge::new(&self.habits, sight);
        best_by_mark(moves, self.mood, rng, |mv| judge.mark(question, &mv))
    }
}

impl Policy<LunchMoney> for Thumb {
    fn marks(&self, game: &LunchMoney, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let sight = game.sight(seat);
        let Some(question) = sight.question() else { return out.resize(moves.len(), 0.0) };
        let judge = Judge::new(&self.habits, sight);
        out.extend(moves.iter().map(|mv| judge.mark(question, mv)));
    }

    #[inline]
    fn pick(&self, game: &LunchMoney, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        game.moves(seat, moves);
        self.best(game, seat, moves, rng)
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
