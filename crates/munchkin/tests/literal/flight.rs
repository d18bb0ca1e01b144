//! Running away (MB-FLEE-1 to MB-FLEE-3, MB-MINION-SAC).

use crate::characters::groups;
use crate::effects::Work;
use crate::plays::Moment;
use crate::state::{Literal, Monster, Step};
use munchkin::{At, CardId, Effect, Event, Move, Question, Timing};

impl Literal {
    pub(crate) fn flee(&mut self) -> Step {
        let fight = self.fight.as_mut().expect("a fight");
        fight.fled = true;
        let several = fight.monsters.len() > 1;
        if several && self.something_is_ignored() {
            return self.leave_out("`ignore`: running from several monsters, one of which ignores something");
        }
        let fight = self.fight.as_ref().expect("a fight");
        let mut fleeing = vec![fight.main];
        fleeing.extend(fight.helper);
        // "Next combat" curses that come now wait for the next fight.
        let mut saved: Vec<usize> = Vec::new();
        for who in fleeing {
            self.run(who, &mut saved)?;
        }
        let fight = self.fight.take().expect("a fight");
        self.fight_is_over(fight)?;
        self.paying_out = true;
        self.after_step()?;
        self.paying_out = false;
        Ok(())
    }

    fn fight_is_over(&mut self, fight: crate::state::Fight) -> Step {
        self.fight = Some(fight);
        self.end_fight(false);
        Ok(())
    }

    /// One player's rolls, from each monster in the order they like.
    fn run(&mut self, who: usize, saved: &mut Vec<usize>) -> Step {
        let mut left: Vec<usize> = (0..self.fight.as_ref().expect("a fight").monsters.len()).collect();
        while !left.is_empty() && self.living(who) {
            let at = if left.len() == 1 || saved.contains(&who) {
                left[0]
            } else {
                let may = |_: &Literal, mv: Move| matches!(mv, Move::RunFrom(at) if left.contains(&usize::from(at)));
                match self.ask(who, Question::RunFrom, &may)? {
                    None => continue,
                    Some(Move::RunFrom(at)) => at.into(),
                    Some(_) => panic!("a monster"),
                }
            };
            left.retain(|&other| other != at);
            let monster = self.fight.as_ref().expect("a fight").monsters[at];
            self.run_from(who, monster, saved)?;
        }
        Ok(())
    }

    fn run_from(&mut self, who: usize, monster: Monster, saved: &mut Vec<usize>) -> Step {
        let mut escaped = saved.contains(&who);
        // No roll, no window.
        escaped |= self.does_not_chase(who, monster);
        if !escaped {
            self.window_before_roll(who)?;
            if !self.living(who) {
                return Ok(());
            }
            escaped = self.escapes(who, monster, saved)?;
        }
        // What strikes even those who escape, however they escaped.
        self.bad_lines(who, monster, Event::EscapedOrNot)?;
        if !escaped && self.living(who) {
            self.bad_lines(who, monster, Event::Caught)?;
        }
        self.check()?;
        self.ask_receivers()?;
        self.ask_claims()
    }

    fn escapes(&mut self, who: usize, monster: Monster, saved: &mut Vec<usize>) -> Step<bool> {
        if self.needs_no_roll(who, monster) {
            return Ok(true);
        }
        let hopeless = self.no_escape(who, monster);
        let (main, helper) = {
            let fight = self.fight.as_ref().expect("a fight");
            (fight.main, fight.helper)
        };
        // MB-MINION-SAC
        let mv = if self.players[who].minions.is_empty() {
            Move::Roll
        } else {
            let may = |this: &Literal, mv: Move| match mv {
                Move::Roll => true,
                Move::Sacrifice { helper: both } => {
                    !this.players[who].minions.is_empty() && (!both || (who == main && helper.is_some()))
                }
                _ => false,
            };
            loop {
                // MB-FREE-1: the Minion may be discarded meanwhile.
                if self.players[who].minions.is_empty() {
                    break Move::Roll;
                }
                if let Some(mv) = self.ask(who, Question::Flee, &may)? {
                    break mv;
                }
            }
        };
        if let Move::Sacrifice { helper: both } = mv {
            let minions = self.players[who].minions.clone();
            let minion = self.choose(who, munchkin::Purpose::Lose, &minions, 1)?;
            self.take_from_table(who, minion);
            self.discard(minion);
            saved.push(who);
            if both {
                let strikes = |monster: &Monster| {
                    self.card(monster.card).lines.iter().any(|line| line.timing == Timing::When(Event::EscapedOrNot))
                };
                if self.fight.as_ref().expect("a fight").monsters.iter().any(strikes) {
                    return self
                        .leave_out("MB-FLEE-1: a helper saved by the main fighter's Minion from what strikes all");
                }
                saved.extend(helper);
            }
            return Ok(true);
        }
        if hopeless {
            return Ok(false);
        }
        let mut die = self.referee.roll();
        // The fleer alone may answer the die with a card that says so.
        loop {
            let ways = self.die_ways(who);
            if ways.is_empty() {
                break;
            }
            let may = |_: &Literal, mv: Move| {
                mv == Move::Pass
                    || ways.iter().any(|&(card, line)| mv == Move::Play { card, line: line as u8, at: At::Nothing })
            };
            let Move::Play { card, line, .. } = self.ask_in_step(who, Question::Die, &may)? else { break };
            let line = usize::from(line);
            self.count_use(who, card, line);
            if self.card(card).one_shot {
                self.lose_played(who, card);
            }
            self.pay(who, card, self.card(card).lines[line].cost)?;
            match self.card(card).lines[line].effect {
                Effect::DieTo(n) => die = n,
                _ => die = self.referee.roll(),
            }
        }
        Ok(i32::from(die) + self.flee_modifier(who, monster) >= 5)
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
                let free = self.players[who].hand.contains(&card)
                    || !self.promised(who).contains(&card)
                    || !self.card(card).one_shot;
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

    /// MB-FLEE-3: a window before each roll; the turn player is asked too (MB-WINDOW-1).
    fn window_before_roll(&mut self, _who: usize) -> Step {
        self.window(Moment::BeforeRoll)?;
        Ok(())
    }
}
