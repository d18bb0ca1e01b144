//! Estimates with 95 % intervals. Games are what is independent; seats of one game are not.

/// Standard errors to each side of a 95 % interval.
const WIDE: f64 = 1.96;

/// A figure, and how far from it the truth may well be.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Half the width of its 95 % interval; none of fewer than two games.
    pub give: Option<f64>,
}

impl Estimate {
    /// An estimate from the squared standard error.
    fn new(value: f64, games: u64, variance: f64) -> Estimate {
        Estimate { value, give: (games > 1).then(|| WIDE * variance.max(0.0).sqrt()) }
    }

    /// Whether chance alone hardly explains a difference of this sign: -1, 0 if it does, or 1.
    #[must_use]
    pub fn sign(&self) -> i8 {
        match self.give {
            Some(give) if self.value > give => 1,
            Some(give) if self.value < -give => -1,
            _ => 0,
        }
    }

    /// The same in per cent.
    #[must_use]
    pub fn percent(self) -> Estimate {
        Estimate { value: 100.0 * self.value, give: self.give.map(|give| 100.0 * give) }
    }
}

/// The mean of something that is measured once a game.
#[derive(Copy, Clone, Default, Debug)]
pub struct Mean {
    games: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// One more game.
    pub fn add(&mut self, value: f64) {
        self.games += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The mean.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let n = self.games.max(1) as f64;
        let mean = self.sum / n;
        let variance = (self.squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0);
        Estimate::new(mean, self.games, variance)
    }
}

/// The same thing measured in two games of the same deal, many times.
#[derive(Copy, Clone, Default, Debug)]
pub struct Pairs {
    games: u64,
    here: f64,
    there: f64,
    here_squares: f64,
    there_squares: f64,
    products: f64,
}

impl Pairs {
    /// One more pair.
    pub fn add(&mut self, here: f64, there: f64) {
        self.games += 1;
        self.here += here;
        self.there += there;
        self.here_squares += here * here;
        self.there_squares += there * there;
        self.products += here * there;
    }

    /// How many pairs.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// By how much it is more here than there.
    #[must_use]
    pub fn difference(&self) -> Estimate {
        self.weighed(1.0, 1.0)
    }

    /// By what part it is more here than there: the ratio of the means, less one. The interval is
    /// that of the ratio of two means of pairs (delta method).
    #[must_use]
    pub fn ratio(&self) -> Estimate {
        let n = self.games.max(1) as f64;
        let there = self.there / n;
        if there == 0.0 {
            return Estimate { value: 0.0, give: None };
        }
        let ratio = self.here / self.there;
        let error = self.weighed(1.0, ratio);
        Estimate { value: ratio - 1.0, give: error.give.map(|give| give / there.abs()) }
    }

    /// The mean of here less `share` of there.
    fn weighed(&self, own: f64, share: f64) -> Estimate {
        let n = self.games.max(1) as f64;
        let mean = (own * self.here - share * self.there) / n;
        let squares =
            own * own * self.here_squares - 2.0 * own * share * self.products + share * share * self.there_squares;
        let variance = (squares / n - mean * mean).max(0.0) / (n - 1.0).max(1.0);
        Estimate::new(mean, self.games, variance)
    }
}

/// How seats with something fare against seats without it.
#[derive(Copy, Clone, Default, Debug)]
pub struct Contrast {
    games: u64,
    /// Seats without and with.
    seats: [f64; 2],
    /// What they won.
    won: [f64; 2],
    /// Sums over games of products of what that game has of: seats without, with, won without, with.
    products: [[f64; 4]; 4],
}

impl Contrast {
    /// One more game: seats without and with it, and what they won.
    pub fn add(&mut self, seats: [f64; 2], won: [f64; 2]) {
        self.games += 1;
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

    /// By how much who has it wins more often than who has it not; none if nobody or everybody has it.
    /// Each game brings what it adds to the difference, and their spread is what the interval is of,
    /// since seats of one game share one win.
    #[must_use]
    pub fn difference(&self) -> Option<Estimate> {
        if self.seats.contains(&0.0) {
            return None;
        }
        let [without, with] = self.rates();
        // What a game adds, by its seats without, with, its wins without, with.
        let weights = [without / self.seats[0], -with / self.seats[1], -1.0 / self.seats[0], 1.0 / self.seats[1]];
        let mut variance = 0.0;
        for (row, one) in self.products.iter().zip(weights) {
            for (cell, other) in row.iter().zip(weights) {
                variance += one * other * cell;
            }
        }
        Some(Estimate::new(with - without, self.games, variance))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Rng;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn a_mean_has_the_standard_error_of_the_textbook() {
        let mut mean = Mean::default();
        [1.0, 2.0, 3.0, 4.0].into_iter().for_each(|value| mean.add(value));
        let estimate = mean.estimate();
        // Variance 5/3, of the mean a quarter of it.
        assert!(close(estimate.value, 2.5) && close(estimate.give.unwrap(), WIDE * (5.0f64 / 12.0).sqrt()));
    }

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
        assert!(close(sharp.value, -0.1) && sharp.give.unwrap() < 1e-6, "{sharp:?}");
        assert!((blunt.value + 0.1).abs() < blunt.give.unwrap() * 1.5 && blunt.give.unwrap() > 0.01, "{blunt:?}");
        assert!(alike.difference().sign() == -1);
    }

    /// An interval that is right holds the truth about 95 times in a hundred.
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
