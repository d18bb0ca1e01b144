//! Lunch Money with Sticks & Stones: a schoolyard brawl, last one conscious wins.
//!
//! [`LunchMoney`] is a game of the Recess kernel ([`table::Game`]): a flat value of less than a kilobyte that says
//! whose decision it waits for, lists and checks moves, and plays them.
//!
//! ```
//! use lunch_money::{Decks, LunchMoney, Rules};
//! use table::{Game, MoveBuf, NullLog, Rng};
//!
//! let decks = Decks::new(1, 1, Rules::default())?;
//! let mut game = LunchMoney::deal(&decks, 4, None, 42)?;
//! let (mut moves, mut rng) = (MoveBuf::new(), Rng::stream(42, "bots", 0));
//! while let Some(seat) = game.waiting_on().first() {
//!     game.moves(seat, &mut moves);
//!     let mv = *rng.choose(&moves).expect("somebody who is asked has a move");
//!     game.play(seat, mv, &mut NullLog);
//! }
//! assert_eq!(game.outcome().map(|outcome| outcome.winners.len()), Some(1));
//! # Ok::<(), lunch_money::SetupError>(())
//! ```
//!
//! The rules are cited by clause (`// LM-BLOCK-2`) where they are applied. Each module covers a section of the
//! rulebook: [`turn`](self) the turn, `plays` a card from its declaration to its end, `humiliation`, `backlash`,
//! `revival`, `holds`, `damage`.

mod actions;
mod backlash;
mod card;
mod damage;
mod event;
mod frame;
mod game;
mod guess;
mod hand;
mod holds;
mod humiliation;
mod legal;
mod listing;
mod moves;
pub mod notation;
mod piles;
mod plays;
mod revival;
mod rules;
mod setup;
mod sight;
mod standing;
mod state;
mod trial;
mod turn;
mod view;
mod why;
mod window;

pub use card::{Card, Cards, Kind, answers, follows};
pub use event::Event;
pub use hand::FULL;
pub use moves::{Move, Way, Weirds};
pub use rules::{Profile, Rules};
pub use setup::{Decks, SetupError};
pub use sight::{OnTable, Sight};
pub use state::{LunchMoney, Question, START};
pub use trial::Trial;
pub use view::{Panel, SeatView, View};
pub use why::clause_of;
