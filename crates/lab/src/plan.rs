//! A grid laid out in cells.

use serde::{Deserialize, Serialize};

/// The games to play: all cells, with the same deals.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The version of the program, because other versions may have other rules.
    pub version: String,
    /// The command line.
    pub command: String,
    /// The experiment's title.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The number of games in each cell.
    pub games: u64,
    /// The seed from which every deal's seed is derived.
    pub seed: u64,
    /// The number of games in a part.
    pub chunk: u64,
    /// The number of simulations per decision, for bots that search.
    pub iterations: u32,
    /// The game's cards, by number.
    pub cards: Vec<String>,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// A cell: a table with certain players and rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cell {
    /// The number of players.
    pub players: usize,
    /// The decks in written form. Empty if the game has no choice.
    pub decks: String,
    /// The profile in written form. Empty for the usual one.
    pub profile: String,
    /// The house switch in written form. Empty for none.
    pub switch: String,
    /// The complete rules in written form.
    pub rules: String,
    /// The bots, by seat.
    pub bots: Vec<String>,
    /// The cell's position on each [`Axis`]. 0 is the baseline.
    pub at: [usize; 4],
}

/// The ways in which cells with the same number of players can differ.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Axis {
    /// The house switches.
    Switch,
    /// The profiles.
    Profile,
    /// The decks.
    Decks,
    /// The line-ups.
    Bots,
}

impl Axis {
    /// All axes.
    pub const ALL: [Axis; 4] = [Axis::Switch, Axis::Profile, Axis::Decks, Axis::Bots];
}

/// A cell and its baseline, which differ on one axis only.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The axis on which they differ.
    pub axis: Axis,
    /// The cell.
    pub cell: usize,
    /// The baseline.
    pub baseline: usize,
}

impl Cell {
    /// Whether the cell is a baseline for others.
    #[must_use]
    pub fn is_baseline(&self) -> bool {
        self.at == [0; 4]
    }
}

impl Plan {
    /// The number of games in all cells.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        self.games * self.cells.len() as u64
    }

    /// The number of parts per cell.
    #[must_use]
    pub fn chunks(&self) -> u64 {
        self.games.div_ceil(self.chunk.max(1))
    }

    /// The deals of a part.
    #[must_use]
    pub fn deals(&self, chunk: u64) -> std::ops::Range<u64> {
        chunk * self.chunk..((chunk + 1) * self.chunk).min(self.games)
    }

    /// All parts as cell and chunk. Cells take turns, so that all have made similar progress when somebody stops.
    pub fn parts(&self) -> impl Iterator<Item = (usize, u64)> {
        (0..self.chunks()).flat_map(move |chunk| (0..self.cells.len()).map(move |cell| (cell, chunk)))
    }

    /// The baseline cells, one for each number of players.
    pub fn baselines(&self) -> impl Iterator<Item = usize> {
        (0..self.cells.len()).filter(|&cell| self.cells[cell].is_baseline())
    }

    /// All comparisons, axis by axis.
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
