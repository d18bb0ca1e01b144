//! A client that plays to the end, whatever happens to its connection.

use super::house::{House, locked};
use client::{Connection, Error};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{Rng, Seat};

/// A table as its clients know it.
pub(crate) struct Table {
    pub(crate) id: String,
    people: usize,
    /// What each client has heard; the spectator comes last.
    pub(crate) ears: Vec<Mutex<Heard>>,
}

/// What a client has heard.
#[derive(Clone, Default)]
pub(crate) struct Heard {
    pub(crate) seat: Option<Seat>,
    /// All events that this client may know.
    pub(crate) events: Vec<Value>,
    /// Its answers that the table confirmed, except those that do nothing.
    pub(crate) kept: Vec<Value>,
    pub(crate) over: bool,
    pub(crate) reconnected: usize,
    /// The table's promise of the shuffle.
    pub(crate) promise: Option<String>,
}

impl Table {
    pub(crate) fn new(id: String, people: usize, watched: bool) -> Table {
        let seats = (0..people).map(|at| Some(Seat::new(at))).chain(watched.then_some(None));
        let ears = seats.map(|seat| Mutex::new(Heard { seat, ..Heard::default() })).collect();
        Table { id, people, ears }
    }
}

/// The events in a log of the wire.
pub(crate) fn events_in(log: &Value) -> Vec<Value> {
    let entries = log.as_array().map_or(&[][..], Vec::as_slice);
    entries.iter().flat_map(|entry| entry["events"].as_array().cloned().unwrap_or_default()).collect()
}

/// Why a connection ended.
enum Ending {
    /// The game is over, and everything was heard.
    Over,
    /// The connection broke.
    Broken,
    /// Something that should not happen.
    Wrong(String),
}

impl From<Error> for Ending {
    fn from(error: Error) -> Ending {
        match error {
            Error::Broken(_) => Ending::Broken,
            refused @ Error::Refused(..) => Ending::Wrong(refused.to_string()),
        }
    }
}

/// Plays until the game is over, and reconnects when the connection breaks.
pub(crate) async fn play(
    house: Arc<House>,
    table: Arc<Table>,
    at: usize,
    token: Option<String>,
    rng: Rng,
) -> Result<(), String> {
    let mut player = Player { house: &house, table: &table, at, rng };
    for attempt in 0.. {
        match player.converse(token.as_deref()).await {
            Ending::Over => return Ok(()),
            Ending::Wrong(why) => return Err(format!("seat {at}: {why}")),
            Ending::Broken => {}
        }
        let wait = 10 + player.rng.below(30 << u32::min(attempt, 2));
        tokio::time::sleep(Duration::from_millis(wait as u64)).await;
    }
    Ok(())
}

struct Player<'a> {
    house: &'a House,
    table: &'a Table,
    at: usize,
    rng: Rng,
}

/// What a client knows about its connection.
#[derive(Default)]
struct Talk {
    /// The number of the next update.
    next: u64,
    /// The last question it has answered, with the answer unless that does nothing.
    answered: Option<(u64, Option<Value>)>,
}

