//! Legality, once: [`Munchkin::allows`] decides.

use super::fight::Terms;
use super::frame::{Frame, Pick, Play, Purpose};
use super::moves::{At, Move};
use super::plays::When;
use super::putting::because;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind};
use table::{Reason, Seat};

impl Munchkin {
    /// Whether a move is legal, and if not, the clause that forbids it.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Reason> {
        if seat.index() >= self.n() || !self.winners.is_empty() {
            return Err(because("MB-GOAL-1", "why-mb-over"));
        }
        // Whoever sends moves may name cards that there are not.
        if mv.cards().into_iter().flatten().any(|card| card.index() >= self.set.cards().len()) {
            return Err(because("MB-HAND-1", "why-mb-not-there"));
        }
        // MB-FREE-1: from any living seat while a question is open outside a step.
        match mv {
            Move::Trade { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Show { .. } | Move::Accuse { .. }
                if !self.is_between_steps() =>
            {
                return Err(because("MB-FREE-1", "why-mb-not-now"));
            }
            Move::Trade { to, give, want } => return self.may_trade(seat, to, give, want),
            Move::Turn { item, in_use } => return self.may_turn(seat, item, in_use),
            Move::Drop(card) => return self.may_drop(seat, card),
            Move::Show { hand, to } => return self.may_show(seat, hand, to),
            Move::Accuse { seat: other, card } => return self.may_accuse(seat, other, card),
            _ => {}
        }
        let Some(question) = self.asked(seat) else {
            return Err(self.out_of_place(seat, mv));
        };
        let ok = |so: bool, clause, key| if so { Ok(()) } else { Err(because(clause, key)) };
        let fight = self.fight.as_ref();
        match (question, mv) {
            (Question::Sex, Move::Be { .. }) => Ok(()), // MB-SETUP-3
            (Question::Claim, Move::Pass) => Ok(()),
            (Question::Claim, Move::Claim(card)) => {
                let pays = self.player(seat).holds(card) && self.kind(card) == Kind::GoUp;
                ok(pays, "MB-FAST-1", "why-mb-claim")
            }
            (Question::LayOut, Move::LayOut(which)) => self.may_lay_out(seat, which),
            (Question::BeforeDoor, Move::OpenDoor) => Ok(()),
            (Question::Room, Move::LootRoom) => Ok(()),
            (Question::Room, Move::Trouble(card)) => {
                let monster = self.player(seat).holds(card) && self.kind(card) == Kind::Monster;
                ok(!self.turn.met, "MB-TROUBLE-1", "why-mb-met")?;
                ok(monster, "MB-TROUBLE-1", "why-mb-trouble")
            }
            (Question::Ending, Move::EndTurn) => Ok(()),
            (Question::BeforeDoor | Question::Room | Question::Ending, Move::Sell { hand, items }) => {
                self.may_sell(seat, hand, items)
            }
            (Question::BeforeDoor | Question::Room | Question::Ending, Move::Cheat(card)) => self.may_cheat(seat, card),
            (Question::Fight, Move::Cheat(card)) if seat == self.turn.seat && self.options.items_in_combat => {
                self.may_cheat(seat, card)
            }
            (Question::TurnedUp, Move::Keep) => Ok(()),
            (question, Move::Put { card, replaces, .. }) => {
                if card.index() >= self.set.cards().len() || !self.player(seat).holds(card) {
                    return Err(because("MB-HAND-1", "why-mb-not-there"));
                }
                self.may_put_now(seat, question, card)?;
                self.may_put(seat, card, replaces)
            }
            (Question::BeforeDoor | Question::Room | Question::Ending, Move::Play { card, line, at }) => {
                self.may_play(seat, card, line, at, When::Own)
            }
            (Question::Fight | Question::LastCall | Question::Window, Move::Play { card, line, at }) => {
                self.may_play(seat, card, line, at, When::Window)
            }
            (Question::Fight, Move::Settle) => Ok(()),
            (Question::Fight, Move::Ask { seat: other, terms }) => self.may_ask(seat, other, terms),
            (Question::Help, Move::Accept | Move::Pass) => Ok(()),
            (Question::Help, Move::Counter(terms)) => self.may_counter(terms),
            (Question::Trade, Move::Accept | Move::Pass) => Ok(()),
            (Question::Cancel, Move::Play { card, line, at: At::Nothing }) => {
                let Some(Frame::Play(Play { cancelled_by: Some(what), lines, .. })) = self.stack.as_slice().last()
                else {
                    return Err(because("MB-CANCEL-1", "why-mb-not-now"));
                };
                let mut found = false;
                self.each_cancel(seat, *what, lines.victim, &mut |c, l| found |= (c, l) == (card, line));
                ok(found, "MB-CANCEL-1", "why-mb-cannot-cancel")
            }
            (Question::React, Move::Play { card, line, at: At::Nothing }) => {
                let Some(Frame::Event(happening)) = self.stack.as_slice().last() else {
                    return Err(because("MB-STEP-1", "why-mb-not-now"));
                };
                let mut found = false;
                self.each_reaction(seat, happening.event, &mut |c, l| found |= (c, l) == (card, line));
                ok(found, "MB-STEP-1", "why-mb-names-nothing")
            }
            (Question::Die, Move::Play { card, line, at: At::Nothing }) => {
                let mut found = false;
                self.each_die_card(seat, &mut |c, l| found |= (c, l) == (card, line));
                ok(found, "MB-FLEE-3", "why-mb-no-die")
            }
            (
                Question::Window
                | Question::LastCall
                | Question::Cancel
                | Question::React
                | Question::Die
                | Question::Receive,
                Move::Pass,
            ) => Ok(()),
            (Question::Choose, Move::Choose(card)) => {
                let Some(Frame::Pick(pick)) = self.stack.as_slice().last() else {
                    return Err(because("MB-STEP-1", "why-mb-not-now"));
                };
                ok(self.choices(pick).has(card), "MB-CURSE-1", "why-mb-choice")
            }
            // MB-DEATH-1: each may take one card.
            (Question::Choose, Move::Pass) => {
                let loot =
                    matches!(self.stack.as_slice().last(), Some(Frame::Pick(Pick { purpose: Purpose::Loot, .. })));
                ok(loot, "MB-CURSE-1", "why-mb-must-choose")
            }
            (Question::Either, Move::Either { .. }) => Ok(()),
            (Question::RunFrom, Move::RunFrom(monster)) => {
                let left = match self.stack.as_slice().last() {
                    Some(Frame::Flight(flight)) => flight.left,
                    _ => 0,
                };
                ok(monster < 16 && left >> monster & 1 != 0, "MB-FLEE-1", "why-mb-monster")
            }
            (Question::Flee, Move::Roll) => Ok(()),
            (Question::Flee, Move::Sacrifice { helper }) => {
                let for_two = fight.is_some_and(|fight| fight.main == seat && fight.helper.is_some());
                ok(!helper || for_two, "MB-MINION-SAC", "why-mb-helper-fate")?;
                ok(!self.player(seat).minions.is_empty(), "MB-MINION-SAC", "why-mb-no-minion")
            }
            (Question::Charity, Move::Give { card, to }) => {
                let poor = self.poorest(seat);
                ok(self.player(seat).holds(card), "MB-CHARITY-1", "why-mb-not-there")?;
                ok(poor.has(to), "MB-CHARITY-1", "why-mb-charity-who")?;
                let Some(Frame::Charity { given }) = self.stack.as_slice().last() else {
                    return Err(because("MB-CHARITY-1", "why-mb-not-now"));
                };
                let least = poor.into_iter().map(|seat| given[seat.index()]).min();
                ok(Some(given[to.index()]) == least, "MB-CHARITY-1", "why-mb-evenly")
            }
            (Question::Charity, Move::Choose(card)) => {
                ok(self.poorest(seat).is_empty(), "MB-CHARITY-1", "why-mb-charity-who")?;
                ok(self.player(seat).holds(card), "MB-CHARITY-1", "why-mb-not-there")
            }
            (_, mv) => Err(self.out_of_place(seat, mv)),
        }
    }

