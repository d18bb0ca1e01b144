//! The shipped set has what its box promises.

use munchkin::{Card, Deck, Kind, Set, Slot, Timing};
use std::collections::HashMap;

fn bites() -> Set {
    Set::bites().unwrap_or_else(|faults| panic!("the set has faults: {faults:#?}"))
}

fn copies<'a>(cards: impl Iterator<Item = &'a Card>) -> usize {
    cards.map(|card| usize::from(card.count)).sum()
}

#[test]
fn the_box_holds_288_cards_about_five_to_three() {
    let set = bites();
    let deck = |deck: Deck| copies(set.cards().iter().filter(|card| card.deck == deck));
    assert_eq!((deck(Deck::Door), deck(Deck::Treasure)), (180, 108));
}

#[test]
fn there_is_enough_of_everything() {
    let set = bites();
    let of = |such: &dyn Fn(&Card) -> bool| copies(set.cards().iter().filter(|card| such(card)));
    let different = |kind: Kind| set.cards().iter().filter(|card| card.kind == kind).count();
    assert_eq!(different(Kind::Race), 4);
    assert!(different(Kind::Power) >= 25 && (1..=3).all(|rank| of(&|card| card.rank == rank) >= 4));
    let bats = set.tags().iter().position(|tag| tag == "bat").unwrap();
    assert!(different(Kind::Monster) >= 60);
    assert!(of(&|card| card.tags.iter().any(|tag| tag.index() == bats)) >= 10);
    let levels: Vec<u8> = set.cards().iter().filter(|card| card.kind == Kind::Monster).map(|card| card.level).collect();
    assert_eq!((levels.iter().min(), levels.iter().max()), (Some(&1), Some(&20)));
    assert!(of(&|card| card.kind == Kind::Item && !card.one_shot) >= 45);
    assert!(Slot::ALL.iter().all(|&slot| of(&|card| card.slot == Some(slot)) >= 5));
    assert!(of(&|card| card.one_shot) >= 30);
    assert!(of(&|card| card.kind == Kind::Curse) >= 25);
    assert!(of(&|card| card.kind == Kind::Enhancer) >= 10);
    for kind in [Kind::Twin, Kind::Wandering, Kind::Minion, Kind::GoUp, Kind::Half] {
        assert!(different(kind) > 0, "no {}", kind.word());
    }
}

/// MB-POWER-3: an ability that is free and can be used at will has a limit.
#[test]
fn free_abilities_have_limits() {
    for card in bites().cards() {
        let stays =
            matches!(card.kind, Kind::Race | Kind::Power | Kind::Minion) || (card.kind == Kind::Item && !card.one_shot);
        for line in card.lines.iter().filter(|line| stays && line.timing.at_will()) {
            assert!(line.cost.is_some() || line.limit.is_some(), "{}: {line:?}", card.slug);
        }
    }
}

/// No two monsters differ only in their names.
#[test]
fn no_two_monsters_are_the_same() {
    let set = bites();
    let mut seen: HashMap<String, &str> = HashMap::new();
    for card in set.cards().iter().filter(|card| card.kind == Kind::Monster) {
        assert!(card.lines.iter().any(|line| matches!(line.timing, Timing::When(_))));
        let face = format!("{} {} {:?}", card.level, card.treasures, card.lines);
        if let Some(other) = seen.insert(face, &card.slug) {
            panic!("{other} and {} are the same", card.slug);
        }
    }
}
