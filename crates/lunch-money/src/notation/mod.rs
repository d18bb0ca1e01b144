//! Lunch Money's part of the playbook notation: heads, moves, expectations.

mod expect;
mod questions;
mod record;
mod stage;
mod written;

pub use expect::Expectation;
pub use record::{write_game, write_move};
pub use written::WrittenMove;

use crate::card::Card;
use crate::moves::Move;
use crate::state::{LunchMoney, Question};
use table::playbook::{Example, HeadWord, Lexicon, Notation, PassSpelling, ReadError, Script, short};
use table::{Phrase, Seat};

/// Reads and writes Lunch Money playbooks, with the card names of the languages it was given.
#[derive(Clone, Debug)]
pub struct Playbook {
    names: Lexicon,
}

/// Short names in use at tables and in rule sheets.
const NICKNAMES: [(&str, Card); 3] =
    [("poke", Card::PokeInTheEye), ("friend", Card::ImaginaryFriend), ("imaginary", Card::ImaginaryFriend)];

impl Playbook {
    /// A notation that knows the cards' own names, and these as well.
    pub fn new<'a>(names: impl IntoIterator<Item = (&'a str, Card)>) -> Playbook {
        let mut lexicon = Lexicon::default();
        for card in Card::ALL {
            lexicon.add(card.slug(), card as u16);
        }
        for (name, card) in NICKNAMES.into_iter().chain(names) {
            lexicon.add(name, card as u16);
        }
        Playbook { names: lexicon }
    }

    fn card(&self, name: &str) -> Result<Card, Phrase> {
        let card = self.names.find(name).and_then(|number| Card::ALL.get(usize::from(number)).copied());
        card.ok_or_else(|| self.names.unknown_card(name))
    }

    /// `HOOK, JAB x2`.
    fn cards(&self, list: &str) -> Result<Vec<Card>, Phrase> {
        let mut cards = Vec::new();
        for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let (card, copies) = self.card_and_copies(name)?;
            cards.extend(std::iter::repeat_n(card, copies));
        }
        Ok(cards)
    }

    /// `GRAB x2`, or just `GRAB`.
    fn card_and_copies(&self, text: &str) -> Result<(Card, usize), Phrase> {
        if let Some((name, copies)) = text.trim().rsplit_once([' ', '\t'])
            && let Some(copies) = copies.strip_prefix(['x', 'X', '×'])
            && let Ok(copies @ 1..=99) = copies.parse()
        {
            return Ok((self.card(name)?, copies));
        }
        Ok((self.card(text)?, 1))
    }
}

impl Notation for Playbook {
    type Game = LunchMoney;
    type WrittenMove = WrittenMove;
    type Expectation = Expectation;

    const HEADS: &'static [HeadWord] = &[
        HeadWord::Plain("state"),
        HeadWord::Plain("turn"),
        HeadWord::Plain("dealer"),
        HeadWord::Plain("shuffled"),
        HeadWord::Plain("hands"),
        HeadWord::Colon("deck"),
        HeadWord::Colon("discard"),
        HeadWord::Colon("shuffle"),
    ];
    const RESERVED: &'static [&'static str] =
        &["turn", "winner", "asked", "discard", "pile", "deck", "shuffle", "nobody"];
    const AMBIGUOUS: &'static [&'static str] = &["left", "right"];

    fn stage(&self, example: &Example) -> Result<Script<Playbook>, ReadError> {
        stage::stage(self, example)
    }

    fn read_move(&self, seats: &[String], text: &str) -> Result<Vec<WrittenMove>, Phrase> {
        written::read(self, seats, text)
    }

    fn readings(&self, game: &LunchMoney, seat: Seat, said: &WrittenMove) -> Vec<Move> {
        written::readings(game, seat, said)
    }

    fn is_nothing(&self, said: &WrittenMove) -> Option<PassSpelling> {
        match said {
            WrittenMove::Dash => Some(PassSpelling::Dash),
            WrittenMove::Pass => Some(PassSpelling::Pass),
            _ => None,
        }
    }

    fn read_expectation(&self, seats: &[String], text: &str) -> Result<Expectation, Phrase> {
        expect::read(self, seats, text)
    }

    fn holds(&self, game: &LunchMoney, seats: &[String], expectation: &Expectation) -> Result<(), Phrase> {
        expect::holds(game, seats, expectation)
    }

    fn awaits_action(&self, game: &LunchMoney) -> bool {
        game.question().is_some_and(|(_, question)| question == Question::Action)
    }

    fn write_move(&self, game: &LunchMoney, seats: &[String], seat: Seat, mv: &Move) -> String {
        record::write_move(game, seats, seat, mv)
    }
}
