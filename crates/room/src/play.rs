//! The course of a game: what is shown, who is asked, and what happens when time is up.

use crate::effects::JobResult;
use crate::pace::Times as _;
use crate::room::{News, Room};
use crate::run::{OpenQuestion, Run};
use crate::{Effects, Job, Millis, Record};
use bots::{Bot, Budget};
use kit::Talk;
use kit::{Kit, MoveOf};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use table::{Chair, Game, MoveBuf, Rng, Seat, Seats};
use wire::{AutoPass, Pace};

impl<K: Kit> Room<K> {
    /// Shows the game up to the next moment at which somebody may have something to say, and asks the seats that must
    /// answer.
    pub(crate) fn proceed(&mut self, now: Millis, fx: &mut Effects) {
        self.proceed_with(now, fx, |_| {});
    }

    /// Like [`Room::proceed`], with a correction before anybody is told.
    pub(crate) fn proceed_with(&mut self, now: Millis, fx: &mut Effects, put_right: impl FnOnce(&mut Run<K>)) {
        loop {
            let Some(run) = &mut self.run else { return };
            match run.moments.pop_front() {
                Some(moment) => {
                    self.show(moment.at, moment.game);
                    self.open_window(now, moment.concerned, fx);
                    if !self.window_is_over(now) {
                        break;
                    }
                    self.close_window(now, fx);
                }
                None => {
                    let (upto, game) = (run.events.len(), run.game);
                    self.show(upto, game);
                    self.ask_openly(now, fx);
                    break;
                }
            }
        }
        if let Some(run) = &mut self.run {
            put_right(run);
        }
        self.tell_update(now, fx);
        self.end_if_over(fx);
    }

    /// Shows people the game up to an event.
    fn show(&mut self, upto: usize, game: K::Game) {
        let Some(run) = &mut self.run else { return };
        if self.news.is_none() {
            self.news = Some(News { from: run.shown, before: Some(run.shown_game) });
        }
        run.shown = upto;
        run.shown_game = game;
    }

    /// Asks seats when everybody can see who is asked.
    fn ask_openly(&mut self, now: Millis, fx: &mut Effects) {
        let alone = self.is_alone();
        // Drawn for every seat, so that nothing hidden has an effect.
        let mut covers = [Millis::from(self.options.beat); Seat::MAX];
        if !alone {
            covers[..self.places.len()].fill_with(|| self.draw_cover());
        }
        let Some(run) = &mut self.run else { return };
        run.window = None;
        run.bot_at = None;
        run.forced = [None; Seat::MAX];
        run.thinking = Seats::NONE;
        let waiting = run.game.waiting_on();
        if !waiting.is_empty() && !run.game.asked_openly() {
            // The contract of `Log::opens` rules this out. If a game breaks it, the game goes on all the same.
            return self.open_window(now, waiting, fx);
        }
        let total = self.options.pace.turn();
        for seat in Seat::all(run.asks.len()) {
            let holder = &mut self.places[seat.index()];
            if !waiting.has(seat) {
                run.asks[seat.index()] = None;
            } else if holder.is_played() {
                run.asks[seat.index()] = None;
                run.bot_at = Some(now + Millis::from(self.options.beat));
            } else {
                if holder.auto_pass == AutoPass::UntilMyTurn {
                    holder.auto_pass = AutoPass::Never;
                }
                holder.stopped = false;
                if !self.options.strict && only_move(&run.game, seat).is_some() {
                    run.asks[seat.index()] = None;
                    run.forced[seat.index()] = Some(now + covers[seat.index()]);
                    continue;
                }
                run.questions[seat.index()] += 1;
                let id = run.questions[seat.index()];
                let until = (!alone).then_some(now + total);
                run.asks[seat.index()] =
                    Some(OpenQuestion { id, games: vec![run.game], until, total, kept: None, holds: 0 });
                self.asked_anew.insert(seat);
            }
        }
    }

    /// Settles anew who is asked, after somebody came or left or a bot stands in.
    pub(crate) fn seats_changed(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let Some(run) = self.run.as_mut().filter(|_| !self.asleep) else { return };
        if run.game.outcome().is_some() && run.window.is_none() {
            return;
        }
        if run.window.is_some() {
            run.held.retain(|held| held.seat != seat);
            run.thinking.remove(seat);
            run.asks[seat.index()] = None;
            self.gather(now, fx);
            self.settle_window(now, fx);
        } else if run.game.waiting_on().has(seat) {
            self.ask_openly(now, fx);
            self.tell_update(now, fx);
        }
    }

