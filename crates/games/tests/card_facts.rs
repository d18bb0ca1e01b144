//! The generated facts that the browser client shows about cards match the engine.

use games::CardFacts;
use lunch_money::{Card, Cards, answers, clause_of, follows};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

const COMMAND: &str = "UPDATE_CARDS=1 cargo test -p games --test card_facts";

fn slugs(cards: Cards) -> Vec<&'static str> {
    cards.into_iter().map(Card::slug).collect()
}

fn facts() -> String {
    let facts = Card::ALL.into_iter().map(|card| {
        let facts = json!({
            "kind": card.kind(),
            "hits": vec![card.worth(); card.hits()],
            "answers": slugs(answers(card)),
            "follows": slugs(follows(card)),
            "clause": clause_of(card),
        });
        (card.slug().to_owned(), facts)
    });
    let file = json!({ "made-by": COMMAND, "cards": Map::<String, Value>::from_iter(facts) });
    serde_json::to_string_pretty(&file).unwrap() + "\n"
}

/// In the order of their numbers, by which views name them.
fn munchkin_facts() -> String {
    let set = munchkin::Set::bites().unwrap();
    let facts: Vec<CardFacts> = set.cards().iter().map(|card| CardFacts::of(&set, card)).collect();
    serde_json::to_string_pretty(&json!({ "made-by": COMMAND, "cards": facts })).unwrap() + "\n"
}

#[test]
fn the_client_knows_the_cards_of_the_engine() {
    is_up_to_date("cards.json", &facts());
}

#[test]
fn the_client_knows_the_cards_of_munchkin() {
    is_up_to_date("munchkin-cards.json", &munchkin_facts());
}

fn is_up_to_date(name: &str, facts: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire").join(name);
    if std::env::var_os("UPDATE_CARDS").is_some() {
        std::fs::write(&file, facts).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == facts, "{} is not what the engine knows; run {COMMAND}", file.display());
}
