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

/// Rules of thumb by these habits, with moods in levels.
pub type Thumb = crate::Thumb<Habits>;

impl Thumb {
    /// The question to that seat, and a judge of its moves.
    fn judge<'a>(&'a self, game: &'a Munchkin, seat: Seat, moves: &'a [Move]) -> Option<(Question, Judge<'a>)> {
        let sight = game.sight(seat);
        Some((sight.question()?, Judge::new(&self.habits, sight, moves)))
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
        let Some((question, judge)) = self.judge(game, seat, moves) else { return out.resize(moves.len(), 0.0) };
        out.extend(moves.iter().map(|&mv| judge.mark(question, mv)));
    }

    fn pick(&self, game: &Munchkin, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        self.moves(game, seat, moves);
        if let [only] = **moves {
            return Some(only);
        }
        let (question, judge) = self.judge(game, seat, moves)?;
        best_by_mark(moves, self.mood, rng, |mv| judge.mark(question, mv))
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
        let (question, judge) = self.judge(&game, seat, &[])?;
        if matches!(question, Question::Fight | Question::Help) { judge.remark(question, mv) } else { None }
    }
}
