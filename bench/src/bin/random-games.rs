//! Plays random 4-player games and nothing else: what callgrind counts the instructions of.
//!
//! `random-games GAMES` prints the number of decisions.

use std::process::ExitCode;

fn main() -> ExitCode {
    let games = std::env::args().nth(1).and_then(|games| games.parse::<u64>().ok());
    let (Some(games), Ok(mut player)) = (games, bench::Player::new()) else {
        eprintln!("usage: random-games GAMES");
        return ExitCode::from(2);
    };
    let decisions: usize = (0..games).filter_map(|seed| player.game(4, seed).ok()).sum();
    println!("{decisions}");
    ExitCode::SUCCESS
}
