//! Putting cards into play, and everything else that players do with the cards on the table.

use super::event::{EVERYBODY, Event};
use super::frame::{Frame, Trade};
use super::glance::places;
use super::player::{Item, Player, Put};
use super::state::{Munchkin, Phase};
use crate::card::{CardId, Kind, Marks};
use crate::set::Set;
use crate::vocabulary::{Allowance, Effect, Trait};
use table::{Log, Reason, Seat};

/// Why a card cannot go into play.
pub(crate) fn because(clause: &'static str, key: &'static str) -> Reason {
    Reason { clause, key }
}

impl Munchkin {
    /// Whether a card of the hand may go into play, no matter whose moment it is.
    pub(crate) fn may_put(&self, seat: Seat, card: CardId, replaces: Option<CardId>) -> Result<(), Reason> {
        if replaces.is_some_and(|old| self.is_promised(seat, old)) {
            return Err(because("MB-HELP-4", "why-mb-promised"));
        }
        let player = self.player(seat);
        player.may_put(self.set, self.glance(seat).ranks_left(player), card, replaces)
    }

    /// Puts a card of the hand into play.
    pub(crate) fn put_into_play(
        &mut self,
        seat: Seat,
        card: CardId,
        carried: bool,
        replaces: Option<CardId>,
        log: &mut impl Log<Munchkin>,
    ) {
        self.take_from_hand(seat, card);
        self.received.take((seat, card));
        self.lay_down(seat, card, carried, replaces, log);
        // In a fight this changes a total and counts as a play (MB-LASTCALL-1).
        if let Some(fight) = &mut self.fight {
            fight.reopen();
        }
        self.stack.push(Frame::Check);
    }

    fn lay_down(
        &mut self,
        seat: Seat,
        card: CardId,
        carried: bool,
        replaces: Option<CardId>,
        log: &mut impl Log<Munchkin>,
    ) {
        let set = self.set;
        match set.get(card).kind {
            Kind::Item => {
                if let Some(old) = replaces.filter(|&old| self.take_item(seat, old)) {
                    self.discard(seat, old, log);
                }
                return self.lay_item(seat, card, carried, log);
            }
            Kind::Half => self.players.change_table(seat, |table| *table.half = Some(card)),
            Kind::Power => {
                self.players.change_table(seat, |table| table.powers.push(card));
            }
            Kind::Minion => {
                // MB-MINION-1: a new one replaces the old.
                let most = (1 + self.glance(seat).limits.of(Allowance::Minions)).clamp(0, 3) as usize;
                while self.player(seat).minions.len() >= most.max(1) {
                    let old = self.players.change_table(seat, |table| table.minions.remove(0));
                    self.discard(seat, old, log);
                }
                self.players.change_table(seat, |table| table.minions.push(card));
            }
            _ => {
                self.players.change_table(seat, |table| {
                    if let Some(old) = replaces {
                        table.traits.take(old);
                    }
                    table.traits.push(card)
                });
                if let Some(old) = replaces {
                    self.discard(seat, old, log);
                }
            }
        }
        log.push(Event::Put { seat, card, in_use: true });
    }

    /// Whether there is anything to put into play before the first turn (MB-SETUP-2).
    pub(crate) fn can_lay_out(&self, seat: Seat) -> bool {
        places(self.glance(seat).laid).any(|at| self.may_lay_out(seat, 1 << at).is_ok())
    }

    /// One Race, a second one with a Half-Breed, one Rank-1 Power, items, one Minion.
    pub(crate) fn may_lay_out(&self, seat: Seat, which: u32) -> Result<(), Reason> {
        let mut trial = *self.player(seat);
        if which >> self.player(seat).hand.len() != 0 {
            return Err(because("MB-SETUP-2", "why-mb-not-there"));
        }
        let (mut powers, mut minions) = (0, 0);
        for &card in Munchkin::laid_out_in_order(self.player(seat), self, which).iter() {
            let face = self.set.face(card);
            powers += usize::from(face.kind == Kind::Power);
            minions += usize::from(face.kind == Kind::Minion);
            if powers > 1 || minions > 1 || face.rank > 1 {
                return Err(because("MB-SETUP-2", "why-mb-lay-out"));
            }
            let ranks_left = trial.most_ranks(&trial.limits(self.set)) - trial.ranks(self.set);
            trial.may_put(self.set, ranks_left, card, None)?;
            trial.try_on(self.set, card);
        }
        Ok(())
    }

