//! Eight abusers, each with an address of their own, and how long an innocent table waits meanwhile.

use super::innocent::Innocents;
use super::raw::Client;
use super::{Server, block_on, is_long, row, until};
use serde_json::json;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// The number of abusers.
const ABUSERS: u8 = 8;

/// The longest that an ordinary table and `/healthz` may wait at the 99th percentile, in milliseconds.
const LONGEST: f64 = 50.0;

/// An abuser at work.
#[derive(Clone)]
struct Abuser {
    client: Client,
    /// The table of somebody else.
    table: String,
    /// Connections that the server holds for the abusers, and what it has answered them.
    held: Arc<AtomicUsize>,
    answered: Arc<AtomicUsize>,
}

/// One attempt, which is repeated.
type Work = Pin<Box<dyn Future<Output = io::Result<()>> + Send>>;

/// A way to abuse a server, with the number of such workers an abuser has.
type Way = (&'static str, usize, fn(Abuser) -> Work);

const WAYS: [Way; 9] = [
    ("idle connections", 150, |one| Box::pin(idle(one))),
    ("slow bodies", 100, |one| Box::pin(slow_body(one))),
    ("slow readers", 12, |one| Box::pin(slow_reader(one))),
    ("slow watchers", 2, |one| Box::pin(slow_watchers(one))),
    ("floods of GETs", 8, |one| Box::pin(gets(one))),
    ("floods of connects", 8, |one| Box::pin(connects(one))),
    ("floods of tables", 4, |one| Box::pin(tables(one))),
    ("floods of hints", 4, |one| Box::pin(hints(one))),
    ("floods of watchers", 8, |one| Box::pin(watchers(one))),
];

async fn idle(one: Abuser) -> io::Result<()> {
    let mut stream = one.client.dial().await?;
    // The server keeps it, or closes it at once.
    if tokio::time::timeout(Duration::from_millis(500), stream.read_u8()).await.is_ok() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        return Ok(());
    }
    one.held.fetch_add(1, Relaxed);
    let _ = stream.read_u8().await;
    one.held.fetch_sub(1, Relaxed);
    Ok(())
}

async fn slow_body(one: Abuser) -> io::Result<()> {
    let mut stream = one.client.dial().await?;
    let head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 8000\r\n\r\n";
    stream.write_all(head.as_bytes()).await?;
    one.held.fetch_add(1, Relaxed);
    let mut said = Ok(());
    while said.is_ok() {
        tokio::time::sleep(Duration::from_millis(200)).await;
        said = stream.write_all(b" ").await;
    }
    one.held.fetch_sub(1, Relaxed);
    said
}