impl Player<'_> {
    async fn converse(&mut self, token: Option<&str>) -> Ending {
        let spawned = self.house.spawned();
        let mut connection = match self.house.client().connect(&self.table.id, token).await {
            Ok(connection) => connection,
            // While a server is starting, the answer may be anything but a table.
            Err(_) => return Ending::Broken,
        };
        let _inside = self.house.enter();
        let mut talk = Talk::default();
        loop {
            let heard = match connection.hear().await {
                Ok(text) => serde_json::from_str::<Value>(&text).map_err(|error| Ending::Wrong(error.to_string())),
                Err(error) => Err(error.into()),
            };
            let done = match heard {
                Ok(message) => self.take(&mut connection, &mut talk, &message, spawned).await,
                Err(ended) => Err(ended),
            };
            if let Err(ended) = done {
                return ended;
            }
        }
    }

    async fn take(
        &mut self,
        connection: &mut Connection,
        talk: &mut Talk,
        message: &Value,
        spawned: std::time::Instant,
    ) -> Result<(), Ending> {
        match message["type"].as_str().unwrap_or_default() {
            "welcome" => {
                self.welcome(message, spawned)?;
                talk.next = message["n"].as_u64().unwrap_or_default();
                self.see_table(connection, &message["table"]).await?;
                self.answer(connection, talk, &message["ask"]).await
            }
            "update" => {
                if message["n"] != talk.next {
                    return Err(Ending::Wrong(format!("update {} comes instead of {}", message["n"], talk.next)));
                }
                talk.next += 1;
                locked(&self.table.ears[self.at]).events.extend(events_in(&message["log"]));
                self.answer(connection, talk, &message["ask"]).await
            }
            "table" => self.see_table(connection, message).await,
            "kept" => {
                if let Some((ask, Some(mv))) = &talk.answered
                    && message["ask"] == *ask
                {
                    locked(&self.table.ears[self.at]).kept.push(mv.clone());
                }
                Ok(())
            }
            // The window has closed meanwhile, or the game has begun already.
            "refused" => match message["reasons"][0]["say"]["key"].as_str() {
                Some("table-late" | "table-not-now") => Ok(()),
                _ => Err(Ending::Wrong(message.to_string())),
            },
            // Somebody else answered first, or the player has switched these windows off.
            "said" | "overtaken" | "let-pass" => Ok(()),
            _ => Err(Ending::Wrong(message.to_string())),
        }
    }

    /// After a break the table tells everything again: everything that was heard before, or less if it starts what
    /// was being shown over again.
    fn welcome(&self, message: &Value, spawned: std::time::Instant) -> Result<(), Ending> {
        let told = events_in(&message["log"]);
        let mut heard = locked(&self.table.ears[self.at]);
        // Of a long game only the latest part is told again.
        let from = message["log_from"].as_u64().unwrap_or_default() as usize;
        let Some(before) = heard.events.get(from..) else {
            return Err(Ending::Wrong(format!(
                "{} events were heard, and now the log begins at {from}",
                heard.events.len()
            )));
        };
        let same = told.iter().zip(before).take_while(|(told, heard)| told == heard).count();
        if same < told.len().min(before.len()) {
            let (told, heard) = (&told[same], &before[same]);
            return Err(Ending::Wrong(format!("event {} was {heard}, and is {told} after a restart", from + same)));
        }
        heard.reconnected += usize::from(!heard.events.is_empty());
        heard.events.truncate(from);
        heard.events.extend(told);
        // Nobody's clock runs for the time before this server started.
        for clock in [&message["ask"]["clock"], &message["window"]["clock"]] {
            let (left, total) = (clock["left"].as_u64(), clock["total"].as_u64());
            let lived = spawned.elapsed().as_millis() as u64;
            if let (Some(left), Some(total)) = (left, total)
                && left + lived < total
            {
                let say = format!("{left} of {total} ms are left with a server that is {lived} ms old");
                return Err(Ending::Wrong(say));
            }
        }
        Ok(())
    }

    async fn see_table(&mut self, connection: &mut Connection, table: &Value) -> Result<(), Ending> {
        let seats = table["seats"].as_array().map_or(&[][..], Vec::as_slice);
        if seats.iter().any(|seat| seat["who"] == "stood-in") {
            return Err(Ending::Wrong(format!("a bot plays for somebody who was only cut off: {table}")));
        }
        if let Some(hash) = table["fair"]["hash"].as_str() {
            let mut heard = locked(&self.table.ears[self.at]);
            if heard.promise.get_or_insert_with(|| hash.to_owned()) != hash {
                return Err(Ending::Wrong(format!("another shuffle was promised before: {:?}", heard.promise)));
            }
        }
        match table["stage"].as_str() {
            Some("over") => {
                locked(&self.table.ears[self.at]).over = true;
                Err(Ending::Over)
            }
            Some("waiting") if self.at == 0 => {
                let seated = seats.iter().filter(|seat| seat["who"] != "nobody").count();
                if seated == self.table.people {
                    connection.send(json!({"type": "start"}).to_string()).await?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Takes the first move on offer, sometimes another, sometimes after a little thought.
    async fn answer(&mut self, connection: &mut Connection, talk: &mut Talk, ask: &Value) -> Result<(), Ending> {
        let Some(id) = ask["id"].as_u64() else { return Ok(()) };
        if talk.answered.as_ref().is_some_and(|(answered, _)| *answered == id) || ask.get("kept").is_some() {
            return Ok(());
        }
        let moves = ask["moves"].as_array().map_or(&[][..], Vec::as_slice);
        let choice = if self.rng.chance(10, 7) { 0 } else { self.rng.below(moves.len().max(1)) };
        let mv = moves.get(choice).map_or(&ask["default"], |choice| &choice["mv"]).clone();
        if self.rng.chance(50, 1) {
            tokio::time::sleep(Duration::from_millis(self.rng.below(150) as u64)).await;
        }
        connection.send(json!({"type": "move", "ask": id, "mv": mv}).to_string()).await?;
        talk.answered = Some((id, (mv != ask["default"]).then_some(mv)));
        Ok(())
    }
}
