//! A listener with a stopwatch at the tables of a running server: process, file and sockets. What others held is read
//! from the server's file afterwards.

use super::raw::{Client, Socket};
use super::{Server, block_on, is_long, row};
use games::Visitor;
use kit::Kit;
use room::testing::classify::{Sample, Score, add, classify};
use room::{Record, SavedTable};
use serde_json::{Value, json};
use server::store::{Sqlite, Store as _};
use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Game as _, Rng, Seat};

/// What the listener notes of a window: everything in milliseconds, messages and bytes.
type Heard = Vec<f64>;

/// A table of four: the listener, another person, and two bots.
struct Listened {
    id: String,
    /// The windows in order, with whether the listener was asked.
    windows: Vec<(Heard, bool)>,
}

/// How the pace's delays scale: a beat of a seventh makes everything seven times quicker.
const BEAT: u64 = 100;

/// Two people play until the end of the game, and one of them listens.
async fn listen(
    client: Client,
    game: &'static str,
    level: &'static str,
    seed: u64,
    time: Duration,
) -> Option<Listened> {
    let options = json!({"game": game, "players": 4, "bots": [level], "beat": BEAT, "pace": "normal"});
    let (id, ann) = client.table(&options, false).await.ok()?;
    let path = format!("/api/tables/{id}/seats");
    let body = json!({"name": "Bo"}).to_string();
    let (_, seat) = client.ask(&mut client.dial().await.ok()?, "POST", &path, &body).await.ok()?;
    let bo = serde_json::from_str::<Value>(&seat).ok()?["token"].as_str()?.to_owned();
    let end = Instant::now() + time;
    let other = client.enter(&id, Some(&bo), None).await.ok()?;
    let other = tokio::spawn(play(other, Rng::stream(seed, "bo", 0), end, None));
    let mut socket = client.enter(&id, Some(&ann), None).await.ok()?;
    socket.say(&json!({"type": "start"})).await.ok()?;
    let mut windows = Vec::new();
    play(socket, Rng::stream(seed, "ann", 0), end, Some(&mut windows)).await;
    other.abort();
    Some(Listened { id, windows })
}

/// The open window as the listener hears it.
struct Open {
    since: Instant,
    messages: usize,
    bytes: usize,
    last: Instant,
    asked: bool,
}

/// Answers like the people of the table's delays: passes in windows, and takes the first move otherwise.
async fn play(mut socket: Socket, mut rng: Rng, end: Instant, mut windows: Option<&mut Vec<(Heard, bool)>>) {
    let mut open: Option<Open> = None;
    let mut due: Option<(Instant, u64, Value)> = None;
    loop {
        let now = Instant::now();
        if now >= end {
            return;
        }
        let wake = due.as_ref().map_or(end, |(at, ..)| (*at).min(end));
        let heard = match tokio::time::timeout(wake.saturating_duration_since(now), socket.hear()).await {
            Ok(Ok(heard)) => heard,
            Ok(Err(_)) => return,
            Err(_) => {
                if let Some((_, id, mv)) = due.take()
                    && socket.say(&json!({"type": "move", "ask": id, "mv": mv})).await.is_err()
                {
                    return;
                }
                continue;
            }
        };
        let now = Instant::now();
        if heard["stage"] == "over" {
            return;
        }
        let size = heard.to_string().len();
        let is_update = heard["type"] == "update";
        // Only an update with news closes a window. One without repeats the window with a question.
        let is_news = is_update && heard["log"].as_array().is_some_and(|log| !log.is_empty());
        if let Some(seen) = &mut open {
            if is_news || is_update && heard["window"].is_null() {
                let took = now.duration_since(seen.since).as_secs_f64() * 1000.0;
                let last = seen.last.duration_since(seen.since).as_secs_f64() * 1000.0;
                let noted = vec![took, took % 15.0, seen.messages as f64, seen.bytes as f64, last];
                if let Some(windows) = &mut windows {
                    windows.push((noted, seen.asked));
                }
                open = None;
            } else {
                seen.messages += 1;
                seen.bytes += size;
                seen.last = now;
                seen.asked |= heard["ask"].is_object();
            }
        }
        if open.is_none() && is_update && heard["window"].is_object() {
            let asked = heard["ask"].is_object();
            open = Some(Open { since: now, messages: 0, bytes: 0, last: now, asked });
        }
        if heard["type"] == "update" || heard["type"] == "welcome" {
            let ask = &heard["ask"];
            due = ask["id"].as_u64().filter(|_| ask.get("kept").is_none()).map(|id| {
                let mv = if open.is_some() { &ask["default"] } else { &ask["moves"][0]["mv"] };
                (now + reaction(&mut rng), id, mv.clone())
            });
        }
    }
}

