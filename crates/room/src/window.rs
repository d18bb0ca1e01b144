//! Answer windows. Everybody who can answer is asked at once, answers wait, and their results become visible when the
//! window closes. For those who cannot answer, the table passes after a delay that a person might take (see `cover`).
//! So the closing time depends on what people do, never on what they could do.

use crate::cover::Covers;
use crate::pace::Times as _;
use crate::places::Holder;
use crate::room::Room;
use crate::run::{HeldAnswer, OpenQuestion, OpenWindow, Run};
use crate::{Conn, Effects, Millis, Record};
use bots::Budget;
use kit::Talk;
use kit::{Kit, MoveOf, WindowTime};
use table::{Chair, Game, Log, Rng, Seat, Seats};
use wire::{AutoPass, LetPassReason, Pace, PlainMessage};

/// The shortest duration of a window that concerns a bot that searches: its thinking time and a little more. A bot that
/// is not ready by then answers by rule of thumb.
const PONDERED: Millis = 600;

/// The next question to a seat: the games in which it is asked, one after another if it declines.
type NextQuestion<G> = (Seat, Vec<G>);

/// Notes only whether people may have something to say.
#[derive(Default)]
struct Moments(bool);

impl<G: Game> Log<G> for Moments {
    fn push(&mut self, _: G::Event) {}

    fn watches(&self) -> bool {
        true
    }

    fn opens(&mut self, _: Seats, _: &G) {
        self.0 = true;
    }
}

impl<K: Kit> Room<K> {
    /// For a player alone against bots, windows stay open for this part of a beat: the screen gives events their time.
    const ALONE: Millis = 3;

    /// Opens a window at the moment that is shown.
    pub(crate) fn open_window(&mut self, now: Millis, concerned: Seats, fx: &mut Effects) {
        let Some(run) = &self.run else { return };
        let time = self.kit.window_time(&run.shown_game, concerned, self.options.pace);
        let total = self.millis(time);
        let uniform = self.is_uniform();
        let beat = Millis::from(self.options.beat) / if uniform { 1 } else { Self::ALONE };
        // Drawn for every seat, whether or not it can answer, so that nothing hidden has an effect.
        let mut covers = [now; Seat::MAX];
        for seat in Seat::all(self.places.len()) {
            let drawn = self.draw_cover();
            let holder = &self.places[seat.index()];
            let thinks = holder.is_played() && K::ponders(self.level(seat));
            let least = if thinks { PONDERED } else { 0 };
            let delay = match total {
                // A bot always answers at once, so its time tells nothing.
                _ if holder.is_played() => least,
                Some(total) if self.options.strict => total,
                _ if uniform => drawn,
                _ => 0,
            };
            covers[seat.index()] = now + total.map_or(delay, |total| delay.min(total));
        }
        let Some(run) = &mut self.run else { return };
        let untils = [now + total.unwrap_or(0); Seat::MAX];
        let early = run.held.iter().map(|held| held.seat).collect();
        let passed = Seats::NONE;
        let (beat_until, opened, last) = (now + beat, now, now);
        let open =
            OpenWindow { concerned, beat_until, uniform, opened, total, time, untils, covers, early, passed, last };
        run.window = Some(open);
        run.asks.iter_mut().for_each(|ask| *ask = None);
        run.forced = [None; Seat::MAX];
        run.thinking = Seats::NONE;
        self.gather(now, fx);
    }

    /// Draws the delay before the table passes for a seat.
    pub(crate) fn draw_cover(&mut self) -> Millis {
        let entropy = &mut self.entropy;
        let covers = self.covers.get_or_insert_with(|| {
            let mut bytes = [0; 8];
            entropy(&mut bytes);
            Covers::new(u64::from_le_bytes(bytes))
        });
        covers.draw(&self.options)
    }

    /// Draws a new delay for a player who is back or wants to look: they take their time whether or not they can
    /// answer.
    pub(crate) fn cover_anew(&mut self, now: Millis, seat: Seat) {
        let drawn = self.draw_cover();
        let strict = self.options.strict;
        let Some(window) = self.run.as_mut().and_then(|run| run.window.as_mut()) else { return };
        if window.uniform && !strict {
            window.passed.remove(seat);
            window.covers[seat.index()] = (now + drawn).min(window.untils[seat.index()]);
        }
    }

