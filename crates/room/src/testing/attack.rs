//! An attack: a listener tries to tell, from what they hear of a window, whether another seat could have answered in
//! it.
//!
//! Windows in which somebody plays a card are left out, because there everybody sees it. People who can answer pass as
//! fast as the table passes for those who cannot. Meanwhile clients come, go and come back, and the server is restarted.
//! Windows with and without an answer are paired so that both look the same to everybody. Classifiers learn from the
//! pairs of some games and guess those of the others.

use super::classify::{Sample, Score, classify};
use super::{Bench, options};
use crate::cover::Covers;
use crate::effects::JobResult;
use crate::run::OpenWindow;
use crate::window::rule_of_thumb;
use crate::{AnyRoom as _, Conn, Millis, Record};
use kit::Kit;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use table::{Game, Rng, Seat};
use wire::{Options, Pace};

/// What is observed of a window. Times are in milliseconds.
pub const FEATURES: [&str; 13] = [
    "time until it closes",
    "the same within a tick",
    "messages to the listener",
    "messages to a spectator",
    "bytes to the listener",
    "bytes to a spectator",
    "time of the last message",
    "bytes of the record",
    "records",
    "place of the listener among those told",
    "bytes of a new client's welcome",
    "clock of a new client",
    "messages to a new client",
];

/// A sort of table.
#[derive(Copy, Clone, Debug)]
pub struct Cell {
    /// Its pace.
    pub pace: Pace,
    /// Whether windows have fixed times.
    pub strict: bool,
    /// The level of its bots.
    pub level: &'static str,
    /// The number of people, in the first of four seats.
    pub people: usize,
    /// Whether a spectator watches.
    pub watched: bool,
}

impl Cell {
    /// Two people and a spectator with bots of this level.
    #[must_use]
    pub fn of(pace: Pace, level: &'static str) -> Cell {
        Cell { pace, strict: false, level, people: 2, watched: true }
    }

    /// Every sort of table that a game has: all paces, fixed times or not, bots of all levels, people alone with bots.
    #[must_use]
    pub fn all<K: Kit>() -> Vec<Cell> {
        let paces = Pace::ALL.into_iter().flat_map(|pace| {
            let cell = Cell::of(pace, K::USUAL);
            [cell, Cell { strict: true, ..cell }]
        });
        let levels = K::LEVELS.iter().filter(|level| **level != K::USUAL).map(|level| Cell::of(Pace::Normal, level));
        let three = Cell { people: 3, watched: false, ..Cell::of(Pace::Normal, K::USUAL) };
        let alone = ["easy", "hard"].map(|level| Cell { people: 1, ..Cell { level, ..three } });
        let alone = alone.into_iter().filter(|cell| K::LEVELS.contains(&cell.level));
        paces.chain(levels).chain([three]).chain(alone).collect()
    }
}

/// A fault put in on purpose, to see whether it would be found. It concerns windows that somebody could answer, or
/// those that nobody could.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Leak {
    /// The table passes in half the time for seats that cannot answer.
    Sooner,
    /// The window closes off the ticks.
    OffTick,
    /// Everybody gets one more message.
    Message,
    /// The clock shows a second more.
    Clock,
}

/// Windows of one sort of table, half of them with an answer, from two sets of games.
#[derive(Default)]
pub struct Halves {
    /// The classifiers learn from these.
    pub learnt: Vec<Sample>,
    /// They guess these.
    pub asked: Vec<Sample>,
}

impl Halves {
    /// The number of windows.
    #[must_use]
    pub fn windows(&self) -> usize {
        self.learnt.len() + self.asked.len()
    }

    /// The results of the classifiers.
    #[must_use]
    pub fn guessed(&self) -> Vec<Score> {
        classify(&self.learnt, &self.asked)
    }
}

/// What everybody knows of a window. Only windows that are alike in this are compared.
type Look = (usize, usize, bool, Disturbance);

