//! People who arrive during a game.
//!
//! A person who takes over a bot's seat sees its hand. So in a running game a seat goes back to the player who left it,
//! or to a newcomer whom the people at the table accept. Everybody else joins with the next game. `docs/fairness.md`
//! describes how far the table can tell who is new.

use crate::pace::Times as _;
use crate::places::{Holder, hashed};
use crate::room::{Listener, Room};
use crate::{Conn, Effects, Millis, Record, Request, Seating};
use kit::Kit;
use table::{Phrase, Seat, Seats};
use wire::{ChatLine, WaitsFor};

/// A person without a seat who wants to play.
#[derive(Clone)]
pub(crate) struct Newcomer {
    /// The number of the proposal about them.
    pub(crate) id: u32,
    pub(crate) name: String,
    /// The hash of their secret.
    pub(crate) secret: String,
    /// The hash of the address they asked from.
    pub(crate) from: Option<String>,
    /// The bot's seat they want now. `None` if they wait for the next game.
    pub(crate) wants: Option<Seat>,
    pub(crate) yes: Seats,
    pub(crate) no: Seats,
}

/// What is known of a connection: hashes of where it comes from, and what its client can do.
#[derive(Clone, Default)]
pub(crate) struct Origin {
    pub(crate) address: Option<String>,
    pub(crate) me: Option<String>,
    /// Whether the client takes part in shuffles.
    pub(crate) shuffles: bool,
}

impl<K: Kit> Room<K> {
    /// How many people may wait for a seat.
    const MOST_NEWCOMERS: usize = Seat::MAX;
    /// How many clients that have seen a game are remembered. Beyond that, nobody counts as new.
    const MOST_KNOWN: usize = 256;

    /// Whether a game is in progress.
    pub(crate) fn is_playing(&self) -> bool {
        self.run.as_ref().is_some_and(|run| !self.is_over(run))
    }

    /// Gives a person a seat, or lets them wait for one.
    pub(crate) fn take_in(&mut self, now: Millis, request: &Request<'_>) -> Result<(Seating, Effects), Phrase> {
        if let Some(broken) = &self.broken {
            return Err(broken.clone());
        }
        let unfit = |unfit: clean::NameFault| Phrase::new(unfit.key()).with("most", clean::LONGEST_NAME);
        let name = clean::name(request.name).map_err(unfit)?;
        let mut fx = Effects::default();
        if let Some((seat, secret)) = request.token.and_then(|token| Some((self.left_by(token)?, token))) {
            self.may_be_called(&name, seat)?;
            self.seat(now, seat, &name, hashed(secret), &mut fx);
            return Ok((Seating { seat, secret: secret.to_owned(), waits: false }, fx));
        }
        let free = |holder: &Holder| !holder.is_person();
        let seat = match request.seat {
            Some(seat) => self.places.get(seat.index()).filter(|holder| free(holder)).map(|_| seat),
            None => {
                // Empty seats come before bots' seats.
                let empty = self.places.iter().position(|holder| free(holder) && holder.level.is_none());
                empty.or_else(|| self.places.iter().position(free)).map(Seat::new)
            }
        };
        let seat = seat.ok_or_else(|| Phrase::new("table-full"))?;
        self.may_be_called(&name, seat)?;
        let waits = self.is_playing();
        if waits {
            self.may_wait(request)?;
        }
        let secret = self.secret();
        if waits {
            self.wait_for(now, seat, (&name, hashed(&secret)), request, &mut fx);
        } else {
            self.seat(now, seat, &name, hashed(&secret), &mut fx);
        }
        Ok((Seating { seat, secret, waits }, fx))
    }

    /// The seat that the owner of this secret has left to a bot.
    fn left_by(&self, token: &str) -> Option<Seat> {
        let hash = hashed(token);
        let left = |holder: &Holder| !holder.is_person() && holder.former.as_ref() == Some(&hash);
        self.places.iter().position(left).map(Seat::new)
    }

