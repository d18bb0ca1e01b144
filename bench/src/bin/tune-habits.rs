//! Improves a normal player's habits by evolution: everybody at a table has habits slightly different from the present
//! ones, and the winners' habits are adopted.
//!
//! `tune-habits GAME ROUNDS [GAMES]` prints the habits after every tenth round, as lines for the game's `habits.rs`.

use bench::{Cards, House, Schoolyard};
use bots::{Policy, lunch_money, munchkin};
use std::process::ExitCode;
use table::{Game as _, MoveBuf, NullLog, Rng, Seat};

/// The weights, their names, and the player that has them.
struct Subject<C: Cards, P> {
    cards: C,
    start: Vec<f32>,
    names: &'static [&'static str],
    /// How far habits may differ from the present ones: a relative and an absolute part.
    reach: (f32, f32),
    player: fn(&[f32]) -> P,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|arg| arg.parse::<u64>().ok());
    let (game, Some(rounds)) = (args.first().map(String::as_str), number(1)) else { return usage() };
    let games = number(2).unwrap_or(20_000);
    match (game, Schoolyard::new(), House::new()) {
        (Some("lunch-money"), Ok(cards), _) => tune(
            &Subject {
                cards,
                start: lunch_money::Habits::NORMAL.0.to_vec(),
                names: &lunch_money::Habits::NAMES,
                reach: (0.25, 0.2),
                player: |habits| lunch_money::Thumb::new(lunch_money::Habits(filled(habits)), 0.4),
            },
            rounds,
            games,
        ),
        (Some("munchkin-bites"), _, Some(cards)) => tune(
            &Subject {
                cards,
                start: munchkin::Habits::NORMAL.0.to_vec(),
                names: &munchkin::Habits::NAMES,
                reach: (0.3, 0.03),
                player: |habits| munchkin::Thumb::new(munchkin::Habits(filled(habits)), 0.05),
            },
            rounds,
            games,
        ),
        _ => return usage(),
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: tune-habits lunch-money|munchkin-bites ROUNDS [GAMES]");
    ExitCode::from(2)
}

fn filled<const N: usize>(habits: &[f32]) -> [f32; N] {
    std::array::from_fn(|at| habits.get(at).copied().unwrap_or(0.0))
}

fn tune<C: Cards, P: Policy<C::Game>>(subject: &Subject<C, P>, rounds: u64, games: u64) {
    let (part, much) = subject.reach;
    let scale: Vec<f32> = subject.start.iter().map(|value| part * value.abs() + much).collect();
    let mut habits = subject.start.clone();
    for round in 0..rounds {
        let mut gradient = vec![0.0f64; habits.len()];
        for game in 0..games {
            let seed = Rng::stream(round, "tune", game).bits();
            let mut rng = Rng::stream(seed, "habits", 0);
            let seats = [4, 4, 3, 2][(game % 4) as usize];
            let mut tried = Vec::new();
            let mut players: Vec<P> = Vec::new();
            for _ in 0..seats {
                let step: Vec<f32> = habits.iter().map(|_| normal(&mut rng)).collect();
                let own = habits.iter().zip(&step).zip(&scale).map(|((own, step), scale)| own + step * scale);
                players.push((subject.player)(&own.collect::<Vec<_>>()));
                tried.push(step);
            }
            let Some(winner) = play(&subject.cards, &players, seed) else { continue };
            for (seat, step) in tried.iter().enumerate() {
                let won = f64::from(u8::from(winner.index() == seat)) - 1.0 / seats as f64;
                gradient.iter_mut().zip(step).for_each(|(sum, step)| *sum += won * f64::from(*step));
            }
        }
        // The step is proportional to the strength of the evidence, measured in standard errors.
        let error = (games as f64 * 3.25 * 0.1875).sqrt();
        let rate = 0.08 * (1.0 - 0.7 * round as f64 / rounds as f64);
        for ((own, sum), scale) in habits.iter_mut().zip(gradient).zip(&scale) {
            *own += (rate * (sum / error).clamp(-4.0, 4.0)) as f32 * scale;
        }
        if round % 10 == 9 || round + 1 == rounds {
            println!("# round {}", round + 1);
            for (name, value) in subject.names.iter().zip(&habits) {
                println!("    {name} = {value:.3};");
            }
        }
    }
}

/// Plays a game between these players. They use only what their seats could see.
fn play<C: Cards, P: Policy<C::Game>>(cards: &C, players: &[P], seed: u64) -> Option<Seat> {
    let mut game = cards.deal(players.len(), seed)?;
    let mut rng = Rng::stream(seed, "bots", 0);
    let mut moves = MoveBuf::new();
    while let Some(seat) = game.waiting_on().first() {
        let mv = players[seat.index()].pick(&game, seat, &mut rng, &mut moves)?;
        game.play(seat, mv, &mut NullLog);
    }
    game.outcome()?.winners.first()
}

/// An approximately standard normal number: the sum of twelve uniform ones.
fn normal(rng: &mut Rng) -> f32 {
    let (a, b, c) = (rng.bits(), rng.bits(), rng.bits());
    let sum: u64 = [a, b, c].iter().map(|bits| (0..4).map(|i| bits >> (16 * i) & 0xffff).sum::<u64>()).sum();
    sum as f32 / 65536.0 - 6.0
}