    /// Whether this is the moment to put such a card into play.
    #[inline]
    pub(crate) fn may_put_now(&self, seat: Seat, question: Question, card: CardId) -> Result<(), Reason> {
        let kind = self.kind(card);
        match question {
            Question::BeforeDoor | Question::Room | Question::Ending => Ok(()),
            Question::Fight if kind == Kind::Minion => Ok(()),
            Question::Fight if seat != self.turn.seat || (kind == Kind::Item && !self.options.items_in_combat) => {
                Err(because("MB-FIGHT-2", "why-mb-put-fight"))
            }
            Question::Fight => Ok(()),
            // MB-MINION-1: any time on any turn.
            Question::Window | Question::LastCall | Question::Flee if kind == Kind::Minion => Ok(()),
            Question::Window | Question::LastCall | Question::Flee => Err(because("MB-OWNTURN-1", "why-mb-own-turn")),
            Question::TurnedUp => match self.stack.as_slice().last() {
                Some(Frame::TurnedUp(up)) if *up == card => Ok(()),
                _ => Err(because("MB-DOOR-1", "why-mb-not-now")),
            },
            Question::Receive if !self.received.has((seat, card)) => Err(because("MB-RECEIVE-1", "why-mb-not-now")),
            Question::Receive if kind == Kind::Item && self.is_fighter(seat) => {
                Err(because("MB-RECEIVE-1", "why-mb-put-fight"))
            }
            Question::Receive => Ok(()),
            _ => Err(self.out_of_place(seat, Move::Put { card, carried: false, replaces: None })),
        }
    }

