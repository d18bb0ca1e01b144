//! The writer thread. Everything that tables hand in during a commit goes into the next one, so the busier the
//! server, the fewer commits there are for each move.

use super::file::DataFile;
use super::journal::Journal;
use super::schema::{OURS, trouble};
use super::{Append, StoreError};
use crate::metrics::Metrics;
use room::{Record, names};
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use table::Phrase;
use tokio::sync::oneshot;
use wire::json;

/// Something to write, and who waits for it.
pub(super) struct Order {
    /// The records. Without them the order only tests whether writing works.
    pub(super) append: Option<Arc<Append>>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// The most orders in one commit.
const BATCH: usize = 4096;

/// The pause between commits when they are large: orders that arrive during it share a commit, which halves the cost
/// of committing at once. After a small commit there is no pause.
const BREATH: Duration = Duration::from_millis(2);

/// From how many orders on a commit is large.
const MANY: usize = 4;

pub(super) struct Writer {
    path: PathBuf,
    connection: Connection,
    metrics: Arc<Metrics>,
    /// Tables written lately.
    lately: HashMap<String, Lately>,
    journal: Journal,
    file: Arc<DataFile>,
    troubles: Troubles,
}

/// How many of those tables are remembered.
const KNOWN: usize = 1 << 16;

/// How often, in seconds, the time of a table's last use is updated: the list of tables needs it no finer.
const NOTED: i64 = 10;

/// A table written lately.
#[derive(Copy, Clone)]
struct Lately {
    key: i64,
    /// How many records of it are saved, which is the number of the next.
    next: u32,
    /// Its saved time of last use, in seconds since 1970.
    used: i64,
}

impl Writer {
    pub(super) fn new(path: PathBuf, connection: Connection, metrics: Arc<Metrics>, file: Arc<DataFile>) -> Writer {
        let (lately, journal, troubles) = (HashMap::new(), Journal::default(), Troubles::default());
        Writer { path, connection, metrics, lately, journal, file, troubles }
    }

    /// Writes until all senders are gone.
    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        // When the last commit ended, if it was a large one.
        let mut last: Option<Instant> = None;
        while let Ok(first) = orders.recv() {
            if let Some(left) = last.and_then(|last| BREATH.checked_sub(last.elapsed())) {
                std::thread::sleep(left);
            }
            let mut batch = vec![first];
            batch.extend(orders.try_iter().take(BATCH - 1));
            let start = Instant::now();
            let written = self.write(&batch);
            self.metrics.stored(start.elapsed(), batch.len(), written.is_ok());
            self.troubles.tell(written.as_ref().err(), batch.len());
            last = (batch.len() >= MANY).then(Instant::now);
            for order in batch {
                // A caller that has stopped waiting need not know.
                let _ = order.done.send(written.clone());
            }
        }
    }

    fn write(&mut self, batch: &[Order]) -> Result<(), StoreError> {
        // Once the file has lost its name, anything written to it would be lost when the server stops.
        self.file.is_there()?;
        let (lately, journal) = (&mut self.lately, &mut self.journal);
        let mut work = |connection: &mut Connection| -> Result<bool, rusqlite::Error> {
            let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
            journal.know(&change)?;
            if batch.iter().any(|order| order.append.is_none()) {
                change.pragma_update(None, "application_id", OURS)?;
            }
            for append in batch.iter().filter_map(|order| order.append.as_ref()) {
                let known = table(&change, append, now, lately)?;
                if !keep(&change, known, append, now, journal)? {
                    return Ok(false);
                }
            }
            journal
                .settle(&change, batch.iter().filter_map(|order| Some(order.append.as_ref()?.records.len())).sum())?;
            change.commit()?;
            Ok(true)
        };
        let written = work(&mut self.connection);
        if !matches!(written, Ok(true)) || self.lately.len() > KNOWN {
            // What was not committed is unknown now. The journal refers to known tables, so it is forgotten, too.
            self.lately.clear();
            self.journal.forget();
        }
        match written {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreError(Phrase::new("serve-store-conflict"))),
            Err(error) => Err(trouble(&self.path, &error)),
        }
    }
}

/// What the log says about failed commits: the first failure of a kind, then once a minute how many there were, then
/// that saving works again.
#[derive(Default)]
struct Troubles {
    /// The current error, and when it was last logged.
    told: Option<(StoreError, Instant)>,
    /// Failures since then.
    since: u32,
}

/// How often the same error is logged.
const TELL_AGAIN: Duration = Duration::from_secs(60);

