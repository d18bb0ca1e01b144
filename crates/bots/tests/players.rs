//! Every player of every game sees only what its seat may see, decides the same when it sees the same, and treats all
//! opponents alike.

use bots::{
    Bot, Budget, Hard, LEVELS, Measurement, Policy, RulesOfThumb, Search, Tuning, lunch_money, munchkin, of_level,
};
use lunch_money as lm;
use munchkin as mb;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, LazyLock};
use table::{Chair, Game, MoveBuf, NullLog, Rng, Seat};

static BITES: LazyLock<::munchkin::Set> = LazyLock::new(|| ::munchkin::Set::bites().expect("it is sound"));

/// A game with its players.
trait Club {
    type Game: Game<Move: Send, View: Send> + 'static;
    type Thumb: RulesOfThumb<Self::Game>;

    fn deal(players: usize, seed: u64) -> Self::Game;
    fn thumb(mood: f32) -> Self::Thumb;
    /// The source and target of an attack or request.
    fn aimed(event: &<Self::Game as Game>::Event) -> Option<(Seat, Seat)>;

    fn player(level: &str, budget: Budget, rng: Rng) -> Box<dyn Bot<Self::Game>> {
        of_level::<Self::Game, Self::Thumb>(level, budget, rng)
    }

    fn hard(budget: Budget, rng: Rng) -> Hard<Self::Game, Self::Thumb> {
        Hard::new(budget, rng)
    }

    fn normal(rng: Rng) -> Box<dyn Bot<Self::Game>> {
        Self::player("normal", Budget::iterations(1), rng)
    }
}

struct Yard;

impl Club for Yard {
    type Game = ::lunch_money::LunchMoney;
    type Thumb = lm::Thumb;

    fn deal(players: usize, seed: u64) -> Self::Game {
        use ::lunch_money::{Decks, LunchMoney, Rules};
        LunchMoney::deal(&Decks::new(1, 1, Rules::default()).unwrap(), players, None, seed).unwrap()
    }

    fn thumb(mood: f32) -> lm::Thumb {
        lm::Thumb::new(lm::Habits::NORMAL, mood)
    }

    fn aimed(event: &::lunch_money::Event) -> Option<(Seat, Seat)> {
        if let ::lunch_money::Event::Played { by, at, .. } = *event { Some((by, at)) } else { None }
    }
}

struct House;

impl Club for House {
    type Game = ::munchkin::Munchkin;
    type Thumb = mb::Thumb;

    fn deal(players: usize, seed: u64) -> Self::Game {
        let options = ::munchkin::Options { fast: seed.is_multiple_of(5), ..::munchkin::Options::default() };
        ::munchkin::Munchkin::deal(&BITES, options, players, seed).unwrap()
    }

    fn thumb(mood: f32) -> mb::Thumb {
        mb::Thumb::new(mb::Habits::NORMAL, mood)
    }

    fn aimed(event: &::munchkin::GameEvent) -> Option<(Seat, Seat)> {
        use ::munchkin::GameEvent::{Asked, PlayedAt};
        match *event {
            PlayedAt { seat, at, .. } if seat != at => Some((seat, at)),
            Asked { seat, other } => Some((seat, other)),
            _ => None,
        }
    }
}

/// A position in the middle of a game, reached by random and by sensible moves.
fn somewhere<C: Club>(seed: u64) -> (C::Game, Seat) {
    let mut rng = Rng::stream(seed, "somewhere", 0);
    let mut moves = MoveBuf::new();
    let thumb = C::thumb(1.0);
    loop {
        let mut game = C::deal(2 + rng.below(4), rng.bits());
        let sensible = rng.chance(2, 1);
        for _ in 0..rng.below(if sensible { 200 } else { 60 }) {
            let Some(seat) = game.waiting_on().first() else { break };
            let mv = if sensible {
                thumb.pick(&game, seat, &mut rng, &mut moves).unwrap()
            } else {
                game.pick(seat, &mut rng, &mut moves).unwrap()
            };
            game.play(seat, mv, &mut NullLog);
        }
        if let Some(seat) = game.waiting_on().first() {
            return (game, seat);
        }
    }
}

fn everybody<C: Club>(seed: u64, iterations: u32) -> Vec<Box<dyn Bot<C::Game>>> {
    let player = |level| C::player(level, Budget::iterations(iterations), Rng::stream(seed, "bots", 0));
    LEVELS.iter().map(|level| player(level)).collect()
}

