//! Fits the weights of the quick estimate for Munchkin's hard player to the results of games.
//!
//! `fit-chances GAMES` lets normal players play and collects positions. It prints the weights for `chances.rs` under
//! which the actual winners were likeliest. It also prints how well they predict other games (the mean logarithm of the
//! winner's chance), compared with equal chances.

use bench::{Cards as _, House};
use bots::Policy as _;
use bots::munchkin::{Habits, LOOKED_AT, Thumb, looks};
use std::process::ExitCode;
use table::{Game as _, MoveBuf, NullLog, Rng, Seat};

/// A position: the features of each seat, and the winner.
struct Position {
    looks: Vec<[f32; LOOKED_AT]>,
    winner: usize,
}

fn main() -> ExitCode {
    let games = std::env::args().nth(1).and_then(|arg| arg.parse::<u64>().ok());
    let (Some(games), Some(house)) = (games, House::new()) else {
        eprintln!("usage: fit-chances GAMES");
        return ExitCode::from(2);
    };
    let thumb = Thumb::new(Habits::NORMAL, 0.15);
    let mut moves = MoveBuf::new();
    let (mut fitted, mut kept) = (Vec::new(), Vec::new());
    for seed in 0..games {
        let mut rng = Rng::stream(seed, "fit", 0);
        let Some(mut game) = house.deal([4, 4, 3, 5][(seed % 4) as usize], rng.bits()) else { continue };
        let mut seen = Vec::new();
        while let Some(seat) = game.waiting_on().first() {
            if rng.chance(25, 1) {
                seen.push(Seat::all(game.seats()).map(|seat| looks(&game, seat)).collect());
            }
            let Some(mv) = thumb.pick(&game, seat, &mut rng, &mut moves) else { break };
            game.play(seat, mv, &mut NullLog);
        }
        let Some(winner) = game.outcome().and_then(|outcome| outcome.winners.first()) else { continue };
        let positions = seen.into_iter().map(|looks| Position { looks, winner: winner.index() });
        if seed % 5 == 4 { kept.extend(positions) } else { fitted.extend(positions) }
    }
    let mut weights = [0.0f64; LOOKED_AT];
    let mut spread = [1e-6f64; LOOKED_AT];
    for step in 0..400 {
        let mut gradient = [0.0f64; LOOKED_AT];
        for position in &fitted {
            let chances = chances(&weights, position);
            for (seat, looks) in position.looks.iter().enumerate() {
                let missed = f64::from(u8::from(seat == position.winner)) - chances[seat];
                gradient.iter_mut().zip(looks).for_each(|(sum, look)| *sum += missed * f64::from(*look));
            }
        }
        // Adagrad: weights that have moved much move less.
        for ((weight, spread), slope) in weights.iter_mut().zip(&mut spread).zip(gradient) {
            let slope = slope / fitted.len() as f64 - 1e-4 * *weight;
            *spread += slope * slope;
            *weight += 0.3 * slope / spread.sqrt();
        }
        if step % 100 == 99 {
            println!("# {} positions, {}: {:.4}", fitted.len(), step + 1, foretold(&weights, &kept));
        }
    }
    println!("# equal chances: {:.4}", foretold(&[0.0; LOOKED_AT], &kept));
    println!("{weights:.3?}");
    ExitCode::SUCCESS
}

fn chances(weights: &[f64; LOOKED_AT], position: &Position) -> Vec<f64> {
    let score = |looks: &[f32; LOOKED_AT]| -> f64 { looks.iter().zip(weights).map(|(l, w)| f64::from(*l) * w).sum() };
    let powers: Vec<f64> = position.looks.iter().map(|looks| score(looks).exp()).collect();
    let sum: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / sum).collect()
}

/// The mean logarithm of the winner's chance.
fn foretold(weights: &[f64; LOOKED_AT], positions: &[Position]) -> f64 {
    let sum: f64 = positions.iter().map(|position| chances(weights, position)[position.winner].ln()).sum();
    sum / positions.len().max(1) as f64
}
