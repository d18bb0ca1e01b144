//! What the words on cards do.

use crate::referee::seat;
use crate::state::{Literal, Monster, Step};
use munchkin::{
    By, CardId, Condition, Deck, Effect, Event, GameEvent, Kind, Line, Link, Loss, Many, Move, Number, Purpose,
    Question, Removal, Slot, Stolen, Turned, Which, Who,
};

/// A card at work.
#[derive(Clone, Debug)]
pub(crate) struct Work {
    pub(crate) card: CardId,
    /// Whose card it is, or who played it.
    pub(crate) owner: usize,
    /// Whom it concerns.
    pub(crate) victim: usize,
    pub(crate) target: Option<usize>,
    pub(crate) monster: Option<usize>,
    pub(crate) side: Option<usize>,
    pub(crate) with: Option<CardId>,
}

impl Work {
    pub(crate) fn of(card: CardId, owner: usize, victim: usize) -> Work {
        Work { card, owner, victim, target: None, monster: None, side: None, with: None }
    }
}

impl Literal {
    /// A line, and those that hang on it.
    pub(crate) fn work(&mut self, work: &Work, lines: &[&'static Line]) -> Step {
        if let [first, second] = lines
            && second.link == Link::Or
        {
            // `choice`: the victim chooses; an impossible one only if both are.
            let chosen = match (self.can_suffer(work, first), self.can_suffer(work, second)) {
                (true, false) => first,
                (false, true) => second,
                (false, false) => return Ok(()),
                _ => {
                    let may = |_: &Literal, mv: Move| matches!(mv, Move::Either { .. });
                    let second_one =
                        self.ask_in_step(work.victim, Question::Either, &may)? == Move::Either { second: true };
                    if second_one { second } else { first }
                }
            };
            self.effect(work, chosen)?;
            return Ok(());
        }
        for line in lines {
            if self.effect(work, line)? {
                break;
            }
        }
        Ok(())
    }

    /// Whether the victim has what the line takes.
    fn can_suffer(&self, work: &Work, line: &Line) -> bool {
        match line.effect {
            Effect::Lose(loss) => !self.losable(work.victim, loss.which, loss.worn).is_empty(),
            Effect::LoseLevel { n: Number::Fixed(_), .. } => self.players[work.victim].level > 1,
            _ => true,
        }
    }

    /// *who*, in the order in which they are hit: clockwise from the turn player (MB-STEP-1).
    pub(crate) fn whom(&self, work: &Work, who: Option<Who>) -> Vec<usize> {
        let living = || self.clockwise_from(self.turn).into_iter().filter(|&who| self.living(who));
        let fight = self.fight.as_ref();
        match who {
            None | Some(Who::Victim) => vec![work.victim],
            Some(Who::You) => vec![work.owner],
            Some(Who::Main) => fight.map(|fight| fight.main).into_iter().collect(),
            Some(Who::Helper) => fight.and_then(|fight| fight.helper).into_iter().collect(),
            Some(Who::EachFighter) => {
                fight.map(|fight| fight.main).into_iter().chain(fight.and_then(|fight| fight.helper)).collect()
            }
            Some(Who::OneOther) => work.target.into_iter().collect(),
            Some(Who::Left) => self.left_of(work.victim).into_iter().collect(),
            Some(Who::Right) => self.right_of(work.victim).into_iter().collect(),
            Some(Who::Lowest) => {
                let least = living().map(|who| self.players[who].level).min();
                living().filter(|&who| Some(self.players[who].level) == least).collect()
            }
            Some(Who::Highest) => {
                let most = living().map(|who| self.players[who].level).max();
                living().filter(|&who| Some(self.players[who].level) == most).collect()
            }
            Some(Who::All) => living().collect(),
            Some(Who::AllOthers) => living().filter(|&who| who != work.victim).collect(),
        }
    }

    fn number(&mut self, n: Number) -> i32 {
        match n {
            Number::Fixed(n) => n.into(),
            Number::Die => self.referee.roll().into(),
        }
    }

    /// The same, its conditions having been looked at.
    pub(crate) fn work_without_conditions(&mut self, work: &Work, line: &Line) -> Step {
        self.effect(work, &Line { conditions: Vec::new(), ..line.clone() })?;
        Ok(())
    }

    /// Does what a line says. False if a condition failed or there was nothing to lose.
    fn effect(&mut self, work: &Work, line: &Line) -> Step<bool> {
        let mut times = 1;
        for condition in &line.conditions {
            match *condition {
                Condition::Roll(least) => {
                    if self.referee.roll() < least {
                        return Ok(false);
                    }
                }
                // On a card that takes one monster away it was looked at when it was aimed.
                Condition::MonsterIs(_) | Condition::MonsterAtMost(_) if matches!(line.effect, Effect::Remove(_)) => {}
                condition => {
                    let one = Line { conditions: vec![condition], ..line.clone() };
                    times *= self.times(&one, work.victim, None, true);
                }
            }
        }
        if times == 0 {
            return Ok(false);
        }
        match line.effect {
            // `ignore`: a Power, Minion or item gives nothing against such a monster. What was paid for stays so.
            Effect::Bonus(_) | Effect::Double if self.counts_for_nothing(work.card) => return Ok(false),
            Effect::Bonus(n) => {
                let n = self.number(n) * times;
                let fight = self.fight.as_mut().expect("a fight");
                match work.side {
                    Some(side) => fight.shots[side] += n,
                    None => *fight.paid.entry(work.owner).or_default() += n,
                }
            }
            Effect::Double => *self.fight.as_mut().expect("a fight").doublings.entry(work.owner).or_default() += 1,
            Effect::LoseLevel { n, who } => {
                let n = self.number(n) * times;
                let whom = self.whom(work, who);
                for who in whom {
                    self.lose_levels(who, n)?;
                }
            }
            Effect::GainLevel { n, who } => {
                let n = self.number(n) * times;
                for who in self.whom(work, who) {
                    if self.living(who) {
                        self.raise_levels(who, n);
                    }
                }
            }
            Effect::Lose(loss) => return self.lose(work, loss),
            Effect::Die { who } => {
                for who in self.whom(work, who) {
                    self.dies(who)?;
                }
            }
            Effect::Change { what: Turned::Race, who } => {
                for who in self.whom(work, who) {
                    self.change_race(who);
                }
            }
            Effect::Change { what: Turned::Sex, .. } => panic!("no shipped card changes the sex"),
            Effect::Draw { deck, n, up, keep, who } => {
                let n = self.number(n) * times;
                for who in self.whom(work, who) {
                    self.draw_some(who, deck, n as usize, up, keep)?;
                }
            }
            Effect::Recover(which) => return Ok(self.recover(work.owner, which)),
            Effect::Cure { who } => {
                for who in self.whom(work, who) {
                    let curses: Vec<CardId> = self.players[who].curses.iter().map(|curse| curse.card).collect();
                    if !curses.is_empty() {
                        let card = self.choose(who, Purpose::Cure, &curses, 1)?;
                        let at =
                            self.players[who].curses.iter().position(|curse| curse.card == card).expect("it is there");
                        self.players[who].curses.remove(at);
                        self.discard(card);
                    }
                }
            }
            Effect::Join => {
                let monster = work.with.expect("a monster");
                self.take_from_hand(work.owner, monster);
                self.join(monster);
            }
            Effect::Twin => {
                // MB-TWIN-1: no twin of a monster no longer there.
                let fight = self.fight.as_mut().expect("a fight");
                if let Some(&monster) = work.monster.and_then(|at| fight.monsters.get(at)) {
                    fight.monsters.push(Monster { twin: true, ..monster });
                }
            }
            Effect::Remove(how) => self.remove_monster(work.monster.expect("a monster"), how),
            Effect::Redirect(_) => {
                let to = work.target.or_else(|| self.left_of(work.victim));
                if let Some(to) = to {
                    self.hand_fight_to(to);
                }
            }
            Effect::ForceHelp(_) => {
                let helper = work.target.expect("somebody");
                let fight = self.fight.as_mut().expect("a fight");
                (fight.helper, fight.forced) = (Some(helper), true);
                fight.terms = munchkin::Terms::default();
                let main = fight.main;
                self.curses_count_for(helper);
                self.referee.tell(GameEvent::Helps { seat: seat(helper), main: seat(main) });
            }
            Effect::Escape { .. } => self.fight.as_mut().expect("a fight").slips.push(work.owner),
            Effect::Steal(what, _) => self.steal(work.owner, work.target.expect("somebody"), what)?,
            Effect::HandOver(which, who) => return self.hand_over(work, which, who),
            Effect::Rotate(which) => self.rotate(which)?,
            other => panic!("{other:?} of {:?} does not work by itself", work.card),
        }
        Ok(true)
    }

    /// MB-LEVEL-1; then those who do something when they lose a level are asked.
    pub(crate) fn lose_levels(&mut self, who: usize, n: i32) -> Step {
        if self.living(who) && self.drop_levels(who, n) > 0 {
            self.happened(Event::LevelLost, who)?;
        }
        Ok(())
    }

    /// The cards that a loss may take: from the table unless *hand* (MB-CURSE-1).
    pub(crate) fn losable(&self, who: usize, which: Which, worn: bool) -> Vec<CardId> {
        let player = &self.players[who];
        let items = || player.items.iter().filter(move |item| item.in_use || !worn).map(|item| item.card);
        let slot = |slots: &[Slot]| {
            items().filter(|&card| self.card(card).slot.is_some_and(|slot| slots.contains(&slot))).collect()
        };
        match which {
            Which::Head => slot(&[Slot::Head]),
            Which::Armour => slot(&[Slot::Armour]),
            Which::Feet => slot(&[Slot::Feet]),
            Which::Held => slot(&[Slot::Hand1, Slot::Hand2]),
            Which::Item => items().collect(),
            Which::Big => items().filter(|&card| self.card(card).big).collect(),
            Which::Small => items().filter(|&card| !self.card(card).big).collect(),
            Which::Best => {
                // The item in use with the highest bonus.
                let used = || player.items.iter().filter(|item| item.in_use).map(|item| item.card);
                let best = used().map(|card| self.bonus_at_rest(who, card)).max();
                used().filter(|&card| Some(self.bonus_at_rest(who, card)) == best).collect()
            }
            Which::Hand => player.hand.clone(),
            Which::Race => player.races.clone(),
            Which::Power => player.powers.clone(),
            Which::Minion => player.minions.clone(),
        }
    }

    fn lose(&mut self, work: &Work, loss: Loss) -> Step<bool> {
        let many = match loss.many {
            Many::All => usize::MAX,
            Many::Number(n) => self.number(n) as usize,
        };
        let mut found = false;
        let whom = self.whom(work, loss.who);
        for who in whom {
            for left in (0..many).rev() {
                let cards = self.losable(who, loss.which, loss.worn);
                if cards.is_empty() {
                    break;
                }
                found = true;
                let card = match loss.by {
                    By::Random => cards[self.referee.pick(cards.len())],
                    // A choice from another player's hand is blind.
                    By::Player | By::Left if loss.which == Which::Hand => cards[self.referee.pick(cards.len())],
                    // All that there is goes, without a choice.
                    _ if cards.len() <= left + 1 => cards[0],
                    By::Victim => self.choose(who, Purpose::Lose, &cards, left + 1)?,
                    By::Player => self.choose(work.owner, Purpose::Lose, &cards, left + 1)?,
                    By::Left => {
                        let left_player = self.left_of(who).unwrap_or(who);
                        self.choose(left_player, Purpose::Lose, &cards, left + 1)?
                    }
                };
                self.lose_chosen(who, card, loss.which);
            }
        }
        Ok(found)
    }

    fn lose_chosen(&mut self, who: usize, card: CardId, which: Which) {
        if which == Which::Hand {
            self.take_from_hand(who, card);
        } else {
            self.take_from_table(who, card);
        }
        self.discard(card);
    }

    /// MB-HALF-2: takes all Races and the Half-Breed first; the topmost Race among the Door discards comes.
    fn change_race(&mut self, who: usize) {
        let at = self.doors.discard.iter().rposition(|&card| self.card(card).kind == Kind::Race);
        let new = at.map(|at| {
            // MB-FAST-1: what lay there before this step was asked about then.
            self.topped -= usize::from(at + self.topped >= self.doors.discard.len());
            self.doors.discard.remove(at)
        });
        for race in std::mem::take(&mut self.players[who].races) {
            self.discard(race);
        }
        if let Some(half) = self.players[who].half.take() {
            self.discard(half);
        }
        self.players[who].races.extend(new);
    }

    fn draw_some(&mut self, who: usize, deck: Deck, n: usize, _up: bool, keep: Option<u8>) -> Step {
        let Some(keep) = keep else {
            self.draw_to_hand(who, deck, n);
            return Ok(());
        };
        let mut drawn: Vec<CardId> = Vec::new();
        for _ in 0..n {
            drawn.extend(self.draw(deck));
        }
        let mut kept = 0;
        while kept < keep && !drawn.is_empty() {
            self.laid_out = drawn.clone();
            let card = if drawn.len() <= usize::from(keep - kept) {
                drawn[0]
            } else {
                self.choose(who, Purpose::KeepDrawn, &drawn.clone(), (keep - kept).into())?
            };
            drawn.remove(drawn.iter().position(|&other| other == card).expect("it is there"));
            self.receive(who, card);
            kept += 1;
        }
        self.laid_out.clear();
        for card in drawn {
            self.discard(card);
        }
        Ok(())
    }

    /// The topmost such card of a discard pile, into the hand.
    fn recover(&mut self, who: usize, which: Which) -> bool {
        assert_eq!(which, Which::Item, "no shipped card recovers anything else");
        let at = self.treasures.discard.iter().rposition(|&card| self.card(card).kind == Kind::Item);
        let Some(at) = at else { return false };
        let card = self.treasures.discard.remove(at);
        self.receive(who, card);
        true
    }

    /// MB-FIGHT-3: a monster joins; it is not met.
    pub(crate) fn join(&mut self, card: CardId) {
        let fight = self.fight.as_mut().expect("a fight");
        fight.monsters.push(Monster { card, group: fight.groups, twin: false });
        fight.groups += 1;
    }

    /// MB-FIGHT-7.
    pub(crate) fn remove_monster(&mut self, at: usize, how: Removal) {
        let fight = self.fight.as_ref().expect("a fight");
        let Some(&monster) = fight.monsters.get(at) else { return };
        let (levels, treasures) = (self.levels_of(monster), self.treasures_of(monster));
        let fight = self.fight.as_mut().expect("a fight");
        fight.otherwise = true;
        if how == Removal::Killed {
            fight.levels_aside += levels;
            fight.killed.push(monster.card);
        }
        if how != Removal::DrivenOff {
            fight.treasures_aside += treasures;
        }
        self.monster_leaves(at);
    }

    /// MB-FIGHT-7: a monster's own enhancers leave with it; MB-TWIN-1: the other of two keeps them all.
    pub(crate) fn monster_leaves(&mut self, at: usize) {
        let fight = self.fight.as_mut().expect("a fight");
        let monster = fight.monsters.remove(at);
        let mut gone = Vec::new();
        if let Some(other) = fight.monsters.iter_mut().find(|other| other.group == monster.group) {
            // One card stands for both: it stays while one of them is there.
            if !monster.twin {
                other.twin = false;
            }
        } else {
            gone.push(monster.card);
            let leaving: Vec<_> =
                fight.enhancers.iter().filter(|(_, group)| *group == monster.group).map(|&(card, _)| card).collect();
            fight.enhancers.retain(|(_, group)| *group != monster.group);
            gone.extend(leaving);
        }
        // They lie with the fight until it is over.
        self.fight.as_mut().expect("a fight").spent.extend(gone);
    }

    /// MB-FIGHT-8: keeps monsters and played cards, releases the helper and their deal.
    pub(crate) fn hand_fight_to(&mut self, to: usize) {
        let fight = self.fight.as_ref().expect("a fight");
        let (main, helper) = (fight.main, fight.helper);
        self.curses_wait_for(main);
        if let Some(helper) = helper {
            self.curses_wait_for(helper);
        }
        let fight = self.fight.as_mut().expect("a fight");
        fight.main = to;
        fight.helper = None;
        fight.forced = false;
        fight.terms = munchkin::Terms::default();
        fight.promised.clear();
        self.curses_count_for(to);
        self.referee.tell(GameEvent::Handed { from: seat(main), to: seat(to) });
    }

    /// MB-CURSE-1: "in your next combat" counts from when you fight.
    pub(crate) fn curses_count_for(&mut self, who: usize) {
        let set = self.set;
        for curse in &mut self.players[who].curses {
            if set.get(curse.card).lines.iter().any(|line| line.timing == munchkin::Timing::NextFight) {
                curse.counts = true;
            }
        }
    }

    /// Who no longer fights has their next fight still to come.
    pub(crate) fn curses_wait_for(&mut self, who: usize) {
        for curse in &mut self.players[who].curses {
            curse.counts = false;
        }
    }

    /// MB-THEFT-1.
    fn steal(&mut self, thief: usize, from: usize, what: Stolen) -> Step {
        match what {
            Stolen::Level => {
                if self.players[from].level > 1 {
                    // It is the same level: then those who do something when they lose one are asked.
                    self.drop_levels(from, 1);
                    self.raise_levels(thief, 1);
                    self.happened(Event::LevelLost, from)?;
                }
            }
            Stolen::Item => {
                let items: Vec<CardId> = self.players[from].items.iter().map(|item| item.card).collect();
                if !items.is_empty() {
                    let card = self.choose(thief, Purpose::Steal, &items, 1)?;
                    self.take_from_table(from, card);
                    self.lay_item_that_comes(thief, card);
                }
            }
            Stolen::Hand => {
                if !self.players[from].hand.is_empty() {
                    let at = self.referee.pick(self.players[from].hand.len());
                    let card = self.take_from_hand_at(from, at);
                    self.receive(thief, card);
                }
            }
        }
        Ok(())
    }

    /// Such a card goes to that player: items to the table, cards of a hand to the hand.
    fn hand_over(&mut self, work: &Work, which: Which, who: Who) -> Step<bool> {
        let from = work.victim;
        let cards = self.losable(from, which, false);
        // If only one player can get a card, it is the first of them on the victim's left.
        let to = match who {
            Who::Left => self.left_of(from),
            Who::Right => self.right_of(from),
            Who::Lowest => {
                let others: Vec<usize> = self.others_from(from).into_iter().filter(|&who| self.living(who)).collect();
                let least = others.iter().map(|&who| self.players[who].level).min();
                others.into_iter().find(|&who| Some(self.players[who].level) == least)
            }
            _ => panic!("no shipped card hands over to {who:?}"),
        };
        let (false, Some(to)) = (cards.is_empty(), to) else { return Ok(false) };
        let card = self.choose(from, Purpose::HandOver, &cards, 1)?;
        if which == Which::Hand {
            self.take_from_hand(from, card);
            self.receive(to, card);
        } else {
            self.take_from_table(from, card);
            self.lay_item_that_comes(to, card);
        }
        Ok(true)
    }

    /// Everyone's such cards to their left at one instant.
    fn rotate(&mut self, which: Which) -> Step {
        let mut moving: Vec<(usize, CardId)> = Vec::new();
        for who in self.clockwise_from(self.turn) {
            if !self.living(who) {
                continue;
            }
            let Some(to) = self.left_of(who) else { continue };
            for card in self.losable(who, which, false) {
                if which == Which::Hand {
                    self.take_from_hand(who, card);
                } else {
                    self.take_from_table(who, card);
                }
                moving.push((to, card));
            }
        }
        for (to, card) in moving {
            if which == Which::Hand {
                self.receive(to, card);
            } else {
                self.lay_item_that_comes(to, card);
            }
        }
        Ok(())
    }
}
