//! Players of Cheat: easy, normal and hard. `bots::Random` is the fourth.

mod judge;

use crate::moves::Move;
use crate::state::Cheat;
use bots::{Bot, Budget, Compared, Estimate, Outlook, Policy, Search, Tuning};
use judge::Judge;
use table::{Chair, Game as _, MoveBuf, Rng, Seat};

/// Rules of thumb: every move gets a mark, and the best one is made.
#[derive(Copy, Clone, Debug)]
pub struct Thumb {
    /// Moods differ: of marks that are closer than this, now one and now the other comes first.
    mood: f32,
    /// Whose decision in which turn is thought about, for a search.
    thinker: Option<(Seat, u16)>,
}

impl Thumb {
    /// With moods of that size, in cards.
    #[must_use]
    pub fn new(mood: f32) -> Thumb {
        Thumb { mood, thinker: None }
    }

    /// The best of these moves, with a mood from `mood` added to each mark.
    fn best(game: &Cheat, seat: Seat, moves: &[Move], mut mood: impl FnMut() -> f32) -> Option<Move> {
        let judge = Judge::new(game, seat);
        let mut best = None;
        for mv in moves {
            let mark = judge.mark(mv) + mood();
            if best.is_none_or(|(highest, _)| mark > highest) {
                best = Some((mark, *mv));
            }
        }
        best.map(|(_, mv)| mv)
    }
}

impl Policy<Cheat> for Thumb {
    /// Only one decision is searched; all others are made by rule of thumb. In a tree that everybody
    /// walks down, the others would learn from it which of the thinker's claims are lies.
    fn moves(&self, game: &Cheat, seat: Seat, out: &mut MoveBuf<Move>) {
        game.moves(seat, out);
        if self.thinker.is_some_and(|thinker| thinker != (seat, game.turns()))
            && let Some(best) = Thumb::best(game, seat, out, || 0.0)
        {
            out.clear();
            out.push(best);
        }
    }

    fn marks(&self, game: &Cheat, seat: Seat, moves: &[Move], out: &mut Vec<f32>) {
        let judge = Judge::new(game, seat);
        out.clear();
        out.extend(moves.iter().map(|mv| judge.mark(mv)));
    }

    fn pick(&self, game: &Cheat, seat: Seat, rng: &mut Rng, moves: &mut MoveBuf<Move>) -> Option<Move> {
        game.moves(seat, moves);
        Thumb::best(game, seat, moves, || self.mood * (rng.bits() >> 40) as f32 / (1 << 24) as f32)
    }

    fn chances(&self, game: &Cheat, out: &mut [f32; Seat::MAX]) {
        judge::chances(game, out);
    }
}

/// Plays by rules of thumb.
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
        Normal { thumb: Thumb::new(0.5), rng, moves: MoveBuf::new() }
    }
}

impl Bot<Cheat> for Normal {
    fn choose(&mut self, chair: &Chair<'_, Cheat>) -> Move {
        // A guess shows the seat exactly what the game does, and nothing else that is true.
        let guess = chair.guess(&mut self.rng);
        let mv = self.thumb.pick(&guess, chair.seat(), &mut self.rng, &mut self.moves);
        mv.unwrap_or_else(|| chair.default_move())
    }
}

/// Plays by rules of thumb in changing moods, and often does not think of doubting.
#[derive(Clone, Debug)]
pub struct Easy {
    thumb: Thumb,
    rng: Rng,
    moves: MoveBuf<Move>,
}

impl Easy {
    /// How often in a hundred a doubt is forgotten.
    const FORGETS: usize = 40;

    /// An easy player with a stream of random numbers of its own.
    #[must_use]
    pub fn new(rng: Rng) -> Easy {
        Easy { thumb: Thumb::new(4.0), rng, moves: MoveBuf::new() }
    }
}

impl Bot<Cheat> for Easy {
    fn choose(&mut self, chair: &Chair<'_, Cheat>) -> Move {
        let guess = chair.guess(&mut self.rng);
        if judge::is_answer(&guess) && self.rng.chance(100, Easy::FORGETS) {
            return Move::Believe;
        }
        let mv = self.thumb.pick(&guess, chair.seat(), &mut self.rng, &mut self.moves);
        mv.unwrap_or_else(|| chair.default_move())
    }
}

/// How the hard player searches; found by trying.
const HARD: Tuning = Tuning { explore: 0.6, points: 3.0, horizon: 100, narrow: 4.0, keeps: false };

/// The moods of those whom the hard player imagines, in cards.
const MOOD: f32 = 1.0;

/// Looks ahead: tries every move in many games that could be the true one.
#[derive(Debug)]
pub struct Hard {
    budget: Budget,
    rng: Rng,
}

impl Hard {
    /// A hard player that thinks for so long, with a stream of random numbers of its own.
    #[must_use]
    pub fn new(budget: Budget, rng: Rng) -> Hard {
        Hard { budget, rng }
    }

    fn search(&mut self, chair: &Chair<'_, Cheat>) -> Search<Cheat, Thumb> {
        let turns = chair.guess(&mut self.rng).turns();
        Search::tuned(Thumb { mood: MOOD, thinker: Some((chair.seat(), turns)) }, HARD)
    }

    /// What it thinks of every move, the best first.
    pub fn estimates(&mut self, chair: &Chair<'_, Cheat>) -> Vec<Estimate<Move>> {
        self.search(chair).run(chair, &self.budget, &mut self.rng)
    }

    /// What it thinks of these moves, each tried as often as the budget says.
    pub fn compare(&mut self, chair: &Chair<'_, Cheat>, moves: &[Move]) -> Vec<Compared<Move>> {
        self.search(chair).compare(chair, moves, &self.budget, &mut self.rng)
    }

    /// Everybody's chances, as that seat can see them, whoever is asked.
    pub fn outlook(&mut self, chair: &Chair<'_, Cheat>) -> Option<Outlook> {
        self.search(chair).outlook(chair, &self.budget, &mut self.rng)
    }
}

impl Bot<Cheat> for Hard {
    fn choose(&mut self, chair: &Chair<'_, Cheat>) -> Move {
        self.estimates(chair).first().map_or_else(|| chair.default_move(), |best| best.mv)
    }
}
