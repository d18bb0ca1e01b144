//! How much one client, one address and all together may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Tables that are open at once.
    pub tables: usize,
    /// Connections at once, of all clients.
    pub connections: usize,
    /// Connections to tables at once, of one address.
    pub connections_each: usize,
    /// Tables and seats one address may take in a minute.
    pub tables_each: u32,
    /// Messages a connection may send in a second, on average.
    pub messages: u32,
    /// Whether the server stands behind a proxy that says who is asking (`X-Forwarded-For`).
    pub behind_proxy: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 20_000,
            connections: 100_000,
            connections_each: 64,
            tables_each: 60,
            messages: 10,
            behind_proxy: false,
        }
    }
}

/// The longest message and the longest body, in bytes.
pub(crate) const LONGEST: usize = 8 << 10;

/// Lets so many through in a time, and some more at once.
#[derive(Clone, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(most: f64, per_second: f64, now: Instant) -> Bucket {
        Bucket { tokens: most, most, per_second, filled: now }
    }

    fn fill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = self.most.min(self.tokens + passed * self.per_second);
        self.filled = now;
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let there = self.tokens >= 1.0;
        self.tokens -= f64::from(u8::from(there));
        there
    }

    /// How long until there is one.
    pub(crate) fn wait(&mut self, now: Instant) -> Duration {
        self.fill(now);
        Duration::from_secs_f64(((1.0 - self.tokens) / self.per_second).max(0.0))
    }

    fn full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.most
    }
}

/// What addresses are doing.
#[derive(Debug)]
pub(crate) struct Addresses {
    connections_each: usize,
    tables_each: u32,
    seen: Mutex<HashMap<IpAddr, Seen>>,
}

#[derive(Debug)]
struct Seen {
    connections: usize,
    tables: Bucket,
}

/// Addresses that are remembered before those that do nothing are forgotten.
const REMEMBERED: usize = 10_000;

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Arc<Addresses> {
        let (connections_each, tables_each) = (limits.connections_each, limits.tables_each);
        Arc::new(Addresses { connections_each, tables_each, seen: Mutex::default() })
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut Seen) -> T) -> T {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            seen.retain(|_, seen| seen.connections > 0 || !seen.tables.full(now));
        }
        let each = f64::from(self.tables_each);
        let fresh = || Seen { connections: 0, tables: Bucket::new(each, each / 60.0, now) };
        work(seen.entry(whole(address)).or_insert_with(fresh))
    }

    /// Whether this address may take one more table or seat.
    pub(crate) fn table(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |seen| seen.tables.take(now))
    }

    /// One more connection of this address, until the pass is dropped.
    pub(crate) fn connection(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Pass> {
        let most = self.connections_each;
        let free = self.with(address, now, |seen| {
            let free = seen.connections < most;
            seen.connections += usize::from(free);
            free
        });
        free.then(|| Pass { addresses: self.clone(), address })
    }
}

/// Who has many addresses of IPv6 is one client for all of the network they were given.
fn whole(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
        four => four,
    }
}

/// A connection that counts.
#[derive(Debug)]
pub(crate) struct Pass {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.addresses.with(self.address, Instant::now(), |seen| seen.connections -= 1);
    }
}
