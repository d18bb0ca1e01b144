//! Checks that cards make sense: they can be played, and nothing goes on for ever.

use super::Set;
use crate::card::{Card, Deck, Kind};
use crate::vocabulary::*;
use table::Phrase;

/// How many cards of each deck six players are dealt (MB-SETUP-2).
const TO_DEAL: usize = 12;
/// The most tags in a set. In a game they are bits of a word.
const MOST_TAGS: usize = 32;

/// Checks one card by itself.
pub(super) fn card(card: &Card, wrong: &mut impl FnMut(String, Phrase)) {
    for (at, line) in card.lines.iter().enumerate() {
        let mut wrong =
            |key: &'static str| wrong(format!("lines[{at}]"), Phrase::new(key).with("kind", card.kind.word()));
        let follows = line.link != Link::Apart;
        if follows && at == 0 {
            wrong("set-link-first");
        }
        if !timing_fits(card, line) {
            wrong("set-timing");
        }
        if !effect_fits(card, line) {
            wrong("set-effect");
        }
        if line.conditions.iter().any(|condition| matches!(condition, Condition::Roll(_)))
            && line.timing == Timing::InForce
            && card.kind != Kind::Curse
        {
            wrong("set-roll");
        }
        if endless(card, line) {
            wrong("set-endless");
        }
    }
    let has = |timing: Timing| card.lines.iter().any(|line| line.timing == timing);
    match card.kind {
        Kind::Monster if !has(Timing::When(Event::Caught)) => wrong("lines".into(), Phrase::new("set-bad-stuff")),
        Kind::Half | Kind::Monster => {}
        _ if card.lines.is_empty() => wrong("lines".into(), Phrase::new("set-no-lines")),
        _ => {}
    }
    if card.only.iter().any(|one| card.not.contains(one)) {
        wrong("not".into(), Phrase::new("set-nobody"));
    }
}

/// Whether a card stays in play, so that it can be used again.
fn stays(card: &Card) -> bool {
    match card.kind {
        Kind::Race | Kind::Class | Kind::Style | Kind::Power | Kind::Minion => true,
        Kind::Item => !card.one_shot,
        _ => false,
    }
}

/// Whether a line of this card can ever take effect.
fn timing_fits(card: &Card, line: &Line) -> bool {
    match (card.kind, line.timing) {
        (Kind::Monster, Timing::InForce) => true,
        (Kind::Monster, Timing::When(event)) => {
            matches!(event, Event::Met | Event::Caught | Event::EscapedOrNot | Event::Won)
        }
        (Kind::Monster, _) => false,
        (Kind::Curse, timing) => matches!(timing, Timing::InForce | Timing::NextFight | Timing::Lasting),
        (_, Timing::NextFight | Timing::Lasting) => false,
        (_, Timing::When(Event::Met | Event::Caught | Event::EscapedOrNot)) => false,
        (_, Timing::When(Event::Drawn)) => card.deck == Deck::Treasure,
        (Kind::Enhancer, timing) => timing == Timing::InForce,
        (Kind::Wandering | Kind::Twin, timing) => timing == Timing::AnyFight,
        (Kind::Half, _) => false,
        // A card that is used up must say when.
        (_, Timing::InForce) => stays(card),
        _ => true,
    }
}

