//! Players for Recess.
//!
//! A bot is honest by type: [`Bot::choose`] is handed a [`Chair`], which gives a seat's view, its
//! moves, the events it saw and guesses at the rest, and no way to the game itself. Nothing tells a
//! bot who else is a bot.
//!
//! A game brings its [`RulesOfThumb`], as [`lunch_money`] and [`munchkin`] do. [`of_level`] makes players of them;
//! the hard one uses [`Search`], a tree search for any game with a [`Policy`].

mod habits;
mod levels;
pub mod lunch_money;
pub mod munchkin;
mod search;

pub use figures::Measured;
pub use levels::{Hard, LEVELS, Plain, RulesOfThumb, best_by_mark, of_level};
pub use search::{Budget, Compared, Estimate, Outlook, Policy, RandomMoves, Search, Tuning};

use table::{Chair, Game, MoveBuf, Phrase, Rng};

/// A player.
pub trait Bot<G: Game>: Send {
    /// One of the chair's moves. It is asked only when there is one.
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move;

    /// What it says along with the move it has just chosen, if anything: a reason, in a bargain.
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

/// Makes any sensible move, each as likely as any other.
#[derive(Clone, Debug)]
pub struct Random<M> {
    rng: Rng,
    moves: MoveBuf<M>,
}

impl<M> Random<M> {
    /// A random player with a stream of random numbers of its own.
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
