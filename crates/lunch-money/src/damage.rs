//! What an attack costs (section 5), and who may attack whom with which cards.

use crate::card::{AGGRESSION, BASIC, BASIC_OR_WEAPON, Cards, HEADLOCK_HITS};
use crate::frame::{Play, Stage, flag};
use crate::state::LunchMoney;
use table::Seat;

impl Play {
    /// LM-DMG-1: a sum of hits (Weird included) of the current card after everything that weakens it. That was
    /// settled when the card was played (LM-WEDGY-1), since the attacker may have fallen or been released since then.
    #[inline]
    fn modified(&self, sum: u8) -> u8 {
        let mut sum = sum;
        if self.is(flag::STOMPED) {
            sum /= 2; // LM-STOMP-1
        }
        if self.is(flag::CHOKED) {
            sum /= 2; // LM-CHOKE-2
        }
        sum.saturating_sub(self.wedgies) // LM-WEDGY-1
    }

    /// The cost of a hit that lands at once because its defence was spoilt.
    pub(crate) fn cost_of_hit(&self, hit: usize) -> u8 {
        self.modified(self.worth(hit))
    }

    /// What the current card costs each victim: every hit that was not stopped, minus what was paid at once.
    #[inline]
    pub(crate) fn cost_of_card(&self) -> [u8; 2] {
        if self.hits() == 1 {
            // Most attacks are one hit that was neither stopped nor paid at once.
            return [self.modified(self.worth(0)).saturating_sub(self.paid[0]), 0];
        }
        let mut most = [0; 2];
        for hit in (0..self.hits()).filter(|&hit| self.stopped >> hit & 1 == 0) {
            most[self.victim_of(hit)] += self.worth(hit);
        }
        let mut left = self.modified(most[0] + most[1]);
        let mut share = [0; 2];
        if most[1] == 0 {
            share[0] = left;
        } else {
            // LM-DMG-2: one counter at a time in the order named, and nobody more than their hits.
            while left > 0 {
                for victim in [0, 1] {
                    if left > 0 && share[victim] < most[victim] {
                        share[victim] += 1;
                        left -= 1;
                    }
                }
            }
        }
        [share[0].saturating_sub(self.paid[0]), share[1].saturating_sub(self.paid[1])]
    }

    /// What the current card will add to the pending costs if nothing more stops it.
    pub(crate) fn unsettled_cost(&self) -> [u8; 2] {
        let open = matches!(self.stage, Stage::Answer | Stage::Spoil | Stage::Interrupt | Stage::Travel);
        if open && self.card.hits() > 0 { self.cost_of_card() } else { [0; 2] }
    }
}

impl LunchMoney {
    /// The attacks (and Grab) that one player may use on another, considering holds and the Poke of the previous
    /// turn.
    #[inline]
    pub(crate) fn aggression(&self, by: Seat, at: Seat) -> Cards {
        if self.unrestricted() { AGGRESSION } else { self.restricted_aggression(by, at) }
    }

    /// Whether nobody is held or poked, so that everybody may use any attack on anybody.
    #[inline]
    pub(crate) fn unrestricted(&self) -> bool {
        self.choking.or(self.headlocking).or(self.poked_before).is_empty()
    }

    #[cold]
    fn restricted_aggression(&self, by: Seat, at: Seat) -> Cards {
        let mut cards = AGGRESSION;
        if let Some(victim) = self.headlock_on(by) {
            cards = if victim == at { HEADLOCK_HITS } else { Cards::NONE }; // LM-HEADLOCK-1
        }
        if self.headlocked.has(by) {
            cards = Cards::NONE; // LM-HEADLOCK-2
        }
        if self.choked.has(by) {
            // LM-CHOKE-2: a Basic Attack on anyone but the holder.
            let holder = self.person(at).hold.is_some_and(|hold| hold.choke && hold.victim == by);
            cards = if holder { Cards::NONE } else { cards.and(BASIC) };
        }
        if self.rules.outsiders_basic_or_weapon_only && self.held_by_another(at, by) {
            cards = cards.and(BASIC_OR_WEAPON);
        }
        if !self.rules.poke_second_attack_any && self.poked_before.has(at) && by == self.turn.seat {
            cards = cards.and(BASIC_OR_WEAPON); // LM-POKE-1
        }
        cards
    }

    /// Whether a player is in a hold that does not involve `outsider`. The holder of a Choke counts as being in it,
    /// the holder of a Headlock does not (LM-HOLD-1).
    pub(crate) fn held_by_another(&self, seat: Seat, outsider: Seat) -> bool {
        let chokes_another = self.person(seat).hold.is_some_and(|hold| hold.choke && hold.victim != outsider);
        chokes_another || !self.holders_of(seat).without(outsider).is_empty()
    }
}
