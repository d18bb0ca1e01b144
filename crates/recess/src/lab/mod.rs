//! `recess lab`: experiments. This module plays, stores and reads games; what they mean is worked out in the crate
//! `lab`.

mod notes;
mod store;

use crate::game::{self, Command};
use crate::playing::LineUp;
use crate::settings::number;
use crate::{files, opponents, out, save, set, work};
use ::lab::{Experiment, Findings, Names, Plan, Row};
use bots::Budget;
use clap::ArgMatches;
use games::Visitor;
use kit::Kit;
use notes::Scribe;
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use store::Store;
use table::{Game as _, MoveBuf, NullLog, Rng, Seat};
use words::Words;

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    match args.subcommand() {
        Some(("run", args)) => start(words, args),
        Some(("report", args)) => again(words, args),
        _ => Ok(ExitCode::from(2)),
    }
}

/// The default bots and decks of a game.
struct Usual;

impl Visitor for Usual {
    type Out = (&'static str, &'static str);

    fn visit<K: Kit>(self) -> Self::Out {
        (K::USUAL, set::brought().filter(|_| K::TAKES_SETS).unwrap_or(K::DECKS))
    }
}

/// Runs an experiment once its game is known.
struct Run<'a> {
    words: &'a Words,
    experiment: &'a Experiment,
    command: String,
    threads: u64,
    file: &'a str,
    dir: &'a str,
}

impl Command for Run<'_> {
    type Out = ExitCode;

    fn run<K: Kit>(self) -> Result<ExitCode, String> {
        if set::brought().is_some() && !K::TAKES_SETS {
            return Err(self.words.get("cli-no-sets"));
        }
        let lab = Lab::<K>::new(self.words, self.experiment, self.command);
        let lab = lab.map_err(|what| format!("{}: {what}", self.file))?;
        lab.carry_out(self.words, self.threads, Path::new(self.dir))
    }
}

/// Reports an experiment once its game is known.
struct Tell<'a> {
    words: &'a Words,
    store: &'a Store,
    plan: &'a Plan,
}

impl Command for Tell<'_> {
    type Out = u64;

    fn run<K: Kit>(self) -> Result<u64, String> {
        tell::<K>(self.words, self.store, self.plan)
    }
}

/// `recess lab run`.
fn start(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let text = |name: &str| args.get_one::<String>(name).map_or("", String::as_str);
    let (file, dir) = (text("experiment"), text("out"));
    let bytes = files::bytes(file).map_err(|error| files::cannot_read(words, file, &error))?;
    let written = String::from_utf8(bytes).map_err(|_| words.fill("set-not-utf8", &[("path", file)]))?;
    let usual = |game: &str| games::with(game, Usual);
    let wrong = |what: String| format!("{file}: {what}");
    let mut experiment = Experiment::read(&written, usual).map_err(|what| wrong(words.say(&what, &[])))?;
    let mut command = format!("recess lab run {} -o {}", quoted(file), quoted(dir));
    if let Some(games) = number(words, args, "games", (1, 1_000_000_000))? {
        experiment.games = games;
        command.push_str(&format!(" --games {games}"));
    }
    for dir in args.get_many::<String>("sets").into_iter().flatten() {
        command.push_str(&format!(" --set {}", quoted(dir)));
    }
    let threads = work::threads(words, args)?;
    game::for_game(words, &experiment.game, Run { words, experiment: &experiment, command, threads, file, dir })
}

/// Quotes a word for a shell.
fn quoted(word: &str) -> std::borrow::Cow<'_, str> {
    // Only a word with a NUL cannot be quoted, and no path has one.
    shlex::try_quote(word).unwrap_or(word.into())
}

/// `recess lab report`.
fn again(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let dir = Path::new(args.get_one::<String>("dir").map_or("", String::as_str));
    let (store, plan) = Store::found(words, dir)?;
    game::for_game(words, &plan.game, Tell { words, store: &store, plan: &plan })?;
    Ok(ExitCode::SUCCESS)
}

/// An experiment with its tables.
struct Lab<K> {
    plan: Plan,
    /// For each cell, the kit and the bots.
    tables: Vec<(K, Vec<&'static str>)>,
    /// For each cell, the plan's numbers for its cards, by their numbers at the table.
    numbers: Vec<Vec<u16>>,
}

impl<K: Kit> Lab<K> {
    /// Sets up every table, or says which one cannot be set up.
    fn new(words: &Words, experiment: &Experiment, command: String) -> Result<Lab<K>, String> {
        let mut cells = experiment.cells();
        let mut tables = Vec::new();
        for at in 0..cells.len() {
            let cell = &cells[at];
            let settings = [cell.rules.as_str(), cell.decks.as_str(), &cell.bots.join(",")].join(" · ");
            let (players, settings) = (cell.players.to_string(), settings.trim_start_matches(" · ").to_owned());
            let blame = |key: &str, what: &str| {
                words.fill(key, &[("players", &players), ("settings", &settings), ("what", what)])
            };
            let table = game::set_up::<K>(words, &cell.decks, &cell.rules, cell.players)
                .map_err(|what| blame("lab-cell", &what))?;
            let bots = opponents::seated::<K>(words, &cell.bots.join(","), cell.players)
                .map_err(|what| blame("lab-cell", &what))?;
            if table.deal(0, None, &mut NullLog).is_none() {
                return Err(blame("lab-cell", &words.get("cli-cannot-deal")));
            }
            let (rules, line_up): (String, Vec<String>) =
                (table.rules(), bots.iter().map(|name| (*name).to_owned()).collect());
            let same = cells[..at].iter().any(|other| {
                (&other.rules, &other.bots, &other.decks, other.players)
                    == (&rules, &line_up, &cell.decks, cell.players)
            });
            if same {
                return Err(blame("lab-same-cell", ""));
            }
            (cells[at].rules, cells[at].bots) = (rules, line_up);
            if let Some(decks) = table.decks() {
                cells[at].decks = decks; // with changed cards it would be another experiment
            }
            tables.push((table, bots));
        }
        // Each set of cards has its own numbers; the experiment numbers all cards once.
        let mut cards: Vec<String> = Vec::new();
        let mut numbers = Vec::new();
        for (table, _) in &tables {
            let number = |slug: String| {
                let known = cards.iter().position(|card| *card == slug);
                known.unwrap_or_else(|| {
                    cards.push(slug);
                    cards.len() - 1
                }) as u16
            };
            numbers.push(table.card_slugs().into_iter().map(number).collect());
        }
        let Experiment { title, game, games, seed, chunk, iterations, .. } = experiment.clone();
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let plan = Plan { version, command, title, game, games, seed, chunk, iterations, cards, cells };
        Ok(Lab { plan, tables, numbers })
    }

