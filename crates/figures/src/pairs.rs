//! Comparisons between two games of the same deal.

use crate::Estimate;
use crate::mean::moments;

/// A quantity measured in two games of each deal, over many deals.
#[derive(Copy, Clone, Default, Debug)]
pub struct Pairs {
    count: u64,
    here: f64,
    there: f64,
    here_squares: f64,
    there_squares: f64,
    products: f64,
}

impl Pairs {
    /// Adds a pair.
    pub fn add(&mut self, here: f64, there: f64) {
        self.count += 1;
        self.here += here;
        self.there += there;
        self.here_squares += here * here;
        self.there_squares += there * there;
        self.products += here * there;
    }

    /// The number of pairs.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean difference: here minus there.
    #[must_use]
    pub fn difference(&self) -> Estimate {
        self.less(1.0)
    }

    /// The relative difference: the ratio of the means, minus one. Its interval is that of a ratio of paired means
    /// (delta method).
    #[must_use]
    pub fn ratio(&self) -> Estimate {
        let there = self.there / self.count.max(1) as f64;
        if there == 0.0 {
            return Estimate { value: 0.0, give: None };
        }
        let ratio = self.here / self.there;
        Estimate { value: ratio - 1.0, give: self.less(ratio).give.map(|give| give / there.abs()) }
    }

    /// The mean of "here minus `share` times there".
    fn less(&self, share: f64) -> Estimate {
        let squares = self.here_squares - 2.0 * share * self.products + share * share * self.there_squares;
        let (mean, variance) = moments(self.count, self.here - share * self.there, squares);
        Estimate::new(mean, self.count, variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    #[test]
    fn pairs_that_go_together_tell_more() {
        let (mut alike, mut strangers) = (Pairs::default(), Pairs::default());
        let mut rng = Rng::stream(1, "test", 0);
        for _ in 0..2_000 {
            let length = 10.0 + rng.below(40) as f64;
            alike.add(length * 0.9, length);
            strangers.add(0.9 * (10.0 + rng.below(40) as f64), length);
        }
        let (sharp, blunt) = (alike.ratio(), strangers.ratio());
        assert!((sharp.value + 0.1).abs() < 1e-9 && sharp.give.unwrap() < 1e-6, "{sharp:?}");
        assert!((blunt.value + 0.1).abs() < blunt.give.unwrap() * 1.5 && blunt.give.unwrap() > 0.01, "{blunt:?}");
        assert!(alike.difference().sign() == -1);
    }
}
