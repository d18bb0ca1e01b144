//! Playing with the null log allocates nothing.

use lunch_money::{Decks, LunchMoney, Rules};
use table::{Game, MoveBuf, NullLog, Rng};

#[test]
fn playing_does_not_allocate() {
    let decks = Decks::new(2, 2, Rules::default()).unwrap();
    let mut moves = MoveBuf::new();
    let info = allocation_counter::measure(|| {
        for seed in 0..300 {
            let mut game = LunchMoney::deal(&decks, 2 + seed as usize % 7, None, seed).unwrap();
            let mut rng = Rng::stream(seed, "bots", 0);
            while let Some(seat) = game.waiting_on().first() {
                game.moves(seat, &mut moves);
                let mv = moves[rng.below(moves.len())];
                let mut ahead = game;
                ahead.play(seat, mv, &mut NullLog);
                game = ahead;
            }
        }
    });
    assert_eq!(info.count_total, 0, "playing allocates");
}
