//! Cheat in playbooks: head words, moves and expectations.
//!
//! Cards that no head line names are out of the game, so that an example shows only what it is about.

use crate::card::{Card, Cards, Rank};
use crate::moves::{Move, Question};
use crate::rules::Rules;
use crate::state::Cheat;
use table::playbook::{
    Chances, Example, HeadLine, HeadWord, Notation, PassSpelling, ReadError, Script, SeatLine, seat_named, short,
};
use table::{Game as _, Phrase, Seat, Seats, Seed};

/// Reads and writes playbooks of Cheat.
#[derive(Copy, Clone, Debug)]
pub struct Playbook;

/// A statement that must be true.
#[derive(Clone, PartialEq, Debug)]
pub enum Expectation {
    /// `= Ann 5`: the number of cards in a hand.
    Held(Seat, usize),
    /// `= Ann holds QS, 7D`, `= Ann lacks QS`
    Holds(Seat, Cards, bool),
    /// `= Ann knows QS`, `= Ann forgets QS`: cards in other hands.
    Knows(Seat, Cards, bool),
    /// `= pile 7`
    Pile(usize),
    /// `= rank Q`
    Rank(Rank),
    /// `= turn Ann`
    Turn(Seat),
    /// `= asked Ann`, `= asked nobody`
    Asked(Option<Seat>),
    /// `= winner Ann`: alone or with others.
    Winner(Seat),
    /// `= winners Ann`, `= winners Ann, Bob`: these and nobody else.
    Winners(Seats),
}

impl Notation for Playbook {
    type Game = Cheat;
    type WrittenMove = Move;
    type Expectation = Expectation;

    const HEADS: &'static [HeadWord] = &[
        HeadWord::Plain("dealer"),
        HeadWord::Plain("turn"),
        HeadWord::Plain("rank"),
        HeadWord::Plain("turns"),
        HeadWord::Plain("pile"),
    ];
    const RESERVED: &'static [&'static str] = &["turn", "winner", "winners", "asked", "pile", "rank", "nobody"];

    const SIGNS: &'static [char] = &[',', '=', '!', '"'];

    fn stage(&self, example: &Example) -> Result<Script<Playbook>, ReadError> {
        stage(example)
    }

    fn read_move(&self, _: &[String], text: &str) -> Result<Vec<Move>, Phrase> {
        let (word, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let mv = match word.to_lowercase().as_str() {
            "lay" => Move::Lay(cards(rest)?),
            "doubt" if rest.is_empty() => Move::Doubt,
            "-" | "believe" if rest.is_empty() => Move::Believe,
            _ => return Err(Phrase::new("ch-playbook-move").with("text", short(text))),
        };
        Ok(vec![mv])
    }

    fn readings(&self, _: &Cheat, _: Seat, said: &Move) -> Vec<Move> {
        vec![*said]
    }

    fn is_nothing(&self, said: &Move) -> Option<PassSpelling> {
        (*said == Move::Believe).then_some(PassSpelling::Dash)
    }

    fn read_expectation(&self, seats: &[String], text: &str) -> Result<Expectation, Phrase> {
        let unknown = || Phrase::new("ch-playbook-expect").with("text", short(text));
        let (first, rest) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let rest = rest.trim();
        Ok(match first.to_lowercase().as_str() {
            "pile" => Expectation::Pile(rest.parse().map_err(|_| unknown())?),
            "rank" => Expectation::Rank(Rank::named(rest).ok_or_else(unknown)?),
            "turn" => Expectation::Turn(seat_named(seats, rest)?),
            "asked" if rest.eq_ignore_ascii_case("nobody") => Expectation::Asked(None),
            "asked" => Expectation::Asked(Some(seat_named(seats, rest)?)),
            "winner" => Expectation::Winner(seat_named(seats, rest)?),
            "winners" => {
                let named: Result<Seats, Phrase> = rest.split(',').map(|name| seat_named(seats, name)).collect();
                Expectation::Winners(named?)
            }
            _ => {
                let seat = seat_named(seats, first)?;
                match rest.split_once([' ', '\t']) {
                    None => Expectation::Held(seat, rest.parse().map_err(|_| unknown())?),
                    Some(("holds", list)) => Expectation::Holds(seat, cards(list)?, true),
                    Some(("lacks", list)) => Expectation::Holds(seat, cards(list)?, false),
                    Some(("knows", list)) => Expectation::Knows(seat, cards(list)?, true),
                    Some(("forgets", list)) => Expectation::Knows(seat, cards(list)?, false),
                    Some(_) => return Err(unknown()),
                }
            }
        })
    }

    fn holds(&self, game: &Cheat, _: &[String], expectation: &Expectation) -> Result<(), Phrase> {
        let all_or_none = |set: Cards, cards: Cards, all: bool| {
            if all { set.contains(cards) } else { (set & cards).is_empty() }
        };
        let (truth, otherwise) = match *expectation {
            Expectation::Held(seat, n) => {
                let held = game.hand(seat).len();
                (held == n, Phrase::new("found-hand").with("seat", seat).with("n", held))
            }
            Expectation::Holds(seat, cards, wanted) => {
                let hand = game.hand(seat);
                (all_or_none(hand, cards, wanted), found("ch-found-hand", seat, hand))
            }
            Expectation::Knows(seat, cards, wanted) => {
                let known = game.known[seat.index()];
                (all_or_none(known, cards, wanted), found("ch-found-known", seat, known))
            }
            Expectation::Pile(n) => {
                let there = game.pile().len();
                (there == n, Phrase::new("ch-found-pile").with("n", there))
            }
            Expectation::Rank(rank) => (game.rank == rank, Phrase::new("ch-found-rank").with("rank", game.rank.name())),
            Expectation::Turn(seat) => (game.turn == seat, Phrase::new("found-turn").with("seat", game.turn)),
            Expectation::Asked(seat) => {
                let asked = game.waiting_on().first();
                let nobody = || Phrase::new("found-nobody-asked");
                (asked == seat, asked.map_or_else(nobody, |seat| Phrase::new("found-asked").with("seat", seat)))
            }
            Expectation::Winner(seat) => (game.winners.has(seat), found_winners(game)),
            Expectation::Winners(winners) => (game.winners == winners, found_winners(game)),
        };
        if truth { Ok(()) } else { Err(otherwise) }
    }

    fn awaits_action(&self, game: &Cheat) -> bool {
        game.question().is_some_and(|(_, question)| question == Question::Lay)
    }

    fn write_move(&self, _: &Cheat, _: &[String], _: Seat, mv: &Move) -> String {
        match mv {
            Move::Lay(cards) => format!("lay {}", listed(*cards)),
            Move::Doubt => "doubt".to_owned(),
            Move::Believe => "-".to_owned(),
        }
    }
}

