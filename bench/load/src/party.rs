//! The players of one table. Each decides alone, and a decision counts when all have heard of it. This part is the same
//! for every server. A [`Player`] knows the server's messages.

use crate::Figures;
use crate::socket::Socket;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::time::sleep_until;

/// Plays all seats of a table in the protocol of its server.
pub(crate) trait Player: Send + 'static {
    /// The next decision, if there is one: the seat and its message. Each decision is returned once.
    fn decide(&mut self) -> Option<(usize, String)>;

    /// Interprets a message to a seat.
    fn hear(&mut self, at: usize, text: &str) -> Result<Meaning, String>;
}

/// The meaning of a message for the seat that receives it.
pub(crate) enum Meaning {
    /// Nothing that matters here.
    Nothing,
    /// The seat must send this reply.
    Answer(String),
    /// The game is over. The seat asks for another one with this message, and everybody hears of that.
    Over(String),
    /// The news that everybody receives after a decision. To the player it also says that the decision is accepted.
    News,
    /// The decision is accepted, and nobody else hears of it yet.
    Kept,
}

/// The players of a table.
pub(crate) struct Party<P> {
    player: P,
    sockets: Vec<Socket>,
    /// For each seat, the time of a decision that it does not yet know to be accepted.
    deciding: Vec<Option<Instant>>,
    /// The time of the decision that the next news is about. `None` if that news is about something else.
    last: Option<Instant>,
    /// How many pieces of news each seat has heard.
    heard: Vec<usize>,
    /// News that some seats have heard and others have not, the oldest first, each with the time of its decision.
    telling: VecDeque<Option<Instant>>,
    /// How many pieces of news everybody has heard.
    told: usize,
    /// Replies to send at once, with their seats.
    answers: Vec<(usize, String)>,
    figures: Figures,
}

impl<P: Player> Party<P> {
    pub(crate) fn new(player: P, sockets: Vec<Socket>) -> Party<P> {
        let seats = sockets.len();
        Party {
            player,
            sockets,
            deciding: vec![None; seats],
            last: None,
            heard: vec![0; seats],
            telling: VecDeque::new(),
            told: 0,
            answers: Vec::new(),
            figures: Figures::default(),
        }
    }

    /// Decides until the end: each seat as soon as it is asked, or with `step` one seat at each interval.
    pub(crate) async fn run(mut self, begin: Instant, end: Instant, step: Option<Duration>) -> Result<Figures, String> {
        let mut next = begin;
        let mut alarm = pin!(sleep_until(end.into()));
        loop {
            let now = Instant::now();
            if now >= end {
                return Ok(self.figures);
            }
            while now >= next
                && let Some((at, text)) = self.player.decide()
            {
                // With a rate, the time counts from when the decision was due, not from when it could be sent.
                let since = step.map_or(now, |_| next);
                (self.deciding[at], self.last) = (Some(since), Some(since));
                self.sockets[at].say(&text).await?;
                next += step.unwrap_or_default();
            }
            let wake = tokio::time::Instant::from_std(if now < next { next.min(end) } else { end });
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

    /// Receives all waiting messages. Returns false if there are none.
    fn listen(&mut self, cx: &mut std::task::Context<'_>) -> Result<bool, String> {
        let mut heard = false;
        for at in 0..self.sockets.len() {
            while let Poll::Ready(text) = self.sockets[at].poll_hear(cx) {
                heard = true;
                let meaning = self.player.hear(at, text?)?;
                self.count(at, meaning);
            }
        }
        Ok(heard)
    }

    /// Records the meaning of a message.
    fn count(&mut self, at: usize, meaning: Meaning) {
        self.figures.messages += 1;
        match meaning {
            Meaning::Nothing => {}
            Meaning::Answer(answer) => self.answers.push((at, answer)),
            Meaning::Over(again) => {
                self.last = None;
                self.answers.push((at, again));
            }
            Meaning::News => {
                self.figures.decisions += u64::from(self.deciding[at].take().is_some());
                self.news(at);
            }
            Meaning::Kept => {
                if let Some(since) = self.deciding[at].take() {
                    self.figures.decisions += 1;
                    self.figures.kept.0.push(since.elapsed());
                }
            }
        }
    }

    /// Records that a seat has heard news.
    fn news(&mut self, at: usize) {
        self.heard[at] += 1;
        if self.heard[at] - self.told > self.telling.len() {
            self.telling.push_back(self.last);
        }
        let all = self.heard.iter().copied().min().unwrap_or(0);
        while self.told < all {
            self.told += 1;
            if let Some(since) = self.telling.pop_front().flatten() {
                self.figures.broadcasts += 1;
                self.figures.heard.0.push(since.elapsed());
            }
        }
    }
}