    /// The time limit in milliseconds. `None` for a player alone against bots, for whom nobody waits.
    fn millis(&self, time: WindowTime) -> Option<Millis> {
        let pace = self.options.pace;
        (!self.is_alone()).then(|| match time {
            WindowTime::Answer => pace.window(),
            WindowTime::Decision => pace.turn(),
            WindowTime::Exactly(time) => time.as_millis() as Millis,
        })
    }

    /// Asks every seat its next question, as if everybody else declined.
    pub(crate) fn gather(&mut self, now: Millis, fx: &mut Effects) {
        loop {
            let Some(asked) = self.next_questions() else { return };
            let mut answered = false;
            for (seat, games) in &asked {
                let seat = *seat;
                if self.places[seat.index()].is_played() {
                    answered |= self.ask_bot_in_window(seat, &games[0], fx);
                } else if let Some(why) = self.passes_by_itself(seat) {
                    games.iter().for_each(|game| self.hold(seat, game.default_move(seat), None));
                    self.tell_let_pass(seat, why, fx);
                    answered = true;
                }
            }
            if !answered {
                return self.ask_people(now, asked);
            }
        }
    }

    /// The next question of every seat that has one, with the games in which it is asked. `None` if no window is open.
    fn next_questions(&self) -> Option<Vec<NextQuestion<K::Game>>> {
        let run = self.run.as_ref()?;
        let window = run.window?;
        let mut questions: Vec<NextQuestion<K::Game>> = Vec::new();
        if !run.waits_in_private() {
            return Some(questions);
        }
        let mut game = run.game;
        let mut moments = Moments::default();
        let mut used = [0; Seat::MAX];
        let mut settled = Seats::NONE;
        while !moments.0 && !game.asked_openly() {
            let Some(seat) = game.waiting_on().first() else { break };
            let default = game.default_move(seat);
            if !settled.has(seat) {
                match run.answers(seat).nth(used[seat.index()]) {
                    Some(held) if held.mv == default => used[seat.index()] += 1,
                    Some(_) => settled.insert(seat),
                    None => {
                        settled.insert(seat);
                        questions.push((seat, vec![game]));
                    }
                }
            } else if window.time != WindowTime::Decision
                && let Some((_, games)) = questions.iter_mut().find(|(asked, _)| *asked == seat)
                && games[0].default_move(seat) == default
            {
                // A player who passes is not asked again, so all their questions are combined.
                games.push(game);
            }
            game.play(seat, default, &mut moments);
        }
        Some(questions)
    }

    /// Lets a bot answer at once or start thinking. Returns whether it has answered.
    fn ask_bot_in_window(&mut self, seat: Seat, game: &K::Game, fx: &mut Effects) -> bool {
        let Some(run) = &self.run else { return false };
        if run.thinking.has(seat) {
            return false;
        }
        match self.bot_decides(seat, game, fx) {
            // Nobody must learn whether this bot is asked at all.
            Some((mv, _)) => {
                self.hold(seat, mv, None);
                true
            }
            None => {
                if let Some(run) = &mut self.run {
                    run.thinking.insert(seat);
                }
                false
            }
        }
    }

    /// Keeps an answer until the window closes.
    pub(crate) fn hold(&mut self, seat: Seat, mv: MoveOf<K>, talk: Option<Talk>) {
        if let Some(run) = &mut self.run {
            run.held.push(HeldAnswer { seat, mv, talk });
        }
    }

    /// Sends people their questions. The others see only that a window is open.
    fn ask_people(&mut self, now: Millis, asked: Vec<NextQuestion<K::Game>>) {
        let Some(run) = &mut self.run else { return };
        let Some(window) = run.window else { return };
        for (seat, games) in asked {
            if self.places[seat.index()].is_played() {
                continue;
            }
            let ask = &mut run.asks[seat.index()];
            // The question is unchanged.
            if ask.as_ref().is_some_and(|ask| ask.kept.is_none() && ask.games == games) {
                continue;
            }
            run.questions[seat.index()] += 1;
            let id = run.questions[seat.index()];
            let until = window.total.map(|total| match window.time {
                // One after another, each with its own time.
                WindowTime::Decision => now + total,
                WindowTime::Answer | WindowTime::Exactly(_) => window.untils[seat.index()],
            });
            let total = window.total.unwrap_or(0);
            *ask = Some(OpenQuestion { id, games, until, total, kept: None, holds: 0 });
            self.asked_anew.insert(seat);
        }
        for seat in Seat::all(self.places.len()).filter(|seat| self.places[seat.index()].is_played()) {
            run.asks[seat.index()] = None;
        }
    }

