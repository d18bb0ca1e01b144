//! What a card's lines do: one match arm for each word of the vocabulary.

use super::event::Event;
use super::frame::{Frame, Lines, Purpose};
use super::parts::{Beneficiary, Contribution};
use super::state::{Munchkin, Question};
use crate::card::{CardId, Deck, Kind};
use crate::vocabulary::{Condition, Effect, Line, Link, Many, Number, Removal, Reward, Which, Who};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Carries on a card's lines.
    #[inline]
    pub(crate) fn step_lines(&mut self, lines: Lines, log: &mut impl Log<Munchkin>) -> bool {
        if usize::from(lines.at) >= self.set.get(lines.card).lines.len() {
            self.stack.pop(); // that was the last line
            return false;
        }
        self.work_lines(lines, log)
    }

    /// Carries out the next line that is due.
    #[inline(never)]
    fn work_lines(&mut self, mut lines: Lines, log: &mut impl Log<Munchkin>) -> bool {
        let set = self.set;
        let all = set.get(lines.card).lines.as_slice();
        let depth = self.stack.len();
        // Goes on until a line pushes something on the stack.
        while self.stack.len() == depth {
            let Some((at, line)) = lines.due(all) else {
                self.stack.pop();
                return false;
            };
            lines.at = at as u8;
            let choice = all.get(at + 1).filter(|next| next.link == Link::Or);
            let mut chosen = at;
            if let Some(other) = choice {
                match lines.second {
                    Some(second) => chosen = if second { at + 1 } else { at },
                    None => {
                        let possible = [self.possible(&lines, line), self.possible(&lines, other)];
                        if possible == [true; 2] {
                            self.put(Frame::Lines(lines));
                            return self.ask(lines.victim, Question::Either); // MB-CURSE-1: the victim chooses
                        }
                        chosen = if possible[0] { at } else { at + 1 };
                    }
                }
            }
            lines.second = None;
            lines.at += if choice.is_some() { 2 } else { 1 };
            // Consequences are pushed on the stack; whether the line did anything is known at once.
            lines.failed = !self.works(&lines, &all[chosen], chosen as u8, log);
        }
        if let Some(below) = self.stack.as_mut_slice().get_mut(depth - 1) {
            *below = Frame::Lines(lines);
        }
        false
    }

    /// Whether an effect would find anything, as far as can be told in advance.
    fn possible(&self, lines: &Lines, line: &Line) -> bool {
        match line.effect {
            Effect::Lose(loss) => self.has_cards(lines.victim, loss.which, loss.worn),
            Effect::LoseLevel { .. } => self.player(lines.victim).level > 1,
            _ => true,
        }
    }

    /// Carries out a line if its conditions hold. False if they do not, or if it found nothing.
    fn works(&mut self, lines: &Lines, line: &Line, at: u8, log: &mut impl Log<Munchkin>) -> bool {
        let mut times = 1;
        for &condition in &line.conditions {
            let holds = match condition {
                Condition::Against(which) => match &self.fight {
                    Some(fight) => fight.fighters().into_iter().any(|seat| self.player(seat).has(self.set, which)),
                    None => self.player(lines.victim).has(self.set, which),
                },
                Condition::MonsterIs(_) | Condition::MonsterAtMost(_) => match (&self.fight, lines.monster) {
                    // The chosen monster must meet the conditions.
                    (Some(fight), Some(at)) if line.timing.at_will() => {
                        let monster = fight.monsters.as_slice().get(usize::from(at));
                        monster.is_some_and(|&monster| self.monster_is(fight, monster, condition))
                    }
                    (Some(fight), _) => self.some_monster(fight, condition),
                    (None, _) => false,
                },
                Condition::Roll(n) => self.roll(lines.victim, log) >= n,
                Condition::Per(thing) => {
                    times *= match &self.fight {
                        Some(fight) => self.count(fight, lines.victim, thing),
                        None => self.player(lines.victim).count(thing),
                    };
                    times > 0
                }
                Condition::Has(which) if harms(line.effect) => self.player(lines.victim).suffers(self.set, which),
                _ => self.meets(self.fight.as_ref(), lines.victim, condition) == Some(true),
            };
            if !holds {
                return false;
            }
        }
        let found = self.effect(lines, line.effect, at, times, log);
        // With a condition, "otherwise" refers to that; without one, to finding nothing.
        found || !line.conditions.is_empty()
    }

    /// The number of an effect. If it is a die, it is rolled.
    pub(crate) fn number(&mut self, seat: Seat, n: Number, log: &mut impl Log<Munchkin>) -> i32 {
        match n {
            Number::Fixed(n) => i32::from(n),
            Number::Die => i32::from(self.roll(seat, log)),
        }
    }

    /// The players that are meant. Several are settled clockwise from the turn player (MB-STEP-1).
    pub(crate) fn whom(&self, lines: &Lines, who: Option<Who>) -> Seats {
        let living = self.living();
        let one = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        let by_level = |best: Option<u8>| living.into_iter().filter(|&s| Some(self.player(s).level) == best).collect();
        let levels = || living.into_iter().map(|seat| self.player(seat).level);
        let fight = self.fight.as_ref();
        let seats: Seats = match who {
            None | Some(Who::Victim) => Seats::only(lines.victim),
            Some(Who::You) => Seats::only(lines.owner),
            Some(Who::Main) => one(fight.map(|fight| fight.main)),
            Some(Who::Helper) => one(fight.and_then(|fight| fight.helper)),
            Some(Who::EachFighter) => fight.map_or(Seats::NONE, |fight| fight.fighters()),
            Some(Who::OneOther) => one(lines.target),
            Some(Who::Left) => one(self.left_of(lines.victim)),
            Some(Who::Right) => one(self.right_of(lines.victim)),
            Some(Who::Lowest) => by_level(levels().min()),
            Some(Who::Highest) => by_level(levels().max()),
            Some(Who::All) => living,
            Some(Who::AllOthers) => living.without(lines.victim),
        };
        seats.and(living)
    }

    /// The one player who receives something: of several, the first on the victim's left.
    fn receiver(&self, lines: &Lines, who: Who) -> Option<Seat> {
        let seats = match who {
            Who::Lowest | Who::Highest => {
                let others = self.living().without(lines.victim);
                let levels = others.into_iter().map(|seat| self.player(seat).level);
                let level = if who == Who::Lowest { levels.min() } else { levels.max() };
                others.into_iter().filter(|&seat| Some(self.player(seat).level) == level).collect()
            }
            _ => self.whom(lines, Some(who)).without(lines.victim),
        };
        self.clockwise(lines.victim).find(|&seat| seats.has(seat))
    }

    /// Does what an effect says. False if it found nothing.
    fn effect(&mut self, lines: &Lines, effect: Effect, at: u8, times: i32, log: &mut impl Log<Munchkin>) -> bool {
        match effect {
            Effect::Bonus(n) => {
                let n = (self.number(lines.owner, n, log) * times) as i16;
                if self.counts_for_nothing(lines.card) {
                    return false;
                }
                let Some(fight) = &mut self.fight else { return false };
                let on = if self.set.get(lines.card).one_shot {
                    fight.shots[usize::from(lines.against)] += n;
                    if lines.against { Beneficiary::Monsters } else { Beneficiary::Fighters }
                } else if fight.fighters().has(lines.owner) {
                    fight.paid[lines.owner.index()] += n;
                    Beneficiary::Own
                } else {
                    return true;
                };
                fight.played.push(Contribution { card: lines.card, by: lines.owner, on, n: Some(n) });
            }
            Effect::Double if self.counts_for_nothing(lines.card) => return false,
            Effect::Double => {
                let Some(fight) = &mut self.fight else { return false };
                if fight.fighters().has(lines.owner) {
                    fight.doubled[lines.owner.index()] += 1;
                    fight.played.push(Contribution {
                        card: lines.card,
                        by: lines.owner,
                        on: Beneficiary::Own,
                        n: None,
                    });
                }
            }
            Effect::LoseLevel { n, .. } | Effect::GainLevel { n, .. } | Effect::Draw { n, .. } => {
                let n = self.number(lines.victim, n, log) * times;
                return self.hit_each(lines, effect, at, n, log);
            }
            Effect::Lose(loss) => {
                let n = match loss.many {
                    Many::All => u8::MAX.into(),
                    Many::Number(n) => (self.number(lines.victim, n, log) * times).clamp(0, 200),
                };
                return self.hit_each(lines, effect, at, n, log);
            }
            Effect::Change { .. } | Effect::Die { .. } | Effect::Cure { .. } => {
                return self.hit_each(lines, effect, at, 1, log);
            }
            Effect::Recover(which) => return self.recover(lines.owner, which, log),
            Effect::Join => {
                let Some(card) = lines.with else { return false };
                if self.take_from_hand(lines.owner, card).is_none() {
                    return false;
                }
                self.join(lines.owner, card, log);
            }
            Effect::Twin => {
                let (Some(fight), Some(at)) = (&mut self.fight, lines.monster) else { return false };
                let Some(&monster) = fight.monsters.as_slice().get(usize::from(at)) else { return false };
                return fight.monsters.push(super::fight::Monster { twin: true, ..monster }); // MB-TWIN-1
            }
            Effect::Remove(how) => {
                let Some(at) = lines.monster else { return false };
                return self.remove_monster(usize::from(at), how, false, log);
            }
            Effect::Redirect(who) => {
                let Some(to) = self.receiver(lines, who) else { return false };
                return self.redirect(to, log);
            }
            Effect::ForceHelp(who) => {
                let Some(helper) = self.receiver(lines, who) else { return false };
                return self.force_help(helper, log);
            }
            Effect::Escape { .. } => {
                let Some(fight) = &mut self.fight else { return false };
                fight.slips.insert(lines.owner);
            }
            Effect::DieTo(n) => return self.turn_die(Some(n), log),
            Effect::DieAgain => return self.turn_die(None, log),
            Effect::Steal(what, who) => {
                let Some(victim) = self.receiver(lines, who) else { return false };
                return self.steal(lines.owner, victim, what, log);
            }
            Effect::HandOver(which, who) => {
                let Some(to) = self.receiver(lines, who) else { return false };
                if !self.has_cards(lines.victim, which, false) {
                    return false;
                }
                self.pick(Purpose::HandOver, to, lines.victim, which, false, 1);
            }
            Effect::Rotate(which) => self.rotate(which, log),
            // It counts when its owner has helped (MB-HELP-1). Levels were given with the others (MB-WIN-1).
            Effect::Reward(Reward::Levels, _) => {}
            Effect::Reward(Reward::Treasures, n) => {
                for _ in 0..n {
                    self.draw_into_hand(lines.owner, Deck::Treasure, true, log);
                }
            }
            // These apply while a card is in force, or are carried out where they are asked about.
            Effect::Enhance(_)
            | Effect::Flee(_)
            | Effect::Limit(..)
            | Effect::Exempt
            | Effect::Worth(_)
            | Effect::Swarm(_)
            | Effect::Tag(_)
            | Effect::Friendly(_)
            | Effect::Solo
            | Effect::Ignore(_)
            | Effect::NoEscape
            | Effect::Cancel(_) => {}
        }
        true
    }

    /// A monster joins the fight (MB-FIGHT-3).
    pub(crate) fn join(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        let joined = self.fight.as_mut().is_some_and(|fight| fight.add(card, self.set));
        if joined {
            log.push(Event::Joined { seat, card });
        } else {
            self.discard(seat, card, log);
        }
    }

    /// MB-FIGHT-7: a monster leaves, with its own enhancers.
    pub(crate) fn remove_monster(
        &mut self,
        at: usize,
        how: Removal,
        friendly: bool,
        log: &mut impl Log<Munchkin>,
    ) -> bool {
        let Some(mut fight) = self.fight else { return false };
        let Some(&monster) = fight.monsters.as_slice().get(at) else { return false };
        if how != Removal::DrivenOff {
            fight.treasures += self.monster_reward(&fight, monster, Reward::Treasures) as u8;
        }
        if how == Removal::Killed {
            fight.levels += self.monster_reward(&fight, monster, Reward::Levels) as u8;
            fight.slain.push(monster.card);
        }
        fight.monsters.remove(at);
        let twins = fight.monsters.iter().any(|other| other.group == monster.group);
        if twins {
            if !monster.twin {
                // Of twins, the one that stays now stands for the card.
                let heir = fight.monsters.as_mut_slice().iter_mut().find(|other| other.group == monster.group);
                if let Some(heir) = heir {
                    heir.twin = false;
                }
            }
        } else {
            fight.spent.push(monster.card);
            for &(card, _) in fight.enhancers.iter().filter(|(_, group)| *group == monster.group) {
                fight.spent.push(card);
            }
            fight.enhancers.retain(|(_, group)| *group != monster.group);
        }
        self.fight = Some(fight);
        log.push(Event::Left { card: monster.card, friendly });
        if !friendly {
            self.turn.all_friendly = false; // MB-LOOT-1
        }
        true
    }
}

