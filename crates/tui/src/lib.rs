//! The full-screen terminal client.
//!
//! A game comes in as a [`Table`]: something that can be viewed as a [`Scene`], asked, and advanced. A [`Client`] is
//! the model: what is shown, selected and open. Only [`Client::update`] changes it, and [`draw`] shows it without
//! changing anything. [`run`] is the thin loop around both. It takes over the terminal and gives it back. There are no
//! rules here, and no game.

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
pub use scene::{Choice, LogLine, Prompt, Scene};
pub use table::{Countdown, Lore, News, Question, SearchResult, Step, Table, WaitsFor};
pub use terminal::run;
