//! Backlash at the end of a combo, and Backlash on Backlash (LM-BACKLASH).

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::frame::{Backlash, Chain, Frame, Play, Stage, flag};
use crate::state::{LunchMoney, Question};
use table::{Log, Seat};

impl LunchMoney {
    /// LM-BACKLASH-1, LM-BACKLASH-3: whether a victim of the combo may turn it round.
    pub(crate) fn may_backlash(&self, play: &Play, victim: usize) -> bool {
        let seat = play.at[victim];
        // Hits of an attacker who has fallen still land (section 4), but there is nobody to turn them on.
        play.pending[victim] > 0
            && self.conscious.has(play.by)
            && !play.is(flag::NO_BACKLASH << victim)
            && self.holds(seat, Card::Backlash)
            && (self.able().has(seat) || self.poked_by(play, seat))
            && self.stack.room()
    }

    /// Whether a player is helpless only because of a Poke in this very combo. Then they may play Backlash, again and
    /// again (LM-BACKLASH-2, LM-BACKLASH-3).
    fn poked_by(&self, play: &Play, seat: Seat) -> bool {
        let held = self.choked.or(self.headlocked);
        let poked = self.poked_now.minus(self.poked_before).minus(held).minus(self.timed_out);
        play.is(flag::POKED_HERE) && play.at[0] == seat && poked.and(self.conscious).has(seat)
    }

    /// The cards that answer a Backlash against this player (LM-BACKLASH-2).
    pub(crate) fn answers_to_backlash(&self, seat: Seat) -> Cards {
        let only_backlash = self.stack.play().is_some_and(|play| self.poked_by(play, seat));
        Cards::of(if only_backlash { &[Card::Backlash] } else { &[Card::Humiliation, Card::Backlash] })
    }

    /// Plays Backlash against `foe`.
    #[cold]
    pub(crate) fn backlash(&mut self, by: Seat, foe: Seat, log: &mut impl Log<LunchMoney>) {
        self.discard_from_hand(by, Card::Backlash);
        log.push(Event::Answered { by, card: Card::Backlash, faster: false, against: foe });
        self.stack.push(Frame::Backlash(Backlash { by, foe, cursor: 0 }));
    }

    /// Carries on the Backlash on top of the stack. True if somebody is asked.
    #[cold]
    pub(crate) fn step_backlash(&mut self, mut backlash: Backlash, log: &mut impl Log<LunchMoney>) -> bool {
        // It counts as a defence: first the player it is against is asked, then the others clockwise.
        if backlash.cursor == 0 {
            let foe = backlash.foe;
            let able = self.able().has(foe) || self.stack.play().is_some_and(|play| self.poked_by(play, foe));
            if able && self.hand(foe).kinds().meets(self.answers_to_backlash(foe)) && self.stack.room() {
                return self.ask(backlash.foe, Question::AnswerBacklash); // LM-BACKLASH-2
            }
            backlash.cursor = 1;
        }
        let others = self.humiliators().without(backlash.by);
        if let Some(seat) = self.next_in_turn(backlash.foe, &mut backlash.cursor, others) {
            self.stack.put(Frame::Backlash(backlash));
            return self.ask(seat, Question::AnswerBacklash);
        }
        self.backlash_stands(log);
        false
    }

    /// The Backlash on top stands: it turns the combo round, or cancels the Backlash below it.
    fn backlash_stands(&mut self, log: &mut impl Log<LunchMoney>) {
        let (answered, below) = self.pop_backlash();
        if below.is_none() {
            return self.turn_round(answered.by, log);
        }
        // LM-BACKLASH-2: the Backlash below is countered, and the attack that it was against counts again.
        log.push(Event::Stopped { by: answered.by, card: Card::Backlash, with: Card::Backlash });
        let (_, below) = self.pop_backlash();
        match below {
            Some(first) => {
                // Its foe has been asked already.
                self.stack.put(Frame::Backlash(Backlash { cursor: 1, ..first }));
            }
            None => {
                if let Some(play) = self.stack.play_mut() {
                    play.cursor += 1;
                }
            }
        }
    }

    /// Takes the top Backlash off the stack, together with the one below if there is one.
    fn pop_backlash(&mut self) -> (Backlash, Option<Backlash>) {
        let backlash = |frame: Option<&Frame>| match frame {
            Some(&Frame::Backlash(backlash)) => Some(backlash),
            _ => None,
        };
        let nobody = Backlash { by: Seat::new(0), foe: Seat::new(0), cursor: 0 };
        let top = backlash(self.stack.top()).unwrap_or(nobody);
        self.stack.pop();
        (top, backlash(self.stack.top()))
    }

    /// LM-BACKLASH-1: all counters that the combo would have cost, of all victims, hit the attacker.
    fn turn_round(&mut self, by: Seat, log: &mut impl Log<LunchMoney>) {
        let Some(play) = self.stack.play_mut() else {
            return;
        };
        let attacker = play.by;
        let n = play.pending[0] + play.pending[1];
        play.pending = [0; 2];
        (play.stage, play.cursor) = (Stage::Land, 0);
        log.push(Event::Turned { by, against: attacker, n });
        self.lose(attacker, n, Some(by), log);
    }

    /// LM-HUM-3: the Backlash under the chain was humiliated. Its player takes at once what it would have averted: a
    /// victim the attack, the attacker what the first Backlash turned round.
    #[cold]
    pub(crate) fn backlash_spoilt(&mut self, chain: Chain, log: &mut impl Log<LunchMoney>) {
        let spoilt = chain.links[0].victim();
        log.push(Event::Spoilt { by: spoilt, card: Card::Backlash });
        self.stack.pop();
        let (mut first, mut below) = self.pop_backlash();
        while let Some(earlier) = below {
            first = earlier;
            (_, below) = self.pop_backlash();
        }
        let Some(play) = self.stack.play_mut() else {
            return;
        };
        let (attacker, card) = (play.by, play.card);
        // Section 4: a weapon is back before the humiliator's free attack.
        let back = play.is(flag::ON_TABLE);
        play.flags &= !flag::ON_TABLE;
        if spoilt == attacker {
            self.stack.push(Frame::Chain(chain));
            self.turn_round(first.by, log);
        } else {
            let victim = usize::from(play.cursor);
            play.set(flag::NO_BACKLASH << victim);
            play.cursor += 1;
            let n = std::mem::take(&mut play.pending[victim]);
            self.stack.push(Frame::Chain(chain));
            self.lose(spoilt, n, Some(attacker), log);
        }
        if back {
            self.give_back(attacker, card, log);
        }
    }
}
