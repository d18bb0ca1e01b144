//! Sets games up from the head of an example or a saved game.

use super::Playbook;
use crate::card::{CardId, Deck, Kind};
use crate::game::{Munchkin, Options};
use crate::set::{Set, Source, shipped};
use table::playbook::{Chances, Example, HeadLine, ReadError, Script, SeatLine, seat_named};
use table::{Phrase, PileCard as _, Seat, Seed};

/// What a head deals to a seat.
struct Dealt<'a> {
    line: &'a HeadLine,
    level: u8,
    hand: Vec<CardId>,
}

/// Sets up a game as the head of an example says.
pub(super) fn stage(playbook: &Playbook, example: &Example) -> Result<Script<Playbook>, ReadError> {
    let set = defined(playbook, example)?;
    let options: Options = example.rules()?;
    let (names, people) = people(playbook, set, example)?;
    let seed = example.seed()?;
    let seats = |_| ReadError::new(example.line, Phrase::new("playbook-seats").with("n", names.len()));
    // A saved game has seats and a seed, and lays nothing out.
    let dealt = !example.head.iter().any(|line| is_laid_out(line) || (line.key == "seat" && is_dealt_by_hand(line)));
    if let Some(seed) = seed.filter(|_| dealt) {
        let game = Munchkin::deal(set, options, names.len(), seed).map_err(seats)?;
        return Ok(Script::new(example, names, game, Chances::default()));
    }
    let mut game = Munchkin::laid_out(set, options, names.len(), seed.unwrap_or(Seed::Quick(1))).map_err(seats)?;
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
    let (turn, first) = match example.lines("turn").next() {
        Some(line) => {
            let (name, first) = line.rest.strip_suffix(" first").map_or((&*line.rest, false), |name| (name, true));
            (seat_named(&names, name).map_err(|what| line.fault(what))?, first)
        }
        None => (Seat::new(0), false),
    };
    let fight = fight(playbook, &mut game, &names, example)?;
    match fight {
        Some((main, helper, monsters)) => {
            let begun = game.begin_fight_at(turn, main, helper, &monsters);
            begun.ok_or_else(|| ReadError::new(example.line, Phrase::new("playbook-state")))?;
        }
        None if first => game.begin_game_at(turn),
        None => game.begin_at(turn),
    }
    Ok(Script::new(example, names, game, chances))
}

/// A fight in progress: the main fighter, the helper, and each monster with its enhancers.
type Underway = (Seat, Option<Seat>, Vec<(CardId, Vec<CardId>)>);

/// `fight Ann: BANSHEE + CORRUPTED, BATNAP` and `helper Bob`.
fn fight(
    playbook: &Playbook,
    game: &mut Munchkin,
    names: &[String],
    example: &Example,
) -> Result<Option<Underway>, ReadError> {
    let Some(line) = example.lines("fight").next() else { return Ok(None) };
    let (name, cards) = line.rest.split_once(':').ok_or_else(|| line.unreadable())?;
    let main = seat_named(names, name).map_err(|what| line.fault(what))?;
    let mut monsters = Vec::new();
    for group in cards.split(',').filter(|group| !group.trim().is_empty()) {
        let mut group = group.split('+').map(|name| playbook.card(game.set(), name.trim()));
        let monster = group.next().ok_or_else(|| line.unreadable())?.map_err(|what| line.fault(what))?;
        let enhancers = group.collect::<Result<Vec<_>, _>>().map_err(|what| line.fault(what))?;
        for &card in std::iter::once(&monster).chain(&enhancers) {
            take(game, card, line)?;
        }
        monsters.push((monster, enhancers));
    }
    let helper = match example.lines("helper").next() {
        Some(line) => Some(seat_named(names, &line.rest).map_err(|what| line.fault(what))?),
        None => None,
    };
    Ok(Some((main, helper, monsters)))
}

/// Whether a line lays cards out, or says what chance will bring.
fn is_laid_out(line: &HeadLine) -> bool {
    let laid = ["dead", "empty", "fight", "helper"].contains(&line.key.as_str());
    laid || matches!(
        line.key.as_str(),
        "table" | "turn" | "doors" | "treasures" | "discard" | "dice" | "chance" | "shuffle"
    )
}

/// Whether a line gives a seat a hand, even an empty one (`seat Ann:`), or a level.
fn is_dealt_by_hand(line: &HeadLine) -> bool {
    line.rest.contains([':', ' ', '\t'])
}

/// Reads names, levels and hands.
fn people<'a>(
    playbook: &Playbook,
    set: &Set,
    example: &'a Example,
) -> Result<(Vec<String>, Vec<Dealt<'a>>), ReadError> {
    let mut people = Vec::new();
    let seats = example.seats::<Playbook>(HeadLine::unreadable)?;
    for SeatLine { line, number, cards, .. } in &seats {
        let level = number.map_or(Some(1), |level| level.parse().ok().filter(|level| (1..=9).contains(level)));
        let hand = cards_of(playbook, set, cards.unwrap_or("")).map_err(|what| line.fault(what))?;
        let hand = hand.into_iter().map(|(card, _)| card).collect();
        people.push(Dealt { line, level: level.ok_or_else(|| line.unreadable())?, hand });
    }
    Ok((seats.iter().map(|seat| seat.name.to_owned()).collect(), people))
}

