//! The tables of the database, and the version of them that a file has.

use super::StoreError;
use super::file::with;
use rusqlite::{Connection, ErrorCode};
use std::path::Path;
use table::Phrase;

/// Marks a file as ours: `RCSS`.
pub(super) const OURS: i64 = 0x5243_5353;

/// The version of the tables below. Add a step to [`prepare`] with every change.
const VERSION: i64 = 2;

const TABLES: &str = "
    CREATE TABLE tables (
        key     INTEGER PRIMARY KEY,
        id      TEXT    NOT NULL UNIQUE,
        options TEXT    NOT NULL,
        public  INTEGER NOT NULL,
        over    INTEGER NOT NULL DEFAULT 0,
        used    INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_public ON tables (used) WHERE public AND NOT over;

    CREATE TABLE records (
        key    INTEGER NOT NULL REFERENCES tables,
        n      INTEGER NOT NULL,
        record TEXT    NOT NULL,
        PRIMARY KEY (key, n)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE games (
        key     INTEGER NOT NULL REFERENCES tables,
        number  INTEGER NOT NULL,
        first   INTEGER NOT NULL,
        last    INTEGER,
        began   INTEGER NOT NULL,
        ended   INTEGER,
        version TEXT    NOT NULL,
        names   TEXT,
        winners TEXT,
        PRIMARY KEY (key, number)
    ) STRICT, WITHOUT ROWID;
";

/// Added in version 2: the journal of records (see `journal`), and who sat down, so that names are found without
/// reading every move.
const JOURNAL: &str = "
    CREATE TABLE journal (
        id     INTEGER PRIMARY KEY,
        key    INTEGER NOT NULL,
        n      INTEGER NOT NULL,
        record TEXT    NOT NULL
    ) STRICT;
    CREATE INDEX records_sat ON records (key, n) WHERE record LIKE '{\"Sat\"%';
    CREATE VIEW history AS SELECT key, n, record FROM records UNION SELECT key, n, record FROM journal;
";

/// Opens a connection and sets it up.
pub(super) fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path).map_err(|error| trouble(path, &error))?;
    // With `FULL`, a commit to the write-ahead log is on disk before it returns, so a move that anybody has heard of
    // survives a power cut. Commits are shared (see `writer`), which keeps this fast enough.
    let settings = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
                    PRAGMA busy_timeout = 2000; PRAGMA cache_size = -4096;";
    connection.execute_batch(settings).map_err(|error| trouble(path, &error))?;
    Ok(connection)
}

/// Creates the tables in a new file. Refuses files that are not ours or that a newer version wrote.
pub(super) fn prepare(path: &Path, connection: &mut Connection) -> Result<(), StoreError> {
    let work = |connection: &mut Connection| -> Result<Option<StoreError>, rusqlite::Error> {
        let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let number = |pragma: &str| change.query_row(pragma, [], |row| row.get::<_, i64>(0));
        let (ours, version) = (number("PRAGMA application_id")?, number("PRAGMA user_version")?);
        let things = number("SELECT count(*) FROM sqlite_schema")?;
        if ours == 0 && version == 0 && things == 0 {
            change.execute_batch(TABLES)?;
            change.pragma_update(None, "application_id", OURS)?;
        } else if ours != OURS {
            return Ok(Some(about(path, "serve-store-not-ours")));
        }
        if version > VERSION {
            let error = about(path, "serve-store-newer").0;
            return Ok(Some(StoreError(error.with("theirs", version).with("ours", VERSION))));
        }
        if version < VERSION {
            change.execute_batch(JOURNAL)?;
            change.pragma_update(None, "user_version", VERSION)?;
            change.commit()?;
        }
        Ok(None)
    };
    match work(connection) {
        Ok(None) => Ok(()),
        Ok(Some(error)) => Err(error),
        Err(error) => Err(trouble(path, &error)),
    }
}

/// Checks the whole file for damage.
pub(super) fn check(path: &Path, connection: &Connection) -> Result<(), StoreError> {
    let found: String =
        connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(|error| trouble(path, &error))?;
    if found == "ok" { Ok(()) } else { Err(with(about(path, "serve-store-damaged"), &found)) }
}

/// An error about a file.
pub(super) fn about(path: &Path, key: &'static str) -> StoreError {
    StoreError(Phrase::new(key).with("path", path.display().to_string()))
}

/// What an SQLite error means to people.
pub(super) fn trouble(path: &Path, error: &rusqlite::Error) -> StoreError {
    let key = match error.sqlite_error_code() {
        // The file is fine, but what is saved in it for one table is not.
        None if matches!(error, rusqlite::Error::FromSqlConversionFailure(..)) => "serve-store-unreadable",
        Some(ErrorCode::NotADatabase) => "serve-store-not-ours",
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => "serve-store-unwritable",
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "serve-store-locked",
        Some(ErrorCode::DiskFull) => "serve-store-full",
        Some(ErrorCode::DatabaseCorrupt) => "serve-store-damaged",
        _ => "serve-store-trouble",
    };
    with(about(path, key), &error.to_string())
}
