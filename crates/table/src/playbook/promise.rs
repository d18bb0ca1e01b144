//! The promise of a shuffle: a server publishes a hash of the seed before a game and the seed afterwards.

use super::Example;
use std::fmt;

/// A promise with the salt needed to check it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promise {
    /// The hash published before the game: the SHA-256 of `recess:SEED:SALT`, in hexadecimal.
    pub hash: String,
    /// The salt, in hexadecimal. Without it anybody could try all seeds.
    pub salt: String,
}

impl Promise {
    /// The promise in the head of a recorded game.
    #[must_use]
    pub fn of(example: &Example) -> Option<Promise> {
        Some(Promise { hash: example.value("hash")?.to_owned(), salt: example.value("salt")?.to_owned() })
    }
}

/// The form used in the head of a record.
impl fmt::Display for Promise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hash {}\nsalt {}", self.hash, self.salt)
    }
}
