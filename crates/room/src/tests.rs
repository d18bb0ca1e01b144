//! Tables with a clock that the tests turn.

mod hidden;
mod munchkin;
mod stops;
mod undo;

use super::Room;
use crate::{AnyRoom, Conn, Effects, Millis, Record, Saved};
use games::LunchMoneyKit;
use kit::Kit;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::{Rng, Seat};
use wire::{Options, Pace};

fn options(players: usize, bots: &[&str]) -> Options {
    Options {
        game: LunchMoneyKit::ID.to_owned(),
        players,
        decks: String::new(),
        rules: String::new(),
        bots: bots.iter().map(|level| (*level).to_owned()).collect(),
        pace: Pace::Normal,
        public: false,
        hints: false,
        beat: 700,
        own: BTreeMap::new(),
    }
}

/// The same for any game, without bots.
fn options_of<K: Kit>(players: usize) -> Options {
    Options { game: K::ID.to_owned(), ..options(players, &[]) }
}

/// Lets windows of every kind pass.
fn all_kinds<K: Kit>() -> Value {
    let kinds: Vec<&str> = K::KINDS.iter().map(|kind| kind.kind).collect();
    json!({"type": "let-pass", "kinds": kinds})
}

#[test]
fn bots_go_by_names_that_nobody_has() {
    let mut room = Room::<LunchMoneyKit>::new("t", &options(4, &[]), entropy(1)).unwrap();
    let (seating, _) = room.sit(1000, "zoe", None).unwrap();
    room.connected(1000, Conn(0));
    room.received(1000, Conn(0), &json!({"type": "hello", "token": seating.secret}).to_string());
    room.received(1000, Conn(0), &json!({"type": "start"}).to_string());
    let names: Vec<String> = room.info().seats.into_iter().map(|place| place.name).collect();
    assert_eq!(names, ["zoe", "Otto", "Rico", "Bea"]);
}

/// Random bytes that are always the same.
fn entropy(seed: u64) -> super::Entropy {
    let mut rng = Rng::stream(seed, "entropy", 0);
    Box::new(move |bytes| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8))
}

/// A table with everything it says and keeps.
struct Bench<K: Kit = LunchMoneyKit> {
    room: Room<K>,
    now: Millis,
    kept: Vec<Record>,
    heard: BTreeMap<Conn, Vec<(Millis, String)>>,
    /// What each client has on its screen: the question, and the last one it has answered.
    asks: BTreeMap<Conn, Value>,
    answered: BTreeMap<Conn, Value>,
    secrets: Vec<String>,
    rng: Rng,
}

