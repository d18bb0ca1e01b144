//! Handling of messages from clients.

use crate::effects::JobResult;
use crate::pace::Times as _;
use crate::places::{Holder, hashed};
use crate::room::{Listener, News, Room};
use crate::run::HeldAnswer;
use crate::{Conn, Effects, Job, Millis, Record};
use bots::Budget;
use kit::Talk;
use kit::{Kit, MoveOf, Tip, reasons};
use std::time::Duration;
use table::{Chair, Game, Phrase, Rng, Seat};
use wire::{Advice, AutoPass, ChatLine, ClosedReason, FromClient, PlainMessage, RefusalReason, ToClient, json};

/// The time for finding the moves of a hint. Comparing them takes half as long again.
const HINT_TIME: Duration = Duration::from_millis(500);

impl<K: Kit> Room<K> {
    /// Handles a message.
    pub(crate) fn listen(&mut self, now: Millis, conn: Conn, text: &str, fx: &mut Effects) {
        let Some(&who) = self.conns.get(&conn) else { return };
        let Ok(message) = serde_json::from_str::<FromClient<MoveOf<K>>>(text) else {
            return Self::object(fx, conn, None, "table-not-understood");
        };
        match (message, who) {
            (FromClient::Hello { token, me }, Listener::Unknown) => {
                self.origins.entry(conn).or_default().me = me.as_deref().map(hashed);
                self.hello(now, conn, token, fx);
            }
            (FromClient::Hello { .. }, _) | (_, Listener::Unknown) => {
                Self::object(fx, conn, None, "table-not-understood");
            }
            (FromClient::Leave, Listener::Newcomer { id, .. }) => self.goes(now, conn, id, fx),
            (FromClient::Rematch, Listener::Newcomer { id, .. }) if self.run.is_some() && !self.is_playing() => {
                let one = self.newcomers.iter().find(|one| one.id == id);
                let name = one.map_or_else(String::new, |one| one.name.clone());
                self.wants_to_begin(now, None, &name, fx);
            }
            (_, Listener::Spectator | Listener::Newcomer { .. }) => Self::object(fx, conn, None, "table-watching"),
            (message, Listener::Player(seat)) => {
                self.is_back(now, seat, fx);
                self.obey(now, conn, seat, message, fx);
            }
        }
    }

    fn hello(&mut self, now: Millis, conn: Conn, token: Option<String>, fx: &mut Effects) {
        if let Some(why) = self.broken.clone() {
            Self::say(fx, conn, &PlainMessage::Closed { reason: ClosedReason::RulesChanged, why });
            return fx.close.push(conn);
        }
        let was_watched = self.is_watched();
        if std::mem::take(&mut self.asleep) {
            self.proceed(now, fx);
        }
        let who = match token {
            None => Listener::Spectator,
            Some(token) => {
                let Some(who) = self.who_has(&hashed(&token)) else {
                    let (reason, why) = (ClosedReason::Secret, Phrase::new("table-secret"));
                    Self::say(fx, conn, &PlainMessage::Closed { reason, why });
                    return fx.close.push(conn);
                };
                if let Listener::Player(seat) = who {
                    self.places[seat.index()].present += 1;
                    self.is_back(now, seat, fx);
                }
                who
            }
        };
        self.conns.insert(conn, who);
        let seat = who.seat().flatten();
        self.note_known(conn, fx);
        if !was_watched {
            self.wind_clocks(now);
        }
        self.welcome(now, conn, seat, fx);
        self.tell_table(fx);
    }

    /// The seat or newcomer that the secret with this hash belongs to.
    fn who_has(&self, hash: &str) -> Option<Listener> {
        if let Some(at) = self.places.iter().position(|holder| holder.secret.as_deref() == Some(hash)) {
            return Some(Listener::Player(Seat::new(at)));
        }
        let one = self.newcomers.iter().find(|one| one.secret == hash)?;
        Some(Listener::Newcomer { id: one.id, watches: one.wants.is_none() })
    }