/// Lays out tables and piles.
fn lay_out(playbook: &Playbook, game: &mut Munchkin, names: &[String], example: &Example) -> Result<(), ReadError> {
    let set = game.set();
    for line in example.lines("table") {
        let (name, cards) = line.rest.split_once(':').ok_or_else(|| line.unreadable())?;
        let seat = seat_named(names, name).map_err(|what| line.fault(what))?;
        let (counting, waiting): (Vec<&str>, Vec<&str>) =
            cards.split(',').map(str::trim).partition(|name| name.ends_with("(counting)"));
        for (card, carried) in cards_of(playbook, set, &waiting.join(",")).map_err(|what| line.fault(what))? {
            take(game, card, line)?;
            if !game.lay(seat, card, carried) {
                return Err(line.fault(Phrase::new("playbook-state")));
            }
        }
        for name in counting.into_iter().filter_map(|name| name.strip_suffix("(counting)")) {
            let card = playbook.card(set, name.trim()).map_err(|what| line.fault(what))?;
            take(game, card, line)?;
            if set.get(card).kind != Kind::Curse || !game.lay_counting(seat, card) {
                return Err(line.fault(Phrase::new("playbook-state")));
            }
        }
    }
    for line in example.lines("dead") {
        for name in line.rest.split(',') {
            let seat = seat_named(names, name).map_err(|what| line.fault(what))?;
            if !game.lay_dead(seat) {
                return Err(line.fault(Phrase::new("playbook-state"))); // the dead have no cards to lose
            }
        }
    }
    for (key, deck) in [("doors", Some(Deck::Door)), ("treasures", Some(Deck::Treasure)), ("discard", None)] {
        for line in example.lines(key) {
            let cards = cards_of(playbook, set, &line.rest).map_err(|what| line.fault(what))?;
            for &(card, _) in cards.iter().rev() {
                if deck.is_some_and(|deck| set.get(card).deck != deck) {
                    return Err(line.unreadable());
                }
                take(game, card, line)?;
                game.put_on_pile(card, deck.is_some());
            }
        }
    }
    for line in example.lines("empty") {
        let deck = Deck::ALL.iter().find(|deck| deck.word() == line.rest.trim().trim_end_matches('s'));
        let deck = *deck.ok_or_else(|| line.unreadable())?;
        let named = example.lines(if deck == Deck::Door { "doors" } else { "treasures" });
        let named = named.map(|line| cards_of(playbook, set, &line.rest).map_or(0, |cards| cards.len())).sum();
        game.keep_top(deck, named);
    }
    Ok(())
}

/// What the head fixes instead of leaving it to chance: rolls, picks (counted from 1), reshuffles.
fn chances(playbook: &Playbook, set: &Set, example: &Example) -> Result<Chances, ReadError> {
    let mut chances = Chances::default();
    let numbers = |line: &HeadLine, most: u16| -> Result<Vec<u16>, ReadError> {
        let number = |text: &str| text.trim().parse().ok().filter(|n| (1..=most).contains(n));
        line.rest.split(',').map(number).collect::<Option<Vec<u16>>>().ok_or_else(|| line.unreadable())
    };
    for line in example.lines("dice") {
        chances.rolls.extend(numbers(line, 6)?.into_iter().map(|die| die as u8));
    }
    for line in example.lines("chance") {
        chances.picks.extend(numbers(line, 999)?.into_iter().map(|n| n - 1));
    }
    for line in example.lines("shuffle") {
        let cards = cards_of(playbook, set, &line.rest).map_err(|what| line.fault(what))?;
        chances.shuffles.push(cards.into_iter().map(|(card, _)| card.number()).collect());
    }
    Ok(chances)
}

/// The set, together with the cards that the example defines.
fn defined(playbook: &Playbook, example: &Example) -> Result<&'static Set, ReadError> {
    let own: Vec<&HeadLine> = example.lines("define").collect();
    if let Some(line) = example.lines("set").next() {
        if !own.is_empty() {
            return Err(line.unreadable()); // an example's own cards need the shipped set
        }
        return match line.rest.trim() {
            "bites" => Ok(playbook.set),
            label => playbook.labelled(label).map_err(|what| line.fault(what)),
        };
    }
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
        ReadError::new(first.line, what)
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

/// Takes a card out of its deck: an example uses the same cards as the real game.
fn take(game: &mut Munchkin, card: CardId, line: &HeadLine) -> Result<(), ReadError> {
    if game.take_from_deck(card) {
        return Ok(());
    }
    let face = game.set().get(card);
    let what = Phrase::new("playbook-too-many").with("name", &face.slug).with("n", face.count);
    Err(ReadError::new(line.line, what))
}

/// The order of an unshuffled deck, the top first. Cards that do nothing when drawn come first, monsters last.
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
