//! A new game (section 1).

use super::frame::Frame;
use super::list::List;
use super::options::Options;
use super::pile::Pile;
use super::players::Players;
use super::state::{Munchkin, Phase, Turn};
use crate::card::{CardId, Deck};
use crate::set::{MOST_CARDS, Set};
use table::{Log, NullLog, Seat, Seats, Seed};

/// Why a game cannot be dealt.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Two to eight players are needed (MB-SETUP-1).
    Seats,
    /// There are more cards than a game can hold.
    TooManyCards,
    /// There are too few cards to deal.
    TooFewCards,
}

impl Munchkin {
    /// Deals a game.
    pub fn deal(
        set: &'static Set,
        options: Options,
        seats: usize,
        seed: impl Into<Seed>,
    ) -> Result<Munchkin, SetupError> {
        Munchkin::deal_telling(set, options, seats, seed, &mut NullLog)
    }

    /// Deals a game and logs the rolls for who begins: the highest begins, ties roll again (MB-SETUP-3).
    #[inline(never)]
    pub fn deal_telling(
        set: &'static Set,
        options: Options,
        seats: usize,
        seed: impl Into<Seed>,
        log: &mut impl Log<Munchkin>,
    ) -> Result<Munchkin, SetupError> {
        let seed = seed.into();
        let mut game = Munchkin::laid_out(set, options, seats, seed)?;
        seed.shuffle("doors", 0, game.doors.draw_pile_mut());
        seed.shuffle("treasures", 0, game.treasures.draw_pile_mut());
        let each = if options.fast { 4 } else { 2 };
        if game.doors.draw_pile().len() < each * seats || game.treasures.draw_pile().len() < each * seats {
            return Err(SetupError::TooFewCards);
        }
        let starter = game.break_tie(Seats::all(seats), log);
        (game.turn.seat, game.turn.starter) = (starter, starter);
        for steps in 0..seats {
            game.deal_to(starter.left(steps, seats), &mut NullLog);
        }
        game.received.clear(); // MB-SETUP-2: dealt cards are laid out later
        game.advance(log);
        Ok(game)
    }

    /// A table where nothing is dealt yet, with both decks in the order of the set.
    pub(crate) fn laid_out(
        set: &'static Set,
        options: Options,
        seats: usize,
        seed: Seed,
    ) -> Result<Munchkin, SetupError> {
        if !(2..=Seat::MAX).contains(&seats) {
            return Err(SetupError::Seats);
        }
        if set.cards().len() > MOST_CARDS {
            return Err(SetupError::TooManyCards);
        }
        let mut game = Munchkin {
            set,
            seed,
            options,
            seats: seats as u8,
            players: Players::new(set, seats),
            doors: Pile::EMPTY,
            treasures: Pile::EMPTY,
            turn: Turn {
                seat: Seat::new(0),
                starter: Seat::new(0),
                // MB-SETUP-3: not asked if no card uses it
                phase: if set.looks_at_sex() { Phase::Sex(0) } else { Phase::Setup(0) },
                round: 0,
                met: false,
                all_friendly: false,
                begun: false,
                again: false,
                trades: [[0; Seat::MAX]; Seat::MAX],
                turnings: [0; Seat::MAX],
                accused: Seats::NONE,
            },
            fight: None,
            stack: List::of(Frame::Check),
            ask: None,
            pool: List::of(CardId(0)),
            received: List::of((Seat::new(0), CardId(0))),
            topped: 0,
            promised: List::of(CardId(0)),
            arrived: List::of((Seat::new(0), CardId(0))),
            bodies: List::of(Seat::new(0)),
            rolls: 0,
            winners: Seats::NONE,
            dead: Seats::NONE,
            news: true,
        };
        if !game.doors.fill(set.deck(Deck::Door)) || !game.treasures.fill(set.deck(Deck::Treasure)) {
            return Err(SetupError::TooManyCards);
        }
        Ok(game)
    }
}
