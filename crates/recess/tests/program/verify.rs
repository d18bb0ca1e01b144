//! `recess replay --verify`: a game as a table offers it for download, and what can be wrong with it.

use assert_cmd::Command;
use std::path::Path;

const SALT: &str = "00112233445566778899aabbccddeeff";

/// Exit code, standard output, standard error.
fn verify(text: &str, hash: Option<&str>, lang: &str) -> (i32, String, String) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.play");
    std::fs::write(&path, text).unwrap();
    let mut command = Command::cargo_bin("recess").unwrap();
    command.args(["--lang", lang, "replay"]).arg(&path).arg("--verify").args(hash);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

/// A game with a promise, as a table writes it, and the promise's hash.
fn promised(game: &str) -> (String, String) {
    let dir = tempfile::tempdir().unwrap();
    let mut sim = Command::cargo_bin("recess").unwrap();
    sim.args(["sim", game, "--games", "1", "--seed", "3", "--save"]).arg(dir.path()).assert().success();
    let path = std::fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap().path();
    with_promise(&path)
}

fn with_promise(path: &Path) -> (String, String) {
    let text = std::fs::read_to_string(path).unwrap();
    let seed = text.lines().find_map(|line| line.strip_prefix("seed ")).unwrap();
    let hash = fair::promise(seed.parse().unwrap(), SALT);
    (text.replace(&format!("seed {seed}\n"), &format!("seed {seed}\nhash {hash}\nsalt {SALT}\n")), hash)
}

fn fails(text: &str, hash: Option<&str>, code: i32, says: &str) {
    let (got, out, err) = verify(text, hash, "en");
    assert!(got == code && err.contains(says), "{got}\n{out}\n{err}");
    for lang in ["it", "es", "cs"] {
        let (got, _, err) = verify(text, hash, lang);
        assert!(got == code && !err.contains("cli-verify") && !err.contains("{ $"), "{lang}: {got}\n{err}");
    }
}

#[test]
fn a_game_dealt_as_promised_is_confirmed() {
    for game in ["lunch-money", "munchkin-bites"] {
        let (text, hash) = promised(game);
        let (code, out, err) = verify(&text, Some(&hash), "en");
        assert!(code == 0 && out.contains("is the promised one") && out.contains("Winner: "), "{out}{err}");
        assert!(!out.contains("came from the file"), "{out}");
        // The hash may be copied by hand or taken from the file itself.
        assert_eq!(verify(&text, Some(&hash.to_uppercase()), "en").0, 0);
        let (code, out, _) = verify(&text, None, "en");
        assert!(code == 0 && out.contains("came from the file"), "{out}");
    }
}

#[test]
fn every_fault_of_a_game_is_reported_in_every_language() {
    for game in ["lunch-money", "munchkin-bites"] {
        let (text, hash) = promised(game);
        let other = fair::promise(1, SALT);
        fails(&text, Some(&other), 1, "is not the promised one");
        fails(&text.replace(&hash, &other), None, 1, "is not the promised one");
        fails(&text.replace(SALT, "00"), Some(&hash), 1, "is not the promised one");
        let without = |key: &str| {
            let lines = text.lines().filter(|line| !line.starts_with(key));
            lines.map(|line| format!("{line}\n")).collect::<String>()
        };
        fails(&without("hash "), None, 2, "has no hash");
        assert_eq!(verify(&without("hash "), Some(&hash), "en").0, 0);
        fails(&without("salt "), Some(&hash), 2, "has no salt");
        fails(&text, Some("beef"), 2, "--verify takes the hash");
        let version = format!("version {}", env!("CARGO_PKG_VERSION"));
        fails(&text.replace(&version, "version 0.0.1"), None, 2, "rules version 0.0.1");
        fails(&format!("{text}---\n{text}"), None, 2, "the file holds 2");
        fails(&without("= winner"), None, 1, "does not say who won");
        let seat = text.lines().find(|line| line.starts_with("seat ")).unwrap();
        fails(&text.replacen(seat, &format!("{seat} 5:"), 1), None, 2, "not everything is dealt from the seed");
        let (head, moves) = text.split_once("\n\n").unwrap();
        let half: Vec<&str> = moves.lines().take(moves.lines().count() / 2).collect();
        fails(&format!("{head}\n\n{}\n", half.join("\n")), None, 1, "ends before the game is over");
    }
}

#[test]
fn a_changed_move_is_found() {
    let (text, _) = promised("lunch-money");
    let (head, moves) = text.split_once("\n\n").unwrap();
    // A player plays a card they do not hold.
    let at = moves.lines().position(|line| line.contains(" > ")).unwrap();
    let changed = |with: &dyn Fn(&str) -> Option<String>| {
        let lines = moves.lines().enumerate();
        let lines: Vec<String> =
            lines.filter_map(|(n, line)| if n == at { with(line) } else { Some(line.to_owned()) }).collect();
        format!("{head}\n\n{}\n", lines.join("\n"))
    };
    let (name, rest) = moves.lines().nth(at).unwrap().split_once(": ").unwrap();
    let target = rest.split_once(" > ").unwrap().1;
    let card = if rest.starts_with("KNIFE") { "CHAIN" } else { "KNIFE" };
    fails(&changed(&|_| Some(format!("{name}: {card} > {target}"))), None, 1, "The record was changed");
    // A decision without its line.
    fails(&changed(&|_| None), None, 1, "");
}
