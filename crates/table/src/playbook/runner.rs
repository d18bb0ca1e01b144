//! Plays an example and says where it first differs from what it claims.

use super::chance::{Chances, Notes};
use super::reader::{Example, Head, Step, StepKind, Unreadable, shortened};
use crate::{Game, MoveBuf, Phrase, Refusal, Seat};

/// What a game adds to the notation: its heads, moves and expectations.
pub trait Notation {
    /// The game.
    type Game: Game;
    /// A move as it was written, before it is known which of its readings is meant.
    type Said: Clone;
    /// Something that must be true.
    type Expectation: Clone;

    /// The heads that this game has beside those of every game. The reader passes on no others.
    const HEADS: &'static [Head];
    /// Words that cannot be the name of a seat: in moves and expectations they mean something else.
    const RESERVED: &'static [&'static str];
    /// Signs that no name of a seat may have: in moves and expectations they mean something.
    const SIGNS: &'static [char] = &['>', '+', ',', '=', '!', '"'];
    /// Words that are read as names of seats only where nothing else fits. A writer avoids them.
    const AMBIGUOUS: &'static [&'static str] = &[];

    /// Sets the game up as the head says.
    fn stage(&self, example: &Example) -> Result<Script<Self>, Unreadable>
    where
        Self: Sized;

    /// Reads a move. A shorthand is several moves one after another.
    fn read_move(&self, seats: &[String], text: &str) -> Result<Vec<Self::Said>, Phrase>;

    /// What the move can mean for this seat now, the likeliest first.
    fn readings(&self, game: &Self::Game, seat: Seat, said: &Self::Said) -> Vec<<Self::Game as Game>::Move>;

    /// Whether it is `-`, or `pass`: nothing, also when nothing was asked.
    fn is_nothing(&self, said: &Self::Said) -> Option<Nothing>;

    /// Reads an expectation.
    fn read_expectation(&self, seats: &[String], text: &str) -> Result<Self::Expectation, Phrase>;

    /// Whether an expectation is true; if not, what is.
    fn holds(&self, game: &Self::Game, seats: &[String], expectation: &Self::Expectation) -> Result<(), Phrase>;

    /// Whether the game waits for a turn's action, which is never skipped silently.
    fn awaits_action(&self, game: &Self::Game) -> bool;

    /// The move as it is written in a playbook.
    fn write_move(&self, game: &Self::Game, seats: &[String], seat: Seat, mv: &<Self::Game as Game>::Move) -> String;
}

/// The two ways of writing that a seat does nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Nothing {
    /// `-`: no answer; nothing at all if none was asked for.
    Dash,
    /// `pass`: also the turn's action.
    Pass,
}

/// An example, understood: nothing in it can be unreadable any more.
pub struct Script<N: Notation> {
    /// Its title.
    pub title: String,
    /// The line it begins at.
    pub line: usize,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// The game as the head sets it up.
    pub game: N::Game,
    /// What the head leaves not to chance, as far as it goes.
    pub chances: Chances,
    lines: Vec<(usize, Line<N>)>,
}

enum Line<N: Notation> {
    Move { seat: Seat, text: String, parts: Vec<N::Said>, talk: Option<String> },
    Expect { text: String, expectation: N::Expectation },
    Illegal { seat: Seat, text: String, parts: Vec<N::Said>, clause: Option<String> },
    Finish,
}

impl<N: Notation> Script<N> {
    /// A game that is set up, with no lines yet.
    #[must_use]
    pub fn new(example: &Example, seats: Vec<String>, game: N::Game, chances: Chances) -> Script<N> {
        Script { title: example.title.clone(), line: example.line, seats, game, chances, lines: Vec::new() }
    }
}

/// The seat of this name, whatever the case, or a message that lists the seats there are.
pub fn seat_named(seats: &[String], name: &str) -> Result<Seat, Phrase> {
    let name = name.trim();
    let found = seats.iter().position(|seat| seat.eq_ignore_ascii_case(name)).map(Seat::new);
    let unknown = || Phrase::new("playbook-unknown-seat").with("name", shortened(name)).with("names", seats.join(", "));
    found.ok_or_else(unknown)
}

/// Understands an example: sets the game up and reads every line.
pub fn load<N: Notation>(notation: &N, example: &Example) -> Result<Script<N>, Unreadable> {
    load_every(notation, example).map_err(|mut faults| faults.swap_remove(0))
}

/// Understands an example like [`load`]; if it cannot, says everything that is wrong: in the head the first
/// fault, below it each of them. There is at least one.
pub fn load_every<N: Notation>(notation: &N, example: &Example) -> Result<Script<N>, Vec<Unreadable>> {
    let mut script = notation.stage(example).map_err(|fault| vec![fault])?;
    let mut faults = Vec::new();
    for step in &example.steps {
        match line(notation, &script.seats, step) {
            Ok(line) => script.lines.push((step.line, line)),
            Err(what) => faults.push(Unreadable::new(step.line, what)),
        }
    }
    if faults.is_empty() { Ok(script) } else { Err(faults) }
}

/// Understands one line after the head.
fn line<N: Notation>(notation: &N, seats: &[String], step: &Step) -> Result<Line<N>, Phrase> {
    Ok(match &step.kind {
        StepKind::Move { seat, text, talk } => Line::Move {
            seat: seat_named(seats, seat)?,
            text: text.clone(),
            parts: notation.read_move(seats, text)?,
            talk: talk.clone(),
        },
        StepKind::Expect(text) => {
            Line::Expect { text: text.clone(), expectation: notation.read_expectation(seats, text)? }
        }
        StepKind::Illegal { seat, text, clause } => Line::Illegal {
            seat: seat_named(seats, seat)?,
            text: text.clone(),
            parts: notation.read_move(seats, text)?,
            clause: clause.clone(),
        },
        StepKind::Finish => Line::Finish,
    })
}

