//! A table whose clock the caller turns, for tests of rooms here and of each game.

pub mod attack;
pub mod classify;
pub mod hidden;
pub mod people;

use crate::{AnyRoom, Conn, Effects, Entropy, Job, Millis, Record, Room, SavedTable};
use kit::Kit;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Rng, Seat};
use wire::{Options, Pace};

/// Options for a private table of a game, with the usual settings. `bots` is one level for all empty seats or one for
/// each.
pub fn options<K: Kit>(players: usize, bots: &[&str]) -> Options {
    Options {
        game: K::ID.to_owned(),
        players,
        decks: String::new(),
        rules: String::new(),
        bots: bots.iter().map(|level| (*level).to_owned()).collect(),
        pace: Pace::Normal,
        public: false,
        hints: false,
        beat: 700,
        strict: false,
        own: BTreeMap::new(),
    }
}

/// A message that lets windows of every kind pass.
pub fn all_kinds<K: Kit>() -> Value {
    let kinds: Vec<&str> = K::KINDS.iter().map(|kind| kind.kind).collect();
    json!({"type": "let-pass", "kinds": kinds})
}

/// A repeatable source of random bytes.
pub fn entropy(seed: u64) -> Entropy {
    let mut rng = Rng::stream(seed, "entropy", 0);
    Box::new(move |bytes| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8))
}

/// A room with everything it sends and stores.
pub struct Bench<K: Kit> {
    /// The table.
    pub room: Room<K>,
    /// The time.
    pub now: Millis,
    /// What it has stored.
    pub kept: Vec<Record>,
    /// The messages each connection has received, with their times.
    pub heard: BTreeMap<Conn, Vec<(Millis, String)>>,
    /// Who was sent something, in order.
    pub sent: Vec<Conn>,
    /// The question on each client's screen.
    asks: BTreeMap<Conn, Value>,
    /// The last question each client has answered.
    pub answered: BTreeMap<Conn, Value>,
    secrets: Vec<String>,
    rng: Rng,
    /// Whether jobs wait for [`Bench::do_jobs`].
    pub keeps_jobs: bool,
    /// The waiting jobs.
    pub jobs: Vec<Job>,
}

impl<K: Kit> Bench<K> {
    /// The number of the spectator's connection.
    pub const WATCHER: usize = 99;

    /// A table with people in the first seats.
    pub fn new(seed: u64, options: &Options, people: usize) -> Bench<K> {
        let room = Room::new("t", options, entropy(seed)).expect("the options are sound");
        let rng = Rng::stream(seed, "people", 0);
        let (heard, asks, answered) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let (kept, sent, secrets, jobs) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let now = 1000;
        let mut bench = Bench { room, now, kept, heard, sent, asks, answered, secrets, rng, keeps_jobs: false, jobs };
        for at in 0..people {
            let (seating, fx) = bench.room.sit(bench.now, &format!("P{at}"), None).expect("there is room");
            assert_eq!(seating.seat, Seat::new(at));
            bench.secrets.push(seating.secret);
            bench.take(fx);
        }
        for at in 0..people {
            bench.arrive(at);
        }
        bench
    }

    /// Connects the person of a seat, for the first time or again.
    pub fn arrive(&mut self, at: usize) {
        let fx = self.room.connected(self.now, Conn(at as u64));
        self.take(fx);
        let hello = json!({"type": "hello", "token": self.secrets[at]});
        self.say(at, &hello);
    }

    /// The secret of the person in a seat.
    pub fn secret(&self, at: usize) -> &str {
        &self.secrets[at]
    }

    /// Connects a spectator as [`Bench::WATCHER`].
    pub fn watch(&mut self) {
        self.watch_as(Self::WATCHER);
    }

    /// Connects a spectator with this number.
    pub fn watch_as(&mut self, at: usize) {
        let fx = self.room.connected(self.now, Conn(at as u64));
        self.take(fx);
        self.say(at, &json!({"type": "hello"}));
    }

    /// Disconnects a client.
    pub fn depart(&mut self, at: usize) {
        let fx = self.room.disconnected(self.now, Conn(at as u64));
        self.take(fx);
    }

    /// Sends a client's message.
    pub fn say(&mut self, at: usize, message: &Value) {
        let fx = self.room.received(self.now, Conn(at as u64), &message.to_string());
        self.take(fx);
    }

    /// Carries out the room's effects.
    pub fn take(&mut self, fx: Effects) {
        self.kept.extend(fx.store);
        let when = fx.not_before.map_or(self.now, |at| at.max(self.now));
        for (conn, text) in fx.send {
            self.sent.push(conn);
            let mut message: Value = serde_json::from_str(&text).expect("messages are JSON");
            match message["type"].as_str() {
                Some("welcome" | "update") => drop(self.asks.insert(conn, message["ask"].take())),
                Some("kept") => drop(self.answered.insert(conn, message["ask"].take())),
                _ => {}
            }
            self.heard.entry(conn).or_default().push((when, text));
        }
        if self.keeps_jobs {
            return self.jobs.extend(fx.think);
        }
        for job in fx.think {
            job.think();
            let fx = self.room.thought(self.now);
            self.take(fx);
        }
    }

    /// The question on a client's screen.
    pub fn ask(&self, at: usize) -> Option<Value> {
        self.asks.get(&Conn(at as u64)).filter(|ask| !ask.is_null()).cloned()
    }

