//! Reviews of saved games: what they say, that they are the same on every machine, and that they are fair.

use crate::command::run;
use serde_json::Value;
use std::path::Path;

fn review(game: &str, options: &[&str]) -> Value {
    let args = [&["review", "-", "--json", "--iterations", "100"], options].concat();
    let (code, told, wrong) = run(&args, game);
    assert_eq!((code, wrong.as_str()), (0, ""), "{options:?}");
    serde_json::from_str(&told).unwrap()
}

/// A saved game with three players, one of whom plays badly.
fn saved() -> String {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    let args = ["sim", "lunch-money", "--players", "3", "--bots", "normal,random,easy", "--games", "1", "--seed", "4"];
    assert_eq!(run(&[&args[..], &["--save", path]].concat(), "").0, 0);
    let entry = std::fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap();
    std::fs::read_to_string(entry.path()).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn every_decision_is_compared_with_its_alternatives() {
    let game = saved();
    let review = review(&game, &[]);
    assert_eq!((&review["game"], &review["iterations"]), (&"lunch-money".into(), &100.into()));
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10);
    let marks = ["best", "fine", "inaccuracy", "mistake", "blunder"];
    let doubt = number(&review["thresholds"]["standard_errors"]);
    for decision in decisions {
        let alternatives = decision["alternatives"].as_array().unwrap();
        assert!(alternatives.len() > 1, "what is forced is no decision: {decision}");
        let are = |key: &str| alternatives.iter().filter(|alternative| alternative[key] == true).count();
        assert_eq!((are("choice"), are("made")), (1, 1), "{decision}");
        let made = alternatives.iter().find(|alternative| alternative["made"] == true).unwrap();
        assert_eq!((&made["move"], &made["chance"]), (&decision["move"], &decision["after"]));
        assert!(alternatives.iter().all(|alternative| (0.0..=1.0).contains(&number(&alternative["chance"]))));
        assert!(alternatives.is_sorted_by(|a, b| number(&a["chance"]) >= number(&b["chance"])));
        // The mark follows from the certain part of the loss.
        let (loss, error) = (number(&decision["loss"]), number(&decision["loss_error"]));
        let mark = marks.iter().position(|mark| decision["mark"] == **mark).unwrap();
        if mark >= 2 {
            let least = number(&review["thresholds"][marks[mark]]);
            assert!(loss - doubt * error >= least - 1e-3, "{decision}");
        }
        assert_eq!(mark == 0, loss <= 0.0, "{decision}");
    }
    // The summary counts everybody's decisions.
    let summary = review["summary"].as_array().unwrap();
    assert_eq!(summary.len(), 3);
    let all: u64 = summary.iter().map(|seat| seat["decisions"].as_u64().unwrap()).sum();
    assert_eq!(all as usize, decisions.len());
    // The curve begins with chances and ends with the winners.
    let curve = review["curve"].as_array().unwrap();
    let ends = curve.last().unwrap();
    let seats = review["seats"].as_array().unwrap();
    for (at, seat) in seats.iter().enumerate() {
        let won = f64::from(u8::from(review["winners"].as_array().unwrap().contains(seat)));
        assert_eq!((number(&ends["chances"][at]), &ends["at"]), (won, &"end".into()));
        assert!((0.05..0.8).contains(&number(&curve[0]["chances"][at])), "{}", curve[0]);
    }
    assert!(curve.windows(2).all(|pair| pair[0]["turn"].as_u64() <= pair[1]["turn"].as_u64()));
    let turning = review["turning_points"].as_array().unwrap();
    assert!((1..=5).contains(&turning.len()), "somebody went out: {turning:?}");
    for point in turning {
        let change = (number(&point["to"]) - number(&point["from"])).abs();
        assert!(change >= number(&review["thresholds"]["turning_point"]), "{point}");
    }
}

#[test]
fn the_same_review_on_any_number_of_threads() {
    let game = saved();
    let one = review(&game, &["--threads", "1"]);
    assert_eq!(one, review(&game, &["--threads", "3"]));
    assert_ne!(one["decisions"], review(&game, &["--seed", "2"])["decisions"]);
    // A player's decisions get the same marks in both reviews.
    let name = one["seats"][0].as_str().unwrap();
    let own = review(&game, &["--seat", &name.to_uppercase()]);
    let theirs = one["decisions"].as_array().unwrap().iter().filter(|decision| decision["seat"] == name);
    assert_eq!(own["decisions"], theirs.cloned().collect::<Value>());
    // From one chair, the chances add up to 1.
    for spot in own["curve"].as_array().unwrap() {
        let sum: f64 = spot["chances"].as_array().unwrap().iter().map(number).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{spot}");
    }
}

