//! The players, and their glances.
//!
//! A [`Glance`] is expensive to compute and needed all the time, so each player's is kept. The fields of [`Players`]
//! are private, and every method that changes a player's cards renews the glance. So a glance is always right, and no
//! caller has to remember to renew it.

use super::glance::Glance;
use super::list::List;
use super::player::{HandCard, Hex, Item, MOST_HELD, MOST_ITEMS, Player, Put};
use crate::card::{CardId, Marks};
use crate::set::Set;
use std::ops::Index;
use table::{Seat, Seats};

/// Everybody at the table.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Players {
    set: &'static Set,
    seats: u8,
    each: [Player; Seat::MAX],
    glances: [Glance; Seat::MAX],
    /// The answers each player could give, one byte per seat, so that all seats are tested at once.
    answers: [u8; Seat::MAX],
    /// Players who have changed since MB-CHECK-1 last looked at them.
    unchecked: Seats,
}

/// The cards that lie in front of a player. Who changes these cannot change the hand, so its glance is not recomputed.
pub(crate) struct CardsInPlay<'a> {
    pub(crate) traits: &'a mut List<CardId, 6>,
    pub(crate) half: &'a mut Option<CardId>,
    pub(crate) powers: &'a mut List<CardId, 14>,
    pub(crate) minions: &'a mut List<CardId, 3>,
    pub(crate) items: &'a mut List<Item, MOST_ITEMS>,
    pub(crate) curses: &'a mut List<Hex, 10>,
}

/// Glances follow from the players and need not be compared.
impl PartialEq for Players {
    fn eq(&self, other: &Players) -> bool {
        self.each == other.each
    }
}

impl Index<Seat> for Players {
    type Output = Player;

    #[inline]
    fn index(&self, seat: Seat) -> &Player {
        &self.each[seat.index()]
    }
}

impl Players {
    /// Players without cards. MB-CHECK-1 has not looked at anybody yet.
    pub(crate) fn new(set: &'static Set, seats: usize) -> Players {
        let glance = Glance::at(&Player::NEW, set);
        Players {
            set,
            seats: seats as u8,
            each: [Player::NEW; Seat::MAX],
            glances: [glance; Seat::MAX],
            answers: [glance.answers(); Seat::MAX],
            unchecked: Seats::all(seats),
        }
    }

    /// Facts about a player's cards.
    #[inline]
    pub(crate) fn glance(&self, seat: Seat) -> &Glance {
        &self.glances[seat.index()]
    }

    /// The answers a player could give, as marks.
    #[inline]
    pub(crate) fn answers(&self, seat: Seat) -> u32 {
        self.answers[seat.index()].into()
    }

    /// Players who have cards with one of these answer marks, in hand or in play.
    #[inline]
    pub(crate) fn who_answers(&self, marks: u32) -> Seats {
        debug_assert!(marks & !Marks::ANSWERS.bits() == 0);
        Seats::whose(self.answers, marks as u8)
    }

    /// Players who have cards with lines of this mark, in hand or in play.
    pub(crate) fn who_has(&self, mark: Marks) -> Seats {
        let each = Seat::all(self.seats.into()).zip(&self.glances);
        each.fold(Seats::NONE, |seats, (seat, glance)| seats.or(Seats::only_if(seat, glance.has(mark))))
    }

    /// Changes anything about a player. MB-CHECK-1 looks at them next.
    #[inline]
    pub(crate) fn change<R>(&mut self, seat: Seat, change: impl FnOnce(&mut Player) -> R) -> R {
        self.unchecked.insert(seat);
        let changed = change(&mut self.each[seat.index()]);
        self.look(seat);
        changed
    }

    /// Changes what lies in front of a player. MB-CHECK-1 looks at them next.
    #[inline]
    pub(crate) fn change_table<R>(&mut self, seat: Seat, change: impl FnOnce(CardsInPlay) -> R) -> R {
        self.unchecked.insert(seat);
        let player = &mut self.each[seat.index()];
        let Player { traits, half, powers, minions, items, curses, .. } = player;
        let changed = change(CardsInPlay { traits, half, powers, minions, items, curses });
        self.look_at_table(seat);
        changed
    }

    #[inline(never)]
    fn look_at_table(&mut self, seat: Seat) {
        let glance = &mut self.glances[seat.index()];
        glance.at_table(&self.each[seat.index()], self.set);
        self.answers[seat.index()] = glance.answers();
    }

    fn look(&mut self, seat: Seat) {
        let glance = Glance::at(&self.each[seat.index()], self.set);
        self.answers[seat.index()] = glance.answers();
        self.glances[seat.index()] = glance;
    }

    /// Changes a hand. MB-CHECK-1 does not care about hands.
    pub(crate) fn change_hand<R>(&mut self, seat: Seat, change: impl FnOnce(&mut List<HandCard, MOST_HELD>) -> R) -> R {
        let changed = change(&mut self.each[seat.index()].hand);
        self.look_at_hand(seat);
        changed
    }

    #[inline(never)]
    fn look_at_hand(&mut self, seat: Seat) {
        let glance = &mut self.glances[seat.index()];
        glance.at_hand(&self.each[seat.index()], self.set);
        self.answers[seat.index()] = glance.answers();
    }

