//! Combos: follow-ups, Backlash, landing damage, and the Grabs after Blocks.

use crate::answers::Link;
use crate::attack::Attack;
use crate::cards;
use crate::state::{Hold, Literal, PokeState, Step, seat};
use crate::turn::played;
use lunch_money::{Card, Event, Move, Question};

/// The result of a Backlash.
enum BacklashResult {
    Stands,
    /// Countered by another Backlash.
    Countered,
    /// Spoilt: this player's Backlash was humiliated.
    Spoilt {
        by: usize,
        links: Vec<Link>,
    },
}

const BACKLASH: Move = Move::Answer { card: Card::Backlash, faster: false };
const HUMILIATE: Move = Move::Answer { card: Card::Humiliation, faster: false };

impl Literal {
    pub(crate) fn attack(&mut self, by: usize, mv: Move, free: bool) -> Step {
        let cards = self.attack_and_follow_up(by, mv, free)?;
        let blocks = self.finish(by, cards, true)?;
        self.grabs_after_blocks(by, &blocks)
    }

    /// LM-FRIEND-1: no Grab follows its Block, from either side.
    pub(crate) fn attack_without_grabs(&mut self, by: usize, mv: Move, free: bool) -> Step {
        let cards = self.attack_and_follow_up(by, mv, free)?;
        self.finish(by, cards, true)?;
        Ok(())
    }

    /// LM-HUM-2: answerable only by Humiliation.
    pub(crate) fn humiliators_attack(&mut self, by: usize, mv: Move) -> Step {
        let mut attack = self.declare(by, mv, true);
        self.answer_attack(&mut attack)?;
        self.finish(by, vec![attack], false)?;
        Ok(())
    }

    fn attack_and_follow_up(&mut self, by: usize, mv: Move, free: bool) -> Step<Vec<Attack>> {
        let mut first = self.declare(by, mv, free);
        self.answer_attack(&mut first)?;
        self.side_effects(&mut first);
        let mut combo = vec![first];
        let (card, victim) = (combo[0].card, combo[0].victims[0]);
        // LM-POWERPLAY-1, LM-UPPER2-1, LM-POKE-1
        if combo[0].stands() && [Card::Powerplay, Card::Uppercut2, Card::PokeInTheEye].contains(&card) {
            let follow = self.follow_up(by, victim, |_, card| cards::is_basic(card));
            if let Some(mv) = follow {
                let mut second = self.declare(by, mv, true);
                self.answer_attack(&mut second)?;
                combo.push(second);
            }
        }
        Ok(combo)
    }

    pub(crate) fn side_effects(&mut self, attack: &mut Attack) {
        let victim = attack.victims[0];
        if !attack.stands() || attack.effects_done || self.players[victim].out {
            return;
        }
        attack.effects_done = true;
        if attack.card == Card::Stomp {
            self.players[victim].stomped = true;
            self.emit(Event::Stomped { seat: seat(victim) });
        }
        if attack.card == Card::PokeInTheEye {
            attack.first_poke = self.players[victim].poked.is_none();
            self.players[victim].poked = Some(PokeState::ThisTurn);
            self.emit(Event::Poked { seat: seat(victim) });
        }
    }

    fn follow_up(&mut self, by: usize, victim: usize, fits: impl Fn(&Literal, Card) -> bool + Copy) -> Option<Move> {
        loop {
            let mv = self.offer(by, Question::FollowUp, move |game, mv| match mv {
                Move::Play { card, at, .. } => {
                    game.in_play(by) && at.index() == victim && fits(game, card) && game.may_play(by, mv)
                }
                mv => mv == Move::Decline,
            })?;
            match mv {
                Move::Release => self.end_hold(by),
                Move::Play { .. } => return Some(mv),
                _ => return None,
            }
        }
    }

