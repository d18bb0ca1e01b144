//! What a table may set.

use serde::Serialize;
use table::{HouseRules, Setting, Spelling};

/// What a table may set (section 6).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// MB-FAST-1: more cards at the start and after death, and discards that can be claimed.
    pub fast: bool,
    /// MB-OWNTURN-1: items may be put into play in one's own combat.
    pub items_in_combat: bool,
    /// MB-CHEAT-1: items may be put down against the rules, and players accused of it.
    pub cheating: bool,
    /// MB-STALL-1: after this many rounds the highest level wins.
    pub rounds: u16,
    /// MB-HELP-1: offers for each pair and fight.
    pub offers: u8,
    /// MB-HELP-1: trade offers for each pair and turn.
    pub trades: u8,
    /// MB-LIMIT-1: rearrangements for each player and turn.
    pub turnings: u8,
}

impl Options {
    /// The settings of the rulebook.
    const STANDARD: Options =
        Options { fast: false, items_in_combat: true, cheating: false, rounds: 100, offers: 5, trades: 3, turnings: 3 };
}

impl Default for Options {
    fn default() -> Options {
        Options::STANDARD
    }
}

// The bounds are those within which games still end.
impl HouseRules for Options {
    const PROFILES: &'static [(&'static str, Options)] = &[("standard", Options::STANDARD)];
    const SETTINGS: &'static [Setting<Options>] = &[
        Setting::toggle("fast", "MB-FAST-1", |options| &mut options.fast),
        Setting::toggle("items_in_combat", "MB-OWNTURN-1", |options| &mut options.items_in_combat),
        Setting::toggle("cheating", "MB-CHEAT-1", |options| &mut options.cheating),
        Setting::large("rounds", "MB-STALL-1", [1, 1000], None, |options| &mut options.rounds),
        Setting::small("offers", "MB-HELP-1", [0, 20], None, |options| &mut options.offers),
        Setting::small("trades", "MB-HELP-1", [0, 20], None, |options| &mut options.trades),
        Setting::small("turnings", "MB-LIMIT-1", [0, 20], None, |options| &mut options.turnings),
    ];
    const SPELLING: Spelling = Spelling::Bare;
    const CLAUSE: &'static str = "MB-FAST-1";
}

/// Written in the form that [`HouseRules::parse`] reads.
impl std::fmt::Display for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.written())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Arg, Switch};

    #[test]
    fn options_are_read_as_they_are_written() {
        let all = "+fast,-items_in_combat,+cheating,rounds=20,offers=1,trades=0,turnings=2";
        assert_eq!(Options::read(all).unwrap().to_string(), all);
        assert_eq!(Options::read("").unwrap(), Options::default());
        assert_eq!(Options::read("+fast standard").unwrap().to_string(), "standard");
        assert_eq!(Options::read("fast, +items_in_combat").unwrap().to_string(), "+fast");
    }

    #[test]
    fn every_offered_value_can_be_read() {
        for switch in Options::switches() {
            let text = match switch {
                Switch::Toggle { name, .. } => format!("+{name}"),
                Switch::Number { name, most, .. } => format!("+{name}={most}"),
            };
            assert!(Options::read(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn unknown_settings_are_named() {
        let refused = |text: &str| Options::read(text).unwrap_err();
        assert_eq!(refused("+slow").key, "rules-unknown-setting");
        let Some(Arg::Text(known)) = refused("+slow").arg("known").cloned() else { panic!() };
        assert!(known.contains("+cheating, rounds=N"));
        assert_eq!(refused("rounds=0").arg("name"), Some(&"rounds".into()));
        assert_eq!(refused("rounds=0").arg("most"), Some(&1000.into()));
        for text in ["rounds", "-rounds=3", "offers=99", "rounds=many"] {
            assert_eq!(refused(text).key, "rules-number", "{text}");
        }
        assert_eq!(refused("+fast=2").key, "rules-takes-no-number");
    }
}
