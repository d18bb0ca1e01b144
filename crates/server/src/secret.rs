//! Ids of tables.

/// Letters that are not confused with one another in small type or when read aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters in an id: 60 bits, so that nobody finds a table by guessing.
const LENGTH: usize = 12;

/// A new id for a table.
pub(crate) fn id() -> String {
    let mut bytes = [0; LENGTH];
    // A system without random numbers cannot keep anything here safe.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether this can be the id of a table.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
