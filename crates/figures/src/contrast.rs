//! Comparisons of seats of the same games.

use crate::Estimate;

/// How seats that have something fare against seats that do not.
#[derive(Copy, Clone, Default, Debug)]
pub struct Contrast {
    count: u64,
    /// Seats without and with.
    seats: [f64; 2],
    /// Their wins.
    won: [f64; 2],
    /// Sums over games of the products of four numbers: seats without and with, wins without and with.
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

    /// How many seats had it.
    #[must_use]
    pub fn with(&self) -> u64 {
        self.seats[1] as u64
    }

    /// The share of the seats that had it.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.seats[1] / (self.seats[0] + self.seats[1]).max(1.0)
    }

    /// Win rates without it and with it.
    #[must_use]
    pub fn rates(&self) -> [f64; 2] {
        [0, 1].map(|side| self.won[side] / self.seats[side].max(1.0))
    }

    /// How much more often seats with it win than seats without it; `None` if all seats are on one
    /// side. Seats of one game share one win, so the interval comes from the spread of what each
    /// game adds to the difference.
    #[must_use]
    pub fn difference(&self) -> Option<Estimate> {
        if self.seats.contains(&0.0) {
            return None;
        }
        let [without, with] = self.rates();
        // What a game adds for each of its seats without and with, and for each of their wins.
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

    /// A 95 % interval holds the truth about 95 times in a hundred.
    #[test]
    fn intervals_of_contrasts_hold_the_truth() {
        let (mut held, runs) = (0, 400);
        for run in 0..runs {
            let mut rng = Rng::stream(run, "test", 1);
            let mut contrast = Contrast::default();
            for _ in 0..300 {
                // Four seats, each with a card or not; a card makes no difference to who wins.
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
