//! People who only want to play, and how long the server keeps them waiting.

use super::raw::Client;
use serde_json::{Value, json};
use std::io;
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Measured waits.
#[derive(Clone, Default)]
pub(super) struct Waits(Arc<Mutex<Vec<Duration>>>);

impl Waits {
    pub(super) fn note(&self, wait: Duration) {
        self.0.lock().unwrap().push(wait);
    }

    pub(super) fn len(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    /// The wait in milliseconds that this share does not exceed.
    pub(super) fn at(&self, part: f64) -> f64 {
        let mut waits = self.0.lock().unwrap().clone();
        waits.sort_unstable();
        let last = waits.len().saturating_sub(1);
        waits.get((last as f64 * part).round() as usize).map_or(f64::NAN, |wait| wait.as_secs_f64() * 1000.0)
    }

    pub(super) fn told(&self) -> String {
        let [middle, p99, most] = [0.5, 0.99, 1.0].map(|part| self.at(part));
        format!("p50 {middle:.1}, p99 {p99:.1}, most {most:.1} ms of {}", self.len())
    }
}

/// An ordinary table where two people play, and somebody who asks whether the server is well.
#[derive(Clone)]
pub(super) struct Innocents {
    pub(super) table: String,
    tokens: [String; 2],
    client: Client,
    /// From a decision until its player hears what came of it.
    pub(super) decisions: Waits,
    pub(super) health: Waits,
    stop: Arc<AtomicBool>,
}

/// The pause between two decisions of a player, and between two questions about the server's health.
const PACE: Duration = Duration::from_millis(60);

impl Innocents {
    pub(super) async fn sit_down(to: std::net::SocketAddr) -> io::Result<Innocents> {
        let client = Client { from: Ipv4Addr::LOCALHOST, to };
        // Without covers, so that what is measured is the server and not the table's own patience.
        let options = json!({"game": "lunch-money", "players": 2, "beat": 0, "pace": "relaxed", "public": true});
        let (table, ann) = client.table(&options, false).await?;
        let body = json!({"name": "Bo"}).to_string();
        let path = format!("/api/tables/{table}/seats");
        let (_, seat) = client.ask(&mut client.dial().await?, "POST", &path, &body).await?;
        let seat: Value = serde_json::from_str(&seat)?;
        let bo = seat["token"].as_str().ok_or_else(|| io::Error::other(seat.to_string()))?.to_owned();
        let (decisions, health) = Default::default();
        Ok(Innocents { table, tokens: [ann, bo], client, decisions, health, stop: Arc::default() })
    }

    /// They play for this long.
    pub(super) async fn play(&self, time: Duration) -> io::Result<()> {
        self.stop.store(false, Relaxed);
        let end = Instant::now() + time;
        let others = self.clone();
        let ann = tokio::spawn(async move { others.decide(0, end).await });
        let others = self.clone();
        let bo = tokio::spawn(async move { others.decide(1, end).await });
        while Instant::now() < end {
            let asked = Instant::now();
            let answer = async { self.client.ask(&mut self.client.dial().await?, "GET", "/healthz", "").await };
            let (status, _) = answer.await?;
            if status != 200 {
                return Err(io::Error::other(format!("/healthz says {status}")));
            }
            self.health.note(asked.elapsed());
            tokio::time::sleep(PACE).await;
        }
        for player in [ann, bo] {
            player.await.map_err(io::Error::other)??;
        }
        Ok(())
    }

    async fn decide(&self, at: usize, end: Instant) -> io::Result<()> {
        let mut socket = self.client.enter(&self.table, Some(&self.tokens[at]), None).await?;
        // The last question that was answered, and when.
        let (mut answered, mut since): (u64, Option<Instant>) = (0, None);
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let Ok(heard) = tokio::time::timeout(left, socket.hear()).await else { return Ok(()) };
            let heard = heard?;
            if let (Some("update" | "kept"), Some(said)) = (heard["type"].as_str(), since) {
                self.decisions.note(said.elapsed());
                since = None;
            }
            let stage = heard["stage"].as_str().or(heard["table"]["stage"].as_str());
            match stage {
                Some("waiting") if at == 0 => socket.say(&json!({"type": "start"})).await?,
                Some("over") if at == 0 => socket.say(&json!({"type": "rematch"})).await?,
                _ => {}
            }
            let ask = &heard["ask"];
            if let Some(id) = ask["id"].as_u64().filter(|id| *id != answered && ask.get("kept").is_none()) {
                tokio::time::sleep(PACE).await;
                let mv = ask["moves"][0].get("mv").unwrap_or(&ask["default"]);
                (answered, since) = (id, Some(Instant::now()));
                socket.say(&json!({"type": "move", "ask": id, "mv": mv})).await?;
            }
        }
    }
}
