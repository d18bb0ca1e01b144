//! Tables of people who decide at once, and how long the others wait for it.

pub mod boardgame_io;

use client::{Heard, Saying, Server};
use futures_util::SinkExt as _;
use futures_util::stream::{FuturesUnordered, SelectAll, StreamExt as _};
use serde_json::json;
use std::time::{Duration, Instant};
use table::Rng;
use tokio::io::AsyncBufReadExt as _;
use tokio_tungstenite::tungstenite::Message;

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

    fn finish(&mut self, begin: Instant) {
        self.seconds = begin.elapsed().as_secs_f64();
        self.heard.0.sort_unstable();
        self.kept.0.sort_unstable();
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

/// A question that a seat has not answered yet.
#[derive(Clone)]
struct Asked {
    id: u64,
    mv: String,
}

struct Table {
    saying: Vec<Saying>,
    hearing: SelectAll<Labelled>,
    asks: Vec<Option<Asked>>,
    rng: Rng,
    /// The decision that the table is waiting for, and who has not heard of it yet.
    sent: Option<(usize, Instant)>,
    unheard: Vec<bool>,
    over: bool,
}

/// What is heard, with who heard it.
type Labelled = futures_util::stream::BoxStream<'static, (usize, Result<Message, String>)>;

/// As many sockets as the machine allows: a seat is one.
fn allow_sockets() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // If it is not allowed, connecting will tell.
    let _ = setrlimit(Resource::Nofile, limit);
}

/// Makes the tables, drives them, and gives the figures.
pub async fn drive(server: &Server, plan: &Plan) -> Result<Figures, String> {
    allow_sockets();
    let open = |at: usize| async move {
        Table::open(server, plan.seats, at as u64).await.map_err(|error| format!("table {at}: {error}"))
    };
    let tables = open_all(plan.tables, open).await?;
    if plan.connect_only {
        println!("connected");
        let mut line = String::new();
        let _ = tokio::io::BufReader::new(tokio::io::stdin()).read_line(&mut line).await;
        return Ok(Figures { tables: tables.len(), ..Figures::default() });
    }
    let begin = Instant::now();
    let end = begin + plan.time;
    let step = plan.rate.map(|rate| Duration::from_secs_f64(1.0 / rate));
    let mut running: FuturesUnordered<_> = tables
        .into_iter()
        .enumerate()
        .map(|(at, table)| {
            // Tables do not all decide at the same moment.
            let offset = step.map(|step| step.mul_f64(at as f64 / plan.tables as f64));
            table.run(server.clone(), plan.seats, begin + offset.unwrap_or_default(), end, step)
        })
        .collect();
    let mut figures = Figures { tables: plan.tables, ..Figures::default() };
    while let Some(part) = running.next().await {
        figures.add(part?);
    }
    figures.finish(begin);
    Ok(figures)
}

/// How many are opened at once.
const OPENING: usize = 64;

/// Opens so many tables or matches, and says how far it is.
async fn open_all<T, F: Future<Output = Result<T, String>>>(
    n: usize,
    open: impl Fn(usize) -> F,
) -> Result<Vec<T>, String> {
    let mut opening = futures_util::stream::iter((0..n).map(open)).buffer_unordered(OPENING);
    let mut opened = Vec::new();
    while let Some(one) = opening.next().await {
        opened.push(one?);
        if opened.len() % 500 == 0 {
            eprintln!("{} of {n} are open", opened.len());
        }
    }
    Ok(opened)
}

