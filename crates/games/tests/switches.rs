//! Every switch of every game has its texts, so that people can read what a house rule does wherever it is offered or
//! reported.

use games::{IDS, Visitor, with};
use kit::Kit;
use table::HouseRules as _;
use words::{Lang, Rulebook, Words};

/// Finds the missing texts of a game's switches.
struct MissingTexts;

impl Visitor for MissingTexts {
    type Out = Vec<String>;

    fn visit<K: Kit>(self) -> Vec<String> {
        let mut missing = Vec::new();
        for lang in Lang::ALL {
            let (words, rulebook) = (Words::new(lang), Rulebook::of(K::ID, lang).unwrap());
            for switch in K::Rules::switches() {
                let name = switch.name().replace('_', "-");
                let keys =
                    [format!("web-switch-{name}"), format!("web-switch-{name}.about"), format!("lab-switch-{name}")];
                // `fill` returns the key of a missing message.
                let unsaid = keys.into_iter().filter(|key| words.fill(key, &[("value", "1")]) == *key);
                missing.extend(unsaid.map(|key| format!("{lang:?}: {key}")));
                if rulebook.clause(switch.clause()).is_none() {
                    missing.push(format!("{lang:?}: {} of {}", switch.clause(), K::ID));
                }
            }
            if rulebook.clause(K::Rules::CLAUSE).is_none() {
                missing.push(format!("{lang:?}: {} of {}", K::Rules::CLAUSE, K::ID));
            }
        }
        missing
    }
}

#[test]
fn every_switch_has_its_texts() {
    let missing: Vec<String> = IDS.iter().flat_map(|id| with(id, MissingTexts).unwrap()).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
