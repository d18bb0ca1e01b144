//! Finds better habits for the normal player of Lunch Money by evolution: everybody at a table has
//! habits a little different from the present ones, and what winners had is taken up.
//!
//! `tune-habits ROUNDS [GAMES]` prints the habits after every tenth round, as lines for `habits.rs`.

use bots::Bot as _;
use bots::lunch_money::{Habits, Normal};
use lunch_money::{Decks, LunchMoney, Rules};
use std::process::ExitCode;
use table::{Chair, Game as _, NullLog, Rng, Seat};

fn main() -> ExitCode {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let (Some(&rounds), Ok(decks)) = (numbers.first(), Decks::new(1, 1, Rules::default())) else {
        eprintln!("usage: tune-habits ROUNDS [GAMES]");
        return ExitCode::from(2);
    };
    let games = numbers.get(1).copied().unwrap_or(20_000);
    let start = Habits::NORMAL;
    let scale: Vec<f32> = start.0.iter().map(|value| 0.25 * value.abs() + 0.2).collect();
    let mut habits = start.clone();
    for round in 0..rounds {
        let mut gradient = [0.0f64; Habits::COUNT];
        for game in 0..games {
            let seed = Rng::stream(round, "tune", game).bits();
            let mut rng = Rng::stream(seed, "habits", 0);
            let seats = [4, 4, 3, 2][(game % 4) as usize];
            let mut tried = Vec::new();
            let mut bots: Vec<Normal> = Vec::new();
            for seat in 0..seats {
                let step: Vec<f32> = (0..Habits::COUNT).map(|_| normal(&mut rng)).collect();
                let mut own = habits.clone();
                own.0.iter_mut().zip(&step).zip(&scale).for_each(|((own, step), scale)| *own += step * scale);
                bots.push(Normal::with(own, Rng::stream(seed, "bots", seat)));
                tried.push(step);
            }
            let Some(winner) = play(&decks, &mut bots, seed) else { continue };
            for (seat, step) in tried.iter().enumerate() {
                let won = f64::from(u8::from(winner.index() == seat)) - 1.0 / seats as f64;
                gradient.iter_mut().zip(step).for_each(|(sum, step)| *sum += won * f64::from(*step));
            }
        }
        // Steps are as long as the evidence is strong: in units of its standard error.
        let error = (games as f64 * 3.25 * 0.1875).sqrt();
        let rate = 0.08 * (1.0 - 0.7 * round as f64 / rounds as f64);
        for ((own, sum), scale) in habits.0.iter_mut().zip(gradient).zip(&scale) {
            *own += (rate * (sum / error).clamp(-4.0, 4.0)) as f32 * scale;
        }
        if round % 10 == 9 || round + 1 == rounds {
            println!("# round {}", round + 1);
            for (name, value) in Habits::NAMES.iter().zip(habits.0) {
                println!("    {name} = {value:.2};");
            }
        }
    }
    ExitCode::SUCCESS
}

fn play(decks: &Decks, bots: &mut [Normal], seed: u64) -> Option<Seat> {
    let mut game = LunchMoney::deal(decks, bots.len(), None, seed).ok()?;
    while let Some(seat) = game.waiting_on().first() {
        let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &[]));
        game.play(seat, mv, &mut NullLog);
    }
    game.outcome()?.winners.first()
}

/// About a standard normal number: the sum of twelve even ones.
fn normal(rng: &mut Rng) -> f32 {
    let (a, b, c) = (rng.bits(), rng.bits(), rng.bits());
    let sum: u64 = [a, b, c].iter().map(|bits| (0..4).map(|i| bits >> (16 * i) & 0xffff).sum::<u64>()).sum();
    sum as f32 / 65536.0 - 6.0
}
