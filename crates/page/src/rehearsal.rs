//! Games that follow from a seed, to compare this referee with the one of another machine: both must write the same
//! bytes.

use crate::{Referee, failed};
use bots::Budget;
use games::Visitor;
use kit::{EventOf, Kit};
use room::{FinishedGame, Record, promise};
use serde_json::{Value, json};
use std::fmt::Write as _;
use table::{Chair, Game as _, MoveBuf, NullLog, Rng, Seat};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::Options;

/// Decisions after which a game that does not end is left alone.
const ENOUGH: usize = 3000;
/// In one game of so many, bots that search play, and the game is also written as a replay.
const SEARCHED: u64 = 128;
/// Their simulations for each decision.
const SIMULATIONS: u32 = 24;

/// A game of random legal moves: its records and its playbook. Every so often bots that search choose, for every fifth
/// decision.
#[wasm_bindgen]
pub fn random_game(game: &str, seed: u32) -> Result<String, String> {
    games::with(game, RandomGame(seed.into())).map_err(|why| failed(&why))
}

struct RandomGame(u64);

impl Visitor for RandomGame {
    type Out = String;

    fn visit<K: Kit>(self) -> String {
        let RandomGame(seed) = self;
        let mut rng = Rng::stream(seed, "rehearsal", 0);
        let options = any_options::<K>(&mut rng);
        let searched = seed.is_multiple_of(SEARCHED);
        let Ok(kit) = K::new(&options) else { return format!("no game with {options:?}") };
        let mut events = Vec::new();
        let Some(mut game) = kit.deal(seed, None, &mut events) else { return format!("no deal with {options:?}") };
        let salt = format!("{seed:032x}");
        let sat = |seat: Seat| {
            let (name, level) = (format!("P{}", seat.index()), Some("random".to_owned()));
            Record::Sat { seat, name, secret: None, level }
        };
        let mut records: Vec<Record> = Seat::all(options.players).map(sat).collect();
        records.push(Record::Began {
            number: 1,
            seed,
            salt: salt.clone(),
            dealer: None,
            version: K::VERSION.to_owned(),
        });
        let mut moves = MoveBuf::new();
        for n in 0..ENOUGH as u32 {
            let Some(seat) = game.waiting_on().first() else { break };
            let mv = if searched && n.is_multiple_of(5) {
                let mut bot = kit.bot("hard", Budget::iterations(SIMULATIONS), Rng::stream(seed, "bots", n.into()));
                bot.choose(&Chair::new(&game, seat, &events))
            } else {
                game.pick(seat, &mut rng, &mut moves).unwrap_or_else(|| game.default_move(seat))
            };
            let mut happened: Vec<EventOf<K>> = Vec::new();
            game.play(seat, mv, &mut happened);
            let (mv, told) = (wire::json(&mv), wire::json(&happened));
            records.push(Record::Moved { number: 1, n, seat, mv, talk: None, events: told });
            events.extend(happened);
        }
        if let Some(outcome) = game.outcome() {
            records.push(Record::Ended { number: 1, winners: outcome.winners.into_iter().collect() });
        }
        let mut text = format!("{}\n", promise(seed, &salt));
        for record in &records {
            let _ = writeln!(text, "{}", wire::json(record));
        }
        if let Some(finished) = FinishedGame::among(&options, "2026-01-01", &records, 1) {
            text += &finished.written("rehearsal", 1, &|remark, _| wire::json(remark)).unwrap_or_default();
            if searched {
                text += &finished.told(Some(Seat::new(0))).map(|told| wire::json(&told)).unwrap_or_default();
            }
        }
        text
    }
}

/// Makes this many decisions in games of random moves, and tells how many games they filled: to measure how fast that is.
#[wasm_bindgen]
pub fn random_decisions(game: &str, decisions: u32) -> Result<u32, String> {
    games::with(game, RandomDecisions(decisions)).map_err(|why| failed(&why))
}

struct RandomDecisions(u32);

impl Visitor for RandomDecisions {
    type Out = u32;

    fn visit<K: Kit>(self) -> u32 {
        let options = Options::of(K::ID, K::offer().usual_players.into());
        let Ok(kit) = K::new(&options) else { return 0 };
        let (mut rng, mut moves) = (Rng::stream(0, "rehearsal", 0), MoveBuf::new());
        let (mut left, mut filled) = (self.0, 0);
        while left > 0 {
            let Some(mut game) = kit.deal(filled.into(), None, &mut NullLog) else { return 0 };
            for _ in 0..ENOUGH {
                let Some(seat) = game.waiting_on().first().filter(|_| left > 0) else { break };
                let mv = game.pick(seat, &mut rng, &mut moves).unwrap_or_else(|| game.default_move(seat));
                game.play(seat, mv, &mut NullLog);
                left -= 1;
            }
            filled += 1;
        }
        filled
    }
}

