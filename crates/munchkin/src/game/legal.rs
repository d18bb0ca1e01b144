//! The one definition of legality: [`Munchkin::allows`] checks a move against the menu of the question.

use super::fight::Terms;
use super::frame::{Frame, Pick, Play, Purpose};
use super::menu::{Answer, Offer};
use super::moves::{At, Move};
use super::plays::When;
use super::putting::because;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind};
use table::{Reason, Seat};

/// Returns a refusal unless `so` holds.
fn require(so: bool, clause: &'static str, key: &'static str) -> Result<(), Reason> {
    if so { Ok(()) } else { Err(because(clause, key)) }
}

impl Munchkin {
    /// Whether a move is legal, and if not, the clause that forbids it.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Reason> {
        if seat.index() >= self.n() || !self.winners.is_empty() {
            return Err(because("MB-GOAL-1", "why-mb-over"));
        }
        // A move from outside may name a card that the set does not have.
        if mv.cards().into_iter().flatten().any(|card| card.index() >= self.set.cards().len()) {
            return Err(because("MB-HAND-1", "why-mb-not-there"));
        }
        if mv.is_free() {
            return self.may_freely(seat, mv);
        }
        let Some(question) = self.asked(seat) else {
            return Err(self.out_of_place(seat, mv));
        };
        self.judge(seat, question, mv).unwrap_or_else(|| Err(self.out_of_place(seat, mv)))
    }

    /// Judges a move by the question's menu; `None` if the menu has no moves of its kind.
    fn judge(&self, seat: Seat, question: Question, mv: Move) -> Option<Result<(), Reason>> {
        let menu = question.menu();
        let holds = |card: CardId| self.player(seat).holds(card);
        Some(match (menu.answer, mv) {
            (_, mv) if menu.has(Offer::Nothing) && question.nothing() == Some(&mv) => Ok(()),
            (_, Move::Put { card, replaces, .. }) if menu.has(Offer::Put) || menu.has(Offer::Minion) => {
                require(holds(card), "MB-HAND-1", "why-mb-not-there")
                    .and_then(|()| self.may_put_now(seat, question, card))
                    .and_then(|()| self.may_put(seat, card, replaces))
            }
            (_, Move::Play { card, line, at }) if menu.has(Offer::PlayOwn) => {
                self.may_play(seat, card, line, at, When::Own)
            }
            (_, Move::Play { card, line, at }) if menu.has(Offer::Play) => {
                self.may_play(seat, card, line, at, When::Window)
            }
            (_, Move::Sell { hand, items }) if menu.has(Offer::Sell) => self.may_sell(seat, hand, items),
            (_, Move::Cheat(card)) if menu.has(Offer::Cheat) => {
                self.may_add_items(seat).and_then(|()| self.may_cheat(seat, card))
            }
            (_, Move::Trouble(card)) if menu.has(Offer::Trouble) => {
                let monster = holds(card) && self.kind(card) == Kind::Monster;
                require(!self.turn.met, "MB-TROUBLE-1", "why-mb-met")
                    .and_then(|()| require(monster, "MB-TROUBLE-1", "why-mb-trouble"))
            }
            (_, Move::Ask { seat: other, terms }) if menu.has(Offer::Ask) => self.may_ask(seat, other, terms),
            (Answer::Sex, Move::Be { .. })
            | (Answer::Help | Answer::Trade, Move::Accept)
            | (Answer::Either, Move::Either { .. })
            | (Answer::Flee, Move::Roll) => Ok(()),
            (Answer::LayOut, Move::LayOut(which)) => self.may_lay_out(seat, which),
            (Answer::Claim, Move::Claim(card)) => {
                require(holds(card) && self.kind(card) == Kind::GoUp, "MB-FAST-1", "why-mb-claim")
            }
            (Answer::Help, Move::Counter(terms)) => self.may_counter(terms),
            (Answer::Cancel, Move::Play { card, line, at: At::Nothing }) => {
                require(self.answers_with(seat, menu.answer, card, line), "MB-CANCEL-1", "why-mb-cannot-cancel")
            }
            (Answer::React, Move::Play { card, line, at: At::Nothing }) => {
                require(self.answers_with(seat, menu.answer, card, line), "MB-STEP-1", "why-mb-names-nothing")
            }
            (Answer::Die, Move::Play { card, line, at: At::Nothing }) => {
                require(self.answers_with(seat, menu.answer, card, line), "MB-FLEE-3", "why-mb-no-die")
            }
            (Answer::Choose, Move::Choose(card)) => {
                let pick = self.open_pick();
                // MB-HELP-4: a promised item may not be spent in the meantime.
                let promised = pick.is_some_and(|pick| pick.purpose == Purpose::Pay && self.is_promised(seat, card));
                let offered = pick.is_some_and(|pick| self.choices(pick).has(card));
                require(offered || !promised, "MB-HELP-4", "why-mb-promised")
                    .and_then(|()| require(offered, chosen_by(pick), "why-mb-choice"))
            }
            (Answer::Choose, Move::Pass) => {
                let pick = self.open_pick();
                require(pick.is_some_and(Pick::may_be_declined), chosen_by(pick), "why-mb-must-choose")
            }
            (Answer::RunFrom, Move::RunFrom(monster)) => {
                require(monster < 16 && self.still_to_run_from() >> monster & 1 != 0, "MB-FLEE-1", "why-mb-monster")
            }
            (Answer::Flee, Move::Sacrifice { helper }) => self.may_sacrifice(seat, helper),
            (Answer::Charity, Move::Give { card, to }) => self.may_give(seat, card, to),
            (Answer::Charity, Move::Choose(card)) => {
                require(self.poorest(seat).is_empty(), "MB-CHARITY-1", "why-mb-charity-who")
                    .and_then(|()| require(holds(card), "MB-CHARITY-1", "why-mb-not-there"))
            }
            _ => return None,
        })
    }

    /// Whether a line of a card is an answer of this kind.
    fn answers_with(&self, seat: Seat, answer: Answer, card: CardId, line: u8) -> bool {
        let mut found = false;
        self.each_answer(seat, answer, &mut |c, l| found |= (c, l) == (card, line));
        found
    }

    /// Finds the cards that can be an answer of this kind: they cancel, react, or change the die.
    pub(crate) fn each_answer(&self, seat: Seat, answer: Answer, found: &mut impl FnMut(CardId, u8)) {
        match (answer, self.stack.last()) {
            (Answer::Cancel, Some(Frame::Play(Play { cancelled_by: Some(what), lines, .. }))) => {
                self.each_cancel(seat, *what, lines.victim, found);
            }
            (Answer::React, Some(Frame::Event(happening))) => self.each_reaction(seat, happening.event, found),
            (Answer::Die, _) => self.each_die_card(seat, found),
            _ => {}
        }
    }

    /// The open choice of cards.
    pub(crate) fn open_pick(&self) -> Option<&Pick> {
        if let Some(Frame::Pick(pick)) = self.stack.last() { Some(pick) } else { None }
    }

    /// MB-DEATH-1: each may take one card, or none.
    pub(crate) fn picks_from_body(&self) -> bool {
        self.open_pick().is_some_and(|pick| pick.purpose == Purpose::Loot)
    }

    /// The monsters still to run from, as bits of their places.
    pub(crate) fn still_to_run_from(&self) -> u16 {
        if let Some(Frame::Flight(flight)) = self.stack.last() { flight.left } else { 0 }
    }

    /// Whether a player who is about to move may put items from the hand into play (MB-OWNTURN-1).
    fn may_add_items(&self, seat: Seat) -> Result<(), Reason> {
        require(self.fight.is_none() || seat == self.turn.seat, "MB-FIGHT-2", "why-mb-put-fight")?;
        let allowed = self.fight.is_none() || self.options.items_in_combat;
        require(allowed, "MB-OWNTURN-1", "why-mb-items-in-combat")
    }

    pub(crate) fn may_sacrifice(&self, seat: Seat, helper: bool) -> Result<(), Reason> {
        let for_two = self.fight.as_ref().is_some_and(|fight| fight.main == seat && fight.helper.is_some());
        require(!helper || for_two, "MB-MINION-SAC", "why-mb-helper-fate")?;
        require(!self.player(seat).minions.is_empty(), "MB-MINION-SAC", "why-mb-no-minion")
    }

    /// MB-CHARITY-1: to the lowest, evenly.
    pub(crate) fn may_give(&self, seat: Seat, card: CardId, to: Seat) -> Result<(), Reason> {
        let poor = self.poorest(seat);
        require(self.player(seat).holds(card), "MB-CHARITY-1", "why-mb-not-there")?;
        require(poor.has(to), "MB-CHARITY-1", "why-mb-charity-who")?;
        let Some(Frame::Charity { given }) = self.stack.last() else {
            return Err(because("MB-CHARITY-1", "why-mb-not-now"));
        };
        let least = poor.into_iter().map(|seat| given[seat.index()]).min();
        require(Some(given[to.index()]) == least, "MB-CHARITY-1", "why-mb-evenly")
    }

    /// Whether a card of this kind may go into play now.
    #[inline]
    pub(crate) fn may_put_now(&self, seat: Seat, question: Question, card: CardId) -> Result<(), Reason> {
        let kind = self.kind(card);
        match question {
            Question::BeforeDoor | Question::Room | Question::Ending => Ok(()),
            Question::Fight if kind == Kind::Minion => Ok(()),
            Question::Fight if kind == Kind::Item => self.may_add_items(seat),
            Question::Fight => require(seat == self.turn.seat, "MB-FIGHT-2", "why-mb-put-fight"),
            // MB-MINION-1: at any time, in any turn.
            Question::Window | Question::LastCall | Question::Flee if kind == Kind::Minion => Ok(()),
            Question::Window | Question::LastCall | Question::Flee => {
                let own = seat == self.turn.seat;
                Err(because("MB-OWNTURN-1", if own { "why-mb-not-now" } else { "why-mb-own-turn" }))
            }
            Question::TurnedUp => match self.stack.last() {
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
        } else if fight.offers(seat, other) >= self.options.offers {
            Err(because("MB-HELP-1", "why-mb-talk-ends"))
        } else {
            self.may_promise(seat, terms)
        }
    }

    /// MB-HELP-3.
    pub(crate) fn may_counter(&self, terms: Terms) -> Result<(), Reason> {
        let (Some(Frame::Talks(talks)), Some(fight)) = (self.stack.last(), &self.fight) else {
            return Err(because("MB-HELP-3", "why-mb-not-now"));
        };
        if fight.offers(fight.main, talks.other) >= self.options.offers {
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

/// The clause of a choice.
fn chosen_by(pick: Option<&Pick>) -> &'static str {
    pick.map_or("MB-STEP-1", |pick| pick.purpose.clause())
}
