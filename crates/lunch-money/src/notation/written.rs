//! Moves as people write them.

use super::{Playbook, short};
use crate::card::{AGGRESSION, Card, Cards, GRIP};
use crate::frame::Frame;
use crate::moves::{Move, Way, Weirds};
use crate::state::{LunchMoney, Question};
use table::playbook::seat_named;
use table::{Phrase, Seat};

/// A move as it was written.
#[derive(Clone, PartialEq, Debug)]
pub enum WrittenMove {
    /// `-`
    Dash,
    /// `pass`
    Pass,
    /// `keep`
    Keep,
    /// `drop`
    Drop,
    /// `release`
    Release,
    /// `left`, `right`
    Way(Way),
    /// `FIRST AID x2`
    Aid(u8),
    /// `discard HOOK, JAB`
    Discard(Vec<Card>),
    /// A card, with the cards that go with it.
    Card {
        /// The card.
        card: Card,
        /// Weird on its hits.
        weirds: Weirds,
        /// Whether Faster goes with it.
        faster: bool,
        /// Its targets.
        targets: Vec<Seat>,
        /// The direction in which it passes on.
        way: Option<Way>,
    },
}

/// Cards that are played at somebody.
const TARGETED: Cards = AGGRESSION.or(GRIP).or(Cards::of(&[Card::Hippie, Card::TimeOut, Card::Abandonment]));

/// Reads a move: `KICK4 + WEIRD > Ann`, `BLOCK + GRAB`, `discard`, `left`...
pub(super) fn read(playbook: &Playbook, seats: &[String], text: &str) -> Result<Vec<WrittenMove>, Phrase> {
    let lower = text.to_lowercase();
    let simple = match lower.as_str() {
        "-" => Some(WrittenMove::Dash),
        "pass" => Some(WrittenMove::Pass),
        "keep" => Some(WrittenMove::Keep),
        "drop" => Some(WrittenMove::Drop),
        "release" => Some(WrittenMove::Release),
        "left" => Some(WrittenMove::Way(Way::Left)),
        "right" => Some(WrittenMove::Way(Way::Right)),
        "discard" => Some(WrittenMove::Discard(Vec::new())),
        _ => None,
    };
    if let Some(simple) = simple {
        return Ok(vec![simple]);
    }
    if lower.starts_with("discard ") {
        return Ok(vec![WrittenMove::Discard(playbook.cards(&text["discard ".len()..])?)]);
    }
    let (cards, targets) = match text.split_once('>') {
        Some((cards, targets)) => (cards, Some(targets)),
        None => (text, None),
    };
    let (targets, way) = match targets {
        Some(targets) => read_targets(seats, targets)?,
        None => (Vec::new(), None),
    };
    let mut parts: Vec<WrittenMove> = Vec::new();
    for name in cards.split('+') {
        add(playbook, &mut parts, name.trim(), &targets, way)?;
    }
    // In a shorthand (`BLOCK + GRAB > Bob`) the target belongs to the cards that take one.
    let last = parts.len() - 1;
    for part in &mut parts[..last] {
        if let WrittenMove::Card { card, targets, way, .. } = part
            && !TARGETED.has(*card)
        {
            (*targets, *way) = (Vec::new(), None);
        }
    }
    Ok(parts)
}

/// `Ann, Carl left`.
fn read_targets(seats: &[String], text: &str) -> Result<(Vec<Seat>, Option<Way>), Phrase> {
    let mut words = text.trim();
    let mut way = None;
    if let Some((before, last)) = words.rsplit_once([' ', '\t']) {
        way = match last.to_lowercase().as_str() {
            "left" => Some(Way::Left),
            "right" => Some(Way::Right),
            _ => None,
        };
        if way.is_some() {
            words = before;
        }
    }
    let targets: Result<Vec<Seat>, Phrase> = words.split(',').map(|name| seat_named(seats, name)).collect();
    let targets = targets?;
    if targets.len() > 2 {
        return Err(Phrase::new("playbook-targets"));
    }
    Ok((targets, way))
}

/// One name in a `+` list: a card of its own, or one that goes with the card before it.
fn add(
    playbook: &Playbook,
    parts: &mut Vec<WrittenMove>,
    name: &str,
    targets: &[Seat],
    way: Option<Way>,
) -> Result<(), Phrase> {
    // `WEIRD 2` is on the second hit.
    let (name, hit) = match name.rsplit_once([' ', '\t']) {
        Some((word, number)) if playbook.card(word) == Ok(Card::Weird) => {
            let hit = number.parse().ok().filter(|hit| (1..=5).contains(hit));
            (word, hit.ok_or_else(|| Phrase::new("playbook-weird-hit").with("hit", short(number)))?)
        }
        _ => (name, 1usize),
    };
    let (card, copies) = playbook.card_and_copies(name)?;
    match (card, parts.last_mut()) {
        (Card::Weird, Some(WrittenMove::Card { weirds, .. })) => {
            for _ in 0..copies {
                *weirds = weirds.and_on(hit - 1);
            }
        }
        (Card::Faster, Some(WrittenMove::Card { card: Card::Dodge | Card::Block, faster, .. })) => *faster = true,
        // `FASTER + DODGE` is the same play as `DODGE + FASTER`.
        (Card::Dodge | Card::Block, Some(WrittenMove::Card { card: first @ Card::Faster, faster, .. })) => {
            *first = card;
            *faster = true;
        }
        (Card::FirstAid, Some(WrittenMove::Aid(n))) => *n = n.saturating_add(copies as u8),
        // With a target it means something else, which is then refused (LM-AID-1).
        (Card::FirstAid, _) if targets.is_empty() => parts.push(WrittenMove::Aid(copies as u8)),
        _ if copies > 1 => return Err(Phrase::new("playbook-copies").with("name", short(name))),
        _ => {
            parts.push(WrittenMove::Card { card, weirds: Weirds::NONE, faster: false, targets: targets.to_vec(), way })
        }
    }
    Ok(())
}

