//! Munchkin in words: the text on cards, made from what they do, and the names of a set.

mod effect;
mod line;
mod names;
mod nouns;
mod page;

pub use names::{CardNames, check_texts};
pub use page::{card_page, deck, kinds};

use crate::Words;
use ::munchkin::{Card, Kind, Set};

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

/// Tells what one card does.
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

    /// Whom the card speaks of: its own monster, the one it is played on, or you.
    fn on(&self) -> &'static str {
        match self.card.kind {
            Kind::Monster => "monster",
            Kind::Enhancer => "enhancer",
            _ => "you",
        }
    }
}
