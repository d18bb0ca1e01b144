//! Roll-outs allocate nothing, and neither do simulations once the search has its tree.

use bots::{Budget, Policy, RulesOfThumb, Search, Tuning, lunch_money, munchkin};
use table::{Chair, Game, MoveBuf, NullLog, Rng};

fn yard(seed: u64) -> ::lunch_money::LunchMoney {
    use ::lunch_money::{Decks, LunchMoney, Rules};
    LunchMoney::deal(&Decks::new(1, 1, Rules::default()).unwrap(), 4, None, seed).unwrap()
}

fn house(set: &'static ::munchkin::Set, seed: u64) -> ::munchkin::Munchkin {
    ::munchkin::Munchkin::deal(set, ::munchkin::Options::default(), 4, seed).unwrap()
}

fn bites() -> &'static ::munchkin::Set {
    Box::leak(Box::new(::munchkin::Set::bites().unwrap()))
}

fn roll_outs_do_not_allocate<G: Game>(deal: impl Fn(u64) -> G, thumb: &impl Policy<G>, games: u64) {
    let mut moves = MoveBuf::new();
    let mut decisions = 0;
    let dealt: Vec<G> = (0..games).map(deal).collect();
    let info = allocation_counter::measure(|| {
        for (mut game, seed) in dealt.into_iter().zip(0..) {
            let mut rng = Rng::stream(seed, "test", 0);
            while let Some(seat) = game.waiting_on().first() {
                let mv = thumb.pick(&game, seat, &mut rng, &mut moves).unwrap();
                game.play(seat, mv, &mut NullLog);
                decisions += 1;
            }
        }
    });
    assert!(decisions > 1000);
    assert_eq!(info.count_total, 0);
}

#[test]
fn roll_outs_do_not_allocate_in_either_game() {
    let set = bites();
    roll_outs_do_not_allocate(yard, &lunch_money::Thumb::new(lunch_money::Habits::NORMAL, 1.0), 100);
    roll_outs_do_not_allocate(|seed| house(set, seed), &munchkin::Thumb::new(munchkin::Habits::NORMAL, 0.1), 20);
}

fn a_simulation_does_not_allocate<G: Game>(game: &G, thumb: impl Policy<G>, tuning: Tuning) {
    let seat = game.waiting_on().first().unwrap();
    let chair = Chair::new(game, seat, &[]);
    // Keeping a subtree allocates once per decision.
    let mut search = Search::tuned(thumb, Tuning { keeps: false, ..tuning });
    let mut run = |iterations| {
        let budget = Budget::iterations(iterations);
        let run = || drop(search.run(&chair, &budget, &mut Rng::stream(1, "test", 0)));
        allocation_counter::measure(run).count_total
    };
    run(3000);
    // The tree and buffers exist now. Only the lists of moves and estimates remain.
    assert_eq!(run(3000), run(10));
}

#[test]
fn a_simulation_does_not_allocate_in_either_game() {
    let set = bites();
    let thumb = lunch_money::Thumb::new(lunch_money::Habits::NORMAL, 1.0);
    a_simulation_does_not_allocate(&yard(1), thumb, <lunch_money::Thumb as RulesOfThumb<_>>::HARD);
    let thumb = || munchkin::Thumb::new(munchkin::Habits::NORMAL, 0.1);
    // Laying out is no choice, but opening the door is, with cards in hand.
    let mut game = house(set, 1);
    let (mut rng, mut moves) = (Rng::stream(1, "test", 0), MoveBuf::new());
    for _ in 0..40 {
        let seat = game.waiting_on().first().unwrap();
        let mv = thumb().pick(&game, seat, &mut rng, &mut moves).unwrap();
        game.play(seat, mv, &mut NullLog);
    }
    a_simulation_does_not_allocate(&game, thumb(), <munchkin::Thumb as RulesOfThumb<_>>::HARD);
}
