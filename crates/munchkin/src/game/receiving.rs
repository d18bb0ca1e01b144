//! Cards received on another player's turn, and claims on the top discard.

use super::event::{EVERYBODY, Event};
use super::fight::Fight;
use super::frame::{Claims, Frame};
use super::state::{Ask, Munchkin, Phase, Question};
use crate::card::{CardId, Kind};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// After a step, cards may be claimed and received cards put into play.
    #[inline]
    pub(crate) fn after_step(&mut self) {
        if self.has_cards_to_settle() && !self.is_fight_ending() {
            self.settle_cards();
        }
    }

    /// MB-CHECK-1 (8), MB-FIGHT-9: a fight that is over ends in the same step.
    fn is_fight_ending(&self) -> bool {
        let ends = |fight: &Fight| fight.monsters.is_empty() || self.dead.has(fight.main);
        self.fight.as_ref().is_some_and(ends) && self.stack.iter().any(|frame| matches!(frame, Frame::Fight))
    }

    #[inline]
    pub(crate) fn has_cards_to_settle(&self) -> bool {
        !self.received.is_empty() || self.topped > 0
    }

    fn settle_cards(&mut self) {
        let below = self.stack.last();
        if !self.received.is_empty() && !matches!(below, Some(Frame::Receive)) {
            self.stack.push(Frame::Receive);
        }
        // MB-FAST-1: only what this step put on top, if it is still there.
        if std::mem::take(&mut self.topped) > 0 && self.claimed().is_some() {
            let waiting: Seats = self.living().into_iter().filter(|&seat| self.can_claim(seat)).collect();
            let setup = matches!(self.turn.phase, Phase::Sex(_) | Phase::Setup(_));
            if !setup {
                self.stack.push(Frame::Claim(Claims { waiting, paid: [None; Seat::MAX] }));
            }
        }
    }

    /// MB-RECEIVE-1: players who received cards are asked about just those, clockwise from the turn player (MB-STEP-1).
    /// The winner of a fight is asked first (MB-WIN-1).
    pub(crate) fn step_receive(&mut self) -> bool {
        let playable = |&(seat, card): &(Seat, CardId)| !self.dead.has(seat) && self.may_put_received(seat, card);
        let able: Seats = self.received.iter().filter(|&received| playable(received)).map(|&(seat, _)| seat).collect();
        let winner = self.fight.as_ref().filter(|fight| fight.won.is_some()).map(|fight| fight.main);
        if let Some(seat) = winner.filter(|&seat| able.has(seat)).or_else(|| able.next_from(self.turn.seat)) {
            return self.ask(seat, Question::Receive);
        }
        self.received.clear();
        self.stack.pop();
        false
    }

    /// Whether a received card could go into play. Fighters cannot put items into play.
    pub(crate) fn may_put_received(&self, seat: Seat, card: CardId) -> bool {
        let item = self.kind(card) == Kind::Item;
        self.player(seat).holds(card) && !(item && self.is_fighter(seat)) && self.could_put(seat, card)
    }

    /// A player leaves the received cards in their hand.
    pub(crate) fn keep_received(&mut self, seat: Seat) {
        self.received.retain(|(owner, _)| *owner != seat);
    }

    /// The card on top of the discarded Doors, if it is one that can be claimed.
    pub(crate) fn claimed(&self) -> Option<CardId> {
        let top = self.doors.discard_pile().first().copied();
        top.filter(|&card| matches!(self.kind(card), Kind::Race | Kind::Half | Kind::Power))
    }

    pub(crate) fn can_claim(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.hand.is_full() && player.hand.iter().any(|held| self.kind(held.card) == Kind::GoUp)
    }

    /// MB-FAST-1: everybody is asked at the same time. When all answers are in, several claimants roll.
    #[inline(never)]
    pub(crate) fn step_claim(&mut self, claims: Claims, log: &mut impl Log<Munchkin>) -> bool {
        if !claims.waiting.is_empty() {
            self.ask = Some(Ask { seats: claims.waiting, question: Question::Claim });
            return true;
        }
        self.stack.pop();
        let claimants: Seats = Seat::all(self.n()).filter(|seat| claims.paid[seat.index()].is_some()).collect();
        let (Some(card), false) = (self.claimed(), claimants.is_empty()) else { return false };
        let seat = self.break_tie(claimants, log);
        self.take_discarded_door(0);
        log.push(Event::Claimed { seat, card });
        if let Some(paid) = claims.paid[seat.index()] {
            self.take_from_hand(seat, paid);
            self.discard(seat, paid, log); // losers keep their card
        }
        self.take_in(seat, card, EVERYBODY);
        self.stack.push(Frame::Check);
        false
    }

    /// Takes a sealed answer.
    pub(crate) fn answer_claim(&mut self, mut claims: Claims, seat: Seat, paid: Option<CardId>) {
        claims.waiting.remove(seat);
        claims.paid[seat.index()] = paid;
        self.put(Frame::Claim(claims));
    }
}
