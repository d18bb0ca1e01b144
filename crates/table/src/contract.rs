//! The contract: what must be true of every game.
//!
//! A game provides a [`Subject`], and [`checks`] lists all checks for it. A check panics with the seed if the game
//! breaks the contract, so checks belong in tests.

mod free;
mod hidden;
mod moments;
mod play;
mod sealed;

use crate::{Game, Log, MoveBuf, NullLog, Rng, Seat, Seats};

/// A game under test, with what the checks need to know about it.
pub trait Subject: 'static {
    /// The game.
    type Game: Game;

    /// An upper bound on the number of decisions in a game.
    const LONGEST: usize;

    /// A game about to begin. Different seeds should give different tables, rules and numbers of players. The log
    /// receives the beginning.
    fn start(seed: u64, log: &mut impl Log<Self::Game>) -> Self::Game;

    /// A random move, legal or not, as a hostile client might send it.
    fn any_move(game: &Self::Game, rng: &mut Rng) -> <Self::Game as Game>::Move;

    /// Whether this event shows a seat something new, for example a drawn card.
    fn reveals(event: &<Self::Game as Game>::Event) -> bool;

    /// Whether a moment must come between this event and a private question. Events that are bound to follow when
    /// everybody declines may need none.
    fn needs_a_moment(_event: &<Self::Game as Game>::Event) -> bool {
        true
    }
}

/// A check: its name, and a function that checks the game of one seed.
pub struct Check {
    /// What must be true, in a few words.
    pub name: &'static str,
    /// How many games to check, as a multiple of those for the slowest check.
    pub games: u64,
    /// Panics if the game of this seed breaks the rule.
    pub run: fn(u64),
}

/// All checks. There is no other list, so no game can skip one.
#[must_use]
pub fn checks<S: Subject>() -> Vec<Check> {
    macro_rules! checks {
        ($($games:literal * $module:ident::$name:ident),* $(,)?) => {
            vec![$(Check { name: stringify!($name), games: $games, run: $module::$name::<S> }),*]
        };
    }
    checks![
        8 * play::moves_agree_with_check,
        2 * play::views_change_hands,
        4 * play::absent_players_do_not_block,
        2 * play::clones_and_replays_agree,
        8 * play::the_end_is_the_end,
        2 * free::free_moves_agree_with_check,
        4 * free::free_moves_do_not_block,
        1 * hidden::guesses_look_the_same,
        4 * hidden::nobody_sees_what_is_hidden,
        16 * moments::private_questions_come_after_moments,
        16 * moments::moments_do_not_tell_what_is_hidden,
        16 * sealed::sealed_answers_count_in_any_order,
    ]
}

/// How many seeds, from 0, give games with this many decisions in total. A game of fewer decisions is checked more
/// often.
#[must_use]
pub fn seeds<S: Subject>(decisions: usize) -> u64 {
    let mut left = decisions;
    for seed in 0.. {
        let mut made = 0;
        wander::<S>(seed, |_, _, _, _| made += 1);
        left = match left.checked_sub(made.max(1)) {
            Some(left) => left,
            None => return seed + 1,
        };
    }
    0
}

/// Plays a random game and calls `at` before each decision. Where several seats are asked, a random one answers first.
fn wander<S: Subject>(seed: u64, mut at: impl FnMut(&S::Game, Seat, &[<S::Game as Game>::Move], &mut Rng)) {
    let mut game = S::start(seed, &mut NullLog);
    let mut rng = Rng::stream(seed, "contract", 0);
    let mut moves = MoveBuf::new();
    for _ in 0..S::LONGEST {
        let Some(seat) = any_of(game.waiting_on(), &mut rng) else {
            assert!(game.outcome().is_some(), "seed {seed}: nobody is asked, and nobody has won: {game:?}");
            return;
        };
        assert!(game.outcome().is_none(), "seed {seed}: somebody is asked after the end");
        game.moves(seat, &mut moves);
        assert!(!moves.is_empty(), "seed {seed}: {seat:?} is asked and has no move: {game:?}");
        at(&game, seat, &moves, &mut rng);
        let mv = moves[rng.below(moves.len())];
        game.play(seat, mv, &mut NullLog);
    }
    panic!("seed {seed}: a random game does not end");
}

/// A random one of the seats, all equally likely.
fn any_of(seats: Seats, rng: &mut Rng) -> Option<Seat> {
    if seats.at_most_one() { seats.first() } else { rng.choose(&seats.into_iter().collect::<Vec<_>>()).copied() }
}

/// Everybody who may watch a game: every seat, and spectators.
fn onlookers<G: Game>(game: &G) -> impl Iterator<Item = Option<Seat>> + use<G> {
    Seat::all(game.seats()).map(Some).chain([None])
}
