//! Where games are kept while they are played.
//!
//! A game is a playbook that grows by a line with every decision, each written at once: whatever happens
//! to the program, what was decided is there. A line that the machine could not finish is left out.

use crate::files;
use crate::game;
use crate::opponents::Opponents;
use crate::save::cannot_write;
use kit::{GameHead, Kit, MoveOf};
use std::fs::TryLockError;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use table::playbook::{self, Example};
use table::{Game as _, Seat};
use words::Words;

/// A directory of games; nowhere if the user has no place for such things.
#[derive(Clone)]
pub(crate) struct Store {
    dir: Option<PathBuf>,
    /// Whether the user named it.
    named: bool,
}

/// A game that is being written down.
pub(crate) struct Saved {
    path: PathBuf,
    file: File,
}

impl Store {
    /// The directory named on the command line, or that of the user.
    pub(crate) fn new(dir: Option<PathBuf>) -> Store {
        let named = dir.is_some();
        let dir = dir.or_else(data_dir);
        Store { dir, named }
    }

    /// Nothing is kept.
    #[cfg(test)]
    pub(crate) fn nowhere() -> Store {
        Store { dir: None, named: false }
    }

    /// A directory that the user did not name.
    #[cfg(test)]
    pub(crate) fn unnamed(dir: PathBuf) -> Store {
        Store { dir: Some(dir), named: false }
    }

    pub(crate) fn is_named(&self) -> bool {
        self.named
    }

    /// Begins a game: writes its head, so that decisions can follow.
    pub(crate) fn begin<K: Kit>(
        &self,
        words: &Words,
        settings: &K,
        notation: &K::Notation,
        names: &[String],
        (seed, start): (u64, &K::Game),
        opponents: &Opponents,
    ) -> Result<Option<Saved>, String> {
        let title = format!("{}, {}", K::TITLE, names.join(", "));
        let mut head = GameHead::new(env!("CARGO_PKG_VERSION"), title, names.to_vec(), seed);
        head.bots = Some(opponents.line());
        let head = settings.write(notation, &head, start, std::iter::empty());
        self.create(words, K::ID, seed, &head)
    }

    /// Begins a file with the head of a game.
    fn create(&self, words: &Words, id: &str, seed: u64, head: &str) -> Result<Option<Saved>, String> {
        let Some(dir) = &self.dir else { return Ok(None) };
        std::fs::create_dir_all(dir).map_err(|error| cannot_write(words, dir, &error))?;
        // The same seed may be played again: nothing is written over.
        for n in 1u32.. {
            let again = if n == 1 { String::new() } else { format!("-{n}") };
            let path = dir.join(format!("{id}-{seed}{again}.play"));
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    let written = file.write_all(head.as_bytes()).and_then(|()| Ok(file.try_lock()?));
                    written.map_err(|error| cannot_write(words, &path, &error))?;
                    return Ok(Some(Saved { path, file }));
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(cannot_write(words, &path, &error)),
            }
        }
        Ok(None)
    }

    /// The games that are not over, of one kind or of any, the one that was played last first. Files that
    /// cannot be read are left out.
    pub(crate) fn unfinished(&self, wanted: Option<&str>) -> Vec<Unfinished> {
        let Some(dir) = &self.dir else { return Vec::new() };
        let mut files = files::playbooks(dir).unwrap_or_default();
        let age = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).ok();
        files.sort_by_key(|path| std::cmp::Reverse((age(path), path.clone())));
        let fits = |found: &Unfinished| !found.is_over() && wanted.is_none_or(|wanted| wanted == found.example.game());
        files.iter().filter_map(|path| Unfinished::read(path)).filter(fits).collect()
    }

    /// The directory that a file is in, for the games after it.
    pub(crate) fn around(file: &Path) -> Store {
        Store::new(file.parent().map(Path::to_path_buf))
    }
}

