//! The turn (section 3).

use crate::card::Card;
use crate::card::{BASIC, BASIC_OR_WEAPON};
use crate::event::Event;
use crate::frame::PileOn;
use crate::hand::FULL;
use crate::state::{LunchMoney, Phase, Question};
use table::{Log, Seat, Seats};

impl LunchMoney {
    /// Carries on the turn while nothing is being played, until somebody is asked (true) or something is pushed on
    /// the stack (false). The phases run in the order written here.
    pub(crate) fn step_turn(&mut self, log: &mut impl Log<LunchMoney>) -> bool {
        loop {
            let seat = self.turn.seat;
            if self.turn.phase == Phase::Friend {
                if self.turn.friend && self.may_call_friend(seat) {
                    return self.ask(seat, Question::Friend);
                }
                self.turn.phase = Phase::Draw;
            }
            if self.turn.phase == Phase::Draw {
                self.draw_all(seat, log);
                // The turn is taken: LM-POKE-1, LM-FASTER-1.
                self.poked_before = std::mem::take(&mut self.poked_now);
                (self.fast_dodge, self.fast_block) = (Seats::NONE, Seats::NONE);
                self.turn.phase = Phase::Close;
            }
            if self.turn.phase == Phase::Close {
                self.close_turn(seat, log);
            }
            if self.turn.phase == Phase::Stall {
                self.turn.cursor += 1;
                let steps = usize::from(self.turn.cursor);
                if steps <= self.n() {
                    // LM-STALL-1: this loss does not end the series of quiet rounds; any other does.
                    let loss = self.turn.loss;
                    self.lose(seat.left(steps, self.n()), 1, None, log);
                    self.turn.loss = loss;
                    return false;
                }
                self.next_turn();
            }
            let seat = self.turn.seat;
            if self.turn.phase == Phase::Begin {
                self.begin_turn(seat, log);
                if self.turn.phase == Phase::ChokeCosts && self.cooties.has(seat) {
                    self.lose(seat, 1, None, log); // LM-COOTIES-1
                    return false;
                }
            }
            if self.turn.phase == Phase::ChokeCosts {
                self.turn.phase = Phase::Act;
                // LM-TURN-1: after the player's own loss. If that knocked them out, the hold is gone.
                if let Some(hold) = self.person(seat).hold.filter(|hold| hold.choke) {
                    self.lose(hold.victim, 1, Some(seat), log); // LM-CHOKE-1
                    return false;
                }
            }
            if self.turn.phase == Phase::Act {
                if self.conscious.has(seat) {
                    return self.ask(seat, Question::Action);
                }
                self.turn.phase = Phase::Draw;
            }
        }
    }

    /// LM-TURN-3: everybody not in Time Out draws, clockwise from the active player.
    #[inline]
    fn draw_all(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        let mut short = Seats::NONE;
        for drawer in Seat::all(self.n()) {
            short = short.or(Seats::only_if(drawer, self.hand(drawer).len() < FULL));
        }
        short = short.and(self.conscious).minus(self.timed_out);
        // One loop over cards instead of one over players and one over each player's cards: its length is hard enough
        // to predict as it is.
        while let Some(drawer) = short.next_from(seat) {
            if !self.draw_one(drawer, log) {
                return;
            }
            short = short.minus(Seats::only_if(drawer, self.hand(drawer).len() >= FULL));
        }
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        let poked = self.poked_before.has(seat);
        if !self.conscious.has(seat) || self.timed_out.has(seat) || poked {
            if self.conscious.has(seat) {
                log.push(Event::TurnMissed { seat, poked });
            }
            self.poked_before.remove(seat); // LM-POKE-1: missing the turn ends it
            self.turn.phase = Phase::Close; // LM-TURN-1: a missed turn has no start
            return;
        }
        log.push(Event::TurnBegan { seat });
        self.hiding.remove(seat); // LM-HIDE-1
        self.turn.phase = Phase::ChokeCosts;
    }

    /// Ends the turn of `seat`: taken, missed, or skipped because the player has fallen.
    fn close_turn(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        for victim in self.timed_out {
            let person = self.person_mut(victim);
            if person.timed_out_by != seat {
                continue;
            }
            person.time_left -= 1; // LM-TIMEOUT-1: also if its player missed it or has fallen
            if person.time_left == 0 {
                self.timed_out.remove(victim);
                self.piles.discard(Card::TimeOut);
                log.push(Event::TimeOutOver { seat: victim });
            }
        }
        if seat.left(1, self.n()) != self.turn.starter {
            return self.next_turn();
        }
        // LM-TURN-4, LM-STALL-1: a round is over.
        self.turn.quiet = if self.turn.loss { 0 } else { self.turn.quiet.saturating_add(1) };
        self.turn.loss = false;
        if self.turn.quiet > self.rules.stall_rounds {
            log.push(Event::Stalled);
            self.turn.phase = Phase::Stall;
            self.turn.cursor = 0;
        } else {
            self.next_turn();
        }
    }

    fn next_turn(&mut self) {
        self.turn.seat = self.turn.seat.left(1, self.n());
        self.turn.phase = Phase::Begin;
    }

    /// LM-FRIEND-1: with a Basic Attack and a target for it, and not while held.
    #[inline(never)]
    fn may_call_friend(&self, seat: Seat) -> bool {
        self.holds(seat, Card::ImaginaryFriend)
            && self.able().minus(self.hiding).has(seat)
            && self.friend_has_target(seat)
    }

    /// Whether there is a Basic Attack for an Imaginary Friend, and a target for it.
    pub(crate) fn friend_has_target(&self, seat: Seat) -> bool {
        let basics = self.hand(seat).kinds().and(BASIC);
        let mut targets = self.reachable().without(seat).into_iter();
        self.conscious.has(seat) && targets.any(|target| basics.meets(self.aggression(seat, target)))
    }

    /// LM-HIPPIE-1, `discard_opens`: the next player who may attack the victim.
    #[inline(never)]
    pub(crate) fn step_pile_on(&mut self, mut pile_on: PileOn) -> bool {
        let victim = pile_on.victim;
        // Section 4: if the active player has fallen the turn ends, and with it a Hippie's round.
        let goes_on = self.reachable().has(victim) && self.conscious.has(self.turn.seat);
        while goes_on && usize::from(pile_on.cursor) < self.n() {
            let seat = pile_on.first.left(usize::from(pile_on.cursor), self.n());
            if seat != victim && self.hand(seat).kinds().meets(self.pile_on_cards(seat, victim)) {
                self.stack.put(crate::frame::Frame::PileOn(pile_on));
                return self.ask(seat, Question::PileOn);
            }
            pile_on.cursor += 1;
        }
        self.stack.pop();
        false
    }

    /// The cards with which a player may attack the Hippie or the discarder.
    pub(crate) fn pile_on_cards(&self, seat: Seat, victim: Seat) -> crate::card::Cards {
        if !self.able().minus(self.hiding).has(seat) {
            return crate::card::Cards::NONE;
        }
        self.aggression(seat, victim).and(BASIC_OR_WEAPON)
    }
}
