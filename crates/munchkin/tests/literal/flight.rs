//! Running away (MB-FLEE-1 to MB-FLEE-3, MB-MINION-SAC).

use crate::characters::groups;
use crate::effects::Work;
use crate::plays::Moment;
use crate::referee::seat;
use crate::state::{Literal, Monster, Step};
use munchkin::{CardId, Effect, Event, GameEvent, Kind, Move, Question, Timing};

/// How a player comes away from a monster.
#[derive(PartialEq)]
enum Run {
    Escaped,
    Caught,
    /// By a Minion, from all monsters still to come (MB-MINION-SAC).
    Saved {
        helper_too: bool,
    },
}

impl Literal {
    /// MB-FLEE-1: main fighter first with all rolls, then helper.
    pub(crate) fn flee(&mut self) -> Step {
        let fight = self.fight.as_mut().expect("a fight");
        fight.fled = true;
        (fight.levels_aside, fight.treasures_aside) = (0, 0); // MB-FIGHT-3, MB-FIGHT-7
        let (main, helper) = (fight.main, fight.helper);
        let helper_has_run = self.run(main)?;
        if let Some(helper) = helper.filter(|_| !helper_has_run) {
            self.run(helper)?;
        }
        self.end_fight()?;
        self.paying_out = true;
        self.after_step()?;
        self.paying_out = false;
        Ok(())
    }

    fn monsters(&self) -> Vec<Monster> {
        self.fight.as_ref().expect("a fight").monsters.clone()
    }

    /// One player's rolls, from each monster in the order they like. Gives back whether their helper has escaped too.
    fn run(&mut self, who: usize) -> Step<bool> {
        let mut left: Vec<usize> = (0..self.monsters().len()).collect();
        // MB-FLEE-2: who dies is left alone by the rest.
        while !left.is_empty() && self.living(who) {
            let at = if left.len() == 1 {
                left[0]
            } else {
                let may = |_: &Literal, mv: Move| matches!(mv, Move::RunFrom(at) if left.contains(&usize::from(at)));
                match self.ask(who, Question::RunFrom, &may)? {
                    None => continue,
                    Some(Move::RunFrom(at)) => at.into(),
                    Some(_) => panic!("a monster"),
                }
            };
            let monster = self.monsters()[at];
            let run = if self.does_not_chase(who, monster) {
                Run::Escaped // no roll, no window
            } else {
                self.window(Moment::BeforeRoll)?;
                if !self.living(who) {
                    return Ok(false);
                }
                self.escape(who, monster)?
            };
            if let Run::Saved { helper_too } = run {
                // MB-MINION-SAC: from this monster and all still to come. It is one step.
                for at in left {
                    self.slip_from(who, self.monsters()[at])?;
                }
                let helper = self.fight.as_ref().expect("a fight").helper.filter(|_| helper_too);
                if let Some(helper) = helper {
                    for monster in self.monsters() {
                        self.slip_from(helper, monster)?;
                    }
                }
                self.after_roll()?;
                return Ok(helper_too);
            }
            left.retain(|&other| other != at);
            if run == Run::Caught {
                self.referee.tell(GameEvent::Caught { seat: seat(who), card: monster.card });
                self.bad_lines(who, monster, Event::EscapedOrNot)?;
                self.bad_lines(who, monster, Event::Caught)?;
            } else {
                self.slip_from(who, monster)?;
            }
            self.after_roll()?;
        }
        Ok(false)
    }

    /// Away from it; what strikes even those who escape does, however they escaped.
    fn slip_from(&mut self, who: usize, monster: Monster) -> Step {
        if self.living(who) {
            self.referee.tell(GameEvent::Escaped { seat: seat(who), card: monster.card });
            self.bad_lines(who, monster, Event::EscapedOrNot)?;
        }
        Ok(())
    }

    /// MB-DEATH-3: in flight bodies are looted when all have run.
    fn after_roll(&mut self) -> Step {
        self.check_and_settle()
    }

