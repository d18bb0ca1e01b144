//! `fuzz [SEED [INPUTS]]`: mutates playbooks until one makes the program panic.

use std::process::ExitCode;

const HELP: &str = "\
usage: fuzz [SEED [INPUTS]]

Mutates the rulebook's playbooks and feeds them to the reader and the engine.
The input at hand is kept in target/fuzz-input.play, so that a panic can be had again.

Examples:
  cargo run --release -p fuzz              a million inputs from seed 1
  cargo run --release -p fuzz -- 7 50000   another seed, fewer inputs";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Result<Vec<u64>, _> = args.iter().map(|arg| arg.parse()).collect();
    let Ok(numbers) = numbers else {
        println!("{HELP}");
        return ExitCode::from(u8::from(!args.iter().any(|arg| arg == "--help")) * 2);
    };
    let seed = numbers.first().copied().unwrap_or(1);
    let inputs = numbers.get(1).copied().unwrap_or(1_000_000);
    let notation = words::lunch_money::playbook();
    let fates = fuzz::fuzz(&notation, seed, inputs, |n, input| {
        if n % 10_000 == 0 {
            eprintln!("{n} of {inputs}");
        }
        let _ = std::fs::write("target/fuzz-input.play", input);
    });
    println!("{} unreadable, {} failed, {} held, no panic", fates[0], fates[1], fates[2]);
    ExitCode::SUCCESS
}
