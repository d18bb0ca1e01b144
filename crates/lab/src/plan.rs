//! A grid laid out in cells.

use serde::{Deserialize, Serialize};

/// What is played: every cell, with the same deals.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The version of the program: other rules may give other games.
    pub version: String,
    /// What was typed to play it.
    pub command: String,
    /// What the experiment is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// Games in each cell.
    pub games: u64,
    /// The seed that every deal's seed comes from.
    pub seed: u64,
    /// Games that are kept together in one part.
    pub chunk: u64,
    /// How many simulations the bots that look ahead make for a decision.
    pub iterations: u32,
    /// The cards there are, by number.
    pub cards: Vec<String>,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// A table: who plays by which rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// How many play.
    pub players: usize,
    /// The decks, as they are written; empty where a game has no choice.
    pub decks: String,
    /// The rules to begin with, as they are written; empty for the usual ones.
    pub profile: String,
    /// The house switches turned, as they are written; empty for none.
    pub switch: String,
    /// All rules, as the game writes them.
    pub rules: String,
    /// Who plays, seat by seat.
    pub bots: Vec<String>,
    /// Where the cell is on each [`Axis`]; 0 is what others are compared with.
    pub at: [usize; 4],
}

/// In what a cell may differ from another with as many players.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Axis {
    /// The house switches.
    Switch,
    /// The rules to begin with.
    Profile,
    /// The decks.
    Decks,
    /// Who plays.
    Bots,
}

impl Axis {
    /// All of them.
    pub const ALL: [Axis; 4] = [Axis::Switch, Axis::Profile, Axis::Decks, Axis::Bots];
}

/// A cell, and the one that differs from it in nothing but what it is compared for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// In what they differ.
    pub axis: Axis,
    /// The cell.
    pub cell: usize,
    /// What it is compared with.
    pub baseline: usize,
}

impl Cell {
    /// Whether others are compared with it and it with none.
    #[must_use]
    pub fn is_baseline(&self) -> bool {
        self.at == [0; 4]
    }
}

impl Plan {
    /// All games of all cells.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        self.games * self.cells.len() as u64
    }

    /// Parts of each cell.
    #[must_use]
    pub fn chunks(&self) -> u64 {
        self.games.div_ceil(self.chunk.max(1))
    }

    /// The deals of a part.
    #[must_use]
    pub fn deals(&self, chunk: u64) -> std::ops::Range<u64> {
        chunk * self.chunk..((chunk + 1) * self.chunk).min(self.games)
    }

    /// All parts as cell and chunk. Cells take turns, so that they are about equally far whenever
    /// somebody stops.
    pub fn parts(&self) -> impl Iterator<Item = (usize, u64)> {
        (0..self.chunks()).flat_map(move |chunk| (0..self.cells.len()).map(move |cell| (cell, chunk)))
    }

    /// Cells that others are compared with, one for each number of players.
    pub fn baselines(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell].is_baseline())
    }

    /// What is compared with what, axis by axis.
    #[must_use]
    pub fn comparisons(&self) -> Vec<Comparison> {
        let mut all = Vec::new();
        for axis in Axis::ALL {
            for (cell, this) in self.cells.iter().enumerate().filter(|(_, cell)| cell.at[axis as usize] > 0) {
                let mut at = this.at;
                at[axis as usize] = 0;
                let found = self.cells.iter().position(|other| other.players == this.players && other.at == at);
                all.extend(found.map(|baseline| Comparison { axis, cell, baseline }));
            }
        }
        all
    }
}
