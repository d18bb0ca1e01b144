//! `recess arena`: bots against each other, measured fairly.
//!
//! Every deal is played once from every seat. From game to game the line-up moves on by one seat while the cards
//! stay, so luck with the cards is the same for everybody and what remains is skill.

mod figures;
mod picture;
mod store;

use crate::game::{self, Command};
use crate::settings::number;
use crate::{opponents, out, save, work};
use bots::{Bot as _, Budget};
use clap::ArgMatches;
use figures::Figures;
use kit::Kit;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;
use store::{Deal, Store};
use table::{Chair, Game as _, Rng, Seat};
use words::Words;

/// What to measure.
struct Match<'a, K: Kit> {
    table: &'a K,
    /// The line-up as it sits in the first game of a deal.
    bots: Vec<&'static str>,
    budget: Budget,
    seed: u64,
    deals: u64,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    struct Arena<'a>(&'a Words, &'a ArgMatches);

    impl Command for Arena<'_> {
        type Out = ExitCode;

        fn run<K: Kit>(self) -> Result<ExitCode, String> {
            compare::<K>(self.0, self.1)
        }
    }

    game::for_named(words, args, Arena(words, args))
}

fn compare<K: Kit>(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let text = args.get_one::<String>("bots").map_or("", String::as_str);
    let bots = opponents::named::<K>(words, text)?;
    if !(2..=Seat::MAX).contains(&bots.len()) {
        return Err(words.get("cli-arena-seats"));
    }
    let table = game::kit::<K>(words, args, Some(bots.len()))?;
    let games = number(words, args, "games", (1, 1_000_000_000))?.unwrap_or(1);
    let seed = number(words, args, "seed", (0, u64::MAX))?.unwrap_or(1);
    let threads = work::threads(words, args)?;
    let stop = work::stop_on_ctrl_c();
    let budget = Budget { stop: Some(stop.clone()), ..opponents::budget(words, args, Budget::usual())? };
    let deals = games.div_ceil(bots.len() as u64);
    let contest = Match { table: &table, bots, budget, seed, deals };

    let dir = args.get_one::<String>("out").map(PathBuf::from);
    let mut store = match &dir {
        Some(dir) => {
            save::prepare(words, dir)?;
            Store::open(words, dir, &contest.settings())?
        }
        None => Store::nowhere(),
    };
    contest.play_all(words, threads, &mut store, &stop)?;

    let figures = Figures::new(&contest.bots, store.deals().iter().filter(|deal| deal.deal < deals));
    let whole = figures.deals() == deals;
    let json = figures.json(&contest.settings(), !whole);
    if let Some(dir) = &dir {
        let files = [("result.json", format!("{json:#}\n")), ("result.svg", picture::svg(words, K::TITLE, &figures))];
        for (name, text) in files {
            let path = dir.join(name);
            save::whole(&path, &text).map_err(|error| save::cannot_write(words, &path, &error))?;
        }
    }
    if args.get_flag("json") {
        out::line(json);
    } else {
        contest.print(words, &figures);
        if let Some(dir) = &dir {
            out::line(words.fill("arena-saved", &[("dir", &dir.display().to_string())]));
        }
        if !whole {
            let (done, all) = (figures.deals().to_string(), deals.to_string());
            out::line(words.fill("arena-interrupted", &[("done", &done), ("deals", &all)]));
        }
    }
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(130) })
}

