//! Compares the file of a dead server with what its clients have heard.

use super::house::House;
use super::slot::Slot;
use games::{LunchMoneyKit, MunchkinKit};
use kit::{EventOf, Kit};
use room::{Record, SavedTable};
use serde_json::Value;
use server::store::{Sqlite, Store as _};
use std::sync::Arc;
use table::{Game as _, Seat};

/// How much was compared.
#[derive(Default)]
pub(crate) struct Comparison {
    pub(crate) interrupted: bool,
    pub(crate) heard: usize,
    pub(crate) answers: usize,
}

/// Checks that everything the table's clients have heard is in the file.
pub(crate) fn compare(house: &House, slot: &Slot) -> Result<Comparison, String> {
    let mut found = Comparison::default();
    let Some(id) = slot.table() else { return Ok(found) };
    let store = Sqlite::open(&house.file(), Arc::default()).map_err(|error| error.to_string())?;
    let saved = store.load(&id).map_err(|error| error.to_string())?;
    store.close();
    let saved = saved.ok_or_else(|| format!("{} is gone", slot.describe()))?;
    for heard in slot.ears() {
        let kept = events(&saved, heard.seat).ok_or_else(|| format!("{} cannot be dealt again", slot.describe()))?;
        if !kept.starts_with(&heard.events) {
            let at = heard.events.iter().zip(&kept).take_while(|(heard, kept)| heard == kept).count();
            return Err(format!(
                "{}, seat {:?} has heard {} events, and {} are kept; the first that differs is {at}: {:?} was heard",
                slot.describe(),
                heard.seat,
                heard.events.len(),
                kept.len(),
                heard.events.get(at)
            ));
        }
        let mut answers = answers(&saved, heard.seat);
        for answer in &heard.kept {
            let Some(at) = answers.iter().position(|kept| kept == answer) else {
                return Err(format!("{}: the answer {answer} of seat {:?} is lost", slot.describe(), heard.seat));
            };
            answers.swap_remove(at);
        }
        found.interrupted |= !heard.events.is_empty() && !heard.over;
        found.heard += heard.events.len();
        found.answers += heard.kept.len();
    }
    Ok(found)
}

/// The events of the stored game that a seat, or a spectator, may see.
fn events(saved: &SavedTable, seat: Option<Seat>) -> Option<Vec<Value>> {
    match saved.options.game.as_str() {
        MunchkinKit::ID => events_of::<MunchkinKit>(saved, seat),
        _ => events_of::<LunchMoneyKit>(saved, seat),
    }
}

fn events_of<K: Kit>(saved: &SavedTable, seat: Option<Seat>) -> Option<Vec<Value>> {
    let host = K::new(&saved.options).ok()?;
    let mut events: Vec<EventOf<K>> = Vec::new();
    for record in &saved.records {
        match record {
            Record::Began { shuffle, dealer, .. } => {
                host.deal(shuffle.seed(), *dealer, &mut events)?;
            }
            record => {
                for (.., made) in record.decisions() {
                    events.extend(serde_json::from_str::<Vec<EventOf<K>>>(made).ok()?);
                }
            }
        }
    }
    let seen = events.iter().filter_map(|event| K::Game::seen_by(event, seat));
    seen.map(|event| serde_json::to_value(event).ok()).collect()
}

/// The stored answers of a seat, whether or not they have counted.
fn answers(saved: &SavedTable, whose: Option<Seat>) -> Vec<Value> {
    let answers = saved.records.iter().filter_map(|record| match record {
        Record::Kept { seat, mv, .. } if whose == Some(*seat) => serde_json::from_str(mv).ok(),
        _ => None,
    });
    answers.collect()
}
