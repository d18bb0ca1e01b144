//! How long everybody has for a last call (MB-LASTCALL-1).

use kit::WindowTime;
use std::time::Duration;
use wire::{Options, OwnNumber, Pace};

/// The option that sets its seconds.
const NAME: &str = "last_call";

/// The option, as a table may set it.
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

/// The seconds that a table has set.
pub(super) fn set_by(options: &Options) -> Option<u8> {
    options.own.get(NAME).and_then(|seconds| u8::try_from(*seconds).ok())
}

/// The time of a last call for which a table has set so many seconds, if it has.
pub(super) fn time(set: Option<u8>, pace: Pace) -> WindowTime {
    let seconds = set.or_else(|| usual(pace));
    seconds.map_or(WindowTime::Answer, |seconds| WindowTime::Exactly(Duration::from_secs(seconds.into())))
}

/// The seconds unless the table has set them; `None` for as long as any answer.
fn usual(pace: Pace) -> Option<u8> {
    match pace {
        Pace::Relaxed => Some(12),
        Pace::Normal => Some(5),
        Pace::Quick => Some(3),
        Pace::Appointment => None,
    }
}
