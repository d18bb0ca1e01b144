//! Combat (section 3).

use crate::characters::groups;
use crate::effects::Work;
use crate::plays::Moment;
use crate::referee::seat;
use crate::state::{Fight, Literal, Monster, Over, Step};
use munchkin::{CardId, Deck, Effect, Event, GameEvent, Move, Purpose, Question, Reward, Share, Terms, Timing};

impl Literal {
    /// A monster is met.
    pub(crate) fn begin_fight(&mut self, who: usize, card: CardId) -> Step {
        (self.met, self.all_friendly) = (true, false);
        self.fight = Some(Fight {
            main: who,
            met_by: who,
            monsters: vec![Monster { card, group: 0, twin: false }],
            groups: 1,
            ..Fight::default()
        });
        self.curses_count_for(who);
        self.referee.tell(GameEvent::Met { seat: seat(who), card });
        // MB-FIGHT-8: "before combat" effects hit the main fighter only.
        let work = Work::of(card, who, who);
        for (_, lines) in groups(self.card(card)) {
            if lines[0].timing == Timing::When(Event::Met) {
                self.work(&work, &lines)?;
            }
        }
        self.after_step()?;
        self.fight_on()
    }

    /// MB-LASTCALL-1.
    fn fight_on(&mut self) -> Step {
        'settle: while self.fight.is_some() {
            let main = self.fight.as_ref().expect("a fight").main;
            self.fight.as_mut().expect("a fight").settled = false;
            let may = |this: &Literal, mv: Move| mv == Move::Settle || this.may(main, Moment::MyFight, mv);
            match self.ask(main, Question::Fight, &may)? {
                None => continue,
                Some(Move::Settle) => {}
                Some(Move::Ask { seat, terms }) => {
                    self.talks(main, seat.index(), terms)?;
                    continue;
                }
                Some(mv) => {
                    self.carry_out(main, mv)?;
                    self.after_step()?;
                    continue;
                }
            }
            self.fight.as_mut().expect("a fight").settled = true;
            self.referee.tell(GameEvent::Settled { seat: seat(main) });
            // Helper first, then clockwise from the main fighter.
            let mut passed: Vec<usize> = vec![main];
            loop {
                let fight = self.fight.as_ref().expect("a fight");
                let mut order: Vec<usize> = fight.helper.into_iter().collect();
                order.extend(self.clockwise_from(main));
                let next =
                    order.into_iter().find(|&who| !passed.contains(&who) && self.is_asked(who, Moment::LastCall));
                let Some(who) = next else { break };
                let total = self.totals();
                let may = |this: &Literal, mv: Move| mv == Move::Pass || this.may(who, Moment::LastCall, mv);
                match self.ask(who, Question::LastCall, &may)? {
                    // MB-FREE-1: a free move that changes a total counts as a play.
                    None => {
                        let reopened = self.fight.as_ref().is_none_or(|fight| !fight.settled);
                        if reopened || self.totals() != total {
                            continue 'settle;
                        }
                    }
                    Some(Move::Pass) => passed.push(who),
                    Some(mv) => {
                        self.carry_out(who, mv)?;
                        self.after_step()?;
                        continue 'settle;
                    }
                }
            }
            // All have passed since the last play: greater total wins, else they run.
            if self.fighters_total() > self.monsters_total() {
                return self.win();
            }
            return self.flee();
        }
        Ok(())
    }

    fn totals(&self) -> Option<(i32, i32)> {
        self.fight.as_ref().map(|_| (self.fighters_total(), self.monsters_total()))
    }

    /// MB-CHECK-1 (6) to (8).
    pub(crate) fn check_fight(&mut self) -> Step<bool> {
        let Some(fight) = &self.fight else { return Ok(false) };
        if fight.fled {
            return Ok(false);
        }
        // MB-FIGHT-9: a main fighter who dies ends the fight.
        if !self.living(fight.main) {
            self.end_fight()?;
            return Ok(true);
        }
        // (6) MB-FIGHT-6
        let friendly = |monster: &Monster| {
            self.card(monster.card)
                .lines
                .iter()
                .any(|line| matches!(line.effect, Effect::Friendly(what) if self.against(what, false)))
        };
        if let Some(at) = fight.monsters.iter().position(friendly) {
            self.monster_leaves(at);
            return Ok(true);
        }
        // (7)
        if let Some(helper) = fight.helper {
            let ten = |who: usize| self.players[who].level + self.levels_to_win() >= 10;
            if !self.living(helper) || self.must_be_alone() || (fight.forced && ten(fight.main)) {
                self.curses_wait_for(helper);
                let fight = self.fight.as_mut().expect("a fight");
                fight.helper = None;
                fight.forced = false;
                fight.terms = Terms::default();
                fight.promised.clear();
                return Ok(true);
            }
        }
        // (8) MB-FIGHT-5
        if fight.monsters.is_empty() {
            self.no_monster_left()?;
            return Ok(true);
        }
        Ok(false)
    }

    /// MB-FIGHT-5, MB-FIGHT-7: over at once; what is set aside is paid as in MB-WIN-1.
    fn no_monster_left(&mut self) -> Step {
        let fight = self.fight.as_ref().expect("a fight");
        // MB-LOOT-1: every one met left as friendly, and the turn's player met them.
        self.all_friendly = !fight.otherwise && fight.met_by == self.turn;
        if fight.levels_aside > 0 || fight.treasures_aside > 0 {
            return self.win();
        }
        self.end_fight()
    }

    /// The fight's cards are discarded; spent curses too.
    fn discard_fight(&mut self, fight: &Fight) {
        let mut cards: Vec<CardId> = Vec::new();
        let mut seen: Vec<usize> = Vec::new();
        for monster in &fight.monsters {
            if !seen.contains(&monster.group) {
                seen.push(monster.group);
                cards.push(monster.card);
            }
        }
        cards.extend(fight.enhancers.iter().map(|&(card, _)| card));
        cards.extend(&fight.spent);
        for card in cards {
            self.discard(card);
        }
        for who in 0..self.n() {
            let spent: Vec<CardId> =
                self.players[who].curses.iter().filter(|curse| curse.counts).map(|curse| curse.card).collect();
            self.players[who].curses.retain(|curse| !curse.counts);
            for card in spent {
                self.discard(card);
            }
        }
    }

    pub(crate) fn end_fight(&mut self) -> Step {
        let fight = self.fight.take().expect("a fight");
        self.discard_fight(&fight);
        self.hand_promised(&fight)
    }

    /// MB-HELP-4: due however the fight ends, not to a dead helper or one who left.
    pub(crate) fn hand_promised(&mut self, fight: &Fight) -> Step {
        let Some(helper) = fight.helper.filter(|&helper| self.living(helper)) else { return Ok(()) };
        for &card in &fight.promised {
            if !self.players[fight.main].items.iter().any(|item| item.card == card) {
                continue; // lost, it is not replaced
            }
            if !self.may_carry(helper, card) {
                // MB-ITEM-3: another Big item is discarded in the same step, or this one is forgone.
                let bigs: Vec<CardId> = self.players[helper]
                    .items
                    .iter()
                    .map(|item| item.card)
                    .filter(|&other| self.card(other).big)
                    .collect();
                let may = |_: &Literal, mv: Move| {
                    mv == Move::Pass || matches!(mv, Move::Choose(card) if bigs.contains(&card))
                };
                // The fight is shown until all is paid.
                let paying_out = std::mem::replace(&mut self.paying_out, true);
                let answer = self.ask_in_step(helper, Question::Choose, &may)?;
                self.paying_out = paying_out;
                let Move::Choose(other) = answer else { continue };
                self.take_from_table(helper, other);
                self.discard(other);
            }
            self.take_from_table(fight.main, card);
            self.lay_item(helper, card, false);
        }
        Ok(())
    }

    /// MB-HELP-1.
    pub(crate) fn may_offer(&self, who: usize, other: usize, terms: Terms) -> bool {
        let Some(fight) = &self.fight else { return false };
        let offers = fight.offers.get(&pair(who, other)).copied().unwrap_or(0);
        fight.main == who
            && other < self.n()
            && other != who
            && self.living(other)
            && fight.helper.is_none()
            && !self.must_be_alone()
            && offers < self.options.offers
            && self.terms_stand(who, terms)
    }

    fn terms_stand(&self, main: usize, terms: Terms) -> bool {
        terms.items.checked_shr(self.players[main].items.len() as u32).unwrap_or(0) == 0
    }

    /// MB-HELP-3: accepts, refuses or counters in the same form.
    fn talks(&mut self, main: usize, other: usize, terms: Terms) -> Step {
        let (mut terms, mut asked) = (terms, other);
        self.count_offer(main, other);
        loop {
            let may = |this: &Literal, mv: Move| match mv {
                Move::Pass | Move::Accept => true,
                Move::Counter(terms) => {
                    let offers = this
                        .fight
                        .as_ref()
                        .and_then(|fight| fight.offers.get(&pair(main, other)).copied())
                        .unwrap_or(0);
                    offers < this.options.offers && this.terms_stand(main, terms)
                }
                _ => false,
            };
            match self.ask(asked, Question::Help, &may)? {
                None => {
                    if self.fight.is_none() {
                        return Ok(());
                    }
                }
                Some(Move::Accept) => {
                    let items: Vec<CardId> = self.players[main]
                        .items
                        .iter()
                        .enumerate()
                        .filter(|(at, _)| terms.items >> at & 1 == 1)
                        .map(|(_, item)| item.card)
                        .collect();
                    let fight = self.fight.as_mut().expect("a fight");
                    fight.helper = Some(other);
                    fight.terms = terms;
                    fight.promised = items;
                    self.curses_count_for(other);
                    self.referee.tell(GameEvent::Helps { seat: seat(other), main: seat(main) });
                    return self.after_step();
                }
                Some(Move::Counter(other_terms)) => {
                    terms = other_terms;
                    self.count_offer(main, other);
                    asked = if asked == other { main } else { other };
                }
                Some(_) => return Ok(()),
            }
        }
    }

    fn count_offer(&mut self, main: usize, other: usize) {
        *self.fight.as_mut().expect("a fight").offers.entry(pair(main, other)).or_default() += 1;
    }

    /// MB-WIN-1.
    pub(crate) fn win(&mut self) -> Step {
        let (levels, treasures) = (self.levels_to_win(), self.treasures_to_win());
        let fight = self.fight.clone().expect("a fight");
        let (main, helper) = (fight.main, fight.helper);
        let mut killed: Vec<CardId> = fight.killed.clone();
        killed.extend(fight.monsters.iter().map(|monster| monster.card));
        // Levels to all who gain from them, at one instant.
        let mut gains: Vec<(usize, i32)> = vec![(main, levels)];
        if let Some(helper) = helper {
            for line in self.when_lines(helper, Event::YouHelp) {
                if let Effect::Reward(Reward::Levels, n) = line.effect {
                    gains.push((helper, n.into()));
                }
            }
        }
        let (seat, shown) = (seat(main), |n: i32| n as u8);
        self.referee.tell(GameEvent::Won { seat, levels: shown(levels), treasures: shown(treasures) });
        for (who, n) in gains {
            self.set_level(who, (self.players[who].level + n).min(10));
        }
        let winners: Vec<usize> = (0..self.n()).filter(|&who| self.players[who].level >= 10).collect();
        if !winners.is_empty() {
            self.referee.tell(GameEvent::Over);
            self.winners = winners; // MB-GOAL-1: the game ends at once, no treasure is drawn
            return Err(Over);
        }
        self.fight = None;
        self.discard_fight(&fight);
        // "when won" lines: after the cards of the fight are discarded, before the treasures are drawn.
        self.paying_out = true;
        // If none was killed nobody has won.
        if !killed.is_empty() {
            self.won_lines(&fight, &killed)?;
        }
        self.draw_treasures(&fight, treasures)?;
        self.hand_promised(&fight)?;
        self.check()?;
        self.ask_claims()?;
        self.ask_receivers(Some(main))?;
        self.paying_out = false;
        self.after_step()
    }

    fn when_lines(&self, who: usize, event: Event) -> Vec<&'static munchkin::Line> {
        let mut lines = Vec::new();
        for card in self.working(who) {
            lines.extend(self.card(card).lines.iter().filter(|line| line.timing == Timing::When(event)));
        }
        lines
    }

    fn won_lines(&mut self, fight: &Fight, killed: &[CardId]) -> Step {
        // In what order the monsters' lines work is not said: the last to come first.
        let mut all: Vec<(CardId, usize)> = killed.iter().rev().map(|&card| (card, fight.main)).collect();
        all.extend(self.working(fight.main).into_iter().map(|card| (card, fight.main)));
        // The main fighter wins the fight; a helper's cards name helping.
        if let Some(helper) = fight.helper {
            all.extend(self.working(helper).into_iter().map(|card| (card, helper)));
        }
        for (card, who) in all {
            for (_, lines) in groups(self.card(card)) {
                // With `when you_help` its owner gains the reward.
                if let (Timing::When(Event::YouHelp), Effect::Reward(Reward::Treasures, n)) =
                    (lines[0].timing, lines[0].effect)
                    && Some(who) == fight.helper
                {
                    self.draw_to_hand(who, Deck::Treasure, n as usize);
                }
                if lines[0].timing != Timing::When(Event::Won) || who != fight.main {
                    continue;
                }
                let alone = lines[0].conditions.iter().all(|condition| match condition {
                    munchkin::Condition::Stands(munchkin::Standing::Alone) => fight.helper.is_none(),
                    _ => true,
                });
                if !alone {
                    continue;
                }
                let mut work = Work::of(card, who, who);
                work.target = fight.helper;
                let line = lines[0];
                if let Effect::GainLevel { n: munchkin::Number::Fixed(n), who: Some(munchkin::Who::Helper) } =
                    line.effect
                {
                    if let Some(helper) = fight.helper {
                        self.raise_levels(helper, n.into());
                    }
                    continue;
                }
                self.work_without_conditions(&work, line)?;
            }
        }
        Ok(())
    }

    /// MB-TREASURE-1, MB-DEAL-1.
    fn draw_treasures(&mut self, fight: &Fight, treasures: i32) -> Step {
        let mut drawn: Vec<CardId> = Vec::new();
        for _ in 0..treasures {
            drawn.extend(self.draw(Deck::Treasure));
        }
        let Some(helper) = fight.helper else {
            for card in drawn {
                self.receive(fight.main, card);
            }
            return Ok(());
        };
        let share = match fight.terms.share {
            Share::Number(n) => usize::from(n),
            Share::Half => drawn.len() / 2,
            Share::All => drawn.len(),
        };
        let theirs = share.min(drawn.len());
        let mut left = [drawn.len() - theirs, theirs];
        let who = [fight.main, helper];
        let mut at = usize::from(fight.terms.helper_first);
        while !drawn.is_empty() {
            if left[at] == 0 {
                at = 1 - at;
            }
            self.laid_out = drawn.clone();
            let card = if left[1 - at] == 0 || drawn.len() == 1 {
                drawn[0]
            } else {
                self.choose(who[at], Purpose::Share, &drawn.clone(), 1)?
            };
            drawn.remove(drawn.iter().position(|&other| other == card).expect("it is there"));
            self.receive(who[at], card);
            left[at] -= 1;
            at = 1 - at;
        }
        self.laid_out.clear();
        Ok(())
    }

    // Death.

    /// MB-DEATH-1.
    pub(crate) fn dies(&mut self, who: usize) -> Step {
        if !self.living(who) {
            return Ok(());
        }
        self.players[who].dead = true;
        self.referee.tell(GameEvent::Died { seat: seat(who) });
        self.bodies.push(who);
        self.happened(Event::Death, who)
    }

    /// MB-DEATH-1, MB-DEATH-3.
    pub(crate) fn loot_bodies(&mut self) -> Step {
        while !self.burying && !self.bodies.is_empty() {
            let body = self.bodies.remove(0);
            self.burying = true;
            // Every card except Races, Half-Breed, Powers and curses; they lie where they lay.
            let lying = |this: &Literal| {
                let player = &this.players[body];
                let mut cards = player.hand.clone();
                cards.extend(player.items.iter().map(|item| item.card));
                cards.extend(&player.minions);
                cards
            };
            self.laid_out = lying(self);
            // From the highest level down; ties: die, again if tied.
            let mut waiting: Vec<usize> = (0..self.n()).filter(|&who| self.living(who)).collect();
            while !waiting.is_empty() && !self.laid_out.is_empty() {
                let most = waiting.iter().map(|&who| self.players[who].level).max();
                let highest: Vec<usize> =
                    waiting.iter().copied().filter(|&who| Some(self.players[who].level) == most).collect();
                let who = self.highest_roll(highest);
                waiting.retain(|&other| other != who);
                loop {
                    let may = |this: &Literal, mv: Move| {
                        mv == Move::Pass || matches!(mv, Move::Choose(card) if this.laid_out.contains(&card))
                    };
                    self.looting = true;
                    let answer = self.ask(who, Question::Choose, &may)?;
                    self.looting = false;
                    match answer {
                        None => continue,
                        Some(Move::Choose(card)) => {
                            if self.players[body].hand.contains(&card) {
                                self.take_from_hand(body, card);
                            } else {
                                self.take_from_table(body, card);
                            }
                            self.receive(who, card);
                            self.laid_out = lying(self);
                        }
                        Some(_) => {}
                    }
                    break;
                }
            }
            let mut rest = std::mem::take(&mut self.laid_out);
            let hand = self.players[body].hand.len();
            rest[..hand].reverse();
            rest[hand..].reverse();
            for card in rest {
                if self.players[body].hand.contains(&card) {
                    self.take_from_hand(body, card);
                } else {
                    self.take_from_table(body, card);
                }
                self.discard(card);
            }
            self.burying = false;
            self.check_and_settle()?;
        }
        Ok(())
    }
}

/// Two players, whoever speaks.
pub(crate) fn pair(one: usize, other: usize) -> (usize, usize) {
    (one.min(other), one.max(other))
}
