//! Munchkin on a full-screen terminal.

use super::MunchkinKit;
use super::fight_board::FightBoard;
use kit::scene::{Face, Mark, Middle, Place, Sort, Tint};
use munchkin::{About, CardId, Kind, Move, View};
use table::Seat;
use words::Words;

impl MunchkinKit {
    /// Each kind has its own shape. Related kinds share a colour.
    pub(super) fn sort(&self, card: CardId) -> Sort {
        let card = self.set.get(card);
        let (shape, tint) = match card.kind {
            Kind::Race | Kind::Class | Kind::Style | Kind::Half => ('◉', Tint::Cyan),
            Kind::Minion => ('◐', Tint::Cyan),
            Kind::Power => ('✦', Tint::Green),
            Kind::Item if card.one_shot => ('□', Tint::Blue),
            Kind::Item => ('■', Tint::Blue),
            Kind::Monster => ('▲', Tint::Red),
            Kind::Enhancer => ('△', Tint::Red),
            Kind::Wandering | Kind::Twin => ('▷', Tint::Red),
            Kind::Curse => ('×', Tint::Magenta),
            Kind::GoUp => ('↑', Tint::Yellow),
            Kind::Special => ('★', Tint::Yellow),
        };
        Sort { shape, tint }
    }

    pub(super) fn mark(&self, words: &Words, card: CardId) -> Mark {
        Mark::new(self.sort(card), self.telling(words, &[]).card(card))
    }

    /// Cards on the table that nobody owns yet.
    fn table_notes(&self, words: &Words, view: &View) -> Vec<Mark> {
        let mut cards = view.laid_out.clone();
        match &view.about {
            Some(About::TurnedUp(card) | About::Coming { card, .. } | About::Either { card, .. }) => cards.push(*card),
            Some(About::Received(received)) => cards.extend(received),
            _ => {}
        }
        cards.into_iter().map(|card| self.mark(words, card)).collect()
    }

    /// A player.
    pub(super) fn screen_place(&self, words: &Words, _: &[String], view: &View, seat: Seat) -> Place {
        let person = &view.players[seat.index()];
        let held = person.hand.len() + person.unknown.iter().sum::<usize>();
        let mut lines = Vec::new();
        if person.dead {
            lines.push(Mark::plain(words.get("state-mb-dead")));
        }
        let in_front = person.traits.iter().chain(&person.half).chain(&person.curses);
        let in_front = in_front.chain(&person.powers).chain(&person.minions);
        lines.extend(in_front.map(|&card| self.mark(words, card)));
        lines.extend(person.items.iter().filter(|(_, in_use)| *in_use).map(|(card, _)| self.mark(words, *card)));
        let carried = person.items.iter().filter(|(_, in_use)| !in_use).map(|(card, _)| self.mark(words, *card));
        // Brackets mark items that are carried without effect.
        lines.extend(carried.map(|mark| Mark { text: format!("({})", mark.text), ..mark }));
        if view.seat != Some(seat) && !person.hand.is_empty() {
            let cards = self.telling(words, &[]).cards(&person.hand);
            lines.push(Mark::plain(words.fill("play-known", &[("cards", &cards)])));
        }
        let score = format!("↑ {}   Σ {}   ▯ {held}", person.level, person.strength);
        Place { score, lines, ..Place::default() }
    }

    /// The fight, or the cards on the table.
    pub(super) fn screen_middle(&self, words: &Words, names: &[String], view: &View) -> Middle {
        if let Some(fight) = &view.fight {
            let others = self.table_notes(words, view).into_iter().map(|mark| mark.text);
            return Middle::Fight(Box::new(FightBoard { kit: self, words, names, view, fight }.scene(others)));
        }
        let notes = self.table_notes(words, view);
        if notes.is_empty() { Middle::Quiet } else { Middle::Notes(notes) }
    }

    /// The viewer's cards.
    pub(super) fn screen_faces(&self, words: &Words, view: &View) -> Vec<Face> {
        let Some(seat) = view.seat else { return Vec::new() };
        let telling = self.telling(words, &[]);
        let face = |&card: &CardId| {
            let kind = self.set.get(card);
            let note = if kind.kind == Kind::Monster { kind.level.to_string() } else { String::new() };
            Face { sort: self.sort(card), name: telling.card(card), note, playable: false }
        };
        view.players[seat.index()].hand.iter().map(face).collect()
    }

    /// The cards in the hand that a move uses.
    pub(super) fn cards_in_hand(&self, view: &View, mv: &Move) -> Vec<usize> {
        let Some(seat) = view.seat else { return Vec::new() };
        let hand = &view.players[seat.index()].hand;
        let places = |bits: u32| (0..hand.len().min(32)).filter(|at| bits >> at & 1 != 0).collect();
        match *mv {
            Move::LayOut(bits) | Move::Sell { hand: bits, .. } | Move::Show { hand: bits, .. } => places(bits),
            Move::Trouble(card)
            | Move::Put { card, .. }
            | Move::Play { card, .. }
            | Move::Choose(card)
            | Move::Give { card, .. }
            | Move::Cheat(card)
            | Move::Claim(card) => {
                hand.iter().enumerate().filter(|(_, held)| **held == card).map(|(at, _)| at).collect()
            }
            _ => Vec::new(),
        }
    }
}
