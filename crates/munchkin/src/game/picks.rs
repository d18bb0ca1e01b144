//! Choosing cards: to lose, pay, hand over, share, loot.

use super::event::{EVERYBODY, Event};
use super::frame::{Frame, Pick, Purpose};
use super::lines::is_of_kind;
use super::list::List;
use super::player::{Item, Put};
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind};
use crate::vocabulary::Which;
use table::{Log, Seat, Seats};

/// Cards to choose from.
pub(crate) type Choice = List<CardId, 96>;

impl Munchkin {
    /// A player's cards of a kind; with `worn`, only those in use.
    pub(crate) fn cards_of(&self, seat: Seat, which: Which, worn: bool) -> Choice {
        let mut cards = Choice::of(CardId(0));
        self.each_of(seat, which, worn, |card| {
            cards.push(card);
        });
        cards
    }

    /// Whether a player has cards of a kind.
    pub(crate) fn has_cards(&self, seat: Seat, which: Which, worn: bool) -> bool {
        let mut some = false;
        self.each_of(seat, which, worn, |_| some = true);
        some
    }

    #[inline(always)]
    fn each_of(&self, seat: Seat, which: Which, worn: bool, mut add: impl FnMut(CardId)) {
        let player = self.player(seat);
        match which {
            Which::Hand => player.hand.iter().for_each(|held| add(held.card)),
            Which::Race => player.races(self.set).for_each(add),
            Which::Power => player.powers.iter().for_each(|&power| add(power)),
            Which::Minion => player.minions.iter().for_each(|&minion| add(minion)),
            Which::Best => {
                let in_use = || player.items.iter().filter(|item| item.in_use);
                let best = in_use().map(|item| self.bonus_of(seat, item.card)).max();
                let best_items = in_use().filter(|item| Some(self.bonus_of(seat, item.card)) == best);
                best_items.for_each(|item| add(item.card));
            }
            _ => {
                let items = player
                    .items
                    .iter()
                    .filter(|item| (item.in_use || !worn) && is_of_kind(self.set.get(item.card), which));
                items.for_each(|item| add(item.card));
            }
        }
    }

    /// The cards that can be chosen now.
    pub(crate) fn choices(&self, pick: &Pick) -> Choice {
        let mut cards = Choice::of(CardId(0));
        self.add_choices(pick, &mut cards);
        cards
    }

    /// Adds the cards that can be chosen now to a list in place, which is too long to be copied all the time.
    #[inline(never)]
    pub(crate) fn add_choices(&self, pick: &Pick, cards: &mut Choice) {
        self.each_choice(pick, |card| {
            cards.push(card);
        });
    }

    /// How many cards can be chosen from.
    pub(crate) fn count_choices(&self, pick: &Pick) -> usize {
        self.choices(pick).len()
    }

