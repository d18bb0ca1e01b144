//! What is counted of every game. Tallies can be added in any order, so threads do not matter.

use crate::game::{LunchMoneyTable, Tabled};
use crate::playing::Onlooker;
use lunch_money::{Event, LunchMoney};
use table::{Log, Seat};
use words::Words;

/// The longest game that is counted by its own length.
const LONGEST: usize = 1 << 15;

/// Watches one game after another, and counts what there is to count of that game alone.
pub(crate) trait Watch<T: Tabled>: Onlooker<T> + Clone + Send {
    /// Nothing seen yet. With `cards`, every card is counted.
    fn new(table: &T, cards: bool) -> Self;

    /// Turns of the game that was watched last.
    fn turns(&self) -> usize;

    /// Adds what another has seen.
    fn merge(&mut self, other: &Self);

    /// Figures for machines.
    fn json(&self, _table: &T, _games: u64) -> Vec<(&'static str, serde_json::Value)> {
        Vec::new()
    }

    /// Lines for people.
    fn lines(&self, _words: &Words, _table: &T, _games: u64) -> Vec<String> {
        Vec::new()
    }
}

/// Counts the turns of Lunch Money and forgets the rest.
#[derive(Clone)]
pub(crate) struct Turns(usize);

impl Log<Event> for Turns {
    #[inline(always)]
    fn push(&mut self, event: Event) {
        if let Event::TurnBegan { .. } = event {
            self.0 += 1;
        }
    }
}

impl Onlooker<LunchMoneyTable> for Turns {
    #[inline(always)]
    fn begin(&mut self, _: &LunchMoney) {
        self.0 = 1;
    }
}

impl Watch<LunchMoneyTable> for Turns {
    fn new(_: &LunchMoneyTable, _: bool) -> Turns {
        Turns(0)
    }

    #[inline(always)]
    fn turns(&self) -> usize {
        self.0
    }

    fn merge(&mut self, _: &Turns) {}
}

/// What came of some games.
pub(super) struct Tally<T: Tabled> {
    pub(super) games: u64,
    pub(super) decisions: Lengths,
    pub(super) turns: Lengths,
    pub(super) wins_by_seat: [u64; Seat::MAX],
    pub(super) wins_by_turn_order: [u64; Seat::MAX],
    pub(super) watch: T::Watch,
}

impl<T: Tabled> Tally<T> {
    pub(super) fn new(table: &T, cards: bool) -> Tally<T> {
        let wins = [0; Seat::MAX];
        Tally {
            games: 0,
            decisions: Lengths::new(),
            turns: Lengths::new(),
            wins_by_seat: wins,
            wins_by_turn_order: wins,
            watch: T::Watch::new(table, cards),
        }
    }

    pub(super) fn merge(&mut self, other: &Tally<T>) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        for seat in 0..Seat::MAX {
            self.wins_by_seat[seat] += other.wins_by_seat[seat];
            self.wins_by_turn_order[seat] += other.wins_by_turn_order[seat];
        }
        self.watch.merge(&other.watch);
    }
}

/// How many games were so long.
#[derive(Clone)]
pub(super) struct Lengths {
    games: Vec<u64>,
    pub(super) total: u64,
}

impl Lengths {
    pub(super) fn new() -> Lengths {
        Lengths { games: vec![0; LONGEST], total: 0 }
    }

    #[inline]
    pub(super) fn add(&mut self, length: usize) {
        self.games[length.min(LONGEST - 1)] += 1;
        self.total += length as u64;
    }

    pub(super) fn merge(&mut self, other: &Lengths) {
        self.games.iter_mut().zip(&other.games).for_each(|(mine, theirs)| *mine += theirs);
        self.total += other.total;
    }

    pub(super) fn mean(&self, games: u64) -> f64 {
        self.total as f64 / games.max(1) as f64
    }

    /// The length that this share of the games does not exceed.
    pub(super) fn quantile(&self, share: f64) -> usize {
        let wanted = (share * self.games.iter().sum::<u64>() as f64).ceil() as u64;
        let mut sum = 0;
        let reached = self.games.iter().position(|&n| {
            sum += n;
            sum >= wanted.max(1)
        });
        reached.unwrap_or(0)
    }

    /// Mean, median and 99 %, for machines.
    pub(super) fn json(&self, games: u64) -> serde_json::Value {
        serde_json::json!({ "mean": self.mean(games), "median": self.quantile(0.5), "p99": self.quantile(0.99) })
    }

    /// The same for people.
    pub(super) fn line(&self, words: &Words, what: &str, games: u64) -> String {
        let mean = format!("{:.1}", self.mean(games));
        let (median, p99) = (self.quantile(0.5).to_string(), self.quantile(0.99).to_string());
        let what = words.get(what);
        words.fill("cli-sim-length", &[("what", &what), ("mean", &mean), ("median", &median), ("p99", &p99)])
    }
}

/// A share of something, in per cent.
pub(super) fn percent(part: u64, whole: u64) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}
