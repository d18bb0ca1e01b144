//! Counts of games. Tallies can be added in any order, so the number of threads does not matter.

use kit::{Counter as _, Kit, Lengths};
use table::Seat;

/// The counts of some games.
pub(super) struct Tally<K: Kit> {
    pub(super) games: u64,
    pub(super) decisions: Lengths,
    pub(super) turns: Lengths,
    pub(super) wins_by_seat: [u64; Seat::MAX],
    pub(super) wins_by_turn_order: [u64; Seat::MAX],
    pub(super) watch: K::Counter,
}

impl<K: Kit> Tally<K> {
    pub(super) fn new(kit: &K, cards: bool) -> Tally<K> {
        let wins = [0; Seat::MAX];
        Tally {
            games: 0,
            decisions: Lengths::new(),
            turns: Lengths::new(),
            wins_by_seat: wins,
            wins_by_turn_order: wins,
            watch: K::Counter::new(kit, cards),
        }
    }

    pub(super) fn merge(&mut self, other: &Tally<K>) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        for seat in 0..Seat::MAX {
            self.wins_by_seat[seat] += other.wins_by_seat[seat];
            self.wins_by_turn_order[seat] += other.wins_by_turn_order[seat];
        }
        self.watch.merge(&other.watch);
    }
}
