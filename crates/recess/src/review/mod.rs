//! `recess review`: what a hard bot thinks of every decision of a saved game, on one page.
//!
//! [`walk`] takes the game apart. [`judge`] thinks about every decision, from the chair of the player who made it.
//! [`marks`] and [`turning`] say which results are certain, [`sheet`] puts them into words, and [`page`] and [`json`]
//! write them out.

mod curve;
mod json;
mod judge;
mod marks;
mod page;
mod sheet;
mod turning;
mod walk;

use crate::check::{failure_text, unreadable_text};
use crate::game::{self, Reader};
use crate::opened;
use crate::settings::number;
use crate::{out, replay, save, work};
use bots::Budget;
use clap::ArgMatches;
pub(crate) use judge::{Effort, outlook};
use kit::Kit;
use sheet::Writer;
use std::io::IsTerminal as _;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use table::playbook::{self, Example, Script, seat_named};
use walk::Walk;
use words::Words;

/// With fewer simulations than this a review says nothing.
const LEAST: u64 = 100;

/// The options of the command.
struct Request<'a> {
    words: &'a Words,
    file: &'a str,
    seat: Option<&'a str>,
    out: Option<&'a Path>,
    json: bool,
    effort: Effort,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let text = |name: &str| args.get_one::<String>(name).map(String::as_str);
    let file = text("file").unwrap_or("-");
    let effort = Effort {
        iterations: number(words, args, "iterations", (LEAST, u64::from(Budget::MOST)))?.unwrap_or(LEAST) as u32,
        seed: number(words, args, "seed", (0, u64::MAX))?.unwrap_or(1),
        threads: number(words, args, "threads", (1, 1024))?.unwrap_or_else(cores) as usize,
        stop: Arc::new(AtomicBool::new(false)),
    };
    let json = args.get_flag("json");
    let out = text("out").filter(|out| *out != "-").map(Path::new);
    if text("out").is_none() && !json && std::io::stdout().is_terminal() {
        return Err(words.get("review-where"));
    }
    let request = Request { words, file, seat: text("seat"), out, json, effort };

    let Some(examples) = opened::open(words, file)? else {
        return Ok(ExitCode::from(2));
    };
    let [example] = &examples[..] else {
        let n = examples.len().to_string();
        return Err(words.fill("review-several", &[("path", file), ("n", &n)]));
    };
    let unreadable = |what| unreadable_text(words, file, &what);
    game::load(example, Reviewer { request: &request, example }).map_err(unreadable)?
}

/// Writes the review of a saved game as a page, and tells how many of how many parts are thought about.
///
/// # Errors
/// What is wrong with the game, or with the place of the page.
pub(crate) fn write_page(
    words: &Words,
    record: &Path,
    page: &Path,
    stop: Arc<AtomicBool>,
    tell: impl FnMut(usize, usize),
) -> Result<(), String> {
    struct Writing<'a, F>(&'a Request<'a>, &'a Example, F);

    impl<F: FnMut(usize, usize)> Reader for Writing<'_, F> {
        type Out = Result<ReviewOutcome, String>;

        fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out {
            self.0.written::<K>(notation, script, self.1, self.2)
        }
    }

    let file = record.to_string_lossy();
    let examples = opened::understood(words, &file)??;
    let [example] = &examples[..] else {
        return Err(words.fill("review-several", &[("path", &file), ("n", &examples.len().to_string())]));
    };
    save::ready(words, page)?;
    let effort = Effort { threads: cores() as usize, ..Effort::usual(stop) };
    let request = Request { words, file: &file, seat: None, out: Some(page), json: false, effort };
    let reviewed = game::load(example, Writing(&request, example, tell));
    match reviewed.map_err(|what| unreadable_text(words, &file, &what))?? {
        ReviewOutcome::Text(text) => save::whole(page, text).map_err(|error| save::cannot_write(words, page, &error)),
        ReviewOutcome::Differs(why) => Err(format!("{} {why}", words.get("review-differs"))),
        ReviewOutcome::Stopped => Err(words.get("review-interrupted")),
    }
}

fn cores() -> u64 {
    std::thread::available_parallelism().map_or(1, |n| n.get() as u64)
}

/// What came of a review.
enum ReviewOutcome {
    Text(String),
    /// The game breaks the rules: where.
    Differs(String),
    /// Nobody wanted to know any more.
    Stopped,
}

/// Reviews an example once its game is known.
struct Reviewer<'a> {
    request: &'a Request<'a>,
    example: &'a Example,
}

impl Reader for Reviewer<'_> {
    type Out = Result<ExitCode, String>;

    fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out {
        self.request.review::<K>(notation, script, self.example)
    }
}

impl Request<'_> {
    fn review<K: Kit>(
        &self,
        notation: &K::Notation,
        script: &Script<K::Notation>,
        example: &Example,
    ) -> Result<ExitCode, String> {
        let words = self.words;
        if let Some(path) = self.out {
            save::ready(words, path)?;
        }
        let stop = self.effort.stop.clone();
        // Without a handler Ctrl-C just ends the program, and then nothing is written either.
        let _ = ctrlc::set_handler(move || stop.store(true, Relaxed));
        let bar = work::bar(0, 0, work::WITHOUT_RATE);
        let reviewed = self.written::<K>(notation, script, example, |done, of| {
            bar.set_length(of as u64);
            bar.set_position(done as u64);
        });
        bar.finish_and_clear();
        let text = match reviewed? {
            ReviewOutcome::Text(text) => text,
            ReviewOutcome::Differs(why) => {
                out::complain(words.get("review-differs"));
                out::complain(why);
                return Ok(ExitCode::from(1));
            }
            ReviewOutcome::Stopped => {
                out::complain(words.get("review-interrupted"));
                return Ok(ExitCode::from(130));
            }
        };
        match self.out {
            Some(path) => {
                save::whole(path, &text).map_err(|error| save::cannot_write(words, path, &error))?;
                out::line(words.fill("review-saved", &[("path", &path.display().to_string())]));
            }
            None => out::text(text),
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The review itself.
    fn written<K: Kit>(
        &self,
        notation: &K::Notation,
        script: &Script<K::Notation>,
        example: &Example,
        tell: impl FnMut(usize, usize),
    ) -> Result<ReviewOutcome, String> {
        let words = self.words;
        let viewer = self.seat.map(|name| seat_named(&script.seats, name)).transpose();
        let viewer = viewer.map_err(|what| words.say(&what, &[]))?;
        replay::warn_about_version(words, example);
        let (run, result) = playbook::run(notation, script);
        if let Err(failure) = &result {
            return Ok(ReviewOutcome::Differs(failure_text(words, self.file, &script.title, failure)));
        }
        let table = K::recorded(example, script.seats.len()).map_err(|what| words.say(&what, &[]))?;
        let walk = Walk::<K>::new(&run, viewer);
        if walk.decisions.is_empty() {
            return Err(words.fill("review-no-decisions", &[("path", self.file)]));
        }
        let Some(thoughts) = judge::think(&table, &walk, &self.effort, viewer, tell) else {
            return Ok(ReviewOutcome::Stopped);
        };
        // A page is for people; what programs read names seats as the file does.
        let names = if self.json { script.seats.clone() } else { playbook::names_of(&script.seats) };
        let writer = Writer::<K> { words, notation, names: &names, viewer };
        let sheet = writer.sheet(script.title.clone(), &walk, &thoughts, &self.effort);
        Ok(ReviewOutcome::Text(match self.json {
            true => format!("{:#}\n", json::json(words, &sheet)),
            false => page::html(words, &sheet),
        }))
    }
}
