//! The games, as the commands see them: [`Tabled`] gives what differs between one and another, and
//! every command is written once, for any of them.

mod lunch_money;
mod munchkin;

pub(crate) use lunch_money::{LunchMoneyTable, LunchMoneyVoice};
pub(crate) use munchkin::{MunchkinTable, MunchkinVoice};

use crate::screen::Shown;
use crate::sim::Watch;
use bots::{Bot, Budget, Compared, Estimate, Outlook};
use clap::ArgMatches;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::LazyCell;
use table::playbook::{self, Example, Failure, Notation, Run, Script, Unreadable};
use table::{Chair, Game, Phrase, Refusal, Rng, Seat};
use words::{Lang, Rulebook, Words};

/// A game that can be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    LunchMoney,
    MunchkinBites,
}

impl Which {
    /// The game named on the command line, or a message that says which there are.
    pub(crate) fn named(words: &Words, args: &ArgMatches) -> Result<Which, String> {
        let name = args.get_one::<String>("game").map_or("", String::as_str);
        Which::called(name).ok_or_else(|| words.fill("cli-unknown-game", &[("name", name)]))
    }

    /// The game of this name.
    pub(crate) fn called(name: &str) -> Option<Which> {
        match name {
            "lunch-money" => Some(Which::LunchMoney),
            "munchkin-bites" => Some(Which::MunchkinBites),
            _ => None,
        }
    }

    /// The game of an example. What is not the other one is left to Lunch Money to complain about.
    pub(crate) fn of(example: &Example) -> Which {
        let game = example.head.iter().find(|line| line.key == "game").map_or("", |line| line.rest.as_str());
        if game.trim().starts_with("munchkin-bites") { Which::MunchkinBites } else { Which::LunchMoney }
    }
}

/// The notations of all games.
pub(crate) struct Notations {
    pub(crate) lunch_money: ::lunch_money::notation::Playbook,
    /// Read when the first example needs it: it takes a whole set of cards.
    munchkin: LazyCell<Option<::munchkin::notation::Playbook>>,
}

/// An example of one of the games, understood.
pub(crate) enum Loaded {
    LunchMoney(Box<Script<::lunch_money::notation::Playbook>>),
    Munchkin(Box<Script<::munchkin::notation::Playbook>>),
}

impl Notations {
    pub(crate) fn new() -> Notations {
        let munchkin = LazyCell::new(words::munchkin::playbook as fn() -> _);
        Notations { lunch_money: words::lunch_money::playbook(), munchkin }
    }

    /// Munchkin's notation. `None` only if the set that ships is not sound, which a test rules out.
    pub(crate) fn munchkin(&self) -> Option<&::munchkin::notation::Playbook> {
        self.munchkin.as_ref()
    }

    /// Understands an example of either game.
    pub(crate) fn load(&self, example: &Example) -> Result<Loaded, Unreadable> {
        match (Which::of(example), self.munchkin_if(example)) {
            (Which::MunchkinBites, Some(munchkin)) => {
                playbook::load(munchkin, example).map(|script| Loaded::Munchkin(Box::new(script)))
            }
            _ => playbook::load(&self.lunch_money, example).map(|script| Loaded::LunchMoney(Box::new(script))),
        }
    }

    fn munchkin_if(&self, example: &Example) -> Option<&::munchkin::notation::Playbook> {
        if Which::of(example) == Which::MunchkinBites { self.munchkin() } else { None }
    }

    /// Runs an example of either game.
    pub(crate) fn run(&self, example: &Example) -> Result<Result<(), Box<Failure>>, Unreadable> {
        Ok(match (self.load(example)?, self.munchkin_if(example)) {
            (Loaded::Munchkin(script), Some(munchkin)) => playbook::run(munchkin, &script).1,
            (Loaded::LunchMoney(script), _) => playbook::run(&self.lunch_money, &script).1,
            (Loaded::Munchkin(_), None) => Ok(()),
        })
    }
}

/// Everything a saved game says besides its moves.
pub(crate) struct Record {
    pub(crate) version: String,
    pub(crate) title: String,
    pub(crate) seats: Vec<String>,
    pub(crate) seed: u64,
    pub(crate) date: Option<String>,
}

/// A move of the game at a table.
pub(crate) type MoveOf<T> = <<T as Tabled>::Game as Game>::Move;

/// One decision of a game that is written down.
pub(crate) type Played<'a, G> = (Seat, <G as Game>::Move, Option<&'a str>);

