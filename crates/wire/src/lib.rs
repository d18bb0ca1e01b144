//! What crosses the wire: the messages between a client and a table, in JSON.
//!
//! The TypeScript types of the browser client are made from these (by a test of `games`), and
//! `docs/protocol.md` tells how they follow one another. What differs between games is a type parameter:
//! `V`, `E`, `M`, `Q` and `C` are a game's view, event, move, question, and what a move would change. A client
//! shows them, and decides nothing by itself.

pub mod http;
mod options;

pub use options::{Options, OwnNumber, Pace};

use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use table::{Phrase, Seat};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message, or something that is kept, as JSON: none of them can fail to be written.
pub fn json<T: Serialize + ?Sized>(value: &T) -> String {
    let mut text = String::new();
    add_json(&mut text, value);
    text
}

/// Adds something to a text that is put together by hand.
pub fn add_json<T: Serialize + ?Sized>(text: &mut String, value: &T) {
    thread_local!(static PAPER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) });
    // Written where there is room already, and copied once: a text that grows is moved again and again.
    PAPER.with_borrow_mut(|paper| {
        paper.clear();
        let written = serde_json::to_writer(&mut *paper, value).is_ok();
        text.push_str(str::from_utf8(paper).ok().filter(|_| written).unwrap_or_default());
    });
}

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient<M> {
    /// The first message of a connection: with a seat's secret to play, without one to watch.
    Hello {
        /// The secret of a seat.
        #[serde(default)]
        token: Option<String>,
        /// Something by which this client can be told from others: random, and its own secret.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        me: Option<String>,
    },
    /// A decision. It counts only for the question it names.
    Move {
        /// Which question.
        ask: u32,
        /// The move.
        mv: M,
        /// What the player says to it ("describes it").
        #[serde(default)]
        talk: Option<String>,
    },
    /// A move that nobody asked for, where the game has such: a trade, a card shown.
    Free {
        /// How many updates the client has had: what it saw must still be true.
        n: u32,
        /// The move.
        mv: M,
    },
    /// Takes an answer back that still waits for its window to close.
    Undo {
        /// Which question it was given to.
        ask: u32,
    },
    /// Why can this card not be played? Answered with `why`.
    Why {
        /// The card, as the view writes it.
        card: String,
        /// At whom; in any way at all if nobody is named.
        #[serde(default)]
        #[ts(optional)]
        at: Option<Seat>,
    },
    /// What would a strong player do? Answered with `hint`; only where the table allows hints.
    Hint,
    /// Windows in which this player passes without being asked, whatever they hold.
    AutoPass {
        /// Which.
        windows: AutoPass,
    },
    /// Kinds of windows in which this player is not asked, whatever they hold; all others are stops.
    LetPass {
        /// Which, of those that `/api/games` lists for the game.
        kinds: Vec<String>,
    },
    /// Nothing from me in the window that is open. Whoever sits at the table may say so, asked or not: if all do, nobody
    /// waits.
    Pass,
    /// Somebody is there, and thinks: choosing cards, reading. Any other message says so too.
    Present,
    /// Stop everything: no more passing by itself, and more time for this question, as long as the
    /// player's reserve lasts. Kinds of windows pass again after the player's next turn has begun.
    Stop,
    /// Something to say to the table.
    Chat {
        /// The text.
        text: String,
    },
    /// Let the game begin, with bots in the empty seats: it does when the host or most of those at the table say so.
    Start,
    /// Another game, with the dealer moved on: it begins when the host or most of those at the table say so.
    Rematch,
    /// Yes to what somebody asks of the table.
    Agree {
        /// To which of its [`TableInfo::proposals`].
        to: u32,
    },
    /// No to what somebody asks of the table; to a start or a rematch, a yes is taken back.
    Decline {
        /// To which.
        to: u32,
    },
    /// Gives the seat to a bot. In this game only who has left may take it again, or whom the others agree to.
    Leave,
}

