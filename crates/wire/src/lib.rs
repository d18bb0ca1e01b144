//! The messages between a client and a table, in JSON.
//!
//! A test in `games` generates the browser client's TypeScript types from these types. `docs/protocol.md` describes the
//! order of the messages. Type parameters stand for what differs between games: `V`, `E`, `M`, `Q` and `C` are a game's
//! view, event, move, question and the effect of a move. A client displays them and decides nothing by itself.

pub mod http;
mod options;

pub use options::{Options, OwnNumber, Pace};

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use table::{Phrase, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

/// Writes a value as JSON. The types of the protocol and of the store always serialise.
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = String::new();
    add_json(&mut text, value);
    text
}

/// Appends a value as JSON to a text that is assembled by hand.
pub fn add_json<T: Serialize + ?Sized>(text: &mut String, value: &T) {
    thread_local!(static PAPER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) });
    // Written into a reused buffer and copied once, because a growing text would be reallocated again and again.
    PAPER.with_borrow_mut(|paper| {
        paper.clear();
        let written = serde_json::to_writer(&mut *paper, value).is_ok();
        text.push_str(str::from_utf8(paper).ok().filter(|_| written).unwrap_or_default());
    });
}

/// A message from a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient<M> {
    /// The first message of a connection. With a seat's secret the client plays, without one it watches.
    Hello {
        /// The seat's secret.
        #[serde(default)]
        token: Option<String>,
        /// A random secret by which the table recognises this client.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        me: Option<String>,
    },
    /// A decision. It counts only for the question it names.
    Move {
        /// The question's number.
        ask: u32,
        /// The move.
        mv: M,
        /// What the player says with the move ("describes it").
        #[serde(default)]
        talk: Option<String>,
    },
    /// A move that nobody asked for, in games that have free moves: a trade, a card shown.
    Free {
        /// How many updates the client has received. The move is refused if something has happened since.
        n: u32,
        /// The move.
        mv: M,
    },
    /// Takes back an answer while its window is still open.
    Undo {
        /// The question it answered.
        ask: u32,
    },
    /// Asks why a card cannot be played. Answered with `why`.
    Why {
        /// The card, as the view writes it.
        card: String,
        /// The target. Without one the question is whether the card can be played at all.
        #[serde(default)]
        #[ts(optional)]
        at: Option<Seat>,
    },
    /// Asks what a strong player would do. Answered with `hint`, and only where the table allows hints.
    Hint,
    /// Sets the windows in which this player always passes without being asked.
    AutoPass {
        /// The windows.
        windows: AutoPass,
    },
    /// Sets the kinds of windows in which this player is never asked. All other kinds are stops.
    LetPass {
        /// The kinds, from the list in `/api/games`.
        kinds: Vec<String>,
    },
    /// The player has nothing to say in the open window. Everybody at the table may send this, asked or not. When all
    /// have, the window closes without waiting.
    Pass,
    /// The player is there and thinking: choosing cards, reading. Every other message says so too.
    Present,
    /// Stop everything: ends all automatic passing and gives more time for this question, as long as the player's
    /// reserve lasts. Kinds of windows pass again after the player's next turn has begun.
    Stop,
    /// A chat message to the table.
    Chat {
        /// The text.
        text: String,
    },
    /// Changes the table's options. The host may do so until the first game begins, and everybody is told. The game
    /// itself stays, and so do the seats where people sit.
    Change {
        /// All of the options, the unchanged ones too.
        options: Box<Options>,
    },
    /// Asks to begin the game with bots in the empty seats. It begins when the host or most of those at the table ask
    /// for it.
    Start,
    /// Asks for another game, with the dealer moved on. It begins when the host or most of those at the table ask for
    /// it.
    Rematch,
    /// Agrees to a proposal.
    Agree {
        /// The [proposal](TableInfo::proposals)'s number.
        to: u32,
    },
    /// Declines a proposal. For a start or a rematch it takes back an earlier yes.
    Decline {
        /// The proposal's number.
        to: u32,
    },
    /// Gives the seat to a bot. In this game only the player who left may take it back, or a newcomer whom the others
    /// accept.
    Leave,
}

/// Windows in which a player passes without being asked.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AutoPass {
    /// None: always ask.
    #[default]
    Never,
    /// Windows on plays between other players.
    NotMine,
    /// All windows except those on plays against the player.
    NotAtMe,
    /// All windows until the player's next turn.
    UntilMyTurn,
}

