//! Cheat's part of the contract tests: tables, hostile moves, and which events reveal something.

use crate::{Card, Cards, Cheat, Event, Move, Rules};
use table::contract::Subject;
use table::{Game as _, HouseRules as _, Log, Rng};

const RULES: [&str; 3] = ["", "+taker_next", "+rounds=5"];

/// Tables of every size, with all switches.
#[derive(Copy, Clone, Debug)]
pub struct Trial;

impl Subject for Trial {
    type Game = Cheat;

    const LONGEST: usize = 100 * 8 * 8;

    fn start(seed: u64, _: &mut impl Log<Cheat>) -> Cheat {
        let rules = Rules::read(RULES[seed as usize % RULES.len()]).expect("the rules are sound");
        Cheat::deal(rules, 3 + seed as usize % 6, None, seed).expect("so many may play")
    }

    fn any_move(game: &Cheat, rng: &mut Rng) -> Move {
        let any = |rng: &mut Rng| Card::new(rng.below(Card::COUNT));
        match rng.below(4) {
            0 => Move::Doubt,
            1 => Move::Believe,
            // Cards from a hand are legal more often than random cards.
            2 => {
                let hand = game.view(game.waiting_on().first()).hand;
                Move::Lay(hand.into_iter().filter(|_| rng.chance(3, 1)).collect())
            }
            _ => Move::Lay((0..rng.below(6)).map(|_| any(rng)).collect::<Cards>()),
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. } | Event::Took { cards: Some(_), .. })
    }
}
