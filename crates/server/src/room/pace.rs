//! How much time there is.

use crate::seated::Millis;
use crate::wire::Pace;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

impl Pace {
    /// For a decision that everybody waits for.
    pub(super) fn turn(self) -> Millis {
        match self {
            Pace::Relaxed => 120 * SECOND,
            Pace::Normal => 45 * SECOND,
            Pace::Quick => 15 * SECOND,
            Pace::Appointment => DAY,
        }
    }

    /// For an answer.
    pub(super) fn window(self) -> Millis {
        match self {
            Pace::Relaxed => 12 * SECOND,
            Pace::Normal => 6 * SECOND,
            Pace::Quick => 3 * SECOND,
            Pace::Appointment => DAY,
        }
    }

    /// For a last call (MB-LASTCALL-1), unless the table has set it.
    pub(crate) fn last_call(self) -> Millis {
        match self {
            Pace::Normal => 5 * SECOND,
            Pace::Relaxed | Pace::Quick | Pace::Appointment => self.window(),
        }
    }

    /// What a player may add to their answers in a game by stopping everything.
    pub(super) fn reserve(self) -> Millis {
        match self {
            Pace::Relaxed => 120 * SECOND,
            Pace::Normal => 60 * SECOND,
            Pace::Quick => 30 * SECOND,
            Pace::Appointment => DAY,
        }
    }
}
