//! Section 4: how a play is answered, Humiliation, and First Aid to stay conscious.

use crate::cards;
use crate::state::{Literal, Step, seat};
use lunch_money::{Card, Event, Move, Question};

/// A Humiliation, and whether it is left standing.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Link {
    pub(crate) by: usize,
    pub(crate) victim: usize,
    pub(crate) stands: bool,
}

/// The result of a card that its target could answer once.
pub(crate) struct AnswerResult {
    pub(crate) holds: bool,
    /// The target may not answer it any more (LM-HUM-4).
    pub(crate) barred: bool,
    /// The target may not defend against it any more (LM-HUM-3).
    pub(crate) spoilt: bool,
    /// Humiliations whose free attacks come after the effect of the card (LM-HUM-3).
    pub(crate) links: Vec<Link>,
}

const HUMILIATE: Move = Move::Answer { card: Card::Humiliation, faster: false };

impl Literal {
    /// LM-HUM-1.
    fn may_humiliate(&self, who: usize) -> bool {
        self.can_answer(who) && !self.holds_choke(who) && self.has(who, Card::Humiliation)
    }

    fn humiliable(&self, card: Card) -> bool {
        match card {
            Card::Abandonment | Card::TimeOut => false,
            Card::Wedgy => self.rules.humiliation_stops_wedgy,
            _ => true,
        }
    }

    /// `who` is the target of a play and may answer. The holder of a Choke is first asked to release it, if they
    /// could then answer (LM-CHOKE-3).
    pub(crate) fn aimed_at(
        &mut self,
        who: usize,
        question: Question,
        may: impl Fn(&Literal, Move) -> bool + Copy,
    ) -> Option<Move> {
        loop {
            let could = |mv: &Move| *mv != Move::Decline && *mv != Move::Release && may(self, *mv);
            if !self.can_answer(who) || !self.thinkable(who).iter().any(could) {
                return None;
            }
            let choking = self.holds_choke(who);
            let mv = self.ask(who, question, |game, mv| mv == Move::Decline || (!choking && may(game, mv)));
            match mv {
                Move::Release => self.end_hold(who),
                Move::Decline => return Some(mv),
                mv => return Some(mv),
            }
        }
    }

    /// A player who is not a target may Humiliate.
    pub(crate) fn bystander(&mut self, who: usize, question: Question) -> bool {
        loop {
            if !self.may_humiliate(who) {
                return false;
            }
            match self.ask(who, question, |_, mv| mv == Move::Decline || mv == HUMILIATE) {
                Move::Release => self.end_hold(who),
                mv => return mv == HUMILIATE,
            }
        }
    }

    /// A Humiliation and those on it (LM-HUM-4). Returns the whole chain, with those left standing marked.
    pub(crate) fn chain(&mut self, by: usize, victim: usize) -> Vec<Link> {
        let mut links = Vec::new();
        self.humiliate(by, victim, &mut links);
        links
    }

    fn humiliate(&mut self, by: usize, victim: usize, links: &mut Vec<Link>) {
        let this = links.len();
        links.push(Link { by, victim, stands: true });
        self.put_down(by, Card::Humiliation);
        self.emit(Event::Humiliated { by: seat(by), victim: seat(victim) });
        // First its victim, then clockwise from its player, each once.
        if let Some(HUMILIATE) = self.aimed_at(victim, Question::AnswerHumiliation, move |game, mv| {
            mv == HUMILIATE && game.has(victim, Card::Humiliation)
        }) {
            let next = links.len();
            self.humiliate(victim, by, links);
            links[this].stands = !links[next].stands;
        }
        for who in self.clockwise_from_left_of(by) {
            if !links[this].stands {
                return;
            }
            if who != by && who != victim && self.bystander(who, Question::AnswerHumiliation) {
                let next = links.len();
                self.humiliate(who, by, links);
                links[this].stands = !links[next].stands;
            }
        }
    }

    /// LM-HUM-2, LM-HUM-4: the last played first.
    pub(crate) fn free_attacks(&mut self, links: &[Link]) -> Step {
        for link in links.iter().rev().filter(|link| link.stands) {
            self.free_attack(link.by, link.victim)?;
        }
        Ok(())
    }