/// Windows in which a player passes without being asked.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum AutoPass {
    /// None: always ask.
    #[default]
    Never,
    /// Those on what others do to each other.
    NotMine,
    /// All but those on what is done to the player.
    NotAtMe,
    /// All of them, until the player's next turn.
    UntilMyTurn,
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient<V, E, M, Q, C> {
    /// Everything, at the beginning of every connection.
    Welcome(Box<Welcome<V, E, M, Q, C>>),
    /// Something happened.
    Update(Box<Update<V, E, M, Q, C>>),
    /// The seats have changed: somebody came, went, is away, is back; a game begins.
    Table(Box<TableInfo>),
    /// The answer is kept until its window closes; it may still be taken back or changed.
    Kept {
        /// To which question.
        ask: u32,
    },
    /// The answer came to nothing: somebody who comes before in the order of the rules was quicker.
    Overtaken {
        /// The question it was an answer to.
        ask: u32,
    },
    /// This player could have answered and was not asked.
    LetPass {
        /// Why.
        why: LetPassWhy,
    },
    /// Nothing was done.
    Refused {
        /// For which question, if it was for one.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        ask: Option<u32>,
        /// Why: at least one reason.
        reasons: Vec<Why>,
    },
    /// The answer to `why`.
    Why {
        /// The card.
        card: String,
        /// At whom, if that was asked.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        at: Option<Seat>,
        /// Why not; empty if it can be played.
        reasons: Vec<Why>,
    },
    /// The answer to `hint`: the best move first.
    Hint {
        /// To which question.
        ask: u32,
        /// What the strong player thinks.
        moves: Vec<Advice<M>>,
        /// How likely everybody is to win if the best move is made, by seat and as this seat can know it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<f32>>", optional)]
        outlook: Vec<f32>,
    },
    /// Somebody says something.
    Said(Said),
    /// The table is closed to this client, who should not come back by itself.
    Closed {
        /// Why, for a program.
        reason: ClosedReason,
        /// Why, in words.
        why: Phrase,
    },
}

/// Why somebody who could answer was not asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum LetPassWhy {
    /// They have set that such windows pass.
    Setting,
    /// They have passed on the same question, and nothing has happened since.
    Asked,
}

/// A message with nothing of a game in it.
pub type Plain = ToClient<(), (), (), (), ()>;

/// Why a table is closed to a client.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClosedReason {
    /// Nobody sits there with this secret. The client may still watch.
    Secret,
    /// The game was begun under other rules, and cannot go on.
    RulesChanged,
}

/// One reason why not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Why {
    /// The clauses of the rulebook behind it, such as `XY-BLOCK-1`; none if it is no matter of rules.
    pub clauses: Vec<String>,
    /// The reason.
    pub say: Phrase,
}

/// A move and what comes of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// In words.
    pub say: Phrase,
    /// The chance to win, from 0 to 1, as far as this seat can know; not there for a decision that a strong
    /// player makes by rule of thumb.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<f32>,
}

/// Everything a client needs to show the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome<V, E, M, Q, C> {
    /// The client's seat; `None` for who watches.
    pub you: Option<Seat>,
    /// The table and who sits there.
    pub table: TableInfo,
    /// The game as this seat sees it; `None` before it begins.
    pub view: Option<V>,
    /// What has happened in this game.
    pub log: Vec<Entry<E>>,
    /// What this seat is asked.
    pub ask: Option<Ask<M, Q, C>>,
    /// Moves that this seat may make without being asked: the sensible ones. Not there if it may make
    /// none at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<Vec<Choice<M, C>>>,
    /// The window that is open.
    pub window: Option<Window>,
    /// How many updates this seat has had: the next one has this number.
    pub n: u32,
    /// The last things that were said.
    pub chat: Vec<Said>,
    /// How this player passes by itself.
    pub auto_pass: AutoPass,
    /// For who has no seat yet: what they wait for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits_for: Option<WaitsFor>,
    /// The kinds of windows in which this player is not asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub let_pass: Vec<String>,
}

/// What has changed. `ask`, `free` and `window` are always what is true now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(bound = "V: TS, E: TS, M: TS, Q: TS, C: TS")]
pub struct Update<V, E, M, Q, C> {
    /// Counts the updates of this game for this seat, without a gap.
    pub n: u32,
    /// The fields of the view that have changed; all of them at the beginning of a game.
    #[ts(type = "Partial<V>")]
    pub view: V,
    /// What happened, in order.
    pub log: Vec<Entry<E>>,
    /// What this seat is asked now.
    pub ask: Option<Ask<M, Q, C>>,
    /// Moves that this seat may make now without being asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub free: Option<Vec<Choice<M, C>>>,
    /// The window that is open now.
    pub window: Option<Window>,
}

/// A line of the log: a sentence with what it tells of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Entry<E> {
    /// In words.
    pub say: Phrase,
    /// For the table: what flies, hits, drops.
    pub events: Vec<E>,
    /// What the player said to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub talk: Option<String>,
    /// What a bot said to it, in the reader's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remark: Option<Phrase>,
}

