//! A game at a table: the engine's game, which may be ahead, and the game as people have seen it.

use crate::{Millis, Record, WindowDecision};
use kit::Talk;
use kit::{EventOf, Kit, MoveOf, WindowTime};
use std::collections::VecDeque;
use table::{Game, Log, Refusal, Seat, Seats};
use wire::json;

/// A game in progress, or over.
pub(crate) struct Run<K: Kit> {
    pub(crate) number: u32,
    pub(crate) seed: u64,
    pub(crate) salt: String,
    pub(crate) start: K::Game,
    /// The engine's game. During a window that nobody can answer it may already be further on.
    pub(crate) game: K::Game,
    /// The game as people see it.
    pub(crate) shown_game: K::Game,
    /// The events that led to `game`.
    pub(crate) events: Vec<EventOf<K>>,
    /// How many of the events people have seen.
    pub(crate) shown: usize,
    /// What players said with their moves, each with the index of the event it precedes.
    pub(crate) talks: Vec<(usize, Talk)>,
    /// Moments after `shown` at which people may have something to say.
    pub(crate) moments: VecDeque<Moment<K::Game>>,
    /// The number of decisions made.
    pub(crate) decisions: u32,
    /// The question to each seat.
    pub(crate) asks: Vec<Option<OpenQuestion<K>>>,
    /// How many questions each seat has had.
    pub(crate) questions: Vec<u32>,
    /// How many updates each seat has had. The last entry is for spectators.
    pub(crate) updates: Vec<u32>,
    pub(crate) window: Option<OpenWindow>,
    /// Answers that wait for the window to close, in the order they came.
    pub(crate) held: Vec<HeldAnswer<MoveOf<K>>>,
    /// When the bot that everybody waits for acts.
    pub(crate) bot_at: Option<Millis>,
    /// People who can make only one move, and when the table makes it for them. They are not asked.
    pub(crate) forced: [Option<Millis>; Seat::MAX],
    /// Seats whose bots are thinking outside the room.
    pub(crate) thinking: Seats,
    /// Counts the questions to bots, so that late answers are recognised.
    pub(crate) question: u64,
}

/// A moment at which people may have something to say.
pub(crate) struct Moment<G> {
    /// The number of events before it.
    pub(crate) at: usize,
    pub(crate) concerned: Seats,
    pub(crate) game: G,
}

/// An answer that waits for the window to close.
pub(crate) struct HeldAnswer<M> {
    pub(crate) seat: Seat,
    pub(crate) mv: M,
    pub(crate) talk: Option<Talk>,
}

/// The open window.
#[derive(Copy, Clone)]
pub(crate) struct OpenWindow {
    pub(crate) concerned: Seats,
    /// The earliest time it may close.
    pub(crate) beat_until: Millis,
    /// Whether it must look the same whoever can answer.
    pub(crate) uniform: bool,
    /// When it opened, and its longest duration.
    pub(crate) opened: Millis,
    pub(crate) total: Option<Millis>,
    /// The kind of time limit.
    pub(crate) time: WindowTime,
    /// The time until which each seat may answer, if there is a limit.
    pub(crate) untils: [Millis; Seat::MAX],
    /// The time at which the table passes for each seat that is not asked.
    pub(crate) covers: [Millis; Seat::MAX],
    /// Seats that had already answered when the window was opened again after a restore.
    pub(crate) early: Seats,
    /// Seats that have passed, asked or not.
    pub(crate) passed: Seats,
    /// When the last answer came.
    pub(crate) last: Millis,
}

/// A question to a person.
pub(crate) struct OpenQuestion<K: Kit> {
    pub(crate) id: u32,
    /// The games in which the seat is asked, if everybody declines: more than one where declining leads straight to
    /// another question. They are combined, so that nobody is asked again after passing.
    pub(crate) games: Vec<K::Game>,
    pub(crate) until: Option<Millis>,
    pub(crate) total: Millis,
    pub(crate) kept: Option<MoveOf<K>>,
    /// How many waiting answers belong to it.
    pub(crate) holds: usize,
}

impl<K: Kit> OpenQuestion<K> {
    /// The game of the first question.
    pub(crate) fn game(&self) -> &K::Game {
        &self.games[0]
    }

