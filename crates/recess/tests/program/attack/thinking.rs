//! Fifty tables of hard bots, and the bot at somebody else's table.

use super::innocent::Waits;
use super::raw::Client;
use super::{Server, block_on, is_long, row};
use serde_json::json;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

/// How long a bot thinks about a decision, in milliseconds.
const THOUGHT: f64 = 300.0;

/// Plays with hard bots for this long. Notes how long each round of them takes: from an answer to the next question.
async fn play(client: Client, bots: usize, time: Duration, rounds: Waits) -> std::io::Result<()> {
    let options = json!({"game": "lunch-money", "players": 1 + bots, "bots": ["hard"], "beat": 0, "pace": "relaxed"});
    let (table, token) = client.table(&options, true).await?;
    let mut socket = client.enter(&table, Some(&token), None).await?;
    let end = Instant::now() + time;
    let (mut answered, mut since): (u64, Option<Instant>) = (0, None);
    while Instant::now() < end {
        let left = end.saturating_duration_since(Instant::now());
        let Ok(heard) = tokio::time::timeout(left, socket.hear()).await else { break };
        let heard = heard?;
        let ask = &heard["ask"];
        if heard["stage"] == "over" {
            since = None;
            socket.say(&json!({"type": "rematch"})).await?;
        }
        let Some(id) = ask["id"].as_u64().filter(|id| *id != answered) else { continue };
        if let Some(since) = since {
            rounds.note(since.elapsed());
        }
        (answered, since) = (id, Some(Instant::now()));
        // The player does as little as possible, so the rounds are the bots'.
        socket.say(&json!({"type": "move", "ask": id, "mv": ask["default"]})).await?;
    }
    Ok(())
}

fn delayed_by(tables: usize, time: Duration) -> (f64, f64) {
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(&dir.path().join("tables.db"), "127.0.0.1:0", &[]);
    let at = |last: u8, to: SocketAddr| Client { from: Ipv4Addr::new(127, 0, 2, last), to };
    let (alone, among) = (Waits::default(), Waits::default());
    block_on(async {
        play(at(1, server.address), 1, time, alone.clone()).await.expect("the game goes on");
        let many: Vec<_> =
            (0..tables).map(|_| tokio::spawn(play(at(2, server.address), 3, time * 2, Waits::default()))).collect();
        tokio::time::sleep(time / 4).await;
        play(at(1, server.address), 1, time, among.clone()).await.expect("the game goes on");
        many.into_iter().for_each(|task| task.abort());
    });
    row("a round with a hard bot, alone", alone.told());
    row(&format!("the same beside {tables} tables of three hard bots"), among.told());
    assert!(alone.len() > 2 && among.len() > 2, "{} and {} rounds", alone.len(), among.len());
    (alone.at(0.5), among.at(0.5))
}

#[test]
#[ignore = "takes a minute of both processors: make attack"]
fn fifty_tables_of_hard_bots() {
    let seconds = if is_long() { 40 } else { 12 };
    let (alone, among) = delayed_by(50, Duration::from_secs(seconds));
    // A round has some thoughts of the bot. Each may wait for one other, and the processors are shared.
    assert!(among < alone + 2.0 * THOUGHT, "a round takes {alone:.0} ms alone and {among:.0} ms among others");
}
