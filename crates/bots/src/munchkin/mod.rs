//! Rules of thumb for Munchkin, and the casual player.

mod bargain;
mod casual;
mod chances;
mod fray;
mod habits;
mod judge;
mod worth;

pub use casual::Casual;
pub use chances::{LOOKED_AT, looks};
pub use habits::Habits;

use crate::{Policy, RulesOfThumb, Tuning, best_by_mark};
use judge::Judge;
use munchkin::{Move, Munchkin, Question};
use table::{Game as _, MoveBuf, Phrase, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is played.
#[derive(Clone, Debug)]
pub struct Thumb {
    habits: Habits,
    /// The size of the random part of marks, so that moves with close marks take turns.
    mood: f32,
}

impl Thumb {
    /// Rules of thumb with these habits and moods of this size (in levels).
    #[must_use]
    pub fn new(habits: Habits, mood: f32) -> Thumb {
        Thumb { habits, mood }
    }

    /// The best of `moves` for that seat.
    fn best(&self, game: &Munchkin, seat: Seat, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let &only = moves.first()?;
        if moves.len() == 1 {
            return Some(only);
        }
        let sight = game.sight(seat);
        let question = sight.question()?;
        let judge = Judge::new(&self.habits, sight, moves);
        best_by_mark(moves, self.mood, rng, |mv| judge.mark(question, mv))
    }
}

impl Policy<Munchkin> for Thumb {
    /// The listed moves, and fair offers.
    fn moves(&self, game: &Munchkin, seat: Seat, out: &mut MoveBuf<Move>) {
        game.moves(seat, out);
        let sight = game.sight(seat);
        let Some(question @ (Question::Fight | Question::Help)) = sight.question() else { return };
        Judge::new(&self.habits, sight, &[]).offers(question, |mv| {
            if !out.contains(&mv) && game.check(seat, &mv).is_ok() {
                out.push(mv);
            }
        });
    }

    fn marks(&self, game: &Munchkin, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        out.clear();
        let sight = game.sight(seat);
        let Some(question) = sight.question() else { return out.resize(moves.len(), 0.0) };
        let judge = Judge::new(&self.habits, sight, moves);
        out.extend(moves.iter().map(|&mv| judge.mark(question, mv)));
    }

    fn pick(&self, game: &Munchkin, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        self.moves(game, seat, moves);
        self.best(game, seat, moves, rng)
    }

    fn chances(&self, game: &Munchkin, out: &mut [f32; Seat::MAX]) {
        chances::chances(game, out);
    }
}

impl RulesOfThumb<Munchkin> for Thumb {
    /// Found by experiments.
    const HARD: Tuning = Tuning { explore: 0.5, points: 0.3, horizon: 15, narrow: 0.4, keeps: true };
    const FORGETS: usize = 35;

    /// Plays reasonable cards at random.
    fn easy() -> Thumb {
        Thumb::new(Habits::EASY, 0.8)
    }

    /// Equips and sells, gives and takes help at a fair price, obstructs a player who is about to win, and keeps
    /// one-shots until they are decisive.
    fn normal() -> Thumb {
        Thumb::new(Habits::NORMAL, 0.05)
    }

    /// Everybody is a little different.
    fn imagined() -> Thumb {
        Thumb::new(Habits::NORMAL, 0.15)
    }

    fn is_answer(game: &Munchkin, seat: Seat) -> bool {
        matches!(
            game.sight(seat).question(),
            Some(Question::LastCall | Question::Window | Question::Cancel | Question::React | Question::Die)
        )
    }

    /// The price of help in a bargain.
    fn remark(&self, guess: impl FnOnce() -> Munchkin, seat: Seat, mv: Move) -> Option<Phrase> {
        let game = guess();
        let sight = game.sight(seat);
        let question = sight.question().filter(|question| matches!(question, Question::Fight | Question::Help))?;
        Judge::new(&self.habits, sight, &[]).remark(question, mv)
    }
}
