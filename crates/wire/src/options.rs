//! How a table is played.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How a table is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Options {
    /// Which game, by its id.
    pub game: String,
    /// How many seats.
    pub players: usize,
    /// The decks, as on the command line; empty for the usual ones.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub decks: String,
    /// The profile and house switches, as on the command line; empty for the usual ones.
    #[serde(default)]
    #[ts(optional, as = "Option<String>")]
    pub rules: String,
    /// The bots that fill seats: one level for all, or one for each seat after the first.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// How much time there is.
    #[serde(default)]
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// Whether the table is in the list of tables, and may be watched by anybody.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Whether players may ask for hints.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub hints: bool,
    /// How long bots wait before they act, and the least time that a window takes, in milliseconds.
    #[serde(default = "Options::usual_beat")]
    #[ts(optional, as = "Option<u16>")]
    pub beat: u16,
    /// Whether every window takes its full time unless everybody has passed. Otherwise the table passes for a seat
    /// with nothing to answer, after a time that a person might take.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub strict: bool,
    /// The game's own numbers, by name, beside the rest: `{"game": "…", "players": 4, "own_number": 10}`. What is not set
    /// is as the game has it.
    #[serde(flatten)]
    #[ts(skip)]
    #[schema(value_type = Object)]
    pub own: BTreeMap<String, i64>,
}

impl Options {
    /// The usual options for a table of this game.
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

    /// The longest that bots may be asked to wait.
    pub const LONGEST_BEAT: u16 = 5000;

    /// The usual [`Options::beat`].
    #[must_use]
    pub fn usual_beat() -> u16 {
        700
    }
}

/// How much time there is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Two minutes for a turn, twelve seconds for an answer.
    Relaxed,
    /// 45 seconds and six.
    #[default]
    Normal,
    /// 15 seconds and three.
    Quick,
    /// A day for everything.
    Appointment,
}

impl Pace {
    /// All of them, the slowest first and last the one that takes days.
    pub const ALL: [Pace; 4] = [Pace::Relaxed, Pace::Normal, Pace::Quick, Pace::Appointment];
}

/// A number that a table of one game may set, beside the options that every game has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnNumber {
    /// As in the options of a table.
    pub name: String,
    /// The message that names it; `KEY-about` describes it.
    pub key: String,
    /// The least it may be.
    #[ts(type = "number")]
    pub least: i64,
    /// The most.
    #[ts(type = "number")]
    pub most: i64,
    /// What it is at each pace unless it is set; none at a pace at which it makes no sense.
    #[ts(type = "{ [pace in Pace]?: number }")]
    #[schema(value_type = Object)]
    pub usual: BTreeMap<Pace, i64>,
    /// The clause of the rulebook that describes it.
    pub clause: String,
}
