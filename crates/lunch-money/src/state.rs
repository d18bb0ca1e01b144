//! The state of a game: flat data, cheap to copy.

use crate::card::{Card, Cards};
use crate::event::Event;
use crate::frame::{Frame, Play, Revival, Stack};
use crate::hand::Hand;
use crate::piles::Piles;
use crate::rules::Rules;
use table::{Log, Seat, Seats, Seed};

/// Counters at the start (LM-SETUP-2).
pub const START: i8 = 15;

/// A game of Lunch Money in progress. Copying it is one memcpy.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct LunchMoney {
    pub(crate) seed: Seed,
    pub(crate) hands: [Hand; Seat::MAX],
    pub(crate) piles: Piles,
    pub(crate) stack: Stack,
    pub(crate) people: [Person; Seat::MAX],
    pub(crate) rules: Rules,
    pub(crate) ask: Option<Ask>,
    pub(crate) turn: Turn,
    pub(crate) seats: u8,
    /// Lost counters (LM-PILE-1).
    pub(crate) pile: u8,
    /// Reshuffles so far. Each has a seed stream of its own.
    pub(crate) shuffles: u8,
    /// Whether reshuffled piles are put in pile order, as in examples, instead of being shuffled.
    pub(crate) unshuffled: bool,
    pub(crate) conscious: Seats,
    pub(crate) hiding: Seats,
    pub(crate) stomped: Seats,
    pub(crate) cooties: Seats,
    pub(crate) timed_out: Seats,
    /// Victims and holders of holds, always in step with [`Person::hold`].
    pub(crate) choked: Seats,
    pub(crate) headlocked: Seats,
    pub(crate) choking: Seats,
    pub(crate) headlocking: Seats,
    /// Players with unlimited Dodges or Blocks for the rest of the turn (LM-FASTER-1).
    pub(crate) fast_dodge: Seats,
    pub(crate) fast_block: Seats,
    /// Players poked in this turn, and in the turn before (LM-POKE-1).
    pub(crate) poked_now: Seats,
    pub(crate) poked_before: Seats,
}

const _: () =
    assert!(size_of::<LunchMoney>() <= 1016 + size_of::<Seed>(), "a state must stay within 1 KiB and its seed");

/// A player's counters, and everything in front of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) counters: i8,
    pub(crate) wedgies: u8,
    /// The hold that this player has on somebody.
    pub(crate) hold: Option<Hold>,
    /// Who put them into Time Out.
    pub(crate) timed_out_by: Seat,
    /// How many turns of that player still have to end, counting the one in which the card was played.
    pub(crate) time_left: u8,
}

impl Person {
    /// A Time Out lasts until this many later turns of its player have ended (LM-TIMEOUT-1).
    pub(crate) const TIME_OUT: u8 = 2;

    /// How many turns of the Time Out's player are still to come.
    pub(crate) fn turns_left(&self) -> u8 {
        self.time_left.min(Person::TIME_OUT)
    }
}

/// A Choke or Headlock.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hold {
    pub(crate) choke: bool,
    pub(crate) victim: Seat,
}

impl Hold {
    pub(crate) const fn card(self) -> Card {
        if self.choke { Card::Choke } else { Card::Headlock }
    }
}

/// Where the turn stands while the stack is empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Who began the game; rounds are counted from there (LM-STALL-1).
    pub(crate) starter: Seat,
    pub(crate) phase: Phase,
    /// Whether an Imaginary Friend may follow the action.
    pub(crate) friend: bool,
    pub(crate) cursor: u8,
    /// Whether anybody lost a counter in this round.
    pub(crate) loss: bool,
    /// Rounds without a loss, up to the end of the last round.
    pub(crate) quiet: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Begin,
    ChokeCosts,
    Act,
    Friend,
    Draw,
    Close,
    Stall,
}

/// The decision the game waits for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ask {
    pub(crate) seat: Seat,
    pub(crate) question: Question,
}

