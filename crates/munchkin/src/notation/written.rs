//! Moves as people write them.

use super::{Playbook, short};
use crate::card::{CardId, Kind};
use crate::game::{At, Move, Munchkin, Share, Terms};
use table::playbook::seat_named;
use table::{Phrase, Seat};

/// A move as it was written. Cards stay names until it is known which cards there are.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "they are the words of the notation")]
pub enum WrittenMove {
    Dash,
    Pass,
    Open,
    Keep,
    Trouble(String),
    Loot,
    End,
    Settle,
    Accept,
    Roll,
    Sacrifice {
        both: bool,
    },
    Either {
        second: bool,
    },
    Put {
        card: String,
        carried: bool,
        replaces: Option<String>,
    },
    /// Plays a card or uses an ability, with a target.
    Play {
        card: String,
        /// Which of its lines, if the text says it.
        line: Option<u8>,
        at: Option<String>,
        seat: Option<Seat>,
    },
    Sell(Vec<String>),
    LayOut(Vec<String>),
    Ask {
        seat: Seat,
        terms: NamedTerms,
    },
    Offer(NamedTerms),
    Run(String),
    Choose(String),
    Give {
        card: String,
        to: Seat,
    },
    Trade {
        to: Seat,
        give: Vec<String>,
        want: Vec<String>,
    },
    Turn {
        card: String,
        in_use: bool,
    },
    Drop(String),
    Show {
        cards: Vec<String>,
        to: Option<Seat>,
    },
    Cheat(String),
    Accuse {
        seat: Seat,
        card: String,
    },
    Claim(String),
    Be {
        female: bool,
    },
}

impl WrittenMove {
    /// The cards that the move names.
    pub(super) fn cards(&self) -> Vec<&str> {
        self.written().into_iter().map(|name| Copy::of(name).name).collect()
    }

    /// The names of cards as written.
    fn written(&self) -> Vec<&str> {
        match self {
            WrittenMove::Trouble(card) | WrittenMove::Choose(card) | WrittenMove::Drop(card) => vec![card],
            WrittenMove::Cheat(card) | WrittenMove::Claim(card) | WrittenMove::Accuse { card, .. } => vec![card],
            WrittenMove::Run(card) if place(card).is_none() => vec![card],
            WrittenMove::Put { card, replaces, .. } => {
                std::iter::once(card).chain(replaces).map(String::as_str).collect()
            }
            WrittenMove::Play { card, .. } | WrittenMove::Give { card, .. } | WrittenMove::Turn { card, .. } => {
                vec![card]
            }
            WrittenMove::Sell(cards) | WrittenMove::LayOut(cards) | WrittenMove::Show { cards, .. } => {
                cards.iter().map(String::as_str).collect()
            }
            WrittenMove::Ask { terms, .. } | WrittenMove::Offer(terms) => {
                terms.items.iter().map(String::as_str).collect()
            }
            WrittenMove::Trade { give, want, .. } => give.iter().chain(want).map(String::as_str).collect(),
            _ => Vec::new(),
        }
    }
}

/// One of several copies: `COFFIN (2)`, or `COFFIN (hand)` where both a hand and a table are meant.
struct Copy<'a> {
    name: &'a str,
    in_hand: bool,
    /// Its place from the left, counted from 0.
    nth: Option<usize>,
}

impl Copy<'_> {
    fn of(text: &str) -> Copy<'_> {
        let plain = Copy { name: text, in_hand: false, nth: None };
        let Some((name, which)) = text.trim_end().strip_suffix(')').and_then(|text| text.rsplit_once('(')) else {
            return plain;
        };
        let (in_hand, which) = which.strip_prefix("hand").map_or((false, which), |rest| (true, rest));
        let nth = which.trim().parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if nth.is_none() && !(in_hand && which.trim().is_empty()) {
            return plain; // the parentheses belong to the name
        }
        Copy { name: name.trim_end(), in_hand, nth }
    }

    /// The place of that copy, or else the first matching place that is not taken.
    fn place(&self, taken: u32, is_it: impl Fn(usize) -> bool) -> Option<usize> {
        let mut places = (0..32).filter(|&at| is_it(at));
        match self.nth {
            Some(nth) => places.nth(nth).filter(|at| taken >> at & 1 == 0),
            None => places.find(|at| taken >> at & 1 == 0),
        }
    }
}