    /// Step 5, then the damage lands. Returns who blocked.
    fn finish(&mut self, by: usize, mut combo: Vec<Attack>, backlash: bool) -> Step<Vec<usize>> {
        let mut victims: Vec<usize> = Vec::new();
        for victim in combo.iter().flat_map(|attack| &attack.victims) {
            if !victims.contains(victim) {
                victims.push(*victim);
            }
        }
        let mut costs: Vec<i32> = victims
            .iter()
            .map(|victim| combo.iter().flat_map(Attack::to_pay).filter(|pay| pay.0 == *victim).map(|pay| pay.1).sum())
            .collect();
        if backlash {
            self.backlash(by, &mut combo, &victims, &mut costs)?;
        }
        for (&victim, &cost) in victims.iter().zip(&costs) {
            self.lose(victim, cost, Some(by))?;
        }
        for attack in &mut combo {
            self.put_away(attack);
        }
        Ok(combo.into_iter().flat_map(|attack| attack.blocks).collect())
    }

    /// LM-BACKLASH-1 to 3. Changes what the victims have to lose in the end.
    fn backlash(&mut self, by: usize, combo: &mut [Attack], victims: &[usize], costs: &mut [i32]) -> Step {
        // LM-BACKLASH-3: not for a player who was already poked on an earlier play.
        let poked_here = combo.iter().find(|attack| attack.first_poke && attack.stands());
        let poked_here = poked_here.map(|attack| attack.victims[0]);
        for (nth, &victim) in victims.iter().enumerate() {
            let barred = combo.iter().any(|attack| attack.barred.contains(&victim));
            // There must be something to turn round, and somebody to turn it on.
            if barred || costs[nth] == 0 || self.players[victim].out || self.players[by].out {
                continue;
            }
            if !self.play_backlash(victim, poked_here == Some(victim), by) {
                continue;
            }
            match self.backlash_stands(victim, by, poked_here)? {
                BacklashResult::Stands => {
                    self.turn_round(victim, by, costs);
                    return self.settle(by, Some(victim));
                }
                BacklashResult::Countered => {}
                BacklashResult::Spoilt { by: spoilt, links } => {
                    // LM-HUM-3: its player takes what it was against, then comes the free attack.
                    self.emit(Event::Spoilt { by: seat(spoilt), card: Card::Backlash });
                    if spoilt == by {
                        self.turn_round(victim, by, costs);
                    } else {
                        let cost = std::mem::take(&mut costs[nth]);
                        self.pay(victim, cost);
                    }
                    combo.iter_mut().for_each(|attack| self.put_away(attack));
                    self.settle(spoilt, Some(if spoilt == by { victim } else { by }))?;
                    self.free_attacks(&links)?;
                }
            }
        }
        Ok(())
    }

    fn turn_round(&mut self, by: usize, attacker: usize, costs: &mut [i32]) {
        let total: i32 = costs.iter().sum();
        costs.fill(0);
        self.emit(Event::Turned { by: seat(by), against: seat(attacker), n: total as u8 });
        self.pay(attacker, total);
    }

    fn lay_backlash(&mut self, by: usize, against: usize) {
        self.put_down(by, Card::Backlash);
        self.emit(Event::Answered { by: seat(by), card: Card::Backlash, faster: false, against: seat(against) });
    }

    fn play_backlash(&mut self, who: usize, poked_here: bool, against: usize) -> bool {
        loop {
            let able = self.in_play(who) && !self.is_held(who) && (self.players[who].poked.is_none() || poked_here);
            if !able || !self.has(who, Card::Backlash) {
                return false;
            }
            let choking = self.holds_choke(who);
            match self.ask(who, Question::Backlash, move |_, mv| mv == Move::Decline || (!choking && mv == BACKLASH)) {
                Move::Release => self.end_hold(who),
                BACKLASH => {
                    self.lay_backlash(who, against);
                    return true;
                }
                _ => return false,
            }
        }
    }

