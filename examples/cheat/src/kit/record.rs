//! Writes games as playbooks.

use crate::card::Cards;
use crate::notation::{Playbook, listed};
use crate::state::Cheat;
use ::kit::{GameHead, Kit as _};
use std::fmt::Write as _;
use table::playbook::{self, Decision, OwnLines};
use table::{Game as _, Seat};

/// The head, the moves and the winners. A game that is spelt out names every card's place and needs no seed.
pub(super) fn write<'a>(
    head: &GameHead,
    start: &Cheat,
    played: impl IntoIterator<Item = Decision<'a, Cheat>>,
    spelt_out: bool,
) -> String {
    let mut own = OwnLines { game: super::CheatKit::ID.to_owned(), ..OwnLines::default() };
    own.rules = start.rules().to_string();
    let seats = || Seat::all(start.seats());
    let cards = |cards: Cards| format!(": {}", listed(cards));
    let text = &mut own.after_seats;
    if spelt_out {
        own.seats = seats().map(|seat| cards(start.hand(seat))).collect();
        let turn = head.name(start.turn);
        let _ = writeln!(text, "turn {turn}\nrank {}\nturns {}", start.rank.name(), start.turns);
        for seat in seats().filter(|seat| !start.laid[seat.index()].is_empty()) {
            let _ = writeln!(text, "pile {}{}", head.name(seat), cards(start.laid[seat.index()]));
        }
    } else {
        // CH-SETUP-3: the player who began sat to the dealer's left.
        let _ = writeln!(text, "dealer {}", head.name(start.turn.left(start.seats() - 1, start.seats())));
    }
    playbook::write(&Playbook, head, &own, start, played, None)
}