    /// Why this player is not asked in this window although they could answer, if so.
    fn passes_by_itself(&self, seat: Seat) -> Option<LetPassReason> {
        let run = self.run.as_ref()?;
        let holder = &self.places[seat.index()];
        if auto_passes::<K>(run, holder, seat) {
            return Some(LetPassReason::Setting);
        }
        (!holder.stopped && has_let_go(run, holder)).then_some(LetPassReason::Asked)
    }

    /// Applies a player's new settings to the open window too.
    pub(crate) fn pass_by_setting(&mut self, now: Millis, conn: Conn, seat: Seat, fx: &mut Effects) {
        if self.passes_by_itself(seat) != Some(LetPassReason::Setting) {
            return;
        }
        let Some(run) = &mut self.run else { return };
        let Some(window) = &mut run.window else { return };
        window.last = now;
        let ask = run.asks[seat.index()].as_ref().filter(|ask| ask.kept.is_none());
        if let Some((id, default)) = ask.map(|ask| (ask.id, ask.game().default_move(seat))) {
            return self.decide(now, conn, seat, (id, default, None), fx);
        }
        self.gather(now, fx);
        self.settle_window(now, fx);
    }

    /// Asks a player after all whose settings had passed in this window: the automatic answer is forgotten. They have
    /// as long as everybody else.
    pub(crate) fn ask_after_all(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let Some(window) = run.window.filter(|_| run.asks[seat.index()].is_none()) else { return };
        run.held.retain(|held| held.seat != seat);
        self.gather(now, fx);
        let Some(ask) = self.run.as_mut().and_then(|run| run.asks[seat.index()].as_mut()) else { return };
        ask.until = ask.until.map(|until| window.total.map_or(until, |total| until.min(window.opened + total)));
    }

    /// When the open window closes if nobody does anything more. `None` if none is open, or if it waits for a player
    /// without a time limit.
    pub(crate) fn window_ends(&self) -> Option<Millis> {
        let run = self.run.as_ref()?;
        let window = run.window?;
        let mut end = window.beat_until.max(window.last);
        for seat in Seat::all(self.places.len()) {
            let (holder, at) = (&self.places[seat.index()], seat.index());
            let concerned = window.concerned.has(seat);
            let answered = match &run.asks[at] {
                _ if holder.is_played() => {
                    if concerned {
                        window.covers[at]
                    } else {
                        window.opened
                    }
                }
                Some(ask) if ask.kept.is_none() => ask.until?,
                // The time of this answer is forgotten, as if the seat had nothing to answer.
                _ if window.early.has(seat) => window.covers[at],
                Some(_) => window.opened,
                None if !concerned || window.passed.has(seat) || auto_passes::<K>(run, holder, seat) => window.opened,
                // The player is not connected. Everybody can see that, so waiting for it tells nothing.
                None if window.uniform && holder.present == 0 && self.options.pace != Pace::Appointment => {
                    window.untils[at]
                }
                None => window.covers[at],
            };
            end = end.max(answered);
        }
        let tick = Covers::tick(&self.options);
        let after = end - window.opened;
        Some(if window.uniform { window.opened + after.div_ceil(tick) * tick } else { end })
    }

    /// Whether every seat that the window waits for has answered or used up its time.
    pub(crate) fn window_is_over(&self, now: Millis) -> bool {
        self.window_ends().is_some_and(|end| now >= end)
    }

