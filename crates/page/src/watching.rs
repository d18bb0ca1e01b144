//! What can be asked without a table: the games on offer, and finished games to watch.

use crate::failed;
use crate::referee::read;
use games::Visitor;
use kit::Kit;
use room::FinishedGame;
use std::cell::RefCell;
use std::collections::VecDeque;
use table::{Phrase, Seat};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::http::GameOffer;

/// The listed games with all their choices, in JSON.
#[wasm_bindgen]
#[must_use]
pub fn offers() -> String {
    struct Offer;

    impl Visitor for Offer {
        type Out = GameOffer;

        fn visit<K: Kit>(self) -> GameOffer {
            K::offer()
        }
    }

    let offers: Vec<GameOffer> = games::listed().filter_map(|id| games::with(id, Offer).ok()).collect();
    wire::json(&offers)
}

/// The ids of all games that can be played, also of those that are not listed.
#[wasm_bindgen]
#[must_use]
pub fn game_ids() -> Vec<String> {
    games::IDS.iter().map(|id| (*id).to_owned()).collect()
}

/// A finished game as a seat saw it, or as a spectator did, in JSON. The records are all of its table's.
#[wasm_bindgen]
pub fn replay(options: &str, records: Vec<String>, number: u32, seat: Option<u8>) -> Result<String, String> {
    let game = finished(options, "", &records, number)?;
    let seat = seat.map(usize::from);
    if seat.is_some_and(|seat| seat >= game.options.players) {
        return Err(failed(&Phrase::new("error-no-seat")));
    }
    game.told(seat.map(Seat::new)).map(|replay| wire::json(&replay)).ok_or_else(unknown)
}

/// What bots remarked in a finished game, for [`playbook`]: the players' names and the remarks, in JSON.
#[wasm_bindgen]
pub fn remarks(options: &str, records: Vec<String>, number: u32) -> Result<String, String> {
    let game = finished(options, "", &records, number)?;
    let remarks: Vec<&Phrase> = game.remarks().collect();
    Ok(wire::json(&(&game.names, remarks)))
}

/// A finished game as a playbook. `day` is the one on which it began, as `2026-11-16`, and `said` are its remarks in
/// words, in order.
#[wasm_bindgen]
pub fn playbook(
    id: &str,
    options: &str,
    day: &str,
    records: Vec<String>,
    number: u32,
    said: Vec<String>,
) -> Result<String, String> {
    let said = RefCell::new(VecDeque::from(said));
    let say = |_: &Phrase, _: &[String]| said.borrow_mut().pop_front().unwrap_or_default();
    finished(options, day, &records, number)?.written(id, number, &say).ok_or_else(unknown)
}

fn finished(options: &str, day: &str, records: &[String], number: u32) -> Result<FinishedGame, String> {
    let options = serde_json::from_str(options).map_err(crate::unreadable)?;
    FinishedGame::among(&options, day, &read(records)?, number).ok_or_else(unknown)
}

fn unknown() -> String {
    failed(&Phrase::new("error-no-replay"))
}
