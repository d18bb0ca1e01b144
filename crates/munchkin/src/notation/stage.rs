//! The head of an example, or of a saved game.

use super::{Playbook, short};
use crate::card::{CardId, Deck, Kind};
use crate::game::{Munchkin, Options};
use crate::set::{Set, Source, shipped};
use table::playbook::{Chances, Example, HeadLine, Notation as _, Script, Unreadable, seat_named};
use table::{Numbered as _, Phrase, Seat};

/// What a head deals to one seat.
struct Dealt<'a> {
    line: &'a HeadLine,
    level: u8,
    hand: Vec<CardId>,
}

fn at(line: &HeadLine, what: Phrase) -> Unreadable {
    Unreadable::new(line.line, what)
}

fn unreadable(line: &HeadLine) -> Unreadable {
    at(line, Phrase::new("playbook-head").with("key", &line.key).with("text", short(&line.rest)))
}

fn lines<'a>(example: &'a Example, key: &'static str) -> impl Iterator<Item = &'a HeadLine> {
    example.head.iter().filter(move |line| line.key == key)
}

/// Sets a game up as the head of an example says.
pub(super) fn stage(playbook: &Playbook, example: &Example) -> Result<Script<Playbook>, Unreadable> {
    let set = defined(playbook, example)?;
    let mut options = Options::default();
    for line in lines(example, "rules") {
        options = Options::read(&line.rest).map_err(|what| at(line, what))?;
    }
    let (names, people) = people(playbook, set, example)?;
    let seed = match lines(example, "seed").next() {
        Some(line) => Some(line.rest.parse().map_err(|_| unreadable(line))?),
        None => None,
    };
    let seats = |_| Unreadable::new(example.line, Phrase::new("playbook-seats").with("n", names.len()));
    // A saved game: seats, a seed, and nothing that lies anywhere.
    let dealt = !example.head.iter().any(|line| is_laid_out(line) || (line.key == "seat" && is_dealt_by_hand(line)));
    if let Some(seed) = seed.filter(|_| dealt) {
        let game = Munchkin::deal(set, options, names.len(), seed).map_err(seats)?;
        return Ok(Script::new(example, names, game, Chances::default()));
    }
    let mut game = Munchkin::laid_out(set, options, names.len(), seed.unwrap_or(1)).map_err(seats)?;
    game.stack_decks();
    for (index, person) in people.iter().enumerate() {
        game.set_level(Seat::new(index), person.level);
        for &card in &person.hand {
            take(&mut game, card, person.line)?;
            game.give(Seat::new(index), card);
        }
    }
    lay_out(playbook, &mut game, &names, example)?;
    let chances = chances(playbook, set, example)?;
    let (turn, first) = match lines(example, "turn").next() {
        Some(line) => {
            let (name, first) = line.rest.strip_suffix(" first").map_or((&*line.rest, false), |name| (name, true));
            (seat_named(&names, name).map_err(|what| at(line, what))?, first)
        }
        None => (Seat::new(0), false),
    };
    let fight = fight(playbook, &mut game, &names, example)?;
    match fight {
        Some((main, helper, monsters)) => {
            let begun = game.begin_fight_at(turn, main, helper, &monsters);
            begun.ok_or_else(|| Unreadable::new(example.line, Phrase::new("playbook-state")))?;
        }
        None if first => game.begin_game_at(turn),
        None => game.begin_at(turn),
    }
    Ok(Script::new(example, names, game, chances))
}

/// A fight under way: whose it is, who helps, and each monster with its enhancers.
type Underway = (Seat, Option<Seat>, Vec<(CardId, Vec<CardId>)>);

/// `fight Ann: BANSHEE + CORRUPTED, BATNAP` and `helper Bob`.
fn fight(
    playbook: &Playbook,
    game: &mut Munchkin,
    names: &[String],
    example: &Example,
) -> Result<Option<Underway>, Unreadable> {
    let Some(line) = lines(example, "fight").next() else { return Ok(None) };
    let (name, cards) = line.rest.split_once(':').ok_or_else(|| unreadable(line))?;
    let main = seat_named(names, name).map_err(|what| at(line, what))?;
    let mut monsters = Vec::new();
    for group in cards.split(',').filter(|group| !group.trim().is_empty()) {
        let mut group = group.split('+').map(|name| playbook.card(game.set(), name.trim()));
        let monster = group.next().ok_or_else(|| unreadable(line))?.map_err(|what| at(line, what))?;
        let enhancers = group.collect::<Result<Vec<_>, _>>().map_err(|what| at(line, what))?;
        for &card in std::iter::once(&monster).chain(&enhancers) {
            take(game, card, line)?;
        }
        monsters.push((monster, enhancers));
    }
    let helper = match lines(example, "helper").next() {
        Some(line) => Some(seat_named(names, &line.rest).map_err(|what| at(line, what))?),
        None => None,
    };
    Ok(Some((main, helper, monsters)))
}