impl<K: Kit> Match<'_, K> {
    /// The settings that must be equal for deals to be comparable.
    fn settings(&self) -> serde_json::Map<String, serde_json::Value> {
        let mut settings = serde_json::Map::new();
        let mut set = |key: &str, value: serde_json::Value| drop(settings.insert(key.to_owned(), value));
        set("version", env!("CARGO_PKG_VERSION").into());
        set("game", K::ID.into());
        set("rules", self.table.rules().into());
        for (key, value) in self.table.sim_settings() {
            set(key, value);
        }
        set("bots", self.bots.join(",").into());
        set("seed", self.seed.into());
        match self.budget.time {
            Some(time) => set("seconds", time.as_secs_f64().into()),
            None => set("iterations", self.budget.iterations.into()),
        }
        settings
    }

    /// Plays the deals that are not stored yet.
    fn play_all(&self, words: &Words, threads: u64, store: &mut Store, stop: &AtomicBool) -> Result<(), String> {
        let missing = store.missing(self.deals);
        let bar = work::bar(self.deals, self.deals - missing.len() as u64, work::WITHOUT_RATE);
        // A deal that was interrupted is played again next time.
        let kept = work::share_out(
            &missing,
            threads,
            stop,
            |&deal| self.play_deal(deal, stop),
            |deal| {
                store.keep(words, deal)?;
                bar.inc(1);
                Ok(())
            },
        );
        bar.finish_and_clear();
        kept
    }

    /// Plays one deal from every seat. `None` if it was interrupted.
    fn play_deal(&self, deal: u64, stop: &AtomicBool) -> Option<Deal> {
        let n = self.bots.len();
        let seed = Rng::stream(self.seed, "games", deal).bits();
        let mut played = Deal { deal, winners: Vec::new(), decisions: vec![0; n], nanoseconds: vec![0; n] };
        for turned in 0..n {
            let mut game = self.table.deal(seed, None, &mut table::NullLog)?;
            // Which member of the line-up sits in a seat.
            let entry = |seat: Seat| (seat.index() + turned) % n;
            let stream = |seat: Seat| Rng::stream(seed, "bots", (turned * Seat::MAX + seat.index()) as u64);
            let bot = |seat| self.table.bot(self.bots[entry(seat)], self.budget.clone(), stream(seat));
            let mut bots: Vec<_> = Seat::all(n).map(bot).collect();
            let mut events = Vec::new();
            while let Some(seat) = game.waiting_on().first() {
                let started = Instant::now();
                let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &events));
                played.nanoseconds[entry(seat)] += started.elapsed().as_nanos() as u64;
                played.decisions[entry(seat)] += 1;
                game.play(seat, mv, &mut events);
                if stop.load(Relaxed) {
                    return None;
                }
            }
            let winners = game.outcome().into_iter().flat_map(|outcome| outcome.winners);
            played.winners.push(winners.map(entry).collect());
        }
        Some(played)
    }

    fn print(&self, words: &Words, figures: &Figures) {
        let (seed, games, deals) = (self.seed.to_string(), figures.games().to_string(), figures.deals().to_string());
        out::line(self.table.sim_title(words, self.seed));
        out::line(words.fill("arena-title", &[("seed", &seed), ("games", &games), ("deals", &deals)]));
        let head = ["arena-bot", "arena-seats", "arena-wins", "arena-interval", "arena-time"].map(|key| words.get(key));
        let mut rows = vec![head];
        for line in figures.lines() {
            let known = |share: Option<String>| share.unwrap_or_else(|| "-".to_owned());
            let between = |[low, high]: [f64; 2]| format!("{:.1} – {:.1} %", 100.0 * low, 100.0 * high);
            let time = format!("{:.3} ms", line.seconds * 1e3);
            rows.push([
                line.name.to_owned(),
                line.seats.to_string(),
                known(line.rate.map(|rate| format!("{:.1} %", 100.0 * rate))),
                known(line.interval.map(between)),
                time,
            ]);
        }
        for line in columns(&rows) {
            out::line(line);
        }
        let fair = format!("{:.1}", 100.0 / self.bots.len() as f64);
        out::line(words.fill("arena-note", &[("fair", &fair)]));
    }
}

/// Rows as lines of aligned columns, the first column to the left, the others to the right.
fn columns<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; N] = std::array::from_fn(wide);
    rows.iter()
        .map(|row| {
            let cells = row.iter().zip(widths).enumerate().map(|(column, (cell, width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        })
        .collect()
}
