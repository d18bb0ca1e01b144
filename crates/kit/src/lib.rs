//! [`Kit`]: the one trait with everything that a game brings to a table beside its rules.
//!
//! A value of a kit is a game with its settings: decks, rules, number of players.

mod advice;
mod changes;
mod fields;
mod lengths;
mod onlooker;
mod page;
pub mod scene;
mod talk;

pub use advice::{Hint, Tip};
pub use changes::Changes;
pub use fields::{Field, Fields, Visibility};
pub use lengths::{Lengths, percent};
pub use onlooker::{Counter, Namer, Notes, Onlooker, SeatNotes, Turns};
pub use page::{Page, mentions, wrapping};
pub use table::playbook::GameHead;
pub use talk::Talk;
pub use wire::http::FieldKind;

use bots::{Bot, Budget, Comparison, Estimate, Hard, Outlook, RulesOfThumb};
use fields::FieldList;
use scene::{Face, Middle, Place};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use std::time::Duration;
use table::contract::Subject;
use table::playbook::{Decision, Example, Notation, Run};
use table::{Chair, Game, HouseRules, Log, Phrase, Refusal, Rng, Seat, Seats};
use wire::http::{DeckOffer, GameOffer, RuleProfile, ViewField};
use wire::{Ask, Choice, LogEntry, Options, OwnNumber, Pace, RefusalReason, WindowKind};
use words::{Lang, Words};

/// A game's move.
pub type MoveOf<K> = <<K as Kit>::Game as Game>::Move;
/// A game's event.
pub type EventOf<K> = <<K as Kit>::Game as Game>::Event;
/// A game's view.
pub type ViewOf<K> = <<K as Kit>::Game as Game>::View;

/// A question of a game, as the wire carries it.
pub type AskOf<K> = Ask<MoveOf<K>, <K as Kit>::Question, <K as Kit>::Change>;
/// A choice of a game, as the wire carries it.
pub type ChoiceOf<K> = Choice<MoveOf<K>, <K as Kit>::Change>;

/// The hard player of a game.
type HardOf<K> = Hard<<K as Kit>::Game, <K as Kit>::Thumb>;

/// How long a window stays open.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WindowTime {
    /// For a quick answer. The pace of the table sets the time.
    Answer,
    /// For a decision about a player's own cards, such as which to keep: as long as a turn. Nobody lets it pass.
    Decision,
    /// For exactly this long, at every pace.
    Exactly(Duration),
}

/// A decision in the record of a game: the seat, the move, and what the player said with it.
pub type RecordedDecision<'a, K> = Decision<'a, <K as Kit>::Game>;

