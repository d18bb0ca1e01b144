//! What the server writes down for those who run it: no secrets, no cards.

use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

/// How the log is written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Log {
    /// For people.
    Text,
    /// A line of JSON for each event.
    Json,
    /// Not at all.
    Off,
}

impl Log {
    /// Its name on the command line.
    #[must_use]
    pub fn named(name: &str) -> Option<Log> {
        match name {
            "text" => Some(Log::Text),
            "json" => Some(Log::Json),
            "off" => Some(Log::Off),
            _ => None,
        }
    }

    /// Begins to write to standard error; `RUST_LOG` says how much, usually everything but details.
    pub fn start(self) {
        let filter = EnvFilter::builder().with_default_directive(LevelFilter::INFO.into()).from_env_lossy();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
        // Somebody else may have started one already: then that is it.
        let _ = match self {
            Log::Text => log.with_target(false).try_init(),
            Log::Json => log.json().flatten_event(true).try_init(),
            Log::Off => Ok(()),
        };
    }
}
