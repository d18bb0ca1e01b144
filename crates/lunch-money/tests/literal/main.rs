//! A second reading of the rules, slow and literal, that plays along with random games.
//!
//! It was written from the rules, clause by clause, and not from the engine: plain lists, a function for each step,
//! questions asked in the middle of them. A [`referee::Referee`] stops at each decision and compares: the engine's
//! events since the last one (damage and draws included), everybody's hand and condition, both piles, who is asked
//! which question, and for every thinkable move of the seat whether it is legal.

mod answers;
mod attack;
mod cards;
mod combo;
mod legal;
mod referee;
mod situations;
mod state;
mod turn;

use lunch_money::{Card, Decks, LunchMoney, Rules};
use referee::Referee;
use state::{Hold, Literal, Player, PokeState, TimeOut};
use table::{Game, HouseRules as _, Rng, Seat};

const TOGGLES: [&str; 11] = [
    "humiliation_stops_wedgy",
    "humiliation_stops_revival",
    "headlock_hits_at_once",
    "poke_second_attack_any",
    "outsiders_basic_or_weapon_only",
    "cooties_when_grabbed",
    "counter_cap",
    "no_discard",
    "discard_opens",
    "discard_cost_per_card",
    "no_holds",
];

/// A profile, plain or with some switches changed.
fn rules(rng: &mut Rng) -> String {
    let mut text = ["english", "italian"][rng.below(2)].to_owned();
    if rng.chance(2, 1) {
        for toggle in TOGGLES {
            if rng.chance(4, 1) {
                text += [" +", " -"][rng.below(2)];
                text += toggle;
            }
        }
        let number = |rng: &mut Rng, text: &mut String, name: &str, from: usize, below: usize| {
            if rng.chance(5, 1) {
                *text += &format!(" +{name}={}", from + rng.below(below - from));
            }
        };
        number(rng, &mut text, "discard_cost", 1, 4);
        number(rng, &mut text, "first_aid", 0, 21);
        number(rng, &mut text, "stall_rounds", 0, 4);
    }
    text
}

/// The players as they sit at the table, the cards that nobody has, and the lost counters.
fn laid_out(game: &LunchMoney, decks: &Decks) -> (Vec<Player>, Vec<Card>, i32) {
    let mut rest: Vec<Card> = Vec::new();
    for card in Card::ALL {
        rest.extend(vec![card; decks.copies(card)]);
    }
    let mut players = vec![Player::default(); game.seats()];
    let view = game.view(None);
    for (who, seen) in view.seats.iter().enumerate() {
        let player = &mut players[who];
        player.counters = seen.counters.into();
        player.hand = game.view(Some(Seat::new(who))).hand;
        (player.hiding, player.stomped, player.cooties) = (seen.hiding, seen.stomped, seen.cooties);
        player.wedgies = seen.wedgies.into();
        player.poked = seen.poked.then_some(PokeState::LastTurn);
        player.time_out =
            seen.timed_out.map(|(by, left)| TimeOut { by: by.index(), left: left.into(), this_turn: false });
        let mut in_front = player.hand.clone();
        in_front.extend(seen.cooties.then_some(Card::Cooties));
        in_front.extend(vec![Card::Wedgy; player.wedgies]);
        in_front.extend(seen.timed_out.map(|_| Card::TimeOut));
        for (card, holders) in [(Card::Choke, &seen.choked_by), (Card::Headlock, &seen.headlocked_by)] {
            for holder in holders {
                players[holder.index()].hold = Some(Hold { card, victim: who });
                in_front.push(card);
            }
        }
        for card in in_front {
            rest.remove(rest.iter().position(|&other| other == card).expect("no card is there twice"));
        }
    }
    (players, rest, view.pile.into())
}

/// Plays one game by both readings. Returns how many decisions it took.
fn compare(seed: u64) -> usize {
    let mut rng = Rng::stream(seed, "literal", 0);
    let (text, seats) = (rules(&mut rng), 2 + rng.below(7));
    let (base, expansion) = [(1, 1), (1, 1), (1, 2), (2, 2), (2, 2), (1, 0)][rng.below(6)];
    let rules = Rules::parse(&text).unwrap();
    let decks = Decks::new(base, expansion, rules).unwrap();
    let (game, situation) = if rng.chance(2, 1) {
        (LunchMoney::deal(&decks, seats, None, seed).unwrap(), String::new())
    } else {
        situations::situation(&decks, &text, seats, &mut rng)
    };
    let (players, draw_pile, pile) = laid_out(&game, &decks);
    let name = format!("seed {seed}: {seats} players, {base} + {expansion} decks, {text}\n{situation}");
    let starter = game.active().index();
    let literal = Literal {
        rules,
        players,
        draw_pile,
        discard_pile: Vec::new(),
        pile,
        active: starter,
        starter,
        quiet_rounds: 0,
        loss: false,
        start_is_over: true,
        referee: Referee::new(game, rng, name),
    };
    literal.play_game()
}

#[test]
fn the_engine_plays_by_the_letter() {
    let games =
        std::env::var("LITERAL_GAMES").ok().map_or(300, |games| games.parse().expect("LITERAL_GAMES is a number"));
    let first = std::env::var("LITERAL_SEED").ok().map_or(0, |seed| seed.parse().expect("LITERAL_SEED is a number"));
    let decisions: usize = (first..first + games).map(compare).sum();
    println!("{games} games, {decisions} decisions, no difference");
}
