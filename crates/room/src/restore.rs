//! Restores a room from its records, with fresh clocks.

use crate::newcomers::Newcomer;
use crate::pace::Times as _;
use crate::places::Holder;
use crate::room::{News, Room};
use crate::run::{HeldAnswer, Run};
use crate::{Entropy, Millis, Record, SavedTable};
use kit::{Kit, MoveOf};
use table::{Game, Phrase, Seats};

impl<K: Kit> Room<K> {
    /// Restores the room to its latest record.
    pub fn restored(saved: &SavedTable, now: Millis, entropy: Entropy) -> Result<Room<K>, Phrase> {
        let mut room = Room::<K>::new(&saved.id, &saved.options, entropy)?;
        for record in &saved.records {
            room.remember(now, record);
        }
        // Nobody is connected. The game goes on when the first person is back.
        room.asleep = room.run.as_ref().is_some_and(|run| !room.is_over(run));
        Ok(room)
    }

    fn remember(&mut self, now: Millis, record: &Record) {
        self.left.clear();
        match record {
            Record::Sat { seat, name, secret, level } => {
                let reserve = self.options.pace.reserve();
                let away_since = secret.is_some().then_some(now);
                let Some(holder) = self.places.get_mut(seat.index()) else { return };
                let (name, secret, level) = (name.clone(), secret.clone(), level.clone());
                self.newcomers.retain(|one| Some(&one.secret) != secret.as_ref());
                self.seatings += 1;
                let since = self.seatings;
                *holder = Holder { name, secret, level, since, away_since, reserve, ..Holder::default() };
            }
            Record::Left { seat, secret } => {
                self.formers.insert(secret.clone());
                let Some(holder) = self.places.get_mut(seat.index()) else { return };
                holder.former = Some(secret.clone());
            }
            Record::Came { name, secret } => {
                self.last_newcomer += 1;
                let (id, name, secret) = (self.last_newcomer, name.clone(), secret.clone());
                // The table's votes on newcomers are not on record. They wait for the next game, and those who ask
                // again are voted on again.
                let (from, wants, yes, no) = (None, None, Seats::NONE, Seats::NONE);
                self.newcomers.push(Newcomer { id, name, secret, from, wants, yes, no });
            }
            Record::Went { secret } => self.newcomers.retain(|one| one.secret != *secret),
            Record::Known { me } => drop(self.known.insert(me.clone())),
            Record::Said(said) => self.remember_said(said.clone()),
            Record::Shuffling { number, secret } => self.drawn = Some((*number, secret.clone())),
            Record::Began { number, shuffle, dealer, .. } => {
                self.drawn = None;
                let run = Run::begin(&self.kit, *number, shuffle.clone(), *dealer, self.run.as_ref());
                let Some(run) = run else { return self.cannot_go_on() };
                self.run = Some(run);
                self.known.clear();
                self.formers.clear();
                self.places.iter_mut().for_each(|holder| holder.former = None);
                self.news = Some(News { from: 0, before: None });
                self.broken = None;
            }
            Record::Moved { seat, mv, talk, .. } => {
                let Some(run) = &mut self.run else { return };
                let Some(mv) = read::<K>(mv).filter(|mv| run.game.check(*seat, mv).is_ok()) else {
                    return self.cannot_go_on();
                };
                // Earlier moments have been shown. This decision may open new windows.
                run.moments.clear();
                run.held.clear();
                run.shown = run.events.len();
                run.shown_game = run.game;
                run.play(*seat, mv, talk.clone());
            }
            Record::Closed { made, .. } => {
                let Some(run) = &mut self.run else { return };
                // Every window is on record, so the number of windows still to come is known.
                if let Some(moment) = run.moments.pop_front() {
                    (run.shown, run.shown_game) = (moment.at, moment.game);
                }
                run.held.clear();
                for made in made {
                    let Some(mv) = read::<K>(&made.mv).filter(|mv| run.game.check(made.seat, mv).is_ok()) else {
                        return self.cannot_go_on();
                    };
                    run.play(made.seat, mv, made.talk.clone());
                }
            }
            Record::Kept { seat, mv, talk, .. } => {
                let Some(run) = &mut self.run else { return };
                if let Some(mv) = read::<K>(mv) {
                    run.held.push(HeldAnswer { seat: *seat, mv, talk: talk.clone() });
                }
            }
            Record::Undone { seat, .. } => {
                if let Some(run) = &mut self.run {
                    run.held.retain(|held| held.seat != *seat);
                }
            }
            Record::Paused { number, n, left, reserve, ahead } => {
                self.places.iter_mut().zip(reserve).for_each(|(holder, reserve)| holder.reserve = *reserve);
                let same = |run: &&mut Run<K>| (run.number, run.decisions) == (*number, *n);
                if let Some(run) = self.run.as_mut().filter(same) {
                    run.moments.drain(..run.moments.len().saturating_sub(*ahead));
                    self.left.clone_from(left);
                }
            }
            Record::Broken { .. } => {
                if let Some(run) = &mut self.run {
                    run.break_off();
                }
            }
            Record::Ended { .. } => {
                if let Some(run) = &mut self.run {
                    run.moments.clear();
                    (run.shown, run.shown_game) = (run.events.len(), run.game);
                }
            }
        }
    }

    /// Marks the game as begun under other rules, so that it cannot go on.
    fn cannot_go_on(&mut self) {
        self.broken = Some(Phrase::new("table-rules-changed"));
    }
}

fn read<K: Kit>(mv: &str) -> Option<MoveOf<K>> {
    serde_json::from_str(mv).ok()
}