    fn escape(&mut self, who: usize, monster: Monster) -> Step<Run> {
        if self.needs_no_roll(who, monster) {
            return Ok(Run::Escaped);
        }
        let hopeless = self.no_escape(who, monster);
        let fight = self.fight.as_ref().expect("a fight");
        let (main, helper) = (fight.main, fight.helper);
        // MB-FREE-1: the Minion may be discarded meanwhile.
        while !self.players[who].minions.is_empty() {
            let may = |this: &Literal, mv: Move| match mv {
                Move::Roll => true,
                Move::Sacrifice { helper: both } => {
                    !this.players[who].minions.is_empty() && (!both || (who == main && helper.is_some()))
                }
                // MB-MINION-1: any time, also before a roll.
                Move::Put { card, .. } => this.card(card).kind == Kind::Minion && this.may(who, Moment::BeforeRoll, mv),
                _ => false,
            };
            match self.ask(who, Question::Flee, &may)? {
                None => {}
                Some(Move::Sacrifice { helper: helper_too }) => {
                    let minions = self.players[who].minions.clone();
                    let minion = self.choose(who, munchkin::Purpose::Lose, &minions, 1)?;
                    self.take_from_table(who, minion);
                    self.discard(minion);
                    return Ok(Run::Saved { helper_too });
                }
                Some(Move::Roll) => break,
                Some(mv) => {
                    self.carry_out(who, mv)?;
                    self.check_and_settle()?;
                }
            }
        }
        if hopeless {
            return Ok(Run::Caught);
        }
        let mut die = self.referee.roll();
        // The fleer alone may answer the die with a card that says so.
        loop {
            let ways = self.die_ways(who);
            if ways.is_empty() {
                break;
            }
            let Some((card, line)) = self.ask_way(who, Question::Die, &ways)? else { break };
            self.count_use(who, card, line);
            let one_shot = self.card(card).one_shot;
            if one_shot {
                self.take_played(who, card);
            }
            self.pay(who, card, self.card(card).lines[line].cost)?;
            if one_shot && self.cancelled(who, card, main, munchkin::Cancelled::OneShot)? {
                self.discard(card);
                continue;
            }
            if one_shot {
                self.spend(card);
            }
            match self.card(card).lines[line].effect {
                Effect::DieTo(n) => die = n,
                _ => die = self.referee.roll(),
            }
        }
        let escaped = i32::from(die) + self.flee_modifier(who, monster) >= 5;
        Ok(if escaped { Run::Escaped } else { Run::Caught })
    }

    /// MB-FLEE-3: it does not chase them, or they escape by an ability.
    fn needs_no_roll(&self, who: usize, monster: Monster) -> bool {
        let slips = self.fight.as_ref().expect("a fight").slips.contains(&who);
        self.does_not_chase(who, monster) || (slips && !self.no_escape(who, monster))
    }

    fn die_ways(&self, who: usize) -> Vec<(CardId, usize)> {
        let mut cards = self.working(who);
        cards.extend(
            self.players[who]
                .items
                .iter()
                .filter(|item| self.card(item.card).one_shot && !item.in_use)
                .map(|item| item.card),
        );
        cards.extend(self.players[who].hand.iter().copied().filter(|&card| self.card(card).one_shot));
        let mut ways = Vec::new();
        for card in cards {
            for (at, lines) in groups(self.card(card)) {
                let free =
                    self.players[who].hand.contains(&card) || !self.is_promised(who, card) || !self.card(card).one_shot;
                if free
                    && lines[0].timing == Timing::When(Event::YourRoll)
                    && self.within_limit(who, card, at, lines[0])
                    && self.can_pay(who, card, lines[0].cost)
                    && !ways.contains(&(card, at))
                {
                    ways.push((card, at));
                }
            }
        }
        ways
    }

    fn bad_lines(&mut self, who: usize, monster: Monster, event: Event) -> Step {
        let work = Work::of(monster.card, who, who);
        for (_, lines) in groups(self.card(monster.card)) {
            if lines[0].timing == Timing::When(event) && self.living(who) {
                self.work(&work, &lines)?;
            }
        }
        Ok(())
    }
}
