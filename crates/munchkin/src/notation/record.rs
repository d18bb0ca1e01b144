//! Games written down.

use super::Playbook;
use crate::card::CardId;
use crate::game::{Move, Munchkin};
use crate::set::Set;
use std::fmt::Write as _;
use table::playbook::{Chances, Notation as _, Promise, SameChance};
use table::{Game as _, Numbered as _, Seat};

/// Everything a saved game says besides its moves.
#[derive(Clone, Debug)]
pub struct Record {
    /// The rules version that wrote it.
    pub version: String,
    /// Its title line.
    pub title: String,
    /// The names of the seats, clockwise.
    pub seats: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// When it was played, if that is to be said.
    pub date: Option<String>,
    /// What was promised of the shuffle before the game, if anything was.
    pub promise: Option<Promise>,
    /// Cards of its own, as `define` has them.
    pub defined: Vec<String>,
}

/// A game as a playbook: the head, then every decision as a line, then who won.
///
/// `spelt_out` writes hands, tables, piles, rolls, picks and reshuffles, so that the record needs no
/// random numbers; otherwise everything is dealt from the seed again.
#[must_use]
pub fn write_game<'a>(
    playbook: &Playbook,
    record: &Record,
    start: &Munchkin,
    played: impl IntoIterator<Item = (Seat, Move, Option<&'a str>)>,
    spelt_out: Option<&Chances>,
) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "# {}", record.title);
    let _ = writeln!(text, "version {}", record.version);
    let _ = writeln!(text, "game munchkin-bites\nrules {}", start.options);
    for defined in &record.defined {
        let _ = writeln!(text, "define {defined}");
    }
    for (seat, name) in Seat::all(start.n()).zip(&record.seats) {
        let _ = write!(text, "seat {name}");
        if spelt_out.is_some() {
            let player = start.player(seat);
            let hand = names(start.set, player.hand.iter().map(|held| held.card));
            let _ = write!(text, " {}: {hand}", player.level);
        }
        text.push('\n');
    }
    let _ = writeln!(text, "seed {}", record.seed);
    if let Some(date) = &record.date {
        let _ = writeln!(text, "date {date}");
    }
    if let Some(promise) = &record.promise {
        let _ = writeln!(text, "{promise}");
    }
    if let Some(chances) = spelt_out {
        write_layout(&mut text, record, start, chances);
    }
    text.push('\n');
    let mut game = *start;
    let none = Chances::default();
    let mut same = SameChance::new(spelt_out.unwrap_or(&none));
    for (seat, mv, talk) in played {
        let _ =
            write!(text, "{}: {}", record.seats[seat.index()], playbook.write_move(&game, &record.seats, seat, &mv));
        if let Some(talk) = talk {
            let _ = write!(text, " \"{talk}\"");
        }
        text.push('\n');
        game.play(seat, mv, &mut same);
    }
    for winner in game.winners {
        let _ = writeln!(text, "= winner {}", record.seats[winner.index()]);
    }
    text
}

fn names(set: &Set, cards: impl IntoIterator<Item = CardId>) -> String {
    cards.into_iter().map(|card| set.get(card).slug.as_str()).collect::<Vec<_>>().join(", ")
}

/// Tables, turn, piles, and everything that chance decided.
fn write_layout(text: &mut String, record: &Record, start: &Munchkin, chances: &Chances) {
    let set = start.set;
    for (seat, name) in Seat::all(start.n()).zip(&record.seats) {
        let player = start.player(seat);
        // Items last: whether they can be in use hangs on all the rest.
        let cards = player.traits.iter().chain(&player.half).chain(player.powers.iter()).chain(player.minions.iter());
        let mut all: Vec<String> = cards.map(|&card| set.get(card).slug.clone()).collect();
        all.extend(player.curses.iter().map(|hex| {
            let counting = if hex.counting { " (counting)" } else { "" };
            format!("{}{counting}", set.get(hex.card).slug)
        }));
        all.extend(player.items.iter().map(|item| {
            let carried = if item.in_use { "" } else { " (carried)" };
            format!("{}{carried}", set.get(item.card).slug)
        }));
        if !all.is_empty() {
            let _ = writeln!(text, "table {name}: {}", all.join(", "));
        }
    }
    let first = if start.turn.begun { "" } else { " first" };
    let _ = writeln!(text, "turn {}{first}", record.seats[start.turn.seat.index()]);
    for seat in start.dead {
        let _ = writeln!(text, "dead {}", record.seats[seat.index()]);
    }
    if let Some(fight) = &start.fight {
        let monsters: Vec<String> = fight
            .monsters
            .iter()
            .map(|&monster| {
                start
                    .monster_cards(fight, monster)
                    .map(|card| set.get(card).slug.as_str())
                    .collect::<Vec<_>>()
                    .join(" + ")
            })
            .collect();
        let _ = writeln!(text, "fight {}: {}", record.seats[fight.main.index()], monsters.join(", "));
        if let Some(helper) = fight.helper {
            let _ = writeln!(text, "helper {}", record.seats[helper.index()]);
        }
    }
    let all: usize = set.cards().iter().map(|card| usize::from(card.count)).sum();
    if start.card_count() < all {
        text.push_str("empty doors\nempty treasures\n"); // some cards are not in the game
    }
    let top_first = |pile: &[CardId]| names(set, pile.iter().rev().copied());
    let _ = writeln!(text, "doors: {}", top_first(start.doors.draw_pile()));
    let _ = writeln!(text, "treasures: {}", top_first(start.treasures.draw_pile()));
    let discarded = start.doors.discard_pile().iter().chain(start.treasures.discard_pile());
    let mut list = |key: &str, entries: Vec<String>| {
        if !entries.is_empty() {
            let _ = writeln!(text, "{key}: {}", entries.join(", "));
        }
    };
    list("discard", discarded.map(|&card| set.get(card).slug.clone()).collect());
    list("dice", chances.rolls.iter().map(ToString::to_string).collect());
    list("chance", chances.picks.iter().map(|pick| (pick + 1).to_string()).collect());
    for shuffle in &chances.shuffles {
        list("shuffle", shuffle.iter().map(|&card| set.get(CardId::numbered(card)).slug.clone()).collect());
    }
}
