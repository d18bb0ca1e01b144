//! Checks of sealed answers: where several seats are asked at once, no answer becomes known before the last one is in.

use super::{Subject, any_of, onlookers, wander};
use crate::{Game, MoveBuf, Rng, Seat, Seats};

/// Where several seats are asked at once, their answers may come in any order. Before the last one nothing happens and
/// nobody else sees anything, and the result is always the same.
pub(super) fn sealed_answers_count_in_any_order<S: Subject>(seed: u64) {
    wander::<S>(seed, |game, _, _, rng| {
        let asked = game.waiting_on();
        if asked.at_most_one() {
            return;
        }
        let mut moves = MoveBuf::new();
        let answers: Vec<_> = asked
            .into_iter()
            .map(|seat| (seat, game.pick(seat, rng, &mut moves).expect("a seat that is asked has a move")))
            .collect();
        let first = answered(game, asked, &answers, rng, seed);
        for _ in 0..4 {
            assert_eq!(
                answered(game, asked, &answers, rng, seed),
                first,
                "seed {seed}: the order of {answers:?} counts"
            );
        }
    });
}

/// The game after these answers in random order, with the events.
fn answered<G: Game>(
    before: &G,
    asked: Seats,
    answers: &[(Seat, G::Move)],
    rng: &mut Rng,
    seed: u64,
) -> (G, Vec<G::Event>) {
    let mut game = before.clone();
    let mut events = Vec::new();
    let mut left = asked;
    while let Some(seat) = any_of(left, rng) {
        left = left.minus(Seats::only(seat));
        let mv = answers.iter().find(|(whose, _)| *whose == seat).map(|(_, mv)| *mv).expect("everybody answers");
        assert!(game.check(seat, &mv).is_ok(), "seed {seed}: the answers of others make {mv:?} illegal");
        game.play(seat, mv, &mut events);
        if left.is_empty() {
            break;
        }
        assert!(events.is_empty(), "seed {seed}: {events:?} before everybody has answered");
        assert_eq!(game.waiting_on(), left, "seed {seed}: the others are still asked");
        for onlooker in onlookers(&game).filter(|onlooker| *onlooker != Some(seat)) {
            let [was, is] = [before, &game].map(|game| game.view(onlooker));
            // A seat that has answered sees its own answer.
            let answered = onlooker.is_some_and(|onlooker| asked.has(onlooker) && !left.has(onlooker));
            assert!(answered || was == is, "seed {seed}: {onlooker:?} sees that {seat:?} has answered");
        }
    }
    (game, events)
}