    /// Closes the window if it is over, and proceeds.
    pub(crate) fn settle_window(&mut self, now: Millis, fx: &mut Effects) {
        if self.window_is_over(now) {
            self.close_window(now, fx);
            self.proceed(now, fx);
        } else {
            self.tell_update(now, fx);
        }
    }

    fn end_if_over(&mut self, fx: &mut Effects) {
        let Some(run) = &self.run else { return };
        let Some(outcome) = run.game.outcome().filter(|_| self.is_over(run)) else { return };
        fx.store.push(Record::Ended { number: run.number, winners: outcome.winners.into_iter().collect() });
        self.tell_table(fx);
    }

    /// Makes a legal move that everybody waited for.
    pub(crate) fn make_move(&mut self, now: Millis, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        fx.store.push(run.play_openly(seat, mv, talk));
        self.proceed(now, fx);
    }

    /// The move of a bot in that seat, and what it says. A bot that searches returns `None` and leaves a job.
    pub(crate) fn bot_decides(
        &mut self,
        seat: Seat,
        game: &K::Game,
        fx: &mut Effects,
    ) -> Option<(MoveOf<K>, Option<Talk>)> {
        let level = self.level(seat).to_owned();
        let run = self.run.as_mut()?;
        // Seeded by the number of the decision, so that a restored game continues as it would have.
        let rng = Rng::stream(run.seed, "bots", u64::from(run.decisions) << 3 | seat.index() as u64);
        if !K::ponders(&level) {
            let mut bot = self.kit.bot(&level, Budget::iterations(1), rng);
            let mv = bot.choose(&Chair::new(game, seat, &run.events));
            return Some((mv, remark(&*bot)));
        }
        run.question += 1;
        let (question, kit, game, events) = (run.question, self.kit.clone(), *game, run.events.clone());
        self.thoughts[seat.index()].store(question, Relaxed);
        let (think, latest) = (self.think.clone(), Arc::downgrade(&self.thoughts[seat.index()]));
        fx.think.push(Job::decision(move || {
            // Skips a question that a later one has replaced, or whose table is gone.
            if latest.upgrade().is_none_or(|latest| latest.load(Relaxed) != question) {
                return;
            }
            let mut bot = kit.bot(&level, Budget::usual(), rng);
            let mv = bot.choose(&Chair::new(&game, seat, &events));
            // If the room is gone, nobody needs the result.
            let _ = think.send(JobResult::Decision { question, seat, mv, talk: remark(&*bot) });
        }));
        None
    }

    /// Takes the result of a job.
    pub(crate) fn take_thought(&mut self, now: Millis, thought: JobResult<MoveOf<K>>, fx: &mut Effects) {
        let (question, seat, mv, talk) = match thought {
            JobResult::Decision { question, seat, mv, talk } => (question, seat, mv, talk),
            JobResult::Hint { conn, seat, text } => {
                self.hinting.remove(seat);
                if self.conns.contains_key(&conn) {
                    fx.send.push((conn, text));
                }
                return;
            }
        };
        let Some(run) = &mut self.run else { return };
        if self.thoughts[seat.index()].load(Relaxed) != question || !run.thinking.has(seat) {
            return;
        }
        run.thinking.remove(seat);
        if run.window.is_some() {
            self.hold(seat, mv, None);
            self.gather(now, fx);
            self.settle_window(now, fx);
        } else if run.game.check(seat, &mv).is_ok() {
            self.make_move(now, seat, mv, talk, fx);
        }
    }

    /// Advances the time.
    pub(crate) fn time_passes(&mut self, now: Millis, fx: &mut Effects) {
        let limit = self.away_limit();
        for seat in Seat::all(self.places.len()) {
            let holder = &mut self.places[seat.index()];
            let gone = holder.away_since.is_some_and(|since| now >= since + limit);
            if self.run.is_some() && holder.is_person() && !holder.stood_in && holder.present == 0 && gone {
                self.stand_in(now, seat, fx);
            }
        }
        if self.patience_ends().is_some_and(|at| now >= at) {
            self.settle_newcomers(now, fx);
            self.settle_wish(now, fx);
            self.tell_table(fx);
        }
        let Some(run) = &mut self.run else { return };
        if run.window.is_some() {
            return self.settle_window(now, fx);
        }
        let late = |ask: &OpenQuestion<K>| ask.until.is_some_and(|until| now >= until);
        let late = Seat::all(run.asks.len()).find(|seat| run.asks[seat.index()].as_ref().is_some_and(late));
        if let Some(seat) = late {
            let default = run.game.default_move(seat);
            let holder = &mut self.places[seat.index()];
            holder.missed += 1;
            if holder.missed >= Self::MISSED {
                holder.stood_in = true;
                self.tell_table(fx);
            }
            return self.make_move(now, seat, default, None, fx);
        }
        let due = |seat: &Seat| run.forced[seat.index()].is_some_and(|at| now >= at);
        if let Some(seat) = Seat::all(Seat::MAX).find(due) {
            let only = only_move(&run.game, seat).unwrap_or_else(|| run.game.default_move(seat));
            return self.make_move(now, seat, only, None, fx);
        }
        if run.bot_at.is_some_and(|at| now >= at) {
            run.bot_at = None;
            let game = run.game;
            let bots = game.waiting_on().into_iter().filter(|seat| self.places[seat.index()].is_played());
            for seat in bots.collect::<Vec<_>>() {
                match self.bot_decides(seat, &game, fx) {
                    Some((mv, talk)) => return self.make_move(now, seat, mv, talk, fx),
                    None => {
                        if let Some(run) = &mut self.run {
                            run.thinking.insert(seat);
                        }
                    }
                }
            }
        }
    }

