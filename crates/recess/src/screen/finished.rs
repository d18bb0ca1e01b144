//! What can be done with a game that is over, while the screen stays alive: its record kept, its decisions judged.

use super::thinking::Work;
use crate::records::PlayedGame;
use crate::review;
use std::path::PathBuf;
use std::sync::Arc;
use tui::Question;
use words::Words;

/// Where the record of a game is.
#[derive(Clone)]
pub(super) enum Source {
    /// In a file here.
    File(PathBuf),
    /// On a server.
    Server(PlayedGame),
}

impl Source {
    /// Its file, fetched if need be.
    fn path(&self, words: &Words) -> Result<PathBuf, String> {
        match self {
            Source::File(path) => Ok(path.clone()),
            Source::Server(played) => played.save(words),
        }
    }
}

/// How far a review has come.
enum Step {
    /// So many of all its parts are thought about.
    Thought(usize, usize),
    /// It is in a file, or why it is not.
    Written(Result<PathBuf, String>),
}

/// A game that is over.
#[derive(Default)]
pub(super) struct FinishedGame {
    saving: Option<Work<Result<PathBuf, String>>>,
    saved: Option<Result<PathBuf, String>>,
    reviewing: Option<Work<Step>>,
    thought: (usize, usize),
    reviewed: Option<Result<PathBuf, String>>,
    /// Whether somebody wants to see it step by step.
    aside: bool,
}

impl FinishedGame {
    /// Begins to answer a question, unless the answer is there.
    pub(super) fn think(&mut self, words: &Words, question: Question, source: Source) {
        let lang = words.lang();
        match question {
            Question::Record if !matches!(self.saved, Some(Ok(_))) => {
                self.saved = None;
                self.saving = Some(Work::start(move |_, found| {
                    let _ = found.send(source.path(&Words::new(lang)));
                }));
            }
            Question::Review if !matches!(self.reviewed, Some(Ok(_))) => {
                (self.reviewed, self.thought) = (None, (0, 0));
                self.reviewing = Some(Work::start(move |stop, found| {
                    let words = Words::new(lang);
                    let written = source.path(&words).and_then(|record| {
                        let page = record.with_extension("html");
                        let tell = |done, of| drop(found.send(Step::Thought(done, of)));
                        review::write_page(&words, &record, &page, Arc::clone(stop), tell).map(|()| page)
                    });
                    let _ = found.send(Step::Written(written));
                }));
            }
            _ => {}
        }
    }

    /// What is known of the answer by now.
    pub(super) fn answer(&self, words: &Words, question: Question) -> Vec<String> {
        let path = |path: &PathBuf| path.display().to_string();
        match question {
            Question::Record => match &self.saved {
                None => vec![words.get("screen-fetching")],
                Some(Ok(file)) => vec![words.fill("play-saved", &[("path", &path(file))])],
                Some(Err(why)) => vec![why.clone()],
            },
            _ => match &self.reviewed {
                None => {
                    let (done, of) = (self.thought.0.to_string(), self.thought.1.to_string());
                    let far = words.fill("screen-review-so-far", &[("n", &done), ("of", &of)]);
                    vec![words.get("screen-review-how"), String::new(), far]
                }
                Some(Ok(page)) => vec![words.fill("review-saved", &[("path", &path(page))])],
                Some(Err(why)) => vec![why.clone()],
            },
        }
    }

    /// Whether there is no answer yet.
    pub(super) fn is_asking(&self, question: Question) -> bool {
        match question {
            Question::Record => self.saving.is_some(),
            _ => self.reviewing.is_some(),
        }
    }

    /// Nobody waits for anything any more; what is known stays known.
    pub(super) fn stop(&mut self) {
        (self.saving, self.reviewing) = (None, None);
    }

    /// Whether there is something new.
    pub(super) fn take_in(&mut self) -> bool {
        let mut new = false;
        if let Some(saved) = self.saving.as_ref().and_then(Work::found) {
            (self.saved, self.saving, new) = (Some(saved), None, true);
        }
        while let Some(step) = self.reviewing.as_ref().and_then(Work::found) {
            new = true;
            match step {
                Step::Thought(done, of) => self.thought = (done, of),
                Step::Written(written) => (self.reviewed, self.reviewing) = (Some(written), None),
            }
        }
        new
    }

    /// Somebody wants to see it step by step: the screen is put aside.
    pub(super) fn put_aside(&mut self) {
        self.aside = true;
    }

    pub(super) fn is_aside(&self) -> bool {
        self.aside
    }

    /// The file to show step by step, if somebody wants to see it: fetched now if need be.
    pub(super) fn request(&mut self, words: &Words, source: Option<Source>) -> Option<Result<PathBuf, String>> {
        if !std::mem::take(&mut self.aside) {
            return None;
        }
        let path = match &self.saved {
            Some(Ok(path)) => Ok(path.clone()),
            _ => source?.path(words),
        };
        self.saved = Some(path.clone());
        Some(path)
    }
}
