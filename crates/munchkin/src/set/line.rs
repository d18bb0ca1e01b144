//! Parses one line of a card.

use crate::card::{CardId, Deck, Kind, Tag};
use crate::vocabulary::*;
use std::collections::HashMap;
use table::{Arg, Phrase};

/// The names that lines may refer to: those of all cards and tags that are read together.
#[derive(Default)]
pub(super) struct Names {
    pub(super) cards: HashMap<String, (CardId, Kind)>,
    pub(super) tags: Vec<String>,
}

impl Names {
    /// The tag of this name, which some monster must have.
    pub(super) fn tag(&self, name: &str) -> Result<Tag, Phrase> {
        let at = self.tags.iter().position(|tag| tag == name);
        at.map(|at| Tag(at as u8)).ok_or_else(|| Phrase::new("set-unknown-tag").with("word", name))
    }

    /// A trait of a character by its name.
    pub(super) fn trait_of(&self, name: &str) -> Result<Trait, Phrase> {
        Ok(match name {
            "human" => Trait::Human,
            "race" => Trait::Race,
            "power" => Trait::Power,
            "minion" => Trait::Minion,
            "female" => Trait::Female,
            "male" => Trait::Male,
            _ => match (Place::parse(name), self.cards.get(name)) {
                (Some(place), _) => Trait::Bare(place),
                (None, Some(&(card, Kind::Race | Kind::Class | Kind::Style | Kind::Power))) => Trait::Card(card),
                _ => return Err(Phrase::new("set-unknown-trait").with("word", name)),
            },
        })
    }
}

/// Parses a line.
pub(super) fn read(text: &str, names: &Names) -> Result<Line, Phrase> {
    let (before, after) = text.split_once(':').map_or(("", text), |(before, after)| (before, after));
    let mut line = Line {
        link: Link::Apart,
        timing: Timing::InForce,
        cost: None,
        conditions: Vec::new(),
        effect: Effect::Double,
        limit: None,
    };
    let mut last = Part::Link;
    for part in before.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let mut said = LineParser::new(part, names);
        let this = said.part(&mut line)?;
        if this < last || (this == last && this != Part::Condition && this != Part::Link) {
            return Err(Phrase::new("set-order").with("word", part));
        }
        last = this;
        said.end()?;
    }
    let mut after = after.split(',').map(str::trim);
    let mut said = LineParser::new(after.next().unwrap_or_default(), names);
    line.effect = said.effect()?;
    said.end()?;
    if let Some(limit) = after.next() {
        let mut said = LineParser::new(limit, names);
        said.keyword(&["up_to"])?;
        let n = said.number(1, 20)? as u8;
        line.limit = Some(Limit { n, per: said.one_of(Period::ALL, Period::word)? });
        said.end()?;
    }
    match after.next() {
        Some(more) => Err(Phrase::new("set-too-much").with("word", more)),
        None => Ok(line),
    }
}

/// The parts before the colon, in order.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    Link,
    Timing,
    Cost,
    Condition,
}

/// The words of one part, read from the left.
struct LineParser<'a> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
    names: &'a Names,
}

