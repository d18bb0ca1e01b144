//! Where an experiment is stored: finished parts while it runs, and one file of games at the end.

use crate::{out, save};
use ::lab::{FileError, Page, Plan, Row, decode, html, is_whole, join, markdown};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use words::Words;

const PLAN: &str = "plan.json";
const GAMES: &str = "games.parquet";

/// A directory with an experiment in it.
pub(super) struct Store {
    dir: PathBuf,
}

impl Store {
    /// Opens a directory for this experiment. It must be empty or hold the same experiment.
    pub(super) fn open(words: &Words, dir: &Path, plan: &Plan) -> Result<Store, String> {
        let store = Store { dir: dir.to_owned() };
        if dir.join(PLAN).exists() {
            let (_, before) = Store::found(words, dir)?;
            // It does not matter how the command was typed.
            let before = Plan { command: plan.command.clone(), ..before };
            if before != *plan {
                return Err(words.fill("lab-other", &[("dir", &dir.display().to_string())]));
            }
            return Ok(store);
        }
        let text = serde_json::to_string_pretty(plan).unwrap_or_default() + "\n";
        let path = dir.join(PLAN);
        save::whole(&path, text).map_err(|error| save::cannot_write(words, &path, &error))?;
        Ok(store)
    }

    /// Opens an experiment that is stored.
    pub(super) fn found(words: &Words, dir: &Path) -> Result<(Store, Plan), String> {
        let path = dir.join(PLAN);
        let shown = [dir.display().to_string(), path.display().to_string()];
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Err(words.fill("lab-no-plan", &[("dir", &shown[0]), ("file", PLAN)]));
            }
            Err(error) => {
                return Err(crate::files::cannot_read(words, &shown[1], &error));
            }
        };
        let plan: Plan = serde_json::from_str(&text)
            .map_err(|error| words.fill("lab-bad-plan", &[("path", &shown[1]), ("error", &error.to_string())]))?;
        Ok((Store { dir: dir.to_owned() }, plan))
    }

    pub(super) fn dir(&self) -> &Path {
        &self.dir
    }

    fn parts(&self) -> PathBuf {
        self.dir.join("parts")
    }

    fn part(&self, cell: usize, chunk: u64) -> PathBuf {
        self.parts().join(format!("cell-{cell:04}-{chunk:06}.parquet"))
    }

    /// All parts, in the order in which they are joined.
    fn in_order<'a>(&'a self, plan: &'a Plan) -> impl Iterator<Item = PathBuf> + 'a {
        let cells = 0..plan.cells.len();
        cells.flat_map(move |cell| (0..plan.chunks()).map(move |chunk| self.part(cell, chunk)))
    }

    /// The parts that have to be played. An incomplete part, which a power cut may leave, counts as missing.
    pub(super) fn missing(&self, words: &Words, plan: &Plan) -> Result<Vec<(usize, u64)>, String> {
        if self.dir.join(GAMES).exists() {
            return Ok(Vec::new());
        }
        save::prepare(words, &self.parts())?;
        let there = |cell: usize, chunk: u64| std::fs::read(self.part(cell, chunk)).is_ok_and(is_whole);
        Ok(plan.parts().filter(|&(cell, chunk)| !there(cell, chunk)).collect())
    }

    /// Stores a part.
    pub(super) fn keep(
        &self,
        words: &Words,
        cell: usize,
        chunk: u64,
        part: Result<Vec<u8>, FileError>,
    ) -> Result<(), String> {
        let path = self.part(cell, chunk);
        let part = part.map_err(|error| unwritten(words, &path, &error))?;
        save::whole(&path, part).map_err(|error| save::cannot_write(words, &path, &error))
    }

    /// Joins all parts into one file and deletes them.
    pub(super) fn join(&self, words: &Words, plan: &Plan) -> Result<(), String> {
        let path = self.dir.join(GAMES);
        if path.exists() {
            return Ok(());
        }
        let begun = path.with_extension("part");
        let failed = |error: &FileError| {
            let _ = std::fs::remove_file(&begun);
            unwritten(words, &path, error)
        };
        let file = File::create(&begun).map_err(|error| save::cannot_write(words, &path, &error))?;
        let joined =
            join(BufWriter::new(file), self.in_order(plan).map(std::fs::read)).map_err(|error| failed(&error))?;
        let whole = joined.into_inner().map_err(std::io::IntoInnerError::into_error);
        let whole = whole.and_then(|file| file.sync_all()).and_then(|()| std::fs::rename(&begun, &path));
        whole.map_err(|error| failed(&error.into()))?;
        // Parts that cannot be deleted do no harm.
        let _ = std::fs::remove_dir_all(self.parts());
        Ok(())
    }

    /// Reads all games.
    pub(super) fn read(&self, words: &Words, plan: &Plan, mut take: impl FnMut(&[Row])) -> Result<(), String> {
        let whole = self.dir.join(GAMES);
        let files: Vec<PathBuf> =
            if whole.exists() { vec![whole] } else { self.in_order(plan).filter(|part| part.exists()).collect() };
        for path in files {
            let read = File::open(&path).map_err(FileError::from).and_then(|file| decode(plan, file, &mut take));
            read.map_err(|error| {
                words.fill("cli-cannot-read", &[("path", &path.display().to_string()), ("error", &plainly(&error))])
            })?;
        }
        Ok(())
    }

    /// Writes a report and prints where it is.
    pub(super) fn publish(&self, words: &Words, page: &Page, games: u64) -> Result<(), String> {
        let lang = page.lang;
        let write = |path: PathBuf, text: &str| -> Result<String, String> {
            save::whole(&path, text).map_err(|error| save::cannot_write(words, &path, &error))?;
            Ok(path.display().to_string())
        };
        let pictures = format!("figures-{lang}");
        save::prepare(words, &self.dir.join(&pictures))?;
        for picture in page.pictures() {
            write(self.dir.join(&pictures).join(format!("{}.svg", picture.name)), &picture.svg)?;
        }
        let as_markdown = write(self.dir.join(format!("report-{lang}.md")), &markdown(page, &pictures))?;
        let as_page = write(self.dir.join(format!("report-{lang}.html")), &html(page))?;
        let whole = self.dir.join(GAMES);
        let file = if whole.exists() { whole } else { self.parts().join("*.parquet") };
        let games = ::lab::grouped(games);
        out::line(words.fill("lab-written", &[("games", &games), ("file", &file.display().to_string())]));
        out::line(words.fill("lab-report-written", &[("file", &as_page), ("markdown", &as_markdown)]));
        Ok(())
    }
}

fn unwritten(words: &Words, path: &Path, error: &FileError) -> String {
    words.fill("cli-cannot-write", &[("path", &path.display().to_string()), ("error", &plainly(error))])
}

/// What is wrong with a file, in the system's words if there are any.
fn plainly(error: &FileError) -> String {
    match error {
        FileError::External(inner) => inner.to_string(),
        error => error.to_string(),
    }
}
