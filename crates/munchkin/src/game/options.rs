//! What a table may set.

use serde::Serialize;
use table::playbook::short;
use table::{Phrase, Switch};

/// What a table may set (section 6).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options {
    /// MB-FAST-1: more cards at the start and after death, and discards that can be claimed.
    pub fast: bool,
    /// MB-OWNTURN-1: items may be put into play in one's own combat.
    pub items_in_combat: bool,
    /// MB-CHEAT-1: items may be put down against the rules, and players accused of it.
    pub cheating: bool,
    /// MB-STALL-1: rounds after which the highest level wins.
    pub rounds: u16,
    /// MB-HELP-1: offers per pair and fight.
    pub offers: u8,
    /// MB-HELP-1: trade offers per pair and turn.
    pub trades: u8,
    /// MB-LIMIT-1: re-arrangements per seat and turn.
    pub turnings: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { fast: false, items_in_combat: true, cheating: false, rounds: 100, offers: 5, trades: 3, turnings: 3 }
    }
}

/// A toggle, its clause and the field it sets.
type Toggle = (&'static str, &'static str, fn(&mut Options) -> &mut bool);
/// A number, its clause, how it is read and set, and the bounds within which a game still ends.
type Setting = (&'static str, &'static str, fn(&Options) -> u16, fn(&mut Options, u16), u16, u16);

const TOGGLES: [Toggle; 3] = [
    ("fast", "MB-FAST-1", |options| &mut options.fast),
    ("items_in_combat", "MB-OWNTURN-1", |options| &mut options.items_in_combat),
    ("cheating", "MB-CHEAT-1", |options| &mut options.cheating),
];

const SETTINGS: [Setting; 4] = [
    ("rounds", "MB-STALL-1", |options| options.rounds, |options, n| options.rounds = n, 1, 1000),
    ("offers", "MB-HELP-1", |options| options.offers.into(), |options, n| options.offers = n as u8, 0, 20),
    ("trades", "MB-HELP-1", |options| options.trades.into(), |options, n| options.trades = n as u8, 0, 20),
    ("turnings", "MB-LIMIT-1", |options| options.turnings.into(), |options, n| options.turnings = n as u8, 0, 20),
];

impl Options {
    /// Everything that may be set, the most telling first.
    pub fn switches() -> impl Iterator<Item = Switch> {
        let toggles = TOGGLES.iter().map(|&(name, clause, _)| Switch::Toggle { name, clause });
        let number =
            |&(name, clause, _, _, least, most): &Setting| Switch::Number { name, clause, least, most, off: None };
        toggles.chain(SETTINGS.iter().map(number))
    }

    /// Reads settings: `+fast,-items_in_combat,rounds=20`. Nothing, or `standard`, are those of the
    /// rulebook.
    pub fn read(text: &str) -> Result<Options, Phrase> {
        let mut options = Options::default();
        for word in text.split([',', ' ', '\t']).filter(|word| !word.is_empty()) {
            let name = word.strip_prefix(['+', '-']).unwrap_or(word);
            let (name, number) = name.split_once('=').map_or((name, None), |(name, number)| (name, Some(number)));
            if word == "standard" {
                options = Options::default();
            } else if let Some((name, _, field)) = TOGGLES.iter().find(|toggle| toggle.0 == name) {
                if number.is_some() {
                    return Err(Phrase::new("rules-mb-no-number").with("name", *name));
                }
                *field(&mut options) = !word.starts_with('-');
            } else if let Some(&(name, _, _, set, least, most)) = SETTINGS.iter().find(|setting| setting.0 == name) {
                let number = number.and_then(|number| number.parse().ok());
                let number = number.filter(|n| !word.starts_with('-') && (least..=most).contains(n));
                let bounds = || Phrase::new("rules-mb-number").with("name", name).with("least", least);
                set(&mut options, number.ok_or_else(|| bounds().with("most", most))?);
            } else {
                let toggles = TOGGLES.iter().map(|toggle| format!("+{}", toggle.0));
                let known: Vec<String> =
                    toggles.chain(SETTINGS.iter().map(|setting| format!("{}=N", setting.0))).collect();
                let unknown = Phrase::new("rules-mb-unknown").with("name", short(word));
                return Err(unknown.with("known", known.join(", ")));
            }
        }
        Ok(options)
    }
}

/// What differs from the rulebook, as [`Options::read`] reads it.
impl std::fmt::Display for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mut ours, mut usual) = (*self, Options::default());
        let mut words = Vec::new();
        for (name, _, field) in TOGGLES {
            let on = *field(&mut ours);
            if on != *field(&mut usual) {
                words.push(format!("{}{name}", if on { '+' } else { '-' }));
            }
        }
        for (name, _, get, ..) in SETTINGS {
            if get(&ours) != get(&usual) {
                words.push(format!("{name}={}", get(&ours)));
            }
        }
        f.write_str(if words.is_empty() { "standard" } else { "" })?;
        f.write_str(&words.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Arg;

    #[test]
    fn options_are_read_as_they_are_written() {
        let all = "+fast,-items_in_combat,+cheating,rounds=20,offers=1,trades=0,turnings=2";
        assert_eq!(Options::read(all).unwrap().to_string(), all);
        assert_eq!(Options::read("").unwrap(), Options::default());
        assert_eq!(Options::read("+fast standard").unwrap().to_string(), "standard");
        assert_eq!(Options::read("fast, +items_in_combat").unwrap().to_string(), "+fast");
    }

    #[test]
    fn everything_is_offered_as_it_is_read() {
        for switch in Options::switches() {
            let text = match switch {
                Switch::Toggle { name, .. } => format!("+{name}"),
                Switch::Number { name, most, .. } => format!("+{name}={most}"),
            };
            assert!(Options::read(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn what_is_unknown_is_said() {
        let refused = |text: &str| Options::read(text).unwrap_err();
        assert_eq!(refused("+slow").key, "rules-mb-unknown");
        let Some(Arg::Text(known)) = refused("+slow").arg("known").cloned() else { panic!() };
        assert!(known.contains("+cheating, rounds=N"));
        assert_eq!(refused("rounds=0").arg("name"), Some(&"rounds".into()));
        assert_eq!(refused("rounds=0").arg("most"), Some(&1000.into()));
        for text in ["rounds", "-rounds=3", "offers=99", "rounds=many"] {
            assert_eq!(refused(text).key, "rules-mb-number", "{text}");
        }
        assert_eq!(refused("+fast=2").key, "rules-mb-no-number");
    }
}
