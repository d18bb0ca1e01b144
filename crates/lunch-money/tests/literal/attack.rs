//! An attack card: its hits, how they are answered, and what they cost (sections 4 and 5).

use crate::cards;
use crate::state::{Literal, Step, seat};
use lunch_money::{Card, Event, Move, Question, Way};

pub(crate) struct Hit {
    pub(crate) on: usize,
    pub(crate) worth: i32,
    pub(crate) stopped: bool,
    /// Whether the victim's defence was spoilt, so that the hit has landed.
    pub(crate) landed: bool,
}

pub(crate) struct Attack {
    pub(crate) by: usize,
    pub(crate) card: Card,
    /// The victims in the order named.
    pub(crate) victims: Vec<usize>,
    pub(crate) hits: Vec<Hit>,
    way: Option<Way>,
    /// Whether Defense cards may not answer it.
    free: bool,
    // LM-WEDGY-1: what weakens an attack is settled when its card is played.
    stomped: bool,
    choked: bool,
    wedgies: i32,
    /// Players who may not answer it any more.
    pub(crate) barred: Vec<usize>,
    /// Players who blocked, once for each Block that stopped a hit.
    pub(crate) blocks: Vec<usize>,
    /// What the victims of spoilt defences have paid already.
    paid: Vec<(usize, i32)>,
    pub(crate) cancelled: bool,
    /// Whether it is back in the hand, or in the discard pile for good.
    pub(crate) put_away: bool,
    cooties_passed: bool,
    /// Whether the effects of the Stomp or Poke besides its hit are done.
    pub(crate) effects_done: bool,
    /// Whether it is a Poke on a victim who was not poked before.
    pub(crate) first_poke: bool,
}

impl Attack {
    /// LM-DMG-1.
    fn cost(&self, mut sum: i32) -> i32 {
        if self.stomped {
            sum /= 2;
        }
        if self.choked {
            sum /= 2;
        }
        (sum - self.wedgies).max(0)
    }

    fn coming(&self) -> bool {
        self.hits.iter().any(|hit| !hit.stopped)
    }

    /// Whether it stands, so that another card may follow.
    pub(crate) fn stands(&self) -> bool {
        !self.cancelled && self.coming()
    }

    /// The counters that each victim still has to lose when the card ends (LM-DMG-1, LM-DMG-2).
    pub(crate) fn to_pay(&self) -> Vec<(usize, i32)> {
        if self.cancelled {
            return Vec::new();
        }
        let worth = |victim: usize| -> i32 {
            self.hits.iter().filter(|hit| hit.on == victim && !hit.stopped).map(|hit| hit.worth).sum()
        };
        let mut rest = self.cost(self.victims.iter().map(|&victim| worth(victim)).sum());
        let mut shares: Vec<(usize, i32)> = self.victims.iter().map(|&victim| (victim, 0)).collect();
        while rest > 0 {
            for (victim, share) in &mut shares {
                if rest > 0 && *share < worth(*victim) {
                    *share += 1;
                    rest -= 1;
                }
            }
        }
        for (victim, share) in &mut shares {
            let paid: i32 = self.paid.iter().filter(|paid| paid.0 == *victim).map(|paid| paid.1).sum();
            *share = (*share - paid).max(0);
        }
        shares
    }
}

impl Literal {
    /// Puts the card on the table with its Weirds.
    pub(crate) fn declare(&mut self, by: usize, mv: Move, free: bool) -> Attack {
        let Move::Play { card, weirds, at, also, way } = mv else { unreachable!("{mv:?} is no attack") };
        self.put_down(by, card);
        for _ in 0..weirds.count() {
            self.put_down(by, Card::Weird);
        }
        self.emit(Event::Played { by: seat(by), card, weirds, at, also });
        let mut victims = vec![at.index()];
        victims.extend(also.map(|seat| seat.index()));
        let mut hits = Vec::new();
        for (nth, worth) in cards::hits(card).into_iter().enumerate() {
            let on = if nth == 1 && victims.len() == 2 { victims[1] } else { victims[0] };
            hits.push(Hit { on, worth: worth + 2 * i32::from(weirds.on(nth)), stopped: false, landed: false });
        }
        // LM-STOMP-1: the next attack, whenever it comes and whether or not it lands.
        let stomped = std::mem::take(&mut self.players[by].stomped);
        Attack {
            by,
            card,
            victims,
            hits,
            way,
            free,
            stomped,
            choked: self.in_choke(by),
            wedgies: self.players[by].wedgies as i32,
            barred: Vec::new(),
            blocks: Vec::new(),
            paid: Vec::new(),
            cancelled: false,
            put_away: false,
            cooties_passed: false,
            effects_done: false,
            first_poke: false,
        }
    }