/// Everything that a game brings to a table beside its rules.
///
/// A value is the game with its settings. All code that shows, tells, plays, counts or stores games is written once,
/// over this trait.
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

    /// The rules a table can choose.
    type Rules: HouseRules + Serialize;
    /// The notation of its playbooks.
    type Notation: Notation<Game = Self::Game> + 'static;
    /// The kinds of questions, for a client.
    type Question: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// The immediate effect of a move, for a client. `()` if the game does not tell.
    type Change: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a simulation counts. [`Turns`] suits a game that has only turns to count.
    type Counter: Counter<Self>;
    /// The rules of thumb that its bots are made of.
    type Thumb: RulesOfThumb<Self::Game>;
    /// The game's part of the contract tests. A kit must name it, so every game is tested.
    type Trial: Subject<Game = Self::Game>;

    /// Its id in playbooks, addresses and on the command line.
    const ID: &'static str;
    /// Its name for people.
    const TITLE: &'static str;
    /// Whether it is listed to players. An unlisted game can be played by anybody who names it.
    const LISTED: bool = true;
    /// The prefix of its clauses' ids, such as `LM-`.
    const CLAUSES: &'static str;
    /// The default decks. Empty if there is no choice.
    const DECKS: &'static str = "";
    /// Whether players may bring their own sets of cards.
    const TAKES_SETS: bool = false;
    /// The colours of its pages, as CSS that follows the usual ones.
    const COLOURS: &'static str = "";
    /// The levels of its bots, the weakest first.
    const LEVELS: &'static [&'static str] = bots::LEVELS;
    /// The default level, also for bots that stand in for a player.
    const USUAL: &'static str;
    /// The version of its rules. The same version, seed and moves give the same game.
    const VERSION: &'static str;

    /// The fewest and the most players.
    const PLAYERS: [u8; 2];
    /// The numbers of players the game is meant for: the fewest and the most.
    const MEANT_FOR: [u8; 2] = Self::PLAYERS;
    /// The levels offered at tables, the weakest first.
    const OFFERED_LEVELS: &'static [&'static str] = &["easy", "normal", "hard"];

    /// The decks offered. Empty if there is no choice.
    fn deck_offers() -> Vec<DeckOffer> {
        Vec::new()
    }

    /// The game with all the choices for a table.
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
            view: Self::view_fields(),
        }
    }

    /// What the fields of a view hold.
    fn view_fields() -> Vec<ViewField> {
        let mut list = FieldList::default();
        Self::fields(&mut list);
        list.0
    }

    /// Numbers that only tables of this game can set.
    fn own_numbers() -> Vec<OwnNumber> {
        Vec::new()
    }

    /// The kit for a table's options, or what is wrong with them.
    fn new(options: &Options) -> Result<Self, Phrase>;

    /// The kit of a game that was set up elsewhere, with the cards it is played with.
    fn of(game: &Self::Game) -> Self;

    /// The kit with the settings of a recorded game.
    fn recorded(example: &Example, players: usize) -> Result<Self, Phrase>;

    /// The number of players.
    fn players(&self) -> usize;

    /// The decks as they are stored with a table, if their names alone do not identify the cards.
    fn decks(&self) -> Option<String> {
        None
    }

    /// The rules in their written form.
    fn rules(&self) -> String;

    /// A warning if the game is meant for fewer or more players.
    fn crowd(&self) -> Option<Phrase> {
        None
    }

    /// Deals a game and logs its beginning. Without a dealer, the seed chooses one in games that have dealers.
    fn deal(&self, seed: u64, dealer: Option<Seat>, log: &mut impl Log<Self::Game>) -> Option<Self::Game>;

    /// The seat that began.
    fn starter(game: &Self::Game) -> Seat;

    /// The dealer of the next game, in games that have dealers.
    fn next_dealer(&self, start: &Self::Game) -> Option<Seat>;

    /// A bot of this level. Levels that search use the budget.
    fn bot(&self, level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Self::Game>> {
        bots::of_level::<Self::Game, Self::Thumb>(level, budget, rng)
    }

    /// Whether bots of this level search. They then think outside the room.
    fn ponders(level: &str) -> bool {
        level == "hard"
    }

    /// The strongest bot's estimates of every move, the best first.
    fn hint(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Vec<Estimate<MoveOf<Self>>> {
        HardOf::<Self>::new(budget.clone(), rng).estimates(chair)
    }

    /// The strongest bot's comparison of these moves with the first. All are tried equally often, on the same guesses.
    fn compare(
        &self,
        chair: &Chair<'_, Self::Game>,
        moves: &[MoveOf<Self>],
        budget: &Budget,
        rng: Rng,
    ) -> Vec<Comparison<MoveOf<Self>>> {
        HardOf::<Self>::new(budget.clone(), rng).compare(chair, moves)
    }

    /// What the strongest bot would do in that seat, for a player who asks: the best moves, compared closely.
    fn advice(
        &self,
        game: &Self::Game,
        seat: Seat,
        events: &[EventOf<Self>],
        budget: &Budget,
        rng: Rng,
    ) -> Hint<MoveOf<Self>> {
        advice::hint(self, game, seat, events, budget, rng)
    }

    /// What speaks for a legal move, in the game's own words. It depends on nothing that the seat cannot know. `view`
    /// is that seat's.
    fn reason(&self, _game: &Self::Game, _view: &ViewOf<Self>, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Phrase> {
        None
    }

    /// Everybody's chances, as the strongest bot sees them from this chair. `None` if nobody is asked.
    fn outlook(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Option<Outlook> {
        HardOf::<Self>::new(budget.clone(), rng).outlook(chair)
    }

    /// Events as sentences, each with the number of events it covers.
    fn told(&self, events: &[EventOf<Self>]) -> Vec<(usize, Phrase)>;

    /// The question to the view's seat.
    fn question(&self, view: &ViewOf<Self>) -> Phrase;

    /// The kind of question to the view's seat. `None` if it is not asked.
    fn question_kind(view: &ViewOf<Self>) -> Option<Self::Question>;

    /// The prompt for players who have nothing to answer while a window is open.
    fn window(&self, view: &ViewOf<Self>) -> Phrase;

    /// Whether the play on the table concerns that seat: as its target or its maker. `game` is the public one, so the
    /// answer depends on nothing hidden.
    fn concerns(game: &Self::Game, seat: Seat) -> bool;

    /// Whether the play on the table targets that seat. If it does, it also concerns it. `game` is the public one.
    fn is_at(game: &Self::Game, seat: Seat) -> bool {
        Self::concerns(game, seat)
    }

    /// The number of the turn, if a window is open that comes in every turn and in which nothing has happened. Who has
    /// passed in one is not asked again in that turn, unless something happens. `game` is the public one.
    fn quiet_window(_game: &Self::Game) -> Option<u32> {
        None
    }

    /// Whether an event is part of every turn, so that nobody who has passed needs to be asked again.
    fn is_routine(_event: &EventOf<Self>) -> bool {
        false
    }

    /// The kinds of windows that players can let pass.
    const KINDS: &'static [WindowKind];

    /// The kind of window that seat gets for the play on the table, as a place in [`Kit::KINDS`]. `game` is the public
    /// one, so the answer depends on nothing hidden.
    fn kind(game: &Self::Game, seat: Seat) -> usize;

    /// How long a window for these seats stays open. `shown` is the public game, so the answer depends on nothing
    /// hidden.
    fn window_time(&self, _shown: &Self::Game, _concerned: Seats, _pace: Pace) -> WindowTime {
        WindowTime::Answer
    }

    /// Visits every field of a view, with its visibility and what it holds.
    fn fields(to: &mut impl Fields<ViewOf<Self>>);

    /// A move as a choice.
    fn choice(&self, view: &ViewOf<Self>, mv: &MoveOf<Self>) -> ChoiceOf<Self>;

    /// The immediate effect of a legal move, as far as its player can know: it depends on nothing hidden.
    fn change(&self, _game: &Self::Game, _seat: Seat, _mv: &MoveOf<Self>) -> Option<Self::Change> {
        None
    }

    /// Whether that seat can play the card of this name, at that target if there is one. The error is the refusal, or
    /// `None` if there is no such card.
    fn why(&self, game: &Self::Game, seat: Seat, card: &str, at: Option<Seat>) -> Result<(), Option<Refusal>>;

    // ----- in words -----

    /// Puts a phrase about the game into words, using the texts of its own cards.
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

    /// The question to the view's seat, in a language.
    fn question_text(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> String {
        self.say(words, names, &self.question(view))
    }

    /// Whether a turn begins with this event.
    fn begins(event: &EventOf<Self>) -> bool;

    /// The event that begins the first turn, if the game starts with a turn.
    fn opening(game: &Self::Game) -> Option<EventOf<Self>>;

    /// Whose turn it is.
    fn turn(view: &ViewOf<Self>) -> Seat;

    /// The seat that is asked, as far as the viewer can tell.
    fn asked(view: &ViewOf<Self>) -> Option<Seat>;

    /// The winners, once the game is over.
    fn winners(view: &ViewOf<Self>) -> Vec<Seat>;

    /// A player's score in the shortest form. `None` for a player who is out.
    fn score(view: &ViewOf<Self>, seat: Seat) -> Option<String>;

    /// The cards in the viewer's hand. `None` without cards.
    fn hand(&self, words: &Words, view: &ViewOf<Self>) -> Option<String>;

    /// The table, line by line.
    fn table(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Vec<String>;

    /// The lines shown to a person before a question.
    fn reminder(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Vec<String>;

    /// Examples for the help: a card to ask about, and a move.
    fn examples(&self, words: &Words, names: &[String]) -> (String, String);

    /// The keys of the game's own messages: a welcome, how to write moves, and "another game?".
    const GREETINGS: Greetings;

    // ----- on a full screen -----

    /// How many lines about each player to make room for.
    const ROOM: u16;

    /// The keys of the messages that explain its signs.
    const SIGNS: &'static [&'static str];

    /// Piles and other counters, in one line.
    fn piles(&self, words: &Words, view: &ViewOf<Self>) -> String;

    /// A player. The caller fills in the name, whose turn it is and who is asked.
    fn place(&self, words: &Words, names: &[String], view: &ViewOf<Self>, seat: Seat) -> Place;

    /// What is going on in the middle of the table.
    fn middle(&self, words: &Words, names: &[String], view: &ViewOf<Self>) -> Middle;

    /// The viewer's cards.
    fn faces(&self, words: &Words, view: &ViewOf<Self>) -> Vec<Face>;

    /// The places in the viewer's hand of the cards that a move uses.
    fn cards_of(&self, view: &ViewOf<Self>, mv: &MoveOf<Self>) -> Vec<usize>;

    /// The name under which a table is asked about a card of the viewer's hand.
    fn card_id(view: &ViewOf<Self>, at: usize) -> Option<String>;

    /// An example of a move that is not listed, with this hand.
    fn unlisted_example(&self, words: &Words, names: &[String], hand: &[String]) -> String;

    // ----- written down -----

    /// The notation of playbooks. `None` only if the built-in cards are unsound, which a test rules out.
    fn notation() -> Option<&'static Self::Notation>;

    /// Reads a legal move that is not listed, as far as a view is enough to understand it.
    fn unlisted(
        &self,
        notation: &Self::Notation,
        names: &[String],
        view: &ViewOf<Self>,
        text: &str,
    ) -> Option<MoveOf<Self>>;

    /// The moves to try when somebody asks why a card cannot be played, the likeliest first.
    fn ways(&self, notation: &Self::Notation, card: &str, names: &[String]) -> Vec<String>;

    /// A game as a playbook, dealt from its seed.
    fn write<'a>(
        &self,
        notation: &Self::Notation,
        head: &GameHead,
        start: &Self::Game,
        played: impl Iterator<Item = RecordedDecision<'a, Self>>,
    ) -> String;

    /// A run as a playbook that needs no random numbers.
    fn spell_out(
        notation: &Self::Notation,
        head: &GameHead,
        example: &Example,
        run: &Run<Self::Game>,
    ) -> Result<String, Phrase>;

    // ----- looked up -----

    /// The names of its cards, each with a line of help if there is one.
    fn cards(words: &Words) -> Vec<(String, String)>;

    /// A page about a card, by its name in any language, wrapped to a width.
    fn card_page(words: &Words, name: &str, width: usize) -> Option<String>;

    /// The names of its cards in a language, in the Fluent format, where no message file has them.
    fn card_messages(_lang: Lang) -> String {
        String::new()
    }

    /// What a client needs to know about cards that this game defines itself, as an example in the rulebook can. They
    /// are numbered after those of the set.
    fn made_up_cards(&self) -> Vec<serde_json::Value> {
        Vec::new()
    }

    /// The texts of these cards in a language, in the Fluent format.
    fn made_up_messages(&self, _lang: Lang) -> String {
        String::new()
    }

    /// What a client needs to know about all cards of a set that players brought, by number. Empty at other tables.
    fn set_cards(&self) -> Vec<serde_json::Value> {
        Vec::new()
    }

    /// The texts of these cards in a language, in the Fluent format.
    fn set_messages(&self, _lang: Lang) -> String {
        String::new()
    }

    // ----- counted -----

    /// Whether a simulation can count each card.
    const COUNTS_CARDS: bool = false;

    /// The settings, for the title of a simulation.
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

    /// Notes the result of a game.
    fn note_end(notes: &mut Notes, game: &Self::Game);

    /// How to name cards and kinds of players for people.
    fn called(words: &Words) -> [Namer; 2];
}

/// The keys of the messages that greet players in line mode.
#[derive(Copy, Clone, Debug)]
pub struct Greetings {
    /// A welcome, with players, rules and seed.
    pub welcome: &'static str,
    /// How moves and commands are written.
    pub how: &'static str,
    /// "Another game?"
    pub again: &'static str,
}

/// Events, split before each beginning of a turn: the events before it, and the beginning itself.
pub fn by_turn<K: Kit>(events: &[EventOf<K>]) -> impl Iterator<Item = (&[EventOf<K>], Option<&EventOf<K>>)> {
    events.split_inclusive(K::begins).map(|part| match part.split_last() {
        Some((last, before)) if K::begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}

/// Events as log entries. What was said with the play goes to the first.
pub fn in_sentences<K: Kit>(kit: &K, events: &[EventOf<K>], mut talk: Option<Talk>) -> Vec<LogEntry<EventOf<K>>> {
    let mut entries = Vec::new();
    let mut rest = events;
    for (n, say) in kit.told(events) {
        let (these, after) = rest.split_at(n.min(rest.len()));
        let (talk, remark) = Talk::split(talk.take());
        entries.push(LogEntry { say, events: these.to_vec(), talk, remark });
        rest = after;
    }
    entries
}

/// The reasons of a refusal, for the wire: each one once, with all its clauses.
pub fn reasons(refusal: &Refusal) -> Vec<RefusalReason> {
    let why = |(key, clauses): (&'static str, Vec<&str>)| RefusalReason {
        clauses: clauses.into_iter().map(str::to_owned).collect(),
        say: Phrase::new(key),
    };
    refusal.by_key().into_iter().map(why).collect()
}
