//! Cheat, also called I Doubt It: a public-domain card game, and a whole game of Recess in one crate.
//!
//! Players lay cards face down and say what they are, and anybody may doubt it. `card` is the pack, `state` the data of
//! the game, `turn` the course of a turn, `legal` the legal moves, `view` what each seat sees. `kit` is everything else
//! that a table needs. `docs/add-a-game.md` walks through the crate.

mod card;
mod game;
mod kit;
mod legal;
mod moves;
pub mod notation;
pub mod players;
mod rules;
mod state;
pub mod telling;
mod trial;
mod turn;
mod view;

pub use card::{Card, Cards, CardsIter, Rank};
pub use kit::CheatKit;
pub use moves::{Event, Move, Question};
pub use rules::Rules;
pub use state::Cheat;
pub use trial::Trial;
pub use view::View;
