//! The heads of saved games and examples, as far as all games share them.

use super::reader::is_common;
use super::{Chances, Example, HeadLine, Notation, Promise, ReadError, SameChance, short};
use crate::{Game, HouseRules, Phrase, Seat, Seed};
use std::fmt::Write as _;

/// The head of a saved game, without the lines that belong to its game.
#[derive(Clone, PartialEq, Debug)]
pub struct GameHead {
    /// The version of the rules.
    pub version: String,
    /// Its title.
    pub title: String,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// The seed it was dealt from.
    pub seed: Seed,
    /// The day it was played.
    pub date: Option<String>,
    /// The promise about the shuffle.
    pub promise: Option<Promise>,
    /// The opponents, so that a resumed game has the same ones.
    pub bots: Option<String>,
}

impl GameHead {
    /// The head of a game dealt from this seed, without date, promise and opponents.
    #[must_use]
    pub fn new(version: &str, title: String, seats: Vec<String>, seed: impl Into<Seed>) -> GameHead {
        let seed = seed.into();
        GameHead { version: version.to_owned(), title, seats, seed, date: None, promise: None, bots: None }
    }

    /// The head of a recorded game with these seats. `version` is the current one, for files that name none.
    #[must_use]
    pub fn of(example: &Example, seats: &[String], version: &str) -> GameHead {
        let value = |key: &str| example.value(key).map(str::to_owned);
        GameHead {
            version: value("version").unwrap_or_else(|| version.to_owned()),
            title: example.title.clone(),
            seats: seats.to_vec(),
            seed: example.seed().ok().flatten().unwrap_or(Seed::Quick(1)),
            date: value("date"),
            promise: Promise::of(example),
            bots: value("bots"),
        }
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", String::as_str)
    }
}

/// The lines of a head that belong to its game.
#[derive(Clone, Default, Debug)]
pub struct OwnLines {
    /// After `game`: the id, and the decks if there is a choice.
    pub game: String,
    /// After `rules`.
    pub rules: String,
    /// Whole lines before the seats.
    pub before_seats: String,
    /// The text after each seat's name. Empty if everything is dealt from the seed.
    pub seats: Vec<String>,
    /// Whole lines after the seats.
    pub after_seats: String,
    /// Whole lines at the end of the head: the layout of cards and the results of chance.
    pub layout: String,
}

/// A decision to be written down: the seat, the move, and what the player said with it.
pub type Decision<'a, G> = (Seat, <G as Game>::Move, Option<&'a str>);

/// A game as a playbook: the head, a line for every decision, then the winners.
///
/// `chances` are the results of chance, for a game that is spelt out. Otherwise everything follows from the seed.
pub fn write<'a, N: Notation>(
    notation: &N,
    head: &GameHead,
    own: &OwnLines,
    start: &N::Game,
    played: impl IntoIterator<Item = Decision<'a, N::Game>>,
    chances: Option<&Chances>,
) -> String {
    let mut text = String::new();
    let OwnLines { game, rules, before_seats, seats, after_seats, layout } = own;
    let _ = writeln!(text, "# {}\nversion {}\ngame {game}\nrules {rules}", head.title, head.version);
    text.push_str(before_seats);
    for seat in Seat::all(start.seats()) {
        let laid_out = seats.get(seat.index()).map_or("", String::as_str);
        let _ = writeln!(text, "seat {}{laid_out}", head.name(seat));
    }
    let _ = writeln!(text, "{after_seats}seed {}", head.seed);
    if let Some(date) = &head.date {
        let _ = writeln!(text, "date {date}");
    }
    if let Some(promise) = &head.promise {
        let _ = writeln!(text, "{promise}");
    }
    text.push_str(layout);
    if let Some(bots) = &head.bots {
        let _ = writeln!(text, "bots {bots}");
    }
    text.push('\n');
    let mut game = start.clone();
    let none = Chances::default();
    let mut same = SameChance::new(chances.unwrap_or(&none));
    for (seat, mv, talk) in played {
        text.push_str(&written_move(notation, &game, &head.seats, seat, &mv, talk));
        game.play(seat, mv, &mut same);
    }
    for winner in game.outcome().into_iter().flat_map(|outcome| outcome.winners) {
        let _ = writeln!(text, "= winner {}", head.name(winner));
    }
    text
}

