//! The task that owns one table. Nothing else touches the table.
//!
//! It carries out the table's effects in order: saves its records, sends messages, closes connections, lets bots
//! think. While records cannot be saved, nothing else happens at the table, and players are told why.

#[cfg(test)]
mod tests;

use crate::log::Seldom;
use crate::metrics::GameTally;
use crate::registry::{BackInUse, Handle, Registry};
use crate::store::{Append, StoreError};
use crate::thinking::Work;
use room::{AnyRoom, Conn, Effects, Job, Millis, Record, Request, Seating};
use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use table::{Phrase, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, sleep_until};
use wire::{FromClient, Options, PlainMessage, RefusalReason, TableInfo, json};

/// Something for a connection to send.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(String),
    /// The last thing to send: close with this code of RFC 6455.
    Close(u16),
}

/// The queue of messages for a connection.
pub(crate) type Outbox = mpsc::Sender<Out>;

/// Close code "going away": the server stops, so come back later.
pub(crate) const GOING_AWAY: u16 = 1001;
/// Close code for a connection that the table has closed.
const NORMAL: u16 = 1000;

/// How long an empty table stays open.
const LINGER: Duration = Duration::from_secs(30);

/// How long to wait before trying again to save records.
const AGAIN: Duration = Duration::from_millis(500);

/// How many messages a table remembers while nothing can be saved.
const MOST_LATER: usize = 256;

/// A save that takes longer than this stops the table's clocks: the disk is slow, not the players.
const SLOW: Millis = 100;

/// Roughly how many records are saved together, so that nobody waits long for the moves of others.
const TOGETHER: usize = 16;

static WAITS: Seldom = Seldom::new();
static CLOCKS: Seldom = Seldom::new();

/// Something for a table to do.
pub(crate) enum Command {
    Connect {
        conn: Conn,
        outbox: Outbox,
        /// The address it comes from.
        by: IpAddr,
    },
    /// A message, and when it arrived.
    Text {
        conn: Conn,
        text: String,
        came: Instant,
    },
    Gone {
        conn: Conn,
    },
    Sit {
        wish: SeatWish,
        reply: oneshot::Sender<Result<Seating, Phrase>>,
    },
    Begin {
        conn: Conn,
        token: String,
        reply: oneshot::Sender<Result<(), Phrase>>,
    },
    Info {
        reply: oneshot::Sender<TableInfo>,
    },
    /// How long a bot has thought.
    Thought {
        took: Duration,
    },
    Close,
}

/// A request for a seat, as in [`Request`].
#[derive(Clone, Default)]
pub(crate) struct SeatWish {
    pub(crate) name: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) token: Option<String>,
    pub(crate) me: Option<String>,
    pub(crate) from: Option<String>,
    pub(crate) next: bool,
}

impl SeatWish {
    fn request(&self) -> Request<'_> {
        let SeatWish { name, seat, token, me, from, next } = self;
        let (token, me, from) = (token.as_deref(), me.as_deref(), from.as_deref());
        Request { name, seat: *seat, token, me, from, next: *next }
    }
}

pub(crate) struct TableTask {
    registry: Arc<Registry>,
    id: String,
    table: Box<dyn AnyRoom>,
    /// How many records are saved, which is the number of the next.
    kept: u32,
    commands: mpsc::Receiver<Command>,
    handle: Handle,
    outboxes: HashMap<Conn, Outbox>,
    /// Commands that came while records could not be saved.
    later: VecDeque<Command>,
    decided: Instant,
    /// The address that the table's thinking is charged to: the one that made it, or the first to come after it was
    /// closed.
    by: Option<IpAddr>,
    /// How long the table stood still because nothing could be saved. Its clocks stood still, too.
    stood: Millis,
    /// What the current game has counted.
    tally: GameTally,
    public: bool,
    shown: Option<TableInfo>,
}

/// Whether the task continues.
enum Next {
    GoOn,
    End,
}

