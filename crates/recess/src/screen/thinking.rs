//! Computes hints and chances on a thread of its own while the screen stays alive: what a strong bot would do, and
//! how likely everybody was to win, turn by turn.

use super::{SpokenTip, hint_lines};
use crate::review::{self, Effort};
use bots::{Budget, Outlook};
use kit::{Hint, Kit, MoveOf, Tip};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use table::{Chair, Game, Phrase, Rng, Seat};
use words::Words;

type Event<K> = <<K as Kit>::Game as Game>::Event;

/// A thread that thinks until nobody needs the result any more.
pub(super) struct Work<A> {
    stop: Arc<AtomicBool>,
    found: Receiver<A>,
}

impl<A: Send + 'static> Work<A> {
    pub(super) fn start(job: impl FnOnce(&Arc<AtomicBool>, &Sender<A>) + Send + 'static) -> Work<A> {
        let (stop, (send, found)) = (Arc::new(AtomicBool::new(false)), channel());
        let stopped = Arc::clone(&stop);
        std::thread::spawn(move || job(&stopped, &send));
        Work { stop, found }
    }

    /// Something that was found out, if there is anything new.
    pub(super) fn found(&self) -> Option<A> {
        self.found.try_recv().ok()
    }
}

impl<A> Drop for Work<A> {
    fn drop(&mut self) {
        self.stop.store(true, Relaxed);
    }
}

/// A moment between turns, when everybody can tell who is asked.
#[derive(Copy, Clone)]
struct Point<G> {
    game: G,
    /// How many events had happened.
    seen: usize,
}

/// The moment at which the user asks.
pub(super) struct Moment<'a, K: Kit> {
    pub(super) settings: &'a Arc<K>,
    pub(super) game: &'a K::Game,
    pub(super) events: &'a [Event<K>],
    pub(super) seat: Seat,
    /// The number of the decision in the game.
    pub(super) decision: u64,
    pub(super) budget: &'a Budget,
}

/// What is being computed about a game, and what is known so far.
pub(super) struct Thinking<K: Kit> {
    advising: Option<Work<Hint<MoveOf<K>>>>,
    advice: Option<(u64, Hint<MoveOf<K>>)>,
    charting: Option<Work<(usize, Option<Outlook>)>>,
    points: Vec<Point<K::Game>>,
    /// By point; `None` if not known yet.
    outlooks: Vec<Option<Outlook>>,
    /// Whether a turn has begun that has no point yet.
    begun: bool,
}

impl<K: Kit> Thinking<K> {
    /// For a game that begins.
    pub(super) fn new(start: K::Game) -> Thinking<K> {
        let points = vec![Point { game: start, seen: 0 }];
        Thinking { advising: None, advice: None, charting: None, points, outlooks: vec![None], begun: false }
    }

    /// Something happened; `turn` if a turn began with it.
    pub(super) fn goes_on(&mut self, game: &K::Game, seen: usize, turn: bool) {
        self.advising = None;
        self.begun |= turn;
        if self.begun && game.asked_openly() || game.outcome().is_some() {
            self.begun = false;
            self.points.push(Point { game: *game, seen });
            self.outlooks.push(None);
        }
    }

    /// Starts to compute a hint.
    pub(super) fn advise(&mut self, at: &Moment<'_, K>) {
        if self.advice.as_ref().is_some_and(|(decision, _)| *decision == at.decision) {
            return;
        }
        let (settings, game, events) = (Arc::clone(at.settings), *at.game, at.events.to_vec());
        let (seat, decision, budget) = (at.seat, at.decision, at.budget.clone());
        self.advice = None;
        self.advising = Some(Work::start(move |stop, found| {
            let budget = Budget { stop: Some(Arc::clone(stop)), ..budget };
            let rng = Rng::stream(decision, "hint", 0);
            let _ = found.send(settings.advice(&game, seat, &events, &budget, rng));
        }));
    }

