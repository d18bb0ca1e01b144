//! Bots by name, hints, and matches between bots.

use crate::command::run;
use std::path::Path;

fn figures(args: &[&str]) -> serde_json::Value {
    let (code, told, wrong) = run(args, "");
    assert_eq!((code, wrong.as_str()), (0, ""), "{args:?}");
    serde_json::from_str(&told).unwrap()
}

/// The figures without those that depend on the clock.
fn timeless(mut figures: serde_json::Value) -> serde_json::Value {
    for result in figures["results"].as_array_mut().unwrap() {
        result.as_object_mut().unwrap().remove("seconds_per_decision");
    }
    figures
}

const MATCH: [&str; 12] = [
    "arena",
    "--bots",
    "hard,normal,easy",
    "--games",
    "12",
    "--seed",
    "7",
    "--iterations",
    "20",
    "--json",
    "--threads",
    "2",
];

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let two = timeless(figures(&MATCH));
    let mut one = MATCH;
    one[11] = "1";
    assert_eq!(two, timeless(figures(&one)));
    assert_eq!((&two["games"], &two["deals"]), (&12.into(), &4.into()));
    let results = two["results"].as_array().unwrap();
    let rates: f64 = results.iter().map(|result| result["win_rate"].as_f64().unwrap()).sum();
    assert!((rates - 1.0).abs() < 1e-9, "{two}");
    assert!(results.iter().all(|result| result["low"].as_f64() <= result["high"].as_f64()));
}

#[test]
fn an_interrupted_match_continues() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().to_str().unwrap();
    let with_out = |games: &'static str| {
        let mut args = MATCH.to_vec();
        (args[4], args[2]) = (games, "normal,easy,random");
        args.extend(["--out", out]);
        args
    };
    let whole = timeless(figures(&with_out("60")));
    // Cut off in the middle of a line, as by a power cut.
    let path = dir.path().join("deals.jsonl");
    let kept = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &kept[..kept.len() * 2 / 3]).unwrap();
    assert_eq!(whole, timeless(figures(&with_out("60"))));
    let lines = || std::fs::read_to_string(&path).unwrap().lines().count();
    assert_eq!(lines(), 21, "a line for the settings, and one for each deal");
    // Stored deals are not played again: fewer games add nothing, more add only the rest.
    figures(&with_out("30"));
    assert_eq!(lines(), 21);
    assert_eq!(figures(&with_out("63"))["games"], 63);
    assert_eq!(lines(), 22);
    // Two different matches never share a directory.
    let mut other = with_out("60");
    other[6] = "8";
    let (code, _, wrong) = run(&other, "");
    assert!(code == 2 && wrong.contains("holds a match with other settings"), "{wrong}");
}

#[test]
fn a_match_writes_figures_and_a_picture() {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().to_str().unwrap();
    for (lang, fair) in
        [("en", "fair share 50.0 %"), ("it", "quota equa"), ("es", "parte justa"), ("cs", "spravedlivý podíl")]
    {
        let args = ["arena", "--bots", "normal,easy", "--games", "20", "--out", out, "--lang", lang];
        let (code, told, wrong) = run(&args, "");
        assert_eq!((code, wrong.as_str()), (0, ""));
        assert!(told.lines().any(|line| line.starts_with("normal") && line.contains(" %")), "{told}");
        let svg = read(dir.path(), "result.svg");
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n") && svg.contains(fair), "{svg}");
        let json: serde_json::Value = serde_json::from_str(&read(dir.path(), "result.json")).unwrap();
        assert_eq!(json["games"], 20);
    }
}

fn read(dir: &Path, name: &str) -> String {
    std::fs::read_to_string(dir.join(name)).unwrap()
}

#[test]
fn munchkin_has_matches_too() {
    let args = ["arena", "--game", "munchkin-bites", "--bots", "normal,casual,random", "--games", "6", "--json"];
    assert_eq!(figures(&args)["games"], 6);
}

#[test]
fn impossible_matches_are_refused() {
    let refused = |args: &[&str], says: &str| {
        let (code, _, wrong) = run(args, "");
        assert!(code == 2 && wrong.contains(says), "{args:?}: {wrong}");
    };
    refused(&["arena", "--bots", "hard"], "two to eight bots");
    refused(
        &["arena", "--bots", "hard,grandmaster"],
        "unknown bots “grandmaster”; expected one of random, easy, normal, hard",
    );
    refused(&["arena", "--seconds", "0"], "--seconds must be a number from 0.001");
    refused(&["arena", "--iterations", "0"], "--iterations must be a whole number from 1");
    refused(&["arena", "--game", "tag"], "there is no game “tag” here");
    refused(&["play", "--bots", "hard,easy"], "2 bots for 3 seats");
    refused(&["sim", "lunch-money", "--bots", "hard,easy"], "2 bots for 4 seats");
}

#[test]
fn levels_can_be_simulated_seat_by_seat() {
    let args = ["sim", "lunch-money", "--players", "3", "--bots", "hard,easy,normal", "--iterations", "10"];
    let args: Vec<&str> = args.into_iter().chain(["--games", "6", "--json"]).collect();
    let told = figures(&args);
    assert_eq!((&told["bots"], &told["games"]), (&"hard,easy,normal".into(), &6.into()));
}

#[test]
fn hints_in_every_language() {
    for (lang, word, says) in [
        ("en", "hint", "% to win:"),
        ("it", "consiglio", "% di vincere:"),
        ("es", "pista", "% de ganar:"),
        ("cs", "rada", "% na výhru:"),
    ] {
        let args = [
            "play",
            "--plain",
            "--seed",
            "3",
            "--players",
            "2",
            "--bots",
            "easy",
            "--iterations",
            "200",
            "--lang",
            lang,
        ];
        let (_, told, _) = run(&args, &format!("{word}\n{word}\nquit\n"));
        let lines: Vec<&str> = told.lines().filter(|line| line.contains(says)).collect();
        assert!(lines.len() > 3, "{told}");
        // Asked again, the bot says the same.
        assert_eq!(lines[..lines.len() / 2], lines[lines.len() / 2..]);
    }
}

#[test]
fn munchkin_has_hints_too() {
    let args = ["play", "munchkin-bites", "--plain", "--seed", "3", "--bots", "easy", "--iterations", "60"];
    let (_, told, _) = run(&args, &format!("{}quit\n", "hint\n1\n".repeat(12)));
    let hints = told.lines().filter(|line| line.contains("A hard bot in your seat")).count();
    let chances = told.lines().filter(|line| line.contains("% to win:")).count();
    assert!(hints > 8 && chances > 1, "{told}");
}

/// What bots say when they bargain is printed with their moves, and saved with them.
#[test]
fn bots_say_what_help_is_worth_to_them() {
    for (lang, says) in [("en", "Treasure"), ("it", "Tesor"), ("es", "Tesoro"), ("cs", "Poklad")] {
        let args = ["play", "munchkin-bites", "--plain", "--seed", "3", "--players", "5", "--lang", lang];
        let (_, told, _) = run(&args, &format!("{}quit\n", "1\n".repeat(150)));
        let said = |line: &&str| [": “", ": «", ": „"].iter().any(|quote| line.contains(quote));
        let lines: Vec<&str> = told.lines().filter(said).collect();
        assert!(lines.len() > 3 && lines.iter().any(|line| line.contains(says)), "{lang}: {told}");
        assert!(!told.contains("talk-mb"), "{lang}: {told}");
    }
}
