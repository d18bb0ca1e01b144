//! Who plays: bots by name, and how long they may think.

use crate::settings::number;
use bots::Budget;
use clap::ArgMatches;
use kit::Kit;
use std::time::Duration;
use words::Words;

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
    match value.parse::<f64>() {
        Ok(seconds) if (0.001..=3600.0).contains(&seconds) => Ok(Some(Duration::from_secs_f64(seconds))),
        _ => Err(words.fill("cli-bad-seconds", &[("value", value)])),
    }
}
