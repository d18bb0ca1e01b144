//! Chances averaged over many simulations.

use figures::{Mean, Measurement};
use table::Seat;

/// Everybody's chance to win, by seat.
pub type Outlook = [Measurement; Seat::MAX];

/// A mean for each seat.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Means([Mean; Seat::MAX]);

impl Means {
    pub(super) fn add(&mut self, chances: &[f32; Seat::MAX]) {
        self.0.iter_mut().zip(chances).for_each(|(mean, &chance)| mean.add(f64::from(chance)));
    }

    /// `None` without simulations.
    pub(super) fn outlook(&self) -> Option<Outlook> {
        let none = Measurement { mean: 0.0, error: f32::INFINITY };
        self.0[0].measured()?;
        Some(self.0.map(|mean| mean.measured().unwrap_or(none)))
    }
}
