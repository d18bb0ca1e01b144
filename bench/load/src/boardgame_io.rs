//! The same for boardgame.io's own server: matches of as many seats, each deciding in turn, over
//! socket.io's protocol as it is on the wire.

use crate::{Figures, Plan, allow_sockets, open_all};
use client::Server;
use futures_util::SinkExt as _;
use futures_util::stream::{FuturesUnordered, SelectAll, SplitSink, StreamExt as _};
use serde::Deserialize;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The name of the game in `bench/peers/boardgame-io/server.mjs`.
const GAME: &str = "load";

struct Match {
    id: String,
    credentials: Vec<String>,
    saying: Vec<SplitSink<Socket, Message>>,
    hearing: SelectAll<futures_util::stream::BoxStream<'static, (usize, Result<Message, String>)>>,
    /// The number of the state and whose turn it is, as far as everybody has heard.
    state: u64,
    turn: usize,
    sent: Option<Instant>,
    unheard: Vec<bool>,
}

#[derive(Deserialize)]
struct State<'a> {
    #[serde(rename = "_stateID")]
    id: u64,
    #[serde(borrow)]
    ctx: Ctx<'a>,
}

#[derive(Deserialize)]
struct Ctx<'a> {
    #[serde(rename = "currentPlayer")]
    turn: &'a str,
}

/// Makes the matches, drives them, and gives the figures.
pub async fn drive(authority: &str, plan: &Plan) -> Result<Figures, String> {
    allow_sockets();
    let server = &Server::at(authority);
    let open = |at: usize| async move {
        Match::open(server, authority, plan.seats).await.map_err(|error| format!("match {at}: {error}"))
    };
    let matches = open_all(plan.tables, open).await?;
    let begin = Instant::now();
    let end = begin + plan.time;
    let step = plan.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
    let run = |(at, driven): (usize, Match)| {
        let offset = step.map(|step| step.mul_f64(at as f64 / plan.tables as f64));
        driven.run(begin + offset.unwrap_or_default(), end, step)
    };
    let mut running: FuturesUnordered<_> = matches.into_iter().enumerate().map(run).collect();
    let mut figures = Figures { tables: plan.tables, ..Figures::default() };
    while let Some(part) = running.next().await {
        figures.add(part?);
    }
    figures.finish(begin);
    Ok(figures)
}

impl Match {
    async fn open(server: &Server, authority: &str, seats: usize) -> Result<Match, String> {
        let fault = |error: client::Error| error.to_string();
        let made = server.post(&format!("/games/{GAME}/create"), &json!({"numPlayers": seats})).await.map_err(fault)?;
        let made: serde_json::Value = serde_json::from_str(&made).map_err(|error| error.to_string())?;
        let id = made["matchID"].as_str().unwrap_or_default().to_owned();
        let mut driven = Match {
            id: id.clone(),
            credentials: Vec::new(),
            saying: Vec::new(),
            hearing: SelectAll::new(),
            state: 0,
            turn: 0,
            sent: None,
            unheard: vec![true; seats],
        };
        for at in 0..seats {
            let body = json!({"playerID": at.to_string(), "playerName": format!("P{at}")});
            let joined = server.post(&format!("/games/{GAME}/{id}/join"), &body).await.map_err(fault)?;
            let joined: serde_json::Value = serde_json::from_str(&joined).map_err(|error| error.to_string())?;
            driven.credentials.push(joined["playerCredentials"].as_str().unwrap_or_default().to_owned());
            let address = format!("ws://{authority}/socket.io/?EIO=4&transport=websocket");
            let connected = tokio_tungstenite::connect_async_with_config(address, None, true).await;
            let (saying, hearing) = connected.map_err(|error| error.to_string())?.0.split();
            driven.saying.push(saying);
            driven.hearing.push(hearing.map(move |item| (at, item.map_err(|error| error.to_string()))).boxed());
        }
        Ok(driven)
    }

    async fn say(&mut self, at: usize, text: String) -> Result<(), String> {
        self.saying[at].send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    async fn run(mut self, begin: Instant, end: Instant, step: Option<Duration>) -> Result<Figures, String> {
        let mut figures = Figures::default();
        let mut next = begin;
        while Instant::now() < end {
            let due = step.is_none() || Instant::now() >= next;
            if due && self.sent.is_none() && !self.unheard.contains(&true) {
                let from = if step.is_some() { next } else { Instant::now() };
                self.sent = Some(from);
                self.unheard.iter_mut().for_each(|unheard| *unheard = true);
                let at = self.turn;
                let payload =
                    json!({"type": "act", "args": [], "playerID": at.to_string(), "credentials": self.credentials[at]});
                let action = json!({"type": "MAKE_MOVE", "payload": payload});
                let event = json!(["update", action, self.state, self.id, at.to_string()]);
                self.say(at, format!("42/{GAME},{event}")).await?;
                if let Some(step) = step {
                    next += step;
                }
            }
            let idle = self.sent.is_none() && step.is_some();
            let wake = tokio::time::Instant::from_std(if idle { next.min(end) } else { end });
            tokio::select! {
                heard = self.hearing.next() => match heard {
                    Some((at, Ok(Message::Text(text)))) => self.hear(at, &text, &mut figures).await?,
                    Some((_, Ok(_))) => {}
                    Some((_, Err(error))) => return Err(error),
                    None => return Err("a match was closed".to_owned()),
                },
                () = tokio::time::sleep_until(wake) => {}
            }
        }
        Ok(figures)
    }

    /// Packets of engine.io and socket.io: 0 opens, 2 is a ping, 40 a connection, 42 an event.
    async fn hear(&mut self, at: usize, text: &str, figures: &mut Figures) -> Result<(), String> {
        let space = format!("/{GAME},");
        if text.starts_with('0') {
            return self.say(at, format!("40{space}")).await;
        }
        if text == "2" {
            return self.say(at, "3".to_owned()).await;
        }
        if text.starts_with(&format!("40{space}")) {
            let event = json!(["sync", self.id, at.to_string(), self.credentials[at], self.saying.len()]);
            return self.say(at, format!("42{space}{event}")).await;
        }
        let Some(event) = text.strip_prefix(&format!("42{space}")) else { return Ok(()) };
        figures.messages += 1;
        let parts: Vec<&serde_json::value::RawValue> =
            serde_json::from_str(event).map_err(|error| error.to_string())?;
        let state = match (parts.first().map(|part| part.get()), parts.get(2)) {
            (Some(r#""update""#), Some(state)) => serde_json::from_str::<State<'_>>(state.get()),
            (Some(r#""sync""#), Some(info)) => {
                #[derive(Deserialize)]
                struct Info<'a> {
                    #[serde(borrow)]
                    state: State<'a>,
                }
                serde_json::from_str::<Info<'_>>(info.get()).map(|info| info.state)
            }
            _ => return Ok(()),
        };
        let state = state.map_err(|error| format!("{error}: {event}"))?;
        (self.state, self.turn) = (state.id, state.ctx.turn.parse().unwrap_or(0));
        self.unheard[at] = false;
        if !self.unheard.contains(&true)
            && let Some(from) = self.sent.take()
        {
            figures.decisions += 1;
            figures.broadcasts += 1;
            figures.heard.0.push(from.elapsed());
        }
        Ok(())
    }
}
