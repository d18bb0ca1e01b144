//! The time as tables know it: it stands still while the server cannot work.

use room::Millis;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the clock is looked at, at least.
pub(crate) const BEAT: Duration = Duration::from_millis(100);

/// Nobody looked for so long: the program was stopped, or the machine slept.
const STALL: Duration = Duration::from_secs(1);

/// What tables begin with. Not 0, so that a table may look back a little.
const ORIGIN: Millis = 1_000_000;

/// A clock that somebody looks at every [`BEAT`]. Where nobody did, no time has passed: an answer that was
/// sent in time counts, also if the server was stopped when it came.
#[derive(Debug)]
pub(crate) struct Clock {
    start: Instant,
    looked: Mutex<Looked>,
}

#[derive(Debug)]
struct Looked {
    last: Instant,
    /// Time that has not counted.
    lost: Duration,
}

impl Clock {
    pub(crate) fn new(now: Instant) -> Clock {
        Clock { start: now, looked: Mutex::new(Looked { last: now, lost: Duration::ZERO }) }
    }

    /// The time at this moment, which is now.
    pub(crate) fn at(&self, now: Instant) -> Millis {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.saturating_duration_since(looked.last);
        if passed > STALL {
            looked.lost += passed - BEAT;
        }
        looked.last = looked.last.max(now);
        let counted = looked.last.saturating_duration_since(self.start).saturating_sub(looked.lost);
        ORIGIN + counted.as_millis() as Millis
    }

    /// When it will be this time, if the server works until then.
    pub(crate) fn instant(&self, at: Millis) -> Instant {
        let lost = self.looked.lock().unwrap_or_else(PoisonError::into_inner).lost;
        self.start + lost + Duration::from_millis(at.saturating_sub(ORIGIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_in_which_nobody_looked_does_not_count() {
        let start = Instant::now();
        let clock = Clock::new(start);
        let after = |millis| start + Duration::from_millis(millis);
        for beat in 0..=20 {
            assert_eq!(clock.at(after(beat * 100)), ORIGIN + beat * 100);
        }
        // A minute in which the program was stopped.
        assert_eq!(clock.at(after(62_000)), ORIGIN + 2_100);
        assert_eq!(clock.at(after(62_500)), ORIGIN + 2_600);
        assert_eq!(clock.instant(ORIGIN + 3_000), after(62_900));
        // Somebody who took the time earlier and comes later does not turn it back.
        assert_eq!(clock.at(after(62_400)), ORIGIN + 2_600);
    }
}
