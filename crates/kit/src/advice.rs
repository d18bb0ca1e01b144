//! Advice for a player who asks what a strong player would do.

use crate::{Kit, MoveOf};
use bots::{Budget, Estimate, Outlook};
use table::{Chair, Game, Phrase, Rng, Seat};

/// A move that a strong player would consider.
#[derive(Clone, PartialEq, Debug)]
pub struct Tip<M> {
    /// The move.
    pub mv: M,
    /// The chance to win after it. `None` where a strong player decides by rule of thumb.
    pub chance: Option<f32>,
    /// Whether it is as good as the best move, as far as the search can tell.
    pub equal: bool,
    /// What speaks for it, in the game's own words.
    pub why: Option<Phrase>,
}

/// What a strong player would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<M> {
    /// The best moves. Those that are as good as the best come first.
    pub tips: Vec<Tip<M>>,
    /// Everybody's chances after the best move.
    pub outlook: Option<Outlook>,
}

/// How many moves are looked at closely.
const CLOSELY: usize = 3;
/// Half of a 95 % interval, in standard errors.
const WIDTH: f32 = 1.96;
/// Moves this close are equally good to any person.
const CLOSE: f32 = 0.01;

/// Finds the best moves and compares them closely. The comparison has random numbers of its own: moves that were chosen
/// because they were lucky must not be judged by the same luck.
pub(crate) fn hint<K: Kit>(
    kit: &K,
    game: &K::Game,
    seat: Seat,
    events: &[<K::Game as Game>::Event],
    budget: &Budget,
    mut rng: Rng,
) -> Hint<MoveOf<K>> {
    let chair = Chair::new(game, seat, events);
    let view = game.view(Some(seat));
    let tip = |mv, chance, equal| Tip { mv, chance, equal, why: kit.reason(game, &view, seat, &mv) };
    let found = kit.hint(&chair, budget, rng.clone());
    let best: Vec<&Estimate<MoveOf<K>>> = Estimate::sensible(&found).take(CLOSELY).collect();
    let outlook = best.first().and_then(|best| best.outlook);
    if best.len() < 2 || best.iter().any(|one| one.chance.is_none()) {
        let tips = best.iter().map(|one| tip(one.mv, one.chance, false)).collect();
        return Hint { tips, outlook };
    }
    let moves: Vec<MoveOf<K>> = best.iter().map(|one| one.mv).collect();
    let share = Budget {
        iterations: (budget.iterations / 2 / moves.len() as u32).max(1),
        time: budget.time.map(|time| time / 2),
        stop: budget.stop.clone(),
    };
    let luck = Rng::stream(rng.bits(), "compare", 0);
    let compared = kit.compare(&chair, &moves, &share, luck);
    let behind = |at: usize| compared[at].behind.map_or((0.0, f32::INFINITY), |behind| (behind.mean, behind.error));
    let Some(first) = (0..compared.len()).min_by(|&a, &b| behind(a).0.total_cmp(&behind(b).0)) else {
        return Hint { tips: Vec::new(), outlook };
    };
    let is_equal = |at: usize| {
        let ((mean, error), (least, least_error)) = (behind(at), behind(first));
        at == first || mean - least <= CLOSE.max(WIDTH * error.hypot(least_error))
    };
    let mut order: Vec<usize> = (0..compared.len()).collect();
    order.sort_by(|&a, &b| is_equal(b).cmp(&is_equal(a)).then(behind(a).0.total_cmp(&behind(b).0)));
    let alone = order.iter().filter(|&&at| is_equal(at)).count() == 1;
    let told = |&at: &usize| {
        let chance = compared[at].outlook.map_or(best[at].chance, |outlook| Some(outlook[seat.index()].mean));
        tip(moves[at], chance, is_equal(at) && !alone)
    };
    Hint { tips: order.iter().map(told).collect(), outlook: compared[first].outlook.or(outlook) }
}
