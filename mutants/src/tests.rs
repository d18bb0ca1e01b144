use crate::points::Source;
use crate::report::Explained;
use crate::rewrite::{Left, around, rewritten};

fn source(text: &str) -> Source {
    Source::read("a.rs".into(), text.into(), 0).expect("it is Rust")
}

fn changes(text: &str) -> Vec<String> {
    source(text).mutants.into_iter().map(|mutant| mutant.name).collect()
}

#[test]
fn every_kind_of_change_is_found() {
    assert_eq!(
        changes("fn f() -> bool { a < b }"),
        ["a.rs f: → true", "a.rs f: → false", "a.rs f: a < b → a <= b", "a.rs f: a < b → a >= b"]
    );
    assert_eq!(
        changes("fn f() { if a == b { g(1); } }"),
        [
            "a.rs f: → nothing",
            "a.rs f: a == b → true",
            "a.rs f: a == b → false",
            "a.rs f: g(1) → nothing",
            "a.rs f: 1 → 0",
            "a.rs f: 1 → 2"
        ]
    );
    assert_eq!(
        changes("impl A { fn f(&self) -> &B { if let C(d) = e && !h {} } }"),
        ["a.rs A::f: let C(d) = e → no match", "a.rs A::f: !h → true"]
    );
    assert_eq!(
        changes("fn f() -> &B { match a { C => d(), e if g => h, _ => i } }"),
        ["a.rs f: arm C → gone", "a.rs f: d() → nothing", "a.rs f: g → true", "a.rs f: g → false"]
    );
    assert_eq!(
        changes("fn f() -> &B { matches!(a, C | D if e) }"),
        [
            "a.rs f: matches!(a, C | D if e) → matches!(a, C | D)",
            "a.rs f: matches!(a, C | D if e) → matches!(a, D if e)",
            "a.rs f: matches!(a, C | D if e) → matches!(a, C if e)",
            "a.rs f: matches!(a, C | D if e) → !matches!(a, C | D if e)"
        ]
    );
}

#[test]
fn tests_constants_and_lengths_are_left_alone() {
    assert!(changes("const A: u8 = 1 + 2; #[cfg(test)] mod tests { fn f() { g(); } }").is_empty());
    assert!(changes("fn f() -> &B { [a; 3] }").is_empty());
}

#[test]
fn namesakes_are_numbered() {
    let found = changes("fn f() -> &B { (!a, !a) }");
    assert_eq!(found, ["a.rs f: !a → a", "a.rs f: !a → a #2"]);
}

#[test]
fn all_mutants_are_in_one_text_and_an_error_is_traced_to_the_innermost() {
    let text = "fn f() -> &B { g(a + b * c) }";
    let source = source(text);
    let mut left = Left::default();
    let all = rewritten(&source, &left);
    syn::parse_file(&all).expect("it is Rust");
    let at = all.find("b + c").expect("the product became a sum");
    let inner = source.mutants.iter().find(|mutant| mutant.name.contains("b * c → b + c")).expect("it is there").id;
    assert_eq!(around(&all, &(at..at + 5)), Some(inner));
    left.unviable.extend(0..source.mutants.len());
    assert_eq!(rewritten(&source, &left), text);
}

#[test]
fn a_const_fn_keeps_its_word_only_where_constants_need_it() {
    let source = source("const fn f() -> bool { a } const fn g() -> bool { b }");
    let mut left = Left::default();
    left.consts.insert("g".into());
    let text = rewritten(&source, &left);
    assert!(text.contains("fn f() -> bool {/*<0*/") && !text.contains("const fn f"));
    assert!(text.ends_with("const fn g() -> bool { b }"));
}

#[test]
fn reasons_stand_above_what_they_explain() {
    let explained = Explained::read("# comment\nOnly speed,\nsee there.\n  a.rs f: → nothing\n  b.rs *\n");
    assert!(explained.explains("a.rs f: → nothing") && explained.explains("b.rs g: 1 → 0"));
    assert!(!explained.explains("a.rs f: → true"));
    assert_eq!(explained.idle(&["a.rs f: → nothing"]), ["b.rs *"]);
}
