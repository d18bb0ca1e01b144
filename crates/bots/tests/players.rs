//! What must be true of every player: it sees only what its seat may see, decides the same when it
//! sees the same, and treats everybody alike.

use bots::lunch_money::{Easy, HARD, Habits, Hard, Normal, Thumb};
use bots::{Bot, Budget, Measured, Policy as _, Random, Search};
use lunch_money::{Decks, Event, LunchMoney, Move, Rules};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use table::{Chair, Game as _, MoveBuf, NullLog, Rng, Seat};

fn deal(players: usize, seed: u64) -> LunchMoney {
    LunchMoney::deal(&Decks::new(1, 1, Rules::default()).unwrap(), players, None, seed).unwrap()
}

/// A position in the middle of a random game.
fn somewhere(seed: u64) -> (LunchMoney, Seat) {
    let mut rng = Rng::stream(seed, "somewhere", 0);
    let mut moves = MoveBuf::new();
    loop {
        let mut game = deal(2 + rng.below(4), rng.bits());
        for _ in 0..rng.below(60) {
            let Some(seat) = game.waiting_on().first() else { break };
            let mv = game.pick(seat, &mut rng, &mut moves).unwrap();
            game.play(seat, mv, &mut NullLog);
        }
        if let Some(seat) = game.waiting_on().first() {
            return (game, seat);
        }
    }
}

fn everybody(seed: u64, iterations: u32) -> Vec<Box<dyn Bot<LunchMoney>>> {
    let rng = || Rng::stream(seed, "bots", 0);
    vec![
        Box::new(Random::new(rng())),
        Box::new(Easy::new(rng())),
        Box::new(Normal::new(rng())),
        Box::new(Hard::new(Budget::iterations(iterations), rng())),
    ]
}

#[test]
fn what_looks_the_same_is_decided_the_same() {
    for seed in 0..150 {
        let (game, seat) = somewhere(seed);
        let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
        for (mut one, mut two) in everybody(seed, 60).into_iter().zip(everybody(seed, 60)) {
            let decided = one.choose(&Chair::new(&game, seat, &[]));
            assert!(game.check(seat, &decided).is_ok(), "seed {seed}");
            assert_eq!(decided, two.choose(&Chair::new(&other, seat, &[])), "seed {seed}");
        }
    }
}

/// The policy that search believes in looks at nothing its seat could not see.
#[test]
fn marks_depend_on_nothing_hidden() {
    let thumb = Thumb::new(Habits::NORMAL, 0.0);
    let (mut moves, mut one, mut two) = (MoveBuf::new(), Vec::new(), Vec::new());
    for seed in 0..2000 {
        let (game, seat) = somewhere(seed);
        let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
        game.moves(seat, &mut moves);
        thumb.marks(&game, seat, &moves, &mut one);
        thumb.marks(&other, seat, &moves, &mut two);
        assert_eq!(one, two, "seed {seed}");
        assert!(one.iter().all(|mark| mark.is_finite()));
    }
}

#[test]
fn the_same_search_gives_the_same_estimates() {
    let mut game = deal(4, 7);
    let seat = game.waiting_on().first().unwrap();
    let estimates = |game: &LunchMoney| {
        let mut hard = Hard::new(Budget::iterations(300), Rng::stream(1, "bots", 0));
        hard.estimates(&Chair::new(game, seat, &[]))
    };
    let first = estimates(&game);
    assert_eq!(first, estimates(&game));
    assert_eq!(first.iter().map(|estimate| estimate.visits).sum::<u32>(), 300);
    assert!(first.iter().filter_map(|estimate| estimate.chance).all(|chance| (0.0..=1.0).contains(&chance)));
    assert!(first.is_sorted_by_key(|estimate| std::cmp::Reverse(estimate.visits)));
    game.play(seat, first[0].mv, &mut NullLog);
}

/// Comparisons and outlooks are what the seat can know too, also where another one is asked.
#[test]
fn what_looks_the_same_is_weighed_the_same() {
    let mut moves = MoveBuf::new();
    for seed in 0..60 {
        let (game, asked) = somewhere(seed);
        let hard = || Hard::new(Budget::iterations(40), Rng::stream(seed, "bots", 0));
        let other = game.guess(asked, &mut Rng::stream(seed, "other", 0));
        game.moves(asked, &mut moves);
        let compared = hard().compare(&Chair::new(&game, asked, &[]), &moves);
        assert_eq!(compared, hard().compare(&Chair::new(&other, asked, &[]), &moves), "seed {seed}");
        assert_eq!(compared[0].behind, Some(Measured { mean: 0.0, error: 0.0 }));
        for seat in Seat::all(game.seats()) {
            let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
            let outlook = hard().outlook(&Chair::new(&game, seat, &[])).unwrap();
            assert_eq!(Some(outlook), hard().outlook(&Chair::new(&other, seat, &[])), "seed {seed}");
            let sum: f32 = outlook.iter().map(|chance| chance.mean).sum();
            assert!((sum - 1.0).abs() < 1e-4, "seed {seed}: {outlook:?}");
        }
    }
}

