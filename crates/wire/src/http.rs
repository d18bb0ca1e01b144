//! What is asked and answered over HTTP, in JSON.
//!
//! `V` and `E` are a game's view and event, `C` what a client shows of one of its cards.

use crate::{Entry, Options, OwnNumber, Pace, WindowKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Phrase, Seat, Switch};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A message of the client's language files: its key, and what to fill in.
    #[schema(value_type = Object, example = json!({"key": "error-no-table"}))]
    pub why: Phrase,
}

/// A new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of whoever makes it, who gets the first seat.
    pub name: String,
    /// How it is played.
    pub options: Options,
    /// Whether the game begins at once, with bots in the other seats.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// A seat that is wanted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The name of whoever wants it.
    pub name: String,
    /// Which, counted from 0; the first free one if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<usize>,
    /// The secret of a seat that they have left, to have it again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// Something by which this client can be told from others, as in `hello`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub me: Option<String>,
    /// Whether they want to play from the next game on, and nothing of this one.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub next: bool,
}

/// A seat that somebody has, or waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnSeat {
    /// The id of the table.
    pub id: String,
    /// The seat, counted from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The secret that proves it; it is said once, in the first message to the table (`hello`).
    pub token: String,
    /// Whether it is theirs only when the people at the table agree, or the next game begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub waits: bool,
}

/// A game with everything that can be chosen for a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GameOffer {
    /// As in the options of a table.
    pub id: &'static str,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// How many play unless something else is chosen.
    pub usual_players: u8,
    /// For how many it is meant; with fewer or more there should be a warning.
    pub meant_for: [u8; 2],
    /// Choices of decks, the usual one first.
    pub decks: Vec<DeckOffer>,
    /// Rulebook profiles, the usual one first.
    pub profiles: Vec<RuleProfile>,
    /// House switches, each with the clause of the rulebook that describes it.
    #[schema(value_type = Vec<Object>)]
    pub switches: Vec<Switch>,
    /// The clause of the rulebook to begin with about them.
    pub switches_clause: &'static str,
    /// Bots, the weakest first.
    pub bots: &'static [&'static str],
    /// The bots that play unless something else is chosen.
    pub usual_bot: &'static str,
    /// How much time there can be.
    pub paces: [Pace; 4],
    /// How much there is unless something else is chosen.
    pub usual_pace: Pace,
    /// Numbers that a table of this game may set beside what every table can.
    pub numbers: Vec<OwnNumber>,
    /// Kinds of windows that players can let pass, with the messages that describe them.
    pub windows: &'static [WindowKind],
}

/// A choice of decks.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct DeckOffer {
    /// As in the options of a table.
    pub decks: String,
    /// For how many players it has cards enough.
    pub comfortable: usize,
}

/// A profile: what every switch is set to.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RuleProfile {
    /// As in the options of a table.
    pub name: &'static str,
    /// The value of every switch, by name.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, boolean | number>")]
    pub values: Value,
}

/// A rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// Its sections, in order.
    pub sections: Vec<RulebookSection>,
}

/// A section of a rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulebookSection {
    /// The heading; empty for the introduction.
    pub heading: String,
    /// Text that belongs to no clause, in Markdown.
    pub text: String,
    /// Its clauses, in order.
    pub clauses: Vec<RulebookClause>,
}

/// A clause of a rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RulebookClause {
    /// Its id, such as `XY-BLOCK-2`.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// What it says, in Markdown.
    pub text: String,
    /// The clauses it mentions.
    pub touches: Vec<String>,
    /// The titles of its examples, those that are about it first.
    pub examples: Vec<String>,
}

/// Something that could be seen of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS")]
pub struct Step<V, E> {
    /// The fields of the view that have changed, all of them in the first step; `None` where only what was told is known.
    #[schema(value_type = Object)]
    #[ts(type = "Partial<V> | null")]
    pub view: Option<V>,
    /// What happened, in sentences with their events.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<Entry<E>>,
}

/// An example of a clause, to be played on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS, C: TS")]
pub struct Example<V, E, C> {
    /// Its title.
    pub title: String,
    /// The clauses it demonstrates, the most important first.
    pub cites: Vec<String>,
    /// The playbook.
    pub text: String,
    /// Who sits where.
    pub seats: Vec<String>,
    /// What happens, as the seat asked for sees it; the first one if none is.
    pub steps: Vec<Step<V, E>>,
    /// Cards that the example has made up for itself, numbered on from those of the set.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Option<Vec<C>>", optional)]
    pub cards: Vec<C>,
    /// Their texts by language, in the format of Fluent.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub words: BTreeMap<String, String>,
}

/// The cards of a set that players have brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "C: TS")]
pub struct SetCards<C> {
    /// All of them, by number.
    #[schema(value_type = Vec<Object>)]
    pub cards: Vec<C>,
    /// Their texts by language, in the format of Fluent.
    pub words: BTreeMap<String, String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS")]
pub struct Replay<V, E> {
    /// How it was played.
    pub options: Options,
    /// Who sat where.
    pub names: Vec<String>,
    /// What was promised before the game: the SHA-256 of `recess:SEED:SALT`, in hexadecimal.
    pub hash: String,
    /// The seed, as text: JavaScript's numbers are too short for it.
    pub seed: String,
    /// The salt of the promise that was made before the game.
    pub salt: String,
    /// The rules it was played by.
    pub version: String,
    /// Whether there are views, or only what was told: the rules have changed since.
    pub views: bool,
    /// Who won.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// The game: as it began, and then whatever could be seen.
    pub steps: Vec<Step<V, E>>,
}
