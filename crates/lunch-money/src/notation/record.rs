//! Games and moves written down.

use crate::card::Card;
use crate::moves::{Move, Way, Weirds};
use crate::setup::Decks;
use crate::state::LunchMoney;
use std::fmt::Write as _;
use table::playbook::{Chances, Promise, SameChance};
use table::{Game, Seat};

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

/// A move as it is written in a playbook, after `Seat: `.
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

/// Everything a saved game says besides its moves.
#[derive(Clone, Debug)]
pub struct Record {
    /// The rules version that wrote it.
    pub version: String,
    /// Its title line.
    pub title: String,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// Who dealt.
    pub dealer: Option<Seat>,
    /// The seed.
    pub seed: u64,
    /// When it was played, if that is to be said.
    pub date: Option<String>,
    /// What was promised of the shuffle before the game, if anything was.
    pub promise: Option<Promise>,
}

/// A game as a playbook: the head, then every decision as a line, then who won.
///
/// `spelt_out` writes hands, the whole draw pile and every reshuffle, so that the record needs no
/// random numbers; otherwise everything is dealt from the seed again.
#[must_use]
pub fn write_game<'a>(
    record: &Record,
    decks: &Decks,
    start: &LunchMoney,
    played: impl IntoIterator<Item = (Seat, Move, Option<&'a str>)>,
    spelt_out: Option<&Chances>,
) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "# {}", record.title);
    let _ = writeln!(text, "version {}", record.version);
    let (base, expansion) = decks.counts();
    let copies = |n: u8| {
        if n > 1 { format!(" x{n}") } else { String::new() }
    };
    let _ = write!(text, "game lunch-money{}", copies(base));
    if expansion > 0 {
        let _ = write!(text, " + sticks-and-stones{}", copies(expansion));
    }
    let _ = writeln!(text, "\nrules {}", decks.rules());
    for (seat, name) in Seat::all(start.n()).zip(&record.seats) {
        let _ = write!(text, "seat {name}");
        if spelt_out.is_some() {
            let _ = write!(text, " {}: {}", start.person(seat).counters, card_names(start.hand(seat).cards()));
        }
        text.push('\n');
    }
    if let Some(dealer) = record.dealer {
        let _ = writeln!(text, "dealer {}", record.seats[dealer.index()]);
    }
    let _ = writeln!(text, "seed {}", record.seed);
    if let Some(date) = &record.date {
        let _ = writeln!(text, "date {date}");
    }
    if let Some(promise) = &record.promise {
        let _ = writeln!(text, "{promise}");
    }
    if let Some(chances) = spelt_out {
        write_layout(&mut text, record, start, &chances.shuffles);
    }
    text.push('\n');
    let mut game = *start;
    let none = Chances::default();
    let mut same = SameChance::new(spelt_out.unwrap_or(&none));
    for (seat, mv, talk) in played {
        let _ = write!(text, "{}: {}", record.seats[seat.index()], write_move(&game, &record.seats, seat, &mv));
        if let Some(talk) = talk {
            let _ = write!(text, " \"{talk}\"");
        }
        text.push('\n');
        game.play(seat, mv, &mut same);
    }
    if let Some(winner) = game.outcome().and_then(|outcome| outcome.winners.first()) {
        let _ = writeln!(text, "= winner {}", record.seats[winner.index()]);
    }
    text
}

/// Conditions, turn, piles and reshuffles, so that nothing is left to chance.
fn write_layout(text: &mut String, record: &Record, start: &LunchMoney, shuffles: &[Vec<u16>]) {
    for seat in Seat::all(start.n()) {
        let conditions = super::expect::conditions(start, &record.seats, seat);
        if !conditions.is_empty() {
            let _ = writeln!(text, "state {} {conditions}", record.seats[seat.index()]);
        }
    }
    let acting = if start.stack.frames().is_empty() { " acting" } else { "" };
    let _ = writeln!(text, "turn {}{acting}", record.seats[start.active().index()]);
    let cards = |pile: &mut dyn Iterator<Item = usize>| card_names(pile.map(|card| Card::ALL[card]));
    let _ = writeln!(text, "deck: {}", cards(&mut start.piles.draw_pile().iter().rev().map(|&card| usize::from(card))));
    if !start.piles.discard_pile().is_empty() {
        let discarded = &mut start.piles.discard_pile().iter().map(|&card| usize::from(card));
        let _ = writeln!(text, "discard: {}", cards(discarded));
    }
    for shuffle in shuffles {
        let _ = writeln!(text, "shuffle: {}", cards(&mut shuffle.iter().map(|&card| usize::from(card))));
    }
}
