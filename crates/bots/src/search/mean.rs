//! What many simulations come to, and how sure that is.

use table::Seat;

/// A mean of many simulations.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Measured {
    /// The mean.
    pub mean: f32,
    /// Its standard error; infinite after a single simulation.
    pub error: f32,
}

impl Measured {
    /// How much larger this one is than another that was measured apart from it.
    #[must_use]
    pub fn above(self, other: Measured) -> Measured {
        Measured { mean: self.mean - other.mean, error: self.error.hypot(other.error) }
    }
}

/// Everybody's chance of winning, by seat.
pub type Outlook = [Measured; Seat::MAX];

/// A mean in the making.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Mean {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Mean {
    pub(super) fn add(&mut self, value: f32) {
        let value = f64::from(value);
        self.n += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// `None` before anything was added.
    pub(super) fn measured(&self) -> Option<Measured> {
        if self.n == 0 {
            return None;
        }
        let n = f64::from(self.n);
        let mean = self.sum / n;
        let error = if self.n == 1 {
            f64::INFINITY
        } else {
            // Rounding may leave a little less than nothing.
            ((self.squares / n - mean * mean).max(0.0) / (n - 1.0)).sqrt()
        };
        Some(Measured { mean: mean as f32, error: error as f32 })
    }
}

/// A mean for each seat.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Means([Mean; Seat::MAX]);

impl Means {
    pub(super) fn add(&mut self, chances: &[f32; Seat::MAX]) {
        self.0.iter_mut().zip(chances).for_each(|(mean, &chance)| mean.add(chance));
    }

    pub(super) fn outlook(&self) -> Option<Outlook> {
        let none = Measured { mean: 0.0, error: f32::INFINITY };
        self.0[0].measured()?;
        Some(self.0.map(|mean| mean.measured().unwrap_or(none)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_knows_its_error() {
        let mut mean = Mean::default();
        assert_eq!(mean.measured(), None);
        mean.add(1.0);
        assert_eq!(mean.measured(), Some(Measured { mean: 1.0, error: f32::INFINITY }));
        for value in [0.0, 1.0, 0.0] {
            mean.add(value);
        }
        let measured = mean.measured().unwrap();
        assert_eq!(measured.mean, 0.5);
        // The variance of a value is a third (with one degree of freedom taken off), of the mean a quarter of that.
        assert!((measured.error - (1.0f32 / 12.0).sqrt()).abs() < 1e-6, "{measured:?}");
    }
}
