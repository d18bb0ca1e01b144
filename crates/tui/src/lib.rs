//! The full-screen terminal client.
//!
//! A game comes in as a [`Table`]: something that can be looked at as a [`Scene`], asked, and moved on.
//! A [`Client`] is the model: what is shown, selected and open. [`Client::update`] is all that ever
//! changes it, [`draw`] shows it and changes nothing, and [`run`] is the thin loop around both that takes
//! the terminal over and gives it back. There are no rules here, and no game.

mod client;
mod draw;
mod keys;
mod line;
mod overlay;
mod panes;
mod scene;
mod table;
mod terminal;

pub use client::{Client, Effect, Input, Pace, SMALLEST, Target};
pub use draw::draw;
pub use keys::KeyHint;
pub use line::Vocabulary;
pub use ratatui;
pub use scene::{Asked, Choice, LogLine, Scene};
pub use table::{Countdown, Entry, Lore, News, Question, Step, Table, WaitsFor};
pub use terminal::run;
