//! Checks of free moves, which a seat makes without being asked.

use super::{Subject, any_of, wander};
use crate::{Game, MoveBuf, NullLog, Rng, Seat};

/// Listed free moves are free, legal, and belong to seats that may act. No other seat has one.
pub(super) fn free_moves_agree_with_check<S: Subject>(seed: u64) {
    let mut free = MoveBuf::new();
    wander::<S>(seed, |game, _, _, rng| {
        for seat in Seat::all(game.seats()) {
            let may = game.may_act().has(seat);
            game.free_moves(seat, &mut free);
            assert!(may || free.is_empty(), "seed {seed}: {seat:?} may not act, and has free moves");
            for mv in free.iter() {
                assert!(S::Game::is_free(mv), "seed {seed}: {mv:?} is listed, but not free");
                assert_eq!(game.check(seat, mv), Ok(()), "seed {seed}: listed, but not legal: {mv:?} in {game:?}");
            }
            if !free.is_empty() {
                game.clone().play(seat, free[rng.below(free.len())], &mut NullLog);
            }
            let mv = S::any_move(game, rng);
            let wrong = !may && S::Game::is_free(&mv) && game.check(seat, &mv).is_ok();
            assert!(!wrong, "seed {seed}: {seat:?} may not act, but {mv:?} is legal");
        }
    });
}

/// A game ends even if players make free moves whenever they can.
pub(super) fn free_moves_do_not_block<S: Subject>(seed: u64) {
    let mut game = S::start(seed, &mut NullLog);
    let mut rng = Rng::stream(seed, "free", 0);
    let mut moves = MoveBuf::new();
    for _ in 0..S::LONGEST {
        let Some(asked) = any_of(game.waiting_on(), &mut rng) else {
            assert!(game.outcome().is_some(), "seed {seed}");
            return;
        };
        if let Some(seat) = any_of(game.may_act(), &mut rng).filter(|_| rng.clone().chance(2, 1)) {
            game.free_moves(seat, &mut moves);
            if let Some(&mv) = rng.choose(&moves) {
                game.play(seat, mv, &mut NullLog);
                continue;
            }
        }
        let mv = game.pick(asked, &mut rng, &mut moves).expect("a seat that is asked has a move");
        game.play(asked, mv, &mut NullLog);
    }
    panic!("seed {seed}: a game of free movers does not end");
}
