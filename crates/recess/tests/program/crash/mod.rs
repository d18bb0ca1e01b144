//! The server is killed at random moments, again and again, while people play. Nothing that anybody has heard of is
//! lost, every game continues and ends, and clients reconnect by themselves.
//!
//! `make test` runs the short version. `make soak` runs the long one; `SOAK_TABLES`, `SOAK_KILLS` and `SOAK_SEED`
//! change it.

mod house;
mod kept;
mod player;
mod slot;

use house::House;
use slot::Slot;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Rng;

/// The settings of a run.
struct Plan {
    tables: usize,
    kills: usize,
    seed: u64,
    /// How long the server lives, in milliseconds: a minimum, and a random part on top.
    lives: (u64, u64),
    /// The longest time for everything.
    patience: Duration,
    /// Whether a few of the bots search, which takes longer.
    hard: bool,
    /// Whether to report progress.
    aloud: bool,
}

/// The result of a run.
#[derive(Default, Debug)]
struct Toll {
    games: usize,
    moves: usize,
    /// Events that clients had heard of when the server was killed, each found in the store.
    heard: usize,
    /// Answers that the table had confirmed.
    answers: usize,
    /// Games in progress at the kills.
    interrupted: usize,
    reconnected: usize,
}

async fn run(plan: &Plan) -> Result<Toll, String> {
    let house = Arc::new(House::open()?);
    let slots: Vec<Arc<Slot>> = (0..plan.tables).map(|at| Arc::new(Slot::new(at, plan.seed, plan.hard))).collect();
    let tasks: Vec<_> = slots.iter().map(|slot| tokio::spawn(slot::play_on(slot.clone(), house.clone()))).collect();
    let mut rng = Rng::stream(plan.seed, "kills", 0);
    let mut toll = Toll::default();
    let start = Instant::now();
    for kill in 1..=plan.kills {
        house.fills(plan.tables / 2).await;
        let life = plan.lives.0 + rng.below(plan.lives.1 as usize) as u64;
        tokio::time::sleep(Duration::from_millis(life)).await;
        house.kill().await?;
        let mut interrupted = 0;
        for slot in &slots {
            let found = kept::compare(&house, slot)?;
            interrupted += usize::from(found.interrupted);
            toll.heard += found.heard;
            toll.answers += found.answers;
        }
        toll.interrupted += interrupted;
        if let Some(said) = house.complaint() {
            return Err(said);
        }
        if plan.aloud {
            let games: usize = slots.iter().map(|slot| slot.done().games).sum();
            println!(
                "{:6.1} s: kill {kill}, {interrupted} games in progress, {games} over",
                start.elapsed().as_secs_f32()
            );
        }
        // The time that the server is down differs, too.
        tokio::time::sleep(Duration::from_millis(rng.below(120) as u64)).await;
        house.start()?;
    }
    house.no_more_games();
    for (slot, task) in slots.iter().zip(tasks) {
        let left = plan.patience.saturating_sub(start.elapsed());
        match tokio::time::timeout(left, task).await {
            Ok(Ok(ended)) => ended?,
            Ok(Err(error)) => return Err(error.to_string()),
            Err(_) => return Err(format!("{} does not end", slot.describe())),
        }
        let done = slot.done();
        toll.games += done.games;
        toll.moves += done.moves;
        toll.reconnected += done.reconnected;
    }
    match house.complaint() {
        Some(said) => Err(said),
        None => Ok(toll),
    }
}

fn endure(plan: &Plan) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let toll = runtime.expect("threads can be started").block_on(run(plan));
    let toll = toll.unwrap_or_else(|why| panic!("seed {}: {why}", plan.seed));
    let Toll { games, moves, heard, answers, interrupted, reconnected } = toll;
    println!(
        "{} tables, {} kills with {interrupted} games in progress: {games} games of {moves} decisions ended; \
         {heard} events and {answers} answers that clients had heard of are all there; \
         clients came back {reconnected} times by themselves",
        plan.tables, plan.kills
    );
    assert!(games >= plan.tables, "{games} games at {} tables", plan.tables);
    assert!(interrupted > 0 && heard > 0 && reconnected > 0, "the kills met nobody: {interrupted}, {heard}");
}

#[test]
fn nothing_that_anybody_heard_is_lost_when_the_server_is_killed() {
    let (lives, patience) = ((300, 900), Duration::from_secs(120));
    endure(&Plan { tables: 16, kills: 3, seed: 1, lives, patience, hard: false, aloud: false });
}

#[test]
#[ignore = "takes minutes: make soak"]
fn soak() {
    let number = |name: &str, usual: usize| match std::env::var(name) {
        Err(_) => usual,
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name} must be a whole number, not {text:?}")),
    };
    let (tables, kills) = (number("SOAK_TABLES", 100), number("SOAK_KILLS", 40));
    let seed = number("SOAK_SEED", 1) as u64;
    let (lives, patience) = ((300, 6000), Duration::from_secs(600 + 10 * kills as u64));
    endure(&Plan { tables, kills, seed, lives, patience, hard: true, aloud: true });
}
