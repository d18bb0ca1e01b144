//! What may be played when, and what happens then (MB-OWNTURN-1, MB-WINDOW-1, section 6).

use crate::characters::groups;
use crate::effects::Work;
use crate::state::{Item, Literal, Monster, Step};
use munchkin::{
    At, Cancelled, CardId, Condition, Cost, Effect, Kind, Line, Move, Period, Purpose, Question, Stolen, Timing, Trait,
    Who,
};

/// When somebody moves.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(crate) enum Moment {
    /// A move of one's own turn while no fight is on.
    OwnTurn,
    /// The main fighter's move.
    MyFight,
    LastCall,
    /// Any window but that before a roll.
    Window,
    BeforeRoll,
}

impl Literal {
    /// Whether this is a legal move at such a moment, free moves and the ends of moments aside.
    pub(crate) fn may(&self, who: usize, moment: Moment, mv: Move) -> bool {
        match mv {
            Move::Put { card, carried, replaces } => {
                self.players[who].hand.contains(&card)
                    && self.may_put_now(who, moment, card)
                    && self.may_put(who, card, carried, replaces)
            }
            Move::Play { card, line, at } => self.may_play(who, moment, card, usize::from(line), at),
            Move::Sell { hand, items } => moment == Moment::OwnTurn && self.may_sell(who, hand, items),
            Move::Cheat(card) => {
                self.options.cheating
                    && self.players[who].hand.contains(&card)
                    && self.card(card).kind == Kind::Item
                    && self.may_put_now(who, moment, card)
                    && self.may_use(who, card)
                    && !self.may_wear(who, card, true)
            }
            Move::Ask { seat, terms } => moment == Moment::MyFight && self.may_offer(who, seat.index(), terms),
            _ => false,
        }
    }