impl<'a> LineParser<'a> {
    fn new(text: &'a str, names: &'a Names) -> LineParser<'a> {
        LineParser { words: text.split_whitespace().peekable(), names }
    }

    /// Parses a link, timing, cost or condition.
    fn part(&mut self, line: &mut Line) -> Result<Part, Phrase> {
        const WORDS: [&str; 15] = [
            "else",
            "or",
            "any_time",
            "own_turn",
            "fight",
            "when",
            "stays",
            "cost",
            "against",
            "if_monster",
            "if_level",
            "if_has",
            "roll",
            "per",
            "",
        ];
        let word = self.keyword(&WORDS[..14])?;
        let timing = match word {
            "else" | "or" => {
                line.link = if word == "else" { Link::Else } else { Link::Or };
                return Ok(Part::Link);
            }
            "any_time" => Timing::AnyTime,
            "own_turn" => Timing::OwnTurn,
            "fight" if self.next_is("any") => Timing::AnyFight,
            "fight" => Timing::Fight,
            "when" => Timing::When(self.one_of(Event::ALL, Event::word)?),
            "stays" => match self.keyword(&["next_fight", "lasting"])? {
                "lasting" => Timing::Lasting,
                _ => Timing::NextFight,
            },
            "cost" => {
                line.cost = Some(self.cost()?);
                return Ok(Part::Cost);
            }
            _ => {
                let condition = self.condition(word)?;
                line.conditions.push(condition);
                return Ok(Part::Condition);
            }
        };
        line.timing = timing;
        Ok(Part::Timing)
    }

    fn cost(&mut self) -> Result<Cost, Phrase> {
        Ok(match self.keyword(&["cards", "hand", "item", "level", "self"])? {
            "cards" => Cost::Cards(self.number(1, 9)? as u8),
            "hand" => Cost::Hand,
            "item" => Cost::Items(self.number(1, 9)? as u8),
            "level" => Cost::Levels(self.number(1, 9)? as u8),
            _ => Cost::This,
        })
    }

    fn condition(&mut self, word: &str) -> Result<Condition, Phrase> {
        Ok(match word {
            "against" => Condition::Against(self.trait_of()?),
            "if_monster" => {
                let what = self.word("TAG")?;
                match what.parse::<u8>() {
                    Ok(level) => Condition::MonsterAtMost(level),
                    Err(_) => Condition::MonsterIs(self.names.tag(what)?),
                }
            }
            "if_level" => match self.keyword(&["<=", ">="])? {
                "<=" => Condition::LevelAtMost(self.number(1, 10)? as u8),
                _ => Condition::LevelAtLeast(self.number(1, 10)? as u8),
            },
            "if_has" => match self.words.peek().and_then(|word| Standing::parse(word)) {
                Some(standing) => {
                    self.words.next();
                    Condition::Stands(standing)
                }
                None => Condition::Has(self.trait_of()?),
            },
            "roll" => Condition::Roll(self.number(2, 6)? as u8),
            _ => Condition::Per(self.one_of(Thing::ALL, Thing::word)?),
        })
    }

    fn effect(&mut self) -> Result<Effect, Phrase> {
        Ok(match self.keyword(&EFFECTS)? {
            "bonus" => Effect::Bonus(self.number_or_die(-20, 20)?),
            "enhance" => Effect::Enhance(self.number(-20, 20)? as i8),
            "reward" => Effect::Reward(self.one_of(Reward::ALL, Reward::word)?, self.number(-5, 5)? as i8),
            "double" => Effect::Double,
            "flee" => Effect::Flee(self.number(-6, 6)? as i8),
            "limit" => Effect::Limit(self.one_of(Allowance::ALL, Allowance::word)?, self.number(-9, 9)? as i8),
            "exempt" => Effect::Exempt,
            "worth" => Effect::Worth(self.number(2, 9)? as u8),
            "lose_level" => Effect::LoseLevel { n: self.number_or_die(1, 9)?, who: self.who() },
            "lose" => Effect::Lose(self.loss()?),
            "change" => Effect::Change { what: self.one_of(Turned::ALL, Turned::word)?, who: self.who() },
            "die" => Effect::Die { who: self.who() },
            "gain_level" => Effect::GainLevel { n: self.number_or_die(1, 9)?, who: self.who() },
            "draw" => {
                let deck = self.one_of(Deck::ALL, Deck::word)?;
                let n = self.number_or_die(1, 9)?;
                let up = self.next_is("up");
                let keep = if self.next_is("keep") { Some(self.number(1, 9)? as u8) } else { None };
                Effect::Draw { deck, n, up, keep, who: self.who() }
            }
            "recover" => Effect::Recover(self.which()?),
            "cure" => Effect::Cure { who: self.who() },
            "join" => Effect::Join,
            "swarm" => Effect::Swarm(self.tag()?),
            "twin" => Effect::Twin,
            "tag" => Effect::Tag(self.tag()?),
            "remove" if self.next_is("killed") => Effect::Remove(Removal::Killed),
            "remove" if self.next_is("with_treasure") => Effect::Remove(Removal::WithTreasure),
            "remove" => Effect::Remove(Removal::DrivenOff),
            "friendly" => Effect::Friendly(self.trait_of()?),
            "solo" => Effect::Solo,
            "ignore" => Effect::Ignore(self.one_of(Ignored::ALL, Ignored::word)?),
            "redirect" => Effect::Redirect(self.other()?),
            "force_help" => Effect::ForceHelp(self.other()?),
            "cancel" => Effect::Cancel(self.one_of(Cancelled::ALL, Cancelled::word)?),
            "escape" => Effect::Escape { all: self.next_is("all") },
            "no_escape" => Effect::NoEscape,
            "die_to" if self.next_is("again") => Effect::DieAgain,
            "die_to" => Effect::DieTo(self.number(1, 6)? as u8),
            "steal" => Effect::Steal(self.one_of(Stolen::ALL, Stolen::word)?, self.other()?),
            "hand_over" => Effect::HandOver(self.which()?, self.other()?),
            _ => Effect::Rotate(self.which()?),
        })
    }

    fn loss(&mut self) -> Result<Loss, Phrase> {
        let worn = self.next_is("worn");
        let which = self.which()?;
        let many = match self.words.peek() {
            Some(&"all") => {
                self.words.next();
                Many::All
            }
            Some(&"die") => Many::Number(self.number_or_die(1, 9)?),
            Some(word) if word.parse::<i64>().is_ok() => Many::Number(self.number_or_die(1, 9)?),
            _ => Many::Number(Number::Fixed(1)),
        };
        let by = if self.next_is("by") { self.one_of(By::ALL, By::word)? } else { By::Victim };
        Ok(Loss { worn, which, many, by, who: self.who() })
    }

    fn which(&mut self) -> Result<Which, Phrase> {
        self.one_of(Which::ALL, Which::word)
    }

    /// The player that is named, if any.
    fn who(&mut self) -> Option<Who> {
        let who = self.words.peek().and_then(|word| Who::parse(word))?;
        self.words.next();
        Some(who)
    }

    /// A player that must be named and cannot be oneself.
    fn other(&mut self) -> Result<Who, Phrase> {
        self.one_of(&[Who::OneOther, Who::Left, Who::Right, Who::Lowest, Who::Highest], Who::word)
    }

    fn trait_of(&mut self) -> Result<Trait, Phrase> {
        let name = self.word("TRAIT")?;
        self.names.trait_of(name)
    }

    fn tag(&mut self) -> Result<Tag, Phrase> {
        let name = self.word("TAG")?;
        self.names.tag(name)
    }

    fn word(&mut self, expected: &str) -> Result<&'a str, Phrase> {
        self.words.next().ok_or_else(|| Phrase::new("set-missing").with("expected", expected))
    }

    fn next_is(&mut self, word: &str) -> bool {
        self.words.next_if_eq(&word).is_some()
    }

    fn keyword(&mut self, known: &[&'static str]) -> Result<&'static str, Phrase> {
        let word = self.word(&known.join(", "))?;
        known.iter().copied().find(|known| *known == word).ok_or_else(|| unknown(word, &known.join(", ")))
    }

    fn one_of<T: Copy>(&mut self, all: &[T], word: fn(T) -> &'static str) -> Result<T, Phrase> {
        let known: Vec<&str> = all.iter().map(|&one| word(one)).collect();
        let said = self.word(&known.join(", "))?;
        all.iter().copied().find(|&one| word(one) == said).ok_or_else(|| unknown(said, &known.join(", ")))
    }

    fn number(&mut self, least: i64, most: i64) -> Result<i64, Phrase> {
        let word = self.word("N")?;
        word.parse().ok().filter(|n| (least..=most).contains(n)).ok_or_else(|| out_of_range(word, least, most))
    }

    fn number_or_die(&mut self, least: i64, most: i64) -> Result<Number, Phrase> {
        if self.next_is("die") {
            return Ok(Number::Die);
        }
        self.number(least, most).map(|n| Number::Fixed(n as i8))
    }

    fn end(&mut self) -> Result<(), Phrase> {
        match self.words.next() {
            Some(word) => Err(Phrase::new("set-too-much").with("word", word)),
            None => Ok(()),
        }
    }
}

/// An error about an unknown word.
fn unknown(word: &str, expected: &str) -> Phrase {
    Phrase::new("set-unknown-word").with("word", word).with("expected", expected)
}

/// An error about a number that is missing, too small or too large.
pub(super) fn out_of_range(word: impl Into<Arg>, least: i64, most: i64) -> Phrase {
    Phrase::new("set-number").with("word", word).with("least", least).with("most", most)
}

/// The words a line's effect may begin with.
const EFFECTS: [&str; 33] = [
    "bonus",
    "enhance",
    "reward",
    "double",
    "flee",
    "limit",
    "exempt",
    "worth",
    "lose_level",
    "lose",
    "change",
    "die",
    "gain_level",
    "draw",
    "recover",
    "cure",
    "join",
    "swarm",
    "twin",
    "tag",
    "remove",
    "friendly",
    "solo",
    "ignore",
    "redirect",
    "force_help",
    "cancel",
    "escape",
    "no_escape",
    "die_to",
    "steal",
    "hand_over",
    "rotate",
];
