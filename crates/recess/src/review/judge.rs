//! What a hard bot thinks of a game, decision by decision: on all cores, with the same result on any number of them.

use super::walk::{Decision, Walk};
use bots::{Budget, Comparison, Measurement, Outlook};
use kit::{Kit, MoveOf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use table::{Chair, Game as _, Outcome, Rng, Seat};

/// How much thinking to do.
pub(crate) struct Effort {
    /// Simulations to find the moves that deserve a closer look.
    pub(super) iterations: u32,
    pub(crate) seed: u64,
    pub(super) threads: usize,
    pub(super) stop: Arc<AtomicBool>,
}

impl Effort {
    /// The default effort of a review, on one thread.
    pub(crate) fn usual(stop: Arc<AtomicBool>) -> Effort {
        Effort { iterations: 3000, seed: 1, threads: 1, stop }
    }

    /// The budget for each seat's chances between turns.
    pub(crate) fn budget_between(&self) -> Budget {
        self.budget(self.between())
    }

    /// How many moves get a closer look besides the one that was made.
    pub(super) const CLOSELY: usize = 4;

    /// Simulations for each of those moves.
    pub(super) fn each(&self) -> u32 {
        self.iterations / 2
    }

    /// Simulations for each seat's chances between turns.
    pub(super) fn between(&self) -> u32 {
        self.iterations / 4
    }

    fn budget(&self, iterations: u32) -> Budget {
        Budget { stop: Some(self.stop.clone()), ..Budget::iterations(iterations) }
    }
}

/// The moves that got a closer look, the search's choice first.
pub(super) type Thought<K> = Vec<Comparison<MoveOf<K>>>;

/// What the bot thinks of a whole game.
pub(super) struct Thoughts<K: Kit> {
    /// By decision.
    pub(super) decisions: Vec<Thought<K>>,
    /// By moment between turns: each seat's outlook from its own chair.
    pub(super) points: Vec<[Option<Outlook>; Seat::MAX]>,
}

enum Task {
    Decision(usize),
    Point(usize, Seat),
}

enum Done<K: Kit> {
    Decision(usize, Thought<K>),
    Point(usize, Seat, Option<Outlook>),
}

/// Thinks about the whole game, and reports how many of how many parts are done. `None` if it was stopped.
pub(super) fn think<K: Kit>(
    table: &K,
    walk: &Walk<K>,
    effort: &Effort,
    seat: Option<Seat>,
    mut tell: impl FnMut(usize, usize),
) -> Option<Thoughts<K>> {
    let viewers: Vec<Seat> = match seat {
        Some(seat) => vec![seat],
        None => Seat::all(walk.end.seats()).collect(),
    };
    let points = (0..walk.points.len()).flat_map(|at| viewers.iter().map(move |&seat| Task::Point(at, seat)));
    let tasks: Vec<Task> = (0..walk.decisions.len()).map(Task::Decision).chain(points).collect();
    let mut thoughts = Thoughts {
        decisions: walk.decisions.iter().map(|_| Vec::new()).collect(),
        points: vec![[None; Seat::MAX]; walk.points.len()],
    };
    let next = AtomicUsize::new(0);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..effort.threads {
            let (send, next, tasks) = (send.clone(), &next, &tasks);
            scope.spawn(move || {
                while let Some(task) = tasks.get(next.fetch_add(1, Relaxed)) {
                    if effort.stop.load(Relaxed) || send.send(done(table, walk, effort, task)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        tell(0, tasks.len());
        for (at, done) in receive.into_iter().enumerate() {
            match done {
                Done::Decision(at, thought) => thoughts.decisions[at] = thought,
                Done::Point(at, seat, outlook) => thoughts.points[at][seat.index()] = outlook,
            }
            tell(at + 1, tasks.len());
        }
    });
    (!effort.stop.load(Relaxed)).then_some(thoughts)
}

fn done<K: Kit>(table: &K, walk: &Walk<K>, effort: &Effort, task: &Task) -> Done<K> {
    match *task {
        Task::Decision(at) => Done::Decision(at, decided(table, walk, effort, &walk.decisions[at])),
        Task::Point(at, seat) => {
            let moment = &walk.points[at].moment;
            let budget = effort.budget_between();
            let chair = walk.chair(moment, seat);
            Done::Point(at, seat, outlook(table, &moment.game, &chair, seat, (effort.seed, at), &budget))
        }
    }
}

/// Everybody's chances as one seat sees them, at the `count`th moment between turns, with random numbers of that
/// moment.
pub(crate) fn outlook<K: Kit>(
    table: &K,
    game: &K::Game,
    chair: &Chair<'_, K::Game>,
    seat: Seat,
    (seed, at): (u64, usize),
    budget: &Budget,
) -> Option<Outlook> {
    match game.outcome() {
        Some(outcome) => Some(over(outcome)),
        None => table.outlook(chair, budget, stream(seed, "outlook", seat, at)),
    }
}

/// Finds the moves that deserve a closer look, and takes it.
fn decided<K: Kit>(table: &K, walk: &Walk<K>, effort: &Effort, decision: &Decision<K>) -> Thought<K> {
    let chair = walk.chair(&decision.moment, decision.seat);
    let rng = |name| stream(effort.seed, name, decision.seat, decision.ordinal);
    let found = table.hint(&chair, &effort.budget(effort.iterations), rng("hint"));
    let mut moves: Vec<MoveOf<K>> = found.iter().take(Effort::CLOSELY).map(|estimate| estimate.mv).collect();
    if !moves.contains(&decision.mv) {
        moves.push(decision.mv);
    }
    // Uses fresh random numbers: moves that were chosen because they looked good must not be judged by the same luck.
    table.compare(&chair, &moves, &effort.budget(effort.each()), rng("compare"))
}

/// The outlook when the game is over.
fn over(outcome: Outcome) -> Outlook {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    let chance = |seat: Seat| if outcome.winners.has(seat) { share } else { 0.0 };
    std::array::from_fn(|at| Measurement { mean: chance(Seat::new(at)), error: 0.0 })
}

/// Random numbers that depend only on what the seat can count itself.
fn stream(seed: u64, name: &str, seat: Seat, count: usize) -> Rng {
    Rng::stream(seed, name, (count * Seat::MAX + seat.index()) as u64)
}
