//! The proof of the shuffle: a promise made before the game that can be checked after it.

use sha2::{Digest, Sha256};

/// The promise shown before a game with this seed: the SHA-256 of `recess:SEED:SALT`, in hexadecimal. Because of the
/// salt nobody can find the seed by trying all of them.
#[must_use]
pub fn promise(seed: u64, salt: &str) -> String {
    hex(&Sha256::digest(format!("recess:{seed}:{salt}").as_bytes()))
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_is_what_sha256sum_says() {
        // printf recess:7:salt | sha256sum
        assert_eq!(promise(7, "salt"), "f786df45d039ea0193b4739cba52839b69d003a349fed6692343712a534b5057");
    }
}
