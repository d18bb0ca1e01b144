//! The contract between a game and everything that uses one.

use crate::{Rng, Seat, Seats};
use std::fmt::Debug;

/// A game in progress: a pure value, cheap to clone, that can be stopped and resumed at any decision.
pub trait Game: Clone + PartialEq + Debug {
    /// A decision of a seat.
    type Move: Copy + PartialEq + Debug;
    /// Something that happened. Events are the second output of [`Game::play`].
    type Event: Copy + PartialEq + Debug;
    /// Everything that a seat or a spectator may know.
    type View: PartialEq + Debug;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats whose decision the game waits for. Empty only when the game is over.
    fn waiting_on(&self) -> Seats;

    /// The seats that may make a free move now.
    fn may_act(&self) -> Seats {
        Seats::NONE
    }

    /// Whether a move is free: made without being asked.
    fn is_free(_mv: &Self::Move) -> bool {
        false
    }

    /// Writes every sensible legal free move of that seat into the caller's buffer, which is cleared first.
    fn free_moves(&self, _seat: Seat, out: &mut MoveBuf<Self::Move>) {
        out.clear();
    }

    /// Whether everybody at the table can tell who is asked. A question that depends on hidden cards (may I interrupt?
    /// have I a follow-up?) is not open.
    fn asked_openly(&self) -> bool;

    /// Writes every sensible legal move of that seat into the caller's buffer, which is cleared first.
    fn moves(&self, seat: Seat, out: &mut MoveBuf<Self::Move>);

    /// Picks one of the moves that [`Game::moves`] lists, all equally likely. The result is the same as choosing from
    /// the list with the next number of `rng`. A game can often do that without writing the list, which would dominate
    /// the time of random play.
    fn pick(&self, seat: Seat, rng: &mut Rng, buffer: &mut MoveBuf<Self::Move>) -> Option<Self::Move> {
        self.moves(seat, buffer);
        rng.choose(buffer).copied()
    }

    /// Whether the move is legal, or why not. This is the only definition of legality.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;

    /// Plays a move that passed [`Game::check`]. Deterministic.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>);

    /// The move made for a seat that does not answer. It is always legal while the seat is asked.
    fn default_move(&self, seat: Seat) -> Self::Move;

    /// What a seat may know, or with `None` a spectator.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// Turns a view of this game into the view of another seat or a spectator. It costs less than [`Game::view`] where
    /// most fields are the same for everybody.
    fn reseat(&self, view: &mut Self::View, seat: Option<Seat>) {
        *view = self.view(seat);
    }

    /// The event as a seat or a spectator may see it. `None` if they may not know of it at all.
    fn seen_by(event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;

    /// A complete state that gives `seat` the same view. Everything that seat cannot know (other hands, the order of
    /// piles, future chance) is drawn anew.
    #[must_use]
    fn guess(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
}

/// The result of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners, usually one.
    pub winners: Seats,
}

/// Receives the events of a game. With [`NullLog`] events cost nothing.
pub trait Log<G: Game> {
    /// Takes an event.
    fn push(&mut self, event: G::Event);

    /// Whether the log needs [`Log::opens`]. If not, a game can skip it.
    #[inline(always)]
    fn watches(&self) -> bool {
        false
    }

    /// A moment at which the `concerned` may respond to what just happened, as far as everybody can tell, whatever they
    /// hold. Every private question comes after such a moment, with no events in between. A table for people pauses
    /// here, equally long whether or not somebody is asked. `game` is the game at that moment, with nobody asked.
    #[inline(always)]
    fn opens(&mut self, _concerned: Seats, _game: &G) {}

    /// A pile was just shuffled, with the top card last. A log may note the order, or replace it for a playbook that
    /// fixes it.
    #[inline(always)]
    fn reshuffled<C: PileCard>(&mut self, _pile: &mut [C]) {}

    /// A die was rolled. The returned value counts: a log may note the roll or replace it.
    #[inline(always)]
    fn rolled(&mut self, die: u8) -> u8 {
        die
    }

    /// Chance picked one of `of` things, counted from 0. The returned value counts, as for a die.
    #[inline(always)]
    fn picked(&mut self, _of: usize, at: usize) -> usize {
        at
    }
}

/// A card that can be converted to and from a number, so that any game's pile order can be noted.
pub trait PileCard: Copy {
    /// The card's number.
    fn number(self) -> u16;

    /// The card with that number. Only numbers of cards in the same pile are passed.
    fn numbered(number: u16) -> Self;
}

impl PileCard for u8 {
    fn number(self) -> u16 {
        u16::from(self)
    }

    fn numbered(number: u16) -> u8 {
        number as u8
    }
}

/// A log that drops everything, for simulation and search.
#[derive(Copy, Clone, Default, Debug)]
pub struct NullLog;

impl<G: Game> Log<G> for NullLog {
    #[inline(always)]
    fn push(&mut self, _: G::Event) {}
}

impl<G: Game> Log<G> for Vec<G::Event> {
    fn push(&mut self, event: G::Event) {
        Vec::push(self, event);
    }
}

/// A reusable buffer of moves. Its capacity is enough for every ordinary decision, so that listing moves allocates
/// nothing during a game.
#[derive(Clone, Debug)]
pub struct MoveBuf<M>(Vec<M>);

impl<M> MoveBuf<M> {
    /// An empty buffer with capacity.
    #[must_use]
    pub fn new() -> Self {
        MoveBuf(Vec::with_capacity(1024))
    }

    /// Removes the moves and keeps the capacity.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps the moves for which `keep` returns true, in order.
    pub fn retain(&mut self, keep: impl FnMut(&M) -> bool) {
        self.0.retain(keep);
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, mv: M) {
        self.0.push(mv);
    }
}

impl<M> Default for MoveBuf<M> {
    fn default() -> Self {
        MoveBuf::new()
    }
}

impl<M> std::ops::Deref for MoveBuf<M> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

/// A reason why a move is illegal: the clause that forbids it, and the key of the message that explains it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The clause of the rulebook, such as `LM-BLOCK-1`.
    pub clause: &'static str,
    /// The key of the message, such as `why-block-grab`.
    pub key: &'static str,
}

/// Why a move is illegal: at least one reason, the most telling first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    reasons: Vec<Reason>,
}

impl Refusal {
    /// A refusal with one reason.
    #[must_use]
    pub fn new(clause: &'static str, key: &'static str) -> Refusal {
        Refusal { reasons: vec![Reason { clause, key }] }
    }

    /// Adds a reason unless it is already there.
    #[must_use]
    pub fn and(mut self, clause: &'static str, key: &'static str) -> Refusal {
        let reason = Reason { clause, key };
        if !self.reasons.contains(&reason) {
            self.reasons.push(reason);
        }
        self
    }

    /// All reasons, the most telling first. Never empty.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        &self.reasons
    }

    /// Each reason once, by its key, with all the clauses behind it.
    #[must_use]
    pub fn by_key(&self) -> Vec<(&'static str, Vec<&'static str>)> {
        let mut grouped: Vec<(&'static str, Vec<&'static str>)> = Vec::new();
        for reason in &self.reasons {
            match grouped.iter_mut().find(|(key, _)| *key == reason.key) {
                Some((_, clauses)) => clauses.push(reason.clause),
                None => grouped.push((reason.key, vec![reason.clause])),
            }
        }
        grouped
    }

    /// Whether a reason names this clause.
    #[must_use]
    pub fn cites(&self, clause: &str) -> bool {
        self.reasons.iter().any(|reason| reason.clause == clause)
    }
}
