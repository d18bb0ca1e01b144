//! Expectations: `= Ann holds CHUNK`.

use super::questions::{question, word as asked_for};
use super::{Playbook, short};
use crate::card::Card;
use crate::state::{LunchMoney, Question};
use table::playbook::seat_named;
use table::{Game, Phrase, Seat};

/// A claim about the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Expectation {
    /// `= Bob 5`
    Counters(Seat, i8),
    /// `= Ann out`
    Out(Seat),
    /// `= Ann hand 5`
    Hand(Seat, usize),
    /// `= Ann holds GRAB x2`: at least this many.
    Holds(Seat, Card, usize),
    /// `= Ann lacks GRAB x2`: fewer than this many.
    Lacks(Seat, Card, usize),
    /// `= Ann is cooties`, `= Ann is not cooties`
    Is(Seat, Condition, bool),
    /// `= discard has CHUNK`, `= discard lacks CHUNK`
    Discard(Card, usize, bool),
    /// `= turn Carl`
    Turn(Seat),
    /// `= asked Ann: answer`: who must decide, and what, if the claim says that.
    Asked(Seat, Option<Question>),
    /// `= asked nobody`
    AskedNobody,
    /// `= deck 30`
    Deck(usize),
    /// `= deck: HOOK, JAB`: the next cards, top first.
    Top(Vec<Card>),
    /// `= discard 3`
    Discards(usize),
    /// `= winner Ann`
    Winner(Seat),
    /// `= pile 7`: lost counters.
    Pile(u8),
}

/// A condition of a player.
#[derive(Clone, PartialEq, Debug)]
pub enum Condition {
    /// None at all.
    Free,
    /// Cannot answer anything.
    Helpless,
    /// Carries Cooties.
    Cooties,
    /// Next attack halved.
    Stomped,
    /// At least one Wedgy, or exactly this many.
    Wedgy(Option<u8>),
    /// Hiding.
    Hiding,
    /// Poked.
    Poked,
    /// Choked, by anybody or by this player.
    Choked(Option<Seat>),
    /// In a Headlock, by anybody or by this player.
    Headlocked(Option<Seat>),
    /// In Time Out, by anybody or by this player, for this many of their turns.
    TimedOut(Option<Seat>, Option<u8>),
}

fn unknown(text: &str) -> Phrase {
    Phrase::new("playbook-expectation").with("text", short(text))
}

