//! Who sits where.

use crate::fair::hex;
use crate::seated::{Millis, Record};
use crate::wire::{AutoPass, Place, Sitter};
use sha2::{Digest, Sha256};
use table::Seat;

/// A seat at the table.
#[derive(Clone, Default)]
pub(super) struct Holder {
    pub(super) name: String,
    /// The hash of a person's secret.
    pub(super) secret: Option<String>,
    /// The level of a bot.
    pub(super) level: Option<String>,
    /// How many connections are in this seat.
    pub(super) present: u32,
    /// Since when nobody is there.
    pub(super) away_since: Option<Millis>,
    /// A bot plays for the person.
    pub(super) stood_in: bool,
    /// Decisions in a row for which no answer came.
    pub(super) missed: u8,
    pub(super) auto_pass: AutoPass,
    /// Kinds of windows in which the player is not asked: a bit for each.
    pub(super) let_pass: u32,
    /// The player has stopped everything: no kind passes until their next turn.
    pub(super) stopped: bool,
    /// What is left of the time that stopping everything gives.
    pub(super) reserve: Millis,
}

impl Holder {
    pub(super) fn is_person(&self) -> bool {
        self.secret.is_some()
    }

    /// Whether the seat decides by itself: a bot, or one that plays for somebody.
    pub(super) fn is_played(&self) -> bool {
        !self.is_person() || self.stood_in
    }

    pub(super) fn place(&self) -> Place {
        let who = match (&self.secret, &self.level) {
            (Some(_), _) if self.stood_in => Sitter::StoodIn,
            (Some(_), _) if self.present == 0 => Sitter::Away,
            (Some(_), _) => Sitter::Person,
            (None, Some(_)) => Sitter::Bot,
            (None, None) => Sitter::Nobody,
        };
        Place { name: self.name.clone(), who, level: self.level.clone() }
    }

    pub(super) fn record(&self, seat: Seat) -> Record {
        Record::Sat { seat, name: self.name.clone(), secret: self.secret.clone(), level: self.level.clone() }
    }
}

/// Names for bots: short, and read alike in every language.
pub(super) const BOT_NAMES: [&str; 8] = ["Mimi", "Otto", "Zoe", "Rico", "Bea", "Kuba", "Lola", "Nino"];

/// The longest name.
const NAME_LENGTH: usize = 20;

/// A name as it is shown and written down: letters, digits, and little else. `None` if nothing is left.
pub(super) fn tidy(name: &str) -> Option<String> {
    let kept = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '.' | '_');
    let name: String = name.chars().filter(|c| kept(*c)).take(NAME_LENGTH).collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    name.chars().any(char::is_alphanumeric).then_some(name)
}

/// The hash of a secret, in hexadecimal.
pub(super) fn hashed(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}
