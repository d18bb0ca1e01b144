//! `fuzz [SEED [INPUTS [TARGET]]]`: mutates inputs until one makes the program panic or run for ever.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

const HELP: &str = "\
usage: fuzz [SEED [INPUTS [TARGET]]]

Mutates playbooks, saved games, card sets, stored tables and messages of clients, for every game,
and feeds them to whatever reads them. The first input that panics, or takes longer than 20 seconds,
is made as small as possible and kept in target/fuzz/TARGET.

INPUTS is the number for all targets together; what takes long to read gets fewer of them.

Examples:
  cargo run --release -p fuzz                            100 000 inputs from seed 1
  cargo run --release -p fuzz -- 7 5000                  another seed, fewer inputs
  cargo run --release -p fuzz -- 7 5000 cheat-playbooks  only for one target";

/// The time limit for an input, in processor time where the system tells it: a busy machine is not the input's fault.
const LONGEST: Duration = Duration::from_secs(20);

fn keep(target: &str, input: &[u8]) -> PathBuf {
    let path = Path::new("target/fuzz").join(target);
    let _ = std::fs::create_dir_all("target/fuzz");
    let _ = std::fs::write(&path, input);
    path
}

/// How long the main thread has worked. Zero if the system does not tell.
fn worked() -> Duration {
    let told = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    Duration::from_nanos(told.split(' ').next().and_then(|nanos| nanos.parse().ok()).unwrap_or(0))
}

/// Ends the program when an input takes too long, because a thread cannot be stopped from outside.
fn watch(at_hand: &'static Mutex<(String, Vec<u8>)>, fed: &'static AtomicU64) {
    std::thread::spawn(move || {
        let (mut before, mut since) = (u64::MAX, Duration::ZERO);
        loop {
            let now = fed.load(Relaxed);
            let work = worked();
            if now == before && (work.is_zero() || work - since >= LONGEST / 2) {
                let (target, input) = at_hand.lock().map(|hand| hand.clone()).unwrap_or_default();
                eprintln!("{target}: this takes longer than {LONGEST:?}; kept in {}", keep(&target, &input).display());
                std::process::exit(1);
            }
            if now != before {
                (before, since) = (now, work);
            }
            std::thread::sleep(LONGEST);
        }
    });
}

fn main() -> ExitCode {
    static AT_HAND: Mutex<(String, Vec<u8>)> = Mutex::new((String::new(), Vec::new()));
    static FED: AtomicU64 = AtomicU64::new(0);
    let args: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Result<Vec<u64>, _> = args.iter().take(2).map(|arg| arg.parse()).collect();
    let only = args.get(2);
    let mut targets = fuzz::targets();
    let names: Vec<String> = targets.iter().map(|(target, _)| target.name()).collect();
    let (Ok(numbers), true) = (numbers, args.len() <= 3 && only.is_none_or(|only| names.contains(only))) else {
        println!("{HELP}\n\nTargets: {}", names.join(", "));
        return ExitCode::from(u8::from(!args.iter().any(|arg| arg == "--help")) * 2);
    };
    targets.retain(|(target, _)| only.is_none_or(|only| *only == target.name()));
    let (seed, inputs) = (numbers.first().copied().unwrap_or(1), numbers.get(1).copied().unwrap_or(100_000));
    let shares: u64 = targets.iter().map(|(_, share)| share).sum();
    watch(&AT_HAND, &FED);
    let mut code = ExitCode::SUCCESS;
    for (target, share) in &targets {
        let result = fuzz::fuzz(&**target, seed, (inputs * share / shares).max(1), |_, input| {
            FED.fetch_add(1, Relaxed);
            if let Ok(mut hand) = AT_HAND.lock() {
                *hand = (target.name(), input.to_vec());
            }
        });
        match result {
            Ok([unreadable, refused, held]) => {
                println!("{}: {unreadable} unreadable, {refused} refused, {held} held, no panic", target.name());
            }
            Err(crash) => {
                println!("{crash}\nkept in {}", keep(&crash.target, &crash.input).display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}
