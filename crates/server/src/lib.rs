//! Tables over HTTP and WebSocket.
//!
//! [`store`] keeps tables. [`registry`] finds and opens them; each runs a [`room::Room`] in a task of its own. `http`
//! is what clients see, and [`Server`] listens.

mod board;
mod clock;
mod http;
mod key;
mod limits;
mod log;
mod metrics;
mod patient;
mod proxies;
pub mod registry;
mod secret;
mod serve;
pub mod store;
mod table_task;
mod thinking;

pub use limits::Limits;
pub use log::Log;
pub use metrics::{Metrics, Spread};
pub use proxies::Proxies;
pub use serve::{Server, Settings, raise_file_limit, run};

use registry::Games;

/// The games of this server.
pub const GAMES: Games =
    Games { open: room::open, restore: room::restore, rehearsal: None, seal: None, also: Vec::new() };
