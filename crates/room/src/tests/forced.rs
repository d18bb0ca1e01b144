//! Tests of players who can make only one move: they are not asked, and the table makes it for them.

use super::every_game;
use crate::testing::{Bench, options};
use crate::{AnyRoom as _, Conn, Millis};
use kit::Kit;
use serde_json::json;
use table::{Game, MoveBuf, Seat};
use wire::Options;

every_game!(
    the_table_makes_the_only_move,
    the_only_move_waits_for_nobody_who_is_away,
    alone_the_only_move_takes_a_beat
);

/// The person whose only move the table will make, and when.
fn forced<K: Kit>(bench: &Bench<K>, people: usize) -> Option<(usize, Millis)> {
    let run = bench.room.run.as_ref()?;
    (0..people).find_map(|at| Some((at, run.forced[at]?)))
}

/// How many moves a seat has.
fn moves<K: Kit>(game: &K::Game, at: usize) -> usize {
    let mut moves = MoveBuf::new();
    game.moves(Seat::new(at), &mut moves);
    moves.len()
}

/// Plays some games and calls `found` at every only move. Returns how many there were.
fn at_only_moves<K: Kit>(
    options: &Options,
    people: usize,
    mut found: impl FnMut(&mut Bench<K>, usize, Millis),
) -> usize {
    let mut count = 0;
    for seed in 0..8 {
        let mut bench: Bench<K> = Bench::new(seed, options, people);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..1500 {
            if bench.is_over() {
                break;
            }
            if let Some((at, when)) = forced(&bench, people) {
                count += 1;
                found(&mut bench, at, when);
            }
            assert!(bench.answer_all(people, true) || bench.wait());
        }
    }
    count
}

/// At a strict table these players are asked, so that the same games show that there are such moves.
fn asked_for_the_only_move<K: Kit>(options: &Options, people: usize) -> usize {
    let mut count = 0;
    for seed in 0..8 {
        let mut bench: Bench<K> = Bench::new(seed, &Options { strict: true, ..options.clone() }, people);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..1500 {
            if bench.is_over() {
                break;
            }
            assert!(forced(&bench, people).is_none());
            let single =
                |at: &usize| bench.ask(*at).is_some_and(|ask| ask["moves"].as_array().is_some_and(|all| all.len() < 2));
            count += (0..people).filter(single).count();
            assert!(bench.answer_all(people, true) || bench.wait());
        }
    }
    count
}

/// The move is made at its time, whether or not the server is restarted or others make free moves meanwhile.
fn the_table_makes_the_only_move<K: Kit>() {
    let options = options::<K>(4, &[K::USUAL]);
    let mut turn = 0;
    let made = at_only_moves::<K>(&options, 3, |bench, at, when| {
        let run = bench.room.run.as_ref().unwrap();
        assert_eq!(moves::<K>(&run.game, at), 1);
        assert!(run.asks[at].is_none() && bench.ask(at).is_none());
        assert!(when > bench.now && when <= bench.now + 2000, "as long as a person takes");
        turn += 1;
        if turn % 4 == 0 {
            bench.restart(&options, turn, 3);
            // What led to the question may be shown again first.
            while forced(bench, 3).is_none() {
                assert!(bench.wait());
            }
            assert!(forced(bench, 3).is_some_and(|(same, _)| same == at));
        }
        if let Some(other) = (0..3).find(|other| *other != at)
            && let Some((n, free)) = bench.free(other)
            && let Some(first) = free.first()
        {
            let before = forced(bench, 3);
            bench.say(other, &json!({"type": "free", "n": n, "mv": first["mv"]}));
            // Somebody else's free move gives them no new delay.
            if let (Some((same, when)), Some((_, before))) = (forced(bench, 3), before) {
                assert!(same != at || when <= before);
            }
        }
        let Some((_, when)) = forced(bench, 3) else { return };
        let before = bench.room.run.as_ref().unwrap().decisions;
        assert!(bench.wait());
        let run = bench.room.run.as_ref().unwrap();
        assert!(bench.now == when && run.decisions > before && bench.room.places[at].missed == 0);
    });
    let exist = asked_for_the_only_move::<K>(&options, 3);
    println!("{}: {made} only moves made, {exist} asked for at strict tables", K::ID);
    assert_eq!(made > 0, exist > 0);
}

/// Nobody waits for a player who has left the room: the move is made before a bot stands in.
fn the_only_move_waits_for_nobody_who_is_away<K: Kit>() {
    at_only_moves::<K>(&options::<K>(3, &[]), 3, |bench, at, _| {
        let fx = bench.room.disconnected(bench.now, Conn(at as u64));
        bench.take(fx);
        let before = bench.room.run.as_ref().unwrap().decisions;
        assert!(bench.wait());
        assert!(bench.room.run.as_ref().unwrap().decisions > before && !bench.room.places[at].stood_in);
        bench.arrive(at);
    });
}

/// A player alone against bots learns nothing from a delay, so it is always the same.
fn alone_the_only_move_takes_a_beat<K: Kit>() {
    at_only_moves::<K>(&options::<K>(3, &[K::USUAL]), 1, |bench, _, when| {
        assert!(when <= bench.now + Millis::from(bench.room.options.beat));
    });
}
