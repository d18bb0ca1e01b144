//! MB-CHECK-1: what must be put right after each step.

use super::event::Event;
use super::fight::{Fight, Monster};
use super::frame::{Frame, Purpose};
use super::player::Item;
use super::state::Munchkin;
use crate::card::Marks;
use crate::vocabulary::{Removal, Trait, Which};
use table::{Log, Seat};

impl Munchkin {
    /// Puts one thing right. The frame ends when nothing is left to do.
    #[inline]
    pub(crate) fn step_check(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        // Usually nothing has changed that could be wrong.
        let player = !self.players.are_checked() && self.check_players(log);
        let put_right = player || (self.is_fight_unsure() && self.check_fight(log));
        if !put_right {
            // Nothing was pushed, so the top frame is still this one.
            self.stack.pop();
            self.arrived.clear();
            self.after_step();
        }
        false
    }

    /// Runs MB-CHECK-1 next, if there is anything to check. Usually there is not.
    #[inline]
    pub(crate) fn check_next(&mut self) {
        if self.is_unchecked() {
            self.stack.push(Frame::Check);
        }
        self.news = true;
    }

    /// Whether MB-CHECK-1 may find something to put right.
    #[inline]
    pub(crate) fn is_unchecked(&self) -> bool {
        !self.players.are_checked() || self.is_fight_unsure() || self.has_cards_to_settle()
    }

    /// Checks the players who have changed, clockwise from the turn player. True if something had to be put right.
    #[inline(never)]
    fn check_players(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        while let Some(seat) = self.players.next_unchecked(self.turn.seat) {
            if self.put_right(seat, log) {
                return true;
            }
            self.players.checked(seat);
        }
        false
    }

    /// Whether the fight may have a friendly monster, or a helper, that has to leave.
    #[inline]
    fn is_fight_unsure(&self) -> bool {
        let unsure = |fight: &Fight| fight.helper.is_some() || fight.marks & Marks::MANNERS.bits() != 0;
        self.fight.as_ref().is_some_and(|fight| !fight.fled && unsure(fight) && self.goes_on(fight))
    }

    /// Puts one thing right for this player. True if there was one.
    pub(crate) fn put_right(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) -> bool {
        let set = self.set;
        let player = self.player(seat);
        let bare = player.items.is_empty() && player.powers.is_empty() && player.traits.is_empty();
        if self.dead.has(seat) || (bare && player.half.is_none()) {
            return false;
        }
        // (1) A Half-Breed without a Race goes (MB-HALF-1).
        if player.half.is_some() && player.races(set).next().is_none() {
            if let Some(half) = self.players.change_table(seat, |table| table.half.take()) {
                self.discard(seat, half, log);
            }
            return true;
        }
        // Two Races without a Half-Breed are one too many (MB-RACE-1).
        if player.half.is_none() && player.traits.len() > 1 && player.races(set).nth(1).is_some() {
            self.pick(Purpose::TooManyRaces, seat, seat, Which::Race, false, 1);
            return true;
        }
        // (2) Powers that their Races do not allow go.
        let glance = self.glance(seat);
        let restricted = glance.force & Marks::RESTRICTED.bits() != 0;
        if restricted && let Some(&power) = player.powers.iter().find(|&&power| !player.may_use(set, power)) {
            self.take_from_play(seat, power);
            self.discard(seat, power, log);
            return true;
        }
        // (3) Ranks over their level (MB-POWER-1). Changelings keep what they have.
        let ranks = i32::from(glance.ranks);
        if ranks > 0 && ranks > player.most_ranks(&glance.limits) && !self.keeps_powers(seat) {
            self.pick(Purpose::TooManyRanks, seat, seat, Which::Power, false, 1);
            return true;
        }
        // (4) Big items over the limit.
        if player.too_big(&glance.load) {
            self.pick(Purpose::TooBig, seat, seat, Which::Big, false, 1);
            return true;
        }
        // (5) Items in use that they may not use are turned sideways at once (MB-ITEM-2).
        let is_closed = |item: &Item| item.in_use && !player.may_use(set, item.card);
        let closed = if restricted { player.items.iter().position(is_closed) } else { None };
        if let Some(at) = closed {
            let card = player.items.as_slice()[at].card;
            self.players.change_table(seat, |table| table.items.as_mut_slice()[at] = Item::new(card, false));
            log.push(Event::Turned { seat, card, in_use: false });
            return true;
        }
        if player.overloaded(set, &glance.load) {
            self.pick(Purpose::NoSlot, seat, seat, Which::Item, true, 1);
            return true;
        }
        // A new Minion has replaced the old one already; any beyond the limit go (MB-MINION-1).
        false
    }

    /// MB-POWER-1: the Changeling exception.
    fn keeps_powers(&self, seat: Seat) -> bool {
        self.set.changeling().is_some_and(|card| self.player(seat).has(self.set, Trait::Card(card)))
    }

    /// (6) Friendly monsters leave; (7) a helper no longer allowed leaves.
    #[inline(never)]
    pub(crate) fn check_fight(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        let Some(fight) = &self.fight else { return false };
        let friendly = |&monster: &Monster| self.is_friendly(fight, monster);
        let mannered = fight.marks & Marks::MANNERS.bits() != 0;
        if let Some(at) = if mannered { fight.monsters.iter().position(friendly) } else { None } {
            return self.remove_monster(at, Removal::DrivenOff, true, log);
        }
        let Some(helper) = fight.helper else { return false };
        let too_good = fight.forced && self.forced_help_too_good(fight, fight.helper);
        if self.dead.has(helper) || self.must_fight_alone(fight) || too_good {
            let mut fight = *fight;
            fight.helper = None; // MB-HELP-5, MB-FIGHT-9
            fight.forced = false;
            self.fight = Some(fight);
            self.promised.clear();
            return true;
        }
        false
    }
}
