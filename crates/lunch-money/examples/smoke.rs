use lunch_money::*;
use table::*;
fn main() {
    let decks = Decks::new(1, 1, Rules::default()).unwrap();
    for n in [2, 4, 6, 8] {
        let mut moves = MoveBuf::new();
        let mut rng = Rng::stream(1, "bots", 0);
        let games = 200000;
        let mut dec = 0u64;
        let mut mvs = 0u64;
        let t = std::time::Instant::now();
        let mut wins = [0; 8];
        for g in 0..games {
            let mut game = LunchMoney::deal(&decks, n, None, g).unwrap();
            while let Some(seat) = game.waiting_on().first() {
                game.moves(seat, &mut moves);
                dec += 1;
                mvs += moves.len() as u64;
                let mv = moves[rng.below(moves.len())];
                game.play(seat, mv, &mut NullLog);
            }
            wins[game.outcome().unwrap().winners.first().unwrap().index()] += 1;
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{n} players: {:.2} us/game, {:.1} decisions/game, {:.1} ns/decision {:.1} moves/decision {:?}",
            s * 1e6 / games as f64,
            dec as f64 / games as f64,
            s * 1e9 / dec as f64,
            mvs as f64 / dec as f64,
            wins
        );
    }
}
