//! Tables in one file of SQLite.

use super::schema::{about, connect, prepare, trouble};
use super::writer::{Order, Writer};
use super::{Append, Finished, Kept, Listed, Store, StoreError};
use crate::metrics::Metrics;
use room::{Record, Saved};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use table::Phrase;
use tokio::sync::oneshot;

/// Connections for reading that are kept for the next reader.
const READERS: usize = 4;

/// A file of SQLite: one thread writes, anybody reads.
pub struct Sqlite {
    path: PathBuf,
    orders: Mutex<Option<Sender<Order>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: Mutex<Vec<Connection>>,
    /// Held as long as the file is in use: two servers must not have the same tables.
    _lock: File,
}

impl Sqlite {
    /// Opens a file, or makes it.
    pub fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Sqlite, StoreError> {
        let unwritable = |error: std::io::Error| {
            let StoreError(phrase) = about(path, "serve-store-unwritable");
            StoreError(phrase.with("error", error.to_string()))
        };
        if let Some(dir) = path.parent().filter(|dir| !dir.as_os_str().is_empty()) {
            std::fs::create_dir_all(dir).map_err(unwritable)?;
        }
        let mut lock = path.as_os_str().to_owned();
        lock.push(".lock");
        let lock = File::options().create(true).truncate(false).write(true).open(lock).map_err(unwritable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(about(path, "serve-store-locked")),
            Err(TryLockError::Error(error)) => return Err(unwritable(error)),
        }
        let mut connection = connect(path)?;
        prepare(path, &mut connection)?;
        let (orders, taken) = channel();
        let writer = Writer::new(path.to_owned(), connection, metrics);
        let writer = std::thread::Builder::new().name("store".into()).spawn(move || writer.run(&taken));
        Ok(Sqlite {
            path: path.to_owned(),
            orders: Mutex::new(Some(orders)),
            writer: Mutex::new(Some(writer.map_err(unwritable)?)),
            readers: Mutex::default(),
            _lock: lock,
        })
    }

    /// Reads with a connection of its own: readers do not wait for the writer, nor for each other.
    fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, rusqlite::Error>) -> Result<T, StoreError> {
        let free = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = free.map_or_else(|| connect(&self.path), Ok)?;
        let result = work(&connection).map_err(|error| trouble(&self.path, &error));
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if readers.len() < READERS {
            readers.push(connection);
        }
        result
    }
}

/// A column of JSON.
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
    fn append(&self, append: Arc<Append>) -> Kept {
        let (done, kept) = oneshot::channel();
        let orders = self.orders.lock().unwrap_or_else(PoisonError::into_inner);
        let order = (append, done);
        let refused = match &*orders {
            Some(orders) => orders.send(order).err().map(|back| back.0.1),
            None => Some(order.1),
        };
        if let Some(done) = refused {
            let _ = done.send(Err(StoreError(Phrase::new("serve-store-closed"))));
        }
        kept
    }

    fn load(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        self.read(|connection| {
            let mut found = connection.prepare_cached("SELECT key, options FROM tables WHERE id = ?1")?;
            let found = found.query_row([id], |row| Ok((row.get::<_, i64>(0)?, json(row, 1)?))).optional()?;
            let Some((key, options)) = found else { return Ok(None) };
            let records = records(connection, key, 0, i64::MAX)?;
            Ok(Some(Saved { id: id.to_owned(), options, records }))
        })
    }

    fn public(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.read(|connection| {
            let text = "SELECT id, used FROM tables WHERE public AND NOT over ORDER BY used DESC LIMIT ?1";
            let mut query = connection.prepare_cached(text)?;
            let listed = query.query_map([most as i64], |row| Ok(Listed { id: row.get(0)?, used: row.get(1)? }))?;
            listed.collect()
        })
    }

    fn finished(&self, id: &str, number: u32) -> Result<Option<Finished>, StoreError> {
        self.read(|connection| {
            let text = "SELECT tables.key, options, names, date(began, 'unixepoch'), first, last FROM games JOIN tables USING (key)
                        WHERE id = ?1 AND number = ?2 AND last IS NOT NULL";
            let mut query = connection.prepare_cached(text)?;
            let mut rows = query.query(params![id, number])?;
            let Some(row) = rows.next()? else { return Ok(None) };
            Ok(Some(Finished {
                options: json(row, 1)?,
                names: json(row, 2)?,
                day: row.get(3)?,
                records: records(connection, row.get(0)?, row.get(4)?, row.get(5)?)?,
            }))
        })
    }

    fn close(&self) {
        drop(self.orders.lock().unwrap_or_else(PoisonError::into_inner).take());
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        // A writer that panicked has said so.
        let _ = writer.map(JoinHandle::join);
    }
}