/// Plays games at this sort of table until there are this many windows in pairs.
pub fn windows<K: Kit>(cell: Cell, wanted: usize, leak: Option<Leak>) -> Halves {
    let mut by_look = [BTreeMap::<Look, [Vec<Sample>; 2]>::new(), BTreeMap::new()];
    let pairs = |half: &BTreeMap<Look, [Vec<Sample>; 2]>| -> usize {
        half.values().map(|[no, yes]| no.len().min(yes.len())).sum::<usize>()
    };
    // Where answers are rare, fewer pairs are found.
    for seed in 0..16 + wanted as u64 / 4 {
        let half = &mut by_look[seed as usize % 2];
        if 4 * pairs(half) < wanted {
            Listening::<K>::new(seed, cell, leak).listen(|look, heard, could| {
                half.entry(look).or_default()[usize::from(could)].push(Sample { heard, could })
            });
        } else if by_look.iter().all(|half| 4 * pairs(half) >= wanted) {
            break;
        }
    }
    let [learnt, asked] = by_look.map(|half| {
        let even = |[no, yes]: [Vec<Sample>; 2]| {
            let each = no.len().min(yes.len());
            no.into_iter().take(each).chain(yes.into_iter().take(each))
        };
        half.into_values().flat_map(even).collect()
    });
    Halves { learnt, asked }
}

/// What happens during a window besides answers. Everybody notices.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Disturbance {
    None,
    /// A spectator comes, looks and goes.
    Visit,
    /// The listener loses their connection and comes back.
    Return,
    /// The other player is away for a while.
    Absence,
    /// The server was restarted while the window was open.
    Restart,
}

/// The number of a spectator who looks in.
const VISITOR: usize = 98;

/// A game, and a listener in its first seat.
struct Listening<K: Kit> {
    bench: Bench<K>,
    options: Options,
    cell: Cell,
    leak: Option<Leak>,
    seed: u64,
    /// How long people take.
    people: Covers,
    rng: Rng,
    /// When people answer: their question, and the time.
    due: BTreeMap<usize, (u64, Millis)>,
    /// When people say that they have nothing to answer.
    passes: BTreeMap<usize, Millis>,
    /// When bots have thought.
    thoughts: BTreeMap<Seat, Millis>,
    /// When the disturbance begins and ends.
    disturbance: (Disturbance, Millis, Millis),
    /// The seat to guess about.
    whose: Seat,
    /// The seat of the player who goes away.
    away_seat: usize,
    /// What a new client has seen: the size of its welcome, its clock, its messages.
    seen: [f64; 3],
}

impl<K: Kit> Listening<K> {
    fn new(seed: u64, cell: Cell, leak: Option<Leak>) -> Listening<K> {
        let options = Options { pace: cell.pace, strict: cell.strict, ..options::<K>(4, &[cell.level]) };
        let mut bench: Bench<K> = Bench::new(seed, &options, cell.people);
        if cell.watched {
            bench.watch();
        }
        // What bots think takes as long as this test decides.
        bench.keeps_jobs = true;
        bench.say(0, &json!({"type": "start"}));
        Listening {
            bench,
            options,
            cell,
            leak,
            seed,
            people: Covers::new(seed ^ 0x5eed),
            rng: Rng::stream(seed, "listening", 0),
            due: BTreeMap::new(),
            passes: BTreeMap::new(),
            thoughts: BTreeMap::new(),
            disturbance: (Disturbance::None, 0, 0),
            whose: Seat::new(0),
            away_seat: 0,
            seen: [0.0; 3],
        }
    }

    /// Plays to the end, and notes every window that counts.
    fn listen(mut self, mut note: impl FnMut(Look, Vec<f64>, bool)) {
        for _ in 0..4_000 {
            if self.bench.is_over() {
                return;
            }
            let Some(open) = self.open() else {
                self.end_disturbance();
                if !self.think_openly() && !self.bench.answer_all(self.cell.people, true) && !self.bench.wait() {
                    return;
                }
                continue;
            };
            match self.window(open) {
                Some(Some((look, heard, could))) => note(look, heard, could),
                Some(None) => {}
                None => return,
            }
        }
    }

    fn open(&self) -> Option<OpenWindow> {
        self.bench.room.run.as_ref()?.window
    }

    /// Lets the bots that everybody sees thinking decide.
    fn think_openly(&mut self) -> bool {
        let thinking = self.bench.room.run.as_ref().and_then(|run| run.thinking.first());
        let Some(seat) = thinking else { return false };
        self.has_thought(seat);
        true
    }

