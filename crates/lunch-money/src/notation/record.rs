//! Writes games and moves down.

use super::Playbook;
use crate::card::Card;
use crate::moves::{Move, Way, Weirds};
use crate::setup::Decks;
use crate::state::LunchMoney;
use std::fmt::Write as _;
use table::Seat;
use table::playbook::{self, Chances, Decision, GameHead, OwnLines};

/// A card's name in a playbook: its English name without accents or punctuation.
pub(super) fn card_name(card: Card) -> String {
    match card {
        Card::TwoFer => "2-FER".to_owned(),
        card => card.slug().replace('-', " ").to_uppercase(),
    }
}

fn card_names(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(card_name).collect::<Vec<_>>().join(", ")
}

/// A move as a playbook writes it, after `Seat: `.
#[must_use]
pub fn write_move(game: &LunchMoney, seats: &[String], seat: Seat, mv: &Move) -> String {
    let name = |seat: Seat| seats.get(seat.index()).cloned().unwrap_or_default();
    let way = |way: &Way| if *way == Way::Left { "left" } else { "right" };
    match mv {
        Move::Pass => "pass".to_owned(),
        Move::Decline => "-".to_owned(),
        Move::Keep => "keep".to_owned(),
        Move::Drop => "drop".to_owned(),
        Move::Release => "release".to_owned(),
        Move::Way(to) => way(to).to_owned(),
        Move::Aid(1) => card_name(Card::FirstAid),
        Move::Aid(n) => format!("{} x{n}", card_name(Card::FirstAid)),
        Move::Alone(card) => card_name(*card),
        Move::Answer { card, faster: false } => card_name(*card),
        Move::Answer { card, faster: true } => format!("{} + FASTER", card_name(*card)),
        Move::Escape { card, from } => format!("{} > {}", card_name(*card), name(*from)),
        Move::Discard(which) => {
            let hand = game.hand(seat).cards().enumerate();
            let cards = card_names(hand.filter(|(at, _)| which >> at & 1 != 0).map(|(_, card)| card));
            format!("discard {cards}").trim_end().to_owned()
        }
        Move::Play { card, weirds, at, also, way: to } => {
            let mut text = card_name(*card);
            write_weirds(&mut text, *weirds);
            let _ = write!(text, " > {}", name(*at));
            if let Some(also) = also {
                let _ = write!(text, ", {}", name(*also));
            }
            if let Some(to) = to {
                let _ = write!(text, " {}", way(to));
            }
            text
        }
    }
}

fn write_weirds(text: &mut String, weirds: Weirds) {
    for hit in 0..5 {
        for _ in 0..weirds.on(hit) {
            text.push_str(" + WEIRD");
            if hit > 0 {
                let _ = write!(text, " {}", hit + 1);
            }
        }
    }
}

/// A game as a playbook: the head, then a line for every decision, then the winner.
///
/// With `spelt_out`, hands, the whole draw pile and every reshuffle are written too, so that the file needs no random
/// numbers; otherwise everything is dealt from the seed again.
#[must_use]
pub fn write_game<'a>(
    playbook: &Playbook,
    head: &GameHead,
    decks: &Decks,
    start: &LunchMoney,
    played: impl IntoIterator<Item = Decision<'a, LunchMoney>>,
    spelt_out: Option<&Chances>,
) -> String {
    let own = own_lines(head, decks, start, spelt_out);
    playbook::write(playbook, head, &own, start, played, spelt_out)
}

/// The lines of the head that are Lunch Money's own.
fn own_lines(head: &GameHead, decks: &Decks, start: &LunchMoney, spelt_out: Option<&Chances>) -> OwnLines {
    let (base, expansion) = decks.counts();
    let copies = |n: u8| {
        if n > 1 { format!(" x{n}") } else { String::new() }
    };
    let mut game = format!("lunch-money{}", copies(base));
    if expansion > 0 {
        let _ = write!(game, " + sticks-and-stones{}", copies(expansion));
    }
    let mut own = OwnLines { game, rules: decks.rules().to_string(), ..OwnLines::default() };
    match spelt_out {
        Some(chances) => {
            let held = |seat| format!(" {}: {}", start.person(seat).counters, card_names(start.hand(seat).cards()));
            own.seats = Seat::all(start.n()).map(held).collect();
            own.layout = layout(head, start, &chances.shuffles);
        }
        // LM-SETUP-3: the first player sits on the dealer's left.
        None => own.after_seats = format!("dealer {}\n", head.name(start.active().left(start.n() - 1, start.n()))),
    }
    own
}

/// Conditions, turn, piles and reshuffles, so that nothing is left to chance.
fn layout(head: &GameHead, start: &LunchMoney, shuffles: &[Vec<u16>]) -> String {
    let mut text = String::new();
    for seat in Seat::all(start.n()) {
        let conditions = super::expect::conditions(start, &head.seats, seat);
        if !conditions.is_empty() {
            let _ = writeln!(text, "state {} {conditions}", head.name(seat));
        }
    }
    let acting = if start.stack.frames().is_empty() { " acting" } else { "" };
    let _ = writeln!(text, "turn {}{acting}", head.name(start.active()));
    let cards = |pile: &mut dyn Iterator<Item = usize>| card_names(pile.map(|card| Card::ALL[card]));
    let _ = writeln!(text, "deck: {}", cards(&mut start.piles.draw_pile().iter().rev().map(|&card| usize::from(card))));
    if !start.piles.discard_pile().is_empty() {
        let discarded = &mut start.piles.discard_pile().iter().map(|&card| usize::from(card));
        let _ = writeln!(text, "discard: {}", cards(discarded));
    }
    for shuffle in shuffles {
        let _ = writeln!(text, "shuffle: {}", cards(&mut shuffle.iter().map(|&card| usize::from(card))));
    }
    text
}
