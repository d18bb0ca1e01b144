//! Legality, once: [`Munchkin::allows`] decides; what is listed are candidates that pass it.

use super::fight::{Share, Terms};
use super::frame::{Frame, Pick, Play, Purpose};
use super::moves::{At, Move};
use super::player::plain_bonus;
use super::plays::When;
use super::putting::because;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind, Slot};
use table::{MoveBuf, Reason, Seat};

impl Munchkin {
    /// Whether a move is legal, and if not, the clause that forbids it.
    pub(crate) fn allows(&self, seat: Seat, mv: Move) -> Result<(), Reason> {
        if seat.index() >= self.n() || !self.winners.is_empty() {
            return Err(because("MB-GOAL-1", "why-mb-over"));
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
        let fight = self.fight;
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
            (Question::BeforeDoor | Question::Room | Question::Ending, Move::Put { card, replaces, .. }) => {
                self.may_put_from_hand(seat, card, replaces)
            }
            (Question::BeforeDoor | Question::Room | Question::Ending, Move::Cheat(card)) => self.may_cheat(seat, card),
            (Question::Fight, Move::Cheat(card)) if seat == self.turn.seat && self.options.items_in_combat => {
                self.may_cheat(seat, card)
            }
            (Question::Fight, Move::Put { card, replaces, .. }) => {
                let item = self.kind(card) == Kind::Item;
                let own = seat == self.turn.seat || self.kind(card) == Kind::Minion;
                if !own || (item && !self.options.items_in_combat) {
                    return Err(because("MB-FIGHT-2", "why-mb-put-fight"));
                }
                self.may_put_from_hand(seat, card, replaces)
            }
            // MB-MINION-1: any time on any turn.
            (Question::Window | Question::LastCall | Question::Flee, Move::Put { card, .. }) => {
                ok(self.kind(card) == Kind::Minion, "MB-OWNTURN-1", "why-mb-own-turn")?;
                self.may_put_from_hand(seat, card, None)
            }
            (Question::TurnedUp, Move::Keep) => Ok(()),
            (Question::TurnedUp, Move::Put { card, replaces, .. }) => {
                let this = matches!(self.stack.as_slice().last(), Some(Frame::TurnedUp(up)) if *up == card);
                ok(this, "MB-DOOR-1", "why-mb-not-now")?;
                self.may_put_from_hand(seat, card, replaces)
            }
            (Question::Receive, Move::Put { card, replaces, .. }) => {
                ok(self.received.has((seat, card)), "MB-RECEIVE-1", "why-mb-not-now")?;
                ok(!(self.kind(card) == Kind::Item && self.is_fighter(seat)), "MB-RECEIVE-1", "why-mb-put-fight")?;
                self.may_put_from_hand(seat, card, replaces)
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
            (Question::Help, Move::Counter(terms)) => {
                let Some(&Frame::Talks(talks)) = self.stack.as_slice().last() else {
                    return Err(because("MB-HELP-3", "why-mb-not-now"));
                };
                let Some(fight) = fight else { return Err(because("MB-HELP-3", "why-mb-not-now")) };
                ok(fight.offers[talks.other.index()] < self.options.offers, "MB-HELP-1", "why-mb-talk-ends")?;
                self.may_promise(fight.main, terms)
            }
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

    fn may_put_from_hand(&self, seat: Seat, card: CardId, replaces: Option<CardId>) -> Result<(), Reason> {
        if card.index() >= self.set.cards().len() || !self.player(seat).holds(card) {
            return Err(because("MB-HAND-1", "why-mb-not-there"));
        }
        self.may_put(seat, card, replaces)
    }

    fn may_play(&self, seat: Seat, card: CardId, line: u8, at: At, when: When) -> Result<(), Reason> {
        let mut found = false;
        self.each_play(seat, when, &mut |c, l, a| found |= (c, l, a) == (card, line, at));
        if found {
            return Ok(());
        }
        let reason = self.why_not_play(seat, card, Move::Play { card, line, at }, when);
        Err(reason.unwrap_or_else(|| because("MB-WINDOW-1", "why-mb-not-playable")))
    }

    /// MB-HELP-1, MB-HELP-5.
    fn may_ask(&self, seat: Seat, other: Seat, terms: Terms) -> Result<(), Reason> {
        let Some(fight) = self.fight.filter(|fight| fight.main == seat) else {
            return Err(because("MB-HELP-3", "why-mb-not-now"));
        };
        if other == seat || other.index() >= self.n() || self.player(other).dead {
            Err(because("MB-HELP-1", "why-mb-help-who"))
        } else if fight.helper.is_some() {
            Err(because("MB-HELP-1", "why-mb-one-helper"))
        } else if self.must_fight_alone(&fight) {
            Err(because("MB-HELP-5", "why-mb-alone"))
        } else if fight.offers[other.index()] >= self.options.offers {
            Err(because("MB-HELP-1", "why-mb-talk-ends"))
        } else {
            self.may_promise(seat, terms)
        }
    }

    fn may_promise(&self, main: Seat, terms: Terms) -> Result<(), Reason> {
        let items = self.player(main).items.len();
        let own = items >= 32 || terms.items >> items == 0;
        if own && terms.items.count_ones() <= 8 { Ok(()) } else { Err(because("MB-HELP-3", "why-mb-not-there")) }
    }

    /// Lists sensible moves: candidates that pass.
    pub(crate) fn list(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        let Some(question) = self.asked(seat) else { return };
        match question {
            Question::LayOut => self.list_lay_out(seat, out),
            Question::Sex => [true, false].into_iter().for_each(|female| out.push(Move::Be { female })),
            Question::Claim => {
                let pay = self.player(seat).held_once().filter(|&card| self.kind(card) == Kind::GoUp);
                pay.for_each(|card| out.push(Move::Claim(card)));
                out.push(Move::Pass);
            }
            Question::BeforeDoor | Question::Room | Question::Ending => {
                self.list_puts(seat, out);
                self.each_play(seat, When::Own, &mut |card, line, at| out.push(Move::Play { card, line, at }));
                self.list_sales(seat, out);
                self.list_turnings(seat, out);
                match question {
                    Question::BeforeDoor => out.push(Move::OpenDoor),
                    Question::Ending => out.push(Move::EndTurn),
                    _ => {
                        for card in self.player(seat).held_once() {
                            self.offer(seat, Move::Trouble(card), out);
                        }
                        out.push(Move::LootRoom);
                    }
                }
            }
            Question::Fight => {
                self.list_puts(seat, out);
                self.each_play(seat, When::Window, &mut |card, line, at| out.push(Move::Play { card, line, at }));
                self.list_requests(seat, out);
                out.push(Move::Settle);
            }
            Question::LastCall | Question::Window => {
                self.each_play(seat, When::Window, &mut |card, line, at| out.push(Move::Play { card, line, at }));
                self.list_puts(seat, out);
                out.push(Move::Pass);
            }
            Question::Help => {
                out.push(Move::Accept);
                if let Some(Frame::Talks(talks)) = self.stack.as_slice().last() {
                    let share = match talks.terms.share {
                        Share::Number(n) => Share::Number(if talks.to_other { n + 1 } else { n.saturating_sub(1) }),
                        share => share,
                    };
                    let terms = Terms { share, ..talks.terms };
                    if terms != talks.terms {
                        self.offer(seat, Move::Counter(terms), out);
                    }
                }
                out.push(Move::Pass);
            }
            Question::Trade => [Move::Accept, Move::Pass].into_iter().for_each(|mv| out.push(mv)),
            Question::TurnedUp => {
                self.list_puts(seat, out);
                out.push(Move::Keep);
            }
            Question::Cancel => {
                if let Some(&Frame::Play(Play { cancelled_by: Some(what), lines, .. })) = self.stack.as_slice().last() {
                    let mut found = |card, line| out.push(Move::Play { card, line, at: At::Nothing });
                    self.each_cancel(seat, what, lines.victim, &mut found);
                }
                out.push(Move::Pass);
            }
            Question::React => {
                if let Some(&Frame::Event(happening)) = self.stack.as_slice().last() {
                    let mut found = |card, line| out.push(Move::Play { card, line, at: At::Nothing });
                    self.each_reaction(seat, happening.event, &mut found);
                }
                out.push(Move::Pass);
            }
            Question::Die => {
                self.each_die_card(seat, &mut |card, line| out.push(Move::Play { card, line, at: At::Nothing }));
                out.push(Move::Pass);
            }
            Question::Choose => {
                if let Some(Frame::Pick(pick)) = self.stack.as_slice().last() {
                    let choices = self.choices(pick);
                    for (at, &card) in choices.iter().enumerate() {
                        if !choices.as_slice()[..at].contains(&card) {
                            out.push(Move::Choose(card));
                        }
                    }
                    if pick.purpose == Purpose::Loot {
                        out.push(Move::Pass);
                    }
                }
            }
            Question::Either => {
                out.push(Move::Either { second: false });
                out.push(Move::Either { second: true });
            }
            Question::RunFrom => (0..10).for_each(|at| self.offer(seat, Move::RunFrom(at), out)),
            Question::Flee => {
                out.push(Move::Roll);
                self.offer(seat, Move::Sacrifice { helper: false }, out);
                self.offer(seat, Move::Sacrifice { helper: true }, out);
            }
            Question::Receive => {
                self.list_puts(seat, out);
                out.push(Move::Pass);
            }
            Question::Charity => {
                let poor = self.poorest(seat);
                for card in self.player(seat).held_once() {
                    if poor.is_empty() {
                        out.push(Move::Choose(card));
                    }
                    poor.into_iter().for_each(|to| self.offer(seat, Move::Give { card, to }, out));
                }
            }
        }
    }

    /// Lists a candidate if it is legal.
    fn offer(&self, seat: Seat, mv: Move, out: &mut MoveBuf<Move>) {
        if self.allows(seat, mv).is_ok() {
            out.push(mv);
        }
    }

    fn list_lay_out(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let mut all = 0;
        for at in 0..self.player(seat).hand.len() {
            if self.may_lay_out(seat, all | 1 << at).is_ok() {
                all |= 1 << at;
            }
        }
        if all != 0 {
            out.push(Move::LayOut(all));
        }
        out.push(Move::LayOut(0));
    }

    fn list_puts(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let player = self.player(seat);
        for card in player.held_once() {
            let put = |replaces| Move::Put { card, carried: false, replaces };
            self.offer(seat, put(None), out);
            if matches!(self.kind(card), Kind::Race | Kind::Class | Kind::Style) {
                player.traits.iter().for_each(|&old| self.offer(seat, put(Some(old)), out));
            }
            if self.set.get(card).big {
                let big = player.items.iter().find(|item| self.set.get(item.card).big);
                big.into_iter().for_each(|old| self.offer(seat, put(Some(old.card)), out));
            }
        }
    }

    /// What is not used: no more of it than the levels it brings take.
    fn list_sales(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let player = self.player(seat);
        if player.level >= 9 {
            return;
        }
        let gold = |card: CardId| u32::from(self.set.get(card).gold);
        let (mut hand, mut items) = (0u32, 0u32);
        for (at, item) in player.items.iter().enumerate() {
            let spare = !item.in_use && gold(item.card) > 0 && !self.set.get(item.card).one_shot;
            items |= u32::from(spare) << at;
        }
        for (at, held) in player.hand.iter().enumerate() {
            hand |= u32::from(self.kind(held.card) == Kind::Item && gold(held.card) > 0) << at;
        }
        let levels = (self.price(seat, hand, items) / 1000).min(u32::from(9 - player.level));
        if levels == 0 {
            return;
        }
        // What one would rather keep is left out as long as the price is reached: what is held first.
        for at in 0..32 {
            for mask in [(hand & !(1 << at), items), (hand, items & !(1 << at))] {
                if mask != (hand, items) && self.price(seat, mask.0, mask.1) >= levels * 1000 {
                    (hand, items) = mask;
                }
            }
        }
        self.offer(seat, Move::Sell { hand, items }, out);
    }

    /// Items that could be in use, and what would have to make room for a better one.
    fn list_turnings(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let items = &self.player(seat).items;
        let face = |at: usize| self.set.get(items.as_slice()[at].card);
        for at in 0..items.len() {
            let item = items.as_slice()[at];
            let better = |other: usize| {
                let (mine, its) = (face(at), face(other));
                !items.as_slice()[other].in_use
                    && shares_slot(mine.slot, its.slot)
                    && plain_bonus(its) > plain_bonus(mine)
                    && self.player(seat).may_use(self.set, items.as_slice()[other].card)
            };
            if if item.in_use { (0..items.len()).any(better) } else { plain_bonus(face(at)) > 0 } {
                self.offer(seat, Move::Turn { item: at as u8, in_use: !item.in_use }, out);
            }
        }
    }

    /// Help for half of the treasure, of whoever has not been asked yet.
    fn list_requests(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let Some(fight) = self.fight.filter(|fight| fight.helper.is_none()) else { return };
        let share = Share::Number((self.treasures_to_win(&fight) / 2) as u8);
        for other in self.living().without(seat).into_iter().filter(|other| fight.offers[other.index()] == 0) {
            self.offer(seat, Move::Ask { seat: other, terms: Terms { share, ..Terms::default() } }, out);
        }
    }

    /// MB-DEFAULT-1: what is done for who does not answer.
    pub(crate) fn default_for(&self, seat: Seat) -> Move {
        match self.asked(seat) {
            Some(Question::Sex) => Move::Be { female: false },
            Some(Question::LayOut) => Move::LayOut(0),
            Some(Question::BeforeDoor) => Move::OpenDoor,
            Some(Question::Room) => Move::LootRoom,
            Some(Question::Ending) => Move::EndTurn,
            Some(Question::Fight) => Move::Settle,
            Some(Question::TurnedUp) => Move::Keep,
            Some(Question::Either) => Move::Either { second: false },
            Some(Question::Flee) => Move::Roll,
            Some(Question::RunFrom) => match self.stack.as_slice().last() {
                Some(Frame::Flight(flight)) => Move::RunFrom(flight.left.trailing_zeros() as u8),
                _ => Move::Pass,
            },
            Some(Question::Choose) => match self.stack.as_slice().last() {
                Some(Frame::Pick(pick)) => {
                    let choices = self.choices(pick);
                    let best =
                        matches!(pick.purpose, Purpose::Share | Purpose::Loot | Purpose::Steal | Purpose::KeepDrawn);
                    Move::Choose(self.by_value(choices.as_slice(), best))
                }
                _ => Move::Pass,
            },
            Some(Question::Charity) => {
                let mut cards = super::picks::Choice::of(CardId(0));
                self.player(seat).hand.iter().for_each(|held| {
                    cards.push(held.card);
                });
                let card = self.by_value(cards.as_slice(), false);
                let poor = self.poorest(seat);
                let mut order = self.clockwise(seat).filter(|&other| poor.has(other));
                match order.find(|&to| self.allows(seat, Move::Give { card, to }).is_ok()) {
                    Some(to) => Move::Give { card, to },
                    None => Move::Choose(card),
                }
            }
            _ => Move::Pass,
        }
    }

    /// The most or least valuable card: gold, then bonus, then card number.
    fn by_value(&self, cards: &[CardId], most: bool) -> CardId {
        let value = |card: &CardId| {
            let face = self.set.get(*card);
            (face.gold, plain_bonus(face), *card)
        };
        let found = if most {
            cards.iter().max_by_key(|card| value(card))
        } else {
            cards.iter().min_by_key(|card| value(card))
        };
        found.copied().unwrap_or(CardId(0))
    }
}

/// Whether two items are worn or held in the same place.
fn shares_slot(one: Option<Slot>, other: Option<Slot>) -> bool {
    let held = |slot| matches!(slot, Some(Slot::Hand1 | Slot::Hand2));
    one.is_some() && (one == other || (held(one) && held(other)))
}
