//! Munchkin's part of the playbook notation: heads, moves, expectations.

mod expect;
mod record;
mod stage;
mod write;
mod written;

pub use expect::Expectation;
pub use record::write_game;
pub(crate) use stage::calm;
pub use written::WrittenMove;

use crate::card::CardId;
use crate::game::{Move, Munchkin, Question};
use crate::set::Set;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use table::playbook::{Example, HeadWord, Lexicon, Notation, PassSpelling, ReadError, Script, fold, short};
use table::{Phrase, Seat};

/// Reads and writes Munchkin playbooks, with the card names of the languages it was given.
#[derive(Debug)]
pub struct Playbook {
    set: &'static Set,
    names: Lexicon,
    /// Sets with cards that examples define. They live as long as the program.
    defined: Mutex<HashMap<String, &'static Set>>,
    /// Sets that players brought. They live as long as the program.
    others: Mutex<Vec<&'static Other>>,
}

/// A set that is played instead of the shipped one (MB-MIX-1).
#[derive(Debug)]
struct Other {
    /// Its name in saved games: `NAME@HASH`.
    label: String,
    set: &'static Set,
    names: Lexicon,
}

/// Names for a set's cards: their ids and these names.
fn lexicon<'a>(set: &Set, names: impl IntoIterator<Item = (&'a str, &'a str)>) -> Lexicon {
    let mut lexicon = Lexicon::default();
    for (at, card) in set.cards().iter().enumerate() {
        lexicon.add(&card.slug, at as u16);
    }
    for (name, slug) in names {
        if let Some(card) = set.id(slug) {
            lexicon.add(name, card.index() as u16);
        }
    }
    lexicon
}

impl Playbook {
    /// A notation for the cards of a set, by their ids and by these names.
    pub fn new<'a>(set: &'static Set, names: impl IntoIterator<Item = (&'a str, &'a str)>) -> Playbook {
        Playbook { set, names: lexicon(set, names), defined: Mutex::default(), others: Mutex::default() }
    }

    /// Adds a set that saved games refer to by this label, `NAME@HASH`.
    pub fn admit<'a>(&self, label: &str, set: &'static Set, names: impl IntoIterator<Item = (&'a str, &'a str)>) {
        let other = Other { label: label.to_owned(), set, names: lexicon(set, names) };
        self.others.lock().unwrap_or_else(PoisonError::into_inner).push(Box::leak(Box::new(other)));
    }

    /// The first brought set that passes a test.
    fn other(&self, is: impl Fn(&Other) -> bool) -> Option<&'static Other> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().find(|other| is(other))
    }

    /// The set that a saved game names, or why there is none. With changed cards it would be another game.
    fn labelled(&self, label: &str) -> Result<&'static Set, Phrase> {
        if let Some(other) = self.other(|other| other.label == label) {
            return Ok(other.set);
        }
        let name = |label: &str| label.split_once('@').map_or(label, |(name, _)| name).to_owned();
        let same = self.other(|other| name(&other.label) == name(label));
        let key = if same.is_some() { "table-set-changed" } else { "table-set-missing" };
        Err(Phrase::new(key).with("name", short(&name(label))))
    }

    /// The label of a set in saved games; `None` for the shipped set, with or without cards of an example.
    fn label(&self, set: &Set) -> Option<&'static str> {
        self.other(|other| std::ptr::eq(other.set, set)).map(|other| other.label.as_str())
    }

    /// The card of a set that has this name in any language.
    #[must_use]
    pub fn find(&self, set: &Set, name: &str) -> Option<CardId> {
        match self.other(|other| std::ptr::eq(other.set, set)) {
            Some(other) => other.names.find(name).map(CardId),
            None => self.names.find(name).map(CardId),
        }
    }

    /// A card of this set: a shipped one by any of its names, one of an example by its id. Cards of an example come
    /// last, so that they do not change the numbers of the others.
    fn card(&self, set: &Set, name: &str) -> Result<CardId, Phrase> {
        if let Some(other) = self.other(|other| std::ptr::eq(other.set, set)) {
            return other.names.find(name).map(CardId).ok_or_else(|| other.names.unknown_card(name));
        }
        let found = self.names.find(name).map(CardId);
        let defined = || {
            let at = set.cards().iter().position(|card| fold(&card.slug) == fold(name));
            at.map(|at| CardId(at as u16))
        };
        found.or_else(defined).ok_or_else(|| self.names.unknown_card(name))
    }
}

