//! Rulebook profiles and house switches (LM-PROFILE).

use serde::{Deserialize, Serialize};
use table::Switch;

/// The rules a table plays by: a profile's answers to the disputed points, and house switches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// Humiliation cancels a Wedgy.
    pub humiliation_stops_wedgy: bool,
    /// Humiliation cancels First Aid played to stay conscious.
    pub humiliation_stops_revival: bool,
    /// A Headlock's free hits begin on the turn it is made.
    pub headlock_hits_at_once: bool,
    /// On the turn after a Poke, any attack may be used on the victim.
    pub poke_second_attack_any: bool,
    /// Third parties may attack someone in a hold with a Basic Attack or a Weapon only.
    pub outsiders_basic_or_weapon_only: bool,
    /// A grabbed player may answer the Grab with Cooties.
    pub cooties_when_grabbed: bool,
    /// First Aid never lifts above the starting counters.
    pub counter_cap: bool,
    /// Discarding is for those who could only pass otherwise.
    pub no_discard: bool,
    /// After a discard everybody else may attack the discarder once.
    pub discard_opens: bool,
    /// Discarding costs a counter for each card.
    pub discard_cost_per_card: bool,
    /// Choke and Headlock are left out of the deck.
    pub no_holds: bool,
    /// What a discard-and-draw costs in counters.
    pub discard_cost: u8,
    /// First Aid cards in each base deck.
    pub first_aid: u8,
    /// Quiet rounds before everybody starts losing counters (LM-STALL-1); [`Rules::NEVER_STALLS`] for never.
    pub stall_rounds: u8,
}

impl Rules {
    /// The `stall_rounds` of a table that has switched LM-STALL-1 off.
    pub const NEVER_STALLS: u8 = u8::MAX;
    /// The most First Aid cards that a base deck may have, so that two of each deck fit on the table.
    pub(crate) const MOST_FIRST_AID: u8 = 20;
}

/// A named set of rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Profile {
    /// The English sheets, and the others where those are silent.
    English,
    /// The Italian compilation.
    Italian,
}

impl Profile {
    /// All of them.
    pub const ALL: [Profile; 2] = [Profile::English, Profile::Italian];

    /// Its name in files and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Profile::English => "english",
            Profile::Italian => "italian",
        }
    }

    /// Its rules.
    #[must_use]
    pub const fn rules(self) -> Rules {
        let english = matches!(self, Profile::English);
        Rules {
            humiliation_stops_wedgy: english,
            humiliation_stops_revival: english,
            headlock_hits_at_once: english,
            poke_second_attack_any: english,
            outsiders_basic_or_weapon_only: !english,
            cooties_when_grabbed: english,
            counter_cap: false,
            no_discard: false,
            discard_opens: false,
            discard_cost_per_card: false,
            no_holds: false,
            discard_cost: 0,
            first_aid: 8,
            stall_rounds: 10,
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Profile::English.rules()
    }
}

