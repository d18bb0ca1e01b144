//! What is printed at the end.

use super::Work;
use super::tally::Tally;
use crate::opponents;
use crate::out;
use kit::{Counter as _, Kit, Lengths, percent};
use lab::grouped;
use serde_json::{Map, Value, json};
use words::Words;

/// What is printed at the end.
pub(super) struct Report<'a, K: Kit> {
    pub(super) words: &'a Words,
    pub(super) work: &'a Work<'a, K>,
    pub(super) tally: &'a Tally<K>,
    pub(super) seconds: f64,
    pub(super) threads: u64,
}

impl<K: Kit> Report<'_, K> {
    fn per_second(&self, n: u64) -> f64 {
        n as f64 / self.seconds.max(1e-9)
    }

    pub(super) fn json(&self) -> Value {
        let Report { work, tally, .. } = self;
        let players = work.table.players();
        let lengths = |lengths: &Lengths| lengths.json(tally.games);
        let figures = [
            ("game", json!(K::ID)),
            ("players", json!(players)),
            ("rules", json!(work.table.rules())),
            ("bots", json!(opponents::written(&work.bots))),
            ("seed", json!(work.seed)),
            ("threads", json!(self.threads)),
            ("games", json!(tally.games)),
            ("decisions", json!(tally.decisions.total)),
            ("turns", json!(tally.turns.total)),
            ("seconds", json!(self.seconds)),
            ("games_per_s", json!(self.per_second(tally.games))),
            ("decisions_per_s", json!(self.per_second(tally.decisions.total))),
            ("turns_per_game", lengths(&tally.turns)),
            ("decisions_per_game", lengths(&tally.decisions)),
            ("wins_by_seat", json!(tally.wins_by_seat[..players])),
            ("wins_by_turn_order", json!(tally.wins_by_turn_order[..players])),
            ("interrupted", json!(tally.games < work.games)),
        ];
        let own = work.table.sim_settings().into_iter().chain(tally.watch.json(work.table, tally.games));
        let all: Map<String, Value> =
            figures.into_iter().chain(own).map(|(key, value)| (key.to_owned(), value)).collect();
        Value::Object(all)
    }

    pub(super) fn print(&self) {
        let Report { words, work, tally, seconds, threads } = self;
        let players = work.table.players();
        let say = |key: &str, args: &[(&str, &str)]| out::line(words.fill(key, args));
        out::line(work.table.sim_title(words, work.seed));
        let bots = opponents::written(&work.bots);
        if bots != "random" {
            say("cli-sim-by", &[("bots", &bots)]);
        }
        let games = grouped(tally.games);
        let (time, threads) = (format!("{seconds:.2}"), threads.to_string());
        say("cli-sim-games-done", &[("games", &games), ("seconds", &time), ("threads", &threads)]);
        let speed = [tally.games, tally.decisions.total].map(|n| grouped(self.per_second(n).round() as u64));
        say("cli-sim-speed", &[("games", &speed[0]), ("decisions", &speed[1])]);
        for (key, lengths) in [("cli-sim-turns", &tally.turns), ("cli-sim-decisions", &tally.decisions)] {
            out::line(lengths.line(words, key, tally.games));
        }
        for (key, wins) in [("cli-sim-wins", &tally.wins_by_seat), ("cli-sim-wins-order", &tally.wins_by_turn_order)] {
            let wins: Vec<String> = wins[..players].iter().map(|&wins| percent(wins, tally.games)).collect();
            say(key, &[("wins", &wins.join("  "))]);
        }
        tally.watch.lines(words, work.table, tally.games).into_iter().for_each(out::line);
        if let Some(dir) = &work.save {
            say("cli-sim-saved", &[("games", &tally.games.to_string()), ("dir", &dir.display().to_string())]);
        }
        if tally.games < work.games {
            say("cli-sim-interrupted", &[("done", &tally.games.to_string()), ("games", &work.games.to_string())]);
        }
    }
}
