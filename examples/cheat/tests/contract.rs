//! Cheat keeps the kernel's contract, with any number of players and switches.

use cheat::{Card, Cards, Cheat, Event, Move, Rules};
use table::contract::{self, Subject};
use table::{Game, Rng};

struct Tables;

const RULES: [&str; 3] = ["", "+taker_next", "+rounds=5"];

impl Subject for Tables {
    type Game = Cheat;

    fn start(&self, seed: u64) -> Cheat {
        let rules = Rules::read(RULES[seed as usize % RULES.len()]).unwrap();
        Cheat::deal(rules, 3 + seed as usize % 6, None, seed).unwrap()
    }

    fn any_move(&self, game: &Cheat, rng: &mut Rng) -> Move {
        let any = |rng: &mut Rng| Card::new(rng.below(Card::COUNT));
        match rng.below(4) {
            0 => Move::Doubt,
            1 => Move::Believe,
            // Cards that somebody holds are more likely to be legal than any cards.
            2 => {
                let hand = game.view(game.waiting_on().first()).hand;
                Move::Lay(hand.into_iter().filter(|_| rng.chance(3, 1)).collect())
            }
            _ => Move::Lay((0..rng.below(6)).map(|_| any(rng)).collect::<Cards>()),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Shown { .. } | Event::Took { cards: Some(_), .. })
    }

    fn longest(&self) -> usize {
        100 * 8 * 8
    }
}

#[test]
fn the_contract_is_kept() {
    contract::keeps(&Tables, 0..120);
}
