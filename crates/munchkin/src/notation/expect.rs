//! Expectations: what an example claims to be true.

use super::{Playbook, short};
use crate::card::{CardId, Deck};
use crate::game::{Munchkin, Question, View};
use table::playbook::seat_named;
use table::{Arg, Game, Phrase, Seat};

/// A claim about the game.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "they are the words of the notation")]
pub enum Expectation {
    Level(Seat, u8),
    Hand(Seat, usize),
    Dead(Seat, bool),
    Holds(Seat, String, bool),
    Has(Seat, String, bool),
    Uses(Seat, String, bool),
    /// Whether a player knows of a card in another's hand.
    Knows(Seat, Seat, String, bool),
    Turn(Seat),
    /// Who is asked, and which question, if the claim says that.
    Asked(Seat, Option<Question>),
    AskedNobody,
    /// A sealed answer was given, and others are still to come (MB-FAST-1).
    Sealed(Seat),
    /// How many cards a pile has: a draw pile, or one of discards.
    Pile(Deck, bool, usize),
    /// The topmost cards of a pile, top first.
    Top(Deck, bool, Vec<String>),
    /// A curse in front of a player, and whether it counts or waits.
    Curse(Seat, String, bool),
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
        ["asked", "nobody"] => Expectation::AskedNobody,
        ["asked", name, what @ ..] if name.ends_with(':') => {
            let what = question(&what.join(" ")).ok_or_else(|| {
                let known = QUESTIONS.map(|(_, word)| word).join(", ");
                Phrase::new("playbook-mb-question").with("text", short(&what.join(" "))).with("known", known)
            })?;
            Expectation::Asked(seat(name.trim_end_matches(':'))?, Some(what))
        }
        ["asked", name] => Expectation::Asked(seat(name)?, None),
        ["sealed", name] => Expectation::Sealed(seat(name)?),
        ["doors" | "treasures", n] => Expectation::Pile(deck(words[0]), false, n.parse().map_err(|_| unreadable())?),
        ["doors:" | "treasures:", _, ..] => Expectation::Top(deck(words[0]), false, names(&rest(1))),
        ["discard", "doors" | "treasures", n] => {
            Expectation::Pile(deck(words[1]), true, n.parse().map_err(|_| unreadable())?)
        }
        ["discard", "doors:" | "treasures:", _, ..] => Expectation::Top(deck(words[1]), true, names(&rest(2))),
        [name, "waiting", _, ..] => Expectation::Curse(seat(name)?, rest(2), false),
        [name, "counting", _, ..] => Expectation::Curse(seat(name)?, rest(2), true),
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

fn deck(word: &str) -> Deck {
    if word.starts_with("doors") { Deck::Door } else { Deck::Treasure }
}

fn names(list: &str) -> Vec<String> {
    list.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// The questions, as they are written.
const QUESTIONS: [(Question, &str); 21] = [
    (Question::LayOut, "lay out"),
    (Question::BeforeDoor, "before the door"),
    (Question::Room, "room"),
    (Question::Ending, "end"),
    (Question::Fight, "fight"),
    (Question::LastCall, "last call"),
    (Question::Window, "window"),
    (Question::Help, "help"),
    (Question::Trade, "trade"),
    (Question::TurnedUp, "turned up"),
    (Question::Cancel, "cancel"),
    (Question::React, "react"),
    (Question::Choose, "choose"),
    (Question::Either, "either"),
    (Question::RunFrom, "run"),
    (Question::Flee, "roll"),
    (Question::Die, "die"),
    (Question::Receive, "receive"),
    (Question::Charity, "charity"),
    (Question::Claim, "claim"),
    (Question::Sex, "sex"),
];

fn question(text: &str) -> Option<Question> {
    QUESTIONS.iter().find(|(_, word)| *word == text).map(|(question, _)| *question)
}

/// A question, as it is written.
fn word(question: Question) -> &'static str {
    QUESTIONS.iter().find(|(other, _)| *other == question).map_or("", |(_, word)| word)
}

/// Whether an expectation holds; if not, what is true instead.
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
        Expectation::Asked(seat, wanted) => match game.question() {
            Some((first, question)) => {
                let asked = if game.waiting_on().has(*seat) { *seat } else { first };
                let so = asked == *seat && wanted.is_none_or(|wanted| wanted == question);
                found_with(so, "found-asked-for", asked, word(question).into())
            }
            None => Err(Phrase::new("found-nobody-asked")),
        },
        Expectation::AskedNobody => match game.question() {
            Some((asked, question)) => found_with(false, "found-asked-for", asked, word(question).into()),
            None => Ok(()),
        },
        Expectation::Sealed(seat) => match game.question() {
            Some((_, Question::Claim)) => found(!game.waiting_on().has(*seat), "found-mb-not-sealed", *seat),
            _ => Err(Phrase::new("found-mb-not-sealed").with("seat", *seat)),
        },
        Expectation::Pile(deck, discarded, n) => {
            let pile = pile(game, &view, *deck, *discarded);
            if pile.len() == *n { Ok(()) } else { Err(Phrase::new("found-pile-cards").with("n", pile.len())) }
        }
        Expectation::Top(deck, discarded, names) => {
            let pile = pile(game, &view, *deck, *discarded);
            let wanted = names.iter().map(|name| card(name)).collect::<Result<Vec<_>, _>>()?;
            let top = &pile[..wanted.len().min(pile.len())];
            if top == wanted { Ok(()) } else { Err(Phrase::new("found-pile-top").with("what", slugs(top))) }
        }
        Expectation::Curse(seat, name, counting) => {
            let is = game.curse_counts(*seat, card(name)?);
            let key = match is {
                Some(true) => "found-mb-counting",
                Some(false) => "found-mb-waiting",
                None => "found-mb-no-curse",
            };
            found(is == Some(*counting), key, *seat)
        }
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

/// A pile, its top first.
fn pile(game: &Munchkin, view: &View, deck: Deck, discarded: bool) -> Vec<CardId> {
    if discarded { view.discarded[usize::from(deck == Deck::Treasure)].clone() } else { game.draw_pile_of(deck) }
}