/// A switch that is on or off, by name.
type Toggle = (&'static str, fn(&mut Rules) -> &mut bool);
/// A switch with a number: name, smallest and largest value, value when switched off.
type Number = (&'static str, fn(&mut Rules) -> &mut u8, u8, u8, Option<u8>);

const TOGGLES: [Toggle; 11] = [
    ("humiliation_stops_wedgy", |r| &mut r.humiliation_stops_wedgy),
    ("humiliation_stops_revival", |r| &mut r.humiliation_stops_revival),
    ("headlock_hits_at_once", |r| &mut r.headlock_hits_at_once),
    ("poke_second_attack_any", |r| &mut r.poke_second_attack_any),
    ("outsiders_basic_or_weapon_only", |r| &mut r.outsiders_basic_or_weapon_only),
    ("cooties_when_grabbed", |r| &mut r.cooties_when_grabbed),
    ("counter_cap", |r| &mut r.counter_cap),
    ("no_discard", |r| &mut r.no_discard),
    ("discard_opens", |r| &mut r.discard_opens),
    ("discard_cost_per_card", |r| &mut r.discard_cost_per_card),
    ("no_holds", |r| &mut r.no_holds),
];

const NUMBERS: [Number; 3] = [
    ("discard_cost", |r| &mut r.discard_cost, 1, 15, Some(0)),
    ("first_aid", |r| &mut r.first_aid, 0, Rules::MOST_FIRST_AID, None),
    ("stall_rounds", |r| &mut r.stall_rounds, 0, 250, Some(Rules::NEVER_STALLS)),
];

/// What is wrong with a list of switches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// No profile has this name.
    UnknownProfile(String),
    /// No switch has this name.
    UnknownSwitch(String),
    /// This switch is written `+name=number`, within these bounds.
    NeedsNumber(&'static str, u8, u8),
    /// This switch takes no number.
    TakesNoNumber(&'static str),
    /// This switch cannot be switched off; give it a number instead.
    NotOff(&'static str),
}

impl Rules {
    /// All switches, in the order of the rulebook.
    pub fn switches() -> impl Iterator<Item = Switch> {
        let toggles = TOGGLES.iter().map(|&(name, _)| Switch::Toggle { name, clause: "LM-PROFILE" });
        toggles.chain(NUMBERS.iter().map(|&(name, _, least, most, off)| Switch::Number {
            name,
            clause: "LM-PROFILE",
            least: least.into(),
            most: most.into(),
            off: off.map(u16::from),
        }))
    }

    /// The names of all switches, in the order of the rulebook.
    pub fn switch_names() -> impl Iterator<Item = &'static str> {
        TOGGLES.iter().map(|t| t.0).chain(NUMBERS.iter().map(|n| n.0))
    }

    /// Reads a profile and switches, separated by spaces or commas:
    /// `italian`, `english,+counter_cap`, `+discard_cost=2 -stall_rounds`.
    pub fn parse(text: &str) -> Result<Rules, RulesError> {
        let mut rules = Rules::default();
        for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
            match word.split_at_checked(1) {
                Some(("+", switch)) => rules.switch(switch, true)?,
                Some(("-", switch)) => rules.switch(switch, false)?,
                _ => {
                    let name = word.to_lowercase();
                    let profile = Profile::ALL.into_iter().find(|profile| profile.name() == name);
                    rules = profile.ok_or_else(|| RulesError::UnknownProfile(word.to_owned()))?.rules();
                }
            }
        }
        Ok(rules)
    }

    fn switch(&mut self, switch: &str, on: bool) -> Result<(), RulesError> {
        let (name, number) = match switch.split_once('=') {
            Some((name, number)) => (name, Some(number)),
            None => (switch, None),
        };
        if let Some((name, field)) = TOGGLES.iter().find(|toggle| toggle.0 == name) {
            if number.is_some() {
                return Err(RulesError::TakesNoNumber(name));
            }
            *field(self) = on;
            return Ok(());
        }
        let Some(&(name, field, least, most, off)) = NUMBERS.iter().find(|entry| entry.0 == name) else {
            return Err(RulesError::UnknownSwitch(name.to_owned()));
        };
        *field(self) = match (on, number) {
            (false, None) => off.ok_or(RulesError::NotOff(name))?,
            (true, Some(number)) => number
                .parse()
                .ok()
                .filter(|value| (least..=most).contains(value))
                .ok_or(RulesError::NeedsNumber(name, least, most))?,
            _ => return Err(RulesError::NeedsNumber(name, least, most)),
        };
        Ok(())
    }
}

/// Written as a profile and its differences, so that [`Rules::parse`] reads it back.
impl std::fmt::Display for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let differences = |profile: Profile| {
            let (mut ours, mut theirs) = (*self, profile.rules());
            let mut words = Vec::new();
            for (name, field) in TOGGLES {
                if *field(&mut ours) != *field(&mut theirs) {
                    words.push(format!("{}{name}", if *field(&mut ours) { '+' } else { '-' }));
                }
            }
            for (name, field, _, _, off) in NUMBERS {
                let value = *field(&mut ours);
                if value != *field(&mut theirs) {
                    words.push(if off == Some(value) { format!("-{name}") } else { format!("+{name}={value}") });
                }
            }
            words
        };
        let (english, italian) = (differences(Profile::English), differences(Profile::Italian));
        let (profile, words) =
            if italian.len() < english.len() { (Profile::Italian, italian) } else { (Profile::English, english) };
        write!(f, "{}", profile.name())?;
        words.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for text in ["english", "italian", "italian,+counter_cap", "english +discard_cost=2 -stall_rounds +first_aid=0"]
        {
            let rules = Rules::parse(text).unwrap();
            assert_eq!(Rules::parse(&rules.to_string()), Ok(rules), "{text}");
        }
    }

    #[test]
    fn switches_are_offered_as_they_are_read() {
        let names: Vec<_> = Rules::switch_names().collect();
        for (switch, named) in Rules::switches().zip(names) {
            let text = match switch {
                Switch::Toggle { name, .. } => format!("+{name}"),
                Switch::Number { name, most, .. } => format!("+{name}={most}"),
            };
            assert!(text[1..].starts_with(named) && Rules::parse(&text).is_ok(), "{text}");
        }
    }

    #[test]
    fn every_switch_can_be_turned() {
        for name in Rules::switch_names() {
            let base = Rules::default();
            let turned = [format!("+{name}"), format!("-{name}"), format!("+{name}=7")];
            assert!(turned.iter().any(|text| Rules::parse(text).is_ok_and(|rules| rules != base)), "{name}");
        }
    }

    #[test]
    fn no_quiet_round_at_all_is_not_never() {
        let at_once = Rules::parse("+stall_rounds=0").unwrap();
        assert_ne!(at_once, Rules::parse("-stall_rounds").unwrap());
        assert_eq!(at_once.to_string(), "english +stall_rounds=0");
    }

    #[test]
    fn nonsense_is_refused() {
        assert_eq!(Rules::parse("french"), Err(RulesError::UnknownProfile("french".into())));
        assert_eq!(Rules::parse("+no_rain"), Err(RulesError::UnknownSwitch("no_rain".into())));
        assert_eq!(Rules::parse("+first_aid=21"), Err(RulesError::NeedsNumber("first_aid", 0, 20)));
        assert_eq!(Rules::parse("+stall_rounds=251"), Err(RulesError::NeedsNumber("stall_rounds", 0, 250)));
        assert_eq!(Rules::parse("+counter_cap=1"), Err(RulesError::TakesNoNumber("counter_cap")));
        assert_eq!(Rules::parse("-first_aid"), Err(RulesError::NotOff("first_aid")));
    }
}
