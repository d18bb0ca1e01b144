//! Playing with the null log allocates nothing.

use munchkin::{Munchkin, Options, Set};
use table::{Game, MoveBuf, NullLog, Rng};

#[test]
fn playing_does_not_allocate() {
    let set: &'static Set = Box::leak(Box::new(Set::bites().unwrap()));
    let mut moves = MoveBuf::new();
    let info = allocation_counter::measure(|| {
        for seed in 0..60 {
            let options = Options { fast: seed % 3 == 0, cheating: seed % 4 == 0, ..Options::default() };
            let mut game = Munchkin::deal(set, options, 2 + seed as usize % 7, seed).unwrap();
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
