//! Tables over HTTP and WebSocket.
//!
//! [`wire`] is what is said, [`seated`] what a table is to the rest of the server, [`hosted`] what it
//! needs of a game; [`room`] is the table itself. [`store`] keeps tables, [`registry`] finds and opens
//! them, each with a task of its own; `http` is what clients see, and [`Server`] listens.

mod facts;
mod fair;
pub mod hosted;
mod http;
mod limits;
mod log;
mod metrics;
pub mod registry;
pub mod room;
pub mod seated;
mod secret;
mod serve;
pub mod store;
mod table_task;
pub mod wire;

pub use facts::CardFacts;
pub use fair::promise;
pub use limits::Limits;
pub use log::Log;
pub use metrics::{Metrics, Spread};
pub use serve::{Server, Settings, raise_file_limit, run};

use hosted::{Hosted, HostedLunchMoney, HostedMunchkin};
use registry::Games;
use room::{Entropy, Room};
use seated::{Millis, Saved, Table};
use wire::Options;
use words::Phrase;

/// Opens a new table of the game that the options name.
pub fn open(id: &str, options: &Options, entropy: Entropy) -> Result<Box<dyn Table>, Phrase> {
    match options.game.as_str() {
        HostedLunchMoney::ID => Ok(Box::new(Room::<HostedLunchMoney>::new(id, options, entropy)?)),
        HostedMunchkin::ID => Ok(Box::new(Room::<HostedMunchkin>::new(id, options, entropy)?)),
        _ => Err(Phrase::new("table-game").with("game", options.game.clone())),
    }
}

/// Opens a table again as it was kept.
pub fn restore(saved: &Saved, now: Millis, entropy: Entropy) -> Result<Box<dyn Table>, Phrase> {
    match saved.options.game.as_str() {
        HostedLunchMoney::ID => Ok(Box::new(Room::<HostedLunchMoney>::restored(saved, now, entropy)?)),
        HostedMunchkin::ID => Ok(Box::new(Room::<HostedMunchkin>::restored(saved, now, entropy)?)),
        _ => Err(Phrase::new("table-game").with("game", saved.options.game.clone())),
    }
}

/// The games of this server.
pub const GAMES: Games = Games { open, restore, rehearsal: None };