    /// The cards in an order that works: a Race, the Half-Breed, more Races, the rest.
    fn laid_out_in_order(player: &Player, game: &Munchkin, which: u32) -> super::list::List<CardId, 32> {
        let mut cards = super::list::List::of(CardId(0));
        let chosen =
            || player.hand.iter().enumerate().filter(|(at, _)| which >> at & 1 != 0).map(|(_, held)| held.card);
        let rank = |card: CardId, races: &mut usize| match game.kind(card) {
            Kind::Race => {
                *races += 1;
                if *races == 1 { 0 } else { 2 }
            }
            Kind::Half => 1,
            _ => 3,
        };
        for wanted in 0..4 {
            let mut races = 0;
            for card in chosen() {
                if rank(card, &mut races) == wanted {
                    cards.push(card);
                }
            }
        }
        cards
    }

    pub(crate) fn lay_out(&mut self, seat: Seat, which: u32, log: &mut impl Log<Munchkin>) {
        for &card in Munchkin::laid_out_in_order(self.player(seat), self, which).iter() {
            self.take_from_hand(seat, card);
            self.lay_down(seat, card, false, None, log);
        }
        if let Phase::Setup(done) = self.turn.phase {
            self.turn.phase = Phase::Setup(done + 1);
        }
        self.stack.push(Frame::Check);
    }

    /// What items are worth to their seller (MB-SELL-1).
    pub(crate) fn price(&self, seat: Seat, hand: u32, items: u32) -> u32 {
        let player = self.player(seat);
        let gold = |card: CardId| u32::from(self.set.get(card).gold);
        let held =
            player.hand.iter().enumerate().filter(|(at, _)| hand >> at & 1 != 0).map(|(_, held)| gold(held.card));
        let laid =
            player.items.iter().enumerate().filter(|(at, _)| items >> at & 1 != 0).map(|(_, item)| gold(item.card));
        held.chain(laid).sum::<u32>() * self.worth(seat)
    }

    /// How many times their gold a player's items sell for.
    #[inline]
    pub(crate) fn worth(&self, seat: Seat) -> u32 {
        if self.glance(seat).force & Marks::WORTH.bits() == 0 { 1 } else { self.printed_worth(seat) }
    }

    #[inline(never)]
    fn printed_worth(&self, seat: Seat) -> u32 {
        let cards = self.player(seat).in_force().filter(|&card| self.set.face(card).has(Marks::WORTH));
        let lines = cards.flat_map(|card| &self.set.get(card).lines);
        let worth = lines.filter_map(|line| if let Effect::Worth(n) = line.effect { Some(u32::from(n)) } else { None });
        worth.max().unwrap_or(1)
    }

