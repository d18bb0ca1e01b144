//! A table of one game: seats, connections, clocks and windows around an engine. No I/O: see [`seated`].
//!
//! [`seated`]: crate::seated

mod listen;
mod pace;
mod places;
mod play;
mod restore;
mod run;
mod tell;
#[cfg(test)]
mod tests;
mod window;

use crate::fair::hex;
use crate::hosted::Hosted;
use crate::seated::{Conn, Effects, Millis, Record, Seating, Table, Thought};
use crate::wire::{Options, Said, TableInfo};
use places::{BOT_NAMES, Holder, hashed, tidy};
use run::Run;
use std::collections::{BTreeMap, VecDeque};
use table::{Seat, Seats};
use words::Phrase;

/// Where random bytes come from: the machine, but for tests.
pub type Entropy = Box<dyn FnMut(&mut [u8]) + Send>;

/// A table of one game.
pub struct Room<H: Hosted> {
    id: String,
    options: Options,
    host: H,
    entropy: Entropy,
    places: Vec<Holder>,
    conns: BTreeMap<Conn, Listener>,
    run: Option<Run<H>>,
    chat: VecDeque<Said>,
    /// What people have not been told yet.
    news: Option<News<H::Game>>,
    asked_anew: Seats,
    /// What each bot that takes its time was asked last.
    thoughts: [u64; Seat::MAX],
    /// Comes from the store, and nobody has been there since.
    asleep: bool,
    /// What was left of the questions of each seat when the server stopped.
    left: Vec<Option<Millis>>,
    /// The rules have changed since the game was begun: it cannot go on.
    broken: Option<Phrase>,
}

/// Events that are shown for the first time.
struct News<G> {
    /// From which event.
    from: usize,
    /// What was shown before; `None` at the beginning of a game.
    before: Option<G>,
}

/// Who is at the other end of a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Listener {
    /// Has not said hello yet.
    Unknown,
    Watches,
    Sits(Seat),
}

impl Listener {
    fn is_known(self) -> bool {
        self != Listener::Unknown
    }

    /// Whose view they get: a seat's, or everybody's.
    fn seat(self) -> Option<Option<Seat>> {
        match self {
            Listener::Unknown => None,
            Listener::Watches => Some(None),
            Listener::Sits(seat) => Some(Some(seat)),
        }
    }
}

impl<H: Hosted> Room<H> {
    /// How many things that were said are kept.
    const CHAT_KEPT: usize = 50;
    /// The longest thing that may be said.
    const CHAT_LENGTH: usize = 200;
    /// How long somebody may be away before a bot plays for them.
    const AWAY: Millis = 30_000;
    /// How many decisions somebody may miss before a bot plays for them.
    const MISSED: u8 = 2;

    /// A table at which nobody sits yet, or what is wrong with the options.
    pub fn new(id: &str, options: &Options, entropy: Entropy) -> Result<Room<H>, Phrase> {
        let host = H::new(options)?;
        for level in &options.bots {
            if !H::LEVELS.contains(&level.as_str()) {
                return Err(Phrase::new("table-level")
                    .with("level", level.clone())
                    .with("levels", H::LEVELS.join(", ")));
            }
        }
        if options.beat > Options::LONGEST_BEAT {
            return Err(Phrase::new("table-beat").with("most", Options::LONGEST_BEAT));
        }
        if let Some(seconds) = options.last_call {
            let [least, most] = Options::LAST_CALL;
            if !H::HAS_LAST_CALL {
                return Err(Phrase::new("table-no-last-call"));
            }
            if !(least..=most).contains(&seconds) {
                return Err(Phrase::new("table-last-call").with("least", least).with("most", most));
            }
        }
        let holder = || Holder { reserve: options.pace.reserve(), ..Holder::default() };
        Ok(Room {
            id: id.to_owned(),
            options: options.clone(),
            host,
            entropy,
            places: (0..options.players).map(|_| holder()).collect(),
            conns: BTreeMap::new(),
            run: None,
            chat: VecDeque::new(),
            news: None,
            asked_anew: Seats::NONE,
            thoughts: [0; Seat::MAX],
            asleep: false,
            left: Vec::new(),
            broken: None,
        })
    }

    /// Random bytes, in hexadecimal.
    fn secret(&mut self) -> String {
        let mut bytes = [0; 16];
        (self.entropy)(&mut bytes);
        hex(&bytes)
    }

    /// Whether more than one person plays or watches: then nobody may tell from a delay what others hold.
    fn is_uniform(&self) -> bool {
        let watching = self.conns.values().filter(|who| **who == Listener::Watches).count();
        self.people() + watching > 1
    }

    /// One person against bots, and nobody else: nobody waits.
    fn is_alone(&self) -> bool {
        !self.is_uniform()
    }

    fn people(&self) -> usize {
        self.places.iter().filter(|holder| !holder.is_played() || holder.present > 0).count()
    }

    /// Whether anybody is there to play for.
    fn is_watched(&self) -> bool {
        self.conns.values().any(|who| who.is_known())
    }

    fn level(&self, seat: Seat) -> &str {
        let holder = &self.places[seat.index()];
        holder.level.as_deref().unwrap_or(H::USUAL)
    }

    /// The level of the bot that fills a seat.
    fn filler(&self, seat: Seat) -> String {
        let bots = &self.options.bots;
        let level = match bots.len() {
            0 => None,
            1 => bots.first(),
            _ => bots.get(seat.index().saturating_sub(1)),
        };
        level.map_or_else(|| H::USUAL.to_owned(), Clone::clone)
    }

