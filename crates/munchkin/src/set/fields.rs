//! The fields of a card, converted from TOML to their types.

use super::line::{self, Names, out_of_range};
use super::{Fault, Source};
use crate::card::{Card, Deck, Kind, Slot};
use crate::vocabulary::{Event, Limit, Line, Link, Period, Timing};
use serde::Deserialize;
use table::Phrase;

/// A card file, or `set.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// In `set.toml`: the name of the set, and the sets it needs.
    name: Option<String>,
    #[serde(default)]
    needs: Vec<String>,
    /// In `set.toml`: bonuses of its monsters against a card that another set may bring (MB-MIX-1).
    #[serde(default)]
    mixed: Vec<MixRule>,
    #[serde(default)]
    card: Vec<RawCard>,
}

/// Monsters with a tag have a bonus against players with a card, if that card is in the game.
#[derive(Deserialize, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct MixRule {
    pub(super) tag: String,
    pub(super) against: String,
    pub(super) bonus: i8,
}

/// A card as the file writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) kind: String,
    deck: Option<String>,
    count: Option<i64>,
    level: Option<i64>,
    levels: Option<i64>,
    treasures: Option<i64>,
    gold: Option<i64>,
    slot: Option<String>,
    big: Option<bool>,
    one_shot: Option<bool>,
    rank: Option<i64>,
    pub(super) tags: Option<Vec<String>>,
    only: Option<Vec<String>>,
    not: Option<Vec<String>>,
    #[serde(default)]
    lines: Vec<String>,
}

/// The sets that a file says it needs. Errors are reported when its cards are read.
pub(super) fn needs(source: &Source) -> Vec<String> {
    toml::from_str::<File>(&source.text).map(|file| file.needs).unwrap_or_default()
}

/// The name that a file gives the set. Errors are reported when its cards are read.
pub(super) fn name(source: &Source) -> Option<String> {
    toml::from_str::<File>(&source.text).ok()?.name
}

/// Reads a file: its cards, and its rules about cards of other sets.
pub(super) fn read(source: &Source) -> Result<(Vec<RawCard>, Vec<MixRule>), Fault> {
    let fault = |field: String, what| Fault::new(&source.file, "", field, what);
    toml::from_str::<File>(&source.text).map(|file| (file.card, file.mixed)).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let line = source.text.get(..at).unwrap_or_default().lines().count().max(1);
        fault(line.to_string(), Phrase::new("set-toml").with("line", line).with("error", error.message()))
    })
}

impl RawCard {
    /// Converts the card. Each fault is reported, and the faulty part left out.
    pub(super) fn typed(self, names: &Names, wrong: &mut impl FnMut(String, Phrase)) -> Card {
        let known = word("kind", Some(&self.kind), Kind::ALL, Kind::word, wrong);
        let kind = known.unwrap_or(Kind::Special);
        if known.is_some() {
            self.fitting(kind, wrong); // an unknown kind has no known fields
        }
        let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if !self.id.starts_with(|c: char| c.is_ascii_lowercase()) || !self.id.chars().all(kebab) {
            wrong("id".into(), Phrase::new("set-id"));
        }
        let home = match kind {
            Kind::Item | Kind::GoUp | Kind::Special => Deck::Treasure,
            _ => Deck::Door,
        };
        let mut number = |field: &str, value: Option<i64>, default: Option<i64>, least: i64, most: i64| {
            if most == 0 {
                return 0; // reported already, as a field that its kind does not have
            }
            match value.or(default) {
                None => wrong(field.into(), Phrase::new("set-field-missing").with("kind", kind.word())),
                Some(n) if (least..=most).contains(&n) => return n,
                Some(n) => wrong(field.into(), out_of_range(n, least, most)),
            }
            least
        };
        let of = |this: Kind, default: Option<i64>| if kind == this { default } else { Some(0) };
        let range = |this: Kind, least: i64, most: i64| if kind == this { (least, most) } else { (0, 0) };
        let count = number("count", self.count, Some(1), 1, 20) as u8;
        let (least, most) = range(Kind::Monster, 1, 20);
        let level = number("level", self.level, of(Kind::Monster, None), least, most) as u8;
        let (least, most) = range(Kind::Monster, 1, 2);
        let levels = number("levels", self.levels, of(Kind::Monster, Some(1)), least, most) as u8;
        let (least, most) = range(Kind::Monster, 0, 6);
        let treasures = number("treasures", self.treasures, of(Kind::Monster, None), least, most) as u8;
        let (least, most) = range(Kind::Power, 1, 3);
        let rank = number("rank", self.rank, of(Kind::Power, None), least, most) as u8;
        let gold = number("gold", self.gold, Some(0), 0, 2000) as u16;
        if !gold.is_multiple_of(100) {
            wrong("gold".into(), Phrase::new("set-gold"));
        }
        if self.lines.len() > 4 {
            wrong("lines".into(), Phrase::new("set-lines").with("n", self.lines.len()));
        }
        let mut lines = Vec::new();
        for (at, text) in self.lines.iter().enumerate() {
            match line::read(text, names) {
                Ok(line) => lines.push(line),
                Err(what) => wrong(format!("lines[{at}]"), what),
            }
        }
        complete(&mut lines, kind, self.one_shot.unwrap_or(false));
        let mut traits = |field: &str, words: &Option<Vec<String>>| {
            let mut traits = Vec::new();
            for word in words.iter().flatten() {
                match names.trait_of(word) {
                    Ok(one) => traits.push(one),
                    Err(what) => wrong(field.into(), what),
                }
            }
            traits
        };
        let (only, not) = (traits("only", &self.only), traits("not", &self.not));
        Card {
            kind,
            deck: word("deck", self.deck.as_deref(), Deck::ALL, Deck::word, wrong).unwrap_or(home),
            count,
            level,
            levels,
            treasures,
            gold,
            slot: word("slot", self.slot.as_deref(), Slot::ALL, Slot::word, wrong),
            big: self.big.unwrap_or(false),
            one_shot: self.one_shot.unwrap_or(false),
            rank,
            tags: self.tags.iter().flatten().filter_map(|tag| names.tag(tag).ok()).collect(),
            only,
            not,
            lines,
            slug: self.id,
        }
    }

