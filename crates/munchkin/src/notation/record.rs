//! Writes games down.

use super::Playbook;
use crate::card::CardId;
use crate::game::Munchkin;
use crate::set::Set;
use std::fmt::Write as _;
use table::playbook::{self, Chances, Decision, GameHead, OwnLines};
use table::{PileCard as _, Seat};

/// A game as a playbook: the head, then a line for every decision, then the winners.
///
/// `defined` are the game's own cards, as `define` lines give them. With `spelt_out`, hands, tables, piles, rolls,
/// picks and reshuffles are written too, so that the file needs no random numbers; otherwise everything is dealt from
/// the seed again.
#[must_use]
pub fn write_game<'a>(
    playbook: &Playbook,
    head: &GameHead,
    defined: &[String],
    start: &Munchkin,
    played: impl IntoIterator<Item = Decision<'a, Munchkin>>,
    spelt_out: Option<&Chances>,
) -> String {
    let mut own =
        OwnLines { game: "munchkin-bites".to_owned(), rules: start.options.to_string(), ..OwnLines::default() };
    let set = playbook.label(start.set).map(|label| format!("set {label}\n"));
    own.before_seats = set.into_iter().chain(defined.iter().map(|defined| format!("define {defined}\n"))).collect();
    if let Some(chances) = spelt_out {
        let held = |seat| {
            let player = start.player(seat);
            format!(" {}: {}", player.level, names(start.set, player.hand.iter().map(|held| held.card)))
        };
        own.seats = Seat::all(start.n()).map(held).collect();
        own.layout = layout(head, start, chances);
    }
    playbook::write(playbook, head, &own, start, played, spelt_out)
}

fn names(set: &Set, cards: impl IntoIterator<Item = CardId>) -> String {
    cards.into_iter().map(|card| set.get(card).slug.as_str()).collect::<Vec<_>>().join(", ")
}

/// Tables, turn, piles, and everything decided by chance.
fn layout(head: &GameHead, start: &Munchkin, chances: &Chances) -> String {
    let mut text = String::new();
    let set = start.set;
    for (seat, name) in Seat::all(start.n()).zip(&head.seats) {
        let player = start.player(seat);
        // Items come last, because whether they can be in use depends on all the rest.
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
    let _ = writeln!(text, "turn {}{first}", head.name(start.turn.seat));
    for seat in start.dead {
        let _ = writeln!(text, "dead {}", head.name(seat));
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
        let _ = writeln!(text, "fight {}: {}", head.name(fight.main), monsters.join(", "));
        if let Some(helper) = fight.helper {
            let _ = writeln!(text, "helper {}", head.name(helper));
        }
    }
    let all: usize = set.cards().iter().map(|card| usize::from(card.count)).sum();
    if start.card_count() < all {
        text.push_str("empty doors\nempty treasures\n"); // the set has more cards than the game
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
    text
}