    pub(crate) fn may_play(&self, seat: Seat, card: CardId, line: u8, at: At, when: When) -> Result<(), Reason> {
        let mut found = false;
        self.each_play(seat, self.timely(seat, when), &mut |c, l, a| found |= (c, l, a) == (card, line, at));
        if found {
            return Ok(());
        }
        Err(self.why_not_play(seat, card, line, at, when))
    }

    /// MB-HELP-1, MB-HELP-5.
    fn may_ask(&self, seat: Seat, other: Seat, terms: Terms) -> Result<(), Reason> {
        let Some(fight) = self.fight.as_ref().filter(|fight| fight.main == seat) else {
            return Err(because("MB-HELP-3", "why-mb-not-now"));
        };
        if other == seat || other.index() >= self.n() || self.dead.has(other) {
            Err(because("MB-HELP-1", "why-mb-help-who"))
        } else if fight.helper.is_some() {
            Err(because("MB-HELP-1", "why-mb-one-helper"))
        } else if self.must_fight_alone(fight) {
            Err(because("MB-HELP-5", "why-mb-alone"))
        } else if fight.offers[other.index()] >= self.options.offers {
            Err(because("MB-HELP-1", "why-mb-talk-ends"))
        } else {
            self.may_promise(seat, terms)
        }
    }

    /// MB-HELP-3.
    pub(crate) fn may_counter(&self, terms: Terms) -> Result<(), Reason> {
        let (Some(Frame::Talks(talks)), Some(fight)) = (self.stack.as_slice().last(), &self.fight) else {
            return Err(because("MB-HELP-3", "why-mb-not-now"));
        };
        if fight.offers[talks.other.index()] >= self.options.offers {
            return Err(because("MB-HELP-1", "why-mb-talk-ends"));
        }
        self.may_promise(fight.main, terms)
    }

    fn may_promise(&self, main: Seat, terms: Terms) -> Result<(), Reason> {
        let items = self.player(main).items.len();
        let own = items >= 32 || terms.items >> items == 0;
        if own && terms.items.count_ones() <= 8 { Ok(()) } else { Err(because("MB-HELP-3", "why-mb-not-there")) }
    }
}
