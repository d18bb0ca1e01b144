//! What a table may set about a game's rules.

use serde::Serialize;

/// A switch of a game's rules, as it can be offered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "HouseSwitch"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Switch {
    /// `+name` or `-name`.
    Toggle {
        /// Its name.
        name: &'static str,
        /// The clause of the rulebook that describes it.
        clause: &'static str,
    },
    /// `+name=number`.
    Number {
        /// Its name.
        name: &'static str,
        /// The clause of the rulebook that describes it.
        clause: &'static str,
        /// The smallest number.
        least: u16,
        /// The largest number.
        most: u16,
        /// What `-name` stands for, if it can be switched off.
        off: Option<u16>,
    },
}