/// A game that somebody may go on with.
pub(crate) struct Unfinished {
    path: PathBuf,
    pub(crate) example: Example,
    /// How many bytes of it are whole lines.
    whole: u64,
}

impl Unfinished {
    /// Reads a file with one game; `None` if it is something else.
    pub(crate) fn read(path: &Path) -> Option<Unfinished> {
        let mut bytes = files::bytes(path.to_str()?).ok()?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n')? + 1;
        bytes.truncate(whole);
        let examples = game::read(&bytes).ok()?;
        let [example] = <[Example; 1]>::try_from(examples).ok()?;
        Some(Unfinished { path: path.to_path_buf(), example, whole: whole as u64 })
    }

    /// Its file, as it is shown.
    pub(crate) fn shown(&self) -> String {
        self.path.display().to_string()
    }

    /// Whether the file says who has won.
    pub(crate) fn is_over(&self) -> bool {
        self.example.steps.iter().any(|step| matches!(step.kind, playbook::StepKind::Expect(_)))
    }

    /// Opens the file to write on, for this program alone.
    pub(crate) fn open(&self, words: &Words) -> Result<Saved, String> {
        let wrong = |error: &std::io::Error| cannot_write(words, &self.path, error);
        let file = OpenOptions::new().append(true).open(&self.path).map_err(|error| wrong(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => words.fill("play-resume-open", &[("path", &self.shown())]),
            TryLockError::Error(error) => wrong(&error),
        })?;
        // A line that the machine could not finish is left out.
        file.set_len(self.whole).map_err(|error| wrong(&error))?;
        Ok(Saved { path: self.path.clone(), file })
    }
}

/// Where this user's data is.
pub(crate) fn data_dir() -> Option<PathBuf> {
    users(|name| std::env::var_os(name).map(PathBuf::from))
}

/// Where a user's data is, by the customs of the system.
fn users(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // A path that is not absolute is to be ignored, says the specification.
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    let own = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join("Library/Application Support")))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    own.map(|dir| dir.join("recess"))
}

impl Saved {
    /// Its file.
    pub(crate) fn path(&self) -> String {
        self.path.display().to_string()
    }

    /// Writes down what a seat is about to decide.
    pub(crate) fn decides<K: Kit>(
        &mut self,
        words: &Words,
        (notation, game, names): (&K::Notation, &K::Game, &[String]),
        seat: Seat,
        mv: &MoveOf<K>,
        talk: Option<&str>,
    ) -> Result<(), String> {
        self.append(words, &playbook::written_move(notation, game, names, seat, mv, talk))
    }

    /// Writes down who has won, if it is over.
    pub(crate) fn ends<K: Kit>(&mut self, words: &Words, game: &K::Game, names: &[String]) -> Result<(), String> {
        let winners = game.outcome().into_iter().flat_map(|outcome| outcome.winners);
        let winners: String = winners.map(|winner| format!("= winner {}\n", names[winner.index()])).collect();
        if winners.is_empty() { Ok(()) } else { self.append(words, &winners) }
    }

    /// Adds whole lines.
    fn append(&mut self, words: &Words, lines: &str) -> Result<(), String> {
        self.file.write_all(lines.as_bytes()).map_err(|error| cannot_write(words, &self.path, &error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_where_the_system_has_it() {
        let with = |set: &'static [(&str, &str)]| {
            users(move |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| PathBuf::from(value)))
        };
        assert_eq!(with(&[]), None);
        if cfg!(target_os = "linux") {
            assert_eq!(with(&[("HOME", "/home/ann")]), Some("/home/ann/.local/share/recess".into()));
            assert_eq!(with(&[("HOME", "/home/ann"), ("XDG_DATA_HOME", "/data")]), Some("/data/recess".into()));
            assert_eq!(
                with(&[("HOME", "/home/ann"), ("XDG_DATA_HOME", "data")]),
                Some("/home/ann/.local/share/recess".into())
            );
        }
    }
}
