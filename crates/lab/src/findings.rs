//! The figures drawn from many games.

use crate::cards::{AllCards, CardFigures};
use crate::plan::{Comparison, Plan};
use crate::row::Row;
use figures::{Contrast, Estimate, Mean, Pairs};
use std::collections::BTreeMap;

/// The results of all cells.
#[derive(Clone, Debug)]
pub struct Findings {
    cells: Vec<CellFigures>,
}

/// The results of a cell.
#[derive(Clone, Debug)]
pub struct CellFigures {
    /// The games by deal.
    games: BTreeMap<u64, GameResult>,
    /// Wins by order of turns: the number of seats after the player who began.
    wins: Vec<Mean>,
    /// By order of turns: the turn of the knock-out in each game.
    outs: Vec<Vec<Option<u32>>>,
    /// By order of turns: how often they were the first, second ... to be knocked out.
    places: Vec<Vec<u64>>,
    kinds: Groups,
    bots: Groups,
    /// Only if cards are counted.
    cards: Option<AllCards>,
}

/// A game, as far as it is compared with others.
#[derive(Copy, Clone, PartialEq, Debug)]
struct GameResult {
    turns: u32,
    /// The first player's share of the win.
    first: f64,
    /// The turn of the first knock-out.
    out: Option<u32>,
    /// Whether anybody won. If not, the game was broken off.
    won: bool,
}

/// The difference between two cells on the same deals.
#[derive(Copy, Clone, Debug)]
pub struct Difference {
    /// The number of pairs of games.
    pub games: u64,
    /// How many pairs differ, as far as their rows show.
    pub changed: u64,
    /// The relative difference in length.
    pub length: Estimate,
    /// The difference in the first player's win rate.
    pub first: Estimate,
    /// The relative difference in the turn of the first knock-out. `None` where nobody is ever knocked out.
    pub out: Option<Estimate>,
}

impl Findings {
    /// Empty findings.
    #[must_use]
    pub fn new(plan: &Plan) -> Findings {
        let cell = |(at, cell): (usize, &crate::plan::Cell)| {
            let cards = plan.cells[at].is_baseline().then(|| AllCards::new(plan.cards.len()));
            CellFigures {
                games: BTreeMap::new(),
                wins: vec![Mean::default(); cell.players],
                outs: vec![Vec::new(); cell.players],
                places: vec![vec![0; cell.players]; cell.players],
                kinds: Groups::default(),
                bots: Groups::default(),
                cards,
            }
        };
        Findings { cells: plan.cells.iter().enumerate().map(cell).collect() }
    }

    /// Adds games. All rows of a game must come together.
    pub fn add(&mut self, plan: &Plan, rows: &[Row]) {
        for game in rows.chunk_by(|one, next| (one.cell, one.deal) == (next.cell, next.deal)) {
            if let Some(cell) = game.first().and_then(|row| self.cells.get_mut(row.cell)) {
                cell.add(plan, game);
            }
        }
    }

    /// The results of a cell.
    #[must_use]
    pub fn cell(&self, cell: usize) -> &CellFigures {
        &self.cells[cell]
    }

    /// The number of all games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.cells.iter().map(CellFigures::games).sum()
    }

    /// The difference between two cells, on the deals played in both.
    #[must_use]
    pub fn difference(&self, comparison: &Comparison) -> Difference {
        let (here, there) = (&self.cells[comparison.cell].games, &self.cells[comparison.baseline].games);
        let (mut length, mut first, mut out) = (Pairs::default(), Pairs::default(), Pairs::default());
        let mut changed = 0;
        for (deal, one) in here {
            let Some(other) = there.get(deal) else { continue };
            changed += u64::from(one != other);
            length.add(f64::from(one.turns), f64::from(other.turns));
            first.add(one.first, other.first);
            if let (Some(one), Some(other)) = (one.out, other.out) {
                out.add(f64::from(one), f64::from(other));
            }
        }
        Difference {
            games: length.count(),
            changed,
            length: length.ratio(),
            first: first.difference(),
            // With two players, the first knock-out also ends the game.
            out: (out.count() > 1 && self.cells[comparison.cell].wins.len() > 2).then(|| out.ratio()),
        }
    }
}

