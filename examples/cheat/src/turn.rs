//! The course of a turn: cards are laid, doubted or believed, and the next turn begins.

use crate::card::Cards;
use crate::moves::Event;
use crate::state::{Cheat, Claim};
use table::{Log, Seat, Seats};

impl Cheat {
    /// Lays cards face down. The others may doubt them (CH-TURN-1).
    pub(crate) fn lay(&mut self, cards: Cards, log: &mut impl Log<Cheat>) {
        let by = self.turn;
        // Cards that others knew in this hand may now be in the pile (CH-PILE-1).
        let hand = self.hand(by);
        self.known.iter_mut().for_each(|known| *known -= hand);
        self.hands[by.index()] -= cards;
        self.laid[by.index()] |= cards;
        self.claim = Some(Claim { cards, asked: None });
        log.push(Event::Laid { by, rank: self.rank, n: cards.len() as u8, cards: Some(cards) });
        // CH-DOUBT-1: from here on everybody else is asked in private.
        log.opens(Seats::all(self.n()).without(by), self);
        self.ask(by.left(1, self.n()));
    }

    /// Asks a seat whether it doubts. When all have been asked, the claim stands (CH-DOUBT-1).
    fn ask(&mut self, seat: Seat) {
        if let Some(claim) = &mut self.claim {
            claim.asked = Some(seat);
        }
    }

    /// Lets the claim pass for a seat. Nobody hears of it until all have answered (CH-DOUBT-4).
    pub(crate) fn believe(&mut self, seat: Seat, log: &mut impl Log<Cheat>) {
        let next = seat.left(1, self.n());
        if next != self.turn {
            return self.ask(next);
        }
        log.push(Event::Believed { by: self.turn });
        self.claim = None;
        self.finish_turn(self.turn.left(1, self.n()), log);
    }

    /// Handles a doubt: the cards are shown, and the player who was wrong takes the pile (CH-DOUBT-2, CH-DOUBT-3).
    pub(crate) fn doubt(&mut self, doubter: Seat, log: &mut impl Log<Cheat>) {
        let Some(Claim { cards, .. }) = self.claim.take() else { return };
        let by = self.turn;
        let honest = cards.ranked(self.rank) == cards; // CH-TURN-3
        log.push(Event::Doubted { by: doubter, whose: by });
        log.push(Event::Shown { by, cards, honest });
        let taker = if honest { doubter } else { by };
        self.take_pile(taker, cards, log);
        // CH-TAKER-1
        let next = if self.rules.taker_next { taker } else { by.left(1, self.n()) };
        self.finish_turn(next, log);
    }

    /// Moves the pile into a hand. Everybody has seen the `shown` cards and knows the cards they laid themselves
    /// (CH-PILE-1).
    fn take_pile(&mut self, taker: Seat, shown: Cards, log: &mut impl Log<Cheat>) {
        let pile = self.pile();
        for seat in Seat::all(self.n()) {
            self.known[seat.index()] |= shown | self.laid[seat.index()];
        }
        self.known[Cheat::knower(None)] |= shown;
        self.hands[taker.index()] |= pile;
        self.known[taker.index()] -= pile;
        self.laid = [Cards::NONE; Seat::MAX];
        log.push(Event::Took { seat: taker, n: pile.len() as u8, cards: Some(pile) });
    }

    /// Ends the turn: somebody has won, or the next turn begins.
    fn finish_turn(&mut self, next: Seat, log: &mut impl Log<Cheat>) {
        self.turns += 1;
        if self.hand(self.turn).is_empty() {
            return self.end(Seats::only(self.turn), log); // CH-GOAL-1
        }
        if usize::from(self.turns) >= usize::from(self.rules.rounds) * self.n() {
            log.push(Event::RoundsOver);
            return self.end(self.shortest_hands(), log); // CH-LIMIT-1
        }
        self.turn = next;
        self.rank = self.rank.after(1); // CH-TURN-2
        log.push(Event::TurnBegan { seat: self.turn, rank: self.rank });
    }

    fn end(&mut self, winners: Seats, log: &mut impl Log<Cheat>) {
        self.winners = winners;
        log.push(Event::Won { winners });
    }

    /// The seats that hold the fewest cards.
    fn shortest_hands(&self) -> Seats {
        let held = |seat: &Seat| self.hand(*seat).len();
        let fewest = Seat::all(self.n()).map(|seat| held(&seat)).min();
        Seat::all(self.n()).filter(|seat| Some(held(seat)) == fewest).collect()
    }
}
