//! How long the table takes to answer for a seat that is not asked.
//!
//! A seat with nothing to answer is not asked. If the table went on without it at once, everybody could tell. So the
//! table answers for it after a delay that looks like a person who passes.
//!
//! The delay is log-normal, as times of reaction are: most people pass after about as long as `median` says, some are
//! half as fast, few are faster. It is cut off at both ends: nobody passes before they have read the card, and the
//! others do not wait for ever. It is drawn for every seat that a window concerns, before anybody knows who can answer
//! there, and from the machine's randomness: nothing that is public or in anybody's hand has a part in it.

use crate::Millis;
use table::Rng;
use wire::{Options, Pace};

/// How people pass at a pace.
struct Habit {
    median: f64,
    /// The standard deviation of the logarithm.
    spread: f64,
    least: f64,
    most: f64,
}

fn habit(pace: Pace) -> Habit {
    let (median, spread, least, most) = match pace {
        Pace::Relaxed => (1_400.0, 0.45, 600.0, 4_000.0),
        Pace::Normal => (700.0, 0.4, 300.0, 1_300.0),
        Pace::Quick => (450.0, 0.35, 200.0, 900.0),
        // Somebody looks in every few minutes.
        Pace::Appointment => (150_000.0, 0.6, 40_000.0, 600_000.0),
    };
    Habit { median, spread, least, most }
}

/// How the delays of a table are drawn.
#[derive(Clone, Debug)]
pub(crate) struct Covers {
    rng: Rng,
}

impl Covers {
    /// What windows are rounded up to: when one closes tells no more than this about when the last answer came.
    const TICK: Millis = 100;

    pub(crate) fn new(seed: u64) -> Covers {
        Covers { rng: Rng::stream(seed, "covers", 0) }
    }

    /// A delay at a table.
    pub(crate) fn draw(&mut self, options: &Options) -> Millis {
        let Habit { median, spread, least, most } = habit(options.pace);
        // The sum of twelve is as good as normal here.
        let sum: f64 = (0..12).map(|_| (self.rng.bits() >> 11) as f64 / (1u64 << 53) as f64).sum();
        let delay = (median * (spread * (sum - 6.0)).exp()).clamp(least, most);
        scaled(delay as Millis, options)
    }

    /// The time between the moments at which windows close.
    pub(crate) fn tick(options: &Options) -> Millis {
        scaled(Covers::TICK, options).max(1)
    }

    /// How long messages about a window that has closed wait after its tick, so that how long it took to keep its
    /// record does not show.
    pub(crate) fn hush(options: &Options) -> Millis {
        scaled(Covers::TICK / 4, options)
    }
}

/// A table with a shorter beat than usual is as much quicker in everything. One without a beat is for programs, who
/// do not wait for each other.
fn scaled(time: Millis, options: &Options) -> Millis {
    let usual = Millis::from(Options::usual_beat());
    time * Millis::from(options.beat).min(usual) / usual
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn delays_are_like_people() {
        for pace in Pace::ALL {
            let options = Options { pace, ..Options::of("any", 4) };
            let mut covers = Covers::new(7);
            let mut drawn: Vec<Millis> = (0..4001).map(|_| covers.draw(&options)).collect();
            drawn.sort_unstable();
            let Habit { median, least, most, .. } = habit(pace);
            let close = |value: Millis, to: f64| (value as f64 - to).abs() < to / 20.0;
            assert!(close(drawn[2000], median), "{pace:?}: {}", drawn[2000]);
            assert!(drawn[0] as f64 >= least && drawn[4000] as f64 <= most, "{pace:?}");
            assert!(drawn[400] * 4 < drawn[3600] * 3, "they differ: {pace:?}");
        }
    }

    #[test]
    fn programs_do_not_wait() {
        let options = Options { beat: 0, ..Options::of("any", 4) };
        assert_eq!(Covers::new(1).draw(&options), 0);
        assert_eq!(Covers::tick(&options), 1);
    }
}
