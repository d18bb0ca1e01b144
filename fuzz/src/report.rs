//! Reports about inputs that make the program panic.

use crate::{Fate, Target};
use std::cell::RefCell;
use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// An input that makes the program panic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crash {
    /// The target that read it.
    pub target: String,
    /// The seed it was made from.
    pub seed: u64,
    /// Its number among the inputs from that seed.
    pub n: u64,
    /// The panic message with its location.
    pub said: String,
    /// The smallest input found that still panics.
    pub input: Vec<u8>,
}

impl fmt::Display for Crash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Crash { target, seed, n, said, input } = self;
        write!(f, "{target}, seed {seed}, input {n}: {said}\n{}", String::from_utf8_lossy(input))
    }
}

thread_local! {
    static SAID: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Feeds an input. The error is the message of a panic.
pub fn crash_of(target: &dyn Target, input: &[u8]) -> Result<Fate, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            // Catches only panics of fed inputs. Others are reported as always.
            let ours = SAID.with_borrow_mut(|said| said.as_mut().map(|said| *said = info.to_string()).is_some());
            if !ours {
                usual(info);
            }
        }));
    });
    SAID.set(Some(String::new()));
    let result = panic::catch_unwind(AssertUnwindSafe(|| target.feed(input)));
    let said = SAID.take();
    result.map_err(|_| said.unwrap_or_default())
}

/// How many smaller inputs are tried.
const TRIES: usize = 3_000;

/// The smallest input found that is still `bad`. Drops unnecessary lines, then unnecessary bytes.
pub fn smallest(input: &[u8], bad: impl Fn(&[u8]) -> bool) -> Vec<u8> {
    let mut tries = TRIES;
    let lines: Vec<Vec<u8>> = input.split(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    let lines = without(lines, &mut tries, |lines| bad(&lines.join(&b'\n')));
    let bytes = lines.join(&b'\n');
    without(bytes, &mut tries, |bytes| bad(bytes))
}

/// Leaves out unnecessary pieces, ever smaller ones.
fn without<T: Clone>(mut all: Vec<T>, tries: &mut usize, bad: impl Fn(&[T]) -> bool) -> Vec<T> {
    let mut piece = all.len().div_ceil(2);
    while piece > 0 && *tries > 0 {
        let mut at = 0;
        while at < all.len() && *tries > 0 {
            *tries -= 1;
            let end = (at + piece).min(all.len());
            let fewer: Vec<T> = all[..at].iter().chain(&all[end..]).cloned().collect();
            if bad(&fewer) {
                all = fewer;
            } else {
                at = end;
            }
        }
        piece = if piece == 1 { 0 } else { piece.div_ceil(2) };
    }
    all
}