/// One decision of a run.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub mv: G::Move,
    /// The description that went with it.
    pub talk: Option<String>,
    /// What came of it.
    pub events: Vec<G::Event>,
}

/// A run of an example from its head to its end, or to where it fails.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    /// The game at the start.
    pub start: G,
    /// The game at the end.
    pub end: G,
    /// Every decision, also those declined silently.
    pub played: Vec<Played<G>>,
    /// What chance decided.
    pub chances: Chances,
}

/// Where an example first differs from what it claims.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What the line says.
    pub text: String,
    /// What is wrong with it.
    pub what: Phrase,
    /// The names of the seats, clockwise: `what` may speak of them.
    pub seats: Vec<String>,
    /// Why the move is not legal, if that is it.
    pub refusal: Option<Refusal>,
    /// Who is asked at this point, and the legal moves, as they are written.
    pub legal: Option<(String, Vec<String>)>,
}

/// A game being played from a script.
struct Stage<'a, N: Notation> {
    notation: &'a N,
    seats: &'a [String],
    game: N::Game,
    played: Vec<Played<N::Game>>,
    notes: Notes<'a, <N::Game as Game>::Event>,
}

/// Plays a script. The run is there also when the script fails.
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
    fn line(&mut self, line: &Line<N>) -> Result<(), Box<Failure>> {
        match line {
            Line::Move { seat, text, parts, talk } => {
                let text = format!("{}: {text}", self.seats[seat.index()]);
                for part in parts {
                    self.apply(*seat, part, talk.as_deref(), &text)?;
                }
                if let Some(key) = self.notes.impossible {
                    return Err(self.failure(&text, Phrase::new(key), None));
                }
                Ok(())
            }
            Line::Expect { text, expectation } => {
                let holds = self.notation.holds(&self.game, self.seats, expectation);
                holds.map_err(|what| self.failure(&format!("= {text}"), what, None))
            }
            Line::Illegal { seat, text, parts, clause } => {
                let text = format!("! {}: {text}", self.seats[seat.index()]);
                self.refused(*seat, &text, parts, clause.as_deref())
            }
            Line::Finish => {
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

    /// Whose decision it is, for a line of that seat: where several are asked at once, its own.
    fn pending_for(&self, seat: Seat) -> Option<Seat> {
        let asked = self.game.waiting_on();
        if asked.has(seat) { Some(seat) } else { asked.first() }
    }

    fn play(&mut self, seat: Seat, mv: <N::Game as Game>::Move, talk: Option<&str>) {
        self.game.play(seat, mv, &mut self.notes);
        let events = std::mem::take(&mut self.notes.events);
        self.played.push(Played { seat, mv, talk: talk.map(str::to_owned), events });
    }

    fn decline(&mut self, seat: Seat) {
        let mv = self.game.default_move(seat);
        self.play(seat, mv, None);
    }

    fn reading(&self, seat: Seat, said: &N::Said) -> Option<<N::Game as Game>::Move> {
        let readings = self.notation.readings(&self.game, seat, said);
        readings.into_iter().find(|mv| self.game.check(seat, mv).is_ok())
    }

    /// A move line: at the first decision of the seat at which it is legal; decisions before it at
    /// which declining is allowed are declined, a turn's action never.
    fn apply(&mut self, seat: Seat, said: &N::Said, talk: Option<&str>, text: &str) -> Result<(), Box<Failure>> {
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
                return if nothing == Some(Nothing::Dash) {
                    Ok(())
                } else {
                    Err(own.unwrap_or_else(|| at_first(self)))
                };
            };
            let action = self.notation.awaits_action(&self.game);
            if nothing.is_some() && (asked != seat || action) {
                // `-` answers nothing but a question; `pass` is also the turn's action.
                if nothing == Some(Nothing::Dash) || (asked != seat && !action) {
                    return Ok(());
                }
            }
            // Free moves come from seats that nobody asked.
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
                // Where the line stood tells more than where declining has led.
                if asked == seat || self.played.len() > played {
                    return Err(own.unwrap_or_else(|| at_first(self)));
                }
                let what = Phrase::new("playbook-other-turn").with("seat", asked);
                return Err(own.unwrap_or_else(|| self.failure(text, what, self.refusal(seat, said))));
            }
            self.decline(asked);
        }
    }

    /// `!`: not legal now, for the reason given. Of a shorthand, all of it must be possible to
    /// count as legal; the reason is that of the part that is not.
    fn refused(&mut self, seat: Seat, text: &str, parts: &[N::Said], clause: Option<&str>) -> Result<(), Box<Failure>> {
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
        // Of several clauses every one must be cited.
        let mut clauses = clause.split(',').map(str::trim).filter(|clause| !clause.is_empty());
        match clauses.find(|clause| !refusals.iter().any(|refusal| refusal.cites(clause))) {
            None => Ok(()),
            Some(missing) => {
                let what = Phrase::new("playbook-other-clause").with("clause", missing);
                Err(self.failure(text, what, self.refusal(seat, said)))
            }
        }
    }

    /// A copy to try something on.
    fn trial(&self) -> Self {
        let notes = self.notes.trial();
        Stage { notation: self.notation, seats: self.seats, game: self.game.clone(), played: Vec::new(), notes }
    }

    fn refusal(&self, seat: Seat, said: &N::Said) -> Option<Refusal> {
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
