//! A game as a playbook.

use crate::card::Cards;
use crate::moves::Move;
use crate::notation::{Playbook, listed};
use crate::state::Cheat;
use ::kit::{GameHead, Kit as _};
use std::fmt::Write as _;
use table::playbook::Notation as _;
use table::{Game as _, NullLog, Seat};

/// Head, moves and winners. Spelt out, it says where every card was and needs no seed.
pub(super) fn write<'a>(
    head: &GameHead,
    start: &Cheat,
    played: impl IntoIterator<Item = (Seat, Move, Option<&'a str>)>,
    spelt_out: bool,
) -> String {
    let name = |seat: Seat| head.seats[seat.index()].as_str();
    let mut text = format!("# {}\nversion {}\ngame {}\n", head.title, head.version, super::CheatKit::ID);
    let _ = writeln!(text, "rules {}", start.rules());
    let seats = || Seat::all(start.seats());
    let cards = |cards: Cards| if spelt_out { format!(": {}", listed(cards)) } else { String::new() };
    for seat in seats() {
        let _ = writeln!(text, "seat {}{}", name(seat), cards(start.hand(seat)));
    }
    if spelt_out {
        let _ = writeln!(text, "turn {}\nrank {}\nturns {}", name(start.turn), start.rank.name(), start.turns);
        for seat in seats().filter(|seat| !start.laid[seat.index()].is_empty()) {
            let _ = writeln!(text, "pile {}{}", name(seat), cards(start.laid[seat.index()]));
        }
    } else {
        // CH-SETUP-3: whoever began sat to the dealer's left.
        let _ = writeln!(text, "dealer {}", name(start.turn.left(start.seats() - 1, start.seats())));
    }
    let _ = writeln!(text, "seed {}", head.seed);
    if let Some(date) = &head.date {
        let _ = writeln!(text, "date {date}");
    }
    if let Some(promise) = &head.promise {
        let _ = writeln!(text, "{promise}");
    }
    text.push('\n');
    let mut game = *start;
    for (seat, mv, talk) in played {
        let _ = write!(text, "{}: {}", name(seat), Playbook.write_move(&game, &head.seats, seat, &mv));
        if let Some(talk) = talk {
            let _ = write!(text, " \"{talk}\"");
        }
        text.push('\n');
        game.play(seat, mv, &mut NullLog);
    }
    for winner in game.winners {
        let _ = writeln!(text, "= winner {}", name(winner));
    }
    text
}