/// Reads an expectation, without its `=`.
pub(super) fn read(playbook: &Playbook, seats: &[String], text: &str) -> Result<Expectation, Phrase> {
    let (first, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
    let rest = rest.trim();
    let (word, object) = rest.split_once([' ', '\t']).unwrap_or((rest, ""));
    match first.to_lowercase().as_str() {
        "turn" => return Ok(Expectation::Turn(seat_named(seats, rest)?)),
        "winner" => return Ok(Expectation::Winner(seat_named(seats, rest)?)),
        "asked" if rest.eq_ignore_ascii_case("nobody") => return Ok(Expectation::AskedNobody),
        "asked" => {
            let (name, what) = rest.split_once(':').map_or((rest, None), |(name, what)| (name, Some(what.trim())));
            let what = what.map(|what| question(what).ok_or_else(|| unknown(text))).transpose()?;
            return Ok(Expectation::Asked(seat_named(seats, name)?, what));
        }
        "deck:" => return playbook.cards(rest).map(Expectation::Top),
        "deck" => return rest.parse().map(Expectation::Deck).map_err(|_| unknown(text)),
        "discard" if rest.parse::<usize>().is_ok() => {
            return rest.parse().map(Expectation::Discards).map_err(|_| unknown(text));
        }
        "pile" => {
            return rest.parse().map(Expectation::Pile).map_err(|_| unknown(text));
        }
        "discard" => {
            let (card, copies) = playbook.card_and_copies(object)?;
            return match word {
                "has" => Ok(Expectation::Discard(card, copies, true)),
                "lacks" => Ok(Expectation::Discard(card, copies, false)),
                _ => Err(unknown(text)),
            };
        }
        _ => {}
    }
    let seat = seat_named(seats, first)?;
    match word.to_lowercase().as_str() {
        "out" if object.is_empty() => Ok(Expectation::Out(seat)),
        "hand" => object.trim().parse().map(|n| Expectation::Hand(seat, n)).map_err(|_| unknown(text)),
        "holds" => playbook.card_and_copies(object).map(|(card, n)| Expectation::Holds(seat, card, n)),
        "lacks" => playbook.card_and_copies(object).map(|(card, n)| Expectation::Lacks(seat, card, n)),
        "is" => match object.trim().strip_prefix("not ") {
            Some(condition) => Ok(Expectation::Is(seat, read_condition(seats, condition)?, false)),
            None => Ok(Expectation::Is(seat, read_condition(seats, object)?, true)),
        },
        _ => rest.parse().map(|n| Expectation::Counters(seat, n)).map_err(|_| unknown(text)),
    }
}

/// `cooties`, `wedgy 2`, `choked by Bob`, `timed-out by Bob 2`...
pub(super) fn read_condition(seats: &[String], text: &str) -> Result<Condition, Phrase> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || Phrase::new("playbook-condition").with("text", short(text));
    let number = |word: &str| word.parse::<u8>().map_err(|_| wrong());
    let Some((first, rest)) = words.split_first() else {
        return Err(wrong());
    };
    Ok(match (first.to_lowercase().as_str(), rest) {
        ("free", []) => Condition::Free,
        ("helpless", []) => Condition::Helpless,
        ("cooties", []) => Condition::Cooties,
        ("stomped", []) => Condition::Stomped,
        ("hiding", []) => Condition::Hiding,
        ("poked", []) => Condition::Poked,
        ("wedgy", []) => Condition::Wedgy(None),
        ("wedgy", [n]) => Condition::Wedgy(Some(number(n)?)),
        ("choked", []) => Condition::Choked(None),
        ("choked", ["by", seat]) => Condition::Choked(Some(seat_named(seats, seat)?)),
        ("headlocked", []) => Condition::Headlocked(None),
        ("headlocked", ["by", seat]) => Condition::Headlocked(Some(seat_named(seats, seat)?)),
        ("timed-out", []) => Condition::TimedOut(None, None),
        ("timed-out", ["by", seat]) => Condition::TimedOut(Some(seat_named(seats, seat)?), None),
        ("timed-out", ["by", seat, n]) => Condition::TimedOut(Some(seat_named(seats, seat)?), Some(number(n)?)),
        _ => return Err(wrong()),
    })
}

/// Whether an expectation holds; if not, what is true instead.
pub(super) fn holds(game: &LunchMoney, seats: &[String], expectation: &Expectation) -> Result<(), Phrase> {
    let (truth, otherwise) = match expectation {
        Expectation::Counters(seat, n) => {
            let counters = game.person(*seat).counters;
            let out = !game.conscious.has(*seat);
            let key = if out { "found-out" } else { "found-counters" };
            (counters == *n && !out, Phrase::new(key).with("seat", *seat).with("n", counters))
        }
        Expectation::Out(seat) => {
            let counters = game.person(*seat).counters;
            let found = Phrase::new("found-counters").with("seat", *seat).with("n", counters);
            (!game.conscious.has(*seat), found)
        }
        Expectation::Hand(seat, n) => {
            let held = game.hand(*seat).len();
            (held == *n, Phrase::new("found-hand").with("seat", *seat).with("n", held))
        }
        Expectation::Holds(seat, card, n) => (game.hand(*seat).count(*card) >= *n, found_cards(game, *seat)),
        Expectation::Lacks(seat, card, n) => (game.hand(*seat).count(*card) < *n, found_cards(game, *seat)),
        Expectation::Is(seat, condition, wanted) => {
            let found = Phrase::new("found-conditions")
                .with("seat", *seat)
                .with("what", or_none(conditions(game, seats, *seat)));
            (is(game, *seat, condition) == *wanted, found)
        }
        Expectation::Discard(card, n, wanted) => {
            let there = game.piles.discard_pile().iter().filter(|&&c| c == *card as u8).count();
            let found = Phrase::new("found-discard").with("n", there);
            ((there >= *n) == *wanted, found)
        }
        Expectation::Turn(seat) => (game.active() == *seat, Phrase::new("found-turn").with("seat", game.active())),
        Expectation::Asked(seat, what) => {
            let so = game.ask.is_some_and(|ask| ask.seat == *seat && what.is_none_or(|what| what == ask.question));
            (so, found_asked(game))
        }
        Expectation::AskedNobody => (game.ask.is_none(), found_asked(game)),
        Expectation::Deck(n) => {
            let there = game.piles.drawable();
            (there == *n, Phrase::new("found-pile-cards").with("n", there))
        }
        Expectation::Discards(n) => {
            let there = game.piles.discarded();
            (there == *n, Phrase::new("found-pile-cards").with("n", there))
        }
        Expectation::Top(cards) => {
            let top: Vec<Card> =
                game.piles.draw_pile().iter().rev().take(cards.len()).map(|&card| Card::numbered(card)).collect();
            let names: Vec<String> = top.iter().map(|&card| super::record::card_name(card)).collect();
            (top == *cards, Phrase::new("found-pile-top").with("what", names.join(", ")))
        }
        Expectation::Winner(seat) => {
            let winner = game.outcome().and_then(|outcome| outcome.winners.first());
            let found = match winner {
                Some(winner) => Phrase::new("found-winner").with("seat", winner),
                None => Phrase::new("found-no-winner"),
            };
            (winner == Some(*seat), found)
        }
        Expectation::Pile(n) => (game.pile == *n, Phrase::new("found-pile").with("n", game.pile)),
    };
    if truth { Ok(()) } else { Err(otherwise) }
}

