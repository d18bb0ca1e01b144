//! Choke and Headlock (LM-CHOKE, LM-HEADLOCK, LM-HOLD).

use crate::card::Card;
use crate::event::Event;
use crate::frame::Frame;
use crate::state::{Hold, LunchMoney, Question};
use table::{Log, Seat, Seats};

impl LunchMoney {
    /// Everybody who holds this player.
    #[cold]
    pub(crate) fn holders_of(&self, victim: Seat) -> Seats {
        if !self.choked.or(self.headlocked).has(victim) {
            return Seats::NONE;
        }
        Seat::all(self.n()).filter(|&seat| self.person(seat).hold.is_some_and(|hold| hold.victim == victim)).collect()
    }

    /// The player whom this one has in a Headlock.
    #[inline]
    pub(crate) fn headlock_on(&self, holder: Seat) -> Option<Seat> {
        self.person(holder).hold.filter(|hold| !hold.choke).map(|hold| hold.victim)
    }

    /// Begins a hold. Any other hold of either player ends (LM-HOLD-1).
    #[cold]
    pub(crate) fn take_hold(&mut self, holder: Seat, hold: Hold, log: &mut impl Log<LunchMoney>) {
        self.release(holder, log);
        self.release(hold.victim, log);
        self.person_mut(holder).hold = Some(hold);
        self.count_holds();
        log.push(Event::Held { by: holder, victim: hold.victim, card: hold.card() });
    }

    /// Ends a hold and discards its card.
    pub(crate) fn release(&mut self, holder: Seat, log: &mut impl Log<LunchMoney>) {
        if let Some(hold) = self.person_mut(holder).hold.take() {
            self.piles.discard(hold.card());
            self.count_holds();
            log.push(Event::HoldEnded { by: holder, victim: hold.victim, card: hold.card() });
        }
    }

    /// LM-HOLD-1: ends every hold that this player has or is in.
    #[cold]
    pub(crate) fn end_holds_around(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        self.release(seat, log);
        for holder in self.holders_of(seat) {
            self.release(holder, log);
        }
    }

    /// Recomputes the sets of holders and victims from the holds.
    #[cold]
    pub(crate) fn count_holds(&mut self) {
        (self.choked, self.choking, self.headlocked, self.headlocking) = Default::default();
        for holder in Seat::all(self.n()) {
            match self.person(holder).hold {
                Some(Hold { choke: true, victim }) => {
                    self.choking.insert(holder);
                    self.choked.insert(victim);
                }
                Some(Hold { choke: false, victim }) => {
                    self.headlocking.insert(holder);
                    self.headlocked.insert(victim);
                }
                None => {}
            }
        }
    }

    /// LM-HEADLOCK-1: another Jab, Uppercut or Stomp, as long as the hold lasts.
    #[cold]
    pub(crate) fn step_headlock_hits(&mut self, holder: Seat, victim: Seat) -> bool {
        let goes_on = self.headlock_on(holder) == Some(victim)
            && self.conscious.has(holder)
            && self.hand(holder).kinds().meets(self.aggression(holder, victim));
        if goes_on {
            return self.ask(holder, Question::HeadlockHit);
        }
        self.stack.pop();
        false
    }

    /// `headlock_hits_at_once`: starts the hits once the Grab that made the Headlock is over. The play is on top of
    /// the stack, or under the chain that spoilt a Freedom, whose free attack comes first.
    pub(crate) fn headlock_at_once(&mut self, holder: Seat, victim: Seat) {
        let hits = Frame::HeadlockHits { holder, victim };
        match self.stack.top() {
            Some(&frame @ Frame::Chain(_)) => {
                self.stack.put(hits);
                self.stack.push(frame);
            }
            _ => self.stack.push(hits),
        }
    }

    /// LM-NUTS-1: asks whether Nuts return to the hand.
    #[cold]
    pub(crate) fn step_returning(&mut self, seat: Seat, card: Card) -> bool {
        if self.conscious.has(seat) {
            return self.ask(seat, Question::KeepNuts);
        }
        self.piles.discard(card);
        self.stack.pop();
        false
    }

    /// Returns a weapon, or Nuts if the player wishes, to the hand (LM-WEAPON-1, LM-NUTS-1).
    pub(crate) fn give_back(&mut self, seat: Seat, card: Card, log: &mut impl Log<LunchMoney>) {
        if !self.conscious.has(seat) {
            self.piles.discard(card); // LM-GOAL-1
        } else if card == Card::Nuts {
            self.stack.push(Frame::Returning { seat, card });
        } else {
            self.hands[seat.index()].add(card, true);
            log.push(Event::Returned { seat, card });
        }
    }
}