    /// A bot that searches is ready with its decision.
    fn has_thought(&mut self, seat: Seat) {
        self.bench.jobs.clear();
        let room = &mut self.bench.room;
        let Some(run) = &room.run else { return };
        let question = room.thoughts[seat.index()].load(Relaxed);
        // In a window the engine may wait for somebody else first.
        let mine = run.game.waiting_on().has(seat);
        let mv = if mine { rule_of_thumb(&room.kit, run, seat) } else { run.game.default_move(seat) };
        let _ = room.think.send(JobResult::Decision { question, seat, mv, talk: None });
        let fx = room.thought(self.bench.now);
        self.bench.take(fx);
    }

    /// Plays a window. `None` if the game cannot go on.
    fn window(&mut self, open: OpenWindow) -> Option<Option<(Look, Vec<f64>, bool)>> {
        let others: Vec<Seat> = open.concerned.into_iter().filter(|seat| seat.index() > 0).collect();
        self.whose = if others.is_empty() { Seat::new(0) } else { others[self.rng.below(others.len())] };
        self.prepare(open);
        let mut restarted = false;
        if !others.is_empty() && self.cell.people + usize::from(self.cell.watched) > 1 && self.rng.chance(16, 1) {
            let until = self.bench.now + self.rng.below(1_000) as Millis;
            while self.open().is_some_and(|now| now.opened == open.opened) && self.step(Some(until))? {}
            if self.open().is_none_or(|now| now.opened != open.opened) {
                return Some(None);
            }
            self.restart();
            restarted = true;
        }
        let open = self.open()?;
        self.prepare(open);
        if restarted {
            self.disturbance = (Disturbance::Restart, Millis::MAX, Millis::MAX);
        }
        self.observe(open)
    }

    /// Draws what will happen in this window.
    fn prepare(&mut self, open: OpenWindow) {
        self.end_disturbance();
        (self.due, self.passes, self.thoughts) = Default::default();
        self.seen = [0.0; 3];
        if self.options.strict {
            // Where times are fixed, people also pass when they are not asked.
            for at in (0..self.cell.people).filter(|at| open.concerned.has(Seat::new(*at))) {
                self.passes.insert(at, open.opened + self.people.draw(&self.options));
            }
        }
        let begins = open.opened + 50 + self.rng.below(900) as Millis;
        let ends = begins + 100 + self.rng.below(1_500) as Millis;
        let other = self.whose.index();
        let kind = match self.rng.below(8) {
            0 if self.cell.watched => Disturbance::Visit,
            1 if self.cell.people > 1 => Disturbance::Return,
            2 if other > 0 && other < self.cell.people => Disturbance::Absence,
            _ => Disturbance::None,
        };
        self.disturbance = (kind, begins, ends);
    }

    fn restart(&mut self) {
        self.disturbance = (Disturbance::None, Millis::MAX, Millis::MAX);
        let game_of = self.seed ^ self.bench.now;
        self.bench.jobs.clear();
        self.bench.restart(&self.options, game_of, self.cell.people);
        if self.cell.watched {
            self.bench.watch();
        }
    }

    /// Puts a fault into the open window.
    fn spoil(&mut self, could: bool) {
        let room = &mut self.bench.room;
        let Some(run) = room.run.as_mut() else { return };
        let asked: Vec<bool> = (0..4).map(|at| run.asks[at].is_some()).collect();
        let Some(window) = run.window.as_mut() else { return };
        match self.leak {
            None => {}
            Some(Leak::Sooner) => {
                for (cover, asked) in window.covers.iter_mut().zip(asked) {
                    let left = *cover - window.opened;
                    *cover = window.opened + if asked { left } else { left / 2 };
                }
            }
            Some(Leak::OffTick) => window.uniform &= could,
            Some(Leak::Message) if could => {
                let mut fx = crate::Effects::default();
                room.tell_table(&mut fx);
                self.bench.take(fx);
            }
            Some(Leak::Clock) if could => window.total = window.total.map(|total| total + 1_000),
            Some(Leak::Message | Leak::Clock) => {}
        }
    }