    pub(crate) fn may_sell(&self, seat: Seat, hand: u32, items: u32) -> Result<(), Reason> {
        let player = self.player(seat);
        let item = |at: usize| player.hand.as_slice().get(at).is_some_and(|held| self.kind(held.card) == Kind::Item);
        let own =
            (0..32).all(|at| (hand >> at & 1 == 0 || item(at)) && (items >> at & 1 == 0 || at < player.items.len()));
        if !own {
            Err(because("MB-SELL-1", "why-mb-not-there"))
        } else if self.fight.is_some() || seat != self.turn.seat {
            Err(because("MB-SELL-1", "why-mb-sell-when"))
        } else if player.level >= 9 {
            Err(because("MB-LEVEL-1", "why-mb-level-nine"))
        } else if self.price(seat, hand, items) < 1000 {
            Err(because("MB-SELL-1", "why-mb-thousand"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn sell(&mut self, seat: Seat, hand: u32, items: u32, log: &mut impl Log<Munchkin>) {
        let gold = self.price(seat, hand, items);
        for at in (0..self.player(seat).hand.len()).rev().filter(|at| hand >> at & 1 != 0) {
            let held = self.players.change_hand(seat, |hand| hand.remove(at));
            self.discard(seat, held.card, log);
        }
        for at in (0..self.player(seat).items.len()).rev().filter(|at| items >> at & 1 != 0) {
            let item = self.players.change_table(seat, |table| table.items.remove(at));
            self.discard(seat, item.card, log);
        }
        log.push(Event::Sold { seat, gold: gold.min(u32::from(u16::MAX)) as u16 });
        self.gain_levels(seat, (gold / 1000) as i32, false, log);
        self.stack.push(Frame::Check);
    }

    /// MB-TRADE-1: items in play, if neither player fights or flees.
    pub(crate) fn may_trade(&self, seat: Seat, to: Seat, give: u32, want: u32) -> Result<(), Reason> {
        let there = |seat: Seat, which: u32| {
            which >> self.player(seat).items.len().min(31) <= u32::from(self.player(seat).items.len() == 32)
        };
        if seat == to || to.index() >= self.n() || self.dead.has(to) {
            Err(because("MB-DEATH-2", "why-mb-trade-who"))
        } else if self.is_fighter(seat) || self.is_fighter(to) {
            Err(because("MB-FIGHT-2", "why-mb-trade-fight"))
        } else if give == 0 && want == 0 || !there(seat, give) || !there(to, want) {
            Err(because("MB-TRADE-1", "why-mb-not-there"))
        } else if self.turn.trades[seat.index()][to.index()] >= self.options.trades {
            Err(because("MB-HELP-1", "why-mb-talk-ends"))
        } else if !self.could_swap(seat, give, to, want) || !self.could_swap(to, want, seat, give) {
            Err(because("MB-ITEM-3", "why-mb-big-trade"))
        } else {
            Ok(())
        }
    }

    /// MB-ITEM-3: whether a player has room for the Big items that a trade brings, or could discard others in the
    /// same step.
    fn could_swap(&self, seat: Seat, goes: u32, from: Seat, comes: u32) -> bool {
        let (set, items) = (self.set, self.player(from).items);
        let big = |card: CardId| set.face(card).big;
        let coming = || items.iter().enumerate().filter(|(at, _)| comes >> at & 1 != 0).map(|(_, item)| item.card);
        if !coming().any(big) {
            return true;
        }
        let mut with = *self.player(seat);
        for at in (0..with.items.len()).rev().filter(|at| goes >> at & 1 != 0) {
            with.items.remove(at);
        }
        let others = with.items.iter().filter(|item| item.put == Put::Rightly && big(item.card)).count();
        for card in coming() {
            with.items.push(Item::new(card, false));
        }
        with.big_too_many(&with.load(set)) <= others as i32
    }

    /// Whether a player has room for a Big item beside their own. Other items need none.
    pub(crate) fn has_room(&self, seat: Seat, card: CardId) -> bool {
        !self.set.face(card).big || self.player(seat).could_have(self.set, Item::new(card, false))
    }

    /// MB-ITEM-3: whether an item can come to a player's table at all: for one Big item too many, another must make
    /// room.
    pub(crate) fn could_come(&self, seat: Seat, card: CardId) -> bool {
        let set = self.set;
        let has_other = || {
            let mut with = *self.player(seat);
            let other = |item: &&Item| item.put == Put::Rightly && set.face(item.card).big;
            let others = with.items.iter().filter(other).count() as i32;
            with.items.push(Item::new(card, false));
            with.big_too_many(&with.load(set)) <= others
        };
        self.kind(card) != Kind::Item || self.has_room(seat, card) || has_other()
    }

    pub(crate) fn offer_trade(&mut self, trade: Trade, log: &mut impl Log<Munchkin>) {
        let (a, b) = (trade.from.index(), trade.to.index());
        self.turn.trades[a][b] += 1;
        self.turn.trades[b][a] = self.turn.trades[a][b];
        log.push(Event::Traded { seat: trade.from, other: trade.to, done: false });
        self.stack.push(Frame::Trade(trade));
    }

    /// Items change tables.
    pub(crate) fn exchange(&mut self, trade: Trade, log: &mut impl Log<Munchkin>) {
        let mut moved = [[CardId(0); 32]; 2];
        let mut counts = [0; 2];
        for (side, (seat, which)) in [(trade.from, trade.give), (trade.to, trade.want)].into_iter().enumerate() {
            for at in (0..self.player(seat).items.len()).rev().filter(|at| which >> at & 1 != 0) {
                moved[side][counts[side]] = self.players.change_table(seat, |table| table.items.remove(at).card);
                counts[side] += 1;
            }
        }
        for (side, to) in [(0, trade.to), (1, trade.from)] {
            let from = if side == 0 { trade.from } else { trade.to };
            for &card in &moved[side][..counts[side]] {
                log.push(Event::Passed { from, to, card: Some(card), seen: EVERYBODY });
                self.item_comes(to, card, log);
            }
        }
        log.push(Event::Traded { seat: trade.from, other: trade.to, done: true });
    }

    /// MB-FREE-1: items may be turned between in use and carried, except while their owner fights or flees.
    pub(crate) fn may_turn(&self, seat: Seat, item: u8, in_use: bool) -> Result<(), Reason> {
        let set = self.set;
        let player = self.player(seat);
        let Some(&there) = player.items.as_slice().get(usize::from(item)) else {
            return Err(because("MB-ITEM-1", "why-mb-not-there"));
        };
        if self.is_fighter(seat) {
            Err(because("MB-FIGHT-2", "why-mb-turn-fight"))
        } else if self.turn.turnings[seat.index()] >= self.options.turnings {
            Err(because("MB-LIMIT-1", "why-mb-turn-often"))
        } else if there.in_use == in_use {
            Err(because("MB-ITEM-1", "why-mb-turn-already"))
        } else if in_use && set.face(there.card).one_shot {
            Err(because("MB-ONESHOT-1", "why-mb-not-worn"))
        } else if in_use && !player.may_use(set, there.card) {
            Err(because("MB-ITEM-1", "why-mb-barred"))
        } else if in_use && !player.could_use(set, usize::from(item), &self.glance(seat).load) {
            Err(because("MB-ITEM-1", "why-mb-no-slot"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn turn_item(&mut self, seat: Seat, item: u8, in_use: bool, log: &mut impl Log<Munchkin>) {
        self.turn.turnings[seat.index()] += 1;
        if let Some(&Item { card, .. }) = self.player(seat).items.as_slice().get(usize::from(item)) {
            let moved = Item::new(card, in_use); // MB-CHEAT-1: it is no longer where it was put
            self.players.change_table(seat, |table| table.items.as_mut_slice()[usize::from(item)] = moved);
            log.push(Event::Turned { seat, card, in_use });
        }
        self.stack.push(Frame::Check);
    }

    /// MB-FREE-1: a Race, Half-Breed, Power or Minion at any time; an item outside the owner's fights.
    pub(crate) fn may_drop(&self, seat: Seat, card: CardId) -> Result<(), Reason> {
        let player = self.player(seat);
        let laid = player.items.iter().any(|item| item.card == card);
        let rest =
            player.traits.has(card) || player.half == Some(card) || player.powers.has(card) || player.minions.has(card);
        if player.curses.iter().any(|hex| hex.card == card) && !(laid || rest) {
            Err(because("MB-CURSE-1", "why-mb-curse-stays"))
        } else if !(laid || rest) {
            Err(because("MB-HAND-1", "why-mb-not-there"))
        } else if laid && self.is_fighter(seat) {
            Err(because("MB-FIGHT-2", "why-mb-turn-fight"))
        } else {
            Ok(())
        }
    }

    pub(crate) fn drop_card(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.weigh();
        if self.take_from_play(seat, card) || self.take_item(seat, card) {
            self.discard(seat, card, log);
            self.stack.push(Frame::Check);
        }
    }
}

impl Player {
    /// Whether a card may go into play in front of them, no matter whose moment it is. So many Ranks are left for it
    /// (MB-POWER-1).
    pub(crate) fn may_put(
        &self,
        set: &Set,
        ranks_left: i32,
        card: CardId,
        replaces: Option<CardId>,
    ) -> Result<(), Reason> {
        let player = self;
        let face = set.face(card);
        if replaces.is_some() && !matches!(face.kind, Kind::Race | Kind::Class | Kind::Style | Kind::Item) {
            return Err(because("MB-RACE-1", "why-mb-replace"));
        }
        match face.kind {
            Kind::Race | Kind::Class | Kind::Style => {
                let mine = || player.traits.iter().copied().filter(|&other| set.face(other).kind == face.kind);
                let most = if face.kind == Kind::Race && player.half.is_some() { 2 } else { 1 };
                match replaces {
                    Some(old) if !mine().any(|other| other == old) => Err(because("MB-RACE-1", "why-mb-replace")),
                    // MB-HALF-2: never two of the same.
                    _ if mine().any(|other| other == card && replaces != Some(other)) => {
                        Err(because("MB-HALF-2", "why-mb-same-race"))
                    }
                    None if mine().count() >= most => Err(because("MB-RACE-1", "why-mb-one-race")),
                    Some(_) if mine().count() < most => Err(because("MB-RACE-1", "why-mb-replace")),
                    _ if player.traits.is_full() && replaces.is_none() => Err(because("MB-RACE-1", "why-mb-one-race")),
                    _ => Ok(()),
                }
            }
            Kind::Half if player.half.is_some() => Err(because("MB-HALF-2", "why-mb-two-halves")),
            Kind::Half if player.races(set).next().is_none() => Err(because("MB-HALF-1", "why-mb-half-needs-race")),
            Kind::Half => Ok(()),
            Kind::Power if !player.may_use(set, card) => {
                // A Race that forbids it, or a missing Race that it needs.
                let is_race = |which: &Trait| *which != Trait::Human && player.suffers(set, *which);
                let barred = set.get(card).not.iter().any(is_race);
                Err(because("MB-POWER-2", if barred { "why-mb-closed" } else { "why-mb-not-for-you" }))
            }
            Kind::Power if i32::from(face.rank) > ranks_left || player.powers.is_full() => {
                Err(because("MB-POWER-1", "why-mb-rank"))
            }
            Kind::Power => Ok(()),
            Kind::Minion => Ok(()),
            Kind::Item => {
                let over = face.big && !player.could_have(set, Item::new(card, false));
                if let Some(old) = replaces {
                    // MB-ITEM-3: the other Big item is discarded in the same step.
                    let makes_room = || {
                        let mut without = *player;
                        let at = without.items.iter().position(|item| item.card == old);
                        at.map(|at| without.items.remove(at)).is_some()
                            && without.could_have(set, Item::new(card, false))
                    };
                    return if over && set.face(old).big && makes_room() {
                        Ok(())
                    } else {
                        Err(because("MB-ITEM-3", "why-mb-replace"))
                    };
                }
                if over {
                    Err(because("MB-ITEM-3", "why-mb-big"))
                } else if player.items.is_full() {
                    Err(because("MB-ITEM-1", "why-mb-no-room"))
                } else {
                    Ok(())
                }
            }
            _ => Err(because("MB-HAND-1", "why-mb-not-for-table")),
        }
    }

    /// Puts a card into play on trial, to see what else could follow.
    pub(crate) fn try_on(&mut self, set: &Set, card: CardId) {
        match set.face(card).kind {
            Kind::Item => {
                let in_use = !set.face(card).one_shot && self.has_room_for(set, card);
                self.items.push(Item::new(card, in_use));
            }
            Kind::Half => self.half = Some(card),
            Kind::Power => {
                self.powers.push(card);
            }
            Kind::Minion => {
                self.minions.push(card);
            }
            _ => {
                self.traits.push(card);
            }
        }
    }
}
