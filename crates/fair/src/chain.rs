//! The chain of a game's record. Each decision is a link, and each link depends on all before it.

use crate::{Shuffle, sha256};
use table::Seat;

/// The chain of a record, up to some decision.
///
/// Everybody at the table is told its head again and again during the game. A link must therefore tell nothing of its
/// decision, not even to somebody who tries all possible ones: it is blinded with a number that follows from what the
/// server keeps secret until the game is over.
#[derive(Clone, PartialEq, Debug)]
pub struct Chain {
    head: String,
    links: u32,
    hidden: String,
}

impl Chain {
    /// The chain before the first decision: the SHA-256 of `recess:chain:HASH:GAME:VERSION`, followed by
    /// `:SEAT=HASH=SHARE` for every share. `HASH` is what was shown before the game, and the share is empty if it was
    /// left out.
    #[must_use]
    pub fn new(shuffle: &Shuffle, game: &str, version: &str) -> Chain {
        let mut text = format!("recess:chain:{}:{game}:{version}", shuffle.hash());
        for one in shuffle.shares() {
            text += &format!(":{}={}={}", one.seat.index(), one.hash, one.share.as_deref().unwrap_or_default());
        }
        Chain { head: sha256(&text), links: 0, hidden: shuffle.hidden().to_owned() }
    }

    /// Adds a decision, given as JSON: the SHA-256 of `recess:link:HEAD:BLIND:SEAT:MOVE`, where `BLIND` is the SHA-256
    /// of `recess:blind:SECRET:N` and `N` counts the decisions from 0.
    pub fn add(&mut self, seat: Seat, mv: &str) {
        let blind = sha256(&format!("recess:blind:{}:{}", self.hidden, self.links));
        self.head = sha256(&format!("recess:link:{}:{blind}:{}:{mv}", self.head, seat.index()));
        self.links += 1;
    }

    /// The hash of everything so far, in hexadecimal.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }

    /// What a server signs about a game that is over or broken off.
    #[must_use]
    pub fn statement(&self) -> String {
        format!("recess:record:{}:{}", self.links, self.head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffle(secret: &str) -> Shuffle {
        Shuffle::Together { secret: secret.to_owned(), shares: Vec::new() }
    }

    fn chain(secret: &str, moves: &[(usize, &str)]) -> Chain {
        let mut chain = Chain::new(&shuffle(secret), "game", "1");
        moves.iter().for_each(|(seat, mv)| chain.add(Seat::new(*seat), mv));
        chain
    }

    #[test]
    fn every_decision_changes_all_later_heads() {
        let moves = [(0, "1"), (1, "2"), (0, "3")];
        let whole = chain("aa", &moves);
        let heads = [
            chain("aa", &moves[..2]),
            chain("aa", &[moves[0], moves[2]]),
            chain("aa", &[(1, "1"), moves[1], moves[2]]),
            chain("aa", &[moves[0], (1, "9"), moves[2]]),
            chain("aa", &[moves[1], moves[0], moves[2]]),
            chain("ab", &moves),
        ];
        for other in heads {
            assert_ne!(other.statement(), whole.statement());
            assert_ne!(other.head(), whole.head());
        }
    }

    /// Without the secret the same decision gives another link every time.
    #[test]
    fn links_are_blinded() {
        let public = |chain: &Chain, mv: &str| sha256(&format!("recess:link:{}::0:{mv}", chain.head()));
        let (before, after) = (chain("aa", &[]), chain("aa", &[(0, "pass")]));
        assert_ne!(public(&before, "pass"), after.head());
        let start = Chain { hidden: "bb".to_owned(), ..before };
        let mut other = start;
        other.add(Seat::new(0), "pass");
        assert_ne!(other.head(), after.head());
    }
}
