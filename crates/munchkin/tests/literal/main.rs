//! A second reading of the rules, slow and literal, that plays along with random games.
//!
//! It was written from the rules clause by clause, and not from the engine: plain lists, a function for each step,
//! questions asked in the middle of them. It shuffles the decks by the seed, hears of rolls, picks and reshuffles from
//! the engine's log, and stops at each decision to compare ([`referee`]): who is asked what, every move that the
//! seat could think of, legal or not, free moves of others, where every card lies and in what order, levels, curses,
//! deaths, totals, what winning would give, how everybody would get away, what has happened since, and in the end who
//! has won; and what is done for a seat that does not answer ([`unanswered`]).
//!
//! `LITERAL_GAMES` and `LITERAL_SEED` say how many games from which seed; with `LITERAL_ALL` set all differences are
//! told, not only the first.
//!
//! Not compared: MB-SHOW-1 and who knows which cards (section 7), MB-MIX-1. Where the rules do not say in
//! what order things of one step happen (several monsters' `when won` lines, cards that go to a pile together), the order
//! here is the engine's.

mod answers;
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
mod unanswered;

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

/// Plays one game by both readings. Gives back how many decisions it took.
fn compare(seed: u64) -> usize {
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
        topped: 0,
        laid_out: Vec::new(),
        winners: Vec::new(),
        paying_out: false,
        arrived: Vec::new(),
        looting: false,
        burying: false,
        asking_receivers: false,
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
    let decisions: usize = (first..first + games).map(compare).sum();
    println!("{games} games, {decisions} decisions, no difference");
}

/// Tells every difference. For looking for them.
fn tell_all(seeds: std::ops::Range<u64>) {
    std::panic::set_hook(Box::new(|_| {}));
    let (games, mut decisions, mut different) = (seeds.end - seeds.start, 0, 0);
    for seed in seeds {
        match std::panic::catch_unwind(|| compare(seed)) {
            Ok(n) => decisions += n,
            Err(panic) => {
                different += 1;
                println!("FAIL {}", panic.downcast_ref::<String>().map_or("", String::as_str));
            }
        }
    }
    println!("{games} games, {decisions} decisions in those without a difference; {different} differ");
}
