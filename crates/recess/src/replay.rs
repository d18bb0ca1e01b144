//! `recess replay`: retells a saved game, or any playbook.

use crate::check::{failure_text, unreadable_text};
use crate::game::{self, Reader};
use crate::opened;
use crate::out;
use crate::screen::{self, Walk};
use crate::settings::warn;
use crate::verify::Verify;
use clap::ArgMatches;
use kit::{GameHead, Kit, by_turn};
use std::path::Path;
use std::process::ExitCode;
use table::playbook::{self, Example, Failure, Run, SameChance, Script, seat_named};
use table::{Game, Seat};
use words::Words;

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let file = args.get_one::<String>("file").map_or("-", String::as_str);
    let Some(examples) = opened::open(words, file)? else {
        return Ok(ExitCode::from(2));
    };
    let several = examples.len() > 1;
    let spell_out = args.get_flag("spell-out");
    if spell_out && several {
        warn(words, &words.get("cli-replay-several"));
    }
    let screen = args.get_flag("screen");
    if screen && !screen::is_there() {
        return Err(words.get("cli-replay-no-screen"));
    }
    if let Some(shown) = args.get_one::<String>("verify") {
        let [example] = &examples[..] else {
            return Err(words.fill("cli-verify-several", &[("n", &examples.len().to_string())]));
        };
        let shown = Some(shown.as_str()).filter(|shown| !shown.is_empty());
        let text = |name: &str| args.get_one::<String>(name).map(String::as_str);
        let verify = Verify { words, file, example, shown, key: text("key"), head: text("head") };
        return game::load(example, verify).map_err(|what| unreadable_text(words, file, &what))?;
    }
    let seat = args.get_one::<String>("seat").map(String::as_str);
    let mut code = ExitCode::SUCCESS;
    for (n, example) in examples.iter().enumerate() {
        let number = several.then_some(n + 1);
        let replay = Replay { words, file, example, number, seat, spell_out, screen };
        let holds = game::load(example, replay).map_err(|what| unreadable_text(words, file, &what))??;
        if !holds {
            code = ExitCode::from(1);
        }
        if spell_out {
            return Ok(code);
        }
        if !screen {
            out::line("");
        }
    }
    Ok(code)
}

/// Shows a saved game step by step.
pub(crate) fn show(words: &Words, path: &Path) -> Result<(), String> {
    let file = path.to_string_lossy();
    let examples = opened::understood(words, &file)??;
    examples.iter().try_for_each(|example| {
        let replay = Replay { words, file: &file, example, number: None, seat: None, spell_out: false, screen: true };
        game::load(example, replay).map_err(|what| unreadable_text(words, &file, &what))??;
        Ok(())
    })
}

/// Warns if other rules than these wrote a record.
pub(crate) fn warn_about_version(words: &Words, example: &Example) {
    let ours = env!("CARGO_PKG_VERSION");
    if let Some(version) = example.value("version").filter(|version| *version != ours) {
        warn(words, &words.fill("cli-replay-version", &[("version", version), ("ours", ours)]));
    }
}

/// One example, and how to retell it.
struct Replay<'a> {
    words: &'a Words,
    file: &'a str,
    example: &'a Example,
    /// Its number, if the file has several.
    number: Option<usize>,
    seat: Option<&'a str>,
    spell_out: bool,
    screen: bool,
}

impl Reader for Replay<'_> {
    type Out = Result<bool, String>;

    fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out {
        self.one::<K>(notation, script)
    }
}

impl Replay<'_> {
    /// Retells an example or spells it out. False if it does not hold.
    fn one<K: Kit>(&self, notation: &K::Notation, script: &Script<K::Notation>) -> Result<bool, String> {
        let words = self.words;
        if self.spell_out {
            return self.spell_out::<K>(notation, script);
        }
        let seat = self.seat.map(|name| seat_named(&script.seats, name)).transpose();
        let seat = seat.map_err(|what| words.say(&what, &[]))?;
        warn_about_version(words, self.example);
        if self.screen {
            return self.on_screen::<K>(notation, script, seat);
        }
        if let Some(number) = self.number {
            let number = number.to_string();
            out::line(words.fill("cli-replay-example", &[("n", &number), ("title", &script.title)]));
        }
        let (run, result) = playbook::run(notation, script);
        self.tell(&K::of(&run.start), &playbook::names_of(&script.seats), &run, seat);
        if let Err(failure) = &result {
            self.differs(&script.title, failure);
        }
        Ok(result.is_ok())
    }

    /// Shows an example step by step.
    fn on_screen<K: Kit>(
        &self,
        notation: &K::Notation,
        script: &Script<K::Notation>,
        seat: Option<Seat>,
    ) -> Result<bool, String> {
        let (run, result) = playbook::run(notation, script);
        let title = if script.title.is_empty() { K::TITLE.to_owned() } else { script.title.clone() };
        screen::run(self.words, Walk::<K>::new(title, playbook::names_of(&script.seats), &run, seat), None)?;
        if let Err(failure) = &result {
            self.differs(&script.title, failure);
        }
        Ok(result.is_ok())
    }

    fn differs(&self, title: &str, failure: &Failure) {
        out::complain(self.words.get("cli-replay-differs"));
        out::complain(failure_text(self.words, self.file, title, failure));
    }

    /// Retells a run turn by turn, as a seat or the public saw it.
    fn tell<K: Kit>(&self, kit: &K, names: &[String], run: &Run<K::Game>, seat: Option<Seat>) {
        let mut turn = usize::from(K::opening(&run.start).is_some());
        if turn > 0 {
            self.heading::<K>(names, &run.start, turn);
        }
        let mut game = run.start;
        let mut same = SameChance::new(&run.chances);
        for played in &run.played {
            if let Some(talk) = &played.talk {
                let said = self.words.fill("event-says", &[("talk", talk)]);
                out::line(format_args!("  {}: {said}", names[played.seat.index()]));
            }
            let seen: Vec<_> = played.events.iter().filter_map(|event| K::Game::seen_by(event, seat)).collect();
            game.play(played.seat, played.mv, &mut same);
            for (told, began) in by_turn::<K>(&seen) {
                for line in kit.events(self.words, names, told) {
                    out::line(format_args!("  {line}"));
                }
                if began.is_some() {
                    turn += 1;
                    self.heading::<K>(names, &game, turn);
                }
            }
        }
    }

    fn heading<K: Kit>(&self, names: &[String], game: &K::Game, turn: usize) {
        let view = game.view(None);
        let standing = Seat::all(names.len()).zip(names);
        let standing =
            standing.map(|(seat, name)| format!("{name} {}", K::score(&view, seat).as_deref().unwrap_or("–")));
        let standing: Vec<String> = standing.collect();
        let number = self.words.fill("cli-replay-turn", &[("n", &turn.to_string())]);
        out::line(format_args!("{number}: {}  ({})", names[K::turn(&view).index()], standing.join(", ")));
    }

    /// Writes an example so that it needs no random numbers.
    fn spell_out<K: Kit>(&self, notation: &K::Notation, script: &Script<K::Notation>) -> Result<bool, String> {
        let (run, result) = playbook::run(notation, script);
        if let Err(failure) = result {
            self.differs(&script.title, &failure);
            return Ok(false);
        }
        // A spelt-out game has no shuffle to check and cannot be resumed.
        let head = GameHead::of(self.example, &script.seats, env!("CARGO_PKG_VERSION"));
        let head = GameHead { promise: None, bots: None, ..head };
        let spelt = K::spell_out(notation, &head, self.example, &run);
        out::text(spelt.map_err(|what| self.words.say(&what, &[]))?);
        Ok(true)
    }
}
