//! A room of one game: seats, connections, clocks and windows around an engine.

use crate::agree::Wish;
use crate::cover::Covers;
use crate::effects::JobResult;
use crate::fair::hex;
use crate::newcomers::{Newcomer, Origin};
use crate::pace::Times as _;
use crate::places::{BOT_NAMES, Holder, hashed};
use crate::run::{OpenQuestion, Run};
use crate::{AnyRoom, Conn, Effects, Millis, Record, Request, Seating};
use kit::{Kit, MoveOf};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Receiver, Sender, channel};
use table::{Phrase, Seat, Seats};
use wire::{ChatLine, Options, TableInfo};

/// A source of random bytes: the machine's, except in tests.
pub type Entropy = Box<dyn FnMut(&mut [u8]) + Send>;

/// A room of one game.
pub struct Room<K: Kit> {
    pub(crate) id: String,
    pub(crate) options: Options,
    pub(crate) kit: K,
    pub(crate) entropy: Entropy,
    /// The delays before the table answers for seats that are not asked. Seeded from `entropy` when first needed.
    pub(crate) covers: Option<Covers>,
    pub(crate) places: Vec<Holder>,
    /// How many times somebody has taken a seat.
    pub(crate) seatings: u32,
    pub(crate) conns: BTreeMap<Conn, Listener>,
    /// Where connections come from.
    pub(crate) origins: BTreeMap<Conn, Origin>,
    /// The open request to begin a game.
    pub(crate) wish: Option<Wish>,
    /// The people who wait for a seat, in the order they came.
    pub(crate) newcomers: Vec<Newcomer>,
    pub(crate) last_newcomer: u32,
    /// Hashes of the clients that have seen something of the running game.
    pub(crate) known: BTreeSet<String>,
    /// Hashes of the secrets of people who have left the running game.
    pub(crate) formers: BTreeSet<String>,
    /// When votes were last counted.
    pub(crate) looked: Millis,
    pub(crate) run: Option<Run<K>>,
    pub(crate) chat: VecDeque<ChatLine>,
    /// Events that people have not been told yet.
    pub(crate) news: Option<News<K::Game>>,
    pub(crate) asked_anew: Seats,
    /// Where jobs put their results, and where the room finds them.
    pub(crate) think: Sender<JobResult<MoveOf<K>>>,
    thought: Receiver<JobResult<MoveOf<K>>>,
    /// The latest question to each bot that searches.
    pub(crate) thoughts: [Arc<AtomicU64>; Seat::MAX],
    /// Seats for which a hint is being computed.
    pub(crate) hinting: Seats,
    /// Whether the room was restored and nobody has been there since.
    pub(crate) asleep: bool,
    /// What was left of each seat's time when the server stopped.
    pub(crate) left: Vec<Option<Millis>>,
    /// The rules have changed since the game began, so it cannot go on.
    pub(crate) broken: Option<Phrase>,
}

/// Events to be shown for the first time.
pub(crate) struct News<G> {
    /// The index of the first.
    pub(crate) from: usize,
    /// The game as shown before. `None` at the beginning of a game.
    pub(crate) before: Option<G>,
}

/// The person at the other end of a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Listener {
    /// They have not said hello yet.
    Unknown,
    Spectator,
    /// They wait for a seat, and may watch meanwhile.
    Newcomer {
        id: u32,
        watches: bool,
    },
    Player(Seat),
}

impl Listener {
    pub(crate) fn is_known(self) -> bool {
        self != Listener::Unknown
    }

    /// The view they get: a seat's (`Some(Some(seat))`), a spectator's (`Some(None)`), or none.
    pub(crate) fn seat(self) -> Option<Option<Seat>> {
        match self {
            Listener::Unknown | Listener::Newcomer { watches: false, .. } => None,
            Listener::Spectator | Listener::Newcomer { watches: true, .. } => Some(None),
            Listener::Player(seat) => Some(Some(seat)),
        }
    }
}

impl<K: Kit> Room<K> {
    /// How many chat lines are kept.
    pub(crate) const CHAT_KEPT: usize = 50;
    /// The greatest length of a chat line.
    pub(crate) const CHAT_LENGTH: usize = 200;
    /// How long a player may be away before a bot stands in.
    pub(crate) const AWAY: Millis = 30_000;
    /// How many decisions a player may miss before a bot stands in.
    pub(crate) const MISSED: u8 = 2;

    /// A table with empty seats, or what is wrong with the options.
    pub fn new(id: &str, options: &Options, entropy: Entropy) -> Result<Room<K>, Phrase> {
        let (kit, options) = crate::options::checked::<K>(options)?;
        let (think, thought) = channel();
        let holder = || Holder { reserve: options.pace.reserve(), ..Holder::default() };
        Ok(Room {
            id: id.to_owned(),
            kit,
            entropy,
            covers: None,
            places: (0..options.players).map(|_| holder()).collect(),
            options,
            seatings: 0,
            conns: BTreeMap::new(),
            origins: BTreeMap::new(),
            wish: None,
            newcomers: Vec::new(),
            last_newcomer: 0,
            known: BTreeSet::new(),
            formers: BTreeSet::new(),
            looked: 0,
            run: None,
            chat: VecDeque::new(),
            news: None,
            asked_anew: Seats::NONE,
            think,
            thought,
            thoughts: Default::default(),
            hinting: Seats::NONE,
            asleep: false,
            left: Vec::new(),
            broken: None,
        })
    }

    /// A random secret, in hexadecimal.
    pub(crate) fn secret(&mut self) -> String {
        let mut bytes = [0; 16];
        (self.entropy)(&mut bytes);
        hex(&bytes)
    }

