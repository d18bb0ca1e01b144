//! Games that begin in the middle: random hands, counters and conditions, so that rare situations come up all the
//! time.

use lunch_money::notation::Playbook;
use lunch_money::{Card, Decks, LunchMoney};
use table::{Rng, playbook};

const NAMES: [&str; 8] = ["Ann", "Bob", "Carl", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// A game in progress with these decks, and the playbook it was read from.
pub(crate) fn situation(decks: &Decks, rules: &str, seats: usize, rng: &mut Rng) -> (LunchMoney, String) {
    let (base, expansion) = decks.counts();
    let mut text = format!("game lunch-money x{base}");
    if expansion > 0 {
        text += &format!(" + sticks-and-stones x{expansion}");
    }
    text += &format!("\nrules {rules}\n");
    let mut pile: Vec<Card> = Card::ALL.into_iter().flat_map(|card| vec![card; decks.copies(card)]).collect();
    let mut take = |card: Card| pile.iter().position(|&other| other == card).map(|at| pile.remove(at)).is_some();
    let mut states = Vec::new();
    // Nobody is in more than one hold, on either side. Players in a hold may have other conditions as well.
    let mut free: Vec<usize> = (0..seats).collect();
    rng.shuffle(&mut free);
    while free.len() > 1 && rng.chance(2, 1) {
        let (holder, victim) = (free.pop().unwrap(), free.pop().unwrap());
        let (card, word) = [(Card::Choke, "choked"), (Card::Headlock, "headlocked")][rng.below(2)];
        if take(card) {
            states.push(format!("state {} {word} by {}", NAMES[victim], NAMES[holder]));
        }
    }
    let turn = rng.below(seats);
    for who in free {
        let by = rng.below(seats);
        match rng.below(8) {
            0 if who != turn && who != by && take(Card::TimeOut) => {
                states.push(format!("state {} timed-out by {} {}", NAMES[who], NAMES[by], 1 + rng.below(2)));
            }
            1 if who != turn => states.push(format!("state {} hiding", NAMES[who])),
            2 if who != turn => states.push(format!("state {} poked", NAMES[who])),
            _ => {}
        }
    }
    for name in NAMES.iter().take(seats) {
        if rng.chance(4, 1) {
            states.push(format!("state {name} stomped"));
        }
        if rng.chance(4, 1) && take(Card::Wedgy) {
            states.push(format!("state {name} wedgy 1"));
        }
        if rng.chance(3, 1) && take(Card::Cooties) {
            states.push(format!("state {name} cooties"));
        }
    }
    for name in NAMES.iter().take(seats) {
        let mut hand = Vec::new();
        for _ in 0..5 {
            // Half of the cards lead to something.
            let lively = LIVELY[rng.below(LIVELY.len())];
            let any = Card::ALL[rng.below(Card::COUNT)];
            let card = if rng.chance(2, 1) { lively } else { any };
            if take(card) {
                hand.push(card.slug().to_uppercase());
            }
        }
        text += &format!("seat {name} {}: {}\n", 1 + rng.below(15), hand.join(", "));
    }
    text += &states.join("\n");
    text += &format!("\nturn {} acting\nshuffled\nseed {}\n", NAMES[turn], rng.below(1_000_000));
    let notation = Playbook::new([]);
    let examples = playbook::read(&notation, text.as_bytes()).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    match playbook::load(&notation, &examples[0]) {
        Ok(script) => (script.game, text),
        Err(error) => panic!("{error:?}\n{text}"),
    }
}

const LIVELY: [Card; 16] = [
    Card::Humiliation,
    Card::Humiliation,
    Card::Humiliation,
    Card::Backlash,
    Card::Grab,
    Card::Grab,
    Card::Choke,
    Card::Headlock,
    Card::FirstAid,
    Card::FirstAid,
    Card::Block,
    Card::Dodge,
    Card::Cooties,
    Card::TwoFer,
    Card::Faster,
    Card::PokeInTheEye,
];
