//! What must be true.

use super::{Playbook, short};
use crate::card::CardId;
use crate::game::Munchkin;
use table::playbook::seat_named;
use table::{Arg, Game, Phrase, Seat};

/// Something that must be true.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "they are the words of the notation")]
pub enum Expectation {
    Level(Seat, u8),
    Hand(Seat, usize),
    Dead(Seat, bool),
    Holds(Seat, String, bool),
    Has(Seat, String, bool),
    Uses(Seat, String, bool),
    /// Who knows of a card in whose hand.
    Knows(Seat, Seat, String, bool),
    Turn(Seat),
    Asked(Seat),
    Winner(Seat),
    Fight(Option<(i32, i32)>),
    Monsters(usize),
    Main(Seat),
    Helper(Option<Seat>),
    Discarded(String, bool),
}

/// Reads an expectation.
pub(super) fn read(seats: &[String], text: &str) -> Result<Expectation, Phrase> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let unreadable = || Phrase::new("playbook-mb-expect").with("text", short(text));
    let seat = |name: &str| seat_named(seats, name);
    let rest = |n: usize| words[n..].join(" ");
    Ok(match words.as_slice() {
        ["turn", name] => Expectation::Turn(seat(name)?),
        ["asked", name] => Expectation::Asked(seat(name)?),
        ["winner", name] => Expectation::Winner(seat(name)?),
        ["fight", "over"] => Expectation::Fight(None),
        ["fight", ours, "to", theirs] => {
            let totals = (ours.parse().ok(), theirs.parse().ok());
            let (Some(ours), Some(theirs)) = totals else { return Err(unreadable()) };
            Expectation::Fight(Some((ours, theirs)))
        }
        ["monsters", n] => Expectation::Monsters(n.parse().map_err(|_| unreadable())?),
        ["main", name] => Expectation::Main(seat(name)?),
        ["helper", "nobody"] => Expectation::Helper(None),
        ["helper", name] => Expectation::Helper(Some(seat(name)?)),
        ["discard", "has", _, ..] => Expectation::Discarded(rest(2), true),
        ["discard", "lacks", _, ..] => Expectation::Discarded(rest(2), false),
        [name, "dead"] => Expectation::Dead(seat(name)?, true),
        [name, "alive"] => Expectation::Dead(seat(name)?, false),
        [name, "hand", n] => Expectation::Hand(seat(name)?, n.parse().map_err(|_| unreadable())?),
        [name, "holds", _, ..] => Expectation::Holds(seat(name)?, rest(2), true),
        [name, "lacks", _, ..] => Expectation::Holds(seat(name)?, rest(2), false),
        [name, "has", "not", _, ..] => Expectation::Has(seat(name)?, rest(3), false),
        [name, "has", _, ..] => Expectation::Has(seat(name)?, rest(2), true),
        [name, "uses", _, ..] => Expectation::Uses(seat(name)?, rest(2), true),
        [name, "carries", _, ..] => Expectation::Uses(seat(name)?, rest(2), false),
        [name, "knows", "not", owner, _, ..] => Expectation::Knows(seat(name)?, seat(owner)?, rest(4), false),
        [name, "knows", owner, _, ..] => Expectation::Knows(seat(name)?, seat(owner)?, rest(3), true),
        [name, level] => Expectation::Level(seat(name)?, level.parse().map_err(|_| unreadable())?),
        _ => return Err(unreadable()),
    })
}

