//! What is noted of a game for the lab: seat by seat, what was dealt, drawn, played and held.

use crate::game::{LunchMoneyTable, MoveOf, MunchkinTable, MunchkinVoice, Spoken as _, Tabled};
use crate::playing::Onlooker;
use crate::sim::{kind_of, used};
use lunch_money::{Card, Event, LunchMoney};
use munchkin::{GameEvent, Move, Munchkin};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use table::{Game, Log, Seat};
use words::Words;
use words::munchkin::CardNames;

/// What was noted of one seat.
#[derive(Clone, Default, Debug)]
pub(super) struct SeatNotes {
    pub(super) dealt: Vec<u16>,
    pub(super) drawn: Vec<u16>,
    pub(super) played: Vec<u16>,
    pub(super) held: Vec<u16>,
    /// In which turn they were knocked out.
    pub(super) out: Option<u32>,
    pub(super) score: i32,
    pub(super) kind: Option<String>,
}

/// What was noted of a game.
#[derive(Clone, Default, Debug)]
pub(super) struct Notes {
    pub(super) turns: u32,
    pub(super) seats: Vec<SeatNotes>,
}

impl Notes {
    fn seat(&mut self, seat: Seat) -> &mut SeatNotes {
        &mut self.seats[seat.index()]
    }
}

/// A name in files to what people call it.
pub(super) type Called = Box<dyn Fn(&str) -> String>;

/// A game that the lab can take notes of.
pub(super) trait Noted: Tabled {
    /// The decks, unless an experiment says otherwise.
    const DECKS: &'static str;

    /// The names of the cards in files, by number.
    fn cards(&self) -> Vec<String>;

    /// The hand of a seat, by number.
    fn hand(game: &Self::Game, seat: Seat) -> Vec<u16>;

    /// Whether the game begins in the middle of a turn that no event tells of.
    fn begins_in_turn(game: &Self::Game) -> bool;

    fn happened(notes: &mut Notes, event: <Self::Game as Game>::Event);

    fn moves(_notes: &mut Notes, _game: &Self::Game, _seat: Seat, _mv: &MoveOf<Self>) {}

    fn ended(notes: &mut Notes, game: &Self::Game);

    /// What cards and kinds of players are called.
    fn called(words: &Words) -> [Called; 2];
}

/// Decisions after which a game is broken off. With `-stall_rounds` bots may discard for ever.
const ENDLESS: u32 = 20_000;

/// Takes notes of one game after another, until it is stopped.
pub(super) struct Scribe<'a, T> {
    pub(super) notes: Notes,
    decisions: u32,
    stop: &'a AtomicBool,
    of: PhantomData<fn(T)>,
}

impl<T: Noted> Scribe<'_, T> {
    pub(super) fn new(stop: &AtomicBool) -> Scribe<'_, T> {
        Scribe { notes: Notes::default(), decisions: 0, stop, of: PhantomData }
    }
}

impl<T: Noted> Log<<T::Game as Game>::Event> for Scribe<'_, T> {
    fn push(&mut self, event: <T::Game as Game>::Event) {
        T::happened(&mut self.notes, event);
    }
}

impl<T: Noted> Onlooker<T> for Scribe<'_, T> {
    fn begin(&mut self, game: &T::Game) {
        let seat = |seat: Seat| {
            let dealt = T::hand(game, seat);
            SeatNotes { drawn: dealt.clone(), dealt, ..SeatNotes::default() }
        };
        let seats = Seat::all(game.seats()).map(seat).collect();
        self.decisions = 0;
        self.notes = Notes { turns: u32::from(T::begins_in_turn(game)), seats };
    }

    fn before(&mut self, game: &T::Game, seat: Seat, mv: &MoveOf<T>) {
        self.decisions += 1;
        T::moves(&mut self.notes, game, seat, mv);
    }

    fn has_seen_enough(&self) -> bool {
        self.decisions > ENDLESS || self.stop.load(Relaxed)
    }

    fn end(&mut self, game: &T::Game) {
        T::ended(&mut self.notes, game);
    }
}