    /// Whether the client has already answered the question.
    pub fn has_answered(&self, at: usize, ask: &Value) -> bool {
        self.answered.get(&Conn(at as u64)) == Some(&ask["id"])
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.room.run.as_ref().is_some_and(|run| self.room.is_over(run))
    }

    /// The engine's game, which may be past the open window.
    pub fn game(&self) -> Option<&K::Game> {
        self.room.run.as_ref().map(|run| &run.game)
    }

    /// The game as people see it.
    pub fn shown_game(&self) -> Option<&K::Game> {
        self.room.run.as_ref().map(|run| &run.shown_game)
    }

    /// Whether a window is open.
    pub fn is_window_open(&self) -> bool {
        self.room.run.as_ref().is_some_and(|run| run.window.is_some())
    }

    /// The last message to a client.
    pub fn last_heard(&self, at: usize) -> &str {
        self.heard.get(&Conn(at as u64)).and_then(|heard| heard.last()).map_or("", |(_, text)| text)
    }

    /// The free moves of a client, with the number of updates it has received.
    pub fn free(&self, at: usize) -> Option<(u64, Vec<Value>)> {
        let heard = self.heard.get(&Conn(at as u64))?;
        let last = heard.iter().rev().find_map(|(_, text)| {
            let message: Value = serde_json::from_str(text).ok()?;
            matches!(message["type"].as_str(), Some("welcome" | "update")).then_some(message)
        })?;
        let n = last["n"].as_u64()? + u64::from(last["type"] == "update");
        Some((n, last["free"].as_array()?.clone()))
    }

    /// Everybody answers their question: at random if `boldly`, otherwise with the default.
    pub fn answer_all(&mut self, people: usize, boldly: bool) -> bool {
        (0..people).filter(|&at| self.answer(at, boldly)).count() > 0
    }

    /// One player answers, if they have a question.
    pub fn answer(&mut self, at: usize, boldly: bool) -> bool {
        let Some(ask) = self.ask(at).filter(|ask| !self.has_answered(at, ask) && !self.is_over()) else { return false };
        let moves = ask["moves"].as_array().expect("a list of moves");
        let mv = if boldly { moves[self.rng.below(moves.len())]["mv"].clone() } else { ask["default"].clone() };
        self.say(at, &json!({"type": "move", "ask": ask["id"], "mv": mv}));
        true
    }

    /// Runs the waiting jobs.
    pub fn do_jobs(&mut self) {
        for job in std::mem::take(&mut self.jobs) {
            job.think();
            let fx = self.room.thought(self.now);
            self.take(fx);
        }
    }

    /// Whether a window waits for this client's answer.
    pub fn is_waited_for(&self, at: usize) -> bool {
        let in_window = self.room.run.as_ref().is_some_and(|run| run.window.is_some());
        in_window && self.ask(at).is_some_and(|ask| !self.has_answered(at, &ask))
    }

    /// When the table passes for a seat that has nothing to answer in the open window.
    pub fn cover(&self, at: usize) -> Option<Millis> {
        Some(self.room.run.as_ref()?.window?.covers[at])
    }

    /// Advances to the next timed event. False if there is none.
    pub fn wait(&mut self) -> bool {
        let Some(at) = self.room.deadline() else { return false };
        self.now = self.now.max(at);
        let fx = self.room.tick(self.now);
        self.take(fx);
        true
    }

    /// Plays to the end of the game.
    pub fn play_on(&mut self, people: usize, boldly: bool) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            let moved = self.answer_all(people, boldly) || self.wait();
            assert!(moved, "somebody has to do something");
        }
        panic!("the game does not end");
    }

    /// The table as a store would keep it.
    pub fn saved(&self, options: &Options) -> SavedTable {
        SavedTable { id: "t".to_owned(), options: options.clone(), records: self.kept.clone() }
    }

    /// Restarts the server: the room is restored from its records, and people come back.
    pub fn restart(&mut self, options: &Options, seed: u64, people: usize) {
        let known = moves(&self.kept).len();
        let game = self.room.run.as_ref().map(|run| run.game);
        self.room = Room::restored(&self.saved(options), self.now, entropy(seed + 1)).unwrap();
        assert!(self.room.run.as_ref().map(|run| run.game) == game, "seed {seed}");
        assert_eq!(moves(&self.kept).len(), known);
        self.heard.clear();
        self.asks.clear();
        self.answered.clear();
        self.now += 50;
        (0..people).for_each(|at| self.arrive(at));
    }
}

/// Plays a game of two people, with a server that stops every few steps: about one in `every`. Sometimes it stops in good
/// order, sometimes not.
///
/// # Panics
///
/// If the game does not go on where it was.
pub fn goes_on_where_it_was<K: Kit>(seed: u64, options: &Options, every: usize) {
    let mut bench: Bench<K> = Bench::new(seed, options, 2);
    bench.say(0, &json!({"type": "start"}));
    let mut steps = Rng::stream(seed, "steps", 0);
    let mut restarts = 0;
    for _ in 0..20_000 {
        if bench.is_over() {
            break;
        }
        assert!(bench.answer_all(2, true) || bench.wait());
        if steps.chance(every, 1) && !bench.is_over() {
            if steps.chance(2, 1) {
                bench.kept.extend(bench.room.pause(bench.now));
            }
            bench.restart(options, seed, 2);
            restarts += 1;
        }
    }
    assert!(bench.is_over() && restarts > 0, "seed {seed}");
}

/// The moves in these records.
pub fn moves(records: &[Record]) -> Vec<&str> {
    records.iter().flat_map(Record::decisions).map(|(_, mv, ..)| mv).collect()
}