/// A game with its settings, as the commands need it beside its rules.
pub(crate) trait Tabled: Send + Sync + Sized + 'static {
    type Game: Game<
            Move: Serialize + DeserializeOwned + Send + Sync,
            Event: DeserializeOwned + Send + Sync,
            View: DeserializeOwned,
        > + Copy
        + Send
        + Sync
        + 'static;
    type Notation: Notation<Game = Self::Game>;
    /// What `recess sim` counts.
    type Watch: Watch<Self>;
    /// How it is told.
    type Voice: Spoken<Game = Self::Game> + Shown;

    /// As it is written on the command line and in playbooks.
    const ID: &'static str;
    /// The bots there are, the weakest first.
    const BOTS: &'static [&'static str];
    /// Those that people play against unless they say otherwise.
    const OPPONENT: &'static str;
    /// As people call it.
    const TITLE: &'static str;
    /// Keys of messages that are the game's own.
    const WELCOME: &'static str;
    const HOW: &'static str;
    const AGAIN: &'static str;

    /// Reads the settings from the command line, and warns where so many players are a crowd.
    /// How many play is read too, unless it is given.
    fn read(words: &Words, args: &ArgMatches, players: Option<usize>) -> Result<Self, String>;

    /// A table with these decks (empty for the usual ones), rules and players, or what is wrong with them.
    fn set_up(words: &Words, decks: &str, rules: &str, players: usize) -> Result<Self, String>;

    fn players(&self) -> usize;

    /// The rules, as they are written.
    fn rules(&self) -> String;

    /// Deals a game; the dealer, where there is one, from the seed if none is given.
    fn deal(&self, seed: u64, dealer: Option<Seat>) -> Option<Self::Game>;

    /// Who began.
    fn starter(game: &Self::Game) -> Seat;

    /// Who deals after this game, if anybody does.
    fn next_dealer(&self, start: &Self::Game) -> Option<Seat>;

    fn notation(&self) -> Option<Self::Notation>;

    /// A player by its name, one of [`Tabled::BOTS`]; the budget is for those who look ahead.
    fn bot(&self, name: &str, budget: &Budget, rng: Rng) -> Box<dyn Bot<Self::Game>>;

    /// What the strongest bot thinks of every move, the best first.
    fn hint(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Vec<Estimate<MoveOf<Self>>>;

    /// What the strongest bot thinks of these moves, each weighed against the first: tried equally often,
    /// on the same guesses.
    fn compare(
        &self,
        chair: &Chair<'_, Self::Game>,
        moves: &[MoveOf<Self>],
        budget: &Budget,
        rng: Rng,
    ) -> Vec<Compared<MoveOf<Self>>>;

    /// Everybody's chances, as the strongest bot sees them from this chair; `None` if nobody is asked.
    fn outlook(&self, chair: &Chair<'_, Self::Game>, budget: &Budget, rng: Rng) -> Option<Outlook>;

    /// Tells this game in a language.
    fn voice(words: &Words, game: &Self::Game) -> Self::Voice;

    /// Tells a game with the cards of this table in a language, also before there is one.
    fn own_voice(&self, words: &Words) -> Self::Voice;

    /// A move that was written out, as far as a view is enough to understand it: those of which there are
    /// too many to be listed.
    fn unlisted(
        &self,
        notation: &Self::Notation,
        names: &[String],
        view: &<Self::Game as Game>::View,
        text: &str,
    ) -> Option<MoveOf<Self>>;

    /// A game as a playbook, dealt from its seed.
    fn write<'a>(
        &self,
        notation: &Self::Notation,
        record: &Record,
        start: &Self::Game,
        played: impl Iterator<Item = Played<'a, Self::Game>>,
    ) -> String;

    /// A run as a playbook that needs no random numbers.
    fn spell_out(
        words: &Words,
        notation: &Self::Notation,
        record: &Record,
        example: &Example,
        run: &Run<Self::Game>,
    ) -> Result<String, String>;

    /// Moves to try when somebody asks why a card cannot be played, the likeliest first.
    fn ways(&self, notation: &Self::Notation, card: &str, names: &[String]) -> Vec<String>;

    /// The settings of a game that was written down.
    fn recorded(words: &Words, example: &Example, players: usize) -> Result<Self, String>;

    /// The rulebook.
    fn book(lang: Lang) -> Rulebook;

    /// The names of its cards.
    fn cards(words: &Words) -> Vec<String>;

    /// What the rulebook says about a clause, a card or a word, in lines of a width.
    fn look_up(words: &Words, what: &str, width: usize) -> Option<String>;

    /// The settings in the title of a simulation.
    fn sim_title(&self, words: &Words, seed: u64) -> String;

    /// The settings of a simulation, for machines.
    fn sim_settings(&self) -> Vec<(&'static str, serde_json::Value)>;
}

/// A game put in words for somebody.
pub(crate) trait Spoken {
    type Game: Game;

    /// A card as an example of a question about it, and a move as an example of one.
    fn examples(&self, names: &[String]) -> (String, String);

    /// Something that is said about the game, with the names of its cards.
    fn phrase(&self, words: &Words, names: &[String], phrase: &Phrase) -> String;

    /// Events as sentences.
    fn events(&self, words: &Words, names: &[String], events: &[<Self::Game as Game>::Event]) -> Vec<String>;

    /// Whether a turn begins.
    fn begins(event: &<Self::Game as Game>::Event) -> bool;

    /// The beginning of the turn that a game starts with, if it starts with one.
    fn opening(game: &Self::Game) -> Option<<Self::Game as Game>::Event>;

    /// The question a seat is asked.
    fn question(&self, words: &Words, names: &[String], view: &<Self::Game as Game>::View) -> String;

    /// A move, as a choice in a list.
    fn choice(
        &self,
        words: &Words,
        names: &[String],
        view: &<Self::Game as Game>::View,
        mv: &<Self::Game as Game>::Move,
    ) -> String;

    /// The cards in one's hand; `None` if there are none.
    fn hand(&self, words: &Words, view: &<Self::Game as Game>::View) -> Option<String>;

    /// The table, line by line.
    fn table(&self, words: &Words, names: &[String], view: &<Self::Game as Game>::View) -> Vec<String>;

    /// What a person sees of the table before they are asked.
    fn reminder(&self, words: &Words, names: &[String], view: &<Self::Game as Game>::View) -> Vec<String>;

    /// Whose turn it is.
    fn turn(view: &<Self::Game as Game>::View) -> Seat;

    /// How somebody stands, as short as can be; `None` for who is out.
    fn score(view: &<Self::Game as Game>::View, seat: Seat) -> Option<String>;
}

/// Whether a card can be played now in any way; if not, why not.
pub(crate) fn why_not<T: Tabled>(
    table: &T,
    notation: &T::Notation,
    game: &T::Game,
    names: &[String],
    seat: Seat,
    card: &str,
) -> Result<(), Option<Refusal>> {
    let ways = table.ways(notation, card, names);
    let mut first = None;
    for part in ways.iter().filter_map(|way| notation.read_move(names, way).ok()?.into_iter().next()) {
        for mv in notation.readings(game, seat, &part) {
            match game.check(seat, &mv) {
                Ok(()) => return Ok(()),
                Err(refusal) => first = first.or(Some(refusal)),
            }
        }
    }
    Err(first)
}

/// A decision that was written out: the move with what was said to it; or, if it is understood and not
/// legal, why not.
#[allow(clippy::type_complexity, reason = "a move and what was said to it")]
pub(crate) fn written<N: Notation>(
    notation: &N,
    game: &N::Game,
    names: &[String],
    seat: Seat,
    line: &str,
) -> Option<Result<(<N::Game as Game>::Move, Option<String>), Option<Refusal>>> {
    let (text, talk) = match line.split_once('"') {
        Some((text, talk)) => (text.trim(), Some(talk.trim_end_matches('"').replace('"', "'"))),
        None => (line, None),
    };
    let said = notation.read_move(names, text).ok()?.into_iter().next()?;
    let mut refusal = None;
    for mv in notation.readings(game, seat, &said) {
        match game.check(seat, &mv) {
            Ok(()) => return Some(Ok((mv, talk))),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    Some(Err(refusal))
}

/// What happens in the game that a voice tells.
pub(crate) type EventOf<V> = <<V as Spoken>::Game as Game>::Event;

/// Events cut where a turn begins: what came before, and the beginning itself.
pub(crate) fn by_turn<V: Spoken>(events: &[EventOf<V>]) -> impl Iterator<Item = (&[EventOf<V>], Option<&EventOf<V>>)> {
    events.split_inclusive(V::begins).map(|part| match part.split_last() {
        Some((last, before)) if V::begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}
