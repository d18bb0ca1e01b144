//! The time limit of a last call (MB-LASTCALL-1).

use kit::WindowTime;
use std::time::Duration;
use wire::{Options, OwnNumber, Pace};

/// The name of the option that sets the seconds.
const NAME: &str = "last_call";

/// The option as tables can set it.
pub(super) fn number() -> OwnNumber {
    OwnNumber {
        name: NAME.to_owned(),
        key: "web-last-call".to_owned(),
        least: 1,
        most: 60,
        usual: Pace::ALL.into_iter().filter_map(|pace| Some((pace, usual(pace)?.into()))).collect(),
        clause: "MB-LASTCALL-1".to_owned(),
    }
}

/// The seconds a table has set.
pub(super) fn set_by(options: &Options) -> Option<u8> {
    options.own.get(NAME).and_then(|seconds| u8::try_from(*seconds).ok())
}

/// The time limit of a last call, if the table has set these seconds.
pub(super) fn time(set: Option<u8>, pace: Pace) -> WindowTime {
    let seconds = set.or_else(|| usual(pace));
    seconds.map_or(WindowTime::Answer, |seconds| WindowTime::Exactly(Duration::from_secs(seconds.into())))
}

/// The default in seconds. `None` means the time of any other answer.
fn usual(pace: Pace) -> Option<u8> {
    match pace {
        Pace::Relaxed => Some(12),
        Pace::Normal => Some(5),
        Pace::Quick => Some(3),
        Pace::Appointment => None,
    }
}
