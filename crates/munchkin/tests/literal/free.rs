//! Free moves (MB-FREE-1).

use crate::state::{Literal, Step};
use munchkin::{CardId, Kind, Move, Question};

impl Literal {
    /// MB-FREE-1: while any question is open outside a step.
    pub(crate) fn free_moves_open(&self, question: Question) -> bool {
        match question {
            Question::BeforeDoor
            | Question::Room
            | Question::Ending
            | Question::Fight
            | Question::LastCall
            | Question::Window
            | Question::Help
            | Question::RunFrom
            | Question::Flee
            | Question::Charity => true,
            Question::Choose => self.looting,
            _ => false,
        }
    }

    pub(crate) fn may_move_freely(&self, who: usize, mv: Move) -> bool {
        let player = &self.players[who];
        // A fighter, or fleeing: the fight is not over before the flight is.
        let fighter = self.is_fighter(who);
        match mv {
            Move::Drop(card) => match self.card(card).kind {
                Kind::Item => !fighter && player.items.iter().any(|item| item.card == card),
                _ => self.table_of(who).contains(&card),
            },
            Move::Turn { item, in_use } => {
                let at = usize::from(item);
                !fighter
                    && at < player.items.len()
                    && player.items[at].in_use != in_use
                    && self.turnings[who] < self.options.turnings // MB-LIMIT-1
                    && (!in_use || (!self.card(player.items[at].card).one_shot && self.may_turn_up(who, at)))
            }
            Move::Show { hand, to } => {
                hand != 0
                    && hand.checked_shr(player.hand.len() as u32).unwrap_or(0) == 0
                    && to.is_none_or(|to| to.index() < self.n() && to.index() != who)
            }
            Move::Trade { to, give, want } => self.may_trade(who, to.index(), give, want),
            Move::Accuse { seat, card } => {
                let other = seat.index();
                self.options.cheating
                    && other < self.n()
                    && other != who
                    && !self.accused.contains(&who)
                    && self.players[other].items.iter().any(|item| item.card == card)
            }
            _ => false,
        }
    }

    /// MB-TRADE-1: items in play, while neither party is in combat or fleeing.
    fn may_trade(&self, who: usize, to: usize, give: u32, want: u32) -> bool {
        to < self.n()
            && to != who
            && self.living(to)
            && !self.is_fighter(who)
            && !self.is_fighter(to)
            && (give != 0 || want != 0)
            && give.checked_shr(self.players[who].items.len() as u32).unwrap_or(0) == 0
            && want.checked_shr(self.players[to].items.len() as u32).unwrap_or(0) == 0
            && self.trades.get(&crate::fight::pair(who, to)).copied().unwrap_or(0) < self.options.trades // MB-HELP-1
    }

    /// Takes the items at these places off a table.
    fn take_items_at(&mut self, who: usize, bits: u32) -> Vec<CardId> {
        let items = std::mem::take(&mut self.players[who].items);
        let (taken, left): (Vec<_>, Vec<_>) = items.into_iter().enumerate().partition(|(at, _)| bits >> at & 1 == 1);
        self.players[who].items = left.into_iter().map(|(_, item)| item).collect();
        taken.into_iter().map(|(_, item)| item.card).collect()
    }

    /// A step of its own, whatever it comes between.
    pub(crate) fn move_freely(&mut self, who: usize, mv: Move) -> Step {
        let looting = std::mem::take(&mut self.looting);
        self.make_free_move(who, mv)?;
        self.looting = looting;
        Ok(())
    }

    fn make_free_move(&mut self, who: usize, mv: Move) -> Step {
        match mv {
            Move::Show { .. } => return Ok(()),
            Move::Drop(card) => {
                self.take_from_table(who, card);
                self.discard(card);
            }
            Move::Turn { item, in_use } => {
                self.turnings[who] += 1;
                let item = &mut self.players[who].items[usize::from(item)];
                (item.in_use, item.cheated, item.callable) = (in_use, false, false);
            }
            Move::Trade { to, give, want } => {
                let to = to.index();
                *self.trades.entry(crate::fight::pair(who, to)).or_default() += 1;
                let may = |_: &Literal, mv: Move| matches!(mv, Move::Pass | Move::Accept);
                if self.ask_in_step(to, Question::Trade, &may)? == Move::Accept {
                    self.swap(who, to, give, want);
                } else {
                    return Ok(());
                }
            }
            Move::Accuse { seat, card } => {
                // MB-CHEAT-1
                self.accused.push(who);
                let other = seat.index();
                let at = self.players[other].items.iter().position(|item| item.card == card && item.callable);
                if let Some(at) = at {
                    self.players[other].items.remove(at);
                    self.discard(card);
                } else if !self.players[who].hand.is_empty() {
                    let at = self.referee.pick(self.players[who].hand.len());
                    let lost = self.take_from_hand_at(who, at);
                    self.discard(lost);
                }
            }
            _ => panic!("{mv:?} is no free move"),
        }
        self.after_step()
    }

    fn swap(&mut self, who: usize, to: usize, give: u32, want: u32) {
        let (given, wanted) = (self.take_items_at(who, give), self.take_items_at(to, want));
        given.into_iter().for_each(|card| self.lay_item_that_comes(to, card));
        wanted.into_iter().for_each(|card| self.lay_item_that_comes(who, card));
    }
}
