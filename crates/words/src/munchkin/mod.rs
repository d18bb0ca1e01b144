//! Munchkin in words: the text on cards, made from their effects, the names in a set, and the course of a game.

mod effect;
mod line;
mod names;
mod nouns;
mod page;
mod telling;

pub use names::{CardNames, check_texts};
pub use page::{card_page, deck, kinds};
pub use telling::{Tale, Telling, by_turn, card_messages, messages_of};

use crate::{Lang, Words};
use ::munchkin::{Card, Kind, Set};

/// The shipped set, once for the whole program. It is `None` only if the set is faulty, which a test rules out.
#[must_use]
pub fn bites() -> Option<&'static Set> {
    static BITES: std::sync::LazyLock<Option<Set>> = std::sync::LazyLock::new(|| Set::bites().ok());
    BITES.as_ref()
}

/// The names and texts of the shipped cards in a language, read once for the whole program.
#[must_use]
pub fn shipped_names(lang: Lang) -> &'static CardNames {
    static NAMES: [std::sync::OnceLock<CardNames>; Lang::ALL.len()] =
        [const { std::sync::OnceLock::new() }; Lang::ALL.len()];
    let at = Lang::ALL.iter().position(|known| *known == lang).unwrap_or(0);
    NAMES[at].get_or_init(|| CardNames::read(&::munchkin::shipped_text("bites", lang.code())))
}

/// The playbook notation for the shipped set, with the card names of all languages. It is `None` only if the set is
/// faulty, which a test rules out.
#[must_use]
pub fn playbook() -> Option<::munchkin::notation::Playbook> {
    let set = bites()?;
    let names = Lang::ALL.map(shipped_names);
    let called =
        names.iter().flat_map(|names| set.cards().iter().map(|card| (names.name(&card.slug), card.slug.as_str())));
    Some(::munchkin::notation::Playbook::new(set, called))
}

/// The rules text of a card: one sentence for each of its lines.
#[must_use]
pub fn card_lines(words: &Words, names: &CardNames, set: &Set, card: &Card) -> Vec<String> {
    if card.kind == Kind::Half {
        // What it does is a rule, not an effect (MB-HALF-1).
        return vec![words.get("mb-half-one"), words.get("mb-half-two")];
    }
    let teller = Teller { words, names, set, card };
    let before = std::iter::once(None).chain(card.lines.iter().map(Some));
    card.lines.iter().zip(before).map(|(line, before)| teller.sentence(line, before)).collect()
}

/// Describes one card.
struct Teller<'a> {
    words: &'a Words,
    names: &'a CardNames,
    set: &'a Set,
    card: &'a Card,
}

impl Teller<'_> {
    fn say(&self, key: &str, args: &[(&str, &str)]) -> String {
        self.words.fill(key, args)
    }

    /// A message of a group, such as `mb-which-head`.
    fn one_of(&self, group: &str, word: &str, args: &[(&str, &str)]) -> String {
        self.words.fill(&format!("{group}-{word}"), args)
    }

    /// What the card speaks of: its own monster, the monster it is played on, or you.
    fn on(&self) -> &'static str {
        match self.card.kind {
            Kind::Monster => "monster",
            Kind::Enhancer => "enhancer",
            _ => "you",
        }
    }
}
