//! The options of a table.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// The options of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Options {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub players: usize,
    /// The decks, written as on the command line. Empty for the usual ones.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub decks: String,
    /// The profile and house switches, written as on the command line. Empty for the usual ones.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub rules: String,
    /// The levels of the bots that fill seats: one for all, or one for each seat after the first.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// How much time players have.
    #[serde(default)]
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// Whether the list of tables shows it, and anybody may watch.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// How long bots wait before they act, and the shortest time a window stays open, in milliseconds.
    #[serde(default = "Options::usual_beat")]
    #[ts(optional, as = "Option<u16>")]
    pub beat: u16,
    /// Whether every window stays open for its full time unless everybody has passed. Otherwise the table passes for a
    /// seat with nothing to answer, after a delay that a person might take.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub strict: bool,
    /// The game's own numbers, by name, next to the other fields: `{"game": "…", "players": 4, "own_number": 10}`.
    /// Numbers that are not set have the game's defaults.
    #[serde(flatten)]
    #[ts(skip)]
    #[schema(value_type = Object)]
    pub own: BTreeMap<String, i64>,
}

impl Options {
    /// The usual options for a game.
    #[must_use]
    pub fn of(game: &str, players: usize) -> Options {
        Options {
            game: game.to_owned(),
            players,
            decks: String::new(),
            rules: String::new(),
            bots: Vec::new(),
            pace: Pace::default(),
            public: false,
            hints: false,
            beat: Options::usual_beat(),
            strict: false,
            own: BTreeMap::new(),
        }
    }

    /// The longest [`Options::beat`] allowed.
    pub const LONGEST_BEAT: u16 = 5000;

    /// The usual [`Options::beat`].
    #[must_use]
    pub fn usual_beat() -> u16 {
        700
    }
}

/// How much time players have.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Two minutes for a turn, twelve seconds for an answer.
    Relaxed,
    /// 45 seconds for a turn, six for an answer.
    #[default]
    Normal,
    /// 15 seconds for a turn, three for an answer.
    Quick,
    /// A day for everything.
    Appointment,
}

impl Pace {
    /// All paces, the slowest first, and last the one that takes days.
    pub const ALL: [Pace; 4] = [Pace::Relaxed, Pace::Normal, Pace::Quick, Pace::Appointment];
}

/// A number that tables of one game can set, in addition to the options every game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnNumber {
    /// Its name in the options of a table.
    pub name: String,
    /// The key of the message that names it. `KEY-about` describes it.
    pub key: String,
    /// The smallest value.
    #[ts(type = "number")]
    pub least: i64,
    /// The largest value.
    #[ts(type = "number")]
    pub most: i64,
    /// The default at each pace. A pace is missing where the number makes no sense.
    #[ts(type = "{ [pace in Pace]?: number }")]
    #[schema(value_type = Object)]
    pub usual: BTreeMap<Pace, i64>,
    /// The clause of the rulebook that describes it.
    pub clause: String,
}
