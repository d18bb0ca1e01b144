//! Writes moves in the notation.

use super::Playbook;
use crate::card::CardId;
use crate::game::{At, Move, Munchkin, Share, Terms};
use table::playbook::Notation as _;
use table::{Game as _, Seat};

/// A move as a playbook writes it: as short as possible, but read back as this very move.
pub(super) fn write_move(playbook: &Playbook, game: &Munchkin, seats: &[String], seat: Seat, mv: &Move) -> String {
    let writer = Writer { game, seats, seat, exact: false };
    let plain = writer.text(mv);
    let read = playbook.read_move(seats, &plain).unwrap_or_default();
    let mut readings = read.iter().flat_map(|said| playbook.readings(game, seat, said));
    match readings.find(|reading| game.check(seat, reading).is_ok()) {
        Some(reading) if reading == *mv => plain,
        _ => Writer { exact: true, ..writer }.text(mv),
    }
}

struct Writer<'a> {
    game: &'a Munchkin,
    seats: &'a [String],
    seat: Seat,
    /// Whether to name the line of a card, and the copy.
    exact: bool,
}

impl Writer<'_> {
    fn text(&self, mv: &Move) -> String {
        let (game, seat) = (self.game, self.seat);
        let name = |card: CardId| self.name(card);
        let called = |seat: Seat| self.seats.get(seat.index()).cloned().unwrap_or_default();
        let hand = |which: u32| self.places(which, "", |at| game.hand_at(seat, at));
        let items = |owner: Seat, which: u32| self.places(which, "", |at| game.item_at(owner, at));
        match mv {
            Move::Pass => "pass".to_owned(),
            Move::LayOut(which) => format!("lay out {}", hand(*which)).trim_end().to_owned(),
            Move::OpenDoor => "open".to_owned(),
            Move::Keep => "keep".to_owned(),
            Move::Trouble(card) => format!("trouble {}", name(*card)),
            Move::LootRoom => "loot".to_owned(),
            Move::EndTurn => "end".to_owned(),
            Move::Put { card, carried, replaces } => {
                let carried = if *carried { " carried" } else { "" };
                let replaces = replaces.map_or(String::new(), |old| format!(" for {}", name(old)));
                format!("put {}{carried}{replaces}", name(*card))
            }
            Move::Play { card, line, at } => {
                let line = if self.exact { format!(" line {}", line + 1) } else { String::new() };
                let card = name(*card);
                match at {
                    At::Nothing => format!("{card}{line}"),
                    At::Player(other) => format!("{card}{line} > {}", called(*other)),
                    At::Monster(at) => format!("{card}{line} > monster {}", at + 1),
                    At::Fighters => format!("{card}{line} > fighters"),
                    At::Monsters => format!("{card}{line} > monsters"),
                    At::With(monster) => format!("{card}{line} > with {}", name(*monster)),
                }
            }
            Move::Sell { hand: held, items: laid } => {
                let held = self.places(*held, "hand", |at| game.hand_at(seat, at));
                let parts = [held, items(seat, *laid)];
                format!("sell {}", parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "))
            }
            Move::Ask { seat: other, terms } => format!("ask {} {}", called(*other), self.terms(terms)),
            Move::Accept => "accept".to_owned(),
            Move::Counter(terms) => format!("offer {}", self.terms(terms)),
            Move::Settle => "settle".to_owned(),
            Move::RunFrom(at) => {
                let monster = game.monster_at(usize::from(*at));
                match monster.filter(|&card| game.monsters_called(card).len() == 1) {
                    Some(card) => format!("run {}", name(card)),
                    None => format!("run monster {}", at + 1),
                }
            }
            Move::Roll => "roll".to_owned(),
            Move::Sacrifice { helper } => if *helper { "sacrifice both" } else { "sacrifice" }.to_owned(),
            Move::Choose(card) => format!("choose {}", name(*card)),
            Move::Either { second } => if *second { "second" } else { "first" }.to_owned(),
            Move::Give { card, to } => format!("give {} > {}", name(*card), called(*to)),
            Move::Trade { to, give, want } => {
                let given = if *give == 0 { "nothing".to_owned() } else { items(seat, *give) };
                let wanted = if *want == 0 { String::new() } else { format!(" for {}", items(*to, *want)) };
                format!("trade {}: {given}{wanted}", called(*to))
            }
            Move::Turn { item, in_use } => {
                let card = items(seat, 1u32.checked_shl(u32::from(*item)).unwrap_or(0));
                format!("{} {card}", if *in_use { "use" } else { "carry" })
            }
            Move::Drop(card) => format!("drop {}", name(*card)),
            Move::Show { hand: cards, to } => {
                let to = to.map_or_else(String::new, |to| format!(" > {}", called(to)));
                format!("show {}{to}", hand(*cards))
            }
            Move::Cheat(card) => format!("cheat {}", name(*card)),
            Move::Accuse { seat: other, card } => format!("accuse {}: {}", called(*other), name(*card)),
            Move::Claim(card) => format!("claim {}", name(*card)),
            Move::Be { female } => if *female { "be a woman" } else { "be a man" }.to_owned(),
        }
    }

    fn name(&self, card: CardId) -> String {
        self.game.set().cards().get(card.index()).map_or("?", |card| card.slug.as_str()).to_owned()
    }

    fn terms(&self, terms: &Terms) -> String {
        let mut text = match terms.share {
            Share::Number(n) => format!("for {n}"),
            Share::Half => "for half".to_owned(),
            Share::All => "for all".to_owned(),
        };
        if terms.helper_first {
            text.push_str(" first");
        }
        if terms.items != 0
            && let Some(main) = self.game.main_fighter()
        {
            let items = self.places(terms.items, "", |at| self.game.item_at(main, at));
            text.push_str(&format!(" with {items}"));
        }
        text
    }

    /// The cards at these places: `COFFIN, DENTED BUCKET`, or with `exact`, `COFFIN (hand 2)`.
    fn places(&self, which: u32, zone: &str, card: impl Fn(usize) -> Option<CardId>) -> String {
        let chosen = (0..32).filter(|at| which >> at & 1 != 0).filter_map(|at| Some((at, card(at)?)));
        let written = chosen.map(|(at, kind)| {
            let nth = (0..=at).filter(|&other| card(other) == Some(kind)).count();
            let exactly =
                if self.exact { format!(" ({})", format!("{zone} {nth}").trim_start()) } else { String::new() };
            self.name(kind) + &exactly
        });
        written.collect::<Vec<_>>().join(", ")
    }
}