    /// MB-OWNTURN-1, MB-MINION-1.
    fn may_put_now(&self, who: usize, moment: Moment, card: CardId) -> bool {
        match self.card(card).kind {
            Kind::Minion => true,
            Kind::Race | Kind::Half | Kind::Power => match moment {
                Moment::OwnTurn => true,
                Moment::MyFight => self.turn == who,
                _ => false,
            },
            Kind::Item => match moment {
                Moment::OwnTurn => true,
                Moment::MyFight => self.turn == who && self.options.items_in_combat,
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether the card could go to this player's table at all.
    pub(crate) fn may_put(&self, who: usize, card: CardId, carried: bool, replaces: Option<CardId>) -> bool {
        let player = &self.players[who];
        let kind = self.card(card).kind;
        if kind != Kind::Item && carried || !matches!(kind, Kind::Race | Kind::Item) && replaces.is_some() {
            return false;
        }
        match kind {
            Kind::Minion => true, // MB-MINION-1: a new one replaces the old
            Kind::Half => player.half.is_none() && !player.races.is_empty(), // MB-HALF-1, MB-HALF-2
            Kind::Power => {
                self.may_use(who, card) && self.ranks(who) + i32::from(self.card(card).rank) <= self.most_ranks(who)
            }
            Kind::Race => {
                let room = if player.half.is_some() { 2 } else { 1 };
                let mut left = player.races.clone();
                if let Some(replaced) = replaces {
                    let Some(at) = left.iter().position(|&race| race == replaced) else { return false };
                    left.remove(at);
                }
                // MB-RACE-1: replacing is for want of room; MB-HALF-2: never twice the same.
                left.len() < room && !left.contains(&card) && (replaces.is_none() || player.races.len() >= room)
            }
            Kind::Item => match replaces {
                None => self.may_carry(who, card),
                // MB-ITEM-3: a Big item over the limit, if the other is discarded in the same step.
                Some(other) => {
                    let mut trial = self.on_trial();
                    self.card(card).big
                        && self.card(other).big
                        && !self.may_carry(who, card)
                        && !self.is_promised(who, other)
                        && player.items.iter().any(|item| item.card == other)
                        && trial.take_from_table(who, other)
                        && trial.may_carry(who, card)
                }
            },
            _ => false,
        }
    }

    pub(crate) fn put_down(&mut self, who: usize, card: CardId, carried: bool, replaces: Option<CardId>) {
        match self.card(card).kind {
            Kind::Minion => {
                self.players[who].minions.push(card);
                while self.players[who].minions.len() > self.most_minions(who) {
                    let old = self.players[who].minions.remove(0);
                    self.discard(old);
                }
            }
            Kind::Half => self.players[who].half = Some(card),
            Kind::Power => self.players[who].powers.push(card),
            Kind::Race => {
                if let Some(old) = replaces {
                    self.take_from_table(who, old);
                    self.discard(old);
                }
                self.players[who].races.push(card);
            }
            Kind::Item => {
                if let Some(other) = replaces {
                    self.take_from_table(who, other);
                    self.discard(other);
                }
                self.lay_item(who, card, carried);
            }
            _ => panic!("such a card is not put down"),
        }
    }

    /// MB-ITEM-1: in use if it can be and its owner does not say carried.
    pub(crate) fn lay_item(&mut self, who: usize, card: CardId, carried: bool) {
        // One-shots are used once (MB-ONESHOT-1): they are never in use.
        let in_use = !carried && !self.card(card).one_shot && self.may_wear(who, card, true);
        self.players[who].items.push(Item { card, in_use, cheated: false, callable: false });
    }

    /// MB-FIGHT-2: what comes to a fighter from somebody else changes nothing of what they use.
    pub(crate) fn lay_item_that_comes(&mut self, who: usize, card: CardId) {
        self.arrived.push((who, card));
        // MB-ITEM-3: another Big item goes in the same step, so it is no matter here whether there are too many.
        let wearable = self.may_wear(who, card, self.bigs_fit_with(who, card));
        let in_use = !self.is_fighter(who) && !self.card(card).one_shot && wearable;
        self.players[who].items.push(Item { card, in_use, cheated: false, callable: false });
    }

    /// MB-SELL-1.
    fn may_sell(&self, who: usize, hand: u32, items: u32) -> bool {
        let player = &self.players[who];
        if player.level >= 9 || hand >> player.hand.len() != 0 || items >> player.items.len() != 0 {
            return false;
        }
        let (held, laid) = self.sold(who, hand, items);
        let all_items = held.iter().all(|&card| self.card(card).kind == Kind::Item);
        all_items && held.iter().chain(&laid).map(|&card| self.gold(who, card)).sum::<i32>() >= 1000
    }

    fn sold(&self, who: usize, hand: u32, items: u32) -> (Vec<CardId>, Vec<CardId>) {
        let player = &self.players[who];
        let held =
            player.hand.iter().enumerate().filter(|(at, _)| hand >> at & 1 == 1).map(|(_, &card)| card).collect();
        let laid =
            player.items.iter().enumerate().filter(|(at, _)| items >> at & 1 == 1).map(|(_, item)| item.card).collect();
        (held, laid)
    }

    fn sell(&mut self, who: usize, hand: u32, items: u32) {
        let (held, laid) = self.sold(who, hand, items);
        let gold: i32 = held.iter().chain(&laid).map(|&card| self.gold(who, card)).sum();
        // The very items at these places, where there are several copies.
        let kept: Vec<CardId> = self.players[who]
            .hand
            .iter()
            .enumerate()
            .filter(|(at, _)| hand >> at & 1 == 0)
            .map(|(_, &card)| card)
            .collect();
        self.players[who].hand = kept;
        let mut at = 0;
        self.players[who].items.retain(|_| {
            at += 1;
            items >> (at - 1) & 1 == 0
        });
        for card in held.into_iter().rev().chain(laid.into_iter().rev()) {
            self.discard(card);
        }
        self.raise_levels(who, gold / 1000);
    }

    fn in_fight(moment: Moment) -> bool {
        matches!(moment, Moment::MyFight | Moment::LastCall)
    }

    fn timely(&self, who: usize, moment: Moment, timing: Timing) -> bool {
        match timing {
            Timing::AnyTime => true,
            Timing::OwnTurn => moment == Moment::OwnTurn,
            Timing::Fight => Literal::in_fight(moment) && self.is_fighter(who),
            Timing::AnyFight => Literal::in_fight(moment),
            _ => false,
        }
    }

    fn may_play(&self, who: usize, moment: Moment, card: CardId, line: usize, at: At) -> bool {
        let held = self.players[who].hand.contains(&card);
        let kind = self.card(card).kind;
        match kind {
            Kind::Curse => {
                // MB-CURSE-1: on anyone living, at any time; MB-WINDOW-1: not before the first door of the game.
                // MB-LEVEL-1: a level-9 player uses no card of which gaining a level is a part.
                let raises = |victim: usize| {
                    let work = Work::of(card, who, victim);
                    self.card(card).lines.iter().any(|line| {
                        matches!(line.effect, Effect::GainLevel { who: whom, .. } if self.whom(&work, whom).contains(&who))
                    })
                };
                let may_hit = |victim: usize| {
                    victim < self.n() && self.living(victim) && !(self.players[who].level >= 9 && raises(victim))
                };
                held && line == 0 && self.begun && matches!(at, At::Player(victim) if may_hit(victim.index()))
            }
            Kind::Enhancer => held && line == 0 && Literal::in_fight(moment) && self.monster_at(at).is_some(), // MB-ENH-1
            Kind::Monster => {
                let swarms = self.card(card).lines.iter().any(|line| matches!(line.effect, Effect::Swarm(tag) if self.fight.as_ref().is_some_and(|fight| fight.monsters.iter().any(|&monster| self.tagged(monster, tag)))));
                let joins = held && line == 0 && at == At::Nothing && Literal::in_fight(moment) && swarms; // MB-BAT-1
                joins || self.may_buy_off(who, moment, card, line, at)
            }
            _ => {
                let on_table = self.working(who).contains(&card)
                    || (self.card(card).one_shot && self.players[who].items.iter().any(|item| item.card == card));
                let stays = matches!(kind, Kind::Race | Kind::Power | Kind::Minion | Kind::Half)
                    || (kind == Kind::Item && !self.card(card).one_shot);
                if !(on_table || (held && !stays)) {
                    return false;
                }
                let Some((_, lines)) = groups(self.card(card)).into_iter().find(|(first, _)| *first == line) else {
                    return false;
                };
                lines[0].timing.at_will()
                    && !matches!(lines[0].effect, Effect::Cancel(_))
                    && self.timely(who, moment, lines[0].timing)
                    && self.within_limit(who, card, line, lines[0])
                    && self.can_pay(who, card, lines[0].cost)
                    && self.promised_not(who, card, held)
                    && self.possible(who, card, &lines, at)
            }
        }
    }

    /// MB-ONESHOT-1: from hand or table; from the table first, if it may be spent (MB-HELP-4).
    fn plays_from_hand(&self, who: usize, card: CardId) -> bool {
        let lies = self.card(card).one_shot && self.players[who].items.iter().any(|item| item.card == card);
        !(lies && self.promised_not(who, card, false)) && self.players[who].hand.contains(&card)
    }

    /// MB-HELP-4: a promised item may not be spent meanwhile.
    fn promised_not(&self, who: usize, card: CardId, held: bool) -> bool {
        held || !self.is_promised(who, card)
    }

    /// Whether this item is promised; of several copies, all that lie there.
    pub(crate) fn is_promised(&self, who: usize, card: CardId) -> bool {
        let promised = self.promised(who).into_iter().filter(|&other| other == card).count();
        promised > 0 && self.players[who].items.iter().filter(|item| item.card == card).count() <= promised
    }

    /// Items of this player that are promised.
    pub(crate) fn promised(&self, who: usize) -> Vec<CardId> {
        match &self.fight {
            Some(fight) if fight.main == who => fight.promised.clone(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn monster_at(&self, at: At) -> Option<Monster> {
        let At::Monster(at) = at else { return None };
        self.fight.as_ref()?.monsters.get(usize::from(at)).copied()
    }

    /// On a monster with `remove`: the main fighter may buy it off at any move.
    fn may_buy_off(&self, who: usize, moment: Moment, card: CardId, line: usize, at: At) -> bool {
        let Some(monster) = self.monster_at(at) else { return false };
        let Some(line) = self.card(card).lines.get(line) else { return false };
        moment == Moment::MyFight
            && monster.card == card
            && line.cost.is_some()
            && matches!(line.effect, Effect::Remove(_))
            && self.can_pay(who, card, line.cost)
    }

    pub(crate) fn within_limit(&self, who: usize, card: CardId, at: usize, line: &Line) -> bool {
        let Some(limit) = line.limit else { return true };
        let used = match limit.per {
            Period::Turn => self.used.get(&(who, card, at)).copied().unwrap_or(0),
            Period::Fight => {
                self.fight.as_ref().and_then(|fight| fight.used.get(&(who, card, at)).copied()).unwrap_or(0)
            }
        };
        used < limit.n
    }

    pub(crate) fn count_use(&mut self, who: usize, card: CardId, at: usize) {
        *self.used.entry((who, card, at)).or_default() += 1;
        if let Some(fight) = &mut self.fight {
            *fight.used.entry((who, card, at)).or_default() += 1;
        }
    }

    /// MB-POWER-2: any of yours, hand or table, except itself; not curses (MB-CURSE-1), not what is promised.
    fn payable(&self, who: usize, except: CardId, items_only: bool) -> Vec<CardId> {
        let mut cards = Vec::new();
        if !items_only {
            let player = &self.players[who];
            cards.extend(&player.hand);
            cards.extend(player.items.iter().map(|item| item.card));
            cards.extend(&player.powers);
            cards.extend(&player.races);
            cards.extend(&player.minions);
            cards.extend(player.half);
        } else {
            cards.extend(self.players[who].items.iter().map(|item| item.card));
        }
        let mut without = self.promised(who);
        without.push(except);
        for card in without {
            // One copy of it.
            if let Some(at) = cards.iter().position(|&other| other == card) {
                cards.remove(at);
            }
        }
        cards
    }

    pub(crate) fn can_pay(&self, who: usize, card: CardId, cost: Option<Cost>) -> bool {
        match cost {
            None | Some(Cost::This) => true,
            Some(Cost::Cards(n)) => self.payable(who, card, false).len() >= usize::from(n),
            Some(Cost::Items(n)) => self.payable(who, card, true).len() >= usize::from(n),
            Some(Cost::Hand) => self.players[who].hand.iter().any(|&held| held != card),
            Some(Cost::Levels(n)) => self.players[who].level > i32::from(n),
        }
    }

    pub(crate) fn pay(&mut self, who: usize, card: CardId, cost: Option<Cost>) -> Step {
        match cost {
            None => {}
            Some(Cost::This) => {
                self.take_from_table(who, card);
                self.discard(card);
            }
            Some(Cost::Hand) => {
                let hand = std::mem::take(&mut self.players[who].hand);
                for card in hand.into_iter().rev() {
                    self.discard(card);
                }
            }
            Some(Cost::Levels(n)) => {
                self.lose_levels(who, n.into())?;
            }
            Some(Cost::Cards(n)) => self.pay_cards(who, card, n.into(), false)?,
            Some(Cost::Items(n)) => self.pay_cards(who, card, n.into(), true)?,
        }
        Ok(())
    }

    fn pay_cards(&mut self, who: usize, except: CardId, n: usize, items_only: bool) -> Step {
        for left in (1..=n).rev() {
            let cards = self.payable(who, except, items_only);
            let card = self.choose(who, Purpose::Pay, &cards, left)?;
            self.lose_card(who, card);
        }
        Ok(())
    }

    /// Takes a card that is played from where it is.
    pub(crate) fn take_played(&mut self, who: usize, card: CardId) {
        if self.plays_from_hand(who, card) {
            self.take_from_hand(who, card);
        } else {
            self.take_from_table(who, card);
        }
    }

    /// Discards a card of a player, from the hand if it is there.
    pub(crate) fn lose_card(&mut self, who: usize, card: CardId) {
        if self.players[who].hand.contains(&card) {
            self.take_from_hand(who, card);
        } else {
            self.take_from_table(who, card);
        }
        self.discard(card);
    }

    /// Whether the effect could do something: what a player may not even try.
    fn possible(&self, who: usize, card: CardId, lines: &[&Line], at: At) -> bool {
        let line = lines[0];
        let one_shot = self.card(card).one_shot;
        let target = match at {
            At::Player(seat) if seat.index() < self.n() => Some(seat.index()),
            _ => None,
        };
        let another = target.is_some_and(|target| target != who && self.living(target));
        // Conditions that are about the player; a roll comes later, and a line with `else` always does something.
        let holds = lines.len() > 1
            || line.conditions.iter().all(|condition| match *condition {
                Condition::Roll(_) | Condition::MonsterIs(_) | Condition::MonsterAtMost(_) => true,
                Condition::Has(what) => self.has(who, what),
                _ => true,
            });
        if !holds {
            return false;
        }
        match line.effect {
            Effect::Bonus(_) if one_shot => matches!(at, At::Fighters | At::Monsters),
            Effect::Bonus(_) | Effect::Double => at == At::Nothing,
            Effect::Remove(_) => self.monster_at(at).is_some_and(|monster| {
                line.conditions.iter().all(|condition| match *condition {
                    Condition::MonsterIs(tag) => self.tagged(monster, tag),
                    Condition::MonsterAtMost(level) => self.card(monster.card).level <= level,
                    _ => true,
                })
            }),
            Effect::Twin => self.monster_at(at).is_some(),
            Effect::Join => {
                matches!(at, At::With(monster) if self.players[who].hand.contains(&monster) && self.card(monster).kind == Kind::Monster)
            }
            Effect::Escape { .. } => {
                at == At::Nothing && self.fight.as_ref().is_some_and(|fight| !fight.slips.contains(&who))
            }
            Effect::GainLevel { who: None | Some(Who::You), .. } => at == At::Nothing && self.players[who].level < 9,
            Effect::GainLevel { .. } => {
                at == At::Nothing
                    && !(self.players[who].level >= 9
                        && self.whom(&Work::of(card, who, who), Some(Who::Lowest)).contains(&who))
            }
            // What cannot do anything is not played: nobody drops below level 1 (MB-LEVEL-1).
            Effect::LoseLevel { who: Some(Who::OneOther), .. } => {
                another && self.players[target.expect("another")].level > 1
            }
            Effect::Cure { .. } => at == At::Nothing && !self.players[who].curses.is_empty(),
            Effect::Recover(_) => {
                at == At::Nothing && self.treasures.discard.iter().any(|&card| self.card(card).kind == Kind::Item)
            }
            Effect::Redirect(_) => self.fight.as_ref().is_some_and(|fight| {
                target.is_some_and(|target| target != who && target != fight.main && self.living(target))
            }),
            Effect::ForceHelp(_) => another && self.may_force(target.expect("another")),
            Effect::Steal(Stolen::Level, _) => {
                another && self.players[who].level < 9 && self.players[target.expect("another")].level > 1
            }
            Effect::Steal(Stolen::Item, _) => another && !self.players[target.expect("another")].items.is_empty(),
            Effect::Steal(Stolen::Hand, _) => another && !self.players[target.expect("another")].hand.is_empty(),
            _ => at == At::Nothing,
        }
    }

    /// MB-HELP-5.
    fn may_force(&self, helper: usize) -> bool {
        let fight = self.fight.as_ref().expect("a fight");
        fight.helper.is_none()
            && fight.main != helper
            && !self.must_be_alone()
            && self.players[fight.main].level + self.levels_to_win() < 10
    }

    pub(crate) fn must_be_alone(&self) -> bool {
        let solo = |monster: &Monster| self.card(monster.card).lines.iter().any(|line| line.effect == Effect::Solo);
        self.fight.as_ref().is_some_and(|fight| fight.monsters.iter().any(solo))
    }

    /// Carries out a move that is no free one and ends nothing.
    pub(crate) fn carry_out(&mut self, who: usize, mv: Move) -> Step {
        match mv {
            Move::Put { card, carried, replaces } => {
                self.take_from_hand(who, card);
                self.put_down(who, card, carried, replaces);
            }
            Move::Cheat(card) => {
                self.take_from_hand(who, card);
                self.players[who].items.push(Item { card, in_use: true, cheated: true, callable: true });
            }
            Move::Sell { hand, items } => self.sell(who, hand, items),
            Move::Play { card, line, at } => self.play(who, card, line.into(), at)?,
            _ => panic!("{mv:?} is no play"),
        }
        Ok(())
    }

    /// Plays a card, or uses what a card in play can do (MB-STEP-1: with all its choices and consequences).
    fn play(&mut self, who: usize, card: CardId, line: usize, at: At) -> Step {
        let kind = self.card(card).kind;
        let target = if let At::Player(seat) = at { Some(seat.index()) } else { None };
        match kind {
            Kind::Curse => {
                self.take_from_hand(who, card);
                return self.curse(who, card, target.expect("somebody"));
            }
            Kind::Enhancer => {
                self.take_from_hand(who, card);
                if self.cancelled(who, card, self.fight.as_ref().expect("a fight").main, Cancelled::Enhancer)? {
                    self.discard(card);
                } else if let Some(monster) = self.monster_at(at) {
                    self.fight.as_mut().expect("a fight").enhancers.push((card, monster.group));
                }
                return Ok(());
            }
            Kind::Monster => {
                if self.monster_at(at).is_some_and(|monster| monster.card == card) {
                    let cost = self.card(card).lines[line].cost;
                    let At::Monster(place) = at else { panic!("a monster") };
                    self.pay(who, card, cost)?;
                    let Effect::Remove(how) = self.card(card).lines[line].effect else { panic!("it is bought off") };
                    self.remove_monster(place.into(), how);
                    return Ok(());
                }
                self.take_from_hand(who, card);
                self.join(card);
                return Ok(());
            }
            _ => {}
        }
        let (_, lines) =
            groups(self.card(card)).into_iter().find(|(first, _)| *first == line).expect("it has the line");
        let stays = matches!(kind, Kind::Race | Kind::Power | Kind::Minion)
            || (kind == Kind::Item && !self.card(card).one_shot);
        if !stays {
            self.take_played(who, card);
        }
        self.count_use(who, card, line);
        self.pay(who, card, lines[0].cost)?;
        let sort = match kind {
            Kind::Item if self.card(card).one_shot => Some(Cancelled::OneShot),
            Kind::Twin => Some(Cancelled::Enhancer), // MB-ENH-1
            _ => None,
        };
        if let Some(sort) = sort {
            let concerned = self.fight.as_ref().map_or(target.unwrap_or(who), |fight| fight.main);
            if self.cancelled(who, card, concerned, sort)? {
                self.discard(card);
                return Ok(());
            }
        }
        let mut work = Work::of(card, who, who);
        work.target = target;
        work.monster = if let At::Monster(place) = at { Some(place.into()) } else { None };
        work.side = match at {
            At::Fighters => Some(0),
            At::Monsters => Some(1),
            _ => None,
        };
        work.with = if let At::With(monster) = at { Some(monster) } else { None };
        let in_fight = self.fight.is_some();
        self.work(&work, &lines)?;
        if !stays {
            // MB-FIGHT-2: a one-shot stays until the fight is over; MB-WANDER-1: the card itself goes at once.
            if in_fight {
                self.spend(card);
            } else {
                self.discard(card);
            }
        }
        Ok(())
    }

    /// MB-DOOR-1, MB-CURSE-1: a curse hits somebody, if nobody cancels it.
    pub(crate) fn curse(&mut self, by: usize, card: CardId, victim: usize) -> Step {
        if self.cancelled(by, card, victim, Cancelled::Curse)? {
            self.discard(card);
            return Ok(());
        }
        if self.card(card).lines.iter().any(|line| matches!(line.timing, Timing::NextFight | Timing::Lasting)) {
            // MB-CURSE-1: waits, or counts at once; MB-FLEE-3: those now wait for the next fight.
            let waits = self.card(card).lines.iter().any(|line| line.timing == Timing::NextFight);
            let counts = waits && self.is_fighter(victim) && !self.fight.as_ref().expect("a fight").fled;
            self.players[victim].curses.push(crate::state::Curse { card, counts });
            return Ok(());
        }
        let work = Work::of(card, by, victim);
        for (_, lines) in groups(self.card(card)) {
            self.work(&work, &lines)?;
        }
        self.discard(card);
        Ok(())
    }

    /// Somebody chooses one of these cards. One card, or copies of one, need no choice.
    pub(crate) fn choose(&mut self, chooser: usize, purpose: Purpose, cards: &[CardId], n: usize) -> Step<CardId> {
        let _ = purpose;
        if cards.len() <= n || cards.iter().all(|&card| card == cards[0]) {
            return Ok(cards[0]);
        }
        let may = |_: &Literal, mv: Move| matches!(mv, Move::Choose(card) if cards.contains(&card));
        let Move::Choose(card) = self.ask_in_step(chooser, Question::Choose, &may)? else { panic!("a choice") };
        Ok(card)
    }

    pub(crate) fn trait_of(card: CardId) -> Trait {
        Trait::Card(card)
    }
}
