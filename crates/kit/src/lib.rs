//! What a game brings to a table beside its rules, in one trait: [`Kit`].
//!
//! A value of a kit is a game with its settings: decks, rules, number of players.

mod changes;
mod talk;

pub use changes::{Changes, Fields, Seen};
pub use talk::Talk;

use bots::{Bot, Budget, Estimate, Outlook};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Chair, Game, Log, Phrase, Refusal, Rng, Seat, Seats};
use wire::{Change, Choice, Entry, Options, Why, WindowKind};

/// The move of a hosted game.
pub type MoveOf<K> = <<K as Kit>::Game as Game>::Move;
/// The event of a hosted game.
pub type EventOf<K> = <<K as Kit>::Game as Game>::Event;
/// The view of a hosted game.
pub type ViewOf<K> = <<K as Kit>::Game as Game>::View;

/// A game that can be played at a table.
pub trait Kit: Clone + Send + Sync + 'static {
    /// The game.
    type Game: Game<
            Move: Serialize + DeserializeOwned + Send + Sync,
            Event: Serialize + DeserializeOwned + Send + Sync,
            View: Serialize + Send,
        > + Copy
        + Send
        + Sync
        + 'static;

    /// As it is written in playbooks and addresses.
    const ID: &'static str;
    /// The levels of its bots, the weakest first.
    const LEVELS: &'static [&'static str];
    /// The level of a bot that nobody chose, and of one that stands in for somebody.
    const USUAL: &'static str;
    /// The version of its rules: same version, seed and moves, same game.
    const VERSION: &'static str;

    /// Whether a table may say how long a last call takes.
    const HAS_LAST_CALL: bool = false;

    /// A table of this game, or what is wrong with the options.
    fn new(options: &Options) -> Result<Self, Phrase>;

    /// Deals a game; the dealer, where there is one, from the seed if none is given. The log is told
    /// how it begins.
    fn deal(&self, seed: u64, dealer: Option<Seat>, log: &mut impl Log<EventOf<Self>>) -> Option<Self::Game>;

    /// Who deals after this game, if anybody does.
    fn next_dealer(&self, start: &Self::Game) -> Option<Seat>;

    /// A bot of a level; the budget is for those that look ahead.
    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Self::Game>>;

    /// Whether a bot of this level takes its time: then it thinks apart from the table.
    fn ponders(level: &str) -> bool;

    /// What the strongest bot thinks of every move, the best first.
    fn hint(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Vec<Estimate<MoveOf<Self>>>;

    /// Everybody's chances, as the strongest bot in this chair sees them; `None` if nobody is asked.
    fn outlook(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Option<Outlook>;

    /// Events as sentences, each with how many events it tells.
    fn told(&self, events: &[EventOf<Self>]) -> Vec<(usize, Phrase)>;

    /// The question that the view's seat is asked.
    fn question(&self, view: &ViewOf<Self>) -> Phrase;

    /// What anybody with nothing to answer is asked while a window is open.
    fn window(&self, view: &ViewOf<Self>) -> Phrase;

    /// Whether what is on the table is that seat's business: done to it or by it. `game` is what
    /// everybody is shown: the answer depends on nothing hidden.
    fn concerns(game: &Self::Game, seat: Seat) -> bool;

    /// The kinds of windows that players can let pass, one by one.
    const KINDS: &'static [WindowKind];

    /// Of which kind the window on what is on the table is to that seat, as a place in [`Kit::KINDS`].
    /// `game` is what everybody is shown: the answer depends on nothing hidden.
    fn kind(game: &Self::Game, seat: Seat) -> usize;

    /// Whether a window for these seats is a decision to think about, not an answer to be given at once.
    fn deliberates(_concerned: Seats) -> bool {
        false
    }

    /// Whether this is a last call: with a countdown of its own.
    fn is_last_call(_game: &Self::Game) -> bool {
        false
    }

    /// Whether a move is one that nobody is asked for. Those wait until everybody can see who is asked:
    /// made in a window, they would tell who has a question there.
    fn is_free(_mv: &MoveOf<Self>) -> bool {
        false
    }

    /// Sensible moves that a seat may make without being asked; `None` if it may make none at all.
    fn free(&self, _game: &Self::Game, _seat: Seat) -> Option<Vec<MoveOf<Self>>> {
        None
    }

    /// Tells every field of a view, and who sees it as it is.
    fn fields(to: &mut impl Fields<ViewOf<Self>>);

    /// A move, as something to choose.
    fn choice(&self, view: &ViewOf<Self>, mv: &MoveOf<Self>) -> Choice<MoveOf<Self>>;

    /// What a legal move would do at once, as far as its maker can know: it depends on nothing hidden.
    fn change(&self, _game: &Self::Game, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Change> {
        None
    }

    /// Whether the card of this name can be played by that seat in any way, or at that other one; if not,
    /// why not. `Err(None)` if there is no such card.
    fn why(&self, game: &Self::Game, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>>;
}

/// Events that belong together as entries of a log; what was said to the play comes with the first.
pub fn in_sentences<K: Kit>(kit: &K, events: &[EventOf<K>], mut talk: Option<Talk>) -> Vec<Entry<EventOf<K>>> {
    let mut entries = Vec::new();
    let mut rest = events;
    for (n, say) in kit.told(events) {
        let (these, after) = rest.split_at(n.min(rest.len()));
        let (talk, remark) = Talk::split(talk.take());
        entries.push(Entry { say, events: these.to_vec(), talk, remark });
        rest = after;
    }
    entries
}

/// Why a move is not legal, for the wire: each reason once, with all its clauses.
pub fn reasons(refusal: &Refusal) -> Vec<Why> {
    let why = |(key, clauses): (&'static str, Vec<&str>)| Why {
        clauses: clauses.into_iter().map(str::to_owned).collect(),
        say: Phrase::new(key),
    };
    refusal.by_key().into_iter().map(why).collect()
}
