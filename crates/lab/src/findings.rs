//! The figures of many games.

use crate::cards::{AllCards, CardFigures};
use crate::plan::{Comparison, Plan};
use crate::row::Row;
use figures::{Contrast, Estimate, Mean, Pairs};
use std::collections::BTreeMap;

/// What came of all cells.
#[derive(Clone, Debug)]
pub struct Findings {
    cells: Vec<CellFigures>,
}

/// What came of one cell.
#[derive(Clone, Debug)]
pub struct CellFigures {
    /// By deal.
    games: BTreeMap<u64, Played>,
    /// By how many seats after who began: what they won.
    wins: Vec<Mean>,
    /// The same: in which turn they were knocked out, game by game.
    outs: Vec<Vec<Option<u32>>>,
    /// The same: how often they were the first, second ... to be knocked out.
    places: Vec<Vec<u64>>,
    kinds: Groups,
    bots: Groups,
    /// Only where cards are looked at.
    cards: Option<AllCards>,
}

/// One game, as far as it is compared with others.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Played {
    turns: u32,
    /// What who began has of the win.
    first: f64,
    /// When the first was knocked out.
    out: Option<u32>,
    /// Whether anybody won; if not, it was broken off.
    won: bool,
}

/// How a cell differs from another on the same deals.
#[derive(Copy, Clone, Debug)]
pub struct Difference {
    /// Pairs of games.
    pub games: u64,
    /// Those of them that went differently, as far as can be seen here.
    pub changed: u64,
    /// How much longer games are, as a part.
    pub length: Estimate,
    /// How much more who begins wins, as a part of all games.
    pub first: Estimate,
    /// How much later the first is knocked out, as a part; none where nobody ever is.
    pub out: Option<Estimate>,
}

impl Findings {
    /// Nothing found yet.
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

    /// Some games. Rows of a game come together.
    pub fn add(&mut self, plan: &Plan, rows: &[Row]) {
        for game in rows.chunk_by(|one, next| (one.cell, one.deal) == (next.cell, next.deal)) {
            if let Some(cell) = game.first().and_then(|row| self.cells.get_mut(row.cell)) {
                cell.add(plan, game);
            }
        }
    }

    /// What came of a cell.
    #[must_use]
    pub fn cell(&self, cell: usize) -> &CellFigures {
        &self.cells[cell]
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.cells.iter().map(CellFigures::games).sum()
    }

    /// How two cells differ, on the deals that were played in both.
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
            // Of two players the first to be knocked out is the last, too.
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
        let played = Played { turns: one.turns, first: began.map_or(0.0, |row| row.result), out, won };
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

    /// How many games.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// How many of them nobody won, because they were broken off.
    #[must_use]
    pub fn endless(&self) -> u64 {
        self.games.values().filter(|game| !game.won).count() as u64
    }

    /// The win rate of each place in the order of turns.
    pub fn wins(&self) -> impl Iterator<Item = Estimate> {
        self.wins.iter().map(Mean::estimate)
    }

    /// How long games are in turns, the shortest first.
    #[must_use]
    pub fn lengths(&self) -> Vec<u32> {
        let mut lengths: Vec<u32> = self.games.values().map(|game| game.turns).collect();
        lengths.sort_unstable();
        lengths
    }

    /// How long games are on average.
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

    /// For a place in the order of turns: the share of games in which they were knocked out first,
    /// second ..., and the mean turn in which they were.
    #[must_use]
    pub fn knocked_out(&self, order: usize) -> (Vec<f64>, Option<f64>) {
        let games = self.games().max(1) as f64;
        let shares = self.places[order].iter().map(|&n| n as f64 / games).collect();
        let turns: Vec<f64> = self.outs[order].iter().flatten().map(|&turn| f64::from(turn)).collect();
        (shares, (!turns.is_empty()).then(|| turns.iter().sum::<f64>() / turns.len() as f64))
    }

    /// The share of games in which a place in the order of turns is still in after so many turns.
    #[must_use]
    pub fn still_in(&self, order: usize, turn: u32) -> f64 {
        let outs = &self.outs[order];
        outs.iter().filter(|out| out.is_none_or(|out| out > turn)).count() as f64 / outs.len().max(1) as f64
    }

    /// How each kind of player fares against all others, the most frequent first.
    #[must_use]
    pub fn kinds(&self) -> Vec<(String, Contrast)> {
        self.kinds.contrasts()
    }

    /// How each kind of bot fares; nothing if there is but one.
    #[must_use]
    pub fn bots(&self) -> Vec<(String, Contrast)> {
        if self.bots.names.len() > 1 { self.bots.contrasts() } else { Vec::new() }
    }

    /// The figures of the cards, by number; none where they are not looked at.
    #[must_use]
    pub fn cards(&self) -> &[CardFigures] {
        self.cards.as_ref().map_or(&[], |cards| &cards.cards)
    }
}

/// Seats by what they are.
#[derive(Clone, Default, Debug)]
struct Groups {
    names: Vec<String>,
    /// Game by game: what each seat is, and what it won.
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
