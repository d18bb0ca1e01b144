//! The pace of the browser's screen, for tests of how long games take: an event is shown for its time, and a question
//! can be answered when everything before it has been shown. `web/src/table/playback.svelte.ts` does the same.

use kit::{EventOf, Kit};
use room::testing::Bench;
use room::{Conn, Millis};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};

/// How long each event is shown, in milliseconds. The browser reads the same file.
#[derive(Deserialize)]
pub(crate) struct Times {
    events: BTreeMap<String, Millis>,
    usual: Millis,
    struck: Millis,
}

/// Lines are shown faster if they would take longer than this, but never at less than half of their time.
const LONG: Millis = 9000;
/// The percentage of the time for an answer that may pass while the screen catches up.
const SHARE: Millis = 12;

impl Times {
    /// Reads a game's file. Every name in it must be an event of the game.
    pub(crate) fn of<K: Kit>(file: &str) -> Times {
        let times: Times = serde_json::from_str(file).unwrap();
        for name in times.events.keys() {
            let read = serde_json::from_value::<EventOf<K>>(json!({ "event": name }));
            assert!(read.err().is_none_or(|why| !why.to_string().contains("unknown variant")), "{name} is no event");
        }
        times
    }

    /// How long a line is shown to a player, and whether it hits them.
    fn line(&self, entry: &Value, viewer: usize) -> (Millis, bool) {
        let mut longest = 0;
        for event in entry["events"].as_array().into_iter().flatten() {
            let name = event["event"].as_str().unwrap_or_default();
            let hits = match name {
                "lost" | "fell" | "caught" | "died" => event["seat"] == viewer,
                "humiliated" => event["victim"] == viewer,
                "played-at" => event["at"] == viewer && event["seat"] != viewer,
                _ => false,
            };
            if hits {
                return (self.struck, true);
            }
            longest = longest.max(self.events.get(name).copied().unwrap_or(self.usual));
        }
        (longest, false)
    }
}

/// What one player's screen has still to show.
#[derive(Default)]
pub(crate) struct Screen {
    read: usize,
    /// Lines with the time they came.
    lines: VecDeque<(Millis, Millis, bool)>,
    /// When the screen has shown everything it was given so far.
    free: Millis,
}

impl Screen {
    /// How long the screen of a player who is asked now still shows what came before.
    pub(crate) fn lag<K: Kit>(&mut self, times: &Times, bench: &Bench<K>, at: usize) -> Millis {
        let heard = &bench.heard[&Conn(at as u64)];
        for (when, text) in &heard[self.read..] {
            let message: Value = serde_json::from_str(text).unwrap();
            for entry in message["log"].as_array().into_iter().flatten().filter(|_| message["type"] == "update") {
                let (time, hits) = times.line(entry, at);
                self.lines.push_back((*when, time, hits));
            }
        }
        self.read = heard.len();
        let ask = bench.ask(at).unwrap_or_default();
        let deadline = ask["clock"]["left"].as_u64().map(|left| bench.now + left);
        while let Some(&(came, time, hits)) = self.lines.front() {
            let begins = self.free.max(came);
            let waiting = self.lines.iter().filter(|(came, ..)| *came <= begins);
            let left = waiting.map(|(_, time, _)| *time).sum::<Millis>().max(1);
            let usual = if hits || left <= LONG { time } else { time * LONG.max(left / 2) / left };
            let hurried = deadline
                .filter(|_| begins >= bench.now)
                .map_or(usual, |deadline| usual.min(time * deadline.saturating_sub(begins) * SHARE / 100 / left));
            self.free = begins + hurried;
            self.lines.pop_front();
        }
        self.free.saturating_sub(bench.now)
    }
}
