//! The listed moves: the sensible ones of the question's menu. Also the default move of a seat that does not answer.

use super::fight::{Share, Terms};
use super::frame::{Frame, Pick, Purpose};
use super::glance::places;
use super::menu::{Answer, Menu, Offer};
use super::moves::{At, Move};
use super::picks::Choice;
use super::player::Item;
use super::plays::When;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind, Marks, Slot};
use table::{MoveBuf, Seat, Seats};

impl Munchkin {
    /// Lists the sensible moves of the open question.
    pub(crate) fn list(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        let Some(question) = self.asked(seat) else { return };
        // The most frequent questions are compiled separately, each with only what its menu has.
        match question {
            Question::Help => self.list_menu(seat, Question::Help, out),
            Question::Fight => self.list_menu(seat, Question::Fight, out),
            Question::Window => self.list_menu(seat, Question::Window, out),
            Question::BeforeDoor => self.list_menu(seat, Question::BeforeDoor, out),
            Question::Ending => self.list_menu(seat, Question::Ending, out),
            question => self.list_menu(seat, question, out),
        }
    }

    #[inline(always)]
    fn list_menu(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        let menu = question.menu();
        if menu.answer == Answer::Any {
            self.list_offers(seat, question, menu, out);
        } else {
            self.list_answers(seat, menu.answer, out);
        }
        if menu.has(Offer::Nothing)
            && let Some(&nothing) = question.nothing()
        {
            out.push(nothing);
        }
    }

    /// Lists the moves that a menu offers.
    #[inline(always)]
    fn list_offers(&self, seat: Seat, question: Question, menu: Menu, out: &mut MoveBuf<Move>) {
        if menu.has(Offer::Put) {
            self.list_puts(seat, question, out);
        }
        if menu.has(Offer::PlayOwn) {
            self.list_plays(seat, When::Own, out);
        }
        if menu.has(Offer::Play) {
            self.list_plays(seat, When::Window, out);
        }
        if menu.has(Offer::Minion) {
            self.list_minions(seat, question, out);
        }
        if menu.has(Offer::Sell) {
            self.list_sales(seat, out);
        }
        if menu.has(Offer::Turn) {
            self.list_turnings(seat, out);
        }
        if menu.has(Offer::Trouble) {
            self.list_trouble(seat, out);
        }
        if menu.has(Offer::Ask) {
            self.list_requests(seat, out);
        }
    }

    /// Lists the answers to a question that asks for something in particular. Its other offers are legal but not
    /// sensible: a player who may sacrifice a Minion gains nothing by putting down another.
    #[inline(always)]
    fn list_answers(&self, seat: Seat, answer: Answer, out: &mut MoveBuf<Move>) {
        let player = self.player(seat);
        match answer {
            Answer::Any => {}
            Answer::Sex => [true, false].into_iter().for_each(|female| out.push(Move::Be { female })),
            Answer::LayOut => self.list_lay_out(seat, out),
            Answer::Claim => {
                let pay = player.held_that(|card| self.kind(card) == Kind::GoUp);
                pay.for_each(|card| out.push(Move::Claim(card)));
            }
            Answer::Help => {
                out.push(Move::Accept);
                self.list_counter(out);
            }
            Answer::Trade => out.push(Move::Accept),
            Answer::Cancel | Answer::React | Answer::Die => {
                let mut found = |card, line| out.push(Move::Play { card, line, at: At::Nothing });
                self.each_answer(seat, answer, &mut found);
            }
            Answer::Choose => {
                self.list_choices(seat, out);
                if self.open_pick().is_some_and(Pick::may_be_declined) {
                    out.push(Move::Pass);
                }
            }
            Answer::Either => [false, true].into_iter().for_each(|second| out.push(Move::Either { second })),
            Answer::RunFrom => {
                let left = self.still_to_run_from();
                (0..16).filter(|at| left >> at & 1 != 0).for_each(|at| out.push(Move::RunFrom(at)));
            }
            Answer::Flee => {
                out.push(Move::Roll);
                let legal = [false, true].into_iter().filter(|&helper| self.may_sacrifice(seat, helper).is_ok());
                legal.for_each(|helper| out.push(Move::Sacrifice { helper }));
            }
            Answer::Charity => {
                let poor = self.poorest(seat);
                for card in player.held_once() {
                    if poor.is_empty() {
                        out.push(Move::Choose(card));
                    }
                    let legal = poor.into_iter().filter(|&to| self.may_give(seat, card, to).is_ok());
                    legal.for_each(|to| out.push(Move::Give { card, to }));
                }
            }
        }
    }

    fn list_trouble(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        if !self.turn.met && self.glance(seat).hand & Marks::MONSTER.bits() != 0 {
            let monsters = self.player(seat).held_that(|card| self.kind(card) == Kind::Monster);
            monsters.for_each(|card| out.push(Move::Trouble(card)));
        }
    }

    /// Lists counter-offers: one treasure more for the helper, or one less.
    fn list_counter(&self, out: &mut MoveBuf<Move>) {
        let Some(Frame::Talks(talks)) = self.stack.last() else { return };
        let share = match talks.terms.share {
            Share::Number(n) => Share::Number(if talks.to_other { n + 1 } else { n.saturating_sub(1) }),
            share => share,
        };
        let terms = Terms { share, ..talks.terms };
        if terms != talks.terms && self.may_counter(terms).is_ok() {
            out.push(Move::Counter(terms));
        }
    }

