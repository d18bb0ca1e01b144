//! The bots in the other seats, and how long they may think.

use crate::settings::number;
use bots::{Bot, Budget};
use clap::ArgMatches;
use kit::Kit;
use std::time::Duration;
use table::{Rng, Seat};
use words::Words;

/// The bots that play against a person, and how long they may think.
#[derive(Clone)]
pub(crate) struct Opponents {
    /// One for each seat except the person's.
    pub(crate) names: Vec<&'static str>,
    pub(crate) budget: Budget,
}

impl Opponents {
    /// The bots of the command line. What it leaves open comes from the saved game, or else from the defaults.
    pub(crate) fn chosen<K: Kit>(
        words: &Words,
        args: &ArgMatches,
        seats: usize,
        written: Option<&str>,
    ) -> Result<Opponents, String> {
        let written = written.and_then(|line| Opponents::read::<K>(words, line, seats));
        let names = match (args.get_one::<String>("bots"), &written) {
            (Some(text), _) => seated::<K>(words, text, seats)?,
            (None, Some(written)) => written.names.clone(),
            (None, None) => seated::<K>(words, K::USUAL, seats)?,
        };
        let usual = written.map_or_else(Budget::usual, |written| written.budget);
        Ok(Opponents { names, budget: budget(words, args, usual)? })
    }

    /// The bot in a seat, for one decision of a game with this seed. Each decision has its own random numbers, so a
    /// resumed game continues as it would have.
    pub(crate) fn bot<K: Kit>(&self, kit: &K, seat: Seat, seed: u64, decision: u64) -> Box<dyn Bot<K::Game>> {
        let level = seat.index().checked_sub(1).and_then(|at| self.names.get(at)).copied().unwrap_or(K::USUAL);
        let rng = Rng::stream(seed, "bots", decision * Seat::MAX as u64 + seat.index() as u64);
        kit.bot(level, self.budget.clone(), rng)
    }

    /// Their line in the head of a saved game: `hard,easy for 0.3 s`, `hard for 2000 simulations`.
    pub(crate) fn line(&self) -> String {
        let limit = match self.budget.time {
            Some(time) => format!("{} s", time.as_secs_f64()),
            None => format!("{} simulations", self.budget.iterations),
        };
        format!("{} for {limit}", written(&self.names))
    }

    /// Reads what [`Opponents::line`] writes. `None` if the line says something else.
    fn read<K: Kit>(words: &Words, line: &str, seats: usize) -> Option<Opponents> {
        let (names, limit) = line.split_once(" for ")?;
        let names = seated::<K>(words, names, seats).ok()?;
        let budget = match limit.trim().split_once(' ')? {
            (n, "s") => Budget::time(seconds_in(n)?),
            (n, "simulations") => Budget::iterations(n.parse().ok().filter(|n| (1..=Budget::MOST).contains(n))?),
            _ => return None,
        };
        Some(Opponents { names, budget })
    }
}

/// The names of `seats` bots: one for each, or one for all.
pub(crate) fn lineup<K: Kit>(
    words: &Words,
    args: &ArgMatches,
    seats: usize,
    usual: &'static str,
) -> Result<Vec<&'static str>, String> {
    seated::<K>(words, args.get_one::<String>("bots").map_or(usual, String::as_str), seats)
}

/// The same, from a list.
pub(crate) fn seated<K: Kit>(words: &Words, text: &str, seats: usize) -> Result<Vec<&'static str>, String> {
    let mut names = named::<K>(words, text)?;
    if let [only] = names[..] {
        names = vec![only; seats];
    }
    if names.len() != seats {
        let (given, wanted) = (names.len().to_string(), seats.to_string());
        return Err(words.fill("cli-bots-count", &[("given", &given), ("wanted", &wanted)]));
    }
    Ok(names)
}

/// The bots in a list, such as `hard,normal`.
pub(crate) fn named<K: Kit>(words: &Words, text: &str) -> Result<Vec<&'static str>, String> {
    text.split(',')
        .map(|name| {
            let known = K::LEVELS.iter().find(|known| **known == name.trim()).copied();
            known.ok_or_else(|| {
                words.fill("cli-unknown-bots", &[("name", name.trim()), ("names", &K::LEVELS.join(", "))])
            })
        })
        .collect()
}

/// A list of bots, as short as possible.
pub(crate) fn written(names: &[&str]) -> String {
    match names {
        [first, rest @ ..] if rest.iter().all(|name| name == first) => (*first).to_owned(),
        names => names.join(","),
    }
}

/// The budget of `--iterations` or `--seconds`, or else the default.
pub(crate) fn budget(words: &Words, args: &ArgMatches, usual: Budget) -> Result<Budget, String> {
    let iterations = number(words, args, "iterations", (1, u64::from(Budget::MOST)))?;
    let seconds = seconds(words, args)?;
    Ok(match (iterations, seconds) {
        (None, None) => usual,
        (Some(iterations), None) => Budget::iterations(iterations as u32),
        (None, Some(time)) => Budget::time(time),
        (Some(iterations), Some(time)) => Budget { time: Some(time), ..Budget::iterations(iterations as u32) },
    })
}

fn seconds(words: &Words, args: &ArgMatches) -> Result<Option<Duration>, String> {
    // Not every command has this option.
    let Ok(Some(value)) = args.try_get_one::<String>("seconds") else { return Ok(None) };
    seconds_in(value).map(Some).ok_or_else(|| words.fill("cli-bad-seconds", &[("value", value)]))
}

/// Reads a thinking time.
fn seconds_in(text: &str) -> Option<Duration> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=3600.0).contains(seconds))?;
    Some(Duration::from_secs_f64(seconds))
}