/// The questions a seat can be asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// The turn's action (LM-TURN-2).
    Action,
    /// You are the target: what do you do? (Section 4, step 1.)
    Answer,
    /// Do you spoil this defence? (Step 2.)
    Spoil,
    /// Do you interfere with this play? (Step 3.)
    Interrupt,
    /// Do you answer this Humiliation? (Step 4.)
    AnswerHumiliation,
    /// Do you turn this attack round? (Step 5.)
    Backlash,
    /// Do you answer this Backlash? (LM-BACKLASH-2)
    AnswerBacklash,
    /// How do you follow it up?
    FollowUp,
    /// Do you Grab after this Block? (LM-BLOCK-2)
    CounterGrab,
    /// Which way does it go on? (LM-SPIN-1)
    Direction,
    /// Back to your hand? (LM-NUTS-1)
    KeepNuts,
    /// First Aid to stay conscious? (LM-AID-2)
    Revive,
    /// A Humiliation's free attack (LM-HUM-2).
    FreeAttack,
    /// An attack on the Hippie or the discarder.
    PileOn,
    /// Imaginary Friend? (LM-FRIEND-1)
    Friend,
    /// The Imaginary Friend's attack.
    FriendAttack,
    /// Another hit on the one in your Headlock?
    HeadlockHit,
    /// More First Aid?
    MoreAid,
    /// What do you discard while hiding? (LM-HIDE-1)
    HideDiscard,
    /// You are grabbed: Cooties?
    GrabbedCooties,
}

impl Question {
    /// Whether everybody knows that this is being asked, because it depends on nothing hidden.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Question::Action | Question::Direction | Question::KeepNuts | Question::HideDiscard)
    }
}

impl LunchMoney {
    /// The rules at this table.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The question the game waits for, also if it is private: for those who run a game, not for players.
    #[must_use]
    pub fn question(&self) -> Option<(Seat, Question)> {
        self.ask.map(|ask| (ask.seat, ask.question))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn active(&self) -> Seat {
        self.turn.seat
    }

    #[inline]
    pub(crate) fn n(&self) -> usize {
        usize::from(self.seats)
    }

    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    #[inline]
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hand(seat).has(card)
    }

    #[inline]
    pub(crate) fn person(&self, seat: Seat) -> &Person {
        &self.people[seat.index()]
    }