    /// LM-BACKLASH-2: it can be countered by a Humiliation, or by a Backlash of the player it is against. Since it
    /// counts as a Defense card, that player is asked first, then the others clockwise.
    fn backlash_stands(&mut self, by: usize, against: usize, poked_here: Option<usize>) -> Step<BacklashResult> {
        loop {
            let poked = self.players[against].poked.is_some() && poked_here == Some(against);
            let may = move |game: &Literal, mv| match mv {
                BACKLASH => game.has(against, Card::Backlash),
                mv => mv == HUMILIATE && !poked && game.has(against, Card::Humiliation),
            };
            let able = self.in_play(against) && !self.is_held(against);
            if !able
                || !(poked || self.players[against].poked.is_none())
                || ![BACKLASH, HUMILIATE].iter().any(|&mv| may(self, mv))
            {
                break;
            }
            let choking = self.holds_choke(against);
            match self
                .ask(against, Question::AnswerBacklash, |game, mv| mv == Move::Decline || (!choking && may(game, mv)))
            {
                Move::Release => {
                    self.end_hold(against);
                    continue;
                }
                HUMILIATE => {
                    let links = self.chain(against, by);
                    if links[0].stands {
                        return Ok(BacklashResult::Spoilt { by, links });
                    }
                    self.free_attacks(&links)?;
                }
                BACKLASH => {
                    self.lay_backlash(against, by);
                    match self.backlash_stands(against, by, poked_here)? {
                        BacklashResult::Stands => {
                            self.emit(Event::Stopped { by: seat(against), card: Card::Backlash, with: Card::Backlash });
                            return Ok(BacklashResult::Countered);
                        }
                        BacklashResult::Countered => {}
                        spoilt => return Ok(spoilt),
                    }
                }
                _ => {}
            }
            break;
        }
        for who in self.clockwise_from_left_of(against) {
            if who == by || who == against || !self.bystander(who, Question::AnswerBacklash) {
                continue;
            }
            let links = self.chain(who, by);
            if links[0].stands {
                return Ok(BacklashResult::Spoilt { by, links });
            }
            self.free_attacks(&links)?;
        }
        Ok(BacklashResult::Stands)
    }

    /// LM-BLOCK-2.
    fn grabs_after_blocks(&mut self, attacker: usize, blocks: &[usize]) -> Step {
        let mut defenders = blocks.to_vec();
        defenders.dedup();
        for defender in defenders {
            let mut left = blocks.iter().filter(|&&blocker| blocker == defender).count();
            for (grabber, other) in [(defender, attacker), (attacker, defender)] {
                while left > 0 {
                    let mv = self.offer(grabber, Question::CounterGrab, move |game, mv| match mv {
                        Move::Play { card: Card::Grab, at, .. } => {
                            // LM-CHOKE-3: the holder of a Choke acts normally on their own turn.
                            let acts = !game.holds_choke(grabber) || grabber == game.active;
                            at.index() == other && acts && game.can_answer(grabber) && game.may_play(grabber, mv)
                        }
                        mv => mv == Move::Decline,
                    });
                    match mv {
                        Some(Move::Release) => self.end_hold(grabber),
                        Some(Move::Play { .. }) => {
                            left -= 1;
                            self.grab_combo(grabber, other)?;
                        }
                        _ => break,
                    }
                }
            }
        }
        Ok(())
    }

    /// LM-GRAB-1.
    pub(crate) fn grab_combo(&mut self, by: usize, at: usize) -> Step {
        self.put_down(by, Card::Grab);
        self.emit(played(by, Card::Grab, at));
        let answered = self.answer_affliction(by, Card::Grab, at)?;
        if !answered.holds || self.players[at].out {
            return self.free_attacks(&answered.links);
        }
        self.emit(Event::Grabbed { by: seat(by), victim: seat(at) });
        self.pass_cooties(by, at)?;
        self.free_attacks(&answered.links)?;
        if self.rules.cooties_when_grabbed && !answered.barred && !self.players[by].out {
            self.grabbed_cooties(at, by)?;
        }
        let own_turn = by == self.active;
        let follow = self.follow_up(by, at, move |game, card| {
            let others = [Card::Choke, Card::Cooties, Card::Headlock, Card::Powerplay, Card::Spank, Card::Wedgy];
            !game.helpless(by)
                && (cards::is_basic(card)
                    || cards::is_weapon(card)
                    || others.contains(&card)
                    || (card == Card::Disarm && own_turn))
        });
        let Some(mv @ Move::Play { card, .. }) = follow else { return Ok(()) };
        match card {
            Card::Choke | Card::Headlock => self.hold(by, card, at),
            Card::Cooties => self.cooties(by, at),
            Card::Wedgy => self.wedgy(by, at),
            Card::Disarm => {
                // LM-CHUNK-1
                self.put_down(by, card);
                self.emit(played(by, card, at));
                if self.stands(by, card, Some(at))? && self.has(at, Card::Chunk) {
                    self.put_down(at, Card::Chunk);
                    self.emit(Event::Discarded { seat: seat(at), card: Card::Chunk });
                }
                Ok(())
            }
            _ => {
                let mut combo = self.attack_and_follow_up(by, mv, true)?;
                if answered.barred || answered.spoilt {
                    combo[0].barred.push(at); // LM-BACKLASH-3: the Grab is one of the combo's cards
                }
                self.finish(by, combo, true)?;
                Ok(())
            }
        }
    }

