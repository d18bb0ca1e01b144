//! Runs the whole contract for every registered game.

use games::{IDS, Visitor, with};
use kit::Kit;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use table::contract;

/// How many decisions of random games the slowest check plays through.
const DECISIONS: usize = 20_000;

/// A check with its name.
type Task = (String, Box<dyn Fn() + Send + Sync>);

/// Collects all checks of a game.
struct Checks;

impl Visitor for Checks {
    type Out = Vec<Task>;

    fn visit<K: Kit>(self) -> Vec<Task> {
        let seeds = contract::seeds::<K::Trial>(DECISIONS);
        let task = |check: contract::Check| -> Task {
            (format!("{}: {}", K::ID, check.name), Box::new(move || (0..seeds * check.games).for_each(check.run)))
        };
        contract::checks::<K::Trial>().into_iter().map(task).collect()
    }
}

#[test]
fn every_game_keeps_the_whole_contract() {
    let tasks: Vec<Task> = IDS.iter().flat_map(|id| with(id, Checks).unwrap()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some((name, task)) = tasks.get(next.fetch_add(1, Relaxed)) {
            if std::panic::catch_unwind(std::panic::AssertUnwindSafe(task)).is_err() {
                panic!("{name}");
            }
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let broken: Vec<_> = workers.into_iter().filter_map(|worker| worker.join().err()).collect();
        assert!(
            broken.is_empty(),
            "{:?}",
            broken.iter().filter_map(|why| why.downcast_ref::<String>()).collect::<Vec<_>>()
        );
    });
}
