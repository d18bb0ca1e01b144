//! `recess sim`: many games by random legal moves.

use crate::out;
use crate::save;
use crate::settings::{Settings, number};
use clap::ArgMatches;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lunch_money::notation::{Record, write_game};
use lunch_money::{Event, LunchMoney, Move};
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use table::{Game, Log, MoveBuf, Rng, Seat};
use words::Words;

/// Games that a thread takes on at a time.
const BATCH: u64 = 256;
/// The longest game that is counted by its own length.
const LONGEST: usize = 4096;
/// The most games that are saved in one go.
const MOST_SAVED: u64 = 100_000;
/// Seats of saved games.
pub(crate) const NAMES: [&str; Seat::MAX] = ["Ann", "Bob", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana"];

/// What came of some games. Two of them can be added in any order, so threads do not matter.
#[derive(Clone)]
struct Tally {
    games: u64,
    decisions: Lengths,
    turns: Lengths,
    wins_by_seat: [u64; Seat::MAX],
    wins_by_turn_order: [u64; Seat::MAX],
}

/// How many games were so long.
#[derive(Clone)]
struct Lengths {
    games: Vec<u64>,
    total: u64,
}

impl Lengths {
    fn new() -> Lengths {
        Lengths { games: vec![0; LONGEST], total: 0 }
    }

    fn add(&mut self, length: usize) {
        self.games[length.min(LONGEST - 1)] += 1;
        self.total += length as u64;
    }

    fn merge(&mut self, other: &Lengths) {
        self.games.iter_mut().zip(&other.games).for_each(|(mine, theirs)| *mine += theirs);
        self.total += other.total;
    }

    fn mean(&self, games: u64) -> f64 {
        self.total as f64 / games.max(1) as f64
    }

    /// The length that this share of the games does not exceed.
    fn quantile(&self, share: f64) -> usize {
        let wanted = (share * self.games.iter().sum::<u64>() as f64).ceil() as u64;
        let mut sum = 0;
        let reached = self.games.iter().position(|&n| {
            sum += n;
            sum >= wanted.max(1)
        });
        reached.unwrap_or(0)
    }
}

impl Tally {
    fn new() -> Tally {
        let wins = [0; Seat::MAX];
        Tally {
            games: 0,
            decisions: Lengths::new(),
            turns: Lengths::new(),
            wins_by_seat: wins,
            wins_by_turn_order: wins,
        }
    }

    fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions.merge(&other.decisions);
        self.turns.merge(&other.turns);
        for seat in 0..Seat::MAX {
            self.wins_by_seat[seat] += other.wins_by_seat[seat];
            self.wins_by_turn_order[seat] += other.wins_by_turn_order[seat];
        }
    }
}

/// A log that counts turns and forgets the rest.
struct Turns(usize);

impl Log<Event> for Turns {
    #[inline(always)]
    fn push(&mut self, event: Event) {
        if let Event::TurnBegan { .. } = event {
            self.0 += 1;
        }
    }
}

/// What all threads share.
struct Work<'a> {
    settings: &'a Settings,
    games: u64,
    seed: u64,
    save: Option<PathBuf>,
    next: AtomicU64,
    done: AtomicU64,
    stop: &'a AtomicBool,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let game = args.get_one::<String>("game").map_or("", String::as_str);
    if game != "lunch-money" {
        return Err(words.fill("cli-unknown-game", &[("name", game)]));
    }
    let settings = Settings::read(words, args)?;
    let games = number(words, args, "games", (1, 1_000_000_000_000))?.unwrap_or(1);
    let seed = number(words, args, "seed", (0, u64::MAX))?.unwrap_or(1);
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let threads = number(words, args, "threads", (1, 1024))?.unwrap_or(cores);
    let save = args.get_one::<String>("save").map(PathBuf::from);
    if let Some(dir) = &save {
        if games > MOST_SAVED {
            return Err(words.fill("cli-sim-save-many", &[("most", &MOST_SAVED.to_string())]));
        }
        save::prepare(words, dir)?;
    }
    static STOP: AtomicBool = AtomicBool::new(false);
    // Without a handler Ctrl-C just ends the program: not worth a failure.
    let _ = ctrlc::set_handler(|| STOP.store(true, Relaxed));

    let work =
        Work { settings: &settings, games, seed, save, next: AtomicU64::new(0), done: AtomicU64::new(0), stop: &STOP };
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

