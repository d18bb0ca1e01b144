//! A table whatever its game.

use crate::{Conn, Effects, Millis, Record};
use table::{Phrase, Seat};
use wire::TableInfo;

/// Somebody sat down: what they need to come back.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating {
    /// Where.
    pub seat: Seat,
    /// The secret that proves it. It is shown once, and never stored.
    pub secret: String,
    /// Whether the seat is theirs only when the table agrees, or the next game begins.
    pub waits: bool,
}

/// A seat that somebody wants.
#[derive(Copy, Clone, Default, Debug)]
pub struct Request<'a> {
    /// Who.
    pub name: &'a str,
    /// Which; the first that is free if none is named.
    pub seat: Option<Seat>,
    /// The secret of a seat that they have left.
    pub token: Option<&'a str>,
    /// Something by which their client can be told from others.
    pub me: Option<&'a str>,
    /// The address that they ask from.
    pub from: Option<&'a str>,
    /// Whether they want to play from the next game on, and nothing of this one.
    pub next: bool,
}

/// A table of any game.
pub trait AnyRoom: Send {
    /// A connection is there. It says nothing yet: the first message is `hello`.
    fn connected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A connection has said something: a JSON text.
    fn received(&mut self, now: Millis, conn: Conn, text: &str) -> Effects;

    /// A connection is gone.
    fn disconnected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A connection comes from this address.
    fn comes_from(&mut self, conn: Conn, address: &str);

    /// A person wants to sit down: where they like, or at the first free place. Before a game and after it a bot makes
    /// room; while one is going on, the people at the table are asked.
    fn come(&mut self, now: Millis, request: &Request<'_>) -> Result<(Seating, Effects), Phrase>;

    /// The same for somebody of whom nothing is known but the name.
    fn sit(&mut self, now: Millis, name: &str, seat: Option<Seat>) -> Result<(Seating, Effects), Phrase> {
        self.come(now, &Request { name, seat, ..Request::default() })
    }

    /// A [`Job`](crate::Job) is done.
    fn thought(&mut self, now: Millis) -> Effects;

    /// It is [`AnyRoom::deadline`] or later.
    fn tick(&mut self, now: Millis) -> Effects;

    /// The server stops in good order: what is to be kept for when it is back.
    fn pause(&self, now: Millis) -> Option<Record>;

    /// When something happens by itself, if anything does.
    fn deadline(&self) -> Option<Millis>;

    /// What everybody may know about the table.
    fn info(&self) -> TableInfo;

    /// Whether nobody is there and nothing would happen without anybody: the table may be put away
    /// and opened again from the store.
    fn idle(&self) -> bool;
}
