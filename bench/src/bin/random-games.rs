//! Plays random 4-player games and nothing else, for callgrind to count instructions and for comparison with other
//! engines.
//!
//! `random-games GAMES` prints the number of decisions. With `--json` it also prints the speed. A final
//! `munchkin-bites` selects that game.

use bench::{Cards, House, Player, Schoolyard};
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let games = words.first().and_then(|games| games.parse::<u64>().ok());
    let (json, munchkin) = (words.contains(&"--json"), words.contains(&"munchkin-bites"));
    let understood = words.len() == 1 + usize::from(json) + usize::from(munchkin);
    let told = match (games.filter(|_| understood), munchkin) {
        (Some(games), false) => Schoolyard::new().ok().map(|cards| play(cards, games, json)),
        (Some(games), true) => House::new().map(|cards| play(cards, games, json)),
        (None, _) => None,
    };
    match told {
        Some(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("usage: random-games GAMES [--json] [munchkin-bites]");
            ExitCode::from(2)
        }
    }
}

fn play(cards: impl Cards, games: u64, json: bool) -> String {
    let mut player = Player::new(cards);
    let started = Instant::now();
    let decisions: usize = (0..games).filter_map(|seed| player.game(4, seed)).sum();
    let seconds = started.elapsed().as_secs_f64().max(f64::MIN_POSITIVE);
    if !json {
        return decisions.to_string();
    }
    let (games_per_s, decisions_per_s) = (games as f64 / seconds, decisions as f64 / seconds);
    format!("{{\"decisions\":{decisions},\"decisions_per_s\":{decisions_per_s},\"games_per_s\":{games_per_s}}}")
}
