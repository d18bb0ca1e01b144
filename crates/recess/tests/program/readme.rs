//! What the README and the changelog count is what there is.

use std::path::Path;

fn file(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(name)).unwrap()
}

/// The numbers of a text that stand before one of these words, however they are grouped: `3,300 examples`.
fn counted(text: &str, what: &[&str]) -> Vec<usize> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = |word: &str| {
        let word = word.trim_matches(|c: char| !c.is_ascii_digit());
        word.starts_with(|c: char| c.is_ascii_digit()).then(|| word.replace(',', "").parse().ok()).flatten()
    };
    let is = |at: usize| words.get(at).is_some_and(|word| what.iter().any(|one| word.starts_with(one)));
    // An adjective may stand in between: `3,300 such examples`.
    let found = words.iter().enumerate().filter(|&(at, _)| is(at + 1) || is(at + 2));
    found.filter_map(|(_, word)| number(word)).collect()
}

#[test]
fn examples_of_the_rulebook_are_counted_right() {
    let playbooks = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook/playbooks");
    let (_, told, wrong) = crate::command::run(&["check", playbooks.to_str().unwrap()], "");
    let there = *counted(&told, &["examples"]).first().unwrap_or_else(|| panic!("{told}{wrong}"));
    for name in ["README.md", "CHANGELOG.md"] {
        let said = counted(&file(name), &["examples"]);
        assert!(!said.is_empty(), "{name} counts no examples");
        for said in said {
            // "More than 3,400", and not many more.
            assert!((said..said + 200).contains(&there), "{name} says more than {said} examples; there are {there}");
        }
    }
}

#[test]
fn cards_are_counted_right() {
    let there: usize = munchkin::Set::bites().unwrap().cards().iter().map(|card| usize::from(card.count)).sum();
    let said = counted(&file("CHANGELOG.md"), &["cards"]);
    assert!(said.contains(&there), "CHANGELOG.md says {said:?}; there are {there}");
}