fn found_asked(game: &LunchMoney) -> Phrase {
    match game.ask {
        Some(ask) => Phrase::new("found-asked-for").with("seat", ask.seat).with("what", asked_for(ask.question)),
        None => Phrase::new("found-nobody-asked"),
    }
}

/// A list, or nothing for messages that then say "none" in their own words.
fn or_none(list: String) -> String {
    if list.is_empty() { "none".to_owned() } else { list }
}

fn found_cards(game: &LunchMoney, seat: Seat) -> Phrase {
    let cards: Vec<String> = game.hand(seat).cards().map(super::record::card_name).collect();
    Phrase::new("found-cards").with("seat", seat).with("cards", or_none(cards.join(", ")))
}

fn is(game: &LunchMoney, seat: Seat, condition: &Condition) -> bool {
    let seen = game.seat_view(seat);
    match condition {
        Condition::Free => conditions(game, &[], seat).is_empty(),
        Condition::Helpless => game.helpless().has(seat),
        Condition::Cooties => seen.cooties,
        Condition::Stomped => seen.stomped,
        Condition::Hiding => seen.hiding,
        Condition::Poked => seen.poked,
        Condition::Wedgy(n) => n.map_or(seen.wedgies > 0, |n| seen.wedgies == n),
        Condition::Choked(by) => by.map_or(!seen.choked_by.is_empty(), |by| seen.choked_by.contains(&by)),
        Condition::Headlocked(by) => by.map_or(!seen.headlocked_by.is_empty(), |by| seen.headlocked_by.contains(&by)),
        Condition::TimedOut(by, n) => {
            seen.timed_out.is_some_and(|(who, left)| by.is_none_or(|by| by == who) && n.is_none_or(|n| n == left))
        }
    }
}

/// A player's conditions, as they are written.
pub(super) fn conditions(game: &LunchMoney, seats: &[String], seat: Seat) -> String {
    let seen = game.seat_view(seat);
    let name = |seat: Seat| seats.get(seat.index()).cloned().unwrap_or_default();
    let mut words = Vec::new();
    let plain = [(seen.cooties, "cooties"), (seen.stomped, "stomped"), (seen.hiding, "hiding"), (seen.poked, "poked")];
    words.extend(plain.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()));
    if seen.wedgies > 0 {
        words.push(format!("wedgy {}", seen.wedgies));
    }
    words.extend(seen.choked_by.iter().map(|&by| format!("choked by {}", name(by))));
    words.extend(seen.headlocked_by.iter().map(|&by| format!("headlocked by {}", name(by))));
    words.extend(seen.timed_out.map(|(by, n)| format!("timed-out by {} {n}", name(by))));
    words.join(", ")
}
