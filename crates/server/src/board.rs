//! The list of public tables.

use axum::body::Bytes;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use wire::{Sitter, TableInfo, TableStage, json};

/// How long an empty table stays in the list.
const EMPTY: Duration = Duration::from_secs(600);

/// How long a list is reused before it is made again.
const FRESH: Duration = Duration::from_secs(1);

/// Tables on a page.
pub(crate) const PAGE: usize = 50;

/// The most pages anybody can ask for.
const PAGES: usize = 20;

/// The public tables that are not over.
#[derive(Default)]
pub(crate) struct Board {
    tables: Mutex<HashMap<String, BoardEntry>>,
    /// The pages as JSON, and when they were made.
    pages: Mutex<Option<(Instant, Vec<Bytes>)>>,
}

struct BoardEntry {
    info: TableInfo,
    /// When somebody was last at the table.
    alive: Instant,
}

/// How many people are at a table now.
fn present(info: &TableInfo) -> usize {
    info.seats.iter().filter(|place| place.who == Sitter::Person).count()
}

impl Board {
    /// Lists a public table, or removes it when its game is over.
    pub(crate) fn show(&self, info: &TableInfo, now: Instant) {
        if !info.options.public {
            return;
        }
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if info.stage == TableStage::Over {
            tables.remove(&info.id);
            return;
        }
        let empty = present(info) == 0 && info.watching == 0;
        let before =
            tables.get(&info.id).map(|listed| (listed.alive, present(&listed.info) + listed.info.watching as usize));
        let alive = match before {
            // It was empty before, too.
            Some((alive, 0)) if empty => alive,
            _ => now,
        };
        tables.insert(info.id.clone(), BoardEntry { info: info.clone(), alive });
    }

    /// Removes a table, for example because it is private now.
    pub(crate) fn hide(&self, id: &str) {
        if self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(id).is_some() {
            *self.pages.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }

    /// The tables that people use. Tables with people come first, then those still waiting for players, then the
    /// fullest.
    pub(crate) fn alive(&self, now: Instant) -> Vec<TableInfo> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let is_empty = |info: &TableInfo| present(info) == 0 && info.watching == 0;
        tables.retain(|_, listed| !is_empty(&listed.info) || now.saturating_duration_since(listed.alive) < EMPTY);
        let mut alive: Vec<&BoardEntry> = tables.values().collect();
        alive.sort_by_key(|BoardEntry { info, alive }| {
            let waits = info.stage == TableStage::Waiting;
            (present(info) == 0, !waits, std::cmp::Reverse((present(info), *alive)), info.id.clone())
        });
        alive.into_iter().take(PAGE * PAGES).map(|listed| listed.info.clone()).collect()
    }

    /// A page of the list as JSON, counted from 0. It may be a second old.
    pub(crate) fn page(&self, page: usize, now: Instant) -> Bytes {
        let mut pages = self.pages.lock().unwrap_or_else(PoisonError::into_inner);
        if pages.as_ref().is_none_or(|(made, _)| now.saturating_duration_since(*made) >= FRESH) {
            let alive = self.alive(now);
            *pages = Some((now, alive.chunks(PAGE).map(|page| Bytes::from(json(&page))).collect()));
        }
        let found = pages.as_ref().and_then(|(_, pages)| pages.get(page).cloned());
        found.unwrap_or_else(|| Bytes::from_static(b"[]"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::{Options, Place};

    fn table(id: &str, people: &[Sitter], stage: TableStage) -> TableInfo {
        let place = |who: &Sitter| Place { name: "Ann".into(), who: *who, level: None };
        let options = Options { public: true, ..Options::of("some-game", people.len()) };
        let seats = people.iter().map(place).collect();
        let (proposals, coming) = (Vec::new(), Vec::new());
        TableInfo {
            id: id.into(),
            game: "some-game".into(),
            options,
            stage,
            broken: false,
            number: 0,
            seats,
            watching: 0,
            fair: None,
            host: None,
            proposals,
            coming,
        }
    }

    #[test]
    fn empty_tables_expire_and_come_back() {
        let (board, start) = (Board::default(), Instant::now());
        let ids =
            |after: Duration| -> Vec<String> { board.alive(start + after).into_iter().map(|info| info.id).collect() };
        board.show(&table("left", &[Sitter::Away, Sitter::Nobody], TableStage::Waiting), start);
        board.show(&table("busy", &[Sitter::Person, Sitter::Bot], TableStage::Playing), start);
        board.show(&table("open", &[Sitter::Person, Sitter::Nobody], TableStage::Waiting), start);
        assert_eq!(ids(EMPTY / 2), ["open", "busy", "left"]);
        // Showing it again while it is empty does not prolong its stay.
        board.show(&table("left", &[Sitter::Away, Sitter::Nobody], TableStage::Waiting), start + EMPTY / 2);
        assert_eq!(ids(EMPTY), ["open", "busy"]);
        board.show(&table("left", &[Sitter::Person, Sitter::Nobody], TableStage::Waiting), start + EMPTY * 2);
        assert_eq!(ids(EMPTY * 2).len(), 3);
    }

    #[test]
    fn the_list_is_paged_and_made_once_a_second() {
        let (board, start) = (Board::default(), Instant::now());
        for n in 0..PAGE + 3 {
            board.show(&table(&format!("t{n:03}"), &[Sitter::Person], TableStage::Waiting), start);
        }
        let tables = |page| serde_json::from_slice::<Vec<TableInfo>>(&board.page(page, start)).unwrap().len();
        assert_eq!([tables(0), tables(1), tables(2)], [PAGE, 3, 0]);
        board.show(&table("more", &[Sitter::Person], TableStage::Waiting), start);
        assert_eq!(tables(1), 3);
        assert_ne!(board.page(1, start + FRESH), board.page(2, start + FRESH));
    }
}
