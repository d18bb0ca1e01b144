//! The moves that are listed: candidates of sense that [`Munchkin::allows`] passes, and what happens if nothing is said.

use super::fight::{Share, Terms};
use super::frame::{Frame, Play, Purpose};
use super::glance::places;
use super::moves::{At, Move};
use super::player::Item;
use super::plays::When;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind, Marks, Slot};
use table::{MoveBuf, Seat, Seats};

impl Munchkin {
    /// Lists sensible moves: candidates that pass.
    pub(crate) fn list(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        let Some(question) = self.asked(seat) else { return };
        match question {
            Question::LayOut => self.list_lay_out(seat, out),
            Question::Sex => [true, false].into_iter().for_each(|female| out.push(Move::Be { female })),
            Question::Claim => {
                let pay = self.player(seat).held_such(|card| self.kind(card) == Kind::GoUp);
                pay.for_each(|card| out.push(Move::Claim(card)));
                out.push(Move::Pass);
            }
            Question::BeforeDoor | Question::Room | Question::Ending => {
                self.list_puts(seat, question, out);
                self.list_plays(seat, When::Own, out);
                self.list_sales(seat, out);
                self.list_turnings(seat, out);
                match question {
                    Question::BeforeDoor => out.push(Move::OpenDoor),
                    Question::Ending => out.push(Move::EndTurn),
                    _ => {
                        if !self.turn.met && self.glance(seat).hand & Marks::MONSTER.bits() != 0 {
                            let monsters = self.player(seat).held_such(|card| self.kind(card) == Kind::Monster);
                            monsters.for_each(|card| out.push(Move::Trouble(card)));
                        }
                        out.push(Move::LootRoom);
                    }
                }
            }
            Question::Fight => {
                self.list_puts(seat, question, out);
                self.list_plays(seat, When::Window, out);
                self.list_requests(seat, out);
                out.push(Move::Settle);
            }
            Question::LastCall | Question::Window => {
                self.list_plays(seat, When::Window, out);
                self.list_puts(seat, question, out);
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
                    if terms != talks.terms && self.may_counter(terms).is_ok() {
                        out.push(Move::Counter(terms));
                    }
                }
                out.push(Move::Pass);
            }
            Question::Trade => [Move::Accept, Move::Pass].into_iter().for_each(|mv| out.push(mv)),
            Question::TurnedUp => {
                self.list_puts(seat, question, out);
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
                    let mut choices = self.choices(pick);
                    if pick.victim != seat {
                        choices.as_mut_slice().sort_unstable(); // the order in which others hold their cards is theirs
                    }
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
            Question::RunFrom => {
                if let Some(Frame::Flight(flight)) = self.stack.as_slice().last() {
                    let left = (0..16).filter(|at| flight.left >> at & 1 != 0);
                    left.for_each(|at| out.push(Move::RunFrom(at)));
                }
            }
            Question::Flee => {
                out.push(Move::Roll);
                self.offer(seat, Move::Sacrifice { helper: false }, out);
                self.offer(seat, Move::Sacrifice { helper: true }, out);
            }
            Question::Receive => {
                self.list_puts(seat, question, out);
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
        for at in places(self.glance(seat).laid) {
            if self.may_lay_out(seat, all | 1 << at).is_ok() {
                all |= 1 << at;
            }
        }
        if all != 0 {
            out.push(Move::LayOut(all));
        }
        out.push(Move::LayOut(0));
    }

    /// Cards and abilities, but for what only harms oneself: that is legal, not sensible.
    #[inline(always)]
    fn list_plays(&self, seat: Seat, when: When, out: &mut MoveBuf<Move>) {
        let times = self.timely(seat, when);
        if self.may_begin(seat, times) {
            self.list_each_play(seat, times, out);
        }
    }

    #[inline(never)]
    fn list_each_play(&self, seat: Seat, times: u32, out: &mut MoveBuf<Move>) {
        self.each_play(seat, times, &mut |card, line, at| {
            let silly = match at {
                At::Player(victim) => victim == seat && self.kind(card) == Kind::Curse,
                At::Monsters => self.is_fighter(seat),
                _ => false,
            };
            if !silly {
                out.push(Move::Play { card, line, at });
            }
        });
    }

    /// Cards of the hand that may go into play now.
    #[inline(always)]
    fn list_puts(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        // Often there is nothing to put down any more.
        let glance = self.glance(seat);
        let minions = matches!(question, Question::Window | Question::LastCall | Question::Flee);
        if glance.laid != 0 && (!minions || glance.hand & Marks::MINION.bits() != 0) {
            self.list_laid(seat, question, out);
        }
    }

    #[inline(never)]
    fn list_laid(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        let (player, glance) = (self.player(seat), self.glance(seat));
        let hand = player.hand.as_slice();
        let own = matches!(question, Question::BeforeDoor | Question::Room | Question::Ending);
        for at in places(glance.laid).take_while(|&at| at < hand.len()) {
            let (card, face) = (hand[at].card, self.set.face(hand[at].card));
            let again = || hand[..at].iter().any(|other| other.card == card);
            if again() || !(own || self.may_put_now(seat, question, card).is_ok()) {
                continue;
            }
            // Most are items, and few of them Big.
            if face.kind == Kind::Item && !face.big && !player.items.is_full() {
                out.push(Move::Put { card, carried: false, replaces: None });
                continue;
            }
            let mut offer = |replaces| {
                if player.may_put(self.set, &glance.limits, card, replaces).is_ok() {
                    out.push(Move::Put { card, carried: false, replaces });
                }
            };
            offer(None);
            if matches!(face.kind, Kind::Race | Kind::Class | Kind::Style) {
                player.traits.iter().for_each(|&old| offer(Some(old)));
            }
            if face.big {
                let big = player.items.iter().find(|item| self.set.face(item.card).big);
                big.into_iter().for_each(|old| offer(Some(old.card)));
            }
        }
    }

    /// What is not used: no more of it than the levels it brings take.
    fn list_sales(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let player = self.player(seat);
        let glance = self.glance(seat);
        let mut sum = glance.gold_held + glance.gold_carried;
        if player.level >= 9 || sum == 0 {
            return;
        }
        let worth = self.worth(seat);
        let levels = (sum * worth / 1000).min(u32::from(9 - player.level));
        if levels == 0 {
            return;
        }
        let gold = |card: CardId| u32::from(self.set.face(card).gold);
        let (mut hand, mut items) = (0u32, 0u32);
        for (at, item) in player.items.iter().enumerate() {
            if !item.in_use && !self.set.face(item.card).one_shot {
                items |= 1 << at;
            }
        }
        for (at, held) in player.hand.iter().enumerate() {
            if gold(held.card) > 0 {
                hand |= 1 << at;
            }
        }
        // What one would rather keep is left out as long as the price is reached: what is held first.
        let mut leave = |mask: &mut u32, at: usize, card: CardId| {
            let spared = *mask >> at & 1 != 0 && (sum - gold(card)) * worth >= levels * 1000;
            if spared {
                *mask &= !(1 << at);
                sum -= gold(card);
            }
        };
        player.hand.iter().enumerate().for_each(|(at, held)| leave(&mut hand, at, held.card));
        player.items.iter().enumerate().for_each(|(at, item)| leave(&mut items, at, item.card));
        out.push(Move::Sell { hand, items });
    }

    /// Items that could be in use, and what would have to make room for a better one.
    fn list_turnings(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let glance = self.glance(seat);
        let often = || self.turn.turnings[seat.index()] >= self.options.turnings; // MB-LIMIT-1
        if !glance.spare || often() || self.is_fighter(seat) {
            return;
        }
        let player = self.player(seat);
        let items = player.items.as_slice();
        let helps = |item: &Item| !item.in_use && self.set.face(item.card).bonus > 0;
        for (at, item) in items.iter().enumerate() {
            let mine = self.set.face(item.card);
            let better = |other: &Item| {
                let its = self.set.face(other.card);
                helps(other)
                    && shares_slot(mine.slot, its.slot)
                    && its.bonus > mine.bonus
                    && player.may_use(self.set, other.card)
            };
            let useful = if item.in_use {
                items.iter().any(better)
            } else {
                helps(item) && !mine.one_shot && player.could_use(self.set, at, &glance.load)
            };
            if useful {
                out.push(Move::Turn { item: at as u8, in_use: !item.in_use });
            }
        }
    }

    /// Help for half of the treasure, of whoever has not been asked yet, by who would not win alone.
    fn list_requests(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let Some(fight) = self.fight.as_ref().filter(|fight| fight.helper.is_none()) else { return };
        if self.winning(fight) || self.options.offers == 0 || self.must_fight_alone(fight) {
            return; // MB-HELP-5
        }
        let others = self.living().without(seat).into_iter();
        let unasked: Seats = others.filter(|other| fight.offers[other.index()] == 0).collect();
        if unasked.is_empty() {
            return;
        }
        let share = Share::Number((self.treasures_to_win(fight) / 2) as u8);
        for other in unasked {
            out.push(Move::Ask { seat: other, terms: Terms { share, ..Terms::default() } });
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
            let face = self.set.face(*card);
            (face.gold, face.bonus, *card)
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
