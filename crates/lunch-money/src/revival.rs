//! First Aid at 0 or less (LM-AID-2).

use crate::card::Card;
use crate::event::Event;
use crate::frame::{Chain, Frame, Revival};
use crate::state::{LunchMoney, Question};
use table::Log;

impl LunchMoney {
    /// Carries on the revival on top of the stack. True if somebody is asked.
    #[inline(never)]
    pub(crate) fn step_revival(&mut self, mut revival: Revival, log: &mut impl Log<LunchMoney>) -> bool {
        let who = revival.who;
        if revival.cards == 0 {
            if self.person(who).counters > 0 {
                self.stack.pop();
                return false;
            }
            if log.watches() {
                log.opens(self.attentive(), self);
            }
            // Helpless players may revive, players in Time Out may not.
            if self.holds(who, Card::FirstAid) && !self.timed_out.has(who) && self.pile > 0 {
                return self.ask(who, Question::Revive);
            }
            self.stack.pop();
            self.fall(who, log);
            return false;
        }
        if self.rules.humiliation_stops_revival {
            // First the player who caused it, then clockwise; without a cause, clockwise from the victim.
            let first = revival.cause.unwrap_or(who);
            let others = self.humiliators().without(who);
            if let Some(seat) = self.next_in_turn(first, &mut revival.cursor, others) {
                self.stack.put(Frame::Revival(revival));
                return self.ask(seat, Question::Spoil);
            }
        }
        let cards = std::mem::take(&mut revival.cards);
        revival.cursor = 0;
        self.stack.put(Frame::Revival(revival));
        self.aid(who, cards, log);
        false
    }

    /// A spoilt revival is final. It is under the chain.
    pub(crate) fn revival_spoilt(&mut self, chain: Chain, log: &mut impl Log<LunchMoney>) {
        let who = chain.links[0].victim();
        log.push(Event::Spoilt { by: who, card: Card::FirstAid });
        self.stack.pop();
        self.stack.put(Frame::Chain(chain));
        self.fall(who, log);
    }
}
