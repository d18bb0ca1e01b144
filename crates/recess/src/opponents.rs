//! Who plays: bots by name, and how long they may think.

use crate::settings::number;
use bots::{Bot, Budget};
use clap::ArgMatches;
use kit::Kit;
use std::time::Duration;
use table::{Rng, Seat};
use words::Words;

/// Who plays against a person, and how long they may think.
#[derive(Clone)]
pub(crate) struct Opponents {
    /// One for each seat but the person's.
    pub(crate) names: Vec<&'static str>,
    pub(crate) budget: Budget,
}

impl Opponents {
    /// Those of the command line; of what it does not say, those of a game that was written down, or else the
    /// usual ones.
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

    /// The bot in a seat, for one decision of a game with this seed. Each decision has random numbers of its
    /// own: a game that is resumed goes on as it would have.
    pub(crate) fn bot<K: Kit>(&self, kit: &K, seat: Seat, seed: u64, decision: u64) -> Box<dyn Bot<K::Game>> {
        let level = seat.index().checked_sub(1).and_then(|at| self.names.get(at)).copied().unwrap_or(K::USUAL);
        let rng = Rng::stream(seed, "bots", decision * Seat::MAX as u64 + seat.index() as u64);
        kit.bot(level, self.budget.clone(), rng)
    }

    /// As the head of a saved game has it: `hard,easy for 0.3 s`, `hard for 2000 simulations`.
    pub(crate) fn line(&self) -> String {
        let limit = match self.budget.time {
            Some(time) => format!("{} s", time.as_secs_f64()),
            None => format!("{} simulations", self.budget.iterations),
        };
        format!("{} for {limit}", written(&self.names))
    }

    /// Reads what [`Opponents::line`] writes. `None` if somebody has written something else there.
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

/// One name for each of `seats` bots: as many as were given, or one for all of them.
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

/// The bots of a list such as `hard,normal`.
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

/// A list of bots, as short as can be.
pub(crate) fn written(names: &[&str]) -> String {
    match names {
        [first, rest @ ..] if rest.iter().all(|name| name == first) => (*first).to_owned(),
        names => names.join(","),
    }
}

/// `--iterations` or `--seconds`, or else what is usual.
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
    // Not every command has it.
    let Ok(Some(value)) = args.try_get_one::<String>("seconds") else { return Ok(None) };
    seconds_in(value).map(Some).ok_or_else(|| words.fill("cli-bad-seconds", &[("value", value)]))
}

/// A time that a bot may think.
fn seconds_in(text: &str) -> Option<Duration> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=3600.0).contains(seconds))?;
    Some(Duration::from_secs_f64(seconds))
}
