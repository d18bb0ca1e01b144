//! Win rates with confidence intervals.

use super::store::Deal;
use figures::Estimate;
use serde_json::{Map, Value, json};

/// The results of a match, bot by bot.
pub(super) struct Figures {
    lines: Vec<Line>,
    deals: u64,
    seats: usize,
}

/// The results of one kind of bot.
pub(super) struct Line {
    pub(super) name: &'static str,
    /// How many seats of the line-up have this kind of bot.
    pub(super) seats: usize,
    /// The share of games that each of them won; `None` before the first game.
    pub(super) rate: Option<f64>,
    /// The 95 % interval of that share. Games of one deal are not independent, so every deal is one
    /// observation.
    pub(super) interval: Option<[f64; 2]>,
    pub(super) decisions: u64,
    /// Seconds per decision.
    pub(super) seconds: f64,
}

impl Figures {
    pub(super) fn new<'a>(bots: &[&'static str], deals: impl Iterator<Item = &'a Deal>) -> Figures {
        // Sorted, because a sum of fractions must not depend on which thread finished first.
        let mut deals: Vec<&Deal> = deals.collect();
        deals.sort_by_key(|deal| deal.deal);
        let mut names: Vec<&'static str> = Vec::new();
        bots.iter().for_each(|name| {
            if !names.contains(name) {
                names.push(name);
            }
        });
        let lines = names.into_iter().map(|name| Line::new(name, bots, &deals)).collect();
        Figures { lines, deals: deals.len() as u64, seats: bots.len() }
    }

    pub(super) fn lines(&self) -> &[Line] {
        &self.lines
    }

    pub(super) fn deals(&self) -> u64 {
        self.deals
    }

    pub(super) fn games(&self) -> u64 {
        self.deals * self.seats as u64
    }

    /// The share of games that each seat would win if all bots were equally good.
    pub(super) fn fair(&self) -> f64 {
        1.0 / self.seats.max(1) as f64
    }

    pub(super) fn json(&self, settings: &Map<String, Value>, interrupted: bool) -> Value {
        let mut all = settings.clone();
        let lines: Vec<Value> = self.lines.iter().map(Line::json).collect();
        for (key, value) in [
            ("games", json!(self.games())),
            ("deals", json!(self.deals)),
            ("fair", json!(self.fair())),
            ("interval", json!("95 %, clustered by deal")),
            ("results", json!(lines)),
            ("interrupted", json!(interrupted)),
        ] {
            all.insert(key.to_owned(), value);
        }
        Value::Object(all)
    }
}

impl Line {
    fn new(name: &'static str, bots: &[&'static str], deals: &[&Deal]) -> Line {
        let own = |entry: usize| bots.get(entry) == Some(&name);
        let seats = bots.iter().filter(|bot| **bot == name).count();
        let share = |deal: &&Deal| {
            let won: f64 = deal.winners.iter().map(|winners| won_by(winners, own)).sum();
            won / (seats * deal.winners.len()).max(1) as f64
        };
        let shares: Vec<f64> = deals.iter().map(share).collect();
        let estimate = Estimate::of(&shares);
        let interval = estimate.and_then(|estimate| estimate.interval());
        let sum = |of: fn(&Deal) -> &[u64]| -> u64 {
            let all = deals.iter().flat_map(|deal| of(deal).iter().enumerate());
            all.filter(|(entry, _)| own(*entry)).map(|(_, n)| n).sum()
        };
        let decisions = sum(|deal| &deal.decisions);
        let seconds = sum(|deal| &deal.nanoseconds) as f64 * 1e-9 / decisions.max(1) as f64;
        Line {
            name,
            seats,
            rate: estimate.map(|estimate| estimate.value),
            interval: interval.map(|[low, high]| [low.max(0.0), high.min(1.0)]),
            decisions,
            seconds,
        }
    }

    fn json(&self) -> Value {
        json!({
            "bot": self.name,
            "seats": self.seats,
            "win_rate": self.rate,
            "low": self.interval.map(|[low, _]| low),
            "high": self.interval.map(|[_, high]| high),
            "decisions": self.decisions,
            "seconds_per_decision": self.seconds,
        })
    }
}

/// The part of a game that this kind of bot won. Several winners share a game.
fn won_by(winners: &[usize], own: impl Fn(usize) -> bool) -> f64 {
    winners.iter().filter(|&&entry| own(entry)).count() as f64 / winners.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(deal: u64, winners: [usize; 2]) -> Deal {
        let winners = winners.map(|winner| vec![winner]).to_vec();
        Deal { deal, winners, decisions: vec![10, 20], nanoseconds: vec![1000, 4000] }
    }

    #[test]
    fn intervals_are_clustered_by_deal() {
        // Two wins, one of each, none: 1, 0.5, 0.5 and 0 of the games of each deal.
        let deals = [deal(2, [0, 0]), deal(0, [0, 1]), deal(1, [1, 0]), deal(3, [1, 1])];
        let figures = Figures::new(&["hard", "normal"], deals.iter());
        let hard = &figures.lines()[0];
        assert_eq!((hard.name, hard.seats, hard.rate, figures.games()), ("hard", 1, Some(0.5), 8));
        // The variance of the four shares is 0.5 / 3, that of their mean a quarter of it.
        let error = (0.5f64 / 3.0 / 4.0).sqrt();
        let [low, high] = hard.interval.unwrap();
        assert!((low - (0.5 - 1.96 * error)).abs() < 1e-9 && (high - (0.5 + 1.96 * error)).abs() < 1e-9);
        assert_eq!(hard.decisions, 40);
        assert!((hard.seconds - 1e-7).abs() < 1e-15);
    }

    #[test]
    fn bots_of_a_kind_are_counted_together() {
        let mut one = deal(0, [0, 2]);
        one.winners.push(vec![1, 2]);
        (one.decisions, one.nanoseconds) = (vec![1; 3], vec![1; 3]);
        let figures = Figures::new(&["easy", "normal", "normal"], [&one].into_iter());
        let rates: Vec<f64> = figures.lines().iter().filter_map(|line| line.rate).collect();
        // Easy wins one game; the two normal bots win one and share one. That is 2 of 3 for each kind.
        assert!((rates[0] - 1.0 / 3.0).abs() < 1e-9 && (rates[1] - 1.0 / 3.0).abs() < 1e-9, "{rates:?}");
        assert!(figures.lines()[0].interval.is_none(), "one deal says nothing about how deals differ");
    }

    #[test]
    fn without_a_deal_there_is_no_share() {
        let figures = Figures::new(&["hard", "normal"], [].into_iter());
        assert!(figures.lines().iter().all(|line| line.rate.is_none() && line.interval.is_none()));
    }
}
