//! Card files.

use crate::{Fate, Target};
use munchkin::{Munchkin, Options, Set, Source, shipped};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use table::{Game as _, MoveBuf, NullLog, Rng};
use words::munchkin::{card_page, shipped_names};
use words::{Lang, Words};

/// The files of the built-in set. One at a time is replaced.
pub(super) struct CardSets;

/// Sets in play stay in memory, so only this many are played with.
const PLAYED: usize = 200;

/// The files, each with the line that says which of them an input replaces.
fn files() -> Vec<(String, Source)> {
    shipped("bites").into_iter().map(|source| (format!("# {}", source.file), source)).collect()
}

impl Target for CardSets {
    fn name(&self) -> String {
        "card-sets".to_owned()
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        files().into_iter().map(|(head, source)| format!("{head}\n{}", source.text).into_bytes()).collect()
    }

    fn feed(&self, input: &[u8]) -> Fate {
        static SETS: AtomicUsize = AtomicUsize::new(0);
        let text = String::from_utf8_lossy(input);
        let Some((first, rest)) = text.split_once('\n') else { return Fate::Unreadable };
        let mut files = files();
        let Some((_, source)) = files.iter_mut().find(|(head, _)| head == first) else { return Fate::Unreadable };
        rest.clone_into(&mut source.text);
        let sources: Vec<Source> = files.into_iter().map(|(_, source)| source).collect();
        let Ok(set) = Set::read(&sources) else { return Fate::Unreadable };
        let words = Words::new(Lang::English);
        for card in set.cards() {
            let _page = card_page(&words, shipped_names(Lang::English), &set, card);
        }
        if SETS.fetch_add(1, Relaxed) < PLAYED {
            return play(Box::leak(Box::new(set)));
        }
        Fate::Held
    }
}

/// Plays with a set. A set that can be read must be playable.
fn play(set: &'static Set) -> Fate {
    let Ok(mut game) = Munchkin::deal(set, Options::default(), 4, 1) else { return Fate::Refused };
    let (mut rng, mut moves) = (Rng::stream(1, "cards", 0), MoveBuf::new());
    for _ in 0..2_000 {
        let Some(seat) = game.waiting_on().first() else { break };
        let Some(mv) = game.pick(seat, &mut rng, &mut moves) else { break };
        game.play(seat, mv, &mut NullLog);
    }
    Fate::Held
}