impl CellFigures {
    fn add(&mut self, plan: &Plan, game: &[Row]) {
        let Some(one) = game.first() else { return };
        let began = game.iter().find(|row| row.order == 0);
        let out = game.iter().filter_map(|row| row.out).min();
        let won = game.iter().any(|row| row.result > 0.0);
        let played = GameResult { turns: one.turns, first: began.map_or(0.0, |row| row.result), out, won };
        if self.games.insert(one.deal, played).is_some() {
            return; // counted already
        }
        let seats = self.wins.len();
        for row in game.iter().filter(|row| row.order < seats) {
            self.wins[row.order].add(row.result);
            self.outs[row.order].push(row.out);
            if let Some(turn) = row.out {
                let before = game.iter().filter(|other| other.out.is_some_and(|other| other < turn)).count();
                self.places[row.order][before.min(game.len() - 1)] += 1;
            }
        }
        let bots = &plan.cells[one.cell].bots;
        self.bots.add(game.iter().map(|row| (bots[row.seat].as_str(), row.result)));
        self.kinds.add(game.iter().filter_map(|row| Some((row.kind.as_deref()?, row.result))));
        if let Some(cards) = &mut self.cards {
            cards.add(game);
        }
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// How many of them ended without a winner, because they were broken off.
    #[must_use]
    pub fn endless(&self) -> u64 {
        self.games.values().filter(|game| !game.won).count() as u64
    }

    /// The win rate by order of turns.
    pub fn wins(&self) -> impl Iterator<Item = Estimate> {
        self.wins.iter().map(Mean::estimate)
    }

    /// The lengths of games in turns, in ascending order.
    #[must_use]
    pub fn lengths(&self) -> Vec<u32> {
        let mut lengths: Vec<u32> = self.games.values().map(|game| game.turns).collect();
        lengths.sort_unstable();
        lengths
    }

    /// The mean length of games.
    #[must_use]
    pub fn length(&self) -> Estimate {
        let mut mean = Mean::default();
        self.games.values().for_each(|game| mean.add(f64::from(game.turns)));
        mean.estimate()
    }

    /// Whether anybody was ever knocked out.
    #[must_use]
    pub fn knocks_out(&self) -> bool {
        self.games.values().any(|game| game.out.is_some())
    }

    /// For a place in the order of turns: the shares of games in which it was knocked out first, second ..., and the
    /// mean turn of its knock-out.
    #[must_use]
    pub fn knocked_out(&self, order: usize) -> (Vec<f64>, Option<f64>) {
        let games = self.games().max(1) as f64;
        let shares = self.places[order].iter().map(|&n| n as f64 / games).collect();
        let turns: Vec<f64> = self.outs[order].iter().flatten().map(|&turn| f64::from(turn)).collect();
        (shares, (!turns.is_empty()).then(|| turns.iter().sum::<f64>() / turns.len() as f64))
    }

    /// The share of games in which a place in the order of turns is still in after this turn.
    #[must_use]
    pub fn still_in(&self, order: usize, turn: u32) -> f64 {
        let outs = &self.outs[order];
        outs.iter().filter(|out| out.is_none_or(|out| out > turn)).count() as f64 / outs.len().max(1) as f64
    }

    /// Win rates of each kind of player compared with all others, the most frequent kind first.
    #[must_use]
    pub fn kinds(&self) -> Vec<(String, Contrast)> {
        self.kinds.contrasts()
    }

    /// Win rates of each kind of bot. Empty if there is only one.
    #[must_use]
    pub fn bots(&self) -> Vec<(String, Contrast)> {
        if self.bots.names.len() > 1 { self.bots.contrasts() } else { Vec::new() }
    }

    /// The figures of the cards, by number. Empty if cards are not counted.
    #[must_use]
    pub fn cards(&self) -> &[CardFigures] {
        self.cards.as_ref().map_or(&[], |cards| &cards.cards)
    }
}

/// Groups of seats, for example by kind of player.
#[derive(Clone, Default, Debug)]
struct Groups {
    names: Vec<String>,
    /// For each game: each seat's group and share of the win.
    games: Vec<Vec<(usize, f64)>>,
}

impl Groups {
    fn add<'a>(&mut self, seats: impl Iterator<Item = (&'a str, f64)>) {
        let mut game = Vec::new();
        for (name, won) in seats {
            let at = self.names.iter().position(|known| known == name).unwrap_or_else(|| {
                self.names.push(name.to_owned());
                self.names.len() - 1
            });
            game.push((at, won));
        }
        self.games.push(game);
    }

    fn contrasts(&self) -> Vec<(String, Contrast)> {
        let contrast = |group: usize| {
            let mut contrast = Contrast::default();
            for game in &self.games {
                let (mut seats, mut won) = ([0.0; 2], [0.0; 2]);
                for &(at, result) in game {
                    seats[usize::from(at == group)] += 1.0;
                    won[usize::from(at == group)] += result;
                }
                contrast.add(seats, won);
            }
            contrast
        };
        let mut all: Vec<_> = self.names.iter().cloned().zip((0..self.names.len()).map(contrast)).collect();
        all.sort_by(|(one, few), (other, many)| many.with().cmp(&few.with()).then_with(|| one.cmp(other)));
        all
    }
}
