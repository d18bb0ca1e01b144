//! The clock that tables see. It stands still while the server cannot work.

use room::Millis;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the clock is read, at least.
pub(crate) const BEAT: Duration = Duration::from_millis(100);

/// A gap this long between two readings means that the program was stopped or the machine slept.
const STALL: Duration = Duration::from_secs(1);

/// The time at the start. It is not 0, so that a table can subtract a little from it.
const ORIGIN: Millis = 1_000_000;

/// A clock that is read every [`BEAT`]. A longer gap counts as no time at all: an answer that was sent in time still
/// counts if it arrived while the server was stopped.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    reading: Mutex<Reading>,
}

#[derive(Debug)]
struct Reading {
    last: Instant,
    /// Time that did not count.
    lost: Duration,
}

impl Clock {
    pub(crate) fn new(now: Instant) -> Clock {
        Clock { start: now, reading: Mutex::new(Reading { last: now, lost: Duration::ZERO }) }
    }

    /// The tables' time at `now`.
    pub(crate) fn at(&self, now: Instant) -> Millis {
        let mut reading = self.reading.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.saturating_duration_since(reading.last);
        if passed > STALL {
            reading.lost += passed - BEAT;
        }
        reading.last = reading.last.max(now);
        let counted = reading.last.saturating_duration_since(self.start).saturating_sub(reading.lost);
        ORIGIN + counted.as_millis() as Millis
    }

    /// When the tables' clock will show `at`, provided the server keeps running.
    pub(crate) fn instant(&self, at: Millis) -> Instant {
        let lost = self.reading.lock().unwrap_or_else(PoisonError::into_inner).lost;
        self.start + lost + Duration::from_millis(at.saturating_sub(ORIGIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stop_of_the_program_does_not_count() {
        let start = Instant::now();
        let clock = Clock::new(start);
        let after = |millis| start + Duration::from_millis(millis);
        for beat in 0..=20 {
            assert_eq!(clock.at(after(beat * 100)), ORIGIN + beat * 100);
        }
        // The program was stopped for a minute.
        assert_eq!(clock.at(after(62_000)), ORIGIN + 2_100);
        assert_eq!(clock.at(after(62_500)), ORIGIN + 2_600);
        assert_eq!(clock.instant(ORIGIN + 3_000), after(62_900));
        // A reading that arrives late does not turn the clock back.
        assert_eq!(clock.at(after(62_400)), ORIGIN + 2_600);
    }
}
