//! Checks of the moments at which somebody might respond, as everybody can see them.

use super::{Subject, any_of};
use crate::{Game, Log, MoveBuf, NullLog, Rng, Seats};

/// A log that records events and the moments between them.
pub(super) struct Moments<G: Game> {
    pub(super) events: Vec<G::Event>,
    /// For each moment, the number of events before it and the seats it concerned.
    all: Vec<(usize, Seats)>,
}

impl<G: Game> Default for Moments<G> {
    fn default() -> Self {
        Moments { events: Vec::new(), all: Vec::new() }
    }
}

impl<G: Game> Log<G> for Moments<G> {
    fn push(&mut self, event: G::Event) {
        self.events.push(event);
    }

    fn watches(&self) -> bool {
        true
    }

    fn opens(&mut self, concerned: Seats, game: &G) {
        assert!(game.waiting_on().is_empty(), "somebody is asked before the moment is over: {game:?}");
        self.all.push((self.events.len(), concerned));
    }
}

/// A seat that is asked in private was concerned at the last public moment, and nothing has happened since that
/// requires another.
pub(super) fn private_questions_come_after_moments<S: Subject>(seed: u64) {
    let mut moments = Moments::default();
    let mut game = S::start(seed, &mut moments);
    let mut rng = Rng::stream(seed, "moments", 0);
    let mut buffer = MoveBuf::new();
    while let Some(seat) = any_of(game.waiting_on(), &mut rng) {
        if !game.asked_openly() {
            let (at, concerned) = moments.all.last().copied().unwrap_or((0, Seats::NONE));
            assert!(game.waiting_on().minus(concerned).is_empty(), "seed {seed}: {seat:?} is asked out of the blue");
            let since = &moments.events[at..];
            assert!(!since.iter().any(S::needs_a_moment), "seed {seed}: {seat:?} is asked after {since:?}");
        }
        let mv = game.pick(seat, &mut rng, &mut buffer).expect("a seat that is asked has a move");
        game.play(seat, mv, &mut moments);
    }
}

/// Moments depend only on public information. With all hidden cards dealt anew and nobody acting in private, they stay
/// the same as long as the visible events do.
pub(super) fn moments_do_not_tell_what_is_hidden<S: Subject>(seed: u64) {
    let mut game = S::start(seed, &mut NullLog);
    let mut rng = Rng::stream(seed, "hidden", 0);
    let mut buffer = MoveBuf::new();
    // Comparisons start at several points of the same game.
    while let Some(seat) = any_of(game.waiting_on(), &mut rng) {
        if game.asked_openly() && rng.chance(16, 1) {
            let guess = game.guess(seat, &mut rng);
            compare([game.clone(), guess], &mut rng, seed);
        }
        let mv = game.pick(seat, &mut rng, &mut buffer).expect("a seat that is asked has a move");
        game.play(seat, mv, &mut NullLog);
    }
}

fn compare<G: Game>(mut games: [G; 2], rng: &mut Rng, seed: u64) {
    let mut logs = [Moments::default(), Moments::default()];
    let mut buffer = MoveBuf::new();
    for _ in 0..12 {
        // Both games go on to the next public question.
        for (game, log) in games.iter_mut().zip(&mut logs) {
            while let Some(seat) = game.waiting_on().first().filter(|_| !game.asked_openly()) {
                game.play(seat, game.default_move(seat), log);
            }
        }
        let seen =
            logs.each_ref().map(|log| log.events.iter().map(|event| G::seen_by(event, None)).collect::<Vec<_>>());
        let same = seen[0].iter().zip(&seen[1]).take_while(|(mine, theirs)| mine == theirs).count();
        let upto = |log: &Moments<G>| log.all.iter().filter(|(at, _)| *at <= same).copied().collect::<Vec<_>>();
        let [mine, theirs] = logs.each_ref().map(upto);
        let n = mine.len().min(theirs.len());
        assert_eq!(mine[..n], theirs[..n], "seed {seed}");
        if seen.iter().any(|seen| seen.len() > same) {
            return; // a hidden difference was revealed
        }
        assert_eq!(mine, theirs, "seed {seed}");
        let [one, two] = &mut games;
        let Some(asked) = any_of(one.waiting_on(), rng) else { return };
        let mv = one.pick(asked, rng, &mut buffer).expect("a seat that is asked has a move");
        if two.waiting_on() != one.waiting_on() || two.check(asked, &mv).is_err() {
            return;
        }
        one.play(asked, mv, &mut logs[0]);
        two.play(asked, mv, &mut logs[1]);
    }
}
