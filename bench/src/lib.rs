//! What the benchmarks play: random games of Lunch Money, both decks.

use lunch_money::{Decks, LunchMoney, Move, Rules, SetupError};
use table::{Game, MoveBuf, NullLog, Rng, Seat};

/// Plays random games one after another, reusing its buffers.
pub struct Player {
    decks: Decks,
    moves: MoveBuf<Move>,
}

impl Player {
    /// With one base deck and one Sticks & Stones deck.
    pub fn new() -> Result<Player, SetupError> {
        Ok(Player { decks: Decks::new(1, 1, Rules::default())?, moves: MoveBuf::new() })
    }

    /// A game that has been dealt.
    pub fn deal(&self, players: usize, seed: u64) -> Result<LunchMoney, SetupError> {
        LunchMoney::deal(&self.decks, players, None, seed)
    }

    /// A whole game by random legal moves. Returns the number of decisions.
    pub fn game(&mut self, players: usize, seed: u64) -> Result<usize, SetupError> {
        let mut game = self.deal(players, seed)?;
        let mut rng = Rng::stream(seed, "bots", 0);
        let mut decisions = 0;
        while let Some(seat) = game.waiting_on().first()
            && let Some(mv) = game.pick(seat, &mut rng, &mut self.moves)
        {
            game.play(seat, mv, &mut NullLog);
            decisions += 1;
        }
        Ok(decisions)
    }

    /// Positions from the middle of random games, each with who is asked and a legal move.
    pub fn positions(&mut self, players: usize, n: u64) -> Result<Vec<(LunchMoney, Seat, Move)>, SetupError> {
        let mut positions = Vec::new();
        for seed in 0..n {
            let mut game = self.deal(players, seed)?;
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
        Ok(positions)
    }
}