/// A decision as a line of a playbook, including the line end.
pub fn written_move<N: Notation>(
    notation: &N,
    game: &N::Game,
    seats: &[String],
    seat: Seat,
    mv: &<N::Game as Game>::Move,
    talk: Option<&str>,
) -> String {
    let name = seats.get(seat.index()).map_or("", String::as_str);
    let talk = talk.map(|talk| format!(" \"{talk}\"")).unwrap_or_default();
    format!("{name}: {}{talk}\n", notation.write_move(game, seats, seat, mv))
}

/// A `seat` line of a head, such as `seat Ann 9: JAB, HOOK`.
#[derive(Copy, Clone, Debug)]
pub struct SeatLine<'a> {
    /// The line.
    pub line: &'a HeadLine,
    /// `Ann`
    pub name: &'a str,
    /// `9`, or other text before the colon.
    pub number: Option<&'a str>,
    /// `JAB, HOOK`; `None` without a colon.
    pub cards: Option<&'a str>,
}

impl HeadLine {
    /// An error in this line.
    #[must_use]
    pub fn fault(&self, what: Phrase) -> ReadError {
        ReadError::new(self.line, what)
    }

    /// The error that this line cannot be understood.
    #[must_use]
    pub fn unreadable(&self) -> ReadError {
        self.fault(Phrase::new("playbook-head").with("key", &self.key).with("text", short(&self.rest)))
    }

    /// Whether the line can be part of a game dealt from its seed.
    fn is_dealt(&self) -> bool {
        match self.key.as_str() {
            "seat" => self.rest.split_whitespace().count() == 1 && !self.rest.contains(':'),
            "cites" => false,
            key => is_common(key) || key == "dealer",
        }
    }
}

impl Example {
    /// The lines of its head with this key word.
    pub fn lines<'a>(&'a self, key: &'static str) -> impl Iterator<Item = &'a HeadLine> {
        self.head.iter().filter(move |line| line.key == key)
    }

    /// The lines of its head that belong to its game.
    pub fn own_lines(&self) -> impl Iterator<Item = &HeadLine> {
        self.head.iter().filter(|line| !is_common(&line.key))
    }

    /// The first line of its head that a game dealt from its seed cannot have.
    #[must_use]
    pub fn laid_out(&self) -> Option<&HeadLine> {
        self.head.iter().find(|line| !line.is_dealt())
    }

    /// Its rules. The usual ones if the head names none.
    pub fn rules<R: HouseRules>(&self) -> Result<R, ReadError> {
        let line = self.lines("rules").last();
        line.map_or(Ok(R::PROFILES[0].1), |line| R::read(&line.rest).map_err(|what| line.fault(what)))
    }

    /// Its seed, if it has one.
    pub fn seed(&self) -> Result<Option<Seed>, ReadError> {
        let line = self.lines("seed").last();
        line.map(|line| line.rest.parse().map_err(|_| line.unreadable())).transpose()
    }

    /// Its seats, clockwise, each with a different name. `wrong` makes the error for a line without a name, or with
    /// more than a name and a number before the colon.
    pub fn seats<N: Notation>(&self, wrong: impl Fn(&HeadLine) -> ReadError) -> Result<Vec<SeatLine<'_>>, ReadError> {
        let mut seats: Vec<SeatLine<'_>> = Vec::new();
        for line in self.lines("seat") {
            let (who, cards) = match line.rest.split_once(':') {
                Some((who, cards)) => (who, Some(cards)),
                None => (line.rest.as_str(), None),
            };
            let mut who = who.split_whitespace();
            let (Some(name), number, None) = (who.next(), who.next(), who.next()) else { return Err(wrong(line)) };
            if N::RESERVED.contains(&name.to_lowercase().as_str()) || name.contains(N::SIGNS) {
                return Err(line.fault(Phrase::new("playbook-seat-name").with("name", short(name))));
            }
            if seats.iter().any(|seat| seat.name.eq_ignore_ascii_case(name)) {
                return Err(line.fault(Phrase::new("playbook-seat-twice").with("name", short(name))));
            }
            seats.push(SeatLine { line, name, number, cards });
        }
        Ok(seats)
    }
}
