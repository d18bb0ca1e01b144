//! Plays games between bots, from the deal to the end, with an observer.

use bots::{Bot as _, Budget};
use kit::{Kit, MoveOf, Onlooker};
use table::{Chair, Game as _, MoveBuf, NullLog, Rng, Seat};

/// Bots at a table.
pub(crate) struct LineUp<'a, K: Kit> {
    pub(crate) kit: &'a K,
    /// The bots by seat.
    pub(crate) bots: &'a [&'static str],
    pub(crate) budget: &'a Budget,
}

/// A game that is over.
pub(crate) struct FinishedGame<G> {
    pub(crate) game: G,
    /// Who had the first turn.
    pub(crate) starter: Seat,
    pub(crate) decisions: usize,
}

impl<K: Kit> LineUp<'_, K> {
    /// Plays one game. `None` if these settings leave nothing to deal.
    #[inline]
    pub(crate) fn play(
        &self,
        seed: u64,
        moves: &mut MoveBuf<MoveOf<K>>,
        onlooker: &mut impl Onlooker<K>,
        note: impl FnMut(&K::Game, Seat, MoveOf<K>),
    ) -> Option<FinishedGame<K::Game>> {
        let game = self.kit.deal(seed, None, &mut NullLog)?;
        if self.bots.iter().all(|name| *name == "random") {
            // Without an observer this is as fast as possible.
            let mut rng = Rng::stream(seed, "bots", 0);
            return Some(play_out::<K>(game, onlooker, note, |game, seat| game.pick(seat, &mut rng, moves)));
        }
        let stream = |seat| Rng::stream(seed, "bots", seat as u64);
        let bots = self.bots.iter().enumerate();
        let mut bots: Vec<_> = bots.map(|(seat, name)| self.kit.bot(name, self.budget.clone(), stream(seat))).collect();
        let choose = |game: &K::Game, seat: Seat| Some(bots[seat.index()].choose(&Chair::new(game, seat, &[])));
        Some(play_out::<K>(game, onlooker, note, choose))
    }
}

/// Plays a game to its end.
#[inline]
fn play_out<K: Kit>(
    mut game: K::Game,
    onlooker: &mut impl Onlooker<K>,
    mut note: impl FnMut(&K::Game, Seat, MoveOf<K>),
    mut choose: impl FnMut(&K::Game, Seat) -> Option<MoveOf<K>>,
) -> FinishedGame<K::Game> {
    let starter = K::starter(&game);
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
    FinishedGame { game, starter, decisions }
}
