//! The requests and responses of the HTTP interface, in JSON.
//!
//! `V` and `E` are a game's view and event, `C` is what a client shows of one of the game's cards.

use crate::{LogEntry, Options, OwnNumber, Pace, Share, WindowKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{Phrase, Seat, Switch};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why a request failed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// A message of the client's language files: its key and arguments.
    #[schema(value_type = Object, example = json!({"key": "error-no-table"}))]
    pub why: Phrase,
}

/// A request for a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the person who makes it. They get the first seat.
    pub name: String,
    /// The table's options.
    pub options: Options,
    /// Whether the game begins at once, with bots in the other seats.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// A request for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The name of the person who asks.
    pub name: String,
    /// The seat, counted from 0. Without one, the first free seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<usize>,
    /// The secret of a seat they have left, to take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// A random secret by which the table recognises this client, as in `hello`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub me: Option<String>,
    /// Whether they want to join with the next game and see nothing of this one.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub next: bool,
}

/// A seat that somebody has or is waiting for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnSeat {
    /// The id of the table.
    pub id: String,
    /// The seat, counted from 0.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The secret that proves it, sent in the first message to the table (`hello`).
    pub token: String,
    /// Whether it becomes theirs only when the people at the table agree or the next game begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub waits: bool,
}

/// A game with all the choices for a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct GameOffer {
    /// Its id in the options of a table.
    pub id: &'static str,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The default number of players.
    pub usual_players: u8,
    /// The numbers of players the game is meant for. Outside them a client should warn.
    pub meant_for: [u8; 2],
    /// The choices of decks, the usual one first.
    pub decks: Vec<DeckOffer>,
    /// Rulebook profiles, the usual one first.
    pub profiles: Vec<RuleProfile>,
    /// House switches, each with the clause of the rulebook that describes it.
    #[schema(value_type = Vec<Object>)]
    pub switches: Vec<Switch>,
    /// The clause of the rulebook that introduces the switches.
    pub switches_clause: &'static str,
    /// The bots' levels, the weakest first.
    pub bots: &'static [&'static str],
    /// The default level.
    pub usual_bot: &'static str,
    /// The paces to choose from.
    pub paces: [Pace; 4],
    /// The default pace.
    pub usual_pace: Pace,
    /// Numbers that only tables of this game can set.
    pub numbers: Vec<OwnNumber>,
    /// Kinds of windows that players can let pass, with the messages that describe them.
    pub windows: &'static [WindowKind],
    /// The fields of its views, for a client that has no screen for it.
    pub view: Vec<ViewField>,
}

/// A field of a view.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ViewField {
    /// Its name in the view.
    pub name: &'static str,
    /// What it holds.
    pub kind: FieldKind,
}

/// What a field of a view holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FieldKind {
    /// Anything that is not listed here. Numbers in it are numbers.
    Value,
    /// A seat, or a list of seats.
    Seat,
    /// The viewer's own seat.
    Viewer,
    /// The seat whose turn it is.
    Turn,
    /// The seat that is asked, and its question.
    Asked,
    /// The winner, or the list of winners.
    Winners,
    /// One value for each seat, clockwise.
    EachSeat,
    /// The viewer's cards.
    Hand,
    /// The rules of the table.
    Rules,
}

/// A choice of decks.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct DeckOffer {
    /// The decks, as in the options of a table.
    pub decks: String,
    /// The largest number of players it has enough cards for.
    pub comfortable: usize,
}

/// A profile: a value for every switch.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct RuleProfile {
    /// Its name in the options of a table.
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

/// A step of a game as it can be watched.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS")]
pub struct Step<V, E> {
    /// The fields of the view that have changed, in the first step all of them. `None` where only the log is known.
    #[schema(value_type = Object)]
    #[ts(type = "Partial<V> | null")]
    pub view: Option<V>,
    /// The log entries: sentences with their events.
    #[schema(value_type = Vec<Object>)]
    pub log: Vec<LogEntry<E>>,
}

/// An example of a clause, to be played through on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS, C: TS")]
pub struct Example<V, E, C> {
    /// Its title.
    pub title: String,
    /// The clauses it demonstrates, the most important first.
    pub cites: Vec<String>,
    /// The text of the playbook.
    pub text: String,
    /// The players' names, by seat.
    pub seats: Vec<String>,
    /// What happens, as the requested seat sees it. By default the first seat.
    pub steps: Vec<Step<V, E>>,
    /// Cards that the example defines itself, numbered after those of the set.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Option<Vec<C>>", optional)]
    pub cards: Vec<C>,
    /// The texts of these cards by language, in the Fluent format.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub words: BTreeMap<String, String>,
}

/// The cards of a set that players brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "C: TS")]
pub struct SetCards<C> {
    /// All of them, by number.
    #[schema(value_type = Vec<Object>)]
    pub cards: Vec<C>,
    /// Their texts by language, in the Fluent format.
    pub words: BTreeMap<String, String>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(bound = "V: TS, E: TS")]
pub struct Replay<V, E> {
    /// The options it was played with.
    pub options: Options,
    /// The players' names, by seat.
    pub names: Vec<String>,
    /// The promise made before the game, as in [`ShuffleProof`](crate::ShuffleProof).
    pub hash: String,
    /// The seed: 64 hexadecimal digits, or a number where the server shuffled alone.
    pub seed: String,
    /// The salt of the promise, where the server shuffled alone.
    pub salt: String,
    /// With what the shuffle and the record can be checked. Missing where the server shuffled alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proof: Option<RecordProof>,
    /// Whether the game was broken off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub broken: bool,
    /// The version of the rules it was played by.
    pub version: String,
    /// Whether the steps have views. Without them the rules have changed since, and only the log is left.
    pub views: bool,
    /// The winners.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// The beginning, and then every step that could be watched.
    pub steps: Vec<Step<V, E>>,
}

/// How a shuffle and a record can be checked. `docs/fairness.md` describes the hashes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordProof {
    /// The server's secret.
    pub secret: String,
    /// What the players' clients added, by seat.
    pub shares: Vec<Share>,
    /// All decisions in order: the seat, and the move as JSON, exactly as it is hashed.
    #[schema(value_type = Vec<Object>)]
    pub moves: Vec<(Seat, String)>,
    /// The head of the chain after the last decision.
    pub chain: String,
    /// The server's public key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
    /// The server's signature under `recess:record:COUNT:HEAD`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub signed: Option<String>,
}
