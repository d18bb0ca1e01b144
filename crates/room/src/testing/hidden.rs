//! Checks that two games which differ only in cards hidden from the first player send that player and the spectators
//! the same bytes at the same times, until a difference is revealed.

use super::Bench;
use crate::{Conn, Millis};
use kit::Kit;
use serde_json::{Value, json};
use table::{Game, Rng, Seat, Seats};
use wire::Options;

/// What these checks need to know about a game.
pub struct Secrets {
    /// The kinds of windows that some players let pass, for three sorts of tables.
    pub let_pass: [&'static [&'static str]; 3],
    /// Whether a move means the same to everybody, whatever others hold.
    pub is_public: fn(&Value) -> bool,
    /// Whether a message reveals something that nobody knew before.
    pub comes_to_light: fn(&str) -> bool,
    /// Within how many steps the hidden cards are dealt anew.
    pub dealt_within: usize,
}

/// How much was compared.
#[derive(Default, Debug)]
pub struct Comparison {
    /// The number of steps.
    pub steps: usize,
    /// How many answers were given in only one of the games while the first player was still thinking, by kind of move.
    pub early: std::collections::BTreeMap<String, usize>,
}

/// The same table twice.
pub struct Pair<K: Kit> {
    /// The unchanged table.
    pub one: Bench<K>,
    /// The table whose hidden cards are dealt anew at some point.
    pub two: Bench<K>,
    /// Random choices of whoever drives the pair.
    pub rng: Rng,
    /// Whether the hidden cards differ yet.
    pub dealt_anew: bool,
    seats: usize,
}

/// Plays `tables` tables twice. `meanwhile` is called before every step, for what a game offers beside questions.
pub fn compare<K: Kit>(
    secrets: &Secrets,
    tables: u64,
    options: impl Fn(u64) -> Options,
    mut meanwhile: impl FnMut(&mut Pair<K>),
) -> Comparison {
    let mut compared = Comparison::default();
    for seed in 0..tables {
        let mut pair = Pair::<K>::begin(seed, &options(seed), secrets);
        for step in 0..400 {
            if pair.one.is_over() || pair.two.is_over() {
                break;
            }
            if !pair.dealt_anew && step > pair.rng.below(secrets.dealt_within) {
                pair.deal_anew();
            }
            meanwhile(&mut pair);
            if pair.dealt_anew {
                pair.answer_early(&mut compared);
            }
            if pair.first_difference().is_none() {
                pair.go_on(secrets);
            }
            if let Some((mine, theirs)) = pair.first_difference() {
                let differs = pair.dealt_anew && (secrets.comes_to_light)(&mine);
                assert!(differs, "seed {seed}, step {step}:\n{mine}\n{theirs}");
                break;
            }
            compared.steps += usize::from(pair.dealt_anew);
        }
    }
    compared
}

impl<K: Kit> Pair<K> {
    /// Begins the same game at two identical tables.
    pub fn begin(seed: u64, options: &Options, secrets: &Secrets) -> Pair<K> {
        let seats = options.players;
        let [one, two] = [(); 2].map(|()| {
            let mut bench = Bench::new(seed, options, seats);
            bench.watch();
            // At some tables players let kinds of windows pass. That must tell nothing either.
            if seed.is_multiple_of(3) {
                for (at, kinds) in secrets.let_pass.iter().enumerate() {
                    bench.say(at, &json!({"type": "let-pass", "kinds": kinds}));
                }
            }
            bench.say(0, &json!({"type": "start"}));
            bench
        });
        Pair { one, two, rng: Rng::stream(seed, "hidden", 0), dealt_anew: false, seats }
    }

    /// Somebody answers. If nobody has anything to answer, time goes on.
    pub fn go_on(&mut self, secrets: &Secrets) {
        if self.dealt_anew && !self.openly() && (self.asked(0).iter().any(Option::is_none) || self.rng.chance(2, 1)) {
            self.pass_in_time();
        } else if !self.answer_alike(secrets.is_public) {
            self.one.wait();
            self.two.wait();
        }
    }

    /// Advances to the next event in either game. People who can answer in a window pass when the table would have
    /// passed for them.
    fn pass_in_time(&mut self) {
        let seats = self.seats;
        let next = [&self.one, &self.two].into_iter().filter_map(|bench| {
            let covers = (0..seats).filter(|at| bench.is_waited_for(*at)).filter_map(|at| bench.cover(at));
            covers.chain(bench.room.next_deadline()).min()
        });
        let Some(now) = next.min() else { return };
        for bench in [&mut self.one, &mut self.two] {
            bench.now = bench.now.max(now);
            for at in 0..seats {
                while bench.is_waited_for(at) && bench.cover(at).is_some_and(|cover| cover <= now) {
                    bench.answer(at, false);
                }
            }
            if bench.room.next_deadline().is_some_and(|at| at <= now) {
                bench.wait();
            }
        }
    }

