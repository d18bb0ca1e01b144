//! The store keeps what it has promised, whatever happens.

use super::*;
use crate::metrics::Metrics;
use kit::Talk;
use rusqlite::Connection;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use table::Seat;

fn options(public: bool) -> Options {
    Options { public, ..Options::of(games::USUAL, 2) }
}

fn open(path: &Path) -> Result<Sqlite, StoreError> {
    Sqlite::open(path, Arc::new(Metrics::default()))
}

fn key(result: Result<Sqlite, StoreError>) -> String {
    result.err().expect("it must not open").0.key.into_owned()
}

fn append(table: &str, made: bool, first: u32, records: Vec<Record>) -> Arc<Append> {
    Arc::new(Append { table: table.into(), options: made.then(|| options(true)), first, records })
}

fn keep(store: &Sqlite, append: Arc<Append>) -> Result<(), StoreError> {
    store.append(append).blocking_recv().expect("the writer answers")
}

fn sat(seat: usize, name: &str) -> Record {
    Record::Sat { seat: Seat::new(seat), name: name.into(), secret: None, level: None }
}

fn game() -> Vec<Record> {
    let (number, seat) = (1, Seat::new(1));
    let events = "[]".to_owned();
    vec![
        sat(0, "Ann"),
        sat(1, "Bo"),
        Record::Began { number, seed: 7, salt: "salt".into(), dealer: None, version: "0.1.0".into() },
        Record::Moved { number, n: 0, seat, mv: "\"Pass\"".into(), talk: Some(Talk::Text("Ha \"ha\"".into())), events },
        Record::Ended { number, winners: vec![seat] },
    ]
}

#[test]
fn saved_records_survive_a_crash() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("tables.db");
    let store = open(&path).unwrap();
    keep(&store, append("one", true, 0, game())).unwrap();
    // The files as a crash leaves them: copied while open, nothing checkpointed.
    let crashed = dir.path().join("crashed.db");
    std::fs::copy(&path, &crashed).unwrap();
    std::fs::copy(path.with_extension("db-wal"), crashed.with_extension("db-wal")).unwrap();
    let again = open(&crashed).unwrap();
    let saved = again.load("one").unwrap().unwrap();
    assert_eq!((saved.options, saved.records), (options(true), game()));
    assert_eq!(again.load("two").unwrap(), None);
}

#[test]
fn a_finished_game_is_found_by_its_number() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir.path().join("t.db")).unwrap();
    keep(&store, append("one", true, 0, game()[..4].to_vec())).unwrap();
    assert_eq!(store.finished("one", 1).unwrap(), None);
    assert_eq!(store.public(10).unwrap().len(), 1);
    keep(&store, append("one", false, 4, game()[4..].to_vec())).unwrap();
    let game_one = store.finished("one", 1).unwrap().unwrap();
    assert_eq!((game_one.names, game_one.records), (vec!["Ann".to_owned(), "Bo".into()], game()[2..].to_vec()));
    assert_eq!(store.finished("one", 2).unwrap(), None);
    assert_eq!(store.public(10).unwrap(), []);
}

#[test]
fn the_same_records_may_come_twice_but_others_do_not_replace_them() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir.path().join("t.db")).unwrap();
    keep(&store, append("one", true, 0, game())).unwrap();
    keep(&store, append("one", false, 0, game())).unwrap();
    let error = keep(&store, append("one", false, 0, vec![sat(1, "Eve")])).unwrap_err();
    assert_eq!(error.0.key, "serve-store-conflict");
    assert_eq!(store.load("one").unwrap().unwrap().records, game());
}

#[test]
fn many_tables_share_a_commit() {
    let dir = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let store = Sqlite::open(&dir.path().join("t.db"), metrics.clone()).unwrap();
    let waiting: Vec<Receipt> = (0..500).map(|n| store.append(append(&format!("t{n}"), true, 0, game()))).collect();
    for kept in waiting {
        kept.blocking_recv().unwrap().unwrap();
    }
    let (appends, commits) = (metrics.batched.load(Relaxed), metrics.commits.count());
    assert_eq!(appends, 500);
    assert!(commits < 250, "{commits} commits for 500 tables");
}