/// What a move can mean for this seat now, the most likely first.
pub(super) fn readings(game: &LunchMoney, seat: Seat, said: &WrittenMove) -> Vec<Move> {
    match said {
        WrittenMove::Dash => vec![Move::Decline],
        WrittenMove::Pass => vec![Move::Pass, Move::Decline],
        WrittenMove::Keep => vec![Move::Keep],
        WrittenMove::Drop => vec![Move::Drop],
        WrittenMove::Release => vec![Move::Release],
        WrittenMove::Way(way) => vec![Move::Way(*way)],
        WrittenMove::Aid(cards) => vec![Move::Aid(*cards)],
        WrittenMove::Discard(cards) => vec![Move::Discard(positions(game, seat, cards))],
        WrittenMove::Card { card, weirds, faster, targets, way } => {
            let (card, faster) = (*card, *faster);
            let answer = Move::Answer { card, faster };
            let mut readings = Vec::new();
            let implied = implied_target(game, seat);
            if let Some(at) = targets.first().copied().or(implied) {
                let also = targets.get(1).copied().filter(|&also| also != at);
                readings.push(Move::Play { card, weirds: *weirds, at, also, way: *way });
            }
            if *weirds != Weirds::NONE || way.is_some() {
                // This goes only with a card played at somebody; without one it is refused.
                let at = seat.left(1, game.n());
                let at_nobody = Move::Play { card, weirds: *weirds, at, also: None, way: *way };
                return if readings.is_empty() { vec![at_nobody] } else { readings };
            }
            // LM-CHOKE-2: a player who is held twice must name the holder.
            let only_holder = game.holders_of(seat).first().filter(|_| game.holders_of(seat).at_most_one());
            let from: Vec<Seat> = if targets.is_empty() { only_holder.into_iter().collect() } else { targets.clone() };
            readings.extend(from.into_iter().map(|from| Move::Escape { card, from }));
            if targets.is_empty() {
                readings.push(Move::Alone(card));
            }
            let against = answered(game, seat);
            if targets.iter().any(|&target| against.is_some_and(|against| against != target)) {
                return readings;
            }
            // Refusals name the card's main use first.
            let asked_to_answer =
                game.question().is_none_or(|(asked, question)| asked != seat || question != Question::Action);
            if asked_to_answer {
                readings.insert(0, answer)
            } else {
                readings.push(answer)
            }
            readings
        }
    }
}

/// Whose play this seat would answer, if it is asked for an answer.
fn answered(game: &LunchMoney, seat: Seat) -> Option<Seat> {
    let (_, question) = game.question().filter(|(asked, _)| *asked == seat)?;
    match (question, game.stack.top()?) {
        (Question::Spoil, Frame::Play(play)) => Some(play.at[play.asked()]),
        (Question::Spoil, Frame::Revival(revival)) => Some(revival.who),
        (Question::AnswerHumiliation, Frame::Chain(chain)) => Some(chain.last_open().by()),
        (Question::AnswerBacklash, Frame::Backlash(backlash)) => Some(backlash.by),
        (_, Frame::Play(play)) => Some(play.by),
        _ => None,
    }
}

/// The only possible target, if the question has one.
fn implied_target(game: &LunchMoney, seat: Seat) -> Option<Seat> {
    let (asked, question) = game.question()?;
    if asked != seat {
        return game.stack.play().filter(|play| play.at.contains(&seat)).map(|play| play.by);
    }
    match (question, game.stack.top()) {
        (Question::Answer, Some(Frame::Play(play))) => Some(play.by),
        _ => game.menu(seat, question).target,
    }
}

/// The positions of these cards in the hand, the first copies of each. A missing card gives a position beyond the
/// hand, so that the move is refused.
fn positions(game: &LunchMoney, seat: Seat, cards: &[Card]) -> u16 {
    let hand: Vec<Card> = game.hand(seat).cards().collect();
    let mut which = 0u16;
    for card in cards {
        let free = hand.iter().enumerate().position(|(at, held)| held == card && which >> at & 1 == 0);
        which |= free.map_or(1 << 15, |at| 1 << at);
    }
    which
}