    /// Closes the window. Answers count in the order of the rules, up to the first that does something. The window
    /// leaves one record, whoever could answer.
    pub(crate) fn close_window(&mut self, now: Millis, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let Some(window) = run.window.take() else { return };
        fx.windows.push(now.saturating_sub(window.opened));
        let quiet = K::quiet_window(&run.shown_game);
        let declines = |ask: &OpenQuestion<K>, seat| ask.kept.is_some_and(|mv| mv == ask.game().default_move(seat));
        for seat in Seat::all(run.asks.len()).filter(|_| quiet.is_some()) {
            if run.asks[seat.index()].as_ref().is_some_and(|ask| declines(ask, seat)) {
                self.places[seat.index()].let_go = quiet.map(|turn| (turn, run.shown));
            }
        }
        let asks: Vec<Option<u32>> = run.asks.iter_mut().map(|ask| ask.take().map(|ask| ask.id)).collect();
        let thinking = std::mem::replace(&mut run.thinking, Seats::NONE);
        let n = run.decisions;
        let mut made = Vec::new();
        while run.waits_in_private() {
            let Some(seat) = run.game.waiting_on().first() else { break };
            let default = run.game.default_move(seat);
            let held = run.held.iter().position(|held| held.seat == seat).map(|at| run.held.remove(at));
            let (mv, talk) = match held {
                Some(held) => (held.mv, held.talk),
                // It is too late to go on thinking.
                None if thinking.has(seat) => (rule_of_thumb(&self.kit, run, seat), None),
                None => (default, None),
            };
            let before = run.events.len();
            made.push(run.play(seat, mv, talk));
            // A sealed answer has no effect before the others are in.
            if mv != default && run.events.len() > before {
                break;
            }
        }
        fx.store.push(Record::closed(run.number, n, made));
        let overtaken: Seats = std::mem::take(&mut run.held)
            .iter()
            .filter(|held| held.mv != run.game.default_move(held.seat))
            .map(|held| held.seat)
            .collect();
        fx.not_before = fx.not_before.max(Some(now + Covers::hush(&self.options)));
        for seat in overtaken {
            if let Some(ask) = asks[seat.index()] {
                self.say_to_seat(fx, seat, &PlainMessage::Overtaken { ask });
            }
        }
    }

    /// Tells a player who could have answered why they were not asked.
    fn tell_let_pass(&self, seat: Seat, why: LetPassReason, fx: &mut Effects) {
        self.say_to_seat(fx, seat, &PlainMessage::LetPass { why });
    }
}

/// The answer of a bot that has run out of time: the move of the strongest level that does not search.
pub(crate) fn rule_of_thumb<K: Kit>(kit: &K, run: &Run<K>, seat: Seat) -> MoveOf<K> {
    let quick = K::LEVELS.iter().rev().find(|level| !K::ponders(level)).copied().unwrap_or(K::USUAL);
    let rng = Rng::stream(run.seed, "bots", u64::from(run.decisions) << 3 | seat.index() as u64);
    let mut bot = kit.bot(quick, Budget::iterations(1), rng);
    bot.choose(&Chair::new(&run.game, seat, &run.events))
}

/// Whether a player has passed in an earlier window of this turn, and nothing has happened since. Their time is covered
/// like that of a seat with nothing to answer, because it would tell that they could have answered before.
fn has_let_go<K: Kit>(run: &Run<K>, holder: &Holder) -> bool {
    let turn = K::quiet_window(&run.shown_game);
    holder.let_go.is_some_and(|(passed, seen)| {
        turn == Some(passed) && run.events.get(seen..run.shown).is_some_and(|since| since.iter().all(K::is_routine))
    })
}

/// Whether a player is not asked in the open window. Depends only on what everybody is shown and on the player's
/// settings.
fn auto_passes<K: Kit>(run: &crate::run::Run<K>, holder: &Holder, seat: Seat) -> bool {
    // A decision about one's own cards cannot be let pass.
    if run.window.is_some_and(|window| window.time == WindowTime::Decision) {
        return false;
    }
    if !holder.stopped && holder.let_pass != 0 && holder.let_pass >> K::kind(&run.shown_game, seat) & 1 != 0 {
        return true;
    }
    match holder.auto_pass {
        AutoPass::Never => false,
        AutoPass::NotMine => !K::concerns(&run.shown_game, seat),
        AutoPass::NotAtMe => !K::is_at(&run.shown_game, seat),
        AutoPass::UntilMyTurn => true,
    }
}
