//! Answers to what is played and to what happens: cards that cancel (MB-CANCEL-1), cards that name an event (MB-STEP-1).

use crate::characters::groups;
use crate::effects::Work;
use crate::state::{Literal, Step};
use munchkin::{Cancelled, CardId, Condition, Effect, Event, Kind, Question, Timing, Who};

impl Literal {
    /// MB-CANCEL-1: holders of a card that cancels are asked, victim first, then clockwise.
    pub(crate) fn cancelled(&mut self, _by: usize, card: CardId, victim: usize, sort: Cancelled) -> Step<bool> {
        let hit = self.hit_by(card, victim);
        let mut tried: Vec<(usize, CardId)> = Vec::new();
        for who in self.clockwise_from(victim) {
            loop {
                // One try for each card.
                let mut ways = self.cancelling(who, hit.contains(&who), sort);
                ways.retain(|way| !tried.contains(&(who, way.0)));
                if ways.is_empty() || !self.living(who) {
                    break;
                }
                let Some((card, line)) = self.ask_way(who, Question::Cancel, &ways)? else { break };
                let (_, lines) =
                    groups(self.card(card)).into_iter().find(|(first, _)| *first == line).expect("it has the line");
                self.count_use(who, card, line);
                let kind = self.card(card).kind;
                tried.push((who, card));
                if matches!(kind, Kind::Special | Kind::GoUp) || self.card(card).one_shot {
                    self.lose_card(who, card);
                }
                self.pay(who, card, lines[0].cost)?;
                let mut works = true;
                for condition in &lines[0].conditions {
                    if let Condition::Roll(least) = condition {
                        works = self.referee.roll() >= *least;
                    }
                }
                if works {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Whom a curse hits: its victim, and whom its lines name.
    fn hit_by(&self, card: CardId, victim: usize) -> Vec<usize> {
        let mut hit = vec![victim];
        for line in &self.card(card).lines {
            let who = match line.effect {
                Effect::LoseLevel { who, .. } => who,
                Effect::Lose(loss) => loss.who,
                Effect::Rotate(_) => Some(Who::All),
                // Who gets a Big item may have to give up theirs (MB-ITEM-3).
                Effect::HandOver(_, who) => Some(who),
                _ => None,
            };
            hit.extend(self.whom(&Work::of(card, victim, victim), who));
        }
        hit
    }

    fn cancelling(&self, who: usize, hit: bool, sort: Cancelled) -> Vec<(CardId, usize)> {
        let mut cards = self.working(who);
        cards.extend(
            self.players[who]
                .items
                .iter()
                .filter(|item| self.card(item.card).one_shot && !item.in_use)
                .map(|item| item.card),
        );
        let held =
            |card: &CardId| matches!(self.card(*card).kind, Kind::Special | Kind::GoUp) || self.card(*card).one_shot;
        cards.extend(self.players[who].hand.iter().copied().filter(held));
        let mut ways = Vec::new();
        for card in cards {
            for (at, lines) in groups(self.card(card)) {
                let timely = match lines[0].timing {
                    Timing::AnyTime => true,
                    Timing::When(Event::Cursed) => hit, // a curse hits its owner
                    _ => false,
                };
                let free =
                    self.players[who].hand.contains(&card) || !self.is_promised(who, card) || !self.card(card).one_shot;
                if timely
                    && free
                    && lines[0].effect == Effect::Cancel(sort)
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

    /// MB-STEP-1: something happened that cards name; who it concerns is asked first, then clockwise.
    pub(crate) fn happened(&mut self, event: Event, whom: usize) -> Step {
        for who in self.clockwise_from(whom) {
            // What lies in play does it by itself; cards of the hand are asked about.
            let mut by_itself = self.reacting(who, whom, event);
            by_itself.sort_by_key(|&(card, _)| self.card(card).kind == Kind::Race);
            for (card, line) in by_itself {
                let (_, lines) =
                    groups(self.card(card)).into_iter().find(|(first, _)| *first == line).expect("it has the line");
                if self.living(who) && self.working(who).contains(&card) && lines[0].cost.is_none() {
                    self.count_use(who, card, line);
                    self.work(&Work::of(card, who, who), &lines)?;
                }
            }
            loop {
                let mut ways = self.reacting(who, whom, event);
                ways.retain(|(card, _)| self.players[who].hand.contains(card) && !self.working(who).contains(card));
                if ways.is_empty() || !self.living(who) {
                    break;
                }
                let Some((card, line)) = self.ask_way(who, Question::React, &ways)? else { break };
                let (_, lines) =
                    groups(self.card(card)).into_iter().find(|(first, _)| *first == line).expect("it has the line");
                self.count_use(who, card, line);
                let spent = matches!(self.card(card).kind, Kind::Special | Kind::GoUp) || self.card(card).one_shot;
                if spent {
                    self.take_played(who, card);
                }
                self.pay(who, card, lines[0].cost)?;
                self.work(&Work::of(card, who, who), &lines)?;
                if spent {
                    self.spend(card);
                }
            }
        }
        Ok(())
    }

    pub(crate) fn reacting(&self, who: usize, whom: usize, event: Event) -> Vec<(CardId, usize)> {
        let mut cards = self.working(who);
        let held =
            |card: &CardId| matches!(self.card(*card).kind, Kind::Special | Kind::GoUp) || self.card(*card).one_shot;
        cards.extend(self.players[who].hand.iter().copied().filter(held));
        let mut ways = Vec::new();
        for card in cards {
            for (at, lines) in groups(self.card(card)) {
                let own = matches!(event, Event::LevelLost | Event::YourRoll) && who != whom;
                if lines[0].timing != Timing::When(event) || own || ways.contains(&(card, at)) {
                    continue;
                }
                let gains = matches!(lines[0].effect, Effect::GainLevel { .. }) && self.players[who].level >= 9; // MB-LEVEL-1
                if !gains && self.within_limit(who, card, at, lines[0]) && self.can_pay(who, card, lines[0].cost) {
                    ways.push((card, at));
                }
            }
        }
        ways
    }
}
