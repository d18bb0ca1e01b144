//! Answers to plays and events: cancelling (MB-CANCEL-1), and cards that name an event (MB-STEP-1).

use super::event::Event;
use super::frame::{Frame, Happening, Lines, PlayStage};
use super::list::List;
use super::plays::{CardSource, is_spent};
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind, Marks};
use crate::set::uses::whom;
use crate::vocabulary::{self, Cancelled, Condition, Effect, Line, Link, Timing};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Whether a player could cancel a card of this kind.
    pub(crate) fn can_cancel(&self, seat: Seat, what: Cancelled, victim: Seat) -> bool {
        let mut found = false;
        self.each_cancel(seat, what, victim, &mut |_, _| found = true);
        found
    }

    /// The cards and abilities that cancel.
    pub(crate) fn each_cancel(&self, seat: Seat, what: Cancelled, victim: Seat, found: &mut impl FnMut(CardId, u8)) {
        if self.dead.has(seat) {
            return;
        }
        self.each_marked(seat, Marks::CANCELS, &mut |card, from| {
            let face = self.set.get(card);
            let cancels = |line: &Line| matches!(line.effect, Effect::Cancel(cancelled) if cancelled == what);
            if !face.lines.iter().any(cancels) {
                return;
            }
            let tried = self.stack.iter().rev().find_map(|frame| match frame {
                Frame::Play(play) => Some(play.tried.contains(&Some(card))),
                _ => None,
            });
            if tried == Some(true) || (from == CardSource::Hand && !is_spent(face)) {
                return;
            }
            for (at, line) in face.lines.iter().enumerate() {
                let in_time = match line.timing {
                    Timing::When(vocabulary::Event::Cursed) => seat == victim || self.is_hit(seat),
                    timing => timing.at_will(),
                };
                if cancels(line)
                    && in_time
                    && self.can_pay(seat, card, line.cost, from)
                    && (from != CardSource::Ability || self.within_limit(seat, card, at as u8))
                {
                    found(card, at as u8);
                }
            }
        });
    }

    /// Whether the curse being played hits this player besides its victim.
    fn is_hit(&self, seat: Seat) -> bool {
        let Some(Frame::Play(play)) = self.stack.last() else { return false };
        let lines = &self.set.get(play.lines.card).lines;
        self.kind(play.lines.card) == Kind::Curse
            && lines.iter().any(|line| match line.effect {
                Effect::Rotate(_) => true,
                effect => whom(effect).is_some_and(|who| self.whom(&play.lines, Some(who)).has(seat)),
            })
    }

    /// Cancels the play on top (MB-CANCEL-1).
    pub(crate) fn cancel(&mut self, seat: Seat, card: CardId, line: u8, log: &mut impl Log<Munchkin>) {
        let Some(&Frame::Play(mut play)) = self.stack.last() else { return };
        let set = self.set;
        let Some(used) = set.get(card).lines.get(usize::from(line)) else { return };
        let from = self.source(seat, card);
        self.take_up(seat, card, from);
        if from != CardSource::Ability {
            self.discard(seat, card, log);
        } else {
            self.count_use(seat, card, line);
        }
        let works = used.conditions.iter().all(|condition| match condition {
            Condition::Roll(n) => self.roll(seat, log) >= *n,
            _ => true,
        });
        if works {
            play.stage = PlayStage::Cancelled;
            log.push(Event::Cancelled { seat, card: play.lines.card });
        } else {
            // It cannot be cancelled with this card again, but maybe with another.
            play.tried = [Some(card), play.tried[0]];
        }
        self.put(Frame::Play(play));
        self.pay(seat, card, used.cost, from, log);
    }

    /// Asks for cards that name the event (MB-STEP-1): first the player it concerns, then clockwise.
    pub(crate) fn step_event(&mut self, mut happening: Happening) -> bool {
        let concerned = self.named_by(happening);
        let named = Marks::when(happening.event);
        // Usually nobody has a card like that.
        if self.players.who_has(named).and(concerned).is_empty() {
            self.stack.pop();
            return false;
        }
        for seat in concerned.clockwise_from(happening.about) {
            let holds = self.glance(seat).hand & named.bits() != 0;
            if !happening.worked.has(seat) {
                happening.worked.insert(seat);
                self.put(Frame::Event(happening));
                if self.push_abilities(seat, happening.event) {
                    return false;
                }
            }
            if holds && !happening.passed.has(seat) && self.can_react(seat, happening.event) {
                return self.ask(seat, Question::React);
            }
        }
        self.stack.pop();
        false
    }

    /// Players who may have cards that name it, as far as everybody can tell.
    pub(crate) fn named_by(&self, happening: Happening) -> Seats {
        use vocabulary::Event::{Death, Trouble};
        match happening.event {
            Trouble => self.living(),
            Death => self.living().without(happening.about),
            _ => self.living().and(Seats::only(happening.about)),
        }
    }

    /// Starts what a player's cards in play do by themselves at this event. True if there is something.
    pub(crate) fn push_abilities(&mut self, seat: Seat, event: vocabulary::Event) -> bool {
        let (set, named, timing) = (self.set, Marks::when(event), Timing::When(event));
        if self.glance(seat).force & named.bits() == 0 {
            return false;
        }
        let in_time = |card: &CardId| set.face(*card).has(named);
        let mut due: List<(CardId, u8), 32> = List::of((CardId(0), 0));
        for card in self.player(seat).in_force().filter(in_time) {
            for (at, line) in set.get(card).lines.iter().enumerate() {
                let free = line.timing == timing && line.cost.is_none() && line.link == Link::Apart;
                if free && !matches!(line.effect, Effect::Cancel(_)) {
                    due.push((card, at as u8));
                }
            }
        }
        let mut some = false;
        for &(card, at) in due.iter() {
            if self.within_limit(seat, card, at) {
                self.count_use(seat, card, at);
                let lines = Lines { at, single: true, first: at, ..Lines::of(card, seat, timing) };
                some |= self.stack.push(Frame::Lines(lines));
            }
        }
        some
    }

    /// Whether a player holds a card that names this event.
    pub(crate) fn can_react(&self, seat: Seat, event: vocabulary::Event) -> bool {
        let mut found = false;
        self.each_reaction(seat, event, &mut |_, _| found = true);
        found
    }

    pub(crate) fn each_reaction(&self, seat: Seat, event: vocabulary::Event, found: &mut impl FnMut(CardId, u8)) {
        let player = self.player(seat);
        let waits = |card: CardId| self.set.face(card).has(Marks::when(event)) && is_spent(self.set.get(card));
        for card in player.held_that(waits) {
            for (at, line) in self.set.get(card).lines.iter().enumerate() {
                if line.timing == Timing::When(event)
                    && line.link == Link::Apart
                    && self.can_pay(seat, card, line.cost, CardSource::Hand)
                    && !self.gives_tenth(seat, card, Some(at as u8), seat)
                {
                    found(card, at as u8);
                }
            }
        }
    }
}
