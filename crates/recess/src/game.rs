//! Finds the game that a command, a playbook or a table is about.

use clap::ArgMatches;
use clap::parser::ValueSource;
use games::Visitor;
use kit::Kit;
use table::playbook::{self, Example, HeadWord, Notation, ReadError, Script};
use table::{Game, Phrase, Refusal, Seat};
use tui::Vocabulary;
use wire::Options;
use words::Words;

use crate::set;
use crate::settings::{number, warn};

/// A command that runs for one game.
pub(crate) trait Command {
    /// Its result.
    type Out;

    /// Runs it.
    fn run<K: Kit>(self) -> Result<Self::Out, String>;
}

/// Runs a command for the game that is named on the command line.
pub(crate) fn for_named<C: Command>(words: &Words, args: &ArgMatches, command: C) -> Result<C::Out, String> {
    for_game(words, args.get_one::<String>("game").map_or("", String::as_str), command)
}

/// Runs a command for the game with this id. Without one, the error lists the games.
pub(crate) fn for_game<C: Command>(words: &Words, id: &str, command: C) -> Result<C::Out, String> {
    struct Run<C>(C);

    impl<C: Command> Visitor for Run<C> {
        type Out = Result<C::Out, String>;

        fn visit<K: Kit>(self) -> Self::Out {
            self.0.run::<K>()
        }
    }

    games::with(id, Run(command)).map_err(|unknown| words.say(&unknown, &[]))?
}

/// Checks only that there is a game with this id.
pub(crate) struct IdCheck;

impl Command for IdCheck {
    type Out = ();

    fn run<K: Kit>(self) -> Result<(), String> {
        Ok(())
    }
}

/// The kit with these settings, or what is wrong with them.
pub(crate) fn set_up<K: Kit>(words: &Words, decks: &str, rules: &str, players: usize) -> Result<K, String> {
    let options = Options { decks: decks.to_owned(), rules: rules.to_owned(), ..Options::of(K::ID, players) };
    K::new(&options).map_err(|what| words.say(&what, &[]))
}

/// The kit with the settings of the command line: `--deck`, `--rules` and, unless it is given here, `--players`.
/// Warns if the game gets crowded with so many players.
pub(crate) fn kit<K: Kit>(words: &Words, args: &ArgMatches, players: Option<usize>) -> Result<K, String> {
    let rules = args.get_one::<String>("rules").map_or("", String::as_str);
    let decks = decks::<K>(words, args)?;
    let players = match players {
        Some(players) => players,
        None => number(words, args, "players", (2, 8))?.unwrap_or(4) as usize,
    };
    let kit: K = set_up(words, decks, rules, players)?;
    if let Some(crowd) = kit.crowd() {
        warn(words, &words.say(&crowd, &[]));
    }
    Ok(kit)
}

/// The decks of the command line: `--deck`, or the sets of `--set`; empty for the usual ones.
pub(crate) fn decks<'a, K: Kit>(words: &Words, args: &'a ArgMatches) -> Result<&'a str, String> {
    match args.value_source("deck") {
        _ if set::brought().is_some() && !K::TAKES_SETS => Err(words.get("cli-no-sets")),
        Some(ValueSource::CommandLine) if K::DECKS.is_empty() && set::brought().is_none() => {
            Err(words.get("cli-no-deck"))
        }
        Some(ValueSource::CommandLine) => Ok(args.get_one::<String>("deck").map_or("", String::as_str)),
        _ => Ok(set::brought().unwrap_or_default()),
    }
}

/// The notation of a game.
pub(crate) fn notation<K: Kit>(words: &Words) -> Result<&'static K::Notation, String> {
    K::notation().ok_or_else(|| words.get("cli-set-unsound"))
}

/// Reads a file with examples of any games.
pub(crate) fn read(bytes: &[u8]) -> Result<Vec<Example>, ReadError> {
    playbook::read_any(bytes, heads)
}

