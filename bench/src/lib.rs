//! Random games for the benchmarks.

use lunch_money::{Decks, LunchMoney, Rules, SetupError};
use munchkin::{Munchkin, Options, Set};
use table::{Game, MoveBuf, NullLog, Rng, Seat};

/// Cards to deal games from.
pub trait Cards {
    /// The game played with them.
    type Game: Game + Copy;

    /// A freshly dealt game. `None` if the number of players is wrong.
    fn deal(&self, players: usize, seed: u64) -> Option<Self::Game>;
}

/// Lunch Money with one base deck and one Sticks & Stones deck.
pub struct Schoolyard(Decks);

impl Schoolyard {
    /// Both decks with English rules.
    pub fn new() -> Result<Schoolyard, SetupError> {
        Ok(Schoolyard(Decks::new(1, 1, Rules::default())?))
    }
}

impl Cards for Schoolyard {
    type Game = LunchMoney;

    fn deal(&self, players: usize, seed: u64) -> Option<LunchMoney> {
        LunchMoney::deal(&self.0, players, None, seed).ok()
    }
}

/// Munchkin Bites! with the built-in set.
pub struct House(&'static Set);

impl House {
    /// Reads the set, which stays in memory for as long as the program runs.
    #[must_use]
    pub fn new() -> Option<House> {
        Some(House(Box::leak(Box::new(Set::bites().ok()?))))
    }
}

impl Cards for House {
    type Game = Munchkin;

    fn deal(&self, players: usize, seed: u64) -> Option<Munchkin> {
        Munchkin::deal(self.0, Options::default(), players, seed).ok()
    }
}

/// Plays random games one after another, reusing its buffers.
pub struct Player<C: Cards> {
    cards: C,
    moves: MoveBuf<<C::Game as Game>::Move>,
}

impl<C: Cards> Player<C> {
    /// A player with these cards.
    pub fn new(cards: C) -> Player<C> {
        Player { cards, moves: MoveBuf::new() }
    }

    /// Plays a whole game with random legal moves. Returns the number of decisions.
    pub fn game(&mut self, players: usize, seed: u64) -> Option<usize> {
        let mut game = self.cards.deal(players, seed)?;
        let mut rng = Rng::stream(seed, "bots", 0);
        let mut decisions = 0;
        while let Some(seat) = game.waiting_on().first()
            && let Some(mv) = game.pick(seat, &mut rng, &mut self.moves)
        {
            game.play(seat, mv, &mut NullLog);
            decisions += 1;
        }
        Some(decisions)
    }

    /// Positions from the middle of random games, each with the seat that is asked and a legal move.
    pub fn positions(&mut self, players: usize, n: u64) -> Vec<(C::Game, Seat, <C::Game as Game>::Move)> {
        let mut positions = Vec::new();
        for seed in 0..n {
            let Some(mut game) = self.cards.deal(players, seed) else { break };
            let mut rng = Rng::stream(seed, "bots", 0);
            for _ in 0..rng.below(40) {
                let Some(seat) = game.waiting_on().first() else { break };
                game.moves(seat, &mut self.moves);
                game.play(seat, self.moves[rng.below(self.moves.len())], &mut NullLog);
            }
            if let Some(seat) = game.waiting_on().first() {
                game.moves(seat, &mut self.moves);
                positions.push((game, seat, self.moves[rng.below(self.moves.len())]));
            }
        }
        positions
    }
}
