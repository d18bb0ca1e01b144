//! A second reading of the rules, slow and literal, that plays along with random games.
//!
//! It was written from the rules clause by clause, and not from the engine: plain lists, a function for each step,
//! questions asked in the middle of them. It shuffles the decks by the seed, hears of rolls, picks and reshuffles from
//! the engine's log, and stops at each decision to compare ([`referee`]): who is asked what, every move that the
//! seat could think of, legal or not, free moves of others, where every card lies and in what order, levels, curses,
//! deaths, totals, what winning would give, how everybody would get away, and in the end who has won.
//!
//! `LITERAL_GAMES` and `LITERAL_SEED` say how many games from which seed; with `LITERAL_ALL` set all differences are
//! told, not only the first.
//!
//! What is left out. A game that comes to one of these is not played on; the test says how many were not:
//! - MB-DEATH-1 to MB-DEATH-3: looting bodies and coming back; MB-FIGHT-2: items handed to a fighter;
//! - MB-CANCEL-1: where a one-shot or enhancer that is cancelled in a fight lies, and whether somebody who would get a
//!   card by a curse may cancel it;
//! - MB-ENH-1: an Evil Twin that could be cancelled, and when it is discarded;
//! - MB-FIGHT-8: a fight with talks, a helper or paid abilities that is handed on;
//! - MB-FLEE-1: a helper saved by the main fighter's Minion from what strikes all;
//! - MB-ITEM-3: Big items over the limit that come by trade, curse or theft (such trades are not accepted);
//! - MB-LOOT-1: looting after friendly trouble;
//! - MB-RECEIVE-1: hands passed on in flight; MB-FAST-1: claims in flight;
//! - MB-STEP-1: the order in which several lose cards, or react to a lost level;
//! - `ignore`: running from several monsters, one of which ignores something.
//!
//! Not compared at all: MB-SHOW-1 and who knows which cards (section 7), MB-DEFAULT-1, events, free moves in a last
//! call (their legality is), free moves while bodies are looted or charity is given (MB-FREE-1), accusing the dead.

mod characters;
mod effects;
mod fight;
mod flight;
mod free;
mod plays;
mod referee;
mod state;
mod strength;
mod thinkable;
mod turn;

use munchkin::{CardId, Deck, Munchkin, Options, Set};
use referee::{Chance, Referee};
use state::{Literal, Pile, Player};
use std::collections::HashMap;
use std::sync::LazyLock;
use table::{PileCard, Rng};

static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));

pub(crate) fn set() -> &'static Set {
    &BITES
}

/// The settings of the rulebook, or others.
fn settings(rng: &mut Rng) -> Options {
    let mut options = Options::default();
    if rng.chance(2, 1) {
        options.fast = rng.chance(2, 1);
        options.items_in_combat = rng.chance(2, 1);
        options.cheating = rng.chance(2, 1);
        options.offers = rng.below(6) as u8;
        options.trades = rng.below(4) as u8;
        options.turnings = rng.below(4) as u8;
    }
    options.rounds = if rng.chance(4, 1) { 1 + rng.below(30) as u16 } else { 100 };
    options
}

/// A deck with all its copies by number, shuffled as the seed says.
fn shuffled(deck: Deck, seed: u64, name: &str) -> Pile {
    let mut draw = Vec::new();
    for (at, card) in set().cards().iter().enumerate() {
        if card.deck == deck {
            draw.extend(vec![CardId::numbered(at as u16); card.count.into()]);
        }
    }
    Rng::stream(seed, name, 0).shuffle(&mut draw);
    Pile { draw, discard: Vec::new() }
}

/// Plays one game by both readings. Gives back how many decisions it took, and why it was not played to its end.
fn compare(seed: u64) -> (usize, Option<&'static str>) {
    let mut rng = Rng::stream(seed, "literal", 0);
    let options = settings(&mut rng);
    let seats = 3 + rng.below(4);
    let mut chance = Chance::default();
    let game = Munchkin::deal_telling(set(), options, seats, seed, &mut chance).expect("it can be dealt");
    let literal = Literal {
        set: set(),
        options,
        players: vec![Player { level: 1, ..Player::default() }; seats],
        doors: shuffled(Deck::Door, seed, "doors"),
        treasures: shuffled(Deck::Treasure, seed, "treasures"),
        starter: 0,
        turn: 0,
        round: 0,
        met: false,
        all_friendly: false,
        begun: false,
        fight: None,
        reborn: Vec::new(),
        trades: HashMap::new(),
        turnings: vec![0; seats],
        accused: Vec::new(),
        used: HashMap::new(),
        bodies: Vec::new(),
        received: Vec::new(),
        topped: None,
        laid_out: Vec::new(),
        winners: Vec::new(),
        paying_out: false,
        big_traded: false,
        last_free: None,
        left_out: None,
        referee: Referee::new(game, chance, rng, format!("seed {seed}: {seats} players, {options}")),
    };
    literal.play_game()
}

#[test]
fn the_engine_plays_by_the_letter() {
    let games =
        std::env::var("LITERAL_GAMES").ok().map_or(200, |games| games.parse().expect("LITERAL_GAMES is a number"));
    let first = std::env::var("LITERAL_SEED").ok().map_or(0, |seed| seed.parse().expect("LITERAL_SEED is a number"));
    if std::env::var("LITERAL_ALL").is_ok() {
        tell_all(first..first + games);
        return;
    }
    let (mut decisions, mut left_out) = (0, std::collections::BTreeMap::new());
    for seed in first..first + games {
        let (n, why) = compare(seed);
        decisions += n;
        if let Some(why) = why {
            *left_out.entry(why).or_insert(0) += 1;
        }
    }
    println!("{games} games, {decisions} decisions, no difference; not played to their end: {left_out:?}");
}

/// Tells every difference. For looking for them.
fn tell_all(seeds: std::ops::Range<u64>) {
    std::panic::set_hook(Box::new(|_| {}));
    let mut good = 0;
    let games = seeds.end - seeds.start;
    for seed in seeds {
        match std::panic::catch_unwind(|| compare(seed)) {
            Ok((_, None)) => good += 1,
            Ok((n, Some(why))) => println!("LEFT {why} after {n}"),
            Err(panic) => println!("FAIL {}", panic.downcast_ref::<String>().map_or("", String::as_str)),
        }
    }
    println!("{good} of {games} good");
}
