//! Random numbers: one seed, many named independent streams.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

/// A stream of random numbers (xoshiro256++), the same on every machine and in every version.
///
/// Drawing below a bound and shuffling are written out here rather than taken from a general crate: saved games depend
/// on their exact results, and those crates do not guarantee them.
#[derive(Clone, Debug)]
pub struct Rng {
    generator: Xoshiro256PlusPlus,
    /// The next number, drawn in advance so that callers need not wait for it.
    next: u64,
}

impl Rng {
    /// The stream with this `name` of a seed, numbered `index` if there are several.
    ///
    /// Streams are independent: the numbers of one say nothing about another.
    #[inline]
    #[must_use]
    pub fn stream(seed: u64, name: &str, index: u64) -> Rng {
        Rng::hashed(seed, hash(name), index)
    }

    /// The first number below `bound` of a stream that is not used any further.
    ///
    /// The same as `Rng::stream(seed, name, index).below(bound)` at half the cost: the generator's first number needs
    /// only half of its state.
    #[inline]
    #[must_use]
    pub fn first_below(bound: usize, seed: u64, name: &str, index: u64) -> usize {
        let mixed = mix(seed, hash(name), index);
        let (first, last) = (spread(mixed), spread(mixed.wrapping_add(GOLDEN.wrapping_mul(3))));
        let half = (first.wrapping_add(last).rotate_left(23).wrapping_add(first) >> 32) as u32;
        let wide = u64::from(half) * bound as u64;
        // A biased result is rejected, which is rare, and the full stream continues.
        if wide as u32 >= bound as u32 { (wide >> 32) as usize } else { Rng::stream(seed, name, index).below(bound) }
    }

    /// The stream with this hash of its name. SplitMix64 (inside `seed_from_u64`) spreads the bits.
    fn hashed(seed: u64, name: u64, index: u64) -> Rng {
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(mix(seed, name, index));
        let next = generator.next_u64();
        Rng { generator, next }
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        std::mem::replace(&mut self.next, self.generator.next_u64())
    }

    /// A number below `bound`, all equally likely. `bound` must not be 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let half = (self.bits() >> 32) as u32;
        self.fitted(half, bound)
    }

    #[inline]
    fn fitted(&mut self, half: u32, bound: usize) -> usize {
        fitted(&mut || self.bits(), half, bound)
    }

    /// A random item.
    #[inline]
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    /// True with probability `wins` / `of`.
    pub fn chance(&mut self, of: usize, wins: usize) -> bool {
        self.below(of) < wins
    }

    /// Shuffles in place.
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut || self.bits(), items);
    }
}

/// A number below `bound` from 32 random bits. Where these would favour some numbers, more bits are drawn: Lemire's
/// multiply-and-shift with rejection.
#[inline]
pub(crate) fn fitted(bits: &mut impl FnMut() -> u64, mut half: u32, bound: usize) -> usize {
    debug_assert!(bound > 0 && bound <= u32::MAX as usize);
    let bound = bound as u64;
    loop {
        let wide = u64::from(half) * bound;
        let low = wide as u32;
        if low >= bound as u32 || low >= (u64::from(u32::MAX) + 1).wrapping_rem(bound) as u32 {
            return (wide >> 32) as usize;
        }
        half = (bits() >> 32) as u32;
    }
}

/// Shuffles in place (Fisher and Yates, from the end), using 64 random bits for every two places.
#[inline]
pub(crate) fn shuffle<T>(bits: &mut impl FnMut() -> u64, items: &mut [T]) {
    let mut rest = items;
    while rest.len() > 1 {
        let drawn = bits();
        for half in [(drawn >> 32) as u32, drawn as u32] {
            let chosen = if rest.len() > 1 { fitted(bits, half, rest.len()) } else { 0 };
            let Some((last, others)) = rest.split_last_mut() else { return };
            if let Some(chosen) = others.get_mut(chosen) {
                std::mem::swap(last, chosen);
            }
            rest = others;
        }
    }
}

/// FNV-1a. Names are constants, so the hash is computed at compile time.
#[inline]
pub(crate) fn hash(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The seed of a stream's generator.
#[inline]
pub(crate) const fn mix(seed: u64, name: u64, index: u64) -> u64 {
    spread(spread(seed) ^ name).wrapping_add(spread(index ^ name.rotate_left(32)))
}

/// The step of SplitMix64.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// The finaliser of SplitMix64: every input bit affects every output bit.
#[inline]
const fn spread(x: u64) -> u64 {
    let x = x.wrapping_add(GOLDEN);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_differ_by_seed_name_and_index() {
        let first = |seed, name, index| Rng::stream(seed, name, index).bits();
        let all = [first(1, "deal", 0), first(2, "deal", 0), first(1, "deck", 0), first(1, "deal", 1)];
        for (i, a) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn the_first_number_of_a_stream_is_its_first() {
        for index in 0..2000 {
            for bound in [1, 2, 6, 165, usize::from(u16::MAX), 3 << 30] {
                let seed = index * 77;
                let stream = Rng::stream(seed, "dice", index).below(bound);
                assert_eq!(Rng::first_below(bound, seed, "dice", index), stream, "{index} {bound}");
            }
        }
    }

    /// Saved games depend on these numbers. If this test fails, old games no longer replay.
    #[test]
    fn streams_never_change() {
        let mut rng = Rng::stream(42, "deal", 0);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(165)).collect();
        assert_eq!(drawn, STABLE);
        let mut shuffled = [0, 1, 2, 3, 4, 5, 6, 7, 8];
        Rng::stream(42, "deal", 0).shuffle(&mut shuffled);
        assert_eq!(shuffled, STABLE_SHUFFLE);
    }

    const STABLE_SHUFFLE: [usize; 9] = [8, 1, 4, 3, 7, 2, 5, 0, 6];
    const STABLE: [usize; 8] = [114, 126, 4, 9, 11, 116, 116, 102];

    #[test]
    fn shuffles_are_even() {
        let mut rng = Rng::stream(9, "test", 0);
        let mut seen = [[0u32; 5]; 5];
        for _ in 0..50_000 {
            let mut items = [0, 1, 2, 3, 4];
            rng.shuffle(&mut items);
            items.iter().enumerate().for_each(|(place, &item)| seen[place][item] += 1);
        }
        assert!(seen.iter().flatten().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn below_is_even() {
        let mut rng = Rng::stream(7, "test", 0);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[rng.below(7)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }
}
