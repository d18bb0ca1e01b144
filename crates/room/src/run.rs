//! A game at a table: the engine's game, which may be ahead, and what people are shown of it.

use crate::{Made, Millis, Record};
use kit::Talk;
use kit::{EventOf, Kit, MoveOf, WindowTime};
use std::collections::VecDeque;
use table::{Game, Log, Refusal, Seat, Seats};
use wire::json;

/// A game that is going on, or over.
pub(crate) struct Run<K: Kit> {
    pub(crate) number: u32,
    pub(crate) seed: u64,
    pub(crate) salt: String,
    pub(crate) start: K::Game,
    /// The engine's game. While a window is open it may be past it already, because nobody can answer.
    pub(crate) game: K::Game,
    /// The game as people see it.
    pub(crate) shown_game: K::Game,
    /// What has happened to `game`.
    pub(crate) events: Vec<EventOf<K>>,
    /// How many of the events people have seen.
    pub(crate) shown: usize,
    /// What was said to plays: before which event.
    pub(crate) talks: Vec<(usize, Talk)>,
    /// Moments after `shown` at which people may have something to say.
    pub(crate) moments: VecDeque<Moment<K::Game>>,
    /// How many decisions were made.
    pub(crate) decisions: u32,
    /// What each seat is asked.
    pub(crate) asks: Vec<Option<Asked<K>>>,
    /// How many questions each seat has had.
    pub(crate) questions: Vec<u32>,
    /// How many updates each seat has had, and last those who watch.
    pub(crate) updates: Vec<u32>,
    pub(crate) window: Option<Open>,
    /// Answers that wait for the window to close, in the order they came.
    pub(crate) held: Vec<Held<MoveOf<K>>>,
    /// When a bot acts that everybody waits for.
    pub(crate) bot_at: Option<Millis>,
    /// Bots that think apart from the table.
    pub(crate) thinking: Seats,
    /// Counts what bots are asked, so that a late answer can be told.
    pub(crate) question: u64,
}

/// A moment at which people may have something to say.
pub(crate) struct Moment<G> {
    /// After how many events.
    pub(crate) at: usize,
    pub(crate) concerned: Seats,
    pub(crate) game: G,
}

/// An answer that waits.
pub(crate) struct Held<M> {
    pub(crate) seat: Seat,
    pub(crate) mv: M,
    pub(crate) talk: Option<Talk>,
}

/// A window that is open.
#[derive(Copy, Clone)]
pub(crate) struct Open {
    pub(crate) concerned: Seats,
    /// It does not close before.
    pub(crate) beat_until: Millis,
    /// Whether it must look the same whoever can answer.
    pub(crate) uniform: bool,
    /// When it was opened, and how long it takes at most.
    pub(crate) opened: Millis,
    pub(crate) total: Option<Millis>,
    /// How much time it gives.
    pub(crate) time: WindowTime,
    /// Until when each seat may answer, if there is a limit.
    pub(crate) untils: [Millis; Seat::MAX],
    /// When the table has answered for each seat, unless it is asked.
    pub(crate) covers: [Millis; Seat::MAX],
    /// Who has answered already when it was opened: the table was put away meanwhile.
    pub(crate) early: Seats,
    /// Who has said that they pass, asked or not.
    pub(crate) passed: Seats,
    /// When the last answer came.
    pub(crate) last: Millis,
}

/// A question to a person.
pub(crate) struct Asked<K: Kit> {
    pub(crate) id: u32,
    /// The games in which the seat is asked, as they will be if everybody declines: one, or more where declining
    /// leads to another question at once. All are put together, so that nobody is asked after they have passed.
    pub(crate) games: Vec<K::Game>,
    pub(crate) until: Option<Millis>,
    pub(crate) total: Millis,
    pub(crate) kept: Option<MoveOf<K>>,
    /// How many answers wait because of it.
    pub(crate) holds: usize,
}

impl<K: Kit> Asked<K> {
    /// The game of the first question.
    pub(crate) fn game(&self) -> &K::Game {
        &self.games[0]
    }

    /// What is to be answered so that this move is made: declining until it is legal. Why not, if it is not.
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
    /// A game is dealt; `None` if it cannot be. What the game before it at this table asked is over.
    pub(crate) fn begin(
        kit: &K,
        number: u32,
        (seed, salt): (u64, String),
        dealer: Option<Seat>,
        before: Option<&Run<K>>,
    ) -> Option<Run<K>> {
        let mut moments = VecDeque::new();
        let mut watch = Watch::<K> { events: Vec::new(), before: 0, moments: &mut moments };
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
            // An answer to the game before is none to this one.
            questions: before.map_or_else(|| vec![0; seats], |before| before.questions.clone()),
            updates: vec![0; seats + 1],
            window: None,
            held: Vec::new(),
            bot_at: None,
            thinking: Seats::NONE,
            question: 0,
        })
    }

    /// Makes a legal move, and gives what is to be kept of it.
    pub(crate) fn play(&mut self, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>) -> Made {
        let mut watch = Watch::<K> { events: Vec::new(), before: self.events.len(), moments: &mut self.moments };
        self.game.play(seat, mv, &mut watch);
        let events = watch.events;
        let made = Made { seat, mv: json(&mv), talk: talk.clone(), events: json(&events) };
        if let Some(talk) = talk {
            self.talks.push((self.events.len(), talk));
        }
        self.events.extend(events);
        self.decisions += 1;
        made
    }

    /// Makes a legal move that everybody waited for, and gives its record.
    pub(crate) fn play_openly(&mut self, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>) -> Record {
        let (number, n) = (self.number, self.decisions);
        let Made { seat, mv, talk, events } = self.play(seat, mv, talk);
        Record::Moved { number, n, seat, mv, talk, events }
    }

    /// Whether everybody can see who is asked, and sees all there is.
    pub(crate) fn is_open_to_all(&self) -> bool {
        self.window.is_none() && self.moments.is_empty() && self.shown == self.events.len() && self.game.asked_openly()
    }

    /// Whether the engine waits for somebody whom nobody else may know of, in the window that is open.
    pub(crate) fn waits_in_private(&self) -> bool {
        self.moments.is_empty() && !self.game.waiting_on().is_empty() && !self.game.asked_openly()
    }

    /// How many answers of this seat wait.
    pub(crate) fn answers<'a>(&'a self, seat: Seat) -> impl Iterator<Item = &'a Held<MoveOf<K>>> + use<'a, K> {
        self.held.iter().filter(move |held| held.seat == seat)
    }
}

/// Notes what happens, and the moments at which people may have something to say.
struct Watch<'a, K: Kit> {
    events: Vec<EventOf<K>>,
    before: usize,
    moments: &'a mut VecDeque<Moment<K::Game>>,
}

impl<K: Kit> Log<K::Game> for Watch<'_, K> {
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
