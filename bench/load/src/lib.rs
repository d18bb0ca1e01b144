//! Load tests: tables of players who decide at once, and the time until the others hear of it.

pub mod boardgame_io;
mod party;
mod socket;
pub mod tables;

use party::{Party, Player};
use std::time::{Duration, Instant};
use tokio::io::AsyncBufReadExt as _;
use tokio::task::JoinSet;

/// The load.
pub struct Plan {
    /// The number of tables.
    pub tables: usize,
    /// The number of players at each.
    pub seats: usize,
    /// The duration.
    pub time: Duration,
    /// Decisions per second at each table. `None` for as many as possible.
    pub rate: Option<f64>,
    /// Whether to connect only, and wait for a line on standard input.
    pub connect_only: bool,
}

/// The results.
#[derive(Default)]
pub struct Figures {
    /// The number of tables.
    pub tables: usize,
    /// The duration in seconds.
    pub seconds: f64,
    /// The decisions that the server accepted.
    pub decisions: u64,
    /// The accepted decisions that everybody at the table heard of.
    pub broadcasts: u64,
    /// All messages from the server.
    pub messages: u64,
    /// The times from a decision until everybody at the table has heard of it.
    pub heard: Latencies,
    /// The times from an answer until its player knows that it is kept.
    pub kept: Latencies,
}

impl Figures {
    /// Adds the figures of another table.
    fn add(&mut self, part: Figures) {
        self.decisions += part.decisions;
        self.broadcasts += part.broadcasts;
        self.messages += part.messages;
        self.heard.0.extend(part.heard.0);
        self.kept.0.extend(part.kept.0);
    }
}

/// A sorted list of times.
#[derive(Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// The time that this share of all does not exceed.
    #[must_use]
    pub fn at(&self, part: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    }
}

/// A pause before the first decision, in which everybody receives the messages about opening the tables. These are not
/// measured.
const LEAD: Duration = Duration::from_secs(1);

/// Opens the tables, drives them, and returns the figures.
async fn drive<P: Player, F: Future<Output = Result<Party<P>, String>>>(
    plan: &Plan,
    open: impl Fn(usize) -> F,
) -> Result<Figures, String> {
    allow_sockets();
    let parties = open_all(plan.tables, open).await?;
    let mut figures = Figures { tables: plan.tables, ..Figures::default() };
    if plan.connect_only {
        println!("connected");
        let mut line = String::new();
        let _ = tokio::io::BufReader::new(tokio::io::stdin()).read_line(&mut line).await;
        return Ok(figures);
    }
    let begin = Instant::now() + LEAD;
    let end = begin + plan.time;
    let step = plan.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
    let mut running = JoinSet::new();
    for (at, party) in parties.into_iter().enumerate() {
        // Tables start at different times.
        let offset = step.map(|step| step.mul_f64(at as f64 / plan.tables as f64));
        running.spawn(party.run(begin + offset.unwrap_or_default(), end, step));
    }
    while let Some(part) = running.join_next().await {
        figures.add(part.map_err(|error| error.to_string())??);
    }
    figures.seconds = begin.elapsed().as_secs_f64();
    figures.heard.0.sort_unstable();
    figures.kept.0.sort_unstable();
    Ok(figures)
}

/// Allows as many sockets as the machine permits. Each seat needs one.
fn allow_sockets() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If this is not allowed, connecting will fail with a message.
    let _ = setrlimit(Resource::Nofile, limit);
}

/// How many are opened at the same time.
const OPENING: usize = 64;

/// Opens this many tables or matches and reports progress.
async fn open_all<T, F: Future<Output = Result<T, String>>>(
    n: usize,
    open: impl Fn(usize) -> F,
) -> Result<Vec<T>, String> {
    use futures_util::stream::{StreamExt as _, iter};
    let open = |at: usize| {
        let opening = open(at);
        async move { opening.await.map_err(|error| format!("table {at}: {error}")) }
    };
    let mut opening = iter((0..n).map(open)).buffer_unordered(OPENING);
    let mut opened = Vec::new();
    while let Some(one) = opening.next().await {
        opened.push(one?);
        if opened.len() % 500 == 0 {
            eprintln!("{} of {n} are open", opened.len());
        }
    }
    Ok(opened)
}
