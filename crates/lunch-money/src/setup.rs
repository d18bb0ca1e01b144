//! Decks and the deal (sections 1 and 2).

use crate::card::Card;
use crate::frame::Stack;
use crate::hand::{FULL, Hand};
use crate::piles::Piles;
use crate::rules::Rules;
use crate::state::{LunchMoney, Person, Phase, START, Turn};
use table::{NullLog, Seat, Seats, Seed};

/// The decks a table plays with, under its rules.
#[derive(Clone, PartialEq, Debug)]
pub struct Decks {
    base: u8,
    expansion: u8,
    rules: Rules,
    pile: Piles,
}

/// Why a game cannot be set up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There must be one or two copies of the base deck, and at most two of the expansion.
    Decks,
    /// There must be two to eight seats.
    Seats,
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            SetupError::Decks => "a game takes one or two base decks and at most two Sticks & Stones decks",
            SetupError::Seats => "a game takes 2 to 8 players",
        })
    }
}

impl std::error::Error for SetupError {}

impl Decks {
    /// This many copies of each deck, as the rules change them.
    pub fn new(base: u8, expansion: u8, rules: Rules) -> Result<Decks, SetupError> {
        if !(1..=2).contains(&base) || expansion > 2 {
            return Err(SetupError::Decks);
        }
        let mut decks = Decks { base, expansion, rules, pile: Piles::EMPTY };
        for card in Card::ALL.into_iter().rev() {
            for _ in 0..decks.copies(card) {
                decks.pile.put_on_top(card);
            }
        }
        Ok(decks)
    }

    /// How many copies of a card are in the game.
    #[must_use]
    pub fn copies(&self, card: Card) -> usize {
        let [base, expansion] = card.copies();
        let base = match card {
            Card::FirstAid => self.rules.first_aid,
            Card::Choke | Card::Headlock if self.rules.no_holds => 0,
            _ => base,
        };
        usize::from(self.base * base + self.expansion * expansion)
    }

    /// The number of copies of the base deck and of Sticks & Stones.
    #[must_use]
    pub fn counts(&self) -> (u8, u8) {
        (self.base, self.expansion)
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many players these cards are comfortable for (LM-SETUP-1).
    #[must_use]
    pub fn comfortable(&self) -> usize {
        usize::from(4 * self.base + 2 * self.expansion)
    }

    /// The whole pile in pile order, the weakest Basic Attack on top.
    pub(crate) fn pile(&self) -> &Piles {
        &self.pile
    }
}

impl LunchMoney {
    /// Deals a game. Without a given dealer, one is drawn from the seed (LM-SETUP-3).
    pub fn deal(
        decks: &Decks,
        seats: usize,
        dealer: Option<Seat>,
        seed: impl Into<Seed>,
    ) -> Result<LunchMoney, SetupError> {
        let seed = seed.into();
        if !(2..=Seat::MAX).contains(&seats) || dealer.is_some_and(|dealer| dealer.index() >= seats) {
            return Err(SetupError::Seats);
        }
        let dealer = dealer.unwrap_or_else(|| Seat::new(seed.below(seats, "dealer", 0)));
        let starter = dealer.left(1, seats);
        let mut game = LunchMoney::laid_out(decks, seats, starter, seed);
        seed.shuffle("deal", 0, game.piles.draw_pile_mut());
        for steps in 0..seats {
            let seat = starter.left(steps, seats);
            for card in (0..FULL).filter_map(|_| game.piles.draw()) {
                game.hands[seat.index()].add(card, false); // LM-SETUP-2
            }
        }
        game.advance(&mut NullLog);
        Ok(game)
    }

    /// A table before the deal: the whole pile in pile order, and `starter` about to begin.
    pub(crate) fn laid_out(decks: &Decks, seats: usize, starter: Seat, seed: impl Into<Seed>) -> LunchMoney {
        let nobody = Person { counters: START, wedgies: 0, hold: None, timed_out_by: Seat::new(0), time_left: 0 };
        LunchMoney {
            seed: seed.into(),
            hands: [Hand::EMPTY; Seat::MAX],
            piles: *decks.pile(),
            stack: Stack::EMPTY,
            people: [nobody; Seat::MAX],
            rules: decks.rules,
            ask: None,
            turn: Turn { seat: starter, starter, phase: Phase::Begin, friend: false, cursor: 0, loss: false, quiet: 0 },
            seats: seats as u8,
            pile: 0,
            shuffles: 0,
            unshuffled: false,
            conscious: Seats::all(seats),
            hiding: Seats::NONE,
            stomped: Seats::NONE,
            cooties: Seats::NONE,
            timed_out: Seats::NONE,
            choked: Seats::NONE,
            headlocked: Seats::NONE,
            choking: Seats::NONE,
            headlocking: Seats::NONE,
            fast_dodge: Seats::NONE,
            fast_block: Seats::NONE,
            poked_now: Seats::NONE,
            poked_before: Seats::NONE,
        }
    }
}
