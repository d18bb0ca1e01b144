//! The fields of a card, converted from TOML to their types.

use super::line::{self, Names, out_of_range};
use super::written::Written;
use crate::card::{Card, Deck, Kind, Slot};
use crate::vocabulary::{Event, Limit, Line, Link, Period, Timing};
use table::Phrase;

/// Monsters with a tag have a bonus against players with a card, if that card is in the game (MB-MIX-1).
#[derive(Clone)]
pub(super) struct MixRule {
    pub(super) tag: String,
    pub(super) against: String,
    pub(super) bonus: i8,
}

impl MixRule {
    /// Reads a rule. Each fault is reported; with one, there is no rule.
    pub(super) fn read(written: &mut Written) -> Option<MixRule> {
        let (tag, against, bonus) = (written.text("tag"), written.text("against"), written.number("bonus"));
        for (field, there) in [("tag", tag.is_some()), ("against", against.is_some()), ("bonus", bonus.is_some())] {
            if !there {
                written.wrong(field, Phrase::new("set-needs-field"));
            }
        }
        written.no_more();
        let bonus = bonus.and_then(|bonus| {
            let small = i8::try_from(bonus).ok().filter(|bonus| (-20..=20).contains(bonus));
            if small.is_none() {
                written.wrong("bonus", out_of_range(bonus, -20, 20));
            }
            small
        });
        Some(MixRule { tag: tag?, against: against?, bonus: bonus? })
    }
}

/// A card as the file writes it.
pub(super) struct RawCard {
    pub(super) id: String,
    pub(super) kind: Option<String>,
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
    /// Its lines, each with its place in the list: one that is not text is left out.
    lines: Vec<(usize, String)>,
}

impl RawCard {
    /// Reads the fields of a card. Each fault is reported, and the faulty field left out.
    pub(super) fn read(written: &mut Written) -> RawCard {
        let texts = |list: Vec<(usize, String)>| list.into_iter().map(|(_, text)| text).collect();
        let card = RawCard {
            id: written.text("id").unwrap_or_default(),
            kind: written.text("kind"),
            deck: written.text("deck"),
            count: written.number("count"),
            level: written.number("level"),
            levels: written.number("levels"),
            treasures: written.number("treasures"),
            gold: written.number("gold"),
            slot: written.text("slot"),
            big: written.flag("big"),
            one_shot: written.flag("one_shot"),
            rank: written.number("rank"),
            tags: written.texts("tags").map(texts),
            only: written.texts("only").map(texts),
            not: written.texts("not").map(texts),
            lines: written.texts("lines").unwrap_or_default(),
        };
        for (field, there) in [("id", !card.id.is_empty()), ("kind", card.kind.is_some())] {
            if !there {
                written.wrong(field, Phrase::new("set-needs-field"));
            }
        }
        written.no_more();
        card
    }

    /// Converts the card. Each fault is reported, and the faulty part left out.
    pub(super) fn typed(self, names: &Names, wrong: &mut impl FnMut(String, Phrase)) -> Card {
        let known = word("kind", self.kind.as_deref(), Kind::ALL, Kind::word, wrong);
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
        for (at, text) in &self.lines {
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
