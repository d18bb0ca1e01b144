//! Moves as they are written.

use crate::card::{Card, CardId};
use crate::game::{At, Move, Munchkin, Share, Terms};
use crate::vocabulary::{Link, Timing};
use table::Seat;

/// A move as a playbook has it.
pub(super) fn write_move(game: &Munchkin, seats: &[String], seat: Seat, mv: &Move) -> String {
    let name = |card: CardId| game.set().cards().get(card.index()).map_or("?", |card| card.slug.as_str()).to_owned();
    let called = |seat: Seat| seats.get(seat.index()).cloned().unwrap_or_default();
    let hand = |which: u32| places(which, |at| game.hand_at(seat, at).map(name));
    let items = |owner: Seat, which: u32| places(which, |at| game.item_at(owner, at).map(name));
    let terms = |terms: &Terms| {
        let mut text = match terms.share {
            Share::Number(n) => format!("for {n}"),
            Share::Half => "for half".to_owned(),
            Share::All => "for all".to_owned(),
        };
        if terms.helper_first {
            text.push_str(" first");
        }
        if terms.items != 0
            && let Some(main) = game.main_fighter()
        {
            text.push_str(&format!(" with {}", items(main, terms.items)));
        }
        text
    };
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
        Move::Play { card, line, at } => play(&name(*card), game.set().get(*card), *line, &name, &called, *at),
        Move::Sell { hand: held, items: laid } => {
            let parts = [hand(*held), items(seat, *laid)];
            format!("sell {}", parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", "))
        }
        Move::Ask { seat: other, terms: wanted } => format!("ask {} {}", called(*other), terms(wanted)),
        Move::Accept => "accept".to_owned(),
        Move::Counter(wanted) => format!("offer {}", terms(wanted)),
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
            let card = game.item_at(seat, usize::from(*item)).map_or_else(String::new, name);
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

/// `WITCH HAZEL > Bob`, with the line where a card has several to choose from.
fn play(
    card: &str,
    face: &Card,
    line: u8,
    name: &impl Fn(CardId) -> String,
    called: &impl Fn(Seat) -> String,
    at: At,
) -> String {
    let several =
        face.lines.iter().filter(|line| line.link == Link::Apart && line.timing != Timing::InForce).count() > 1;
    let line = if several { format!(" line {}", line + 1) } else { String::new() };
    match at {
        At::Nothing => format!("{card}{line}"),
        At::Player(other) => format!("{card}{line} > {}", called(other)),
        At::Monster(at) => format!("{card}{line} > monster {}", at + 1),
        At::Fighters => format!("{card}{line} > fighters"),
        At::Monsters => format!("{card}{line} > monsters"),
        At::With(monster) => format!("{card}{line} > with {}", name(monster)),
    }
}

fn places(which: u32, name: impl Fn(usize) -> Option<String>) -> String {
    (0..32).filter(|at| which >> at & 1 != 0).filter_map(name).collect::<Vec<_>>().join(", ")
}
