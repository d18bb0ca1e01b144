//! Munchkin Bites! on the command line: playing, simulating, replaying, and how bad input is answered.

use crate::command::run;
use std::path::{Path, PathBuf};

/// The command fails with this exit code and says this.
fn refused(args: &[&str], input: &str, code: i32, says: &str) {
    let (got, _, err) = run(args, input);
    assert_eq!(got, code, "{args:?}: {err}");
    assert!(err.contains(says), "{args:?} says: {err}");
}

fn figures(args: &[&str]) -> serde_json::Value {
    let (code, out, err) = run(&[&["sim", "munchkin-bites", "--json"], args].concat(), "");
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).unwrap()
}

fn files(dir: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// The figures without those that depend on the clock.
fn timeless(mut figures: serde_json::Value) -> serde_json::Value {
    let all = figures.as_object_mut().unwrap();
    for key in ["seconds", "games_per_s", "decisions_per_s", "threads"] {
        assert!(all.remove(key).is_some(), "{key}");
    }
    figures
}

#[test]
fn sim_gives_the_same_figures_on_any_number_of_threads() {
    for bots in ["random", "casual", "easy", "normal"] {
        let on = |threads: &str| {
            timeless(figures(&["--games", "60", "--seed", "5", "--bots", bots, "--cards", "--threads", threads]))
        };
        let one = on("1");
        assert_eq!((&one["games"], &one["bots"]), (&60.into(), &bots.into()));
        assert_eq!(one, on("2"), "{bots}");
    }
}

#[test]
fn sim_counts_correctly() {
    let all = figures(&["--games", "80", "--players", "5", "--rules", "+fast,rounds=40", "--cards"]);
    let sum = |value: &serde_json::Value, key: Option<&str>| -> u64 {
        let values: Vec<&serde_json::Value> = match value {
            serde_json::Value::Object(map) => map.values().collect(),
            serde_json::Value::Array(list) => list.iter().collect(),
            _ => Vec::new(),
        };
        values.iter().map(|value| key.map_or(*value, |key| &value[key]).as_u64().unwrap()).sum()
    };
    assert_eq!(all["rules"], "+fast,rounds=40");
    assert_eq!(sum(&all["races"], Some("players")), 5 * 80);
    assert_eq!(sum(&all["races"], Some("wins")), sum(&all["wins_by_seat"], None));
    assert_eq!(sum(&all["wins_by_turn_order"], None), sum(&all["wins_by_seat"], None));
    assert_eq!(sum(&all["decided_by"], None), all["fights"].as_u64().unwrap());
    assert!(all["decided_by"]["none"].as_u64() > all["decided_by"]["help"].as_u64());
    assert!(all["rounds_per_game"]["p99"].as_u64().unwrap() <= 40);
    assert!(all["stalled"].as_u64().unwrap() <= 80);
    let cards = all["cards"].as_array().unwrap();
    assert!(cards.len() > 100 && cards.iter().all(|card| card["used"].as_u64() <= card["held"].as_u64()));
    assert!(
        cards.windows(2).all(|two| {
            two[1]["held"] == 0 || two[0]["share"].as_f64().unwrap() <= two[1]["share"].as_f64().unwrap()
        })
    );
    // Counts that were not asked for are left out.
    assert!(figures(&["--games", "2"]).get("cards").is_none());
}

#[test]
fn sim_reports_in_every_language() {
    for (lang, says) in [("en", "by Race at the end"), ("it", "per Razza"), ("es", "por Raza"), ("cs", "podle Rasy")] {
        let args = ["sim", "munchkin-bites", "--games", "20", "--cards", "--bots", "casual", "--lang", lang];
        let (code, out, _) = run(&args, "");
        assert!(code == 0 && out.contains(says) && !out.contains("cli-") && !out.contains("mb-"), "{out}");
    }
}

#[test]
fn saved_games_replay_in_every_language_and_spelt_out() {
    let (dir, spelt) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = dir.path().to_str().unwrap();
    for (players, rules) in [("2", "+fast,rounds=8"), ("6", "-items_in_combat,rounds=8")] {
        let args = ["sim", "munchkin-bites", "--games", "3", "--players", players, "--rules", rules, "--save", path];
        assert_eq!(run(&[&args[..], &["--seed", players]].concat(), "").0, 0);
    }
    assert_eq!(run(&["check", path], "").0, 0);
    for game in files(dir.path()) {
        let (code, out, _) = run(&["replay", "--spell-out", game.to_str().unwrap()], "");
        assert_eq!(code, 0);
        // No random numbers are left: another seed gives the same game.
        let out: String =
            out.lines().map(|l| if l.starts_with("seed ") { "seed 99\n".into() } else { format!("{l}\n") }).collect();
        std::fs::write(spelt.path().join(game.file_name().unwrap()), out).unwrap();
        for lang in ["en", "it", "es", "cs"] {
            let (code, told, _) = run(&["replay", game.to_str().unwrap(), "--lang", lang, "--seat", "Bob"], "");
            assert!(code == 0 && told.lines().count() > 30 && !told.contains("event-"), "{lang}: {told}");
        }
    }
    assert_eq!(run(&["check", spelt.path().to_str().unwrap()], "").0, 0);
}

#[test]
fn a_wrong_record_is_refused_with_its_first_wrong_line() {
    let dir = tempfile::tempdir().unwrap();
    let args = ["sim", "munchkin-bites", "--games", "1", "--seed", "3", "--rules", "rounds=5", "--save"];
    run(&[&args[..], &[dir.path().to_str().unwrap()]].concat(), "");
    let [file] = &files(dir.path())[..] else { panic!() };
    let text = std::fs::read_to_string(file).unwrap();
    std::fs::write(file, text.replace("seed 3", "seed 4")).unwrap();
    refused(&["replay", file.to_str().unwrap()], "", 1, "the record does not follow the rules");
}

#[test]
fn a_game_can_be_played_through_a_pipe_and_is_saved() {
    for lang in ["en", "it", "es", "cs"] {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().to_str().unwrap();
        let args = ["play", "munchkin-bites", "--plain", "--players", "3", "--seed", "8", "--rules", "+fast,rounds=9"];
        let (code, out, _) = run(&[&args[..], &["--lang", lang, "--save", path]].concat(), &"1\n".repeat(4000));
        assert_eq!(code, 0, "{lang}: {out}");
        for key in ["ask-", "move-", "event-", "play-", "state-"] {
            assert!(!out.replace(".play", "").contains(key), "{lang}: {key} is not in words: {out}");
        }
        assert!(dir.path().join("munchkin-bites-8.play").exists());
        assert_eq!(run(&["check", path], "").0, 0);
    }
}

#[test]
fn the_plain_game_explains_itself() {
    let input = "hand\ntable\nwhy BANSHEE\nrule MB-DOOR-1\nhelp\nput BANSHEE\nnonsense\n99\nquit\n";
    let (code, out, _) = run(&["play", "munchkin-bites", "--seed", "5"], input);
    assert_eq!(code, 0);
    for text in
        ["Your cards:", "Cards left to draw:", "(MB-", "MB-DOOR-1", "You cannot do that", "is not a choice here"]
    {
        assert!(out.contains(text), "{text} is missing in: {out}");
    }
    // The input ends in the middle of the game: that is reported, and is no success.
    let (code, out, _) = run(&["play", "munchkin-bites", "--seed", "5"], "hand\n");
    assert!(code != 0 && out.contains("End of input"));
}

/// MB-FREE-1: an asked player may make a free move instead of answering.
#[test]
fn free_moves_can_be_typed_at_any_question() {
    // Lays everything out, then drops or turns some of it.
    let (_, out, _) = run(&["play", "munchkin-bites", "--seed", "3"], "1\ntable\nquit\n");
    let own = out.lines().rfind(|line| line.starts_with("Max:")).unwrap().to_owned();
    let item = own.split("in use: ").nth(1).unwrap().split([';', ',']).next().unwrap().to_owned();
    let input = format!("1\ncarry {item}\nuse {item}\ndrop {item}\nquit\n");
    let (code, out, _) = run(&["play", "munchkin-bites", "--seed", "3"], &input);
    assert_eq!(code, 0);
    assert!(!out.contains("You cannot do that"), "{out}");
    let last = out.lines().rfind(|line| line.starts_with("Max:")).unwrap();
    assert!(!last.contains(&item), "{item} is still there: {out}");
}

#[test]
fn bad_input_is_refused() {
    let sim = |args: &[&str], says: &str| refused(&[&["sim", "munchkin-bites"], args].concat(), "", 2, says);
    sim(&["--players", "1"], "--players must be a whole number from 2 to 8, not “1”");
    sim(&["--players", "99"], "from 2 to 8");
    sim(&["--rules", "+slow"], "unknown setting “+slow”; expected one of +fast, +items_in_combat, +cheating, rounds=N");
    sim(&["--rules", "rounds=0"], "rounds takes a number from 1 to 1000");
    sim(&["--rules", "+fast=3"], "fast takes no number");
    sim(&["--deck", "base"], "this game has one set of cards");
    sim(&["--bots", "grandmaster"], "unknown bots “grandmaster”; expected one of random, casual, easy, normal, hard");
    refused(&["sim", "lunch-money", "--cards"], "", 2, "--cards is for games whose cards are counted");
    refused(&["sim", "tag"], "", 2, "there is no game “tag” here; choose one of: lunch-money, munchkin-bites");
    refused(&["play", "tag"], "", 2, "there is no game “tag” here");
    refused(&["play", "munchkin-bites", "--rules", "english"], "", 2, "unknown setting “english”");
    for (lang, says) in [("it", "impostazione sconosciuta"), ("es", "ajuste desconocido"), ("cs", "neznámé nastavení")]
    {
        sim(&["--rules", "+slow", "--lang", lang], says);
    }
    let head = "game munchkin-bites\nseat Ann\nseat Bob\nseed 3\n";
    refused(&["replay", "-"], &head.replace("seed 3", "seed x"), 2, "-:4: cannot be read");
    refused(&["replay", "-"], &format!("{head}rules +slow\n"), 2, "-:5: cannot be read: unknown setting");
    refused(&["check", "-"], &format!("{head}Ann: put SPORK\n"), 2, "there is no card “SPORK”");
    refused(&["check", "-"], &format!("{head}Ann: settle\n"), 1, "-:5: failed: Ann: settle");
}

/// MB-SETUP-1: other numbers of players are allowed, with a warning.
#[test]
fn an_unusual_table_gets_a_warning() {
    let (code, _, err) = run(&["sim", "munchkin-bites", "--players", "8", "--games", "2"], "");
    assert!(code == 0 && err.contains("made for 3 to 6 players"), "{err}");
    let (code, _, err) = run(&["sim", "munchkin-bites", "--players", "6", "--games", "2"], "");
    assert!(code == 0 && err.is_empty(), "{err}");
}