/// A message from a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient<V, E, M, Q, C> {
    /// The complete state, at the beginning of every connection.
    Welcome(Box<Welcome<V, E, M, Q, C>>),
    /// Something happened.
    Update(Box<Update<V, E, M, Q, C>>),
    /// The seats have changed: somebody came, left, lost the connection or came back, or a game begins.
    Table(Box<TableInfo>),
    /// The answer is kept until its window closes. Until then it can be taken back or changed.
    Kept {
        /// The question it answers.
        ask: u32,
    },
    /// The answer came to nothing: somebody who comes earlier in the order of the rules acted.
    Overtaken {
        /// The question it answered.
        ask: u32,
    },
    /// This player could have answered and was not asked.
    LetPass {
        /// Why.
        why: LetPassReason,
    },
    /// The request was refused.
    Refused {
        /// The question it was for, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ask: Option<u32>,
        /// At least one reason.
        reasons: Vec<RefusalReason>,
    },
    /// The answer to `why`.
    Why {
        /// The card.
        card: String,
        /// The target, if the client named one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<Seat>,
        /// The reasons why it cannot be played. Empty if it can.
        reasons: Vec<RefusalReason>,
    },
    /// The answer to `hint`: the best move first.
    Hint {
        /// The question it is about.
        ask: u32,
        /// The strong player's estimates.
        moves: Vec<Advice<M>>,
        /// Everybody's chance to win after the best move, by seat, as far as this seat can know.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<f32>>", optional)]
        outlook: Vec<f32>,
    },
    /// Somebody says something.
    Said(ChatLine),
    /// The table is closed to this client, which should not reconnect by itself.
    Closed {
        /// The reason, for programs.
        reason: ClosedReason,
        /// The reason, for people.
        why: Phrase,
    },
}

/// Why a player who could have answered was not asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LetPassReason {
    /// Their settings pass in such windows.
    Setting,
    /// They passed on the same question before, and nothing has happened since.
    Asked,
}

/// A message without anything that belongs to one game.
pub type PlainMessage = ToClient<(), (), (), (), ()>;

/// Why a table is closed to a client.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedReason {
    /// The secret fits no seat. The client may still watch.
    Secret,
    /// The game began under other rules and cannot go on.
    RulesChanged,
}

/// A reason for a refusal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RefusalReason {
    /// The clauses of the rulebook behind it, such as `XY-BLOCK-1`. Empty if it has nothing to do with the rules.
    pub clauses: Vec<String>,
    /// The reason in words.
    pub say: Phrase,
}

/// A move with the strong player's estimate.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// The move in words.
    pub say: Phrase,
    /// The chance to win, from 0 to 1, as far as this seat can know. Missing where a strong player decides by rule of
    /// thumb.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<f32>,
    /// Whether it is as good as the best move, as far as the strong player can tell. Such moves come first.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub equal: bool,
    /// What speaks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Phrase>,
}

/// Everything a client needs to show the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome<V, E, M, Q, C> {
    /// The client's seat. `None` for a spectator.
    pub you: Option<Seat>,
    /// The table and the players in its seats.
    pub table: TableInfo,
    /// The game as this seat sees it. `None` before it begins.
    pub view: Option<V>,
    /// The log of this game so far.
    pub log: Vec<LogEntry<E>>,
    /// The question to this seat, if there is one.
    pub ask: Option<Ask<M, Q, C>>,
    /// Sensible moves that this seat may make without being asked. Missing if it may make none at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<Vec<Choice<M, C>>>,
    /// The open window.
    pub window: Option<Window>,
    /// How many updates this seat has received. The next one has this number.
    pub n: u32,
    /// The latest chat lines.
    pub chat: Vec<ChatLine>,
    /// The windows in which this player passes automatically.
    pub auto_pass: AutoPass,
    /// What a player without a seat is waiting for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits_for: Option<WaitsFor>,
    /// The kinds of windows in which this player is not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub let_pass: Vec<String>,
}

/// What has changed. `ask`, `free` and `window` are always complete and replace the previous ones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(bound = "V: TS, E: TS, M: TS, Q: TS, C: TS")]
pub struct Update<V, E, M, Q, C> {
    /// Numbers the updates of this game for this seat, without gaps.
    pub n: u32,
    /// The fields of the view that have changed. At the beginning of a game, all of them.
    #[ts(type = "Partial<V>")]
    pub view: V,
    /// New log entries, in order.
    pub log: Vec<LogEntry<E>>,
    /// The question to this seat now.
    pub ask: Option<Ask<M, Q, C>>,
    /// Moves that this seat may make now without being asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<Vec<Choice<M, C>>>,
    /// The window that is open now.
    pub window: Option<Window>,
}

