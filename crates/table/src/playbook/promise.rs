//! What a server promises of a shuffle before a game: it shows a hash of the seed, and afterwards the seed.

use super::Example;
use std::fmt;

/// A promise, with what is needed to check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// What was shown before the game: the SHA-256 of `recess:SEED:SALT`, in hexadecimal.
    pub hash: String,
    /// What keeps anybody from trying all seeds, in hexadecimal.
    pub salt: String,
}

impl Promise {
    /// What the head of a record says was promised.
    #[must_use]
    pub fn of(example: &Example) -> Option<Promise> {
        Some(Promise { hash: example.value("hash")?.to_owned(), salt: example.value("salt")?.to_owned() })
    }
}

/// As it stands in the head of a record.
impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hash {}\nsalt {}", self.hash, self.salt)
    }
}
