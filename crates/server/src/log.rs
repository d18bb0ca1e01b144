//! The server's log, for its operator. It holds no secrets and no cards.

use std::io::IsTerminal as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Log {
    /// Lines of text, for people.
    Text,
    /// One line of JSON for each event.
    Json,
    /// No log.
    Off,
}

impl Log {
    /// The format with this name on the command line.
    #[must_use]
    pub fn named(name: &str) -> Option<Log> {
        match name {
            "text" => Some(Log::Text),
            "json" => Some(Log::Json),
            "off" => Some(Log::Off),
            _ => None,
        }
    }

    /// Starts logging to standard error. `RUST_LOG` sets the level; the default is everything but details.
    pub fn start(self) {
        let filter = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env_lossy();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        // No colours in a file.
        let log = log.with_ansi(std::io::stderr().is_terminal() && !plain);
        // A logger that is already set, for example by a test, stays.
        let _ = match self {
            Log::Text => log.with_target(false).try_init(),
            Log::Json => log.json().flatten_event(true).try_init(),
            Log::Off => Ok(()),
        };
    }
}

/// Limits one kind of line to one a minute.
#[derive(Debug)]
pub(crate) struct Seldom(Mutex<Option<(Instant, u32)>>);

/// How often the line is written.
const SELDOM: Duration = Duration::from_secs(60);

impl Seldom {
    pub(crate) const fn new() -> Seldom {
        Seldom(Mutex::new(None))
    }

    /// Whether to write the line now; if so, how many were left out since the last one.
    pub(crate) fn may(&self, now: Instant) -> Option<u32> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *last {
            Some((at, missed)) if now.saturating_duration_since(*at) < SELDOM => {
                *missed += 1;
                None
            }
            other => other.replace((now, 0)).map_or(Some(0), |(_, missed)| Some(missed)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repeated_line_is_written_once_a_minute() {
        let (seldom, start) = (Seldom::new(), Instant::now());
        assert_eq!(seldom.may(start), Some(0));
        for second in 1..60 {
            assert_eq!(seldom.may(start + Duration::from_secs(second)), None);
        }
        assert_eq!(seldom.may(start + SELDOM), Some(59));
    }
}
