//! Roll-outs allocate nothing, and neither does a search that has its tree.

use bots::lunch_money::{HARD, Habits, Thumb};
use bots::{Budget, Policy as _, Search};
use lunch_money::{Decks, LunchMoney, Rules};
use table::{Chair, Game as _, MoveBuf, NullLog, Rng};

#[test]
fn roll_outs_do_not_allocate() {
    let decks = Decks::new(1, 1, Rules::default()).unwrap();
    let thumb = Thumb::new(Habits::NORMAL, 1.0);
    let mut moves = MoveBuf::new();
    let mut decisions = 0;
    let info = allocation_counter::measure(|| {
        for seed in 0..100 {
            let mut rng = Rng::stream(seed, "test", 0);
            let mut game = LunchMoney::deal(&decks, 4, None, seed).unwrap();
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
fn a_simulation_does_not_allocate() {
    let decks = Decks::new(1, 1, Rules::default()).unwrap();
    let game = LunchMoney::deal(&decks, 4, None, 1).unwrap();
    let seat = game.waiting_on().first().unwrap();
    let chair = Chair::new(&game, seat, &[]);
    let mut search = Search::tuned(Thumb::new(Habits::NORMAL, 1.0), HARD);
    let mut run = |iterations| {
        let budget = Budget::iterations(iterations);
        let run = || drop(search.run(&chair, &budget, &mut Rng::stream(1, "test", 0)));
        allocation_counter::measure(run).count_total
    };
    run(3000);
    // Its tree and buffers are there now: what is left is the list of moves and of estimates.
    assert_eq!(run(3000), run(10));
}
