//! The obvious classifiers. They learn from some samples and guess others.

use table::Rng;

/// What somebody observed, and the secret to be guessed from it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The observed numbers. All samples have the same ones.
    pub heard: Vec<f64>,
    /// The secret.
    pub could: bool,
}

/// How often a classifier was right about samples that it had not seen before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The classifier.
    pub name: &'static str,
    /// The number of right guesses.
    pub right: usize,
    /// The number of guesses.
    pub of: usize,
}

impl Score {
    /// The share of right guesses.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.right as f64 / self.of.max(1) as f64
    }

    /// Half the width of the 95 % interval.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let share = self.share();
        1.96 * (share * (1.0 - share) / self.of.max(1) as f64).sqrt()
    }
}

/// Adds scores of the same classifiers.
pub fn add(sum: &mut Vec<Score>, more: &[Score]) {
    if sum.is_empty() {
        return sum.extend_from_slice(more);
    }
    for (sum, more) in sum.iter_mut().zip(more) {
        sum.right += more.right;
        sum.of += more.of;
    }
}

/// A classifier's name and what it guesses from the numbers.
type Guesser<'a> = (&'static str, &'a dyn Fn(&[f64]) -> bool);

/// Teaches every classifier with one half and lets it guess the other.
#[must_use]
pub fn classify(learnt: &[Sample], asked: &[Sample]) -> Vec<Score> {
    let Some(features) = learnt.first().map(|sample| sample.heard.len()) else { return Vec::new() };
    let threshold = stump(learnt, features);
    let tree = Tree::grow(&residuals(learnt, &|_| 0.5), features, 3);
    let forest = boosted(learnt, features);
    let logistic = logistic(learnt, features);
    let neighbours = neighbours(learnt);
    let guessers: [Guesser<'_>; 5] = [
        ("threshold", &|heard| threshold.at(heard) > 0.0),
        ("logistic regression", &logistic),
        ("nearest times", &neighbours),
        ("decision tree", &|heard| tree.at(heard) > 0.0),
        ("boosted trees", &|heard| forest.iter().map(|tree| tree.at(heard)).sum::<f64>() > 0.0),
    ];
    let score = |(name, guess): Guesser<'_>| {
        let right = asked.iter().filter(|sample| guess(&sample.heard) == sample.could).count();
        Score { name, right, of: asked.len() }
    };
    guessers.into_iter().map(score).collect()
}

/// How often the best threshold on each number alone is right.
#[must_use]
pub fn by_feature(learnt: &[Sample], asked: &[Sample]) -> Vec<f64> {
    let features = learnt.first().map_or(0, |sample| sample.heard.len());
    let only = |samples: &[Sample], feature: usize| -> Vec<Sample> {
        samples.iter().map(|one| Sample { heard: vec![one.heard[feature]], could: one.could }).collect()
    };
    let share = |feature| {
        let (learnt, asked) = (only(learnt, feature), only(asked, feature));
        let threshold = stump(&learnt, 1);
        let right = asked.iter().filter(|sample| (threshold.at(&sample.heard) > 0.0) == sample.could).count();
        right as f64 / asked.len().max(1) as f64
    };
    (0..features).map(share).collect()
}

/// The best threshold on a single number.
fn stump(learnt: &[Sample], features: usize) -> Tree {
    Tree::grow(&residuals(learnt, &|_| 0.5), features, 1)
}

/// A sample's numbers, and how far a prediction is from the truth.
type Residual<'a> = (&'a [f64], f64);

fn residuals<'a>(learnt: &'a [Sample], predicted: &dyn Fn(&[f64]) -> f64) -> Vec<Residual<'a>> {
    let residual = |sample: &'a Sample| f64::from(u8::from(sample.could)) - predicted(&sample.heard);
    learnt.iter().map(|sample| (&*sample.heard, residual(sample))).collect()
}

/// A regression tree.
enum Tree {
    Leaf(f64),
    Split { feature: usize, above: f64, sides: Box<[Tree; 2]> },
}

/// How many thresholds are tried for each number.
const CUTS: usize = 24;

/// The fewest samples on either side of a split.
const FEWEST: usize = 20;

impl Tree {
    fn grow(samples: &[Residual<'_>], features: usize, depth: usize) -> Tree {
        let mean = samples.iter().map(|(_, residual)| residual).sum::<f64>() / samples.len().max(1) as f64;
        let split = (depth > 0).then(|| best_split(samples, features)).flatten();
        let Some((feature, above)) = split else { return Tree::Leaf(mean) };
        let (over, under): (Vec<_>, Vec<_>) = samples.iter().partition(|(heard, _)| heard[feature] > above);
        let sides = [under, over].map(|side| Tree::grow(&side, features, depth - 1));
        Tree::Split { feature, above, sides: Box::new(sides) }
    }

    fn at(&self, heard: &[f64]) -> f64 {
        match self {
            Tree::Leaf(value) => *value,
            Tree::Split { feature, above, sides } => sides[usize::from(heard[*feature] > *above)].at(heard),
        }
    }
}

/// The split that explains most.
fn best_split(samples: &[Residual<'_>], features: usize) -> Option<(usize, f64)> {
    let mut best = None;
    let mut most = 1e-9;
    let all: f64 = samples.iter().map(|(_, residual)| residual).sum();
    for feature in 0..features {
        let mut sorted: Vec<(f64, f64)> = samples.iter().map(|(heard, residual)| (heard[feature], *residual)).collect();
        sorted.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut sum = 0.0;
        let step = (sorted.len() / CUTS).max(1);
        for at in 1..sorted.len() {
            sum += sorted[at - 1].1;
            let apart = sorted[at - 1].0 < sorted[at].0;
            // A value that many samples share is a place to cut, too.
            let due = at % step == 0 || at + 1 == sorted.len() || sorted[at].0 > sorted[at - 1].0 + 1.0;
            if !apart || !due || at < FEWEST || sorted.len() - at < FEWEST {
                continue;
            }
            let (left, right) = (at as f64, (sorted.len() - at) as f64);
            let gain = sum * sum / left + (all - sum).powi(2) / right - all * all / (left + right);
            if gain > most {
                (most, best) = (gain, Some((feature, f64::midpoint(sorted[at - 1].0, sorted[at].0))));
            }
        }
    }
    best
}

/// Small trees, each of which corrects those before.
fn boosted(learnt: &[Sample], features: usize) -> Vec<Tree> {
    let mut forest: Vec<Tree> = Vec::new();
    let mut logits = vec![0.0; learnt.len()];
    for _ in 0..30 {
        let left: Vec<Residual<'_>> = learnt
            .iter()
            .zip(&logits)
            .map(|(sample, logit)| (&*sample.heard, f64::from(u8::from(sample.could)) - chance(*logit)))
            .collect();
        let tree = Tree::grow(&left, features, 2);
        logits.iter_mut().zip(learnt).for_each(|(logit, sample)| *logit += tree.at(&sample.heard));
        forest.push(tree);
    }
    forest
}

fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + (-logit).exp())
}

