//! The turn (section 2).

use super::event::{EVERYBODY, Event};
use super::fight::Fight;
use super::frame::{Frame, Lines, Loot, Opening, Play, PlayStage, Window};
use super::player::Put;
use super::state::{Munchkin, Phase, Question};
use crate::card::{CardId, Deck, Kind, Marks};
use crate::vocabulary::{Allowance, Cancelled, Event as Happens, Timing};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Carries on the turn while nothing else is going on. MB-TURN-1 gives the order.
    #[inline(never)]
    pub(crate) fn step_turn(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        while self.stack.is_empty() && self.winners.is_empty() {
            if self.step_phase(log) {
                return true;
            }
        }
        false
    }

    /// Carries on one phase of the turn.
    fn step_phase(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        let seat = self.turn.seat;
        // If the turn player dies, they are looted and the turn is over.
        if !self.bodies.is_empty() {
            return self.begin_looting(log);
        }
        let dead = self.dead.has(seat);
        match self.turn.phase {
            Phase::Sex(done) => {
                if usize::from(done) >= self.n() {
                    self.turn.phase = Phase::Setup(0);
                    return false;
                }
                return self.ask(self.turn.starter.left(usize::from(done), self.n()), Question::Sex);
            }
            Phase::Setup(done) => {
                if usize::from(done) >= self.n() {
                    self.turn.phase = Phase::Begin;
                    return false;
                }
                let seat = self.turn.starter.left(usize::from(done), self.n());
                self.news = true;
                self.opens(Seats::only(seat), log);
                if self.can_lay_out(seat) {
                    return self.ask(seat, Question::LayOut);
                }
                self.turn.phase = Phase::Setup(done + 1);
            }
            Phase::Begin => self.begin_turn(log),
            Phase::BeforeDoor if dead => self.turn.phase = Phase::Next,
            Phase::BeforeDoor => return self.ask(seat, Question::BeforeDoor),
            Phase::Door if dead => self.turn.phase = Phase::Next,
            Phase::Door if !self.turn.met || self.turn.all_friendly => {
                self.turn.phase = Phase::Room;
                self.open_window(Opening::BeforeRoom, log);
            }
            Phase::Door => {
                self.turn.phase = Phase::Ending;
                return self.ask(seat, Question::Ending);
            }
            Phase::Room if dead => self.turn.phase = Phase::Next,
            Phase::Room => return self.ask(seat, Question::Room),
            Phase::Ending if dead => self.turn.phase = Phase::Next,
            Phase::Ending => return self.ask(seat, Question::Ending),
            // After a play in the window, the turn player may make moves of their own again.
            Phase::Closing if std::mem::take(&mut self.turn.again) => self.turn.phase = Phase::Ending,
            Phase::Closing => {
                self.turn.phase = Phase::Next;
                if !dead {
                    if self.player(seat).hand.len() > self.most_held(seat) {
                        self.stack.push(Frame::Check);
                        self.stack.push(Frame::Charity { given: [0; Seat::MAX] });
                    } else {
                        self.check_next();
                    }
                }
            }
            Phase::Next => {
                self.next_turn(log);
                if self.winners.is_empty() {
                    self.begin_turn(log);
                }
            }
        }
        false
    }

    #[inline(never)]
    pub(crate) fn open_window(&mut self, opening: Opening, log: &mut impl Log<Munchkin>) {
        // If nobody has a card for it, the window does not open.
        let turn = Seats::only(self.turn.seat);
        if self.opens_for_some(self.living().minus(turn), log) {
            let first = self.turn.seat.left(1, self.n());
            self.stack.push(Frame::Window(Window { opening, first, passed: Seats::NONE }));
        } else {
            self.passes_unused(self.living().minus(turn), log);
        }
    }

    fn begin_turn(&mut self, log: &mut impl Log<Munchkin>) {
        self.come_back(log);
        log.push(Event::Turn { seat: self.turn.seat });
        self.turn.phase = Phase::BeforeDoor;
        self.open_window(Opening::TurnStart, log);
        // MB-CHECK-1: those who are back are looked at before anybody is asked.
        if self.is_unchecked() {
            self.stack.push(Frame::Check);
        }
    }

    /// MB-DEATH-2: the dead come back, and the turn player draws if they died.
    fn come_back(&mut self, log: &mut impl Log<Munchkin>) {
        let seat = self.turn.seat;
        if self.players.come_back(seat) {
            log.push(Event::Back { seat });
            self.deal_to(seat, log);
        }
    }

    /// MB-SETUP-2: 2 + 2 cards (fast game: 4 + 4).
    pub(crate) fn deal_to(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) {
        let each = if self.options.fast { 4 } else { 2 }; // MB-FAST-1
        for deck in [Deck::Door, Deck::Treasure] {
            for _ in 0..each {
                self.draw_into_hand(seat, deck, false, log);
            }
        }
    }

    fn next_turn(&mut self, log: &mut impl Log<Munchkin>) {
        // MB-DEATH-2: they were dead until now, and MB-CHECK-1 has skipped them.
        self.players.check_again(self.dead);
        self.dead = Seats::NONE;
        self.players.forget_uses();
        self.turn.trades = [[0; Seat::MAX]; Seat::MAX];
        self.turn.turnings = [0; Seat::MAX];
        self.turn.accused = Seats::NONE;
        self.forgive(Put::InTurn); // MB-CHEAT-1
        (self.turn.met, self.turn.all_friendly, self.turn.again) = (false, false, false);
        self.turn.seat = self.turn.seat.left(1, self.n());
        self.turn.phase = Phase::Begin;
        if self.turn.seat == self.turn.starter {
            self.turn.round += 1;
            if self.turn.round >= self.options.rounds {
                self.stall(log);
            }
        }
    }

    /// MB-STALL-1: the highest level wins, ties by gold in play, then by seat from the starter.
    fn stall(&mut self, log: &mut impl Log<Munchkin>) {
        let gold = |seat: Seat| {
            let items = self.player(seat).items.iter();
            items.map(|item| u32::from(self.set.get(item.card).gold)).sum::<u32>()
        };
        let mut best = self.turn.starter;
        for seat in self.clockwise(self.turn.starter) {
            let of = |seat: Seat| (self.player(seat).level, gold(seat));
            if of(seat) > of(best) {
                best = seat;
            }
        }
        self.winners = Seats::only(best);
        log.push(Event::Over);
    }

    /// MB-DOOR-1.
    pub(crate) fn open_door(&mut self, log: &mut impl Log<Munchkin>) {
        let seat = self.turn.seat;
        self.turn.phase = Phase::Door;
        self.turn.begun = true;
        let Some(card) = self.draw(Deck::Door, log) else {
            log.push(Event::NoDoor { seat }); // MB-SETUP-1: nothing is met
            return;
        };
        log.push(Event::Opened { seat, card });
        match self.kind(card) {
            Kind::Monster => self.begin_fight(seat, card, log),
            Kind::Curse => self.curse(seat, seat, card, log),
            _ if self.player(seat).hand.is_full() => self.discard(seat, card, log),
            _ => {
                self.take_in(seat, card, EVERYBODY);
                log.push(Event::Drew { seat, deck: Deck::Door, card: Some(card), seen: EVERYBODY });
                self.stack.push(Frame::TurnedUp(card));
            }
        }
    }

    /// Any other card is in the hand now, where everybody sees it. If playable, it may go straight into play.
    pub(crate) fn step_turned_up(&mut self, card: CardId) -> bool {
        let seat = self.turn.seat;
        if self.player(seat).holds(card) && self.could_put(seat, card) {
            return self.ask(seat, Question::TurnedUp);
        }
        self.stack.pop();
        false
    }

    /// Begins a fight (MB-FIGHT-2).
    pub(crate) fn begin_fight(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.fight.insert(Fight::new(seat)).add(card, self.set);
        let first = !self.turn.met;
        self.turn.met = true;
        self.turn.all_friendly = first; // until one of them turns out not to be friendly
        // MB-CURSE-1: waiting curses count now.
        self.players.count_curses(seat);
        log.push(Event::Met { seat, card });
        self.stack.push(Frame::Fight);
        self.stack.push(Frame::Check);
        self.push_lines(card, seat, seat, Happens::Met, Some(0));
    }

    /// Lets a curse hit a player (MB-CURSE-1).
    pub(crate) fn curse(&mut self, by: Seat, victim: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        log.push(Event::PlayedAt { seat: by, card, at: victim });
        let lines = Lines { victim, ..Lines::of(card, by, Timing::InForce) };
        self.stack.push(Frame::Check);
        let play = Play {
            lines,
            stage: PlayStage::Cancel,
            spent: true,
            cancelled_by: Some(Cancelled::Curse),
            passed: Seats::NONE,
            tried: [None; 2],
        };
        self.stack.push(Frame::Play(play));
    }

    /// Starts the lines of a card that wait for this.
    pub(crate) fn push_lines(&mut self, card: CardId, owner: Seat, victim: Seat, event: Happens, monster: Option<u8>) {
        if self.set.face(card).has(Marks::when(event)) {
            self.stack.push(Frame::Lines(Lines { victim, monster, ..Lines::of(card, owner, Timing::When(event)) }));
        }
    }

    /// MB-WINDOW-1: everybody who has something to play is asked, until all have passed.
    pub(crate) fn step_window(&mut self, window: Window, log: &mut impl Log<Munchkin>) -> bool {
        if window.opening != Opening::BeforeRoll {
            // MB-DEATH-3: players who died in it are looted when the step is over.
            if !self.bodies.is_empty() {
                return self.begin_looting(log);
            }
            // MB-TURN-1: if the turn player dies, they are looted and the turn is over.
            if self.dead.has(self.turn.seat) {
                self.stack.pop();
                return false;
            }
        }
        // The turn player has moves of their own, except before rolls.
        let own = Seats::only_if(self.turn.seat, window.opening != Opening::BeforeRoll);
        let waiting = self.may_have_play().minus(window.passed).minus(own);
        match waiting.clockwise_from(window.first).find(|&seat| self.has_play(seat)) {
            Some(seat) => self.ask(seat, Question::Window),
            None => {
                self.stack.pop();
                false
            }
        }
    }

    /// MB-CHARITY-1.
    pub(crate) fn step_charity(&mut self) -> bool {
        let seat = self.turn.seat;
        let player = self.player(seat);
        if self.dead.has(seat) || player.hand.len() <= self.most_held(seat) {
            self.stack.pop();
            return false;
        }
        self.ask(seat, Question::Charity)
    }

    /// How many cards a player may hold at the end of their turn (MB-HAND-1).
    pub(crate) fn most_held(&self, seat: Seat) -> usize {
        (5 + self.glance(seat).limits.of(Allowance::Hand)).max(0) as usize
    }

    /// Players who receive excess cards: the lowest of the others, if they are lower than the giver.
    pub(crate) fn poorest(&self, giver: Seat) -> Seats {
        let others = self.living().without(giver);
        let lowest = others.into_iter().map(|seat| self.player(seat).level).min();
        match lowest {
            Some(level) if level < self.player(giver).level => {
                others.into_iter().filter(|&seat| self.player(seat).level == level).collect()
            }
            _ => Seats::NONE,
        }
    }

    /// MB-DEATH-3: bodies are looted in the order of death.
    pub(crate) fn begin_looting(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        if !self.bodies.is_empty() {
            let body = self.bodies.remove(0);
            // The cards of hand and table are laid out.
            self.players.change_hand(body, |hand| {
                for held in hand.as_mut_slice() {
                    held.seen = EVERYBODY;
                    log.push(Event::Shown { seat: body, card: Some(held.card), seen: EVERYBODY });
                }
            });
            self.stack.push(Frame::Loot(Loot { body, done: Seats::NONE }));
        }
        false
    }
}

impl Lines {
    /// All lines of a card with one timing, working on its owner.
    pub(crate) fn of(card: CardId, owner: Seat, timing: Timing) -> Lines {
        Lines {
            card,
            owner,
            victim: owner,
            target: None,
            monster: None,
            against: false,
            with: None,
            timing,
            at: 0,
            single: false,
            first: 0,
            failed: false,
            second: None,
        }
    }
}
