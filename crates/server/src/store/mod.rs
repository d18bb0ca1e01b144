//! Where tables are saved.
//!
//! A [`Store`] takes records of tables and reports when they are safe; nobody hears of them before. From what it
//! returns, a table can be opened again and a finished game be shown.

mod file;
mod journal;
mod schema;
mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

pub use sqlite::Sqlite;

pub use room::FinishedGame;

use room::{Record, SavedTable};
use std::sync::Arc;
use table::Phrase;
use tokio::sync::oneshot;
use wire::Options;
use words::{Lang, Words};

/// Records to save.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table's id.
    pub table: String,
    /// The table's options, if it is new or they have changed.
    pub options: Option<Options>,
    /// The number of the first record at its table, counted from 0. The same records may be handed in again after a
    /// failure; each number is saved once.
    pub first: u32,
    /// The records, in order.
    pub records: Vec<Record>,
}

/// Resolves when the records are safe, or when saving them has failed.
pub type Receipt = oneshot::Receiver<Result<(), StoreError>>;

/// A table in the list of saved ones.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredTable {
    /// Its id.
    pub id: String,
    /// When something of it was last saved, in seconds since 1970.
    pub used: i64,
}

/// A place to save tables. Reading blocks, so it is never done in a table's task.
pub trait Store: Send + Sync + 'static {
    /// Saves records.
    fn append(&self, append: Arc<Append>) -> Receipt;

    /// The table with this id, if there is one.
    fn load(&self, id: &str) -> Result<Option<SavedTable>, StoreError>;

    /// Public tables that are not over, the most recently used first.
    fn public(&self, most: usize) -> Result<Vec<StoredTable>, StoreError>;

    /// A finished game.
    fn finished(&self, id: &str, number: u32) -> Result<Option<FinishedGame>, StoreError>;

    /// Tries whether records can be saved. The answer may be a second old.
    fn works(&self) -> Result<(), StoreError>;

    /// Waits until everything handed in is safe, and takes nothing more.
    fn close(&self);
}

/// Why something cannot be saved or read, in words for people.
#[derive(Clone, PartialEq, Debug)]
pub struct StoreError(pub Phrase);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The log is in English.
        f.write_str(&Words::new(Lang::English).say(&self.0, &[]))
    }
}

impl std::error::Error for StoreError {}
