//! The contract tests: what must be true of every game, whatever its rules.
//!
//! A game's test suite implements [`Subject`] and calls [`keeps`], or the single checks. They
//! panic, with the seed, where a game breaks its word, so they belong in tests.

use crate::{Game, MoveBuf, NullLog, Rng, Seat, Seats};

/// A game under test.
pub trait Subject {
    /// The game.
    type Game: Game;

    /// A game about to begin. Different seeds should give different tables, rules and sizes.
    fn start(&self, seed: u64) -> Self::Game;

    /// Any move at all, legal or not, as a hostile client might send it.
    fn any_move(&self, game: &Self::Game, rng: &mut Rng) -> <Self::Game as Game>::Move;

    /// Whether this event shows a seat something it could not know before, such as a drawn card.
    fn reveals(&self, event: &<Self::Game as Game>::Event) -> bool;

    /// No game takes more decisions than this.
    fn longest(&self) -> usize;
}

/// Runs every check on games of these seeds.
pub fn keeps(subject: &impl Subject, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        moves_agree_with_check(subject, seed);
        views_change_hands(subject, seed);
        absent_players_do_not_block(subject, seed);
        clones_and_replays_agree(subject, seed);
        nobody_sees_what_is_hidden(subject, seed);
        guesses_look_the_same(subject, seed);
    }
}