    /// Adds a card to a hand. False if there is no room.
    pub(crate) fn hold(&mut self, seat: Seat, held: HandCard) -> bool {
        let hand = &mut self.each[seat.index()].hand;
        let at = hand.len();
        hand.push(held) && {
            self.follow(seat, |glance, set| glance.hold(at, set.face(held.card)));
            true
        }
    }

    /// Removes a card from a hand. Copies look alike, so everybody who knew of one assumes that theirs went.
    pub(crate) fn let_go(&mut self, seat: Seat, card: CardId) -> Option<HandCard> {
        let hand = &mut self.each[seat.index()].hand;
        let at = hand.iter().position(|held| held.card == card)?;
        let (mut taken, mut marks) = (hand.remove(at), 0);
        for held in hand.as_mut_slice() {
            marks |= self.set.face(held.card).held_marks();
            if held.card == card {
                let (both, either) = (held.seen.and(taken.seen), held.seen.or(taken.seen));
                (held.seen, taken.seen) = (both, either);
            }
        }
        self.follow(seat, |glance, set| glance.let_go(at, set.face(card), marks));
        Some(taken)
    }

    /// Lays an item on a table. False if there is no room.
    pub(crate) fn lay(&mut self, seat: Seat, item: Item) -> bool {
        let face = self.set.face(item.card);
        // A small carried item breaks no rule.
        if item.in_use || face.big {
            self.unchecked.insert(seat);
        }
        if !self.each[seat.index()].items.push(item) {
            return false;
        }
        if face.has(Marks::LIMITS) {
            self.look(seat);
        } else {
            self.follow(seat, |glance, _| glance.lay(face, &item));
        }
        true
    }

    /// Updates the glance for one card that came or went, without looking at the others.
    #[inline]
    fn follow(&mut self, seat: Seat, change: impl FnOnce(&mut Glance, &Set)) {
        let glance = &mut self.glances[seat.index()];
        change(glance, self.set);
        self.answers[seat.index()] = glance.answers();
    }

    /// Changes a level. What fits from the hand depends on it (MB-POWER-1).
    pub(crate) fn set_level(&mut self, seat: Seat, level: u8) {
        let player = &mut self.each[seat.index()];
        // More levels break no rule.
        if level < player.level {
            self.unchecked.insert(seat);
        }
        player.level = level;
        self.look_at_hand(seat);
    }

    /// The next player for MB-CHECK-1 to look at, clockwise.
    pub(crate) fn next_unchecked(&self, from: Seat) -> Option<Seat> {
        self.unchecked.next_from(from)
    }

    /// Whether MB-CHECK-1 has nobody to look at.
    #[inline]
    pub(crate) fn are_checked(&self) -> bool {
        self.unchecked.is_empty()
    }

    /// MB-CHECK-1 found nothing wrong with this player.
    pub(crate) fn checked(&mut self, seat: Seat) {
        self.unchecked.remove(seat);
    }

    /// Marks players that MB-CHECK-1 has skipped so far.
    pub(crate) fn check_again(&mut self, seats: Seats) {
        self.unchecked = self.unchecked.or(seats);
    }

    /// Counts another use of a line (MB-POWER-3).
    pub(crate) fn count_use(&mut self, seat: Seat, card: CardId, line: u8) {
        if let Some(used) = self.each[seat.index()].used(card, line) {
            used.turn += 1;
            used.fight += 1;
        }
    }

    /// Ends a turn: nothing has been used yet in the next one.
    pub(crate) fn forget_uses(&mut self) {
        self.each.iter_mut().for_each(|player| player.used.clear());
    }

    /// MB-CURSE-1: waiting curses of a player count from now on.
    pub(crate) fn count_curses(&mut self, seat: Seat) {
        let curses = self.each[seat.index()].curses.as_mut_slice();
        curses.iter_mut().for_each(|hex| hex.counting = true);
    }

    /// Forgets what belongs to the fight.
    pub(crate) fn forget_fight(&mut self) {
        for player in &mut self.each[..usize::from(self.seats)] {
            player.used.as_mut_slice().iter_mut().for_each(|used| used.fight = 0);
            player.curses.as_mut_slice().iter_mut().for_each(|hex| hex.counting = false);
        }
    }

    /// Lets a player die. They draw new cards at the start of their next turn (MB-DEATH-2).
    pub(crate) fn die(&mut self, seat: Seat) {
        self.each[seat.index()].reborn = true;
    }

    /// Begins a player's turn. True if they have died since their last one.
    pub(crate) fn come_back(&mut self, seat: Seat) -> bool {
        std::mem::take(&mut self.each[seat.index()].reborn)
    }

    /// MB-CHEAT-1: items put down like this can no longer be called.
    pub(crate) fn forgive(&mut self, put: Put) {
        for player in &mut self.each {
            let items = player.items.as_mut_slice().iter_mut();
            items.filter(|item| item.put == put).for_each(|item| item.put = Put::Safe);
        }
    }

    /// Lays a curse in front of its victim. False if there is no room.
    pub(crate) fn lay_curse(&mut self, seat: Seat, hex: Hex) -> bool {
        self.change(seat, |player| player.curses.push(hex))
    }

    /// Whether every glance equals a freshly computed one.
    pub(crate) fn glances_are_right(&self) -> bool {
        Seat::all(Seat::MAX).all(|seat| {
            let glance = Glance::at(&self[seat], self.set);
            *self.glance(seat) == glance && self.answers[seat.index()] == glance.answers()
        })
    }
}