fn equal_looking_positions_get_equal_decisions<C: Club>(positions: u64) {
    for seed in 0..positions {
        let (game, seat) = somewhere::<C>(seed);
        let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
        for (mut one, mut two) in everybody::<C>(seed, 60).into_iter().zip(everybody::<C>(seed, 60)) {
            let decided = one.choose(&Chair::new(&game, seat, &[]));
            assert!(game.check(seat, &decided).is_ok(), "seed {seed}");
            assert_eq!(decided, two.choose(&Chair::new(&other, seat, &[])), "seed {seed}");
            assert_eq!(one.remark(), two.remark(), "seed {seed}");
        }
    }
}

#[test]
fn equal_looking_positions_get_equal_decisions_in_lunch_money() {
    equal_looking_positions_get_equal_decisions::<Yard>(150);
}

#[test]
fn equal_looking_positions_get_equal_decisions_in_munchkin() {
    equal_looking_positions_get_equal_decisions::<House>(100);
}

/// The search's policy uses nothing that its seat could not see.
fn marks_depend_on_nothing_hidden<C: Club>(positions: u64) {
    let thumb = C::thumb(0.0);
    let (mut moves, mut same, mut one, mut two) = (MoveBuf::new(), MoveBuf::new(), Vec::new(), Vec::new());
    for seed in 0..positions {
        let (game, seat) = somewhere::<C>(seed);
        let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
        thumb.moves(&game, seat, &mut moves);
        thumb.moves(&other, seat, &mut same);
        assert_eq!(moves[..], same[..], "seed {seed}");
        thumb.marks(&game, seat, &moves, &mut one);
        thumb.marks(&other, seat, &moves, &mut two);
        assert_eq!(one, two, "seed {seed}");
        assert!(one.iter().all(|mark| mark.is_finite()));
    }
}

#[test]
fn marks_depend_on_nothing_hidden_in_lunch_money() {
    marks_depend_on_nothing_hidden::<Yard>(2000);
}

#[test]
fn marks_depend_on_nothing_hidden_in_munchkin() {
    marks_depend_on_nothing_hidden::<House>(1000);
}

/// Comparisons and outlooks use only what the seat can know, also when another seat is asked.
fn equal_looking_positions_get_equal_estimates<C: Club>(positions: u64) {
    let mut moves = MoveBuf::new();
    for seed in 0..positions {
        let (game, asked) = somewhere::<C>(seed);
        let (budget, rng) = (Budget::iterations(40), || Rng::stream(seed, "bots", 0));
        let other = game.guess(asked, &mut Rng::stream(seed, "other", 0));
        game.moves(asked, &mut moves);
        let compare = |game| C::hard(budget.clone(), rng()).compare(&Chair::new(game, asked, &[]), &moves);
        let compared = compare(&game);
        assert_eq!(compared, compare(&other), "seed {seed}");
        assert_eq!(compared[0].behind, Some(Measurement { mean: 0.0, error: 0.0 }));
        for seat in Seat::all(game.seats()) {
            let other = game.guess(seat, &mut Rng::stream(seed, "other", 0));
            let outlook = |game| C::hard(budget.clone(), rng()).outlook(&Chair::new(game, seat, &[]));
            let seen = outlook(&game).unwrap();
            assert_eq!(Some(seen), outlook(&other), "seed {seed}");
            let sum: f32 = seen.iter().map(|chance| chance.mean).sum();
            assert!((sum - 1.0).abs() < 1e-4, "seed {seed}: {seen:?}");
        }
    }
}

#[test]
fn equal_looking_positions_get_equal_estimates_in_lunch_money() {
    equal_looking_positions_get_equal_estimates::<Yard>(60);
}

#[test]
fn equal_looking_positions_get_equal_estimates_in_munchkin() {
    equal_looking_positions_get_equal_estimates::<House>(40);
}

/// Comparing moves on the same guesses with the same luck needs fewer simulations than separate estimates.
#[test]
fn a_comparison_is_surer_than_two_estimates() {
    let (mut together, mut apart) = (0.0, 0.0);
    let mut moves = MoveBuf::new();
    for seed in 0..20 {
        let game = Yard::deal(4, seed);
        let seat = game.waiting_on().first().unwrap();
        game.moves(seat, &mut moves);
        let rng = Rng::stream(seed, "bots", 0);
        let chair = Chair::new(&game, seat, &[]);
        let compared = Yard::hard(Budget::iterations(200), rng).compare(&chair, &[moves[0], moves[1]]);
        let [first, second] = [0, 1].map(|at| compared[at].outlook.unwrap()[seat.index()]);
        together += compared[1].behind.unwrap().error;
        apart += first.above(second).error;
    }
    assert!(together < apart, "{together} and {apart}");
}