#[test]
fn a_closed_store_takes_nothing_and_has_saved_everything() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    let kept = store.append(append("one", true, 0, game()));
    store.close();
    kept.blocking_recv().unwrap().unwrap();
    assert_eq!(keep(&store, append("two", true, 0, game())).unwrap_err().0.key, "serve-store-closed");
    drop(store);
    assert_eq!(open(&path).unwrap().load("one").unwrap().unwrap().records.len(), 5);
}

#[test]
fn files_that_are_not_ours_are_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let text = dir.path().join("letter.txt");
    std::fs::write(&text, "Dear Ann, ".repeat(500)).unwrap();
    assert_eq!(key(open(&text)), "serve-store-not-ours");
    let other = dir.path().join("other.db");
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE shopping (what TEXT)").unwrap();
    assert_eq!(key(open(&other)), "serve-store-not-ours");
    let newer = dir.path().join("newer.db");
    drop(open(&newer).unwrap());
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert_eq!(key(open(&newer)), "serve-store-newer");
    // Nobody, not even root, can write a directory as a file.
    assert_eq!(key(open(dir.path())), "serve-store-unwritable");
    let below_a_file = text.join("t.db");
    assert_eq!(key(open(&below_a_file)), "serve-store-unwritable");
}

#[test]
fn two_servers_cannot_have_the_same_tables() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let first = open(&path).unwrap();
    assert_eq!(key(open(&path)), "serve-store-locked");
    drop(first);
    open(&path).unwrap();
}

#[cfg(unix)]
#[test]
fn a_second_server_is_kept_out_by_any_name_and_without_a_lock_file() {
    let dir = tempfile::tempdir().unwrap();
    let (path, other) = (dir.path().join("t.db"), dir.path().join("other.db"));
    let _first = open(&path).unwrap();
    std::os::unix::fs::symlink(&path, &other).unwrap();
    assert_eq!(key(open(&other)), "serve-store-locked");
    for file in std::fs::read_dir(dir.path()).unwrap().map(|file| file.unwrap().path()) {
        if file.extension().is_some_and(|ending| ending == "lock") {
            std::fs::remove_file(file).unwrap();
        }
    }
    assert_eq!(key(open(&path)), "serve-store-locked");
}

#[cfg(unix)]
#[test]
fn only_the_owner_may_read_the_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let store = open(&path).unwrap();
    keep(&store, append("one", true, 0, game())).unwrap();
    assert_eq!((mode(&path), mode(&path.with_extension("db-wal"))), (0o600, 0o600));
    drop(store);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let _store = open(&path).unwrap();
    assert_eq!(mode(&path), 0o600);
}

#[cfg(unix)]
#[test]
fn a_missing_file_takes_nothing_until_it_is_back() {
    let dir = tempfile::tempdir().unwrap();
    let (path, away) = (dir.path().join("t.db"), dir.path().join("away.db"));
    let store = open(&path).unwrap();
    assert_eq!(store.works(), Ok(()));
    std::fs::rename(&path, &away).unwrap();
    assert_eq!(keep(&store, append("one", true, 0, game())).unwrap_err().0.key, "serve-store-gone");
    std::thread::sleep(std::time::Duration::from_millis(1100));
    assert_eq!(store.works().unwrap_err().0.key, "serve-store-gone");
    std::fs::rename(&away, &path).unwrap();
    keep(&store, append("one", true, 0, game())).unwrap();
}

#[test]
fn a_foreign_lock_is_reported_and_waited_for() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    let foreign = Connection::open(&path).unwrap();
    foreign.execute_batch("BEGIN IMMEDIATE").unwrap();
    assert_eq!(store.works().unwrap_err().0.key, "serve-store-locked");
    foreign.execute_batch("COMMIT").unwrap();
    keep(&store, append("one", true, 0, game())).unwrap();
}