    /// How long a player may be away before a bot stands in.
    fn away_limit(&self) -> Millis {
        match self.options.pace {
            Pace::Appointment => self.options.pace.turn(),
            Pace::Relaxed | Pace::Normal | Pace::Quick => Self::AWAY,
        }
    }

    /// Lets a bot stand in until the player is back.
    fn stand_in(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        self.places[seat.index()].stood_in = true;
        self.tell_table(fx);
        self.seats_changed(now, seat, fx);
    }

    /// Notes that a player is back or has shown a sign of life.
    pub(crate) fn is_back(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let holder = &mut self.places[seat.index()];
        holder.missed = 0;
        if holder.away_since.take().is_some() {
            self.cover_anew(now, seat);
        }
        let holder = &mut self.places[seat.index()];
        if std::mem::take(&mut holder.stood_in) {
            self.tell_table(fx);
            self.seats_changed(now, seat, fx);
        }
    }

    /// Restarts all clocks after a time in which nobody was there: with what was left if the server stopped in good
    /// order, but never with less than the time for an answer.
    pub(crate) fn wind_clocks(&mut self, now: Millis) {
        let alone = self.is_alone();
        let beat = Millis::from(self.options.beat);
        for holder in self.places.iter_mut().filter(|holder| holder.away_since.is_some()) {
            holder.away_since = Some(now);
        }
        let Some(run) = &mut self.run else { return };
        let least = self.options.pace.window();
        let left = std::mem::take(&mut self.left).into_iter().chain(std::iter::repeat(None));
        for (ask, left) in run.asks.iter_mut().zip(left) {
            if let Some(ask) = ask {
                let time = left.map_or(ask.total, |left| left.max(least).min(ask.total));
                ask.until = (!alone).then_some(now + time);
            }
        }
        if let Some(window) = &mut run.window {
            let slept = now.saturating_sub(window.opened);
            window.untils.iter_mut().chain(&mut window.covers).for_each(|at| *at += slept);
            (window.opened, window.beat_until, window.last) = (now, now + beat, now);
        }
        if run.bot_at.is_some() {
            run.bot_at = Some(now + beat);
        }
        run.forced.iter_mut().flatten().for_each(|at| *at = (*at).max(now + beat));
    }

    pub(crate) fn next_deadline(&self) -> Option<Millis> {
        let patience = self.patience_ends().filter(|_| self.is_watched());
        self.game_deadline().into_iter().chain(patience).min()
    }

    fn game_deadline(&self) -> Option<Millis> {
        let run = self.run.as_ref().filter(|run| self.is_watched() && !self.asleep && !self.is_over(run))?;
        let asks = run.asks.iter().flatten().filter(|ask| run.window.is_none() && ask.kept.is_none());
        let asks = asks.filter_map(|ask| ask.until);
        let limit = self.away_limit();
        let away = self.places.iter().filter(|holder| holder.is_person() && !holder.stood_in && holder.present == 0);
        let away = away.filter_map(|holder| holder.away_since).map(|since| since + limit);
        let forced = run.forced.iter().flatten().copied().filter(|_| run.window.is_none());
        asks.chain(self.window_ends()).chain(run.bot_at).chain(forced).chain(away).min()
    }
}

/// The only move that a seat can make, if it has no choice and no free move either.
fn only_move<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let mut moves = MoveBuf::new();
    if game.may_act().has(seat) {
        game.free_moves(seat, &mut moves);
        if !moves.is_empty() {
            return None;
        }
    }
    game.moves(seat, &mut moves);
    moves.first().copied().filter(|_| moves.len() == 1)
}

/// What a bot says with the move it has just chosen.
fn remark<G: Game>(bot: &dyn Bot<G>) -> Option<Talk> {
    bot.remark().map(Talk::Remark)
}