impl Table {
    async fn open(server: &Server, seats: usize, number: u64) -> Result<Table, client::Error> {
        // No time for the looks: a window closes when everybody has answered.
        let options = json!({"game": "lunch-money", "players": seats, "beat": 0, "pace": "relaxed"});
        let mut places = vec![server.create(&options, "P0", false).await?];
        for at in 1..seats {
            places.push(server.sit(&places[0].id, &format!("P{at}")).await?);
        }
        let mut table = Table {
            saying: Vec::new(),
            hearing: SelectAll::new(),
            asks: vec![None; seats],
            rng: Rng::stream(number, "load", 0),
            sent: None,
            unheard: vec![false; seats],
            over: false,
        };
        for (at, place) in places.iter().enumerate() {
            let (saying, hearing) = server.connect(&place.id, Some(&place.token)).await?.split();
            table.saying.push(saying);
            table.hearing.push(hearing.map(move |item| (at, item.map_err(|error| error.to_string()))).boxed());
        }
        table.say(0, r#"{"type":"start"}"#.to_owned()).await?;
        Ok(table)
    }

    async fn say(&mut self, at: usize, text: String) -> Result<(), client::Error> {
        self.saying[at].send(Message::text(text)).await.map_err(|error| client::Error::Broken(error.to_string()))
    }

    /// Plays until the end, one decision after another.
    async fn run(
        mut self,
        server: Server,
        seats: usize,
        begin: Instant,
        end: Instant,
        step: Option<Duration>,
    ) -> Result<Figures, String> {
        let mut figures = Figures::default();
        let mut next = begin;
        let fault = |error: client::Error| error.to_string();
        loop {
            let due = step.map_or_else(|| self.sent.is_none(), |_| Instant::now() >= next);
            if Instant::now() >= end {
                break;
            }
            if due && self.sent.is_none() {
                if self.over {
                    self.say(0, r#"{"type":"rematch"}"#.to_owned()).await.map_err(fault)?;
                    self.over = false;
                } else if let Some(at) = self.asks.iter().position(Option::is_some)
                    && let Some(asked) = self.asks[at].take()
                {
                    // With a rate the clock starts when the decision was due, not when it could be sent.
                    let from = if step.is_some() { next } else { Instant::now() };
                    self.sent = Some((at, from));
                    self.unheard.iter_mut().for_each(|unheard| *unheard = true);
                    let text = format!(r#"{{"type":"move","ask":{},"mv":{}}}"#, asked.id, asked.mv);
                    self.say(at, text).await.map_err(fault)?;
                    if let Some(step) = step {
                        next += step;
                    }
                }
            }
            let wake =
                tokio::time::Instant::from_std(if self.sent.is_none() && step.is_some() { next.min(end) } else { end });
            tokio::select! {
                heard = self.hearing.next() => match heard {
                    Some((at, Ok(Message::Text(text)))) => self.hear(at, &text, &mut figures)?,
                    Some((_, Ok(_))) => {}
                    Some((_, Err(error))) => return Err(error),
                    None => return Err(format!("a table of {seats} at {server:?} was closed")),
                },
                () = tokio::time::sleep_until(wake) => {}
            }
        }
        Ok(figures)
    }

    fn hear(&mut self, at: usize, text: &str, figures: &mut Figures) -> Result<(), String> {
        figures.messages += 1;
        let heard = Heard::read(text).map_err(|error| format!("{error}: {text}"))?;
        match heard.kind {
            "welcome" | "update" => {
                self.asks[at] = heard.ask.filter(|ask| ask.kept.is_none()).map(|ask| {
                    let offered = &ask.moves[self.rng.below(ask.moves.len())];
                    Asked { id: ask.id, mv: offered.mv.get().to_owned() }
                });
                let Some((by, from)) = self.sent else { return Ok(()) };
                if by == at && heard.log.is_some_and(|log| log.get() == "[]") {
                    // Another question of the same window: nobody else hears of it.
                    self.sent = None;
                    figures.decisions += 1;
                    figures.kept.0.push(from.elapsed());
                    return Ok(());
                }
                self.unheard[at] = false;
                if !self.unheard.contains(&true) {
                    self.sent = None;
                    figures.decisions += 1;
                    figures.broadcasts += 1;
                    figures.heard.0.push(from.elapsed());
                }
            }
            "kept" => {
                // Others have to answer too before anybody hears of it.
                if let Some((by, from)) = self.sent
                    && by == at
                    && self.asks.iter().any(Option::is_some)
                {
                    self.sent = None;
                    figures.decisions += 1;
                    figures.kept.0.push(from.elapsed());
                }
            }
            "refused" => return Err(format!("refused: {text}")),
            "closed" => return Err(format!("closed: {text}")),
            // Who asks for another game has to have heard the end: what the others hear of it may come later.
            "table" if at == 0 => self.over = heard.is_over(),
            _ => {}
        }
        Ok(())
    }
}
