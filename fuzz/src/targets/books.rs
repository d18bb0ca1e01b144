//! Playbooks: the rulebook's examples and saved games.

use super::{options, some_moves};
use crate::{Fate, Target};
use kit::{GameHead, Kit};
use std::marker::PhantomData;
use table::playbook;

/// The examples of a game's rulebook.
pub(super) struct Playbooks<K>(PhantomData<fn(K)>);

impl<K> Playbooks<K> {
    pub(super) fn new() -> Self {
        Playbooks(PhantomData)
    }
}

impl<K: Kit> Target for Playbooks<K> {
    fn name(&self) -> String {
        format!("{}-playbooks", K::ID)
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let about = |cites: &[String]| cites.first().is_some_and(|clause| clause.starts_with(K::CLAUSES));
        let examples = words::examples().into_iter().filter(|example| about(&example.cites));
        examples.map(|example| example.text.into_bytes()).collect()
    }

    fn feed(&self, input: &[u8]) -> Fate {
        let Some(notation) = K::notation() else { return Fate::Unreadable };
        let Ok(examples) = playbook::read(notation, input) else { return Fate::Unreadable };
        if examples.is_empty() {
            return Fate::Unreadable;
        }
        let mut fate = Fate::Held;
        for example in &examples {
            let Ok(script) = playbook::load(notation, example) else { return Fate::Unreadable };
            if playbook::run(notation, &script).1.is_err() {
                fate = Fate::Refused;
            }
        }
        fate
    }
}

/// Games as `recess play` saves them and `recess replay` reads them.
pub(super) struct SavedGames<K>(PhantomData<fn(K)>);

impl<K> SavedGames<K> {
    pub(super) fn new() -> Self {
        SavedGames(PhantomData)
    }
}

const NAMES: [&str; 8] = ["Ann", "Bob", "Carl", "Dora", "Eve", "Finn", "Gus", "Hal"];

impl<K: Kit> Target for SavedGames<K> {
    fn name(&self) -> String {
        format!("{}-saved-games", K::ID)
    }

    fn corpus(&self) -> Vec<Vec<u8>> {
        let Some(notation) = K::notation() else { return Vec::new() };
        let Ok(kit) = K::new(&options::<K>()) else { return Vec::new() };
        let saved = (1..=6).filter_map(|seed| {
            let (start, played) = some_moves(&kit, seed, 40)?;
            let names = NAMES[..kit.players()].iter().map(|name| (*name).to_owned()).collect();
            let mut head = GameHead::new(K::VERSION, K::TITLE.to_owned(), names, seed);
            head.date = Some("2026-01-02".to_owned());
            Some(kit.write(notation, &head, &start, played.into_iter().map(|(seat, mv)| (seat, mv, None))).into_bytes())
        });
        saved.collect()
    }

    fn feed(&self, input: &[u8]) -> Fate {
        let Some(notation) = K::notation() else { return Fate::Unreadable };
        let Ok(examples) = playbook::read(notation, input) else { return Fate::Unreadable };
        let [example] = &examples[..] else { return Fate::Unreadable };
        let Ok(script) = playbook::load(notation, example) else { return Fate::Unreadable };
        if K::recorded(example, script.seats.len()).is_err() {
            return Fate::Unreadable;
        }
        let (run, result) = playbook::run(notation, &script);
        if result.is_err() {
            return Fate::Refused;
        }
        // A script that holds can be spelt out, and then holds again.
        let head = GameHead::new(K::VERSION, script.title.clone(), script.seats.clone(), 1);
        let Ok(spelt_out) = K::spell_out(notation, &head, example, &run) else { return Fate::Refused };
        let read = playbook::read(notation, spelt_out.as_bytes()).expect("what is spelt out can be read");
        let script = playbook::load(notation, &read[0]).expect("what is spelt out can be set up");
        let again = playbook::run(notation, &script).1;
        assert!(again.is_ok(), "the spelt-out game does not hold: {again:?}\n{spelt_out}");
        Fate::Held
    }
}