impl<K: Kit> Bench<K> {
    fn new(seed: u64, options: &Options, people: usize) -> Bench<K> {
        let room = Room::new("t", options, entropy(seed)).expect("the options are sound");
        let rng = Rng::stream(seed, "people", 0);
        let (heard, asks, answered) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut bench = Bench { room, now: 1000, kept: Vec::new(), heard, asks, answered, secrets: Vec::new(), rng };
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

    fn arrive(&mut self, at: usize) {
        let fx = self.room.connected(self.now, Conn(at as u64));
        self.take(fx);
        let hello = json!({"type": "hello", "token": self.secrets[at]});
        self.say(at, &hello);
    }

    fn watch(&mut self) {
        let fx = self.room.connected(self.now, Conn(99));
        self.take(fx);
        self.say(99, &json!({"type": "hello"}));
    }

    fn say(&mut self, at: usize, message: &Value) {
        let fx = self.room.received(self.now, Conn(at as u64), &message.to_string());
        self.take(fx);
    }

    fn take(&mut self, fx: Effects) {
        self.kept.extend(fx.store);
        for (conn, text) in fx.send {
            let mut message: Value = serde_json::from_str(&text).expect("messages are JSON");
            match message["type"].as_str() {
                Some("welcome" | "update") => drop(self.asks.insert(conn, message["ask"].take())),
                Some("kept") => drop(self.answered.insert(conn, message["ask"].take())),
                _ => {}
            }
            self.heard.entry(conn).or_default().push((self.now, text));
        }
        for job in fx.think {
            (job.0)();
            let fx = self.room.thought(self.now);
            self.take(fx);
        }
    }

    /// The question that a client has on its screen.
    fn ask(&self, at: usize) -> Option<Value> {
        self.asks.get(&Conn(at as u64)).filter(|ask| !ask.is_null()).cloned()
    }

    /// Whether this client has answered its question already.
    fn has_answered(&self, at: usize, ask: &Value) -> bool {
        self.answered.get(&Conn(at as u64)) == Some(&ask["id"])
    }

    fn is_over(&self) -> bool {
        self.room.run.as_ref().is_some_and(|run| self.room.is_over(run))
    }

    /// Everybody answers what they are asked, at random or always with the default.
    fn answer_all(&mut self, people: usize, boldly: bool) -> bool {
        (0..people).filter(|&at| self.answer(at, boldly)).count() > 0
    }

    /// One player answers, if there is something to answer.
    fn answer(&mut self, at: usize, boldly: bool) -> bool {
        let Some(ask) = self.ask(at).filter(|ask| !self.has_answered(at, ask) && !self.is_over()) else { return false };
        let moves = ask["moves"].as_array().expect("a list of moves");
        let mv = if boldly { moves[self.rng.below(moves.len())]["mv"].clone() } else { ask["default"].clone() };
        self.say(at, &json!({"type": "move", "ask": ask["id"], "mv": mv}));
        true
    }

    /// Time goes on to the next thing that happens by itself. False if nothing does.
    fn wait(&mut self) -> bool {
        let Some(at) = self.room.deadline() else { return false };
        self.now = self.now.max(at);
        let fx = self.room.tick(self.now);
        self.take(fx);
        true
    }

    fn play_on(&mut self, people: usize, boldly: bool) {
        for _ in 0..20_000 {
            if self.is_over() {
                return;
            }
            let moved = self.answer_all(people, boldly) || self.wait();
            assert!(moved, "somebody has to do something");
        }
        panic!("the game does not end");
    }

    fn saved(&self, options: &Options) -> Saved {
        Saved { id: "t".to_owned(), options: options.clone(), records: self.kept.clone() }
    }

    /// The server is gone, and comes back with everything as it was.
    fn restart(&mut self, options: &Options, seed: u64, people: usize) {
        let known = moves(&self.kept).len();
        let game = self.room.run.as_ref().map(|run| run.game);
        self.room = Room::restored(&self.saved(options), self.now, entropy(seed + 1)).unwrap();
        assert!(self.room.run.as_ref().map(|run| run.game) == game, "seed {seed}");
        assert_eq!(moves(&self.kept).len(), known);
        self.heard.clear();
        self.now += 50;
        (0..people).for_each(|at| self.arrive(at));
    }
}

/// The moves that were made, as they are kept.
fn moves(records: &[Record]) -> Vec<&str> {
    fn moved(record: &Record) -> Option<&str> {
        match record {
            Record::Moved { mv, .. } => Some(mv),
            _ => None,
        }
    }
    records.iter().filter_map(moved).collect()
}

#[test]
fn one_person_plays_against_bots_to_the_end() {
    for seed in 0..20 {
        let mut bench: Bench = Bench::new(seed, &options(4, &["easy", "normal", "random"]), 1);
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(1, true);
        assert!(matches!(bench.kept.last(), Some(Record::Ended { number: 1, .. })));
        assert!(bench.room.info().fair.is_some_and(|fair| fair.seed.is_some()));
        // Another game, with the dealer moved on.
        bench.say(0, &json!({"type": "rematch"}));
        bench.play_on(1, true);
        assert!(matches!(bench.kept.last(), Some(Record::Ended { number: 2, .. })));
    }
}

#[test]
fn people_play_each_other_and_bots_fill_the_rest() {
    for seed in 0..20 {
        let people = 2 + seed as usize % 3;
        let mut bench: Bench = Bench::new(seed, &options(4, &["normal"]), people);
        bench.watch();
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(people, true);
    }
}

#[test]
fn a_table_of_people_who_never_answer_ends() {
    let mut bench: Bench = Bench::new(5, &options(3, &[]), 3);
    bench.say(0, &json!({"type": "start"}));
    for _ in 0..20_000 {
        if bench.is_over() {
            return;
        }
        assert!(bench.wait());
    }
    panic!("the game does not end");
}

#[test]
fn a_table_goes_on_where_it_was() {
    for seed in 0..12 {
        let options = options(4, &["normal"]);
        let mut bench: Bench = Bench::new(seed, &options, 2);
        bench.say(0, &json!({"type": "start"}));
        let mut steps = Rng::stream(seed, "steps", 0);
        let mut restarts = 0;
        for _ in 0..20_000 {
            if bench.is_over() {
                break;
            }
            assert!(bench.answer_all(2, true) || bench.wait());
            if steps.chance(12, 1) && !bench.is_over() {
                // Sometimes it stops in good order, sometimes not.
                if steps.chance(2, 1) {
                    bench.kept.extend(bench.room.pause(bench.now));
                }
                bench.restart(&options, seed, 2);
                restarts += 1;
            }
        }
        assert!(bench.is_over() && restarts > 0, "seed {seed}");
    }
}

/// How much time the first player has left, of how much.
fn clock(bench: &Bench) -> (u64, u64) {
    let ask = bench.ask(0).expect("somebody is asked");
    let number = |of: &str| ask["clock"][of].as_u64().expect("there is a clock");
    (number("left"), number("total"))
}

#[test]
fn clocks_are_kept_when_the_server_stops_and_begin_anew_when_it_is_killed() {
    let options = options(2, &[]);
    for (thought, stopped, left) in [(20_000, true, 25_000), (20_000, false, 45_000), (44_000, true, 6_000)] {
        let mut bench: Bench = Bench::new(8, &options, 2);
        bench.say(0, &json!({"type": "start"}));
        let is_turn = |bench: &Bench| bench.ask(0).is_some_and(|ask| ask["clock"]["total"] == 45_000);
        while !is_turn(&bench) {
            assert!(bench.answer_all(2, false) || bench.wait());
        }
        assert_eq!(clock(&bench), (45_000, 45_000));
        bench.now += thought;
        if stopped {
            bench.kept.extend(bench.room.pause(bench.now));
        }
        bench.now += 3_600_000;
        bench.restart(&options, 8, 2);
        // Who was killed may show again what led to the question.
        while !stopped && !is_turn(&bench) {
            assert!(bench.answer_all(2, false) || bench.wait());
        }
        assert_eq!(clock(&bench), (left, 45_000), "{thought} {stopped}");
        // What happens next is not bound by it.
        let ask = bench.ask(0).unwrap();
        bench.say(0, &json!({"type": "move", "ask": ask["id"], "mv": ask["default"]}));
        bench.play_on(2, true);
    }
}

/// Whatever is asked of whom: whoever leaves then leaves a game that goes on and ends.
#[test]
fn leaving_in_any_prompt_is_fine() {
    let mut left_in_windows = 0;
    for seed in 0..24 {
        let mut bench: Bench = Bench::new(seed, &options(4, &["easy"]), 3);
        bench.say(0, &json!({"type": "start"}));
        let mut rng = Rng::stream(seed, "leaving", 0);
        let leaves_after = rng.below(60);
        for step in 0..20_000 {
            if bench.is_over() {
                break;
            }
            if step == leaves_after {
                let asked = (0..3).find(|at| bench.ask(*at).is_some()).unwrap_or(1);
                left_in_windows += usize::from(bench.room.run.as_ref().is_some_and(|run| run.window.is_some()));
                bench.say(asked, &json!({"type": "leave"}));
                assert!(bench.room.places[asked].secret.is_none() && bench.room.places[asked].level.is_some());
            }
            assert!(bench.answer_all(3, true) || bench.wait(), "seed {seed}, step {step}");
        }
        assert!(bench.is_over(), "seed {seed}");
    }
    assert!(left_in_windows > 5, "{left_in_windows}");
}

#[test]
fn an_answer_to_a_question_that_is_over_is_refused() {
    let mut bench: Bench = Bench::new(3, &options(2, &["normal"]), 1);
    bench.say(0, &json!({"type": "start"}));
    while bench.ask(0).is_none() {
        assert!(bench.wait());
    }
    let ask = bench.ask(0).unwrap();
    let late = ask["id"].as_u64().unwrap() + 7;
    bench.say(0, &json!({"type": "move", "ask": late, "mv": ask["default"]}));
    let (_, last) = bench.heard[&Conn(0)].last().unwrap();
    assert!(last.contains("refused") && last.contains("table-late"), "{last}");
    // And one that is not legal tells its clause.
    bench.say(0, &json!({"type": "move", "ask": ask["id"], "mv": "release"}));
    let (_, last) = bench.heard[&Conn(0)].last().unwrap();
    assert!(last.contains("refused") && last.contains("LM-"), "{last}");
}

#[test]
fn who_is_away_is_played_for_until_they_are_back() {
    let mut bench: Bench = Bench::new(8, &options(2, &[]), 2);
    bench.say(0, &json!({"type": "start"}));
    let fx = bench.room.disconnected(bench.now, Conn(1));
    bench.take(fx);
    while !bench.room.places[1].stood_in {
        assert!(bench.wait());
        assert!(bench.now < 40_000, "after half a minute a bot plays");
    }
    bench.arrive(1);
    assert!(!bench.room.places[1].stood_in);
    bench.play_on(2, true);
}

/// The others pass in windows, and play what they could play in either game.
#[test]
fn nobody_hears_what_they_cannot_know() {
    let secrets = hidden::Secrets {
        let_pass: [&["defence"], &["at-others", "humiliation"], &["at-me", "by-me"]],
        is_public: |mv| mv.get("discard").is_none(),
        comes_to_light: |text| {
            let drawn = text.contains(r#""event":"drew","seat":0,"card":""#);
            drawn || text.contains(r#""event":"discarded""#)
        },
        dealt_within: 80,
    };
    let compared = hidden::compare::<LunchMoneyKit>(&secrets, 100, |_| options(4, &[]), |_| {});
    assert!(compared.steps > 400, "{compared:?}");
    assert!(compared.early.values().sum::<usize>() > 50, "{compared:?}");
}
