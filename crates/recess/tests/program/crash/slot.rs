//! A slot for one table after another: somebody makes a table, others sit down, and they play to the end.

use super::house::{House, locked};
use super::player::{self, Heard, Table};
use client::Error;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Rng;
use wire::http::OwnSeat;

/// One table after another.
pub(crate) struct Slot {
    at: usize,
    seed: u64,
    options: Value,
    people: usize,
    watched: bool,
    now: Mutex<Option<Arc<Table>>>,
    done: Mutex<Done>,
}

/// What was done in this slot so far.
#[derive(Copy, Clone, Default)]
pub(crate) struct Done {
    pub(crate) games: usize,
    pub(crate) moves: usize,
    pub(crate) reconnected: usize,
}

impl Slot {
    pub(crate) fn new(at: usize, seed: u64, hard: bool) -> Slot {
        let game = ["lunch-money", "munchkin-bites"][at % 2];
        let people = 1 + at / 2 % 2;
        let bots = match at % 3 {
            _ if hard && at % 33 == 5 => vec!["hard", "easy"],
            0 => vec!["easy"],
            1 => vec!["normal", "easy"],
            _ => vec!["random", "normal"],
        };
        // The first seat is for a person.
        let players = 2 + at % 3;
        let bots = if bots.len() + 1 == players { bots } else { vec![bots[0]] };
        let beat = [0, 0, 20, 0, 0, 2, 0, 0][at % 8];
        // Munchkin could go on for very long, so its rounds are limited.
        let rules = if game == "lunch-money" { "" } else { "rounds=12" };
        let options =
            json!({"game": game, "players": players, "rules": rules, "bots": bots, "pace": "quick", "beat": beat});
        let (now, done) = (Mutex::default(), Mutex::default());
        Slot { at, seed, options, people: people.min(players), watched: at.is_multiple_of(5), now, done }
    }

    pub(crate) fn describe(&self) -> String {
        format!("table {} ({}, {})", self.at, self.table().unwrap_or_default(), self.options)
    }

    /// The current table.
    pub(crate) fn table(&self) -> Option<String> {
        locked(&self.now).as_ref().map(|table| table.id.clone())
    }

    /// What everybody at the table has heard.
    pub(crate) fn ears(&self) -> Vec<Heard> {
        let table = locked(&self.now).clone();
        table.map_or_else(Vec::new, |table| table.ears.iter().map(|ear| locked(ear).clone()).collect())
    }

    pub(crate) fn done(&self) -> Done {
        *locked(&self.done)
    }
}

/// How long to wait before trying again while the server is down.
const AGAIN: Duration = Duration::from_millis(25);

/// Plays game after game, until no new games are wanted.
pub(crate) async fn play_on(slot: Arc<Slot>, house: Arc<House>) -> Result<(), String> {
    for round in 0.. {
        let (seats, left) = sit_down(&slot, &house).await?;
        let id = seats[0].id.clone();
        let table = Arc::new(Table::new(id, slot.people, slot.watched));
        *locked(&slot.now) = Some(table.clone());
        let tokens = seats.iter().map(|seat| Some(seat.token.clone())).chain(slot.watched.then_some(None));
        let playing = tokens.enumerate().map(|(at, token)| {
            let rng = Rng::stream(slot.seed, "players", (slot.at as u64) << 32 | (round as u64) << 8 | at as u64);
            player::play(house.clone(), table.clone(), at, token, rng)
        });
        let playing: Vec<_> = playing.map(tokio::spawn).collect();
        for playing in playing {
            let played = playing.await.map_err(|error| error.to_string()).and_then(|played| played);
            if let Err(why) = played {
                let why = format!("{}: {why}", slot.describe());
                house.complain(why.clone());
                return Err(why);
            }
        }
        let moves = told_again(&slot, &house).await?;
        for table in left {
            insistently(|| async { house.client().get(&format!("/api/tables/{table}")).await }).await?;
        }
        let reconnected = slot.ears().iter().map(|heard| heard.reconnected).sum::<usize>();
        let mut done = locked(&slot.done);
        done.games += 1;
        done.moves += moves;
        done.reconnected += reconnected;
        if house.is_closing() {
            return Ok(());
        }
    }
    Ok(())
}

/// Seats everybody at a new table. If the server dies meanwhile, nobody knows who has a seat there, so they make
/// another. Also returns the abandoned tables, which must still exist.
async fn sit_down(slot: &Slot, house: &House) -> Result<(Vec<OwnSeat>, Vec<String>), String> {
    let mut left = Vec::new();
    loop {
        let mut seats: Vec<OwnSeat> = Vec::new();
        let result = async {
            seats.push(house.client().create(&slot.options, "Ann", false).await?);
            for n in 1..slot.people {
                let seat = house.client().sit(&seats[0].id, &format!("Bob {n}")).await?;
                seats.push(seat);
            }
            Ok(())
        };
        match result.await {
            Ok(()) => return Ok((seats, left)),
            Err(Error::Broken(_)) => left.extend(seats.first().map(|seat| seat.id.clone())),
            Err(refused) => return Err(format!("{}: {refused}", slot.describe())),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Repeats a request until the server answers.
async fn insistently<T, F: Future<Output = Result<T, Error>>>(mut wish: impl FnMut() -> F) -> Result<T, String> {
    loop {
        match wish().await {
            Ok(answer) => return Ok(answer),
            Err(Error::Broken(_)) => tokio::time::sleep(AGAIN).await,
            Err(refused) => return Err(refused.to_string()),
        }
    }
}

/// Checks that the replay of a finished game shows what everybody has seen, from beginning to end.
async fn told_again(slot: &Slot, house: &House) -> Result<usize, String> {
    let id = slot.table().unwrap_or_default();
    for heard in slot.ears() {
        let eyes = heard.seat.map_or_else(String::new, |seat| format!("?seat={}", seat.index()));
        let path = format!("/api/replays/{id}/1{eyes}");
        let text = insistently(|| async { house.client().get(&path).await }).await?;
        let replay: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        if replay["views"] != true {
            return Err(format!("{}: the moves that are kept are not legal", slot.describe()));
        }
        let steps = replay["steps"].as_array().map_or(&[][..], Vec::as_slice);
        let told: Vec<Value> = steps.iter().flat_map(|step| player::events_in(&step["log"])).collect();
        if told != heard.events {
            return Err(format!(
                "{}: seat {:?} has seen {} events, and the replay has {}",
                slot.describe(),
                heard.seat,
                heard.events.len(),
                told.len()
            ));
        }
    }
    let text = insistently(|| async { house.client().get(&format!("/api/replays/{id}/1.play")).await }).await?;
    // Once in each game is enough.
    if slot.at < 2 && slot.done().games == 0 {
        let promise = slot.ears().into_iter().find_map(|heard| heard.promise).ok_or("nothing was promised")?;
        verify(&text, &promise).map_err(|why| format!("{}: {why}", slot.describe()))?;
    }
    Ok(text.lines().filter(|line| line.contains(": ") && !line.starts_with("seat")).count())
}

/// Checks that the downloaded record was dealt as promised, whatever happened to the server.
fn verify(record: &str, promise: &str) -> Result<(), String> {
    let mut command = assert_cmd::Command::new(env!("CARGO_BIN_EXE_recess"));
    let output = command.args(["replay", "-", "--verify", promise]).write_stdin(record).output();
    let output = output.map_err(|error| error.to_string())?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).into_owned()) }
}
