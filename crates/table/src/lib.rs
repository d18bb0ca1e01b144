//! The kernel of Recess. It knows seats, seeds, decisions, visibility and refusals, and no game.
//!
//! A game is a value that implements [`Game`]: it says whose decision it waits for, lists and checks moves, plays them,
//! and shows each seat only what that seat may know. Everything else (terminal, server, bots, playbooks, saved games)
//! is written against that contract. [`contract`] holds the tests that every game must pass.

mod chair;
pub mod contract;
mod game;
mod phrase;
pub mod playbook;
mod rng;
mod seat;
mod seed;
mod switch;
mod toml_fault;

pub use chair::Chair;
pub use game::{Game, Log, MoveBuf, NullLog, Outcome, PileCard, Reason, Refusal};
pub use phrase::{Arg, Phrase};
pub use rng::Rng;
pub use seat::{Seat, Seats};
pub use seed::{Seed, UnreadableSeed};
pub use switch::{HouseRules, Setting, Spelling, Switch, SwitchError};
pub use toml_fault::toml_fault;
