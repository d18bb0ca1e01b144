//! The game as data.

use crate::card::{Card, Cards, Rank};
use crate::moves::Question;
use crate::rules::Rules;
use table::{Seat, Seats, Seed};

/// A game of Cheat. It is a plain value, so a clone copies a few words.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cheat {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    /// The player whose turn it is.
    pub(crate) turn: Seat,
    /// The rank to claim in this turn.
    pub(crate) rank: Rank,
    /// The number of finished turns.
    pub(crate) turns: u16,
    pub(crate) hands: [Cards; Seat::MAX],
    /// The pile, by the seat that laid the cards (CH-PILE-1).
    pub(crate) laid: [Cards; Seat::MAX],
    /// The cards just laid, while they can be doubted.
    pub(crate) claim: Option<Claim>,
    /// The cards in other hands whose place each seat knows (CH-PILE-1). The last entry is for spectators.
    pub(crate) known: [Cards; Seat::MAX + 1],
    pub(crate) winners: Seats,
}

/// A claim on the table that can be doubted.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Claim {
    pub(crate) cards: Cards,
    /// The seat that is asked. `None` before the first.
    pub(crate) asked: Option<Seat>,
}

const _: () = assert!(size_of::<Cheat>() <= 256);

impl Cheat {
    /// The numbers of players allowed (CH-SETUP-1).
    pub const PLAYERS: std::ops::RangeInclusive<usize> = 3..=Seat::MAX;

    /// Deals a game (CH-SETUP-2, CH-SETUP-3). Without a dealer the seed chooses one. `None` if the number of players is
    /// wrong.
    #[must_use]
    pub fn deal(rules: Rules, players: usize, dealer: Option<Seat>, seed: impl Into<Seed>) -> Option<Cheat> {
        let seed = seed.into();
        if !Cheat::PLAYERS.contains(&players) || dealer.is_some_and(|dealer| dealer.index() >= players) {
            return None;
        }
        let dealer = dealer.unwrap_or_else(|| Seat::new(seed.below(players, "dealer", 0)));
        let first = dealer.left(1, players);
        let mut game = Cheat::empty(rules, players, first);
        let mut pack: Vec<Card> = Cards::ALL.into_iter().collect();
        seed.shuffle("deal", 0, &mut pack);
        for (n, card) in pack.into_iter().enumerate() {
            game.hands[first.left(n % players, players).index()] |= Cards::only(card);
        }
        Some(game)
    }

    /// A table before anybody has cards.
    pub(crate) fn empty(rules: Rules, players: usize, first: Seat) -> Cheat {
        Cheat {
            rules,
            seats: players as u8,
            turn: first,
            rank: Rank::ACE,
            turns: 0,
            hands: [Cards::NONE; Seat::MAX],
            laid: [Cards::NONE; Seat::MAX],
            claim: None,
            known: [Cards::NONE; Seat::MAX + 1],
            winners: Seats::NONE,
        }
    }

    pub(crate) fn n(&self) -> usize {
        usize::from(self.seats)
    }

    /// The player whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The rank that is claimed in this turn.
    #[must_use]
    pub fn rank(&self) -> Rank {
        self.rank
    }

    /// The number of finished turns.
    #[must_use]
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// The rules of the table.
    #[must_use]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub(crate) fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// All the cards in the pile.
    pub(crate) fn pile(&self) -> Cards {
        self.laid.into_iter().fold(Cards::NONE, |pile, cards| pile | cards)
    }

    /// The seat that is asked, and its question.
    pub(crate) fn question(&self) -> Option<(Seat, Question)> {
        match self.claim {
            _ if !self.winners.is_empty() => None,
            None => Some((self.turn, Question::Lay)),
            Some(claim) => Some((claim.asked?, Question::Doubt)),
        }
    }

    /// The index in [`Cheat::known`] for a seat or a spectator.
    pub(crate) fn knower(seat: Option<Seat>) -> usize {
        seat.map_or(Seat::MAX, Seat::index)
    }
}
