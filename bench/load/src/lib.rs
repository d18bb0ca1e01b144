//! Tables of people who decide at once, and how long the others wait for it.

pub mod boardgame_io;
mod party;
mod socket;
pub mod tables;

use party::{Party, Player};
use std::time::{Duration, Instant};
use tokio::io::AsyncBufReadExt as _;
use tokio::task::JoinSet;

/// What to drive.
pub struct Plan {
    /// How many tables at once.
    pub tables: usize,
    /// How many people at each.
    pub seats: usize,
    /// How long.
    pub time: Duration,
    /// Decisions a second at each table; `None` for as fast as they come.
    pub rate: Option<f64>,
    /// Only connect, and wait for a line.
    pub connect_only: bool,
}

/// What came of it.
#[derive(Default)]
pub struct Figures {
    /// How many tables there were.
    pub tables: usize,
    /// How long they were driven.
    pub seconds: f64,
    /// Decisions that the server took.
    pub decisions: u64,
    /// Those of them that everybody at the table heard of.
    pub broadcasts: u64,
    /// Everything the server said.
    pub messages: u64,
    /// From a decision until everybody at the table has heard of it.
    pub heard: Latencies,
    /// From an answer until its player knows that it is kept.
    pub kept: Latencies,
}

impl Figures {
    /// The figures of one more table.
    fn add(&mut self, part: Figures) {
        self.decisions += part.decisions;
        self.broadcasts += part.broadcasts;
        self.messages += part.messages;
        self.heard.0.extend(part.heard.0);
        self.kept.0.extend(part.kept.0);
    }
}

/// Times, to be looked at in order.
#[derive(Default)]
pub struct Latencies(Vec<Duration>);

impl Latencies {
    /// The time that this part of all did not take longer than.
    #[must_use]
    pub fn at(&self, part: f64) -> Duration {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    }
}

/// Before the first decision everybody takes in what was said while the tables were opened: that is not what
/// is measured.
const LEAD: Duration = Duration::from_secs(1);

/// Opens the tables, drives them, and gives the figures.
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
        // Tables do not all decide at the same moment.
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

/// As many sockets as the machine allows: a seat is one.
fn allow_sockets() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If it is not allowed, connecting will tell.
    let _ = setrlimit(Resource::Nofile, limit);
}

/// How many are opened at once.
const OPENING: usize = 64;

/// Opens so many tables or matches, and says how far it is.
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
