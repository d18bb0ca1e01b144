//! Who looks on while bots play, and what they note.

use crate::{EventOf, Kit, MoveOf};
use std::marker::PhantomData;
use table::{Log, Seat};
use words::Words;

/// Looks on while games are played, one after another. All of it is inlined: what nobody looks at
/// costs nothing.
pub trait Onlooker<K: Kit>: Log<K::Game> {
    /// A game begins.
    fn begin(&mut self, game: &K::Game);

    /// A move is about to be made.
    #[inline(always)]
    fn before(&mut self, _game: &K::Game, _seat: Seat, _mv: &MoveOf<K>) {}

    /// A move was made.
    #[inline(always)]
    fn after(&mut self, _game: &K::Game) {}

    /// Whether the game is broken off here: some rules let bots play for ever.
    #[inline(always)]
    fn has_seen_enough(&self) -> bool {
        false
    }

    /// The game is over.
    #[inline(always)]
    fn end(&mut self, _game: &K::Game) {}
}

/// Watches one game after another, and counts what there is to count of that game alone.
pub trait Watch<K: Kit>: Onlooker<K> + Clone + Send {
    /// Nothing seen yet. With `cards`, every card is counted.
    fn new(kit: &K, cards: bool) -> Self;

    /// Turns of the game that was watched last.
    fn turns(&self) -> usize;

    /// Adds what another has seen.
    fn merge(&mut self, other: &Self);

    /// Figures for machines.
    fn json(&self, _kit: &K, _games: u64) -> Vec<(&'static str, serde_json::Value)> {
        Vec::new()
    }

    /// Lines for people.
    fn lines(&self, _words: &Words, _kit: &K, _games: u64) -> Vec<String> {
        Vec::new()
    }
}

/// Counts turns and forgets the rest.
#[derive(Clone)]
pub struct Turns<K> {
    turns: usize,
    of: PhantomData<fn(K)>,
}

impl<K: Kit> Log<K::Game> for Turns<K> {
    #[inline(always)]
    fn push(&mut self, event: EventOf<K>) {
        if K::begins(&event) {
            self.turns += 1;
        }
    }
}

impl<K: Kit> Onlooker<K> for Turns<K> {
    #[inline(always)]
    fn begin(&mut self, game: &K::Game) {
        self.turns = usize::from(K::opening(game).is_some());
    }
}

impl<K: Kit> Watch<K> for Turns<K> {
    fn new(_: &K, _: bool) -> Turns<K> {
        Turns { turns: 0, of: PhantomData }
    }

    #[inline(always)]
    fn turns(&self) -> usize {
        self.turns
    }

    fn merge(&mut self, _: &Turns<K>) {}
}

/// What was noted of one seat. Cards are numbers: places in [`Kit::card_slugs`].
#[derive(Clone, Default, Debug)]
pub struct SeatNotes {
    /// The cards they were dealt.
    pub dealt: Vec<u16>,
    /// The cards they drew, the dealt ones included.
    pub drawn: Vec<u16>,
    /// The cards they played.
    pub played: Vec<u16>,
    /// The cards they held at the end.
    pub held: Vec<u16>,
    /// In which turn they were knocked out.
    pub out: Option<u32>,
    /// How they stood at the end.
    pub score: i32,
    /// What kind of player they were, where the game has such.
    pub kind: Option<String>,
}

/// What was noted of a game.
#[derive(Clone, Default, Debug)]
pub struct Notes {
    /// How many turns there were.
    pub turns: u32,
    /// What was noted of each seat.
    pub seats: Vec<SeatNotes>,
}

impl Notes {
    /// The notes on a seat.
    pub fn seat(&mut self, seat: Seat) -> &mut SeatNotes {
        &mut self.seats[seat.index()]
    }
}

/// A name in files to what people call it.
pub type Called = Box<dyn Fn(&str) -> String>;
