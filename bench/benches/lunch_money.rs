//! Lunch Money: clone, moves, play, whole random games.

#![allow(missing_docs, reason = "criterion's macros write undocumented functions")]

use bench::Player;
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use table::{Game, MoveBuf, NullLog};

fn parts(criterion: &mut Criterion) {
    let mut player = Player::new().expect("the decks are in the box");
    let positions = player.positions(4, 512).expect("four can play");
    // Few enough to stay in the nearest cache: a clone is measured, not the memory behind it.
    let mut next = positions[..8].iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");

    criterion.bench_function("clone", |b| {
        b.iter(|| black_box(position().0));
    });
    let mut next = positions.iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");
    let mut moves = MoveBuf::new();
    criterion.bench_function("moves", |b| {
        b.iter(|| {
            let (game, seat, _) = position();
            game.moves(*seat, &mut moves);
            black_box(moves.len())
        });
    });
    let mut next = positions.iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");
    criterion.bench_function("clone+play", |b| {
        b.iter(|| {
            let (game, seat, mv) = position();
            let mut game = *game;
            game.play(*seat, *mv, &mut NullLog);
            black_box(game.waiting_on())
        });
    });
}

fn games(criterion: &mut Criterion) {
    let mut player = Player::new().expect("the decks are in the box");
    for players in [2, 4, 6] {
        let mut seed = 0;
        criterion.bench_function(&format!("random game, {players} players"), |b| {
            b.iter(|| {
                seed += 1;
                player.game(players, black_box(seed)).expect("so many can play")
            });
        });
    }
}

criterion_group!(benches, parts, games);
criterion_main!(benches);