    /// Plays the games that are missing, and reports the results.
    fn carry_out(&self, words: &Words, threads: u64, dir: &Path) -> Result<ExitCode, String> {
        let plan = &self.plan;
        save::prepare(words, dir)?;
        let store = Store::open(words, dir, plan)?;
        let kept = |what: String| format!("{what}\n{}", words.fill("lab-kept", &[("dir", &dir.display().to_string())]));
        let whole = self.play_all(words, threads, &store).map_err(kept)?;
        let done = tell::<K>(words, &store, plan).map_err(kept)?;
        if !whole {
            let (done, all) = (done.to_string(), plan.all_games().to_string());
            out::line(words.fill("lab-interrupted", &[("done", &done), ("all", &all)]));
        }
        Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(130) })
    }

    /// Plays every missing part and joins the parts when all are there. Returns whether they are.
    fn play_all(&self, words: &Words, threads: u64, store: &Store) -> Result<bool, String> {
        let plan = &self.plan;
        let missing = store.missing(words, plan)?;
        let left: u64 = missing.iter().map(|&(_, chunk)| plan.deals(chunk)).map(|deals| deals.end - deals.start).sum();
        let bar = work::bar(plan.all_games(), plan.all_games() - left, work::WITH_RATE);
        let stop = work::stop_on_ctrl_c();
        let budget = Budget { stop: Some(stop.clone()), ..Budget::iterations(plan.iterations) };
        let played = work::share_out(
            &missing,
            threads,
            &stop,
            |&(cell, chunk)| {
                let rows = self.play(cell, chunk, &budget, &stop, || bar.inc(1))?;
                Some((cell, chunk, ::lab::encode(plan, &rows)))
            },
            |(cell, chunk, part)| store.keep(words, cell, chunk, part),
        );
        bar.finish_and_clear();
        played?;
        if stop.load(Relaxed) {
            return Ok(false);
        }
        store.join(words, plan)?;
        Ok(true)
    }

    /// Plays the games of one part; `None` if they were interrupted.
    fn play(&self, cell: usize, chunk: u64, budget: &Budget, stop: &AtomicBool, done: impl Fn()) -> Option<Vec<Row>> {
        let (table, bots) = &self.tables[cell];
        let seated = LineUp { kit: table, bots, budget };
        let (mut moves, mut scribe) = (MoveBuf::new(), Scribe::<K>::new(stop));
        let mut rows = Vec::new();
        for deal in self.plan.deals(chunk) {
            // Every cell plays the same deals, so differences are paired.
            let seed = Rng::stream(self.plan.seed, "games", deal).bits();
            let finished = seated.play(seed, &mut moves, &mut scribe, |_, _, _| {})?;
            if stop.load(Relaxed) {
                return None;
            }
            let winners = finished.game.outcome().map(|outcome| outcome.winners);
            let share = |seat: Seat| winners.filter(|all| all.has(seat)).map_or(0.0, |all| 1.0 / all.len() as f64);
            let notes = std::mem::take(&mut scribe.notes);
            let numbers = &self.numbers[cell];
            let planned = |cards: Vec<u16>| cards.into_iter().map(|card| numbers[usize::from(card)]).collect();
            for (seat, noted) in Seat::all(table.players()).zip(notes.seats) {
                rows.push(Row {
                    cell,
                    deal,
                    seed,
                    seat: seat.index(),
                    order: finished.starter.steps_to(seat, table.players()),
                    result: share(seat),
                    turns: notes.turns,
                    out: noted.out,
                    score: noted.score,
                    kind: noted.kind,
                    dealt: planned(noted.dealt),
                    drawn: planned(noted.drawn),
                    played: planned(noted.played),
                    held: planned(noted.held),
                });
            }
            done();
        }
        Some(rows)
    }
}

/// Reads the stored games, writes the report and prints it. Returns the number of games.
fn tell<K: Kit>(words: &Words, store: &Store, plan: &Plan) -> Result<u64, String> {
    let mut findings = Findings::new(plan);
    store.read(words, plan, |rows| findings.add(plan, rows))?;
    if findings.games() == 0 {
        out::line(words.fill("lab-nothing", &[("dir", &store.dir().display().to_string())]));
        return Ok(0);
    }
    let [card, kind] = K::called(words);
    let names = Names { game: K::TITLE, command: plan.command.clone(), card: &card, kind: &kind };
    let page = ::lab::report(words, plan, &findings, &names);
    for line in ::lab::sentences(words, plan, &findings) {
        out::line(line);
    }
    store.publish(words, &page, findings.games())?;
    Ok(findings.games())
}
