//! One line of a card as a sentence. Messages put the parts together; the code here only decides which parts there
//! are, from the inside out.

use super::Teller;
use munchkin::{Condition, Cost, Effect, Event, Line, Link, Number, Timing};

/// Whether a part is a clause of its own, which some languages set off with a comma.
#[derive(Copy, Clone)]
enum Join {
    Phrase,
    Clause,
}

impl Join {
    const fn word(self) -> &'static str {
        match self {
            Join::Phrase => "phrase",
            Join::Clause => "clause",
        }
    }

    /// A clause is set off from everything beside it.
    const fn or(self, beside: Join) -> Join {
        match self {
            Join::Phrase => beside,
            Join::Clause => self,
        }
    }
}

impl Teller<'_> {
    /// A line as a sentence. What the line before it has said is not repeated.
    pub(super) fn sentence(&self, line: &Line, before: Option<&Line>) -> String {
        let shape = shape(line);
        let join = self.opening(line);
        let linked = |key: &str, text: &str| self.say(key, &[("text", text), ("shape", shape), ("join", join.word())]);
        let mut text = self.body(line);
        let same_time = before.is_some_and(|before| before.timing == line.timing);
        let goes_on = match (line.link, before) {
            (Link::Apart, Some(before)) if same_time && adds(line, before) => {
                text = linked("mb-also", &text);
                true
            }
            (Link::Apart, _) => false,
            _ => same_time,
        };
        if let Some((part, own)) = self.timing(line).filter(|_| !goes_on) {
            text = self.before((part, own.or(join)), &text, shape);
        }
        match line.link {
            Link::Apart => {}
            Link::Else if before.is_some_and(|before| self.found_nothing(before)) => {
                text = linked("mb-else-none", &text);
            }
            Link::Else => text = linked("mb-else", &text),
            Link::Or => text = linked("mb-or", &text),
        }
        let sentence = capital(&self.say("mb-sentence", &[("text", &text)]));
        if line.timing == Timing::When(Event::Caught) && !goes_on {
            return self.say("mb-bad-stuff", &[("text", &sentence)]);
        }
        sentence
    }

    /// Effect, cost, conditions and limit.
    fn body(&self, line: &Line) -> String {
        let text = self.deed(line);
        match line.limit {
            Some(limit) => self.one_of("mb-times", limit.per.word(), &[("n", &limit.n.to_string()), ("text", &text)]),
            None => text,
        }
    }

    /// Effect, cost and conditions: what one use of the line comes to.
    pub(super) fn deed(&self, line: &Line) -> String {
        let mut text = self.effect(line);
        for condition in &line.conditions {
            if let Some((part, join)) = self.condition_after(line, condition) {
                text = self.say("mb-after", &[("text", &text), ("part", &part), ("join", join.word())]);
            }
        }
        for condition in &line.conditions {
            if let Condition::Roll(n) = condition {
                text = self.say("mb-roll", &[("n", &n.to_string()), ("text", &text), ("shape", bare_shape(line))]);
            }
        }
        if let Some(cost) = line.cost {
            // The price of a line on a monster is paid by the player who fights it.
            let may = self.on() == "monster";
            let cost = self.cost(cost, if may { "may" } else { "do" });
            text = self.say(if may { "mb-cost-may" } else { "mb-cost" }, &[("cost", &cost), ("text", &text)]);
        }
        for condition in line.conditions.iter().rev() {
            if let Some(part) = self.condition_before(line, condition) {
                text = self.before(part, &text, shape(line));
            }
        }
        text
    }

    /// Whether the sentence of a line begins with a clause.
    fn opening(&self, line: &Line) -> Join {
        let first = line.conditions.iter().find_map(|condition| self.condition_before(line, condition));
        first.map_or(Join::Phrase, |(_, join)| join)
    }

    /// A part in front of a text.
    fn before(&self, (part, join): (String, Join), text: &str, shape: &str) -> String {
        self.say("mb-before", &[("part", &part), ("text", text), ("shape", shape), ("join", join.word())])
    }

    /// When it works, unless that is obvious. Bad Stuff is a heading, not a part.
    fn timing(&self, line: &Line) -> Option<(String, Join)> {
        let (key, join) = match line.timing {
            Timing::InForce | Timing::When(Event::Caught) => return None,
            Timing::AnyTime => ("mb-any-time", Join::Phrase),
            Timing::OwnTurn => ("mb-own-turn", Join::Phrase),
            Timing::Fight => ("mb-fight", Join::Clause),
            Timing::AnyFight => ("mb-any-fight", Join::Phrase),
            Timing::NextFight => ("mb-next-fight", Join::Phrase),
            Timing::Lasting => ("mb-lasting", Join::Clause),
            Timing::When(Event::YourRoll) => ("mb-when-your_roll", Join::Phrase),
            Timing::When(event) => {
                return Some((self.one_of("mb-when", event.word(), &[("on", self.on())]), Join::Clause));
            }
        };
        Some((self.say(key, &[("subject", self.subject(line))]), join))
    }

    /// Whether “you” is the subject of the sentence: a language may have a word for its subject's own things.
    fn subject(&self, line: &Line) -> &'static str {
        let who = match line.effect {
            // You pay, or roll.
            _ if line.cost.is_some() || has_roll(line) => "you",
            Effect::LoseLevel { who, .. }
            | Effect::GainLevel { who, .. }
            | Effect::Draw { who, .. }
            | Effect::Change { who, .. }
            | Effect::Cure { who }
            | Effect::Die { who } => self.who(who),
            Effect::Lose(loss) => self.who(loss.who),
            Effect::Rotate(_) | Effect::ForceHelp(_) | Effect::Redirect(_) => "all",
            Effect::Remove(_) | Effect::Twin | Effect::Double => "it",
            _ => "you",
        };
        if who == "you" { "you" } else { "other" }
    }

    fn cost(&self, cost: Cost, mood: &str) -> String {
        let (key, n) = match cost {
            Cost::Cards(n) => ("mb-cost-cards", n),
            Cost::Hand => ("mb-cost-hand", 1),
            Cost::Items(n) => ("mb-cost-item", n),
            Cost::Levels(n) => ("mb-cost-level", n),
            Cost::This => ("mb-cost-self", 1),
        };
        self.say(key, &[("n", &n.to_string()), ("mood", mood)])
    }

    /// A condition that follows the effect: always what is counted, and every condition after a number.
    fn condition_after(&self, line: &Line, condition: &Condition) -> Option<(String, Join)> {
        match *condition {
            Condition::Per(thing) => Some((self.one_of("mb-per", thing.word(), &[]), Join::Phrase)),
            Condition::Roll(_) => None,
            _ if !figure(line) => None,
            Condition::Against(what) => Some((self.say("mb-against", &[("those", &self.those(what))]), Join::Phrase)),
            // “Against” suits only a line that helps the card's owner.
            Condition::MonsterIs(tag) if self.own_bonus(line) => {
                Some((self.say("mb-against", &[("those", &self.tag("", tag))]), Join::Phrase))
            }
            Condition::MonsterAtMost(n) if self.own_bonus(line) => {
                Some((self.say("mb-against-level", &[("n", &n.to_string())]), Join::Phrase))
            }
            _ => Some((self.condition(condition), Join::Clause)),
        }
    }

    /// A condition that precedes the effect.
    fn condition_before(&self, line: &Line, condition: &Condition) -> Option<(String, Join)> {
        match condition {
            Condition::Per(_) | Condition::Roll(_) => None,
            _ if figure(line) => None,
            // The effect says which monster it is.
            Condition::MonsterIs(_) | Condition::MonsterAtMost(_) if matches!(line.effect, Effect::Remove(_)) => None,
            Condition::Against(what) => {
                Some((self.say("mb-against-fight", &[("those", &self.those(*what))]), Join::Phrase))
            }
            _ => Some((self.condition(condition), Join::Clause)),
        }
    }

    /// A condition as a clause with “if”.
    fn condition(&self, condition: &Condition) -> String {
        let level = |key: &str, n: u8| self.say(key, &[("n", &n.to_string())]);
        match *condition {
            Condition::Against(what) | Condition::Has(what) => self.has(what),
            Condition::MonsterIs(tag) => self.say("mb-monster-there", &[("one", &self.tag(".one", tag))]),
            Condition::MonsterAtMost(n) => level("mb-monster-level-there", n),
            Condition::LevelAtMost(n) => level("mb-level-most", n),
            Condition::LevelAtLeast(n) => level("mb-level-least", n),
            Condition::Stands(standing) => self.one_of("mb-stands", standing.word(), &[]),
            // These two have places of their own in the sentence.
            Condition::Roll(_) | Condition::Per(_) => String::new(),
        }
    }

    /// Whether a line fails only because there is nothing that it could take.
    fn found_nothing(&self, line: &Line) -> bool {
        let takes = match line.effect {
            Effect::Lose(loss) => self.who(loss.who) == "you",
            Effect::HandOver(..) => true,
            _ => false,
        };
        // With nothing to count there is nothing to lose.
        let counted = |line: &Line| line.conditions.iter().all(|condition| matches!(condition, Condition::Per(_)));
        counted(line) && (takes || !line.conditions.is_empty())
    }
}

/// Whether the effect is just a number.
fn figure(line: &Line) -> bool {
    matches!(line.effect, Effect::Bonus(Number::Fixed(_)) | Effect::Enhance(_) | Effect::Flee(_))
}

/// The shape of the effect alone.
fn bare_shape(line: &Line) -> &'static str {
    if figure(line) { "figure" } else { "clause" }
}

/// The shape of the effect together with its price.
fn shape(line: &Line) -> &'static str {
    if line.cost.is_some() || has_roll(line) { "clause" } else { bare_shape(line) }
}

fn has_roll(line: &Line) -> bool {
    line.conditions.iter().any(|condition| matches!(condition, Condition::Roll(_)))
}

/// Whether a line adds to the one before it, although it reads as if it replaced it.
fn adds(line: &Line, before: &Line) -> bool {
    let bonus = |line: &Line| matches!(line.effect, Effect::Bonus(_));
    match line.timing {
        _ if before.link != Link::Apart => false,
        Timing::InForce => bonus(line) && bonus(before) && before.conditions.is_empty(),
        timing => !timing.at_will(),
    }
}

/// Capitalises a sentence, as all four languages do.
pub(super) fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
