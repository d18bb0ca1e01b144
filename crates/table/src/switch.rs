//! House rules. A game declares its switches, and this module reads, writes and offers them.

use crate::Phrase;
use crate::playbook::short;
use serde::Serialize;

/// A switch of a game's rules, as it is offered to players.
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
        /// The value of `-name`, if it can be switched off.
        off: Option<u16>,
    },
}

impl Switch {
    /// Its name in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Switch::Toggle { name, .. } | Switch::Number { name, .. } => name,
        }
    }

    /// The clause of the rulebook that describes it.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Switch::Toggle { clause, .. } | Switch::Number { clause, .. } => clause,
        }
    }
}

/// The field of the rules `R` that a switch sets.
#[derive(Copy, Clone)]
enum Field<R> {
    Toggle(fn(&mut R) -> &mut bool),
    Small(fn(&mut R) -> &mut u8),
    Large(fn(&mut R) -> &mut u16),
}

/// A switch, with the field of the rules `R` that it sets.
#[derive(Copy, Clone)]
pub struct Setting<R> {
    switch: Switch,
    field: Field<R>,
}

impl<R> Setting<R> {
    /// A switch with the values on and off.
    #[must_use]
    pub const fn toggle(name: &'static str, clause: &'static str, field: fn(&mut R) -> &mut bool) -> Setting<R> {
        Setting { switch: Switch::Toggle { name, clause }, field: Field::Toggle(field) }
    }

    /// A switch with a number between two bounds. `off` is the value of `-name`, if it can be switched off.
    #[must_use]
    pub const fn small(
        name: &'static str,
        clause: &'static str,
        [least, most]: [u8; 2],
        off: Option<u8>,
        field: fn(&mut R) -> &mut u8,
    ) -> Setting<R> {
        let off = match off {
            Some(off) => Some(off as u16),
            None => None,
        };
        let switch = Switch::Number { name, clause, least: least as u16, most: most as u16, off };
        Setting { switch, field: Field::Small(field) }
    }

    /// Like [`Setting::small`], for numbers above 255.
    #[must_use]
    pub const fn large(
        name: &'static str,
        clause: &'static str,
        [least, most]: [u16; 2],
        off: Option<u16>,
        field: fn(&mut R) -> &mut u16,
    ) -> Setting<R> {
        Setting { switch: Switch::Number { name, clause, least, most, off }, field: Field::Large(field) }
    }

    /// The switch's value in these rules. A toggle is 0 or 1.
    fn get(&self, rules: &mut R) -> u16 {
        match self.field {
            Field::Toggle(field) => (*field(rules)).into(),
            Field::Small(field) => (*field(rules)).into(),
            Field::Large(field) => *field(rules),
        }
    }

    /// Sets the value, which must be within the bounds.
    fn set(&self, rules: &mut R, value: u16) {
        match self.field {
            Field::Toggle(field) => *field(rules) = value != 0,
            Field::Small(field) => *field(rules) = value as u8,
            Field::Large(field) => *field(rules) = value,
        }
    }

    /// The value of a written switch.
    fn value(&self, on: bool, number: Option<&str>) -> Result<u16, SwitchError> {
        match (self.switch, on, number) {
            (Switch::Toggle { .. }, on, None) => Ok(on.into()),
            (Switch::Toggle { name, .. }, _, Some(_)) => Err(SwitchError::TakesNoNumber(name)),
            (Switch::Number { off: Some(off), .. }, false, None) => Ok(off),
            (Switch::Number { name, least, most, off: None, .. }, false, None) => {
                Err(SwitchError::NotOff(name, least, most))
            }
            (Switch::Number { name, least, most, .. }, on, number) => {
                let number = number.filter(|_| on).and_then(|number| number.parse().ok());
                let within = number.filter(|value| (least..=most).contains(value));
                within.ok_or(SwitchError::NeedsNumber(name, least, most))
            }
        }
    }
}

/// How a game writes its rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// `english +no_holds +first_aid=3`: a profile, then the differences from it, each with its sign.
    Signed,
    /// `+fast,rounds=20`: only the differences from the one profile, or its name if there are none. When read, a `+`
    /// may be left out.
    Bare,
}