#[test]
fn a_page_in_every_language() {
    let game = saved();
    for (lang, says) in [("en", "Turning points"), ("it", "Momenti decisivi"), ("es", "Momentos"), ("cs", "Zlomové")] {
        let (code, page, wrong) = run(&["review", "-", "-o", "-", "--iterations", "100", "--lang", lang], &game);
        assert_eq!((code, wrong.as_str()), (0, ""));
        assert!(page.starts_with(&format!("<!doctype html>\n<html lang=\"{lang}\">")) && page.ends_with("</html>\n"));
        assert!(page.contains(says), "{lang}");
        for key in ["review-", "event-", "move-", "ask-", "card-", "{ $"] {
            assert!(!page.contains(key), "{lang}: {key} is not in words");
        }
        // Nothing is loaded, and every tag is closed.
        let fetched = ["<script", "<link", "src=", "@import", "url(http", "href=\"http"];
        assert!(fetched.iter().all(|what| !page.contains(what)), "{lang}");
        for tag in
            ["section", "article", "details", "ul", "ol", "li", "svg", "g", "a", "table", "tr", "td", "p", "span"]
        {
            let opened = page.matches(&format!("<{tag}>")).count() + page.matches(&format!("<{tag} ")).count();
            assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{lang}: <{tag}>");
        }
    }
}

/// A game in which Ann sees the same, whatever the others hold and will draw.
fn world(bob: &str, carl: &str, below: &str) -> String {
    format!(
        "# The same to Ann\ngame lunch-money + sticks-and-stones\nseat Ann 9: KICK4, BLOCK, JAB, FIRST AID, DODGE\n\
         seat Bob 8: HOOK, {bob}\nseat Carl 7: UPPERCUT, {carl}\ndeck: ELBOW, {below}, HIDE\n\
         Ann: KICK4 > Bob\nBob: -\nBob: HOOK > Ann\nAnn: -\nCarl: UPPERCUT > Ann\nAnn: -\nAnn: JAB > Carl\n...\n"
    )
}

#[test]
fn what_a_seat_does_not_know_changes_nothing_in_its_review() {
    let one = world("BLOCK, DODGE, CHAIN, KNIFE", "STOMP, GRAB, SNIPE, PIPE", "SPANK, NUTS");
    let two = world("HUMILIATION, BACKLASH, GRAB, FIRST AID", "DODGE, BLOCK, FREEDOM, CHUNK", "KNIFE, COOTIES");
    let own = review(&one, &["--seat", "Ann"]);
    assert!(own["decisions"].as_array().unwrap().len() >= 3, "{own}");
    assert_eq!(own, review(&two, &["--seat", "Ann"]));
    let page = |game: &str, seat: &str| run(&["review", "-", "-o", "-", "--iterations", "100", "--seat", seat], game).1;
    assert_eq!(page(&one, "Ann"), page(&two, "Ann"));
    // The two games do differ.
    assert_ne!(page(&one, "Bob"), page(&two, "Bob"));
}

#[test]
fn a_missed_win_is_a_blunder() {
    let game = |made: &str| {
        format!("game lunch-money\nseat Ann 2: JAB, HOOK\nseat Bob 1:\nseat Carl 15: JAB, HOOK, BLOCK\nAnn: {made}\n")
    };
    let duel = |made: &str| format!("game lunch-money\nseat Ann 1: JAB\nseat Bob 1:\nAnn: {made}\n");
    let first = |game: &str| review(game, &[])["decisions"][0].clone();
    let passed = first(&duel("pass"));
    assert_eq!((&passed["mark"], &passed["before"]), (&"blunder".into(), &1.0.into()), "{passed}");
    let won = first(&duel("JAB > Bob"));
    assert_eq!((&won["mark"], &won["after"]), (&"best".into(), &1.0.into()), "{won}");
    // Nothing can be lost between two spellings of the same move.
    let same = first(&game("JAB > Bob"));
    assert!(["best", "fine"].iter().any(|mark| same["mark"] == *mark), "{same}");
}