#[test]
fn damage_is_found_at_the_start_and_the_message_says_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    for n in 0..40 {
        keep(&store, append(&format!("t{n}"), true, 0, [game(), moves(1, 60)].concat())).unwrap();
    }
    drop(store);
    let mut bytes = std::fs::read(&path).unwrap();
    assert!(bytes.len() > 1 << 16);
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    assert_eq!(key(open(&path)), "serve-store-damaged");
}

#[test]
fn an_unreadable_table_harms_no_other() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    for table in ["one", "two"] {
        keep(&store, append(table, true, 0, game())).unwrap();
    }
    let spoil = "UPDATE records SET record = '{' WHERE n = 1 AND key = (SELECT key FROM tables WHERE id = 'one')";
    Connection::open(&path).unwrap().execute_batch(spoil).unwrap();
    assert_eq!(store.load("one").unwrap_err().0.key, "serve-store-unreadable");
    assert_eq!(store.load("two").unwrap().unwrap().records, game());
    assert_eq!(store.works(), Ok(()));
}

#[test]
fn a_missing_directory_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(key(open(&dir.path().join("nowhere/t.db"))), "serve-store-no-directory");
    assert!(!dir.path().join("nowhere").exists());
}

/// `n` moves of a game in progress, numbered from `from` on.
fn moves(from: u32, n: u32) -> Vec<Record> {
    let moved = |n| Record::Moved {
        number: 1,
        n,
        seat: Seat::new(0),
        mv: "\"Pass\"".into(),
        talk: None,
        events: format!("[{n}]"),
    };
    (from..from + n).map(moved).collect()
}

#[test]
fn moves_are_found_in_order_whether_settled_or_not() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    let (tables, step, steps) = (["one", "two", "three"], 100, 150);
    for table in tables {
        keep(&store, append(table, true, 0, vec![sat(0, "Ann")])).unwrap();
    }
    for at in 0..steps {
        for table in tables {
            keep(&store, append(table, false, 1 + at * step, moves(at * step, step))).unwrap();
        }
        if at % 25 == 0 {
            assert_eq!(store.load("two").unwrap().unwrap().records[1..], moves(0, (at + 1) * step));
        }
    }
    // Some are settled, some are still in the journal.
    let rows = |table: &str| -> u32 {
        let count = format!("SELECT count(*) FROM {table}");
        Connection::open(&path).unwrap().query_row(&count, [], |row| row.get(0)).unwrap()
    };
    assert!(rows("journal") > 0 && rows("records") > 3 + 16_384, "{} {}", rows("journal"), rows("records"));
    drop(store);
    let again = open(&path).unwrap();
    keep(&again, append("two", false, 1 + steps * step, vec![sat(0, "Bo")])).unwrap();
    assert_eq!(rows("journal"), 0);
    for table in tables {
        let records = again.load(table).unwrap().unwrap().records;
        assert_eq!(records[1..=(steps * step) as usize], moves(0, steps * step));
    }
    // The same move again changes nothing; another move under its number is noticed.
    keep(&again, append("one", false, 1, moves(0, 1))).unwrap();
    assert_eq!(keep(&again, append("one", false, 1, moves(1, 1))).unwrap_err().0.key, "serve-store-conflict");
}

#[test]
fn a_file_of_version_1_is_upgraded() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("t.db");
    let store = open(&path).unwrap();
    keep(&store, append("one", true, 0, vec![sat(0, "Ann")])).unwrap();
    drop(store);
    let first = "DROP VIEW history; DROP INDEX records_sat; DROP TABLE journal; PRAGMA user_version = 1;";
    Connection::open(&path).unwrap().execute_batch(first).unwrap();
    let again = open(&path).unwrap();
    keep(&again, append("one", false, 1, moves(0, 3))).unwrap();
    assert_eq!(again.load("one").unwrap().unwrap().records, [vec![sat(0, "Ann")], moves(0, 3)].concat());
}
