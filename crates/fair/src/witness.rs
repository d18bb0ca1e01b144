//! A client that takes part in shuffles and remembers what it was told about them.

use crate::{Fault, Shuffle, hash_of_share, hex, promise, sha256};
use wire::{Share, ShuffleProof};

/// A client's part in the shuffles of one table, and its memory of them.
///
/// Its share follows from its own secret and the server's hash. If the agreement begins anew with the same hash, for
/// example because the server was restarted, the share is the same, so there is nothing to choose from.
#[derive(Clone, Debug)]
pub struct Witness {
    own: [u8; 32],
    table: String,
    /// The game that was begun last.
    game: Memory,
    /// The game whose shuffle is being agreed on.
    next: Option<Memory>,
}

/// What is remembered of one game.
#[derive(Clone, Default, Debug)]
struct Memory {
    number: u32,
    /// The hash shown before this client committed itself, or else at the beginning of the game.
    hash: Option<String>,
    /// This client's share, once it has shown it.
    shown: Option<String>,
    /// What all had committed to when this client showed its share.
    listed: Option<Vec<Share>>,
    /// The shares at the beginning of the game.
    shares: Option<Vec<Share>>,
    /// The heads of the record's chain, in the order they were told.
    heads: Vec<String>,
}

/// What a server did that it must not do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Breach {
    /// It did not keep to the hash that it had shown.
    OtherSecret,
    /// It left out the share that this client had shown.
    LeftOut,
    /// It changed what clients had committed to.
    OtherShares,
    /// The seed does not follow from the secret and the shares.
    OtherSeed,
    /// The record is not what was told during the game.
    OtherRecord,
}

impl Breach {
    /// The message about it.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Breach::OtherSecret => "fair-other-secret",
            Breach::LeftOut => "fair-left-out",
            Breach::OtherShares => "fair-other-shares",
            Breach::OtherSeed => "fair-other-seed",
            Breach::OtherRecord => "fair-other-record",
        }
    }
}

impl Witness {
    /// A client at a table, with 32 secret bytes of its own.
    #[must_use]
    pub fn new(own: [u8; 32], table: &str) -> Witness {
        Witness { own, table: table.to_owned(), game: Memory::default(), next: None }
    }

    /// The memory of a game that has begun.
    fn game(&mut self, number: u32) -> &mut Memory {
        if let Some(next) = self.next.take_if(|next| next.number == number) {
            self.game = next;
        } else if self.game.number != number {
            self.game = Memory { number, ..Memory::default() };
        }
        &mut self.game
    }

    fn share(&self, number: u32, hash: &str) -> String {
        sha256(&format!("recess:own:{}:{}:{number}:{hash}", hex(&self.own), self.table))
    }

    /// The hash of the share for this game, which commits this client to it.
    pub fn commit(&mut self, number: u32, hash: &str) -> Result<String, Breach> {
        let share = self.share(number, hash);
        let same = self.next.as_ref().filter(|next| next.number == number);
        // Whoever does not like an outcome could let the game fail and begin another one.
        let failed = same.is_none() && self.next.as_ref().is_some_and(|next| next.shown.is_some());
        if failed || number <= self.game.number || same.is_some_and(|next| next.hash.as_deref() != Some(hash)) {
            return Err(Breach::OtherSecret);
        }
        if same.is_none() {
            self.next = Some(Memory { number, hash: Some(hash.to_owned()), ..Memory::default() });
        }
        Ok(hash_of_share(&share))
    }

    /// The share, if everything is as this client was told before. `listed` is what all have committed to.
    pub fn reveal(&mut self, number: u32, hash: &str, listed: &[Share]) -> Result<String, Breach> {
        let share = self.share(number, hash);
        let own = hash_of_share(&share);
        let next = self.next.as_mut().filter(|next| next.number == number && next.hash.as_deref() == Some(hash));
        let Some(game) = next else { return Err(Breach::OtherSecret) };
        let changed = game.listed.as_ref().is_some_and(|before| !listed.iter().all(|one| before.contains(one)));
        if changed || !listed.iter().any(|one| one.hash == own) {
            return Err(Breach::OtherShares);
        }
        game.listed = Some(listed.to_vec());
        game.shown = Some(share.clone());
        Ok(share)
    }