    /// Reports fields that a card of its kind does not have.
    fn fitting(&self, kind: Kind, wrong: &mut impl FnMut(String, Phrase)) {
        let monster = [
            ("level", self.level.is_some()),
            ("levels", self.levels.is_some()),
            ("treasures", self.treasures.is_some()),
            ("tags", self.tags.is_some()),
        ];
        let item = [
            ("gold", self.gold.is_some()),
            ("slot", self.slot.is_some()),
            ("big", self.big.is_some()),
            ("one_shot", self.one_shot.is_some()),
        ];
        let restricted = [("only", self.only.is_some()), ("not", self.not.is_some())];
        let mut foreign: Vec<(&str, bool)> = Vec::new();
        if kind != Kind::Monster {
            foreign.extend(monster);
        }
        if kind != Kind::Item {
            foreign.extend(item);
        }
        if kind != Kind::Power {
            foreign.push(("rank", self.rank.is_some()));
        }
        if !matches!(kind, Kind::Item | Kind::Power) {
            foreign.extend(restricted);
        }
        for (field, _) in foreign.into_iter().filter(|(_, there)| *there) {
            wrong(field.into(), Phrase::new("set-field").with("kind", kind.word()));
        }
    }
}

/// Fills in what a line leaves out: the timing, from the line it is linked to, and a limit for what is free of charge
/// (MB-POWER-3).
fn complete(lines: &mut [Line], kind: Kind, one_shot: bool) {
    for at in 0..lines.len() {
        if at > 0 && lines[at].link != Link::Apart && lines[at].timing == Timing::InForce {
            lines[at].timing = lines[at - 1].timing;
        }
        let line = &mut lines[at];
        let spent = one_shot || matches!(kind, Kind::GoUp | Kind::Special | Kind::Wandering | Kind::Twin);
        let again = line.timing.at_will() || line.timing == Timing::When(Event::YourRoll);
        if again && !spent && line.cost.is_none() && line.limit.is_none() {
            let per = match line.timing {
                Timing::AnyTime | Timing::OwnTurn => Period::Turn,
                _ => Period::Fight,
            };
            line.limit = Some(Limit { n: 1, per });
        }
    }
}

/// Reads one of a closed list of words.
fn word<T: Copy>(
    field: &str,
    said: Option<&str>,
    all: &[T],
    word: fn(T) -> &'static str,
    wrong: &mut impl FnMut(String, Phrase),
) -> Option<T> {
    let said = said?;
    let found = all.iter().copied().find(|&one| word(one) == said);
    if found.is_none() {
        let expected = all.iter().map(|&one| word(one)).collect::<Vec<_>>().join(", ");
        wrong(field.into(), Phrase::new("set-unknown-word").with("word", said).with("expected", expected));
    }
    found
}