impl TableTask {
    pub(crate) fn new(
        registry: Arc<Registry>,
        id: String,
        table: Box<dyn AnyRoom>,
        (kept, by): (u32, Option<IpAddr>),
        commands: mpsc::Receiver<Command>,
        handle: Handle,
    ) -> TableTask {
        registry.metrics.tables.fetch_add(1, Relaxed);
        let (outboxes, later) = (HashMap::new(), VecDeque::new());
        let (decided, public) = (Instant::now(), table.info().options.public);
        let tally = GameTally::default();
        TableTask {
            registry,
            id,
            table,
            kept,
            commands,
            handle,
            outboxes,
            later,
            decided,
            by,
            stood: 0,
            tally,
            public,
            shown: None,
        }
    }

    /// Runs until the table is closed or the server stops.
    pub(crate) async fn run(mut self) {
        // A restored table may have something to do at once.
        let effects = self.table.tick(self.now());
        if let Next::End = self.apply(effects).await {
            return;
        }
        loop {
            let next = match self.later.pop_front() {
                Some(command) => self.obey(command).await,
                None => self.wait().await,
            };
            if let Next::End = next {
                return;
            }
            self.show();
        }
    }

    /// Waits for whatever comes first: a command, a deadline of the table, or a long time without anybody.
    async fn wait(&mut self) -> Next {
        let deadline = self.table.deadline().map(|at| self.registry.instant(at + self.stood));
        let unused = self.outboxes.is_empty() && self.table.idle();
        tokio::select! {
            // Commands come before deadlines, so what was said in time is heard in time.
            biased;
            command = self.commands.recv() => match command {
                Some(command) => self.obey(command).await,
                None => Next::End,
            },
            () = sleep_until(deadline.unwrap_or_else(Instant::now).into()), if deadline.is_some() => {
                let effects = self.table.tick(self.now());
                self.apply(effects).await
            }
            () = sleep(LINGER), if unused => self.put_away(),
        }
    }

    /// The time on this table's clock.
    fn now(&self) -> Millis {
        self.registry.now() - self.stood
    }

    fn put_away(&mut self) -> Next {
        match self.registry.put_away(&self.id, &mut self.commands) {
            None => Next::End,
            Some(BackInUse { missed, handle, commands }) => {
                self.later.extend(missed);
                (self.handle, self.commands) = (handle, commands);
                Next::GoOn
            }
        }
    }

    async fn obey(&mut self, command: Command) -> Next {
        let now = self.now();
        let effects = match command {
            Command::Connect { conn, outbox, by } => {
                self.by.get_or_insert(by);
                self.outboxes.insert(conn, outbox);
                self.table.comes_from(conn, &by.to_string());
                self.table.connected(now, conn)
            }
            Command::Text { conn, text, came } => return self.listen(conn, text, came).await,
            Command::Gone { conn } => {
                self.outboxes.remove(&conn);
                self.table.disconnected(now, conn)
            }
            Command::Sit { wish, reply } => match self.table.come(now, &wish.request()) {
                Err(why) => {
                    let _ = reply.send(Err(why));
                    return Next::GoOn;
                }
                Ok((seating, effects)) => {
                    if let Next::End = self.apply(effects).await {
                        return Next::End;
                    }
                    // Only now is the seat really taken.
                    let _ = reply.send(Ok(seating));
                    return Next::GoOn;
                }
            },
            Command::Begin { conn, token, reply } => return self.begin(conn, token, reply).await,
            Command::Info { reply } => {
                let _ = reply.send(self.table.info());
                return Next::GoOn;
            }
            Command::Thought { took } => {
                self.tally.thinking.push(took);
                self.table.thought(now)
            }
            Command::Close => {
                self.pause().await;
                return self.close();
            }
        };
        self.apply(effects).await
    }

    /// Handles a message and those that have arrived since, and saves their records together.
    async fn listen(&mut self, conn: Conn, text: String, came: Instant) -> Next {
        // Lets other connections hand in what they received at the same moment; otherwise the table would always be
        // ahead of them.
        tokio::task::yield_now().await;
        let mut effects = Effects::default();
        let mut decided = Vec::new();
        let mut heard = Some((conn, text, came));
        while let Some((conn, text, came)) = heard.take() {
            let before = effects.store.len();
            effects.extend(self.table.received(self.now(), conn, &text));
            if effects.store[before..]
                .iter()
                .any(|record| matches!(record, Record::Moved { .. } | Record::Closed { .. }))
            {
                decided.push(came);
            }
            // Connections that are about to be closed are not listened to.
            if effects.store.len() < TOGETHER && effects.close.is_empty() {
                heard = self.text_that_waits();
            }
        }
        let next = self.apply(effects).await;
        for came in decided {
            self.tally.broadcasts.push(came.elapsed());
        }
        next
    }

