//! What the head of a recorded game says about its shuffle and about itself.

use super::Example;
use std::fmt;

/// The lines of a head that prove a shuffle and seal a record. They mean nothing to the game, and crates above know how
/// to check them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Promise {
    /// Each line: its first word, one of [`Promise::WORDS`], and the rest.
    pub lines: Vec<(&'static str, String)>,
}

impl Promise {
    /// The words that begin such lines.
    pub const WORDS: [&str; 9] = ["hash", "salt", "secret", "share", "chain", "key", "signed", "broken", "exact"];

    /// The promise in the head of a recorded game. `None` if it has none.
    #[must_use]
    pub fn of(example: &Example) -> Option<Promise> {
        let word = |key: &str| Promise::WORDS.into_iter().find(|word| *word == key);
        let lines = example.head.iter().filter_map(|line| Some((word(&line.key)?, line.rest.clone())));
        Some(Promise { lines: lines.collect() }).filter(|promise| !promise.lines.is_empty())
    }
}

/// The form used in the head of a record.
impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (word, rest)) in self.lines.iter().enumerate() {
            let end = if at == 0 { "" } else { "\n" };
            write!(f, "{end}{word} {rest}")?;
        }
        Ok(())
    }
}
