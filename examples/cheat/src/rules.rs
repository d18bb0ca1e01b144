//! The settings of a table: two switches (CH-RULES-1).

use serde::{Deserialize, Serialize};
use std::fmt;
use table::{HouseRules, Setting, Spelling};

/// The rules of a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// The number of rounds in a game (CH-LIMIT-1).
    pub rounds: u8,
    /// Whether the player who took the pile has the next turn (CH-TAKER-1).
    pub taker_next: bool,
}

impl Rules {
    /// The rules of the rulebook.
    const USUAL: Rules = Rules { rounds: 30, taker_next: false };
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::USUAL
    }
}

impl HouseRules for Rules {
    const PROFILES: &'static [(&'static str, Rules)] = &[("usual", Rules::USUAL)];
    const SETTINGS: &'static [Setting<Rules>] = &[
        Setting::small("rounds", "CH-LIMIT-1", [5, 100], None, |rules| &mut rules.rounds),
        Setting::toggle("taker_next", "CH-TAKER-1", |rules| &mut rules.taker_next),
    ];
    const SPELLING: Spelling = Spelling::Signed;
    const CLAUSE: &'static str = "CH-RULES-1";
}

/// The form that [`HouseRules::parse`] reads.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written())
    }
}
