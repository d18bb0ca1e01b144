//! Client messages at a table with two players and a spectator.

use super::options;
use crate::{Fate, Target};
use kit::Kit;
use room::{AnyRoom, Conn, Effects, Entropy, Record, SavedTable};
use serde_json::{Value, json};
use std::marker::PhantomData;
use table::Rng;
use wire::Options;

/// A line of an input that advances the time.
const WAIT: &str = "wait";

/// The most lines in a recorded input.
const LONGEST: usize = 200;

/// A repeatable source of random bytes.
pub(super) fn entropy() -> Entropy {
    let mut rng = Rng::stream(1, "entropy", 0);
    Entropy::rehearsed(move |bytes| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8))
}

/// A table with its clients. Bots think at once.
pub(super) struct Stand {
    pub(super) room: Box<dyn AnyRoom>,
    now: u64,
    pub(super) kept: Vec<Record>,
    /// The last question to each client.
    asks: Vec<Option<Value>>,
    /// Whether a message was refused.
    refused: bool,
}

impl Stand {
    pub(super) fn new(room: Box<dyn AnyRoom>) -> Stand {
        Stand { room, now: 1_000_000, kept: Vec::new(), asks: vec![None; 3], refused: false }
    }

    fn carry_out(&mut self, mut effects: Effects) {
        loop {
            self.kept.append(&mut effects.store);
            for (conn, text) in effects.send.drain(..) {
                let said: Value = serde_json::from_str(&text).expect("a table sends JSON");
                self.refused |= ["refused", "error"].contains(&said["type"].as_str().unwrap_or_default());
                if let Some(ask) = self.asks.get_mut(conn.0 as usize)
                    && let Some(asked) = said.get("ask")
                {
                    *ask = asked.is_object().then(|| asked.clone());
                }
            }
            for conn in std::mem::take(&mut effects.close) {
                effects.extend(self.room.disconnected(self.now, conn));
            }
            if effects.think.is_empty() {
                break;
            }
            for job in std::mem::take(&mut effects.think) {
                job.think();
            }
            effects.extend(self.room.thought(self.now));
        }
    }

    pub(super) fn say(&mut self, client: u64, text: &str) {
        self.now += 10;
        let effects = self.room.received(self.now, Conn(client), text);
        self.carry_out(effects);
    }

    pub(super) fn connect(&mut self) {
        for client in 0..3 {
            let effects = self.room.connected(self.now, Conn(client));
            self.carry_out(effects);
        }
    }

    /// Advances the time to the next timed event.
    pub(super) fn wait(&mut self) -> bool {
        let Some(deadline) = self.room.deadline() else { return false };
        self.now = self.now.max(deadline);
        let effects = self.room.tick(self.now);
        self.carry_out(effects);
        true
    }

    fn sit(&mut self, name: &str) -> Option<String> {
        let (seating, effects) = self.room.sit(self.now, name, None).ok()?;
        self.carry_out(effects);
        Some(seating.secret)
    }
}

/// A table with two people at the beginning of an input.
fn begun(options: &Options) -> Option<(Stand, [String; 2])> {
    let mut stand = Stand::new(room::open("table", options, entropy()).ok()?);
    let secrets = [stand.sit("Ann")?, stand.sit("Bob")?];
    stand.connect();
    Some((stand, secrets))
}

/// The options of the table at which inputs are recorded.
pub(super) fn table<K: Kit>() -> Options {
    Options { bots: vec!["random".to_owned()], public: true, beat: 0, ..options::<K>() }
}

