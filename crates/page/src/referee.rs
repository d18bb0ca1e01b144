//! A table in the page.

use crate::{Deeds, entropy, failed, unreadable};
use room::{AnyRoom, Conn, Effects, Job, Millis, Record, Request, SavedTable};
use std::collections::VecDeque;
use table::{Phrase, Seat};
use wasm_bindgen::prelude::wasm_bindgen;
use wire::http::{OwnSeat, SeatRequest};
use wire::{FromClient, PlainMessage, json};

/// The connection over which a game is begun for somebody who is not connected yet. The worker counts from 1.
const HERALD: Conn = Conn(0);

/// A table: a room, and the thoughts that its bots have still to think.
#[wasm_bindgen]
pub struct Referee {
    id: String,
    room: Box<dyn AnyRoom>,
    thoughts: VecDeque<Job>,
}

#[wasm_bindgen]
impl Referee {
    /// A new table with options in JSON. `secret` are random bytes that nobody else knows.
    pub fn open(id: &str, options: &str, secret: &[u8]) -> Result<Referee, String> {
        let options = serde_json::from_str(options).map_err(unreadable)?;
        let room = room::open(id, &options, entropy(secret)).map_err(|why| failed(&why))?;
        Ok(Referee { id: id.to_owned(), room, thoughts: VecDeque::new() })
    }

    /// A table as it was kept: its options and records, in JSON.
    pub fn restore(id: &str, options: &str, records: Vec<String>, now: f64, secret: &[u8]) -> Result<Referee, String> {
        let options = serde_json::from_str(options).map_err(unreadable)?;
        let saved = SavedTable { id: id.to_owned(), options, records: read(&records)? };
        let room = room::restore(&saved, millis(now), entropy(secret)).map_err(|why| failed(&why))?;
        Ok(Referee { id: id.to_owned(), room, thoughts: VecDeque::new() })
    }

    /// The options, which the room may have completed, in JSON.
    pub fn options(&self) -> String {
        json(&self.room.info().options)
    }

    /// What anybody may know about the table, in JSON.
    pub fn info(&self) -> String {
        json(&self.room.info())
    }

    /// Gives somebody a seat. Request and answer are as in the HTTP interface; the deeds come with the answer:
    /// `[answer, deeds]`.
    pub fn come(&mut self, now: f64, request: &str) -> Result<String, String> {
        let wanted: SeatRequest = serde_json::from_str(request).map_err(unreadable)?;
        let unfit = |unfit: clean::NameFault| failed(&Phrase::new(unfit.key()).with("most", clean::LONGEST_NAME));
        let name = clean::name(&wanted.name).map_err(unfit)?;
        let no_seat = || failed(&Phrase::new("error-no-seat"));
        let seat =
            wanted.seat.map(|seat| (seat < Seat::MAX).then(|| Seat::new(seat)).ok_or_else(no_seat)).transpose()?;
        let (token, me) = (wanted.token.as_deref(), wanted.me.as_deref());
        let request = Request { name: &name, seat, token, me, from: None, next: wanted.next };
        let (seating, effects) = self.room.come(millis(now), &request).map_err(|why| failed(&why))?;
        let own = OwnSeat { id: self.id.clone(), seat: seating.seat, token: seating.secret, waits: seating.waits };
        Ok(json(&(own, self.deeds(effects))))
    }

    /// Begins the game for the player with this secret, by saying what they would say.
    pub fn begin(&mut self, now: f64, token: String) -> Result<String, String> {
        let now = millis(now);
        let hello = FromClient::<()>::Hello { token: Some(token), me: None };
        let mut effects = self.room.connected(now, HERALD);
        effects.extend(self.room.received(now, HERALD, &json(&hello)));
        effects.extend(self.room.received(now, HERALD, &json(&FromClient::<()>::Start)));
        effects.extend(self.room.disconnected(now, HERALD));
        let heard = effects.send.iter().filter(|(conn, _)| *conn == HERALD);
        let mut refused = heard.filter_map(|(_, text)| match serde_json::from_str(text) {
            Ok(PlainMessage::Refused { reasons, .. }) => reasons.into_iter().next(),
            _ => None,
        });
        match refused.next_back() {
            Some(why) => Err(failed(&why.say)),
            None => Ok(json(&self.deeds(effects))),
        }
    }

    /// A connection was opened.
    pub fn connected(&mut self, now: f64, conn: u32) -> String {
        let effects = self.room.connected(millis(now), Conn(conn.into()));
        json(&self.deeds(effects))
    }

    /// A message arrived.
    pub fn received(&mut self, now: f64, conn: u32, text: &str) -> String {
        let effects = self.room.received(millis(now), Conn(conn.into()), text);
        json(&self.deeds(effects))
    }

    /// A connection was closed.
    pub fn disconnected(&mut self, now: f64, conn: u32) -> String {
        let effects = self.room.disconnected(millis(now), Conn(conn.into()));
        json(&self.deeds(effects))
    }

    /// The time has come that [`Referee::deadline`] told.
    pub fn tick(&mut self, now: f64) -> String {
        let effects = self.room.tick(millis(now));
        json(&self.deeds(effects))
    }

    /// When something happens by itself, if anything will.
    pub fn deadline(&self) -> Option<f64> {
        self.room.deadline().map(|at| at as f64)
    }

    /// How many thoughts wait for [`Referee::think`].
    pub fn thoughts(&self) -> usize {
        self.thoughts.len()
    }

    /// Thinks one thought, which takes as long as bots may think. [`Referee::thought`] comes next.
    pub fn think(&mut self) {
        if let Some(job) = self.thoughts.pop_front() {
            job.think();
        }
    }

    /// Hands the room what was thought.
    pub fn thought(&mut self, now: f64) -> String {
        let effects = self.room.thought(millis(now));
        json(&self.deeds(effects))
    }

    /// The record of the players' clocks, to keep before the table is put away.
    pub fn pause(&self, now: f64) -> Option<String> {
        self.room.pause(millis(now)).map(|record| json(&record))
    }
}

impl Referee {
    /// Takes what is to be thought, and tells the rest.
    fn deeds(&mut self, effects: Effects) -> Deeds {
        let Effects { store, options, not_before, send, close, windows: _, think } = effects;
        self.thoughts.extend(think);
        let others = |conn: &Conn| *conn != HERALD;
        Deeds {
            store: store.iter().map(json).collect(),
            options,
            not_before,
            send: send.into_iter().filter(|(conn, _)| others(conn)).map(|(conn, text)| (conn.0, text)).collect(),
            close: close.into_iter().filter(others).map(|conn| conn.0).collect(),
        }
    }
}

/// Records as they were kept.
pub(crate) fn read(records: &[String]) -> Result<Vec<Record>, String> {
    records.iter().map(|record| serde_json::from_str(record).map_err(unreadable)).collect()
}

/// The time of the page's clock, which counts from the page's beginning.
fn millis(now: f64) -> Millis {
    now.max(0.0) as Millis
}
