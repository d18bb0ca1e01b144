//! What the people at a table agree to: that a game begins, and that another follows.

use crate::room::Room;
use crate::{Effects, Millis};
use kit::Kit;
use table::{Seat, Seats};
use wire::{Proposal, Wanted};

/// That somebody wants a game to begin.
#[derive(Clone, Default)]
pub(crate) struct Wish {
    /// Who was the first to say so; `None` for somebody who has no seat yet.
    pub(crate) by: Option<Seat>,
    /// Their name.
    pub(crate) name: String,
    /// Who wants it too.
    pub(crate) agreed: Seats,
}

impl<K: Kit> Room<K> {
    /// Who may begin a game alone: whoever of the people has sat here longest.
    pub(crate) fn host(&self) -> Option<Seat> {
        let people = Seat::all(self.places.len()).filter(|seat| self.places[seat.index()].is_person());
        people.min_by_key(|seat| self.places[seat.index()].since)
    }

    /// How many seats belong to people.
    pub(crate) fn people_seated(&self) -> usize {
        self.places.iter().filter(|holder| holder.is_person()).count()
    }

    /// The people whose word counts: those who are there, or were a moment ago. Who has gone does not keep the others
    /// waiting.
    pub(crate) fn here(&self, now: Millis) -> Seats {
        let is_here = |seat: &Seat| {
            let holder = &self.places[seat.index()];
            let just_gone = holder.away_since.is_some_and(|since| now < since + Self::AWAY);
            holder.is_person() && (holder.present > 0 || just_gone)
        };
        Seat::all(self.places.len()).filter(is_here).collect()
    }

    /// When one of those who are gone stops counting, if anybody waits for that.
    pub(crate) fn patience_ends(&self) -> Option<Millis> {
        if self.wish.is_none() && self.newcomers.iter().all(|one| one.wants.is_none()) {
            return None;
        }
        let gone = self.places.iter().filter(|holder| holder.is_person() && holder.present == 0);
        gone.filter_map(|holder| holder.away_since).map(|since| since + Self::AWAY).filter(|at| *at > self.looked).min()
    }

    /// Somebody wants a game to begin, or agrees to it.
    pub(crate) fn wants_to_begin(&mut self, now: Millis, by: Option<Seat>, name: &str, fx: &mut Effects) {
        let wish = self.wish.get_or_insert_with(|| Wish { by, name: name.to_owned(), agreed: Seats::NONE });
        if let Some(seat) = by {
            wish.agreed.insert(seat);
        }
        if !self.settle_wish(now, fx) {
            self.tell_table(fx);
        }
    }

    /// Somebody does not want it any more.
    pub(crate) fn wants_no_more(&mut self, seat: Seat, fx: &mut Effects) {
        let Some(wish) = &mut self.wish else { return };
        wish.agreed.remove(seat);
        if wish.agreed.is_empty() {
            self.wish = None;
        }
        self.tell_table(fx);
    }

    /// Begins the game if the host or most of the people want it. Whether it did.
    pub(crate) fn settle_wish(&mut self, now: Millis, fx: &mut Effects) -> bool {
        self.looked = now;
        let (here, host) = (self.here(now), self.host());
        let Some(wish) = &self.wish else { return false };
        let agreed = wish.agreed.into_iter().filter(|seat| self.places[seat.index()].is_person());
        let agreed: Seats = agreed.collect();
        let most = agreed.into_iter().filter(|seat| here.has(*seat)).count() * 2 > here.len();
        if !host.is_some_and(|host| agreed.has(host)) && !most && !here.is_empty() {
            return false;
        }
        let dealer = self.run.as_ref().and_then(|run| self.kit.next_dealer(&run.start));
        self.begin(now, dealer, fx);
        true
    }

    /// What the people here are asked to agree to.
    pub(crate) fn proposals(&self) -> Vec<Proposal> {
        let here = self.here(self.looked);
        let needed = (here.len() / 2 + 1) as u32;
        let what = if self.run.is_none() { Wanted::Start } else { Wanted::Rematch };
        let wish = self.wish.iter().map(|wish| Proposal {
            id: 0,
            what,
            by: wish.by,
            name: wish.name.clone(),
            seat: None,
            agreed: wish.agreed.into_iter().collect(),
            needed,
            near: Vec::new(),
        });
        let seats = self.newcomers.iter().filter_map(|one| {
            Some(Proposal {
                id: one.id,
                what: Wanted::Seat,
                by: None,
                name: one.name.clone(),
                seat: Some(one.wants?),
                agreed: one.yes.into_iter().collect(),
                needed,
                near: self.neighbours(one),
            })
        });
        wish.chain(seats).collect()
    }
}
