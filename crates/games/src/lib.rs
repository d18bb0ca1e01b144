//! The kits of our games, and the one registry.
//!
//! This is the only crate that lists games. Code that needs "the game with this id" calls [`with`] and is compiled for
//! each game. An unknown id is an error.

mod lunch_money;
mod munchkin;

pub use cheat::CheatKit;
pub use lunch_money::LunchMoneyKit;
pub use munchkin::{CardFacts, MunchkinKit, OwnSet, SetRefusal, give_sets};

use kit::Kit;
use table::Phrase;
use table::playbook::short;

/// An operation that works for any game.
pub trait Visitor {
    /// Its result.
    type Out;

    /// Runs it for the game whose kit is `K`.
    fn visit<K: Kit>(self) -> Self::Out;
}

/// Lists the kits, one line for each game.
macro_rules! registry {
    ($($kit:ty),* $(,)?) => {
        /// The ids of all games, including unlisted ones.
        pub const IDS: &[&str] = &[$(<$kit as Kit>::ID),*];

        /// The ids of the games shown to players.
        pub fn listed() -> impl Iterator<Item = &'static str> {
            [$((<$kit as Kit>::ID, <$kit as Kit>::LISTED)),*].into_iter().filter(|(_, listed)| *listed).map(|(id, _)| id)
        }

        /// Runs a visitor for the game with this id. The error lists the games.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Phrase> {
            match id {
                $(<$kit as Kit>::ID => Ok(visitor.visit::<$kit>()),)*
                _ => Err(unknown(id, listed())),
            }
        }
    };
}

registry! {
    LunchMoneyKit,
    MunchkinKit,
    CheatKit,
}

/// The default game of commands that name none: the first in the registry.
pub const USUAL: &str = IDS[0];

/// The error for an unknown id. It lists these games.
#[must_use]
pub fn unknown(id: &str, games: impl IntoIterator<Item = &'static str>) -> Phrase {
    let games: Vec<&str> = games.into_iter().collect();
    Phrase::new("table-game").with("game", short(id)).with("games", games.join(", "))
}
