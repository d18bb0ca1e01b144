//! What each decision does. Whether it is legal is decided in [`super::legal`].

use super::event::Event;
use super::frame::{Frame, Trade};
use super::moves::Move;
use super::state::{Munchkin, Phase, Question};
use crate::card::Deck;
use crate::vocabulary;
use table::{Log, Seat};

impl Munchkin {
    /// Carries out a legal move.
    pub(crate) fn act(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Munchkin>) {
        // Talk and passes change no total, and everything else begins with a move of another kind.
        if let Some(fight) = &mut self.fight
            && !matches!(mv, Move::Ask { .. } | Move::Counter(_) | Move::Pass | Move::Settle)
        {
            fight.ahead = None;
        }
        match mv {
            Move::Trade { to, give, want } => self.offer_trade(Trade { from: seat, to, give, want }, log),
            Move::Turn { item, in_use } => self.turn_item(seat, item, in_use, log),
            Move::Drop(card) => self.drop_card(seat, card, log),
            Move::LayOut(which) => self.lay_out(seat, which, log),
            Move::OpenDoor => self.open_door(log),
            Move::Keep => {
                self.stack.pop();
            }
            Move::Trouble(card) => {
                // MB-LOOT-1: if all its monsters leave as friendly, the room may be looted.
                self.turn.phase = Phase::Door;
                self.take_from_hand(seat, card);
                self.begin_fight(seat, card, log);
                self.happens(vocabulary::Event::Trouble, seat);
            }
            Move::LootRoom => {
                self.turn.phase = Phase::Ending;
                self.draw_into_hand(seat, Deck::Door, false, log);
            }
            Move::EndTurn => {
                self.turn.phase = Phase::Closing;
                self.open_window(super::frame::Opening::TurnEnd, log);
            }
            Move::Put { card, carried, replaces } => {
                if self.asked(seat) == Some(Question::TurnedUp) {
                    self.stack.pop();
                }
                self.note_play(seat);
                self.put_into_play(seat, card, carried, replaces, log);
            }
            Move::Sell { hand, items } => self.sell(seat, hand, items, log),
            Move::Settle => {
                if let Some(fight) = &mut self.fight {
                    (fight.settled, fight.passed) = (true, table::Seats::NONE);
                }
                log.push(Event::Settled { seat });
            }
            Move::Ask { seat: other, terms } => self.ask_for_help(other, terms, log),
            Move::Counter(terms) => {
                if let Some(Frame::Talks(talks)) = self.top() {
                    self.answer_offer(talks, Some(terms), false, log);
                }
            }
            Move::Accept => match self.top() {
                Some(Frame::Talks(talks)) => self.answer_offer(talks, None, true, log),
                Some(Frame::Trade(trade)) => {
                    self.put(Frame::Check);
                    self.exchange(trade, log);
                }
                _ => {}
            },
            Move::Play { card, line, at } => match self.asked(seat) {
                Some(Question::Cancel) => self.cancel(seat, card, line, log),
                _ => {
                    self.note_play(seat);
                    self.begin_play(seat, card, line, at, log);
                }
            },
            Move::RunFrom(monster) => {
                if let Some(Frame::Flight(flight)) = self.top() {
                    self.put(Frame::Flight(flight.from(monster)));
                }
            }
            Move::Roll => {
                if let Some(Frame::Flight(flight)) = self.top() {
                    let flight = self.rolled_to_run(flight, log);
                    self.put(Frame::Flight(flight));
                }
            }
            Move::Sacrifice { helper } => {
                if let Some(Frame::Flight(flight)) = self.top() {
                    self.sacrifice(flight, helper, log);
                }
            }
            Move::Choose(card) => match self.top() {
                Some(Frame::Pick(mut pick)) => {
                    pick.left -= 1;
                    self.put(Frame::Pick(pick));
                    self.chosen(pick, card, log);
                }
                Some(Frame::Charity { .. }) => {
                    self.take_from_hand(seat, card);
                    self.discard(seat, card, log);
                }
                _ => {}
            },
            Move::Either { second } => {
                if let Some(Frame::Lines(mut lines)) = self.top() {
                    lines.second = Some(second);
                    self.put(Frame::Lines(lines));
                }
            }
            Move::Give { card, to } => {
                if let Some(Frame::Charity { mut given }) = self.top() {
                    given[to.index()] += 1;
                    self.put(Frame::Charity { given });
                    if let Some(held) = self.take_from_hand(seat, card) {
                        self.pass_card(seat, to, held, log);
                    }
                }
            }
            Move::Pass => self.pass(seat, log),
            Move::Show { hand, to } => self.show(seat, hand, to, log),
            Move::Cheat(card) => self.cheat(seat, card, log),
            Move::Accuse { seat: other, card } => self.accuse(seat, other, card, log),
            Move::Claim(card) => {
                if let Some(Frame::Claim(claims)) = self.top() {
                    self.answer_claim(claims, seat, Some(card));
                }
            }
            Move::Be { female } => {
                self.players.change(seat, |player| player.female = female);
                log.push(Event::Is { seat, female });
                if let Phase::Sex(done) = self.turn.phase {
                    self.turn.phase = Phase::Sex(done + 1);
                }
            }
        }
    }

    /// Passes, and remembers that where it matters.
    fn pass(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) {
        match self.top() {
            Some(Frame::Window(mut window)) => {
                window.passed.insert(seat);
                self.put(Frame::Window(window));
            }
            Some(Frame::Fight) => {
                if let Some(fight) = &mut self.fight {
                    fight.passed.insert(seat);
                }
            }
            Some(Frame::Talks(talks)) => self.answer_offer(talks, None, false, log),
            Some(Frame::Play(mut play)) => {
                play.passed.insert(seat);
                self.put(Frame::Play(play));
            }
            Some(Frame::Event(mut happening)) => {
                happening.passed.insert(seat);
                self.put(Frame::Event(happening));
            }
            Some(Frame::Flight(mut flight)) => {
                flight.stage = super::frame::FlightStage::Strike;
                self.put(Frame::Flight(flight));
            }
            Some(Frame::Trade(_) | Frame::Pick(_)) => {
                self.stack.pop();
            }
            Some(Frame::Receive) => self.keep_received(seat),
            Some(Frame::Claim(claims)) => self.answer_claim(claims, seat, None),
            _ => {}
        }
    }

    /// After a play in a window everybody is asked again, from the left of the player (MB-WINDOW-1).
    fn note_play(&mut self, seat: Seat) {
        if let Some(&Frame::Window(mut window)) = self.stack.last() {
            window.first = seat.left(1, self.n());
            window.passed = table::Seats::NONE;
            self.put(Frame::Window(window));
            self.turn.again |= window.opening == super::frame::Opening::TurnEnd;
        }
    }
}