/// Any number of players, decks and rules that the game offers.
fn any_options<K: Kit>(rng: &mut Rng) -> Options {
    let offer = K::offer();
    let [least, most] = offer.players.map(usize::from);
    let players = least + rng.below(most - least + 1);
    let rules = rng.choose(&offer.profiles).map(|profile| profile.name.to_owned()).unwrap_or_default();
    let enough: Vec<&str> =
        offer.decks.iter().filter(|decks| decks.comfortable >= players).map(|decks| decks.decks.as_str()).collect();
    let decks = rng.choose(&enough).map(|decks| (*decks).to_owned()).unwrap_or_default();
    Options { rules, decks, ..Options::of(K::ID, players) }
}

/// A game at a table of the page, with a person who answers at random and bots by rule of thumb: everything that was
/// kept and everything that was sent, with its time.
#[wasm_bindgen]
pub fn table_game(game: &str, seed: u32) -> Result<String, String> {
    let usual = games::with(game, UsualPlayers).map_err(|why| failed(&why))?;
    let bots = if seed.is_multiple_of(2) { "easy" } else { "normal" };
    let options = Options { bots: vec![bots.to_owned()], hints: true, ..Options::of(game, usual) };
    let referee = Referee::open("rehearsal", &wire::json(&options), &seed.to_le_bytes())?;
    let rng = Rng::stream(seed.into(), "people", 0);
    let mut rehearsal =
        Rehearsal { referee, rng, now: 1_000_000.0, ask: Value::Null, over: false, text: String::new() };
    rehearsal.play()?;
    Ok(rehearsal.text)
}

struct UsualPlayers;

impl Visitor for UsualPlayers {
    type Out = usize;

    fn visit<K: Kit>(self) -> usize {
        K::offer().usual_players.into()
    }
}

/// A table with one person at it.
struct Rehearsal {
    referee: Referee,
    rng: Rng,
    now: f64,
    /// The open question; `null` if there is none, or it is answered.
    ask: Value,
    over: bool,
    text: String,
}

impl Rehearsal {
    fn play(&mut self) -> Result<(), String> {
        let come = self.referee.come(self.now, r#"{"name": "Ann"}"#)?;
        let [own, deeds]: [Value; 2] = serde_json::from_str(&come).map_err(crate::unreadable)?;
        self.take(&deeds);
        let token = own["token"].as_str().unwrap_or_default().to_owned();
        let begun = self.referee.begin(self.now, token.clone())?;
        self.note(&begun);
        let connected = self.referee.connected(self.now, 1);
        self.note(&connected);
        self.say(&json!({"type": "hello", "token": token}));
        for _ in 0..4 * ENOUGH {
            if self.over {
                break;
            }
            let ask = self.ask.take();
            if let Some(moves) = ask["moves"].as_array().filter(|moves| !moves.is_empty()) {
                let mv = &moves[self.rng.below(moves.len())]["mv"];
                self.say(&json!({"type": "move", "ask": ask["id"], "mv": mv}));
            } else if let Some(at) = self.referee.deadline() {
                self.now = self.now.max(at);
                let deeds = self.referee.tick(self.now);
                self.note(&deeds);
            } else {
                break;
            }
        }
        Ok(())
    }

    fn say(&mut self, message: &Value) {
        let deeds = self.referee.received(self.now, 1, &message.to_string());
        self.note(&deeds);
    }

    fn note(&mut self, deeds: &str) {
        let deeds = serde_json::from_str(deeds).unwrap_or_default();
        self.take(&deeds);
    }

    /// Notes what was kept and sent, and looks for a question.
    fn take(&mut self, deeds: &Value) {
        let _ = writeln!(self.text, "{} {deeds}", self.now);
        for sent in deeds["send"].as_array().into_iter().flatten() {
            let message: Value = serde_json::from_str(sent[1].as_str().unwrap_or_default()).unwrap_or_default();
            if matches!(message["type"].as_str(), Some("welcome" | "update")) {
                self.ask = message["ask"].clone();
            }
            let table = if message["type"] == "welcome" { &message["table"] } else { &message };
            self.over |= table["stage"] == "over";
        }
        while self.referee.thoughts() > 0 {
            self.referee.think();
            let deeds = self.referee.thought(self.now);
            self.note(&deeds);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_of_every_kind_follow_from_their_seed_and_come_to_an_end() {
        for id in games::IDS {
            for seed in [0, 1, 2] {
                let [one, again] = [(); 2].map(|()| random_game(id, seed).unwrap());
                assert!(one == again && one.contains("\"Moved\""), "{id} {seed}");
                assert_ne!(one, random_game(id, seed + 3).unwrap());
            }
            let played = table_game(id, 1).unwrap();
            assert!(random_decisions(id, 5000).unwrap() > 5, "{id}");
            assert!(played == table_game(id, 1).unwrap() && played.contains("\\\"Ended\\\""), "{id}");
        }
    }
}
