//! The table as a person would describe it: players, what is in front of them, two piles of cards, a pile of
//! counters.

use crate::referee::Referee;
use lunch_money::{Card, Event, Rules};
use table::Seat;

/// The game is over: everything in progress stops.
pub(crate) struct Over;

/// The result of a step, unless the step ends the game.
pub(crate) type Step<T = ()> = Result<T, Over>;

#[derive(Clone, Default, Debug)]
pub(crate) struct Player {
    pub(crate) counters: i32,
    pub(crate) hand: Vec<Card>,
    /// Weapons and Nuts that everybody has seen return to the hand.
    pub(crate) known: Vec<Card>,
    pub(crate) out: bool,
    pub(crate) hiding: bool,
    pub(crate) stomped: bool,
    pub(crate) cooties: bool,
    pub(crate) wedgies: usize,
    pub(crate) hold: Option<Hold>,
    pub(crate) time_out: Option<TimeOut>,
    pub(crate) poked: Option<PokeState>,
    pub(crate) fast_block: bool,
    pub(crate) fast_dodge: bool,
}

/// A Choke or a Headlock that a player has on another.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Hold {
    pub(crate) card: Card,
    pub(crate) victim: usize,
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct TimeOut {
    pub(crate) by: usize,
    /// How many turns of `by` are still to come.
    pub(crate) left: usize,
    /// Whether the turn in which it was played, which does not count, is still going on.
    pub(crate) this_turn: bool,
}

/// LM-POKE-1: helpless for the rest of this turn and for the next one that the player takes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) enum PokeState {
    ThisTurn,
    LastTurn,
}

pub(crate) struct Literal {
    pub(crate) rules: Rules,
    pub(crate) players: Vec<Player>,
    /// In no order: the referee says which card is drawn.
    pub(crate) draw_pile: Vec<Card>,
    pub(crate) discard_pile: Vec<Card>,
    /// Lost counters.
    pub(crate) pile: i32,
    pub(crate) active: usize,
    pub(crate) starter: usize,
    pub(crate) quiet_rounds: usize,
    /// Whether anybody has lost a counter in this round.
    pub(crate) loss: bool,
    /// Whether the start of the current turn is over, as it is when a game is dealt or set up.
    pub(crate) start_is_over: bool,
    pub(crate) referee: Referee,
}

pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

impl Literal {
    pub(crate) fn n(&self) -> usize {
        self.players.len()
    }

    /// Everybody once, clockwise, from the left neighbour of `from` to `from`.
    pub(crate) fn clockwise_from_left_of(&self, from: usize) -> Vec<usize> {
        (1..=self.n()).map(|steps| (from + steps) % self.n()).collect()
    }

    pub(crate) fn emit(&mut self, event: Event) {
        self.referee.expect(event);
    }

    pub(crate) fn has(&self, who: usize, card: Card) -> bool {
        self.players[who].hand.contains(&card)
    }

    pub(crate) fn count(&self, who: usize, card: Card) -> usize {
        self.players[who].hand.iter().filter(|&&held| held == card).count()
    }

    /// Removes a card from a hand. If everybody knew of one of its copies, that copy goes.
    pub(crate) fn take(&mut self, who: usize, card: Card) {
        let player = &mut self.players[who];
        let at = player.hand.iter().position(|&held| held == card).expect("a card that is played is in the hand");
        player.hand.remove(at);
        if let Some(at) = player.known.iter().position(|&known| known == card) {
            player.known.remove(at);
        }
    }

    /// "A played card lies in the discard pile at once."
    pub(crate) fn put_down(&mut self, who: usize, card: Card) {
        self.take(who, card);
        self.discard_pile.push(card);
    }

    pub(crate) fn draw_one(&mut self, who: usize) -> bool {
        if self.draw_pile.is_empty() {
            if self.discard_pile.is_empty() {
                return false; // LM-TURN-3: if both are empty nobody draws
            }
            self.draw_pile.append(&mut self.discard_pile);
            self.emit(Event::Reshuffled { cards: self.draw_pile.len() as u16 });
        }
        let card = self.referee.drawn(seat(who));
        let at = self.draw_pile.iter().position(|&drawn| drawn == card).expect("a drawn card comes from the draw pile");
        self.draw_pile.remove(at);
        self.players[who].hand.push(card);
        self.players[who].hand.sort();
        true
    }

    pub(crate) fn draw_to_five(&mut self, who: usize) {
        while self.players[who].hand.len() < 5 && self.draw_one(who) {}
    }

    // Who may do what.

    pub(crate) fn holders_of(&self, who: usize) -> Vec<usize> {
        (0..self.n()).filter(|&other| self.players[other].hold.is_some_and(|hold| hold.victim == who)).collect()
    }

    pub(crate) fn in_choke(&self, who: usize) -> bool {
        self.players.iter().any(|p| p.hold.is_some_and(|hold| hold.victim == who && hold.card == Card::Choke))
    }

    pub(crate) fn in_headlock(&self, who: usize) -> bool {
        self.players.iter().any(|p| p.hold.is_some_and(|hold| hold.victim == who && hold.card == Card::Headlock))
    }

