//! Records of games that are over, fetched from the server they were played on.

use crate::join::{GameLink, told, wait_for};
use crate::save;
use crate::screen::data_dir;
use client::{Error, Server};
use std::path::PathBuf;
use wire::{TableInfo, TableStage};
use words::Words;

/// A game that was played at a table of a server.
#[derive(Clone)]
pub(crate) struct PlayedGame {
    pub(crate) server: Server,
    /// The server, for people.
    pub(crate) origin: String,
    pub(crate) table: String,
    /// Which game at the table, counted from 1.
    pub(crate) number: u32,
}

impl PlayedGame {
    /// Its record.
    fn fetch(&self, words: &Words) -> Result<String, String> {
        let path = format!("/api/replays/{}/{}.play", self.table, self.number);
        wait_for(words, self.server.get(&path))?.map_err(|error| told(words, &self.origin, &error))
    }

    /// Fetches its record into a file of the user.
    pub(crate) fn save(&self, words: &Words) -> Result<PathBuf, String> {
        let record = self.fetch(words)?;
        let dir = data_dir().unwrap_or_default();
        let path = dir.join(format!("{}-{}.play", self.table, self.number));
        let written = std::fs::create_dir_all(&dir).and_then(|()| save::whole(&path, record));
        written.map_err(|error| save::cannot_write(words, &path, &error))?;
        Ok(path)
    }
}

/// The record behind a link to a game, or to a table: that of the last game there that is over. `None` if it is no link.
pub(crate) fn linked(words: &Words, text: &str) -> Option<Result<Vec<u8>, String>> {
    // What has no scheme is the name of a file.
    text.contains("://").then(|| {
        let link = GameLink::read(text).ok_or_else(|| words.fill("join-bad-game-link", &[("link", text)]))?;
        let origin = link.address.origin();
        let failed = |error: Error| told(words, &origin, &error);
        let server = link.address.server().map_err(failed)?;
        let number = match link.number {
            Some(number) => number,
            None => last_game(words, &server, &link.table, &origin)?,
        };
        let played = PlayedGame { server, origin: origin.clone(), table: link.table, number };
        played.fetch(words).map(String::into_bytes)
    })
}

/// The number of the last game at a table that is over.
fn last_game(words: &Words, server: &Server, table: &str, origin: &str) -> Result<u32, String> {
    let info: TableInfo = crate::join::info(words, server, origin, table)?;
    let over = if info.stage == TableStage::Over { info.number } else { info.number.saturating_sub(1) };
    if over == 0 { Err(words.get("error-no-replay")) } else { Ok(over) }
}
