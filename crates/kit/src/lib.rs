//! What a game brings to a table beside its rules, in one trait: [`Kit`].
//!
//! A value of a kit is a game with its settings: decks, rules, number of players.

mod changes;
mod lengths;
mod onlooker;
mod page;
pub mod scene;
mod talk;

pub use changes::{Changes, Fields, Seen};
pub use lengths::{Lengths, percent};
pub use onlooker::{Called, Notes, Onlooker, SeatNotes, Turns, Watch};
pub use page::{Page, mentions, wrapping};
pub use table::playbook::GameHead;
pub use talk::Talk;

use bots::{Bot, Budget, Compared, Estimate, Hard, Outlook, RulesOfThumb};
use scene::{Face, Middle, Place};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::time::Duration;
use table::contract::Subject;
use table::playbook::{Decision, Example, Notation, Run};
use table::{Chair, Game, HouseRules, Log, Phrase, Refusal, Rng, Seat, Seats};
use wire::http::{DeckOffer, GameOffer, RuleProfile};
use wire::{Ask, Choice, Entry, Options, OwnNumber, Pace, Why, WindowKind};
use words::{Lang, Words};

/// The move of a game.
pub type MoveOf<K> = <<K as Kit>::Game as Game>::Move;
/// The event of a game.
pub type EventOf<K> = <<K as Kit>::Game as Game>::Event;
/// The view of a game.
pub type ViewOf<K> = <<K as Kit>::Game as Game>::View;

/// A question of a game, as it crosses the wire.
pub type AskOf<K> = Ask<MoveOf<K>, <K as Kit>::Question, <K as Kit>::Change>;
/// A move to choose, as it crosses the wire.
pub type ChoiceOf<K> = Choice<MoveOf<K>, <K as Kit>::Change>;

/// The hard player of a game.
type HardOf<K> = Hard<<K as Kit>::Game, <K as Kit>::Thumb>;

/// How much time a window gives.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WindowTime {
    /// For an answer at once: the pace of the table says how much.
    Answer,
    /// For a decision about one's own, such as what to keep: as much as for a turn. Nobody lets it pass.
    Decision,
    /// So much, whatever an answer usually takes.
    Exactly(Duration),
}

/// One decision of a game that is written down: who, what, and what was said along with it.
pub type Played<'a, K> = Decision<'a, <K as Kit>::Game>;