    #[inline(always)]
    fn each_choice(&self, pick: &Pick, mut add: impl FnMut(CardId)) {
        let player = self.player(pick.victim);
        match pick.purpose {
            Purpose::Lose => self.each_of(pick.victim, pick.which, pick.worn, add),
            // MB-ITEM-3: no Big item for which the receiver neither has room nor could make any.
            Purpose::HandOver | Purpose::Steal => self.each_of(pick.victim, pick.which, pick.worn, |card| {
                if self.could_come(pick.chooser, card) {
                    add(card);
                }
            }),
            Purpose::Pay if pick.which == Which::Item => {
                player
                    .items
                    .iter()
                    .filter(|item| !self.is_promised(pick.victim, item.card))
                    .for_each(|item| add(item.card));
            }
            Purpose::Pay => {
                // MB-POWER-2: any card of theirs, in hand or in play, except the one being paid for.
                let mut except = pick.except;
                let mut add = |card: CardId| {
                    if except == Some(card) {
                        except = None;
                    } else {
                        add(card);
                    }
                };
                player.hand.iter().for_each(|held| add(held.card));
                player
                    .items
                    .iter()
                    .filter(|item| !self.is_promised(pick.victim, item.card))
                    .for_each(|item| add(item.card));
                player
                    .powers
                    .iter()
                    .chain(player.traits.iter())
                    .chain(player.minions.iter())
                    .for_each(|&card| add(card));
                player.half.iter().for_each(|&half| add(half));
            }
            Purpose::Cure => player.curses.iter().for_each(|hex| add(hex.card)),
            Purpose::TooManyRanks => player.powers.iter().for_each(|&power| add(power)),
            Purpose::TooBig | Purpose::MakeRoom => {
                let rightly = player.items.iter().filter(|item| item.put == Put::Rightly);
                let big = || rightly.clone().filter(|item| self.set.face(item.card).big).map(|item| item.card);
                // MB-ITEM-3: the item that has just come is not the one that is discarded.
                let other = |card: &CardId| !self.arrived.has((pick.victim, *card));
                let some = big().any(|card| other(&card));
                big().filter(|card| !some || other(card)).for_each(add);
            }
            Purpose::TooManyRaces => player.races(self.set).for_each(add),
            Purpose::NoSlot => {
                let rightly = player.items.iter().filter(|item| item.in_use && item.put == Put::Rightly);
                // MB-CHECK-1 (5): with two hats too many, only hats are asked about.
                let load = &self.glance(pick.victim).load;
                let worn = rightly.filter(|item| load.lacks(self.set.face(item.card).slot));
                worn.for_each(|item| add(item.card));
            }
            Purpose::Share | Purpose::KeepDrawn => self.pool.iter().for_each(|&card| add(card)),
            Purpose::Loot => {
                player.hand.iter().for_each(|held| add(held.card));
                player.items.iter().for_each(|item| add(item.card));
                player.minions.iter().for_each(|&minion| add(minion));
            }
        }
    }

    /// MB-HELP-4: a promised item may not be spent in the meantime. Of several copies, as many as were promised.
    #[inline]
    pub(crate) fn is_promised(&self, seat: Seat, card: CardId) -> bool {
        !self.promised.is_empty() && self.is_among_promised(seat, card)
    }

    #[inline(never)]
    fn is_among_promised(&self, seat: Seat, card: CardId) -> bool {
        let promised = self.promised.iter().filter(|&&other| other == card).count();
        promised > 0
            && self.fight.as_ref().is_some_and(|fight| fight.main == seat)
            && self.player(seat).items.iter().filter(|item| item.card == card).count() <= promised
    }

    /// Whether nothing is left to choose. Players who died in the meantime are left alone (MB-FLEE-2).
    pub(crate) fn is_over(&self, pick: &Pick) -> bool {
        pick.left == 0 || (pick.purpose != Purpose::Loot && self.dead.has(pick.victim))
    }

    #[inline(never)]
    pub(crate) fn step_pick(&mut self, mut pick: Pick, log: &mut impl Log<Munchkin>) -> bool {
        let mut choices = Choice::of(CardId(0));
        if !self.is_over(&pick) {
            self.add_choices(&pick, &mut choices);
        }
        let Some(&card) = choices.as_slice().first() else {
            self.stack.pop();
            if pick.purpose == Purpose::KeepDrawn {
                while let Some(card) = self.pool.pop() {
                    self.discard(pick.victim, card, log);
                }
            }
            return false;
        };
        // A body may be left alone (MB-DEATH-1) and a promised item forgone (MB-HELP-4). Any other choice among equal
        // cards is no choice.
        let same = choices.iter().all(|&other| other == card);
        if (same && !pick.may_be_declined()) || pick.takes_all(choices.len()) {
            pick.left -= 1;
            self.put(Frame::Pick(pick));
            self.chosen(pick, card, log);
            return false;
        }
        self.ask(pick.asked(), Question::Choose)
    }