    /// The next command, if one is waiting and it is a message.
    fn text_that_waits(&mut self) -> Option<(Conn, String, Instant)> {
        match self.later.pop_front().or_else(|| self.commands.try_recv().ok())? {
            Command::Text { conn, text, came } => Some((conn, text, came)),
            other => {
                self.later.push_front(other);
                None
            }
        }
    }

    /// Begins the game for somebody who is not connected yet, by saying what they would say.
    async fn begin(&mut self, conn: Conn, token: String, reply: oneshot::Sender<Result<(), Phrase>>) -> Next {
        let (outbox, mut heard) = mpsc::channel(64);
        self.outboxes.insert(conn, outbox);
        let texts = [FromClient::<()>::Hello { token: Some(token), me: None, shuffles: false }, FromClient::Start]
            .map(|said| json(&said));
        let mut refused = None;
        for step in 0..4 {
            let now = self.now();
            let effects = match step {
                0 => self.table.connected(now, conn),
                1 | 2 => self.table.received(now, conn, &texts[step - 1]),
                _ => {
                    self.outboxes.remove(&conn);
                    self.table.disconnected(now, conn)
                }
            };
            if let Next::End = self.apply(effects).await {
                return Next::End;
            }
            while let Ok(out) = heard.try_recv() {
                if let Out::Text(text) = out
                    && let Ok(PlainMessage::Refused { reasons, .. }) = serde_json::from_str(&text)
                {
                    refused = reasons.into_iter().next().map(|why: RefusalReason| why.say);
                }
            }
        }
        let _ = reply.send(refused.map_or(Ok(()), Err));
        Next::GoOn
    }

    /// Carries out the table's effects.
    async fn apply(&mut self, effects: Effects) -> Next {
        let Effects { store, options, not_before, send, close, windows, think } = effects;
        for length in windows {
            self.tally.windows.push(Duration::from_millis(length));
        }
        let not_before = not_before.map(|at| self.registry.instant(at + self.stood));
        if (!store.is_empty() || options.is_some())
            && let Next::End = self.keep(store, options).await
        {
            return Next::End;
        }
        if let Some(at) = not_before {
            // Hides how long saving took.
            sleep_until(at.into()).await;
        }
        for (conn, text) in send {
            self.say(conn, Out::Text(text));
        }
        for conn in close {
            self.say(conn, Out::Close(NORMAL));
            self.outboxes.remove(&conn);
        }
        for job in think {
            self.think(job);
        }
        Next::GoOn
    }

    fn say(&mut self, conn: Conn, out: Out) {
        let Some(outbox) = self.outboxes.get(&conn) else { return };
        self.registry.metrics.sent.fetch_add(1, Relaxed);
        if outbox.try_send(out).is_err() {
            // It does not keep up. Without its outbox the connection closes, and the client may come back.
            self.registry.metrics.slow.fetch_add(1, Relaxed);
            self.outboxes.remove(&conn);
        }
    }

    fn think(&self, job: Job) {
        let work = Work { job, table: self.handle.downgrade(), name: self.name_in_log().to_owned() };
        self.registry.thinking.take(self.by, &self.id, work);
    }

    /// Saves records, however long that takes. Nothing moves at the table meanwhile.
    async fn keep(&mut self, records: Vec<Record>, options: Option<Options>) -> Next {
        let append = Arc::new(Append { table: self.id.clone(), options, first: self.kept, records });
        let mut failed = false;
        let began = self.registry.now();
        loop {
            let kept = self.registry.store.append(append.clone()).await;
            match kept.unwrap_or_else(|_| Err(StoreError(Phrase::new("serve-store-closed")))) {
                Ok(()) => break,
                Err(error) if !failed => {
                    if let Some(missed) = WAITS.may(Instant::now()) {
                        let table = self.name_in_log();
                        tracing::error!(table, %error, missed, "A table waits until its records can be saved.");
                    }
                    self.tell_all_that_nothing_can_be_kept();
                    failed = true;
                }
                Err(_) => {}
            }
            if let Next::End = self.hold_out().await {
                return Next::End;
            }
        }
        let waited = self.registry.now() - began;
        if failed || waited >= SLOW {
            self.stood += waited;
        }
        self.kept += append.records.len() as u32;
        if let Some(options) = &append.options {
            self.public = options.public;
            if !self.public {
                self.registry.hide(&self.id);
            }
            self.shown = None;
        }
        self.count(&append.records);
        Next::GoOn
    }

