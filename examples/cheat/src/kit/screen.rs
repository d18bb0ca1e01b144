//! The table of Cheat in lines and on a full screen.

use crate::card::{Card, Cards};
use crate::telling;
use crate::view::View;
use ::kit::scene::{Face, Mark, Middle, Panel, Place, Sort, Tint};
use table::Seat;
use words::Words;

/// Each suit has its own shape and colour.
const fn sort(card: Card) -> Sort {
    let tint = match card.suit() {
        '♦' => Tint::Yellow,
        '♥' => Tint::Red,
        '♣' => Tint::Green,
        _ => Tint::Cyan,
    };
    Sort { shape: card.suit(), tint }
}

fn known(words: &Words, cards: Cards) -> String {
    words.fill("play-known", &[("cards", &telling::signs(cards))])
}

/// The pile, the round and the rank, in one line.
pub(super) fn piles(words: &Words, view: &View) -> String {
    let (pile, round, rounds) = (view.pile().to_string(), view.round.to_string(), view.rules.rounds.to_string());
    let rank = words.say(&telling::rank(view.rank), &[]);
    words.fill("ch-piles", &[("pile", &pile), ("rank", &rank), ("round", &round), ("rounds", &rounds)])
}

/// The table, line by line.
pub(super) fn table(words: &Words, names: &[String], view: &View) -> Vec<String> {
    let line = |(seat, name): (Seat, &String)| {
        let (held, laid) = (view.held[seat.index()].to_string(), view.laid[seat.index()].to_string());
        let line = words.fill("ch-seat", &[("name", name), ("held", &held), ("laid", &laid)]);
        match view.known[seat.index()] {
            cards if cards.is_empty() || view.seat == Some(seat) => line,
            cards => words.fill("play-seat-states", &[("seat", &line), ("states", &known(words, cards))]),
        }
    };
    let buried = (!view.buried.is_empty()).then(|| words.fill("ch-buried", &[("cards", &telling::signs(view.buried))]));
    Seat::all(names.len()).zip(names).map(line).chain([piles(words, view)]).chain(buried).collect()
}

/// A player: the cards in hand, and their cards in the pile.
pub(super) fn place(words: &Words, view: &View, seat: Seat) -> Place {
    let (held, laid) = (view.held[seat.index()], view.laid[seat.index()]);
    let mut lines = Vec::new();
    let cards = view.known[seat.index()];
    if view.seat != Some(seat) && !cards.is_empty() {
        lines.push(Mark::plain(known(words, cards)));
    }
    if view.seat == Some(seat) && !view.buried.is_empty() {
        lines.push(Mark::plain(words.fill("ch-buried", &[("cards", &telling::signs(view.buried))])));
    }
    Place { score: format!("▯ {held}   ▼ {laid}"), lines, ..Place::default() }
}

/// The claim on the table.
pub(super) fn middle(words: &Words, names: &[String], view: &View) -> Middle {
    let Some(n) = view.claim else { return Middle::Quiet };
    let who = names.get(view.turn.index()).cloned().unwrap_or_default();
    let rank = words.say(&telling::rank(view.rank), &[]);
    let what = words.fill("ch-claim", &[("n", &n.to_string()), ("rank", &rank)]);
    Middle::Strip(vec![Panel { who, what: Mark::plain(what), notes: Vec::new() }])
}

/// The viewer's cards. Cards of the rank to claim are marked.
pub(super) fn faces(view: &View) -> Vec<Face> {
    let note = |card: Card| if card.rank() == view.rank { "✓" } else { "" };
    let face = |card: Card| Face { sort: sort(card), name: card.sign(), note: note(card).to_owned(), playable: false };
    view.hand.into_iter().map(face).collect()
}
