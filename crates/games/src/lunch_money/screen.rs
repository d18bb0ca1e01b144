//! Lunch Money on a full-screen terminal.

use kit::scene::{self, Face, Mark, Middle, Place, Sort, Tint};
use lunch_money::{Card, Kind, Move, Panel, View};
use table::Seat;
use words::{Words, lunch_money as in_words};

/// Each kind has a colour, and a shape that says the same.
const fn sort(card: Card) -> Sort {
    match card.kind() {
        Kind::Basic => Sort { shape: '●', tint: Tint::Yellow },
        Kind::Defense => Sort { shape: '▼', tint: Tint::Blue },
        Kind::Weapon => Sort { shape: '◆', tint: Tint::Magenta },
        Kind::Specialty => Sort { shape: '★', tint: Tint::Red },
    }
}

/// The damage of its hits: `4`, `3+3`.
fn damage(card: Card) -> String {
    if card.worth() == 0 {
        return String::new();
    }
    vec![card.worth().to_string(); card.hits()].join("+")
}

fn mark(words: &Words, card: Card) -> Mark {
    Mark::new(sort(card), in_words::card(words, card))
}

/// A player.
pub(super) fn place(words: &Words, names: &[String], view: &View, seat: Seat) -> Place {
    let seen = &view.seats[seat.index()];
    if seen.out {
        return Place { out: true, score: words.get("screen-out"), ..Place::default() };
    }
    let mut lines: Vec<Mark> = in_words::conditions(words, names, view, seat).into_iter().map(Mark::plain).collect();
    if view.seat != Some(seat) {
        lines.extend(seen.known.iter().map(|&card| mark(words, card)));
    }
    let score = format!("◎ {}   ▯ {}", seen.counters, seen.hand);
    Place { score, lines, ..Place::default() }
}

/// The plays that wait for answers.
pub(super) fn middle(words: &Words, names: &[String], view: &View) -> Middle {
    let who = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    let at = |by: Seat, at: &[Seat]| match at {
        [] => who(by).to_owned(),
        at => format!("{} → {}", who(by), at.iter().map(|&seat| who(seat)).collect::<Vec<_>>().join(", ")),
    };
    let panel = |panel: &Panel| match panel {
        Panel::Play { by, at: targets, card, weirds, stopped, pending, defence, coming: _ } => {
            let mut notes = Vec::new();
            if weirds.count() > 0 {
                notes.push(format!("{} ×{}", in_words::card(words, Card::Weird), weirds.count()));
            }
            if *stopped > 0 {
                notes.push(words.fill("screen-stopped", &[("n", &stopped.to_string())]));
            }
            if let Some(defence) = defence {
                notes.push(words.fill("screen-defence", &[("card", &in_words::card(words, *defence))]));
            }
            if *pending > 0 {
                notes.push(words.fill("screen-pending", &[("n", &pending.to_string())]));
            }
            let worth = damage(*card);
            let mut what = mark(words, *card);
            if !worth.is_empty() {
                what.text = format!("{} ({worth})", what.text);
            }
            scene::Panel { who: at(*by, targets), what, notes }
        }
        Panel::Humiliation { by, on } => {
            scene::Panel { who: at(*by, &[*on]), what: mark(words, Card::Humiliation), notes: Vec::new() }
        }
        Panel::Backlash { by, on } => {
            scene::Panel { who: at(*by, &[*on]), what: mark(words, Card::Backlash), notes: Vec::new() }
        }
        Panel::Revival { who: fallen, cards } => {
            let mut what = mark(words, Card::FirstAid);
            what.text = match cards {
                0 => format!("{}?", what.text),
                n => format!("{} ×{n}", what.text),
            };
            scene::Panel { who: who(*fallen).to_owned(), what, notes: Vec::new() }
        }
        Panel::PileOn { on } => {
            let what = Mark::plain(words.fill("screen-pile-on", &[("seat", who(*on))]));
            scene::Panel { who: String::new(), what, notes: Vec::new() }
        }
    };
    if view.strip.is_empty() { Middle::Quiet } else { Middle::Strip(view.strip.iter().map(panel).collect()) }
}

/// The viewer's cards.
pub(super) fn faces(words: &Words, view: &View) -> Vec<Face> {
    let face = |&card: &Card| Face {
        sort: sort(card),
        name: in_words::card(words, card),
        note: damage(card),
        playable: false,
    };
    view.hand.iter().map(face).collect()
}

/// The cards in the hand that a move uses.
pub(super) fn cards_of(view: &View, mv: &Move) -> Vec<usize> {
    let all = |wanted: &[Card]| {
        let places = view.hand.iter().enumerate().filter(|(_, card)| wanted.contains(card));
        places.map(|(at, _)| at).collect()
    };
    match *mv {
        Move::Play { card, weirds, .. } if weirds.count() > 0 => all(&[card, Card::Weird]),
        Move::Answer { card, faster: true } => all(&[card, Card::Faster]),
        Move::Play { card, .. } | Move::Alone(card) | Move::Escape { card, .. } | Move::Answer { card, .. } => {
            all(&[card])
        }
        Move::Aid(_) => all(&[Card::FirstAid]),
        Move::Discard(which) => (0..view.hand.len()).filter(|at| which >> at & 1 != 0).collect(),
        Move::Pass | Move::Decline | Move::Way(_) | Move::Keep | Move::Drop | Move::Release => Vec::new(),
    }
}
