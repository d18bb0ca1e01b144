//! The people at one table: everybody decides on their own, and it counts when all have heard of it. It is the
//! same for every server; what its messages are is a [`Player`]'s business.

use crate::Figures;
use crate::socket::Socket;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::time::sleep_until;

/// Plays all seats of a table, in the language of its server.
pub(crate) trait Player: Send + 'static {
    /// The next decision, if somebody has one to make: who, and how they say it. It is asked for once.
    fn decide(&mut self) -> Option<(usize, String)>;

    /// What a message to a seat means.
    fn hear(&mut self, at: usize, text: &str) -> Result<Meaning, String>;
}

/// What a message means to whoever hears it.
pub(crate) enum Meaning {
    /// Nothing that counts.
    Nothing,
    /// They have to answer this.
    Answer(String),
    /// The game is over: they ask for another one like this, and everybody hears of that.
    Over(String),
    /// What everybody hears after a decision; if it was theirs, that it is taken.
    News,
    /// Their decision is taken, and nobody else hears of it yet.
    Kept,
}

/// The people at a table.
pub(crate) struct Party<P> {
    player: P,
    sockets: Vec<Socket>,
    /// Who does not know yet that their decision is taken, and since when.
    deciding: Vec<Option<Instant>>,
    /// Since when the last decision is made that news may tell of; `None` if news would tell of something else.
    last: Option<Instant>,
    /// How much news each has heard.
    heard: Vec<usize>,
    /// News that somebody has heard and somebody has not, the oldest first: since when it is decided.
    telling: VecDeque<Option<Instant>>,
    /// How much news everybody has heard.
    told: usize,
    /// What is to be said at once, and by whom.
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

    /// Decides until the end: everybody as soon as they are asked, or, with a step, one of them whenever it is
    /// time.
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
                // With a rate the clock starts when the decision was due, not when it could be sent.
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

    /// Takes in all that has come; false if it is nothing.
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

    /// Notes what a message means.
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

    /// Somebody has heard news.
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