    /// Gives a seat to a person.
    pub(crate) fn seat(&mut self, now: Millis, seat: Seat, name: &str, secret: String, fx: &mut Effects) {
        self.places[seat.index()].name.clear();
        let name = self.free_name(name);
        let reserve = self.options.pace.reserve();
        self.seatings += 1;
        let (secret, since) = (Some(secret), self.seatings);
        let holder = &mut self.places[seat.index()];
        *holder = Holder { name, secret, since, away_since: Some(now), reserve, ..Holder::default() };
        fx.store.push(holder.record(seat));
        self.announce("table-sat", seat, fx);
        self.tell_table(fx);
        self.seats_changed(now, seat, fx);
    }

    /// Announces a change of a seat to the table, if anybody is there.
    pub(crate) fn announce(&mut self, key: &'static str, seat: Seat, fx: &mut Effects) {
        if self.is_watched() {
            let say = Phrase::new(key).with("name", self.places[seat.index()].name.clone());
            self.tell_said(ChatLine { by: None, text: String::new(), say: Some(say) }, fx);
        }
    }

    /// Whether a person may wait for a seat, of this game or of the next.
    fn may_wait(&self, request: &Request<'_>) -> Result<(), Phrase> {
        if self.newcomers.len() >= Self::MOST_NEWCOMERS {
            return Err(Phrase::new("table-queue-full"));
        }
        let sits = |token: &str| self.places.iter().any(|holder| holder.secret == Some(hashed(token)));
        if request.token.is_some_and(sits) {
            return Err(Phrase::new("table-sits-already"));
        }
        if request.next {
            return Ok(());
        }
        let seen = request.me.is_some_and(|me| self.known.contains(&hashed(me)));
        let left = request.token.is_some_and(|token| self.formers.contains(&hashed(token)));
        if seen || left || self.known.len() >= Self::MOST_KNOWN {
            return Err(Phrase::new("table-seen-too-much"));
        }
        Ok(())
    }

    fn wait_for(
        &mut self,
        now: Millis,
        seat: Seat,
        (name, secret): (&str, String),
        request: &Request<'_>,
        fx: &mut Effects,
    ) {
        self.last_newcomer += 1;
        let one = Newcomer {
            id: self.last_newcomer,
            name: self.free_name(name),
            secret,
            from: request.from.map(hashed),
            wants: (!request.next).then_some(seat),
            yes: Seats::NONE,
            no: Seats::NONE,
        };
        fx.store.push(Record::Came { name: one.name.clone(), secret: one.secret.clone() });
        self.newcomers.push(one);
        self.settle_newcomers(now, fx);
        self.tell_table(fx);
    }

    /// What a newcomer is waiting for.
    pub(crate) fn waits_for(&self, id: u32) -> Option<WaitsFor> {
        let one = self.newcomers.iter().find(|one| one.id == id)?;
        Some(if one.wants.is_some() { WaitsFor::Consent } else { WaitsFor::NextGame })
    }

    /// The players connected from the newcomer's address.
    pub(crate) fn neighbours(&self, one: &Newcomer) -> Vec<Seat> {
        let same =
            |conn: &Conn| self.origins.get(conn).is_some_and(|of| of.address.is_some() && of.address == one.from);
        let near = self.conns.iter().filter(|(conn, _)| same(conn)).filter_map(|(_, who)| who.seat().flatten());
        near.collect::<Seats>().into_iter().collect()
    }

    /// Counts a player's vote on a newcomer.
    pub(crate) fn vote(&mut self, now: Millis, conn: Conn, seat: Seat, (id, yes): (u32, bool), fx: &mut Effects) {
        let one = self.newcomers.iter_mut().find(|one| one.id == id && one.wants.is_some());
        let Some(one) = one else { return Self::object(fx, conn, None, "table-late") };
        let (to, from) = if yes { (&mut one.yes, &mut one.no) } else { (&mut one.no, &mut one.yes) };
        to.insert(seat);
        from.remove(seat);
        self.settle_newcomers(now, fx);
        self.tell_table(fx);
    }

