//! A fair queue for bots and hints.
//!
//! They think on as many threads as there are cores. Addresses take turns, and so do the tables of each address, so
//! opening many tables does not get anybody more of the threads.

use crate::log::Seldom;
use crate::table_task::Command;
use room::Job;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::WeakSender;

/// How many hints may wait for the tables of one address. More are declined.
const HINTS: usize = 8;

static FAILED: Seldom = Seldom::new();

/// Something to think about, and the table that waits for the result.
pub(crate) struct Work {
    pub(crate) job: Job,
    pub(crate) table: WeakSender<Command>,
    /// The table's name in the log.
    pub(crate) name: String,
}

/// The threads that think, and their queue.
pub(crate) struct Thinking {
    threads: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    turns: Turns<Option<IpAddr>, String, Work>,
    busy: usize,
}

impl Thinking {
    pub(crate) fn new(threads: usize) -> Arc<Thinking> {
        Arc::new(Thinking { threads, state: Mutex::default() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues work for a table of this address.
    pub(crate) fn take(self: &Arc<Self>, address: Option<IpAddr>, table: &str, work: Work) {
        let mut state = self.state();
        if work.job.is_hint() && state.turns.count(&address, |work| work.job.is_hint()) >= HINTS {
            drop(state);
            work.job.decline();
            let table = work.table;
            tokio::spawn(async move { tell(&table, Duration::ZERO).await });
            return;
        }
        state.turns.push(address, table.to_owned(), work);
        drop(state);
        self.go_on();
    }

    /// Starts as much work as there are free threads.
    fn go_on(self: &Arc<Self>) {
        loop {
            let mut state = self.state();
            if state.busy >= self.threads {
                return;
            }
            let Some(work) = state.turns.pop() else { return };
            // The table is closed and does not need the result.
            if work.table.strong_count() == 0 {
                continue;
            }
            state.busy += 1;
            drop(state);
            tokio::spawn(self.clone().think(work));
        }
    }

    async fn think(self: Arc<Self>, Work { job, table, name }: Work) {
        let start = Instant::now();
        let thought = tokio::task::spawn_blocking(move || job.think()).await;
        self.state().busy -= 1;
        self.go_on();
        match thought {
            Ok(()) => tell(&table, start.elapsed()).await,
            Err(error) => {
                if let Some(missed) = FAILED.may(Instant::now()) {
                    tracing::error!(table = name, %error, missed, "A bot failed to think, so its table waits.");
                }
            }
        }
    }
}

async fn tell(table: &WeakSender<Command>, took: Duration) {
    if let Some(table) = table.upgrade() {
        let _ = table.send(Command::Thought { took }).await;
    }
}

/// A queue in which owners take turns, and within an owner its places.
struct Turns<O, P, W> {
    owners: Ring<O, Ring<P, VecDeque<W>>>,
}

impl<O, P, W> Default for Turns<O, P, W> {
    fn default() -> Self {
        Turns { owners: Ring::default() }
    }
}

impl<O: Clone + Eq + Hash, P: Clone + Eq + Hash, W> Turns<O, P, W> {
    fn push(&mut self, owner: O, place: P, work: W) {
        self.owners.at(owner).at(place).push_back(work);
    }

    fn pop(&mut self) -> Option<W> {
        self.owners.turn(|places| places.turn(VecDeque::pop_front, VecDeque::is_empty), |places| places.of.is_empty())
    }

    fn count(&self, owner: &O, which: impl Fn(&W) -> bool) -> usize {
        let places = self.owners.of.get(owner).into_iter().flat_map(|places| places.of.values());
        places.flatten().filter(|work| which(work)).count()
    }
}

/// Queues that take turns. Empty ones are not in the ring.
struct Ring<K, Q> {
    order: VecDeque<K>,
    of: HashMap<K, Q>,
}

impl<K, Q> Default for Ring<K, Q> {
    fn default() -> Self {
        Ring { order: VecDeque::new(), of: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, Q: Default> Ring<K, Q> {
    /// The queue with this key. A new one comes last.
    fn at(&mut self, key: K) -> &mut Q {
        let order = &mut self.order;
        self.of.entry(key).or_insert_with_key(|key| {
            order.push_back(key.clone());
            Q::default()
        })
    }

    /// Takes something from the queue whose turn it is. The queue then goes to the end, or away if it is empty.
    fn turn<T>(&mut self, take: impl FnOnce(&mut Q) -> Option<T>, is_empty: impl FnOnce(&Q) -> bool) -> Option<T> {
        let key = self.order.pop_front()?;
        let queue = self.of.get_mut(&key)?;
        let taken = take(queue);
        if is_empty(queue) {
            self.of.remove(&key);
        } else {
            self.order.push_back(key);
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bots of one owner think all the time at fifty tables, one thought each. A bot of somebody else never waits
    /// longer than one thought, which takes one unit of time on each of two threads.
    #[test]
    fn fifty_tables_delay_nobody_else_by_more_than_one_thought() {
        let mut turns: Turns<&str, u32, (&str, u32)> = Turns::default();
        (0..50).for_each(|table| turns.push("many", table, ("many", table)));
        let mut thought = [0; 50];
        let mut waits = Vec::new();
        for time in 0..5_000 {
            if time % 7 == 0 {
                turns.push("one", 0, ("one", time));
            }
            for _ in 0..2 {
                match turns.pop() {
                    Some(("one", since)) => waits.push(time - since),
                    Some((owner, table)) => {
                        thought[table as usize] += 1;
                        turns.push(owner, table, (owner, table));
                    }
                    None => {}
                }
            }
        }
        assert_eq!((waits.len(), waits.iter().max()), (715, Some(&0)));
        // The fifty tables share the rest evenly.
        let (least, most) = (thought.iter().min().unwrap(), thought.iter().max().unwrap());
        assert!(most - least <= 1, "{least} to {most}");
    }

    #[test]
    fn empty_queues_are_removed() {
        let mut turns: Turns<u32, u32, u32> = Turns::default();
        for n in 0..100 {
            turns.push(n % 7, n % 5, n);
        }
        let mut all: Vec<u32> = std::iter::from_fn(|| turns.pop()).collect();
        all.sort_unstable();
        assert_eq!(all, (0..100).collect::<Vec<_>>());
        assert!(turns.owners.of.is_empty() && turns.owners.order.is_empty());
    }
}
