//! What players say with their moves.

use serde::{Deserialize, Serialize};
use table::Phrase;

/// What somebody says with a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Talk {
    /// A person's own words.
    Text(String),
    /// A bot's remark, not yet in any language.
    Remark(Phrase),
}

impl Talk {
    /// Separates a person's words from a bot's remark.
    #[must_use]
    pub fn split(talk: Option<Talk>) -> (Option<String>, Option<Phrase>) {
        match talk {
            Some(Talk::Text(text)) => (Some(text), None),
            Some(Talk::Remark(remark)) => (None, Some(remark)),
            None => (None, None),
        }
    }
}