#[test]
fn unreviewable_files_are_refused_and_nothing_is_written() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let game = saved();
    let refused = |args: &[&str], game: &str, code: i32, says: &str| {
        let (got, _, wrong) = run(&[&["review", "-"], args].concat(), game);
        assert!(got == code && wrong.contains(says), "{args:?}: {got}, {wrong}");
    };
    let out = path("review.html");
    refused(&["-o", &out], "Dear diary,\n", 2, "-:1: cannot be read");
    refused(&["-o", &out], "", 2, "this file has no example");
    let illegal = format!("{}Ann: BACKLASH\n", game.split("\n\n").next().unwrap().to_owned() + "\n\n");
    refused(&["-o", &out], &illegal, 1, "breaks the rules");
    refused(&["-o", &out, "--seat", "Zoe"], &game, 2, "there is no seat “Zoe”; the seats are Ann, Bob, Carl");
    refused(&["-o", &out], &format!("{game}---\n{game}"), 2, "holds 2 examples");
    let empty = game.split("\n\n").next().unwrap().to_owned() + "\n";
    refused(&["-o", &out], &empty, 2, "nothing to review");
    refused(&["-o", &out, "--iterations", "99"], &game, 2, "--iterations must be a whole number from 100");
    refused(&["-o", &path("no/such/place.html")], &game, 2, "cannot be written");
    refused(&["-o", dir.path().to_str().unwrap()], &game, 2, "cannot be written");
    let (code, _, wrong) = run(&["review", &path("none.play"), "-o", &out], "");
    assert!(code == 2 && wrong.contains("cannot be read"), "{wrong}");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 0, "something was written");
    let (code, told, wrong) = run(&["review", "-", "-o", &out, "--iterations", "100"], &game);
    assert_eq!((code, wrong.as_str()), (0, ""));
    assert!(told.contains("The review is in") && Path::new(&out).exists());
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

/// A game of Munchkin is reviewed as well: every choice is compared, and everything has words.
#[test]
fn munchkin_has_reviews_too() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    let args = ["sim", "munchkin-bites", "--players", "3", "--games", "1", "--bots", "normal,random,easy"];
    assert_eq!(run(&[&args[..], &["--rules", "+fast", "--seed", "4", "--save", path]].concat(), "").0, 0);
    let entry = std::fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap();
    let game = std::fs::read_to_string(entry.path()).unwrap();
    let review = review(&game, &["--seat", "Bob"]);
    assert_eq!(review["game"], "munchkin-bites");
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.len() > 10);
    let (mut marks, mut weighed) = (std::collections::BTreeSet::new(), 0);
    for decision in decisions {
        assert_eq!(decision["seat"], "Bob");
        let alternatives = decision["alternatives"].as_array().unwrap();
        let are = |key: &str| alternatives.iter().filter(|alternative| alternative[key] == true).count();
        assert_eq!((are("choice"), are("made")), (1, 1), "{decision}");
        assert!(alternatives.iter().all(|alternative| (0.0..=1.0).contains(&number(&alternative["chance"]))));
        weighed += usize::from(alternatives.len() > 1);
        marks.insert(decision["mark"].as_str().unwrap());
    }
    assert!(weighed > 10, "{weighed} of {}", decisions.len());
    // A random player does not always play best.
    assert!(marks.contains("best") && marks.len() > 1, "{marks:?}");
    for spot in review["curve"].as_array().unwrap() {
        let sum: f64 = spot["chances"].as_array().unwrap().iter().map(number).sum();
        assert!((sum - 1.0).abs() < 1e-3, "{spot}");
    }
    let text = review.to_string();
    assert!(["mb-", "move-", "ask-", "event-"].iter().all(|key| !text.contains(key)), "{text}");
}

/// Ctrl-C in the middle is reported, and leaves no half-written file.
#[cfg(unix)]
#[test]
fn a_review_can_be_interrupted() {
    let dir = tempfile::tempdir().unwrap();
    let game = dir.path().join("game.play");
    std::fs::write(&game, saved()).unwrap();
    let out = dir.path().join("review.html");
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin("recess"))
        .args(["review", game.to_str().unwrap(), "-o", out.to_str().unwrap(), "--iterations", "2000000"])
        .stderr(std::process::Stdio::piped())
        .env("LC_ALL", "C")
        .spawn()
        .unwrap();
    // Long enough for the review to have begun, far too short for it to end. Should it not have begun, the signal
    // ends it silently, and nothing is written either.
    std::thread::sleep(std::time::Duration::from_secs(2));
    let killed = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let ended = child.wait().unwrap();
    assert!(!ended.success());
    let left: Vec<_> = std::fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, ["game.play"]);
}
