//! Two sets played together (MB-MIX-1): another set is data, not code.

use munchkin::{CardId, Condition, Effect, GameEvent, Kind, Munchkin, Number, Options, Set, Source, Trait, shipped};
use std::path::Path;
use table::{Game, MoveBuf, Rng};

/// The card files of the second set.
fn crypt() -> Vec<Source> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sets/crypt");
    let read = |name: &str| Source { file: name.into(), text: std::fs::read_to_string(dir.join(name)).unwrap() };
    ["set.toml", "doors.toml", "treasures.toml"].map(read).into()
}

#[test]
fn a_second_set_names_the_sets_it_needs() {
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

/// The shipped demons also dislike Clerics, but only when there are Clerics.
#[test]
fn the_shipped_demons_dislike_clerics_too() {
    let set = Set::read(&[shipped("bites"), crypt()].concat()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let cleric = Condition::Against(Trait::Card(set.id("cleric").unwrap()));
    let alone = Set::bites().unwrap();
    for card in alone.cards() {
        let demon = card.tags.iter().any(|&tag| alone.tag(tag) == "demon")
            || card.lines.iter().any(|line| matches!(line.effect, Effect::Tag(tag) if alone.tag(tag) == "demon"));
        let mixed = set.card(&card.slug).unwrap();
        let dislikes =
            |line: &munchkin::Line| line.conditions == [cleric] && line.effect == Effect::Bonus(Number::Fixed(5));
        assert_eq!(mixed.lines.iter().filter(|line| dislikes(line)).count(), usize::from(demon), "{}", card.slug);
        assert_eq!(mixed.lines.len(), card.lines.len() + usize::from(demon), "{}", card.slug);
    }
    let own = set.card("bell-demon").unwrap().lines.iter();
    assert_eq!(own.filter(|line| line.conditions == [cleric]).count(), 1, "its own line says so");
}

/// Two sets in one game: cards of both are drawn, played and counted like any others.
#[test]
fn two_sets_are_played_together() {
    let set = Set::read(&[shipped("bites"), crypt()].concat()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let set: &'static Set = Box::leak(Box::new(set));
    let (mut moves, mut classes, mut demons) = (MoveBuf::new(), 0, 0);
    for seed in 0..40 {
        let mut game = Munchkin::deal(set, Options { rounds: 40, ..Options::default() }, 4, seed).unwrap();
        let mut rng = Rng::stream(seed, "mixed", 0);
        let mut events = Vec::new();
        while let Some(seat) = game.waiting_on().first() {
            game.moves(seat, &mut moves);
            game.play(seat, moves[rng.below(moves.len())], &mut events);
            assert_eq!(game.card_count(), 303);
        }
        let is = |card: CardId, kind: Kind| set.get(card).kind == kind;
        classes += events
            .iter()
            .filter(|event| matches!(event, GameEvent::Put { card, .. } if is(*card, Kind::Class)))
            .count();
        let demon = set.id("bell-demon").unwrap();
        demons += events.iter().filter(|event| matches!(event, GameEvent::Met { card, .. } if *card == demon)).count();
    }
    assert!(classes > 10 && demons > 5, "{classes} Classes, {demons} demons");
}
