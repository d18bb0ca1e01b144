//! The server's signature under a record.

use crate::{hex, unhex};
use ed25519_dalek::{Signature, Signer as _, SigningKey, Verifier as _, VerifyingKey};
use std::fmt;

/// A key to sign with (Ed25519).
#[derive(Clone)]
pub struct Seal(SigningKey);

impl Seal {
    /// The key of these 32 secret bytes.
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Seal {
        Seal(SigningKey::from_bytes(secret))
    }

    /// The public key, in hexadecimal.
    #[must_use]
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// The signature under a text, in hexadecimal.
    #[must_use]
    pub fn sign(&self, text: &str) -> String {
        hex(&self.0.sign(text.as_bytes()).to_bytes())
    }
}

/// The secret stays out of logs.
impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seal({})", self.public())
    }
}

/// Whether the owner of this public key has signed this text.
#[must_use]
pub fn is_sealed(text: &str, key: &str, signature: &str) -> bool {
    let key = unhex::<32>(key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
    let signature = unhex::<64>(signature).map(|bytes| Signature::from_bytes(&bytes));
    key.zip(signature).is_some_and(|(key, signature)| key.verify(text.as_bytes(), &signature).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_hold_for_one_text_and_one_key() {
        let (seal, other) = (Seal::new(&[1; 32]), Seal::new(&[2; 32]));
        let (key, signed) = (seal.public(), seal.sign("text"));
        assert!(is_sealed("text", &key, &signed));
        assert!(!is_sealed("test", &key, &signed) && !is_sealed("text", &other.public(), &signed));
        assert!(
            !is_sealed("text", &key, &other.sign("text"))
                && !is_sealed("text", &key, "")
                && !is_sealed("text", "", &signed)
        );
        assert!(!format!("{seal:?}").contains(&hex(&[1; 32])));
    }

    /// The first example of RFC 8032.
    #[test]
    fn keys_are_those_of_the_standard() {
        let secret = unhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").unwrap();
        let key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        assert_eq!(Seal::new(&secret).public(), key);
    }
}
