//! `recess`: play, host, join, serve, check, simulate, match bots against each other, measure rules and cards,
//! replay, review, look up rules and cards.

// Everything is printed through `out`, which filters whatever a terminal would obey.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod arena;
mod check;
mod cli;
mod files;
mod game;
mod join;
mod lab;
mod opened;
mod opponents;
mod out;
mod play;
mod playing;
mod records;
mod replay;
mod review;
mod rules;
mod save;
mod screen;
mod serve;
mod set;
mod settings;
mod sim;
mod solo;
mod verify;
mod work;

use std::process::ExitCode;

/// The system's allocator keeps most of what tables have used. This one gives it back when they close.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words = cli::words();
    out::speak(words.lang());
    let matches = match cli::command(&words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            if !error.use_stderr() {
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
            match cli::complaint(&words, &error) {
                Some(text) => out::complain(text),
                // Help for who has said too little.
                None => drop(error.print()),
            }
            return ExitCode::from(2);
        }
    };
    let brought = matches.subcommand().map_or(Ok(()), |(_, args)| set::bring(&words, args));
    let result = brought.and_then(|()| match matches.subcommand() {
        Some(("arena", args)) => arena::run(&words, args),
        Some(("check", args)) => Ok(check::run(&words, args)),
        Some(("host", args)) => join::host(&words, args),
        Some(("join", args)) => join::run(&words, args),
        Some(("lab", args)) => lab::run(&words, args),
        Some(("play", args)) => play::run(&words, args),
        Some(("replay", args)) => replay::run(&words, args),
        Some(("review", args)) => review::run(&words, args),
        Some(("rules", args)) => rules::run(&words, args),
        Some(("serve", args)) => serve::run(&words, args),
        Some(("set", args)) => set::run(&words, args),
        Some(("sim", args)) => sim::run(&words, args),
        _ => Ok(ExitCode::from(2)),
    });
    result.unwrap_or_else(|what| {
        out::complain(words.fill("cli-error", &[("what", &what)]));
        ExitCode::from(2)
    })
}
