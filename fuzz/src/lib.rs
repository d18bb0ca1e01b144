//! Feeds broken playbooks to the reader, the notation and the engine. Whatever it is given, the
//! program must read it or say what is wrong; a panic is a bug.
//!
//! Inputs are real playbooks, mutated: bytes flipped, lines dropped, doubled, moved between files,
//! words exchanged. That runs on the stable toolchain, from a seed, so that a failure can be had
//! again; `cargo run --release -p fuzz -- --help` says how.

use lunch_money::notation::Playbook;
use table::Rng;
use table::playbook;

/// What becomes of one input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It could not be read.
    Unreadable,
    /// It was read, and an expectation failed or a move was illegal.
    Failed,
    /// It was read, and everything held.
    Held,
}

/// Reads, loads and runs one input.
pub fn feed(notation: &Playbook, input: &[u8]) -> Fate {
    let Ok(examples) = playbook::read(notation, input) else { return Fate::Unreadable };
    let mut fate = Fate::Held;
    for example in &examples {
        let Ok(script) = playbook::load(notation, example) else { return Fate::Unreadable };
        if playbook::run(notation, &script).1.is_err() {
            fate = Fate::Failed;
        }
    }
    fate
}

/// A new input made from old ones.
pub fn mutate(corpus: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let Some(seed) = rng.choose(corpus) else { return Vec::new() };
    let mut lines: Vec<Vec<u8>> = seed.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    for _ in 0..=rng.below(4) {
        let at = rng.below(lines.len().max(1)).min(lines.len().saturating_sub(1));
        match rng.below(8) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other = rng.below(lines.len());
                lines.swap(at, other);
            }
            3 | 4 => {
                // A line of some other playbook.
                let other = rng.choose(corpus).map_or(&[][..], Vec::as_slice);
                let foreign: Vec<&[u8]> = other.split(|&b| b == b'\n').collect();
                lines.insert(at, rng.choose(&foreign).map_or_else(Vec::new, |line| line.to_vec()));
            }
            5 => {
                // A word of this line and a word of another line change places.
                let from = rng.below(lines.len());
                let donor: Vec<Vec<u8>> = lines[from].split(|&b| b == b' ').map(<[u8]>::to_vec).collect();
                let mut words: Vec<Vec<u8>> = lines[at].split(|&b| b == b' ').map(<[u8]>::to_vec).collect();
                let place = rng.below(words.len());
                words[place] = rng.choose(&donor).cloned().unwrap_or_default();
                lines[at] = words.join(&b' ');
            }
            6 => {
                let bytes = b":>+=!~#\"-,x0129 \xff\xc3\x00";
                let place = rng.below(lines[at].len() + 1);
                lines[at].insert(place, bytes[rng.below(bytes.len())]);
            }
            _ => {
                if !lines[at].is_empty() {
                    let place = rng.below(lines[at].len());
                    lines[at][place] ^= 1 << rng.below(8);
                }
            }
        }
        if lines.is_empty() {
            lines.push(Vec::new());
        }
    }
    lines.join(&b'\n')
}

/// Every example of the rulebook, each with a `game` line of its own.
#[must_use]
pub fn corpus() -> Vec<Vec<u8>> {
    let with_game = |text: String| {
        let has_game = text.lines().any(|line| line.starts_with("game "));
        if has_game { text } else { format!("game lunch-money + sticks-and-stones\n{text}") }
    };
    words::examples().into_iter().map(|example| with_game(example.text).into_bytes()).collect()
}

/// Mutates and feeds so many inputs. Returns how many were unreadable, failed and held.
pub fn fuzz(notation: &Playbook, seed: u64, inputs: u64, mut before: impl FnMut(u64, &[u8])) -> [u64; 3] {
    let corpus = corpus();
    let mut fates = [0; 3];
    for n in 0..inputs {
        let input = mutate(&corpus, &mut Rng::stream(seed, "fuzz", n));
        before(n, &input);
        fates[feed(notation, &input) as usize] += 1;
    }
    fates
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_read_panics() {
        let notation = words::lunch_money::playbook();
        let fates = fuzz(&notation, 1, 30_000, |_, _| {});
        assert!(fates.iter().all(|&n| n > 500), "the inputs are all alike: {fates:?}");
    }

    #[test]
    fn noise_is_refused() {
        let notation = words::lunch_money::playbook();
        let mut rng = Rng::stream(2, "fuzz", 0);
        for size in [0, 1, 10, 1000, 100_000] {
            let noise: Vec<u8> = (0..size).map(|_| rng.bits() as u8).collect();
            assert_eq!(feed(&notation, &noise), Fate::Unreadable);
        }
    }
}
