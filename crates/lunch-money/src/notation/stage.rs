//! Sets games up from the head of an example or a saved game.

use super::expect::{Condition, read_condition};
use super::{Playbook, short};
use crate::card::Card;
use crate::hand::{FULL, Hand};
use crate::piles::Piles;
use crate::rules::Rules;
use crate::setup::{Decks, SetupError};
use crate::state::{Hold, LunchMoney, Phase, START};
use table::playbook::{Chances, Example, HeadLine, ReadError, Script, SeatLine, seat_named};
use table::{NullLog, Phrase, Seat, Seed};

/// What a head says, before there is a game.
struct Head {
    decks: Decks,
    seats: Vec<String>,
    people: Vec<Dealt>,
    /// Whether nothing is laid out, so that everything is dealt from the seed.
    saved: bool,
    states: Vec<(usize, Seat, Condition)>,
    turn: Option<(Seat, bool)>,
    dealer: Option<Seat>,
    deck: (usize, Vec<Card>),
    discard: (usize, Vec<Card>),
    chances: Chances,
    seed: Seed,
    shuffled: bool,
    fill: bool,
}

/// What a head deals to a seat.
struct Dealt {
    line: usize,
    counters: Option<i8>,
    hand: Vec<Card>,
}

/// Sets up a game as the head of an example says.
pub(super) fn stage(playbook: &Playbook, example: &Example) -> Result<Script<Playbook>, ReadError> {
    let head = read_head(playbook, example)?;
    let game = if head.saved {
        LunchMoney::deal(&head.decks, head.seats.len(), head.dealer, head.seed)
            .map_err(|error| ReadError::new(example.line, setup_message(error)))?
    } else {
        lay_out(&head, example.line)?
    };
    Ok(Script::new(example, head.seats, game, head.chances))
}

pub(crate) fn setup_message(error: SetupError) -> Phrase {
    Phrase::new(match error {
        SetupError::Decks => "setup-decks",
        SetupError::Seats => "setup-seats",
    })
}

impl Decks {
    /// Reads a list of decks: `lunch-money + sticks-and-stones x2`; `base` is another name for the first.
    pub fn read(text: &str, rules: Rules) -> Result<Decks, Phrase> {
        let (mut base, mut expansion) = (0u8, 0u8);
        for deck in text.split(['+', ',']).map(str::trim) {
            let (name, copies) = match deck.rsplit_once([' ', '\t']) {
                Some((name, copies)) => {
                    let copies = copies.strip_prefix('x').and_then(|n| n.parse().ok()).filter(|n| (1..=9).contains(n));
                    (name.trim(), copies.ok_or_else(|| Phrase::new("setup-unknown-deck").with("name", short(deck)))?)
                }
                None => (deck, 1),
            };
            match name {
                "lunch-money" | "base" => base = base.saturating_add(copies),
                "sticks-and-stones" => expansion = expansion.saturating_add(copies),
                _ => return Err(Phrase::new("setup-unknown-deck").with("name", short(deck))),
            }
        }
        Decks::new(base, expansion, rules).map_err(setup_message)
    }
}

