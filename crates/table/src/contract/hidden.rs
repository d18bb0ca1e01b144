//! Checks that nobody sees, hears or is offered what they cannot know, and that guesses agree with what is known.

use super::{Subject, wander};
use crate::{Game, MoveBuf, NullLog, Rng, Seat, Seats};

/// A guess looks the same to the seat that makes it, and can be played to the end.
pub(super) fn guesses_look_the_same<S: Subject>(seed: u64) {
    wander::<S>(seed, |game, _, _, rng| {
        if !rng.chance(8, 1) {
            return;
        }
        let seat = Seat::new(rng.below(game.seats()));
        let mut guess = game.guess(seat, rng);
        assert_eq!(guess.view(Some(seat)), game.view(Some(seat)), "seed {seed}: the guess looks different");
        let mut moves = MoveBuf::new();
        for _ in 0..S::LONGEST {
            let Some(asked) = guess.waiting_on().first() else { return };
            guess.moves(asked, &mut moves);
            guess.play(asked, moves[rng.below(moves.len())], &mut NullLog);
        }
        panic!("seed {seed}: a guessed game does not end");
    });
}

/// Non-interference. Everything that a seat cannot know is dealt anew. Its view and its moves stay the same. When both
/// games go on with the same public choices, it sees the same events, up to the first that shows it something new.
/// Others who are asked in private decline, because whether they were asked must stay invisible. A spectator knows no
/// more than any seat and sees no more.
pub(super) fn nobody_sees_what_is_hidden<S: Subject>(seed: u64) {
    wander::<S>(seed, |game, _, _, rng| {
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
            let revealed = worlds.each_ref().map(|world| world.revealed_to::<S>(seat));
            for onlooker in [Some(seat), None] {
                let [mine, theirs] = [0, 1].map(|at| worlds[at].seen_by(onlooker, revealed[at]));
                let same =
                    if revealed == [None; 2] { mine.len().max(theirs.len()) } else { mine.len().min(theirs.len()) };
                let upto = |seen: &[_]| seen[..same.min(seen.len())].to_vec();
                assert_eq!(upto(&mine), upto(&theirs), "seed {seed}: {onlooker:?} sees other events");
            }
            if revealed != [None; 2] {
                return;
            }
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

    /// Lets all others who are asked in private decline.
    fn until_equal_point(&mut self, seat: Seat) {
        while let Some(asked) = self.game.waiting_on().first()
            && asked != seat
            && !self.game.asked_openly()
        {
            self.play(asked, self.game.default_move(asked));
        }
    }

    /// The number of events before the first that shows the seat something new.
    fn revealed_to<S: Subject<Game = G>>(&self, seat: Seat) -> Option<usize> {
        self.events.iter().position(|event| G::seen_by(event, Some(seat)).is_some_and(|seen| S::reveals(&seen)))
    }

    /// The events as somebody sees them: all, or the first `upto`.
    fn seen_by(&self, onlooker: Option<Seat>, upto: Option<usize>) -> Vec<G::Event> {
        let events = &self.events[..upto.unwrap_or(self.events.len())];
        events.iter().filter_map(|event| G::seen_by(event, onlooker)).collect()
    }
}

fn same_to<G: Game>(worlds: &[World<G>; 2], seat: Seat, seed: u64) {
    let [one, other] = worlds.each_ref().map(|world| &world.game);
    for onlooker in [Some(seat), None] {
        assert_eq!(
            one.view(onlooker),
            other.view(onlooker),
            "seed {seed}: {onlooker:?} sees what {seat:?} cannot know"
        );
    }
    let moves = |game: &G| {
        let mut moves = MoveBuf::new();
        game.moves(seat, &mut moves);
        moves.to_vec()
    };
    assert_eq!(moves(one), moves(other), "seed {seed}: {seat:?} is offered hidden things");
    // Free moves are offered only while everybody can see who is asked.
    if one.asked_openly() && other.asked_openly() {
        let free = |game: &G| {
            let mut moves = MoveBuf::new();
            game.free_moves(seat, &mut moves);
            moves.to_vec()
        };
        assert_eq!(one.may_act(), other.may_act(), "seed {seed}: who may move freely tells hidden things");
        assert_eq!(free(one), free(other), "seed {seed}: {seat:?} is offered hidden things to do freely");
    }
}

/// A move of the asked seat that is possible in both games.
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
