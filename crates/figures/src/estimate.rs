//! A figure with its 95 % interval.

/// The half-width of a 95 % interval, in standard errors.
const WIDE: f64 = 1.96;

/// A figure with its 95 % interval.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Half the width of the interval. `None` with fewer than two observations.
    pub give: Option<f64>,
}

impl Estimate {
    /// An estimate from this many observations. `variance` is the square of its standard error.
    pub(crate) fn new(value: f64, observations: u64, variance: f64) -> Estimate {
        Estimate { value, give: (observations > 1).then(|| WIDE * variance.max(0.0).sqrt()) }
    }

    /// The mean of independent values. `None` without values.
    ///
    /// If observations come in clusters, for example several games of one deal, pass one value per cluster. It makes
    /// two passes over the values, which is more precise than a running [`Mean`](crate::Mean).
    #[must_use]
    pub fn of(values: &[f64]) -> Option<Estimate> {
        let n = values.len() as f64;
        let mean = (!values.is_empty()).then(|| values.iter().sum::<f64>() / n)?;
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        Some(Estimate::new(mean, values.len() as u64, squares / (n - 1.0) / n))
    }

    /// The lower and the upper end of the interval.
    #[must_use]
    pub fn interval(&self) -> Option<[f64; 2]> {
        self.give.map(|give| [self.value - give, self.value + give])
    }

    /// The sign of a difference that is too large for chance: -1 or 1, otherwise 0.
    #[must_use]
    pub fn sign(&self) -> i8 {
        match self.give {
            Some(give) if self.value > give => 1,
            Some(give) if self.value < -give => -1,
            _ => 0,
        }
    }

    /// The same estimate in per cent.
    #[must_use]
    pub fn percent(self) -> Estimate {
        Estimate { value: 100.0 * self.value, give: self.give.map(|give| 100.0 * give) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_have_the_standard_error_of_the_textbook() {
        let estimate = Estimate::of(&[1.0, 2.0, 3.0, 4.0]).unwrap();
        // The variance of a value is 5/3, and that of the mean is a quarter of it.
        let give = WIDE * (5.0f64 / 12.0).sqrt();
        let [low, high] = estimate.interval().unwrap();
        assert!(estimate.value == 2.5 && (low - (2.5 - give)).abs() < 1e-9 && (high - (2.5 + give)).abs() < 1e-9);
    }

    #[test]
    fn one_value_has_no_interval_and_no_value_no_mean() {
        assert_eq!(Estimate::of(&[0.25]), Some(Estimate { value: 0.25, give: None }));
        assert_eq!(Estimate::of(&[]), None);
    }

    #[test]
    fn only_differences_larger_than_the_interval_have_a_sign() {
        let sign = |value, give| Estimate { value, give }.sign();
        assert_eq!((sign(3.0, Some(2.0)), sign(-3.0, Some(2.0))), (1, -1));
        assert_eq!((sign(1.0, Some(2.0)), sign(3.0, None)), (0, 0));
    }
}
