//! A connection to a table that reconnects by itself, on its own thread.

use crate::{Connection, Error, Server, broken};
use fair::{Breach, Witness};
use futures_util::{SinkExt as _, StreamExt as _};
use std::hash::{BuildHasher as _, Hasher as _};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use wire::{FromClient, PlainMessage};

/// The first and the longest wait before reconnecting. Each wait is about twice the one before.
const FIRST: Duration = Duration::from_millis(400);
const LONGEST: Duration = Duration::from_secs(15);

/// A server sends two pings in this time. A client that hears none has lost the connection.
const SILENCE: Duration = Duration::from_secs(50);

/// Something that arrived on the line.
#[derive(Clone, PartialEq, Debug)]
pub enum LineEvent {
    /// A message of the protocol, as JSON.
    Said(String),
    /// The connection is lost and will be retried. The next message will be a `welcome`.
    Lost,
    /// The server refused with this status and text. Retrying makes no sense.
    Refused(u16, String),
    /// The server does not keep to what it said about the shuffle.
    Unfair(Breach),
}

/// A command to the line.
#[derive(Clone, PartialEq, Debug)]
pub enum LineCommand {
    /// Send this message of the protocol, as JSON.
    Say(String),
    /// Reconnect, because something was missed.
    Again,
    /// The seat is given up. From the next connection on the client watches.
    Forget,
}

/// Both ends of a line to a table.
pub struct Line {
    /// What arrives.
    pub inbox: mpsc::Receiver<LineEvent>,
    /// Commands to the line. Messages sent while the connection is broken are lost.
    pub outbox: UnboundedSender<LineCommand>,
    /// What the line remembers of shuffles. It answers by itself when one is agreed on, so that nobody waits.
    pub witness: SharedWitness,
}

/// A [`Witness`] that a line and its owner share.
pub type SharedWitness = Arc<Mutex<Witness>>;

impl Line {
    /// Opens a line to a table: with a secret to play, without one to watch. It lasts until it is dropped.
    ///
    /// # Errors
    ///
    /// If the machine cannot start a thread.
    pub fn open(server: Server, table: String, token: Option<String>) -> Result<Line, Error> {
        let (said, inbox) = mpsc::channel();
        let (outbox, to_say) = unbounded_channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(broken)?;
        let mut own = [0; 32];
        getrandom::fill(&mut own).map_err(broken)?;
        let witness = Arc::new(Mutex::new(Witness::new(own, &table)));
        let seen = witness.clone();
        let talk = move || runtime.block_on(keep(&server, &table, token, &said, to_say, &seen));
        std::thread::Builder::new().name("line".to_owned()).spawn(talk).map_err(broken)?;
        Ok(Line { inbox, outbox, witness })
    }
}

/// Connects again and again.
async fn keep(
    server: &Server,
    table: &str,
    mut token: Option<String>,
    said: &mpsc::Sender<LineEvent>,
    mut to_say: UnboundedReceiver<LineCommand>,
    witness: &SharedWitness,
) {
    let mut tries = 0;
    loop {
        match server.connect_to(table, token.as_deref(), true).await {
            Ok(connection) => {
                if talk(connection, said, &mut to_say, (&mut tries, &mut token, witness)).await.is_none() {
                    return;
                }
            }
            // Too many requests and a restarting server are temporary. A missing table is not.
            Err(Error::Refused(status, why)) if status < 500 && status != 429 => {
                let _ = said.send(LineEvent::Refused(status, why));
                return;
            }
            Err(_) => {}
        }
        if said.send(LineEvent::Lost).is_err() {
            return;
        }
        sleep(wait(tries)).await;
        tries += 1;
        // Messages for the broken connection are dropped, because the table may look different now.
        while to_say.try_recv().is_ok() {}
        if to_say.is_closed() {
            return;
        }
    }
}

/// Half of the wait is random, so that clients do not all come back at once when a server restarts.
fn wait(tries: u32) -> Duration {
    let full = (FIRST * 2u32.saturating_pow(tries.min(8))).min(LONGEST);
    let chance = std::collections::hash_map::RandomState::new().build_hasher().finish() % 1000;
    full / 2 + full.mul_f64(chance as f64 / 2000.0)
}

/// Carries messages both ways. `None` once nobody needs the line any more.
async fn talk(
    connection: Connection,
    said: &mpsc::Sender<LineEvent>,
    to_say: &mut UnboundedReceiver<LineCommand>,
    (tries, token, witness): (&mut u32, &mut Option<String>, &SharedWitness),
) -> Option<()> {
    let (mut saying, mut hearing) = connection.split();
    loop {
        tokio::select! {
            heard = timeout(SILENCE, hearing.next()) => match heard {
                Ok(Some(Ok(Message::Text(text)))) => {
                    *tries = 0;
                    match shuffled(text.as_str(), witness) {
                        None => {}
                        Some(Err(breach)) => {
                            said.send(LineEvent::Unfair(breach)).ok()?;
                            continue;
                        }
                        Some(Ok(answer)) => {
                            if saying.send(Message::text(answer)).await.is_err() {
                                return Some(());
                            }
                            continue;
                        }
                    }
                    said.send(LineEvent::Said(text.as_str().to_owned())).ok()?;
                }
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)))) => {}
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return Some(()),
            },
            order = to_say.recv() => match order {
                Some(LineCommand::Again) => return Some(()),
                Some(LineCommand::Forget) => *token = None,
                Some(LineCommand::Say(text)) => {
                    if saying.send(Message::text(text)).await.is_err() {
                        return Some(());
                    }
                }
                None => {
                    let _ = timeout(Duration::from_secs(1), saying.close()).await;
                    return None;
                }
            },
        }
    }
}

/// The answer to a message about a shuffle. `None` for any other message.
fn shuffled(text: &str, witness: &SharedWitness) -> Option<Result<String, Breach>> {
    if !["{\"type\":\"commit\"", "{\"type\":\"reveal\""].iter().any(|begin| text.starts_with(begin)) {
        return None;
    }
    let mut witness = witness.lock().unwrap_or_else(PoisonError::into_inner);
    let answer = match serde_json::from_str(text).ok()? {
        PlainMessage::Commit { number, hash } => {
            witness.commit(number, &hash).map(|hash| FromClient::<()>::Commit { number, hash: Some(hash) })
        }
        PlainMessage::Reveal { number, hash, shares } => {
            witness.reveal(number, &hash, &shares).map(|share| FromClient::Reveal { number, share })
        }
        _ => return None,
    };
    Some(answer.map(|answer| wire::json(&answer)))
}
