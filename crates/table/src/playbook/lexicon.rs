//! Card names, however they are written.

use std::collections::HashMap;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name without case, accents, spaces and punctuation; superscripts are digits.
/// `KICK4`, `Kick⁴` and `kick 4` fold to the same.
#[must_use]
pub fn fold(name: &str) -> String {
    let plain = name.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase);
    plain.filter(|c| c.is_alphanumeric()).collect()
}

/// A name as it can be shown in a message.
#[must_use]
pub fn short(name: &str) -> String {
    name.trim().chars().take(40).filter(|c| !c.is_control()).collect()
}

/// Names in any language, each for one numbered thing of a game.
#[derive(Clone, Default, Debug)]
pub struct Lexicon(HashMap<String, u16>);

impl Lexicon {
    /// What this name is for.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<u16> {
        self.0.get(&fold(name)).copied()
    }

    /// Adds a name. False if it already stands for something else.
    pub fn add(&mut self, name: &str, thing: u16) -> bool {
        *self.0.entry(fold(name)).or_insert(thing) == thing
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
}
