//! The same load for boardgame.io's own server: matches with as many seats that decide in turn, over socket.io's wire
//! protocol.

use crate::party::{Meaning, Party, Player};
use crate::socket::Socket;
use crate::{Figures, Plan};
use client::Server;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

/// The prefix of messages about the game in `bench/peers/boardgame-io/server.mjs`.
const SPACE: &str = "/load,";

/// Creates the matches, drives them, and returns the figures.
pub async fn drive(authority: &str, plan: &Plan) -> Result<Figures, String> {
    crate::drive(plan, |_| open(authority, plan.seats)).await
}

struct Match {
    id: String,
    credentials: Vec<String>,
    /// Which seats have received the match.
    there: Vec<bool>,
    /// The seat to move and the number of the state, if that seat has received the state and has not moved.
    turn: Option<(usize, u64)>,
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

/// The first message about a match.
#[derive(Deserialize)]
struct Info<'a> {
    #[serde(borrow)]
    state: State<'a>,
}

async fn open(authority: &str, seats: usize) -> Result<Party<Match>, String> {
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct CreateResponse {
        #[serde(rename = "matchID")]
        match_id: String,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct JoinResponse {
        player_credentials: String,
    }
    let server = Server::at(authority);
    let refused = |error: client::Error| error.to_string();
    let fault = |error: serde_json::Error| error.to_string();
    let made = server.post("/games/load/create", &json!({"numPlayers": seats})).await.map_err(refused)?;
    let CreateResponse { match_id: id } = serde_json::from_str(&made).map_err(fault)?;
    let (mut credentials, mut sockets) = (Vec::new(), Vec::new());
    for at in 0..seats {
        let body = json!({"playerID": at.to_string(), "playerName": format!("P{at}")});
        let joined = server.post(&format!("/games/load/{id}/join"), &body).await.map_err(refused)?;
        credentials.push(serde_json::from_str::<JoinResponse>(&joined).map_err(fault)?.player_credentials);
        sockets.push(Socket::open(authority, "/socket.io/?EIO=4&transport=websocket").await?);
    }
    Ok(Party::new(Match { id, credentials, there: vec![false; seats], turn: None }, sockets))
}

impl Player for Match {
    fn decide(&mut self) -> Option<(usize, String)> {
        if self.there.contains(&false) {
            return None;
        }
        let (at, state) = self.turn.take()?;
        let payload =
            json!({"type": "act", "args": [], "playerID": at.to_string(), "credentials": self.credentials[at]});
        let action = json!({"type": "MAKE_MOVE", "payload": payload});
        let event = json!(["update", action, state, self.id, at.to_string()]);
        Some((at, format!("42{SPACE}{event}")))
    }

    /// Packets of engine.io and socket.io: 0 opens, 2 is a ping, 40 a connection, 42 an event.
    fn hear(&mut self, at: usize, text: &str) -> Result<Meaning, String> {
        if text.starts_with('0') {
            return Ok(Meaning::Answer(format!("40{SPACE}")));
        }
        if text == "2" {
            return Ok(Meaning::Answer("3".to_owned()));
        }
        let packet = |kind: &str| text.strip_prefix(kind)?.strip_prefix(SPACE);
        if packet("40").is_some() {
            let event = json!(["sync", self.id, at.to_string(), self.credentials[at], self.credentials.len()]);
            return Ok(Meaning::Answer(format!("42{SPACE}{event}")));
        }
        let Some(event) = packet("42") else { return Ok(Meaning::Nothing) };
        let fault = |error: serde_json::Error| format!("{error}: {event}");
        let parts: Vec<&RawValue> = serde_json::from_str(event).map_err(fault)?;
        let (state, meaning) = match (parts.first().map(|part| part.get()), parts.get(2)) {
            (Some(r#""update""#), Some(state)) => (serde_json::from_str::<State<'_>>(state.get()), Meaning::News),
            (Some(r#""sync""#), Some(info)) => {
                (serde_json::from_str::<Info<'_>>(info.get()).map(|info| info.state), Meaning::Nothing)
            }
            _ => return Ok(Meaning::Nothing),
        };
        let state = state.map_err(fault)?;
        if state.ctx.turn.parse() == Ok(at) {
            self.turn = Some((at, state.id));
        }
        self.there[at] = true;
        Ok(meaning)
    }
}
