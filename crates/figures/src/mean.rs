//! Running means.

use crate::Estimate;

/// A running mean of independent observations.
#[derive(Copy, Clone, Default, Debug)]
pub struct Mean {
    count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds an observation.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The number of observations.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean with its interval. 0 without observations.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let (mean, variance) = self.moments();
        Estimate::new(mean, self.count, variance)
    }

    /// The mean with its standard error. `None` without observations.
    #[must_use]
    pub fn measured(&self) -> Option<Measurement> {
        let (mean, variance) = self.moments();
        let error = if self.count > 1 { variance.sqrt() } else { f64::INFINITY };
        (self.count > 0).then_some(Measurement { mean: mean as f32, error: error as f32 })
    }

    /// The mean, and the square of its standard error.
    fn moments(&self) -> (f64, f64) {
        moments(self.count, self.sum, self.squares)
    }
}

/// The mean of `count` observations and the square of its standard error, from their sum and the sum of their squares.
pub(crate) fn moments(count: u64, sum: f64, squares: f64) -> (f64, f64) {
    let n = count.max(1) as f64;
    let mean = sum / n;
    // Rounding could make it slightly negative.
    (mean, (squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0))
}

/// A mean of many simulations with its error. The search keeps thousands of these, so they are small.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Measurement {
    /// The mean.
    pub mean: f32,
    /// The standard error. Infinite after a single simulation.
    pub error: f32,
}

impl Measurement {
    /// The difference from another, independently measured mean.
    #[must_use]
    pub fn above(self, other: Measurement) -> Measurement {
        Measurement { mean: self.mean - other.mean, error: self.error.hypot(other.error) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(values: &[f64]) -> Mean {
        let mut mean = Mean::default();
        values.iter().for_each(|&value| mean.add(value));
        mean
    }

    #[test]
    fn a_mean_has_the_standard_error_of_the_textbook() {
        let (running, whole) = (mean(&[1.0, 2.0, 3.0, 4.0]).estimate(), Estimate::of(&[1.0, 2.0, 3.0, 4.0]).unwrap());
        assert!((running.value - 2.5).abs() < 1e-9 && (running.give.unwrap() - whole.give.unwrap()).abs() < 1e-9);
        let measured = mean(&[1.0, 0.0, 1.0, 0.0]).measured().unwrap();
        assert_eq!(measured.mean, 0.5);
        // The variance of a value is 1/3, and that of the mean is a quarter of it.
        assert!((measured.error - (1.0f32 / 12.0).sqrt()).abs() < 1e-6, "{measured:?}");
    }

    #[test]
    fn one_observation_says_nothing_of_the_error() {
        assert_eq!(mean(&[]).measured(), None);
        assert_eq!(mean(&[1.0]).measured(), Some(Measurement { mean: 1.0, error: f32::INFINITY }));
        assert_eq!(mean(&[1.0]).estimate(), Estimate { value: 1.0, give: None });
    }
}
