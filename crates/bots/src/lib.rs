//! Players for Recess.
//!
//! A bot is honest by type: [`Bot::choose`] is handed a seat's view and that seat's moves, never
//! a game, so there is nothing hidden for it to look at.

mod casual;
pub mod munchkin;

pub use casual::Casual;

use table::Game;

/// A player.
pub trait Bot<G: Game> {
    /// One of `moves`, which is never empty.
    fn choose(&mut self, view: &G::View, moves: &[G::Move]) -> G::Move;
}
