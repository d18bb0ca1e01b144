//! Settings of a game as they are given on the command line.

use clap::ArgMatches;
use lunch_money::{Decks, Rules};
use words::Words;

/// A number within bounds, or a message that says which are allowed.
pub(crate) fn number(words: &Words, args: &ArgMatches, name: &str, bounds: (u64, u64)) -> Result<Option<u64>, String> {
    let Some(value) = args.get_one::<String>(name) else { return Ok(None) };
    let (least, most) = bounds;
    match value.replace('_', "").parse::<u64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(Some(number)),
        _ => {
            let option = format!("--{name}");
            let (least, most) = (least.to_string(), most.to_string());
            let args = [("name", option.as_str()), ("least", &least), ("most", &most), ("value", value)];
            Err(words.fill("cli-bad-number", &args))
        }
    }
}

/// Decks, rules and number of players.
pub(crate) struct Settings {
    pub(crate) decks: Decks,
    pub(crate) players: usize,
}

impl Settings {
    /// Reads `--deck`, `--rules` and `--players`, and warns when the cards are few for so many.
    pub(crate) fn read(words: &Words, args: &ArgMatches) -> Result<Settings, String> {
        let text = |name: &str| args.get_one::<String>(name).map_or("", String::as_str);
        let players = number(words, args, "players", (2, 8))?.unwrap_or(4) as usize;
        let rules = Rules::read(text("rules")).map_err(|what| words.message(&what))?;
        let decks = Decks::read(text("deck"), rules).map_err(|what| words.message(&what))?;
        if players > decks.comfortable() {
            let n = decks.comfortable().to_string(); // LM-SETUP-1
            let what = words.fill("cli-seats-warning", &[("n", &n)]);
            eprintln!("{}", words.fill("cli-warning", &[("what", &what)]));
        }
        Ok(Settings { decks, players })
    }

    /// The decks, as they are written.
    pub(crate) fn deck_names(&self) -> String {
        let (base, expansion) = self.decks.counts();
        let copies = |name: &str, n: u8| match n {
            0 => None,
            1 => Some(name.to_owned()),
            n => Some(format!("{name} x{n}")),
        };
        [copies("base", base), copies("sticks-and-stones", expansion)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(",")
    }
}
