//! `recess sim`: many games between bots, and figures about them.

mod report;
mod tally;

use crate::game::{self, Command};
use crate::playing::LineUp;
use crate::settings::number;
use crate::{opponents, out, save, work};
use bots::Budget;
use clap::ArgMatches;
use kit::{Counter as _, GameHead, Kit, MoveOf};
use report::Report;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use table::{Game as _, MoveBuf, Rng, Seat};
use tally::Tally;
use words::Words;

/// Games that a thread takes at a time.
const BATCH: u64 = 256;
/// The budget of bots that search: simulations and not seconds, so that games are the same on every machine.
const ITERATIONS: u32 = 500;
/// The most games that can be saved in one run.
const MOST_SAVED: u64 = 100_000;
/// Names for the seats of saved games.
pub(crate) const NAMES: [&str; Seat::MAX] = ["Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana"];

/// What all threads share.
struct Work<'a, K: Kit> {
    table: &'a K,
    /// The bots by seat.
    bots: Vec<&'static str>,
    budget: Budget,
    games: u64,
    seed: u64,
    /// Whether every card is counted.
    cards: bool,
    save: Option<PathBuf>,
    next: AtomicU64,
    done: AtomicU64,
    stop: &'a AtomicBool,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    struct Sim<'a>(&'a Words, &'a ArgMatches);

    impl Command for Sim<'_> {
        type Out = ExitCode;

        fn run<K: Kit>(self) -> Result<ExitCode, String> {
            simulate::<K>(self.0, self.1)
        }
    }

    game::for_named(words, args, Sim(words, args))
}

fn simulate<K: Kit>(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let cards = args.get_flag("cards");
    if cards && !K::COUNTS_CARDS {
        return Err(words.get("cli-sim-no-cards"));
    }
    let table = game::kit::<K>(words, args, None)?;
    let bots = opponents::lineup::<K>(words, args, table.players(), "random")?;
    let budget = opponents::budget(words, args, Budget::iterations(ITERATIONS))?;
    let games = number(words, args, "games", (1, 1_000_000_000_000))?.unwrap_or(1);
    let seed = number(words, args, "seed", (0, u64::MAX))?.unwrap_or(1);
    let threads = work::threads(words, args)?;
    let save = args.get_one::<String>("save").map(PathBuf::from);
    if let Some(dir) = &save {
        if games > MOST_SAVED {
            return Err(words.fill("cli-sim-save-many", &[("most", &MOST_SAVED.to_string())]));
        }
        save::prepare(words, dir)?;
    }
    let stop = work::stop_on_ctrl_c();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let work = Work { table: &table, bots, budget, games, seed, cards, save, next, done, stop: &stop };
    let started = Instant::now();
    let tally = play_all(words, &work, threads)?;
    let seconds = started.elapsed().as_secs_f64();
    let report = Report { words, work: &work, tally: &tally, seconds, threads };
    if args.get_flag("json") {
        out::line(report.json());
    } else {
        report.print();
    }
    Ok(if tally.games < games { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

/// Plays the games on all threads, with a progress bar if somebody is watching.
fn play_all<K: Kit>(words: &Words, work: &Work<'_, K>, threads: u64) -> Result<Tally<K>, String> {
    let bar = work::bar(work.games, 0, work::WITH_RATE);
    let total = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work_through(work))).collect();
        while !workers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            bar.set_position(work.done.load(Relaxed));
            std::thread::sleep(Duration::from_millis(if bar.is_hidden() { 1 } else { 50 }));
        }
        let mut total = Tally::new(work.table, work.cards);
        for worker in workers {
            match worker.join() {
                Ok(Ok(tally)) => total.merge(&tally),
                Ok(Err((path, error))) => return Err(save::cannot_write(words, &path, &error)),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(total)
    });
    bar.finish_and_clear();
    total
}

/// Why a game could not be saved: its path and the error.
type SaveError = (PathBuf, std::io::Error);

fn work_through<K: Kit>(work: &Work<'_, K>) -> Result<Tally<K>, SaveError> {
    let mut tally = Tally::new(work.table, work.cards);
    let mut moves = MoveBuf::new();
    let notation = work.save.as_ref().and_then(|_| K::notation());
    // Smaller batches when there are few games, so that every thread gets some.
    let batch = BATCH.min(work.games / 64 + 1);
    loop {
        let first = work.next.fetch_add(batch, Relaxed);
        if first >= work.games {
            return Ok(tally);
        }
        let last = (first + batch).min(work.games);
        for index in first..last {
            if work.stop.load(Relaxed) {
                return Ok(tally);
            }
            let seed = if work.games == 1 { work.seed } else { Rng::stream(work.seed, "games", index).bits() };
            match (&work.save, &notation) {
                (Some(dir), Some(notation)) => {
                    save_one(work, notation, dir, index, seed, &mut moves, &mut tally)
                        .inspect_err(|_| work.stop.store(true, Relaxed))?;
                }
                _ => play_one(work, seed, &mut moves, &mut tally, |_, _, _| {}),
            }
        }
        work.done.fetch_add(last - first, Relaxed);
    }
}

/// Plays one game and counts it.
#[inline]
fn play_one<K: Kit>(
    work: &Work<'_, K>,
    seed: u64,
    moves: &mut MoveBuf<MoveOf<K>>,
    tally: &mut Tally<K>,
    note: impl FnMut(&K::Game, Seat, MoveOf<K>),
) {
    let seated = LineUp { kit: work.table, bots: &work.bots, budget: &work.budget };
    let Some(finished) = seated.play(seed, moves, &mut tally.watch, note) else { return };
    tally.turns.add(tally.watch.turns());
    tally.games += 1;
    tally.decisions.add(finished.decisions);
    for winner in finished.game.outcome().into_iter().flat_map(|outcome| outcome.winners) {
        tally.wins_by_seat[winner.index()] += 1;
        tally.wins_by_turn_order[finished.starter.steps_to(winner, work.table.players())] += 1;
    }
}

fn save_one<K: Kit>(
    work: &Work<'_, K>,
    notation: &K::Notation,
    dir: &Path,
    index: u64,
    seed: u64,
    moves: &mut MoveBuf<MoveOf<K>>,
    tally: &mut Tally<K>,
) -> Result<(), SaveError> {
    let mut played = Vec::new();
    let mut start = None;
    play_one(work, seed, moves, tally, |game, seat, mv| {
        start.get_or_insert(*game);
        played.push((seat, mv, None));
    });
    let Some(start) = start else { return Ok(()) };
    let names = NAMES[..work.table.players()].iter().map(|name| (*name).to_owned()).collect();
    let head = GameHead::new(env!("CARGO_PKG_VERSION"), format!("{} {index}", work.seed), names, seed);
    let text = work.table.write(notation, &head, &start, played.into_iter());
    let path = dir.join(format!("{}-{}-{index}.play", K::ID, work.seed));
    save::whole(&path, &text).map_err(|error| (path, error))
}