    /// The answers that lead to this move: declining until it is legal. The error says why it never is.
    pub(crate) fn answers(&self, seat: Seat, mv: MoveOf<K>) -> Result<Vec<MoveOf<K>>, Refusal> {
        let default = self.game().default_move(seat);
        if mv == default {
            return Ok(vec![default; self.games.len()]);
        }
        let mut refused = None;
        for (at, game) in self.games.iter().enumerate() {
            match game.check(seat, &mv) {
                Ok(()) => return Ok(std::iter::repeat_n(default, at).chain([mv]).collect()),
                Err(refusal) => refused = refused.or(Some(refusal)),
            }
        }
        refused.map_or_else(|| Ok(Vec::new()), Err)
    }
}

impl<K: Kit> Run<K> {
    /// Deals a game. `None` if that is impossible. Questions of the previous game at this table are void.
    pub(crate) fn begin(
        kit: &K,
        number: u32,
        (seed, salt): (u64, String),
        dealer: Option<Seat>,
        before: Option<&Run<K>>,
    ) -> Option<Run<K>> {
        let mut moments = VecDeque::new();
        let mut watch = EventRecorder::<K> { events: Vec::new(), before: 0, moments: &mut moments };
        let start = kit.deal(seed, dealer, &mut watch)?;
        let events = watch.events;
        let seats = start.seats();
        Some(Run {
            number,
            seed,
            salt,
            start,
            game: start,
            shown_game: start,
            events,
            shown: 0,
            talks: Vec::new(),
            moments,
            decisions: 0,
            asks: (0..seats).map(|_| None).collect(),
            // Question numbers continue, so that an answer to the previous game does not count in this one.
            questions: before.map_or_else(|| vec![0; seats], |before| before.questions.clone()),
            updates: vec![0; seats + 1],
            window: None,
            held: Vec::new(),
            bot_at: None,
            forced: [None; Seat::MAX],
            thinking: Seats::NONE,
            question: 0,
        })
    }

    /// Makes a legal move and returns what to record about it.
    pub(crate) fn play(&mut self, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>) -> WindowDecision {
        let mut watch =
            EventRecorder::<K> { events: Vec::new(), before: self.events.len(), moments: &mut self.moments };
        self.game.play(seat, mv, &mut watch);
        let events = watch.events;
        let made = WindowDecision { seat, mv: json(&mv), talk: talk.clone(), events: json(&events) };
        if let Some(talk) = talk {
            self.talks.push((self.events.len(), talk));
        }
        self.events.extend(events);
        self.decisions += 1;
        made
    }

    /// Makes a legal move that everybody waited for and returns its record.
    pub(crate) fn play_openly(&mut self, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>) -> Record {
        let (number, n) = (self.number, self.decisions);
        let WindowDecision { seat, mv, talk, events } = self.play(seat, mv, talk);
        Record::Moved { number, n, seat, mv, talk, events }
    }

    /// Whether everybody can see who is asked and has been shown all events.
    pub(crate) fn is_open_to_all(&self) -> bool {
        self.window.is_none() && self.moments.is_empty() && self.shown == self.events.len() && self.game.asked_openly()
    }

    /// Whether, in the open window, the engine waits for a seat without the others' knowledge.
    pub(crate) fn waits_in_private(&self) -> bool {
        self.moments.is_empty() && !self.game.waiting_on().is_empty() && !self.game.asked_openly()
    }

    /// The waiting answers of this seat.
    pub(crate) fn answers<'a>(&'a self, seat: Seat) -> impl Iterator<Item = &'a HeldAnswer<MoveOf<K>>> + use<'a, K> {
        self.held.iter().filter(move |held| held.seat == seat)
    }
}

/// Collects events, and the moments at which people may have something to say.
struct EventRecorder<'a, K: Kit> {
    events: Vec<EventOf<K>>,
    before: usize,
    moments: &'a mut VecDeque<Moment<K::Game>>,
}

impl<K: Kit> Log<K::Game> for EventRecorder<'_, K> {
    fn push(&mut self, event: EventOf<K>) {
        self.events.push(event);
    }

    fn watches(&self) -> bool {
        true
    }

    fn opens(&mut self, concerned: Seats, game: &K::Game) {
        self.moments.push_back(Moment { at: self.before + self.events.len(), concerned, game: *game });
    }
}