fn the_same_search_gives_the_same_estimates<C: Club>(game: &C::Game) {
    let seat = game.waiting_on().first().unwrap();
    let estimates =
        || C::hard(Budget::iterations(300), Rng::stream(1, "bots", 0)).estimates(&Chair::new(game, seat, &[]));
    let first = estimates();
    assert_eq!(first, estimates());
    assert_eq!(first.iter().map(|estimate| estimate.visits).sum::<u32>(), 300);
    assert!(first.iter().filter_map(|estimate| estimate.chance).all(|chance| (0.0..=1.0).contains(&chance)));
    assert!(first.is_sorted_by_key(|estimate| std::cmp::Reverse(estimate.visits)));
}

/// A position with a real choice.
fn a_choice<C: Club>() -> C::Game {
    let offers = |game: &C::Game, seat| {
        C::hard(Budget::iterations(1), Rng::stream(1, "bots", 0)).estimates(&Chair::new(game, seat, &[])).len()
    };
    let positions = (0..).map(somewhere::<C>);
    positions.into_iter().find(|(game, seat)| offers(game, *seat) > 2).unwrap().0
}

#[test]
fn the_same_search_gives_the_same_estimates_in_both_games() {
    the_same_search_gives_the_same_estimates::<Yard>(&a_choice::<Yard>());
    the_same_search_gives_the_same_estimates::<House>(&a_choice::<House>());
}

fn a_search_can_be_stopped_at_once<C: Club>(game: &C::Game) {
    let seat = game.waiting_on().first().unwrap();
    let stop = Arc::new(AtomicBool::new(true));
    let budget = Budget { stop: Some(stop), ..Budget::iterations(1_000_000) };
    let mut search = Search::tuned(C::thumb(1.0), C::Thumb::HARD);
    let estimates = search.run(&Chair::new(game, seat, &[]), &budget, &mut Rng::stream(1, "bots", 0));
    assert_eq!(search.simulations(), 1);
    assert!(game.check(seat, &estimates[0].mv).is_ok());
}

#[test]
fn a_search_can_be_stopped_at_once_in_both_games() {
    a_search_can_be_stopped_at_once::<Yard>(&a_choice::<Yard>());
    a_search_can_be_stopped_at_once::<House>(&a_choice::<House>());
}

/// The part of a tree that came true is kept, and a replayed game is still decided the same way. A comparison grows its
/// own tree, so nothing is kept then.
fn the_subtree_that_came_true_is_kept<C: Club>() {
    let play = |compares: bool| {
        let mut game = C::deal(4, 3);
        let mut search = Search::tuned(C::thumb(0.5), Tuning { keeps: true, ..C::Thumb::HARD });
        let (mut rng, budget) = (Rng::stream(1, "bots", 0), Budget::iterations(80));
        let (mut moves, mut kept, mut made) = (MoveBuf::new(), 0, Vec::new());
        let thumb = C::thumb(0.5);
        for _ in 0..120 {
            let Some(seat) = game.waiting_on().first() else { break };
            let mv = if seat.index() == 0 {
                let chair = Chair::new(&game, seat, &[]);
                let estimates = search.run(&chair, &budget, &mut rng);
                kept += u32::from(search.simulations() > 80);
                for chances in estimates.iter().filter_map(|estimate| estimate.outlook) {
                    let sum: f32 = chances.iter().map(|chance| chance.mean).sum();
                    assert!((sum - 1.0).abs() < 1e-4, "{chances:?}");
                }
                let best = estimates[0].mv;
                if compares {
                    search.compare(&chair, &[best], &Budget::iterations(1), &mut rng);
                }
                best
            } else {
                thumb.pick(&game, seat, &mut rng, &mut moves).unwrap()
            };
            assert!(game.check(seat, &mv).is_ok());
            made.push(mv);
            game.play(seat, mv, &mut NullLog);
        }
        (made, kept)
    };
    let (made, kept) = play(false);
    assert!(kept > 0, "nothing was ever kept, so this proves nothing");
    assert_eq!((made, kept), play(false));
    assert_eq!(play(true).1, 0);
}

#[test]
fn the_subtree_that_came_true_is_kept_in_both_games() {
    the_subtree_that_came_true_is_kept::<Yard>();
    the_subtree_that_came_true_is_kept::<House>();
}

/// A person at the table. The others must not notice.
struct Person<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Bot<G> for Person<G> {
    fn choose(&mut self, chair: &Chair<'_, G>) -> G::Move {
        self.0.choose(chair)
    }
}

