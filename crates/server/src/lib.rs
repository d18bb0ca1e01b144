//! Tables over HTTP and WebSocket.
//!
//! [`wire`] is what is said, [`seated`] what a table is to the rest of the server, [`hosted`] what it
//! needs of a game; [`room`] is the table itself.

pub mod hosted;
pub mod room;
pub mod seated;
pub mod wire;

use hosted::{Hosted, HostedLunchMoney, HostedMunchkin};
use room::{Entropy, Room};
use seated::{Millis, Saved, Table};
use wire::Options;
use words::Phrase;

/// Opens a new table of the game that the options name.
pub fn open(id: &str, options: &Options, entropy: Entropy) -> Result<Box<dyn Table>, Phrase> {
    match options.game.as_str() {
        HostedLunchMoney::ID => Ok(Box::new(Room::<HostedLunchMoney>::new(id, options, entropy)?)),
        HostedMunchkin::ID => Ok(Box::new(Room::<HostedMunchkin>::new(id, options, entropy)?)),
        _ => Err(Phrase::new("table-game").with("game", options.game.clone())),
    }
}

/// Opens a table again as it was kept.
pub fn restore(saved: &Saved, now: Millis, entropy: Entropy) -> Result<Box<dyn Table>, Phrase> {
    match saved.options.game.as_str() {
        HostedLunchMoney::ID => Ok(Box::new(Room::<HostedLunchMoney>::restored(saved, now, entropy)?)),
        HostedMunchkin::ID => Ok(Box::new(Room::<HostedMunchkin>::restored(saved, now, entropy)?)),
        _ => Err(Phrase::new("table-game").with("game", saved.options.game.clone())),
    }
}

/// Random bytes from the machine.
#[must_use]
pub fn machine_entropy() -> Entropy {
    Box::new(|bytes| {
        // Without randomness there is no fair shuffle: better no table at all.
        getrandom::fill(bytes).expect("the machine gives random bytes");
    })
}
