//! A game from its deal to its end, by bots, with somebody looking on.

use crate::game::{MoveOf, Tabled};
use bots::{Bot as _, Budget};
use table::{Chair, Game, Log, MoveBuf, Rng, Seat};

/// Looks on while games are played, one after another. All of it is inlined: what nobody looks at
/// costs nothing.
pub(crate) trait Onlooker<T: Tabled>: Log<<T::Game as Game>::Event> {
    /// A game begins.
    fn begin(&mut self, game: &T::Game);

    /// A move is about to be made.
    #[inline(always)]
    fn before(&mut self, _game: &T::Game, _seat: Seat, _mv: &MoveOf<T>) {}

    /// A move was made.
    #[inline(always)]
    fn after(&mut self, _game: &T::Game) {}

    /// Whether the game is broken off here: some rules let bots play for ever.
    #[inline(always)]
    fn has_seen_enough(&self) -> bool {
        false
    }

    /// The game is over.
    #[inline(always)]
    fn end(&mut self, _game: &T::Game) {}
}

/// Bots at a table.
pub(crate) struct Seated<'a, T: Tabled> {
    pub(crate) table: &'a T,
    /// Who plays, seat by seat.
    pub(crate) bots: &'a [&'static str],
    pub(crate) budget: &'a Budget,
}

/// A game that is over.
pub(crate) struct Finished<G> {
    pub(crate) game: G,
    /// Who began.
    pub(crate) starter: Seat,
    pub(crate) decisions: usize,
}

impl<T: Tabled> Seated<'_, T> {
    /// One game. `None` if these settings leave nothing to deal.
    #[inline]
    pub(crate) fn play(
        &self,
        seed: u64,
        moves: &mut MoveBuf<MoveOf<T>>,
        onlooker: &mut impl Onlooker<T>,
        note: impl FnMut(&T::Game, Seat, MoveOf<T>),
    ) -> Option<Finished<T::Game>> {
        let game = self.table.deal(seed, None)?;
        if self.bots.iter().all(|name| *name == "random") {
            // As fast as can be: nobody looks at anything.
            let mut rng = Rng::stream(seed, "bots", 0);
            return Some(play_out::<T>(game, onlooker, note, |game, seat| game.pick(seat, &mut rng, moves)));
        }
        let stream = |seat| Rng::stream(seed, "bots", seat as u64);
        let bots = self.bots.iter().enumerate();
        let mut bots: Vec<_> = bots.map(|(seat, name)| self.table.bot(name, self.budget, stream(seat))).collect();
        let choose = |game: &T::Game, seat: Seat| Some(bots[seat.index()].choose(&Chair::new(game, seat, &[])));
        Some(play_out::<T>(game, onlooker, note, choose))
    }
}

/// Plays a game to its end.
#[inline]
fn play_out<T: Tabled>(
    mut game: T::Game,
    onlooker: &mut impl Onlooker<T>,
    mut note: impl FnMut(&T::Game, Seat, MoveOf<T>),
    mut choose: impl FnMut(&T::Game, Seat) -> Option<MoveOf<T>>,
) -> Finished<T::Game> {
    let starter = T::starter(&game);
    onlooker.begin(&game);
    let mut decisions = 0;
    while !onlooker.has_seen_enough()
        && let Some(seat) = game.waiting_on().first()
        && let Some(mv) = choose(&game, seat)
    {
        note(&game, seat, mv);
        onlooker.before(&game, seat, &mv);
        game.play(seat, mv, onlooker);
        onlooker.after(&game);
        decisions += 1;
    }
    onlooker.end(&game);
    Finished { game, starter, decisions }
}
