//! The journal of moves. Records of all tables are appended to it one after another, so a commit changes a page or
//! two, no matter how many tables take part. Later they are settled: moved into the records, table by table. By then
//! each table has many, and they share pages.
//!
//! A record may be in the journal, in the records, or for a while in both, so readers look at both.

use room::Record;
use rusqlite::{Connection, params};
use std::collections::BTreeMap;

/// How many records the journal holds when a round of settling begins.
const ROUND: usize = 16_384;

/// How many records a commit settles or deletes, on top of two for each new one. A round thus ends before the next
/// begins, and no commit takes long.
const SHARE: usize = 32;

/// Which records are in the journal and not settled.
#[derive(Default)]
pub(super) struct Journal {
    /// The records of each table since the last round began.
    fresh: BTreeMap<i64, Vec<i64>>,
    /// How many records are in `fresh`.
    length: usize,
    /// The records that this round still has to settle.
    round: BTreeMap<i64, Vec<i64>>,
    /// The range of records that are settled but not deleted yet.
    settled: std::ops::Range<i64>,
    /// The number of the next record in the journal.
    next: i64,
    /// Whether these fields describe the journal; after a start or a failure they do not.
    known: bool,
}

impl Journal {
    /// Whether a record goes into the journal. Moves do; there are few others.
    pub(super) fn takes(record: &Record) -> bool {
        matches!(record, Record::Moved { .. } | Record::Closed { .. } | Record::Kept { .. } | Record::Undone { .. })
    }

    /// Forgets what is in the journal.
    pub(super) fn forget(&mut self) {
        *self = Journal::default();
    }

    /// Makes these fields describe the journal. If they do not, everything in it is settled at once.
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

    /// Appends a record.
    pub(super) fn write(&mut self, change: &Connection, key: i64, n: u32, text: &str) -> Result<(), rusqlite::Error> {
        let mut insert = change.prepare_cached("INSERT INTO journal VALUES (?1, ?2, ?3, ?4)")?;
        insert.execute(params![self.next, key, n, text])?;
        self.fresh.entry(key).or_default().push(self.next);
        self.next += 1;
        self.length += 1;
        Ok(())
    }

    /// Does this commit's share of a round. `came` is how many records the commit brought.
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
