//! Which cards a player may play at whom.

use crate::cards;
use crate::state::{Literal, PokeState};
use lunch_money::{Card, Move};

impl Literal {
    /// LM-TURN-2, LM-CHOKE-2, LM-HEADLOCK-2.
    pub(crate) fn may_act(&self, who: usize, mv: Move) -> bool {
        match mv {
            Move::Pass => true,
            Move::Discard(positions) => {
                let other = |mv: &Move| !matches!(mv, Move::Pass | Move::Discard(_)) && self.may_act(who, *mv);
                positions < 1 << self.players[who].hand.len()
                    && !(self.rules.no_discard && self.thinkable(who).iter().any(other))
            }
            Move::Aid(cards) => !self.is_held(who) && (1..=self.count(who, Card::FirstAid)).contains(&cards.into()),
            Move::Alone(Card::Hide) => !self.is_held(who) && self.has(who, Card::Hide),
            Move::Alone(Card::Freedom) => {
                !self.is_held(who) && self.has(who, Card::Freedom) && self.players[who].wedgies > 0
            }
            Move::Escape { card, from } => {
                let from = from.index();
                let mut escapes = vec![Card::Freedom, Card::Stomp, Card::Humiliation];
                if !self.in_headlock(who) {
                    escapes.push(Card::Headbutt);
                }
                self.holders_of(who).contains(&from) && self.has(who, card) && escapes.contains(&card)
            }
            Move::Play { card, at, .. } => {
                if self.in_headlock(who) {
                    return false;
                }
                let at_holder = self.holders_of(who).contains(&at.index());
                if self.in_choke(who) && (!cards::is_basic(card) || at_holder) {
                    return false;
                }
                let needs_grab = [Card::Powerplay, Card::Spank].contains(&card);
                let other = [Card::Grab, Card::Hippie, Card::TimeOut, Card::Abandonment].contains(&card);
                ((cards::is_attack(card) && !needs_grab) || other) && self.may_play(who, mv)
            }
            _ => false,
        }
    }

    /// Whether these cards may be played at these players, by somebody who may play cards of this kind now.
    pub(crate) fn may_play(&self, who: usize, mv: Move) -> bool {
        let Move::Play { card, weirds, at, also, way } = mv else { return false };
        let mut needed = vec![card];
        needed.extend(vec![Card::Weird; weirds.count()]);
        if needed.iter().any(|&card| needed.iter().filter(|&&other| other == card).count() > self.count(who, card)) {
            return false;
        }
        // LM-WEIRD-1
        if weirds.count() > 0 && !(cards::takes_weird(card) && weirds.within(cards::hits(card).len())) {
            return false;
        }
        // LM-2FER-1
        if also.is_some() && (card != Card::TwoFer || also == Some(at)) {
            return false;
        }
        // LM-SPIN-1
        if way.is_some() && !cards::spins(card) {
            return false;
        }
        let mut victims = vec![at.index()];
        victims.extend(also.map(|seat| seat.index()));
        victims.into_iter().all(|at| at != who && self.reachable(at) && self.may_attack(who, card, at))
    }

    /// Restrictions on attacks and Grabs by holds, hiding and the profile (LM-HOLD-1).
    fn may_attack(&self, who: usize, card: Card, at: usize) -> bool {
        if !cards::is_attack(card) && card != Card::Grab {
            return true;
        }
        if self.players[who].hiding {
            return false; // LM-HIDE-1
        }
        // LM-HEADLOCK-1
        if let Some(victim) = self.headlock_victim(who)
            && !(victim == at && [Card::Jab, Card::Uppercut, Card::Stomp].contains(&card))
        {
            return false;
        }
        let plain = cards::is_basic(card) || cards::is_weapon(card);
        let third_party = !self.holders_of(at).contains(&who) && !self.holders_of(who).contains(&at);
        let in_a_hold = self.is_held(at) || self.holds_choke(at);
        if self.rules.outsiders_basic_or_weapon_only && third_party && in_a_hold && !plain {
            return false;
        }
        let second_turn = self.players[at].poked == Some(PokeState::LastTurn) && who == self.active;
        self.rules.poke_second_attack_any || !second_turn || plain
    }
}