    /// Steps 1 to 3 of section 4, and then the next player for a dodged Roundhouse or Backfist.
    pub(crate) fn answer_attack(&mut self, attack: &mut Attack) -> Step {
        loop {
            let mut dodged = false;
            for victim in attack.victims.clone() {
                dodged |= self.victim_answers(attack, victim)?;
                if attack.cancelled {
                    return Ok(());
                }
            }
            if dodged && cards::spins(attack.card) {
                if !self.spin(attack) {
                    return Ok(());
                }
                continue;
            }
            let open = attack.hits.iter().any(|hit| !hit.stopped && !hit.landed);
            if open && let Some(links) = self.third_parties(attack.by, attack.card, &attack.victims)? {
                self.cancel(attack);
                self.free_attacks(&links)?;
            } else {
                self.tell_who_took(attack);
            }
            return Ok(());
        }
    }

    fn tell_who_took(&mut self, attack: &Attack) {
        for &victim in &attack.victims {
            if attack.hits.iter().any(|hit| hit.on == victim && !hit.stopped && !hit.landed) {
                self.emit(Event::Took { seat: seat(victim), card: attack.card, from: seat(attack.by) });
            }
        }
    }

    /// LM-HUM-2, LM-HUM-6.
    fn cancel(&mut self, attack: &mut Attack) {
        attack.cancelled = true;
        self.emit(Event::Cancelled { by: seat(attack.by), card: attack.card });
        self.put_away(attack);
    }

