//! All tables: finds them, opens them from the store, makes new ones.

use crate::board::Board;
use crate::clock::{BEAT, Clock};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::secret;
use crate::store::{Append, Store, StoreError};
use crate::table_task::{Command, Outbox, SeatWish, TableTask};
use crate::thinking::Thinking;
use fair::Seal;
use room::Entropy;
use room::{AnyRoom, Conn, Millis, SavedTable, Seating};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::{Phrase, Rng, Seat};
use tokio::sync::{mpsc, oneshot};
use wire::{Options, TableInfo};

/// A table, or why it cannot be opened.
pub type OpenResult = Result<Box<dyn AnyRoom>, Phrase>;

/// Makes and opens tables of every game.
#[derive(Clone)]
pub struct Games {
    /// Makes a new table with an id.
    pub open: fn(&str, &Options, Entropy) -> OpenResult,
    /// Opens a saved table.
    pub restore: fn(&SavedTable, Millis, Entropy) -> OpenResult,
    /// With a seed, all shuffles follow from it and nothing is secret: for tests and pictures.
    pub rehearsal: Option<u64>,
    /// The key with which records are signed.
    pub seal: Option<Seal>,
    /// Ids of games that are offered here although they are not listed.
    pub also: Vec<&'static str>,
}

impl Games {
    /// The same games with shuffles that follow from a known seed: for tests and pictures.
    #[must_use]
    pub fn rehearsed(self, seed: u64) -> Games {
        Games { rehearsal: Some(seed), ..self }
    }

    /// The same games, and one more that is not listed.
    pub fn and(mut self, id: &str) -> Result<Games, Phrase> {
        let known = games::IDS.iter().find(|known| **known == id);
        let known = known.ok_or_else(|| games::unknown(id, games::IDS.iter().copied()))?;
        if !self.offered().any(|offered| offered == *known) {
            self.also.push(known);
        }
        Ok(self)
    }

    /// The ids of the games that can be played here.
    pub fn offered(&self) -> impl Iterator<Item = &'static str> {
        games::listed().chain(self.also.iter().copied())
    }

    /// Makes a table of one of the games on offer.
    fn open(&self, id: &str, options: &Options, entropy: Entropy) -> OpenResult {
        if !self.offered().any(|offered| offered == options.game) {
            return Err(games::unknown(&options.game, self.offered()));
        }
        (self.open)(id, options, entropy)
    }

    /// Random bytes for the table with this number.
    fn entropy(&self, table: u64) -> Entropy {
        let entropy = match self.rehearsal {
            // There is no fair shuffle without randomness: better no table at all.
            None => Entropy::secret(|bytes| getrandom::fill(bytes).expect("the machine gives random bytes")),
            Some(seed) => {
                let mut rng = Rng::stream(seed, "rehearsal", table);
                Entropy::rehearsed(move |bytes| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8))
            }
        };
        entropy.sealed(self.seal.clone())
    }
}

/// How to reach a table's task.
pub(crate) type Handle = mpsc::Sender<Command>;

/// How many commands a table queues before senders block.
const QUEUE: usize = 256;

/// How many tables are listed when the server starts.
const LISTED: usize = 200;

/// Locks that keep a table from being opened twice, chosen by id.
const DOORS: usize = 64;

