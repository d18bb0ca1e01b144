//! How much one client, one address, and all clients together may ask for.

use crate::proxies::Proxies;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The limits of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Tables open at once.
    pub tables: usize,
    /// Connections at once, from all clients.
    pub connections: usize,
    /// Connections to tables at once, from one address.
    pub connections_each: usize,
    /// Tables made and seats taken in a minute, by one address.
    pub tables_each: u32,
    /// Messages in a second from one connection, on average.
    pub messages: u32,
    /// Replays, examples and lists read in a minute, by one address.
    pub requests_each: u32,
    /// The reverse proxies that are trusted to say who is asking.
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

/// A token bucket: it allows so many in a given time, and a burst of some more.
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

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let there = self.tokens >= 1.0;
        self.tokens -= f64::from(u8::from(there));
        there
    }

    /// How long until there is a token.
    pub(crate) fn wait(&mut self, now: Instant) -> Duration {
        self.fill(now);
        Duration::from_secs_f64(((1.0 - self.tokens) / self.per_second).max(0.0))
    }

    fn full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.most
    }
}

/// How much each address uses.
#[derive(Debug)]
pub(crate) struct Addresses {
    connections_each: usize,
    tables_each: u32,
    requests_each: u32,
    seen: Mutex<HashMap<IpAddr, AddressUse>>,
}

#[derive(Debug)]
struct AddressUse {
    /// Connections to tables.
    connections: usize,
    /// Connections of any kind.
    knocking: usize,
    knocks: Bucket,
    tables: Bucket,
    requests: Bucket,
}

/// How many addresses are remembered before the idle ones are dropped.
const REMEMBERED: usize = 10_000;

/// Connections one address may have besides those to tables: enough for a browser that loads a page.
const BESIDE: usize = 64;

impl Addresses {
    pub(crate) fn new(limits: &Limits) -> Arc<Addresses> {
        let &Limits { connections_each, tables_each, requests_each, .. } = limits;
        Arc::new(Addresses { connections_each, tables_each, requests_each, seen: Mutex::default() })
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut AddressUse) -> T) -> T {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= REMEMBERED {
            seen.retain(|_, seen| !seen.is_idle(now));
        }
        let (tables, requests) = (f64::from(self.tables_each), f64::from(self.requests_each));
        let knocks = (self.connections_each + BESIDE) as f64;
        let fresh = || AddressUse {
            connections: 0,
            knocking: 0,
            // After a restart all its clients may reconnect at once; later, a few more each second.
            knocks: Bucket::new(knocks * 2.0, knocks / 4.0, now),
            tables: Bucket::new(tables, tables / 60.0, now),
            requests: Bucket::new(requests / 2.0, requests / 60.0, now),
        };
        work(seen.entry(whole(address)).or_insert_with(fresh))
    }

    /// Whether this address may make one more table or take one more seat.
    pub(crate) fn table(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |seen| seen.tables.take(now))
    }

    /// Whether this address may read one more expensive answer.
    pub(crate) fn reads(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |seen| seen.requests.take(now))
    }

    /// One more connection from this address, of any kind. It counts until the pass is dropped.
    pub(crate) fn knock(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Pass> {
        let most = self.connections_each + BESIDE;
        self.pass(address, now, |seen| (seen.knocking < most && seen.knocks.take(now)).then_some(&mut seen.knocking))
    }

    /// One more connection from this address to a table. It counts until the pass is dropped.
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
        place: impl FnOnce(&mut AddressUse) -> Option<&mut usize>,
    ) -> Option<Pass> {
        let free = self.with(address, now, |seen| place(seen).map(|count| *count += 1));
        free.map(|()| Pass { addresses: self.clone(), address, table: false })
    }
}

impl AddressUse {
    fn is_idle(&mut self, now: Instant) -> bool {
        let AddressUse { connections, knocking, knocks, tables, requests } = self;
        *connections == 0 && *knocking == 0 && [knocks, tables, requests].into_iter().all(|bucket| bucket.full(now))
    }
}

/// A client's IPv6 network is treated as one address, because a client can use all addresses in it.
fn whole(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
        four => four,
    }
}

/// Counts a connection for as long as it lives.
#[derive(Debug)]
pub(crate) struct Pass {
    addresses: Arc<Addresses>,
    address: IpAddr,
    /// Whether the connection is to a table.
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
    fn connections_and_new_connections_of_one_address_are_limited() {
        let (addresses, now) = addresses();
        let held: Vec<Pass> = std::iter::from_fn(|| addresses.knock(HERE, now)).take(1000).collect();
        assert_eq!(held.len(), 2 + BESIDE);
        let other = IpAddr::from([192, 0, 2, 1]);
        assert!(addresses.knock(other, now).is_some(), "others are let in");
        drop(held);
        // It has connected and disconnected too often for now.
        let again = (0..1000).filter(|_| addresses.knock(HERE, now).is_some()).count();
        assert_eq!(again, 2 + BESIDE);
        let soon = (0..1000).filter(|_| addresses.knock(HERE, now + Duration::from_secs(1)).is_some()).count();
        assert_eq!(soon, (2 + BESIDE) / 4);
    }

    #[test]
    fn expensive_reads_are_limited() {
        let (addresses, now) = addresses();
        assert_eq!((0..100).filter(|_| addresses.reads(HERE, now)).count(), 30);
        assert_eq!((0..100).filter(|_| addresses.reads(HERE, now + Duration::from_secs(5))).count(), 5);
    }
}
