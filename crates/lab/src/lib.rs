//! The balance lab: what rules, seats and cards do, measured on many games.
//!
//! An [`Experiment`] is a grid of tables; a [`Plan`] is that grid, laid out in cells. Every cell plays
//! the same deals, so that differences between cells are differences of pairs. What comes of a game
//! is one [`Row`] for each seat, kept as Parquet ([`encode`], [`decode`], [`join`]); [`Findings`]
//! are the figures of many rows with their intervals, and [`report()`] puts them in words and pictures.
//!
//! Nothing here knows a game, plays one, or opens a file: games are told to it in rows, and what it
//! makes is bytes and text.

mod cards;
mod experiment;
mod findings;
mod html;
mod markdown;
mod page;
mod parquet_file;
mod plan;
pub mod plot;
mod report;
mod row;
mod says;

pub use cards::CardFigures;
pub use experiment::Experiment;
pub use findings::{CellFigures, Difference, Findings};
pub use html::html;
pub use markdown::markdown;
pub use page::{Block, Page, Picture, Table};
pub use parquet_file::{Broken, decode, encode, is_whole, join};
pub use plan::{Axis, Cell, Comparison, Plan};
pub use report::{Names, grouped, report, sentences};
pub use row::Row;
