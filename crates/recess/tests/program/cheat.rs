//! A game that is not listed can be played by its name.

use crate::command::run;

/// A whole game through a pipe, saved and read again.
#[test]
fn cheat_is_played_through_a_pipe_saved_checked_and_retold() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    let play = ["play", "cheat", "--plain", "--players", "3", "--seed", "3", "--bots", "easy", "--save", path];
    let answers = format!("why QH\nlay KC\n{}", "1\n".repeat(500));
    let (code, told, wrong) = run(&play, &answers);
    assert_eq!((code, wrong.as_str()), (0, ""));
    for said in ["Cheat: 3 players, rules: usual, seed 3.", "Which cards do you lay?", "Do you doubt it?", "(a lie)"] {
        assert!(told.contains(said), "{said} is not in {told}");
    }
    assert!(told.contains("CH-TURN-1"), "a refusal names its clause");
    assert!(told.contains("The game is over after"), "{told}");
    let saved = dir.path().join("cheat-3.play");
    let saved = saved.to_str().unwrap();
    assert_eq!(run(&["check", saved], "").0, 0);
    let (code, spelt_out, _) = run(&["replay", saved, "--spell-out"], "");
    assert_eq!((code, run(&["check", "-"], &spelt_out).0), (0, 0));
    let (code, again, _) = run(&["replay", saved], "");
    let winners = |told: &str| {
        told.lines()
            .rfind(|line| line.ends_with(" wins.") || line.contains("share the win"))
            .map(|line| line.trim().to_owned())
    };
    assert_eq!(code, 0);
    assert!(winners(&again).is_some_and(|line| told.contains(&line)), "{again}");
    let (code, review, _) = run(&["review", saved, "--iterations", "100", "--json"], "");
    let review: serde_json::Value = serde_json::from_str(&review).unwrap();
    assert_eq!((code, review["game"].as_str()), (0, Some("cheat")));
}

#[test]
fn cheat_is_simulated_matched_and_looked_up() {
    let sim = ["sim", "cheat", "--games", "20", "--bots", "normal", "--rules", "usual +taker_next", "--json"];
    let figures: serde_json::Value = serde_json::from_str(&run(&sim, "").1).unwrap();
    assert_eq!(figures["games"], 20);
    let arena = ["arena", "--game", "cheat", "--bots", "normal,easy,easy", "--games", "9"];
    assert_eq!(run(&arena, "").0, 0);
    assert!(run(&["rules", "ch-doubt-1"], "").1.starts_with("CH-DOUBT-1  Anybody may doubt"));
    let (code, _, wrong) = run(&["sim", "cheat", "--players", "2"], "");
    assert!(code == 2 && wrong.contains("3 to 8 seats"), "{wrong}");
}

#[test]
fn cheat_is_not_listed() {
    for args in [&["--help"][..], &["play", "--help"], &["sim", "--help"], &["serve", "--help"], &["rules", "--help"]] {
        // A switch of another game has this word in its name.
        let help = run(args, "").1.to_lowercase().replace("cheating", "");
        assert!(!help.contains("cheat"), "{args:?}");
    }
    let (code, _, wrong) = run(&["serve", "--with", "tag"], "");
    assert!(code == 2 && wrong.contains("there is no game “tag” here"), "{wrong}");
}
