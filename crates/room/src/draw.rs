//! The agreement on the shuffle of a game that is about to begin.
//!
//! The server has chosen its secret and shows the hash. Each client that takes part commits itself to a share. Only
//! when all commitments are known to all, the shares are shown. `docs/fairness.md` says what follows from this order.

use crate::room::{Listener, Room};
use crate::{Conn, Effects, Millis, Record};
use fair::{ROUND, Shuffle, hash_of_secret, hash_of_share, hex, is_hash};
use kit::Kit;
use table::Seat;
use wire::{PlainMessage, Share};

/// The agreement, while it is going on.
pub(crate) struct Draw {
    number: u32,
    dealer: Option<Seat>,
    secret: String,
    /// The clients that take part, by seat.
    parts: Vec<Part>,
    /// Whether all have committed themselves, and shares are shown.
    shows: bool,
    /// When this round ends.
    pub(crate) until: Millis,
}

/// A client's part.
struct Part {
    conn: Conn,
    seat: Seat,
    hash: Option<String>,
    share: Option<String>,
    /// Whether nothing more is expected from it.
    out: bool,
}

impl<K: Kit> Room<K> {
    /// Begins a game as soon as its shuffle is agreed on.
    pub(crate) fn begin(&mut self, now: Millis, dealer: Option<Seat>, fx: &mut Effects) {
        self.wish = None;
        self.seat_newcomers(now, fx);
        let number = self.run.as_ref().map_or(1, |run| run.number + 1);
        if self.entropy.rehearses {
            let seed = u64::from_le_bytes(self.entropy.bytes());
            let salt = self.secret();
            return self.deal(now, (number, dealer), Shuffle::Alone { seed, salt }, fx);
        }
        let parts = self.shufflers();
        // After a restart in the middle of an agreement the secret stays, so there is nothing to choose from.
        let kept = self.drawn.take().filter(|(of, _)| *of == number).map(|(_, secret)| secret);
        let secret = kept.unwrap_or_else(|| {
            let secret = hex(&self.entropy.bytes::<32>());
            if !parts.is_empty() {
                fx.store.push(Record::Shuffling { number, secret: secret.clone() });
            }
            secret
        });
        if parts.is_empty() {
            return self.deal(now, (number, dealer), Shuffle::Together { secret, shares: Vec::new() }, fx);
        }
        for part in &parts {
            Self::say(fx, part.conn, &PlainMessage::Commit { number, hash: hash_of_secret(&secret) });
        }
        self.draw = Some(Draw { number, dealer, secret, parts, shows: false, until: now + ROUND });
        self.tell_table(fx);
    }

    /// The clients that take part in a shuffle: one of each person at the table.
    fn shufflers(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        for (&conn, who) in &self.conns {
            let Listener::Player(seat) = *who else { continue };
            let takes_part = self.origins.get(&conn).is_some_and(|origin| origin.shuffles);
            if takes_part && parts.iter().all(|part| part.seat != seat) {
                parts.push(Part { conn, seat, hash: None, share: None, out: false });
            }
        }
        parts.sort_by_key(|part| part.seat);
        parts
    }

    /// Takes a client's commitment to its share. Without one it is left out.
    pub(crate) fn take_commitment(&mut self, now: Millis, conn: Conn, commit: (u32, Option<String>), fx: &mut Effects) {
        let (number, hash) = commit;
        let Some(part) = self.part(conn, number, false) else { return };
        part.hash = hash.filter(|hash| is_hash(hash));
        part.out = part.hash.is_none();
        self.settle_draw(now, fx);
    }

    /// Takes a client's share. If it is not the one that the client has committed to, it is left out.
    pub(crate) fn take_share(&mut self, now: Millis, conn: Conn, (number, share): (u32, String), fx: &mut Effects) {
        let Some(part) = self.part(conn, number, true) else { return };
        let fits = is_hash(&share) && part.hash.as_ref() == Some(&hash_of_share(&share));
        (part.share, part.out) = (fits.then_some(share), true);
        self.settle_draw(now, fx);
    }

    /// The part of a client that is expected to answer now. What comes late or twice is no answer.
    fn part(&mut self, conn: Conn, number: u32, shows: bool) -> Option<&mut Part> {
        let draw = self.draw.as_mut().filter(|draw| (draw.number, draw.shows) == (number, shows))?;
        draw.parts.iter_mut().find(|part| part.conn == conn && !part.out && (shows || part.hash.is_none()))
    }

    /// Expects nothing more from a client that is gone.
    pub(crate) fn draw_without(&mut self, now: Millis, conn: Conn, fx: &mut Effects) {
        let Some(draw) = &mut self.draw else { return };
        let Some(part) = draw.parts.iter_mut().find(|part| part.conn == conn) else { return };
        part.out = true;
        if !draw.shows {
            part.hash = None;
        }
        self.settle_draw(now, fx);
    }

    /// Ends a round when all have answered or its time is up.
    pub(crate) fn settle_draw(&mut self, now: Millis, fx: &mut Effects) {
        let Some(draw) = &mut self.draw else { return };
        let answered = |part: &Part| part.out || (!draw.shows && part.hash.is_some());
        if now < draw.until && !draw.parts.iter().all(answered) {
            return;
        }
        if !draw.shows {
            draw.parts.retain(|part| part.hash.is_some());
            if !draw.parts.is_empty() {
                (draw.shows, draw.until) = (true, now + ROUND);
                let (number, hash, shares) = (draw.number, hash_of_secret(&draw.secret), draw.shares());
                let text = wire::json(&PlainMessage::Reveal { number, hash, shares });
                return fx.send.extend(draw.parts.iter().map(|part| (part.conn, text.clone())));
            }
        }
        let Some(draw) = self.draw.take() else { return };
        let shares = draw.shares();
        if self.people_seated() == 0 {
            // Everybody has left. If somebody comes, the agreement begins anew with the same secret.
            self.drawn = Some((draw.number, draw.secret));
            return self.tell_table(fx);
        }
        let shuffle = Shuffle::Together { secret: draw.secret, shares };
        self.deal(now, (draw.number, draw.dealer), shuffle, fx);
    }
}

impl Draw {
    /// What the clients have committed to, with the shares they have shown.
    fn shares(&self) -> Vec<Share> {
        let share = |part: &Part| Some(Share { seat: part.seat, hash: part.hash.clone()?, share: part.share.clone() });
        self.parts.iter().filter_map(share).collect()
    }
}
