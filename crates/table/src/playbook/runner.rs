//! Plays an example and reports the first line that does not hold.

use super::chance::{Chances, Notes};
use super::reader::{Example, HeadWord, ReadError, Step, StepKind, shortened};
use crate::{Game, MoveBuf, Phrase, Refusal, Seat};
use std::borrow::Cow;

/// A game's part of the notation: heads, moves and expectations.
pub trait Notation {
    /// The game.
    type Game: Game;
    /// A move as written, before its reading in the game is known.
    type WrittenMove: Clone;
    /// A statement that must be true.
    type Expectation: Clone;

    /// The head words that this game adds to those of every game. The reader accepts no others.
    const HEADS: &'static [HeadWord];
    /// Words that cannot name a seat, because moves and expectations use them.
    const RESERVED: &'static [&'static str];
    /// Characters that cannot be part of a seat's name, because moves and expectations use them.
    const SIGNS: &'static [char] = &['>', '+', ',', '=', '!', '"'];
    /// Words that are read as names of seats only where nothing else fits. Writers avoid them.
    const AMBIGUOUS: &'static [&'static str] = &[];

    /// Sets up the game that the head describes.
    fn stage(&self, example: &Example) -> Result<Script<Self>, ReadError>
    where
        Self: Sized;

    /// Reads a move. A shorthand stands for several moves in sequence.
    fn read_move(&self, seats: &[String], text: &str) -> Result<Vec<Self::WrittenMove>, Phrase>;

    /// The moves it can mean for this seat now, the likeliest first.
    fn readings(&self, game: &Self::Game, seat: Seat, said: &Self::WrittenMove) -> Vec<<Self::Game as Game>::Move>;

    /// The spelling, if this is `-` or `pass`: no move, even if there was no question.
    fn is_nothing(&self, said: &Self::WrittenMove) -> Option<PassSpelling>;

    /// Reads an expectation.
    fn read_expectation(&self, seats: &[String], text: &str) -> Result<Self::Expectation, Phrase>;

    /// Whether an expectation holds. The error says what is true instead.
    fn holds(&self, game: &Self::Game, seats: &[String], expectation: &Self::Expectation) -> Result<(), Phrase>;

    /// Whether the game waits for a turn's action, which is never declined silently.
    fn awaits_action(&self, game: &Self::Game) -> bool;

    /// The move in written form.
    fn write_move(&self, game: &Self::Game, seats: &[String], seat: Seat, mv: &<Self::Game as Game>::Move) -> String;
}

/// The two ways to write that a seat does nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PassSpelling {
    /// `-`: no answer. Also allowed where nothing was asked.
    Dash,
    /// `pass`: no answer, or passing as the turn's action.
    Pass,
}

/// An example that has been read completely and contains no errors.
pub struct Script<N: Notation> {
    /// Its title.
    pub title: String,
    /// Its first line.
    pub line: usize,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// The game as the head sets it up.
    pub game: N::Game,
    /// The results of chance that the head fixes.
    pub chances: Chances,
    lines: Vec<(usize, ScriptLine<N>)>,
}

enum ScriptLine<N: Notation> {
    Move { seat: Seat, text: String, parts: Vec<N::WrittenMove>, talk: Option<String> },
    Expect { text: String, expectation: N::Expectation },
    Illegal { seat: Seat, text: String, parts: Vec<N::WrittenMove>, clause: Option<String> },
    Finish,
}

impl<N: Notation> Script<N> {
    /// A script that is set up, without lines.
    #[must_use]
    pub fn new(example: &Example, seats: Vec<String>, game: N::Game, chances: Chances) -> Script<N> {
        Script { title: example.title.clone(), line: example.line, seats, game, chances, lines: Vec::new() }
    }
}

/// The seat with this name, whatever the case. The error lists the names.
pub fn seat_named(seats: &[String], name: &str) -> Result<Seat, Phrase> {
    let name = name.trim();
    let found = seats.iter().position(|seat| seat.eq_ignore_ascii_case(name)).map(Seat::new);
    let unknown = || Phrase::new("playbook-unknown-seat").with("name", shortened(name)).with("names", seats.join(", "));
    found.ok_or_else(unknown)
}

