//! The kits of our games, and the one registry.
//!
//! This is the only crate that lists games. Whoever needs "the game of this id" calls [`with`] and gets
//! code that is compiled for that game; an id that nobody has is an error.

mod lunch_money;
mod munchkin;

pub use cheat::CheatKit;
pub use lunch_money::LunchMoneyKit;
pub use munchkin::{CardFacts, MunchkinKit, OwnSet, SetRefused, give_sets};

use kit::Kit;
use table::Phrase;
use table::playbook::short;

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
        /// The ids of all games, also of those that are not listed.
        pub const IDS: &[&str] = &[$(<$kit as Kit>::ID),*];

        /// The ids of the games that players are shown.
        pub fn listed() -> impl Iterator<Item = &'static str> {
            [$((<$kit as Kit>::ID, <$kit as Kit>::LISTED)),*].into_iter().filter(|(_, listed)| *listed).map(|(id, _)| id)
        }

        /// Does something with the game of this id; an error that lists the games if there is none.
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

/// The game that a command is about when none is named: the first of the registry.
pub const USUAL: &str = IDS[0];

/// Says that there is no such game among these.
#[must_use]
pub fn unknown(id: &str, games: impl IntoIterator<Item = &'static str>) -> Phrase {
    let games: Vec<&str> = games.into_iter().collect();
    Phrase::new("table-game").with("game", short(id)).with("games", games.join(", "))
}