/// Reads a file with examples of any games, and everything that is wrong in it.
pub(crate) fn read_every(bytes: &[u8]) -> (Vec<Example>, Vec<ReadError>) {
    playbook::read_every(bytes, heads)
}

/// The head lines of the game with this id.
fn heads(id: &str) -> Result<&'static [HeadWord], Phrase> {
    struct Heads;

    impl Visitor for Heads {
        type Out = &'static [HeadWord];

        fn visit<K: Kit>(self) -> Self::Out {
            K::Notation::HEADS
        }
    }

    games::with(id, Heads)
}

/// Something to do with an example that was understood.
pub(crate) trait Reader {
    /// Its result.
    type Out;

    /// Does it.
    fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out;
}

/// Loads an example of any game and hands it to a reader.
pub(crate) fn load<R: Reader>(example: &Example, reader: R) -> Result<R::Out, ReadError> {
    load_every(example, reader).map_err(|mut faults| faults.swap_remove(0))
}

/// The same; the error lists everything that is wrong with the example.
pub(crate) fn load_every<R: Reader>(example: &Example, reader: R) -> Result<R::Out, Vec<ReadError>> {
    struct Load<'a, R>(&'a Example, R);

    impl<R: Reader> Visitor for Load<'_, R> {
        type Out = Result<R::Out, Vec<ReadError>>;

        fn visit<K: Kit>(self) -> Self::Out {
            let unsound = || vec![ReadError::new(self.0.line, Phrase::new("cli-set-unsound"))];
            let notation = K::notation().ok_or_else(unsound)?;
            let script = playbook::load_every(notation, self.0)?;
            Ok(self.1.read::<K>(notation, &script))
        }
    }

    let line = example.lines("game").next().map_or(example.line, |line| line.line);
    let id = example.game();
    games::with(id, Load(example, reader)).map_err(|unknown| vec![ReadError::new(line, unknown)])?
}

/// What can be written at a table: these moves, or what is made of players, cards and verbs.
pub(crate) fn vocabulary<K: Kit>(words: &Words, moves: Vec<String>, names: &[String]) -> Vocabulary {
    let cards = K::cards(words).into_iter().map(|(name, _)| name);
    let verbs = K::Notation::RESERVED.iter().map(|word| (*word).to_owned());
    Vocabulary { moves, names: names.iter().cloned().chain(verbs).chain(cards).collect() }
}

/// Why a card cannot be played now in any way, if that is so.
pub(crate) fn why_not<K: Kit>(
    kit: &K,
    notation: &K::Notation,
    game: &K::Game,
    names: &[String],
    seat: Seat,
    card: &str,
) -> Result<(), Option<Refusal>> {
    let ways = kit.ways(notation, card, names);
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

/// Why a decision that was written out is not made.
pub(crate) enum Unwritten {
    /// It is no move: what of it cannot be read.
    Unreadable(Phrase),
    /// It is a move, and not legal now.
    Illegal(Option<Refusal>),
}

/// Reads a decision that was typed: the move with the words said along with it, or why it is not legal.
#[allow(clippy::type_complexity, reason = "a move and what was said to it")]
pub(crate) fn written<N: Notation>(
    notation: &N,
    game: &N::Game,
    names: &[String],
    seat: Seat,
    line: &str,
) -> Result<(<N::Game as Game>::Move, Option<String>), Unwritten> {
    let (text, talk) = match line.split_once('"') {
        Some((text, talk)) => (text.trim(), Some(talk.trim_end_matches('"').replace('"', "'"))),
        None => (line, None),
    };
    let said = notation.read_move(names, text).map_err(Unwritten::Unreadable)?;
    let Some(said) = said.into_iter().next() else { return Err(Unwritten::Illegal(None)) };
    let mut refusal = None;
    for mv in notation.readings(game, seat, &said) {
        match game.check(seat, &mv) {
            Ok(()) => return Ok((mv, talk)),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    Err(Unwritten::Illegal(refusal))
}
