//! Munchkin's part of the contract tests: tables, hostile moves, and the events that bring news.

use crate::{At, CardId, GameEvent, Move, Munchkin, Options, Set, Share, Terms};
use std::sync::LazyLock;
use table::contract::Subject;
use table::{Game as _, Log, PileCard as _, Rng, Seat};

/// Tables of every size, with the shipped set and all switches.
#[derive(Copy, Clone, Debug)]
pub struct Trial;

fn bites() -> &'static Set {
    static BITES: LazyLock<Set> = LazyLock::new(|| Set::bites().expect("the set that ships is sound"));
    &BITES
}

impl Subject for Trial {
    type Game = Munchkin;

    const LONGEST: usize = 60_000;

    fn start(seed: u64, log: &mut impl Log<Munchkin>) -> Munchkin {
        let options = Options {
            fast: seed.is_multiple_of(3),
            items_in_combat: !seed.is_multiple_of(5),
            cheating: seed.is_multiple_of(4),
            ..Options::default()
        };
        Munchkin::deal_telling(bites(), options, 2 + seed as usize % 7, seed, log).expect("so many may play")
    }

    fn any_move(game: &Munchkin, rng: &mut Rng) -> Move {
        let set = bites();
        let card = |rng: &mut Rng| -> CardId {
            // Now and then a card that does not exist.
            let beyond = if rng.chance(20, 1) { 300 } else { 0 };
            CardId::numbered((rng.below(set.cards().len()) + beyond) as u16)
        };
        let seat = |rng: &mut Rng| Seat::new(rng.below((game.seats() + 1).min(Seat::MAX)));
        let bits = |rng: &mut Rng| rng.bits() as u32 >> rng.below(32);
        let terms = |rng: &mut Rng| Terms {
            items: bits(rng),
            share: [Share::Number(rng.below(4) as u8), Share::Half, Share::All][rng.below(3)],
            helper_first: rng.chance(2, 1),
        };
        match rng.below(25) {
            0 => Move::Pass,
            1 => Move::LayOut(bits(rng)),
            2 => [Move::OpenDoor, Move::Keep, Move::LootRoom, Move::EndTurn, Move::Accept, Move::Settle, Move::Roll]
                [rng.below(7)],
            3 => Move::Trouble(card(rng)),
            4 | 5 => {
                Move::Put { card: card(rng), carried: rng.chance(2, 1), replaces: rng.chance(3, 1).then(|| card(rng)) }
            }
            6..=9 => {
                let at = match rng.below(6) {
                    0 => At::Nothing,
                    1 => At::Player(seat(rng)),
                    2 => At::Monster(rng.below(12) as u8),
                    3 => At::Fighters,
                    4 => At::Monsters,
                    _ => At::With(card(rng)),
                };
                Move::Play { card: card(rng), line: rng.below(5) as u8, at }
            }
            10 => Move::Sell { hand: bits(rng), items: bits(rng) },
            11 => Move::Ask { seat: seat(rng), terms: terms(rng) },
            12 => Move::Counter(terms(rng)),
            13 => Move::RunFrom(rng.below(20) as u8),
            14 => Move::Sacrifice { helper: rng.chance(2, 1) },
            15 | 16 => Move::Choose(card(rng)),
            17 => Move::Either { second: rng.chance(2, 1) },
            18 => Move::Give { card: card(rng), to: seat(rng) },
            19 => Move::Trade { to: seat(rng), give: bits(rng), want: bits(rng) },
            20 => Move::Turn { item: rng.below(40) as u8, in_use: rng.chance(2, 1) },
            21 => Move::Show { hand: bits(rng), to: rng.chance(2, 1).then(|| seat(rng)) },
            22 => Move::Accuse { seat: seat(rng), card: card(rng) },
            23 => [Move::Cheat(card(rng)), Move::Claim(card(rng)), Move::Be { female: true }][rng.below(3)],
            _ => Move::Drop(card(rng)),
        }
    }

    fn reveals(event: &GameEvent) -> bool {
        matches!(
            event,
            GameEvent::Drew { card: Some(_), .. }
                | GameEvent::Opened { .. }
                | GameEvent::TurnedUp { .. }
                | GameEvent::Rolled { .. }
                | GameEvent::Discarded { .. }
                | GameEvent::Passed { card: Some(_), .. }
                | GameEvent::Shown { card: Some(_), .. }
        )
    }
}