    /// Begins a game; bots take the empty seats.
    fn begin(&mut self, now: Millis, dealer: Option<Seat>, fx: &mut Effects) {
        for seat in Seat::all(self.places.len()) {
            let holder = &self.places[seat.index()];
            if holder.secret.is_none() && holder.level.is_none() {
                let level = self.filler(seat);
                let name = self.bot_name(seat);
                let holder = &mut self.places[seat.index()];
                (holder.name, holder.level) = (name, Some(level));
                fx.store.push(holder.record(seat));
            }
        }
        let reserve = self.options.pace.reserve();
        self.places.iter_mut().for_each(|holder| (holder.reserve, holder.missed) = (reserve, 0));
        let mut bytes = [0; 8];
        (self.entropy)(&mut bytes);
        let seed = u64::from_le_bytes(bytes);
        let salt = self.secret();
        let number = self.run.as_ref().map_or(1, |run| run.number + 1);
        let run = Run::begin(&self.host, number, (seed, salt.clone()), dealer, self.run.as_ref());
        let Some(run) = run else { return };
        let version = H::VERSION.to_owned();
        fx.store.push(Record::Began { number, seed, salt, dealer, version });
        self.run = Some(run);
        self.news = Some(News { from: 0, before: None });
        self.tell_table(fx);
        self.proceed(now, fx);
    }

    /// A name that nobody else has: with a number if need be.
    fn free_name(&self, name: &str) -> String {
        let mut free = name.to_owned();
        for n in 2u8.. {
            if !self.is_taken(&free) {
                break;
            }
            free = format!("{name} {n}");
        }
        free
    }

    fn is_taken(&self, name: &str) -> bool {
        self.places.iter().any(|holder| holder.name.to_lowercase() == name.to_lowercase())
    }

    /// The name of a bot in a seat: one that nobody at the table goes by.
    fn bot_name(&self, seat: Seat) -> String {
        let names = BOT_NAMES.iter().cycle().skip(seat.index()).take(BOT_NAMES.len());
        let mut free = names.filter(|name| !self.is_taken(name));
        free.next().map_or_else(|| self.free_name(BOT_NAMES[seat.index()]), |name| (*name).to_owned())
    }
}

impl<H: Hosted> Table for Room<H> {
    fn connected(&mut self, _: Millis, conn: Conn) -> Effects {
        self.conns.insert(conn, Listener::Unknown);
        Effects::default()
    }

    fn received(&mut self, now: Millis, conn: Conn, text: &str) -> Effects {
        let mut fx = Effects::default();
        self.listen(now, conn, text, &mut fx);
        fx
    }

    fn disconnected(&mut self, now: Millis, conn: Conn) -> Effects {
        let mut fx = Effects::default();
        match self.conns.remove(&conn) {
            Some(Listener::Sits(seat)) => {
                let holder = &mut self.places[seat.index()];
                holder.present = holder.present.saturating_sub(1);
                if holder.present == 0 {
                    holder.away_since = Some(now);
                    self.tell_table(&mut fx);
                }
            }
            Some(Listener::Watches) => self.tell_table(&mut fx),
            Some(Listener::Unknown) | None => {}
        }
        fx
    }

    fn sit(&mut self, now: Millis, name: &str, seat: Option<Seat>) -> Result<(Seating, Effects), Phrase> {
        if let Some(broken) = &self.broken {
            return Err(broken.clone());
        }
        let name = tidy(name).ok_or_else(|| Phrase::new("table-name"))?;
        let free = |holder: &Holder| !holder.is_person();
        let seat = match seat {
            Some(seat) => self.places.get(seat.index()).filter(|holder| free(holder)).map(|_| seat),
            None => {
                // An empty seat before a bot's.
                let empty = self.places.iter().position(|holder| free(holder) && holder.level.is_none());
                empty.or_else(|| self.places.iter().position(free)).map(Seat::new)
            }
        };
        let seat = seat.ok_or_else(|| Phrase::new("table-full"))?;
        let secret = self.secret();
        self.places[seat.index()].name.clear();
        let name = self.free_name(&name);
        let reserve = self.options.pace.reserve();
        let holder = &mut self.places[seat.index()];
        *holder = Holder { name, secret: Some(hashed(&secret)), away_since: Some(now), reserve, ..Holder::default() };
        let mut fx = Effects::default();
        fx.store.push(holder.record(seat));
        self.tell_table(&mut fx);
        self.seats_changed(now, seat, &mut fx);
        Ok((Seating { seat, secret }, fx))
    }

    fn thought(&mut self, now: Millis, thought: Thought) -> Effects {
        let mut fx = Effects::default();
        self.take_thought(now, thought, &mut fx);
        fx
    }

    fn tick(&mut self, now: Millis) -> Effects {
        let mut fx = Effects::default();
        self.time_passes(now, &mut fx);
        fx
    }

    fn pause(&self, now: Millis) -> Option<Record> {
        let run = self.run.as_ref().filter(|run| self.is_watched() && !self.asleep && !self.is_over(run))?;
        let left = |ask: &Option<run::Asked<H>>| Some(ask.as_ref()?.until?.saturating_sub(now));
        let left: Vec<Option<Millis>> = run.asks.iter().map(left).collect();
        let reserve = self.places.iter().map(|holder| holder.reserve).collect();
        let ahead = run.moments.len() + usize::from(run.window.is_some());
        Some(Record::Paused { number: run.number, n: run.decisions, left, reserve, ahead })
    }

    fn deadline(&self) -> Option<Millis> {
        self.next_deadline()
    }

    fn info(&self) -> TableInfo {
        self.table_info()
    }

    fn idle(&self) -> bool {
        // Nobody waits for anything where nobody is: bots think again when somebody comes.
        self.conns.is_empty() && self.run.as_ref().is_none_or(|run| run.thinking.is_empty())
    }
}