/// An error in a list of switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SwitchError {
    /// There is no such profile.
    UnknownProfile(String),
    /// There is no such switch.
    UnknownSwitch(String),
    /// This switch needs a number within these bounds.
    NeedsNumber(&'static str, u16, u16),
    /// This switch takes no number.
    TakesNoNumber(&'static str),
    /// This switch cannot be switched off. It takes a number within these bounds.
    NotOff(&'static str, u16, u16),
}

/// The house rules of a game. The game declares its profiles and its switches. Reading, writing and offering them works
/// the same for all games.
pub trait HouseRules: Copy + PartialEq + 'static {
    /// The named sets of rules, the usual one first.
    const PROFILES: &'static [(&'static str, Self)];
    /// All switches, in the order in which they are shown and written.
    const SETTINGS: &'static [Setting<Self>];
    /// How the rules are written.
    const SPELLING: Spelling;
    /// The clause of the rulebook that introduces the switches.
    const CLAUSE: &'static str;

    /// All switches, in order.
    fn switches() -> impl Iterator<Item = Switch> {
        Self::SETTINGS.iter().map(|setting| setting.switch)
    }

    /// The names of all switches, in order.
    fn switch_names() -> impl Iterator<Item = &'static str> {
        Self::switches().map(Switch::name)
    }

    /// Reads profiles and switches, separated by spaces or commas: `italian`, `english,+counter_cap`, `+discard_cost=2
    /// -stall_rounds`. An empty text means the usual rules.
    fn parse(text: &str) -> Result<Self, SwitchError> {
        let mut rules = Self::PROFILES[0].1;
        for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            let unsigned = word.strip_prefix(['+', '-']);
            if unsigned.is_none() {
                let profile = Self::PROFILES.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
                match profile {
                    Some((_, profile)) => {
                        rules = *profile;
                        continue;
                    }
                    None if Self::SPELLING == Spelling::Signed => {
                        return Err(SwitchError::UnknownProfile(word.to_owned()));
                    }
                    None => {}
                }
            }
            let switch = unsigned.unwrap_or(word);
            let (name, number) = switch.split_once('=').map_or((switch, None), |(name, number)| (name, Some(number)));
            let setting = Self::SETTINGS.iter().find(|setting| setting.switch.name() == name);
            let setting = setting.ok_or_else(|| {
                let shown = if Self::SPELLING == Spelling::Signed { name } else { word };
                SwitchError::UnknownSwitch(shown.to_owned())
            })?;
            setting.set(&mut rules, setting.value(!word.starts_with('-'), number)?);
        }
        Ok(rules)
    }

    /// Reads rules like [`HouseRules::parse`]. The error is a message.
    fn read(text: &str) -> Result<Self, Phrase> {
        Self::parse(text).map_err(message::<Self>)
    }

    /// The rules in the form that [`HouseRules::parse`] reads: their differences from the nearest profile.
    fn written(&self) -> String {
        let differences = |mut profile: Self| -> Vec<String> {
            let mut ours = *self;
            let differing = Self::SETTINGS.iter().filter_map(|setting| {
                let value = setting.get(&mut ours);
                (value != setting.get(&mut profile)).then(|| written(setting.switch, value, Self::SPELLING))
            });
            differing.collect()
        };
        let profiles = Self::PROFILES.iter().map(|(name, profile)| (*name, differences(*profile)));
        let Some((name, words)) = profiles.min_by_key(|(_, words)| words.len()) else { return String::new() };
        match Self::SPELLING {
            Spelling::Bare if !words.is_empty() => words.join(","),
            Spelling::Bare | Spelling::Signed => {
                std::iter::once(name.to_owned()).chain(words).collect::<Vec<_>>().join(" ")
            }
        }
    }
}

/// A switch with this value in written form.
fn written(switch: Switch, value: u16, spelling: Spelling) -> String {
    match switch {
        Switch::Toggle { name, .. } => format!("{}{name}", if value == 0 { '-' } else { '+' }),
        Switch::Number { name, off, .. } if off == Some(value) => format!("-{name}"),
        Switch::Number { name, .. } if spelling == Spelling::Signed => format!("+{name}={value}"),
        Switch::Number { name, .. } => format!("{name}={value}"),
    }
}

/// The message about rules that cannot be read.
fn message<R: HouseRules>(error: SwitchError) -> Phrase {
    let bounds = |key, name: &'static str, least: u16, most: u16| {
        Phrase::new(key).with("name", name).with("least", least).with("most", most)
    };
    match (error, R::SPELLING) {
        (SwitchError::UnknownProfile(name), _) => {
            let profiles: Vec<&str> = R::PROFILES.iter().map(|(name, _)| *name).collect();
            let toggles = R::switches().filter(|switch| matches!(switch, Switch::Toggle { .. }));
            let example = toggles.map(Switch::name).min_by_key(|name| name.len()).unwrap_or_default();
            let unknown = Phrase::new("rules-unknown-profile").with("name", short(&name));
            unknown.with("known", profiles.join(", ")).with("example", example)
        }
        (SwitchError::UnknownSwitch(name), Spelling::Signed) => {
            Phrase::new("rules-unknown-switch").with("name", short(&name)).with("clause", R::CLAUSE)
        }
        (SwitchError::UnknownSwitch(name), Spelling::Bare) => {
            let known = R::switches().map(|switch| match switch {
                Switch::Toggle { name, .. } => format!("+{name}"),
                Switch::Number { name, .. } => format!("{name}=N"),
            });
            let known: Vec<String> = known.collect();
            Phrase::new("rules-unknown-setting").with("name", short(&name)).with("known", known.join(", "))
        }
        (SwitchError::TakesNoNumber(name), _) => Phrase::new("rules-takes-no-number").with("name", name),
        (SwitchError::NeedsNumber(name, least, most), Spelling::Signed) => {
            bounds("rules-needs-number", name, least, most)
        }
        (SwitchError::NotOff(name, ..), Spelling::Signed) => Phrase::new("rules-not-off").with("name", name),
        (SwitchError::NeedsNumber(name, least, most) | SwitchError::NotOff(name, least, most), Spelling::Bare) => {
            bounds("rules-number", name, least, most)
        }
    }
}
