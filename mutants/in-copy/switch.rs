//! Switches mutants on. This file is put into the copy of the kernel that is tested, and exists nowhere else.

use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// How many mutants there may be.
pub const MOST: usize = 20_000;
/// No mutant.
pub const NONE: usize = MOST;
const COVERING: usize = MOST + 1;
const UNKNOWN: usize = MOST + 2;

static NOW: AtomicUsize = AtomicUsize::new(UNKNOWN);
static REACHED: [AtomicBool; MOST] = [const { AtomicBool::new(false) }; MOST];

/// Whether this mutant is switched on.
#[inline]
pub fn on(id: usize) -> bool {
    let now = NOW.load(Relaxed);
    if now > NONE { special(id, now) } else { now == id }
}

/// Switches a mutant on, or all of them off.
pub fn set(id: usize) {
    NOW.store(id, Relaxed);
}

/// Runs something without a mutant, and says which ones it reaches.
pub fn reached(run: impl FnOnce()) -> Vec<usize> {
    REACHED.iter().for_each(|reached| reached.store(false, Relaxed));
    NOW.store(COVERING, Relaxed);
    run();
    NOW.store(NONE, Relaxed);
    (0..MOST).filter(|&id| REACHED[id].load(Relaxed)).collect()
}

/// `MUTANT` in the environment is the number of the one to switch on. With `MUTANTS_REACHED`, the numbers of those
/// that are reached are added to that file.
#[cold]
fn special(id: usize, now: usize) -> bool {
    if now == UNKNOWN {
        let number = std::env::var("MUTANT").ok().and_then(|number| number.parse().ok());
        let covering = std::env::var_os("MUTANTS_REACHED").is_some();
        NOW.store(if covering { COVERING } else { number.unwrap_or(NONE) }, Relaxed);
        return on(id);
    }
    if !REACHED[id].swap(true, Relaxed)
        && let Some(path) = std::env::var_os("MUTANTS_REACHED")
    {
        let mut file = std::fs::File::options().create(true).append(true).open(path).expect("the file can be written");
        writeln!(file, "{id}").expect("the file can be written");
    }
    false
}
