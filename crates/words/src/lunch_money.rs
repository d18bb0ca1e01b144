//! Lunch Money in words: cards, events, questions, moves, conditions.

use crate::{Lang, Words};
use lunch_money::{Card, Event, Move, Panel, Question, View, Way, Weirds};
use table::{Refusal, Seat};

/// A card's name.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    words.get(&format!("card-{}", card.slug()))
}

/// A card's line of help.
#[must_use]
pub fn card_help(words: &Words, card: Card) -> String {
    words.get(&format!("card-{}.help", card.slug()))
}

/// Several cards, with how many there are of each.
#[must_use]
pub fn cards(words: &Words, cards: &[Card]) -> String {
    let mut names: Vec<(Card, usize)> = Vec::new();
    for &card in cards {
        match names.last_mut() {
            Some((last, n)) if *last == card => *n += 1,
            _ => names.push((card, 1)),
        }
    }
    let name = |&(kind, n): &(Card, usize)| {
        if n > 1 { format!("{} ×{n}", card(words, kind)) } else { card(words, kind) }
    };
    names.iter().map(name).collect::<Vec<_>>().join(", ")
}

/// Every name of every card in every language, for reading playbooks.
#[must_use]
pub fn names() -> Vec<(String, Card)> {
    let names = |lang: Lang| {
        let words = Words::new(lang);
        Card::ALL.map(|kind| (card(&words, kind), kind))
    };
    Lang::ALL.into_iter().flat_map(names).collect()
}

/// The playbook notation, with the card names of all languages.
#[must_use]
pub fn playbook() -> lunch_money::notation::Playbook {
    let names = names();
    lunch_money::notation::Playbook::new(names.iter().map(|(name, card)| (name.as_str(), *card)))
}

/// Why a move is not legal: each reason with the clauses behind it.
#[must_use]
pub fn reasons(words: &Words, refusal: &Refusal) -> Vec<(String, String)> {
    let mut reasons: Vec<(String, &str)> = Vec::new();
    for reason in refusal.reasons() {
        match reasons.iter_mut().find(|(_, key)| *key == reason.key) {
            Some((clauses, _)) => {
                clauses.push_str(", ");
                clauses.push_str(reason.clause);
            }
            None => reasons.push((reason.clause.to_owned(), reason.key)),
        }
    }
    reasons.into_iter().map(|(clauses, key)| (clauses, words.get(key))).collect()
}

