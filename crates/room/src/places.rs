//! The seats and the players in them.

use crate::fair::hex;
use crate::{Millis, Record};
use sha2::{Digest, Sha256};
use table::Seat;
use wire::{AutoPass, Place, Sitter};

/// A seat and its holder.
#[derive(Clone, Default)]
pub(crate) struct Holder {
    pub(crate) name: String,
    /// The hash of the person's secret.
    pub(crate) secret: Option<String>,
    /// The hash of the secret of the player who left the seat to a bot.
    pub(crate) former: Option<String>,
    /// When the person sat down, as a count of seatings at this table.
    pub(crate) since: u32,
    /// The bot's level.
    pub(crate) level: Option<String>,
    /// The number of connections in this seat.
    pub(crate) present: u32,
    /// The time since which nobody is connected.
    pub(crate) away_since: Option<Millis>,
    /// Whether a bot plays for the person.
    pub(crate) stood_in: bool,
    /// Decisions in a row without an answer.
    pub(crate) missed: u8,
    pub(crate) auto_pass: AutoPass,
    /// The kinds of windows in which the player is not asked, one bit each.
    pub(crate) let_pass: u32,
    /// The turn in whose quiet window the player last passed when asked, and how many events they had seen.
    pub(crate) let_go: Option<(u32, usize)>,
    /// Whether the player has stopped everything: no kind of window passes until their next turn.
    pub(crate) stopped: bool,
    /// What is left of the extra time that stopping gives.
    pub(crate) reserve: Millis,
}

impl Holder {
    pub(crate) fn is_person(&self) -> bool {
        self.secret.is_some()
    }

    /// Whether a bot decides for this seat, as its owner or as a stand-in.
    pub(crate) fn is_played(&self) -> bool {
        !self.is_person() || self.stood_in
    }

    pub(crate) fn place(&self) -> Place {
        let who = match (&self.secret, &self.level) {
            (Some(_), _) if self.stood_in => Sitter::StoodIn,
            (Some(_), _) if self.present == 0 => Sitter::Away,
            (Some(_), _) => Sitter::Person,
            (None, Some(_)) => Sitter::Bot,
            (None, None) => Sitter::Nobody,
        };
        Place { name: self.name.clone(), who, level: self.level.clone() }
    }

    pub(crate) fn record(&self, seat: Seat) -> Record {
        Record::Sat { seat, name: self.name.clone(), secret: self.secret.clone(), level: self.level.clone() }
    }
}

/// Names for bots: short, and readable in every language.
pub(crate) const BOT_NAMES: [&str; 8] = ["Mimi", "Otto", "Zoe", "Rico", "Bea", "Kuba", "Lola", "Nino"];

/// The hash of a secret, in hexadecimal.
pub(crate) fn hashed(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}
