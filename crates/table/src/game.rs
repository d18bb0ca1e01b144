//! The contract between a game and everything that uses one.

use crate::{Rng, Seat, Seats};
use std::fmt::Debug;

/// A game in progress: a pure value, cheap to clone, that can be stopped and resumed at any decision.
pub trait Game: Clone + PartialEq + Debug {
    /// One decision of one seat.
    type Move: Copy + PartialEq + Debug;
    /// Something that happened. Events are the second output of [`Game::play`].
    type Event: Copy + PartialEq + Debug;
    /// All that a seat, or a spectator, may know.
    type View: PartialEq + Debug;

    /// How many sit at the table.
    fn seats(&self) -> usize;

    /// Whose decision the game waits for. Empty only when the game is over.
    fn waiting_on(&self) -> Seats;

    /// Who may move uninvited now, with a free move.
    fn may_act(&self) -> Seats {
        Seats::NONE
    }

    /// Whether a move is free: one that a seat makes without being asked.
    fn is_free(_mv: &Self::Move) -> bool {
        false
    }

    /// Every sensible free move that is legal for that seat now, into the caller's buffer, which is cleared first.
    fn free_moves(&self, _seat: Seat, out: &mut MoveBuf<Self::Move>) {
        out.clear();
    }

    /// Whether everybody at the table can tell who is being asked. A question that depends on
    /// hidden cards (may I interrupt? have I a follow-up?) is not open.
    fn asked_openly(&self) -> bool;

    /// Every sensible legal move of that seat, into the caller's buffer, which is cleared first.
    fn moves(&self, seat: Seat, out: &mut MoveBuf<Self::Move>);

    /// One of the moves that [`Game::moves`] lists, each as likely as any other: the very one that
    /// choosing from the list with the next number of `rng` gives. A game may know how to do that
    /// without writing the whole list, which is what random play spends its time on otherwise.
    fn pick(&self, seat: Seat, rng: &mut Rng, buffer: &mut MoveBuf<Self::Move>) -> Option<Self::Move> {
        self.moves(seat, buffer);
        rng.choose(buffer).copied()
    }

    /// Whether the move is legal, and if not why not. The one definition of legality.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Refusal>;

    /// Plays a move that passed [`Game::check`]. Deterministic.
    fn play(&mut self, seat: Seat, mv: Self::Move, log: &mut impl Log<Self>);

    /// The move made for a seat that does not answer. Always legal while the seat is waited for.
    fn default_move(&self, seat: Seat) -> Self::Move;

    /// What a seat (or, with `None`, a spectator) may know.
    fn view(&self, seat: Option<Seat>) -> Self::View;

    /// Makes a view of this very game what [`Game::view`] gives another seat (or a spectator): for less, where
    /// most of it is the same for everybody.
    fn reseat(&self, view: &mut Self::View, seat: Option<Seat>) {
        *view = self.view(seat);
    }

    /// The event as a seat (or a spectator) may see it; `None` if it may not know of it at all.
    fn seen_by(event: &Self::Event, seat: Option<Seat>) -> Option<Self::Event>;

    /// A full state that gives `seat` the same view as this one, with everything that seat cannot
    /// know (other hands, the order of the piles, what chance will bring) drawn anew.
    #[must_use]
    fn guess(&self, seat: Seat, rng: &mut Rng) -> Self;

    /// How it ended, if it did.
    fn outcome(&self) -> Option<Outcome>;
}

/// Who won.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners; usually one.
    pub winners: Seats,
}

/// Where the events of a game go. With [`NullLog`] they cost nothing.
pub trait Log<G: Game> {
    /// Takes an event.
    fn push(&mut self, event: G::Event);

    /// Whether [`Log::opens`] wants to be called. A game need not show itself to a log that does not.
    #[inline(always)]
    fn watches(&self) -> bool {
        false
    }

    /// A moment at which the `concerned` may respond to what just happened, as far as everybody can
    /// tell, whatever they hold. Every private question comes after such a moment, and nothing new
    /// happens in between. Whoever shows a game to people stops here, equally long whether or not
    /// somebody is asked. `game` is the game at that moment, with nobody asked.
    #[inline(always)]
    fn opens(&mut self, _concerned: Seats, _game: &G) {}

    /// A pile has just been shuffled anew, the top card last. A log may note the order or, for a
    /// playbook that fixes it, put the cards into another one.
    #[inline(always)]
    fn reshuffled<C: Numbered>(&mut self, _pile: &mut [C]) {}

    /// A die was rolled. What is given back counts: a log may note the roll, or bring another.
    #[inline(always)]
    fn rolled(&mut self, die: u8) -> u8 {
        die
    }

    /// Chance has picked one of `of` things, counted from 0. What is given back counts, as for a die.
    #[inline(always)]
    fn picked(&mut self, _of: usize, at: usize) -> usize {
        at
    }
}

/// A card as a number, so that the order of a pile can be noted whatever the game.
pub trait Numbered: Copy {
    /// Its number.
    fn number(self) -> u16;

    /// The card of that number. Only numbers of cards of the same pile come back.
    fn numbered(number: u16) -> Self;
}

impl Numbered for u8 {
    fn number(self) -> u16 {
        u16::from(self)
    }

    fn numbered(number: u16) -> u8 {
        number as u8
    }
}

/// A log that forgets everything: for simulation and search.
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

/// A reusable buffer of moves. It starts with room for every ordinary decision, so that listing
/// moves does not allocate while a game is played.
#[derive(Clone, Debug)]
pub struct MoveBuf<M>(Vec<M>);

impl<M> MoveBuf<M> {
    /// An empty buffer with room.
    #[must_use]
    pub fn new() -> Self {
        MoveBuf(Vec::with_capacity(1024))
    }

    /// Forgets the moves, keeps the room.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps the moves that are such, in their order.
    pub fn retain(&mut self, such: impl FnMut(&M) -> bool) {
        self.0.retain(such);
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

/// One reason why a move is not legal: the clause that forbids it, and the key of the message
/// that explains it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The clause of the rulebook, such as `LM-BLOCK-1`.
    pub clause: &'static str,
    /// The key of the message, such as `why-block-grab`.
    pub key: &'static str,
}

/// Why a move is not legal: at least one reason, the most telling first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    reasons: Vec<Reason>,
}

impl Refusal {
    /// A refusal for one reason.
    #[must_use]
    pub fn new(clause: &'static str, key: &'static str) -> Refusal {
        Refusal { reasons: vec![Reason { clause, key }] }
    }

    /// The same refusal with a further reason, unless it is there already.
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

    /// Every reason once, by its key, with all the clauses behind it.
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

    /// Whether one of the reasons is this clause.
    #[must_use]
    pub fn cites(&self, clause: &str) -> bool {
        self.reasons.iter().any(|reason| reason.clause == clause)
    }
}
