//! Statistics on the lengths of games.

use words::Words;

/// Longer games are counted as this long.
const LONGEST: usize = 1 << 15;

/// How many games had each length.
#[derive(Clone)]
pub struct Lengths {
    games: Vec<u64>,
    /// The sum of all lengths.
    pub total: u64,
}

impl Default for Lengths {
    fn default() -> Self {
        Lengths::new()
    }
}

impl Lengths {
    /// Empty statistics.
    #[must_use]
    pub fn new() -> Lengths {
        Lengths { games: vec![0; LONGEST], total: 0 }
    }

    /// Counts a game.
    #[inline]
    pub fn add(&mut self, length: usize) {
        self.games[length.min(LONGEST - 1)] += 1;
        self.total += length as u64;
    }

    /// Adds another's counts.
    pub fn merge(&mut self, other: &Lengths) {
        self.games.iter_mut().zip(&other.games).for_each(|(mine, theirs)| *mine += theirs);
        self.total += other.total;
    }

    /// The mean length.
    #[must_use]
    pub fn mean(&self, games: u64) -> f64 {
        self.total as f64 / games.max(1) as f64
    }

    /// The smallest length that at least this share of the games does not exceed.
    #[must_use]
    pub fn quantile(&self, share: f64) -> usize {
        let wanted = (share * self.games.iter().sum::<u64>() as f64).ceil() as u64;
        let mut sum = 0;
        let reached = self.games.iter().position(|&n| {
            sum += n;
            sum >= wanted.max(1)
        });
        reached.unwrap_or(0)
    }

    /// Mean, median and 99th percentile, for machines.
    #[must_use]
    pub fn json(&self, games: u64) -> serde_json::Value {
        serde_json::json!({ "mean": self.mean(games), "median": self.quantile(0.5), "p99": self.quantile(0.99) })
    }

    /// Mean, median and 99th percentile, for people.
    #[must_use]
    pub fn line(&self, words: &Words, what: &str, games: u64) -> String {
        let mean = format!("{:.1}", self.mean(games));
        let (median, p99) = (self.quantile(0.5).to_string(), self.quantile(0.99).to_string());
        let what = words.get(what);
        words.fill("cli-sim-length", &[("what", &what), ("mean", &mean), ("median", &median), ("p99", &p99)])
    }
}

/// A share in per cent.
#[must_use]
pub fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}