/// Whether a line says where something lies, or what chance will bring.
fn is_laid_out(line: &HeadLine) -> bool {
    let laid = ["dead", "empty", "fight", "helper"].contains(&line.key.as_str());
    laid || matches!(
        line.key.as_str(),
        "table" | "turn" | "doors" | "treasures" | "discard" | "dice" | "chance" | "shuffle"
    )
}

/// Whether a seat has cards, if only none (`seat Ann:`), or a level.
fn is_dealt_by_hand(line: &HeadLine) -> bool {
    line.rest.contains([':', ' ', '\t'])
}

/// Names, levels and hands.
fn people<'a>(
    playbook: &Playbook,
    set: &Set,
    example: &'a Example,
) -> Result<(Vec<String>, Vec<Dealt<'a>>), Unreadable> {
    let mut names: Vec<String> = Vec::new();
    let mut people = Vec::new();
    for line in lines(example, "seat") {
        let (who, cards) = line.rest.split_once(':').unwrap_or((&line.rest, ""));
        let mut who = who.split_whitespace();
        let (Some(name), level, None) = (who.next(), who.next(), who.next()) else { return Err(unreadable(line)) };
        if Playbook::RESERVED.contains(&name.to_lowercase().as_str()) || name.contains(['>', '+', ',', '=', '!', '"']) {
            return Err(at(line, Phrase::new("playbook-seat-name").with("name", short(name))));
        }
        if names.iter().any(|seat| seat.eq_ignore_ascii_case(name)) {
            return Err(at(line, Phrase::new("playbook-seat-twice").with("name", short(name))));
        }
        let level = level.map_or(Some(1), |level| level.parse().ok().filter(|level| (1..=9).contains(level)));
        names.push(name.to_owned());
        let hand = cards_of(playbook, set, cards).map_err(|what| at(line, what))?;
        let hand = hand.into_iter().map(|(card, _)| card).collect();
        people.push(Dealt { line, level: level.ok_or_else(|| unreadable(line))?, hand });
    }
    Ok((names, people))
}

/// Tables and piles.
fn lay_out(playbook: &Playbook, game: &mut Munchkin, names: &[String], example: &Example) -> Result<(), Unreadable> {
    let set = game.set();
    for line in lines(example, "table") {
        let (name, cards) = line.rest.split_once(':').ok_or_else(|| unreadable(line))?;
        let seat = seat_named(names, name).map_err(|what| at(line, what))?;
        let (counting, waiting): (Vec<&str>, Vec<&str>) =
            cards.split(',').map(str::trim).partition(|name| name.ends_with("(counting)"));
        for (card, carried) in cards_of(playbook, set, &waiting.join(",")).map_err(|what| at(line, what))? {
            take(game, card, line)?;
            if !game.lay(seat, card, carried) {
                return Err(at(line, Phrase::new("playbook-state")));
            }
        }
        for name in counting.into_iter().filter_map(|name| name.strip_suffix("(counting)")) {
            let card = playbook.card(set, name.trim()).map_err(|what| at(line, what))?;
            take(game, card, line)?;
            if set.get(card).kind != Kind::Curse || !game.lay_counting(seat, card) {
                return Err(at(line, Phrase::new("playbook-state")));
            }
        }
    }
    for line in lines(example, "dead") {
        for name in line.rest.split(',') {
            let seat = seat_named(names, name).map_err(|what| at(line, what))?;
            if !game.lay_dead(seat) {
                return Err(at(line, Phrase::new("playbook-state"))); // the dead have no cards to lose
            }
        }
    }
    for (key, deck) in [("doors", Some(Deck::Door)), ("treasures", Some(Deck::Treasure)), ("discard", None)] {
        for line in lines(example, key) {
            let cards = cards_of(playbook, set, &line.rest).map_err(|what| at(line, what))?;
            for &(card, _) in cards.iter().rev() {
                if deck.is_some_and(|deck| set.get(card).deck != deck) {
                    return Err(unreadable(line));
                }
                take(game, card, line)?;
                game.put_on_pile(card, deck.is_some());
            }
        }
    }
    for line in lines(example, "empty") {
        let deck = Deck::ALL.iter().find(|deck| deck.word() == line.rest.trim().trim_end_matches('s'));
        let deck = *deck.ok_or_else(|| unreadable(line))?;
        let named = lines(example, if deck == Deck::Door { "doors" } else { "treasures" });
        let named = named.map(|line| cards_of(playbook, set, &line.rest).map_or(0, |cards| cards.len())).sum();
        game.keep_top(deck, named);
    }
    Ok(())
}

