//! Ids of tables, and what is asked of them.

/// Letters that cannot be taken for one another, in small type or read aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Letters in an id: 60 bits, so that nobody finds a table by trying.
const LENGTH: usize = 12;

/// A new id for a table.
pub(crate) fn id() -> String {
    let mut bytes = [0; LENGTH];
    // Where a system has no random numbers, nothing of this is safe anyway.
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether this can be the id of a table.
pub(crate) fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