/// Whether an expectation is true; if not, what is.
pub(super) fn holds(playbook: &Playbook, game: &Munchkin, expectation: &Expectation) -> Result<(), Phrase> {
    let view = game.view(None);
    let person = |seat: Seat| &view.players[seat.index()];
    let card = |name: &str| -> Result<CardId, Phrase> { playbook.card(game.set(), name) };
    let found = |so: bool, key: &'static str, seat: Seat| {
        if so { Ok(()) } else { Err(Phrase::new(key).with("seat", seat)) }
    };
    let found_with = |so: bool, key: &'static str, seat: Seat, what: Arg| {
        found(so, key, seat).map_err(|phrase| phrase.with("what", what))
    };
    let slugs = |cards: &[CardId]| {
        let names: Vec<&str> = cards.iter().map(|&card| game.set().get(card).slug.as_str()).collect();
        names.join(", ")
    };
    match expectation {
        Expectation::Level(seat, level) => {
            let is = person(*seat).level;
            found_with(is == *level, "found-mb-level", *seat, is.into())
        }
        Expectation::Dead(seat, dead) => {
            let is = person(*seat).dead;
            found(is == *dead, if is { "found-mb-dead" } else { "found-mb-alive" }, *seat)
        }
        Expectation::Hand(seat, n) => {
            let hand = game.view(Some(*seat)).players[seat.index()].hand.clone();
            found_with(hand.len() == *n, "found-mb-hand", *seat, slugs(&hand).into())
        }
        Expectation::Holds(seat, name, so) => {
            let card = card(name)?;
            let hand = game.view(Some(*seat)).players[seat.index()].hand.clone();
            found_with(hand.contains(&card) == *so, "found-mb-hand", *seat, slugs(&hand).into())
        }
        Expectation::Has(seat, name, so) => {
            let card = card(name)?;
            let person = person(*seat);
            let mut all: Vec<CardId> = person.items.iter().map(|(card, _)| *card).collect();
            all.extend(
                person
                    .traits
                    .iter()
                    .chain(&person.powers)
                    .chain(&person.minions)
                    .chain(&person.curses)
                    .chain(&person.half),
            );
            found_with(all.contains(&card) == *so, "found-mb-table", *seat, slugs(&all).into())
        }
        Expectation::Uses(seat, name, so) => {
            let card = card(name)?;
            let items = &person(*seat).items;
            let used: Vec<CardId> = items.iter().filter(|(_, in_use)| *in_use).map(|(card, _)| *card).collect();
            let there = items.iter().any(|&(one, in_use)| one == card && in_use == *so);
            found_with(there, "found-mb-uses", *seat, slugs(&used).into())
        }
        Expectation::Knows(seat, owner, name, so) => {
            let card = card(name)?;
            let known = game.view(Some(*seat)).players[owner.index()].hand.clone();
            found_with(known.contains(&card) == *so, "found-mb-knows", *seat, slugs(&known).into())
        }
        Expectation::Turn(seat) => found(view.turn == *seat, "found-mb-turn", view.turn),
        Expectation::Asked(seat) => match game.question() {
            Some((asked, question)) => {
                found_with(asked == *seat, "found-mb-asked", asked, format!("{question:?}").into())
            }
            None => Err(Phrase::new("found-nobody-asked")),
        },
        Expectation::Winner(seat) => match view.winners.first() {
            Some(&winner) => found(view.winners.contains(seat), "found-winner", winner),
            None => Err(Phrase::new("found-no-winner")),
        },
        Expectation::Fight(totals) => {
            let is = view.fight.as_ref().map(|fight| (fight.fighters_total, fight.monsters_total));
            if is == *totals {
                return Ok(());
            }
            Err(match is {
                Some((ours, theirs)) => Phrase::new("found-mb-fight").with("ours", ours).with("theirs", theirs),
                None => Phrase::new("found-mb-no-fight"),
            })
        }
        Expectation::Monsters(n) => {
            let is = view.fight.as_ref().map_or(0, |fight| fight.monsters.len());
            if is == *n { Ok(()) } else { Err(Phrase::new("found-mb-monsters").with("n", is)) }
        }
        Expectation::Main(seat) => match &view.fight {
            Some(fight) => found(fight.main == *seat, "found-mb-main", fight.main),
            None => Err(Phrase::new("found-mb-no-fight")),
        },
        Expectation::Helper(helper) => match &view.fight {
            Some(fight) if fight.helper == *helper => Ok(()),
            Some(fight) => match fight.helper {
                Some(is) => found(false, "found-mb-helper", is),
                None => Err(Phrase::new("found-mb-no-helper")),
            },
            None => Err(Phrase::new("found-mb-no-fight")),
        },
        Expectation::Discarded(name, so) => {
            let card = card(name)?;
            let there = view.discarded.iter().flatten().any(|&one| one == card);
            if there == *so {
                Ok(())
            } else {
                Err(Phrase::new("found-mb-discard").with("what", slugs(&view.discarded.concat())))
            }
        }
    }
}
