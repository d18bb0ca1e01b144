//! What the server counts, as text for Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Counters and gauges of one server.
#[derive(Default, Debug)]
pub struct Metrics {
    /// Tables that are open.
    pub tables: AtomicI64,
    /// Connections to tables.
    pub connections: AtomicI64,
    /// Tables made since the start.
    pub made: AtomicU64,
    /// Decisions since the start.
    pub moves: AtomicU64,
    /// Games that ended since the start.
    pub games: AtomicU64,
    /// Messages to clients.
    pub sent: AtomicU64,
    /// Connections that were closed because they did not keep up.
    pub slow: AtomicU64,
    /// Requests and connections that were refused because there were too many.
    pub limited: AtomicU64,
    /// Commits of the store that failed.
    pub failed: AtomicU64,
    /// Records handed in at once go into one commit: how many callers each had, in all.
    pub batched: AtomicU64,
    /// How long commits took.
    pub commits: Spread,
    /// How long a table waited for a decision.
    pub decisions: Spread,
    /// How long bots thought.
    pub thinking: Spread,
    /// How long windows were open.
    pub windows: Spread,
    /// From a message that led to a decision to the moment everybody was told.
    pub broadcasts: Spread,
}

/// How long things took: a histogram of Prometheus.
#[derive(Default, Debug)]
pub struct Spread {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// Upper bounds in milliseconds, from a fast commit to a slow player.
const BOUNDS: [u64; 14] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 3000, 6000, 12_000, 45_000, 120_000];

impl Spread {
    /// Counts one.
    pub fn took(&self, time: Duration) {
        let millis = time.as_millis() as u64;
        if let Some(bucket) = BOUNDS.iter().position(|bound| millis <= *bound) {
            self.buckets[bucket].fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    fn write(&self, text: &mut String, name: &str) {
        let _ = writeln!(text, "# TYPE {name} histogram");
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
    /// A commit is over, for so many callers.
    pub(crate) fn stored(&self, time: Duration, callers: usize, safe: bool) {
        self.commits.took(time);
        self.batched.fetch_add(callers as u64, Relaxed);
        self.failed.fetch_add(u64::from(!safe), Relaxed);
    }

    /// Everything, as Prometheus reads it.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in [("recess_tables", &self.tables), ("recess_connections", &self.connections)] {
            let _ = writeln!(text, "# TYPE {name} gauge\n{name} {}", value.load(Relaxed));
        }
        let counters = [
            ("recess_tables_made_total", &self.made),
            ("recess_moves_total", &self.moves),
            ("recess_games_ended_total", &self.games),
            ("recess_messages_sent_total", &self.sent),
            ("recess_slow_connections_total", &self.slow),
            ("recess_limited_total", &self.limited),
            ("recess_store_failures_total", &self.failed),
            ("recess_store_appends_total", &self.batched),
        ];
        for (name, value) in counters {
            let _ = writeln!(text, "# TYPE {name} counter\n{name} {}", value.load(Relaxed));
        }
        self.commits.write(&mut text, "recess_store_commit_seconds");
        self.decisions.write(&mut text, "recess_decision_seconds");
        self.thinking.write(&mut text, "recess_bot_thinking_seconds");
        self.windows.write(&mut text, "recess_window_seconds");
        self.broadcasts.write(&mut text, "recess_move_to_broadcast_seconds");
        text
    }
}