/// Plays for a while and records what the clients send.
pub(super) fn recorded<K: Kit>(seed: u64) -> Option<(Vec<String>, Stand)> {
    let options = table::<K>();
    let (mut stand, secrets) = begun(&options)?;
    let mut lines = vec![serde_json::to_string(&options).ok()?];
    let mut say = |stand: &mut Stand, client: u64, said: Value| {
        let text = said.to_string();
        stand.say(client, &text);
        lines.push(format!("{client} {text}"));
        // Advances the time until windows close and bots act.
        while stand.asks.iter().all(Option::is_none) && stand.room.deadline().is_some() && lines.len() < LONGEST {
            stand.wait();
            lines.push(WAIT.to_owned());
        }
    };
    for (client, secret) in (0..).zip(&secrets) {
        say(&mut stand, client, json!({"type": "hello", "token": secret}));
    }
    say(&mut stand, 2, json!({"type": "hello"}));
    say(&mut stand, 0, json!({"type": "start"}));
    let mut rng = Rng::stream(seed, "clients", 0);
    for step in 0..40 {
        let Some(client) = (0..2).find(|&client| stand.asks[client as usize].is_some()) else { break };
        let Some(ask) = stand.asks[client as usize].take() else { break };
        let moves = ask["moves"].as_array().cloned().unwrap_or_default();
        let mv = rng.choose(&moves).map_or_else(|| ask["default"].clone(), |choice| choice["mv"].clone());
        match step % 8 {
            3 => say(&mut stand, client, json!({"type": "why", "card": "0", "at": 1})),
            5 => say(&mut stand, client, json!({"type": "auto-pass", "windows": "not-mine"})),
            6 => say(&mut stand, client, json!({"type": "chat", "text": "hello"})),
            7 => say(&mut stand, client, json!({"type": "stop"})),
            _ => {}
        }
        say(&mut stand, client, json!({"type": "move", "ask": ask["id"], "mv": mv, "talk": "so there"}));
        if step % 8 == 1 {
            say(&mut stand, client, json!({"type": "undo", "ask": ask["id"]}));
        }
    }
    say(&mut stand, 1, json!({"type": "free", "n": 3, "mv": null}));
    let kinds: Vec<&str> = K::KINDS.iter().map(|kind| kind.kind).collect();
    say(&mut stand, 1, json!({"type": "let-pass", "kinds": kinds}));
    say(&mut stand, 1, json!({"type": "leave"}));
    say(&mut stand, 0, json!({"type": "rematch"}));
    Some((lines, stand))
}

/// Client messages to a table of a game.
pub(super) struct Frames<K>(PhantomData<fn(K)>);

impl<K> Frames<K> {
    pub(super) fn new() -> Self {
        Frames(PhantomData)
    }
}

impl<K: Kit> Target for Frames<K> {
    fn name(&self) -> String {
        format!("{}-frames", K::ID)
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        (1..=4).filter_map(|seed| Some(recorded::<K>(seed)?.0.join("\n").into_bytes())).collect()
    }

    fn feed(&self, input: &[u8]) -> Fate {
        let text = String::from_utf8_lossy(input);
        let mut lines = text.lines();
        let Some(Ok(options)) = lines.next().map(serde_json::from_str::<Options>) else { return Fate::Unreadable };
        let Some((mut stand, _)) = begun(&options) else { return Fate::Refused };
        for line in lines {
            match line.split_once(' ') {
                _ if line == WAIT => _ = stand.wait(),
                Some((client, said)) => stand.say(client.parse().unwrap_or(2) % 4, said),
                None => stand.say(2, line),
            }
        }
        for _ in 0..20 {
            stand.wait();
        }
        stand.kept.extend(stand.room.pause(stand.now));
        let saved = SavedTable { id: "table".to_owned(), options, records: stand.kept };
        let restored = room::restore(&saved, 1_000_000, entropy());
        assert!(restored.is_ok(), "the stored table cannot be opened again: {:?}", restored.err());
        if stand.refused { Fate::Refused } else { Fate::Held }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Visitor;

    /// Counts the decisions in the recorded tables of a game.
    struct Decisions;

    impl Visitor for Decisions {
        type Out = Vec<usize>;

        fn visit<K: Kit>(self) -> Vec<usize> {
            let moved = |record: &&Record| matches!(record, Record::Moved { .. });
            let kept = |seed| recorded::<K>(seed).map_or(0, |(_, stand)| stand.kept.iter().filter(moved).count());
            (1..=4).map(kept).collect()
        }
    }

    #[test]
    fn recorded_inputs_make_progress() {
        for id in games::IDS {
            let decisions = games::with(id, Decisions).unwrap();
            assert!(decisions.iter().all(|&n| n > 20), "{id}: {decisions:?}");
        }
    }
}