/// All that a game brings to a table beside its rules.
///
/// A value is the game with its settings. Everything that shows, tells, plays, counts or keeps a game is
/// written once, over this trait.
pub trait Kit: Clone + Send + Sync + 'static {
    /// The game.
    type Game: Game<
            Move: Serialize + DeserializeOwned + Send + Sync,
            Event: Serialize + DeserializeOwned + Send + Sync,
            View: Serialize + DeserializeOwned + Send,
        > + Copy
        + Send
        + Sync
        + 'static;

    /// The rules that a table may choose.
    type Rules: HouseRules + Serialize;
    /// How it is written down.
    type Notation: Notation<Game = Self::Game> + 'static;
    /// What kind of question a seat is asked, for a client.
    type Question: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a move would do at once, for a client; `()` in a game that does not tell.
    type Change: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a simulation counts: [`Turns`] if there is nothing but turns.
    type Watch: Watch<Self>;
    /// The rules of thumb that its bots are made of.
    type Thumb: RulesOfThumb<Self::Game>;
    /// What the contract's checks need to know of the game. Without it there is no kit, so every game is checked.
    type Trial: Subject<Game = Self::Game>;

    /// Its id in playbooks, addresses and on the command line.
    const ID: &'static str;
    /// What people call it.
    const TITLE: &'static str;
    /// Whether players are shown it. A game that is not listed is played by whoever names it.
    const LISTED: bool = true;
    /// What the ids of its clauses begin with, such as `LM-`.
    const CLAUSES: &'static str;
    /// The decks it is played with unless others are chosen; empty if there is no choice.
    const DECKS: &'static str = "";
    /// Whether players may bring sets of cards of their own.
    const TAKES_SETS: bool = false;
    /// The levels of its bots, the weakest first.
    const LEVELS: &'static [&'static str] = bots::LEVELS;
    /// The level of a bot that nobody chose, and of one that stands in for somebody.
    const USUAL: &'static str;
    /// The version of its rules: same version, seed and moves, same game.
    const VERSION: &'static str;

    /// The fewest and the most players.
    const PLAYERS: [u8; 2];
    /// The fewest and the most players that the game is meant for.
    const MEANT_FOR: [u8; 2] = Self::PLAYERS;
    /// The levels of bots that a table is offered, the weakest first.
    const OFFERED_LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];

    /// The decks that are offered; none if there is no choice.
    fn deck_offers() -> Vec<DeckOffer> {
        Vec::new()
    }

    /// The game with everything that can be chosen for a table.
    fn offer() -> GameOffer {
        let profile = |&(name, rules): &(&'static str, Self::Rules)| RuleProfile {
            name,
            values: serde_json::to_value(rules).unwrap_or_default(),
        };
        GameOffer {
            id: Self::ID,
            players: Self::PLAYERS,
            usual_players: 4,
            meant_for: Self::MEANT_FOR,
            decks: Self::deck_offers(),
            profiles: Self::Rules::PROFILES.iter().map(profile).collect(),
            switches: Self::Rules::switches().collect(),
            switches_clause: Self::Rules::CLAUSE,
            bots: Self::OFFERED_LEVELS,
            usual_bot: Self::USUAL,
            paces: Pace::ALL,
            usual_pace: Pace::default(),
            numbers: Self::own_numbers(),
            windows: Self::KINDS,
        }
    }

    /// The numbers that a table of this game may set, beside the options that every game has.
    fn own_numbers() -> Vec<OwnNumber> {
        Vec::new()
    }

    /// A table of this game, or what is wrong with the options.
    fn new(options: &Options) -> Result<Self, Phrase>;

    /// The kit of a game that was set up elsewhere, with whatever cards it is played with.
    fn of(game: &Self::Game) -> Self;

    /// The settings of a game that was written down.
    fn recorded(example: &Example, players: usize) -> Result<Self, Phrase>;

    /// How many play.
    fn players(&self) -> usize;

    /// The decks as a table is kept with them, where their names do not say which cards they are.
    fn decks(&self) -> Option<String> {
        None
    }

    /// The rules, as they are written.
    fn rules(&self) -> String;

    /// A warning where these are fewer or more players than the game is meant for.
    fn crowd(&self) -> Option<Phrase> {
        None
    }

    /// Deals a game; the dealer, where there is one, from the seed if none is given. The log is told
    /// how it begins.
    fn deal(&self, seed: u64, dealer: Option<Seat>, log: &mut impl Log<Self::Game>) -> Option<Self::Game>;

    /// Who began.
    fn starter(game: &Self::Game) -> Seat;

    /// Who deals after this game, if anybody does.
    fn next_dealer(&self, start: &Self::Game) -> Option<Seat>;

    /// A bot of a level; the budget is for those that look ahead.
    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Self::Game>> {
        bots::of_level::<Self::Game, Self::Thumb>(level, budget, rng)
    }

    /// Whether a bot of this level takes its time: then it thinks apart from the table.
    fn ponders(level: &str) -> bool {
        level == "hard"
    }

    /// What the strongest bot thinks of every move, the best first.
    fn hint(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Vec<Estimate<MoveOf<Self>>> {
        HardOf::<Self>::new(budget.clone(), rng).estimates(chair)
    }

    /// What the strongest bot thinks of these moves, each weighed against the first: tried equally often, on
    /// the same guesses.
    fn compare(
        &self,
        chair: &Chair<'_, Self::Game>,
        moves: &[MoveOf<Self>],
        budget: &Budget,
        rng: Rng,
    ) -> Vec<Compared<MoveOf<Self>>> {
        HardOf::<Self>::new(budget.clone(), rng).compare(chair, moves)
    }

    /// Everybody's chances, as the strongest bot in this chair sees them; `None` if nobody is asked.
    fn outlook(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        HardOf::<Self>::new(budget.clone(), rng).outlook(chair)
    }

    /// Events as sentences, each with how many events it tells.
    fn told(&self, events: &[EventOf<Self>]) -> Vec<(usize, Phrase)>;

    /// The question that the view's seat is asked.
    fn question(&self, view: &ViewOf<Self>) -> Phrase;

    /// What kind of question the view's seat is asked; `None` if it is asked nothing.
    fn question_kind(view: &ViewOf<Self>) -> Option<Self::Question>;

    /// What anybody with nothing to answer is asked while a window is open.
    fn window(&self, view: &ViewOf<Self>) -> Phrase;

    /// Whether what is on the table is that seat's business: done to it or by it. `game` is what
    /// everybody is shown: the answer depends on nothing hidden.
    fn concerns(game: &Self::Game, seat: Seat) -> bool;

    /// Whether what is on the table is done to that seat. It then concerns it, too. `game` is what everybody is shown.
    fn is_at(game: &Self::Game, seat: Seat) -> bool {
        Self::concerns(game, seat)
    }

    /// The kinds of windows that players can let pass, one by one.
    const KINDS: &'static [WindowKind];

    /// Of which kind the window on what is on the table is to that seat, as a place in [`Kit::KINDS`].
    /// `game` is what everybody is shown: the answer depends on nothing hidden.
    fn kind(game: &Self::Game, seat: Seat) -> usize;

    /// How much time a window for these seats gives. `shown` is what everybody is shown: the answer depends on nothing
    /// hidden.
    fn window_time(&self, _shown: &Self::Game, _concerned: Seats, _pace: Pace) -> WindowTime {
        WindowTime::Answer
    }

    /// Tells every field of a view, and who sees it as it is.
    fn fields(to: &mut impl Fields<ViewOf<Self>>);

    /// A move, as something to choose.
    fn choice(&self, view: &ViewOf<Self>, mv: &MoveOf<Self>) -> ChoiceOf<Self>;

    /// What a legal move would do at once, as far as its maker can know: it depends on nothing hidden.
    fn change(&self, _game: &Self::Game, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Self::Change> {
        None
    }

    /// Whether the card of this name can be played by that seat in any way, or at that other one; if not,
    /// why not. `Err(None)` if there is no such card.
    fn why(&self, game: &Self::Game, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>>;

    // ----- in words -----

    /// Puts a phrase about the game into words, with the texts of its own cards.
    fn say(&self, words: &Words, names: &[String], phrase: &Phrase) -> String {
        words.say(phrase, names)
    }

    /// Events as sentences in a language.
    fn events(&self, words: &Words, names: &[String], events: &[EventOf<Self>]) -> Vec<String> {
        self.told(events).iter().map(|(_, phrase)| self.say(words, names, phrase)).collect()
    }

    /// A move as a choice, in a language.
    fn choice_text(&self, words: &Words, names: &[String], view: &ViewOf<Self>, mv: &MoveOf<Self>) -> String {
        self.say(words, names, &self.choice(view, mv).say)
    }

    /// The question that the view's seat is asked, in a language.
    fn question_text(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> String {
        self.say(words, names, &self.question(view))
    }

    /// Whether a turn begins with this event.
    fn begins(event: &EventOf<Self>) -> bool;

    /// The beginning of the turn that a game starts with, if it starts with one.
    fn opening(game: &Self::Game) -> Option<EventOf<Self>>;

    /// Whose turn it is.
    fn turn(view: &ViewOf<Self>) -> Seat;

    /// Who is asked, as far as the viewer can tell.
    fn asked(view: &ViewOf<Self>) -> Option<Seat>;

    /// Who has won, when it is over.
    fn winners(view: &ViewOf<Self>) -> Vec<Seat>;

    /// How a player stands, as short as can be; `None` for a player who is out.
    fn score(view: &ViewOf<Self>, seat: Seat) -> Option<String>;

    /// The cards in the viewer's hand; `None` if there are none.
    fn hand(&self, words: &Words, view: &ViewOf<Self>) -> Option<String>;

    /// The table, line by line.
    fn table(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Vec<String>;

    /// What a person sees of the table before they are asked.
    fn reminder(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Vec<String>;

    /// A card as an example of a question about it, and a move as an example of one.
    fn examples(&self, words: &Words, names: &[String]) -> (String, String);

    /// The keys of messages that are the game's own: a welcome, how moves are written, and "another game?".
    const GREETINGS: Greetings;

    // ----- on a full screen -----

    /// How many lines about each player are worth their room.
    const ROOM: u16;

    /// The keys of messages that explain its signs.
    const SIGNS: &'static [&'static str];

    /// Piles and the like, in one line.
    fn piles(&self, words: &Words, view: &ViewOf<Self>) -> String;

    /// A player; name, turn and who is asked are filled in for it.
    fn place(&self, words: &Words, names: &[String], view: &ViewOf<Self>, seat: Seat) -> Place;

    /// What is going on.
    fn middle(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Middle;

    /// The viewer's cards.
    fn faces(&self, words: &Words, view: &ViewOf<Self>) -> Vec<Face>;

    /// The cards of the viewer's hand that a move is about, by their places.
    fn cards_of(&self, view: &ViewOf<Self>, mv: &MoveOf<Self>) -> Vec<usize>;

    /// A card of the viewer's hand, as a table is asked about it.
    fn card_id(view: &ViewOf<Self>, at: usize) -> Option<String>;

    /// An example of a move that is not listed, with these cards in hand.
    fn unlisted_example(&self, words: &Words, names: &[String], hand: &[String]) -> String;

    // ----- written down -----

    /// The notation of playbooks. `None` only if the cards that ship are not sound, which a test rules out.
    fn notation() -> Option<&'static Self::Notation>;

    /// A move that was written out and is not listed, as far as a view is enough to understand it.
    fn unlisted(
        &self,
        notation: &Self::Notation,
        names: &[String],
        view: &ViewOf<Self>,
        text: &str,
    ) -> Option<MoveOf<Self>>;

    /// Moves to try when somebody asks why a card cannot be played, the likeliest first.
    fn ways(&self, notation: &Self::Notation, card: &str, names: &[String]) -> Vec<String>;

    /// A game as a playbook, dealt from its seed.
    fn write<'a>(
        &self,
        notation: &Self::Notation,
        head: &GameHead,
        start: &Self::Game,
        played: impl Iterator<Item = Played<'a, Self>>,
    ) -> String;

    /// A run as a playbook that needs no random numbers.
    fn spell_out(
        notation: &Self::Notation,
        head: &GameHead,
        example: &Example,
        run: &Run<Self::Game>,
    ) -> Result<String, Phrase>;

    // ----- looked up -----

    /// The names of its cards, each with a line of help where there is one.
    fn cards(words: &Words) -> Vec<(String, String)>;

    /// A page about a card, by its name in any language, in lines of a width.
    fn card_page(words: &Words, name: &str, width: usize) -> Option<String>;

    /// The names of its cards in a language that no file of messages has, in the format of Fluent.
    fn card_messages(_lang: Lang) -> String {
        String::new()
    }

    /// What a client needs to know about the cards that this game has made up for itself, as an example of the
    /// rulebook may: they are numbered on from those of the set.
    fn made_up_cards(&self) -> Vec<serde_json::Value> {
        Vec::new()
    }

    /// Their texts in a language, in the format of Fluent.
    fn made_up_messages(&self, _lang: Lang) -> String {
        String::new()
    }

    /// What a client needs to know about all cards of a table with a set of players' own, by number; empty at any
    /// other table.
    fn set_cards(&self) -> Vec<serde_json::Value> {
        Vec::new()
    }

    /// Their texts in a language, in the format of Fluent.
    fn set_messages(&self, _lang: Lang) -> String {
        String::new()
    }

    // ----- counted -----

    /// Whether a simulation can count every card.
    const COUNTS_CARDS: bool = false;

    /// The settings in the title of a simulation.
    fn sim_title(&self, words: &Words, seed: u64) -> String;

    /// The settings of a simulation, for machines.
    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)> {
        Vec::new()
    }

    /// The names of the cards in files, by number.
    fn card_slugs(&self) -> Vec<String>;

    /// The hand of a seat, by number.
    fn hand_of(game: &Self::Game, seat: Seat) -> Vec<u16>;

    /// Notes an event.
    fn note_event(notes: &mut Notes, event: EventOf<Self>);

    /// Notes a move that is about to be made.
    fn note_move(_notes: &mut Notes, _game: &Self::Game, _seat: Seat, _mv: &MoveOf<Self>) {}

    /// Notes how a game ended.
    fn note_end(notes: &mut Notes, game: &Self::Game);

    /// What cards and kinds of players are called.
    fn called(words: &Words) -> [Called; 2];
}

/// The keys of messages that greet the players of a game in lines of text.
#[derive(Copy, Clone, Debug)]
pub struct Greetings {
    /// A welcome, with players, rules and seed.
    pub welcome: &'static str,
    /// How moves and commands are written.
    pub how: &'static str,
    /// Another game?
    pub again: &'static str,
}

/// Events cut where a turn begins: what came before, and the beginning itself.
pub fn by_turn<K: Kit>(events: &[EventOf<K>]) -> impl Iterator<Item = (&[EventOf<K>], Option<&EventOf<K>>)> {
    events.split_inclusive(K::begins).map(|part| match part.split_last() {
        Some((last, before)) if K::begins(last) => (before, Some(last)),
        _ => (part, None),
    })
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
