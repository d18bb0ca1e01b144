//! Experiments in their written form.

use crate::plan::Cell;
use table::Phrase;
use toml::{Table, Value};

/// An experiment is a grid: every number of players with every deck, profile, switch and line-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Experiment {
    /// Its title.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The number of games in each cell.
    pub games: u64,
    /// The seed of all deals.
    pub seed: u64,
    /// The number of games in a part.
    pub chunk: u64,
    /// The number of simulations per decision, for bots that search.
    pub iterations: u32,
    /// The numbers of players.
    pub players: Vec<usize>,
    /// The decks. The others are compared with the first.
    pub decks: Vec<String>,
    /// The profiles. The others are compared with the first.
    pub profiles: Vec<String>,
    /// House switches. Each is tried on its own and compared with none.
    pub switches: Vec<String>,
    /// The line-ups: one level for all seats, or one for each, separated by commas.
    pub bots: Vec<String>,
}

const KEYS: [&str; 11] =
    ["title", "game", "games", "seed", "chunk", "iterations", "players", "decks", "profiles", "switches", "bots"];
/// The largest grid allowed.
const MOST_CELLS: usize = 10_000;

impl Experiment {
    /// Reads an experiment. `usual` returns the default bots and decks of its game, or the error for an unknown game.
    pub fn read(
        text: &str,
        usual: impl Fn(&str) -> Result<(&'static str, &'static str), Phrase>,
    ) -> Result<Self, Phrase> {
        let broken = |error: toml::de::Error| {
            let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
            let line = before.matches('\n').count();
            let what = table::toml_fault(text.lines().nth(line).unwrap_or_default(), error.message());
            Phrase::new("lab-not-toml").with("line", line + 1).with("what", what)
        };
        let table: Table = text.parse().map_err(broken)?;
        if let Some(key) = table.keys().find(|key| !KEYS.contains(&key.as_str())) {
            return Err(Phrase::new("lab-unknown-key").with("key", key).with("keys", KEYS.join(", ")));
        }
        let game = word(&table, "game")?.ok_or_else(|| Phrase::new("lab-needs-game"))?;
        let (bots, decks) = usual(&game)?;
        let players = match table.get("players") {
            None => vec![4],
            Some(value) => list(value, "lab-players", |value| {
                let n = value.as_integer().filter(|n| (2..=8).contains(n));
                n.map(|n| n as usize)
            })?,
        };
        let experiment = Experiment {
            title: word(&table, "title")?.unwrap_or_else(|| game.clone()),
            games: number(&table, "games", 1_000, 1_000_000_000)?,
            seed: number(&table, "seed", 1, i64::MAX)?,
            chunk: number(&table, "chunk", 500, 100_000)?,
            iterations: number(&table, "iterations", 500, 10_000_000)? as u32,
            players,
            decks: words(&table, "decks", decks)?,
            profiles: words(&table, "profiles", "")?,
            switches: words(&table, "switches", "")
                .map(|all| all.into_iter().filter(|one| !one.is_empty()).collect())?,
            bots: words(&table, "bots", bots)?,
            game,
        };
        experiment.check()?;
        Ok(experiment)
    }

    fn check(&self) -> Result<(), Phrase> {
        let twice = |key: &str, all: &[String]| match all.iter().enumerate().find(|(at, one)| all[..*at].contains(one))
        {
            Some((_, one)) => Err(Phrase::new("lab-twice").with("key", key).with("value", one)),
            None => Ok(()),
        };
        let players: Vec<String> = self.players.iter().map(ToString::to_string).collect();
        twice("players", &players)?;
        twice("decks", &self.decks)?;
        twice("profiles", &self.profiles)?;
        twice("switches", &self.switches)?;
        twice("bots", &self.bots)?;
        let ways =
            [self.players.len(), self.decks.len(), self.profiles.len(), self.switches.len() + 1, self.bots.len()];
        let cells = ways.iter().try_fold(1usize, |all, &n| all.checked_mul(n)).filter(|&all| all <= MOST_CELLS);
        cells.map(|_| ()).ok_or_else(|| Phrase::new("lab-too-many").with("most", MOST_CELLS))
    }