fn found_winners(game: &Cheat) -> Phrase {
    let won: Vec<Seat> = game.winners.into_iter().collect();
    if won.is_empty() { Phrase::new("found-no-winner") } else { Phrase::new("found-winner").with("seat", won) }
}

fn found(key: &'static str, seat: Seat, cards: Cards) -> Phrase {
    Phrase::new(key).with("seat", seat).with("n", cards.len()).with("cards", listed(cards))
}

/// Cards in written form: `7D, QS`.
pub(crate) fn listed(cards: Cards) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
}

/// Reads `7D, QS`, each card once.
fn cards(text: &str) -> Result<Cards, Phrase> {
    let mut cards = Cards::NONE;
    for name in text.split(',').map(str::trim).filter(|name| !name.is_empty()) {
        let card = Card::named(name).ok_or_else(|| Phrase::new("playbook-unknown-card").with("name", short(name)))?;
        if cards.contains(Cards::only(card)) {
            return Err(Phrase::new("playbook-too-many").with("name", short(name)).with("n", 1));
        }
        cards |= Cards::only(card);
    }
    Ok(cards)
}

/// Sets up a game from its head: dealt from the seed, or laid out.
fn stage(example: &Example) -> Result<Script<Playbook>, ReadError> {
    let rules: Rules = example.rules()?;
    let mut seats: Vec<String> = Vec::new();
    let mut hands: Vec<(usize, Cards)> = Vec::new();
    for SeatLine { line, name, cards: hand, .. } in example.seats::<Playbook>(seat_fault)? {
        seats.push(name.to_owned());
        hands.push((line.line, cards(hand.unwrap_or("")).map_err(|what| line.fault(what))?));
    }
    let n = seats.len();
    if !Cheat::PLAYERS.contains(&n) {
        let (least, most) = (*Cheat::PLAYERS.start(), *Cheat::PLAYERS.end());
        let what = Phrase::new("table-players").with("least", least).with("most", most);
        return Err(ReadError::new(example.line, what));
    }
    let (mut dealer, seed) = (None, example.seed()?.unwrap_or(Seed::Quick(1)));
    let mut game = Cheat::empty(rules, n, Seat::new(0));
    let mut laid_out = false;
    let mut used = Cards::NONE;
    let mut place = |line: usize, cards: Cards| {
        let twice = used & cards;
        used |= cards;
        let what = || Phrase::new("playbook-too-many").with("name", listed(twice)).with("n", 1);
        if twice.is_empty() { Ok(cards) } else { Err(ReadError::new(line, what())) }
    };
    for (seat, (line, hand)) in Seat::all(n).zip(hands) {
        laid_out |= !hand.is_empty();
        game.hands[seat.index()] = place(line, hand)?;
    }
    if let Some(line) = example.lines("game").find(|line| line.rest.trim() != "cheat") {
        return Err(line.unreadable());
    }
    for line in example.own_lines() {
        let at = |what| line.fault(what);
        let wrong = || line.unreadable();
        match line.key.as_str() {
            "turn" => game.turn = seat_named(&seats, &line.rest).map_err(at)?,
            "rank" => game.rank = Rank::named(&line.rest).ok_or_else(wrong)?,
            "turns" => game.turns = line.rest.parse().map_err(|_| wrong())?,
            "pile" => {
                let (name, list) = line.rest.split_once(':').ok_or_else(wrong)?;
                let seat = seat_named(&seats, name).map_err(at)?;
                game.laid[seat.index()] |= place(line.line, cards(list).map_err(at)?)?;
            }
            "dealer" => dealer = Some(seat_named(&seats, &line.rest).map_err(at)?),
            _ => return Err(wrong()),
        }
    }
    if !laid_out {
        let players = || ReadError::new(example.line, Phrase::new("playbook-seats").with("n", n));
        game = Cheat::deal(rules, n, dealer, seed).ok_or_else(players)?;
    } else if let Some(seat) = Seat::all(n).find(|&seat| game.hand(seat).is_empty()) {
        // A player without cards has won before the game begins.
        let what = Phrase::new("ch-playbook-empty").with("seat", seats[seat.index()].as_str());
        return Err(ReadError::new(example.line, what));
    }
    Ok(Script::new(example, seats, game, Chances::default()))
}

/// The error in a seat line. A seat is written `Ann` or `Ann: 7D, QS`.
fn seat_fault(line: &HeadLine) -> ReadError {
    let name = line.rest.split(':').next().unwrap_or_default();
    line.fault(Phrase::new("playbook-seat-name").with("name", short(name)))
}
