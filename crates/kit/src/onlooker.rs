//! Observers of games between bots, and their notes.

use crate::{EventOf, Kit, MoveOf};
use std::marker::PhantomData;
use table::{Log, Seat};
use words::Words;

/// Observes games, one after another. Everything is inlined, so that methods a type leaves out cost nothing.
pub trait Onlooker<K: Kit>: Log<K::Game> {
    /// A game begins.
    fn begin(&mut self, game: &K::Game);

    /// A move is about to be made.
    #[inline(always)]
    fn before(&mut self, _game: &K::Game, _seat: Seat, _mv: &MoveOf<K>) {}

    /// A move was made.
    #[inline(always)]
    fn after(&mut self, _game: &K::Game) {}

    /// Whether to break the game off here: some rules let bots play for ever.
    #[inline(always)]
    fn has_seen_enough(&self) -> bool {
        false
    }

    /// The game is over.
    #[inline(always)]
    fn end(&mut self, _game: &K::Game) {}
}

/// Observes one game after another and counts what a simulation of this game reports.
pub trait Counter<K: Kit>: Onlooker<K> + Clone + Send {
    /// A fresh tally. With `cards`, it counts every card.
    fn new(kit: &K, cards: bool) -> Self;

    /// The number of turns of the latest game.
    fn turns(&self) -> usize;

    /// Adds another's counts.
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

/// Counts turns and nothing else.
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

impl<K: Kit> Counter<K> for Turns<K> {
    fn new(_: &K, _: bool) -> Turns<K> {
        Turns { turns: 0, of: PhantomData }
    }

    #[inline(always)]
    fn turns(&self) -> usize {
        self.turns
    }

    fn merge(&mut self, _: &Turns<K>) {}
}

/// Notes on one seat. Cards are numbers: places in [`Kit::card_slugs`].
#[derive(Clone, Default, Debug)]
pub struct SeatNotes {
    /// The cards they were dealt.
    pub dealt: Vec<u16>,
    /// The cards they drew, including those they were dealt.
    pub drawn: Vec<u16>,
    /// The cards they played.
    pub played: Vec<u16>,
    /// The cards they held at the end.
    pub held: Vec<u16>,
    /// The turn in which they were knocked out.
    pub out: Option<u32>,
    /// Their score at the end.
    pub score: i32,
    /// The kind of player, in games that have kinds.
    pub kind: Option<String>,
}

/// Notes on a game.
#[derive(Clone, Default, Debug)]
pub struct Notes {
    /// The number of turns.
    pub turns: u32,
    /// The notes on each seat.
    pub seats: Vec<SeatNotes>,
}

impl Notes {
    /// The notes on a seat.
    pub fn seat(&mut self, seat: Seat) -> &mut SeatNotes {
        &mut self.seats[seat.index()]
    }
}

/// Translates a name used in files into the name people use.
pub type Namer = Box<dyn Fn(&str) -> String>;