/// Whether an effect makes sense on this card.
fn effect_fits(card: &Card, line: &Line) -> bool {
    let monster = card.kind == Kind::Monster;
    let in_force = line.timing == Timing::InForce;
    match line.effect {
        // A plain bonus would just be part of its level.
        Effect::Bonus(_) if monster => in_force && !line.conditions.is_empty(),
        Effect::Enhance(_) | Effect::Tag(_) => card.kind == Kind::Enhancer,
        Effect::Reward(..) if monster => in_force && !line.conditions.is_empty(),
        Effect::Reward(..) => card.kind == Kind::Enhancer || line.timing == Timing::When(Event::YouHelp),
        Effect::Swarm(_) => monster && in_force,
        Effect::Friendly(_) | Effect::Solo | Effect::Ignore(_) | Effect::NoEscape => {
            (monster || card.kind == Kind::Enhancer) && in_force
        }
        Effect::Twin => card.kind == Kind::Twin,
        Effect::Join => card.kind == Kind::Wandering || line.timing.at_will(),
        // The main fighter pays to be rid of it, so there must be a price.
        Effect::Remove(_) if monster => in_force && line.cost.is_some_and(|cost| cost != Cost::This),
        Effect::Redirect(_) if monster => line.timing == Timing::When(Event::Met),
        Effect::Steal(..) | Effect::Recover(_) | Effect::Cure { .. } if monster => {
            line.timing == Timing::When(Event::Won)
        }
        Effect::Remove(_) | Effect::Redirect(_) | Effect::ForceHelp(_) => {
            matches!(line.timing, Timing::Fight | Timing::AnyFight)
        }
        Effect::DieTo(_) | Effect::DieAgain => line.timing == Timing::When(Event::YourRoll),
        Effect::Cancel(what) => match line.timing {
            Timing::When(Event::Cursed) => what == Cancelled::Curse,
            timing => matches!(timing, Timing::AnyTime | Timing::AnyFight | Timing::Fight),
        },
        Effect::Limit(..) | Effect::Exempt | Effect::Worth(_) => {
            (in_force && stays(card)) || line.timing == Timing::Lasting
        }
        Effect::Steal(..) | Effect::Recover(_) | Effect::Cure { .. } => !in_force,
        // Things that happen once and do not continue.
        Effect::LoseLevel { .. }
        | Effect::Lose(_)
        | Effect::Change { .. }
        | Effect::Die { .. }
        | Effect::GainLevel { .. }
        | Effect::Draw { .. }
        | Effect::HandOver(..)
        | Effect::Rotate(_) => !in_force || card.kind == Kind::Curse,
        Effect::Bonus(_) | Effect::Double | Effect::Flee(_) | Effect::Escape { .. } => true,
    }
}

/// Whether a line could be used again and again while nothing runs out (MB-LIMIT-1).
fn endless(card: &Card, line: &Line) -> bool {
    // An effect that triggers its own line again.
    let itself = match line.effect {
        Effect::LoseLevel { who, .. } => line.timing == Timing::When(Event::LevelLost) && who.is_none_or(concerns_you),
        Effect::Die { .. } => line.timing == Timing::When(Event::Death),
        _ => false,
    };
    if itself {
        return true;
    }
    if line.limit.is_some() || !line.timing.at_will() || !stays(card) {
        return false;
    }
    // The price comes back.
    let brings = match line.effect {
        Effect::Draw { n: Number::Fixed(n), keep, .. } => keep.unwrap_or(n as u8),
        Effect::Draw { n: Number::Die, keep, .. } => keep.unwrap_or(6),
        Effect::Recover(_) | Effect::Steal(Stolen::Item | Stolen::Hand, _) => 1,
        _ => 0,
    };
    let gains_levels = matches!(line.effect, Effect::GainLevel { .. } | Effect::Steal(Stolen::Level, _));
    match line.cost {
        Some(Cost::Cards(n) | Cost::Items(n)) => brings >= n,
        Some(Cost::Hand) => brings > 0,
        Some(Cost::Levels(_)) => gains_levels,
        Some(Cost::This) | None => false,
    }
}

fn concerns_you(who: Who) -> bool {
    matches!(who, Who::You | Who::All | Who::Lowest | Who::Highest)
}

/// Checks all cards together.
pub(super) fn whole(set: &Set, wrong: &mut impl FnMut(Phrase)) {
    for &deck in Deck::ALL {
        let cards: usize =
            set.cards().iter().filter(|card| card.deck == deck).map(|card| usize::from(card.count)).sum();
        if cards < TO_DEAL {
            let few = Phrase::new("set-few").with("deck", deck.word()).with("n", cards).with("least", TO_DEAL);
            wrong(few);
        }
    }
    if set.tags().len() > MOST_TAGS {
        wrong(Phrase::new("set-tags").with("n", set.tags().len()).with("most", MOST_TAGS));
    }
}
