//! The times of each pace.

use crate::Millis;
use wire::Pace;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The times of a pace.
pub(crate) trait Times {
    /// The time for a decision that everybody waits for.
    fn turn(self) -> Millis;

    /// The time for an answer.
    fn window(self) -> Millis;

    /// How much time per game a player can add by stopping everything.
    fn reserve(self) -> Millis;
}

impl Times for Pace {
    fn turn(self) -> Millis {
        match self {
            Pace::Relaxed => 120 * SECOND,
            Pace::Normal => 45 * SECOND,
            Pace::Quick => 15 * SECOND,
            Pace::Appointment => DAY,
        }
    }

    fn window(self) -> Millis {
        match self {
            Pace::Relaxed => 12 * SECOND,
            Pace::Normal => 6 * SECOND,
            Pace::Quick => 3 * SECOND,
            Pace::Appointment => DAY,
        }
    }

    fn reserve(self) -> Millis {
        match self {
            Pace::Relaxed => 120 * SECOND,
            Pace::Normal => 60 * SECOND,
            Pace::Quick => 30 * SECOND,
            Pace::Appointment => DAY,
        }
    }
}