/// An event, as a sentence.
#[must_use]
pub fn event(words: &Words, names: &[String], event: &Event) -> String {
    let who = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    let card = |kind: Card| card(words, kind);
    let say = |key: &str, args: &[(&str, &str)]| words.fill(key, args);
    match *event {
        Event::TurnBegan { seat } => say("event-turn-began", &[("seat", who(seat))]),
        Event::TurnMissed { seat, poked } => {
            let key = if poked { "event-turn-missed-poked" } else { "event-turn-missed-timed-out" };
            say(key, &[("seat", who(seat))])
        }
        Event::Passed { seat } => say("event-passed", &[("seat", who(seat))]),
        Event::Played { by, card: kind, weirds, at, also } => {
            let card = with_weirds(words, card(kind), weirds);
            match also {
                None => say("event-played", &[("by", who(by)), ("card", &card), ("at", who(at))]),
                Some(also) => {
                    say("event-played-two", &[("by", who(by)), ("card", &card), ("at", who(at)), ("also", who(also))])
                }
            }
        }
        Event::PlayedAlone { by, card: kind } => say("event-played-alone", &[("by", who(by)), ("card", &card(kind))]),
        Event::Escaping { by, card: kind, from } => {
            say("event-escaping", &[("by", who(by)), ("card", &card(kind)), ("from", who(from))])
        }
        Event::AidPlayed { by, cards } => say("event-aid-played", &[("by", who(by)), ("cards", &cards.to_string())]),
        Event::Answered { by, card: kind, faster, .. } => {
            let with = if faster {
                words.fill("move-answer-faster", &[("card", &card(kind)), ("faster", &card(Card::Faster))])
            } else {
                card(kind)
            };
            say("event-answered", &[("by", who(by)), ("card", &with)])
        }
        Event::Humiliated { by, victim } => say("event-humiliated", &[("by", who(by)), ("victim", who(victim))]),
        Event::Stopped { card: kind, with, .. } => {
            say("event-stopped", &[("with", &card(with)), ("card", &card(kind))])
        }
        Event::Cancelled { card: kind, .. } => say("event-cancelled", &[("card", &card(kind))]),
        Event::Spoilt { by, card: kind } => say("event-spoilt", &[("by", who(by)), ("card", &card(kind))]),
        Event::Took { seat, .. } => say("event-took", &[("seat", who(seat))]),
        Event::WentOn { card: kind, to } => say("event-went-on", &[("card", &card(kind)), ("to", who(to))]),
        Event::Fizzled { card: kind, .. } => say("event-fizzled", &[("card", &card(kind))]),
        Event::Lost { seat, n, left } => {
            say("event-lost", &[("seat", who(seat)), ("n", &n.to_string()), ("left", &left.to_string())])
        }
        Event::Turned { by, against, n } => {
            say("event-turned", &[("by", who(by)), ("against", who(against)), ("n", &n.to_string())])
        }
        Event::Aided { seat, gained, left } => {
            say("event-aided", &[("seat", who(seat)), ("gained", &gained.to_string()), ("left", &left.to_string())])
        }
        Event::Fell { seat } => say("event-fell", &[("seat", who(seat))]),
        Event::Drew { seat, card: Some(kind) } => say("event-drew", &[("seat", who(seat)), ("card", &card(kind))]),
        Event::Drew { seat, card: None } => say("event-drew-hidden", &[("seat", who(seat))]),
        Event::Discarded { seat, card: kind } => say("event-discarded", &[("seat", who(seat)), ("card", &card(kind))]),
        Event::Reshuffled { cards } => say("event-reshuffled", &[("cards", &cards.to_string())]),
        Event::Returned { seat, card: kind } => say("event-returned", &[("seat", who(seat)), ("card", &card(kind))]),
        Event::Grabbed { by, victim } => say("event-grabbed", &[("by", who(by)), ("victim", who(victim))]),
        Event::Held { by, victim, card: kind } => {
            say("event-held", &[("by", who(by)), ("victim", who(victim)), ("card", &card(kind))])
        }
        Event::HoldEnded { by, victim, .. } => say("event-hold-ended", &[("by", who(by)), ("victim", who(victim))]),
        Event::CootiesWent { from, to } => say("event-cooties-went", &[("from", who(from)), ("to", who(to))]),
        Event::Stomped { seat } => say("event-stomped", &[("seat", who(seat))]),
        Event::Poked { seat } => say("event-poked", &[("seat", who(seat))]),
        Event::Wedgied { seat } => say("event-wedgied", &[("seat", who(seat))]),
        Event::Unwedgied { seat } => say("event-unwedgied", &[("seat", who(seat))]),
        Event::Hid { seat } => say("event-hid", &[("seat", who(seat))]),
        Event::TimedOut { by, seat } => say("event-timed-out", &[("by", who(by)), ("seat", who(seat))]),
        Event::TimeOutOver { seat } => say("event-time-out-over", &[("seat", who(seat))]),
        Event::PiledOn { seat } => say("event-piled-on", &[("seat", who(seat))]),
        Event::Stalled => say("event-stalled", &[]),
        Event::Won { seat } => say("event-won", &[("seat", who(seat))]),
    }
}