/// The terms of help as written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NamedTerms {
    share: Share,
    first: bool,
    items: Vec<String>,
}

/// Reads a move.
pub(super) fn read(seats: &[String], text: &str) -> Result<WrittenMove, Phrase> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()));
    let unreadable = || Phrase::new("playbook-mb-move").with("text", short(text));
    let seat = |name: &str| seat_named(seats, name);
    Ok(match word {
        "-" => WrittenMove::Dash,
        "pass" | "refuse" => WrittenMove::Pass,
        "open" => WrittenMove::Open,
        "keep" => WrittenMove::Keep,
        "loot" => WrittenMove::Loot,
        "end" => WrittenMove::End,
        "settle" => WrittenMove::Settle,
        "accept" => WrittenMove::Accept,
        "roll" => WrittenMove::Roll,
        "sacrifice" => WrittenMove::Sacrifice { both: rest == "both" },
        "first" if rest.is_empty() => WrittenMove::Either { second: false },
        "second" if rest.is_empty() => WrittenMove::Either { second: true },
        "trouble" => WrittenMove::Trouble(rest.to_owned()),
        "put" => {
            let (rest, replaces) = match rest.rsplit_once(" for ") {
                Some((rest, old)) => (rest.trim(), Some(old.trim().to_owned())),
                None => (rest, None),
            };
            let (card, carried) = rest.strip_suffix(" carried").map_or((rest, false), |card| (card.trim(), true));
            WrittenMove::Put { card: card.to_owned(), carried, replaces }
        }
        "sell" => WrittenMove::Sell(list(rest)),
        "lay" => WrittenMove::LayOut(list(rest.strip_prefix("out").ok_or_else(unreadable)?)),
        "ask" => {
            let (name, terms) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            WrittenMove::Ask { seat: seat(name)?, terms: wanted(terms).ok_or_else(unreadable)? }
        }
        "offer" => WrittenMove::Offer(wanted(rest).ok_or_else(unreadable)?),
        "run" => WrittenMove::Run(rest.to_owned()),
        "choose" => WrittenMove::Choose(rest.to_owned()),
        "give" => {
            let (card, to) = rest.rsplit_once('>').ok_or_else(unreadable)?;
            WrittenMove::Give { card: card.trim().to_owned(), to: seat(to)? }
        }
        "trade" => {
            let (to, items) = rest.split_once(':').ok_or_else(unreadable)?;
            let (give, want) = items.split_once(" for ").unwrap_or((items, ""));
            let give = if give.trim() == "nothing" { Vec::new() } else { list(give) };
            WrittenMove::Trade { to: seat(to)?, give, want: list(want) }
        }
        "use" => WrittenMove::Turn { card: rest.to_owned(), in_use: true },
        "carry" => WrittenMove::Turn { card: rest.to_owned(), in_use: false },
        "drop" => WrittenMove::Drop(rest.to_owned()),
        "show" => {
            let (cards, to) = rest.rsplit_once('>').map_or((rest, None), |(cards, to)| (cards, Some(to)));
            WrittenMove::Show { cards: list(cards), to: to.map(seat).transpose()? }
        }
        "cheat" => WrittenMove::Cheat(rest.to_owned()),
        "accuse" => {
            let (who, card) = rest.split_once(':').ok_or_else(unreadable)?;
            WrittenMove::Accuse { seat: seat(who)?, card: card.trim().to_owned() }
        }
        "claim" => WrittenMove::Claim(rest.to_owned()),
        "be" if rest == "a woman" => WrittenMove::Be { female: true },
        "be" if rest == "a man" => WrittenMove::Be { female: false },
        _ => {
            let text = text.strip_prefix("play ").unwrap_or(text);
            let (card, at) = text.split_once('>').map_or((text, None), |(card, at)| (card, Some(at.trim().to_owned())));
            let seat = at.as_deref().and_then(|name| seat(name).ok());
            let (card, line) = match card.trim().rsplit_once(" line ") {
                Some((card, n)) => {
                    (card, Some(n.trim().parse::<u8>().ok().and_then(|n| n.checked_sub(1)).ok_or_else(unreadable)?))
                }
                None => (card, None),
            };
            WrittenMove::Play { card: card.trim().to_owned(), line, at, seat }
        }
    })
}