    /// Starts to compute the chances in the game so far, the newest turns first.
    pub(super) fn chart(&mut self, at: &Moment<'_, K>) {
        let open: Vec<usize> = (0..self.points.len()).rev().filter(|point| self.outlooks[*point].is_none()).collect();
        let (settings, points, events) = (Arc::clone(at.settings), self.points.clone(), at.events.to_vec());
        let seat = at.seat;
        self.charting = Some(Work::start(move |stop, found| {
            // The same as in a review for this seat.
            let effort = Effort::usual(Arc::clone(stop));
            let budget = effort.budget_between();
            for n in open {
                let Point { game, seen } = &points[n];
                let chair = Chair::new(game, seat, &events[..*seen]);
                let outlook = review::outlook(&*settings, game, &chair, seat, (effort.seed, n), &budget);
                if stop.load(Relaxed) || found.send((n, outlook)).is_err() {
                    return;
                }
            }
        }));
    }

    /// Stops all work. What is known is kept.
    pub(super) fn stop(&mut self) {
        (self.advising, self.charting) = (None, None);
    }

    #[cfg(test)]
    pub(super) fn is_busy(&self) -> bool {
        self.advising.is_some() || self.charting.is_some()
    }

    /// Whether there is something new.
    pub(super) fn take_in(&mut self, decision: u64) -> bool {
        let mut new = false;
        if let Some(work) = &self.advising
            && let Ok(advice) = work.found.try_recv()
        {
            (self.advice, self.advising, new) = (Some((decision, advice)), None, true);
        }
        while let Some(work) = &self.charting {
            match work.found.try_recv() {
                Ok((point, outlook)) => (self.outlooks[point], new) = (outlook, true),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => (self.charting, new) = (None, true),
            }
        }
        new
    }

    /// The advice at a decision. `said` puts moves into words, `why` phrases.
    pub(super) fn advice(
        &self,
        words: &Words,
        decision: u64,
        said: impl Fn(&MoveOf<K>) -> String,
        why: impl Fn(&Phrase) -> String,
    ) -> Vec<String> {
        let Some((_, found)) = self.advice.as_ref().filter(|(asked, _)| *asked == decision) else {
            return vec![words.get("screen-asking")];
        };
        let spoken = |tip: &Tip<MoveOf<K>>| SpokenTip {
            mv: said(&tip.mv),
            chance: tip.chance,
            equal: tip.equal,
            why: tip.why.as_ref().map(&why),
        };
        hint_lines(words, &found.tips.iter().map(spoken).collect::<Vec<_>>())
    }

    /// A line for everybody: their chances turn by turn, and now.
    pub(super) fn chances(&self, words: &Words, names: &[String], width: usize) -> Vec<String> {
        let known = self.outlooks.iter().flatten().count();
        let mut lines = vec![words.get("screen-chances-how"), String::new()];
        let chance = |at: usize, seat: usize| Some(self.outlooks[at]?[seat].mean);
        lines.extend(chance_lines(names, self.outlooks.len(), chance, width));
        if self.charting.is_some() {
            let (known, of) = (known.to_string(), self.outlooks.len().to_string());
            lines.extend([String::new(), words.fill("screen-chances-so-far", &[("n", &known), ("of", &of)])]);
        }
        lines
    }
}

/// A line for everybody: a bar for each of the latest points, as many as fit, and their latest chance.
pub(super) fn chance_lines(
    names: &[String],
    points: usize,
    chance: impl Fn(usize, usize) -> Option<f32>,
    width: usize,
) -> Vec<String> {
    let longest = names.iter().map(|name| textwrap::core::display_width(name)).max().unwrap_or(0);
    let room = width.saturating_sub(longest + 10).max(1);
    let from = points.saturating_sub(room);
    let line = |(seat, name): (usize, &String)| {
        let bars: String = (from..points).map(|at| bar(chance(at, seat))).collect();
        let last = (0..points).rev().find_map(|at| chance(at, seat));
        let now = last.map_or_else(|| "  ?".to_owned(), |chance| format!("{:3.0} %", 100.0 * chance));
        let gap = " ".repeat(longest - textwrap::core::display_width(name));
        format!("{name}{gap}  {bars}  {now}")
    };
    names.iter().enumerate().map(line).collect()
}

/// A bar as high as a chance; a dot if it is unknown.
fn bar(chance: Option<f32>) -> char {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    chance.map_or('·', |chance| BARS[((chance * 8.0) as usize).min(7)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_show_chances() {
        let drawn: String = [Some(0.0), Some(0.13), Some(0.5), Some(0.99), Some(1.0), None].map(bar).iter().collect();
        assert_eq!(drawn, "▁▂▅██·");
    }
}
