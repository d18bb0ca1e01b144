//! Tables on a store that fails.

use super::*;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{FinishedGame, Receipt, Sqlite, Store, StoredTable};
use room::SavedTable;
use std::sync::atomic::{AtomicBool, AtomicUsize};

/// A store whose disk is full at times.
struct Flaky {
    inner: Sqlite,
    full: AtomicBool,
    /// How many appends there were.
    appends: AtomicUsize,
}

impl Store for Flaky {
    fn append(&self, append: Arc<Append>) -> Receipt {
        self.appends.fetch_add(1, Relaxed);
        if !self.full.load(Relaxed) {
            return self.inner.append(append);
        }
        let (done, kept) = oneshot::channel();
        let _ = done.send(Err(StoreError(Phrase::new("serve-store-full"))));
        kept
    }

    fn load(&self, id: &str) -> Result<Option<SavedTable>, StoreError> {
        self.inner.load(id)
    }

    fn public(&self, most: usize) -> Result<Vec<StoredTable>, StoreError> {
        self.inner.public(most)
    }

    fn finished(&self, id: &str, number: u32) -> Result<Option<FinishedGame>, StoreError> {
        self.inner.finished(id, number)
    }

    fn works(&self) -> Result<(), StoreError> {
        if self.full.load(Relaxed) { Err(StoreError(Phrase::new("serve-store-full"))) } else { self.inner.works() }
    }

    fn close(&self) {
        self.inner.close();
    }
}

/// A registry on such a store, and a table where Ann sits.
struct House {
    store: Arc<Flaky>,
    registry: Arc<Registry>,
    info: TableInfo,
    ann: Seating,
    _dir: tempfile::TempDir,
}

impl House {
    async fn open() -> House {
        let dir = tempfile::tempdir().unwrap();
        let metrics = Arc::new(Metrics::default());
        let inner = Sqlite::open(&dir.path().join("t.db"), metrics.clone()).unwrap();
        let store = Arc::new(Flaky { inner, full: AtomicBool::new(false), appends: AtomicUsize::new(0) });
        let registry = Registry::new(crate::GAMES, store.clone(), metrics, Limits::default());
        let (info, ann) = registry.create(&wire::Options::of(games::USUAL, 3), "Ann", None).await.unwrap();
        House { store, registry, info, ann, _dir: dir }
    }

    /// Connects, says hello and is welcomed.
    async fn enter(&self, hello: impl Into<String>) -> (Conn, Handle, mpsc::Receiver<Out>) {
        let (outbox, mut out) = mpsc::channel(64);
        let conn = self.registry.conn();
        let table = self.registry.connect(&self.info.id, conn, outbox, [127, 0, 0, 1].into()).await.unwrap();
        table.send(said(conn, hello)).await.unwrap();
        while !heard(&mut out).await.contains("welcome") {}
        (conn, table, out)
    }

