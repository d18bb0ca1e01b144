//! Cards that a line brings, takes away or passes on.

use super::event::{EVERYBODY, Event};
use super::frame::{Frame, Lines, Pick, Purpose};
use super::lines::is_of_kind;
use super::player::HandCard;
use super::state::Munchkin;
use crate::card::{CardId, Deck, Kind};
use crate::vocabulary::{self, By, Loss, Stolen, Timing, Which};
use table::{Log, Seat, Seats};

impl Munchkin {
    pub(crate) fn pick(&mut self, purpose: Purpose, chooser: Seat, victim: Seat, which: Which, worn: bool, left: u8) {
        self.stack.push(Frame::Pick(Pick { purpose, chooser, victim, which, worn, left, except: None }));
    }

    /// Draws a card for a player. A treasure that works when drawn adds its own to the rest (MB-WIN-1).
    pub(crate) fn draw_by(
        &mut self,
        lines: &Lines,
        seat: Seat,
        deck: Deck,
        up: bool,
        log: &mut impl Log<Munchkin>,
    ) -> bool {
        let joins = lines.timing == Timing::When(vocabulary::Event::Drawn) && deck == Deck::Treasure;
        match &mut self.fight {
            Some(fight) if joins && seat == fight.main => {
                fight.treasures += 1;
                true
            }
            _ => self.draw_into_hand(seat, deck, up, log).is_some(),
        }
    }

    /// Draws cards of which only some are kept.
    #[inline(never)]
    pub(crate) fn draw_to_choose(
        &mut self,
        seat: Seat,
        deck: Deck,
        n: i32,
        up: bool,
        keep: u8,
        log: &mut impl Log<Munchkin>,
    ) -> bool {
        let seen = if up { EVERYBODY } else { Seats::NONE };
        for _ in 0..n {
            if let Some(card) = self.draw(deck, log) {
                self.pool.push(card);
                log.push(Event::Drew { seat, deck, card: Some(card), seen });
            }
        }
        self.pick(Purpose::KeepDrawn, seat, seat, Which::Hand, up, keep);
        !self.pool.is_empty()
    }

    /// Takes cards from a player. The line says who chooses them.
    pub(crate) fn lose(&mut self, lines: &Lines, victim: Seat, loss: Loss, n: u8, log: &mut impl Log<Munchkin>) {
        let chooser = match loss.by {
            By::Victim => Some(victim),
            By::Player => Some(lines.owner),
            By::Left => Some(self.left_of(victim).unwrap_or(victim)),
            By::Random => None,
        };
        // Nobody sees another player's hand, so such a choice is random.
        match chooser.filter(|&chooser| loss.which != Which::Hand || chooser == victim) {
            Some(chooser) => self.pick(Purpose::Lose, chooser, victim, loss.which, loss.worn, n),
            None => self.lose_at_random(victim, loss, n, log),
        }
    }

    fn lose_at_random(&mut self, victim: Seat, loss: Loss, n: u8, log: &mut impl Log<Munchkin>) {
        for _ in 0..n {
            let cards = self.cards_of(victim, loss.which, loss.worn);
            if cards.is_empty() {
                return;
            }
            let card = cards.as_slice()[self.chance(cards.len(), log)];
            self.give_up(victim, card, loss.which, log);
        }
    }

    /// MB-HALF-2: all Races and the Half-Breed go, and the topmost Race in the discards comes.
    #[inline(never)]
    pub(crate) fn change_race(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) {
        let new = self.doors.discard_pile().iter().position(|&card| self.kind(card) == Kind::Race);
        let new = new.map(|at| self.take_discarded_door(at));
        let set = self.set;
        let before = *self.player(seat);
        self.players.change_table(seat, |table| {
            table.traits.retain(|&card| set.face(card).kind != Kind::Race);
            if let Some(race) = new {
                table.traits.push(race);
            }
            *table.half = None;
        });
        before.races(set).chain(before.half).for_each(|card| self.discard(seat, card, log));
        if let Some(race) = new {
            log.push(Event::Put { seat, card: race, in_use: true });
        }
    }