/// Moves on the same guesses with the same luck are told apart by fewer simulations than apart.
#[test]
fn a_comparison_is_surer_than_two_estimates() {
    let (mut together, mut apart) = (0.0, 0.0);
    let mut moves = MoveBuf::new();
    for seed in 0..20 {
        let game = deal(4, seed);
        let seat = game.waiting_on().first().unwrap();
        game.moves(seat, &mut moves);
        let mut hard = Hard::new(Budget::iterations(200), Rng::stream(seed, "bots", 0));
        let compared = hard.compare(&Chair::new(&game, seat, &[]), &[moves[0], moves[1]]);
        let [first, second] = [0, 1].map(|at| compared[at].outlook.unwrap()[seat.index()]);
        together += compared[1].behind.unwrap().error;
        apart += first.above(second).error;
    }
    assert!(together < apart, "{together} and {apart}");
}

#[test]
fn a_search_can_be_stopped_at_once() {
    let game = deal(4, 3);
    let seat = game.waiting_on().first().unwrap();
    let stop = Arc::new(AtomicBool::new(true));
    let budget = Budget { stop: Some(stop), ..Budget::iterations(1_000_000) };
    let mut search = Search::tuned(Thumb::new(Habits::NORMAL, 1.0), HARD);
    let estimates = search.run(&Chair::new(&game, seat, &[]), &budget, &mut Rng::stream(1, "bots", 0));
    assert_eq!(search.simulations(), 1);
    assert!(game.check(seat, &estimates[0].mv).is_ok());
}

/// A person at the table: nobody's business but their own.
struct Person(Normal);

impl Bot<LunchMoney> for Person {
    fn choose(&mut self, chair: &Chair<'_, LunchMoney>) -> Move {
        self.0.choose(chair)
    }
}

/// Who plays at whom how often, when the seat `person` is a person.
fn targets(person: Option<usize>, games: u64) -> [[u32; 4]; 4] {
    let mut targets = [[0; 4]; 4];
    for seed in 0..games {
        let mut game = deal(4, seed);
        let sits = |seat: usize| -> Box<dyn Bot<LunchMoney>> {
            let normal = Normal::new(Rng::stream(seed, "bots", seat as u64));
            if Some(seat) == person { Box::new(Person(normal)) } else { Box::new(normal) }
        };
        let mut bots: Vec<_> = (0..4).map(sits).collect();
        let mut events = Vec::new();
        while let Some(seat) = game.waiting_on().first() {
            let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &events));
            game.play(seat, mv, &mut events);
        }
        for event in events {
            if let Event::Played { by, at, .. } = event {
                targets[by.index()][at.index()] += 1;
            }
        }
    }
    targets
}

#[test]
fn nobody_is_picked_on_for_being_a_person() {
    let without = targets(None, 150);
    for person in 0..4 {
        assert_eq!(without, targets(Some(person), 150), "a person at seat {person} changes who is attacked");
    }
    // And no seat is picked on for being where it is.
    let at = |seat: usize| f64::from(without.iter().map(|by| by[seat]).sum::<u32>());
    let all: f64 = (0..4).map(at).sum();
    assert!((0..4).all(|seat| (0.21..0.29).contains(&(at(seat) / all))), "{without:?}");
}

/// Not a measure of strength (`recess arena` is), but a guard: each level beats the one below.
#[test]
fn levels_are_in_order() {
    let wins = |names: [usize; 4]| {
        let mut wins = 0;
        for seed in 0..240 {
            let first = seed as usize % 4;
            let mut game = deal(4, seed / 4);
            let sits = |seat: usize| everybody(seed * 4 + seat as u64, 40).swap_remove(names[(seat + first) % 4]);
            let mut bots: Vec<_> = (0..4).map(sits).collect();
            while let Some(seat) = game.waiting_on().first() {
                let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &[]));
                game.play(seat, mv, &mut NullLog);
            }
            let winner = game.outcome().unwrap().winners.first().unwrap();
            wins += u32::from((winner.index() + first).is_multiple_of(4));
        }
        wins
    };
    let [easy, normal] = [wins([1, 0, 0, 0]), wins([2, 1, 1, 1])];
    assert!(easy > 90 && normal > 90, "of 240: easy {easy}, normal {normal}");
}

/// What a chair tells of itself is not the game.
#[test]
fn a_chair_does_not_print_the_game() {
    let (game, seat) = somewhere(1);
    let told = format!("{:?}", Chair::new(&game, seat, &[]));
    assert!(told.len() < 60, "{told}");
}

#[test]
fn events_come_as_the_seat_saw_them() {
    let mut game = deal(4, 5);
    let mut events = Vec::new();
    let mut rng = Rng::stream(5, "test", 0);
    let mut moves = MoveBuf::new();
    for _ in 0..40 {
        let Some(seat) = game.waiting_on().first() else { break };
        let mv = game.pick(seat, &mut rng, &mut moves).unwrap();
        game.play(seat, mv, &mut events);
    }
    let me = Seat::new(0);
    let drawn = |event: &Event| matches!(event, Event::Drew { seat, card: Some(_) } if *seat != me);
    assert!(events.iter().any(drawn), "nobody else drew: this proves nothing");
    assert!(!Chair::new(&game, me, &events).events().any(|event| drawn(&event)));
}