/// Logistic regression on the scaled numbers.
fn logistic(learnt: &[Sample], features: usize) -> impl Fn(&[f64]) -> bool {
    let count = learnt.len().max(1) as f64;
    let scale: Vec<(f64, f64)> = (0..features)
        .map(|feature| {
            let mean = learnt.iter().map(|sample| sample.heard[feature]).sum::<f64>() / count;
            let spread = learnt.iter().map(|sample| (sample.heard[feature] - mean).powi(2)).sum::<f64>();
            (mean, (spread / count).sqrt().max(1e-6))
        })
        .collect();
    let scaled = move |heard: &[f64]| -> Vec<f64> {
        let each = heard.iter().zip(&scale).map(|(value, (mean, spread))| (value - mean) / spread);
        each.chain([1.0]).collect()
    };
    let rows: Vec<(Vec<f64>, bool)> = learnt.iter().map(|sample| (scaled(&sample.heard), sample.could)).collect();
    let mut weights = vec![0.0; features + 1];
    let dot = |row: &[f64], weights: &[f64]| row.iter().zip(weights).map(|(value, weight)| value * weight).sum::<f64>();
    for _ in 0..150 {
        let mut step = vec![0.0; features + 1];
        for (row, could) in &rows {
            let error = f64::from(u8::from(*could)) - chance(dot(row, &weights));
            row.iter().zip(&mut step).for_each(|(value, step)| *step += error * value);
        }
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += 0.5 * step / count);
    }
    move |heard| dot(&scaled(heard), &weights) > 0.0
}

/// What the nearest samples by the first number say.
fn neighbours(learnt: &[Sample]) -> impl Fn(&[f64]) -> bool {
    let mut times: Vec<(f64, bool)> = learnt.iter().map(|sample| (sample.heard[0], sample.could)).collect();
    // The order of equal times must not matter.
    Rng::stream(2, "ties", 0).shuffle(&mut times);
    times.sort_by(|one, other| one.0.total_cmp(&other.0));
    move |heard| {
        let at = times.partition_point(|(time, _)| *time < heard[0]);
        // An odd number, so that votes cannot tie.
        let near = &times[at.saturating_sub(15)..(at + 16).min(times.len())];
        2 * near.iter().filter(|(_, could)| *could).count() > near.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Samples in which a secret moves one number a little, or two numbers only together.
    fn samples(seed: u64, together: bool) -> Vec<Sample> {
        let mut rng = Rng::stream(seed, "samples", 0);
        let mut noise = || (0..4).map(|_| f64::from(rng.below(1000) as u32)).sum::<f64>();
        (0..3000)
            .map(|n| {
                let could = n % 2 == 0;
                let (one, other) = (noise(), noise());
                let heard = match together {
                    false => vec![other, one + if could { 500.0 } else { 0.0 }],
                    true => vec![one, if could == (one > 2000.0) { 1.0 } else { 0.0 } + other / 1e4],
                };
                Sample { heard, could }
            })
            .collect()
    }

    fn scores(together: bool) -> Vec<Score> {
        classify(&samples(1, together), &samples(2, together))
    }

    #[test]
    fn what_moves_one_number_is_found() {
        for score in scores(false).iter().filter(|score| score.name != "nearest times") {
            // The best possible is 0.667.
            assert!(score.share() > 0.62, "{score:?}");
        }
    }

    #[test]
    fn what_shows_only_in_two_numbers_together_is_found_by_trees() {
        let scores = scores(true);
        for score in scores {
            let finds = score.name.contains("tree");
            assert!(if finds { score.share() > 0.85 } else { score.share() < 0.56 }, "{score:?}");
        }
    }

    #[test]
    fn nothing_is_found_where_nothing_is() {
        let hidden = |seed| -> Vec<Sample> {
            let mut samples = samples(seed, false);
            let mut rng = Rng::stream(seed, "hidden", 0);
            samples.iter_mut().for_each(|sample| sample.could = rng.chance(2, 1));
            samples
        };
        for score in classify(&hidden(3), &hidden(4)) {
            assert!((score.share() - 0.5).abs() < 0.04, "{score:?}");
        }
    }
}
