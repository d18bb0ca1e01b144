//! Tables of Lunch Money at our server. The players choose offered moves at random.

use crate::party::{Meaning, Party, Player};
use crate::socket::Socket;
use crate::{Figures, Plan};
use client::{Server, TableMessage};
use serde_json::json;
use std::future::poll_fn;
use table::Rng;

/// Creates the tables, drives them, and returns the figures.
pub async fn drive(authority: &str, plan: &Plan) -> Result<Figures, String> {
    crate::drive(plan, |at| open(authority, plan.seats, at as u64)).await
}

/// A question that a seat has not answered yet.
#[derive(Clone)]
struct PendingQuestion {
    id: u64,
    mv: String,
}

struct Table {
    asks: Vec<Option<PendingQuestion>>,
    rng: Rng,
}

async fn open(authority: &str, seats: usize, number: u64) -> Result<Party<Table>, String> {
    let fault = |error: client::Error| error.to_string();
    let server = Server::at(authority);
    // No artificial delays: a window closes when everybody has answered.
    let options = json!({"game": "lunch-money", "players": seats, "beat": 0, "pace": "relaxed"});
    let mut places = vec![server.create(&options, "P0", false).await.map_err(fault)?];
    for at in 1..seats {
        places.push(server.sit(&places[0].id, &format!("P{at}")).await.map_err(fault)?);
    }
    let mut sockets = Vec::new();
    for place in &places {
        let mut socket = Socket::open(authority, &format!("/api/tables/{}/ws", place.id)).await?;
        socket.say(&json!({"type": "hello", "token": place.token}).to_string()).await?;
        // A seat that is not connected when the game begins would receive less news of it than the others.
        let welcome = poll_fn(|cx| socket.poll_hear(cx).map(|text| text.map(str::to_owned))).await?;
        if TableMessage::read(&welcome).map_or(true, |heard| heard.kind != "welcome") {
            return Err(welcome);
        }
        sockets.push(socket);
    }
    if let Some(first) = sockets.first_mut() {
        first.say(r#"{"type":"start"}"#).await?;
    }
    let table = Table { asks: vec![None; seats], rng: Rng::stream(number, "load", 0) };
    Ok(Party::new(table, sockets))
}

impl Player for Table {
    fn decide(&mut self) -> Option<(usize, String)> {
        let at = self.asks.iter().position(Option::is_some)?;
        let PendingQuestion { id, mv } = self.asks[at].take()?;
        Some((at, format!(r#"{{"type":"move","ask":{id},"mv":{mv}}}"#)))
    }

    fn hear(&mut self, at: usize, text: &str) -> Result<Meaning, String> {
        let heard = TableMessage::read(text).map_err(|error| format!("{error}: {text}"))?;
        Ok(match heard.kind {
            "update" => {
                self.asks[at] = heard.ask.filter(|ask| ask.kept.is_none()).map(|ask| {
                    let offered = &ask.moves[self.rng.below(ask.moves.len())];
                    PendingQuestion { id: ask.id, mv: offered.mv.get().to_owned() }
                });
                // Another question in the same window. Nobody else hears of it.
                let alone = heard.log.is_some_and(|log| log.get() == "[]");
                if alone { Meaning::Kept } else { Meaning::News }
            }
            "kept" => Meaning::Kept,
            "refused" | "closed" => return Err(text.to_owned()),
            // The seat that asks for another game must have heard of the end. The others may hear of it later.
            "table" if at == 0 && heard.is_over() => Meaning::Over(r#"{"type":"rematch"}"#.to_owned()),
            _ => Meaning::Nothing,
        })
    }
}
