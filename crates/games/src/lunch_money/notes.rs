//! Notes on a game of Lunch Money, for experiments.

use kit::{Namer, Notes};
use lunch_money::{Card, Event, LunchMoney};
use table::{Game as _, Seat};
use words::Words;

/// The hand of a seat, by number.
pub(super) fn hand_of(game: &LunchMoney, seat: Seat) -> Vec<u16> {
    game.view(Some(seat)).hand.iter().map(|&card| card as u16).collect()
}

/// Notes an event.
pub(super) fn note_event(notes: &mut Notes, event: Event) {
    let mut played = |by: Seat, card: Card, copies: usize| {
        notes.seat(by).played.extend(std::iter::repeat_n(card as u16, copies));
    };
    match event {
        Event::TurnBegan { .. } => notes.turns += 1,
        Event::Drew { seat, card: Some(card) } => notes.seat(seat).drawn.push(card as u16),
        Event::Played { by, card, weirds, .. } => {
            played(by, card, 1);
            played(by, Card::Weird, weirds.count());
        }
        Event::PlayedAlone { by, card } | Event::Escaping { by, card, .. } => played(by, card, 1),
        Event::AidPlayed { by, cards } => played(by, Card::FirstAid, cards.into()),
        Event::Answered { by, card, faster, .. } => {
            played(by, card, 1);
            played(by, Card::Faster, faster.into());
        }
        Event::Humiliated { by, .. } => played(by, Card::Humiliation, 1),
        Event::Fell { seat } => notes.seat(seat).out = Some(notes.turns),
        // LM-GOAL-1: a player who falls discards their hand, and nobody discards after that.
        Event::Discarded { seat, card } if notes.seat(seat).out.is_some() => {
            notes.seat(seat).held.push(card as u16);
        }
        _ => {}
    }
}

/// Notes the result of a game.
pub(super) fn note_end(notes: &mut Notes, game: &LunchMoney) {
    let view = game.view(None);
    for (seat, seen) in Seat::all(game.seats()).zip(&view.seats) {
        notes.seat(seat).score = seen.counters.into();
        if !seen.out {
            notes.seat(seat).held = hand_of(game, seat);
        }
    }
}

/// How to name cards.
pub(super) fn called(words: &Words) -> [Namer; 2] {
    let cards = Card::ALL.map(|card| (card.slug(), words::lunch_money::card(words, card)));
    let card = move |slug: &str| {
        let found = cards.iter().find(|(known, _)| *known == slug);
        found.map_or_else(|| slug.to_owned(), |(_, name)| name.clone())
    };
    [Box::new(card), Box::new(str::to_owned)]
}
