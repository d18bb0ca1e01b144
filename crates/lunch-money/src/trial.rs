//! Lunch Money's part of the contract tests: tables, hostile moves, and the events that bring news.

use crate::{Card, Decks, Event, LunchMoney, Move, Rules, Way, Weirds};
use table::contract::Subject;
use table::{Game as _, HouseRules as _, Log, Rng, Seat};

const RULES: [&str; 8] = [
    "english",
    "italian",
    "english +discard_opens +counter_cap",
    "italian +no_discard +cooties_when_grabbed",
    "english +discard_cost=2 +discard_cost_per_card -humiliation_stops_revival",
    "english +first_aid=3 +stall_rounds=2 +outsiders_basic_or_weapon_only",
    "english +no_holds -headlock_hits_at_once",
    "italian +humiliation_stops_wedgy -poke_second_attack_any",
];

/// Tables of every size, with all decks and many switches.
#[derive(Copy, Clone, Debug)]
pub struct Trial;

impl Trial {
    /// The decks and rules of the table for this seed.
    #[must_use]
    pub fn decks(seed: u64) -> Decks {
        let rules = Rules::parse(RULES[seed as usize % RULES.len()]).expect("the rules are sound");
        let (base, expansion) = [(1, 1), (1, 1), (2, 2), (1, 0), (1, 2)][seed as usize % 5];
        Decks::new(base, expansion, rules).expect("there are such decks")
    }
}

impl Subject for Trial {
    type Game = LunchMoney;

    const LONGEST: usize = 5_000;

    fn start(seed: u64, _: &mut impl Log<LunchMoney>) -> LunchMoney {
        LunchMoney::deal(&Trial::decks(seed), 2 + seed as usize % 7, None, seed).expect("so many may play")
    }

    fn any_move(game: &LunchMoney, rng: &mut Rng) -> Move {
        let card = |rng: &mut Rng| Card::ALL[rng.below(Card::COUNT)];
        // Now and then a seat that is not at the table.
        let seat = |rng: &mut Rng| Seat::new(rng.below((game.seats() + 1).min(Seat::MAX)));
        let way = |rng: &mut Rng| [Way::Left, Way::Right][rng.below(2)];
        match rng.below(14) {
            0 => Move::Pass,
            1 => Move::Decline,
            2..=5 => {
                let also = rng.chance(5, 1).then(|| seat(rng));
                let mut weirds = Weirds::NONE;
                while rng.chance(4, 1) {
                    weirds = weirds.and_on(rng.below(6));
                }
                let way = rng.chance(6, 1).then(|| way(rng));
                Move::Play { card: card(rng), weirds, at: seat(rng), also, way }
            }
            6 => Move::Alone(card(rng)),
            7 => Move::Escape { card: card(rng), from: seat(rng) },
            8 | 9 => Move::Answer { card: card(rng), faster: rng.chance(4, 1) },
            10 => Move::Aid(rng.below(7) as u8),
            11 => Move::Discard(rng.bits() as u16 >> rng.below(16)),
            12 => Move::Way(way(rng)),
            _ => [Move::Keep, Move::Drop, Move::Release][rng.below(3)],
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Drew { card: Some(_), .. } | Event::Discarded { .. })
    }

    // A window covers everything that follows from a play if nobody answers (section 4).
    fn needs_a_moment(event: &Event) -> bool {
        matches!(event, Event::Drew { .. } | Event::TurnBegan { .. })
    }
}
