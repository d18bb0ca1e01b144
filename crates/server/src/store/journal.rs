//! What happens at a table while it is played at is written into a journal first: the records of all tables
//! one behind the other, so that a commit changes a page or two, however many tables have a part in it. Later
//! they are settled, table by table: by then there are many of each, which belong to the same pages.
//!
//! Until then, and for a while after, they are in the journal too: whoever reads looks at both.

use room::Record;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;

/// How many records there are when a round of settling begins.
const ROUND: usize = 16_384;

/// How many records are settled or struck out in a commit, beside two for each that has come with it: a
/// round is over before the next begins, and nobody waits long for it.
const SHARE: usize = 32;

/// Which records are in the journal and not settled.
#[derive(Default)]
pub(super) struct Journal {
    /// Those of each table since the last round began.
    fresh: BTreeMap<i64, Vec<i64>>,
    /// How many those are.
    length: usize,
    /// Those of the round, which are to be settled.
    round: BTreeMap<i64, Vec<i64>>,
    /// Those that are settled and not struck out: from which to which.
    settled: std::ops::Range<i64>,
    /// The next number in the journal.
    next: i64,
    /// Whether this is all that is known of the journal: after a start and a failure it is not.
    known: bool,
}

impl Journal {
    /// Whether a record goes into the journal: those of moves do. The others are few.
    pub(super) fn takes(record: &Record) -> bool {
        matches!(record, Record::Moved { .. } | Record::Closed { .. } | Record::Kept { .. } | Record::Undone { .. })
    }

    /// What is in the journal is not known any more.
    pub(super) fn forget(&mut self) {
        *self = Journal::default();
    }

    /// Makes sure that it is known what is in the journal: nothing, if it was not.
    pub(super) fn know(&mut self, change: &Connection) -> Result<(), rusqlite::Error> {
        if !self.known {
            change.execute_batch(
                "INSERT INTO records SELECT key, n, record FROM journal WHERE true ON CONFLICT DO NOTHING;
                 DELETE FROM journal;",
            )?;
            *self = Journal { known: true, next: 1, settled: 1..1, ..Journal::default() };
        }
        Ok(())
    }

    /// Writes a record down.
    pub(super) fn write(&mut self, change: &Connection, key: i64, n: u32, text: &str) -> Result<(), rusqlite::Error> {
        let mut insert = change.prepare_cached("INSERT INTO journal VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute(params![self.next, key, n, text])?;
        self.fresh.entry(key).or_default().push(self.next);
        self.next += 1;
        self.length += 1;
        Ok(())
    }

    /// Does its share of a round; so many records have come with this commit.
    pub(super) fn settle(&mut self, change: &Connection, came: usize) -> Result<(), rusqlite::Error> {
        if self.round.is_empty() && self.settled.is_empty() && self.length >= ROUND {
            self.length = 0;
            self.round = std::mem::take(&mut self.fresh);
            self.settled.end = self.next;
        }
        let share = 2 * came + SHARE;
        if self.round.is_empty() {
            let upto = self.settled.end.min(self.settled.start + share as i64);
            if self.settled.start < upto {
                change.prepare_cached("DELETE FROM journal WHERE id < ?1")?.execute([upto])?;
                self.settled.start = upto;
            }
            return Ok(());
        }
        let mut settle =
            change.prepare_cached("INSERT INTO records SELECT key, n, record FROM journal WHERE id = ?1")?;
        let mut done = 0;
        while done < share
            && let Some((_, ids)) = self.round.pop_first()
        {
            done += ids.len();
            ids.into_iter().try_for_each(|id| settle.execute([id]).map(drop))?;
        }
        Ok(())
    }
}
