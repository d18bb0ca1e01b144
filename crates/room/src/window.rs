//! Answer windows: everybody concerned is asked at once, answers wait, and what comes of them is seen
//! when the window closes. When that is depends on what people do, never on what they could do.

use crate::pace::Times as _;
use crate::places::Holder;
use crate::room::Room;
use crate::run::{Asked, Held, Open};
use crate::{Conn, Effects, Millis};
use kit::Talk;
use kit::{Kit, MoveOf, WindowTime};
use table::{Game, Log, Seat, Seats};
use wire::{AutoPass, Plain};

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
    /// Opens a window at the moment that is shown.
    pub(crate) fn open_window(&mut self, now: Millis, concerned: Seats, fx: &mut Effects) {
        let Some(run) = &self.run else { return };
        let time = self.kit.window_time(&run.shown_game, concerned, self.options.pace);
        let total = self.millis(time);
        let beat = Millis::from(self.options.beat);
        let uniform = self.is_uniform();
        let Some(run) = &mut self.run else { return };
        run.window = Some(Open { concerned, beat_until: now + beat, uniform, opened: now, total, time });
        run.asks.iter_mut().for_each(|ask| *ask = None);
        run.thinking = Seats::NONE;
        self.gather(now, fx);
    }

    /// How long an answer may take; nobody waits for somebody who plays against bots alone.
    fn millis(&self, time: WindowTime) -> Option<Millis> {
        let pace = self.options.pace;
        (!self.is_alone()).then(|| match time {
            WindowTime::Answer => pace.window(),
            WindowTime::Decision => pace.turn(),
            WindowTime::Exactly(time) => time.as_millis() as Millis,
        })
    }

    /// Puts to everybody what they are to answer next, as if everybody else declined.
    pub(crate) fn gather(&mut self, now: Millis, fx: &mut Effects) {
        loop {
            let Some(asked) = self.next_questions() else { return };
            let mut bots_answered = false;
            for &(seat, game) in &asked {
                if self.places[seat.index()].is_played() {
                    bots_answered |= self.ask_bot_in_window(seat, &game, fx);
                } else if self.passes_by_itself(seat) {
                    self.hold(seat, game.default_move(seat), None);
                    bots_answered = true;
                }
            }
            if !bots_answered {
                return self.ask_people(now, &asked);
            }
        }
    }

    /// The next question of every seat that has one, with the game in which it is asked. `None` if no
    /// window is open.
    #[allow(clippy::type_complexity, reason = "a seat and a game")]
    fn next_questions(&self) -> Option<Vec<(Seat, K::Game)>> {
        let run = self.run.as_ref()?;
        run.window?;
        let mut questions = Vec::new();
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
                        questions.push((seat, game));
                    }
                }
            }
            game.play(seat, default, &mut moments);
        }
        Some(questions)
    }

    /// A bot answers at once, or begins to think. True if it has answered.
    fn ask_bot_in_window(&mut self, seat: Seat, game: &K::Game, fx: &mut Effects) -> bool {
        let Some(run) = &self.run else { return false };
        if run.thinking.has(seat) {
            return false;
        }
        match self.bot_decides(seat, game, fx) {
            // Whether anybody is asked here at all, nobody is to hear.
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
            run.held.push(Held { seat, mv, talk });
        }
    }

    /// People with a question get it; where nobody must know who has one, everybody gets one.
    fn ask_people(&mut self, now: Millis, asked: &[(Seat, K::Game)]) {
        let Some(window) = self.run.as_ref().and_then(|run| run.window) else { return };
        let total = self.millis(window.time);
        let Some(run) = &mut self.run else { return };
        for seat in Seat::all(self.places.len()) {
            let holder = &self.places[seat.index()];
            if holder.is_played() {
                run.asks[seat.index()] = None;
                continue;
            }
            let question = asked.iter().find(|(asked, _)| *asked == seat).map(|(_, game)| *game);
            let passes = auto_passes::<K>(run, holder, seat);
            let ask = &mut run.asks[seat.index()];
            match (question, &ask) {
                // Still the same question.
                (Some(game), Some(ask)) if ask.real && ask.kept.is_none() && ask.game == game => {}
                (None, Some(_)) => {}
                (None, None) if passes || !window.uniform || !window.concerned.has(seat) => {}
                (question, _) => {
                    run.questions[seat.index()] += 1;
                    let game = question.unwrap_or(run.shown_game);
                    let (until, time) = (total.map(|total| now + total), total.unwrap_or(0));
                    let id = run.questions[seat.index()];
                    *ask = Some(Asked { id, game, real: question.is_some(), until, total: time, kept: None });
                    self.asked_anew.insert(seat);
                }
            }
        }
    }

    /// Whether this player lets this window pass, whatever they hold.
    fn passes_by_itself(&self, seat: Seat) -> bool {
        self.run.as_ref().is_some_and(|run| auto_passes::<K>(run, &self.places[seat.index()], seat))
    }

    /// A player has said in which windows they are not asked: that holds for the one that is open, too.
    pub(crate) fn pass_by_setting(&mut self, now: Millis, conn: Conn, seat: Seat, fx: &mut Effects) {
        if !self.passes_by_itself(seat) {
            return;
        }
        let Some(run) = self.run.as_mut().filter(|run| run.window.is_some()) else { return };
        if let Some(ask) = run.asks[seat.index()].as_mut().filter(|ask| ask.kept.is_none()) {
            let (id, real, default) = (ask.id, ask.real, ask.game.default_move(seat));
            ask.kept = Some(default);
            if real {
                self.hold(seat, default, None);
            }
            Self::say(fx, conn, &Plain::Kept { ask: id });
        }
        self.gather(now, fx);
        self.settle_window(now, fx);
    }

    /// A player who let this window pass wants to be asked after all: what was answered for them is
    /// forgotten. They have as long as everybody else.
    pub(crate) fn ask_after_all(&mut self, now: Millis, seat: Seat, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let Some(window) = run.window.filter(|_| run.asks[seat.index()].is_none()) else { return };
        run.held.retain(|held| held.seat != seat);
        self.gather(now, fx);
        let Some(ask) = self.run.as_mut().and_then(|run| run.asks[seat.index()].as_mut()) else { return };
        ask.until = ask.until.map(|until| window.total.map_or(until, |total| until.min(window.opened + total)));
    }

    /// Whether everybody has answered whom the window waits for, or has had their time.
    pub(crate) fn window_is_over(&self, now: Millis) -> bool {
        let Some(run) = &self.run else { return false };
        let Some(window) = run.window else { return false };
        let waits = |ask: &Asked<K>| ask.kept.is_none() && ask.until.is_none_or(|until| now < until);
        now >= window.beat_until && run.thinking.is_empty() && !run.asks.iter().flatten().any(waits)
    }

    /// The window closes: answers count in the order of the rules, up to the first that does something.
    pub(crate) fn close_window(&mut self, now: Millis, fx: &mut Effects) {
        let Some(run) = &mut self.run else { return };
        let window = run.window.take();
        fx.windows.extend(window.map(|window| now.saturating_sub(window.opened)));
        run.asks.iter_mut().for_each(|ask| *ask = None);
        while run.waits_in_private() {
            let Some(seat) = run.game.waiting_on().first() else { break };
            let default = run.game.default_move(seat);
            let held = run.held.iter().position(|held| held.seat == seat).map(|at| run.held.remove(at));
            let (mv, talk) = held.map_or((default, None), |held| (held.mv, held.talk));
            let before = run.events.len();
            fx.store.push(run.play(seat, mv, talk));
            // A sealed answer does nothing before the others are in.
            if mv != default && run.events.len() > before {
                break;
            }
        }
        run.held.clear();
    }
}

/// Whether a player is not asked in the window that is open. It depends on what everybody is shown, and
/// on what the player has set.
fn auto_passes<K: Kit>(run: &crate::run::Run<K>, holder: &Holder, seat: Seat) -> bool {
    // What somebody has to decide about their own is nothing to let pass.
    if run.window.is_some_and(|window| window.time == WindowTime::Decision) {
        return false;
    }
    if !holder.stopped && holder.let_pass != 0 && holder.let_pass >> K::kind(&run.shown_game, seat) & 1 != 0 {
        return true;
    }
    match holder.auto_pass {
        AutoPass::Never => false,
        AutoPass::NotMine => !K::concerns(&run.shown_game, seat),
        AutoPass::UntilMyTurn => true,
    }
}
