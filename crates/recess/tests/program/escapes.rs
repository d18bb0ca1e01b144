//! Files may contain terminal escapes. No command prints them.

use super::command::run;
use std::path::{Path, PathBuf};

/// Clears the screen, sets the title and colours (C1), sends a device control string, reverses the text.
const HOSTILE: &str = "\u{1b}[2J\u{1b}]0;title\u{7}\u{9b}31m\u{90}q\u{9c}\u{7f}\u{8}\u{202e}";

fn obeyed(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn harmless(args: &[&str]) -> String {
    let (_, told, wrong) = run(args, "");
    for said in [&told, &wrong] {
        assert!(!said.contains(obeyed), "{args:?} prints {said:?}");
    }
    told + &wrong
}

fn saved(dir: &Path, game: &str) -> String {
    let (code, _, wrong) = run(&["sim", game, "--games", "1", "--seed", "3", "--save", dir.to_str().unwrap()], "");
    assert_eq!(code, 0, "{wrong}");
    let path = std::fs::read_dir(dir).unwrap().next().unwrap().unwrap().path();
    std::fs::read_to_string(path).unwrap()
}

/// The text with something hostile in one of its lines, after the first word and at the end.
fn spoilt(text: &str, line: usize) -> [String; 2] {
    let with = |change: &dyn Fn(&str) -> String| {
        let lines = text.lines().enumerate().map(|(at, text)| if at == line { change(text) } else { text.to_owned() });
        lines.map(|line| line + "\n").collect::<String>()
    };
    [with(&|line| format!("{line}{HOSTILE}")), with(&|line| line.replacen(' ', &format!(" x{HOSTILE}"), 1))]
}

#[test]
fn no_command_lets_a_terminal_obey_a_saved_game() {
    let mut told = String::new();
    for game in ["lunch-money", "munchkin-bites"] {
        let dir = tempfile::tempdir().unwrap();
        let text = saved(dir.path(), game);
        let path = dir.path().join("hostile.play");
        let file = path.to_str().unwrap();
        for line in 0..text.lines().count().min(10) {
            for spoilt in spoilt(&text, line) {
                std::fs::write(&path, spoilt).unwrap();
                told += &harmless(&["check", file]);
                told += &harmless(&["replay", file]);
                told += &harmless(&["replay", file, "--verify"]);
                told += &harmless(&["review", file, "--iterations", "1"]);
                told += &harmless(&["play", game, "--resume", file]);
            }
        }
    }
    // Escapes are shown as pictures of themselves.
    assert!(told.contains('\u{241b}'), "nothing of the files was printed at all");
}

/// Copies a directory, spoiling one line in each file.
fn spoil_all(from: &Path, to: &Path, line: usize) {
    for entry in std::fs::read_dir(from).unwrap() {
        let path: PathBuf = entry.unwrap().path();
        let into = to.join(path.file_name().unwrap());
        if path.is_dir() {
            std::fs::create_dir_all(&into).unwrap();
            spoil_all(&path, &into, line);
        } else if let Ok(text) = std::fs::read_to_string(&path) {
            std::fs::write(into, &spoilt(&text, line)[0]).unwrap();
        }
    }
}

#[test]
fn no_command_lets_a_terminal_obey_a_set_or_an_experiment() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut told = String::new();
    for line in [0, 1, 2, 5] {
        let dir = tempfile::tempdir().unwrap();
        spoil_all(&root.join("tests/sets"), dir.path(), line);
        for set in std::fs::read_dir(dir.path()).unwrap() {
            let set = set.unwrap().path();
            told += &harmless(&["set", "check", set.to_str().unwrap()]);
            told += &harmless(&["set", "show", set.to_str().unwrap()]);
        }
        let lab = tempfile::tempdir().unwrap();
        spoil_all(&root.join("../../lab"), lab.path(), line);
        for file in std::fs::read_dir(lab.path()).unwrap() {
            let file = file.unwrap().path();
            if file.extension().is_some_and(|ending| ending == "toml") {
                // Spoiled like this, it cannot be read and is not run.
                told += &harmless(&["lab", "run", file.to_str().unwrap(), "--games", "1"]);
            }
        }
        told += &harmless(&["lab", "report", lab.path().to_str().unwrap()]);
    }
    // The name of a file is printed, too.
    told += &harmless(&["check", &format!("no-such-{}", "\u{1b}[2J")]);
    assert!(told.contains('\u{241b}'), "nothing of the files was printed at all");
}
