//! A player's access to a game: a chair at the table, without a look into the others' hands.

use crate::{Game, MoveBuf, Rng, Seat};
use std::fmt;

/// One seat's access to a game. It holds the game but gives out only what that seat may have: its view, its moves, the
/// events it has seen, and states it cannot tell from the true one.
///
/// A player who gets nothing but a chair cannot peek: no method leads from here to the game.
///
/// ```compile_fail
/// # use table::{Chair, Game};
/// fn peek<G: Game>(chair: &Chair<'_, G>) -> G {
///     chair.game.clone()
/// }
/// ```
///
/// ```
/// # use table::{Chair, Game, Rng};
/// fn imagine<G: Game>(chair: &Chair<'_, G>, rng: &mut Rng) -> G {
///     chair.guess(rng)
/// }
/// ```
pub struct Chair<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    events: &'a [G::Event],
}

impl<'a, G: Game> Chair<'a, G> {
    /// The chair of that seat, with the `events` so far.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat, events: &'a [G::Event]) -> Chair<'a, G> {
        Chair { game, seat, events }
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of seats at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// Everything the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// The seat's sensible moves, into the caller's buffer.
    pub fn moves(&self, out: &mut MoveBuf<G::Move>) {
        self.game.moves(self.seat, out);
    }

    /// A random one of these moves, all equally likely.
    pub fn pick(&self, rng: &mut Rng, buffer: &mut MoveBuf<G::Move>) -> Option<G::Move> {
        self.game.pick(self.seat, rng, buffer)
    }

    /// Whether this move is legal for the seat.
    #[must_use]
    pub fn allows(&self, mv: &G::Move) -> bool {
        self.game.check(self.seat, mv).is_ok()
    }

    /// The move made for a seat that does not answer.
    #[must_use]
    pub fn default_move(&self) -> G::Move {
        self.game.default_move(self.seat)
    }

    /// A complete game that looks the same from this seat, with everything hidden dealt anew. It depends only on what
    /// the seat knows and on `rng`. The contract tests check that.
    #[must_use]
    pub fn guess(&self, rng: &mut Rng) -> G {
        self.game.guess(self.seat, rng)
    }

    /// The events that the seat has seen, as far as the table keeps events. `sim` keeps none.
    pub fn events(&self) -> impl Iterator<Item = G::Event> + use<'a, G> {
        let seat = self.seat;
        self.events.iter().filter_map(move |event| G::seen_by(event, Some(seat)))
    }
}

/// Prints only the seat, because the game would reveal hidden cards.
impl<G: Game> fmt::Debug for Chair<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chair").field("seat", &self.seat).finish_non_exhaustive()
    }
}
