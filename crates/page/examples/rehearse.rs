//! Plays the games that `web/scripts/same-games.mjs` plays in WebAssembly, and tells what they come to. Each line that
//! it reads is `random GAME FROM TO` or `table GAME FROM TO`, with two seeds; each that it writes is the SHA-256 of all
//! those games. `speed GAME DECISIONS 0` answers with the seconds that random games of so many decisions take.

use sha2::{Digest, Sha256};
use std::io::{BufRead, Write};

fn main() -> std::io::Result<()> {
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split(' ').collect();
        let &[kind, game, from, to] = words.as_slice() else { continue };
        if kind == "speed" {
            let start = std::time::Instant::now();
            let _ = page::random_decisions(game, from.parse().unwrap_or(0));
            writeln!(std::io::stdout(), "{}", start.elapsed().as_secs_f64())?;
            continue;
        }
        let play = if kind == "table" { page::table_game } else { page::random_game };
        let (from, to): (u32, u32) = (from.parse().unwrap_or(0), to.parse().unwrap_or(0));
        let mut hash = Sha256::new();
        for seed in from..to {
            hash.update(play(game, seed).unwrap_or_else(|why| why));
        }
        let digest: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(std::io::stdout(), "{digest}")?;
    }
    Ok(())
}
