//! Rulebook profiles and house switches (LM-PROFILE).

use serde::{Deserialize, Serialize};
use table::{HouseRules, Setting, Spelling};

/// The rules of a table: a profile's answers to the disputed points, and house switches.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rules {
    /// Humiliation cancels a Wedgy.
    pub humiliation_stops_wedgy: bool,
    /// Humiliation cancels First Aid played to stay conscious.
    pub humiliation_stops_revival: bool,
    /// A Headlock's free hits begin on the turn in which it is made.
    pub headlock_hits_at_once: bool,
    /// On the turn after a Poke, any attack may be used on the victim.
    pub poke_second_attack_any: bool,
    /// Third parties may attack someone in a hold with a Basic Attack or a Weapon only.
    pub outsiders_basic_or_weapon_only: bool,
    /// A grabbed player may answer the Grab with Cooties.
    pub cooties_when_grabbed: bool,
    /// First Aid never lifts a player above the starting counters.
    pub counter_cap: bool,
    /// Only players who could otherwise just pass may discard.
    pub no_discard: bool,
    /// After a discard everybody else may attack the discarder once.
    pub discard_opens: bool,
    /// Discarding costs a counter for each card.
    pub discard_cost_per_card: bool,
    /// Choke and Headlock are left out of the deck.
    pub no_holds: bool,
    /// How many counters a discard-and-draw costs.
    pub discard_cost: u8,
    /// First Aid cards in each base deck.
    pub first_aid: u8,
    /// Quiet rounds before everybody starts losing counters (LM-STALL-1), or [`Rules::NEVER_STALLS`].
    pub stall_rounds: u8,
}

impl Rules {
    /// The `stall_rounds` of a table without LM-STALL-1.
    pub const NEVER_STALLS: u8 = u8::MAX;
    /// The most First Aid cards in a base deck, so that two copies of each deck fit on the table.
    pub(crate) const MOST_FIRST_AID: u8 = 20;
}

/// A named set of rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Profile {
    /// The English rule sheets, and the others where those are silent.
    English,
    /// The Italian compilation.
    Italian,
}

impl Profile {
    /// All profiles.
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

const CLAUSE: &str = "LM-PROFILE";

impl HouseRules for Rules {
    const PROFILES: &'static [(&'static str, Rules)] =
        &[(Profile::English.name(), Profile::English.rules()), (Profile::Italian.name(), Profile::Italian.rules())];
    const SETTINGS: &'static [Setting<Rules>] = &[
        Setting::toggle("humiliation_stops_wedgy", CLAUSE, |r| &mut r.humiliation_stops_wedgy),
        Setting::toggle("humiliation_stops_revival", CLAUSE, |r| &mut r.humiliation_stops_revival),
        Setting::toggle("headlock_hits_at_once", CLAUSE, |r| &mut r.headlock_hits_at_once),
        Setting::toggle("poke_second_attack_any", CLAUSE, |r| &mut r.poke_second_attack_any),
        Setting::toggle("outsiders_basic_or_weapon_only", CLAUSE, |r| &mut r.outsiders_basic_or_weapon_only),
        Setting::toggle("cooties_when_grabbed", CLAUSE, |r| &mut r.cooties_when_grabbed),
        Setting::toggle("counter_cap", CLAUSE, |r| &mut r.counter_cap),
        Setting::toggle("no_discard", CLAUSE, |r| &mut r.no_discard),
        Setting::toggle("discard_opens", CLAUSE, |r| &mut r.discard_opens),
        Setting::toggle("discard_cost_per_card", CLAUSE, |r| &mut r.discard_cost_per_card),
        Setting::toggle("no_holds", CLAUSE, |r| &mut r.no_holds),
        Setting::small("discard_cost", CLAUSE, [1, 15], Some(0), |r| &mut r.discard_cost),
        Setting::small("first_aid", CLAUSE, [0, Rules::MOST_FIRST_AID], None, |r| &mut r.first_aid),
        Setting::small("stall_rounds", CLAUSE, [0, 250], Some(Rules::NEVER_STALLS), |r| &mut r.stall_rounds),
    ];
    const SPELLING: Spelling = Spelling::Signed;
    const CLAUSE: &'static str = CLAUSE;
}

/// Written in the form that [`HouseRules::parse`] reads.
impl std::fmt::Display for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.written())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Switch, SwitchError};

    #[test]
    fn written_rules_are_read_back() {
        for text in ["english", "italian", "italian,+counter_cap", "english +discard_cost=2 -stall_rounds +first_aid=0"]
        {
            let rules = Rules::parse(text).unwrap();
            assert_eq!(Rules::parse(&rules.to_string()), Ok(rules), "{text}");
        }
    }

    #[test]
    fn every_offered_switch_can_be_read() {
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
    fn zero_quiet_rounds_does_not_mean_never() {
        let at_once = Rules::parse("+stall_rounds=0").unwrap();
        assert_ne!(at_once, Rules::parse("-stall_rounds").unwrap());
        assert_eq!(at_once.to_string(), "english +stall_rounds=0");
    }

    #[test]
    fn bad_rules_are_refused() {
        assert_eq!(Rules::parse("french"), Err(SwitchError::UnknownProfile("french".into())));
        assert_eq!(Rules::parse("+no_rain"), Err(SwitchError::UnknownSwitch("no_rain".into())));
        assert_eq!(Rules::parse("+first_aid=21"), Err(SwitchError::NeedsNumber("first_aid", 0, 20)));
        assert_eq!(Rules::parse("+stall_rounds=251"), Err(SwitchError::NeedsNumber("stall_rounds", 0, 250)));
        assert_eq!(Rules::parse("+counter_cap=1"), Err(SwitchError::TakesNoNumber("counter_cap")));
        assert_eq!(Rules::parse("-first_aid"), Err(SwitchError::NotOff("first_aid", 0, 20)));
    }
}
