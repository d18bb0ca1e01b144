//! What a card does if nothing stops it: a defence, an attack, or any other card (sections 4, 6, 7, 8).

use crate::card::{Card, GIVES_FREE_BASIC};
use crate::event::Event;
use crate::frame::{Frame, PileOn, Play, Stage, flag};
use crate::state::{Hold, LunchMoney, Person};
use table::{Log, Seat};

impl LunchMoney {
    /// The defence on the table was not spoilt: it stops the costliest hit (LM-DMG-4). True if the play continues,
    /// false if it waits on the stack below something new.
    #[inline(never)]
    pub(crate) fn defence_stands(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let victim = play.asked();
        let seat = play.at[victim];
        if let Some(hit) = play.costliest(victim) {
            play.stopped |= 1 << hit;
        }
        log.push(Event::Stopped { by: seat, card: play.card, with: play.beside });
        play.count += 1;
        play.stage = Stage::Answer;
        if play.is(flag::FASTER) {
            // LM-FASTER-1
            let multiplied = if play.beside == Card::Dodge { &mut self.fast_dodge } else { &mut self.fast_block };
            multiplied.insert(seat);
            play.flags &= !flag::FASTER;
        }
        match play.beside {
            Card::Block => {
                play.blocks[victim] += 1; // LM-BLOCK-2
                return self.pass_cooties(seat, play.by, play, log);
            }
            Card::Disarm => {
                play.flags &= !flag::ON_TABLE; // LM-DISARM-1
                self.piles.discard(play.card);
            }
            Card::Dodge if play.card.spins() => play.stage = Stage::Travel, // LM-SPIN-1
            _ => {}
        }
        true
    }

    /// LM-HUM-3: the defence on the table was spoilt. The defender takes the hit at once, before the humiliator's
    /// free attack, and may not defend any more. (Cooties may still answer a Grab, since they are no defence.) The
    /// play is under the chain.
    #[cold]
    pub(crate) fn defence_spoilt(&mut self, log: &mut impl Log<LunchMoney>) {
        let Some(&(mut play)) = self.stack.play() else { return };
        let victim = play.asked();
        let seat = play.at[victim];
        log.push(Event::Spoilt { by: seat, card: play.beside });
        play.set(flag::NO_BACKLASH << victim);
        play.flags &= !flag::FASTER; // LM-FASTER-1: both cards are gone
        play.count += 1;
        play.stage = Stage::Answer;
        let hit = play.costliest(victim).unwrap_or(0);
        play.landed |= 1 << hit;
        let attack = play.card.hits() > 0;
        let cost = if attack { play.cost_of_hit(hit) } else { 0 };
        play.paid[victim] += cost;
        let back = play.is(flag::ON_TABLE) && !play.coming();
        if back {
            play.flags &= !flag::ON_TABLE;
        }
        if attack {
            play.set(flag::BARRED << victim);
            self.side_effect(&mut play, seat, log);
        }
        if let Some(below) = self.stack.play_mut() {
            *below = play;
        }
        if attack {
            self.lose(seat, cost, Some(play.by), log);
        } else {
            self.affliction(log);
        }
        if back {
            self.give_back(play.by, play.card, log);
        }
    }

    /// Nothing stopped the attack: counts what it will cost, and applies its other effects.
    #[inline]
    pub(crate) fn attack_stands(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) {
        let cost = play.cost_of_card();
        play.pending[0] += cost[0];
        play.pending[1] += cost[1];
        for victim in 0..play.victims() {
            if play.coming_at(victim) != 0 {
                log.push(Event::Took { seat: play.at[victim], card: play.card, from: play.by });
            }
        }
        play.stage = if GIVES_FREE_BASIC.has(play.card) { Stage::FollowUp } else { Stage::Backlash };
        play.cursor = 0;
        if !play.is(flag::DONE) {
            self.side_effect(play, play.at[0], log);
        }
    }

    /// Nothing stopped the current card, which is no attack. True if its play continues, false if it is over or waits
    /// on the stack below something new.
    #[inline(never)]
    pub(crate) fn card_stands(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        if !play.aimed() && !self.conscious.has(play.by) {
            self.stack.pop();
            return false;
        }
        if play.is(flag::ESCAPE) {
            self.stack.pop();
            if self.person(play.at[0]).hold.is_some_and(|hold| hold.victim == play.by) {
                self.release(play.at[0], log); // LM-CHOKE-2, LM-HEADLOCK-2
            }
            return false;
        }
        match play.card {
            Card::Grab => {
                play.stage = Stage::GrabbedCooties;
                if !play.is(flag::DONE) && self.conscious.has(play.at[0]) {
                    log.push(Event::Grabbed { by: play.by, victim: play.at[0] });
                    return self.pass_cooties(play.by, play.at[0], play, log);
                }
            }
            Card::FirstAid => {
                play.stage = Stage::MoreAid;
                play.paid[0] += self.aid(play.by, play.count, log); // LM-AID-1
            }
            Card::Hide => {
                self.hiding.insert(play.by); // LM-HIDE-1
                log.push(Event::Hid { seat: play.by });
                play.stage = Stage::MoreAid;
                self.stack.put(Frame::Play(*play));
                self.end_holds_around(play.by, log); // LM-HOLD-1
                return false;
            }
            Card::ImaginaryFriend => play.stage = Stage::FollowUp,
            Card::Freedom => {
                self.stack.pop();
                self.person_mut(play.by).wedgies -= 1; // LM-FREEDOM-1, LM-WEDGY-1
                self.piles.discard(Card::Wedgy);
                log.push(Event::Unwedgied { seat: play.by });
                return false;
            }
            Card::Hippie => {
                let victim = play.at[0];
                log.push(Event::PiledOn { seat: victim });
                self.stack.put(Frame::PileOn(PileOn { victim, first: play.by, cursor: 0 })); // LM-HIPPIE-1
                return false;
            }
            _ => {
                play.end_combo();
                if !play.is(flag::DONE) {
                    self.stack.put(Frame::Play(*play));
                    self.affliction(log);
                    return false;
                }
            }
        }
        true
    }

