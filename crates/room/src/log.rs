//! The log in pages, so that no welcome is too long for a connection, however long the game is.

use crate::room::{Listener, Room};
use crate::run::Run;
use crate::tell::{entries, stretches};
use crate::{Conn, Effects, Millis};
use kit::{EventOf, Kit};
use table::{Game, Seat};
use wire::{LogEntry, ToClient, json};

/// The most bytes of a page, as JSON, and the most events.
pub(crate) const BYTES: usize = 64 << 10;
const EVENTS: usize = 512;

/// How soon a connection may ask for another page.
const AGAIN: Millis = 100;

impl<K: Kit> Room<K> {
    /// The last page of what a seat has seen before an event, and how many events come before that page. Events are
    /// counted as the seat sees them, so that the number tells nothing of those it may not know.
    pub(crate) fn page(
        &self,
        run: &Run<K>,
        seat: Option<Seat>,
        before: Option<u32>,
    ) -> (u32, Vec<LogEntry<EventOf<K>>>) {
        let events = run.events[..run.shown].iter().enumerate();
        let seen = events.filter_map(|(at, event)| Some((at, K::Game::seen_by(event, seat)?)));
        let seen: Vec<(usize, EventOf<K>)> = seen.collect();
        let end = before.map_or(seen.len(), |before| seen.len().min(before as usize));
        // Behind the event before, so that a page begins with what was said about its first event.
        let place = |at: usize| if at == 0 { 0 } else { seen[at - 1].0 + 1 };
        let upto = if end == seen.len() { run.shown } else { place(end) };
        let mut most = EVENTS;
        loop {
            let least = end.saturating_sub(most);
            // No sentence is cut in two where a turn begins.
            let turn = (least..end).find(|at| K::begins(&seen[*at].1)).filter(|_| least > 0);
            let from = turn.unwrap_or(least);
            let log = entries(&self.kit, &stretches(run, (place(from), upto), seat));
            if most == 1 || json(&log).len() <= BYTES {
                return (from as u32, log);
            }
            most /= 2;
        }
    }

    /// Tells a client what came before the part of the log that it has.
    pub(crate) fn tell_page(&mut self, now: Millis, conn: Conn, who: Listener, before: u32, fx: &mut Effects) {
        let (Some(run), Some(seat)) = (&self.run, who.seat()) else {
            return Self::object(fx, conn, None, "table-not-now");
        };
        if self.paged.get(&conn).is_some_and(|last| now < last + AGAIN) {
            return Self::object(fx, conn, None, "table-log-later");
        }
        let (from, log) = self.page(run, seat, Some(before));
        self.paged.insert(conn, now);
        Self::say(fx, conn, &ToClient::<(), _, (), (), ()>::Log { from, log });
    }
}