    pub(crate) fn is_held(&self, who: usize) -> bool {
        self.in_choke(who) || self.in_headlock(who)
    }

    /// **helpless** = may answer nothing (LM-CHOKE-3, LM-HEADLOCK-1, LM-POKE-1).
    pub(crate) fn helpless(&self, who: usize) -> bool {
        self.is_held(who) || self.players[who].poked.is_some()
    }

    pub(crate) fn holds_choke(&self, who: usize) -> bool {
        self.players[who].hold.is_some_and(|hold| hold.card == Card::Choke)
    }

    pub(crate) fn headlock_victim(&self, who: usize) -> Option<usize> {
        self.players[who].hold.filter(|hold| hold.card == Card::Headlock).map(|hold| hold.victim)
    }

    /// Not out and not in Time Out.
    pub(crate) fn in_play(&self, who: usize) -> bool {
        !self.players[who].out && self.players[who].time_out.is_none()
    }

    /// LM-TARGET-1.
    pub(crate) fn reachable(&self, who: usize) -> bool {
        self.in_play(who) && !self.players[who].hiding
    }

    /// Can answer a play, at least after releasing a hold.
    pub(crate) fn can_answer(&self, who: usize) -> bool {
        self.in_play(who) && !self.helpless(who)
    }

    // What happens to players.

    pub(crate) fn end_hold(&mut self, holder: usize) {
        if let Some(hold) = self.players[holder].hold.take() {
            self.discard_pile.push(hold.card);
            self.emit(Event::HoldEnded { by: seat(holder), victim: seat(hold.victim), card: hold.card });
        }
    }

    /// LM-HOLD-1: ends the hold that a player has and those on them.
    pub(crate) fn end_holds_around(&mut self, who: usize) {
        self.end_hold(who);
        for holder in self.holders_of(who) {
            self.end_hold(holder);
        }
    }

    /// Takes counters for a reason other than LM-STALL-1.
    pub(crate) fn lose(&mut self, who: usize, n: i32, cause: Option<usize>) -> Step {
        self.pay(who, n);
        self.settle(who, cause)
    }

    /// Takes counters without ending the series of quiet rounds.
    pub(crate) fn lose_quietly(&mut self, who: usize, n: i32, cause: Option<usize>) -> Step {
        let loss = self.loss;
        self.pay(who, n);
        self.loss = loss;
        self.settle(who, cause)
    }

    /// A player at 0 or less may play First Aid, or falls.
    pub(crate) fn settle(&mut self, who: usize, cause: Option<usize>) -> Step {
        if self.players[who].counters <= 0 && !self.players[who].out {
            self.revive_or_fall(who, cause)?;
        }
        Ok(())
    }

    /// Moves counters from a player to the pile.
    pub(crate) fn pay(&mut self, who: usize, n: i32) {
        if n <= 0 || self.players[who].out {
            return;
        }
        self.loss = true;
        // LM-PILE-1: a debt is not in the pile.
        let had = self.players[who].counters.max(0);
        self.pile += n.min(had);
        self.players[who].counters -= n;
        let left = self.players[who].counters;
        self.emit(Event::Lost { seat: seat(who), n: n as u8, left: left as i8 });
    }

    /// The effect of this many First Aid cards (LM-AID-1, LM-PILE-1, `counter_cap`).
    pub(crate) fn first_aid(&mut self, who: usize, cards: usize) {
        let before = self.players[who].counters;
        for _ in 0..cards {
            let mut gain = self.pile.min(2);
            if self.rules.counter_cap {
                gain = gain.min(15 - self.players[who].counters).max(0);
            }
            for _ in 0..gain {
                self.players[who].counters += 1;
                // Counters that pay a debt stay in the pile.
                if self.players[who].counters > 0 {
                    self.pile -= 1;
                }
            }
        }
        let left = self.players[who].counters;
        self.emit(Event::Aided { seat: seat(who), gained: (left - before) as u8, left: left as i8 });
    }

    /// LM-GOAL-1.
    pub(crate) fn fall(&mut self, who: usize) -> Step {
        self.players[who].out = true;
        self.emit(Event::Fell { seat: seat(who) });
        self.end_holds_around(who);
        for card in self.players[who].hand.clone() {
            self.put_down(who, card);
            self.emit(Event::Discarded { seat: seat(who), card });
        }
        if self.players[who].cooties {
            self.discard_pile.push(Card::Cooties);
        }
        for _ in 0..self.players[who].wedgies {
            self.discard_pile.push(Card::Wedgy);
        }
        if self.players[who].time_out.is_some() {
            self.discard_pile.push(Card::TimeOut);
        }
        // Faster ends with the turn, so it does not matter what a player who is out could do with it.
        let Player { counters, fast_block, fast_dodge, .. } = self.players[who];
        self.players[who] = Player { counters, fast_block, fast_dodge, out: true, ..Player::default() };
        let left: Vec<usize> = (0..self.n()).filter(|&who| !self.players[who].out).collect();
        if left.len() == 1 {
            self.emit(Event::Won { seat: seat(left[0]) });
            return Err(Over);
        }
        Ok(())
    }
}
