//! The players that every game has: easy, normal and hard. They use the game's rules of thumb.

use crate::{Bot, Budget, Comparison, Estimate, Outlook, Policy, Random, Search, Tuning};
use std::fmt::Debug;
use table::{Chair, Game, MoveBuf, Phrase, Rng, Seat};

/// What a game provides for its easy, normal and hard players.
pub trait RulesOfThumb<G: Game>: Policy<G> + Debug + Send + Sized + 'static {
    /// The settings of the hard player's search.
    const HARD: Tuning;
    /// How many of a hundred answers the easy player forgets.
    const FORGETS: usize;

    /// The easy player's rules of thumb.
    fn easy() -> Self;

    /// The normal player's rules of thumb.
    fn normal() -> Self;

    /// The rules of thumb by which the hard player imagines everybody to play.
    fn imagined() -> Self;

    /// Whether that seat is asked for an answer, which can be forgotten.
    fn is_answer(game: &G, seat: Seat) -> bool;

    /// What the player says with a move, if anything. `guess` makes a game that looks the same to the seat as the real
    /// one.
    fn remark(&self, _guess: impl FnOnce() -> G, _seat: Seat, _mv: G::Move) -> Option<Phrase> {
        None
    }

    /// Called before the decision of this chair is searched.
    fn search_for(&mut self, _chair: &Chair<'_, G>, _rng: &mut Rng) {}
}

/// Rules of thumb: by its habits `H` every move gets a mark, and the best one is played.
#[derive(Clone, Debug)]
pub struct Thumb<H> {
    pub(crate) habits: H,
    /// The size of the random part of marks, so that moves with close marks take turns.
    pub(crate) mood: f32,
}

impl<H> Thumb<H> {
    /// Rules of thumb with these habits and moods of this size.
    #[must_use]
    pub fn new(habits: H, mood: f32) -> Thumb<H> {
        Thumb { habits, mood }
    }
}

/// The move with the best mark. Each mark is raised by a random mood between 0 and `mood`, so that moves with close
/// marks take turns.
pub fn best_by_mark<M: Copy>(moves: &[M], mood: f32, rng: &mut Rng, mark: impl Fn(M) -> f32) -> Option<M> {
    let mut best = (f32::NEG_INFINITY, *moves.first()?);
    let mut bits = 0;
    for (at, &mv) in moves.iter().enumerate() {
        if at % 4 == 0 {
            bits = rng.bits();
        }
        let mark = mark(mv) + mood * (bits & 0xffff) as f32 / 65536.0;
        bits >>= 16;
        if mark > best.0 {
            best = (mark, mv);
        }
    }
    Some(best.1)
}

/// Plays by rules of thumb: the easy and the normal player.
#[derive(Debug)]
pub struct Plain<G: Game, T> {
    thumb: T,
    forgets: usize,
    rng: Rng,
    moves: MoveBuf<G::Move>,
    remark: Option<Phrase>,
}

impl<G: Game, T: RulesOfThumb<G>> Plain<G, T> {
    /// The easy player, with its own stream of random numbers.
    #[must_use]
    pub fn easy(rng: Rng) -> Self {
        Plain { forgets: T::FORGETS, ..Plain::with(T::easy(), rng) }
    }

    /// The normal player, with its own stream of random numbers.
    #[must_use]
    pub fn normal(rng: Rng) -> Self {
        Plain::with(T::normal(), rng)
    }

    /// A player with other rules of thumb, who never forgets to answer.
    #[must_use]
    pub fn with(thumb: T, rng: Rng) -> Self {
        Plain { thumb, forgets: 0, rng, moves: MoveBuf::new(), remark: None }
    }
}

impl<G: Game<Move: Send>, T: RulesOfThumb<G>> Bot<G> for Plain<G, T> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move {
        // Any guess will do: it shows the seat exactly what the game does.
        let (guess, seat) = (chair.guess(&mut self.rng), chair.seat());
        self.remark = None;
        if self.forgets > 0 && T::is_answer(&guess, seat) && self.rng.chance(100, self.forgets) {
            return chair.default_move();
        }
        let mv = self.thumb.pick(&guess, seat, &mut self.rng, &mut self.moves);
        let mv = mv.unwrap_or_else(|| chair.default_move());
        self.remark = self.thumb.remark(|| guess, seat, mv);
        mv
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark.clone()
    }
}

/// Looks ahead by searching states that could be the true one.
#[derive(Debug)]
pub struct Hard<G: Game, T> {
    search: Search<G, T>,
    budget: Budget,
    rng: Rng,
    remark: Option<Phrase>,
}

impl<G: Game, T: RulesOfThumb<G>> Hard<G, T> {
    /// A hard player with this budget and its own stream of random numbers.
    #[must_use]
    pub fn new(budget: Budget, rng: Rng) -> Self {
        Hard { search: Search::tuned(T::imagined(), T::HARD), budget, rng, remark: None }
    }

    /// Its estimates of every move, the best first.
    pub fn estimates(&mut self, chair: &Chair<'_, G>) -> Vec<Estimate<G::Move>> {
        self.search.policy_mut().search_for(chair, &mut self.rng);
        self.search.run(chair, &self.budget, &mut self.rng)
    }

    /// Compares these moves, trying each as often as the budget allows.
    pub fn compare(&mut self, chair: &Chair<'_, G>, moves: &[G::Move]) -> Vec<Comparison<G::Move>> {
        self.search.policy_mut().search_for(chair, &mut self.rng);
        self.search.compare(chair, moves, &self.budget, &mut self.rng)
    }

    /// Everybody's chances as that seat sees them, whoever is asked.
    pub fn outlook(&mut self, chair: &Chair<'_, G>) -> Option<Outlook> {
        self.search.policy_mut().search_for(chair, &mut self.rng);
        self.search.outlook(chair, &self.budget, &mut self.rng)
    }
}

impl<G: Game<Move: Send, View: Send>, T: RulesOfThumb<G>> Bot<G> for Hard<G, T> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move {
        let mv = self.estimates(chair).first().map_or_else(|| chair.default_move(), |best| best.mv);
        self.remark = self.search.policy().remark(|| chair.guess(&mut self.rng), chair.seat(), mv);
        mv
    }

    fn remark(&self) -> Option<Phrase> {
        self.remark.clone()
    }
}

/// The levels that every game has, the weakest first.
pub const LEVELS: &[&str] = &["random", "easy", "normal", "hard"];

/// The player of a level in [`LEVELS`]. Any other name means the normal player. Players that search use the budget.
#[must_use]
pub fn of_level<G, T>(level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<G>>
where
    G: Game<Move: Send, View: Send> + 'static,
    T: RulesOfThumb<G>,
{
    match level {
        "hard" => Box::new(Hard::<G, T>::new(budget, rng)),
        "easy" => Box::new(Plain::<G, T>::easy(rng)),
        "random" => Box::new(Random::new(rng)),
        _ => Box::new(Plain::<G, T>::normal(rng)),
    }
}