    /// How many records of the table are saved.
    fn kept(&self) -> usize {
        self.store.load(&self.info.id).unwrap().unwrap().records.len()
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
async fn nobody_hears_of_unsaved_records_and_the_table_continues_once_they_are_saved() {
    let house = House::open().await;
    let (conn, table, mut out) = house.enter(r#"{"type": "hello"}"#).await;
    assert!(heard(&mut out).await.contains("\"type\":\"table\""));

    house.store.full.store(true, Relaxed);
    let (registry, id) = (house.registry.clone(), house.info.id.clone());
    let sitting = tokio::spawn(async move { registry.sit(&id, "Bo", None).await });
    assert!(heard(&mut out).await.contains("error-not-kept"));
    // Everything said now is refused, and nobody has heard of Bo.
    table.send(said(conn, r#"{"type": "chat", "text": "hi"}"#)).await.unwrap();
    assert!(heard(&mut out).await.contains("error-not-kept"));
    assert!(!sitting.is_finished() && house.kept() == 1);

    house.store.full.store(false, Relaxed);
    assert_eq!(sitting.await.unwrap().unwrap().seat, Seat::new(1));
    // Bo's arrival is announced, and then shown.
    assert!(heard(&mut out).await.contains("table-sat"));
    assert!(heard(&mut out).await.contains("\"name\":\"Bo\",\"who\""));
    assert_eq!(house.kept(), 3);
    // What was said meanwhile is handled now. Spectators may not talk.
    assert!(heard(&mut out).await.contains("table-watching"));
    house.registry.close().await;
    assert_eq!(out.recv().await, Some(Out::Close(GOING_AWAY)));
}

#[tokio::test]
async fn messages_of_the_same_moment_are_saved_together() {
    let house = House::open().await;
    let bo = house.registry.sit(&house.info.id, "Bo", None).await.unwrap();
    let mut at_table = Vec::new();
    for secret in [&house.ann.secret, &bo.secret] {
        at_table.push(house.enter(format!(r#"{{"type": "hello", "token": "{secret}"}}"#)).await);
    }
    let before = house.store.appends.load(Relaxed);
    for (conn, table, _) in &at_table {
        table.send(said(*conn, r#"{"type": "leave"}"#)).await.unwrap();
    }
    for (_, _, out) in &mut at_table {
        while !heard(out).await.contains("welcome") {}
    }
    assert_eq!(house.store.appends.load(Relaxed), before + 1);
    // Two sat down and two left; each of these is also announced.
    assert_eq!(house.kept(), 6);
    house.registry.close().await;
}

#[tokio::test]
async fn changed_options_are_saved_and_decide_who_sees_the_table() {
    let house = House::open().await;
    let (conn, table, mut out) = house.enter(format!(r#"{{"type": "hello", "token": "{}"}}"#, house.ann.secret)).await;
    for public in [true, false] {
        let options = wire::Options { public, players: 4, ..house.info.options.clone() };
        table.send(said(conn, json(&FromClient::<()>::Change { options: options.clone().into() }))).await.unwrap();
        while !heard(&mut out).await.contains(&format!(r#""public":{public}"#)) {}
        assert_eq!(house.store.load(&house.info.id).unwrap().unwrap().options, options);
        // The table's task has handled everything before once it answers.
        house.registry.info(&house.info.id).await.unwrap();
        assert_eq!(house.store.public(10).unwrap().len(), usize::from(public));
        let page = house.registry.board.page(0, Instant::now() + Duration::from_secs(10));
        assert_eq!(page.len() > 2, public, "{page:?}");
    }
    house.registry.close().await;
}

#[tokio::test]
async fn clocks_stand_still_while_nothing_can_be_saved() {
    let house = House::open().await;
    let bo = house.registry.sit(&house.info.id, "Bo", None).await.unwrap();
    let hello = |secret: &str| format!(r#"{{"type": "hello", "token": "{secret}"}}"#);
    let (ann, table, mut hears) = house.enter(hello(&house.ann.secret)).await;
    let (bos, _, mut bo_hears) = house.enter(hello(&bo.secret)).await;
    house.registry.begin(&house.info.id, &house.ann.secret).await.unwrap();
    // The clock of the first question.
    let asked = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap()["ask"]["clock"].clone();
    let left = |clock: &serde_json::Value| clock["left"].as_u64().unwrap();
    let (mut conn, mut clock, mut secret) = (ann, serde_json::Value::Null, &house.ann.secret);
    while clock.is_null() {
        tokio::select! {
            text = heard(&mut hears) => (conn, clock, secret) = (ann, asked(&text), &house.ann.secret),
            text = heard(&mut bo_hears) => (conn, clock, secret) = (bos, asked(&text), &bo.secret),
        }
    }
    let other = if conn == ann { bos } else { ann };
    house.store.full.store(true, Relaxed);
    let before = Instant::now();
    table.send(said(other, r#"{"type": "leave"}"#)).await.unwrap();
    sleep(Duration::from_millis(1500)).await;
    house.store.full.store(false, Relaxed);
    // The player reconnects and finds the clock as it was.
    let (outbox, mut out) = mpsc::channel(64);
    let again = house.registry.conn();
    let by = [127, 0, 0, 1].into();
    house.registry.connect(&house.info.id, again, outbox, by).await.unwrap();
    table.send(said(again, hello(secret))).await.unwrap();
    let welcome = loop {
        let text = heard(&mut out).await;
        if text.contains("welcome") {
            break text;
        }
    };
    let (then, passed) = (left(&clock), before.elapsed().as_millis() as u64);
    let now = left(&asked(&welcome));
    assert!(then - now + 1000 < passed, "{then} became {now} in {passed} ms");
    house.registry.close().await;
}
