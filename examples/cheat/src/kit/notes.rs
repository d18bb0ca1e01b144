//! Notes on a game of Cheat, for experiments.

use crate::card::Cards;
use crate::moves::Event;
use crate::state::Cheat;
use ::kit::Notes;
use table::{Game as _, Seat};

/// The numbers of cards.
pub(super) fn numbers(cards: Cards) -> Vec<u16> {
    cards.into_iter().map(|card| card.number() as u16).collect()
}

/// Notes an event. Nobody draws in Cheat, but taking the pile counts as drawing.
pub(super) fn note_event(notes: &mut Notes, event: Event) {
    match event {
        Event::TurnBegan { .. } => notes.turns += 1,
        Event::Laid { by, cards: Some(cards), .. } => notes.seat(by).played.extend(numbers(cards)),
        Event::Took { seat, cards: Some(cards), .. } => notes.seat(seat).drawn.extend(numbers(cards)),
        _ => {}
    }
}

/// Notes the result of a game: the fewer cards, the better (CH-LIMIT-1).
pub(super) fn note_end(notes: &mut Notes, game: &Cheat) {
    for seat in Seat::all(game.seats()) {
        let held = game.hand(seat);
        notes.seat(seat).score = -(held.len() as i32);
        notes.seat(seat).held = numbers(held);
    }
}
