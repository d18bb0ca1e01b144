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
}

/// A table of any game.
pub trait AnyRoom: Send {
    /// A connection is there. It says nothing yet: the first message is `hello`.
    fn connected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A connection has said something: a JSON text.
    fn received(&mut self, now: Millis, conn: Conn, text: &str) -> Effects;

    /// A connection is gone.
    fn disconnected(&mut self, now: Millis, conn: Conn) -> Effects;

    /// A person sits down: where they like, or at the first free place; a bot makes room.
    fn sit(&mut self, now: Millis, name: &str, seat: Option<Seat>) -> Result<(Seating, Effects), Phrase>;

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