/// `monster 2`: its place in the fight, counted from 0.
fn place(text: &str) -> Option<u8> {
    text.strip_prefix("monster ").and_then(|n| n.trim().parse::<u8>().ok())?.checked_sub(1)
}

fn list(text: &str) -> Vec<String> {
    text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// `for 2`, `half first`, `all with COFFIN`.
fn wanted(text: &str) -> Option<NamedTerms> {
    let (text, items) = text.split_once("with ").map_or((text, ""), |(text, items)| (text, items));
    let mut terms = NamedTerms { items: list(items), ..NamedTerms::default() };
    for word in text.split_whitespace() {
        match word {
            "for" | "treasures" | "treasure" => {}
            "nothing" => terms.share = Share::Number(0),
            "half" => terms.share = Share::Half,
            "all" => terms.share = Share::All,
            "first" => terms.first = true,
            number => terms.share = Share::Number(number.parse().ok()?),
        }
    }
    Some(terms)
}

/// What a move can mean for this seat now, the most likely first.
pub(super) fn readings(playbook: &Playbook, game: &Munchkin, seat: Seat, said: &WrittenMove) -> Vec<Move> {
    let card = |name: &str| playbook.card(game.set(), name).ok();
    let one = |mv: Option<Move>| mv.into_iter().collect::<Vec<_>>();
    match said {
        WrittenMove::Dash | WrittenMove::Pass => vec![Move::Pass],
        WrittenMove::Open => vec![Move::OpenDoor],
        WrittenMove::Keep => vec![Move::Keep],
        WrittenMove::Trouble(name) => one(card(name).map(Move::Trouble)),
        WrittenMove::Loot => vec![Move::LootRoom],
        WrittenMove::End => vec![Move::EndTurn],
        WrittenMove::Settle => vec![Move::Settle],
        WrittenMove::Accept => vec![Move::Accept],
        WrittenMove::Roll => vec![Move::Roll],
        WrittenMove::Sacrifice { both } => vec![Move::Sacrifice { helper: *both }],
        WrittenMove::Either { second } => vec![Move::Either { second: *second }],
        WrittenMove::Put { card: name, carried, replaces } => {
            let Some(put) = card(name) else { return Vec::new() };
            let replaces = match replaces {
                Some(old) => match card(old) {
                    Some(old) => Some(old),
                    None => return Vec::new(),
                },
                None => None,
            };
            vec![Move::Put { card: put, carried: *carried, replaces }]
        }
        WrittenMove::Play { card: name, line, at, seat: other } => {
            card(name).map_or_else(Vec::new, |card| plays(playbook, game, card, *line, at.as_deref(), *other))
        }
        WrittenMove::Sell(names) => {
            let (mut hand, mut items) = (0u32, 0u32);
            for name in names {
                let copy = Copy::of(name);
                let Some(card) = card(copy.name) else { return Vec::new() };
                let held = copy.place(hand, |at| game.hand_at(seat, at) == Some(card));
                let laid = copy.place(items, |at| game.item_at(seat, at) == Some(card));
                match (laid.filter(|_| !copy.in_hand), held) {
                    (Some(at), _) => items |= 1 << at,
                    (None, Some(at)) => hand |= 1 << at,
                    (None, None) => hand |= 1 << 31,
                }
            }
            vec![Move::Sell { hand, items }]
        }
        WrittenMove::LayOut(names) => one(held(playbook, game, seat, names).map(Move::LayOut)),
        WrittenMove::Show { cards, to } => {
            one(held(playbook, game, seat, cards).map(|hand| Move::Show { hand, to: *to }))
        }
        WrittenMove::Cheat(name) => one(card(name).map(Move::Cheat)),
        WrittenMove::Accuse { seat: other, card: name } => {
            one(card(name).map(|card| Move::Accuse { seat: *other, card }))
        }
        WrittenMove::Claim(name) => one(card(name).map(Move::Claim)),
        WrittenMove::Be { female } => vec![Move::Be { female: *female }],
        WrittenMove::Ask { seat: other, terms } => {
            one(self::terms(playbook, game, terms).map(|terms| Move::Ask { seat: *other, terms }))
        }
        WrittenMove::Offer(terms) => one(self::terms(playbook, game, terms).map(Move::Counter)),
        WrittenMove::Run(name) => {
            if let Some(at) = place(name) {
                return vec![Move::RunFrom(at)];
            }
            let Some(card) = card(name) else { return Vec::new() };
            game.monsters_called(card).into_iter().map(Move::RunFrom).collect()
        }
        WrittenMove::Choose(name) => one(card(name).map(Move::Choose)),
        WrittenMove::Give { card: name, to } => one(card(name).map(|card| Move::Give { card, to: *to })),
        WrittenMove::Trade { to, give, want } => {
            let mask = |owner: Seat, names: &[String]| items(playbook, game, owner, names);
            match (mask(seat, give), mask(*to, want)) {
                (Some(give), Some(want)) => vec![Move::Trade { to: *to, give, want }],
                _ => Vec::new(),
            }
        }
        WrittenMove::Turn { card: name, in_use } => {
            let copy = Copy::of(name);
            let Some(card) = card(copy.name) else { return Vec::new() };
            let places = (0..32).filter(|&at| game.item_at(seat, at) == Some(card));
            let places = places.enumerate().filter(|(n, _)| copy.nth.is_none_or(|nth| nth == *n));
            places.map(|(_, at)| Move::Turn { item: at as u8, in_use: *in_use }).collect()
        }
        WrittenMove::Drop(name) => one(card(name).map(Move::Drop)),
    }
}

/// Every line of a card, or the named one, with the named target.
fn plays(
    playbook: &Playbook,
    game: &Munchkin,
    card: CardId,
    line: Option<u8>,
    at: Option<&str>,
    seat: Option<Seat>,
) -> Vec<Move> {
    let lines = line.map_or(0..game.set().get(card).lines.len().max(1) as u8, |line| line..line.saturating_add(1));
    let aims: Vec<At> = match at {
        None => {
            let alone = game.monsters_called(card).into_iter().map(At::Monster);
            let one_monster = game.only_monster().map(At::Monster);
            std::iter::once(At::Nothing).chain(one_monster).chain(alone).chain([At::Fighters]).collect()
        }
        Some("fighters") => vec![At::Fighters],
        Some("monsters") => vec![At::Monsters],
        Some(name) => {
            let mut aims: Vec<At> = Vec::new();
            if let Some(monster) = name.strip_prefix("with ") {
                aims.extend(playbook.card(game.set(), monster).ok().map(At::With));
            }
            aims.extend(seat.map(At::Player));
            aims.extend(place(name).map(At::Monster));
            if let Ok(monster) = playbook.card(game.set(), name) {
                aims.extend(game.monsters_called(monster).into_iter().map(At::Monster));
                if game.set().get(monster).kind == Kind::Monster {
                    aims.push(At::With(monster));
                }
            }
            aims
        }
    };
    aims.iter().flat_map(|&at| lines.clone().map(move |line| Move::Play { card, line, at })).collect()
}

fn terms(playbook: &Playbook, game: &Munchkin, wanted: &NamedTerms) -> Option<Terms> {
    let main = game.main_fighter()?;
    let items = items(playbook, game, main, &wanted.items)?;
    Some(Terms { items, share: wanted.share, helper_first: wanted.first })
}

/// The places of these cards in a hand, as bits.
fn held(playbook: &Playbook, game: &Munchkin, seat: Seat, names: &[String]) -> Option<u32> {
    places(playbook, game, names, |at| game.hand_at(seat, at))
}

/// The places of these items on a table, as bits.
fn items(playbook: &Playbook, game: &Munchkin, owner: Seat, names: &[String]) -> Option<u32> {
    places(playbook, game, names, |at| game.item_at(owner, at))
}

/// The places of these cards, as bits. A missing card gets a place that is always empty, so that the rules refuse it,
/// not the notation.
fn places(playbook: &Playbook, game: &Munchkin, names: &[String], at: impl Fn(usize) -> Option<CardId>) -> Option<u32> {
    let mut which = 0u32;
    for name in names {
        let copy = Copy::of(name);
        let card = playbook.card(game.set(), copy.name).ok()?;
        which |= 1 << copy.place(which, |place| at(place) == Some(card)).unwrap_or(31);
    }
    Some(which)
}