    /// Answers everybody but changes nothing, until it is time to try again.
    async fn hold_out(&mut self) -> Next {
        let again = tokio::time::Instant::now() + AGAIN;
        loop {
            let command = tokio::select! {
                command = self.commands.recv() => command,
                () = sleep_until(again) => return Next::GoOn,
            };
            match command {
                None | Some(Command::Close) => return self.close(),
                Some(Command::Text { conn, text, came }) => {
                    self.say(conn, cannot_keep());
                    // It was said in time, so it will count when the table continues.
                    if self.later.len() < MOST_LATER {
                        self.later.push_back(Command::Text { conn, text, came });
                    }
                }
                Some(Command::Sit { reply, .. }) => drop(reply.send(Err(Phrase::new("error-not-kept")))),
                Some(Command::Begin { reply, .. }) => drop(reply.send(Err(Phrase::new("error-not-kept")))),
                Some(Command::Connect { conn, outbox, by }) => {
                    let _ = outbox.try_send(cannot_keep());
                    self.later.push_back(Command::Connect { conn, outbox, by });
                }
                Some(other) => self.later.push_back(other),
            }
        }
    }

    /// Anybody who knows the id of a private table can watch it, so the log does not name it.
    fn name_in_log(&self) -> &str {
        if self.public { &self.id } else { "a private one" }
    }

    fn tell_all_that_nothing_can_be_kept(&mut self) {
        let everybody: Vec<Conn> = self.outboxes.keys().copied().collect();
        for conn in everybody {
            self.say(conn, cannot_keep());
        }
    }

    fn count(&mut self, records: &[Record]) {
        for record in records {
            match record {
                Record::Moved { .. } | Record::Closed { .. } => {
                    self.tally.decisions.push(self.decided.elapsed());
                    self.decided = Instant::now();
                }
                Record::Ended { .. } => {
                    self.registry.metrics.games.fetch_add(1, Relaxed);
                    self.registry.metrics.add(std::mem::take(&mut self.tally));
                }
                Record::Began { .. } => self.decided = Instant::now(),
                _ => {}
            }
        }
    }

    /// Updates the list of public tables.
    fn show(&mut self) {
        if !self.public {
            return; // nobody can see it in the list
        }
        let info = self.table.info();
        if self.shown.as_ref() != Some(&info) {
            self.registry.show(&info);
            self.shown = Some(info);
        }
    }

    /// Saves the clocks. If that fails they start anew, which harms nobody.
    async fn pause(&mut self) {
        let Some(paused) = self.table.pause(self.now()) else { return };
        let append = Append { table: self.id.clone(), options: None, first: self.kept, records: vec![paused] };
        if !matches!(self.registry.store.append(Arc::new(append)).await, Ok(Ok(())))
            && let Some(missed) = CLOCKS.may(Instant::now())
        {
            tracing::warn!(table = self.name_in_log(), missed, "The clocks of a table could not be saved.");
        }
    }

    fn close(&mut self) -> Next {
        for (_, outbox) in self.outboxes.drain() {
            let _ = outbox.try_send(Out::Close(GOING_AWAY));
        }
        Next::End
    }
}

impl Drop for TableTask {
    fn drop(&mut self) {
        self.registry.metrics.tables.fetch_sub(1, Relaxed);
        self.registry.metrics.add(std::mem::take(&mut self.tally));
    }
}

/// What players are told while nothing can be saved.
fn cannot_keep() -> Out {
    let why = RefusalReason { clauses: Vec::new(), say: Phrase::new("error-not-kept") };
    Out::Text(json(&PlainMessage::Refused { ask: None, reasons: vec![why] }))
}