/// A question to this seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Ask<M, Q, C> {
    /// Its number; an answer names it.
    pub id: u32,
    /// What kind of question it is; the first, if there is more than one way to answer.
    pub kind: Option<Q>,
    /// In words.
    pub say: Phrase,
    /// The sensible moves. Others may be legal too, such as any discard.
    pub moves: Vec<Choice<M, C>>,
    /// The move that is made if no answer comes, and the one behind the button that is always there.
    pub default: M,
    /// Time left and time in all, in milliseconds; `None` where nobody waits.
    pub clock: Option<Clock>,
    /// The answer that is kept already, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kept: Option<M>,
}

/// A move one may make.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Choice<M, C> {
    /// The move.
    pub mv: M,
    /// In words.
    pub say: Phrase,
    /// The card it is made with, as the view writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// At whom, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    pub at: Vec<Seat>,
    /// What it would do at once, where that can be told from what this seat knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<C>,
}

/// A countdown.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Milliseconds left when the message was made.
    #[ts(type = "number")]
    pub left: u64,
    /// Milliseconds in all.
    #[ts(type = "number")]
    pub total: u64,
}

/// A time in which what was just played can be answered. It looks the same whoever can.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Window {
    /// Whom it concerns, as everybody can tell: who of them can answer, only they know.
    #[serde(default)]
    pub concerned: Vec<Seat>,
    /// How long it takes at most; `None` where nobody waits.
    pub clock: Option<Clock>,
}

/// A table and who sits there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id, as in its address.
    pub id: String,
    /// Which game, as in playbooks.
    pub game: String,
    /// How it is played: the options it was made with.
    pub options: Options,
    /// Waiting, playing, over.
    pub stage: TableStage,
    /// Which game at this table, counted from 1.
    pub number: u32,
    /// Everybody, clockwise.
    pub seats: Vec<Place>,
    /// How many watch.
    pub watching: u32,
    /// Proof of the shuffle.
    pub fair: Option<Fair>,
    /// Who may begin a game alone: whoever has sat here longest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub host: Option<Seat>,
    /// What the people here are asked to agree to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Proposal>>", optional)]
    pub proposals: Vec<Proposal>,
    /// The names of those who play from the next game on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub coming: Vec<String>,
}

/// Something that somebody asks of the people at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposal {
    /// Its number, for `agree` and `decline`.
    pub id: u32,
    /// What is asked for.
    pub what: Wanted,
    /// Who asks; `None` for somebody who has no seat.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// Their name.
    pub name: String,
    /// The seat that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Who has agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: Vec<Seat>,
    /// How many of the people here have to.
    pub needed: u32,
    /// Players who are connected from the same address as who asks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Seat>>", optional)]
    #[schema(value_type = Vec<u8>)]
    pub near: Vec<Seat>,
}

/// What can be asked of the people at a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// That the first game begins.
    Start,
    /// Another game.
    Rematch,
    /// The seat of a bot, in the game that is going on.
    Seat,
}

/// What somebody without a seat waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum WaitsFor {
    /// That the table agrees to their taking over a bot's seat.
    Consent,
    /// The next game.
    NextGame,
}

/// How far a table is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TableStage {
    /// For players, before the first game.
    Waiting,
    /// A game is going on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat, and who is in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// A name; empty while nobody sits there.
    pub name: String,
    /// Who.
    pub who: Sitter,
    /// The bot's level, if one plays there or stands in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
}

/// Who is in a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person who is there.
    Person,
    /// A person without a connection.
    Away,
    /// A person for whom a bot plays until they are back.
    StoodIn,
    /// A bot. Before a game and after it anybody may take its seat.
    Bot,
}

/// The shuffle is decided before the game, and can be checked after it: `hash` is the SHA-256 of
/// `recess:SEED:SALT`, in hexadecimal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Fair {
    /// The promise.
    pub hash: String,
    /// The seed, when the game is over; as text, because JavaScript's numbers are too short.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// The salt, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub salt: Option<String>,
}

/// Something that was said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Said {
    /// Who said it; `None` for the table itself.
    pub by: Option<Seat>,
    /// Their words; empty for the table itself.
    pub text: String,
    /// What the table says, such as that somebody has left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub say: Option<Phrase>,
}

/// A kind of window.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct WindowKind {
    /// As in `let-pass`.
    pub kind: &'static str,
    /// The message that describes it.
    pub key: &'static str,
}
