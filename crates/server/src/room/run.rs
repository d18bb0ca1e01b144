//! A game at a table: the engine's game, which may be ahead, and what people are shown of it.

use crate::hosted::{EventOf, Hosted, MoveOf};
use crate::seated::{Millis, Record, Talk};
use crate::wire::json;
use std::any::Any;
use std::collections::VecDeque;
use table::{Game, Log, Seat, Seats};

/// A game that is going on, or over.
pub(super) struct Run<H: Hosted> {
    pub(super) number: u32,
    pub(super) seed: u64,
    pub(super) salt: String,
    pub(super) start: H::Game,
    /// The engine's game. While a window is open it may be past it already, because nobody can answer.
    pub(super) game: H::Game,
    /// The game as people see it.
    pub(super) shown_game: H::Game,
    /// What has happened to `game`.
    pub(super) events: Vec<EventOf<H>>,
    /// How many of the events people have seen.
    pub(super) shown: usize,
    /// What was said to plays: before which event.
    pub(super) talks: Vec<(usize, Talk)>,
    /// Moments after `shown` at which people may have something to say.
    pub(super) moments: VecDeque<Moment<H::Game>>,
    /// How many decisions were made.
    pub(super) decisions: u32,
    /// What each seat is asked.
    pub(super) asks: Vec<Option<Asked<H>>>,
    /// How many questions each seat has had.
    pub(super) questions: Vec<u32>,
    /// How many updates each seat has had, and last those who watch.
    pub(super) updates: Vec<u32>,
    pub(super) window: Option<Open>,
    /// Answers that wait for the window to close, in the order they came.
    pub(super) held: Vec<Held<MoveOf<H>>>,
    /// When a bot acts that everybody waits for.
    pub(super) bot_at: Option<Millis>,
    /// Bots that think apart from the table.
    pub(super) thinking: Seats,
    /// Counts what bots are asked, so that a late answer can be told.
    pub(super) question: u64,
}

/// A moment at which people may have something to say.
pub(super) struct Moment<G> {
    /// After how many events.
    pub(super) at: usize,
    pub(super) concerned: Seats,
    pub(super) game: G,
}

/// An answer that waits.
pub(super) struct Held<M> {
    pub(super) seat: Seat,
    pub(super) mv: M,
    pub(super) talk: Option<Talk>,
}

/// A window that is open.
#[derive(Copy, Clone)]
pub(super) struct Open {
    pub(super) concerned: Seats,
    /// It does not close before.
    pub(super) beat_until: Millis,
    /// Whether it must look the same whoever can answer.
    pub(super) uniform: bool,
    /// When it was opened, and how long it takes at most.
    pub(super) opened: Millis,
    pub(super) total: Option<Millis>,
    /// Everybody else's last word in a fight.
    pub(super) last_call: bool,
}

/// A question to a person.
pub(super) struct Asked<H: Hosted> {
    pub(super) id: u32,
    /// The game in which the seat is asked: as it will be if everybody else declines.
    pub(super) game: H::Game,
    /// Whether there is anything to decide; if not, the question is there for the looks.
    pub(super) real: bool,
    pub(super) until: Option<Millis>,
    pub(super) total: Millis,
    pub(super) kept: Option<MoveOf<H>>,
}

impl<H: Hosted> Run<H> {
    /// A game is dealt; `None` if it cannot be. What the game before it at this table asked is over.
    pub(super) fn begin(
        host: &H,
        number: u32,
        (seed, salt): (u64, String),
        dealer: Option<Seat>,
        before: Option<&Run<H>>,
    ) -> Option<Run<H>> {
        let mut moments = VecDeque::new();
        let mut watch = Watch::<H> { events: Vec::new(), before: 0, moments: &mut moments };
        let start = host.deal(seed, dealer, &mut watch)?;
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

    /// Makes a legal move, and gives the record of it.
    pub(super) fn play(&mut self, seat: Seat, mv: MoveOf<H>, talk: Option<Talk>) -> Record {
        let mut watch = Watch::<H> { events: Vec::new(), before: self.events.len(), moments: &mut self.moments };
        self.game.play(seat, mv, &mut watch);
        let events = watch.events;
        let record = Record::Moved {
            number: self.number,
            n: self.decisions,
            seat,
            mv: json(&mv),
            talk: talk.clone(),
            events: json(&events),
        };
        if let Some(talk) = talk {
            self.talks.push((self.events.len(), talk));
        }
        self.events.extend(events);
        self.decisions += 1;
        record
    }

    /// Whether everybody can see who is asked, and sees all there is.
    pub(super) fn is_open_to_all(&self) -> bool {
        self.window.is_none() && self.moments.is_empty() && self.shown == self.events.len() && self.game.asked_openly()
    }

    /// Whether the engine waits for somebody whom nobody else may know of, in the window that is open.
    pub(super) fn waits_in_private(&self) -> bool {
        self.moments.is_empty() && !self.game.waiting_on().is_empty() && !self.game.asked_openly()
    }

    /// How many answers of this seat wait.
    pub(super) fn answers<'a>(&'a self, seat: Seat) -> impl Iterator<Item = &'a Held<MoveOf<H>>> + use<'a, H> {
        self.held.iter().filter(move |held| held.seat == seat)
    }
}

/// Notes what happens, and the moments at which people may have something to say.
struct Watch<'a, H: Hosted> {
    events: Vec<EventOf<H>>,
    before: usize,
    moments: &'a mut VecDeque<Moment<H::Game>>,
}

impl<H: Hosted> Log<EventOf<H>> for Watch<'_, H> {
    fn push(&mut self, event: EventOf<H>) {
        self.events.push(event);
    }

    fn watches(&self) -> bool {
        true
    }

    fn opens<G: Game<Event = EventOf<H>> + 'static>(&mut self, concerned: Seats, game: &G) {
        // There is only one game with these events.
        if let Some(game) = (game as &dyn Any).downcast_ref::<H::Game>() {
            self.moments.push_back(Moment { at: self.before + self.events.len(), concerned, game: *game });
        }
    }
}
