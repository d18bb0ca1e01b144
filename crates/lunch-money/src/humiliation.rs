//! Humiliation on a play, on a defence, and on a Humiliation (LM-HUM, section 4 step 4).

use crate::card::{BASIC_OR_WEAPON, Card, Cards};
use crate::event::Event;
use crate::frame::{Chain, ChainTarget, Frame, Link, flag};
use crate::state::{LunchMoney, Question};
use table::{Log, Seat};

impl LunchMoney {
    /// Plays a first Humiliation on the play, defence, Backlash, revival or escape on the table.
    #[inline(never)]
    pub(crate) fn humiliate(&mut self, by: Seat, victim: Seat, on: ChainTarget, log: &mut impl Log<LunchMoney>) {
        self.discard_from_hand(by, Card::Humiliation);
        log.push(Event::Humiliated { by, victim });
        let links = [Link::new(by, victim); Chain::MOST];
        self.stack.push(Frame::Chain(Chain { on, len: 1, links, open: 1, standing: 0, cursor: 0, settled: false }));
    }

    /// Plays a Humiliation on the last one of the chain.
    #[inline(never)]
    pub(crate) fn humiliate_humiliator(&mut self, mut chain: Chain, by: Seat, log: &mut impl Log<LunchMoney>) {
        let victim = chain.last_open().by();
        self.discard_from_hand(by, Card::Humiliation);
        log.push(Event::Humiliated { by, victim });
        chain.links[usize::from(chain.len)] = Link::new(by, victim);
        chain.open |= 1 << chain.len;
        chain.len += 1;
        chain.cursor = 0;
        self.stack.put(Frame::Chain(chain));
    }

    /// Carries on the chain on top of the stack. True if somebody is asked.
    #[inline(never)]
    pub(crate) fn step_chain(&mut self, mut chain: Chain, log: &mut impl Log<LunchMoney>) -> bool {
        if chain.settled {
            return self.step_free_attacks(chain);
        }
        // Step 4: first its victim, then clockwise from its player, each once for every Humiliation.
        let (by, victim) = chain.last_open().both();
        if usize::from(chain.len) < Chain::MOST {
            if chain.cursor == 0 {
                if self.may_reply(victim, Cards::of(&[Card::Humiliation])) {
                    return self.ask(victim, Question::AnswerHumiliation);
                }
                chain.cursor = 1;
            }
            let others = self.humiliators().without(by).without(victim);
            if let Some(seat) = self.next_in_turn(by, &mut chain.cursor, others) {
                self.stack.put(Frame::Chain(chain));
                return self.ask(seat, Question::AnswerHumiliation);
            }
        }
        self.last_humiliation_stands(chain, log);
        false
    }

    /// LM-HUM-4: nobody answers the last one, so it stands and the one it is on does not.
    fn last_humiliation_stands(&mut self, mut chain: Chain, log: &mut impl Log<LunchMoney>) {
        chain.standing |= chain.close_last();
        if chain.open == 0 {
            return self.settle(chain, true, log);
        }
        let cancelled = chain.last_open().by();
        chain.close_last();
        if chain.open == 0 {
            return self.settle(chain, false, log);
        }
        // What the cancelled one was on stands again; the players after its player may still answer that.
        let (by, victim) = chain.last_open().both();
        chain.cursor = if cancelled == victim { 1 } else { by.steps_to(cancelled, self.n()) as u8 + 1 };
        self.stack.put(Frame::Chain(chain));
    }

    /// Decides the chain: whether what the first one is on is humiliated.
    fn settle(&mut self, mut chain: Chain, humiliated: bool, log: &mut impl Log<LunchMoney>) {
        chain.settled = true;
        self.stack.put(Frame::Chain(chain));
        match (chain.on, humiliated) {
            (ChainTarget::Card, true) => self.card_cancelled(log),
            (ChainTarget::Card, false) => {
                // LM-HUM-4: a target who is humiliated like this may not answer that card any more.
                let target = chain.links[0].by();
                if let Some(play) = self.stack.play_mut() {
                    for victim in [0, 1] {
                        if play.aimed() && play.at[victim] == target {
                            play.set(flag::BARRED << victim | flag::NO_BACKLASH << victim);
                        }
                    }
                }
            }
            (ChainTarget::Defence, true) => self.defence_spoilt(log),
            (ChainTarget::Backlash, true) => self.backlash_spoilt(chain, log),
            (ChainTarget::Revival, true) => self.revival_spoilt(chain, log),
            (ChainTarget::Hold, true) => {
                let (victim, holder) = chain.links[0].both();
                if self.person(holder).hold.is_some_and(|hold| hold.victim == victim) {
                    self.release(holder, log); // LM-CHOKE-2, LM-HEADLOCK-2
                }
            }
            (ChainTarget::Defence | ChainTarget::Backlash | ChainTarget::Revival | ChainTarget::Hold, false) => {}
        }
    }

    /// LM-HUM-4: everyone left standing gets their free attack, the last played first.
    fn step_free_attacks(&mut self, mut chain: Chain) -> bool {
        while chain.standing != 0 {
            let (by, victim) = chain.last_standing().both();
            if self.may_attack_freely(by, victim) {
                self.stack.put(Frame::Chain(chain));
                return self.ask(by, Question::FreeAttack);
            }
            chain.drop_last_standing();
        }
        self.stack.pop();
        false
    }

    /// LM-HUM-2, LM-HUM-3: only if the victim can still be reached, and never on a player who hides (LM-HIDE-1).
    fn may_attack_freely(&self, by: Seat, victim: Seat) -> bool {
        self.reachable().has(by)
            && self.reachable().has(victim)
            && self.hand(by).kinds().meets(self.free_attacks(by, victim))
    }

    /// The free attacks of a Humiliation: a Basic Attack or a Weapon.
    pub(crate) fn free_attacks(&self, by: Seat, victim: Seat) -> Cards {
        self.aggression(by, victim).and(BASIC_OR_WEAPON)
    }
}

impl Chain {
    /// The last one that is not decided yet.
    pub(crate) fn last_open(&self) -> Link {
        self.links[self.open.checked_ilog2().unwrap_or(0) as usize]
    }

    /// Decides the last open one, and returns its bit.
    fn close_last(&mut self) -> u8 {
        let bit = self.open.checked_ilog2().map_or(0, |i| 1 << i);
        self.open &= !bit;
        bit
    }

    /// The last one whose free attack is still to come.
    pub(crate) fn last_standing(&self) -> Link {
        self.links[self.standing.checked_ilog2().unwrap_or(0) as usize]
    }

    /// Drops the last standing one: it has had its free attack, or gets none.
    pub(crate) fn drop_last_standing(&mut self) {
        self.standing &= !self.standing.checked_ilog2().map_or(0, |i| 1 << i);
    }
}
