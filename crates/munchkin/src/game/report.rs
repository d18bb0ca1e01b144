//! What whoever counts games looks at. Nothing here allocates: millions of games are counted.

use super::state::Munchkin;
use crate::card::CardId;
use table::Seat;

impl Munchkin {
    /// The totals of a fight that can still go either way: the fighters' and the monsters'.
    #[must_use]
    pub fn totals(&self) -> Option<(i32, i32)> {
        let fight = self.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty())?;
        Some((self.fighters_total(fight), self.monsters_total(fight)))
    }

    /// Rounds so far (MB-STALL-1).
    #[must_use]
    pub fn round(&self) -> u16 {
        self.turn.round
    }

    /// Whether the game was ended by the limit of rounds (MB-STALL-1), and not by a tenth level.
    #[must_use]
    pub fn stalled(&self) -> bool {
        !self.winners.is_empty() && !self.winners.into_iter().any(|seat| self.player(seat).at_the_top())
    }

    /// Who began.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.turn.starter
    }

    /// Somebody's level.
    #[must_use]
    pub fn level(&self, seat: Seat) -> u8 {
        self.player(seat).level
    }

    /// Somebody's Races: none is a human.
    pub fn races(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.player(seat).races(self.set)
    }

    /// Whether somebody is a Half-Breed.
    #[must_use]
    pub fn is_half_breed(&self, seat: Seat) -> bool {
        self.player(seat).half.is_some()
    }

    /// Every card in anybody's hand.
    pub fn held(&self) -> impl Iterator<Item = CardId> {
        Seat::all(self.n()).flat_map(|seat| self.player(seat).hand.iter().map(|held| held.card))
    }
}
