//! The balance lab: measures the effects of rules, seats and cards over many games.
//!
//! An [`Experiment`] is a grid of tables, and a [`Plan`] is that grid laid out in cells. Every cell plays the same
//! deals, so differences between cells are differences of pairs. The result of a game is one [`Row`] per seat, stored
//! as Parquet ([`encode`], [`decode`], [`join`]). [`Findings`] are the figures of many rows with their intervals, and
//! [`report()`] presents them in words and pictures.
//!
//! Nothing here knows a game, plays one, or opens a file. The input is rows, and the output is bytes and text.

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
pub use parquet_file::{FileError, decode, encode, is_whole, join};
pub use plan::{Axis, Cell, Comparison, Plan};
pub use report::{Names, grouped, report, sentences};
pub use row::Row;
