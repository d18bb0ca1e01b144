//! Everything Recess says to people, in four languages.
//!
//! Games and the kernel speak in keys ([`table::Phrase`], refusals, events); this crate turns them into text through
//! the Fluent files in `locales/`, and holds the rulebook of `rulebook/`.

mod examples;
mod lang;
pub mod lunch_money;
pub mod munchkin;
mod rulebook;
mod say;

pub use examples::{RulebookExample, examples};
pub use lang::{Lang, Words, files, source};
pub use rulebook::{Clause, Rulebook, Section};
