//! Card names in all their spellings.

use crate::Phrase;
use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name without case, accents, spaces and punctuation. Superscripts become digits: `KICK4`, `Kick⁴` and `kick 4` fold
/// to the same.
#[must_use]
pub fn fold(name: &str) -> String {
    let plain = name.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase);
    plain.filter(|c| c.is_alphanumeric()).collect()
}

/// A name shortened for use in a message.
#[must_use]
pub fn short(name: &str) -> String {
    name.trim().chars().take(40).filter(|c| !c.is_control()).collect()
}

/// Names in any language, each for one of a game's numbered things.
#[derive(Clone, Default, Debug)]
pub struct Lexicon(HashMap<String, NameEntry>);

/// The first spelling of a name, and the number it stands for.
#[derive(Clone, Debug)]
struct NameEntry {
    name: String,
    thing: u16,
}

impl Lexicon {
    /// The number that this name stands for.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<u16> {
        self.0.get(&fold(name)).map(|entry| entry.thing)
    }

    /// Adds a name. Returns false if it already stands for something else.
    pub fn add(&mut self, name: &str, thing: u16) -> bool {
        self.0.entry(fold(name)).or_insert_with(|| NameEntry { name: name.to_owned(), thing }).thing == thing
    }

    /// The known name most similar to this one, if any is similar.
    #[must_use]
    pub fn near(&self, name: &str) -> Option<&str> {
        /// Two names are similar if at least this share of the longer one agrees.
        const ALIKE: f64 = 0.6;
        let wanted: String = fold(name).chars().take(60).collect();
        let share = |(folded, _): (&String, &NameEntry)| strsim::normalized_damerau_levenshtein(&wanted, folded);
        let alike = self.0.iter().map(|pair| (share(pair), pair.1.name.as_str())).filter(|(share, _)| *share >= ALIKE);
        // A map has no order, so among equally similar names the alphabetically first one is taken.
        Some(alike.max_by(|(one, a), (other, b)| one.total_cmp(other).then_with(|| b.cmp(a)))?.1)
    }

    /// The message about a name that stands for no card.
    #[must_use]
    pub fn unknown_card(&self, name: &str) -> Phrase {
        match self.near(name) {
            Some(near) => Phrase::new("playbook-unknown-card-near").with("name", short(name)).with("near", near),
            None => Phrase::new("playbook-unknown-card").with("name", short(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fold() {
        assert_eq!(fold("Kick⁴"), "kick4");
        assert_eq!(fold(" kick 4"), fold("KICK4"));
        assert_eq!(fold("2-FER"), "2fer");
        assert_eq!(fold("Puñetazo"), fold("PUNETAZO"));
    }

    #[test]
    fn a_mistyped_name_is_near_the_one_that_was_meant() {
        let mut lexicon = Lexicon::default();
        for (name, thing) in [("Headlock", 0), ("Humiliation", 1), ("Hook", 2)] {
            lexicon.add(name, thing);
        }
        assert_eq!(lexicon.near("HEDLOCK"), Some("Headlock"));
        assert_eq!(lexicon.near("humilation"), Some("Humiliation"));
        assert_eq!(lexicon.near("broccoli"), None);
        assert_eq!(lexicon.unknown_card("hokk").key, "playbook-unknown-card-near");
        assert_eq!(lexicon.unknown_card("").key, "playbook-unknown-card");
    }
}