    /// Carries out a choice.
    #[inline(never)]
    pub(crate) fn chosen(&mut self, pick: Pick, card: CardId, log: &mut impl Log<Munchkin>) {
        match pick.purpose {
            Purpose::Lose => self.give_up(pick.victim, card, pick.which, log),
            Purpose::Pay => self.pay_with(pick.victim, card, pick.which, log),
            Purpose::TooManyRanks => self.give_up(pick.victim, card, Which::Power, log),
            Purpose::TooManyRaces => self.give_up(pick.victim, card, Which::Race, log),
            Purpose::TooBig => self.give_up(pick.victim, card, Which::Item, log),
            Purpose::MakeRoom => {
                self.give_up(pick.victim, card, Which::Item, log);
                let main = self.fight.as_ref().map(|fight| fight.main);
                if let (Some(main), Some(promised)) = (main, pick.except) {
                    self.hand_promised(main, pick.victim, promised, log);
                }
            }
            Purpose::NoSlot => {
                let worn = |item: &Item| item.card == card && item.in_use;
                if let Some(at) = self.player(pick.victim).items.iter().position(worn) {
                    self.players.change_table(pick.victim, |table| table.items.as_mut_slice()[at].in_use = false);
                    log.push(Event::Turned { seat: pick.victim, card, in_use: false });
                }
            }
            Purpose::HandOver | Purpose::Steal => {
                let to = pick.chooser;
                if pick.which == Which::Hand {
                    if let Some(held) = self.take_from_hand(pick.victim, card) {
                        self.pass_card(pick.victim, to, held, log);
                    }
                } else if self.take_item(pick.victim, card) {
                    log.push(Event::Passed { from: pick.victim, to, card: Some(card), seen: EVERYBODY });
                    self.item_comes(to, card, log); // MB-THEFT-1: to the thief's table
                } else {
                    self.take_from_play(pick.victim, card);
                    self.take_in(to, card, EVERYBODY);
                    log.push(Event::Passed { from: pick.victim, to, card: Some(card), seen: EVERYBODY });
                }
            }
            Purpose::Cure => {
                let cured = self.player(pick.victim).curses.iter().position(|hex| hex.card == card);
                if let Some(at) = cured {
                    self.players.change_table(pick.victim, |table| table.curses.remove(at));
                    self.discard(pick.victim, card, log);
                }
            }
            Purpose::Share | Purpose::KeepDrawn => {
                self.pool.take(card);
                let open = pick.worn || pick.purpose == Purpose::Share;
                let seen = if open { EVERYBODY } else { Seats::NONE };
                let deck = self.set.get(card).deck;
                self.take_in(pick.chooser, card, seen);
                log.push(Event::Drew { seat: pick.chooser, deck, card: Some(card), seen });
            }
            Purpose::Loot => {
                let held = self.take_from_hand(pick.victim, card).is_some();
                if !held && !self.take_item(pick.victim, card) {
                    self.players.change_table(pick.victim, |table| table.minions.take(card));
                }
                self.take_in(pick.chooser, card, EVERYBODY);
                log.push(Event::Passed { from: pick.victim, to: pick.chooser, card: Some(card), seen: EVERYBODY });
            }
        }
    }

    /// Loses a card.
    pub(crate) fn give_up(&mut self, seat: Seat, card: CardId, which: Which, log: &mut impl Log<Munchkin>) {
        let gone = match which {
            Which::Hand => self.take_from_hand(seat, card).is_some(),
            Which::Race | Which::Power | Which::Minion => self.take_from_play(seat, card),
            _ => self.take_item(seat, card),
        };
        if gone {
            self.discard(seat, card, log);
        }
    }

    /// Pays with a card of the player's own, from the hand first.
    fn pay_with(&mut self, seat: Seat, card: CardId, which: Which, log: &mut impl Log<Munchkin>) {
        let from_hand = which != Which::Item && self.take_from_hand(seat, card).is_some();
        if from_hand || self.take_item(seat, card) || self.take_from_play(seat, card) {
            self.discard(seat, card, log);
        }
    }

    /// Takes a Race, Half-Breed, Power or Minion out of play.
    pub(crate) fn take_from_play(&mut self, seat: Seat, card: CardId) -> bool {
        let kind = self.kind(card);
        self.players.change_table(seat, |table| match kind {
            Kind::Half => table.half.take_if(|half| *half == card).is_some(),
            Kind::Power => table.powers.take(card),
            Kind::Minion => table.minions.take(card),
            _ => table.traits.take(card),
        })
    }
}
