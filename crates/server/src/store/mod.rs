//! Where tables are kept.
//!
//! A [`Store`] takes records of tables and says when they are safe; nothing is told to anybody before.
//! What it gives back is enough to open a table again, and to show a finished game.

mod file;
mod journal;
mod schema;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

pub use sqlite::Sqlite;

use room::{Record, Saved};
use std::sync::Arc;
use table::{Phrase, Seat};
use tokio::sync::oneshot;
use wire::Options;
use words::{Lang, Words};

/// Records to keep.
#[derive(Clone, Debug)]
pub struct Append {
    /// Which table.
    pub table: String,
    /// How it is played, if it is new.
    pub made: Option<Options>,
    /// The number of the first record at its table, counted from 0. The same records may be handed in
    /// again after a failure: a number is kept once.
    pub first: u32,
    /// The records, in order.
    pub records: Vec<Record>,
}

/// Resolves when the records are safe, or cannot be made so.
pub type Kept = oneshot::Receiver<Result<(), StoreError>>;

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// How it was played.
    pub options: Options,
    /// Who sat where when it ended.
    pub names: Vec<String>,
    /// The day on which it began (UTC), as `2026-11-16`.
    pub day: String,
    /// Its records: from its beginning to its end, and who came and went in between.
    pub records: Vec<Record>,
}

/// A table in the list of the stored ones.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// When something was last kept of it, in seconds since 1970.
    pub used: i64,
}

/// A place to keep tables. Reading blocks: it is done apart from the tables' tasks.
pub trait Store: Send + Sync + 'static {
    /// Keeps records.
    fn append(&self, append: Arc<Append>) -> Kept;

    /// A table, if there is one of this id.
    fn load(&self, id: &str) -> Result<Option<Saved>, StoreError>;

    /// Public tables that are not over, the last used first.
    fn public(&self, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// A finished game.
    fn finished(&self, id: &str, number: u32) -> Result<Option<Finished>, StoreError>;

    /// Whether records can be kept: tries it. The answer may be a second old.
    fn works(&self) -> Result<(), StoreError>;

    /// Waits until everything handed in is safe, and takes nothing more.
    fn close(&self);
}

/// Why something cannot be kept or read: a message for people.
#[derive(Clone, PartialEq, Debug)]
pub struct StoreError(pub Phrase);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // For the log, which speaks English.
        f.write_str(&Words::new(Lang::English).say(&self.0, &[]))
    }
}

impl std::error::Error for StoreError {}

/// The names in the seats after all these records.
pub(crate) fn names<'a>(players: usize, records: impl IntoIterator<Item = &'a Record>) -> Vec<String> {
    let mut names = vec![String::new(); players];
    for record in records {
        if let Record::Sat { seat, name, .. } = record
            && let Some(place) = names.get_mut(Seat::index(*seat))
        {
            place.clone_from(name);
        }
    }
    names
}