/// As long as the table's own delays at this pace and beat: log-normal around 100 ms.
fn reaction(rng: &mut Rng) -> Duration {
    let sum: f64 = (0..12).map(|_| (rng.bits() >> 11) as f64 / (1u64 << 53) as f64).sum();
    let delay = (700.0 * (0.4 * (sum - 6.0)).exp()).clamp(300.0, 1_300.0);
    Duration::from_millis(delay as u64 * BEAT / 700)
}

/// A window as the file knows it: who could answer, and whether anybody played a card.
struct Truth {
    could: Vec<Seat>,
    played: bool,
}

/// Reads the windows of a table from its records.
struct Truths<'a>(&'a SavedTable);

impl Visitor for Truths<'_> {
    type Out = Vec<Truth>;

    fn visit<K: Kit>(self) -> Vec<Truth> {
        let mut truths = Vec::new();
        let Ok(kit) = K::new(&self.0.options) else { return truths };
        let mut game: Option<K::Game> = None;
        for record in &self.0.records {
            if let Record::Began { seed, dealer, .. } = record {
                game = kit.deal(*seed, *dealer, &mut table::NullLog);
            }
            let Some(game) = &mut game else { continue };
            let mut truth = Truth { could: Vec::new(), played: false };
            for (seat, mv, ..) in record.decisions() {
                truth.could.push(seat);
                truth.played |= mv != wire::json(&game.default_move(seat));
                let Ok(mv) = serde_json::from_str(mv) else { return truths };
                game.play(seat, mv, &mut table::NullLog);
            }
            if matches!(record, Record::Closed { .. }) {
                truths.push(truth);
            }
        }
        truths
    }
}

/// Plays at many tables at once, and guesses. Returns how many windows were guessed about, and the scores.
fn guess(game: &'static str, level: &'static str, tables: usize, time: Duration) -> (usize, Vec<Score>) {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("tables.db");
    let limits = ["--max-connections-each", "1000", "--max-tables-each", "1000"];
    let server = Server::start(&data, "127.0.0.1:0", &limits);
    let client = Client { from: Ipv4Addr::LOCALHOST, to: server.address };
    let listened = block_on(async {
        let tasks: Vec<_> =
            (0..tables as u64).map(|seed| tokio::spawn(listen(client, game, level, seed, time))).collect();
        let mut listened = Vec::new();
        for task in tasks {
            listened.extend(task.await.ok().flatten());
        }
        listened
    });
    drop(server);
    let store = Sqlite::open(&data, Arc::default()).expect("the file is sound");
    // Half of the tables teach, the others are guessed.
    let mut halves = [BTreeMap::<Seat, [Vec<Sample>; 2]>::new(), BTreeMap::new()];
    for (number, table) in listened.iter().enumerate() {
        let Ok(Some(saved)) = store.load(&table.id) else { continue };
        let truths = games::with(game, Truths(&saved)).unwrap();
        for ((heard, asked), truth) in table.windows.iter().zip(&truths) {
            if *asked || truth.played {
                continue;
            }
            let whose = Seat::new(1 + number / 2 % 3);
            let could = truth.could.contains(&whose);
            let sample = Sample { heard: heard.clone(), could };
            halves[number % 2].entry(whose).or_default()[usize::from(could)].push(sample);
        }
    }
    store.close();
    let [learnt, asked] = halves.map(|half| {
        let even = |[no, yes]: [Vec<Sample>; 2]| {
            let each = no.len().min(yes.len());
            no.into_iter().take(each).chain(yes.into_iter().take(each))
        };
        half.into_values().flat_map(even).collect::<Vec<Sample>>()
    });
    (learnt.len() + asked.len(), classify(&learnt, &asked))
}

fn report(name: &str, windows: usize, scores: &[Score]) -> f64 {
    let Some(best) = scores.iter().max_by(|one, other| one.share().total_cmp(&other.share())) else { return 0.5 };
    let (share, margin) = (best.share() * 100.0, best.margin() * 100.0);
    row(name, format!("{windows} windows in pairs, best classifier ({}) {share:.1} % ± {margin:.1}", best.name));
    best.share() - best.margin()
}

#[test]
#[ignore = "takes minutes: make attack"]
fn stopwatch() {
    let (tables, time) = if is_long() { (48, 240) } else { (24, 60) };
    let mut all = Vec::new();
    let mut windows = 0;
    for game in ["lunch-money", "munchkin-bites"] {
        for level in ["normal", "hard"] {
            // Bots that search share two processors.
            let tables = if level == "hard" { tables / 4 } else { tables };
            let (n, scores) = guess(game, level, tables, Duration::from_secs(time));
            report(&format!("windows of {game} at a server, {level} bots"), n, &scores);
            add(&mut all, &scores);
            windows += n;
        }
    }
    assert!(report("windows at a server", windows, &all) <= 0.53);
}