/// Asks for the largest answers and reads none of them.
async fn slow_reader(one: Abuser) -> io::Result<()> {
    let mut stream = one.client.dial_with(Some(2048)).await?;
    one.held.fetch_add(1, Relaxed);
    let mut said = Ok(());
    while said.is_ok() {
        let ask = "GET /api/words/en HTTP/1.1\r\nHost: x\r\n\r\n";
        said = tokio::time::timeout(Duration::from_secs(15), stream.write_all(ask.as_bytes()))
            .await
            .unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    one.held.fetch_sub(1, Relaxed);
    said
}

/// Talks all the time at a table that many watch and nobody reads.
async fn slow_watchers(one: Abuser) -> io::Result<()> {
    let options = json!({"game": "munchkin-bites", "players": 4, "beat": 0, "pace": "quick"});
    let (table, token) = one.client.table(&options, true).await?;
    let mut watching = Vec::new();
    for _ in 0..24 {
        watching.push(one.client.enter(&table, None, Some(2048)).await?);
    }
    one.held.fetch_add(watching.len(), Relaxed);
    let mut host = one.client.enter(&table, Some(&token), None).await?;
    let text = "all work and no play ".repeat(9);
    let mut said = Ok(());
    for _ in 0..600 {
        said = host.say(&json!({"type": "chat", "text": text})).await;
        if said.is_err() {
            break;
        }
        while let Ok(Ok(heard)) = tokio::time::timeout(Duration::from_millis(40), host.hear()).await {
            let ask = &heard["ask"];
            if let Some(id) = ask["id"].as_u64() {
                host.say(&json!({"type": "move", "ask": id, "mv": ask["default"]})).await?;
            }
        }
    }
    one.held.fetch_sub(watching.len(), Relaxed);
    said
}

async fn gets(one: Abuser) -> io::Result<()> {
    let mut stream = one.client.dial().await?;
    for n in 0.. {
        let path = match n % 6 {
            0 => "/api/tables",
            1 => "/api/examples/munchkin-bites/MB-FIGHT-1",
            2 => "/api/replays/0123456789abcdef/1",
            3 => "/api/rulebook/lunch-money/cs",
            4 => "/",
            _ => "/api/cards/lunch-money/base",
        };
        one.client.ask(&mut stream, "GET", path, "").await?;
        one.answered.fetch_add(1, Relaxed);
    }
    Ok(())
}

async fn connects(one: Abuser) -> io::Result<()> {
    drop(one.client.dial().await?);
    one.answered.fetch_add(1, Relaxed);
    Ok(())
}

async fn tables(one: Abuser) -> io::Result<()> {
    let options = json!({"game": "munchkin-bites", "players": 8, "bots": ["hard"], "public": true});
    let body = json!({"name": "Mallory", "options": options, "start": true}).to_string();
    let mut stream = one.client.dial().await?;
    loop {
        one.client.ask(&mut stream, "POST", "/api/tables", &body).await?;
        one.answered.fetch_add(1, Relaxed);
    }
}

async fn hints(one: Abuser) -> io::Result<()> {
    let options = json!({"game": "lunch-money", "players": 2, "bots": ["easy"], "hints": true, "pace": "relaxed"});
    let (table, token) = one.client.table(&options, true).await?;
    let mut socket = one.client.enter(&table, Some(&token), None).await?;
    one.held.fetch_add(1, Relaxed);
    let played = async {
        loop {
            socket.say(&json!({"type": "hint"})).await?;
            let heard = socket.hear().await?;
            one.answered.fetch_add(usize::from(heard["type"] == "hint"), Relaxed);
        }
    };
    let played: io::Result<()> = played.await;
    one.held.fetch_sub(1, Relaxed);
    played
}

/// Comes to the innocent table and goes again.
async fn watchers(one: Abuser) -> io::Result<()> {
    let mut socket = one.client.enter(&one.table, None, None).await?;
    socket.hear().await?;
    one.answered.fetch_add(1, Relaxed);
    Ok(())
}

/// What abusers do to a server, in a thread that leaves the processor to the server: theirs would be elsewhere.
struct Abuse {
    runtime: Option<tokio::runtime::Runtime>,
    held: Arc<AtomicUsize>,
    answered: Arc<AtomicUsize>,
}

impl Abuse {
    fn begin(to: SocketAddr, table: &str, workers: usize, way: fn(Abuser) -> Work) -> Abuse {
        let polite = || _ = rustix::process::nice(19);
        let mut runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = runtime.worker_threads(1).on_thread_start(polite).enable_all().build();
        let runtime = runtime.expect("threads can be started");
        let (held, answered) = (Arc::<AtomicUsize>::default(), Arc::<AtomicUsize>::default());
        for n in 0..ABUSERS {
            let client = Client { from: Ipv4Addr::new(127, 0, 1, 1 + n), to };
            let abuser = Abuser { client, table: table.to_owned(), held: held.clone(), answered: answered.clone() };
            for _ in 0..workers {
                let abuser = abuser.clone();
                runtime.spawn(async move {
                    loop {
                        if way(abuser.clone()).await.is_err() {
                            tokio::time::sleep(Duration::from_millis(20)).await;
                        }
                    }
                });
            }
        }
        Abuse { runtime: Some(runtime), held, answered }
    }
}

impl Drop for Abuse {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

/// Lets each way run for this long. Returns the worst p99.
fn suffer(ways: &[Way], time: Duration) -> f64 {
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(&dir.path().join("tables.db"), "127.0.0.1:0", &[]);
    let measured = |name: &str, abuse: Option<&Abuse>| {
        let innocents = block_on(async {
            let innocents = Innocents::sit_down(server.address).await.expect("there is room for the innocent");
            innocents.play(time).await.unwrap_or_else(|why| panic!("{name}: {why}"));
            innocents
        });
        let (held, answered) = abuse.map_or((0, 0), |abuse| (abuse.held.load(Relaxed), abuse.answered.load(Relaxed)));
        let (table, health) = (innocents.decisions.told(), innocents.health.told());
        row(
            name,
            format!("table {table}; /healthz {health}; {held} held, {answered} answered; {} MB", server.resident()),
        );
        innocents.decisions.at(0.99).max(innocents.health.at(0.99))
    };
    let before = server.resident();
    measured("latency with no abuse", None);
    let (mut worst, mut most): (f64, u64) = (0.0, 0);
    for (name, workers, way) in ways {
        let table = block_on(async { Innocents::sit_down(server.address).await }).expect("there is room").table;
        let abuse = Abuse::begin(server.address, &table, *workers, *way);
        std::thread::sleep(time / 4);
        worst = worst.max(measured(&format!("latency under {name}"), Some(&abuse)));
        most = most.max(server.resident());
        drop(abuse);
    }
    // Tables that nobody is at close after half a minute.
    if is_long() {
        std::thread::sleep(Duration::from_secs(45));
    }
    let after = server.resident();
    row("memory", format!("{before} MB before, {most} MB at the worst, {after} MB after"));
    // It still serves.
    block_on(until("it serves after all that", async || server.client().get("/api/games").await.is_ok()));
    worst
}

#[test]
fn an_ordinary_table_goes_on_under_abuse() {
    // What makes the most work. The figures of a test build on a busy machine say little, so the bar is low.
    let ways: Vec<_> = WAYS.into_iter().filter(|(name, ..)| name.contains("slow") || name.contains("GETs")).collect();
    let worst = suffer(&ways, Duration::from_secs(2));
    assert!(worst < 1_000.0, "an ordinary table waits {worst} ms");
}

/// The long form. `ATTACK_SECONDS` is the time for each way, `ATTACK_WAYS` names some of them.
#[test]
#[ignore = "takes minutes: make attack"]
fn abuse() {
    let seconds = std::env::var("ATTACK_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let only = std::env::var("ATTACK_WAYS").unwrap_or_default();
    let ways: Vec<_> = WAYS.into_iter().filter(|(name, ..)| name.contains(&only)).collect();
    let worst = suffer(&ways, Duration::from_secs(seconds));
    assert!(worst < LONGEST, "p99 {worst:.1} ms");
}