/// Plays the games on all threads, with a progress bar if somebody is looking.
fn play_all(words: &Words, work: &Work<'_>, threads: u64) -> Result<Tally, String> {
    let bar = ProgressBar::with_draw_target(Some(work.games), ProgressDrawTarget::hidden());
    if std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::stderr());
        if let Ok(style) = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}") {
            bar.set_style(style);
        }
    }
    let total = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| work_through(work))).collect();
        while !workers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
            bar.set_position(work.done.load(Relaxed));
            std::thread::sleep(Duration::from_millis(if bar.is_hidden() { 1 } else { 50 }));
        }
        let mut total = Tally::new();
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

/// A game that could not be saved: where, and why.
type Unsaved = (PathBuf, std::io::Error);

fn work_through(work: &Work<'_>) -> Result<Tally, Unsaved> {
    let mut tally = Tally::new();
    let mut moves = MoveBuf::new();
    loop {
        let first = work.next.fetch_add(BATCH, Relaxed);
        if first >= work.games {
            return Ok(tally);
        }
        let last = (first + BATCH).min(work.games);
        for index in first..last {
            if work.stop.load(Relaxed) {
                return Ok(tally);
            }
            let seed = if work.games == 1 { work.seed } else { Rng::stream(work.seed, "games", index).bits() };
            match &work.save {
                None => play_one(work, seed, &mut moves, &mut tally, |_, _, _| {}),
                Some(dir) => {
                    save_one(work, dir, index, seed, &mut moves, &mut tally)
                        .inspect_err(|_| work.stop.store(true, Relaxed))?;
                }
            }
        }
        work.done.fetch_add(last - first, Relaxed);
    }
}

/// One random game.
#[inline]
fn play_one(
    work: &Work<'_>,
    seed: u64,
    moves: &mut MoveBuf<Move>,
    tally: &mut Tally,
    mut note: impl FnMut(&LunchMoney, Seat, Move),
) {
    let Ok(mut game) = LunchMoney::deal(&work.settings.decks, work.settings.players, None, seed) else { return };
    let mut rng = Rng::stream(seed, "bots", 0);
    let starter = game.active();
    let mut turns = Turns(1);
    let mut decisions = 0;
    while let Some(seat) = game.waiting_on().first()
        && let Some(mv) = game.pick(seat, &mut rng, moves)
    {
        note(&game, seat, mv);
        game.play(seat, mv, &mut turns);
        decisions += 1;
    }
    tally.games += 1;
    tally.decisions.add(decisions);
    tally.turns.add(turns.0);
    if let Some(winner) = game.outcome().and_then(|outcome| outcome.winners.first()) {
        tally.wins_by_seat[winner.index()] += 1;
        tally.wins_by_turn_order[starter.steps_to(winner, work.settings.players)] += 1;
    }
}

fn save_one(
    work: &Work<'_>,
    dir: &Path,
    index: u64,
    seed: u64,
    moves: &mut MoveBuf<Move>,
    tally: &mut Tally,
) -> Result<(), Unsaved> {
    let mut played = Vec::new();
    let mut start = None;
    play_one(work, seed, moves, tally, |game, seat, mv| {
        start.get_or_insert(*game);
        played.push((seat, mv, None));
    });
    let Some(start) = start else { return Ok(()) };
    let dealer = start.active().left(work.settings.players - 1, work.settings.players);
    let record = Record {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        title: format!("{} {index}", work.seed),
        seats: NAMES[..work.settings.players].iter().map(|name| (*name).to_owned()).collect(),
        dealer: Some(dealer),
        seed,
        date: None,
    };
    let text = write_game(&record, &work.settings.decks, &start, played, None);
    let path = dir.join(format!("lunch-money-{}-{index}.play", work.seed));
    save::whole(&path, &text).map_err(|error| (path, error))
}