    pub(crate) fn free_attack(&mut self, by: usize, victim: usize) -> Step {
        loop {
            let mv = self.offer(by, Question::FreeAttack, move |game, mv| match mv {
                Move::Play { card, at, .. } => {
                    game.in_play(by)
                        && at.index() == victim
                        && (cards::is_basic(card) || cards::is_weapon(card))
                        && game.may_play(by, mv)
                }
                mv => mv == Move::Decline,
            });
            match mv {
                Some(Move::Release) => self.end_hold(by),
                Some(mv @ Move::Play { .. }) => return self.humiliators_attack(by, mv),
                _ => return Ok(()),
            }
        }
    }

    /// Step 3: the others may Humiliate what `by` plays. Returns the Humiliations if the card is cancelled.
    pub(crate) fn third_parties(&mut self, by: usize, card: Card, asked_before: &[usize]) -> Step<Option<Vec<Link>>> {
        if !self.humiliable(card) {
            return Ok(None);
        }
        for who in self.clockwise_from_left_of(by) {
            if who == by || asked_before.contains(&who) || !self.bystander(who, Question::Interrupt) {
                continue;
            }
            let links = self.chain(who, by);
            if links[0].stands {
                return Ok(Some(links));
            }
            self.free_attacks(&links)?;
        }
        Ok(None)
    }

    /// A play that only Humiliation answers. True if it stands.
    pub(crate) fn stands(&mut self, by: usize, card: Card, target: Option<usize>) -> Step<bool> {
        match self.cancelled(by, card, target)? {
            Some(links) => {
                self.free_attacks(&links)?;
                Ok(false)
            }
            None => Ok(true),
        }
    }

    /// A play that only Humiliation answers. Returns the Humiliations that cancel it, if any.
    pub(crate) fn cancelled(&mut self, by: usize, card: Card, target: Option<usize>) -> Step<Option<Vec<Link>>> {
        let mut asked_before = Vec::new();
        if let Some(target) = target {
            asked_before.push(target);
            if let Some(HUMILIATE) = self.aimed_at(target, Question::Answer, move |game, mv| {
                mv == HUMILIATE && game.has(target, Card::Humiliation) && game.humiliable(card)
            }) {
                let links = self.chain(target, by);
                if links[0].stands {
                    self.emit(Event::Cancelled { by: seat(by), card });
                    return Ok(Some(links));
                }
                self.free_attacks(&links)?;
            }
        }
        let links = self.third_parties(by, card, &asked_before)?;
        if links.is_some() {
            self.emit(Event::Cancelled { by: seat(by), card });
        }
        Ok(links)
    }

    /// Step 2: the attacker, then the others clockwise from the attacker, may Humiliate the defender. Returns the
    /// Humiliations that spoil the defence, if any.
    pub(crate) fn spoilt(&mut self, attacker: usize, defender: usize) -> Step<Option<Vec<Link>>> {
        let mut order = vec![attacker];
        order.extend(self.clockwise_from_left_of(attacker));
        order.pop();
        for who in order {
            if who == defender || !self.bystander(who, Question::Spoil) {
                continue;
            }
            let links = self.chain(who, defender);
            if links[0].stands {
                return Ok(Some(links));
            }
            self.free_attacks(&links)?;
        }
        Ok(None)
    }