    fn list_choices(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let Some(pick) = self.open_pick() else { return };
        let mut choices = Choice::of(CardId(0));
        self.add_choices(pick, &mut choices);
        if pick.victim != seat {
            choices.as_mut_slice().sort_unstable(); // the order of another player's hand is private
        }
        for (at, &card) in choices.iter().enumerate() {
            if !choices.as_slice()[..at].contains(&card) {
                out.push(Move::Choose(card));
            }
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

    /// Lists cards and abilities to play. Plays that only harm the player are legal but not sensible.
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

    /// Lists cards of the hand that may go into play now.
    #[inline(always)]
    fn list_puts(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        // Often nothing is left to put into play.
        if self.glance(seat).laid != 0 {
            self.list_laid(seat, question, out);
        }
    }

    /// Lists Minions of the hand where nothing else may go into play.
    #[inline(always)]
    fn list_minions(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        if self.glance(seat).hand & Marks::MINION.bits() != 0 {
            self.list_puts(seat, question, out);
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
            if again() || !(own || self.could_put_now(seat, question, card)) {
                continue;
            }
            // Most cards are items, and few of those are Big.
            if face.kind == Kind::Item && !face.big && !player.items.is_full() {
                out.push(Move::Put { card, carried: false, replaces: None });
                continue;
            }
            let mut offer = |replaces| {
                if player.may_put(self.set, glance.ranks_left(player), card, replaces).is_ok() {
                    out.push(Move::Put { card, carried: false, replaces });
                }
            };
            offer(None);
            if matches!(face.kind, Kind::Race | Kind::Class | Kind::Style) {
                player.traits.iter().for_each(|&old| offer(Some(old)));
            }
            if face.big {
                let free = |item: &&Item| self.set.face(item.card).big && !self.is_promised(seat, item.card); // MB-HELP-4
                let big = player.items.iter().find(free);
                big.into_iter().for_each(|old| offer(Some(old.card)));
            }
        }
    }

    /// [`Munchkin::may_put_now`] without the reason. Kept out of the loop, whose other cards need nothing of it.
    #[inline(never)]
    fn could_put_now(&self, seat: Seat, question: Question, card: CardId) -> bool {
        self.may_put_now(seat, question, card).is_ok()
    }

    /// Lists a sale of items that are not in use: no more of them than the levels need.
    #[inline(always)]
    fn list_sales(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let glance = self.glance(seat);
        let sum = glance.gold_held + glance.gold_carried;
        if sum != 0 && self.player(seat).level < 9 {
            self.list_sale_for(seat, sum, out);
        }
    }

    #[inline(never)]
    fn list_sale_for(&self, seat: Seat, mut sum: u32, out: &mut MoveBuf<Move>) {
        let player = self.player(seat);
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
        // Items worth keeping are left out while the price is still reached, those in hand first.
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

    /// Lists turning items that could be in use, and those that would have to make room for a better one.
    #[inline(always)]
    fn list_turnings(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let often = || self.turn.turnings[seat.index()] >= self.options.turnings; // MB-LIMIT-1
        if self.glance(seat).spare && !often() && !self.is_fighter(seat) {
            self.list_each_turning(seat, out);
        }
    }

    #[inline(never)]
    fn list_each_turning(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let (player, glance) = (self.player(seat), self.glance(seat));
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

    /// Lists requests for help for half of the treasure, to players not asked yet, if the main fighter would not win
    /// alone.
    fn list_requests(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        let Some(fight) = self.fight.as_ref().filter(|fight| fight.helper.is_none()) else { return };
        if self.winning(fight) || self.options.offers == 0 || self.must_fight_alone(fight) {
            return; // MB-HELP-5
        }
        let others = self.living().without(seat).into_iter();
        let unasked: Seats = others.filter(|other| fight.offers(seat, *other) == 0).collect();
        if unasked.is_empty() {
            return;
        }
        let share = Share::Number((self.treasures_to_win(fight) / 2) as u8);
        for other in unasked {
            out.push(Move::Ask { seat: other, terms: Terms { share, ..Terms::default() } });
        }
    }

    /// MB-DEFAULT-1: the move made for a player who does not answer.
    pub(crate) fn default_for(&self, seat: Seat) -> Move {
        let Some(question) = self.asked(seat) else { return Move::Pass };
        if let Some(&nothing) = question.nothing() {
            return nothing;
        }
        match question {
            Question::Sex => Move::Be { female: false },
            Question::LayOut => Move::LayOut(0),
            Question::Either => Move::Either { second: false },
            Question::RunFrom => Move::RunFrom(self.still_to_run_from().trailing_zeros() as u8),
            Question::Choose => self.open_pick().map_or(Move::Pass, |pick| {
                if pick.purpose == Purpose::MakeRoom {
                    return Move::Pass; // the promised item is forgone
                }
                let choices = self.choices(pick);
                let best = matches!(pick.purpose, Purpose::Share | Purpose::Loot | Purpose::Steal | Purpose::KeepDrawn);
                Move::Choose(self.by_value(choices.as_slice(), best))
            }),
            Question::Charity => {
                let mut cards = Choice::of(CardId(0));
                self.player(seat).hand.iter().for_each(|held| {
                    cards.push(held.card);
                });
                let card = self.by_value(cards.as_slice(), false);
                let mut order = self.clockwise(seat);
                match order.find(|&to| self.may_give(seat, card, to).is_ok()) {
                    Some(to) => Move::Give { card, to },
                    None => Move::Choose(card),
                }
            }
            _ => Move::Pass,
        }
    }

    /// The most or least valuable card, by gold, then bonus, then card number.
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

/// Whether two items take the same slot.
fn shares_slot(one: Option<Slot>, other: Option<Slot>) -> bool {
    let held = |slot| matches!(slot, Some(Slot::Hand1 | Slot::Hand2));
    one.is_some() && (one == other || (held(one) && held(other)))
}
