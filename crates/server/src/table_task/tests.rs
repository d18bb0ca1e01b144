//! Tables and a store that fails.

use super::*;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::seated::Saved;
use crate::store::{Finished, Kept, Listed, Sqlite, Store};
use std::sync::atomic::{AtomicBool, AtomicUsize};

/// A store whose disk is full now and then.
struct Flaky {
    inner: Sqlite,
    full: AtomicBool,
    /// How often something was handed in.
    appends: AtomicUsize,
}

impl Flaky {
    fn new(dir: &tempfile::TempDir, metrics: Arc<Metrics>) -> Arc<Flaky> {
        let inner = Sqlite::open(&dir.path().join("t.db"), metrics).unwrap();
        Arc::new(Flaky { inner, full: AtomicBool::new(false), appends: AtomicUsize::new(0) })
    }
}

impl Store for Flaky {
    fn append(&self, append: Arc<Append>) -> Kept {
        self.appends.fetch_add(1, Relaxed);
        if !self.full.load(Relaxed) {
            return self.inner.append(append);
        }
        let (done, kept) = oneshot::channel();
        let _ = done.send(Err(StoreError(Phrase::new("serve-store-full"))));
        kept
    }

    fn load(&self, id: &str) -> Result<Option<Saved>, StoreError> {
        self.inner.load(id)
    }

    fn public(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.inner.public(most)
    }

    fn finished(&self, id: &str, number: u32) -> Result<Option<Finished>, StoreError> {
        self.inner.finished(id, number)
    }

    fn close(&self) {
        self.inner.close();
    }
}

fn said(conn: Conn, text: impl Into<String>) -> Command {
    Command::Text { conn, text: text.into(), came: Instant::now() }
}

async fn heard(out: &mut mpsc::Receiver<Out>) -> String {
    match out.recv().await {
        Some(Out::Text(text)) => text,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn nobody_hears_of_what_is_not_kept_and_the_table_goes_on_when_it_is() {
    let dir = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let store = Flaky::new(&dir, metrics.clone());
    let registry = Registry::new(crate::GAMES, store.clone(), metrics, Limits::default());
    let options = r#"{"game": "lunch-money", "players": 3, "decks": "base"}"#;
    let (info, _) = registry.create(&serde_json::from_str(options).unwrap(), "Ann").await.unwrap();
    let (outbox, mut out) = mpsc::channel(64);
    let conn = registry.conn();
    let table = registry.connect(&info.id, conn, outbox).await.unwrap();
    table.send(said(conn, r#"{"type": "hello"}"#)).await.unwrap();
    while !heard(&mut out).await.contains("welcome") {}
    assert!(heard(&mut out).await.contains("\"type\":\"table\""));

    store.full.store(true, Relaxed);
    let (again, id) = (registry.clone(), info.id.clone());
    let sitting = tokio::spawn(async move { again.sit(&id, "Bo", None).await });
    assert!(heard(&mut out).await.contains("error-not-kept"));
    // Whatever anybody says now is refused, and nobody has heard of Bo.
    table.send(said(conn, r#"{"type": "chat", "text": "hi"}"#)).await.unwrap();
    assert!(heard(&mut out).await.contains("error-not-kept"));
    assert!(!sitting.is_finished() && store.load(&info.id).unwrap().unwrap().records.len() == 1);

    store.full.store(false, Relaxed);
    assert_eq!(sitting.await.unwrap().unwrap().seat, Seat::new(1));
    while !heard(&mut out).await.contains("\"Bo\"") {}
    assert_eq!(store.load(&info.id).unwrap().unwrap().records.len(), 2);
    registry.close().await;
    assert_eq!(out.recv().await, Some(Out::Close(GOING_AWAY)));
}

#[tokio::test]
async fn what_is_said_at_the_same_moment_is_kept_together() {
    let dir = tempfile::tempdir().unwrap();
    let metrics = Arc::new(Metrics::default());
    let store = Flaky::new(&dir, metrics.clone());
    let registry = Registry::new(crate::GAMES, store.clone(), metrics, Limits::default());
    let options = r#"{"game": "lunch-money", "players": 3, "decks": "base"}"#;
    let (info, ann) = registry.create(&serde_json::from_str(options).unwrap(), "Ann").await.unwrap();
    let bo = registry.sit(&info.id, "Bo", None).await.unwrap();
    let mut at_table = Vec::new();
    for secret in [ann.secret, bo.secret] {
        let (outbox, mut out) = mpsc::channel(64);
        let conn = registry.conn();
        let table = registry.connect(&info.id, conn, outbox).await.unwrap();
        let hello = format!(r#"{{"type": "hello", "token": "{secret}"}}"#);
        table.send(said(conn, hello)).await.unwrap();
        while !heard(&mut out).await.contains("welcome") {}
        at_table.push((conn, table, out));
    }
    let before = store.appends.load(Relaxed);
    for (conn, table, _) in &at_table {
        table.send(said(*conn, r#"{"type": "leave"}"#)).await.unwrap();
    }
    for (_, _, out) in &mut at_table {
        while !heard(out).await.contains("welcome") {}
    }
    assert_eq!(store.appends.load(Relaxed), before + 1);
    assert_eq!(store.load(&info.id).unwrap().unwrap().records.len(), 4);
    registry.close().await;
}