impl Playbook {
    /// Whether this is the name of a card of the set or of an example.
    fn knows(&self, name: &str) -> bool {
        if self.other(|other| other.names.find(name).is_some()).is_some() {
            return true;
        }
        let defined = self.defined.lock().unwrap_or_else(PoisonError::into_inner);
        let called = |set: &&Set| set.cards().iter().any(|card| fold(&card.slug) == fold(name));
        self.names.find(name).is_some() || defined.values().copied().any(|set| called(&set))
    }
}

impl Notation for Playbook {
    type Game = Munchkin;
    type WrittenMove = WrittenMove;
    type Expectation = Expectation;

    const HEADS: &'static [HeadWord] = &[
        HeadWord::Plain("set"),
        HeadWord::Plain("define"),
        HeadWord::Plain("table"),
        HeadWord::Plain("turn"),
        HeadWord::Plain("dead"),
        HeadWord::Plain("empty"),
        HeadWord::Plain("fight"),
        HeadWord::Plain("helper"),
        HeadWord::Colon("doors"),
        HeadWord::Colon("treasures"),
        HeadWord::Colon("discard"),
        HeadWord::Colon("dice"),
        HeadWord::Colon("chance"),
        HeadWord::Colon("shuffle"),
    ];
    const RESERVED: &'static [&'static str] = &[
        "turn",
        "asked",
        "winner",
        "fight",
        "monster",
        "monsters",
        "main",
        "helper",
        "discard",
        "fighters",
        "nobody",
        "doors",
        "treasures",
        "sealed",
    ];
    const AMBIGUOUS: &'static [&'static str] = &["with"];

    fn stage(&self, example: &Example) -> Result<Script<Playbook>, ReadError> {
        stage::stage(self, example)
    }

    fn read_move(&self, seats: &[String], text: &str) -> Result<Vec<WrittenMove>, Phrase> {
        let said = written::read(seats, text)?;
        match said.cards().into_iter().find(|name| !self.knows(name)) {
            Some(unknown) => Err(self.names.unknown_card(unknown)),
            None => Ok(vec![said]),
        }
    }

    fn readings(&self, game: &Munchkin, seat: Seat, said: &WrittenMove) -> Vec<Move> {
        written::readings(self, game, seat, said)
    }

    fn is_nothing(&self, said: &WrittenMove) -> Option<PassSpelling> {
        match said {
            WrittenMove::Dash => Some(PassSpelling::Dash),
            WrittenMove::Pass => Some(PassSpelling::Pass),
            _ => None,
        }
    }

    fn read_expectation(&self, seats: &[String], text: &str) -> Result<Expectation, Phrase> {
        expect::read(seats, text)
    }

    fn holds(&self, game: &Munchkin, _: &[String], expectation: &Expectation) -> Result<(), Phrase> {
        expect::holds(self, game, expectation)
    }

    /// Whether the open question has an answer besides declining: own moves, and choices.
    fn awaits_action(&self, game: &Munchkin) -> bool {
        !matches!(
            game.question().map(|(_, question)| question),
            None | Some(
                Question::Window
                    | Question::LastCall
                    | Question::Help
                    | Question::Trade
                    | Question::TurnedUp
                    | Question::Cancel
                    | Question::React
                    | Question::Die
                    | Question::Receive
                    | Question::LayOut
                    | Question::Claim
            )
        )
    }

    fn write_move(&self, game: &Munchkin, seats: &[String], seat: Seat, mv: &Move) -> String {
        write::write_move(self, game, seats, seat, mv)
    }
}