impl Troubles {
    fn tell(&mut self, error: Option<&StoreError>, waiting: usize) {
        match (error, self.told.take()) {
            (None, None) => {}
            (None, Some(_)) => tracing::info!("Saving works again, and tables continue."),
            (Some(error), Some((told, at))) if told == *error && at.elapsed() < TELL_AGAIN => {
                self.since += 1;
                self.told = Some((told, at));
                return;
            }
            (Some(error), _) => {
                let failures = self.since;
                tracing::error!(%error, waiting, failures, "Records cannot be saved, so tables stand still.");
                self.told = Some((error.clone(), Instant::now()));
            }
        }
        self.since = 0;
    }
}

/// Looks a table up, creates it if it is new, and notes that it is in use.
fn table<'a>(
    change: &Transaction<'_>,
    append: &Append,
    now: i64,
    lately: &'a mut HashMap<String, Lately>,
) -> Result<&'a mut Lately, rusqlite::Error> {
    if let Some(options) = &append.options {
        change
            .prepare_cached(
                "INSERT INTO tables (id, options, public, used) VALUES (?1, ?2, ?3, ?4)
                 ON CONFLICT (id) DO UPDATE SET options = ?2, public = ?3",
            )?
            .execute(params![append.table, json(options), options.public, now])?;
    }
    if !lately.contains_key(&append.table) {
        let mut key = change.prepare_cached("SELECT key FROM tables WHERE id = ?1")?;
        let key: i64 = key.query_row([&append.table], |row| row.get(0))?;
        let mut next = change.prepare_cached("SELECT coalesce(max(n) + 1, 0) FROM records WHERE key = ?1")?;
        let next = next.query_row([key], |row| row.get(0))?;
        lately.insert(append.table.clone(), Lately { key, next, used: 0 });
    }
    let known = lately.get_mut(&append.table).ok_or(rusqlite::Error::QueryReturnedNoRows)?;
    if now - known.used >= NOTED {
        change.prepare_cached("UPDATE tables SET used = ?2 WHERE key = ?1")?.execute([known.key, now])?;
        known.used = now;
    }
    Ok(known)
}

/// Saves the records of one table; `false` if other records are saved under their numbers.
fn keep(
    change: &Transaction<'_>,
    known: &mut Lately,
    append: &Append,
    now: i64,
    journal: &mut Journal,
) -> Result<bool, rusqlite::Error> {
    let key = known.key;
    for (n, record) in (append.first..).zip(&append.records) {
        let text = json(record);
        if n != known.next {
            // Either a commit succeeded although it was reported as failed, or the table is open twice.
            let mut kept = change.prepare_cached("SELECT record FROM history WHERE key = ?1 AND n = ?2")?;
            let kept: Option<String> = kept.query_row(params![key, n], |row| row.get(0)).optional()?;
            if kept.as_deref() != Some(&text) {
                return Ok(false);
            }
            continue;
        }
        known.next += 1;
        if Journal::takes(record) {
            journal.write(change, key, n, &text)?;
            continue;
        }
        change.prepare_cached("INSERT INTO records VALUES (?1, ?2, ?3)")?.execute(params![key, n, text])?;
        match record {
            Record::Began { number, version, .. } => {
                change
                    .prepare_cached(
                        "INSERT INTO games (key, number, first, began, version) VALUES (?1, ?2, ?3, ?4, ?5)",
                    )?
                    .execute(params![key, number, n, now, version])?;
                change.prepare_cached("UPDATE tables SET over = 0 WHERE key = ?1")?.execute([key])?;
            }
            Record::Ended { number, winners } => {
                let names = json(&seated(change, key)?);
                change
                    .prepare_cached(
                        "UPDATE games SET last = ?3, ended = ?4, names = ?5, winners = ?6 WHERE key = ?1 AND number = ?2",
                    )?
                    .execute(params![key, number, n, now, names, json(winners)])?;
                change.prepare_cached("UPDATE tables SET over = 1 WHERE key = ?1")?.execute([key])?;
            }
            _ => {}
        }
    }
    Ok(true)
}

/// The names at a table now.
fn seated(change: &Transaction<'_>, key: i64) -> Result<Vec<String>, rusqlite::Error> {
    let mut sat =
        change.prepare_cached("SELECT record FROM records WHERE key = ?1 AND record LIKE '{\"Sat\"%' ORDER BY n")?;
    let sat = sat.query_map([key], |row| row.get::<_, String>(0))?;
    let sat = sat.collect::<Result<Vec<_>, _>>()?;
    let sat: Vec<Record> = sat.iter().filter_map(|text| serde_json::from_str(text).ok()).collect();
    let seats = sat.iter().filter_map(|record| match record {
        Record::Sat { seat, .. } => Some(seat.index() + 1),
        _ => None,
    });
    Ok(names(seats.max().unwrap_or(0), &sat))
}
