//! A page about a card.

use super::LunchMoneyKit;
use kit::{Kit as _, Page, mentions};
use lunch_money::{Card, Kind};
use table::playbook::fold;
use words::{Rulebook, Words, lunch_money as in_words};

/// The page about the card with this name, in any language.
pub(super) fn card_page(words: &Words, name: &str, width: usize) -> Option<String> {
    let names = in_words::names();
    let mut found = names.iter().filter(|(known, card)| fold(known) == fold(name) || fold(card.slug()) == fold(name));
    let (_, card) = found.next()?;
    Some(about_card(words, &Rulebook::of(LunchMoneyKit::ID, words.lang())?, *card, width))
}

fn about_card(words: &Words, book: &Rulebook, card: Card, width: usize) -> String {
    let mut page = Page::new(width);
    let kind = words.get(match card.kind() {
        Kind::Basic => "cli-kind-basic",
        Kind::Defense => "cli-kind-defense",
        Kind::Weapon => "cli-kind-weapon",
        Kind::Specialty => "cli-kind-specialty",
    });
    let name = in_words::card(words, card);
    page.line(&format!("{name} ({kind})"));
    page.indented(&in_words::card_help(words, card));
    let [base, expansion] = card.copies().map(|n| n.to_string());
    page.indented(&words.fill("cli-rules-copies", &[("base", &base), ("expansion", &expansion)]));
    let list =
        |cards: lunch_money::Cards| cards.into_iter().map(|card| in_words::card(words, card)).collect::<Vec<_>>();
    let answers = list(lunch_money::answers(card)).join(", ");
    page.indented(&match answers.as_str() {
        "" => words.get("cli-rules-answered-none"),
        answers => words.fill("cli-rules-answered", &[("cards", answers)]),
    });
    let follows = list(lunch_money::follows(card)).join(", ");
    page.indented(&match follows.as_str() {
        "" => words.get("cli-rules-follows-none"),
        follows => words.fill("cli-rules-follows", &[("cards", follows)]),
    });
    page.line("");
    page.line(&words.get("cli-rules-clauses-about"));
    for clause in book.clauses().filter(|clause| mentions(clause, &name)) {
        page.indented(&format!("{}  {}", clause.id, clause.title));
    }
    page.text
}
