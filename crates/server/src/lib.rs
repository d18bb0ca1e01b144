//! Tables over HTTP and WebSocket.
//!
//! [`wire`] is what is said, [`seated`] what a table is to the rest of the server. [`store`] keeps
//! tables, [`registry`] finds and opens them, each with a task of its own; `http` is what clients
//! see, and [`Server`] listens.

mod http;
mod limits;
mod log;
mod metrics;
pub mod registry;
pub mod seated;
mod secret;
mod serve;
pub mod store;
mod table_task;
pub mod wire;

pub use limits::Limits;
pub use log::Log;
pub use metrics::{Metrics, Spread};
pub use serve::{Server, Settings, raise_file_limit, run};