/// What is printed at the end.
struct Report<'a> {
    words: &'a Words,
    work: &'a Work<'a>,
    tally: &'a Tally,
    seconds: f64,
    threads: u64,
}

impl Report<'_> {
    fn per_second(&self, n: u64) -> f64 {
        n as f64 / self.seconds.max(1e-9)
    }

    fn json(&self) -> serde_json::Value {
        let Report { work, tally, seconds, threads, .. } = self;
        let players = work.settings.players;
        let lengths = |lengths: &Lengths| {
            let (median, p99) = (lengths.quantile(0.5), lengths.quantile(0.99));
            serde_json::json!({ "mean": lengths.mean(tally.games), "median": median, "p99": p99 })
        };
        serde_json::json!({
            "game": "lunch-money",
            "players": players,
            "decks": work.settings.deck_names(),
            "rules": work.settings.decks.rules().to_string(),
            "seed": work.seed,
            "threads": threads,
            "games": tally.games,
            "decisions": tally.decisions.total,
            "turns": tally.turns.total,
            "seconds": seconds,
            "games_per_s": self.per_second(tally.games),
            "decisions_per_s": self.per_second(tally.decisions.total),
            "turns_per_game": lengths(&tally.turns),
            "decisions_per_game": lengths(&tally.decisions),
            "wins_by_seat": tally.wins_by_seat[..players],
            "wins_by_turn_order": tally.wins_by_turn_order[..players],
            "interrupted": tally.games < work.games,
        })
    }

    fn print(&self) {
        let Report { words, work, tally, seconds, threads } = self;
        let players = work.settings.players;
        let say = |key: &str, args: &[(&str, &str)]| out::line(words.fill(key, args));
        let (n, rules, seed) = (players.to_string(), work.settings.decks.rules().to_string(), work.seed.to_string());
        let decks = work.settings.deck_names();
        say("cli-sim-title", &[("players", &n), ("decks", &decks), ("rules", &rules), ("seed", &seed)]);
        let games = grouped(tally.games as f64);
        let (time, threads) = (format!("{seconds:.2}"), threads.to_string());
        say("cli-sim-games-done", &[("games", &games), ("seconds", &time), ("threads", &threads)]);
        let speed = [tally.games, tally.decisions.total].map(|n| grouped(self.per_second(n)));
        say("cli-sim-speed", &[("games", &speed[0]), ("decisions", &speed[1])]);
        for (key, lengths) in [("cli-sim-turns", &tally.turns), ("cli-sim-decisions", &tally.decisions)] {
            let mean = format!("{:.1}", lengths.mean(tally.games));
            let (median, p99) = (lengths.quantile(0.5).to_string(), lengths.quantile(0.99).to_string());
            let what = words.get(key);
            say("cli-sim-length", &[("what", &what), ("mean", &mean), ("median", &median), ("p99", &p99)]);
        }
        for (key, wins) in [("cli-sim-wins", &tally.wins_by_seat), ("cli-sim-wins-order", &tally.wins_by_turn_order)] {
            let share = |&wins: &u64| format!("{:.1} %", 100.0 * wins as f64 / tally.games.max(1) as f64);
            let wins: Vec<String> = wins[..players].iter().map(share).collect();
            say(key, &[("wins", &wins.join("  "))]);
        }
        if let Some(dir) = &work.save {
            say("cli-sim-saved", &[("games", &tally.games.to_string()), ("dir", &dir.display().to_string())]);
        }
        if tally.games < work.games {
            say("cli-sim-interrupted", &[("done", &tally.games.to_string()), ("games", &work.games.to_string())]);
        }
    }
}

/// A whole number with spaces between thousands, as all our languages write it.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