    /// Plays the open window and notes what is heard of it.
    fn observe(&mut self, open: OpenWindow) -> Option<Option<(Look, Vec<f64>, bool)>> {
        let run = self.bench.room.run.as_ref()?;
        let whose = self.whose;
        let at = whose.index();
        let could = run.asks[at].is_some() || run.thinking.has(whose) || run.held.iter().any(|held| held.seat == whose);
        let mine = run.asks[0].is_some();
        let passes: Vec<String> =
            Seat::all(self.options.players).map(|seat| wire::json(&run.game.default_move(seat))).collect();
        let is_bot = at >= self.cell.people;
        let count = open.concerned.into_iter().count();
        let look = (K::kind(&run.shown_game, whose), count, is_bot, self.disturbance.0);
        let listeners = [0, Bench::<K>::WATCHER].map(|at| Conn(at as u64));
        let heard = |bench: &Bench<K>| listeners.map(|conn| bench.heard.get(&conn).map_or(0, Vec::len));
        let before = heard(&self.bench);
        self.spoil(could);
        let (told, kept, sent) = loop {
            let (told, kept, sent) = (heard(&self.bench), self.bench.kept.len(), self.bench.sent.len());
            if !self.step(None)? {
                return None;
            }
            if self.bench.kept[kept..].iter().any(|record| matches!(record, Record::Closed { .. })) {
                break (told, kept, sent);
            }
        };
        let closed = self.bench.kept[kept..].iter().find_map(|record| match record {
            Record::Closed { made, .. } => Some((made, wire::json(record).len())),
            _ => None,
        });
        let (made, size) = closed?;
        let plays = made.iter().any(|made| made.mv != passes[made.seat.index()]);
        // Windows about the listener's own decisions do not count, nor do windows in which a card was played.
        if mine || plays || at == 0 {
            return Some(None);
        }
        let meanwhile = [0, 1].map(|who| {
            let all = self.bench.heard.get(&listeners[who]).map_or(&[][..], Vec::as_slice);
            &all[before[who]..told[who]]
        });
        let bytes = |who: usize| meanwhile[who].iter().map(|(_, text)| text.len()).sum::<usize>() as f64;
        let took = self.bench.heard[&listeners[0]].get(told[0]).map_or(self.bench.now, |(when, _)| *when) - open.opened;
        let tick = Covers::tick(&self.options);
        let last = meanwhile[0].last().map_or(0, |(when, _)| when.saturating_sub(open.opened));
        let place = self.bench.sent[sent..].iter().position(|conn| *conn == listeners[0]).unwrap_or(99);
        let features = vec![
            took as f64,
            (took % tick) as f64,
            meanwhile[0].len() as f64,
            meanwhile[1].len() as f64,
            bytes(0),
            bytes(1),
            last as f64,
            size as f64,
            (self.bench.kept.len() - kept) as f64,
            place as f64,
            self.seen[0],
            self.seen[1],
            self.seen[2],
        ];
        Some(Some((look, features, could)))
    }

    /// Advances to the next thing that happens, but not beyond `until`. False if nothing does; `None` if nothing ever
    /// will.
    fn step(&mut self, until: Option<Millis>) -> Option<bool> {
        let Some(open) = self.open() else { return Some(false) };
        let away = self.away();
        for at in (0..self.cell.people).filter(|at| Some(*at) != away && self.bench.is_waited_for(*at)) {
            let id = self.bench.ask(at).and_then(|ask| ask["id"].as_u64()).unwrap_or(0);
            if self.due.get(&at).is_none_or(|(other, _)| *other != id) {
                self.due.insert(at, (id, open.opened + self.people.draw(&self.options)));
            }
        }
        let thinking = self.bench.room.run.as_ref()?.thinking;
        for seat in thinking {
            if !self.thoughts.contains_key(&seat) {
                self.thoughts.insert(seat, open.opened + self.rng.below(1_500) as Millis);
            }
        }
        let answer = self.due.iter().filter(|(at, _)| Some(**at) != away && self.bench.is_waited_for(**at));
        let answer = answer.map(|(at, (_, when))| (*when, *at)).min();
        let pass = self.passes.iter().filter(|(at, _)| Some(**at) != away).map(|(at, when)| (*when, *at)).min();
        let thought = self.thoughts.iter().filter(|(seat, _)| thinking.has(**seat));
        let thought = thought.map(|(seat, when)| (*when, *seat)).min();
        let (kind, begins, ends) = self.disturbance;
        let disturbed = (kind != Disturbance::None).then_some(begins.min(ends)).filter(|at| *at < Millis::MAX);
        let deadline = self.bench.room.next_deadline();
        let times = [answer.map(|one| one.0), pass.map(|one| one.0), thought.map(|one| one.0), disturbed, deadline];
        let next = times.into_iter().flatten().min()?;
        if until.is_some_and(|until| next > until) {
            return Some(false);
        }
        self.bench.now = self.bench.now.max(next);
        if let Some((_, at)) = answer.filter(|(when, _)| *when == next) {
            self.bench.answer(at, false);
        } else if let Some((_, at)) = pass.filter(|(when, _)| *when == next) {
            self.passes.remove(&at);
            self.bench.say(at, &json!({"type": "pass"}));
        } else if let Some((_, seat)) = thought.filter(|(when, _)| *when == next) {
            self.thoughts.remove(&seat);
            self.has_thought(seat);
        } else if disturbed == Some(next) {
            self.disturb(open);
        } else {
            self.bench.wait();
        }
        Some(true)
    }