fn read_head(playbook: &Playbook, example: &Example) -> Result<Head, ReadError> {
    for (n, line) in example.head.iter().enumerate() {
        let repeats = matches!(line.key.as_str(), "seat" | "state" | "cites" | "shuffle");
        if !repeats && example.head[..n].iter().any(|before| before.key == line.key) {
            return Err(ReadError::new(line.line, Phrase::new("playbook-head-twice").with("key", &line.key)));
        }
    }
    let rules: Rules = example.rules()?;
    let Some(decks) = example.lines("game").next() else {
        return Err(ReadError::new(example.line, Phrase::new("playbook-no-game")));
    };
    let decks = Decks::read(&decks.rest, rules).map_err(|what| decks.fault(what))?;
    let mut head = Head {
        decks,
        seats: Vec::new(),
        people: Vec::new(),
        saved: true,
        states: Vec::new(),
        turn: None,
        dealer: None,
        deck: (0, Vec::new()),
        discard: (0, Vec::new()),
        chances: Chances::default(),
        seed: example.seed()?.unwrap_or(Seed::Quick(1)),
        shuffled: false,
        fill: false,
    };
    for seat in example.seats::<Playbook>(seat_fault)? {
        head.people.push(read_seat(playbook, &seat)?);
        head.saved &= seat.cards.is_none() && seat.number.is_none();
        head.seats.push(seat.name.to_owned());
    }
    if !(2..=Seat::MAX).contains(&head.seats.len()) {
        return Err(ReadError::new(example.line, Phrase::new("playbook-seats").with("n", head.seats.len())));
    }
    for line in example.own_lines() {
        let at = |what| line.fault(what);
        let wrong = || line.unreadable();
        let rest = line.rest.as_str();
        match line.key.as_str() {
            "state" => {
                let (name, conditions) = rest.split_once([' ', '\t']).ok_or_else(wrong)?;
                let seat = seat_named(&head.seats, name).map_err(at)?;
                for condition in conditions.split(',') {
                    let condition = read_condition(&head.seats, condition).map_err(at)?;
                    head.states.push((line.line, seat, condition));
                }
            }
            "turn" => {
                let (name, acting) = match rest.split_once([' ', '\t']) {
                    Some((name, word)) if word.trim() == "acting" => (name, true),
                    Some(_) => return Err(wrong()),
                    None => (rest, false),
                };
                head.turn = Some((seat_named(&head.seats, name).map_err(at)?, acting));
            }
            "dealer" => head.dealer = Some(seat_named(&head.seats, rest).map_err(at)?),
            "deck" => head.deck = (line.line, playbook.cards(rest).map_err(at)?),
            "discard" => head.discard = (line.line, playbook.cards(rest).map_err(at)?),
            "shuffle" => {
                let cards = playbook.cards(rest).map_err(at)?;
                head.chances.shuffles.push(cards.into_iter().map(|card| card as u16).collect());
            }
            "shuffled" if rest.is_empty() => head.shuffled = true,
            "hands" if rest == "fill" => head.fill = true,
            _ => return Err(wrong()),
        }
        head.saved &= matches!(line.key.as_str(), "dealer" | "shuffle");
    }
    Ok(head)
}

fn seat_fault(line: &HeadLine) -> ReadError {
    line.fault(Phrase::new("playbook-seat").with("text", short(&line.rest)))
}

/// `Ann 9: BACKLASH, HOOK`.
fn read_seat(playbook: &Playbook, seat: &SeatLine<'_>) -> Result<Dealt, ReadError> {
    let counters = |text: &str| text.parse().ok().filter(|n| (1..=99).contains(n)).ok_or_else(|| seat_fault(seat.line));
    let counters = seat.number.map(counters).transpose()?;
    let hand = playbook.cards(seat.cards.unwrap_or("")).map_err(|what| seat.line.fault(what))?;
    if hand.len() > Hand::MOST {
        return Err(seat.line.fault(Phrase::new("playbook-hand").with("most", Hand::MOST)));
    }
    Ok(Dealt { line: seat.line.line, counters, hand })
}

