//! What a player is handed: a chair at a table, and no way to look over the others' shoulders.

use crate::{Game, MoveBuf, Rng, Seat};
use std::fmt;

/// One seat's place at a game. It holds the game, and gives only what that seat may have: its view,
/// its moves, the events it has seen, and states that it cannot tell from the true one.
///
/// Whoever decides with nothing but a chair is honest by type: there is no way from here to the game.
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
    /// That seat's place at a game, with the `events` so far.
    #[must_use]
    pub fn new(game: &'a G, seat: Seat, events: &'a [G::Event]) -> Chair<'a, G> {
        Chair { game, seat, events }
    }

    /// Whose place it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// All that the seat may know.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Some(self.seat))
    }

    /// The seat's sensible moves, into the caller's buffer.
    pub fn moves(&self, out: &mut MoveBuf<G::Move>) {
        self.game.moves(self.seat, out);
    }

    /// One of these moves, each as likely as any other.
    pub fn pick(&self, rng: &mut Rng, buffer: &mut MoveBuf<G::Move>) -> Option<G::Move> {
        self.game.pick(self.seat, rng, buffer)
    }

    /// Whether the seat may make this move.
    #[must_use]
    pub fn allows(&self, mv: &G::Move) -> bool {
        self.game.check(self.seat, mv).is_ok()
    }

    /// The move made for a seat that does not answer.
    #[must_use]
    pub fn default_move(&self) -> G::Move {
        self.game.default_move(self.seat)
    }

    /// A whole game that looks the same from here, with everything hidden dealt anew. The contract
    /// tests hold that it depends on nothing but what the seat knows, and on `rng`.
    #[must_use]
    pub fn guess(&self, rng: &mut Rng) -> G {
        self.game.guess(self.seat, rng)
    }

    /// What has happened, as far as the seat has seen it and the table kept it: `sim` keeps nothing.
    pub fn events(&self) -> impl Iterator<Item = G::Event> + use<'a, G> {
        let seat = self.seat;
        self.events.iter().filter_map(move |event| G::seen_by(event, Some(seat)))
    }
}

/// Whose chair it is; the game would tell too much.
impl<G: Game> fmt::Debug for Chair<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chair").field("seat", &self.seat).finish_non_exhaustive()
    }
}
