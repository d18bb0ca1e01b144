//! The people at one table: one decision after another, and who has heard of it. It is the same for every
//! server; what its messages are is a [`Player`]'s business.

use crate::Figures;
use crate::socket::Socket;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::time::sleep_until;

/// Plays all seats of a table, in the language of its server.
pub(crate) trait Player: Send + 'static {
    /// The next decision, if there is one to make: whose, and how they say it.
    fn decide(&mut self) -> Option<(usize, String)>;

    /// What a message to a seat means; `deciding` is whose decision the table waits for.
    fn hear(&mut self, at: usize, text: &str, deciding: Option<usize>) -> Result<Meaning, String>;
}

/// What a message means.
pub(crate) enum Meaning {
    /// Nothing that counts.
    Nothing,
    /// Whoever heard it has to answer this.
    Answer(String),
    /// The game is over: whoever heard it asks for another one like this, and everybody hears of that.
    Over(String),
    /// What everybody hears after a decision.
    News,
    /// The decision is taken, and nobody else hears of it yet.
    Kept,
}

/// Something that was said.
#[derive(Copy, Clone)]
enum Sent {
    /// A decision: whose, and since when.
    Decision(usize, Instant),
    /// Another game was asked for.
    Again,
}

/// The people at a table.
pub(crate) struct Party<P> {
    player: P,
    sockets: Vec<Socket>,
    /// What the table waits for, and who has not heard of it yet.
    sent: Option<Sent>,
    unheard: Vec<bool>,
    /// What is to be said at once, and by whom.
    answers: Vec<(usize, String)>,
    /// How another game is asked for, and by whom.
    again: Option<(usize, String)>,
    figures: Figures,
}

impl<P: Player> Party<P> {
    pub(crate) fn new(player: P, sockets: Vec<Socket>) -> Party<P> {
        let (unheard, figures) = (vec![false; sockets.len()], Figures::default());
        Party { player, sockets, sent: None, unheard, answers: Vec::new(), again: None, figures }
    }

    /// Decides until the end: as soon as everybody has heard, or, with a step, whenever it is time.
    pub(crate) async fn run(mut self, begin: Instant, end: Instant, step: Option<Duration>) -> Result<Figures, String> {
        let mut next = begin;
        let mut alarm = pin!(sleep_until(end.into()));
        loop {
            let now = Instant::now();
            if now >= end {
                return Ok(self.figures);
            }
            // One after the other: who has not heard of the last thing would take it for news of the next.
            if self.sent.is_none()
                && let Some((at, text)) = self.again.take()
            {
                self.say(at, text, Sent::Again).await?;
            }
            if self.sent.is_none()
                && now >= next
                && let Some((at, text)) = self.player.decide()
            {
                // With a rate the clock starts when the decision was due, not when it could be sent.
                self.say(at, text, Sent::Decision(at, step.map_or(now, |_| next))).await?;
                next += step.unwrap_or_default();
            }
            let waits = self.sent.is_none() && now < next;
            let wake = tokio::time::Instant::from_std(if waits { next.min(end) } else { end });
            if alarm.deadline() != wake {
                alarm.as_mut().reset(wake);
            }
            poll_fn(|cx| match self.listen(cx) {
                Ok(false) => alarm.as_mut().poll(cx).map(Ok),
                Ok(true) => Poll::Ready(Ok(())),
                Err(error) => Poll::Ready(Err(error)),
            })
            .await?;
            while let Some((at, text)) = self.answers.pop() {
                self.sockets[at].say(&text).await?;
            }
        }
    }

    async fn say(&mut self, at: usize, text: String, what: Sent) -> Result<(), String> {
        self.sent = Some(what);
        self.unheard.fill(true);
        self.sockets[at].say(&text).await
    }

    /// Takes in all that has come; false if it is nothing.
    fn listen(&mut self, cx: &mut std::task::Context<'_>) -> Result<bool, String> {
        let mut heard = false;
        for at in 0..self.sockets.len() {
            while let Poll::Ready(text) = self.sockets[at].poll_hear(cx) {
                heard = true;
                let deciding = if let Some(Sent::Decision(by, _)) = self.sent { Some(by) } else { None };
                let meaning = self.player.hear(at, text?, deciding)?;
                self.count(at, meaning);
            }
        }
        Ok(heard)
    }

    /// Notes what a message means.
    fn count(&mut self, at: usize, meaning: Meaning) {
        self.figures.messages += 1;
        match (meaning, self.sent) {
            (Meaning::Answer(answer), _) => self.answers.push((at, answer)),
            (Meaning::Over(again), _) => self.again = Some((at, again)),
            (Meaning::News, Some(sent)) => {
                self.unheard[at] = false;
                if self.unheard.contains(&true) {
                    return;
                }
                self.sent = None;
                if let Sent::Decision(_, from) = sent {
                    self.figures.decisions += 1;
                    self.figures.broadcasts += 1;
                    self.figures.heard.0.push(from.elapsed());
                }
            }
            (Meaning::Kept, Some(Sent::Decision(_, from))) => {
                self.sent = None;
                self.figures.decisions += 1;
                self.figures.kept.0.push(from.elapsed());
            }
            (Meaning::Kept, Some(Sent::Again)) => {}
            (Meaning::Nothing, _) | (Meaning::News | Meaning::Kept, None) => {}
        }
    }
}