    /// The player who is away now.
    fn away(&self) -> Option<usize> {
        let (kind, begins, ends) = self.disturbance;
        let began = begins == Millis::MAX && ends < Millis::MAX;
        (matches!(kind, Disturbance::Absence | Disturbance::Return) && began).then_some(self.away_seat)
    }

    /// Everybody who went comes back, and visitors go.
    fn end_disturbance(&mut self) {
        let (kind, begins, ends) = self.disturbance;
        if begins < Millis::MAX || ends == Millis::MAX {
            return;
        }
        match kind {
            Disturbance::Visit => self.bench.depart(VISITOR),
            Disturbance::Return => self.bench.arrive(0),
            Disturbance::Absence => self.bench.arrive(self.away_seat),
            Disturbance::None | Disturbance::Restart => {}
        }
        self.disturbance = (Disturbance::None, Millis::MAX, Millis::MAX);
    }

    /// Begins or ends the disturbance.
    fn disturb(&mut self, open: OpenWindow) {
        let (kind, begins, _) = self.disturbance;
        let begins_now = begins < Millis::MAX;
        if begins_now {
            self.disturbance.1 = Millis::MAX;
        } else {
            self.disturbance.2 = Millis::MAX;
        }
        match (kind, begins_now) {
            (Disturbance::Visit, true) => {
                self.bench.heard.remove(&Conn(VISITOR as u64));
                self.bench.watch_as(VISITOR);
                self.look(VISITOR, 0, open);
            }
            (Disturbance::Visit, false) => {
                self.seen[2] = self.bench.heard.get(&Conn(VISITOR as u64)).map_or(0, Vec::len) as f64;
                self.bench.depart(VISITOR);
            }
            (Disturbance::Return, true) => {
                self.away_seat = 0;
                self.bench.depart(0);
            }
            (Disturbance::Return, false) => {
                let before = self.bench.heard[&Conn(0)].len();
                self.bench.arrive(0);
                self.look(0, before, open);
            }
            (Disturbance::Absence, true) => {
                self.away_seat = self.whose.index();
                self.bench.depart(self.away_seat);
            }
            (Disturbance::Absence, false) => {
                let at = self.away_seat;
                self.bench.arrive(at);
                // They take their time again.
                let again = self.bench.now + self.people.draw(&self.options);
                if let Some((_, when)) = self.due.get_mut(&at) {
                    *when = again;
                }
                if self.options.strict {
                    self.passes.insert(at, again);
                }
            }
            (Disturbance::None | Disturbance::Restart, _) => {}
        }
    }

    /// Notes the welcome of a client that has just come. What it tells of the game is compared byte by byte elsewhere
    /// (`hidden`); here only the rest counts.
    fn look(&mut self, at: usize, from: usize, open: OpenWindow) {
        let heard = self.bench.heard.get(&Conn(at as u64)).map_or(&[][..], Vec::as_slice);
        let welcome = heard[from.min(heard.len())..].iter().find(|(_, text)| text.contains(r#""type":"welcome""#));
        let Some(mut welcome) = welcome.and_then(|(_, text)| serde_json::from_str::<Value>(text).ok()) else { return };
        let left = welcome["window"]["clock"]["left"].as_u64().unwrap_or(0);
        let total = welcome["window"]["clock"]["total"].as_u64().unwrap_or(0);
        for told in ["log", "view", "chat", "free"] {
            welcome[told] = Value::Null;
        }
        welcome["window"]["clock"]["left"] = Value::Null;
        let size = welcome.to_string().len() as f64;
        self.seen = [size, (left + self.bench.now.saturating_sub(open.opened)) as f64 - total as f64, total as f64];
    }
}
