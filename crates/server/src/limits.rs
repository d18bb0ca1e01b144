//! How much one client, one address and all together may ask for.

use crate::proxies::Proxies;
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
    /// Replays, examples and lists one address may read in a minute.
    pub requests_each: u32,
    /// The proxies in front of the server that say who is asking.
    pub proxies: Proxies,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 20_000,
            connections: 100_000,
            connections_each: 64,
            tables_each: 60,
            messages: 10,
            requests_each: 240,
            proxies: Proxies::default(),
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
    requests_each: u32,
    seen: Mutex<HashMap<IpAddr, Seen>>,
}

#[derive(Debug)]
struct Seen {
    /// Connections to tables.
    connections: usize,
    /// Connections of any kind.
    knocking: usize,
    knocks: Bucket,
    tables: Bucket,
    requests: Bucket,
}

/// Addresses that are remembered before those that do nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// Connections one address may have beside those to tables: those of a browser that loads a page.
const BESIDE: usize = 64;

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Arc<Addresses> {
        let &Limits { connections_each, tables_each, requests_each, .. } = limits;
        Arc::new(Addresses { connections_each, tables_each, requests_each, seen: Mutex::default() })
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut Seen) -> T) -> T {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            seen.retain(|_, seen| !seen.is_idle(now));
        }
        let (tables, requests) = (f64::from(self.tables_each), f64::from(self.requests_each));
        let knocks = (self.connections_each + BESIDE) as f64;
        let fresh = || Seen {
            connections: 0,
            knocking: 0,
            // Everybody may come back at once after a restart, and a few more in every second.
            knocks: Bucket::new(knocks * 2.0, knocks / 4.0, now),
            tables: Bucket::new(tables, tables / 60.0, now),
            requests: Bucket::new(requests / 2.0, requests / 60.0, now),
        };
        work(seen.entry(whole(address)).or_insert_with(fresh))
    }

    /// Whether this address may take one more table or seat.
    pub(crate) fn table(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |seen| seen.tables.take(now))
    }

    /// Whether this address may read something that takes time to put together.
    pub(crate) fn reads(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |seen| seen.requests.take(now))
    }

    /// One more connection of this address, whatever it is for, until the pass is dropped.
    pub(crate) fn knock(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Pass> {
        let most = self.connections_each + BESIDE;
        self.pass(address, now, |seen| (seen.knocking < most && seen.knocks.take(now)).then_some(&mut seen.knocking))
    }

    /// One more connection of this address to a table, until the pass is dropped.
    pub(crate) fn connection(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Pass> {
        let most = self.connections_each;
        let mut pass = self.pass(address, now, |seen| (seen.connections < most).then_some(&mut seen.connections))?;
        pass.table = true;
        Some(pass)
    }

    fn pass(
        self: &Arc<Self>,
        address: IpAddr,
        now: Instant,
        place: impl FnOnce(&mut Seen) -> Option<&mut usize>,
    ) -> Option<Pass> {
        let free = self.with(address, now, |seen| place(seen).map(|count| *count += 1));
        free.map(|()| Pass { addresses: self.clone(), address, table: false })
    }
}

impl Seen {
    fn is_idle(&mut self, now: Instant) -> bool {
        let Seen { connections, knocking, knocks, tables, requests } = self;
        *connections == 0 && *knocking == 0 && [knocks, tables, requests].into_iter().all(|bucket| bucket.full(now))
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
    /// Whether it is one to a table.
    table: bool,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let table = self.table;
        self.addresses.with(self.address, Instant::now(), |seen| {
            let count = if table { &mut seen.connections } else { &mut seen.knocking };
            *count = count.saturating_sub(1);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn addresses() -> (Arc<Addresses>, Instant) {
        (Addresses::new(&Limits { connections_each: 2, requests_each: 60, ..Limits::default() }), Instant::now())
    }

    #[test]
    fn one_address_has_so_many_connections_and_so_many_new_ones_in_a_second() {
        let (addresses, now) = addresses();
        let held: Vec<Pass> = std::iter::from_fn(|| addresses.knock(HERE, now)).take(1000).collect();
        assert_eq!(held.len(), 2 + BESIDE);
        let other = IpAddr::from([192, 0, 2, 1]);
        assert!(addresses.knock(other, now).is_some(), "others are let in");
        drop(held);
        // It has come and gone often enough for now.
        let again = (0..1000).filter(|_| addresses.knock(HERE, now).is_some()).count();
        assert_eq!(again, 2 + BESIDE);
        let soon = (0..1000).filter(|_| addresses.knock(HERE, now + Duration::from_secs(1)).is_some()).count();
        assert_eq!(soon, (2 + BESIDE) / 4);
    }

    #[test]
    fn what_is_dear_is_read_so_often() {
        let (addresses, now) = addresses();
        assert_eq!((0..100).filter(|_| addresses.reads(HERE, now)).count(), 30);
        assert_eq!((0..100).filter(|_| addresses.reads(HERE, now + Duration::from_secs(5))).count(), 5);
    }
}
