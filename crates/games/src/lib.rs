//! The kits of our games, and the one registry.
//!
//! This is the only crate that lists games. Whoever needs "the game of this id" calls [`with`] and gets
//! code that is compiled for that game; an id that nobody has is an error.

mod lunch_money;
mod munchkin;

pub use lunch_money::LunchMoneyKit;
pub use munchkin::{CardFacts, MunchkinKit};

use kit::Kit;
use table::Phrase;

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game that `K` is the kit of.
    fn visit<K: Kit>(self) -> Self::Out;
}

/// Lists the kits: a line for each game.
macro_rules! registry {
    ($($kit:ty),* $(,)?) => {
        /// The ids of all games.
        pub const IDS: &[&str] = &[$(<$kit as Kit>::ID),*];

        /// Does something with the game of this id; an error that lists the games if there is none.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Phrase> {
            match id {
                $(<$kit as Kit>::ID => Ok(visitor.visit::<$kit>()),)*
                _ => Err(Phrase::new("table-game").with("game", id.to_owned()).with("games", IDS.join(", "))),
            }
        }
    };
}

registry! {
    LunchMoneyKit,
    MunchkinKit,
}
