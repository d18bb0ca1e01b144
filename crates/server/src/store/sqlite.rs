//! Tables in one SQLite file.

use super::file::{DataFile, with};
use super::schema::{about, check, connect, prepare, trouble};
use super::writer::{Order, Writer};
use super::{Append, FinishedGame, Receipt, Store, StoreError, StoredTable};
use crate::metrics::Metrics;
use room::{Record, SavedTable};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use table::Phrase;
use tokio::sync::oneshot;

/// How many reading connections are kept for later.
const READERS: usize = 4;

/// How long the result of the last trial is reused.
const BELIEVED: Duration = Duration::from_secs(1);

/// How long a trial may take. Nobody can wait for commits that take longer.
const TRIAL: Duration = Duration::from_secs(5);

/// When the store was last tried, and with what result.
type Trial = (Instant, Result<(), StoreError>);

/// An SQLite file with one writer thread and any number of readers.
pub struct Sqlite {
    path: PathBuf,
    orders: Mutex<Option<Sender<Order>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Connection>>,
    tried: Mutex<Option<Trial>>,
    /// Set when a page could not be read. Such damage does not go away by itself.
    damaged: Mutex<Option<StoreError>>,
    /// Dropped last, because closing it also ends the connections' locks.
    _file: Arc<DataFile>,
}

impl Sqlite {
    /// Opens the file, or creates it, and checks it for damage.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        let file = Arc::new(DataFile::open(path)?);
        let mut connection = connect(path)?;
        prepare(path, &mut connection)?;
        check(path, &connection)?;
        let (orders, taken) = channel();
        let writer = Writer::new(path.to_owned(), connection, metrics, file.clone());
        let writer = std::thread::Builder::new().name("store".into()).spawn(move || writer.run(&taken));
        let writer = writer.map_err(|error| with(about(path, "serve-store-unwritable"), &error.to_string()))?;
        Ok(Sqlite {
            path: path.to_owned(),
            orders: Mutex::new(Some(orders)),
            writer: Mutex::new(Some(writer)),
            readers: Mutex::default(),
            tried: Mutex::default(),
            damaged: Mutex::default(),
            _file: file,
        })
    }

    /// Reads with a connection of its own, so readers wait neither for the writer nor for each other.
    fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>) -> Result<T, StoreError> {
        let free = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = free.map_or_else(|| connect(&self.path), Ok)?;
        let result = work(&connection).map_err(|error| trouble(&self.path, &error));
        if let Err(error) = &result
            && error.0.key == "serve-store-damaged"
        {
            *self.damaged.lock().unwrap_or_else(PoisonError::into_inner) = Some(error.clone());
        }
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if readers.len() < READERS {
            readers.push(connection);
        }
        result
    }
}

/// Parses a column of JSON.
fn json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> Result<T, rusqlite::Error> {
    let text: String = row.get(column)?;
    let broken =
        |error| rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error));
    serde_json::from_str(&text).map_err(broken)
}

fn records(connection: &Connection, key: i64, first: i64, last: i64) -> Result<Vec<Record>, rusqlite::Error> {
    let text = "SELECT record FROM history WHERE key = ?1 AND n BETWEEN ?2 AND ?3 ORDER BY n";
    let mut query = connection.prepare_cached(text)?;
    query.query_map(params![key, first, last], |row| json(row, 0))?.collect()
}

impl Store for Sqlite {
    fn append(&self, append: Arc<Append>) -> Receipt {
        let (done, kept) = oneshot::channel();
        let orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        let order = Order { append: Some(append), done };
        let refused = match &*orders {
            Some(orders) => orders.send(order).err().map(|back| back.0.done),
            None => Some(order.done),
        };
        if let Some(done) = refused {
            let _ = done.send(Err(StoreError(Phrase::new("serve-store-closed"))));
        }
        kept
    }

    fn load(&self, id: &str) -> Result<Option<SavedTable>, StoreError> {
        self.read(|connection| {
            let mut found = connection.prepare_cached("SELECT key, options FROM tables WHERE id = ?1")?;
            let found = found.query_row([id], |row| Ok((row.get::<_, i64>(0)?, json(row, 1)?))).optional()?;
            let Some((key, options)) = found else { return Ok(None) };
            let records = records(connection, key, 0, i64::MAX)?;
            Ok(Some(SavedTable { id: id.to_owned(), options, records }))
        })
    }

    fn public(&self, most: usize) -> Result<Vec<StoredTable>, StoreError> {
        self.read(|connection| {
            let text = "SELECT id, used FROM tables WHERE public AND NOT over ORDER BY used DESC LIMIT ?1";
            let mut query = connection.prepare_cached(text)?;
            let listed =
                query.query_map([most as i64], |row| Ok(StoredTable { id: row.get(0)?, used: row.get(1)? }))?;
            listed.collect()
        })
    }

    fn finished(&self, id: &str, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.read(|connection| {
            let text = "SELECT tables.key, options, names, date(began, 'unixepoch'), first, last FROM games JOIN tables USING (key)
                        WHERE id = ?1 AND number = ?2 AND last IS NOT NULL";
            let mut query = connection.prepare_cached(text)?;
            let mut rows = query.query(params![id, number])?;
            let Some(row) = rows.next()? else { return Ok(None) };
            Ok(Some(FinishedGame {
                options: json(row, 1)?,
                names: json(row, 2)?,
                day: row.get(3)?,
                records: records(connection, row.get(0)?, row.get(4)?, row.get(5)?)?,
            }))
        })
    }

    fn works(&self) -> Result<(), StoreError> {
        if let Some(damaged) = self.damaged.lock().unwrap_or_else(PoisonError::into_inner).clone() {
            return Err(damaged);
        }
        let tried = || self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        {
            let mut tried = tried();
            let before = tried.as_ref().map(|(_, found)| found.clone());
            match (&*tried, before) {
                (Some((at, _)), Some(found)) if at.elapsed() < BELIEVED => return found,
                // Until this trial is over, others get the result of the one before.
                (_, before) => *tried = Some((Instant::now() + TRIAL, before.unwrap_or(Ok(())))),
            }
        }
        let (done, trial) = std::sync::mpsc::channel();
        let orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let closed = || StoreError(Phrase::new("serve-store-closed"));
        let (sender, answer) = oneshot::channel();
        let found = match orders.map(|orders| orders.send(Order { append: None, done: sender })) {
            Some(Ok(())) => {
                // A thread of its own waits, so a disk that hangs does not block the caller.
                std::thread::spawn(move || done.send(answer.blocking_recv()));
                match trial.recv_timeout(TRIAL) {
                    Ok(answer) => answer.unwrap_or_else(|_| Err(closed())),
                    Err(_) => Err(about(&self.path, "serve-store-slow")),
                }
            }
            _ => Err(closed()),
        };
        *tried() = Some((Instant::now(), found.clone()));
        found
    }

    fn close(&self) {
        drop(self.orders.lock().unwrap_or_else(PoisonError::into_inner).take());
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        // If the writer panicked, it has reported that itself.
        let _ = writer.map(JoinHandle::join);
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.close();
    }
}
