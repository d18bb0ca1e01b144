//! Comparisons between seats of the same games.

use crate::Estimate;

/// Compares the win rates of seats with and without some property.
#[derive(Copy, Clone, Default, Debug)]
pub struct Contrast {
    count: u64,
    /// The number of seats without and with it.
    seats: [f64; 2],
    /// Their wins.
    won: [f64; 2],
    /// For each pair of the four numbers (seats without and with, wins without and with) the sum of their products over
    /// all games.
    products: [[f64; 4]; 4],
}

impl Contrast {
    /// Adds a game: its seats without and with it, and their wins.
    pub fn add(&mut self, seats: [f64; 2], won: [f64; 2]) {
        self.count += 1;
        let game = [seats[0], seats[1], won[0], won[1]];
        for side in 0..2 {
            self.seats[side] += seats[side];
            self.won[side] += won[side];
        }
        for (row, one) in self.products.iter_mut().zip(game) {
            for (cell, other) in row.iter_mut().zip(game) {
                *cell += one * other;
            }
        }
    }

    /// The number of seats with it.
    #[must_use]
    pub fn with(&self) -> u64 {
        self.seats[1] as u64
    }

    /// The share of seats with it.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.seats[1] / (self.seats[0] + self.seats[1]).max(1.0)
    }

    /// The win rates without and with it.
    #[must_use]
    pub fn rates(&self) -> [f64; 2] {
        [0, 1].map(|side| self.won[side] / self.seats[side].max(1.0))
    }

    /// The win rate with it minus the win rate without it. `None` if all seats are on one side. Seats of one game share
    /// one win, so the interval comes from the spread of each game's contribution.
    #[must_use]
    pub fn difference(&self) -> Option<Estimate> {
        if self.seats.contains(&0.0) {
            return None;
        }
        let [without, with] = self.rates();
        // The weights of a game's contribution: for its seats without and with, and for their wins.
        let weights = [without / self.seats[0], -with / self.seats[1], -1.0 / self.seats[0], 1.0 / self.seats[1]];
        let mut variance = 0.0;
        for (row, one) in self.products.iter().zip(weights) {
            for (cell, other) in row.iter().zip(weights) {
                variance += one * other * cell;
            }
        }
        Some(Estimate::new(with - without, self.count, variance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    /// A 95 % interval contains the true value about 95 times out of 100.
    #[test]
    fn intervals_of_contrasts_hold_the_truth() {
        let (mut held, runs) = (0, 400);
        for run in 0..runs {
            let mut rng = Rng::stream(run, "test", 1);
            let mut contrast = Contrast::default();
            for _ in 0..300 {
                // Four seats, each with or without a card that has no effect on winning.
                let winner = rng.below(4);
                let (mut seats, mut won) = ([0.0; 2], [0.0; 2]);
                for seat in 0..4 {
                    let side = rng.below(2);
                    seats[side] += 1.0;
                    won[side] += f64::from(u8::from(seat == winner));
                }
                contrast.add(seats, won);
            }
            held += u32::from(contrast.difference().unwrap().sign() == 0);
        }
        let share = f64::from(held) / runs as f64;
        assert!((0.92..=0.98).contains(&share), "{share}");
    }

    #[test]
    fn nobody_is_compared_with_nobody() {
        let mut contrast = Contrast::default();
        contrast.add([2.0, 0.0], [1.0, 0.0]);
        assert_eq!(contrast.difference(), None);
    }
}