    /// A Grab or an affliction at somebody, who may answer it once.
    pub(crate) fn answer_affliction(&mut self, by: usize, card: Card, at: usize) -> Step<AnswerResult> {
        let nothing = AnswerResult { holds: false, barred: false, spoilt: false, links: Vec::new() };
        let mut barred = false;
        let answer = self.aimed_at(at, Question::Answer, move |game, mv| match mv {
            Move::Answer { card: Card::Humiliation, faster: false } => {
                game.has(at, Card::Humiliation) && game.humiliable(card)
            }
            Move::Answer { card: with, faster } => {
                cards::defences(card).contains(&with) && game.may_defend_with(at, with, faster)
            }
            _ => false,
        });
        match answer {
            Some(HUMILIATE) => {
                let links = self.chain(at, by);
                if links[0].stands {
                    self.emit(Event::Cancelled { by: seat(by), card });
                    self.free_attacks(&links)?;
                    return Ok(nothing);
                }
                barred = true;
                self.free_attacks(&links)?;
            }
            Some(Move::Answer { card: with, faster }) => {
                self.play_defence(at, with, faster, by);
                if let Some(links) = self.spoilt(by, at)? {
                    self.emit(Event::Spoilt { by: seat(at), card: with });
                    return Ok(AnswerResult { holds: true, barred: false, spoilt: true, links });
                }
                self.defence_stands(at, with, faster);
                self.emit(Event::Stopped { by: seat(at), card, with });
                return Ok(nothing);
            }
            _ => {}
        }
        if let Some(links) = self.third_parties(by, card, &[at])? {
            self.emit(Event::Cancelled { by: seat(by), card });
            self.free_attacks(&links)?;
            return Ok(nothing);
        }
        Ok(AnswerResult { holds: true, barred, spoilt: false, links: Vec::new() })
    }

    /// LM-FASTER-1: with Faster in play a Block (or Dodge) needs no card.
    pub(crate) fn may_defend_with(&self, who: usize, with: Card, faster: bool) -> bool {
        if faster {
            return [Card::Block, Card::Dodge].contains(&with) && self.has(who, with) && self.has(who, Card::Faster);
        }
        self.has(who, with) || self.has_unlimited(who, with)
    }

    fn has_unlimited(&self, who: usize, with: Card) -> bool {
        match with {
            Card::Block => self.players[who].fast_block,
            Card::Dodge => self.players[who].fast_dodge,
            _ => false,
        }
    }

    pub(crate) fn play_defence(&mut self, who: usize, with: Card, faster: bool, against: usize) {
        if faster || !self.has_unlimited(who, with) {
            self.put_down(who, with);
        }
        if faster {
            self.put_down(who, Card::Faster);
        }
        self.emit(Event::Answered { by: seat(who), card: with, faster, against: seat(against) });
    }

    pub(crate) fn defence_stands(&mut self, who: usize, with: Card, faster: bool) {
        if faster && with == Card::Block {
            self.players[who].fast_block = true;
        }
        if faster && with == Card::Dodge {
            self.players[who].fast_dodge = true;
        }
    }

    /// LM-AID-2.
    pub(crate) fn revive_or_fall(&mut self, who: usize, cause: Option<usize>) -> Step {
        while self.players[who].counters <= 0 && self.players[who].time_out.is_none() && self.pile > 0 {
            let held = self.count(who, Card::FirstAid);
            let mv = self.offer(who, Question::Revive, move |_, mv| match mv {
                Move::Aid(cards) => (1..=held).contains(&usize::from(cards)),
                mv => mv == Move::Decline,
            });
            let cards = match mv {
                Some(Move::Release) => {
                    self.end_hold(who);
                    continue;
                }
                Some(Move::Aid(cards)) => cards,
                _ => break,
            };
            for _ in 0..cards {
                self.put_down(who, Card::FirstAid);
            }
            self.emit(Event::AidPlayed { by: seat(who), cards });
            if self.rules.humiliation_stops_revival
                && let Some(links) = self.revival_spoilt(who, cause)?
            {
                self.emit(Event::Spoilt { by: seat(who), card: Card::FirstAid });
                // A spoilt revival is final.
                self.fall(who)?;
                return self.free_attacks(&links);
            }
            self.first_aid(who, cards.into());
        }
        if self.players[who].counters <= 0 && !self.players[who].out { self.fall(who) } else { Ok(()) }
    }

    fn revival_spoilt(&mut self, who: usize, cause: Option<usize>) -> Step<Option<Vec<Link>>> {
        let order = match cause {
            Some(cause) => {
                let mut order = vec![cause];
                order.extend(self.clockwise_from_left_of(cause));
                order.pop();
                order
            }
            None => self.clockwise_from_left_of(who),
        };
        for other in order {
            if other == who || !self.bystander(other, Question::Spoil) {
                continue;
            }
            let links = self.chain(other, who);
            if links[0].stands {
                return Ok(Some(links));
            }
            self.free_attacks(&links)?;
        }
        Ok(None)
    }
}