/// Loads an example: sets up the game and reads every line.
pub fn load<N: Notation>(notation: &N, example: &Example) -> Result<Script<N>, ReadError> {
    load_every(notation, example).map_err(|mut faults| faults.swap_remove(0))
}

/// Loads an example like [`load`]. On failure it returns the first error of every line that cannot be read.
pub fn load_every<N: Notation>(notation: &N, example: &Example) -> Result<Script<N>, Vec<ReadError>> {
    let mut faults: Vec<ReadError> = Vec::new();
    let mut readable = Cow::Borrowed(example);
    let mut script = loop {
        match notation.stage(&readable) {
            Ok(script) => break script,
            Err(fault) => {
                let line = fault.line;
                if faults.iter().all(|known| known.line != line) {
                    faults.push(fault);
                }
                if !leave_out(readable.to_mut(), line) {
                    return Err(faults);
                }
            }
        }
    };
    for step in &example.steps {
        match line(notation, &script.seats, step) {
            Ok(line) => script.lines.push((step.line, line)),
            Err(what) => faults.push(ReadError::new(step.line, what)),
        }
    }
    if faults.is_empty() { Ok(script) } else { Err(faults) }
}

/// Leaves an unreadable line of a head out, so that the others can be read: of a seat only its name is kept. False if
/// the rest means nothing without it.
fn leave_out(example: &mut Example, line: usize) -> bool {
    let Some(at) = example.head.iter().position(|head| head.line == line) else { return false };
    match example.head[at].key.as_str() {
        "game" | "set" | "define" => false,
        "seat" => {
            let rest = &mut example.head[at].rest;
            let bare = format!("{}:", rest.split([':', ' ', '\t']).next().unwrap_or_default());
            bare != std::mem::replace(rest, bare.clone())
        }
        _ => {
            example.head.remove(at);
            true
        }
    }
}

/// Reads a line after the head.
fn line<N: Notation>(notation: &N, seats: &[String], step: &Step) -> Result<ScriptLine<N>, Phrase> {
    Ok(match &step.kind {
        StepKind::Move { seat, text, talk } => ScriptLine::Move {
            seat: seat_named(seats, seat)?,
            text: text.clone(),
            parts: notation.read_move(seats, text)?,
            talk: talk.clone(),
        },
        StepKind::Expect(text) => {
            ScriptLine::Expect { text: text.clone(), expectation: notation.read_expectation(seats, text)? }
        }
        StepKind::Illegal { seat, text, clause } => ScriptLine::Illegal {
            seat: seat_named(seats, seat)?,
            text: text.clone(),
            parts: notation.read_move(seats, text)?,
            clause: clause.clone(),
        },
        StepKind::Finish => ScriptLine::Finish,
    })
}

/// A decision in a run.
#[derive(Clone, Debug)]
pub struct RunDecision<G: Game> {
    /// The seat that decided.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// The description that went with it.
    pub talk: Option<String>,
    /// The resulting events.
    pub events: Vec<G::Event>,
}

/// A run of an example from its head to its end, or to the line that fails.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    /// The game at the start.
    pub start: G,
    /// The game at the end.
    pub end: G,
    /// Every decision, including silently declined ones.
    pub played: Vec<RunDecision<G>>,
    /// The results of chance.
    pub chances: Chances,
}

/// The first line of an example that does not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The line's number, counted from 1.
    pub line: usize,
    /// The line's text.
    pub text: String,
    /// What is wrong.
    pub what: Phrase,
    /// The names of the seats, clockwise, for use in `what`.
    pub seats: Vec<String>,
    /// Why the move is illegal, if that is the failure.
    pub refusal: Option<Refusal>,
    /// The seat that is asked at this point, and its legal moves in written form.
    pub legal: Option<(String, Vec<String>)>,
}