    /// Seats newcomers whom most of the people accept. Those they reject, or whose seat is gone, wait for the next
    /// game.
    pub(crate) fn settle_newcomers(&mut self, now: Millis, fx: &mut Effects) {
        self.looked = now;
        let here = self.here(now);
        let count = |seats: Seats| seats.into_iter().filter(|seat| here.has(*seat)).count() * 2;
        let playing = self.is_playing();
        for id in self.newcomers.iter().map(|one| one.id).collect::<Vec<_>>() {
            let Some(at) = self.newcomers.iter().position(|one| one.id == id) else { continue };
            let one = &self.newcomers[at];
            let Some(seat) = one.wants else { continue };
            let is_free = !self.places[seat.index()].is_person();
            if playing && is_free && count(one.yes) > here.len() {
                self.let_in(now, at, seat, fx);
            } else if !playing || !is_free || here.is_empty() || count(one.no) >= here.len() {
                self.newcomers[at].wants = None;
                self.tell_newcomer(now, id, fx);
            }
        }
    }

    /// Gives a newcomer a seat.
    fn let_in(&mut self, now: Millis, at: usize, seat: Seat, fx: &mut Effects) {
        let Newcomer { id, name, secret, .. } = self.newcomers.remove(at);
        self.seat(now, seat, &name, secret, fx);
        let comes = |who: &Listener| matches!(who, Listener::Newcomer { id: other, .. } if *other == id);
        let conns: Vec<Conn> = self.conns.iter().filter(|(_, who)| comes(who)).map(|(conn, _)| *conn).collect();
        for conn in conns {
            self.conns.insert(conn, Listener::Player(seat));
            self.places[seat.index()].present += 1;
            self.note_known(conn, fx);
            self.is_back(now, seat, fx);
            self.welcome(now, conn, Some(seat), fx);
        }
    }

    /// Tells newcomers what they are waiting for now. If that is the next game, they watch meanwhile.
    fn tell_newcomer(&mut self, now: Millis, id: u32, fx: &mut Effects) {
        let watches = self.waits_for(id) == Some(WaitsFor::NextGame);
        let mut told = Vec::new();
        for (conn, who) in &mut self.conns {
            if matches!(who, Listener::Newcomer { id: other, .. } if *other == id) {
                *who = Listener::Newcomer { id, watches };
                told.push(*conn);
            }
        }
        for conn in told {
            self.note_known(conn, fx);
            self.welcome(now, conn, None, fx);
        }
    }

    /// Seats the people who waited for the game that begins now, in the order they came.
    pub(crate) fn seat_newcomers(&mut self, now: Millis, fx: &mut Effects) {
        while !self.newcomers.is_empty()
            && let Some(at) = self.places.iter().position(|holder| !holder.is_person())
        {
            self.let_in(now, 0, Seat::new(at), fx);
        }
    }

    /// Removes a newcomer who has changed their mind. They watch instead.
    pub(crate) fn goes(&mut self, now: Millis, conn: Conn, id: u32, fx: &mut Effects) {
        if let Some(at) = self.newcomers.iter().position(|one| one.id == id) {
            let one = self.newcomers.remove(at);
            fx.store.push(Record::Went { secret: one.secret });
        }
        let comes = |who: &Listener| matches!(who, Listener::Newcomer { id: other, .. } if *other == id);
        fx.close
            .extend(self.conns.iter().filter(|(other, who)| **other != conn && comes(who)).map(|(other, _)| *other));
        self.conns.retain(|_, who| !comes(who));
        self.conns.insert(conn, Listener::Spectator);
        self.note_known(conn, fx);
        self.welcome(now, conn, None, fx);
        self.tell_table(fx);
    }

    /// Remembers that the client of this connection has seen something of this game.
    pub(crate) fn note_known(&mut self, conn: Conn, fx: &mut Effects) {
        let sees = self.conns.get(&conn).is_some_and(|who| who.seat().is_some());
        let me = self.origins.get(&conn).and_then(|of| of.me.clone());
        let Some(me) = me.filter(|me| sees && self.run.is_some() && !self.known.contains(me)) else { return };
        if self.known.len() < Self::MOST_KNOWN {
            fx.store.push(Record::Known { me: me.clone() });
            self.known.insert(me);
        }
    }

    /// Forgets the clients that saw the previous game, except those connected now.
    pub(crate) fn forget_known(&mut self, fx: &mut Effects) {
        self.known.clear();
        self.formers.clear();
        for conn in self.conns.keys().copied().collect::<Vec<_>>() {
            self.note_known(conn, fx);
        }
    }
}
