//! Every example of the rulebook holds, and every clause has one.

use cheat::notation::Playbook;
use std::collections::BTreeSet;
use std::path::Path;
use table::playbook;

#[test]
fn every_example_holds() {
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
    let mut cited = BTreeSet::new();
    for entry in std::fs::read_dir(rulebook.join("playbooks/cheat")).unwrap() {
        let path = entry.unwrap().path();
        for example in playbook::read(&Playbook, &std::fs::read(&path).unwrap()).unwrap() {
            let cites = example.value("cites").unwrap_or_default().split(',').map(|clause| clause.trim().to_owned());
            cited.extend(cites);
            let script = playbook::load(&Playbook, &example).unwrap_or_else(|what| panic!("{path:?}: {what:?}"));
            let (_, result) = playbook::run(&Playbook, &script);
            result.unwrap_or_else(|failure| panic!("{path:?}: {failure:?}"));
        }
    }
    let clauses = std::fs::read_to_string(rulebook.join("cheat/clauses.txt")).unwrap();
    assert_eq!(cited, clauses.lines().map(str::to_owned).collect());
}

/// Rules are cited where they are applied, and refusals name existing clauses.
#[test]
fn code_cites_every_clause() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let clauses = std::fs::read_to_string(root.join("../../rulebook/cheat/clauses.txt")).unwrap();
    let sources = ["game", "legal", "moves", "rules", "state", "turn", "view"];
    let code: String =
        sources.map(|name| std::fs::read_to_string(root.join(format!("src/{name}.rs"))).unwrap()).concat();
    let word = |c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
    let cited: BTreeSet<&str> = code.split(word).filter(|id| id.starts_with("CH-")).collect();
    assert_eq!(cited, clauses.lines().collect());
}