    #[inline]
    pub(crate) fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.people[seat.index()]
    }

    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) -> bool {
        self.ask = Some(Ask { seat, question });
        true
    }

    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.conscious.at_most_one()
    }

    /// Players who cannot answer anything (section 2): choked, headlocked or poked.
    #[inline]
    pub(crate) fn helpless(&self) -> Seats {
        self.choked.or(self.headlocked).or(self.poked_now).or(self.poked_before)
    }

    /// Players who can answer a play at all. The holder of a Choke can after releasing it (LM-CHOKE-3).
    #[inline]
    pub(crate) fn able(&self) -> Seats {
        self.conscious.minus(self.timed_out).minus(self.helpless())
    }

    /// LM-TARGET-1: players who can be the target of a card.
    #[inline]
    pub(crate) fn reachable(&self) -> Seats {
        self.conscious.minus(self.hiding).minus(self.timed_out)
    }

    /// Players who hold this card.
    #[inline]
    pub(crate) fn holders(&self, card: Card) -> Seats {
        let mut seats = Seats::NONE;
        for seat in Seat::all(self.n()) {
            seats = seats.or(Seats::only_if(seat, self.holds(seat, card)));
        }
        seats
    }

    /// Third parties who may humiliate. The holder of a Choke is not asked (LM-CHOKE-3).
    #[inline]
    pub(crate) fn humiliators(&self) -> Seats {
        let seats = self.holders(Card::Humiliation);
        if seats.is_empty() || !self.stack.room() { Seats::NONE } else { seats.and(self.able()).minus(self.choking) }
    }

    /// Whether the target of a play has one of these cards to answer with, if need be after releasing a Choke
    /// (LM-CHOKE-3).
    #[inline]
    pub(crate) fn may_reply(&self, seat: Seat, with: Cards) -> bool {
        self.hand(seat).kinds().meets(with) && self.able().has(seat) && self.stack.room()
    }

    /// Discards a card from a hand.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card) {
        if self.hands[seat.index()].remove(card) {
            self.piles.discard(card);
        }
    }

    /// Draws up to five (LM-TURN-3).
    pub(crate) fn draw_up(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        while self.hand(seat).len() < crate::hand::FULL && self.draw_one(seat, log) {}
    }

    /// Draws a card. False if none is left anywhere.
    #[inline]
    pub(crate) fn draw_one(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) -> bool {
        if self.piles.drawable() == 0 {
            self.reshuffle(log);
        }
        let Some(card) = self.piles.draw() else { return false };
        self.hands[seat.index()].add(card, false);
        log.push(Event::Drew { seat, card: Some(card) });
        true
    }

    #[cold]
    fn reshuffle(&mut self, log: &mut impl Log<LunchMoney>) {
        if self.piles.discarded() == 0 {
            return;
        }
        if self.unshuffled {
            self.piles.turn_over();
        } else {
            let (seed, index) = (self.seed, u64::from(self.shuffles));
            self.piles.reshuffle(|cards| seed.shuffle("deck", index, cards));
        }
        self.shuffles = self.shuffles.wrapping_add(1);
        log.reshuffled(self.piles.draw_pile_mut());
        log.push(Event::Reshuffled { cards: self.piles.drawable() as u16 });
    }

    /// Takes counters from a player, who may play First Aid if that leaves 0 or less (LM-AID-2).
    pub(crate) fn lose(&mut self, seat: Seat, n: u8, cause: Option<Seat>, log: &mut impl Log<LunchMoney>) {
        if n == 0 || !self.conscious.has(seat) {
            return;
        }
        let person = self.person_mut(seat);
        let before = person.counters;
        person.counters -= n as i8;
        let left = person.counters;
        self.pile += before.clamp(0, n as i8) as u8; // LM-PILE-1: a debt is not in the pile
        self.turn.loss = true; // LM-STALL-1
        log.push(Event::Lost { seat, n, left });
        // A player who is already below zero is in the middle of a revival, which deals with this.
        if left <= 0 && before > 0 {
            self.stack.push(Frame::Revival(Revival { who: seat, cause, cards: 0, cursor: 0 }));
        }
    }

    /// LM-AID-1, LM-PILE-1: each First Aid gives two counters, as far as the pile goes. Returns what all of them
    /// gave.
    pub(crate) fn aid(&mut self, seat: Seat, cards: u8, log: &mut impl Log<LunchMoney>) -> u8 {
        let (mut counters, mut pile) = (self.person(seat).counters, self.pile);
        let before = counters;
        for _ in 0..cards {
            let mut gain = pile.min(2) as i8;
            if self.rules.counter_cap {
                gain = gain.min((START - counters).max(0));
            }
            let paid_out = (counters + gain).max(0) - counters.max(0); // what pays a debt stays in the pile
            counters += gain;
            pile -= paid_out as u8;
        }
        self.pile = pile;
        self.person_mut(seat).counters = counters;
        let gained = (counters - before) as u8;
        log.push(Event::Aided { seat, gained, left: counters });
        gained
    }

    /// LM-GOAL-1: takes a player out of the game, with all their cards and everything in front of them.
    #[cold]
    pub(crate) fn fall(&mut self, seat: Seat, log: &mut impl Log<LunchMoney>) {
        log.push(Event::Fell { seat });
        self.end_holds_around(seat, log); // LM-HOLD-1
        self.conscious.remove(seat);
        for set in [&mut self.hiding, &mut self.stomped, &mut self.poked_now, &mut self.poked_before] {
            set.remove(seat);
        }
        let hand = std::mem::replace(&mut self.hands[seat.index()], Hand::EMPTY);
        for card in hand.cards() {
            self.piles.discard(card);
            log.push(Event::Discarded { seat, card });
        }
        let wedgies = std::mem::take(&mut self.person_mut(seat).wedgies);
        for _ in 0..wedgies {
            self.piles.discard(Card::Wedgy);
        }
        if self.cooties.has(seat) {
            self.cooties.remove(seat); // LM-COOTIES-2
            self.piles.discard(Card::Cooties);
        }
        if self.timed_out.has(seat) {
            self.timed_out.remove(seat); // LM-TIMEOUT-1
            self.piles.discard(Card::TimeOut);
        }
        if self.is_over()
            && let Some(winner) = self.conscious.first()
        {
            log.push(Event::Won { seat: winner });
        }
    }

    /// The play on top of the stack, if the frame below a question is one.
    #[inline]
    pub(crate) fn top_play(&self) -> Option<Play> {
        match self.stack.top() {
            Some(Frame::Play(play)) => Some(*play),
            _ => None,
        }
    }

    /// Runs the game until it waits for a decision or is over.
    pub(crate) fn advance(&mut self, log: &mut impl Log<LunchMoney>) {
        self.ask = None;
        loop {
            if self.is_over() {
                // A weapon on the table is in the discard pile (section 4).
                for card in self.stack.frames().iter().filter_map(Frame::returning) {
                    self.piles.discard(card);
                }
                self.stack.clear();
                return;
            }
            let asked = match self.stack.top() {
                None => self.step_turn(log),
                Some(&Frame::Play(play)) => self.resume_play(play, log),
                Some(&Frame::Chain(chain)) => self.step_chain(chain, log),
                Some(&Frame::Backlash(backlash)) => self.step_backlash(backlash, log),
                Some(&Frame::Revival(revival)) => self.step_revival(revival, log),
                Some(&Frame::PileOn(pile_on)) => self.step_pile_on(pile_on),
                Some(&Frame::HeadlockHits { holder, victim }) => self.step_headlock_hits(holder, victim),
                Some(&Frame::Returning { seat, card }) => self.step_returning(seat, card),
            };
            if asked {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Decks, Move};
    use table::{Game, MoveBuf, NullLog, Rng};

    /// LM-TURN-3: with both piles empty nobody draws.
    #[test]
    fn nobody_draws_from_empty_piles() {
        let decks = Decks::new(1, 0, Rules::default()).unwrap();
        let mut game = LunchMoney::deal(&decks, 2, None, 1).unwrap();
        game.piles = Piles::EMPTY;
        let seat = game.active();
        game.play(seat, Move::Discard(0), &mut NullLog);
        assert_eq!(game.hand(seat).len(), 5);
        let other = game.active();
        assert_ne!(other, seat);
        game.play(other, Move::Discard(0b11111), &mut NullLog);
        // The five cards just discarded are the new pile, and come back.
        assert_eq!(game.hand(other).len(), 5);
        assert_eq!((game.piles.drawable(), game.piles.discarded()), (0, 0));
    }

    /// The stack never runs full, so no question is left out for lack of room: eight players hold every Humiliation
    /// of two decks and use them in every way.
    #[test]
    fn the_stack_is_deep_enough() {
        let decks = Decks::new(2, 2, Rules::default()).unwrap();
        let mut moves = MoveBuf::new();
        let mut deepest = 0;
        for seed in 0..30_000 {
            let mut rng = Rng::stream(seed, "test", 0);
            let mut game = LunchMoney::laid_out(&decks, 8, Seat::new(0), seed);
            for seat in Seat::all(8) {
                let third = [Card::Block, Card::Headlock, Card::Backlash, Card::FirstAid][rng.below(4)];
                for card in [Card::Humiliation, Card::Hook, Card::Jab, third, Card::Grab] {
                    game.hands[seat.index()].add(card, false);
                }
                game.person_mut(seat).counters = 1 + rng.below(6) as i8;
            }
            let first = [Card::Hippie, Card::Tantrum, Card::TwoFer][rng.below(3)];
            game.hands[0].add(first, false);
            game.advance(&mut NullLog);
            for _ in 0..40 {
                let Some(seat) = game.waiting_on().first() else { break };
                game.moves(seat, &mut moves);
                // The deepest way: every card is humiliated, but no Humiliation is.
                let shallow = matches!(game.question(), Some((_, Question::AnswerHumiliation))) && rng.chance(8, 7);
                let eager = moves.iter().position(|mv| match mv {
                    Move::Answer { card, .. } => *card == Card::Humiliation && !shallow,
                    Move::Play { .. } => true,
                    _ => false,
                });
                let mv = eager.filter(|_| rng.chance(8, 7)).unwrap_or(moves.len() - 1);
                game.play(seat, moves[mv], &mut NullLog);
                deepest = deepest.max(game.stack.frames().len());
                assert!(game.stack.room(), "seed {seed}: {:?}", game.stack.frames());
            }
        }
        assert!(deepest >= 9, "only {deepest} deep: this proves nothing");
    }
}
