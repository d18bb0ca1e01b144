//! What a game's seed is made of.

use crate::{is_hash, sha256, unhex};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use table::Seed;
use wire::Share;

/// How the seed of a game came about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Shuffle {
    /// By the server and the players' clients together.
    Together {
        /// The server's secret: 32 bytes, in hexadecimal.
        secret: String,
        /// What the clients added. Empty if none took part.
        shares: Vec<Share>,
    },
    /// By the server alone, as version 0.1 did it and as rehearsals still do.
    Alone {
        /// The seed.
        seed: u64,
        /// The salt of the promise.
        salt: String,
    },
}

/// What is wrong with a shuffle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The secret does not have the hash that was shown before the game. It has this one.
    Secret(String),
    /// The share of a seat does not have the hash that its client had committed to.
    Share(table::Seat),
    /// The seed does not follow from secret and shares. This one does.
    Seed(String),
    /// Something is not of the right form.
    Form,
}

/// The hash that a server shows before a game with this seed and salt: the SHA-256 of `recess:SEED:SALT`. Because of
/// the salt nobody can find the seed by trying all of them.
#[must_use]
pub fn promise(seed: u64, salt: &str) -> String {
    sha256(&format!("recess:{seed}:{salt}"))
}

/// The hash that a server shows before it hears anything from clients: the SHA-256 of `recess:secret:SECRET`.
#[must_use]
pub fn hash_of_secret(secret: &str) -> String {
    sha256(&format!("recess:secret:{secret}"))
}

/// The hash by which a client commits to its share: the SHA-256 of `recess:share:SHARE`.
#[must_use]
pub fn hash_of_share(share: &str) -> String {
    sha256(&format!("recess:share:{share}"))
}

/// The seed, in hexadecimal: the SHA-256 of `recess:seed:SECRET`, followed by `:SEAT=SHARE` for every share that was
/// shown, in the order of the seats, which are counted from 0.
#[must_use]
pub fn seed_of(secret: &str, shares: &[Share]) -> String {
    let mut text = format!("recess:seed:{secret}");
    for Share { seat, share, .. } in shares {
        if let Some(share) = share {
            let _ = write!(text, ":{}={share}", seat.index());
        }
    }
    sha256(&text)
}

impl Shuffle {
    /// The hash that was shown before the game.
    #[must_use]
    pub fn hash(&self) -> String {
        match self {
            Shuffle::Together { secret, .. } => hash_of_secret(secret),
            Shuffle::Alone { seed, salt } => promise(*seed, salt),
        }
    }

    /// The seed of the game.
    #[must_use]
    pub fn seed(&self) -> Seed {
        match self {
            Shuffle::Together { secret, shares } => Seed::Strong(unhex(&seed_of(secret, shares)).unwrap_or_default()),
            Shuffle::Alone { seed, .. } => Seed::Quick(*seed),
        }
    }

    /// The clients' shares.
    #[must_use]
    pub fn shares(&self) -> &[Share] {
        match self {
            Shuffle::Together { shares, .. } => shares,
            Shuffle::Alone { .. } => &[],
        }
    }

    /// What nobody knows before the game is over: the secret or the salt.
    pub(crate) fn hidden(&self) -> &str {
        match self {
            Shuffle::Together { secret, .. } => secret,
            Shuffle::Alone { salt, .. } => salt,
        }
    }

    /// Whether the shuffle fits the hash shown before the game, the clients' commitments, and the seed.
    pub fn check(&self, hash: &str, seed: Seed) -> Result<(), Fault> {
        if let Shuffle::Together { secret, shares } = self {
            let sorted = shares.windows(2).all(|two| two[0].seat < two[1].seat);
            if !is_hash(secret) || !sorted {
                return Err(Fault::Form);
            }
        }
        let own = self.hash();
        if own != hash {
            return Err(Fault::Secret(own));
        }
        let broken =
            |one: &&Share| one.share.as_ref().is_some_and(|share| !is_hash(share) || hash_of_share(share) != one.hash);
        if let Some(one) = self.shares().iter().find(broken) {
            return Err(Fault::Share(one.seat));
        }
        if self.seed() != seed {
            return Err(Fault::Seed(self.seed().to_string()));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    fn share(seat: usize, share: &str) -> Share {
        Share { seat: Seat::new(seat), hash: hash_of_share(share), share: Some(share.to_owned()) }
    }

    #[test]
    fn hashes_are_what_sha256sum_says() {
        // printf recess:7:salt | sha256sum
        assert_eq!(promise(7, "salt"), "f786df45d039ea0193b4739cba52839b69d003a349fed6692343712a534b5057");
        let secret = "00".repeat(32);
        assert_eq!(hash_of_secret(&secret), sha256(&format!("recess:secret:{secret}")));
        let shares = [share(0, "aa"), Share { share: None, ..share(1, "bb") }, share(3, "cc")];
        assert_eq!(seed_of("ff", &shares), sha256("recess:seed:ff:0=aa:3=cc"));
    }

    #[test]
    fn every_byte_of_a_shuffle_counts() {
        let (secret, one, two) = ("1a".repeat(32), "2b".repeat(32), "3c".repeat(32));
        let shares = vec![share(0, &one), share(2, &two)];
        let good = Shuffle::Together { secret: secret.clone(), shares: shares.clone() };
        let (hash, seed) = (good.hash(), good.seed());
        assert_eq!(good.check(&hash, seed), Ok(()));
        let other = Shuffle::Together { secret: "1b".repeat(32), shares: shares.clone() };
        assert!(matches!(other.check(&hash, seed), Err(Fault::Secret(_))));
        let mut forged = shares.clone();
        forged[1].share = Some("3d".repeat(32));
        let forged = Shuffle::Together { secret: secret.clone(), shares: forged };
        assert_eq!(forged.check(&hash, forged.seed()), Err(Fault::Share(Seat::new(2))));
        let mut without = shares.clone();
        without[0].share = None;
        let without = Shuffle::Together { secret: secret.clone(), shares: without };
        assert!(matches!(without.check(&hash, seed), Err(Fault::Seed(_))));
        let twice = vec![share(0, &one), share(0, &one)];
        assert_eq!(Shuffle::Together { secret, shares: twice }.check(&hash, seed), Err(Fault::Form));
    }

    #[test]
    fn shuffles_of_the_version_before_are_read() {
        let old: Shuffle = serde_json::from_str(r#"{"seed":18446744073709551615,"salt":"ab"}"#).unwrap();
        assert_eq!(old, Shuffle::Alone { seed: u64::MAX, salt: "ab".to_owned() });
        assert_eq!((old.seed(), old.hash()), (Seed::Quick(u64::MAX), promise(u64::MAX, "ab")));
    }
}
