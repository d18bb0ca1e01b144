//! What a seat may know, looked up in place, for players that must be fast.
//!
//! A [`View`](crate::View) says the same and more, but it is made to be kept and sent, and allocates. A search asks
//! its policy a million times a second; the policy sees the table through this.

use crate::card::{Card, Cards};
use crate::frame::{Frame, flag};
use crate::hand::Hand;
use crate::state::{LunchMoney, Question};
use table::{Seat, Seats};

/// The table as one seat sees it. Nothing here depends on anything that the seat cannot know.
#[derive(Copy, Clone)]
pub struct Sight<'a> {
    game: &'a LunchMoney,
    seat: Seat,
}

/// The card or combo that a question is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OnTable {
    /// The player of it.
    pub by: Seat,
    /// Its targets, the first one first; `by` if it is played at nobody.
    pub at: [Seat; 2],
    /// The current card of the combo.
    pub card: Card,
    /// What the current card will cost each of them as things stand, together with what is pending before it.
    pub costs: [u8; 2],
    /// How many hits of the current card the asked player has still to answer.
    pub hits: u8,
    /// The worth of the costliest of these hits, which a Defense card would stop.
    pub costliest: u8,
    /// Whether it is a free attack, which Defense cards cannot answer.
    pub free: bool,
    /// How many First Aid cards are played, if it is First Aid.
    pub aid: u8,
}

impl OnTable {
    /// What it will cost this seat.
    #[must_use]
    pub fn cost_to(&self, seat: Seat) -> u8 {
        if self.at[0] == self.by {
            0
        } else if self.at[0] == seat {
            self.costs[0]
        } else if self.at[1] == seat {
            self.costs[1]
        } else {
            0
        }
    }
}

impl LunchMoney {
    /// The table as a seat sees it.
    #[inline]
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { game: self, seat }
    }
}

