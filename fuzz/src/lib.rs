//! Feeds broken input to everything that reads bytes: playbooks, saved games, card sets, stored tables and client
//! messages, for every registered game. The program must read any input or report what is wrong. A panic is a bug, and
//! so is an input that takes for ever.
//!
//! Inputs are mutations of real ones, made from a seed, so that failures can be repeated. It runs on the stable
//! toolchain. `cargo run --release -p fuzz -- --help` explains the usage.

mod mutate;
mod report;
mod targets;

pub use mutate::mutate;
pub use report::{Crash, crash_of, smallest};
pub use targets::targets;

use table::Rng;

/// The outcome of an input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It could not be read.
    Unreadable,
    /// It was read, but something in it was refused: a move is illegal, an expectation fails.
    Refused,
    /// It was read, and everything held.
    Held,
}

/// Code that reads bytes.
pub trait Target: Send + Sync {
    /// The target's name on the command line and in reports.
    fn name(&self) -> String;

    /// Real inputs to start from.
    fn corpus(&self) -> Vec<Vec<u8>>;

    /// Reads one input.
    fn feed(&self, input: &[u8]) -> Fate;
}

/// The `n`th input for a target, derived from a seed.
#[must_use]
pub fn input(target: &dyn Target, corpus: &[Vec<u8>], seed: u64, n: u64) -> Vec<u8> {
    mutate(corpus, &mut Rng::stream(seed, &target.name(), n))
}

/// Mutates and feeds this many inputs. Returns how many were unreadable, refused and held. The error is the first input
/// that makes the program panic, made as small as possible.
pub fn fuzz(
    target: &dyn Target,
    seed: u64,
    inputs: u64,
    mut before: impl FnMut(u64, &[u8]),
) -> Result<[u64; 3], Box<Crash>> {
    let corpus = target.corpus();
    let mut fates = [0; 3];
    for n in 0..inputs {
        let input = input(target, &corpus, seed, n);
        before(n, &input);
        match crash_of(target, &input) {
            Ok(fate) => fates[fate as usize] += 1,
            Err(said) => {
                let input = smallest(&input, |smaller| crash_of(target, smaller).is_err());
                return Err(Box::new(Crash { target: target.name(), seed, n, said, input }));
            }
        }
    }
    Ok(fates)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A short run of all targets, the same every time.
    #[test]
    fn no_input_panics() {
        let crashes: Vec<String> = std::thread::scope(|scope| {
            let runs: Vec<_> = targets()
                .into_iter()
                .map(|(target, share)| scope.spawn(move || (fuzz(&*target, 1, 20 * share, |_, _| {}), target.name())))
                .collect();
            let ended = runs.into_iter().map(|run| run.join().unwrap());
            ended
                .filter_map(|(result, name)| match result {
                    Ok(fates) => (fates[0] + fates[1] == 0 || fates[1] + fates[2] == 0)
                        .then(|| format!("the inputs of {name} are all alike: {fates:?}")),
                    Err(crash) => Some(crash.to_string()),
                })
                .collect()
        });
        assert!(crashes.is_empty(), "{}", crashes.join("\n\n"));
    }

    #[test]
    fn the_corpus_can_be_read() {
        for (target, _) in targets() {
            let corpus = target.corpus();
            assert!(!corpus.is_empty(), "{} has nothing to begin with", target.name());
            let read = corpus.iter().take(30).filter(|input| target.feed(input) != Fate::Unreadable).count();
            assert_eq!(read, corpus.len().min(30), "{}", target.name());
        }
    }

    #[test]
    fn noise_is_refused() {
        let mut rng = Rng::stream(2, "fuzz", 0);
        for (target, _) in targets() {
            for size in [0, 1, 10, 1000, 100_000] {
                let noise: Vec<u8> = (0..size).map(|_| rng.bits() as u8).collect();
                assert_ne!(target.feed(&noise), Fate::Held, "{}", target.name());
            }
        }
    }

    #[test]
    fn a_panic_is_reported_with_the_smallest_input() {
        struct Fragile;

        impl Target for Fragile {
            fn name(&self) -> String {
                "fragile".to_owned()
            }

            fn corpus(&self) -> Vec<Vec<u8>> {
                vec![b"one\ntwo three\nfour".to_vec()]
            }

            fn feed(&self, input: &[u8]) -> Fate {
                assert!(!input.windows(5).any(|word| word == b"three"), "three is too many");
                Fate::Held
            }
        }

        let crash = fuzz(&Fragile, 1, 100, |_, _| {}).unwrap_err();
        assert_eq!(crash.input, b"three");
        assert!(crash.to_string().contains("three is too many"), "{crash}");
    }
}
