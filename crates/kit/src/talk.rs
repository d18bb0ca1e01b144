//! What is said to a move.

use serde::{Deserialize, Serialize};
use table::Phrase;

/// What somebody says to a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Talk {
    /// A person, in their own words.
    Text(String),
    /// A bot, in no language yet.
    Remark(Phrase),
}

impl Talk {
    /// A person's words, or a bot's.
    #[must_use]
    pub fn split(talk: Option<Talk>) -> (Option<String>, Option<Phrase>) {
        match talk {
            Some(Talk::Text(text)) => (Some(text), None),
            Some(Talk::Remark(remark)) => (None, Some(remark)),
            None => (None, None),
        }
    }
}
