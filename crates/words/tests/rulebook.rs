//! The rulebook is complete: every clause is in every language, has playbooks, and is cited in the code.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use words::{Lang, Rulebook, examples};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids of a game's clauses. They never change.
fn clauses_of(game: &str) -> Vec<String> {
    let list = std::fs::read_to_string(root().join("rulebook").join(game).join("clauses.txt")).unwrap();
    list.lines().map(str::to_owned).collect()
}

/// The games that have a rulebook.
fn games() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("rulebook")).unwrap().map(|entry| entry.unwrap());
    let games = folders.filter(|folder| folder.path().join("clauses.txt").exists());
    games.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

#[test]
fn every_clause_has_text_in_every_language() {
    let mut missing = Vec::new();
    for (game, lang) in games().iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let place = format!("{game}/{}", lang.code());
        let (book, known) = (Rulebook::of(game, lang).expect(&place), clauses_of(game));
        let ids: Vec<&str> = book.clauses().map(|clause| clause.id.as_str()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{place}: a clause is there twice");
        missing.extend(known.iter().filter(|id| !once.contains(id.as_str())).map(|id| (place.clone(), id.clone())));
        let unknown: Vec<&str> = once.into_iter().filter(|id| !known.iter().any(|known| known == id)).collect();
        assert!(unknown.is_empty(), "{place}: unknown clauses {unknown:?}");
        for clause in book.clauses() {
            assert!(!clause.title.is_empty() && clause.text.len() > 20, "{place}: {} says nothing", clause.id);
            let dangling: Vec<&str> = clause.touches().into_iter().filter(|id| book.clause(id).is_none()).collect();
            assert!(dangling.is_empty(), "{place}: {} mentions {dangling:?}", clause.id);
        }
    }
    assert!(missing.is_empty(), "clauses without text: {missing:?}");
}

#[test]
fn every_clause_has_a_playbook() {
    let mut cited: BTreeMap<String, usize> = BTreeMap::new();
    for clause in examples().into_iter().flat_map(|example| example.cites) {
        *cited.entry(clause).or_default() += 1;
    }
    let known: Vec<String> = games().iter().flat_map(|game| clauses_of(game)).collect();
    let missing: Vec<&String> = known.iter().filter(|id| !cited.contains_key(*id)).collect();
    assert!(missing.is_empty(), "clauses without playbook: {missing:?}");
    let unknown: Vec<&String> = cited.keys().filter(|id| !id.is_empty() && !known.contains(id)).collect();
    assert!(unknown.is_empty(), "playbooks cite unknown clauses: {unknown:?}");
}

/// All files of a directory and its subdirectories.
fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Rules are cited where they are applied, and refusals name clauses that exist.
#[test]
fn code_cites_clauses_that_exist() {
    cites("crates/lunch-money/src", "LM-", &clauses_of("lunch-money"));
    cites("crates/munchkin/src", "MB-", &clauses_of("munchkin-bites"));
}

/// Every clause of a game is cited in its code, and no others are.
fn cites(dir: &str, prefix: &str, known: &[String]) {
    let mut cited = BTreeSet::new();
    for path in files(&root().join(dir)) {
        let text = std::fs::read_to_string(path).unwrap();
        let words = text.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
        cited.extend(
            words.filter(|word| word.starts_with(prefix) && word.len() > 4).map(|w| w.trim_end_matches('-').to_owned()),
        );
    }
    // A group of clauses may be cited by its stem: LM-BACKLASH.
    let exists = |id: &String| known.iter().any(|clause| clause == id || clause.starts_with(&format!("{id}-")));
    let unknown: Vec<&String> = cited.iter().filter(|id| !exists(id)).collect();
    assert!(unknown.is_empty(), "the code cites {unknown:?}");
    let uncited: Vec<&String> = known.iter().filter(|id| !cited.contains(*id)).collect();
    assert!(uncited.is_empty(), "no code applies {uncited:?}");
}
