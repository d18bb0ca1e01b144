//! The cheating option (MB-CHEAT-1), and showing one's cards (MB-SHOW-1).

use super::event::{EVERYBODY, Event};
use super::frame::Frame;
use super::player::{Item, Put};
use super::putting::because;
use super::state::Munchkin;
use crate::card::{CardId, Kind};
use table::{Log, Reason, Seat, Seats};

impl Munchkin {
    /// Whether a player may put down an item that has no slot, or is one Big item too many.
    pub(crate) fn may_cheat(&self, seat: Seat, card: CardId) -> Result<(), Reason> {
        let (player, face) = (self.player(seat), self.set.get(card));
        let fits = player.could_have(self.set, Item::new(card, true));
        if !self.options.cheating {
            Err(because("MB-CHEAT-1", "why-mb-cheat-off"))
        } else if !player.holds(card) {
            Err(because("MB-HAND-1", "why-mb-not-there"))
        } else if face.kind != Kind::Item {
            Err(because("MB-CHEAT-1", "why-mb-cheat-item"))
        } else if player.items.is_full() {
            Err(because("MB-ITEM-1", "why-mb-no-room"))
        } else if face.one_shot || fits {
            Err(because("MB-CHEAT-1", "why-mb-no-need-to-cheat"))
        } else if !player.may_use(self.set, card) {
            Err(because("MB-ITEM-1", "why-mb-barred"))
        } else {
            Ok(())
        }
    }

    /// Puts the item down. It looks like any other.
    pub(crate) fn cheat(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.take_from_hand(seat, card);
        let put = if self.fight.is_some() { Put::InFight } else { Put::InTurn };
        self.players.lay(seat, Item { card, in_use: true, put });
        log.push(Event::Put { seat, card, in_use: true });
        if let Some(fight) = &mut self.fight {
            fight.reopen();
        }
        self.stack.push(Frame::Check);
    }

    pub(crate) fn may_accuse(&self, seat: Seat, other: Seat, card: CardId) -> Result<(), Reason> {
        let there = other.index() < self.n() && self.player(other).items.iter().any(|item| item.card == card);
        if !self.options.cheating {
            Err(because("MB-CHEAT-1", "why-mb-cheat-off"))
        } else if self.turn.accused.has(seat) {
            Err(because("MB-CHEAT-1", "why-mb-accuse-often"))
        } else if seat == other || !there {
            Err(because("MB-CHEAT-1", "why-mb-accuse-who"))
        } else {
            Ok(())
        }
    }

    /// If the accusation is right, the item is discarded; if not, it costs the accuser a random card of their hand.
    pub(crate) fn accuse(&mut self, seat: Seat, other: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.turn.accused.insert(seat);
        self.weigh();
        let wrong = |item: &Item| item.card == card && matches!(item.put, Put::InFight | Put::InTurn);
        let at = self.player(other).items.iter().position(wrong);
        log.push(Event::Accused { seat, other, card, guilty: at.is_some() });
        match at {
            Some(at) => {
                self.players.change_table(other, |table| table.items.remove(at));
                self.discard(other, card, log);
            }
            None if !self.player(seat).hand.is_empty() => {
                let at = self.chance(self.player(seat).hand.len(), log);
                let held = self.players.change_hand(seat, |hand| hand.remove(at));
                self.discard(seat, held.card, log);
            }
            None => {}
        }
        self.stack.push(Frame::Check);
    }

    /// Items put down like this can no longer be called.
    pub(crate) fn forgive(&mut self, put: Put) {
        if self.options.cheating {
            self.players.forgive(put);
        }
    }

    /// Whether somebody who would be shown this card of a hand does not know it yet.
    fn unaware(&self, seat: Seat, at: usize, to: Option<Seat>) -> bool {
        let seen = self.player(seat).hand.as_slice()[at].seen;
        seen != EVERYBODY && to.is_none_or(|to| !seen.has(to))
    }

    pub(crate) fn may_show(&self, seat: Seat, hand: u32, to: Option<Seat>) -> Result<(), Reason> {
        let held = self.player(seat).hand.len();
        let there = hand != 0 && (held >= 32 || hand >> held == 0);
        let somebody = to.is_none_or(|to| to != seat && to.index() < self.n());
        // Cards that everybody concerned knows cannot be shown again, so showing ends (MB-LIMIT-1).
        let news = there && (0..held).any(|at| hand >> at & 1 != 0 && self.unaware(seat, at, to));
        if somebody && news { Ok(()) } else { Err(because("MB-SHOW-1", "why-mb-show")) }
    }

    pub(crate) fn show(&mut self, seat: Seat, hand: u32, to: Option<Seat>, log: &mut impl Log<Munchkin>) {
        for at in 0..self.player(seat).hand.len() {
            if hand >> at & 1 == 0 || !self.unaware(seat, at, to) {
                continue;
            }
            let card = self.players.change_hand(seat, |hand| {
                let held = &mut hand.as_mut_slice()[at];
                held.seen = to.map_or(EVERYBODY, |to| held.seen.with(to));
                held.card
            });
            log.push(Event::Shown { seat, card: Some(card), seen: to.map_or(EVERYBODY, Seats::only) });
        }
    }
}
