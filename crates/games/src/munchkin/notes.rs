//! Notes on a game of Munchkin, for experiments.

use super::fights::{kind_of, used};
use super::sets;
use kit::{Namer, Notes};
use munchkin::{GameEvent, Move, Munchkin};
use table::{Game as _, Seat};
use words::Words;

/// The hand of a seat, by number.
pub(super) fn hand_of(game: &Munchkin, seat: Seat) -> Vec<u16> {
    (0..).map_while(|at| game.hand_at(seat, at)).map(|card| card.index() as u16).collect()
}

/// Notes an event.
pub(super) fn note_event(notes: &mut Notes, event: GameEvent) {
    match event {
        GameEvent::Turn { .. } => notes.turns += 1,
        GameEvent::Drew { seat, card: Some(card), .. } => notes.seat(seat).drawn.push(card.index() as u16),
        _ => {}
    }
}

/// Notes the cards that a move uses.
pub(super) fn note_move(notes: &mut Notes, game: &Munchkin, seat: Seat, mv: &Move) {
    used(game, seat, mv, |card| notes.seat(seat).played.push(card.index() as u16));
}

/// Notes the result of a game.
pub(super) fn note_end(notes: &mut Notes, game: &Munchkin) {
    for seat in Seat::all(game.seats()) {
        let mut races: Vec<_> = game.races(seat).collect();
        races.sort_unstable();
        let notes = notes.seat(seat);
        notes.kind = Some(kind_of(game.set(), &races, game.is_half_breed(seat)));
        notes.score = game.level(seat).into();
        notes.held = hand_of(game, seat);
    }
}

/// How to name cards and Races.
pub(super) fn called(words: &Words) -> [Namer; 2] {
    let lang = words.lang();
    let name = move |slug: &str| {
        let known = sets::with_names(lang).find(|(set, _)| set.card(slug).is_some());
        known.map_or_else(|| slug.to_owned(), |(_, names)| names.name(slug).to_owned())
    };
    let human = words.get("cli-sim-human");
    // The message with a placeholder, because the closure cannot keep `words`.
    let half = words.fill("cli-sim-half", &[("races", "%")]);
    let kind = move |kind: &str| {
        if kind == "human" {
            return human.clone();
        }
        let (mixed, kind) = kind.strip_prefix("half-breed+").map_or((false, kind), |rest| (true, rest));
        let names = kind.split('+').map(&name).collect::<Vec<_>>().join(" + ");
        if mixed { half.replace('%', &names) } else { names }
    };
    [Box::new(name), Box::new(kind)]
}
