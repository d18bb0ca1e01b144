//! Comparisons of moves, and estimates of positions.
//!
//! A search for the best move tries that move most and the others rarely, so its estimates of the others are rough. To
//! find out how much better one move is than another, both are tried equally often, on the same guesses and with the
//! same luck, so that what they have in common cancels out.

use super::mean::Means;
use super::{Budget, Edge, Outlook, Policy, Search};
use figures::{Mean, Measurement};
use table::{Chair, Game, MoveBuf, NullLog, Rng};
use web_time::Instant;

/// The result of a comparison for one move.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Comparison<M> {
    /// The move.
    pub mv: M,
    /// Everybody's chances after it. `None` if it was never tried.
    pub outlook: Option<Outlook>,
    /// How much lower the player's chance is than with the first of the moves.
    pub behind: Option<Measurement>,
}

impl<G: Game, P: Policy<G>> Search<G, P> {
    /// Tries each of these moves of the chair's seat as often as the budget allows.
    pub fn compare(
        &mut self,
        chair: &Chair<'_, G>,
        moves: &[G::Move],
        budget: &Budget,
        rng: &mut Rng,
    ) -> Vec<Comparison<G::Move>> {
        let Some(&any) = moves.first() else { return Vec::new() };
        let seat = chair.seat();
        self.plant(seat, any);
        for &mv in moves {
            let (new, next) = (self.tree.len() as u32, self.tree[0].child);
            self.tree.push(Edge { mv, seat, visits: 0, sum: 0.0, child: 0, next });
            self.tree[0].child = new;
        }
        let mut found = vec![(Means::default(), Mean::default()); moves.len()];
        let started = Instant::now();
        for done in 0..budget.iterations {
            if budget.spent(done, started) {
                break;
            }
            let guess = chair.guess(rng);
            let luck = rng.bits();
            let mut first = 0.0;
            for (at, (&mv, (means, behind))) in moves.iter().zip(&mut found).enumerate() {
                let mut game = guess.clone();
                game.play(seat, mv, &mut NullLog);
                let chances = self.once(game, at as u32 + 1, &mut Rng::stream(luck, "luck", 0));
                let own = chances[seat.index()];
                if at == 0 {
                    first = own;
                }
                means.add(&chances);
                behind.add(f64::from(first - own));
            }
        }
        let compared = |(&mv, (means, behind)): (&G::Move, &(Means, Mean))| Comparison {
            mv,
            outlook: means.outlook(),
            behind: behind.measured(),
        };
        moves.iter().zip(&found).map(compared).collect()
    }

    /// Everybody's chances as the chair's seat sees them, whoever is asked. `None` if nobody is.
    pub fn outlook(&mut self, chair: &Chair<'_, G>, budget: &Budget, rng: &mut Rng) -> Option<Outlook> {
        let mut means = Means::default();
        let started = Instant::now();
        let mut offered = MoveBuf::new();
        for done in 0..budget.iterations {
            if budget.spent(done, started) {
                break;
            }
            let guess = chair.guess(rng);
            if done == 0 {
                let asked = guess.waiting_on().first()?;
                guess.moves(asked, &mut offered);
                self.plant(asked, *offered.first()?);
            }
            let chances = self.once(guess, 0, rng);
            means.add(&chances);
        }
        means.outlook()
    }
}
