//! Shuffles that a server and its players make together, and records that cannot be changed unnoticed.
//!
//! `docs/fairness.md` says what this proves. Everything that is hashed is text, so that anybody can check it with
//! `sha256sum`.

mod chain;
mod seal;
mod shuffle;
mod witness;

pub use chain::Chain;
pub use seal::{Seal, is_sealed};
pub use shuffle::{Fault, Shuffle, hash_of_secret, hash_of_share, promise, seed_of};
pub use witness::{Breach, Witness};

use sha2::{Digest, Sha256};

/// How long clients get for each of the two rounds in which a shuffle is agreed on, in milliseconds. Who does not
/// answer in time is left out.
pub const ROUND: u64 = 1000;

/// The SHA-256 of a text, in hexadecimal.
fn sha256(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads `N` bytes in hexadecimal, in lower case as they are written.
fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() != 2 * N || !text.bytes().all(is_digit) {
        return None;
    }
    let mut bytes = [0; N];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Whether this is 32 bytes in hexadecimal: a hash, a secret or a share.
#[must_use]
pub fn is_hash(text: &str) -> bool {
    unhex::<32>(text).is_some()
}
