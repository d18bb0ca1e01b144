//! Players for Recess.
//!
//! A bot cannot cheat: [`Bot::choose`] receives a [`Chair`], which gives a seat's view, its moves, the events it saw
//! and guesses at the rest, but no access to the game itself. Nothing tells a bot which other players are bots.
//!
//! A game brings its [`RulesOfThumb`], as [`lunch_money`] and [`munchkin`] do. [`of_level`] makes players of them;
//! the hard one uses [`Search`], a tree search for any game with a [`Policy`].

mod habits;
mod levels;
pub mod lunch_money;
pub mod munchkin;
mod search;

pub use figures::Measurement;
pub use levels::{Hard, LEVELS, Plain, RulesOfThumb, Thumb, best_by_mark, of_level};
pub use search::{Budget, Comparison, Estimate, Outlook, Policy, RandomMoves, Search, Tuning};

use table::{Chair, Game, MoveBuf, Phrase, Rng};

/// A player.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the chair's moves. Called only if there is one.
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move;

    /// What the bot says with the move it has just chosen, for example a reason in a bargain.
    fn remark(&self) -> Option<Phrase> {
        None
    }
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move {
        (**self).choose(chair)
    }

    fn remark(&self) -> Option<Phrase> {
        (**self).remark()
    }
}

/// Makes random sensible moves, all equally likely.
#[derive(Clone, Debug)]
pub struct Random<M> {
    rng: Rng,
    moves: MoveBuf<M>,
}

impl<M> Random<M> {
    /// A random player with its own stream of random numbers.
    #[must_use]
    pub fn new(rng: Rng) -> Random<M> {
        Random { rng, moves: MoveBuf::new() }
    }
}

impl<G: Game<Move: Send>> Bot<G> for Random<G::Move> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move {
        chair.pick(&mut self.rng, &mut self.moves).unwrap_or_else(|| chair.default_move())
    }
}
