//! Takes notes on games for the lab: for each seat, the cards dealt, drawn, played and held.

use kit::{EventOf, Kit, MoveOf, Notes, Onlooker, SeatNotes};
use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use table::{Game as _, Log, Seat};

/// The most decisions in a game. With `-stall_rounds` bots may go on discarding for ever.
const ENDLESS: u32 = 20_000;

/// Takes notes on one game after another, until it is stopped.
pub(super) struct Scribe<'a, K> {
    pub(super) notes: Notes,
    decisions: u32,
    stop: &'a AtomicBool,
    of: PhantomData<fn(K)>,
}

impl<K: Kit> Scribe<'_, K> {
    pub(super) fn new(stop: &AtomicBool) -> Scribe<'_, K> {
        Scribe { notes: Notes::default(), decisions: 0, stop, of: PhantomData }
    }
}

impl<K: Kit> Log<K::Game> for Scribe<'_, K> {
    fn push(&mut self, event: EventOf<K>) {
        K::note_event(&mut self.notes, event);
    }
}

impl<K: Kit> Onlooker<K> for Scribe<'_, K> {
    fn begin(&mut self, game: &K::Game) {
        let seat = |seat: Seat| {
            let dealt = K::hand_of(game, seat);
            SeatNotes { drawn: dealt.clone(), dealt, ..SeatNotes::default() }
        };
        let seats = Seat::all(game.seats()).map(seat).collect();
        self.decisions = 0;
        self.notes = Notes { turns: u32::from(K::opening(game).is_some()), seats };
    }

    fn before(&mut self, game: &K::Game, seat: Seat, mv: &MoveOf<K>) {
        self.decisions += 1;
        K::note_move(&mut self.notes, game, seat, mv);
    }

    fn has_seen_enough(&self) -> bool {
        self.decisions > ENDLESS || self.stop.load(Relaxed)
    }

    fn end(&mut self, game: &K::Game) {
        K::note_end(&mut self.notes, game);
    }
}