/// Events cut where a turn begins: what came before, and the beginning itself.
pub fn by_turn(events: &[Event]) -> impl Iterator<Item = (&[Event], Option<&Event>)> {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    events.split_inclusive(begins).map(move |part| match part.split_last() {
        Some((last, before)) if begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}

/// Events as sentences, with the cards one player draws in a row told as one, unless they are seen.
#[must_use]
pub fn events(words: &Words, names: &[String], events: &[Event]) -> Vec<String> {
    let mut told = Vec::new();
    let mut rest = events;
    while let Some((first, after)) = rest.split_first() {
        let Event::Drew { seat, card: None } = *first else {
            told.push(event(words, names, first));
            rest = after;
            continue;
        };
        let n = rest.iter().take_while(|event| *event == first).count();
        let who = names.get(seat.index()).map_or("?", String::as_str);
        told.push(words.fill("event-drew-several", &[("seat", who), ("n", &n.to_string())]));
        rest = &rest[n..];
    }
    told
}

fn with_weirds(words: &Words, text: String, weirds: Weirds) -> String {
    let n = weirds.count();
    if n == 0 {
        return text;
    }
    let text = words.fill("move-with-weird", &[("move", &text), ("n", &n.to_string())]);
    match (1..5).find(|&hit| weirds.on(hit) > 0) {
        Some(hit) => words.fill("move-on-hit", &[("move", &text), ("hit", &(hit + 1).to_string())]),
        None => text,
    }
}

/// A move, as a choice in a list.
#[must_use]
pub fn choice(words: &Words, names: &[String], view: &View, mv: &Move) -> String {
    let who = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    match *mv {
        Move::Pass => words.get("move-pass"),
        Move::Decline => {
            let taking = matches!(view.asked, Some((_, Question::Answer)));
            words.get(if taking { "move-take-it" } else { "move-decline" })
        }
        Move::Play { card: kind, weirds, at, also, way } => {
            let name = card(words, kind);
            let text = match also {
                None => words.fill("move-at", &[("card", &name), ("at", who(at))]),
                Some(also) => words.fill("move-at-two", &[("card", &name), ("at", who(at)), ("also", who(also))]),
            };
            let text = with_weirds(words, text, weirds);
            match way {
                None => text,
                Some(Way::Left) => words.fill("move-way-left", &[("move", &text)]),
                Some(Way::Right) => words.fill("move-way-right", &[("move", &text)]),
            }
        }
        Move::Alone(kind) => words.fill("move-alone", &[("card", &card(words, kind))]),
        Move::Escape { card: kind, from } => {
            words.fill("move-escape", &[("card", &card(words, kind)), ("from", who(from))])
        }
        Move::Answer { card: kind, faster: false } => words.fill("move-answer", &[("card", &card(words, kind))]),
        Move::Answer { card: kind, faster: true } => {
            words.fill("move-answer-faster", &[("card", &card(words, kind)), ("faster", &card(words, Card::Faster))])
        }
        Move::Aid(n) => words.fill("move-aid", &[("n", &n.to_string())]),
        Move::Discard(which) => {
            let hand = view.hand.iter().enumerate().filter(|(at, _)| which >> at & 1 != 0);
            let chosen: Vec<Card> = hand.map(|(_, card)| *card).collect();
            if chosen.is_empty() {
                return words.get("move-discard-none");
            }
            words.fill("move-discard", &[("cards", &cards(words, &chosen))])
        }
        Move::Way(Way::Left) => words.get("move-left"),
        Move::Way(Way::Right) => words.get("move-right"),
        Move::Keep => words.get("move-keep"),
        Move::Drop => words.get("move-drop"),
        Move::Release => words.get("move-release"),
    }
}

/// The question a seat is asked, as a sentence to that seat.
#[must_use]
pub fn question(words: &Words, names: &[String], view: &View) -> String {
    let who = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    let Some((asked, question)) = view.asked else {
        return String::new();
    };
    let play = view.strip.iter().rev().find_map(|panel| match panel {
        Panel::Play { by, at, card, pending, .. } => Some((*by, at.clone(), *card, *pending)),
        _ => None,
    });
    let (by, at, kind, pending) = play.unwrap_or((asked, Vec::new(), Card::Jab, 0));
    let name = card(words, kind);
    let targets = at.iter().map(|&seat| who(seat)).collect::<Vec<_>>().join(", ");
    let target = at.first().map_or("?", |&seat| who(seat));
    let top = view.strip.last();
    match question {
        Question::Action => words.get("ask-action"),
        Question::Answer => words.fill("ask-answer", &[("by", who(by)), ("card", &name)]),
        Question::Spoil => match top {
            Some(Panel::Revival { who: fallen, .. }) => words.fill("ask-spoil-revival", &[("by", who(*fallen))]),
            _ => words.fill("ask-spoil", &[("by", target), ("card", &defence(words, view))]),
        },
        Question::Interrupt if at.is_empty() => words.fill("ask-interrupt-alone", &[("by", who(by)), ("card", &name)]),
        Question::Interrupt => words.fill("ask-interrupt", &[("by", who(by)), ("card", &name), ("at", &targets)]),
        Question::AnswerHumiliation => {
            let (by, on) = match top {
                Some(Panel::Humiliation { by, on }) => (who(*by), who(*on)),
                _ => ("?", "?"),
            };
            words.fill("ask-answer-humiliation", &[("by", by), ("victim", on)])
        }
        Question::Backlash => words.fill("ask-backlash", &[("by", who(by)), ("n", &pending.to_string())]),
        Question::AnswerBacklash => {
            let by = match top {
                Some(Panel::Backlash { by, .. }) => who(*by),
                _ => "?",
            };
            words.fill("ask-answer-backlash", &[("by", by)])
        }
        Question::FollowUp => words.fill("ask-follow-up", &[("card", &name)]),
        Question::CounterGrab => words.get("ask-counter-grab"),
        Question::Direction => words.fill("ask-direction", &[("card", &name)]),
        Question::KeepNuts => words.get("ask-keep-nuts"),
        Question::Revive => words.fill("ask-revive", &[("n", &view.seats[asked.index()].counters.to_string())]),
        Question::FreeAttack => {
            let victim = match top {
                Some(Panel::Humiliation { on, .. }) => who(*on),
                _ => "?",
            };
            words.fill("ask-free-attack", &[("victim", victim)])
        }
        Question::PileOn => {
            let victim = match top {
                Some(Panel::PileOn { on }) => who(*on),
                _ => "?",
            };
            words.fill("ask-pile-on", &[("victim", victim)])
        }
        Question::Friend => words.get("ask-friend"),
        Question::FriendAttack => words.get("ask-friend-attack"),
        Question::HeadlockHit => {
            let held = view.seats.iter().position(|seat| seat.headlocked_by.contains(&asked));
            let victim = held.map_or("?", |at| who(Seat::new(at)));
            words.fill("ask-headlock-hit", &[("victim", victim)])
        }
        Question::MoreAid => words.get("ask-more-aid"),
        Question::HideDiscard => words.get("ask-hide-discard"),
        Question::GrabbedCooties => words.fill("ask-grabbed-cooties", &[("by", who(by))]),
    }
}

/// The defence on the table.
fn defence(words: &Words, view: &View) -> String {
    let defence = view.strip.iter().rev().find_map(|panel| match panel {
        Panel::Play { defence, .. } => *defence,
        _ => None,
    });
    defence.map_or_else(String::new, |kind| card(words, kind))
}

/// The conditions a player is in.
#[must_use]
pub fn conditions(words: &Words, names: &[String], view: &View, seat: Seat) -> Vec<String> {
    let who = |seat: &Seat| names.get(seat.index()).map_or("?", String::as_str);
    let Some(seen) = view.seats.get(seat.index()) else {
        return Vec::new();
    };
    let mut states = Vec::new();
    let plain = [
        (seen.hiding, "state-hiding"),
        (seen.stomped, "state-stomped"),
        (seen.cooties, "state-cooties"),
        (seen.poked, "state-poked"),
        (seen.fast_dodge, "state-fast-dodge"),
        (seen.fast_block, "state-fast-block"),
    ];
    states.extend(plain.into_iter().filter(|(is, _)| *is).map(|(_, key)| words.get(key)));
    if seen.wedgies > 0 {
        states.push(words.fill("state-wedgies", &[("n", &seen.wedgies.to_string())]));
    }
    states.extend(seen.choked_by.iter().map(|by| words.fill("state-choked", &[("by", who(by))])));
    states.extend(seen.headlocked_by.iter().map(|by| words.fill("state-headlocked", &[("by", who(by))])));
    if let Some((by, n)) = &seen.timed_out {
        states.push(words.fill("state-timed-out", &[("by", who(by)), ("n", &n.to_string())]));
    }
    states
}
