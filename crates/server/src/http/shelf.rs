//! Answers that are expensive to make. A few at a time are made, apart from the tables, and kept.

use super::error::Error;
use super::packed::Packed;
use axum::http::StatusCode;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many are made at a time.
static MADE_AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The newest answers of one kind, up to a number of bytes. Only answers that never change belong here.
pub(super) struct Shelf {
    most: usize,
    kept: Mutex<Contents>,
}

struct Contents {
    answers: Option<HashMap<String, Packed>>,
    /// Their names, the oldest first.
    order: VecDeque<String>,
    bytes: usize,
}

impl Shelf {
    pub(super) const fn new(most: usize) -> Shelf {
        Shelf { most, kept: Mutex::new(Contents { answers: None, order: VecDeque::new(), bytes: 0 }) }
    }

    /// The answer with this name. It is made if it is not here yet.
    pub(super) async fn get(
        &self,
        name: &str,
        make: impl FnOnce() -> Result<Vec<u8>, Error> + Send + 'static,
    ) -> Result<Packed, Error> {
        if let Some(found) = self.find(name) {
            return Ok(found);
        }
        let inside = || Error::new(StatusCode::INTERNAL_SERVER_ERROR, "error-inside");
        let _turn = MADE_AT_ONCE.acquire().await.map_err(|_| inside())?;
        // Another request may have made it in the meantime.
        if let Some(found) = self.find(name) {
            return Ok(found);
        }
        let made = tokio::task::spawn_blocking(|| make().map(Packed::from)).await.map_err(|_| inside())??;
        Ok(self.keep(name, made))
    }

    fn find(&self, name: &str) -> Option<Packed> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).answers.as_ref()?.get(name).cloned()
    }

    fn keep(&self, name: &str, answer: Packed) -> Packed {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let Contents { answers, order, bytes } = &mut *kept;
        let answers = answers.get_or_insert_default();
        if answer.len() <= self.most / 4 && answers.insert(name.to_owned(), answer.clone()).is_none() {
            order.push_back(name.to_owned());
            *bytes += answer.len();
        }
        while *bytes > self.most
            && let Some(oldest) = order.pop_front()
        {
            *bytes -= answers.remove(&oldest).map_or(0, |answer| answer.len());
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    #[tokio::test]
    async fn an_answer_is_made_once_and_old_ones_are_dropped() {
        let (shelf, made) = (Shelf::new(100), Arc::new(AtomicU32::new(0)));
        let get = async |name: String| {
            let made = made.clone();
            let answer = move || {
                made.fetch_add(1, Relaxed);
                Ok(vec![0; 20])
            };
            shelf.get(&name, answer).await.unwrap()
        };
        for _ in 0..3 {
            get("one".into()).await;
        }
        assert_eq!(made.load(Relaxed), 1);
        for n in 0..5 {
            get(n.to_string()).await;
        }
        assert!(shelf.kept.lock().unwrap().bytes <= 100);
        get("one".into()).await;
        assert_eq!(made.load(Relaxed), 7);
    }
}
