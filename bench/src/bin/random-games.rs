//! Plays random 4-player games and nothing else: what callgrind counts the instructions of, and
//! what is measured beside other engines.
//!
//! `random-games GAMES` prints the number of decisions, `random-games GAMES --json` also how fast.

use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|games| games.parse::<u64>().ok());
    let json = args.next();
    let (Some(games), Ok(mut player), None | Some("--json")) = (games, bench::Player::new(), json.as_deref()) else {
        eprintln!("usage: random-games GAMES [--json]");
        return ExitCode::from(2);
    };
    let started = Instant::now();
    let decisions: usize = (0..games).filter_map(|seed| player.game(4, seed).ok()).sum();
    let seconds = started.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    if json.is_some() {
        let (games_per_s, decisions_per_s) = (games as f64 / seconds, decisions as f64 / seconds);
        println!("{{\"decisions\":{decisions},\"decisions_per_s\":{decisions_per_s},\"games_per_s\":{games_per_s}}}");
    } else {
        println!("{decisions}");
    }
    ExitCode::SUCCESS
}
