//! An attack: a listener tries to tell, from what they hear of a window, whether another seat could have answered in
//! it.
//!
//! Windows in which somebody plays a card are left out, because there everybody sees it. People who can answer pass as
//! fast as the table passes for those who cannot. Windows with and without an answer are paired so that both look the
//! same to everybody. The classifiers learn from half of the pairs and guess the other half.

use super::{Bench, options};
use crate::cover::Covers;
use crate::{Conn, Millis, Record};
use kit::Kit;
use serde_json::json;
use std::collections::BTreeMap;
use table::{Game, Rng, Seat};
use wire::{Options, Pace};

/// What was observed of a window, as numbers.
type Observation = [f64; 5];

/// The success of each classifier.
#[derive(Clone, Debug)]
pub struct Guesses {
    /// The number of windows guessed.
    pub windows: usize,
    /// Each classifier's name and share of right guesses.
    pub right: Vec<(&'static str, f64)>,
}

impl Guesses {
    /// The best classifier's share.
    #[must_use]
    pub fn best(&self) -> f64 {
        self.right.iter().map(|(_, right)| *right).fold(0.0, f64::max)
    }
}

/// Plays until there are this many windows in pairs, and guesses. `whose` is the seat to guess about: 1 is a person, 2
/// and 3 are bots of this level.
pub fn guess<K: Kit>(windows: usize, pace: Pace, level: &str, whose: usize) -> Guesses {
    let mut pairs: BTreeMap<(usize, usize, bool), [Vec<Observation>; 2]> = BTreeMap::new();
    // Where answers are rare, fewer pairs are found.
    for seed in 0..8 + windows as u64 / 8 {
        let options = Options { pace, ..options::<K>(4, &[level]) };
        listen::<K>(seed, &options, whose, |look, heard, could| {
            pairs.entry(look).or_default()[usize::from(could)].push(heard)
        });
        if pairs.values().map(|[no, yes]| 2 * no.len().min(yes.len())).sum::<usize>() >= windows {
            break;
        }
    }
    let mut all = Vec::new();
    for [no, yes] in pairs.into_values() {
        let each = no.len().min(yes.len());
        all.extend(no.into_iter().take(each).zip(yes.into_iter().take(each)));
    }
    let mut rng = Rng::stream(1, "halves", 0);
    let (mut learnt, mut asked) = (Vec::new(), Vec::new());
    for (no, yes) in all {
        let half = if rng.chance(2, 1) { &mut learnt } else { &mut asked };
        half.extend([(no, false), (yes, true)]);
    }
    Guesses { windows: learnt.len() + asked.len(), right: classify(&learnt, &asked) }
}

/// Listens to a game from the first seat.
fn listen<K: Kit>(
    seed: u64,
    options: &Options,
    whose: usize,
    mut note: impl FnMut((usize, usize, bool), Observation, bool),
) {
    let mut bench: Bench<K> = Bench::new(seed, options, 2);
    bench.watch();
    // The speed of bots must not matter, so jobs never finish in time here.
    bench.keeps_jobs = true;
    bench.say(0, &json!({"type": "start"}));
    let mut people = Covers::new(seed ^ 0x5eed);
    let mut due = BTreeMap::<usize, (u64, Millis)>::new();
    for _ in 0..4_000 {
        if bench.is_over() {
            return;
        }
        let Some(run) = bench.room.run.as_ref() else { return };
        let Some(open) = run.window else {
            if !bench.jobs.is_empty() {
                // Everybody sees a bot think about its turn, so this may take any time.
                bench.do_jobs();
            } else if !bench.answer_all(2, true) && !bench.wait() {
                return;
            }
            continue;
        };
        let seat = Seat::new(whose);
        let could =
            run.asks[whose].is_some() || run.thinking.has(seat) || run.held.iter().any(|held| held.seat == seat);
        let passes: Vec<String> =
            Seat::all(options.players).map(|seat| wire::json(&run.game.default_move(seat))).collect();
        let look = (K::kind(&run.shown_game, seat), open.concerned.into_iter().count(), open.concerned.has(seat));
        let mine = run.asks[0].is_some();
        let before = [0, Bench::<K>::WATCHER as u64].map(|conn| bench.heard[&Conn(conn)].len());
        due.clear();
        while bench.room.run.as_ref().and_then(|run| run.window).is_some_and(|now| now.opened == open.opened) {
            for at in (0..2).filter(|at| bench.is_waited_for(*at)).collect::<Vec<_>>() {
                let id = bench.ask(at).and_then(|ask| ask["id"].as_u64()).unwrap_or(0);
                if due.get(&at).is_none_or(|(other, _)| *other != id) {
                    due.insert(at, (id, open.opened + people.draw(options)));
                }
            }
            let next = due.iter().filter(|(at, _)| bench.is_waited_for(**at)).map(|(at, (_, when))| (*when, *at)).min();
            match (next, bench.room.next_deadline()) {
                (Some((when, at)), deadline) if deadline.is_none_or(|deadline| when <= deadline) => {
                    bench.now = bench.now.max(when);
                    bench.answer(at, false);
                }
                (_, Some(_)) => drop(bench.wait()),
                _ => return,
            }
        }
        let closed = bench.kept.iter().rev().find_map(|record| match record {
            Record::Closed { made, .. } => Some(made),
            _ => None,
        });
        let plays = closed.is_none_or(|made| made.iter().any(|made| made.mv != passes[made.seat.index()]));
        // Windows about the listener's own decisions do not count, nor do windows in which a card was played.
        if mine || plays || !open.concerned.has(seat) {
            continue;
        }
        let heard = [0, Bench::<K>::WATCHER as u64].map(|conn| bench.heard[&Conn(conn)].len());
        let meanwhile = bench.heard[&Conn(0)][before[0]..].iter().filter(|(when, _)| *when < bench.now);
        let took = (bench.now - open.opened) as f64;
        let features = [
            took,
            took % 1000.0,
            (heard[0] - before[0]) as f64,
            (heard[1] - before[1]) as f64,
            meanwhile.map(|(_, text)| text.len()).sum::<usize>() as f64,
        ];
        note(look, features, could);
    }
}

/// The results of the obvious classifiers.
fn classify(learnt: &[(Observation, bool)], asked: &[(Observation, bool)]) -> Vec<(&'static str, f64)> {
    let share = |guess: &dyn Fn(&Observation) -> bool, of: &[(Observation, bool)]| {
        of.iter().filter(|(heard, could)| guess(heard) == *could).count() as f64 / of.len().max(1) as f64
    };
    // The best threshold on a single feature.
    let mut best = (0.0, 0, 0.0, false);
    for feature in 0..5 {
        let mut values: Vec<f64> = learnt.iter().map(|(heard, _)| heard[feature]).collect();
        values.sort_by(f64::total_cmp);
        values.dedup();
        for value in values.iter().step_by(values.len() / 64 + 1) {
            for above in [false, true] {
                let right = share(&|heard| (heard[feature] > *value) == above, learnt);
                if right > best.0 {
                    best = (right, feature, *value, above);
                }
            }
        }
    }
    let (_, feature, value, above) = best;
    let threshold = share(&|heard| (heard[feature] > value) == above, asked);
    // Naive Bayes with a normal distribution for each feature.
    let normal = |could: bool, feature: usize| {
        let of: Vec<f64> = learnt.iter().filter(|one| one.1 == could).map(|(heard, _)| heard[feature]).collect();
        let mean = of.iter().sum::<f64>() / of.len().max(1) as f64;
        let variance = of.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / of.len().max(1) as f64;
        (mean, variance.max(1e-6))
    };
    let normals = [false, true].map(|could| [0, 1, 2, 3, 4].map(|feature| normal(could, feature)));
    let likely = |heard: &Observation, could: bool| -> f64 {
        let each = heard.iter().zip(&normals[usize::from(could)]);
        each.map(|(value, (mean, variance))| -(value - mean).powi(2) / (2.0 * variance) - variance.ln() / 2.0).sum()
    };
    let bayes = share(&|heard| likely(heard, true) > likely(heard, false), asked);
    // Logistic regression on scaled features.
    let scale = [0, 1, 2, 3, 4].map(|feature| {
        let mean = learnt.iter().map(|(heard, _)| heard[feature]).sum::<f64>() / learnt.len().max(1) as f64;
        let spread = learnt.iter().map(|(heard, _)| (heard[feature] - mean).powi(2)).sum::<f64>();
        (mean, (spread / learnt.len().max(1) as f64).sqrt().max(1e-6))
    });
    let scaled = |heard: &Observation| {
        let mut scaled = [1.0; 6];
        (0..5).for_each(|at| scaled[at] = (heard[at] - scale[at].0) / scale[at].1);
        scaled
    };
    let mut weights = [0.0; 6];
    let logit = |weights: &[f64; 6], heard: &Observation| -> f64 {
        scaled(heard).iter().zip(weights).map(|(value, weight)| value * weight).sum()
    };
    for _ in 0..200 {
        let mut step = [0.0; 6];
        for (heard, could) in learnt {
            let error = f64::from(u8::from(*could)) - 1.0 / (1.0 + (-logit(&weights, heard)).exp());
            scaled(heard).iter().zip(&mut step).for_each(|(value, step)| *step += error * value);
        }
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += 0.5 * step / learnt.len().max(1) as f64);
    }
    let logistic = share(&|heard| logit(&weights, heard) > 0.0, asked);
    // The nearest neighbours in time. An odd number, so that votes cannot tie.
    let mut times: Vec<(f64, bool)> = learnt.iter().map(|(heard, could)| (heard[0], *could)).collect();
    let mut rng = Rng::stream(2, "ties", 0);
    rng.shuffle(&mut times);
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    let nearest = share(
        &|heard| {
            let at = times.partition_point(|(time, _)| *time < heard[0]);
            let near = &times[at.saturating_sub(15)..(at + 16).min(times.len())];
            2 * near.iter().filter(|(_, could)| *could).count() > near.len()
        },
        asked,
    );
    vec![("threshold", threshold), ("naive Bayes", bayes), ("logistic regression", logistic), ("neighbours", nearest)]
}
