//! Players of Lunch Money.

mod habits;
mod judge;

pub use habits::Habits;

use crate::{Bot, Budget, Compared, Estimate, Outlook, Policy, Search, Tuning};
use judge::Judge;
use lunch_money::{LunchMoney, Move, Question};
use table::{Chair, Game as _, MoveBuf, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is made.
#[derive(Clone, Debug)]
pub struct Thumb {
    habits: Habits,
    /// Moods differ: of marks that are closer than this, now one and now the other comes first.
    mood: f32,
}

impl Thumb {
    /// With these habits, and moods of that size (in counters).
    #[must_use]
    pub fn new(habits: Habits, mood: f32) -> Thumb {
        Thumb { habits, mood }
    }

    /// The best of `moves`, which that seat is asked for.
    fn best(&self, game: &LunchMoney, seat: Seat, moves: &[Move], rng: &mut Rng) -> Option<Move> {
        let &only = moves.first()?;
        if moves.len() == 1 {
            return Some(only);
        }
        let sight = game.sight(seat);
        let question = sight.question()?;
        let judge = Judge::new(&self.habits, sight);
        let mut best = (f32::NEG_INFINITY, only);
        let mut bits = 0;
        for (at, &mv) in moves.iter().enumerate() {
            if at % 4 == 0 {
                bits = rng.bits();
            }
            let mood = self.mood * (bits & 0xffff) as f32 / 65536.0;
            bits >>= 16;
            let mark = judge.mark(question, &mv) + mood;
            if mark > best.0 {
                best = (mark, mv);
            }
        }
        Some(best.1)
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

/// Plays by rules of thumb: saves defences, hits who can be hit best, knows what a Humiliation is for.
#[derive(Clone, Debug)]
pub struct Normal {
    thumb: Thumb,
    rng: Rng,
    moves: MoveBuf<Move>,
}

impl Normal {
    /// A normal player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Normal {
        Normal::with(Habits::NORMAL, rng)
    }

    /// A player with other habits.
    #[must_use]
    pub fn with(habits: Habits, rng: Rng) -> Normal {
        Normal { thumb: Thumb::new(habits, NORMAL_MOOD), rng, moves: MoveBuf::new() }
    }
}

const NORMAL_MOOD: f32 = 0.4;

impl Bot<LunchMoney> for Normal {
    fn choose(&mut self, chair: &Chair<'_, LunchMoney>) -> Move {
        // A guess shows the seat exactly what the game does, and nothing else that is true.
        let guess = chair.guess(&mut self.rng);
        let mv = self.thumb.pick(&guess, chair.seat(), &mut self.rng, &mut self.moves);
        mv.unwrap_or_else(|| chair.default_move())
    }
}

/// Plays reasonable cards at whoever comes to mind, and forgets to answer now and then.
#[derive(Clone, Debug)]
pub struct Easy {
    thumb: Thumb,
    rng: Rng,
    moves: MoveBuf<Move>,
}

impl Easy {
    /// How often in a hundred an answer is forgotten.
    const FORGETS: usize = 35;

    /// An easy player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Easy {
        Easy { thumb: Thumb::new(Habits::EASY, 5.0), rng, moves: MoveBuf::new() }
    }
}

impl Bot<LunchMoney> for Easy {
    fn choose(&mut self, chair: &Chair<'_, LunchMoney>) -> Move {
        let guess = chair.guess(&mut self.rng);
        let seat = chair.seat();
        let answers = !matches!(guess.sight(seat).question(), Some(Question::Action | Question::Revive) | None);
        if answers && self.rng.chance(100, Easy::FORGETS) {
            return chair.default_move();
        }
        let mv = self.thumb.pick(&guess, seat, &mut self.rng, &mut self.moves);
        mv.unwrap_or_else(|| chair.default_move())
    }
}

/// How the hard player searches; found by trying.
pub const HARD: Tuning = Tuning { explore: 0.6, points: 1.5, horizon: 30 };

/// The moods of those whom the hard player imagines, in counters: everybody is a little different.
pub const MOOD: f32 = 1.0;

/// Looks ahead: searches states that could be the true one.
#[derive(Clone, Debug)]
pub struct Hard {
    search: Search<LunchMoney, Thumb>,
    budget: Budget,
    rng: Rng,
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
        Hard { search: Search::tuned(Thumb::new(Habits::NORMAL, mood), tuning), budget, rng }
    }

    /// What it thinks of every move, the best first.
    pub fn estimates(&mut self, chair: &Chair<'_, LunchMoney>) -> Vec<Estimate<Move>> {
        self.search.run(chair, &self.budget, &mut self.rng)
    }

    /// What it thinks of these moves, each tried as often as the budget says.
    pub fn compare(&mut self, chair: &Chair<'_, LunchMoney>, moves: &[Move]) -> Vec<Compared<Move>> {
        self.search.compare(chair, moves, &self.budget, &mut self.rng)
    }

    /// Everybody's chances, as that seat can see them, whoever is asked.
    pub fn outlook(&mut self, chair: &Chair<'_, LunchMoney>) -> Option<Outlook> {
        self.search.outlook(chair, &self.budget, &mut self.rng)
    }
}

impl Bot<LunchMoney> for Hard {
    fn choose(&mut self, chair: &Chair<'_, LunchMoney>) -> Move {
        self.estimates(chair).first().map_or_else(|| chair.default_move(), |best| best.mv)
    }
}