    /// Compares what the table says about the shuffle of a game with what this client remembers.
    pub fn look(&mut self, number: u32, fair: &ShuffleProof) -> Result<(), Breach> {
        let game = self.game(number);
        if *game.hash.get_or_insert_with(|| fair.hash.clone()) != fair.hash {
            return Err(Breach::OtherSecret);
        }
        if let Some(shown) = &game.shown
            && !fair.shares.iter().any(|one| one.share.as_ref() == Some(shown))
        {
            return Err(Breach::LeftOut);
        }
        let is_sound = |one: &Share| match (&one.share, &game.listed) {
            (Some(share), _) if hash_of_share(share) != one.hash => false,
            (_, Some(listed)) => listed.iter().any(|before| (before.seat, &before.hash) == (one.seat, &one.hash)),
            (_, None) => true,
        };
        if !fair.shares.iter().all(is_sound) || *game.shares.get_or_insert_with(|| fair.shares.clone()) != fair.shares {
            return Err(Breach::OtherShares);
        }
        match (&fair.secret, &fair.seed, &fair.salt) {
            (Some(secret), Some(seed), _) => {
                let shuffle = Shuffle::Together { secret: secret.clone(), shares: fair.shares.clone() };
                let seed = seed.parse().map_err(|_| Breach::OtherSeed)?;
                shuffle.check(&fair.hash, seed).map_err(|fault| match fault {
                    Fault::Secret(_) | Fault::Form => Breach::OtherSecret,
                    Fault::Share(_) => Breach::OtherShares,
                    Fault::Seed(_) => Breach::OtherSeed,
                })
            }
            (None, Some(seed), Some(salt)) => match seed.parse() {
                Ok(seed) if promise(seed, salt) == fair.hash => Ok(()),
                _ => Err(Breach::OtherSecret),
            },
            _ => Ok(()),
        }
    }

    /// Remembers a head of the record's chain.
    pub fn hear(&mut self, number: u32, head: &str) {
        let heads = &mut self.game(number).heads;
        if heads.last().is_none_or(|last| last != head) {
            heads.push(head.to_owned());
        }
    }

