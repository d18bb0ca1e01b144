//! Figures for those who count games. Nothing here allocates, because millions of games are counted.

use super::state::Munchkin;
use crate::card::CardId;
use table::Seat;

impl Munchkin {
    /// The totals of a fight that can still go either way: first the fighters', then the monsters'.
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

    /// Whether the limit of rounds ended the game (MB-STALL-1), and not a tenth level.
    #[must_use]
    pub fn stalled(&self) -> bool {
        !self.winners.is_empty() && !self.winners.into_iter().any(|seat| self.player(seat).at_the_top())
    }

    /// Who had the first turn.
    #[must_use]
    pub fn starter(&self) -> Seat {
        self.turn.starter
    }

    /// A player's level.
    #[must_use]
    pub fn level(&self, seat: Seat) -> u8 {
        self.player(seat).level
    }

    /// A player's Races; none means human.
    pub fn races(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.player(seat).races(self.set)
    }

    /// Whether a player is a Half-Breed.
    #[must_use]
    pub fn is_half_breed(&self, seat: Seat) -> bool {
        self.player(seat).half.is_some()
    }

    /// Every card in any hand.
    pub fn held(&self) -> impl Iterator<Item = CardId> {
        Seat::all(self.n()).flat_map(|seat| self.player(seat).hand.iter().map(|held| held.card))
    }
}