/// What the head leaves not to chance: rolls, picks (counted from 1), reshuffles.
fn chances(playbook: &Playbook, set: &Set, example: &Example) -> Result<Chances, Unreadable> {
    let mut chances = Chances::default();
    let numbers = |line: &HeadLine, most: u16| -> Result<Vec<u16>, Unreadable> {
        let number = |text: &str| text.trim().parse().ok().filter(|n| (1..=most).contains(n));
        line.rest.split(',').map(number).collect::<Option<Vec<u16>>>().ok_or_else(|| unreadable(line))
    };
    for line in lines(example, "dice") {
        chances.rolls.extend(numbers(line, 6)?.into_iter().map(|die| die as u8));
    }
    for line in lines(example, "chance") {
        chances.picks.extend(numbers(line, 999)?.into_iter().map(|n| n - 1));
    }
    for line in lines(example, "shuffle") {
        let cards = cards_of(playbook, set, &line.rest).map_err(|what| at(line, what))?;
        chances.shuffles.push(cards.into_iter().map(|(card, _)| card.number()).collect());
    }
    Ok(chances)
}

/// The set, with the cards that the example defines.
fn defined(playbook: &Playbook, example: &Example) -> Result<&'static Set, Unreadable> {
    let own: Vec<&HeadLine> = example.head.iter().filter(|line| line.key == "define").collect();
    let Some(first) = own.first() else { return Ok(playbook.set) };
    let text: String = own.iter().map(|line| format!("[[card]]\n{}\n", line.rest.replace(';', "\n"))).collect();
    let mut known = playbook.defined.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(set) = known.get(&text) {
        return Ok(set);
    }
    let mut sources = shipped("bites");
    sources.push(Source { file: "~example".to_owned(), text: text.clone() });
    let set = Set::read(&sources).map_err(|faults| {
        let what = faults.into_iter().next().map_or_else(|| Phrase::new("playbook-state"), |fault| fault.what);
        Unreadable::new(first.line, what)
    })?;
    let set: &'static Set = Box::leak(Box::new(set));
    known.insert(text, set);
    Ok(set)
}

/// `COFFIN, DENTED BUCKET (carried), FAIRY DUST x2`.
fn cards_of(playbook: &Playbook, set: &Set, list: &str) -> Result<Vec<(CardId, bool)>, Phrase> {
    let mut cards = Vec::new();
    for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let (name, carried) = name.strip_suffix("(carried)").map_or((name, false), |name| (name.trim(), true));
        let copies =
            name.rsplit_once(' ').and_then(|(name, n)| Some((name, n.strip_prefix('x')?.parse::<usize>().ok()?)));
        let (name, copies) = copies.filter(|(_, n)| (1..=20).contains(n)).unwrap_or((name, 1));
        cards.extend(std::iter::repeat_n((playbook.card(set, name)?, carried), copies));
    }
    Ok(cards)
}

/// Takes a card out of its deck: an example has the cards of the real one.
fn take(game: &mut Munchkin, card: CardId, line: &HeadLine) -> Result<(), Unreadable> {
    if game.take_from_deck(card) {
        return Ok(());
    }
    let face = game.set().get(card);
    let what = Phrase::new("playbook-too-many").with("name", &face.slug).with("n", face.count);
    Err(Unreadable::new(line.line, what))
}

/// The order of an unshuffled deck, the top first: what does nothing by itself, so that drawing it
/// disturbs nothing; monsters last.
pub(crate) fn calm(kind: Kind) -> u8 {
    match kind {
        Kind::Enhancer => 0,
        Kind::Half => 1,
        Kind::Twin => 2,
        Kind::Wandering => 3,
        Kind::Race | Kind::Class | Kind::Style => 4,
        Kind::Power => 5,
        Kind::Minion => 6,
        Kind::Item => 7,
        Kind::GoUp => 8,
        Kind::Special => 9,
        Kind::Curse => 10,
        Kind::Monster => 11,
    }
}