    /// Whether the heads that were told come in this record, in this order. `heads` are those of the record.
    pub fn compare<'a>(&self, number: u32, mut heads: impl Iterator<Item = &'a str>) -> Result<(), Breach> {
        let told = if self.game.number == number { &self.game.heads[..] } else { &[] };
        if told.iter().all(|told| heads.any(|head| head == told)) { Ok(()) } else { Err(Breach::OtherRecord) }
    }

    /// The heads that were told in this game.
    #[must_use]
    pub fn heads(&self) -> &[String] {
        &self.game.heads
    }

    /// Whether this client's share is in the shuffle of the game.
    #[must_use]
    pub fn took_part(&self, number: u32) -> bool {
        self.game.number == number && self.game.shown.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hash_of_secret;
    use table::Seat;

    /// A server with a secret, and one client in seat 0.
    struct Agreement {
        secret: String,
        witness: Witness,
        shares: Vec<Share>,
    }

    impl Agreement {
        fn new() -> Agreement {
            let mut witness = Witness::new([7; 32], "t");
            let secret = "1a".repeat(32);
            let hash = hash_of_secret(&secret);
            let own = witness.commit(1, &hash).unwrap();
            let other = "3c".repeat(32);
            let listed = vec![
                Share { seat: Seat::new(0), hash: own, share: None },
                Share { seat: Seat::new(2), hash: hash_of_share(&other), share: None },
            ];
            let share = witness.reveal(1, &hash, &listed).unwrap();
            let mut shares = listed;
            (shares[0].share, shares[1].share) = (Some(share), Some(other));
            Agreement { secret, witness, shares }
        }

        fn proof(&self, over: bool) -> ShuffleProof {
            let shuffle = Shuffle::Together { secret: self.secret.clone(), shares: self.shares.clone() };
            ShuffleProof {
                hash: shuffle.hash(),
                seed: over.then(|| shuffle.seed().to_string()),
                secret: over.then(|| self.secret.clone()),
                shares: self.shares.clone(),
                ..ShuffleProof::default()
            }
        }
    }

    #[test]
    fn a_sound_shuffle_is_accepted() {
        let mut all = Agreement::new();
        let (begins, ends) = (all.proof(false), all.proof(true));
        assert_eq!(all.witness.look(1, &begins), Ok(()));
        assert_eq!(all.witness.look(1, &ends), Ok(()));
        assert!(all.witness.took_part(1) && !all.witness.took_part(2));
        // Somebody else may be left out, in the open.
        let mut all = Agreement::new();
        all.shares[1].share = None;
        let ends = all.proof(true);
        assert_eq!(all.witness.look(1, &ends), Ok(()));
    }

    #[test]
    fn a_server_that_changes_its_secret_is_noticed() {
        let mut all = Agreement::new();
        all.secret = "1b".repeat(32);
        for over in [false, true] {
            let proof = all.proof(over);
            assert_eq!(all.witness.look(1, &proof), Err(Breach::OtherSecret));
        }
        assert_eq!(all.witness.commit(1, &hash_of_secret("x")), Err(Breach::OtherSecret));
        let all = Agreement::new();
        let (mut witness, mut proof) = (all.witness.clone(), all.proof(true));
        proof.secret = Some("1b".repeat(32));
        assert_eq!(witness.look(1, &proof), Err(Breach::OtherSecret));
        let mut proof = all.proof(true);
        proof.seed = Some("00".repeat(32));
        assert_eq!(all.witness.clone().look(1, &proof), Err(Breach::OtherSeed));
    }

    #[test]
    fn a_share_cannot_be_left_out_or_exchanged() {
        let all = Agreement::new();
        let look = |shares: Vec<Share>| {
            let changed = Agreement { shares, witness: all.witness.clone(), secret: all.secret.clone() };
            let proof = changed.proof(false);
            all.witness.clone().look(1, &proof)
        };
        assert_eq!(look(all.shares[1..].to_vec()), Err(Breach::LeftOut));
        let mut shares = all.shares.clone();
        shares[0].share = None;
        assert_eq!(look(shares), Err(Breach::LeftOut));
        // A share that was chosen after all others had been shown.
        let mut shares = all.shares.clone();
        let late = "4d".repeat(32);
        shares[1] = Share { hash: hash_of_share(&late), share: Some(late), ..shares[1].clone() };
        assert_eq!(look(shares), Err(Breach::OtherShares));
        let mut shares = all.shares.clone();
        shares[1].share = Some("4d".repeat(32));
        assert_eq!(look(shares), Err(Breach::OtherShares));
    }

    #[test]
    fn nothing_is_shown_to_a_server_that_does_not_list_everything() {
        let mut witness = Witness::new([7; 32], "t");
        let hash = hash_of_secret("aa");
        assert_eq!(witness.reveal(1, &hash, &[]), Err(Breach::OtherSecret));
        let own = witness.commit(1, &hash).unwrap();
        assert_eq!(witness.reveal(1, &hash, &[]), Err(Breach::OtherShares));
        let own = Share { seat: Seat::new(0), hash: own, share: None };
        assert!(witness.reveal(1, &hash, std::slice::from_ref(&own)).is_ok());
        // A commitment that comes after the share was shown could be made to fit it.
        let other = Share { seat: Seat::new(1), hash: hash_of_share("x"), share: None };
        assert_eq!(witness.reveal(1, &hash, &[own.clone(), other]), Err(Breach::OtherShares));
        assert!(witness.reveal(1, &hash, &[own]).is_ok());
    }

    #[test]
    fn a_restarted_agreement_leaves_nothing_to_choose() {
        let hash = hash_of_secret("aa");
        let commit = |witness: &mut Witness, number| witness.commit(number, &hash).unwrap();
        let mut witness = Witness::new([7; 32], "t");
        let first = commit(&mut witness, 1);
        assert_eq!(commit(&mut witness, 1), first);
        assert_ne!(commit(&mut witness, 2), first);
        assert_ne!(commit(&mut Witness::new([8; 32], "t"), 1), first);
        assert_ne!(commit(&mut Witness::new([7; 32], "u"), 1), first);
    }

    #[test]
    fn a_game_that_never_began_is_noticed() {
        let mut all = Agreement::new();
        assert_eq!(all.witness.commit(2, &hash_of_secret("y")), Err(Breach::OtherSecret));
        let mut all = Agreement::new();
        let begins = all.proof(false);
        assert_eq!(all.witness.look(1, &begins), Ok(()));
        assert!(all.witness.commit(2, &hash_of_secret("y")).is_ok());
    }

    /// While a rematch is agreed on, the table still tells of the game before.
    #[test]
    fn the_game_before_does_not_disturb_an_agreement() {
        let mut all = Agreement::new();
        let ends = all.proof(true);
        assert_eq!(all.witness.look(1, &ends), Ok(()));
        let hash = hash_of_secret("y");
        let own = Share { seat: Seat::new(0), hash: all.witness.commit(2, &hash).unwrap(), share: None };
        assert_eq!(all.witness.look(1, &ends), Ok(()));
        assert!(all.witness.reveal(2, &hash, &[own]).is_ok());
        assert_eq!(all.witness.look(1, &ends), Ok(()));
        assert!(all.witness.took_part(1) && !all.witness.took_part(2));
    }

    #[test]
    fn a_rewritten_record_is_noticed() {
        let mut witness = Witness::new([7; 32], "t");
        ["a", "c", "c", "e"].iter().for_each(|head| witness.hear(1, head));
        let compare = |heads: &[&str]| witness.compare(1, heads.iter().copied());
        assert_eq!(compare(&["a", "b", "c", "d", "e", "f"]), Ok(()));
        assert_eq!(compare(&["a", "b", "C", "D", "E"]), Err(Breach::OtherRecord));
        assert_eq!(compare(&["a", "c"]), Err(Breach::OtherRecord));
        assert_eq!(witness.compare(2, [].into_iter()), Ok(()));
    }
}