/// A game being played from a script.
struct Stage<'a, N: Notation> {
    notation: &'a N,
    seats: &'a [String],
    game: N::Game,
    played: Vec<RunDecision<N::Game>>,
    notes: Notes<'a, <N::Game as Game>::Event>,
}

/// Plays a script. The run is returned even if the script fails.
pub fn run<N: Notation>(notation: &N, script: &Script<N>) -> (Run<N::Game>, Result<(), Box<Failure>>) {
    let notes = Notes::new(&script.chances);
    let mut stage = Stage { notation, seats: &script.seats, game: script.game.clone(), played: Vec::new(), notes };
    let result = script.lines.iter().try_for_each(|(line, content)| {
        stage.line(content).map_err(|mut failure| {
            failure.line = *line;
            failure
        })
    });
    let Stage { game, played, notes, .. } = stage;
    (Run { start: script.game.clone(), end: game, played, chances: notes.happened }, result)
}

impl<N: Notation> Stage<'_, N> {
    fn line(&mut self, line: &ScriptLine<N>) -> Result<(), Box<Failure>> {
        match line {
            ScriptLine::Move { seat, text, parts, talk } => {
                let text = format!("{}: {text}", self.seats[seat.index()]);
                for part in parts {
                    self.apply(*seat, part, talk.as_deref(), &text)?;
                }
                if let Some(key) = self.notes.impossible {
                    return Err(self.failure(&text, Phrase::new(key), None));
                }
                Ok(())
            }
            ScriptLine::Expect { text, expectation } => {
                let holds = self.notation.holds(&self.game, self.seats, expectation);
                holds.map_err(|what| self.failure(&format!("= {text}"), what, None))
            }
            ScriptLine::Illegal { seat, text, parts, clause } => {
                let text = format!("! {}: {text}", self.seats[seat.index()]);
                self.refused(*seat, &text, parts, clause.as_deref())
            }
            ScriptLine::Finish => {
                while let Some(seat) = self.pending() {
                    if self.notation.awaits_action(&self.game) {
                        break;
                    }
                    self.decline(seat);
                }
                Ok(())
            }
        }
    }

    fn pending(&self) -> Option<Seat> {
        self.game.waiting_on().first()
    }

    /// The seat whose decision comes next. Where several are asked at once, this seat if it is one of them.
    fn pending_for(&self, seat: Seat) -> Option<Seat> {
        let asked = self.game.waiting_on();
        if asked.has(seat) { Some(seat) } else { asked.first() }
    }

    fn play(&mut self, seat: Seat, mv: <N::Game as Game>::Move, talk: Option<&str>) {
        self.game.play(seat, mv, &mut self.notes);
        let events = std::mem::take(&mut self.notes.events);
        self.played.push(RunDecision { seat, mv, talk: talk.map(str::to_owned), events });
    }

    fn decline(&mut self, seat: Seat) {
        let mv = self.game.default_move(seat);
        self.play(seat, mv, None);
    }

    fn reading(&self, seat: Seat, said: &N::WrittenMove) -> Option<<N::Game as Game>::Move> {
        let readings = self.notation.readings(&self.game, seat, said);
        readings.into_iter().find(|mv| self.game.check(seat, mv).is_ok())
    }

    /// Plays a move line at the seat's first decision at which the move is legal. Earlier decisions are declined if
    /// that is allowed. A turn's action never is.
    fn apply(&mut self, seat: Seat, said: &N::WrittenMove, talk: Option<&str>, text: &str) -> Result<(), Box<Failure>> {
        let nothing = self.notation.is_nothing(said);
        let before = self.game.clone();
        let at_first = |stage: &mut Self| {
            stage.game = before.clone();
            stage.failure(text, Phrase::new("playbook-illegal"), stage.refusal(seat, said))
        };
        let played = self.played.len();
        let mut own = None;
        loop {
            let Some(asked) = self.pending_for(seat) else {
                return if nothing == Some(PassSpelling::Dash) {
                    Ok(())
                } else {
                    Err(own.unwrap_or_else(|| at_first(self)))
                };
            };
            let action = self.notation.awaits_action(&self.game);
            if nothing.is_some() && (asked != seat || action) {
                // `-` answers only questions. `pass` can also be the turn's action.
                if nothing == Some(PassSpelling::Dash) || (asked != seat && !action) {
                    return Ok(());
                }
            }
            // Free moves come from seats that are not asked.
            let free = self.game.may_act().has(seat) && nothing.is_none();
            if (asked == seat || free)
                && let Some(mv) = self.reading(seat, said)
            {
                self.play(seat, mv, talk);
                return Ok(());
            }
            if asked == seat && !action {
                own.get_or_insert_with(|| {
                    self.failure(text, Phrase::new("playbook-illegal"), self.refusal(seat, said))
                });
            }
            if action {
                // The position of the line is more telling than the one that declining has led to.
                if asked == seat || self.played.len() > played {
                    return Err(own.unwrap_or_else(|| at_first(self)));
                }
                let what = Phrase::new("playbook-other-turn").with("seat", asked);
                return Err(own.unwrap_or_else(|| self.failure(text, what, self.refusal(seat, said))));
            }
            self.decline(asked);
        }
    }

    /// Handles `!`: the move must be illegal now, for the given reason. A shorthand is legal only if all its parts are.
    /// Otherwise the reason is that of the illegal part.
    fn refused(
        &mut self,
        seat: Seat,
        text: &str,
        parts: &[N::WrittenMove],
        clause: Option<&str>,
    ) -> Result<(), Box<Failure>> {
        let mut tried = self.trial();
        let mut refused = None;
        for (n, said) in parts.iter().enumerate() {
            let possible = match n {
                0 if tried.pending_for(seat) == Some(seat) || tried.game.may_act().has(seat) => {
                    tried.reading(seat, said).map(|mv| tried.play(seat, mv, None)).is_some()
                }
                0 => false,
                _ => tried.apply(seat, said, None, text).is_ok(),
            };
            if !possible {
                refused = Some(said);
                break;
            }
        }
        let Some(said) = refused else {
            return Err(self.failure(text, Phrase::new("playbook-is-legal"), None));
        };
        let Some(clause) = clause else { return Ok(()) };
        let readings = self.notation.readings(&tried.game, seat, said);
        let refusals: Vec<Refusal> = readings.iter().filter_map(|mv| tried.game.check(seat, mv).err()).collect();
        // Every one of several clauses must be cited.
        let mut clauses = clause.split(',').map(str::trim).filter(|clause| !clause.is_empty());
        match clauses.find(|clause| !refusals.iter().any(|refusal| refusal.cites(clause))) {
            None => Ok(()),
            Some(missing) => {
                let what = Phrase::new("playbook-other-clause").with("clause", missing);
                Err(self.failure(text, what, self.refusal(seat, said)))
            }
        }
    }

    /// A copy for trying a move.
    fn trial(&self) -> Self {
        let notes = self.notes.trial();
        Stage { notation: self.notation, seats: self.seats, game: self.game.clone(), played: Vec::new(), notes }
    }

    fn refusal(&self, seat: Seat, said: &N::WrittenMove) -> Option<Refusal> {
        let readings = self.notation.readings(&self.game, seat, said);
        readings.iter().find_map(|mv| self.game.check(seat, mv).err())
    }

    fn failure(&self, text: &str, what: Phrase, refusal: Option<Refusal>) -> Box<Failure> {
        let legal = self.pending().map(|seat| {
            let mut moves = MoveBuf::new();
            self.game.moves(seat, &mut moves);
            let written = moves.iter().map(|mv| self.notation.write_move(&self.game, self.seats, seat, mv));
            (self.seats[seat.index()].clone(), written.collect())
        });
        Box::new(Failure { line: 0, text: text.to_owned(), what, seats: self.seats.to_vec(), refusal, legal })
    }
}
