//! The referee in a browser's page: the rooms of `crates/room` without a server.
//!
//! A worker of the page holds a [`Referee`] for each of its tables. It passes the time and random bytes, carries out
//! what the referee answers, and keeps the records. Texts in JSON cross the border: the wire's messages as they are, and
//! what else the worker must do. The worker is the only one that sees more than a player may.

mod chance;
mod referee;
mod rehearsal;
mod watching;

pub use chance::entropy;
pub use referee::Referee;
pub use rehearsal::{random_decisions, random_game, table_game};
pub use watching::{game_ids, offers, playbook, remarks, replay};

use serde::Serialize;
use table::Phrase;

/// What the worker does after an input, in this order: keep, send, close, think.
#[derive(Serialize)]
struct Deeds {
    /// Records to keep, each in JSON.
    store: Vec<String>,
    /// New options of the table, to keep with the records.
    #[serde(skip_serializing_if = "Option::is_none")]
    options: Option<wire::Options>,
    /// The earliest time to send.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_before: Option<room::Millis>,
    /// Messages, each with its connection.
    send: Vec<(u64, String)>,
    /// Connections to close.
    close: Vec<u64>,
}

/// A failure as the worker gets it: a phrase in JSON.
fn failed(why: &Phrase) -> String {
    wire::json(why)
}

/// A failure that only a damaged record or a mistake in the worker can bring about.
fn unreadable(_: serde_json::Error) -> String {
    failed(&Phrase::new("error-inside"))
}
