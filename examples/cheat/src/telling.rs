//! Cheat in phrases: events, questions and choices.

use crate::card::{Cards, Rank};
use crate::moves::{Event, Move, Question};
use crate::view::View;
use table::{Phrase, Seat};

const RANKS: [&str; Rank::COUNT] = [
    "ch-rank-a",
    "ch-rank-2",
    "ch-rank-3",
    "ch-rank-4",
    "ch-rank-5",
    "ch-rank-6",
    "ch-rank-7",
    "ch-rank-8",
    "ch-rank-9",
    "ch-rank-10",
    "ch-rank-j",
    "ch-rank-q",
    "ch-rank-k",
];

/// A claimed rank: queens.
#[must_use]
pub fn rank(rank: Rank) -> Phrase {
    Phrase::new(RANKS[rank.index()])
}

/// Cards by their signs, which are the same in every language: `7♦ Q♠`.
#[must_use]
pub fn signs(cards: Cards) -> String {
    cards.into_iter().map(|card| card.sign()).collect::<Vec<_>>().join(" ")
}

/// An event as a sentence.
#[must_use]
pub fn event(event: &Event) -> Phrase {
    match *event {
        Event::TurnBegan { seat, rank: claims } => {
            Phrase::new("ch-event-turn").with("seat", seat).with("rank", rank(claims))
        }
        Event::Laid { by, rank: claims, n, cards: None } => {
            Phrase::new("ch-event-laid").with("by", by).with("rank", rank(claims)).with("n", n)
        }
        Event::Laid { by, rank: claims, cards: Some(cards), .. } => {
            Phrase::new("ch-event-laid-open").with("by", by).with("rank", rank(claims)).with("cards", signs(cards))
        }
        Event::Believed { by } => Phrase::new("ch-event-believed").with("by", by),
        Event::Doubted { by, whose } => Phrase::new("ch-event-doubted").with("by", by).with("whose", whose),
        Event::Shown { by, cards, honest } => {
            let key = if honest { "ch-event-honest" } else { "ch-event-lie" };
            Phrase::new(key).with("by", by).with("cards", signs(cards))
        }
        Event::Took { seat, n, cards: None } => Phrase::new("ch-event-took").with("seat", seat).with("n", n),
        Event::Took { seat, cards: Some(cards), .. } => {
            Phrase::new("ch-event-took-open").with("seat", seat).with("cards", signs(cards))
        }
        Event::RoundsOver => Phrase::new("ch-event-rounds-over"),
        Event::Won { winners } => match winners.first() {
            Some(winner) if winners.len() == 1 => Phrase::new("ch-event-won").with("seat", winner),
            _ => Phrase::new("ch-event-shared").with("seats", winners.into_iter().collect::<Vec<Seat>>()),
        },
    }
}

/// The question to the view's seat. `None` if it is not asked.
#[must_use]
pub fn question(view: &View) -> Option<Phrase> {
    match view.asked.filter(|(asked, _)| Some(*asked) == view.seat)?.1 {
        Question::Lay => Some(Phrase::new("ch-ask-lay").with("rank", rank(view.rank))),
        Question::Doubt => Some(claim(view)),
    }
}

/// The claim on the table, as a question to everybody but its maker.
#[must_use]
pub fn claim(view: &View) -> Phrase {
    if view.seat == Some(view.turn) {
        return Phrase::new("ch-window").with("by", view.turn);
    }
    let n = view.claim.unwrap_or(0);
    Phrase::new("ch-ask-doubt").with("by", view.turn).with("n", n).with("rank", rank(view.rank))
}

/// A move as a choice.
#[must_use]
pub fn choice(view: &View, mv: &Move) -> Phrase {
    match *mv {
        Move::Lay(cards) => {
            let honest = cards.ranked(view.rank) == cards;
            Phrase::new(if honest { "ch-move-truth" } else { "ch-move-lie" }).with("cards", signs(cards))
        }
        Move::Doubt => Phrase::new("ch-move-doubt"),
        Move::Believe => Phrase::new("ch-move-believe"),
    }
}
