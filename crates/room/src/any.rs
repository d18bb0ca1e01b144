//! A room of any game behind one trait.

use crate::{Conn, Effects, Millis, Record};
use table::{Phrase, Seat};
use wire::TableInfo;

/// A seat given to a person, with what they need to come back.
#[derive(Clone, PartialEq, Debug)]
pub struct Seating {
    /// Where.
    pub seat: Seat,
    /// The secret that proves it. It is shown once, and never stored.
    pub secret: String,
    /// Whether the seat becomes theirs only when the table agrees or the next game begins.
    pub waits: bool,
}

/// A request for a seat.
#[derive(Copy, Clone, Default, Debug)]
pub struct Request<'a> {
    /// The name of the person who asks.
    pub name: &'a str,
    /// The seat. Without one, the first free seat.
    pub seat: Option<Seat>,
    /// The secret of a seat that they have left.
    pub token: Option<&'a str>,
    /// A random secret by which the table recognises their client.
    pub me: Option<&'a str>,
    /// The address they ask from.
    pub from: Option<&'a str>,
    /// Whether they want to join with the next game and see nothing of this one.
    pub next: bool,
}

/// A room of any game.
pub trait AnyRoom: Send {
    /// A connection was opened. Its first message will be `hello`.
    fn connected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A message arrived: a JSON text.
    fn received(&mut self, now: Millis, conn: Conn, text: &str) -> Effects;

    /// A connection was closed.
    fn disconnected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// Tells the room the address of a connection.
    fn comes_from(&mut self, conn: Conn, address: &str);

    /// A person asks for a seat: a certain one, or the first free one. Before and after a game a bot makes room. During
    /// a game the people at the table are asked.
    fn come(&mut self, now: Millis, request: &Request<'_>) -> Result<(Seating, Effects), Phrase>;

    /// Like [`AnyRoom::come`], for a person of whom only the name is known.
    fn sit(&mut self, now: Millis, name: &str, seat: Option<Seat>) -> Result<(Seating, Effects), Phrase> {
        self.come(now, &Request { name, seat, ..Request::default() })
    }

    /// A [`Job`](crate::Job) is done.
    fn thought(&mut self, now: Millis) -> Effects;

    /// Time has reached [`AnyRoom::deadline`].
    fn tick(&mut self, now: Millis) -> Effects;

    /// The record to keep when the server stops in good order.
    fn pause(&self, now: Millis) -> Option<Record>;

    /// The next time at which something happens by itself, if anything will.
    fn deadline(&self) -> Option<Millis>;

    /// The public state of the table.
    fn info(&self) -> TableInfo;

    /// Whether nobody is connected and nothing will happen by itself. Then the room can be dropped and restored from
    /// the store later.
    fn idle(&self) -> bool;
}
