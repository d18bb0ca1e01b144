//! Benchmarks of both games: cloning, listing moves, playing, and whole random games.

#![allow(missing_docs, reason = "criterion's macros write undocumented functions")]

use bench::{Cards, House, Player, Schoolyard};
use criterion::{Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use table::{Game, MoveBuf, NullLog};

fn parts(criterion: &mut Criterion, game: &str, cards: impl Cards) {
    let mut player = Player::new(cards);
    let positions = player.positions(4, 512);
    // Few enough to fit into the first-level cache, so that cloning is measured and not memory.
    let mut next = positions[..8].iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");

    criterion.bench_function(&format!("{game}: clone"), |b| {
        b.iter(|| black_box(position().0));
    });
    let mut next = positions.iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");
    let mut moves = MoveBuf::new();
    criterion.bench_function(&format!("{game}: moves"), |b| {
        b.iter(|| {
            let (game, seat, _) = position();
            game.moves(*seat, &mut moves);
            black_box(moves.len())
        });
    });
    let mut next = positions.iter().cycle();
    let mut position = move || next.next().expect("a cycle does not end");
    criterion.bench_function(&format!("{game}: clone+play"), |b| {
        b.iter(|| {
            let (game, seat, mv) = position();
            let mut game = *game;
            game.play(*seat, *mv, &mut NullLog);
            black_box(game.waiting_on())
        });
    });
    for players in [2, 4, 6] {
        let mut seed = 0;
        criterion.bench_function(&format!("{game}: random game, {players} players"), |b| {
            b.iter(|| {
                seed += 1;
                player.game(players, black_box(seed)).expect("so many can play")
            });
        });
    }
}

fn lunch_money(criterion: &mut Criterion) {
    parts(criterion, "lunch-money", Schoolyard::new().expect("the decks are in the box"));
}

fn munchkin(criterion: &mut Criterion) {
    parts(criterion, "munchkin-bites", House::new().expect("the set that ships is sound"));
}

criterion_group!(benches, lunch_money, munchkin);
criterion_main!(benches);
