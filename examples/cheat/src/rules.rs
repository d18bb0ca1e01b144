//! What a table may set: two switches (CH-RULES-1).

use serde::{Deserialize, Serialize};
use std::fmt;
use table::{Phrase, Switch};

/// The rules a table plays by.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of rounds after which the game is over (CH-LIMIT-1).
    pub rounds: u8,
    /// Whoever took the pile has the next turn (CH-TAKER-1).
    pub taker_next: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { rounds: 30, taker_next: false }
    }
}

const LEAST: u8 = 5;
const MOST: u8 = 100;

impl Rules {
    /// All switches, in the order of the rulebook.
    #[must_use]
    pub const fn switches() -> [Switch; 2] {
        let (least, most) = (LEAST as u16, MOST as u16);
        [
            Switch::Number { name: "rounds", clause: "CH-LIMIT-1", least, most, off: None },
            Switch::Toggle { name: "taker_next", clause: "CH-TAKER-1" },
        ]
    }

    /// The name of the only profile.
    pub const USUAL: &str = "usual";

    /// Reads switches, separated by spaces or commas: `usual +rounds=20 +taker_next`.
    pub fn read(text: &str) -> Result<Rules, Phrase> {
        let mut rules = Rules::default();
        for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            match word.split_once('=') {
                None if word == Rules::USUAL => rules = Rules::default(),
                None if word == "+taker_next" => rules.taker_next = true,
                None if word == "-taker_next" => rules.taker_next = false,
                Some(("+rounds", n)) if n.parse().is_ok_and(|n| (LEAST..=MOST).contains(&n)) => {
                    rules.rounds = n.parse().unwrap_or(MOST);
                }
                _ => return Err(Phrase::new("rules-unknown-switch").with("name", word)),
            }
        }
        Ok(rules)
    }
}

/// Written as the usual rules and the differences from them, so that [`Rules::read`] reads it back.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Rules::default();
        let rounds = (self.rounds != usual.rounds).then(|| format!("+rounds={}", self.rounds));
        let taker = self.taker_next.then(|| "+taker_next".to_owned());
        let words: Vec<String> = std::iter::once(Rules::USUAL.to_owned()).chain(rounds).chain(taker).collect();
        write!(f, "{}", words.join(" "))
    }
}
