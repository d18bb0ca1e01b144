//! Running away (MB-FLEE-1 to MB-FLEE-3).

use super::event::Event;
use super::fight::{Fight, Monster};
use super::frame::{Flight, FlightStage, Frame, Opening, Window};
use super::plays::CardSource;
use super::state::{Munchkin, Question};
use crate::card::{CardId, Kind, Marks};
use crate::vocabulary::{Effect, Event as Happens, Link, Timing};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Carries on a flight.
    #[inline]
    pub(crate) fn step_flight(&mut self, mut flight: Flight, log: &mut impl Log<Munchkin>) -> bool {
        if flight.stage == FlightStage::Next {
            flight.left &= !(1 << flight.monster);
            flight.stage = FlightStage::Name;
        }
        // MB-FLEE-2: a dead player is left alone by the other monsters.
        if self.dead.has(flight.seat) || (flight.left == 0 && flight.stage == FlightStage::Name) {
            self.stack.pop();
            return false;
        }
        self.flee(flight, log)
    }

    /// Goes through the stages of a flight until somebody else has to act.
    #[inline(never)]
    fn flee(&mut self, mut flight: Flight, log: &mut impl Log<Munchkin>) -> bool {
        let seat = flight.seat;
        if flight.saved {
            return self.slip_away(flight, log);
        }
        if flight.stage == FlightStage::Name && self.runs_from(flight).is_some() {
            if !flight.left.is_power_of_two() {
                self.put(Frame::Flight(flight));
                return self.ask(seat, Question::RunFrom); // the player chooses the order
            }
            flight = flight.from(flight.left.trailing_zeros() as u8);
        }
        let Some((fight, monster)) = self.runs_from(flight) else {
            self.stack.pop();
            return false;
        };
        let (no_escape, slips) = (self.no_escape(fight, seat, monster), fight.slips.has(seat));
        let chases = !self.does_not_chase(fight, seat, monster); // asked again after the window, which may change it
        if flight.stage == FlightStage::Window {
            // MB-FLEE-3: a monster that does not chase the player is escaped without a roll.
            if !chases {
                log.push(Event::Escaped { seat, card: monster.card });
                (flight.die, flight.stage) = (ESCAPED, FlightStage::Strike);
            } else {
                flight.stage = FlightStage::Roll;
                if self.opens_for_some(self.living(), log) {
                    self.put(Frame::Flight(flight));
                    let first = self.turn.seat.left(1, self.n()); // MB-WINDOW-1, whoever runs
                    let window = Window { opening: Opening::BeforeRoll, first, passed: Seats::NONE };
                    self.stack.push(Frame::Window(window));
                    return false;
                }
                if log.watches() {
                    self.put(Frame::Flight(flight));
                    self.passes_unused(self.living(), log);
                }
            }
        }
        if flight.stage == FlightStage::Roll {
            let minion = !self.player(seat).minions.is_empty();
            if !minion && no_escape && chases {
                (flight.die, flight.stage) = (0, FlightStage::Strike);
            } else if !chases || (slips && !no_escape) {
                log.push(Event::Escaped { seat, card: monster.card });
                (flight.die, flight.stage) = (ESCAPED, FlightStage::Strike);
            } else if minion {
                self.put(Frame::Flight(flight));
                return self.ask(seat, Question::Flee); // MB-MINION-SAC
            } else {
                (flight.die, flight.stage) = (self.roll(seat, log), FlightStage::Answer);
            }
        }
        if flight.stage == FlightStage::Answer {
            // Only the player who runs may change the die.
            if log.watches() {
                self.put(Frame::Flight(flight));
                self.opens_die(seat, log);
            }
            if self.can_turn_die(seat) {
                self.put(Frame::Flight(flight));
                return self.ask(seat, Question::Die);
            }
        }
        flight.stage = FlightStage::Next;
        self.put(Frame::Flight(flight));
        self.strike(flight, monster, log);
        false
    }

    /// The monster that is being run from.
    fn runs_from(&self, flight: Flight) -> Option<(&Fight, Monster)> {
        let fight = self.fight.as_ref()?;
        fight.monsters.as_slice().get(usize::from(flight.monster)).map(|&monster| (fight, monster))
    }

    /// The monster catches a player who has not escaped (MB-FLEE-2).
    fn strike(&mut self, flight: Flight, monster: Monster, log: &mut impl Log<Munchkin>) {
        let (seat, card) = (flight.seat, monster.card);
        // MB-CHECK-1 wherever something may have changed: the monster strikes, or another roll was paid for.
        if self.set.face(card).has(Marks::when(Happens::EscapedOrNot)) || self.is_unchecked() {
            self.stack.push(Frame::Check);
        }
        let changed = || self.fight.as_ref().map_or(0, |fight| self.flee_modifier(fight, seat, monster));
        let escapes = |die: u8| die > 0 && i32::from(die) + changed() >= ESCAPES;
        if flight.die != ESCAPED {
            if escapes(flight.die) {
                log.push(Event::Escaped { seat, card });
            } else {
                log.push(Event::Caught { seat, card });
                self.stack.push(Frame::Check);
                self.push_lines(card, seat, seat, Happens::Caught, Some(flight.monster));
            }
        }
        self.push_lines(card, seat, seat, Happens::EscapedOrNot, Some(flight.monster));
    }

    /// Rolls the die, unless no roll helps.
    pub(crate) fn rolled_to_run(&mut self, mut flight: Flight, log: &mut impl Log<Munchkin>) -> Flight {
        let no_escape = self.fight.as_ref().is_some_and(|fight| {
            let monster = fight.monsters.as_slice().get(usize::from(flight.monster));
            monster.is_some_and(|&monster| self.no_escape(fight, flight.seat, monster))
        });
        if no_escape {
            (flight.die, flight.stage) = (0, FlightStage::Strike);
        } else {
            flight.die = self.roll(flight.seat, log);
            flight.stage = FlightStage::Answer;
        }
        flight
    }

    /// MB-MINION-SAC: the player escapes all monsters still to come, even those that nobody escapes.
    pub(crate) fn sacrifice(&mut self, flight: Flight, helper_too: bool, log: &mut impl Log<Munchkin>) {
        let seat = flight.seat;
        if let Some(minion) = self.players.change_table(seat, |table| table.minions.pop()) {
            self.discard(seat, minion, log);
        }
        self.stack.pop();
        let main = self.fight.as_ref().is_some_and(|fight| fight.main == seat);
        // The main fighter also decides for the helper, who runs after them.
        let helper = match self.top() {
            Some(Frame::Flight(other)) if helper_too && main => self.stack.pop().map(|_| other),
            _ => None,
        };
        self.stack.push(Frame::Check);
        for flight in helper.into_iter().chain([flight]) {
            self.stack.push(Frame::Flight(Flight { saved: true, stage: FlightStage::Name, ..flight }));
        }
    }

    /// Lets a player saved by a Minion escape the next monster. Some monsters hurt even those who escape (MB-FLEE-1).
    #[inline(never)]
    fn slip_away(&mut self, flight: Flight, log: &mut impl Log<Munchkin>) -> bool {
        let seat = flight.seat;
        let flight = flight.from(flight.left.trailing_zeros() as u8);
        let Some((_, monster)) = self.runs_from(flight) else {
            self.stack.pop();
            return false;
        };
        log.push(Event::Escaped { seat, card: monster.card });
        self.put(Frame::Flight(Flight { stage: FlightStage::Next, ..flight }));
        self.push_lines(monster.card, seat, seat, Happens::EscapedOrNot, Some(flight.monster));
        false
    }

    /// Finds the cards and abilities with which a player can change their own die.
    pub(crate) fn each_die_card(&self, seat: Seat, found: &mut impl FnMut(CardId, u8)) {
        self.each_marked(seat, Marks::when(Happens::YourRoll), &mut |card, from| {
            let face = self.set.get(card);
            if from == CardSource::Hand && !face.one_shot && face.kind != Kind::Special {
                return;
            }
            for (at, line) in face.lines.iter().enumerate() {
                if line.timing == Timing::When(Happens::YourRoll)
                    && line.link == Link::Apart
                    && matches!(line.effect, Effect::DieTo(_) | Effect::DieAgain)
                    && self.can_pay(seat, card, line.cost, from)
                    && (from != CardSource::Ability || self.within_limit(seat, card, at as u8))
                {
                    found(card, at as u8);
                }
            }
        });
    }

    #[inline]
    fn can_turn_die(&self, seat: Seat) -> bool {
        self.glance(seat).has(Marks::when(Happens::YourRoll)) && self.has_die_card(seat)
    }

    #[inline(never)]
    fn has_die_card(&self, seat: Seat) -> bool {
        let mut found = false;
        self.each_die_card(seat, &mut |_, _| found = true);
        found
    }

    /// Turns the die of the flight below to a number, or rolls it again.
    pub(crate) fn turn_die(&mut self, to: Option<u8>, log: &mut impl Log<Munchkin>) -> bool {
        let below = self.stack.iter().rposition(|frame| matches!(frame, Frame::Flight(_)));
        let Some((at, Frame::Flight(mut flight))) = below.map(|at| (at, self.stack.as_slice()[at])) else {
            return false;
        };
        flight.die = match to {
            Some(die) => {
                log.push(Event::DieTurned { seat: flight.seat, die });
                die
            }
            None => self.roll(flight.seat, log),
        };
        self.stack.as_mut_slice()[at] = Frame::Flight(flight);
        true
    }
}

impl Flight {
    /// The flight, with this monster next.
    pub(crate) fn from(self, monster: u8) -> Flight {
        Flight { monster, stage: FlightStage::Window, ..self }
    }
}

/// The roll that escapes, all modifiers included (MB-FLEE-1).
pub const ESCAPES: i32 = 5;

/// The value of the die after an escape without a roll.
const ESCAPED: u8 = u8::MAX;
