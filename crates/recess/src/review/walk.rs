//! Takes a played game apart: its turns, its decisions, and the moments between turns.

use kit::{EventOf, Kit, MoveOf, by_turn};
use table::playbook::{Run, SameChance};
use table::{Chair, Game, MoveBuf, Seat};

/// A turn, as it is retold.
pub(super) struct Turn<K: Kit> {
    /// Counted from 1; 0 is the time before the first turn.
    pub(super) number: usize,
    pub(super) whose: Seat,
    /// How everybody stands when it begins, by seat; `None` for players who are out.
    pub(super) standing: Vec<Option<String>>,
    /// What happened, as far as the reader may know.
    pub(super) events: Vec<EventOf<K>>,
}

/// A decision with more than one legal move.
pub(super) struct Decision<K: Kit> {
    /// The index of its turn.
    pub(super) turn: usize,
    pub(super) seat: Seat,
    /// How many decisions this seat had made before, plus one.
    pub(super) ordinal: usize,
    pub(super) mv: MoveOf<K>,
    pub(super) moment: Moment<K>,
}

/// A moment of the game.
#[derive(Copy, Clone)]
pub(super) struct Moment<K: Kit> {
    pub(super) game: K::Game,
    /// How many events had happened.
    seen: usize,
}

/// A moment between turns: everybody can tell whether somebody is asked, and who.
pub(super) struct Point<K: Kit> {
    /// The turn that begins here, or at the end the last one.
    pub(super) turn: usize,
    /// Whether it is the end of the record.
    pub(super) end: bool,
    pub(super) moment: Moment<K>,
}

/// A whole game.
pub(super) struct Walk<K: Kit> {
    pub(super) turns: Vec<Turn<K>>,
    pub(super) decisions: Vec<Decision<K>>,
    pub(super) points: Vec<Point<K>>,
    pub(super) end: K::Game,
    /// Everything that happened, hidden things included: only for chairs.
    events: Vec<EventOf<K>>,
}

impl<K: Kit> Walk<K> {
    /// Walks through a run. With a seat, only its decisions count, and only what it saw is retold.
    pub(super) fn new(run: &Run<K::Game>, seat: Option<Seat>) -> Walk<K> {
        let first = usize::from(K::opening(&run.start).is_some());
        let begun = |number: usize, game: &K::Game| {
            let view = game.view(None);
            let standing = Seat::all(game.seats()).map(|seat| K::score(&view, seat)).collect();
            Turn { number, whose: K::turn(&view), standing, events: Vec::new() }
        };
        let mut game = run.start;
        let mut walk = Walk {
            turns: vec![begun(first, &game)],
            decisions: Vec::new(),
            points: vec![Point { turn: 0, end: false, moment: Moment { game, seen: 0 } }],
            end: run.end,
            events: Vec::new(),
        };
        let mut same = SameChance::new(&run.chances);
        let mut ordinals = [0; Seat::MAX];
        let mut moves = MoveBuf::new();
        // Whether a turn has begun that has no point yet.
        let mut new = false;
        for played in &run.played {
            let moment = Moment { game, seen: walk.events.len() };
            if game.waiting_on().has(played.seat) {
                game.moves(played.seat, &mut moves);
                // A legal move may be missing from the list because it hardly ever makes sense.
                let listed = moves.contains(&played.mv);
                let offered = moves.len() + usize::from(!listed);
                if offered > 1 && seat.is_none_or(|seat| seat == played.seat) {
                    let ordinal = ordinals[played.seat.index()];
                    ordinals[played.seat.index()] += 1;
                    let turn = walk.turns.len() - 1;
                    let decision = Decision { turn, seat: played.seat, ordinal, mv: played.mv, moment };
                    walk.decisions.push(decision);
                }
            }
            game.play(played.seat, played.mv, &mut same);
            walk.events.extend(&played.events);
            let seen: Vec<_> = played.events.iter().filter_map(|event| K::Game::seen_by(event, seat)).collect();
            for (told, began) in by_turn::<K>(&seen) {
                if let Some(turn) = walk.turns.last_mut() {
                    turn.events.extend(told);
                }
                if began.is_some() {
                    new = true;
                    let number = walk.turns.last().map_or(0, |turn| turn.number) + 1;
                    walk.turns.push(begun(number, &game));
                }
            }
            if new && game.asked_openly() {
                new = false;
                walk.point(game, false);
            }
        }
        let open = game.asked_openly() || game.outcome().is_some();
        if open && walk.points.last().is_some_and(|point| point.moment.seen < walk.events.len()) {
            walk.point(game, true);
        }
        walk
    }

    fn point(&mut self, game: K::Game, end: bool) {
        self.points.push(Point { turn: self.turns.len() - 1, end, moment: Moment { game, seen: self.events.len() } });
    }

    /// A seat's chair at a moment.
    pub(super) fn chair<'a>(&'a self, moment: &'a Moment<K>, seat: Seat) -> Chair<'a, K::Game> {
        Chair::new(&moment.game, seat, &self.events[..moment.seen])
    }
}