    /// Step 1, once for each hit. True if the victim dodged.
    fn victim_answers(&mut self, attack: &mut Attack, victim: usize) -> Step<bool> {
        let (card, free, by) = (attack.card, attack.free, attack.by);
        let mut dodged = false;
        let hits = attack.hits.iter().filter(|hit| hit.on == victim).count();
        for _ in 0..hits {
            let open = attack.hits.iter().any(|hit| hit.on == victim && !hit.stopped && !hit.landed);
            if !open || attack.barred.contains(&victim) || self.players[victim].out {
                continue;
            }
            let answer = self.aimed_at(victim, Question::Answer, move |game, mv| match mv {
                Move::Answer { card: Card::Humiliation, faster: false } => game.has(victim, Card::Humiliation),
                Move::Answer { card: with, faster } => {
                    !free && cards::defences(card).contains(&with) && game.may_defend_with(victim, with, faster)
                }
                _ => false,
            });
            match answer {
                Some(Move::Answer { card: Card::Humiliation, .. }) => {
                    let links = self.chain(victim, by);
                    if links[0].stands {
                        self.cancel(attack);
                        self.free_attacks(&links)?;
                        return Ok(dodged);
                    }
                    attack.barred.push(victim); // LM-HUM-4
                    self.free_attacks(&links)?;
                }
                Some(Move::Answer { card: with, faster }) => {
                    self.play_defence(victim, with, faster, by);
                    let spoilt = self.spoilt(by, victim)?;
                    // LM-DMG-4: the costliest hit still coming at its player.
                    let coming = |hit: &&mut Hit| hit.on == victim && !hit.stopped && !hit.landed;
                    let mut hits: Vec<&mut Hit> = attack.hits.iter_mut().filter(coming).collect();
                    hits.sort_by_key(|hit| -hit.worth);
                    let hit = &mut hits[0];
                    if let Some(links) = spoilt {
                        // LM-HUM-3
                        hit.landed = true;
                        let worth = hit.worth;
                        self.emit(Event::Spoilt { by: seat(victim), card: with });
                        attack.barred.push(victim);
                        self.side_effects(attack);
                        let cost = attack.cost(worth);
                        attack.paid.push((victim, cost));
                        // The hit has landed: a weapon returns, then its victim may play First Aid.
                        self.pay(victim, cost);
                        if attack.hits.iter().all(|hit| hit.stopped || hit.landed) {
                            self.put_away(attack);
                        }
                        self.settle(victim, Some(by))?;
                        self.free_attacks(&links)?;
                    } else {
                        hit.stopped = true;
                        self.defence_stands(victim, with, faster);
                        self.emit(Event::Stopped { by: seat(victim), card, with });
                        if with == Card::Disarm {
                            attack.put_away = true; // It stays in the discard pile.
                        }
                        if with == Card::Block {
                            attack.blocks.push(victim);
                            if !attack.cooties_passed {
                                attack.cooties_passed = self.pass_cooties(victim, by)?;
                            }
                        }
                        dodged = with == Card::Dodge;
                        if !attack.coming() {
                            self.put_away(attack);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(dodged)
    }

    /// LM-SPIN-1. True if it reaches another player.
    fn spin(&mut self, attack: &mut Attack) -> bool {
        let by = attack.by;
        let way = match attack.way {
            Some(way) => way,
            None if self.players[by].out || self.next_in_the_way(attack).iter().all(Option::is_none) => Way::Left,
            None => loop {
                match self.ask(by, Question::Direction, |_, mv| matches!(mv, Move::Way(_) | Move::Decline)) {
                    Move::Way(way) => break way,
                    Move::Release => self.end_hold(by),
                    _ => break Way::Left,
                }
            },
        };
        attack.way = Some(way);
        let [left, right] = self.next_in_the_way(attack);
        let Some(next) = (if way == Way::Left { left } else { right }) else {
            self.emit(Event::Fizzled { by: seat(by), card: attack.card });
            return false;
        };
        self.emit(Event::WentOn { card: attack.card, to: seat(next) });
        attack.victims = vec![next];
        attack.barred.clear();
        for hit in &mut attack.hits {
            hit.on = next;
            hit.stopped = false;
        }
        true
    }

    /// The players it would reach on the left and on the right, unless it comes to the attacker first.
    fn next_in_the_way(&self, attack: &Attack) -> [Option<usize>; 2] {
        [1, self.n() - 1].map(|step| {
            let mut next = (attack.victims[0] + step) % self.n();
            while next != attack.by && !self.reachable(next) {
                next = (next + step) % self.n();
            }
            Some(next).filter(|&next| next != attack.by)
        })
    }

    /// LM-COOTIES-2: a Block or a Grab of `doer` took effect against `other`, so Cooties may pass.
    pub(crate) fn pass_cooties(&mut self, doer: usize, other: usize) -> Step<bool> {
        let (from, to) = match (self.players[doer].cooties, self.players[other].cooties) {
            (true, _) => (doer, other),
            (false, true) => (other, doer),
            (false, false) => return Ok(false),
        };
        if self.players[to].out {
            return Ok(false);
        }
        self.players[from].cooties = false;
        if self.players[to].cooties {
            self.discard_pile.push(Card::Cooties);
        }
        self.players[to].cooties = true;
        self.emit(Event::CootiesWent { from: seat(from), to: seat(to) });
        self.lose(to, 1, Some(from))?;
        Ok(true)
    }

    /// LM-WEAPON-1, LM-NUTS-1: the hit has landed or was stopped.
    pub(crate) fn put_away(&mut self, attack: &mut Attack) {
        let (by, card) = (attack.by, attack.card);
        if std::mem::replace(&mut attack.put_away, true) || !cards::returns(card) || self.players[by].out {
            return;
        }
        if card == Card::Nuts {
            loop {
                match self.ask(by, Question::KeepNuts, |_, mv| {
                    // Nuts are kept unless the player says otherwise.
                    matches!(mv, Move::Keep | Move::Drop | Move::Decline)
                }) {
                    Move::Release => self.end_hold(by),
                    Move::Drop => {
                        self.emit(Event::Discarded { seat: seat(by), card });
                        return;
                    }
                    _ => break,
                }
            }
        }
        assert!(self.lies_in_front(card), "a returning card lies in the discard pile");
        self.players[by].hand.push(card);
        self.players[by].hand.sort();
        self.players[by].known.push(card);
        self.emit(Event::Returned { seat: seat(by), card });
    }
}
