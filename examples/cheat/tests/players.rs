//! Better players win more often.

use bots::{Bot, Budget, of_level};
use cheat::players::Thumb;
use cheat::{Cheat, Rules};
use table::{Chair, Game, NullLog, Rng, Seat};

fn bot(name: &str, rng: Rng) -> Box<dyn Bot<Cheat>> {
    of_level::<Cheat, Thumb>(name, Budget::iterations(60), rng)
}

/// The win rate of one player of a kind against others of another kind, relative to an equal share: 1 means as often as
/// everybody else.
fn shares(one: &str, others: &str, games: u64) -> f64 {
    let (mut won, mut fair) = (0.0, 0.0);
    for seed in 0..games {
        let players = 3 + seed as usize % 3;
        let mut game = Cheat::deal(Rules::default(), players, None, seed).unwrap();
        let hero = Seat::new(seed as usize % players);
        let kind = |seat| if seat == hero { one } else { others };
        let mut seats: Vec<_> =
            Seat::all(players).map(|seat| bot(kind(seat), Rng::stream(seed, "bots", seat.index() as u64))).collect();
        while let Some(seat) = game.waiting_on().first() {
            let mv = seats[seat.index()].choose(&Chair::new(&game, seat, &[]));
            assert!(game.check(seat, &mv).is_ok(), "{mv:?}");
            game.play(seat, mv, &mut NullLog);
        }
        let winners = game.outcome().unwrap().winners;
        won += if winners.has(hero) { 1.0 / winners.len() as f64 } else { 0.0 };
        fair += 1.0 / players as f64;
    }
    won / fair
}

#[test]
fn better_players_win_more() {
    for (one, others, games, least) in [
        ("easy", "random", 120, 1.5),
        ("normal", "random", 120, 2.0),
        ("normal", "easy", 300, 1.2),
        ("hard", "random", 12, 2.0),
    ] {
        let shares = shares(one, others, games);
        assert!(shares > least, "{one} against {others}: {shares:.2}");
    }
}
