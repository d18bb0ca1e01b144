//! A table as a state machine: seats, windows, pace, absence, fairness. No I/O, clock, thread or task.
//!
//! An input comes in (a message, a connection, the time), the room changes, and returns what its caller must do: first
//! [`Effects::store`], and only when that is safe, [`Effects::send`]. Time is a number of milliseconds that the caller
//! passes, so tests need no clock. A server runs a [`Room`] in a task. Anything else that can call functions and keep
//! records can run it too.

mod agree;
mod any;
mod cover;
mod effects;
mod fair;
mod listen;
mod newcomers;
mod options;
mod pace;
mod places;
mod play;
mod record;
mod replay;
mod restore;
mod room;
mod run;
mod tell;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
mod window;

pub use any::{AnyRoom, Request, Seating};
pub use effects::{Conn, Effects, Job, Millis};
pub use fair::promise;
pub use record::{DecisionRecord, Record, SavedTable, WindowDecision};
pub use replay::{Consequence, FinishedGame, GameReplay, Say, names, shown};
pub use room::{Entropy, Room};

use games::Visitor;
use kit::Kit;
use table::Phrase;
use wire::Options;

/// Opens a new table for the game named in the options.
pub fn open(id: &str, options: &Options, entropy: Entropy) -> Result<Box<dyn AnyRoom>, Phrase> {
    struct Open<'a>(&'a str, &'a Options, Entropy);

    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyRoom>, Phrase>;

        fn visit<K: Kit>(self) -> Self::Out {
            Ok(Box::new(Room::<K>::new(self.0, self.1, self.2)?))
        }
    }

    games::with(&options.game, Open(id, options, entropy))?
}

/// Restores a table from its records.
pub fn restore(saved: &SavedTable, now: Millis, entropy: Entropy) -> Result<Box<dyn AnyRoom>, Phrase> {
    struct Restore<'a>(&'a SavedTable, Millis, Entropy);

    impl Visitor for Restore<'_> {
        type Out = Result<Box<dyn AnyRoom>, Phrase>;

        fn visit<K: Kit>(self) -> Self::Out {
            Ok(Box::new(Room::<K>::restored(self.0, self.1, self.2)?))
        }
    }

    games::with(&saved.options.game, Restore(saved, now, entropy))?
}
