//! Saves games while they are played.
//!
//! A saved game is a playbook that grows by one line with every decision. Each line is written at once, so no
//! decision is lost, whatever happens to the program. A line that was cut off is ignored.

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

/// A directory of saved games; nowhere if the user has no data directory.
#[derive(Clone)]
pub(crate) struct Store {
    dir: Option<PathBuf>,
    /// Whether the user named it.
    named: bool,
}

/// The file a game is being saved in.
pub(crate) struct SaveFile {
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

    /// Saves nothing.
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

    /// Begins a game: writes its head, to which decisions can be added.
    pub(crate) fn begin<K: Kit>(
        &self,
        words: &Words,
        settings: &K,
        notation: &K::Notation,
        names: &[String],
        (seed, start): (u64, &K::Game),
        opponents: &Opponents,
    ) -> Result<Option<SaveFile>, String> {
        let title = format!("{}, {}", K::TITLE, names.join(", "));
        let mut head = GameHead::new(env!("CARGO_PKG_VERSION"), title, names.to_vec(), seed);
        head.bots = Some(opponents.line());
        let head = settings.write(notation, &head, start, std::iter::empty());
        self.create(words, K::ID, seed, &head)
    }

    /// Creates a file with the head of a game.
    fn create(&self, words: &Words, id: &str, seed: u64, head: &str) -> Result<Option<SaveFile>, String> {
        let Some(dir) = &self.dir else { return Ok(None) };
        std::fs::create_dir_all(dir).map_err(|error| cannot_write(words, dir, &error))?;
        // The same seed may be played again: no file is overwritten.
        for n in 1u32.. {
            let again = if n == 1 { String::new() } else { format!("-{n}") };
            let path = dir.join(format!("{id}-{seed}{again}.play"));
            match OpenOptions::new().append(true).create_new(true).open(&path) {
                Ok(mut file) => {
                    let written = file.write_all(head.as_bytes()).and_then(|()| Ok(file.try_lock()?));
                    written.map_err(|error| cannot_write(words, &path, &error))?;
                    return Ok(Some(SaveFile { path, file }));
                }
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(cannot_write(words, &path, &error)),
            }
        }
        Ok(None)
    }

    /// The games that are not over, of one kind or of any, the most recently played first. Files that cannot be read
    /// are left out.
    pub(crate) fn unfinished(&self, wanted: Option<&str>) -> Vec<UnfinishedGame> {
        let Some(dir) = &self.dir else { return Vec::new() };
        let mut files = files::playbooks(dir).unwrap_or_default();
        let age = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).ok();
        files.sort_by_key(|path| std::cmp::Reverse((age(path), path.clone())));
        let fits =
            |found: &UnfinishedGame| !found.is_over() && wanted.is_none_or(|wanted| wanted == found.example.game());
        files.iter().filter_map(|path| UnfinishedGame::read(path)).filter(fits).collect()
    }

    /// The directory that a file is in, for the games after it.
    pub(crate) fn around(file: &Path) -> Store {
        Store::new(file.parent().map(Path::to_path_buf))
    }
}

/// A game that can be continued.
pub(crate) struct UnfinishedGame {
    path: PathBuf,
    pub(crate) example: Example,
    /// The length of its complete lines, in bytes.
    whole: u64,
}

impl UnfinishedGame {
    /// Reads a file with one game; `None` if it holds something else.
    pub(crate) fn read(path: &Path) -> Option<UnfinishedGame> {
        let mut bytes = files::bytes(path.to_str()?).ok()?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n')? + 1;
        bytes.truncate(whole);
        let examples = game::read(&bytes).ok()?;
        let [example] = <[Example; 1]>::try_from(examples).ok()?;
        Some(UnfinishedGame { path: path.to_path_buf(), example, whole: whole as u64 })
    }

    /// The file's name, as it is shown.
    pub(crate) fn shown(&self) -> String {
        self.path.display().to_string()
    }

    /// Whether the file says who has won.
    pub(crate) fn is_over(&self) -> bool {
        self.example.steps.iter().any(|step| matches!(step.kind, playbook::StepKind::Expect(_)))
    }

    /// Opens the file for writing, by this program alone.
    pub(crate) fn open(&self, words: &Words) -> Result<SaveFile, String> {
        let wrong = |error: &std::io::Error| cannot_write(words, &self.path, error);
        let file = OpenOptions::new().append(true).open(&self.path).map_err(|error| wrong(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => words.fill("play-resume-open", &[("path", &self.shown())]),
            TryLockError::Error(error) => wrong(&error),
        })?;
        // Removes a line that was cut off.
        file.set_len(self.whole).map_err(|error| wrong(&error))?;
        Ok(SaveFile { path: self.path.clone(), file })
    }
}

/// The directory for this user's data.
pub(crate) fn data_dir() -> Option<PathBuf> {
    users(|name| std::env::var_os(name).map(PathBuf::from))
}

/// The user's data directory by the conventions of the system.
fn users(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // By the XDG specification, relative paths are to be ignored.
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

impl SaveFile {
    /// Its path, as it is shown.
    pub(crate) fn path(&self) -> String {
        self.path.display().to_string()
    }

    /// Its path.
    pub(crate) fn file(&self) -> PathBuf {
        self.path.clone()
    }

    /// Saves what a seat is about to decide.
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

    /// Saves who has won, if the game is over.
    pub(crate) fn ends<K: Kit>(&mut self, words: &Words, game: &K::Game, names: &[String]) -> Result<(), String> {
        let winners = game.outcome().into_iter().flat_map(|outcome| outcome.winners);
        let winners: String = winners.map(|winner| format!("= winner {}\n", names[winner.index()])).collect();
        if winners.is_empty() {
            return Ok(());
        }
        self.append(words, &winners)?;
        // Nobody goes on with it: whoever wants to read it may.
        let _ = self.file.unlock();
        Ok(())
    }

    /// Appends complete lines.
    fn append(&mut self, words: &Words, lines: &str) -> Result<(), String> {
        self.file.write_all(lines.as_bytes()).map_err(|error| cannot_write(words, &self.path, &error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_directory_follows_the_conventions_of_the_system() {
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
