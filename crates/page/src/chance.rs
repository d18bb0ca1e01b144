//! Random bytes from a secret that the worker passes.

use room::Entropy;
use sha2::{Digest, Sha256};

/// A source of random bytes that nobody can foresee who does not know the secret: SHA-256 of the secret and a counter.
/// The same secret gives the same bytes.
#[must_use]
pub fn entropy(secret: &[u8]) -> Entropy {
    let secret = Sha256::digest(secret);
    let (mut counter, mut block, mut used) = (0_u64, [0; 32], 32);
    Box::new(move |bytes| {
        for byte in bytes {
            if used == block.len() {
                block = Sha256::new().chain_update(secret).chain_update(counter.to_le_bytes()).finalize().into();
                (counter, used) = (counter + 1, 0);
            }
            *byte = block[used];
            used += 1;
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(secret: &[u8], parts: &[usize]) -> Vec<u8> {
        let mut entropy = entropy(secret);
        let draw = |length: &usize| {
            let mut bytes = vec![0; *length];
            entropy(&mut bytes);
            bytes
        };
        parts.iter().flat_map(draw).collect()
    }

    #[test]
    fn bytes_follow_from_the_secret_and_not_from_how_they_are_asked_for() {
        let all = drawn(b"secret", &[100]);
        assert_eq!(all, drawn(b"secret", &[1, 31, 32, 7, 29]));
        assert_ne!(all, drawn(b"secre7", &[100]));
        let blocks: std::collections::BTreeSet<&[u8]> = all.chunks(32).collect();
        assert_eq!(blocks.len(), 4, "no block comes twice");
    }
}