impl Noted for LunchMoneyTable {
    const DECKS: &'static str = "base,sticks-and-stones";

    fn cards(&self) -> Vec<String> {
        Card::ALL.iter().map(|card| card.slug().to_owned()).collect()
    }

    fn hand(game: &LunchMoney, seat: Seat) -> Vec<u16> {
        game.view(Some(seat)).hand.iter().map(|&card| card as u16).collect()
    }

    fn begins_in_turn(_: &LunchMoney) -> bool {
        true
    }

    fn happened(notes: &mut Notes, event: Event) {
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
            // LM-GOAL-1: who falls discards what they hold, and nobody discards after that.
            Event::Discarded { seat, card } if notes.seat(seat).out.is_some() => {
                notes.seat(seat).held.push(card as u16);
            }
            _ => {}
        }
    }

    fn ended(notes: &mut Notes, game: &LunchMoney) {
        let view = game.view(None);
        for (seat, seen) in Seat::all(game.seats()).zip(&view.seats) {
            notes.seat(seat).score = seen.counters.into();
            if !seen.out {
                notes.seat(seat).held = Self::hand(game, seat);
            }
        }
    }

    fn called(words: &Words) -> [Called; 2] {
        let cards = Card::ALL.map(|card| (card.slug(), words::lunch_money::card(words, card)));
        let card = move |slug: &str| {
            let found = cards.iter().find(|(known, _)| *known == slug);
            found.map_or_else(|| slug.to_owned(), |(_, name)| name.clone())
        };
        [Box::new(card), Box::new(str::to_owned)]
    }
}

impl Noted for MunchkinTable {
    const DECKS: &'static str = "";

    fn cards(&self) -> Vec<String> {
        self.set.cards().iter().map(|card| card.slug.clone()).collect()
    }

    fn hand(game: &Munchkin, seat: Seat) -> Vec<u16> {
        (0..).map_while(|at| game.hand_at(seat, at)).map(|card| card.index() as u16).collect()
    }

    fn begins_in_turn(game: &Munchkin) -> bool {
        MunchkinVoice::opening(game).is_some()
    }

    fn happened(notes: &mut Notes, event: GameEvent) {
        match event {
            GameEvent::Turn { .. } => notes.turns += 1,
            GameEvent::Drew { seat, card: Some(card), .. } => notes.seat(seat).drawn.push(card.index() as u16),
            _ => {}
        }
    }

    fn moves(notes: &mut Notes, game: &Munchkin, seat: Seat, mv: &Move) {
        used(game, seat, mv, |card| notes.seat(seat).played.push(card.index() as u16));
    }

    fn ended(notes: &mut Notes, game: &Munchkin) {
        for seat in Seat::all(game.seats()) {
            let mut races: Vec<_> = game.races(seat).collect();
            races.sort_unstable();
            let notes = notes.seat(seat);
            notes.kind = Some(kind_of(game.set(), &races, game.is_half_breed(seat)));
            notes.score = game.level(seat).into();
            notes.held = Self::hand(game, seat);
        }
    }

    fn called(words: &Words) -> [Called; 2] {
        let read = || CardNames::read(&munchkin::shipped_text("bites", words.lang().code()));
        let (cards, races, human) = (read(), read(), words.get("cli-sim-human"));
        // The message with its place still open: words cannot be taken along.
        let half = words.fill("cli-sim-half", &[("races", "%")]);
        let kind = move |kind: &str| {
            if kind == "human" {
                return human.clone();
            }
            let (mixed, kind) = kind.strip_prefix("half-breed+").map_or((false, kind), |rest| (true, rest));
            let names = kind.split('+').map(|race| races.name(race)).collect::<Vec<_>>().join(" + ");
            if mixed { half.replace('%', &names) } else { names }
        };
        [Box::new(move |slug: &str| cards.name(slug).to_owned()), Box::new(kind)]
    }
}
