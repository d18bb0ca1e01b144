//! The code cites every clause of the rulebook.

use std::collections::BTreeSet;
use std::path::Path;

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