/// How often each seat targets each other, if the seat `person` is a person.
fn targets<C: Club>(person: Option<usize>, games: u64) -> [[u32; 4]; 4] {
    let mut targets = [[0; 4]; 4];
    for seed in 0..games {
        let mut game = C::deal(4, seed);
        let sits = |seat: usize| -> Box<dyn Bot<C::Game>> {
            let normal = C::normal(Rng::stream(seed, "bots", seat as u64));
            if Some(seat) == person { Box::new(Person(normal)) } else { normal }
        };
        let mut bots: Vec<_> = (0..4).map(sits).collect();
        let mut events = Vec::new();
        while let Some(seat) = game.waiting_on().first() {
            let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &events));
            game.play(seat, mv, &mut events);
        }
        for (by, at) in events.iter().filter_map(C::aimed) {
            targets[by.index()][at.index()] += 1;
        }
    }
    targets
}

fn nobody_is_picked_on<C: Club>(games: u64) {
    let without = targets::<C>(None, games);
    for person in 0..4 {
        assert_eq!(without, targets::<C>(Some(person), games), "a person at seat {person} changes who is attacked");
    }
    // No seat is targeted more often because of its position.
    let at = |seat: usize| f64::from(without.iter().map(|by| by[seat]).sum::<u32>());
    let all: f64 = (0..4).map(at).sum();
    assert!((0..4).all(|seat| (0.21..0.29).contains(&(at(seat) / all))), "{without:?}");
}

#[test]
fn nobody_is_picked_on_for_being_a_person_in_lunch_money() {
    nobody_is_picked_on::<Yard>(150);
}

#[test]
fn nobody_is_picked_on_for_being_a_person_in_munchkin() {
    nobody_is_picked_on::<House>(60);
}

/// A guard rather than a measure of strength (`recess arena` measures): each level beats the one below.
fn levels_are_in_order<C: Club>(games: u64) -> [u32; 2] {
    let wins = |names: [usize; 4]| {
        let mut wins = 0;
        for seed in 0..games {
            let first = seed as usize % 4;
            let mut game = C::deal(4, seed / 4);
            let sits = |seat: usize| everybody::<C>(seed * 4 + seat as u64, 40).swap_remove(names[(seat + first) % 4]);
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
    [wins([1, 0, 0, 0]), wins([2, 1, 1, 1])]
}

#[test]
fn levels_are_in_order_in_lunch_money() {
    let [easy, normal] = levels_are_in_order::<Yard>(240);
    assert!(easy > 90 && normal > 90, "of 240: easy {easy}, normal {normal}");
}

#[test]
fn levels_are_in_order_in_munchkin() {
    let [easy, normal] = levels_are_in_order::<House>(240);
    assert!(easy > 130 && normal > 80, "of 240: easy {easy}, normal {normal}");
}

/// A chair's `Debug` output does not contain the game.
#[test]
fn a_chair_does_not_print_the_game() {
    let (game, seat) = somewhere::<Yard>(1);
    let told = format!("{:?}", Chair::new(&game, seat, &[]));
    assert!(told.len() < 60, "{told}");
}

#[test]
fn events_come_as_the_seat_saw_them() {
    use ::lunch_money::Event;
    let mut game = Yard::deal(4, 5);
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
    assert!(events.iter().any(drawn), "nobody else drew, so this proves nothing");
    assert!(!Chair::new(&game, me, &events).events().any(|event| drawn(&event)));
}

/// In a bargain bots give reasons: the value of an offer to them.
#[test]
fn bargains_are_explained() {
    use ::munchkin::{GameEvent, Move, Question};
    let (mut asked, mut accepted, mut countered, mut refused) = (0, 0, 0, 0);
    for seed in 0..40 {
        let mut game = House::deal(4, seed);
        let mut bots: Vec<_> = (0..4).map(|seat| House::normal(Rng::stream(seed, "bots", seat))).collect();
        while let Some((seat, question)) = game.question() {
            let mv = bots[seat.index()].choose(&Chair::new(&game, seat, &[]));
            let remark = bots[seat.index()].remark();
            match (question, mv) {
                (Question::Fight, Move::Ask { .. }) => asked += 1,
                (Question::Help, Move::Accept) => accepted += 1,
                (Question::Help, Move::Counter(_)) => countered += 1,
                (Question::Help, _) => refused += 1,
                _ => {
                    assert_eq!(remark, None, "{question:?} {mv:?}");
                    game.play(seat, mv, &mut NullLog);
                    continue;
                }
            }
            assert!(remark.is_some_and(|remark| remark.key.starts_with("talk-mb-")), "{question:?} {mv:?}");
            let mut events: Vec<GameEvent> = Vec::new();
            game.play(seat, mv, &mut events);
        }
    }
    assert!(asked > 40 && accepted > 20 && countered > 5 && refused > 5, "{asked} {accepted} {countered} {refused}");
}