    /// The cells of the grid. Rules and bots are still in written form. The game's kit reads them.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let switches: Vec<&str> = std::iter::once("").chain(self.switches.iter().map(String::as_str)).collect();
        let mut cells = Vec::new();
        for &players in &self.players {
            for (deck, decks) in self.decks.iter().enumerate() {
                for (line_up, bots) in self.bots.iter().enumerate() {
                    for (base, profile) in self.profiles.iter().enumerate() {
                        for (turned, switch) in switches.iter().enumerate() {
                            cells.push(Cell {
                                players,
                                decks: decks.clone(),
                                profile: profile.clone(),
                                switch: (*switch).to_owned(),
                                rules: format!("{profile} {switch}").trim().to_owned(),
                                bots: bots.split(',').map(|name| name.trim().to_owned()).collect(),
                                at: [turned, base, deck, line_up],
                            });
                        }
                    }
                }
            }
        }
        cells
    }
}

fn number(table: &Table, key: &'static str, usual: u64, most: i64) -> Result<u64, Phrase> {
    let least = i64::from(key != "seed");
    match table.get(key) {
        None => Ok(usual),
        Some(value) => {
            let number = value.as_integer().filter(|number| (least..=most).contains(number));
            let bounds = || Phrase::new("lab-number").with("key", key).with("least", least).with("most", most);
            number.map(|number| number as u64).ok_or_else(|| bounds().with("value", shown(value)))
        }
    }
}

fn word(table: &Table, key: &'static str) -> Result<Option<String>, Phrase> {
    match table.get(key) {
        None => Ok(None),
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(Some(text.trim().to_owned())),
        Some(value) => Err(Phrase::new("lab-text").with("key", key).with("value", shown(value))),
    }
}

/// A list of texts, or a single text.
fn words(table: &Table, key: &'static str, usual: &str) -> Result<Vec<String>, Phrase> {
    let Some(value) = table.get(key) else { return Ok(vec![usual.to_owned()]) };
    let all = list(value, "lab-texts", |value| value.as_str().map(|text| text.trim().to_owned()));
    all.map_err(|message| message.with("key", key))
}

/// The items of a list. A single value counts as a list of one.
fn list<X>(value: &Value, wrong: &'static str, item: impl Fn(&Value) -> Option<X>) -> Result<Vec<X>, Phrase> {
    let one = std::slice::from_ref(value);
    let all = value.as_array().map_or(one, Vec::as_slice);
    let bad = |value: &Value| Phrase::new(wrong).with("value", shown(value));
    if all.is_empty() {
        return Err(bad(value));
    }
    all.iter().map(|value| item(value).ok_or_else(|| bad(value))).collect()
}

/// A value for a message, shortened.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("\"{}\"", table::playbook::short(text)),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(so) => so.to_string(),
        Value::Array(all) if all.is_empty() => "[]".to_owned(),
        Value::Array(_) => "[…]".to_owned(),
        Value::Datetime(_) | Value::Table(_) => "{…}".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Experiment, Phrase> {
        Experiment::read(text, |game| if game == "tag" { Ok(("fast", "")) } else { Err(Phrase::new("no-such-game")) })
    }

    #[test]
    fn a_grid_has_every_combination_and_a_baseline() {
        let experiment =
            read("game = 'tag'\nplayers = [2, 4]\nprofiles = ['a', 'b']\nswitches = ['+x', '+y']").unwrap();
        let cells = experiment.cells();
        assert_eq!(cells.len(), 12);
        assert_eq!(cells.iter().filter(|cell| cell.is_baseline()).count(), 2);
        assert_eq!((cells[1].rules.as_str(), cells[1].at), ("a +x", [1, 0, 0, 0]));
        assert_eq!(experiment.bots, ["fast"]);
    }

    #[test]
    fn errors_are_named() {
        let key = |text: &str| read(text).unwrap_err().key;
        assert_eq!(key("game = "), "lab-not-toml");
        assert_eq!(key("games = 3"), "lab-needs-game");
        assert_eq!(key("game = 'chess'"), "no-such-game");
        assert_eq!(key("game = 'tag'\nturns = 3"), "lab-unknown-key");
        assert_eq!(key("game = 'tag'\ngames = 0"), "lab-number");
        assert_eq!(key("game = 'tag'\ngames = 'many'"), "lab-number");
        assert_eq!(key("game = 'tag'\nplayers = [1]"), "lab-players");
        assert_eq!(key("game = 'tag'\nplayers = []"), "lab-players");
        assert_eq!(key("game = 'tag'\nbots = [1]"), "lab-texts");
        assert_eq!(key("game = 'tag'\ntitle = 7"), "lab-text");
        assert_eq!(key("game = 'tag'\nswitches = ['+x', '+x']"), "lab-twice");
    }
}
