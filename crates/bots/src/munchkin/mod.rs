//! Players of Munchkin.

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

use crate::{Bot, Budget, Compared, Estimate, Outlook, Policy, Search, Tuning};
use judge::Judge;
use munchkin::{Move, Munchkin, Question};
use table::{Chair, Game as _, MoveBuf, Phrase, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is made.
#[derive(Clone, Debug)]
pub struct Thumb {
    habits: Habits,
    /// Moods differ: of marks that are closer than this, now one and now the other comes first.
    mood: f32,
}

impl Thumb {
    /// With these habits, and moods of that size (in levels).
    #[must_use]
    pub fn new(habits: Habits, mood: f32) -> Thumb {
        Thumb { habits, mood }
    }

    /// The best of `moves`, which that seat is asked for.
    fn best(&self, game: &Munchkin, seat: Seat, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let &only = moves.first()?;
        if moves.len() == 1 {
            return Some(only);
        }
        let sight = game.sight(seat);
        let question = sight.question()?;
        let judge = Judge::new(&self.habits, sight, moves);
        let mut best = (f32::NEG_INFINITY, only);
        let mut bits = 0;
        for (at, &mv) in moves.iter().enumerate() {
            if at % 4 == 0 {
                bits = rng.bits();
            }
            let mood = self.mood * (bits & 0xffff) as f32 / 65536.0;
            bits >>= 16;
            let mark = judge.mark(question, mv) + mood;
            if mark > best.0 {
                best = (mark, mv);
            }
        }
        Some(best.1)
    }

    /// What is said along with a move, in a bargain.
    fn remark(&self, game: &Munchkin, seat: Seat, mv: Move) -> Option<Phrase> {
        let sight = game.sight(seat);
        let question = sight.question().filter(|question| matches!(question, Question::Fight | Question::Help))?;
        Judge::new(&self.habits, sight, &[]).remark(question, mv)
    }
}

impl Policy<Munchkin> for Thumb {
    /// Those that are listed, and fair offers.
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

/// Plays by rules of thumb: equips and sells, gives and takes help at a fair price, stops whoever is
/// about to win, and keeps one-shots for when they decide something.
#[derive(Clone, Debug)]
pub struct Normal {
    thumb: Thumb,
    rng: Rng,
    moves: MoveBuf<Move>,
    remark: Option<Phrase>,
}

/// The moods of the normal player, in levels.
const NORMAL_MOOD: f32 = 0.05;

impl Normal {
    /// A normal player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Normal {
        Normal::with(Habits::NORMAL, rng)
    }

    /// A player with other habits.
    #[must_use]
    pub fn with(habits: Habits, rng: Rng) -> Normal {
        Normal { thumb: Thumb::new(habits, NORMAL_MOOD), rng, moves: MoveBuf::new(), remark: None }
    }
}

impl Bot<Munchkin> for Normal {
    fn choose(&mut self, chair: &Chair<'_, Munchkin>) -> Move {
        // A guess shows the seat exactly what the game does, and nothing else that is true.
        let guess = chair.guess(&mut self.rng);
        let mv = self.thumb.pick(&guess, chair.seat(), &mut self.rng, &mut self.moves);
        let mv = mv.unwrap_or_else(|| chair.default_move());
        self.remark = self.thumb.remark(&guess, chair.seat(), mv);
        mv
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark.clone()
    }
}

/// Plays reasonable cards as they come to mind, and forgets to answer now and then.
#[derive(Clone, Debug)]
pub struct Easy {
    thumb: Thumb,
    rng: Rng,
    moves: MoveBuf<Move>,
    remark: Option<Phrase>,
}

impl Easy {
    /// How often in a hundred an answer is forgotten.
    const FORGETS: usize = 35;

    /// An easy player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Easy {
        Easy { thumb: Thumb::new(Habits::EASY, 0.8), rng, moves: MoveBuf::new(), remark: None }
    }
}

impl Bot<Munchkin> for Easy {
    fn choose(&mut self, chair: &Chair<'_, Munchkin>) -> Move {
        let guess = chair.guess(&mut self.rng);
        let seat = chair.seat();
        let answers = matches!(
            guess.sight(seat).question(),
            Some(Question::LastCall | Question::Window | Question::Cancel | Question::React | Question::Die)
        );
        self.remark = None;
        if answers && self.rng.chance(100, Easy::FORGETS) {
            return chair.default_move();
        }
        let mv = self.thumb.pick(&guess, seat, &mut self.rng, &mut self.moves);
        let mv = mv.unwrap_or_else(|| chair.default_move());
        self.remark = self.thumb.remark(&guess, seat, mv);
        mv
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark.clone()
    }
}

/// How the hard player searches; found by trying.
pub const HARD: Tuning = Tuning { explore: 0.5, points: 0.3, horizon: 15, narrow: 0.4, keeps: true };

/// The moods of those whom the hard player imagines, in levels: everybody is a little different.
pub const MOOD: f32 = 0.15;

/// Looks ahead: searches states that could be the true one.
#[derive(Debug)]
pub struct Hard {
    search: Search<Munchkin, Thumb>,
    /// Says why, in a bargain.
    thumb: Thumb,
    budget: Budget,
    rng: Rng,
    remark: Option<Phrase>,
}

impl Hard {
    /// A hard player that thinks for so long, with a stream of random numbers of its own.
    #[must_use]
    pub fn new(budget: Budget, rng: Rng) -> Hard {
        Hard::tuned(budget, rng, HARD, MOOD)
    }

    /// One with other numbers, for whoever tunes them.
    #[must_use]
    pub fn tuned(budget: Budget, rng: Rng, tuning: Tuning, mood: f32) -> Hard {
        let thumb = Thumb::new(Habits::NORMAL, mood);
        Hard { search: Search::tuned(thumb.clone(), tuning), thumb, budget, rng, remark: None }
    }

    /// What it thinks of every move, the best first.
    pub fn estimates(&mut self, chair: &Chair<'_, Munchkin>) -> Vec<Estimate<Move>> {
        self.search.run(chair, &self.budget, &mut self.rng)
    }

    /// What it thinks of these moves, each tried as often as the budget says.
    pub fn compare(&mut self, chair: &Chair<'_, Munchkin>, moves: &[Move]) -> Vec<Compared<Move>> {
        self.search.compare(chair, moves, &self.budget, &mut self.rng)
    }

    /// Everybody's chances, as that seat can see them, whoever is asked.
    pub fn outlook(&mut self, chair: &Chair<'_, Munchkin>) -> Option<Outlook> {
        self.search.outlook(chair, &self.budget, &mut self.rng)
    }
}

impl Bot<Munchkin> for Hard {
    fn choose(&mut self, chair: &Chair<'_, Munchkin>) -> Move {
        let mv = self.estimates(chair).first().map_or_else(|| chair.default_move(), |best| best.mv);
        self.remark = self.thumb.remark(&chair.guess(&mut self.rng), chair.seat(), mv);
        mv
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark.clone()
    }
}
