//! Laying a game out by hand, for examples.

use super::player::{Held, Hex, Item};
use super::state::{Munchkin, Phase, Question};
use crate::card::{CardId, Deck, Kind};
use crate::notation::calm;
use crate::set::Set;
use table::{NullLog, Seat, Seats};

impl Munchkin {
    /// The cards it is played with.
    #[must_use]
    pub fn set(&self) -> &'static Set {
        self.set
    }

    /// What the game waits for, as a whole: for whoever runs the game, not for players.
    #[must_use]
    pub fn question(&self) -> Option<(Seat, Question)> {
        self.ask.and_then(|ask| Some((ask.seats.first()?, ask.question)))
    }

    /// Both decks in their calm order.
    pub(crate) fn stack_decks(&mut self) {
        let set = self.set;
        let order = |card: &CardId| (calm(set.get(*card).kind), set.get(*card).gold, *card);
        self.doors.draw_pile_mut().sort_unstable_by_key(|card| std::cmp::Reverse(order(card)));
        self.treasures.draw_pile_mut().sort_unstable_by_key(|card| std::cmp::Reverse(order(card)));
    }

    pub(crate) fn set_level(&mut self, seat: Seat, level: u8) {
        self.players.change(seat, |player| player.level = level);
    }

    /// Takes a card out of its draw pile. False if there is none.
    pub(crate) fn take_from_deck(&mut self, card: CardId) -> bool {
        match self.set.get(card).deck {
            Deck::Door => self.doors.take(card),
            Deck::Treasure => self.treasures.take(card),
        }
    }

    pub(crate) fn give(&mut self, seat: Seat, card: CardId) {
        self.players.hold(seat, Held { card, seen: Seats::NONE });
    }

    /// Lays a card on somebody's table. False if it cannot be there.
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

    /// On top of its draw pile, or of its discard pile.
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

    /// The turn of this seat, about to open the door; not the first of the game.
    pub(crate) fn begin_at(&mut self, seat: Seat) {
        (self.turn.seat, self.turn.starter, self.turn.begun) = (seat, seat, true);
        self.turn.phase = Phase::BeforeDoor;
        (self.claimable, self.received) = (false, super::list::List::of((seat, CardId(0))));
        self.advance(&mut NullLog);
    }

    /// A game just dealt by hand, which this seat begins: nobody has laid out yet (MB-SETUP-2).
    pub(crate) fn begin_game_at(&mut self, seat: Seat) {
        (self.turn.seat, self.turn.starter) = (seat, seat);
        (self.claimable, self.received) = (false, super::list::List::of((seat, CardId(0))));
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

    /// The places in the fight of monsters of that card.
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

    /// The place of the monster, if there is just one.
    #[must_use]
    pub fn only_monster(&self) -> Option<u8> {
        self.fight.filter(|fight| fight.monsters.len() == 1).map(|_| 0)
    }

    /// Whose fight it is.
    #[must_use]
    pub fn main_fighter(&self) -> Option<Seat> {
        self.fight.map(|fight| fight.main)
    }
}
