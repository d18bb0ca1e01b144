//! `recess check`: runs playbooks.

use crate::files;
use crate::game::{self, Reader};
use crate::out;
use clap::ArgMatches;
use kit::Kit;
use std::path::Path;
use std::process::ExitCode;
use table::playbook::{self, Failure, ReadError, Script};
use words::Words;

/// Runs an example once its game is known.
struct ExampleRunner;

impl Reader for ExampleRunner {
    type Out = Result<(), Box<Failure>>;

    fn read<K: Kit>(self, notation: &'static K::Notation, script: &Script<K::Notation>) -> Self::Out {
        playbook::run(notation, script).1
    }
}

/// The results of all files together.
#[derive(Default)]
struct Tally {
    files: usize,
    examples: usize,
    failed: usize,
    unreadable: usize,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> ExitCode {
    let mut tally = Tally::default();
    for name in args.get_many::<String>("files").into_iter().flatten() {
        let path = Path::new(name);
        if name != "-" && path.is_dir() {
            check_directory(words, path, &mut tally);
        } else {
            check_file(words, name, &mut tally);
        }
    }
    if tally.failed + tally.unreadable == 0 {
        if !args.get_flag("quiet") {
            let (examples, files) = (tally.examples.to_string(), tally.files.to_string());
            out::line(words.fill("check-passed", &[("examples", &examples), ("files", &files)]));
        }
        return ExitCode::SUCCESS;
    }
    let numbers = [tally.failed, tally.examples, tally.unreadable].map(|n| n.to_string());
    let [failed, examples, unreadable] = &numbers;
    let key = if tally.examples == 0 { "check-none-ran" } else { "check-summary" };
    out::complain(words.fill(key, &[("failed", failed), ("examples", examples), ("unreadable", unreadable)]));
    ExitCode::from(if tally.unreadable > 0 { 2 } else { 1 })
}

fn check_directory(words: &Words, path: &Path, tally: &mut Tally) {
    match files::playbooks(path) {
        Ok(found) if found.is_empty() => {
            out::complain(words.fill("check-no-files", &[("path", &path.display().to_string())]));
            tally.unreadable += 1;
        }
        Ok(found) => {
            for file in found {
                check_file(words, &file.to_string_lossy(), tally);
            }
        }
        Err(error) => cannot_read(words, &path.display().to_string(), &error, tally),
    }
}

fn cannot_read(words: &Words, path: &str, error: &std::io::Error, tally: &mut Tally) {
    out::complain(files::cannot_read(words, path, error));
    tally.unreadable += 1;
}

fn check_file(words: &Words, name: &str, tally: &mut Tally) {
    let bytes = match files::bytes(name) {
        Ok(bytes) => bytes,
        Err(error) => return cannot_read(words, name, &error, tally),
    };
    tally.files += 1;
    let (examples, mut faults) = game::read_every(&bytes);
    let mut results = Vec::new();
    for example in examples {
        match game::load_every(&example, ExampleRunner) {
            Ok(result) => results.push((result, example.title)),
            Err(more) => faults.extend(more),
        }
    }
    // Nothing in a file runs unless all of it can be read.
    if !faults.is_empty() {
        faults.sort_by_key(|fault| fault.line);
        faults.iter().for_each(|fault| out::complain(unreadable_text(words, name, fault)));
        tally.unreadable += 1;
        return;
    }
    for (result, title) in results {
        tally.examples += 1;
        if let Err(failure) = result {
            out::complain(failure_text(words, name, &title, &failure));
            tally.failed += 1;
        }
    }
}

/// Says where a file cannot be read, and what was expected there.
pub(crate) fn unreadable_text(words: &Words, file: &str, unreadable: &ReadError) -> String {
    let place = format!("{file}:{}", unreadable.line);
    words.fill("check-unreadable", &[("place", &place), ("what", &words.say(&unreadable.what, &[]))])
}

/// Says where an example fails: file, line, what was expected, what happened, and the legal moves.
pub(crate) fn failure_text(words: &Words, file: &str, title: &str, failure: &Failure) -> String {
    let place = format!("{file}:{}", failure.line);
    let mut lines = vec![words.fill("check-failed", &[("place", &place), ("text", &failure.text)])];
    if !title.is_empty() {
        lines.push(words.fill("check-title", &[("title", title)]));
    }
    let expectation = failure.text.starts_with('=');
    let key = if expectation { "check-what-is" } else { "check-problem" };
    lines.push(words.fill(key, &[("what", &words.say(&failure.what, &failure.seats))]));
    for (clause, why) in failure.refusal.iter().flat_map(|refusal| words.reasons(refusal)) {
        lines.push(words.fill("check-because", &[("clause", &clause), ("why", &why)]));
    }
    match &failure.legal {
        Some((seat, moves)) => {
            lines.push(words.fill("check-legal", &[("seat", seat)]));
            lines.extend(moves.iter().map(|mv| format!("  {seat}: {mv}")));
        }
        None => lines.push(words.get("check-nobody")),
    }
    lines.join("\n  ")
}