    /// Whether everybody can see who is asked.
    fn openly(&self) -> bool {
        self.two.room.run.as_ref().is_some_and(|run| run.window.is_none())
    }

    /// Replaces the cards hidden from the first player in one of the games, when that player decides and nobody else
    /// has a question on their screen.
    fn deal_anew(&mut self) {
        let Some(run) = self.two.room.run.as_mut().filter(|run| run.window.is_none()) else { return };
        if run.game.waiting_on() != Seats::only(Seat::new(0)) {
            return;
        }
        self.dealt_anew = true;
        run.game = run.game.guess(Seat::new(0), &mut self.rng);
        run.shown_game = run.game;
        let game = run.game;
        run.asks.iter_mut().flatten().for_each(|ask| ask.games = vec![game]);
    }

    /// The question in each game that a client has not answered yet.
    pub fn asked(&self, at: usize) -> [Option<Value>; 2] {
        [&self.one, &self.two].map(|bench| bench.ask(at).filter(|ask| !bench.has_answered(at, ask)))
    }

    /// In one of the games, the others answer the window at random before it can close, and take the answers back.
    /// Nobody must hear of waiting answers.
    fn answer_early(&mut self, compared: &mut Comparison) {
        let soon =
            self.two.room.run.as_ref().and_then(|run| run.window).is_none_or(|open| open.beat_until <= self.two.now);
        if soon {
            return;
        }
        let mut answered = Vec::new();
        for at in 1..self.seats {
            let [_, Some(ask)] = self.asked(at) else { continue };
            let moves = ask["moves"].as_array().unwrap();
            let mv = &moves[self.rng.below(moves.len())]["mv"];
            self.two.say(at, &json!({"type": "move", "ask": ask["id"], "mv": mv}));
            if let Some(kind) = mv.as_object().and_then(|mv| mv.keys().next()).filter(|_| *mv != ask["default"]) {
                *compared.early.entry(kind.clone()).or_default() += 1;
            }
            // An answer may lead straight to another question.
            while let [_, Some(ask)] = self.asked(at) {
                self.two.say(at, &json!({"type": "move", "ask": ask["id"], "mv": ask["default"]}));
            }
            answered.push(at);
        }
        if self.first_difference().is_some() {
            return;
        }
        for at in answered {
            let id = self.two.answered[&Conn(at as u64)].clone();
            self.two.say(at, &json!({"type": "undo", "ask": id}));
            assert!(self.asked(at)[1].is_some(), "every answer is taken back");
        }
    }

    /// One person with a question answers it, the same in both games. In a window where others may hold other cards,
    /// only the first player answers. Returns false if nobody has a question.
    fn answer_alike(&mut self, is_public: fn(&Value) -> bool) -> bool {
        let openly = self.openly();
        let seats = if self.dealt_anew && !openly { 1 } else { self.seats };
        let first = self.rng.below(seats);
        for at in (first..seats).chain(0..first) {
            let said = match self.asked(at) {
                [None, None] => continue,
                [Some(mine), Some(theirs)] => {
                    let moves = mine["moves"].as_array().unwrap();
                    let wish = &moves[self.rng.below(moves.len())]["mv"];
                    let offered = theirs["moves"].as_array().unwrap().iter().any(|choice| choice["mv"] == *wish);
                    let plays = at == 0 || !self.dealt_anew || openly && is_public(wish);
                    let mv = if offered && plays { wish.clone() } else { mine["default"].clone() };
                    [Some((mine, mv.clone())), Some((theirs, mv))]
                }
                // Only one of the games asks a second question.
                one_of_them => one_of_them.map(|ask| ask.map(|ask| (ask.clone(), ask["default"].clone()))),
            };
            for (bench, said) in [&mut self.one, &mut self.two].into_iter().zip(said) {
                if let Some((ask, mv)) = said {
                    bench.say(at, &json!({"type": "move", "ask": ask["id"], "mv": mv}));
                }
            }
            return true;
        }
        false
    }

    /// The first message that the first player or the spectators got in only one of the games.
    pub fn first_difference(&self) -> Option<(String, String)> {
        [0, Bench::<K>::WATCHER as u64].into_iter().find_map(|listener| {
            let (mine, theirs) = (&self.one.heard[&Conn(listener)], &self.two.heard[&Conn(listener)]);
            let at = (0..mine.len().max(theirs.len())).find(|&at| mine.get(at) != theirs.get(at))?;
            let said = |heard: &[(Millis, String)]| {
                heard.get(at).map_or_else(String::new, |(when, text)| format!("{when} {text}"))
            };
            Some((said(mine), said(theirs)))
        })
    }
}
