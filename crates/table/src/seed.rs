//! Seeds: what every result of chance in a game follows from.

use crate::Rng;
use crate::rng::{fitted, hash, mix, shuffle};
use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng as _};
use std::fmt;
use std::str::FromStr;

/// The seed of a game. Its named streams of random numbers are independent: the numbers of one say nothing about
/// another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seed {
    /// 64 bits for the quick generator of [`Rng`], whose next numbers can be computed from the previous ones. For
    /// simulations, guesses, experiments and examples.
    Quick(u64),
    /// 256 bits for ChaCha20, whose next numbers nobody can tell from the previous ones. For games between people.
    Strong([u8; 32]),
}

impl From<u64> for Seed {
    #[inline]
    fn from(seed: u64) -> Seed {
        Seed::Quick(seed)
    }
}

impl Seed {
    /// Shuffles with the stream of this name, numbered `index` if there are several.
    #[inline]
    pub fn shuffle<T>(self, name: &str, index: u64, items: &mut [T]) {
        match self {
            Seed::Quick(seed) => Rng::stream(seed, name, index).shuffle(items),
            Seed::Strong(key) => strong_shuffle(&key, hash(name), index, items),
        }
    }

    /// The first number below `bound` of the stream of this name. `bound` must not be 0.
    #[inline]
    #[must_use]
    pub fn below(self, bound: usize, name: &str, index: u64) -> usize {
        match self {
            Seed::Quick(seed) => Rng::first_below(bound, seed, name, index),
            Seed::Strong(key) => strong_below(&key, hash(name), index, bound),
        }
    }

    /// A seed for everything that does not decide about the game, such as the thoughts of bots. A strong seed cannot
    /// be computed from it.
    #[must_use]
    pub fn quick(self) -> u64 {
        match self {
            Seed::Quick(seed) => seed,
            Seed::Strong(key) => strong(&key, hash("quick"), 0).next_u64(),
        }
    }
}

/// A stream of a strong seed.
fn strong(key: &[u8; 32], name: u64, index: u64) -> ChaCha20Rng {
    let mut generator = ChaCha20Rng::from_seed(*key);
    generator.set_stream(mix(0, name, index));
    generator
}

// Kept out of the way of simulations, which have quick seeds.
#[cold]
#[inline(never)]
fn strong_shuffle<T>(key: &[u8; 32], name: u64, index: u64, items: &mut [T]) {
    let mut generator = strong(key, name, index);
    shuffle(&mut || generator.next_u64(), items);
}

#[cold]
#[inline(never)]
fn strong_below(key: &[u8; 32], name: u64, index: u64, bound: usize) -> usize {
    let mut generator = strong(key, name, index);
    let half = (generator.next_u64() >> 32) as u32;
    fitted(&mut || generator.next_u64(), half, bound)
}

/// As in playbooks: a number, or 64 hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seed::Quick(seed) => seed.fmt(f),
            Seed::Strong(key) => key.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// The text is no seed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct UnreadableSeed;

impl FromStr for Seed {
    type Err = UnreadableSeed;

    fn from_str(text: &str) -> Result<Seed, UnreadableSeed> {
        // No quick seed has more than 20 digits.
        if text.len() <= 20 {
            return text.parse().map(Seed::Quick).map_err(|_| UnreadableSeed);
        }
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(UnreadableSeed);
        }
        let mut key = [0; 32];
        for (at, byte) in key.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| UnreadableSeed)?;
        }
        Ok(Seed::Strong(key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: [u8; 32] = [7; 32];

    #[test]
    fn seeds_are_read_as_they_are_written() {
        for seed in [Seed::Quick(0), Seed::Quick(u64::MAX), Seed::Strong(KEY), Seed::Strong([0; 32])] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        for bad in ["", "x", "-1", &"g".repeat(64), &"0".repeat(63), &"+1".repeat(32), &"ä".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(UnreadableSeed), "{bad}");
        }
    }

    #[test]
    fn quick_seeds_are_the_streams_of_the_quick_generator() {
        let (mut seed, mut stream) = ([0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 6]);
        Seed::Quick(3).shuffle("deal", 1, &mut seed);
        Rng::stream(3, "deal", 1).shuffle(&mut stream);
        assert_eq!(seed, stream);
        assert_eq!(Seed::Quick(3).below(165, "dice", 9), Rng::stream(3, "dice", 9).below(165));
    }

    /// Records of games depend on these numbers. If this test fails, games no longer replay. They come from another
    /// implementation of ChaCha20, which was checked with the test vectors of RFC 8439.
    #[test]
    fn strong_streams_never_change() {
        let seed = Seed::Strong(KEY);
        let drawn: Vec<usize> = (0..8).map(|index| seed.below(165, "dice", index)).collect();
        assert_eq!(drawn, STABLE);
        let mut shuffled = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        seed.shuffle("deal", 0, &mut shuffled);
        assert_eq!(shuffled, STABLE_SHUFFLE);
    }

    const STABLE_SHUFFLE: [usize; 9] = [0, 6, 4, 3, 5, 2, 8, 7, 1];
    const STABLE: [usize; 8] = [119, 16, 145, 97, 71, 22, 57, 52];

    #[test]
    fn strong_shuffles_are_even_and_streams_differ() {
        let mut seen = [[0u32; 5]; 5];
        for index in 0..20_000 {
            let mut items = [0, 1, 2, 3, 4];
            Seed::Strong(KEY).shuffle("test", index, &mut items);
            items.iter().enumerate().for_each(|(place, &item)| seen[place][item] += 1);
        }
        assert!(seen.iter().flatten().all(|&n| (3_750..4_250).contains(&n)), "{seen:?}");
        let first = |key, name| Seed::Strong(key).below(1 << 30, name, 0);
        assert_ne!(first(KEY, "deal"), first(KEY, "deck"));
        assert_ne!(first(KEY, "deal"), first([8; 32], "deal"));
    }
}
