//! Agreement between the people at a table: beginning a game, breaking it off, and beginning another.

use crate::room::Room;
use crate::{Effects, Millis};
use kit::Kit;
use table::{Seat, Seats};
use wire::{Proposal, ProposalKind};

/// A request to begin a game, or to break off the one that is going on, that has not enough support yet.
#[derive(Clone, Default)]
pub(crate) struct Wish {
    /// The player who asked first. `None` for somebody without a seat.
    pub(crate) by: Option<Seat>,
    /// The name of the person who asked first.
    pub(crate) name: String,
    /// The players who agree.
    pub(crate) agreed: Seats,
}

impl<K: Kit> Room<K> {
    /// The numbers of proposals that are not about a newcomer. Those are counted from 1.
    const BEGIN: u32 = 0;
    const END: u32 = u32::MAX;

    /// The player who may begin a game alone: the person who has sat here longest.
    pub(crate) fn host(&self) -> Option<Seat> {
        let people = Seat::all(self.places.len()).filter(|seat| self.places[seat.index()].is_person());
        people.min_by_key(|seat| self.places[seat.index()].since)
    }

    /// The number of seats that belong to people.
    pub(crate) fn people_seated(&self) -> usize {
        self.places.iter().filter(|holder| holder.is_person()).count()
    }

    /// The people whose vote counts: those who are connected, or were a moment ago. People who have gone do not hold up
    /// the others.
    ///
    /// In a running game they count as long as no bot stands in for them: where a turn may take a day, nobody decides
    /// alone because the others are not looking.
    pub(crate) fn here(&self, now: Millis) -> Seats {
        let patience = self.patience();
        let is_here = |seat: &Seat| {
            let holder = &self.places[seat.index()];
            let just_gone = holder.away_since.is_some_and(|since| now < since + patience);
            holder.is_person() && (holder.present > 0 || just_gone)
        };
        Seat::all(self.places.len()).filter(is_here).collect()
    }

    /// How long the vote of somebody who has gone counts.
    fn patience(&self) -> Millis {
        if self.is_playing() { self.away_limit() } else { Self::AWAY }
    }

    /// The next time at which somebody who has gone stops counting, if anybody waits for that.
    pub(crate) fn patience_ends(&self) -> Option<Millis> {
        if self.wish.is_none() && self.newcomers.iter().all(|one| one.wants.is_none()) {
            return None;
        }
        let gone = self.places.iter().filter(|holder| holder.is_person() && holder.present == 0);
        gone.filter_map(|holder| holder.away_since)
            .map(|since| since + self.patience())
            .filter(|at| *at > self.looked)
            .min()
    }

    /// Notes that somebody asks to begin a game, or agrees to.
    pub(crate) fn wants_to_begin(&mut self, now: Millis, by: Option<Seat>, name: &str, fx: &mut Effects) {
        if self.draw.is_some() {
            return; // it is about to begin
        }
        let wish = self.wish.get_or_insert_with(|| Wish { by, name: name.to_owned(), agreed: Seats::NONE });
        if let Some(seat) = by {
            wish.agreed.insert(seat);
        }
        if !self.settle_wish(now, fx) {
            self.tell_table(fx);
        }
    }

    /// Takes back a player's vote to begin.
    pub(crate) fn wants_no_more(&mut self, seat: Seat, fx: &mut Effects) {
        let Some(wish) = &mut self.wish else { return };
        wish.agreed.remove(seat);
        if wish.agreed.is_empty() {
            self.wish = None;
        }
        self.tell_table(fx);
    }

    /// Begins the game if the host or most of the people agree. Returns whether it began.
    pub(crate) fn settle_wish(&mut self, now: Millis, fx: &mut Effects) -> bool {
        self.looked = now;
        let (here, host) = (self.here(now), self.host());
        let ends = self.is_playing();
        let Some(wish) = &self.wish else { return false };
        let agreed = wish.agreed.into_iter().filter(|seat| self.places[seat.index()].is_person());
        let agreed: Seats = agreed.collect();
        let most = agreed.into_iter().filter(|seat| here.has(*seat)).count() * 2 > here.len();
        // To break off a game, the host is one of many.
        if (ends || !host.is_some_and(|host| agreed.has(host))) && !most && !here.is_empty() {
            return false;
        }
        if ends {
            self.break_off(now, fx);
            return true;
        }
        let dealer = self.run.as_ref().and_then(|run| self.kit.next_dealer(&run.start));
        self.begin(now, dealer, fx);
        true
    }

    /// The number of the proposal to begin a game, or to break it off. They differ, so that a yes to one that comes late
    /// is none to the other.
    pub(crate) fn wish_id(&self) -> u32 {
        if self.is_playing() { Self::END } else { Self::BEGIN }
    }

    /// The open proposals, as clients see them.
    pub(crate) fn proposals(&self) -> Vec<Proposal> {
        let here = self.here(self.looked);
        let needed = (here.len() / 2 + 1) as u32;
        let what = match &self.run {
            None => ProposalKind::Start,
            Some(_) if self.is_playing() => ProposalKind::End,
            Some(_) => ProposalKind::Rematch,
        };
        let wish = self.wish.iter().map(|wish| Proposal {
            id: self.wish_id(),
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
                what: ProposalKind::Seat,
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