    /// Whether more than one person plays or watches. Then delays must not tell anybody what others hold.
    pub(crate) fn is_uniform(&self) -> bool {
        self.people() + self.watching() > 1
    }

    /// Whether one person plays against bots and nobody else is there. Then nobody waits.
    pub(crate) fn is_alone(&self) -> bool {
        !self.is_uniform()
    }

    pub(crate) fn watching(&self) -> usize {
        self.conns.values().filter(|who| who.seat() == Some(None)).count()
    }

    pub(crate) fn people(&self) -> usize {
        self.places.iter().filter(|holder| !holder.is_played() || holder.present > 0).count()
    }

    /// Whether anybody is connected.
    pub(crate) fn is_watched(&self) -> bool {
        self.conns.values().any(|who| who.is_known())
    }

    pub(crate) fn level(&self, seat: Seat) -> &str {
        let holder = &self.places[seat.index()];
        holder.level.as_deref().unwrap_or(K::USUAL)
    }

    /// The level of the bot that fills a seat.
    pub(crate) fn filler(&self, seat: Seat) -> String {
        let bots = &self.options.bots;
        let level = match bots.len() {
            0 => None,
            1 => bots.first(),
            _ => bots.get(seat.index().saturating_sub(1)),
        };
        level.map_or_else(|| K::USUAL.to_owned(), Clone::clone)
    }

    /// Begins a game. Bots take the empty seats.
    pub(crate) fn begin(&mut self, now: Millis, dealer: Option<Seat>, fx: &mut Effects) {
        self.wish = None;
        self.seat_newcomers(now, fx);
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
        for holder in &mut self.places {
            (holder.reserve, holder.missed, holder.former, holder.let_go) = (reserve, 0, None, None);
        }
        let mut bytes = [0; 8];
        (self.entropy)(&mut bytes);
        let seed = u64::from_le_bytes(bytes);
        let salt = self.secret();
        let number = self.run.as_ref().map_or(1, |run| run.number + 1);
        let run = Run::begin(&self.kit, number, (seed, salt.clone()), dealer, self.run.as_ref());
        let Some(run) = run else { return };
        let version = K::VERSION.to_owned();
        fx.store.push(Record::Began { number, seed, salt, dealer, version });
        self.run = Some(run);
        self.news = Some(News { from: 0, before: None });
        self.forget_known(fx);
        self.tell_table(fx);
        self.proceed(now, fx);
    }

    /// The name, with a number added if somebody else at the table has it.
    pub(crate) fn free_name(&self, name: &str) -> String {
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
        self.places.iter().any(|holder| clean::look_alike(&holder.name, name))
    }

    /// Whether a person in this seat may use the name. It must not look like another's name without being the same. A
    /// namesake gets a number.
    pub(crate) fn may_be_called(&self, name: &str, own: Seat) -> Result<(), Phrase> {
        let others =
            self.places.iter().enumerate().filter(|(at, _)| *at != own.index()).map(|(_, holder)| &holder.name);
        let others = others.chain(self.newcomers.iter().map(|newcomer| &newcomer.name));
        let mut others = others.filter(|other| other.to_lowercase() != name.to_lowercase());
        if others.any(|other| clean::look_alike(other, name)) {
            return Err(Phrase::new("error-name-look-alike"));
        }
        Ok(())
    }

    /// A name for a bot in a seat that nobody else at the table has.
    pub(crate) fn bot_name(&self, seat: Seat) -> String {
        let names = BOT_NAMES.iter().cycle().skip(seat.index()).take(BOT_NAMES.len());
        let mut free = names.filter(|name| !self.is_taken(name));
        free.next().map_or_else(|| self.free_name(BOT_NAMES[seat.index()]), |name| (*name).to_owned())
    }
}

impl<K: Kit> AnyRoom for Room<K> {
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
        self.origins.remove(&conn);
        match self.conns.remove(&conn) {
            Some(Listener::Player(seat)) => {
                let holder = &mut self.places[seat.index()];
                holder.present = holder.present.saturating_sub(1);
                if holder.present == 0 {
                    holder.away_since = Some(now);
                    self.tell_table(&mut fx);
                }
            }
            Some(Listener::Spectator | Listener::Newcomer { .. }) => self.tell_table(&mut fx),
            Some(Listener::Unknown) | None => {}
        }
        fx
    }

    fn comes_from(&mut self, conn: Conn, address: &str) {
        self.origins.entry(conn).or_default().address = Some(hashed(address));
    }

    fn come(&mut self, now: Millis, request: &Request<'_>) -> Result<(Seating, Effects), Phrase> {
        self.take_in(now, request)
    }

    fn thought(&mut self, now: Millis) -> Effects {
        let mut fx = Effects::default();
        while let Ok(thought) = self.thought.try_recv() {
            self.take_thought(now, thought, &mut fx);
        }
        fx
    }

    fn tick(&mut self, now: Millis) -> Effects {
        let mut fx = Effects::default();
        self.time_passes(now, &mut fx);
        fx
    }

    fn pause(&self, now: Millis) -> Option<Record> {
        let run = self.run.as_ref().filter(|run| self.is_watched() && !self.asleep && !self.is_over(run))?;
        let left = |ask: &Option<OpenQuestion<K>>| Some(ask.as_ref()?.until?.saturating_sub(now));
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
        // Without connections nobody waits. Bots think again when somebody comes.
        self.conns.is_empty() && self.run.as_ref().is_none_or(|run| run.thinking.is_empty())
    }
}
