//! Delays before the table answers for seats that are not asked.
//!
//! A seat with nothing to answer is not asked. If the table went on at once, everybody could tell. So the table waits
//! for as long as a person might take to pass.
//!
//! The delay is log-normal, like human reaction times: half the people pass within `median`, some take twice as long,
//! few are faster. It has a lower limit, because nobody passes before they have read the card, and an upper limit, so
//! that the others need not wait for ever. It is drawn for every seat a window concerns, before it is known who can
//! answer there, and from the machine's randomness. Nothing public and nobody's hand affects it.

use crate::Millis;
use table::Rng;
use wire::{Options, Pace};

/// The distribution of delays at a pace.
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
        // As if somebody looked in every few minutes.
        Pace::Appointment => (150_000.0, 0.6, 40_000.0, 600_000.0),
    };
    Habit { median, spread, least, most }
}

/// The source of a table's delays.
#[derive(Clone, Debug)]
pub(crate) struct Covers {
    rng: Rng,
}

impl Covers {
    /// Windows close at multiples of this time, so that the closing time tells no more exactly when the last answer
    /// came.
    const TICK: Millis = 100;

    pub(crate) fn new(seed: u64) -> Covers {
        Covers { rng: Rng::stream(seed, "covers", 0) }
    }

    /// Draws a delay.
    pub(crate) fn draw(&mut self, options: &Options) -> Millis {
        let Habit { median, spread, least, most } = habit(options.pace);
        // The sum of twelve uniform numbers is close enough to normal.
        let sum: f64 = (0..12).map(|_| (self.rng.bits() >> 11) as f64 / (1u64 << 53) as f64).sum();
        let delay = (median * (spread * (sum - 6.0)).exp()).clamp(least, most);
        scaled(delay as Millis, options)
    }

    /// The interval between the moments at which windows may close.
    pub(crate) fn tick(options: &Options) -> Millis {
        scaled(Covers::TICK, options).max(1)
    }

    /// How long after its tick the messages about a closed window are sent. The time it took to save its record stays
    /// invisible.
    pub(crate) fn hush(options: &Options) -> Millis {
        scaled(Covers::TICK / 4, options)
    }
}

/// Scales a time to the table's beat. A shorter beat than usual makes everything quicker. A beat of 0 is for programs,
/// which need no waiting.
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
