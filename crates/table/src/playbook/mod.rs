//! Playbooks: executable examples, bug reports and saved games in one plain-text format.
//!
//! The reader ([`read`], [`read_any`]) turns text into [`Example`]s. All it needs to know about a game is the words
//! that begin the lines of its heads. A game's [`Notation`] gives meaning to heads, moves and expectations. The lines
//! that all games share are read and written in one place ([`GameHead`], [`write()`]). [`run`] plays an example and
//! reports the first line that does not hold. Nothing here panics, whatever the input.

mod chance;
mod lexicon;
mod promise;
mod reader;
mod runner;
mod saved;

pub use chance::{Chances, SameChance};
pub use lexicon::{Lexicon, fold, short};
pub use promise::Promise;
pub use reader::{
    Example, HeadLine, HeadWord, ReadError, Step, StepKind, is_taken, names_of, read, read_any, read_every, seat_words,
};
pub use runner::{Failure, Notation, PassSpelling, Run, RunDecision, Script, load, load_every, run, seat_named};
pub use saved::{Decision, GameHead, OwnLines, SeatLine, write, written_move};