/// An entry of the log: a sentence with the events it describes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct LogEntry<E> {
    /// The sentence.
    pub say: Phrase,
    /// The events, so that the client can animate them.
    pub events: Vec<E>,
    /// What the player said with the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub talk: Option<String>,
    /// What a bot said with the move, to be put into the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remark: Option<Phrase>,
}

/// A question to this seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Ask<M, Q, C> {
    /// The question's number. An answer names it.
    pub id: u32,
    /// What kind of question it is. If it combines several, the kind of the first.
    pub kind: Option<Q>,
    /// The question in words.
    pub say: Phrase,
    /// The sensible moves. Others may be legal too, for example discards.
    pub moves: Vec<Choice<M, C>>,
    /// The move made if no answer comes. The button that is always there makes it too.
    pub default: M,
    /// Time left and time in all. `None` where nobody waits.
    pub clock: Option<Clock>,
    /// The answer that is already kept, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<M>,
}

/// A move the player can choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice<M, C> {
    /// The move.
    pub mv: M,
    /// The move in words.
    pub say: Phrase,
    /// The card it is played with, as the view writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// The targets, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub at: Vec<Seat>,
    /// Its immediate effect, where this seat's knowledge is enough to tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<C>,
}

/// A countdown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Milliseconds left when the message was written.
    #[ts(type = "number")]
    pub left: u64,
    /// Milliseconds in all.
    #[ts(type = "number")]
    pub total: u64,
}

/// A period in which the latest play can be answered. It looks the same whoever can answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Window {
    /// The seats it concerns, as far as everybody can tell. Which of them can answer only they know.
    #[serde(default)]
    pub concerned: Vec<Seat>,
    /// Its longest duration. `None` where nobody waits.
    pub clock: Option<Clock>,
}

/// A table and the players in its seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The id in its address.
    pub id: String,
    /// The game's id, as in playbooks.
    pub game: String,
    /// The options it was made with.
    pub options: Options,
    /// Waiting, playing or over.
    pub stage: TableStage,
    /// The number of the game at this table, counted from 1.
    pub number: u32,
    /// The seats, clockwise.
    pub seats: Vec<Place>,
    /// The number of spectators.
    pub watching: u32,
    /// The proof of the shuffle.
    pub fair: Option<ShuffleProof>,
    /// The player who may begin a game alone: the one who has sat here longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub host: Option<Seat>,
    /// What the people here are asked to agree to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Proposal>>", optional)]
    pub proposals: Vec<Proposal>,
    /// The names of those who join with the next game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub coming: Vec<String>,
}

/// A request that the people at a table decide on together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposal {
    /// Its number, for `agree` and `decline`.
    pub id: u32,
    /// The subject.
    pub what: ProposalKind,
    /// The seat of the player who asks. `None` for somebody without a seat.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// The name of the person who asks.
    pub name: String,
    /// The seat they ask for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The seats that have agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Seat>,
    /// How many of the people here must agree.
    pub needed: u32,
    /// Players connected from the same address as the person who asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    #[schema(value_type = Vec<u8>)]
    pub near: Vec<Seat>,
}

/// The subject of a proposal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ProposalKind {
    /// Begin the first game.
    Start,
    /// Begin another game.
    Rematch,
    /// Take over a bot's seat in the running game.
    Seat,
}

/// What a person without a seat is waiting for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WaitsFor {
    /// The table's consent to take over a bot's seat.
    Consent,
    /// The next game.
    NextGame,
}

/// A table's stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// Waiting for players before the first game.
    Waiting,
    /// A game is going on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat, and who is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// The player's name. Empty while nobody sits there.
    pub name: String,
    /// The kind of player.
    pub who: Sitter,
    /// The bot's level, if a bot plays there or stands in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// The kind of player in a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person who is connected.
    Person,
    /// A person without a connection.
    Away,
    /// A person whom a bot replaces until they are back.
    StoodIn,
    /// A bot. Before and after a game anybody may take its seat.
    Bot,
}

/// The proof of a fair shuffle: it is decided before the game and can be checked afterwards. `hash` is the SHA-256 of
/// `recess:SEED:SALT`, in hexadecimal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ShuffleProof {
    /// The promise.
    pub hash: String,
    /// The seed, once the game is over. It is text because JavaScript's numbers are too short.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The salt, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub salt: Option<String>,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// The seat that said it. `None` for the table itself.
    pub by: Option<Seat>,
    /// The person's words. Empty for the table itself.
    pub text: String,
    /// The table's message, for example that somebody has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Phrase>,
}

/// A kind of window.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct WindowKind {
    /// The name used in `let-pass`.
    pub kind: &'static str,
    /// The key of the message that describes it.
    pub key: &'static str,
}
