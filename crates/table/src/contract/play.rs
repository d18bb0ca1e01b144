//! Checks of moves, refusals, defaults and clones.

use super::moments::Moments;
use super::{Subject, any_of, onlookers, wander};
use crate::{Game, MoveBuf, NullLog, Reason, Refusal, Rng, Seat};
use std::fmt::Debug;

/// Listed moves are legal, illegal moves are refused with a clause, and seats that are not asked have no moves.
pub(super) fn moves_agree_with_check<S: Subject>(seed: u64) {
    let mut others = MoveBuf::new();
    wander::<S>(seed, |game, asked, moves, rng| {
        for mv in moves {
            assert_eq!(game.check(asked, mv), Ok(()), "seed {seed}: listed, but not legal: {mv:?} in {game:?}");
        }
        let mut same = rng.clone();
        assert_eq!(game.pick(asked, &mut rng.clone(), &mut others), same.choose(moves).copied(), "seed {seed}");
        assert!(game.check(asked, &game.default_move(asked)).is_ok(), "seed {seed}: the default is not legal");
        for seat in Seat::all(game.seats()) {
            let mv = S::any_move(game, rng);
            let may = game.waiting_on().or(game.may_act()).has(seat);
            match game.check(seat, &mv) {
                Ok(()) => {
                    assert!(may, "seed {seed}: {seat:?} may move, but is neither asked nor free to");
                    let free = S::Game::is_free(&mv);
                    assert!(free || game.waiting_on().has(seat), "seed {seed}: {seat:?} may {mv:?} unasked");
                    game.clone().play(seat, mv, &mut NullLog);
                }
                Err(refusal) => {
                    cites_a_clause(&refusal, seed, &mv);
                    assert!(!moves.contains(&mv) || seat != asked, "seed {seed}: listed, but refused: {mv:?}");
                }
            }
            if !may {
                game.moves(seat, &mut others);
                assert!(others.is_empty(), "seed {seed}: {seat:?} has moves without being asked");
            }
        }
    });
}

/// `reseat` turns anybody's view into one's own, with nothing of the other left.
pub(super) fn views_change_hands<S: Subject>(seed: u64) {
    wander::<S>(seed, |game, asked, _, rng| {
        let onlookers: Vec<Option<Seat>> = onlookers(game).collect();
        let from = if rng.chance(2, 1) { Some(asked) } else { onlookers[rng.below(onlookers.len())] };
        let to = onlookers[rng.below(onlookers.len())];
        let mut view = game.view(from);
        game.reseat(&mut view, to);
        assert_eq!(view, game.view(to), "seed {seed}: not what {to:?} sees, but {from:?} did");
    });
}

/// A game of players who never answer ends, in whatever order their time runs out.
pub(super) fn absent_players_do_not_block<S: Subject>(seed: u64) {
    let mut game = S::start(seed, &mut NullLog);
    let mut rng = Rng::stream(seed, "absent", 0);
    for _ in 0..S::LONGEST {
        let Some(seat) = any_of(game.waiting_on(), &mut rng) else {
            assert!(game.outcome().is_some(), "seed {seed}");
            return;
        };
        game.play(seat, game.default_move(seat), &mut NullLog);
    }
    panic!("seed {seed}: a game of absent players does not end");
}

/// The same moves give the same states and events on a clone, in a replay, and with a watching log.
pub(super) fn clones_and_replays_agree<S: Subject>(seed: u64) {
    let mut record = Vec::new();
    let mut states = Vec::new();
    let mut moves = MoveBuf::new();
    let mut rng = Rng::stream(seed, "contract", 1);
    let mut game = S::start(seed, &mut NullLog);
    let mut events: Vec<<S::Game as Game>::Event> = Vec::new();
    while let Some(seat) = game.waiting_on().first() {
        game.moves(seat, &mut moves);
        let mv = moves[rng.below(moves.len())];
        let mut twin = game.clone();
        assert_eq!(game, twin);
        twin.play(seat, mv, &mut NullLog);
        game.play(seat, mv, &mut events);
        assert_eq!(game, twin, "seed {seed}: a clone played {mv:?} differently");
        record.push((seat, mv));
        states.push(game.clone());
    }
    let mut again = S::start(seed, &mut Moments::default());
    let mut watch = Moments::default();
    for ((seat, mv), state) in record.into_iter().zip(states) {
        assert!(again.check(seat, &mv).is_ok());
        again.play(seat, mv, &mut watch);
        assert_eq!(again, state, "seed {seed}: a replay differs");
    }
    assert_eq!(events, watch.events, "seed {seed}: a replay tells other events");
}

/// When a game is over, somebody at the table has won, nobody is asked, and no move is legal.
pub(super) fn the_end_is_the_end<S: Subject>(seed: u64) {
    let mut game = S::start(seed, &mut NullLog);
    let mut rng = Rng::stream(seed, "end", 0);
    let mut moves = MoveBuf::new();
    while let Some(seat) = any_of(game.waiting_on(), &mut rng) {
        let mv = game.pick(seat, &mut rng, &mut moves).expect("a seat that is asked has a move");
        game.play(seat, mv, &mut NullLog);
    }
    let winners = game.outcome().expect("nobody is asked any more").winners;
    assert!(!winners.is_empty() && winners.into_iter().all(|seat| seat.index() < game.seats()), "seed {seed}");
    assert!(game.may_act().is_empty(), "seed {seed}: free moves after the end");
    for seat in Seat::all(game.seats()) {
        game.moves(seat, &mut moves);
        assert!(moves.is_empty(), "seed {seed}: {seat:?} has moves after the end");
        for _ in 0..20 {
            let mv = S::any_move(&game, &mut rng);
            let refusal = game.check(seat, &mv).expect_err("nothing is legal after the end");
            cites_a_clause(&refusal, seed, &mv);
        }
    }
}

/// Checks that each reason of a refusal has a clause and a message.
fn cites_a_clause(refusal: &Refusal, seed: u64, mv: &impl Debug) {
    assert!(!refusal.reasons().is_empty(), "seed {seed}: {mv:?} is refused without a reason");
    let complete = |reason: &Reason| !reason.clause.is_empty() && !reason.key.is_empty();
    assert!(refusal.reasons().iter().all(complete), "seed {seed}: {mv:?} is refused without a clause");
}