impl<'a> Sight<'a> {
    /// The seat that looks.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many players there are.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.n()
    }

    /// The question that the seat is asked, if any.
    #[inline]
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.game.ask.filter(|ask| ask.seat == self.seat).map(|ask| ask.question)
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.game.turn.seat
    }

    #[inline]
    fn own(&self) -> &'a Hand {
        self.game.hand(self.seat)
    }

    /// The cards that the seat holds, without counting copies.
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> Cards {
        self.own().kinds()
    }

    /// How many copies of a card the seat holds.
    #[inline]
    #[must_use]
    pub fn count(&self, card: Card) -> usize {
        self.own().count(card)
    }

    /// The seat's cards in pile order, to which the positions of a discard refer.
    #[inline]
    pub fn hand(&self) -> impl Iterator<Item = Card> + use<> {
        self.own().cards()
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn hand_of(&self, seat: Seat) -> usize {
        self.game.hand(seat).len()
    }

    /// A player's counters.
    #[inline]
    #[must_use]
    pub fn counters(&self, seat: Seat) -> i8 {
        self.game.person(seat).counters
    }

    /// How many Wedgies a player has.
    #[inline]
    #[must_use]
    pub fn wedgies(&self, seat: Seat) -> u8 {
        self.game.person(seat).wedgies
    }

    /// Everybody who is still in the game.
    #[inline]
    #[must_use]
    pub fn conscious(&self) -> Seats {
        self.game.conscious
    }

    /// Everybody who can be the target of a card.
    #[inline]
    #[must_use]
    pub fn reachable(&self) -> Seats {
        self.game.reachable()
    }

    /// Everybody who cannot answer anything.
    #[inline]
    #[must_use]
    pub fn helpless(&self) -> Seats {
        self.game.helpless()
    }

    /// Everybody whose next attack is halved.
    #[inline]
    #[must_use]
    pub fn stomped(&self) -> Seats {
        self.game.stomped
    }

    /// Everybody with Cooties.
    #[inline]
    #[must_use]
    pub fn cooties(&self) -> Seats {
        self.game.cooties
    }

    /// Everybody who is in a Choke or a Headlock.
    #[inline]
    #[must_use]
    pub fn held(&self) -> Seats {
        self.game.choked.or(self.game.headlocked)
    }

    /// Everybody who is being choked.
    #[inline]
    #[must_use]
    pub fn choked(&self) -> Seats {
        self.game.choked
    }

    /// Everybody who holds somebody in a Choke or a Headlock.
    #[inline]
    #[must_use]
    pub fn holding(&self) -> Seats {
        self.game.choking.or(self.game.headlocking)
    }

    /// Everybody in Time Out.
    #[inline]
    #[must_use]
    pub fn timed_out(&self) -> Seats {
        self.game.timed_out
    }

    /// The lost counters, which First Aid can bring back.
    #[inline]
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.game.pile
    }

    /// Whether a discard costs counters or opens its player to attacks.
    #[inline]
    #[must_use]
    pub fn discards_cost(&self) -> bool {
        let rules = &self.game.rules;
        rules.discard_cost > 0 || rules.discard_cost_per_card || rules.discard_opens
    }

    /// The play that a question is about.
    #[must_use]
    pub fn on_table(&self) -> Option<OnTable> {
        let play = self.game.stack.play()?;
        let own = play.unsettled_cost();
        let victim = if play.victims() == 2 && play.at[1] == self.seat { 1 } else { 0 };
        Some(OnTable {
            by: play.by,
            at: play.at,
            card: play.card,
            costs: [play.pending[0].saturating_add(own[0]), play.pending[1].saturating_add(own[1])],
            hits: play.coming_at(victim).count_ones() as u8,
            costliest: play.costliest(victim).map_or(0, |hit| play.cost_of_hit(hit)),
            free: play.is(flag::FREE),
            aid: if play.card == Card::FirstAid { play.count } else { 0 },
        })
    }

    /// The victim of a Humiliation that is played now.
    #[must_use]
    pub fn humiliated(&self) -> Option<Seat> {
        match (self.question()?, self.game.stack.top()?) {
            (Question::Answer | Question::Interrupt, _) => self.game.stack.play().map(|play| play.by),
            (Question::Spoil, Frame::Play(play)) => Some(play.at[play.asked() & 1]),
            (Question::Spoil, Frame::Revival(revival)) => Some(revival.who),
            (_, Frame::Chain(chain)) if chain.len > 0 => {
                let last = (7 - (chain.open | 1).leading_zeros().min(7)) as usize;
                Some(chain.links[last].by())
            }
            (_, Frame::Backlash(backlash)) => Some(backlash.by),
            (_, Frame::Revival(revival)) => Some(revival.who),
            _ => None,
        }
    }

    /// The victim of the last Humiliation on the table: the player whose card or defence is at stake.
    #[must_use]
    pub fn humiliation_victim(&self) -> Option<Seat> {
        match self.game.stack.top()? {
            Frame::Chain(chain) if chain.len > 0 => {
                let last = (7 - (chain.open | 1).leading_zeros().min(7)) as usize;
                Some(chain.links[last].victim())
            }
            _ => None,
        }
    }

    /// How many of these cards the seat has not seen, in other hands or in the draw pile, and how many unseen cards
    /// there are in all.
    #[must_use]
    pub fn unseen(&self, cards: Cards) -> (usize, usize) {
        let pile = self.game.piles.draw_pile();
        let mut of_these = pile.iter().filter(|&&card| cards.has_number(card)).count();
        let mut all = pile.len();
        for other in Seat::all(self.seats()).filter(|&other| other != self.seat) {
            let hand = self.game.hand(other);
            of_these += hand.cards().filter(|&card| cards.has(card)).count();
            of_these -= hand.known().filter(|&card| cards.has(card)).count();
            all += hand.len() - hand.known().count();
        }
        (of_these, all)
    }
}
