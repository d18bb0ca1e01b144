//! Setting a game up by hand, for examples.

use super::fight::Fight;
use super::frame::Frame;
use super::player::{HandCard, Hex, Item};
use super::state::{Munchkin, Phase, Question};
use crate::card::{CardId, Deck, Kind};
use crate::notation::calm;
use crate::set::Set;
use table::{NullLog, Seat, Seats};

impl Munchkin {
    /// The set of cards in use.
    #[must_use]
    pub fn set(&self) -> &'static Set {
        self.set
    }

    /// The question the game waits for, also if it is private: for those who run a game, not for players.
    #[must_use]
    pub fn question(&self) -> Option<(Seat, Question)> {
        self.ask.and_then(|ask| Some((ask.seats.first()?, ask.question)))
    }

    /// Puts both decks into their calm order.
    pub(crate) fn stack_decks(&mut self) {
        let set = self.set;
        let order = |card: &CardId| (calm(set.get(*card).kind), set.get(*card).gold, *card);
        self.doors.draw_pile_mut().sort_unstable_by_key(|card| std::cmp::Reverse(order(card)));
        self.treasures.draw_pile_mut().sort_unstable_by_key(|card| std::cmp::Reverse(order(card)));
    }

    pub(crate) fn set_level(&mut self, seat: Seat, level: u8) {
        self.players.change(seat, |player| player.level = level);
    }

    /// Takes a card out of its draw pile. False if it is not there.
    pub(crate) fn take_from_deck(&mut self, card: CardId) -> bool {
        match self.set.get(card).deck {
            Deck::Door => self.doors.take(card),
            Deck::Treasure => self.treasures.take(card),
        }
    }

    pub(crate) fn give(&mut self, seat: Seat, card: CardId) {
        self.players.hold(seat, HandCard { card, seen: Seats::NONE });
    }

    /// Lays a card on a player's table. False if it cannot be there.
    pub(crate) fn lay(&mut self, seat: Seat, card: CardId, carried: bool) -> bool {
        let set = self.set;
        let kind = set.get(card).kind;
        self.players.change(seat, |player| match kind {
            Kind::Race | Kind::Class | Kind::Style => player.traits.push(card),
            Kind::Half => player.half.replace(card).is_none(),
            Kind::Power => player.powers.push(card),
            Kind::Minion => player.minions.push(card),
            Kind::Curse => player.curses.push(Hex { card, counting: false }),
            Kind::Item => {
                let in_use = !carried && !set.get(card).one_shot && player.has_room_for(set, card);
                player.items.push(Item::new(card, in_use))
            }
            _ => false,
        })
    }

    /// Lays a curse that counts in the current fight in front of a player.
    pub(crate) fn lay_counting(&mut self, seat: Seat, card: CardId) -> bool {
        self.players.lay_curse(seat, Hex { card, counting: true })
    }

    /// Makes a player dead until the turn ends. False if they have cards that the dead lose.
    pub(crate) fn lay_dead(&mut self, seat: Seat) -> bool {
        let player = self.player(seat);
        let bare = player.hand.is_empty() && player.items.is_empty() && player.minions.is_empty();
        self.dead.insert(seat);
        self.players.die(seat);
        bare
    }

    /// Removes everything from a draw pile except this many cards on top.
    pub(crate) fn keep_top(&mut self, deck: Deck, n: usize) {
        match deck {
            Deck::Door => self.doors.keep_top(n),
            Deck::Treasure => self.treasures.keep_top(n),
        }
    }

    /// Begins a fight in this seat's turn, with the main fighter to move. `None` if there cannot be such a fight.
    pub(crate) fn begin_fight_at(
        &mut self,
        turn: Seat,
        main: Seat,
        helper: Option<Seat>,
        monsters: &[(CardId, Vec<CardId>)],
    ) -> Option<()> {
        let mut fight = Fight::new(main);
        for (card, enhancers) in monsters {
            let sound = self.kind(*card) == Kind::Monster && fight.add(*card, self.set);
            sound.then_some(())?;
            for &enhancer in enhancers {
                let sound = self.kind(enhancer) == Kind::Enhancer && fight.enhancers.push((enhancer, fight.groups));
                sound.then_some(())?;
                fight.marks |= self.set.face(enhancer).marks.bits();
            }
        }
        let helps = helper.is_none_or(|helper| helper != main && !self.dead.has(helper));
        (helps && !self.dead.has(main) && !monsters.is_empty()).then_some(())?;
        fight.helper = helper;
        self.fight = Some(fight);
        fight.fighters().into_iter().for_each(|seat| self.players.count_curses(seat));
        (self.turn.seat, self.turn.starter, self.turn.begun) = (turn, turn, true);
        (self.turn.phase, self.turn.met, self.turn.all_friendly) = (Phase::Door, true, true);
        (self.topped, self.received) = (0, super::list::List::of((turn, CardId(0))));
        self.stack.push(Frame::Fight);
        self.stack.push(Frame::Check);
        self.advance(&mut NullLog);
        Some(())
    }

    /// Whether a player's curse counts in the current fight; `None` if they have no such curse.
    #[must_use]
    pub fn curse_counts(&self, seat: Seat, card: CardId) -> Option<bool> {
        self.player(seat).curses.iter().find(|hex| hex.card == card).map(|hex| hex.counting)
    }

    /// A draw pile, its top first: for those who run a game, not for players.
    #[must_use]
    pub fn draw_pile_of(&self, deck: Deck) -> Vec<CardId> {
        let pile = match deck {
            Deck::Door => self.doors.draw_pile(),
            Deck::Treasure => self.treasures.draw_pile(),
        };
        pile.iter().rev().copied().collect()
    }

    /// Puts a card on top of its draw pile or its discard pile.
    pub(crate) fn put_on_pile(&mut self, card: CardId, draw: bool) {
        match (self.set.get(card).deck, draw) {
            (Deck::Door, true) => {
                self.doors.add(card);
            }
            (Deck::Treasure, true) => {
                self.treasures.add(card);
            }
            (_, false) => self.put_away(card),
        }
    }

    /// Begins this seat's turn, before it opens the door. It is not the first turn of the game.
    pub(crate) fn begin_at(&mut self, seat: Seat) {
        (self.turn.seat, self.turn.starter, self.turn.begun) = (seat, seat, true);
        self.turn.phase = Phase::BeforeDoor;
        (self.topped, self.received) = (0, super::list::List::of((seat, CardId(0))));
        self.advance(&mut NullLog);
    }

    /// Begins a game dealt by hand with this seat, before anybody has laid out cards (MB-SETUP-2).
    pub(crate) fn begin_game_at(&mut self, seat: Seat) {
        (self.turn.seat, self.turn.starter) = (seat, seat);
        (self.topped, self.received) = (0, super::list::List::of((seat, CardId(0))));
        self.advance(&mut NullLog);
    }

    /// The card at a place of a hand.
    #[must_use]
    pub fn hand_at(&self, seat: Seat, at: usize) -> Option<CardId> {
        self.player(seat).hand.as_slice().get(at).map(|held| held.card)
    }

    /// The item at a place of a table.
    #[must_use]
    pub fn item_at(&self, seat: Seat, at: usize) -> Option<CardId> {
        self.player(seat).items.as_slice().get(at).map(|item| item.card)
    }

    /// The places in the fight of monsters with this card.
    #[must_use]
    pub fn monsters_called(&self, card: CardId) -> Vec<u8> {
        let monsters = self.fight.map(|fight| fight.monsters);
        let places = monsters.iter().flat_map(|monsters| monsters.iter().enumerate());
        places.filter(|(_, monster)| monster.card == card).map(|(at, _)| at as u8).collect()
    }

    /// The monster at a place in the fight.
    #[must_use]
    pub fn monster_at(&self, at: usize) -> Option<CardId> {
        self.fight.and_then(|fight| fight.monsters.as_slice().get(at).map(|monster| monster.card))
    }

    /// The place of the monster, if there is exactly one.
    #[must_use]
    pub fn only_monster(&self) -> Option<u8> {
        self.fight.filter(|fight| fight.monsters.len() == 1).map(|_| 0)
    }

    /// The main fighter of the fight.
    #[must_use]
    pub fn main_fighter(&self) -> Option<Seat> {
        self.fight.map(|fight| fight.main)
    }
}
