//! `recess`: play, check, simulate, replay, and look up the rules.

mod check;
mod cli;
mod files;

use std::process::ExitCode;

fn main() -> ExitCode {
    let words = cli::words();
    let matches = match cli::command(&words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => {
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    match matches.subcommand() {
        Some(("check", args)) => check::run(&words, args),
        _ => ExitCode::from(2),
    }
}