/// Lays an example out: named cards come from the real deck, the rest is the draw pile.
fn lay_out(head: &Head, line: usize) -> Result<LunchMoney, ReadError> {
    let n = head.seats.len();
    let first = head.dealer.map_or(Seat::new(0), |dealer| dealer.left(1, n));
    let (starter, acting) = head.turn.unwrap_or((first, false));
    let mut game = LunchMoney::laid_out(&head.decks, n, starter, head.seed);
    game.unshuffled = !head.shuffled;
    let mut left = Card::ALL.map(|card| head.decks.copies(card));
    let mut take = |line: usize, card: Card| {
        let copies = head.decks.copies(card);
        let name = super::record::card_name(card);
        let none = || Phrase::new("playbook-too-many").with("name", name).with("n", copies);
        left[card as usize] = left[card as usize].checked_sub(1).ok_or_else(|| ReadError::new(line, none()))?;
        Ok::<Card, ReadError>(card)
    };
    for (seat, dealt) in Seat::all(n).zip(&head.people) {
        for &card in &dealt.hand {
            game.hands[seat.index()].add(take(dealt.line, card)?, false);
        }
        game.person_mut(seat).counters = dealt.counters.unwrap_or(START);
    }
    let (line_of_discard, discarded) = &head.discard;
    let mut discard = Vec::new();
    for &card in discarded {
        discard.push(take(*line_of_discard, card)?);
    }
    let (line_of_deck, on_top) = &head.deck;
    for &card in on_top {
        take(*line_of_deck, card)?;
    }
    for (line, seat, condition) in &head.states {
        for card in
            put_into(&mut game, *seat, condition).ok_or_else(|| ReadError::new(*line, Phrase::new("playbook-state")))?
        {
            take(*line, card)?;
        }
    }
    game.count_holds();
    let in_play: i32 = game.people[..n].iter().map(|person| i32::from(person.counters)).sum();
    let lost = i32::from(START) * n as i32 - in_play;
    game.pile = u8::try_from(lost).map_err(|_| ReadError::new(line, Phrase::new("playbook-counters")))?;

    game.piles = Piles::EMPTY;
    for card in Card::ALL.into_iter().rev() {
        for _ in 0..left[card as usize] {
            game.piles.put_on_top(card);
        }
    }
    if head.shuffled {
        head.seed.shuffle("deal", 0, game.piles.draw_pile_mut());
    }
    if head.fill {
        for seat in Seat::all(n) {
            while game.hand(seat).len() < FULL
                && let Some(card) = game.piles.draw()
            {
                game.hands[seat.index()].add(card, false);
            }
        }
    }
    on_top.iter().rev().for_each(|&card| game.piles.put_on_top(card));
    discard.into_iter().rev().for_each(|card| game.piles.discard(card));
    if acting {
        game.turn.phase = Phase::Act;
    }
    game.advance(&mut NullLog);
    Ok(game)
}

/// Puts a player into a condition; returns the cards that takes. `None` if it is impossible.
fn put_into(game: &mut LunchMoney, seat: Seat, condition: &Condition) -> Option<Vec<Card>> {
    match condition {
        Condition::Cooties => {
            game.cooties.insert(seat);
            Some(vec![Card::Cooties])
        }
        Condition::Stomped => {
            game.stomped.insert(seat);
            Some(Vec::new())
        }
        Condition::Hiding => {
            game.hiding.insert(seat);
            Some(Vec::new())
        }
        Condition::Poked => {
            game.poked_before.insert(seat);
            Some(Vec::new())
        }
        Condition::Wedgy(n) => {
            let n = n.unwrap_or(1);
            game.person_mut(seat).wedgies = n;
            Some(vec![Card::Wedgy; usize::from(n)])
        }
        Condition::Choked(Some(by)) | Condition::Headlocked(Some(by)) => {
            let hold = Hold { choke: matches!(condition, Condition::Choked(_)), victim: seat };
            if *by == seat || game.person(*by).hold.is_some() {
                return None;
            }
            game.person_mut(*by).hold = Some(hold);
            Some(vec![hold.card()])
        }
        Condition::TimedOut(Some(by), n) => {
            let turns = n.unwrap_or(2);
            if *by == seat || !(1..=2).contains(&turns) {
                return None;
            }
            let person = game.person_mut(seat);
            (person.timed_out_by, person.time_left) = (*by, turns);
            game.timed_out.insert(seat);
            Some(vec![Card::TimeOut])
        }
        Condition::Free
        | Condition::Helpless
        | Condition::Choked(None)
        | Condition::Headlocked(None)
        | Condition::TimedOut(None, _) => None,
    }
}