impl Lines {
    /// The next line that is due, with its place.
    fn due<'a>(&self, all: &'a [Line]) -> Option<(usize, &'a Line)> {
        let due = |line: &Line| {
            line.timing == self.timing
                && match line.link {
                    Link::Apart => true,
                    Link::Else => self.failed,
                    Link::Or => false, // carried out with the line before it
                }
        };
        // A single line is done when the next one is not linked to it.
        let done = |at: usize, line: &Line| {
            self.single && self.second.is_none() && line.link == Link::Apart && at > usize::from(self.first)
        };
        let rest = all.iter().enumerate().skip(usize::from(self.at));
        rest.take_while(|(at, line)| !done(*at, line)).find(|(_, line)| due(line))
    }
}

/// Whether an effect is bad for the player it applies to. Such lines of a Race, or against it, are its drawbacks
/// (MB-HALF-1).
pub(crate) fn harms(effect: Effect) -> bool {
    match effect {
        Effect::LoseLevel { .. } | Effect::Lose(_) | Effect::Die { .. } => true,
        Effect::HandOver(..) | Effect::Change { .. } | Effect::NoEscape => true,
        Effect::Bonus(Number::Fixed(n)) | Effect::Flee(n) | Effect::Limit(_, n) => n < 0,
        _ => false,
    }
}

/// Whether a card is of this kind.
pub(crate) fn is_of_kind(card: &crate::card::Card, which: Which) -> bool {
    use crate::card::Slot;
    let item = card.kind == Kind::Item;
    match which {
        Which::Head => item && card.slot == Some(Slot::Head),
        Which::Armour => item && card.slot == Some(Slot::Armour),
        Which::Feet => item && card.slot == Some(Slot::Feet),
        Which::Held => item && matches!(card.slot, Some(Slot::Hand1 | Slot::Hand2)),
        Which::Item | Which::Best => item,
        Which::Big => item && card.big,
        Which::Small => item && !card.big,
        Which::Hand => true,
        Which::Race => card.kind == Kind::Race,
        Which::Power => card.kind == Kind::Power,
        Which::Minion => card.kind == Kind::Minion,
    }
}