    fn obey(&mut self, now: Millis, conn: Conn, seat: Seat, message: FromClient<MoveOf<K>>, fx: &mut Effects) {
        match message {
            FromClient::Hello { .. } => {}
            FromClient::Move { ask, mv, talk } => self.decide(now, conn, seat, (ask, mv, talk), fx),
            FromClient::Free { n, mv } => self.move_freely(now, conn, seat, (n, mv), fx),
            FromClient::Undo { ask } => self.undo(now, conn, seat, ask, fx),
            FromClient::Why { card, at } => self.explain(conn, seat, card, at, fx),
            FromClient::Hint => self.advise(conn, seat, fx),
            FromClient::AutoPass { windows } => {
                self.places[seat.index()].auto_pass = windows;
                self.pass_by_setting(now, conn, seat, fx);
            }
            FromClient::LetPass { kinds } => self.let_pass(now, conn, seat, &kinds, fx),
            FromClient::Pass => self.pass(now, conn, seat, fx),
            FromClient::Present => {}
            FromClient::Stop => self.stop(now, seat, fx),
            FromClient::Chat { text } => {
                let text = clean::said(&text, Self::CHAT_LENGTH);
                if !text.is_empty() {
                    self.tell_said(ChatLine { by: Some(seat), text, say: None }, fx);
                }
            }
            FromClient::Change { options } => self.change_options(conn, seat, &options, fx),
            FromClient::Start if self.run.is_none() => self.player_wants(now, seat, fx),
            FromClient::Rematch if self.run.is_some() && !self.is_playing() => self.player_wants(now, seat, fx),
            FromClient::Agree { to: 0 } if self.wish.is_some() => self.player_wants(now, seat, fx),
            FromClient::Decline { to: 0 } => self.wants_no_more(seat, fx),
            FromClient::Agree { to } => self.vote(now, conn, seat, (to, true), fx),
            FromClient::Decline { to } => self.vote(now, conn, seat, (to, false), fx),
            FromClient::Start | FromClient::Rematch => Self::object(fx, conn, None, "table-not-now"),
            FromClient::Leave => self.leave(now, conn, seat, fx),
        }
    }

    fn player_wants(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let name = self.places[seat.index()].name.clone();
        self.wants_to_begin(now, Some(seat), &name, fx);
    }

    /// Handles a decision: makes the move if everybody waits for it, keeps it while a window is open.
    pub(crate) fn decide(
        &mut self,
        now: Millis,
        conn: Conn,
        seat: Seat,
        (id, mv, talk): (u32, MoveOf<K>, Option<String>),
        fx: &mut Effects,
    ) {
        let Some(run) = &mut self.run else { return Self::object(fx, conn, Some(id), "table-not-now") };
        let Some(ask) = run.asks[seat.index()].as_mut().filter(|ask| ask.id == id) else {
            return Self::object(fx, conn, Some(id), "table-late");
        };
        // Free moves wait until everybody can see who is asked. Made in a window, they would show who has a question.
        if run.window.is_some() && K::Game::is_free(&mv) {
            return Self::object(fx, conn, Some(id), "table-not-now");
        }
        // A quotation mark would end the text early in the record of the game.
        let talk = talk.map(|talk| Talk::Text(clean::said(&talk.replace('"', ""), Self::CHAT_LENGTH)));
        let answers = match ask.answers(seat, mv) {
            Ok(answers) => answers,
            Err(refusal) => return Self::refuse(fx, conn, Some(id), reasons(&refusal)),
        };
        let Some(window) = &mut run.window else { return self.make_move(now, seat, mv, talk, fx) };
        window.last = now;
        window.early.remove(seat);
        let before = std::mem::replace(&mut ask.holds, answers.len());
        if ask.kept.replace(mv).is_some() {
            for _ in 0..before {
                if let Some(at) = run.held.iter().rposition(|held| held.seat == seat) {
                    run.held.remove(at);
                }
            }
            fx.store.push(Record::Undone { number: run.number, n: run.decisions, seat });
            for held in run.held.iter().filter(|held| held.seat == seat) {
                fx.store.push(kept::<K>(run.number, run.decisions, seat, &held.mv, held.talk.clone()));
            }
        }
        let last = answers.len() - 1;
        for (at, answer) in answers.into_iter().enumerate() {
            let talk = talk.clone().filter(|_| at == last);
            fx.store.push(kept::<K>(run.number, run.decisions, seat, &answer, talk.clone()));
            run.held.push(HeldAnswer { seat, mv: answer, talk });
        }
        Self::say(fx, conn, &PlainMessage::Kept { ask: id });
        self.gather(now, fx);
        self.settle_window(now, fx);
    }