/// All tables of a server.
pub struct Registry {
    pub(crate) games: Games,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) limits: Limits,
    pub(crate) thinking: Arc<Thinking>,
    tables: Mutex<HashMap<String, Handle>>,
    doors: [tokio::sync::Mutex<()>; DOORS],
    /// The list of public tables.
    pub(crate) board: Board,
    clock: Clock,
    conns: AtomicU64,
    /// How many tables were opened so far, new or again.
    opened: AtomicU64,
    closing: AtomicBool,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    /// A registry over a store. Public tables that are not over are listed; they are opened when somebody comes.
    pub fn new(games: Games, store: Arc<dyn Store>, metrics: Arc<Metrics>, limits: Limits) -> Arc<Registry> {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let registry = Registry {
            games,
            store,
            metrics,
            limits,
            thinking: Thinking::new(cores),
            tables: Mutex::default(),
            doors: [const { tokio::sync::Mutex::const_new(()) }; DOORS],
            board: Board::default(),
            clock: Clock::new(Instant::now()),
            conns: AtomicU64::new(1),
            opened: AtomicU64::new(0),
            closing: AtomicBool::new(false),
        };
        registry.list_stored();
        let registry = Arc::new(registry);
        let looks = Arc::downgrade(&registry);
        tokio::spawn(async move {
            while let Some(registry) = looks.upgrade() {
                registry.now();
                drop(registry);
                tokio::time::sleep(BEAT).await;
            }
        });
        registry
    }

    fn list_stored(&self) {
        let listed = self.store.public(LISTED).unwrap_or_else(|error| {
            tracing::error!(%error, "The public tables could not be listed.");
            Vec::new()
        });
        for listed in listed {
            if let Ok(Some(saved)) = self.store.load(&listed.id)
                && let Ok(table) = (self.games.restore)(&saved, self.now(), self.entropy())
            {
                self.show(&table.info());
            }
        }
    }

    /// The time on the tables' clock.
    pub(crate) fn now(&self) -> Millis {
        self.clock.at(Instant::now())
    }

    pub(crate) fn instant(&self, at: Millis) -> Instant {
        self.clock.instant(at)
    }

    /// A number for a new connection.
    pub(crate) fn conn(&self) -> Conn {
        Conn(self.conns.fetch_add(1, Relaxed))
    }

    /// Updates a table in the public list.
    pub(crate) fn show(&self, info: &TableInfo) {
        self.board.show(info, Instant::now());
    }

    /// Takes a table off the public list.
    pub(crate) fn hide(&self, id: &str) {
        self.board.hide(id);
    }

    /// Makes a table with somebody in its first seat.
    pub async fn create(
        self: &Arc<Self>,
        options: &Options,
        name: &str,
        by: Option<IpAddr>,
    ) -> Result<(TableInfo, Seating), TableError> {
        if locked(&self.tables).len() >= self.limits.tables {
            self.metrics.limited.fetch_add(1, Relaxed);
            return Err(TableError::Busy(Phrase::new("error-too-many-tables")));
        }
        // Better no table than one that cannot save its first record.
        let store = self.store.clone();
        let works = tokio::task::spawn_blocking(move || store.works()).await;
        works.unwrap_or(Ok(())).map_err(TableError::NotKept)?;
        let id = secret::id();
        let table = self.games.open(&id, options, self.entropy()).map_err(TableError::Bad)?;
        let made = Append { table: id.clone(), options: Some(table.info().options), first: 0, records: Vec::new() };
        self.keep(made).await.map_err(TableError::NotKept)?;
        self.metrics.made.fetch_add(1, Relaxed);
        self.seat_at(&id, table, 0, by);
        let seating = self.sit(&id, name, Some(Seat::new(0))).await?;
        Ok((self.info(&id).await?, seating))
    }

    fn entropy(&self) -> Entropy {
        self.games.entropy(self.opened.fetch_add(1, Relaxed))
    }

    async fn keep(&self, append: Append) -> Result<(), StoreError> {
        let gone = || StoreError(Phrase::new("serve-store-closed"));
        self.store.append(Arc::new(append)).await.unwrap_or_else(|_| Err(gone()))
    }

    /// Takes a seat.
    pub async fn sit(self: &Arc<Self>, id: &str, name: &str, seat: Option<Seat>) -> Result<Seating, TableError> {
        self.come(id, SeatWish { name: name.to_owned(), seat, ..SeatWish::default() }).await
    }

    /// Asks the table for a seat.
    pub(crate) async fn come(self: &Arc<Self>, id: &str, wish: SeatWish) -> Result<Seating, TableError> {
        let answer = self.ask(id, |reply| Command::Sit { wish, reply }).await?;
        answer.map_err(TableError::Bad)
    }

    /// What anybody may know about a table.
    pub async fn info(self: &Arc<Self>, id: &str) -> Result<TableInfo, TableError> {
        self.ask(id, |reply| Command::Info { reply }).await
    }

    /// Begins the game for the player with this secret, as if they had asked over their connection.
    pub async fn begin(self: &Arc<Self>, id: &str, secret: &str) -> Result<(), TableError> {
        let (conn, token) = (self.conn(), secret.to_owned());
        let answer = self.ask(id, |reply| Command::Begin { conn, token, reply }).await?;
        answer.map_err(TableError::Bad)
    }

    async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        self.send(id, command(reply)).await?;
        answer.await.map_err(|_| TableError::Busy(Phrase::new("error-closing")))
    }

    /// Connects somebody to a table. The handle takes what they say.
    pub(crate) async fn connect(
        self: &Arc<Self>,
        id: &str,
        conn: Conn,
        outbox: Outbox,
        by: IpAddr,
    ) -> Result<Handle, TableError> {
        self.send(id, Command::Connect { conn, outbox, by }).await
    }

    async fn send(self: &Arc<Self>, id: &str, mut command: Command) -> Result<Handle, TableError> {
        loop {
            let handle = self.find(id).await?;
            match handle.send(command).await {
                Ok(()) => return Ok(handle),
                // The table was closed in between: open it again.
                Err(back) => command = back.0,
            }
        }
    }

    async fn find(self: &Arc<Self>, id: &str) -> Result<Handle, TableError> {
        if self.closing.load(Relaxed) {
            return Err(TableError::Busy(Phrase::new("error-closing")));
        }
        if !secret::is_id(id) {
            return Err(TableError::Unknown);
        }
        let open = |handle: &Handle| (!handle.is_closed()).then(|| handle.clone());
        if let Some(handle) = locked(&self.tables).get(id).and_then(open) {
            return Ok(handle);
        }
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        let _door = self.doors[hasher.finish() as usize % DOORS].lock().await;
        if let Some(handle) = locked(&self.tables).get(id).and_then(open) {
            return Ok(handle);
        }
        let (registry, wanted) = (self.clone(), id.to_owned());
        let restored = tokio::task::spawn_blocking(move || {
            let saved = registry.store.load(&wanted).map_err(TableError::NotRead)?.ok_or(TableError::Unknown)?;
            let table =
                (registry.games.restore)(&saved, registry.now(), registry.entropy()).map_err(TableError::Bad)?;
            Ok((table, saved.records.len() as u32))
        });
        let (table, kept) = restored.await.map_err(|_| TableError::Bad(Phrase::new("error-inside")))??;
        Ok(self.seat_at(id, table, kept, None))
    }

    /// Starts a table's task.
    fn seat_at(self: &Arc<Self>, id: &str, table: Box<dyn AnyRoom>, kept: u32, by: Option<IpAddr>) -> Handle {
        let (handle, commands) = mpsc::channel(QUEUE);
        locked(&self.tables).insert(id.to_owned(), handle.clone());
        let task = TableTask::new(self.clone(), id.to_owned(), table, (kept, by), commands, handle.clone());
        tokio::spawn(task.run());
        handle
    }

    /// Closes a table, unless a command has arrived in the meantime: then returns that command with a new queue. It
    /// is one step for everybody else, so nobody can open the table a second time.
    pub(crate) fn put_away(&self, id: &str, commands: &mut mpsc::Receiver<Command>) -> Option<BackInUse> {
        let mut tables = locked(&self.tables);
        commands.close();
        let missed: Vec<Command> = std::iter::from_fn(|| commands.try_recv().ok()).collect();
        if missed.is_empty() {
            tables.remove(id);
            return None;
        }
        let (handle, commands) = mpsc::channel(QUEUE);
        tables.insert(id.to_owned(), handle.clone());
        Some(BackInUse { missed, handle, commands })
    }

    /// Closes every table. Everything that players heard is saved already.
    pub async fn close(&self) {
        self.closing.store(true, Relaxed);
        let handles: Vec<Handle> = locked(&self.tables).values().cloned().collect();
        for handle in &handles {
            let _ = handle.send(Command::Close).await;
        }
        for handle in handles {
            handle.closed().await;
        }
    }
}

/// A table that was about to close, but is needed after all.
pub(crate) struct BackInUse {
    pub(crate) missed: Vec<Command>,
    pub(crate) handle: Handle,
    pub(crate) commands: mpsc::Receiver<Command>,
}

/// Why a request to a table failed.
#[derive(Clone, PartialEq, Debug)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// It cannot be done as asked.
    Bad(Phrase),
    /// It cannot be done now.
    Busy(Phrase),
    /// The table could not be saved.
    NotKept(StoreError),
    /// The table could not be read.
    NotRead(StoreError),
}