    /// The effects of a Stomp or a Poke besides the hit.
    #[inline]
    fn side_effect(&mut self, play: &mut Play, victim: Seat, log: &mut impl Log<LunchMoney>) {
        play.set(flag::DONE);
        if !matches!(play.card, Card::Stomp | Card::PokeInTheEye) || !self.conscious.has(victim) {
            return;
        }
        if play.card == Card::Stomp {
            self.stomped.insert(victim); // LM-STOMP-1
            log.push(Event::Stomped { seat: victim });
        } else {
            play.set(flag::POKED_HERE);
            self.poked_now.insert(victim); // LM-POKE-1
            log.push(Event::Poked { seat: victim });
        }
    }

    /// Applies an affliction, a Disarm after a Grab, or a Grab whose Dodge or Freedom was spoilt. The play may be
    /// under a chain.
    #[cold]
    pub(crate) fn affliction(&mut self, log: &mut impl Log<LunchMoney>) {
        let Some(play) = self.stack.play_mut() else {
            return;
        };
        play.set(flag::DONE);
        let (card, by, victim) = (play.card, play.by, play.at[0]);
        if !self.conscious.has(victim) {
            return;
        }
        match card {
            Card::Choke | Card::Headlock => {
                // LM-HOLD-1: a player who has fallen in the meantime holds nobody; the card runs its course (section
                // 4).
                if self.conscious.has(by) {
                    self.piles.take_back(card);
                    self.take_hold(by, Hold { choke: card == Card::Choke, victim }, log);
                }
                if card == Card::Choke {
                    self.lose(victim, 1, Some(by), log); // LM-CHOKE-1
                } else if self.rules.headlock_hits_at_once {
                    self.headlock_at_once(by, victim);
                }
            }
            Card::Wedgy => {
                self.piles.take_back(card);
                self.person_mut(victim).wedgies += 1; // LM-WEDGY-1
                log.push(Event::Wedgied { seat: victim });
                self.lose(victim, 1, Some(by), log);
            }
            Card::Cooties => {
                // LM-COOTIES-2: a second one is discarded.
                if !self.cooties.has(victim) {
                    self.piles.take_back(card);
                    self.cooties.insert(victim);
                }
                log.push(Event::CootiesWent { from: by, to: victim });
                self.lose(victim, 1, Some(by), log); // LM-COOTIES-1
            }
            Card::TimeOut => {
                self.piles.take_back(card);
                let person = self.person_mut(victim); // LM-TIMEOUT-1
                // The turn in which it is played ends first.
                (person.timed_out_by, person.time_left) = (by, Person::TIME_OUT + 1);
                self.timed_out.insert(victim);
                log.push(Event::TimedOut { by, seat: victim });
                self.end_holds_around(victim, log); // LM-HOLD-1
            }
            Card::Grab => {
                log.push(Event::Grabbed { by, victim });
                self.move_cooties(by, victim, log);
            }
            Card::Disarm if self.holds(victim, Card::Chunk) => {
                self.discard_from_hand(victim, Card::Chunk); // LM-CHUNK-1
                log.push(Event::Discarded { seat: victim, card: Card::Chunk });
            }
            _ => {}
        }
    }

    /// LM-COOTIES-2: a Block has stopped a hit, or a Grab holds, by `first` and with `other` involved. True if the
    /// play continues, false if it waits on the stack.
    #[inline]
    fn pass_cooties(&mut self, first: Seat, other: Seat, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        if self.cooties.is_empty() {
            return true;
        }
        self.pass_cooties_on(first, other, play, log)
    }

    #[cold]
    fn pass_cooties_on(&mut self, first: Seat, other: Seat, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        if play.is(flag::COOTIES) {
            return true; // only once for each attack card
        }
        // Their cost may be pushed on top.
        play.set(flag::COOTIES);
        self.stack.put(Frame::Play(*play));
        if self.move_cooties(first, other, log) {
            return false;
        }
        play.flags &= !flag::COOTIES;
        true
    }

    /// LM-COOTIES-2: moves Cooties. False if neither player has any, or nobody is left to take them.
    fn move_cooties(&mut self, first: Seat, other: Seat, log: &mut impl Log<LunchMoney>) -> bool {
        let from = match (self.cooties.has(first), self.cooties.has(other)) {
            (true, _) => first, // also if both have one
            (false, true) => other,
            (false, false) => return false,
        };
        let to = if from == first { other } else { first };
        if !self.conscious.has(to) {
            return false;
        }
        self.cooties.remove(from);
        if self.cooties.has(to) {
            self.piles.discard(Card::Cooties);
        }
        self.cooties.insert(to);
        log.push(Event::CootiesWent { from, to });
        self.lose(to, 1, Some(from), log);
        true
    }
}
