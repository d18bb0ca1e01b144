//! Two sets played together (MB-MIX-1): another set is data, not code.

use munchkin::{Condition, Effect, Kind, Number, Set, Source, Trait, shipped};
use std::path::Path;

/// The card files of the second set.
fn crypt() -> Vec<Source> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sets/crypt");
    let read = |name: &str| Source { file: name.into(), text: std::fs::read_to_string(dir.join(name)).unwrap() };
    ["set.toml", "doors.toml", "treasures.toml"].map(read).into()
}

#[test]
fn a_second_set_says_what_it_is_played_with() {
    assert_eq!(Set::needs(&crypt()), ["bites"]);
    assert!(Set::read(&crypt()).is_err(), "it has no Vampires of its own");
}

#[test]
fn a_second_set_brings_classes_and_demons_that_dislike_them() {
    let set = Set::read(&[shipped("bites"), crypt()].concat()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let cards: usize = set.cards().iter().map(|card| usize::from(card.count)).sum();
    assert_eq!(cards, 288 + 15);
    let is_cleric = |what: Trait| matches!(what, Trait::Card(card) if set.get(card).slug == "cleric");
    assert_eq!(set.card("cleric").unwrap().kind, Kind::Class);
    let demon = set.card("bell-demon").unwrap();
    assert!(demon.tags.iter().any(|&tag| set.tag(tag) == "demon"));
    assert!(matches!(demon.lines[0].conditions[..], [Condition::Against(what)] if is_cleric(what)));
    assert_eq!(demon.lines[0].effect, Effect::Bonus(Number::Fixed(5)));
    assert!(set.card("pocket-cathedral").unwrap().only.iter().all(|&what| is_cleric(what)));
}
