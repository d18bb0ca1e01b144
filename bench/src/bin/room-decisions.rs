//! Plays games at a room and nothing else: four people who answer at random, without a network, a store or a clock. For
//! callgrind to count what a decision costs the server, from the message of one player to the messages for all:
//!
//! ```text
//! valgrind --tool=callgrind --collect-atstart=no --toggle-collect='room_decisions::serve*' room-decisions GAMES [GAME]
//! ```
//!
//! Prints the number of decisions in the games and the bytes that were sent.

use room::{AnyRoom, Conn, Effects, Entropy, Millis};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::process::ExitCode;
use table::Rng;

const PEOPLE: usize = 4;

/// What reaches a room during a game.
enum Input<'a> {
    Message(Conn, &'a str),
    Time,
}

/// Everything that a server asks of a room for one input. Only this is counted.
#[inline(never)]
fn serve(room: &mut dyn AnyRoom, now: Millis, input: &Input<'_>) -> Effects {
    match input {
        Input::Message(conn, text) => room.received(now, *conn, text),
        Input::Time => room.tick(now),
    }
}

/// As much of a message as a player needs.
#[derive(Deserialize)]
struct Heard<'a> {
    r#type: &'a str,
    #[serde(borrow)]
    ask: Option<&'a RawValue>,
    stage: Option<&'a str>,
}

#[derive(Deserialize)]
struct Question<'a> {
    id: u64,
    #[serde(borrow)]
    moves: Vec<Offered<'a>>,
}

#[derive(Deserialize)]
struct Offered<'a> {
    #[serde(borrow)]
    mv: &'a RawValue,
}

struct GameInRoom {
    room: Box<dyn AnyRoom>,
    now: Millis,
    rng: Rng,
    /// The answer that each player will give.
    answers: [Option<String>; PEOPLE],
    over: bool,
    decisions: usize,
    sent: usize,
}

impl GameInRoom {
    /// Opens a table and begins a game.
    fn open(game: &str, seed: u64) -> Result<GameInRoom, String> {
        let options = format!(r#"{{"game": "{game}", "players": {PEOPLE}, "beat": 0, "pace": "relaxed"}}"#);
        let options = serde_json::from_str(&options).map_err(|error| error.to_string())?;
        let mut bytes = Rng::stream(seed, "entropy", 0);
        let entropy = Entropy::rehearsed(move |to| to.iter_mut().for_each(|byte| *byte = bytes.bits() as u8));
        let room = room::open("bench", &options, entropy).map_err(|refusal| refusal.key.to_string())?;
        let rng = Rng::stream(seed, "people", 0);
        let mut table =
            GameInRoom { room, now: 1000, rng, answers: [const { None }; PEOPLE], over: false, decisions: 0, sent: 0 };
        let mut secrets = Vec::new();
        for at in 0..PEOPLE {
            let sat = table.room.sit(table.now, &format!("P{at}"), None);
            secrets.push(sat.map_err(|refusal| refusal.key.to_string())?.0.secret);
        }
        for (at, secret) in secrets.iter().enumerate() {
            table.room.connected(table.now, Conn(at as u64));
            table.say(at, &format!(r#"{{"type":"hello","token":"{secret}"}}"#))?;
        }
        table.say(0, r#"{"type":"start"}"#)?;
        Ok(table)
    }

    fn say(&mut self, at: usize, text: &str) -> Result<(), String> {
        let fx = serve(&mut *self.room, self.now, &Input::Message(Conn(at as u64), text));
        self.hear(&fx)
    }

    /// Everybody decides what to answer.
    fn hear(&mut self, fx: &Effects) -> Result<(), String> {
        self.decisions += fx.store.iter().map(|record| record.decisions().count()).sum::<usize>();
        for (conn, text) in &fx.send {
            self.sent += text.len();
            let heard: Heard<'_> = serde_json::from_str(text).map_err(|error| format!("{error}: {text}"))?;
            self.over |= heard.stage == Some("over");
            match heard.r#type {
                "welcome" | "update" => {
                    let Some(ask) = heard.ask else {
                        self.answers[conn.0 as usize] = None;
                        continue;
                    };
                    let ask: Question<'_> = serde_json::from_str(ask.get()).map_err(|error| error.to_string())?;
                    let mv = ask.moves[self.rng.below(ask.moves.len())].mv;
                    let answer = format!(r#"{{"type":"move","ask":{},"mv":{mv}}}"#, ask.id);
                    self.answers[conn.0 as usize] = Some(answer);
                }
                "refused" | "closed" => return Err(text.clone()),
                _ => {}
            }
        }
        Ok(())
    }

    /// Plays to the end of the game.
    fn play(&mut self) -> Result<(), String> {
        while !self.over {
            if let Some(at) = self.answers.iter().position(Option::is_some) {
                let answer = self.answers[at].take().unwrap_or_default();
                self.say(at, &answer)?;
            } else {
                self.now = self.now.max(self.room.deadline().ok_or("nobody has anything to do")?);
                let fx = serve(&mut *self.room, self.now, &Input::Time);
                self.hear(&fx)?;
            }
        }
        Ok(())
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games = args.first().and_then(|games| games.parse::<u64>().ok());
    let (Some(games), true) = (games, args.len() <= 2) else {
        eprintln!("usage: room-decisions GAMES [GAME]");
        return ExitCode::from(2);
    };
    let game = args.get(1).map_or("lunch-money", String::as_str);
    let (mut decisions, mut sent) = (0, 0);
    for seed in 0..games {
        let played = GameInRoom::open(game, seed).and_then(|mut table| table.play().map(|()| table));
        match played {
            Ok(table) => (decisions, sent) = (decisions + table.decisions, sent + table.sent),
            Err(fault) => {
                eprintln!("{fault}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{decisions} decisions, {sent} bytes");
    ExitCode::SUCCESS
}
