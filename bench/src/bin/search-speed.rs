//! Measures how many simulations per second the tree search makes on one core, from the start of 4-player games of
//! Lunch Money.
//!
//! `search-speed [SECONDS]` prints a line each for random roll-outs to the end of the game, for random roll-outs as
//! long as the hard bot's, and for the hard bot itself.

use bench::{Cards as _, Schoolyard};
use bots::lunch_money::Thumb;
use bots::{Budget, Policy, RandomMoves, RulesOfThumb, Search, Tuning};
use lunch_money::LunchMoney;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use table::{Chair, Game as _, Rng};

/// The number of games.
const GAMES: u64 = 20;

fn main() -> ExitCode {
    let seconds = std::env::args().nth(1).map_or(Some(6.0), |arg| arg.parse::<f64>().ok());
    let (Some(seconds), Ok(cards)) = (seconds.filter(|seconds| (0.1..1e6).contains(seconds)), Schoolyard::new()) else {
        eprintln!("usage: search-speed [SECONDS]");
        return ExitCode::from(2);
    };
    let budget = Budget::time(Duration::from_secs_f64(seconds / 3.0 / GAMES as f64));
    let whole = Tuning { horizon: 1_000_000, ..Thumb::HARD };
    let random = |tuning| Search::tuned(RandomMoves, tuning);
    println!("random roll-outs, whole games: {:>8.0} simulations/s", speed(&cards, random(whole), &budget));
    println!("random roll-outs, cut off:     {:>8.0} simulations/s", speed(&cards, random(Thumb::HARD), &budget));
    let hard = Search::tuned(Thumb::imagined(), Thumb::HARD);
    println!("the hard bot:                  {:>8.0} simulations/s", speed(&cards, hard, &budget));
    ExitCode::SUCCESS
}

fn speed<P: Policy<LunchMoney>>(cards: &Schoolyard, mut search: Search<LunchMoney, P>, budget: &Budget) -> f64 {
    let (mut simulations, mut seconds) = (0.0, 0.0);
    for seed in 0..GAMES {
        let Some(game) = cards.deal(4, seed) else { continue };
        let Some(seat) = game.waiting_on().first() else { continue };
        let started = Instant::now();
        search.run(&Chair::new(&game, seat, &[]), budget, &mut Rng::stream(seed, "search", 0));
        seconds += started.elapsed().as_secs_f64();
        simulations += f64::from(search.simulations());
    }
    simulations / seconds
}