    /// Handles "nothing from me in this window", from players who are asked and from those who are not.
    fn pass(&mut self, now: Millis, conn: Conn, seat: Seat, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return Self::object(fx, conn, None, "table-not-now") };
        let Some(window) = &mut run.window else { return Self::object(fx, conn, None, "table-late") };
        if let Some(ask) = run.asks[seat.index()].as_ref().filter(|ask| ask.kept.is_none()) {
            let (id, default) = (ask.id, ask.game().default_move(seat));
            return self.decide(now, conn, seat, (id, default, None), fx);
        }
        window.passed.insert(seat);
        window.last = now;
        self.settle_window(now, fx);
    }

    /// Makes a free move. It is allowed only while everybody can see who is asked, so its timing tells nothing.
    fn move_freely(&mut self, now: Millis, conn: Conn, seat: Seat, (n, mv): (u32, MoveOf<K>), fx: &mut Effects) {
        let Some(run) = self.run.as_mut().filter(|run| run.is_open_to_all()) else {
            return Self::object(fx, conn, None, "table-not-now");
        };
        if run.updates[seat.index()] != n {
            return Self::object(fx, conn, None, "table-late");
        }
        if !run.game.may_act().has(seat) {
            return Self::object(fx, conn, None, "table-not-now");
        }
        if let Err(refusal) = run.game.check(seat, &mv) {
            return Self::refuse(fx, conn, None, reasons(&refusal));
        }
        // Others' moves neither restart a player's clock nor let it run out.
        let least = now + self.options.pace.window();
        let clocks: Vec<Option<Millis>> = run.asks.iter().map(|ask| ask.as_ref().and_then(|ask| ask.until)).collect();
        let (bot_at, forced) = (run.bot_at, run.forced);
        fx.store.push(run.play_openly(seat, mv, None));
        self.proceed_with(now, fx, |run| {
            for (ask, before) in run.asks.iter_mut().zip(clocks) {
                if let (Some(ask), Some(before)) = (ask, before) {
                    ask.until = ask.until.map(|until| until.min(before.max(least)));
                }
            }
            run.bot_at = run.bot_at.map(|at| bot_at.map_or(at, |before| at.min(before)));
            for (at, before) in run.forced.iter_mut().zip(forced) {
                *at = at.map(|at| before.map_or(at, |before| at.min(before)));
            }
        });
    }

    /// Takes back a player's waiting answers.
    fn undo(&mut self, now: Millis, conn: Conn, seat: Seat, id: u32, fx: &mut Effects) {
        let kept = |run: &crate::run::Run<K>| {
            let ask = run.asks[seat.index()].as_ref()?;
            (run.window.is_some() && ask.id == id && ask.kept.is_some()).then_some(ask.until)
        };
        let Some(until) = self.run.as_ref().and_then(kept) else {
            return Self::object(fx, conn, Some(id), "table-late");
        };
        let Some(run) = &mut self.run else { return };
        run.held.retain(|held| held.seat != seat);
        run.asks[seat.index()] = None;
        if let Some(window) = &mut run.window {
            window.early.remove(seat);
        }
        fx.store.push(Record::Undone { number: run.number, n: run.decisions, seat });
        // If the player's settings by now let this window pass, they are not asked again, and learn that.
        self.asked_anew.insert(seat);
        self.gather(now, fx);
        // Thinking again gives no extra time.
        if let Some(ask) = self.run.as_mut().and_then(|run| run.asks[seat.index()].as_mut()) {
            ask.until = until;
        }
        self.settle_window(now, fx);
    }

    /// Answers why a card cannot be played, based on the game as this seat sees it.
    fn explain(&mut self, conn: Conn, seat: Seat, card: String, at: Option<Seat>, fx: &mut Effects) {
        let Some(run) = &self.run else { return Self::object(fx, conn, None, "table-not-now") };
        let games = run.asks[seat.index()].as_ref().map_or(std::slice::from_ref(&run.shown_game), |ask| &ask.games);
        let mut tried = games.iter().map(|game| self.kit.why(game, seat, &card, at));
        let first = tried.next().unwrap_or(Err(None));
        let reasons = match first {
            _ if tried.any(|why| why.is_ok()) => Vec::new(),
            Ok(()) => Vec::new(),
            Err(Some(refusal)) => reasons(&refusal),
            Err(None) => vec![RefusalReason { clauses: Vec::new(), say: Phrase::new("table-no-card") }],
        };
        Self::say(fx, conn, &PlainMessage::Why { card, at, reasons });
    }

    /// Answers what a strong player would do.
    fn advise(&mut self, conn: Conn, seat: Seat, fx: &mut Effects) {
        if !self.options.hints {
            return Self::object(fx, conn, None, "table-no-hints");
        }
        let Some(run) = &mut self.run else { return Self::object(fx, conn, None, "table-not-now") };
        let Some(ask) = run.asks[seat.index()].as_ref() else {
            return Self::object(fx, conn, None, "table-late");
        };
        if self.hinting.has(seat) {
            return Self::object(fx, conn, None, "table-hint-busy");
        }
        self.hinting.insert(seat);
        let players = self.places.len();
        let (id, game, kit, events) = (ask.id, *ask.game(), self.kit.clone(), run.events[..run.shown].to_vec());
        let rng = Rng::stream(run.seed, "hints", u64::from(run.decisions) << 3 | seat.index() as u64);
        let think = self.think.clone();
        fx.think.push(Job::hint(move |thinks| {
            if !thinks {
                let why = RefusalReason { clauses: Vec::new(), say: Phrase::new("table-hint-later") };
                let text = json(&PlainMessage::Refused { ask: Some(id), reasons: vec![why] });
                return drop(think.send(JobResult::Hint { conn, seat, text }));
            }
            let (view, budget) = (game.view(Some(seat)), Budget::time(HINT_TIME));
            let hint = kit.advice(&game, seat, &events, &budget, rng.clone());
            let moves = hint.tips.into_iter().map(|Tip { mv, chance, equal, why }| Advice {
                mv,
                say: kit.choice(&view, &mv).say,
                chance,
                equal,
                why,
            });
            // A decision by rule of thumb took no time and comes without chances.
            let best = hint.outlook.or_else(|| kit.outlook(&Chair::new(&game, seat, &events), &budget, rng));
            let outlook = best.iter().flat_map(|best| best.iter().take(players)).map(|chance| chance.mean).collect();
            let text = json(&ToClient::<(), (), MoveOf<K>, (), ()>::Hint { ask: id, moves: moves.collect(), outlook });
            let _ = think.send(JobResult::Hint { conn, seat, text });
        }));
    }

    /// Sets the kinds of windows in which the player is not asked.
    fn let_pass(&mut self, now: Millis, conn: Conn, seat: Seat, kinds: &[String], fx: &mut Effects) {
        let place = |name: &String| K::KINDS.iter().position(|kind| kind.kind == name);
        let Some(places) = kinds.iter().map(place).collect::<Option<Vec<usize>>>() else {
            return Self::object(fx, conn, None, "table-no-kind");
        };
        let holder = &mut self.places[seat.index()];
        holder.let_pass = places.into_iter().fold(0, |bits, place| bits | 1 << place);
        holder.stopped = false;
        self.pass_by_setting(now, conn, seat, fx);
    }

    /// Ends automatic passing and gives more time for this question while the reserve lasts.
    fn stop(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let step = self.options.pace.window();
        let holder = &mut self.places[seat.index()];
        (holder.auto_pass, holder.stopped) = (AutoPass::Never, true);
        self.ask_after_all(now, seat, fx);
        self.cover_anew(now, seat);
        let holder = &mut self.places[seat.index()];
        let more = holder.reserve.min(step);
        let Some(run) = &mut self.run else { return };
        let Some(window) = &mut run.window else {
            let Some(ask) = &mut run.asks[seat.index()] else { return };
            let Some(until) = &mut ask.until else { return };
            holder.reserve -= more;
            *until += more;
            ask.total += more;
            return self.tell_more_time(now, seat, fx);
        };
        // It uses the same time whether they are asked or not.
        let has_answered = run.asks[seat.index()].as_ref().is_some_and(|ask| ask.kept.is_some());
        if has_answered || !window.concerned.has(seat) || window.total.is_none() {
            return self.tell_update(now, fx);
        }
        holder.reserve -= more;
        window.untils[seat.index()] += more;
        let until = window.untils[seat.index()];
        if let Some(ask) = &mut run.asks[seat.index()] {
            ask.until = Some(until);
            ask.total += more;
        }
        // Everybody sees that somebody needs longer, but not who.
        window.total = window.total.map(|total| total.max(until.saturating_sub(window.opened)));
        self.tell_more_time(now, seat, fx);
    }

    fn tell_more_time(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let Some(run) = &self.run else { return };
        self.asked_anew.insert(seat);
        self.news = self.news.take().or(Some(News { from: run.shown, before: Some(run.shown_game) }));
        self.tell_update(now, fx);
    }

    /// Gives up a seat: a bot takes it, or before a game nobody.
    fn leave(&mut self, now: Millis, conn: Conn, seat: Seat, fx: &mut Effects) {
        let level = self.run.is_some().then(|| self.filler(seat));
        let holder = &mut self.places[seat.index()];
        let (was, former) = (holder.name.clone(), holder.secret.take().filter(|_| level.is_some()));
        let name = if level.is_some() { std::mem::take(&mut holder.name) } else { String::new() };
        *holder = Holder { name, level, former: former.clone(), reserve: holder.reserve, ..Holder::default() };
        fx.store.push(holder.record(seat));
        if let Some(secret) = former {
            self.formers.insert(secret.clone());
            fx.store.push(Record::Left { seat, secret });
        }
        for (other, who) in &mut self.conns {
            if *who == Listener::Player(seat) && *other != conn {
                fx.close.push(*other);
            }
        }
        self.conns.insert(conn, Listener::Spectator);
        self.conns.retain(|_, who| *who != Listener::Player(seat));
        let say = Some(Phrase::new("table-left").with("name", was));
        self.tell_said(ChatLine { by: None, text: String::new(), say }, fx);
        if let Some(wish) = &mut self.wish {
            wish.agreed.remove(seat);
        }
        self.settle_newcomers(now, fx);
        if !self.settle_wish(now, fx) {
            self.tell_table(fx);
        }
        self.seats_changed(now, seat, fx);
        self.welcome(now, conn, None, fx);
    }
}

fn kept<K: Kit>(number: u32, n: u32, seat: Seat, mv: &MoveOf<K>, talk: Option<Talk>) -> Record {
    Record::Kept { number, n, seat, mv: json(mv), talk }
}
