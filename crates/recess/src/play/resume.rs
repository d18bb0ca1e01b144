//! `recess play --resume`: continues a game that is not over.

use super::{PlainGame, on_screen};
use crate::check::unreadable_text;
use crate::game::{self, Command};
use crate::opponents::Opponents;
use crate::out;
use crate::screen::{self, SaveFile, Session, Store, UnfinishedGame};
use crate::settings::warn;
use crate::solo::{Solo, begun};
use clap::ArgMatches;
use clap::parser::ValueSource;
use kit::Kit;
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::playbook::{self, Script};
use words::Words;

/// How many games to choose from are listed.
const OFFERED: usize = 9;

pub(super) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let named = args.value_source("game") == Some(ValueSource::CommandLine);
    let mut wanted = args.get_one::<String>("game").filter(|_| named).map(String::as_str);
    let file = args.get_one::<String>("resume").map_or("", String::as_str);
    // `--resume munchkin-bites` means a game of that kind, since nobody names a file like that.
    if games::IDS.contains(&file) {
        wanted = Some(file);
    } else if !file.is_empty() {
        return from_file(words, args, Path::new(file));
    }
    if let Some(wanted) = wanted {
        game::for_game(words, wanted, game::IdCheck)?;
    }
    let store = Store::new(args.get_one::<String>("save").map(PathBuf::from));
    let mut found = Vec::new();
    for unfinished in store.unfinished(wanted) {
        // One broken file must not hide the others.
        match check(words, &unfinished) {
            Ok(()) => found.push(unfinished),
            Err(what) => warn(words, &what),
        }
        if found.len() == OFFERED {
            break;
        }
    }
    let asks = found.len() > 1 && std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    if asks {
        let Some(chosen) = choose(words, &found)? else { return Ok(ExitCode::SUCCESS) };
        let saved = found[chosen].open(words)?;
        return go_on(words, args, &found[chosen], store, saved);
    }
    // With nobody to ask, takes the latest game that is not open elsewhere.
    let mut wrong = None;
    for unfinished in &found {
        match unfinished.open(words) {
            Ok(saved) => return go_on(words, args, unfinished, store, saved),
            Err(what) => wrong = wrong.or(Some(what)),
        }
    }
    Err(wrong.unwrap_or_else(|| words.get("play-resume-none")))
}

/// Continues the game of one file.
fn from_file(words: &Words, args: &ArgMatches, path: &Path) -> Result<ExitCode, String> {
    let shown = path.display().to_string();
    if let Err(error) = std::fs::metadata(path) {
        return Err(crate::files::cannot_read(words, &shown, &error));
    }
    let unfinished = UnfinishedGame::read(path).ok_or_else(|| words.fill("play-resume-what", &[("path", &shown)]))?;
    if unfinished.is_over() {
        return Err(words.fill("play-resume-over", &[("path", &shown)]));
    }
    check(words, &unfinished)?;
    let saved = unfinished.open(words)?;
    go_on(words, args, &unfinished, Store::around(path), saved)
}

/// Asks which game to continue. `None` if the person wants none of them.
fn choose(words: &Words, found: &[UnfinishedGame]) -> Result<Option<usize>, String> {
    out::line(words.get("play-resume-which"));
    for (n, unfinished) in found.iter().enumerate() {
        let example = &unfinished.example;
        let moves = example.steps.len().to_string();
        let (n, path) = ((n + 1).to_string(), unfinished.shown());
        let args = [("n", n.as_str()), ("title", &example.title), ("moves", &moves), ("path", &path)];
        out::line(words.fill("play-resume-choice", &args));
    }
    loop {
        out::text(format_args!("{} ", words.fill("play-resume-prompt", &[("n", &found.len().to_string())])));
        let _ = std::io::stdout().flush();
        let mut line = String::new();
        match std::io::stdin().lock().read_line(&mut line) {
            Ok(0) | Err(_) => return Ok(None),
            Ok(_) if line.trim().is_empty() => return Ok(Some(0)),
            Ok(_) => {}
        }
        if line.trim().eq_ignore_ascii_case("q") {
            return Ok(None);
        }
        if let Some(n) = line.trim().parse::<usize>().ok().filter(|n| (1..=found.len()).contains(n)) {
            return Ok(Some(n - 1));
        }
    }
}

/// Whether a game can continue under these rules; if not, why not.
fn check(words: &Words, unfinished: &UnfinishedGame) -> Result<(), String> {
    struct Check<'a>(&'a Words, &'a UnfinishedGame);

    impl Command for Check<'_> {
        type Out = ();

        fn run<K: Kit>(self) -> Result<(), String> {
            let Check(words, unfinished) = self;
            let script = script::<K>(words, unfinished)?;
            let notation = game::notation::<K>(words)?;
            begun::<K>(words, notation, &unfinished.example, &script, &unfinished.shown()).map(drop)
        }
    }

    game::for_game(words, unfinished.example.game(), Check(words, unfinished))
}

fn script<K: Kit>(words: &Words, unfinished: &UnfinishedGame) -> Result<Script<K::Notation>, String> {
    let script = playbook::load(game::notation::<K>(words)?, &unfinished.example);
    script.map_err(|unreadable| unreadable_text(words, &unfinished.shown(), &unreadable))
}

fn go_on(
    words: &Words,
    args: &ArgMatches,
    unfinished: &UnfinishedGame,
    store: Store,
    saved: SaveFile,
) -> Result<ExitCode, String> {
    game::for_game(words, unfinished.example.game(), GoOn { words, args, unfinished, store, saved })
}

/// Continues a saved game once its kind is known.
struct GoOn<'a> {
    words: &'a Words,
    args: &'a ArgMatches,
    unfinished: &'a UnfinishedGame,
    store: Store,
    saved: SaveFile,
}

impl Command for GoOn<'_> {
    type Out = ExitCode;

    fn run<K: Kit>(self) -> Result<ExitCode, String> {
        let GoOn { words, args, unfinished, store, saved } = self;
        let example = &unfinished.example;
        let notation = game::notation::<K>(words)?;
        let script = script::<K>(words, unfinished)?;
        let opponents = Opponents::chosen::<K>(words, args, script.seats.len() - 1, example.value("bots"))?;
        if !args.get_flag("plain") && screen::is_there() {
            let session = Session::<K>::resumed(words, notation, example, &script, store, Some(saved))?;
            return on_screen(words, session.against(opponents));
        }
        let (solo, played) = Solo::<K>::resumed(words, notation, (example, &script), store, Some(saved), opponents)?;
        let mut table = PlainGame { words, solo };
        for played in played {
            table.solo.make(played.seat, played.mv);
        }
        table.greet();
        table.play_games()
    }
}
