//! Lunch Money in words: cards, events, questions, moves, conditions.
//!
//! Everything becomes a [`Phrase`] first. The functions that take [`Words`] turn it into text.

use crate::{Lang, Words};
use lunch_money::{Card, Event, Move, Panel, Question, SeatView, View, Way, Weirds};
use table::{Phrase, Seat};

/// A card's name.
#[must_use]
pub fn card(words: &Words, card: Card) -> String {
    words.say(&named(card), &[])
}

/// A card's name, as a phrase.
#[must_use]
pub fn named(card: Card) -> Phrase {
    Phrase::new(format!("card-{}", card.slug()))
}

/// A card's line of help.
#[must_use]
pub fn card_help(words: &Words, card: Card) -> String {
    words.get(&format!("card-{}.help", card.slug()))
}

/// Several cards, with the number of each.
#[must_use]
pub fn cards(words: &Words, cards: &[Card]) -> String {
    words.say(&Phrase::new("cards").with("cards", counted(cards)), &[])
}

/// Several cards, with the number of each.
fn counted(cards: &[Card]) -> Vec<Phrase> {
    let runs = cards.chunk_by(|one, other| one == other);
    runs.map(|run| match run {
        [card] => named(*card),
        _ => Phrase::new("card-times").with("card", named(run[0])).with("n", run.len()),
    })
    .collect()
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

/// An event, as a sentence.
#[must_use]
pub fn event(words: &Words, names: &[String], event: &Event) -> String {
    words.say(&event_phrase(event), names)
}

/// An event as a phrase.
#[must_use]
pub fn event_phrase(event: &Event) -> Phrase {
    match *event {
        Event::TurnBegan { seat } => Phrase::new("event-turn-began").with("seat", seat),
        Event::TurnMissed { seat, poked } => {
            let key = if poked { "event-turn-missed-poked" } else { "event-turn-missed-timed-out" };
            Phrase::new(key).with("seat", seat)
        }
        Event::Passed { seat } => Phrase::new("event-passed").with("seat", seat),
        Event::Played { by, card: kind, weirds, at, also } => {
            let card = with_weirds(named(kind), weirds);
            match also {
                None => Phrase::new("event-played").with("by", by).with("card", card).with("at", at),
                Some(also) => {
                    Phrase::new("event-played-two").with("by", by).with("card", card).with("at", at).with("also", also)
                }
            }
        }
        Event::PlayedAlone { by, card: kind } => {
            Phrase::new("event-played-alone").with("by", by).with("card", named(kind))
        }
        Event::Escaping { by, card: kind, from } => {
            Phrase::new("event-escaping").with("by", by).with("card", named(kind)).with("from", from)
        }
        Event::AidPlayed { by, cards } => Phrase::new("event-aid-played").with("by", by).with("cards", cards),
        Event::Answered { by, card: kind, faster, .. } => {
            let with = if faster {
                Phrase::new("move-answer-faster").with("card", named(kind)).with("faster", named(Card::Faster))
            } else {
                named(kind)
            };
            Phrase::new("event-answered").with("by", by).with("card", with)
        }
        Event::Humiliated { by, victim } => Phrase::new("event-humiliated").with("by", by).with("victim", victim),
        Event::Stopped { card: kind, with, .. } => {
            Phrase::new("event-stopped").with("with", named(with)).with("card", named(kind))
        }
        Event::Cancelled { card: kind, .. } => Phrase::new("event-cancelled").with("card", named(kind)),
        Event::Spoilt { by, card: kind } => Phrase::new("event-spoilt").with("by", by).with("card", named(kind)),
        Event::Took { seat, .. } => Phrase::new("event-took").with("seat", seat),
        Event::WentOn { card: kind, to } => Phrase::new("event-went-on").with("card", named(kind)).with("to", to),
        Event::Fizzled { card: kind, .. } => Phrase::new("event-fizzled").with("card", named(kind)),
        Event::Lost { seat, n, left } => Phrase::new("event-lost").with("seat", seat).with("n", n).with("left", left),
        Event::Turned { by, against, n } => {
            Phrase::new("event-turned").with("by", by).with("against", against).with("n", n)
        }
        Event::Aided { seat, gained, left } => {
            Phrase::new("event-aided").with("seat", seat).with("gained", gained).with("left", left)
        }
        Event::Fell { seat } => Phrase::new("event-fell").with("seat", seat),
        Event::Drew { seat, card: Some(kind) } => {
            Phrase::new("event-drew").with("seat", seat).with("card", named(kind))
        }
        Event::Drew { seat, card: None } => Phrase::new("event-drew-hidden").with("seat", seat),
        Event::Discarded { seat, card: kind } => {
            Phrase::new("event-discarded").with("seat", seat).with("card", named(kind))
        }
        Event::Reshuffled { cards } => Phrase::new("event-reshuffled").with("cards", cards),
        Event::Returned { seat, card: kind } => {
            Phrase::new("event-returned").with("seat", seat).with("card", named(kind))
        }
        Event::Grabbed { by, victim } => Phrase::new("event-grabbed").with("by", by).with("victim", victim),
        Event::Held { by, victim, card: kind } => {
            Phrase::new("event-held").with("by", by).with("victim", victim).with("card", named(kind))
        }
        Event::HoldEnded { by, victim, .. } => Phrase::new("event-hold-ended").with("by", by).with("victim", victim),
        Event::CootiesWent { from, to } => Phrase::new("event-cooties-went").with("from", from).with("to", to),
        Event::Stomped { seat } => Phrase::new("event-stomped").with("seat", seat),
        Event::Poked { seat } => Phrase::new("event-poked").with("seat", seat),
        Event::Wedgied { seat } => Phrase::new("event-wedgied").with("seat", seat),
        Event::Unwedgied { seat } => Phrase::new("event-unwedgied").with("seat", seat),
        Event::Hid { seat } => Phrase::new("event-hid").with("seat", seat),
        Event::TimedOut { by, seat } => Phrase::new("event-timed-out").with("by", by).with("seat", seat),
        Event::TimeOutOver { seat } => Phrase::new("event-time-out-over").with("seat", seat),
        Event::PiledOn { seat } => Phrase::new("event-piled-on").with("seat", seat),
        Event::Stalled => Phrase::new("event-stalled"),
        Event::Won { seat } => Phrase::new("event-won").with("seat", seat),
    }
}

/// Splits events where turns begin: into those before a turn, and its beginning.
pub fn by_turn(events: &[Event]) -> impl Iterator<Item = (&[Event], Option<&Event>)> {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    events.split_inclusive(begins).map(move |part| match part.split_last() {
        Some((last, before)) if begins(last) => (before, Some(last)),
        _ => (part, None),
    })
}

/// Events as sentences. Cards that one player draws in a row share a sentence, unless they are seen.
#[must_use]
pub fn events(words: &Words, names: &[String], events: &[Event]) -> Vec<String> {
    told(events).iter().map(|(_, phrase)| words.say(phrase, names)).collect()
}

/// Events as phrases, each with the events it covers.
#[must_use]
pub fn told(events: &[Event]) -> Vec<(&[Event], Phrase)> {
    let mut told = Vec::new();
    let mut rest = events;
    while let Some((first, after)) = rest.split_first() {
        let Event::Drew { seat, card: None } = *first else {
            told.push((std::slice::from_ref(first), event_phrase(first)));
            rest = after;
            continue;
        };
        let n = rest.iter().take_while(|event| *event == first).count();
        let (drawn, after) = rest.split_at(n);
        told.push((drawn, Phrase::new("event-drew-several").with("seat", seat).with("n", n)));
        rest = after;
    }
    told
}

fn with_weirds(text: Phrase, weirds: Weirds) -> Phrase {
    let n = weirds.count();
    if n == 0 {
        return text;
    }
    let text = Phrase::new("move-with-weird").with("move", text).with("n", n);
    match (1..5).find(|&hit| weirds.on(hit) > 0) {
        Some(hit) => Phrase::new("move-on-hit").with("move", text).with("hit", hit + 1),
        None => text,
    }
}

/// A move, as a choice in a list.
#[must_use]
pub fn choice(words: &Words, names: &[String], view: &View, mv: &Move) -> String {
    words.say(&choice_phrase(view, mv), names)
}

/// A move, as a choice in a list.
#[must_use]
pub fn choice_phrase(view: &View, mv: &Move) -> Phrase {
    match *mv {
        Move::Pass => Phrase::new("move-pass"),
        Move::Decline => {
            let taking = matches!(view.asked, Some((_, Question::Answer)));
            Phrase::new(if taking { "move-take-it" } else { "move-decline" })
        }
        Move::Play { card: kind, weirds, at, also, way } => {
            let name = named(kind);
            let text = match also {
                None => Phrase::new("move-at").with("card", name).with("at", at),
                Some(also) => Phrase::new("move-at-two").with("card", name).with("at", at).with("also", also),
            };
            let text = with_weirds(text, weirds);
            match way {
                None => text,
                Some(Way::Left) => Phrase::new("move-way-left").with("move", text),
                Some(Way::Right) => Phrase::new("move-way-right").with("move", text),
            }
        }
        Move::Alone(kind) => Phrase::new("move-alone").with("card", named(kind)),
        Move::Escape { card: kind, from } => Phrase::new("move-escape").with("card", named(kind)).with("from", from),
        Move::Answer { card: kind, faster: false } => Phrase::new("move-answer").with("card", named(kind)),
        Move::Answer { card: kind, faster: true } => {
            Phrase::new("move-answer-faster").with("card", named(kind)).with("faster", named(Card::Faster))
        }
        Move::Aid(n) => Phrase::new("move-aid").with("n", n),
        Move::Discard(which) => {
            let hand = view.hand.iter().enumerate().filter(|(at, _)| which >> at & 1 != 0);
            let chosen: Vec<Card> = hand.map(|(_, card)| *card).collect();
            if chosen.is_empty() {
                return Phrase::new("move-discard-none");
            }
            Phrase::new("move-discard").with("cards", counted(&chosen))
        }
        Move::Way(Way::Left) => Phrase::new("move-left"),
        Move::Way(Way::Right) => Phrase::new("move-right"),
        Move::Keep => Phrase::new("move-keep"),
        Move::Drop => Phrase::new("move-drop"),
        Move::Release => Phrase::new("move-release"),
    }
}

/// The question a seat is asked, as a sentence to that seat.
#[must_use]
pub fn question(words: &Words, names: &[String], view: &View) -> String {
    question_phrase(view).map_or_else(String::new, |phrase| words.say(&phrase, names))
}

/// The question a seat is asked, as a phrase.
#[must_use]
pub fn question_phrase(view: &View) -> Option<Phrase> {
    let (asked, question) = view.asked?;
    let play = view.strip.iter().rev().find_map(|panel| match panel {
        Panel::Play { by, at, card, pending, .. } => Some((*by, at.clone(), *card, *pending)),
        _ => None,
    });
    let (by, at, kind, pending) = play.unwrap_or((asked, Vec::new(), Card::Jab, 0));
    let name = named(kind);
    let target = at.first().copied().unwrap_or(asked);
    let top = view.strip.last();
    Some(match question {
        Question::Action => Phrase::new("ask-action"),
        Question::Answer => Phrase::new("ask-answer").with("by", by).with("card", name),
        Question::Spoil => match top {
            Some(Panel::Revival { who: fallen, .. }) => Phrase::new("ask-spoil-revival").with("by", *fallen),
            _ => Phrase::new("ask-spoil").with("by", target).with("card", defence(view)),
        },
        Question::Interrupt if at.is_empty() => Phrase::new("ask-interrupt-alone").with("by", by).with("card", name),
        Question::Interrupt => Phrase::new("ask-interrupt").with("by", by).with("card", name).with("at", at),
        Question::AnswerHumiliation => {
            let (by, on) = match top {
                Some(Panel::Humiliation { by, on }) => (*by, *on),
                _ => (by, target),
            };
            Phrase::new("ask-answer-humiliation").with("by", by).with("victim", on)
        }
        Question::Backlash => Phrase::new("ask-backlash").with("by", by).with("n", pending),
        Question::AnswerBacklash => {
            let by = match top {
                Some(Panel::Backlash { by, .. }) => *by,
                _ => by,
            };
            Phrase::new("ask-answer-backlash").with("by", by)
        }
        Question::FollowUp => Phrase::new("ask-follow-up").with("card", name),
        Question::CounterGrab => Phrase::new("ask-counter-grab"),
        Question::Direction => Phrase::new("ask-direction").with("card", name),
        Question::KeepNuts => Phrase::new("ask-keep-nuts"),
        Question::Revive => Phrase::new("ask-revive").with("n", view.seats[asked.index()].counters),
        Question::FreeAttack => {
            let victim = match top {
                Some(Panel::Humiliation { on, .. }) => *on,
                _ => target,
            };
            Phrase::new("ask-free-attack").with("victim", victim)
        }
        Question::PileOn => {
            let victim = match top {
                Some(Panel::PileOn { on }) => *on,
                _ => target,
            };
            Phrase::new("ask-pile-on").with("victim", victim)
        }
        Question::Friend => Phrase::new("ask-friend"),
        Question::FriendAttack => Phrase::new("ask-friend-attack"),
        Question::HeadlockHit => {
            let held = view.seats.iter().position(|seat| seat.headlocked_by.contains(&asked));
            let victim = held.map_or(target, Seat::new);
            Phrase::new("ask-headlock-hit").with("victim", victim)
        }
        Question::MoreAid => Phrase::new("ask-more-aid"),
        Question::HideDiscard => Phrase::new("ask-hide-discard"),
        Question::GrabbedCooties => Phrase::new("ask-grabbed-cooties").with("by", by),
    })
}

/// The defence on the table.
fn defence(view: &View) -> Phrase {
    let defence = view.strip.iter().rev().find_map(|panel| match panel {
        Panel::Play { defence, .. } => *defence,
        _ => None,
    });
    named(defence.unwrap_or(Card::Block))
}

/// The conditions a player is in.
#[must_use]
pub fn conditions(words: &Words, names: &[String], view: &View, seat: Seat) -> Vec<String> {
    let seen = view.seats.get(seat.index());
    seen.map_or_else(Vec::new, condition_phrases).iter().map(|phrase| words.say(phrase, names)).collect()
}

/// The conditions a player is in, as phrases.
#[must_use]
pub fn condition_phrases(seen: &SeatView) -> Vec<Phrase> {
    let mut states = Vec::new();
    let plain = [
        (seen.hiding, "state-hiding"),
        (seen.stomped, "state-stomped"),
        (seen.cooties, "state-cooties"),
        (seen.poked, "state-poked"),
        (seen.fast_dodge, "state-fast-dodge"),
        (seen.fast_block, "state-fast-block"),
    ];
    states.extend(plain.into_iter().filter(|(is, _)| *is).map(|(_, key)| Phrase::new(key)));
    if seen.wedgies > 0 {
        states.push(Phrase::new("state-wedgies").with("n", seen.wedgies));
    }
    states.extend(seen.choked_by.iter().map(|&by| Phrase::new("state-choked").with("by", by)));
    states.extend(seen.headlocked_by.iter().map(|&by| Phrase::new("state-headlocked").with("by", by)));
    if let Some((by, n)) = seen.timed_out {
        states.push(Phrase::new("state-timed-out").with("by", by).with("n", n));
    }
    states
}
