//! The head of an example.

use super::{Playbook, short};
use crate::card::{CardId, Deck, Kind};
use crate::game::{Munchkin, Options};
use crate::set::{Set, Source, shipped};
use table::playbook::{Example, HeadLine, Script, Unreadable, seat_named};
use table::{Message, Seat};

/// Sets a game up as the head of an example says.
pub(super) fn stage(playbook: &Playbook, example: &Example) -> Result<Script<Playbook>, Unreadable> {
    let at = |line: &HeadLine, what: Message| Unreadable::new(line.line, what);
    let unreadable = |line: &HeadLine| {
        at(line, Message::new("playbook-head").with("key", &line.key).with("text", short(&line.rest)))
    };
    let lines = |key: &'static str| example.head.iter().filter(move |line| line.key == key);
    if let Some(line) = example.head.iter().find(|line| {
        !matches!(
            line.key.as_str(),
            "game"
                | "rules"
                | "cites"
                | "seat"
                | "table"
                | "turn"
                | "doors"
                | "treasures"
                | "discard"
                | "dice"
                | "seed"
                | "define"
                | "version"
                | "date"
        )
    }) {
        return Err(unreadable(line));
    }
    let set = defined(playbook, example)?;
    let mut options = Options::default();
    for line in lines("rules") {
        for word in line.rest.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty()) {
            match word {
                "+fast" | "fast" => options.fast = true,
                "-items_in_combat" => options.items_in_combat = false,
                "+cheating" => options.cheating = true,
                "+items_in_combat" => options.items_in_combat = true,
                _ => match word.strip_prefix("rounds=").and_then(|n| n.parse().ok()) {
                    Some(rounds) => options.rounds = rounds,
                    None => return Err(unreadable(line)),
                },
            }
        }
    }
    let mut names: Vec<String> = Vec::new();
    let mut people: Vec<(&HeadLine, u8, Vec<CardId>)> = Vec::new();
    for line in lines("seat") {
        let (who, cards) = line.rest.split_once(':').unwrap_or((&line.rest, ""));
        let mut who = who.split_whitespace();
        let (Some(name), level, None) = (who.next(), who.next(), who.next()) else { return Err(unreadable(line)) };
        let level = level.map_or(Some(1), |level| level.parse().ok().filter(|level| (1..=9).contains(level)));
        names.push(name.to_owned());
        let hand = cards_of(playbook, set, cards).map_err(|what| at(line, what))?;
        people.push((line, level.ok_or_else(|| unreadable(line))?, hand.into_iter().map(|(card, _)| card).collect()));
    }
    let seed = match lines("seed").next() {
        Some(line) => line.rest.parse().map_err(|_| unreadable(line))?,
        None => 1,
    };
    let mut game = Munchkin::laid_out(set, options, names.len(), seed)
        .map_err(|_| Unreadable::new(example.line, Message::new("playbook-seats").with("n", names.len())))?;
    game.stack_decks();
    for (index, (line, level, hand)) in people.iter().enumerate() {
        game.set_level(Seat::new(index), *level);
        for &card in hand {
            take(&mut game, card, line)?;
            game.give(Seat::new(index), card);
        }
    }
    for line in lines("table") {
        let (name, cards) = line.rest.split_once(':').ok_or_else(|| unreadable(line))?;
        let seat = seat_named(&names, name).map_err(|what| at(line, what))?;
        for (card, carried) in cards_of(playbook, set, cards).map_err(|what| at(line, what))? {
            take(&mut game, card, line)?;
            if !game.lay(seat, card, carried) {
                return Err(at(line, Message::new("playbook-state")));
            }
        }
    }
    for (key, deck) in [("doors", Some(Deck::Door)), ("treasures", Some(Deck::Treasure)), ("discard", None)] {
        for line in lines(key) {
            let cards = cards_of(playbook, set, &line.rest).map_err(|what| at(line, what))?;
            for &(card, _) in cards.iter().rev() {
                if deck.is_some_and(|deck| set.get(card).deck != deck) {
                    return Err(unreadable(line));
                }
                take(&mut game, card, line)?;
                game.put_on_pile(card, deck.is_some());
            }
        }
    }
    for line in lines("dice") {
        let dice: Option<Vec<u8>> =
            line.rest.split(',').map(|die| die.trim().parse().ok().filter(|die| (1..=6).contains(die))).collect();
        game.fix_dice(&dice.filter(|dice| dice.len() <= 24).ok_or_else(|| unreadable(line))?);
    }
    let turn = match lines("turn").next() {
        Some(line) => seat_named(&names, &line.rest).map_err(|what| at(line, what))?,
        None => Seat::new(0),
    };
    game.begin_at(turn);
    Ok(Script::new(example, names, game, Vec::new()))
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
        let what = faults.into_iter().next().map_or_else(|| Message::new("playbook-state"), |fault| fault.what);
        Unreadable::new(first.line, what)
    })?;
    let set: &'static Set = Box::leak(Box::new(set));
    known.insert(text, set);
    Ok(set)
}

/// `COFFIN, DENTED BUCKET (carried), FAIRY DUST x2`.
fn cards_of(playbook: &Playbook, set: &Set, list: &str) -> Result<Vec<(CardId, bool)>, Message> {
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
    let what = Message::new("playbook-too-many").with("name", &face.slug).with("n", face.count);
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