/// Plays a random game and calls `at` at each decision, before it is made.
fn wander<S: Subject>(
    subject: &S,
    seed: u64,
    mut at: impl FnMut(&S::Game, Seat, &[<S::Game as Game>::Move], &mut Rng),
) {
    let mut game = subject.start(seed);
    let mut rng = Rng::stream(seed, "contract", 0);
    let mut moves = MoveBuf::new();
    for _ in 0..subject.longest() {
        let Some(seat) = game.waiting_on().first() else {
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

/// A view that was somebody else's is one's own: nothing of theirs is left in it.
pub fn views_change_hands<S: Subject>(subject: &S, seed: u64) {
    wander(subject, seed, |game, asked, _, rng| {
        let seat = Seat::all(game.seats()).nth(rng.below(game.seats() + 1));
        let mut view = game.view(Some(asked));
        game.reseat(&mut view, seat);
        assert_eq!(view, game.view(seat), "seed {seed}: not what {seat:?} sees, but {asked:?} did");
    });
}

/// Listed moves are legal; illegal ones are refused with a clause; nobody else has a move.
pub fn moves_agree_with_check<S: Subject>(subject: &S, seed: u64) {
    let mut others = MoveBuf::new();
    wander(subject, seed, |game, asked, moves, rng| {
        for mv in moves {
            assert_eq!(game.check(asked, mv), Ok(()), "seed {seed}: listed, but not legal: {mv:?} in {game:?}");
        }
        let mut same = rng.clone();
        assert_eq!(game.pick(asked, &mut rng.clone(), &mut others), same.choose(moves).copied(), "seed {seed}");
        assert!(game.check(asked, &game.default_move(asked)).is_ok(), "seed {seed}: the default is not legal");
        for seat in Seat::all(game.seats()) {
            let mv = subject.any_move(game, rng);
            let may = game.waiting_on().or(game.may_act()).has(seat);
            match game.check(seat, &mv) {
                Ok(()) => {
                    assert!(may, "seed {seed}: {seat:?} may move, but is neither asked nor free to");
                    game.clone().play(seat, mv, &mut NullLog);
                }
                Err(refusal) => {
                    assert!(refusal.reasons().iter().all(|reason| !reason.clause.is_empty() && !reason.key.is_empty()));
                    assert!(!refusal.reasons().is_empty(), "seed {seed}: {mv:?} is refused without a reason");
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

/// A game of players who never answer ends.
pub fn absent_players_do_not_block<S: Subject>(subject: &S, seed: u64) {
    let mut game = subject.start(seed);
    for _ in 0..subject.longest() {
        let Some(seat) = game.waiting_on().first() else {
            assert!(game.outcome().is_some());
            return;
        };
        game.play(seat, game.default_move(seat), &mut NullLog);
    }
    panic!("seed {seed}: a game of absent players does not end");
}

/// The same moves on a clone, and again from the start, give the same states and events.
pub fn clones_and_replays_agree<S: Subject>(subject: &S, seed: u64) {
    let mut record = Vec::new();
    let mut states = Vec::new();
    let mut moves = MoveBuf::new();
    let mut rng = Rng::stream(seed, "contract", 1);
    let mut game = subject.start(seed);
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
    let mut again = subject.start(seed);
    let mut events_again = Vec::new();
    for ((seat, mv), state) in record.into_iter().zip(states) {
        assert!(again.check(seat, &mv).is_ok());
        again.play(seat, mv, &mut events_again);
        assert_eq!(again, state, "seed {seed}: a replay differs");
    }
    assert_eq!(events, events_again, "seed {seed}: a replay tells other events");
}

/// A guess looks the same to the seat that makes it, and is a game that can be played on.
pub fn guesses_look_the_same<S: Subject>(subject: &S, seed: u64) {
    wander(subject, seed, |game, _, _, rng| {
        if !rng.chance(8, 1) {
            return;
        }
        let seat = Seat::new(rng.below(game.seats()));
        let mut guess = game.guess(seat, rng);
        assert_eq!(guess.view(Some(seat)), game.view(Some(seat)), "seed {seed}: the guess looks different");
        let mut moves = MoveBuf::new();
        for _ in 0..subject.longest() {
            let Some(asked) = guess.waiting_on().first() else { return };
            guess.moves(asked, &mut moves);
            guess.play(asked, moves[rng.below(moves.len())], &mut NullLog);
        }
        panic!("seed {seed}: a guessed game does not end");
    });
}

/// Non-interference. Whatever a seat cannot know is dealt anew: its view and its moves are the
/// same; and when both games go on with the same public choices, so are the events it sees, up to
/// the first that shows it something new. Others who are asked in private say nothing: whether
/// they were asked at all must not be seen.
pub fn nobody_sees_what_is_hidden<S: Subject>(subject: &S, seed: u64) {
    wander(subject, seed, |game, _, _, rng| {
        let seat = Seat::new(rng.below(game.seats()));
        let mut worlds = [World::new(game.clone()), World::new(game.guess(seat, rng))];
        same_to(&worlds, seat, seed);
        if !rng.chance(4, 1) {
            return;
        }
        for _ in 0..40 {
            for world in &mut worlds {
                world.until_equal_point(seat);
            }
            let seen = worlds.each_ref().map(|world| world.seen_by(seat));
            let shown = seen.each_ref().map(|seen| seen.iter().position(|event| subject.reveals(event)));
            if let Some(first) = shown.into_iter().flatten().min() {
                let prefix = |events: &[_]| events[..first.min(events.len())].to_vec();
                assert_eq!(prefix(&seen[0]), prefix(&seen[1]), "seed {seed}: {seat:?} sees other events");
                return;
            }
            assert_eq!(seen[0], seen[1], "seed {seed}: {seat:?} sees other events");
            same_to(&worlds, seat, seed);
            let Some((asked, mv)) = shared_move(&worlds, rng) else { return };
            for world in &mut worlds {
                world.play(asked, mv);
            }
        }
    });
}

/// One of two games that a seat must not be able to tell apart.
struct World<G: Game> {
    game: G,
    events: Vec<G::Event>,
}

impl<G: Game> World<G> {
    fn new(game: G) -> World<G> {
        World { game, events: Vec::new() }
    }

    fn play(&mut self, seat: Seat, mv: G::Move) {
        self.game.play(seat, mv, &mut self.events);
    }

    /// Lets everybody else who is asked in private decline.
    fn until_equal_point(&mut self, seat: Seat) {
        while let Some(asked) = self.game.waiting_on().first()
            && asked != seat
            && !self.game.asked_openly()
        {
            self.play(asked, self.game.default_move(asked));
        }
    }

    fn seen_by(&self, seat: Seat) -> Vec<G::Event> {
        self.events.iter().filter_map(|event| G::seen_by(event, Some(seat))).collect()
    }
}

fn same_to<G: Game>(worlds: &[World<G>; 2], seat: Seat, seed: u64) {
    let [one, other] = worlds;
    assert_eq!(one.game.view(Some(seat)), other.game.view(Some(seat)), "seed {seed}: {seat:?} sees hidden things");
    let moves = |game: &G| {
        let mut moves = MoveBuf::new();
        game.moves(seat, &mut moves);
        moves.to_vec()
    };
    assert_eq!(moves(&one.game), moves(&other.game), "seed {seed}: {seat:?} is offered hidden things");
}

/// A move that whoever is asked could make in both games.
fn shared_move<G: Game>(worlds: &[World<G>; 2], rng: &mut Rng) -> Option<(Seat, G::Move)> {
    let asked: [Seats; 2] = worlds.each_ref().map(|world| world.game.waiting_on());
    let seat = asked[0].and(asked[1]).first()?;
    let mut moves = [MoveBuf::new(), MoveBuf::new()];
    for (world, moves) in worlds.iter().zip(&mut moves) {
        world.game.moves(seat, moves);
    }
    let shared: Vec<G::Move> = moves[0].iter().filter(|mv| moves[1].contains(mv)).copied().collect();
    rng.choose(&shared).map(|&mv| (seat, mv))
}