    /// The place of the topmost card of this kind in a discard pile, if it could come into the player's hand.
    pub(crate) fn recoverable(&self, seat: Seat, which: Which) -> Option<(Deck, usize)> {
        if self.player(seat).hand.is_full() {
            return None;
        }
        let fits = |card: &CardId| is_of_kind(self.set.get(*card), which);
        let (deck, pile) = match which {
            Which::Race | Which::Power | Which::Minion => (Deck::Door, self.doors.discard_pile()),
            _ => (Deck::Treasure, self.treasures.discard_pile()),
        };
        pile.iter().position(fits).map(|at| (deck, at))
    }

    /// Takes the topmost card of this kind from a discard pile into the hand.
    #[inline(never)]
    pub(crate) fn recover(&mut self, seat: Seat, which: Which, log: &mut impl Log<Munchkin>) -> bool {
        let Some((deck, at)) = self.recoverable(seat, which) else { return false };
        let card = match deck {
            Deck::Door => self.take_discarded_door(at),
            Deck::Treasure => self.treasures.take_discarded(at),
        };
        self.take_in(seat, card, EVERYBODY);
        log.push(Event::Drew { seat, deck, card: Some(card), seen: EVERYBODY });
        true
    }

    /// MB-THEFT-1, MB-LEVEL-1.
    #[inline(never)]
    pub(crate) fn steal(&mut self, thief: Seat, victim: Seat, what: Stolen, log: &mut impl Log<Munchkin>) -> bool {
        match what {
            Stolen::Level => {
                if self.player(victim).level < 2 || self.player(thief).level >= 9 {
                    return false;
                }
                self.lose_levels(victim, 1, log);
                self.gain_levels(thief, 1, false, log);
            }
            Stolen::Item => {
                if !self.could_steal(thief, victim) {
                    return false;
                }
                self.pick(Purpose::Steal, thief, victim, Which::Item, false, 1);
            }
            Stolen::Hand => {
                let hand = self.player(victim).hand;
                if hand.is_empty() || self.player(thief).hand.is_full() {
                    return false;
                }
                let at = self.chance(hand.len(), log);
                let held = self.players.change_hand(victim, |hand| hand.remove(at));
                self.pass_card(victim, thief, held, log);
            }
        }
        true
    }

    /// Passes a card from hand to hand. Only the two players know it (section 7).
    pub(crate) fn pass_card(&mut self, from: Seat, to: Seat, held: HandCard, log: &mut impl Log<Munchkin>) {
        let seen = held.seen.with(from).without(to);
        let public = held.seen == EVERYBODY;
        self.take_in(to, held.card, if public { EVERYBODY } else { seen });
        let seen = if public { EVERYBODY } else { seen.with(to) };
        log.push(Event::Passed { from, to, card: Some(held.card), seen });
    }

    /// Passes everybody's cards of a kind to the left at the same instant: items to the table, others into the hand.
    #[inline(never)]
    pub(crate) fn rotate(&mut self, which: Which, log: &mut impl Log<Munchkin>) {
        let before = *self;
        if before.living().at_most_one() {
            return;
        }
        // MB-STEP-1: clockwise from the turn player.
        let givers = || before.living().clockwise_from(before.turn.seat);
        for from in givers() {
            for &card in before.cards_of(from, which, false).iter() {
                match which {
                    Which::Hand => drop(self.take_from_hand(from, card)),
                    _ => drop(self.take_item(from, card) || self.take_from_play(from, card)),
                }
            }
        }
        for from in givers() {
            let Some(to) = before.left_of(from) else { continue };
            if which == Which::Hand {
                before.player(from).hand.iter().for_each(|&held| self.pass_card(from, to, held, log));
                continue;
            }
            for &card in before.cards_of(from, which, false).iter() {
                log.push(Event::Passed { from, to, card: Some(card), seen: EVERYBODY });
                if self.kind(card) == Kind::Item {
                    self.item_comes(to, card, log);
                } else if self.player(to).hand.is_full() {
                    self.discard(from, card, log);
                } else {
                    self.take_in(to, card, EVERYBODY);
                }
            }
        }
    }
}
