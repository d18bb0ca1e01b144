//! Finished deals, one line each, so that an interrupted match can continue.

use crate::save;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use words::Words;

/// The result of one deal, played from every seat.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Deal {
    pub(super) deal: u64,
    /// For each game, the winners by their places in the line-up.
    pub(super) winners: Vec<Vec<usize>>,
    /// For each member of the line-up, how many decisions it made and how long they took.
    pub(super) decisions: Vec<u64>,
    pub(super) nanoseconds: Vec<u64>,
}

impl Deal {
    fn json(&self) -> Value {
        let Deal { deal, winners, decisions, nanoseconds } = self;
        json!({ "deal": deal, "winners": winners, "decisions": decisions, "nanoseconds": nanoseconds })
    }

    /// Reads a line of the file; `None` if it is incomplete.
    fn read(line: &str, seats: usize) -> Option<Deal> {
        let value: Value = serde_json::from_str(line).ok()?;
        let numbers = |value: &Value| value.as_array()?.iter().map(Value::as_u64).collect::<Option<Vec<_>>>();
        let winners = value["winners"].as_array()?.iter().map(|game| {
            numbers(game)?.into_iter().map(|at| Some(at as usize).filter(|&at| at < seats)).collect::<Option<Vec<_>>>()
        });
        let deal = Deal {
            deal: value["deal"].as_u64()?,
            winners: winners.collect::<Option<_>>()?,
            decisions: numbers(&value["decisions"])?,
            nanoseconds: numbers(&value["nanoseconds"])?,
        };
        let fits = [deal.winners.len(), deal.decisions.len(), deal.nanoseconds.len()] == [seats; 3];
        fits.then_some(deal)
    }
}

/// The deals played so far, in a file if there is one.
pub(super) struct Store {
    file: Option<(PathBuf, File)>,
    deals: Vec<Deal>,
}

impl Store {
    /// A store that lasts until the program ends.
    pub(super) fn nowhere() -> Store {
        Store { file: None, deals: Vec::new() }
    }

    /// The deals of this match in a directory. It is an error if another match is stored there.
    pub(super) fn open(words: &Words, dir: &Path, settings: &Map<String, Value>) -> Result<Store, String> {
        let path = dir.join("deals.jsonl");
        let shown = path.display().to_string();
        let failed = |error: std::io::Error| save::cannot_write(words, &path, &error);
        let before = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => {
                return Err(crate::files::cannot_read(words, &shown, &error));
            }
        };
        let head = Value::Object(settings.clone()).to_string();
        let mut lines = before.lines();
        if lines.next().is_some_and(|first| first != head) {
            return Err(words.fill("arena-other", &[("path", &shown)]));
        }
        let seats = settings["bots"].as_str().map_or(0, |bots| bots.split(',').count());
        let mut known = BTreeSet::new();
        let read = lines.map_while(|line| Deal::read(line, seats));
        let deals: Vec<Deal> = read.filter(|deal| known.insert(deal.deal)).collect();
        // The file is rewritten, which drops a line that the last run could not finish.
        let text: String = std::iter::once(head).chain(deals.iter().map(|deal| deal.json().to_string())).fold(
            String::new(),
            |mut text, line| {
                text.push_str(&line);
                text.push('\n');
                text
            },
        );
        save::whole(&path, &text).map_err(failed)?;
        let file = OpenOptions::new().append(true).open(&path).map_err(failed)?;
        Ok(Store { file: Some((path, file)), deals })
    }

    /// Stores a deal. It is in the file before it counts.
    pub(super) fn keep(&mut self, words: &Words, deal: Deal) -> Result<(), String> {
        if let Some((path, file)) = &mut self.file {
            let line = format!("{}\n", deal.json());
            file.write_all(line.as_bytes()).map_err(|error| save::cannot_write(words, path, &error))?;
        }
        self.deals.push(deal);
        Ok(())
    }

    pub(super) fn deals(&self) -> &[Deal] {
        &self.deals
    }

    /// Which of the first `deals` deals are missing.
    pub(super) fn missing(&self, deals: u64) -> Vec<u64> {
        let there: BTreeSet<u64> = self.deals.iter().map(|deal| deal.deal).collect();
        (0..deals).filter(|deal| !there.contains(deal)).collect()
    }
}