    /// `cooties_when_grabbed`.
    fn grabbed_cooties(&mut self, who: usize, grabber: usize) -> Step {
        let answer = self.aimed_at(who, Question::GrabbedCooties, move |game, mv| {
            mv == Move::Answer { card: Card::Cooties, faster: false } && game.has(who, Card::Cooties)
        });
        if let Some(Move::Answer { .. }) = answer {
            self.cooties(who, grabber)?;
        }
        Ok(())
    }

    /// LM-COOTIES-1.
    fn cooties(&mut self, by: usize, at: usize) -> Step {
        self.put_down(by, Card::Cooties);
        self.emit(played(by, Card::Cooties, at));
        let answered = self.answer_affliction(by, Card::Cooties, at)?;
        if answered.holds && !self.players[at].out {
            if !self.players[at].cooties {
                self.lies_in_front(Card::Cooties);
                self.players[at].cooties = true;
            }
            self.emit(Event::CootiesWent { from: seat(by), to: seat(at) });
            self.lose(at, 1, Some(by))?;
        }
        Ok(())
    }

    /// LM-WEDGY-1.
    fn wedgy(&mut self, by: usize, at: usize) -> Step {
        self.put_down(by, Card::Wedgy);
        self.emit(played(by, Card::Wedgy, at));
        let answered = self.answer_affliction(by, Card::Wedgy, at)?;
        if answered.holds && !self.players[at].out {
            self.lies_in_front(Card::Wedgy);
            self.players[at].wedgies += 1;
            self.emit(Event::Wedgied { seat: seat(at) });
            self.lose(at, 1, Some(by))?;
        }
        self.free_attacks(&answered.links)
    }

    /// LM-CHOKE-1, LM-HEADLOCK-1, LM-HOLD-1.
    fn hold(&mut self, by: usize, card: Card, at: usize) -> Step {
        self.put_down(by, card);
        self.emit(played(by, card, at));
        let answered = self.answer_affliction(by, card, at)?;
        if answered.holds && !self.players[at].out {
            self.end_hold(by);
            self.end_hold(at);
            self.lies_in_front(card);
            self.players[by].hold = Some(Hold { card, victim: at });
            self.emit(Event::Held { by: seat(by), victim: seat(at), card });
            if card == Card::Choke {
                self.lose(at, 1, Some(by))?;
            }
        }
        self.free_attacks(&answered.links)?;
        if self.rules.headlock_hits_at_once && self.headlock_victim(by) == Some(at) {
            self.headlock_hits(by)?;
        }
        Ok(())
    }

    /// Any number of Jabs, Uppercuts and Stomps on the victim, each an attack of its own.
    pub(crate) fn headlock_hits(&mut self, by: usize) -> Step {
        while let Some(victim) = self.headlock_victim(by) {
            let mv = self.offer(by, Question::HeadlockHit, move |game, mv| match mv {
                Move::Play { card, at, .. } => {
                    at.index() == victim
                        && [Card::Jab, Card::Uppercut, Card::Stomp].contains(&card)
                        && game.may_play(by, mv)
                }
                mv => mv == Move::Decline,
            });
            match mv {
                Some(Move::Release) => self.end_hold(by),
                Some(mv @ Move::Play { .. }) => self.attack(by, mv, true)?,
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    /// LM-CHOKE-2, LM-HEADLOCK-2.
    pub(crate) fn escape(&mut self, who: usize, card: Card, from: usize) -> Step {
        let links = if card == Card::Humiliation {
            self.chain(who, from)
        } else {
            self.put_down(who, card);
            self.emit(Event::Escaping { by: seat(who), card, from: seat(from) });
            if !self.stands(who, card, Some(from))? {
                return Ok(());
            }
            Vec::new()
        };
        if links.first().is_none_or(|link| link.stands)
            && self.players[from].hold.is_some_and(|hold| hold.victim == who)
        {
            self.end_hold(from);
        }
        self.free_attacks(&links)
    }
}
