//! What the server counts, as text for Prometheus.
//!
//! What players can do depends on hidden cards: in a window in which a move is counted, somebody held an answer.
//! Counters that follow play are therefore shown as they were up to a minute ago, and those of a game only once it is
//! over or its table is closed.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How old the counters that follow play get before they are read again.
const COARSE: Duration = Duration::from_secs(60);

/// Counters and gauges of one server.
#[derive(Default, Debug)]
pub struct Metrics {
    /// Tables open now.
    pub tables: AtomicI64,
    /// Connections to tables now.
    pub connections: AtomicI64,
    /// Tables made since the start.
    pub made: AtomicU64,
    /// Decisions since the start.
    pub moves: AtomicU64,
    /// Games finished since the start.
    pub games: AtomicU64,
    /// Messages sent to clients.
    pub sent: AtomicU64,
    /// Connections closed because the client did not keep up.
    pub slow: AtomicU64,
    /// Requests and connections refused because there were too many.
    pub limited: AtomicU64,
    /// Store commits that failed.
    pub failed: AtomicU64,
    /// How many callers each commit served, in all. Records handed in at the same time share a commit.
    pub batched: AtomicU64,
    /// How long commits took.
    pub commits: Spread,
    /// How long tables waited for a decision.
    pub decisions: Spread,
    /// How long bots thought.
    pub thinking: Spread,
    /// How long windows stayed open.
    pub windows: Spread,
    /// From a message that led to a decision until everybody was told.
    pub broadcasts: Spread,
    /// The counters that follow play, as last read.
    read: Mutex<Option<(Instant, String)>>,
}

/// What one game has counted so far. It joins the [`Metrics`] when nothing about the game is hidden any more.
#[derive(Default, Debug)]
pub(crate) struct GameTally {
    /// How long the table waited for each decision.
    pub(crate) decisions: Vec<Duration>,
    /// How long each window stayed open.
    pub(crate) windows: Vec<Duration>,
    /// How long bots thought.
    pub(crate) thinking: Vec<Duration>,
    /// From each message until everybody was told.
    pub(crate) broadcasts: Vec<Duration>,
}

/// Durations, as a Prometheus histogram.
#[derive(Default, Debug)]
pub struct Spread {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// Upper bounds in milliseconds, from a fast commit to a slow player.
const BOUNDS: [u64; 14] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 3000, 6000, 12_000, 45_000, 120_000];

impl Spread {
    /// Counts one duration.
    pub fn took(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        if let Some(bucket) = BOUNDS.iter().position(|bound| millis <= *bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    /// How many durations were counted.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count.load(Relaxed)
    }

    fn write(&self, text: &mut String, name: &str, about: &str) {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} histogram");
        let mut below = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            below += bucket.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {below}", *bound as f64 / 1e3);
        }
        let (count, seconds) = (self.count.load(Relaxed), self.micros.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}");
    }
}

impl Metrics {
    /// Counts a commit that served so many callers.
    pub(crate) fn stored(&self, time: Duration, callers: usize, safe: bool) {
        self.commits.took(time);
        self.batched.fetch_add(callers as u64, Relaxed);
        self.failed.fetch_add(u64::from(!safe), Relaxed);
    }

    /// Adds what a game has counted.
    pub(crate) fn add(&self, tally: GameTally) {
        let GameTally { decisions, windows, thinking, broadcasts } = tally;
        self.moves.fetch_add(decisions.len() as u64, Relaxed);
        let spreads = [&self.decisions, &self.windows, &self.thinking, &self.broadcasts];
        for (spread, times) in spreads.into_iter().zip([decisions, windows, thinking, broadcasts]) {
            times.into_iter().for_each(|time| spread.took(time));
        }
    }

    /// All metrics in the format that Prometheus reads.
    #[must_use]
    pub fn text(&self, now: Instant) -> String {
        let mut text = String::new();
        let gauges = [
            ("recess_tables", "Tables that are open.", &self.tables),
            ("recess_connections", "Connections to tables.", &self.connections),
        ];
        for (name, about, value) in gauges {
            let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} gauge\n{name} {}", value.load(Relaxed));
        }
        counters(
            &mut text,
            &[
                ("recess_tables_made_total", "Tables made since the start.", &self.made),
                ("recess_games_ended_total", "Games that ended since the start.", &self.games),
                ("recess_slow_connections_total", "Connections closed because they did not keep up.", &self.slow),
                (
                    "recess_limited_total",
                    "Requests and connections refused because there were too many.",
                    &self.limited,
                ),
                ("recess_store_failures_total", "Commits of the store that failed.", &self.failed),
            ],
        );
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = read.as_ref().filter(|(at, _)| now.saturating_duration_since(*at) < COARSE);
        match fresh {
            Some((_, following)) => text.push_str(following),
            None => {
                let following = self.following_play();
                text.push_str(&following);
                *read = Some((now, following));
            }
        }
        text
    }

    fn following_play(&self) -> String {
        let mut text = String::new();
        counters(
            &mut text,
            &[
                ("recess_moves_total", "Decisions in games that are over or put away.", &self.moves),
                ("recess_messages_sent_total", "Messages to clients.", &self.sent),
                ("recess_store_appends_total", "Callers whose records were committed.", &self.batched),
            ],
        );
        for (name, about, spread) in [
            ("recess_store_commit_seconds", "How long commits took.", &self.commits),
            ("recess_decision_seconds", "How long tables waited for a decision.", &self.decisions),
            ("recess_bot_thinking_seconds", "How long bots thought.", &self.thinking),
            ("recess_window_seconds", "How long windows were open.", &self.windows),
            ("recess_move_to_broadcast_seconds", "From a message to everybody being told.", &self.broadcasts),
        ] {
            spread.write(&mut text, name, about);
        }
        text
    }
}

fn counters(text: &mut String, all: &[(&str, &str, &AtomicU64)]) {
    for (name, about, value) in all {
        let _ = writeln!(text, "# HELP {name} {about}\n# TYPE {name} counter\n{name} {}", value.load(Relaxed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value<'a>(text: &'a str, name: &str) -> &'a str {
        text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).unwrap()
    }

    #[test]
    fn every_series_has_help_and_a_type() {
        let text = Metrics::default().text(Instant::now());
        let named = |kind: &str| -> Vec<&str> {
            let lines = text.lines().filter_map(|line| line.strip_prefix(kind));
            lines.map(|line| line.split(' ').next().unwrap()).collect()
        };
        let (types, helps) = (named("# TYPE "), named("# HELP "));
        assert_eq!(types, helps);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            assert!(types.iter().any(|name| line.starts_with(name)), "{line}");
        }
    }

    #[test]
    fn counters_of_play_lag_a_minute_and_wait_for_the_end_of_the_game() {
        let (metrics, start) = (Metrics::default(), Instant::now());
        assert_eq!(value(&metrics.text(start), "recess_moves_total"), "0");
        metrics.add(GameTally { decisions: vec![Duration::from_secs(1); 3], ..GameTally::default() });
        metrics.sent.fetch_add(5, Relaxed);
        metrics.stored(Duration::from_millis(1), 1, true);
        let soon = metrics.text(start + Duration::from_secs(59));
        assert_eq!(soon, metrics.text(start));
        let later = metrics.text(start + COARSE);
        assert_eq!((value(&later, "recess_moves_total"), value(&later, "recess_messages_sent_total")), ("3", "5"));
    }
}
