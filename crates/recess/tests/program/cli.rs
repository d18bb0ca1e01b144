//! The command line as a user sees it: what works, and how bad input is answered.

use crate::command::run;
use std::path::Path;

/// The command fails with this exit code and says this.
fn refused(args: &[&str], input: &[u8], code: i32, says: &str) {
    let (got, _, err) = run(args, input);
    assert_eq!(got, code, "{args:?}: {err}");
    assert!(err.contains(says), "{args:?} says: {err}");
}

const HEAD: &str = "game lunch-money + sticks-and-stones\nseat Bob: HOOK\nseat Ann: BLOCK\n";

#[test]
fn check_says_what_is_wrong_and_where() {
    let check = |text: &str, code, says: &str| refused(&["check", "-"], text.as_bytes(), code, says);
    check("", 2, "this file has no example");
    check("game lunch-money\nseat Bob: SPORK\nseat Ann:\n", 2, "-:2: cannot be read: there is no card “SPORK”");
    check("game lunch-money\nseat Bob: CHOKE x2\nseat Ann:\n", 2, "there is only 1 CHOKE");
    check(
        &format!("{HEAD}Carl: HOOK > Ann\n"),
        2,
        "-:4: cannot be read: there is no seat “Carl”; the seats are Bob, Ann",
    );
    check(&format!("{HEAD}Bob: BLOCK > Ann\n"), 1, "-:4: failed: Bob: BLOCK > Ann");
    check(&format!("{HEAD}Bob: HOOK > Ann\nAnn: BLOCK\n= Ann 12\n"), 1, "found: Ann has 15 counters");
    check(&format!("{HEAD}Ann: BLOCK\n"), 1, "it is Bob's turn");
    check(&format!("{HEAD}wibble\n"), 2, "expected `Seat: move`");
    check("game chess\nseat Bob:\nseat Ann:\n", 2, "there is no game “chess” here; choose one of: lunch-money");
    check(&HEAD.replace("seat Ann: BLOCK\n", ""), 2, "expected 2 to 8 `seat` lines, found 1");
    refused(&["check", "-"], b"game lunch-money\n\xff\xfe\n", 2, "-:2: cannot be read: this is not UTF-8");
    refused(&["check", "/nowhere/at-all.play"], b"", 2, "/nowhere/at-all.play: cannot be read");
}

#[test]
fn check_reports_everything_that_cannot_be_read_at_once() {
    let text = format!(
        "{HEAD}wibble\nBob: HOKK > Ann\nDan: HOOK > Ann\n---\nseat Bob: HEDLOCK\nseat Ann: BLOK, HOOK\n\
         turn Anne\nBob: HOKK > Ann\n= Bob fife\n"
    );
    let (code, _, err) = run(&["check", "-"], text.as_bytes());
    assert_eq!(code, 2);
    let places = ["-:4: ", "-:5: ", "-:6: ", "-:8: ", "-:9: ", "-:10: ", "-:11: ", "-:12: "];
    let at: Vec<_> =
        places.iter().map(|place| err.find(place).unwrap_or_else(|| panic!("no {place} in {err}"))).collect();
    assert!(at.is_sorted(), "{err}");
    for says in [
        "there is no card “HOKK”; did you mean “",
        "there is no card “HEDLOCK”; did you mean “",
        "there is no card “BLOK”; did you mean “",
        "no example was run: 1 file",
    ] {
        assert!(err.contains(says), "{says} is missing in: {err}");
    }
    assert!(!err.contains("0 of 0"), "{err}");
}

#[test]
fn digits_that_are_text_stay_text() {
    refused(&["check", "/nowhere/0042"], b"", 2, "/nowhere/0042: cannot be read");
    refused(&["rules", "0042"], b"", 2, "“0042”");
    let (_, out, _) = run(&["play", "--plain", "--seed", "1", "--name", "007"], b"");
    assert!(out.contains("007"), "{out}");
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_the_language_that_is_spoken() {
    let wrong: [(&[&str], [&str; 4]); 8] = [
        (&["plya"], ["there is no command “plya”; did you mean “play”?", "intendevi", "querías", "nemá to být"]),
        (
            &["play", "--sede", "1"],
            ["“--sede” does not belong here; did you mean “--seed”?", "intendevi", "querías", "být"],
        ),
        (&["play", "a", "b"], ["“b” does not belong here", "non c'entra", "no va aquí", "sem nepatří"]),
        (&["play", "--seed"], ["--seed <N> needs a value", "vuole un valore", "necesita un valor", "potřebuje"]),
        (&["check"], ["something is missing: <FILE|DIR|->", "manca qualcosa", "falta algo", "něco chybí"]),
        (
            &["sim", "lunch-money", "--seed", "1", "--seed", "2"],
            ["only once", "una volta sola", "una vez", "jen jednou"],
        ),
        (
            &["replay", "-", "--screen", "--spell-out"],
            ["--screen and --spell-out do not go together", "non vanno insieme", "no van juntos", "nejdou dohromady"],
        ),
        (&["serve", "--behind-proxy", "x"], ["“x” does not belong here", "non c'entra", "no va aquí", "sem nepatří"]),
    ];
    for (args, says) in wrong {
        for (lang, says) in ["en", "it", "es", "cs"].into_iter().zip(says) {
            let (code, _, err) = run(&[&["--lang", lang], args].concat(), b"");
            assert_eq!(code, 2, "{args:?}: {err}");
            assert!(err.contains(says), "{args:?} in {lang} says: {err}");
            let english = ["Usage:", "unexpected", "For more information", "tip:", "required"];
            assert!(lang == "en" || !english.iter().any(|word| err.contains(word)), "{lang}: {err}");
        }
    }
}

#[test]
fn check_lists_the_legal_moves() {
    let (_, _, err) = run(&["check", "-"], format!("{HEAD}Bob: JAB > Ann\n").as_bytes());
    for line in ["Bob is asked; legal moves:", "Bob: HOOK > Ann", "Bob: discard HOOK", "Bob: pass", "LM-TURN-2"] {
        assert!(err.contains(line), "{line} is missing in: {err}");
    }
}

#[test]
fn noise_is_refused_quickly() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("noise.play");
    let noise: Vec<u8> = (0..100_000_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    std::fs::write(&path, noise).unwrap();
    refused(&["check", path.to_str().unwrap()], b"", 2, "the file is longer than 16 MiB");
    std::fs::write(&path, vec![b'a'; 1_000_000]).unwrap();
    refused(&["check", path.to_str().unwrap()], b"", 2, "the head needs a line such as");
    refused(&["check", dir.path().to_str().unwrap(), "/nowhere"], b"", 2, "/nowhere: cannot be read");
    let empty = tempfile::tempdir().unwrap();
    refused(&["check", empty.path().to_str().unwrap()], b"", 2, "there are no playbooks");
}

#[test]
fn numbers_out_of_bounds_are_refused() {
    refused(&["sim", "lunch-money", "--players", "1"], b"", 2, "--players must be a whole number from 2 to 8, not “1”");
    refused(&["sim", "lunch-money", "--players", "99"], b"", 2, "from 2 to 8");
    refused(&["sim", "lunch-money", "--games", "0"], b"", 2, "--games must be a whole number from 1");
    refused(&["sim", "lunch-money", "--games", "many"], b"", 2, "not “many”");
    refused(&["sim", "lunch-money", "--seed", "-1"], b"", 2, "--seed");
    refused(&["sim", "lunch-money", "--threads", "0"], b"", 2, "--threads");
    refused(&["sim", "tag"], b"", 2, "there is no game “tag” here");
    refused(&["sim", "lunch-money", "--rules", "french"], b"", 2, "unknown rulebook profile “french”");
    refused(&["sim", "lunch-money", "--rules", "+no_rain"], b"", 2, "unknown switch “no_rain”");
    refused(&["sim", "lunch-money", "--rules", "+discard_cost"], b"", 2, "write +discard_cost=N");
    refused(&["sim", "lunch-money", "--deck", "tarot"], b"", 2, "unknown deck “tarot”");
    refused(&["sim", "lunch-money", "--deck", "base x3"], b"", 2, "one or two base decks");
    refused(&["play", "--players", "99"], b"", 2, "from 2 to 8");
    refused(&["rules", "LM-BLOCK-2", "--lang", "tlh"], b"", 2, "unknown language “tlh”; expected en, it, es or cs");
    refused(&["rules", "quidditch"], b"", 2, "nothing in the rulebook mentions “quidditch”");
    refused(&["replay", "/nowhere.play"], b"", 2, "/nowhere.play: cannot be read");
}

#[test]
fn a_directory_that_cannot_be_written_is_refused_before_anything_is_played() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let inside = file.join("games");
    refused(&["sim", "lunch-money", "--save", inside.to_str().unwrap()], b"", 2, "cannot be written");
    refused(&["play", "--save", inside.to_str().unwrap()], b"", 2, "cannot be written");
    assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
}

fn json(args: &[&str]) -> serde_json::Value {
    let (code, out, err) = run(args, b"");
    assert_eq!(code, 0, "{err}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn sim_gives_the_same_figures_on_any_number_of_threads() {
    let figures = |threads: &str| {
        let all = json(&["sim", "lunch-money", "--games", "3000", "--seed", "5", "--threads", threads, "--json"]);
        let keys = [
            "games",
            "decisions",
            "turns",
            "turns_per_game",
            "decisions_per_game",
            "wins_by_seat",
            "wins_by_turn_order",
        ];
        assert!(all["games_per_s"].as_f64().unwrap() > 0.0 && all["decisions_per_s"].as_f64().unwrap() > 0.0);
        keys.map(|key| all[key].clone())
    };
    let one = figures("1");
    assert_eq!(one[0], 3000);
    assert_eq!(one, figures("3"));
    assert_eq!(one, figures("8"));
}

/// LM-SETUP-1: more players than the cards are meant for are allowed, with a warning.
#[test]
fn a_crowded_table_gets_a_warning() {
    let (code, _, err) = run(&["sim", "lunch-money", "--deck", "base", "--players", "5", "--games", "10"], b"");
    assert!(code == 0 && err.contains("these cards are enough for about 4 players"), "{err}");
    let (code, _, err) = run(&["sim", "lunch-money", "--deck", "base", "--players", "4", "--games", "10"], b"");
    assert!(code == 0 && err.is_empty(), "{err}");
}

#[test]
fn every_switch_can_be_simulated() {
    for rules in [
        "italian",
        "english,+counter_cap",
        "+discard_cost=2,+discard_cost_per_card",
        "+no_discard",
        "+discard_opens",
        "+first_aid=0,+no_holds",
        "+stall_rounds=3",
    ] {
        let figures = json(&["sim", "lunch-money", "--players", "5", "--games", "300", "--rules", rules, "--json"]);
        assert_eq!(figures["games"], 300, "{rules}");
    }
}

#[test]
fn saved_games_replay_in_every_language_and_spelt_out() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    run(
        &["sim", "lunch-money", "--players", "6", "--games", "12", "--save", path, "--rules", "italian,+discard_opens"],
        b"",
    );
    assert_eq!(run(&["check", path], b"").0, 0);
    let spelt = tempfile::tempdir().unwrap();
    for entry in std::fs::read_dir(dir.path()).unwrap() {
        let game = entry.unwrap().path();
        let (code, out, _) = run(&["replay", "--spell-out", game.to_str().unwrap()], b"");
        assert_eq!(code, 0);
        // No random numbers are left: another seed gives the same game.
        let out: String =
            out.lines().map(|l| if l.starts_with("seed ") { "seed 99\n".into() } else { format!("{l}\n") }).collect();
        std::fs::write(spelt.path().join(game.file_name().unwrap()), out).unwrap();
        for lang in ["en", "it", "es", "cs"] {
            let (code, told, _) = run(&["replay", game.to_str().unwrap(), "--lang", lang], b"");
            assert!(code == 0 && told.lines().count() > 50 && !told.contains("event-"), "{lang}");
        }
    }
    assert_eq!(run(&["check", spelt.path().to_str().unwrap()], b"").0, 0);
}

#[test]
fn a_wrong_record_is_refused_with_its_first_wrong_line() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    run(&["sim", "lunch-money", "--games", "1", "--seed", "3", "--save", path], b"");
    let file = std::fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replace("seed 3", "seed 4")).unwrap();
    let (code, _, err) = run(&["replay", file.to_str().unwrap()], b"");
    assert_eq!(code, 1);
    assert!(err.contains("the record does not follow the rules") && err.contains(".play:"), "{err}");
}

#[test]
fn a_game_can_be_played_through_a_pipe() {
    for lang in ["en", "it", "es", "cs"] {
        let choices = "1\n".repeat(2000);
        let (code, out, _) =
            run(&["play", "--plain", "--players", "3", "--seed", "8", "--lang", lang], choices.as_bytes());
        assert_eq!(code, 0, "{lang}: {out}");
        for key in ["ask-", "move-", "event-", "play-", "state-"] {
            assert!(!out.contains(key), "{lang}: {key} is not in words");
        }
    }
}

#[test]
fn a_played_game_is_saved_and_replays() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    let (code, _, _) = run(&["play", "--seed", "11", "--save", path], "1\n".repeat(2000).as_bytes());
    assert_eq!(code, 0);
    assert!(Path::new(path).join("lunch-money-11.play").exists());
    assert_eq!(run(&["check", path], b"").0, 0);
}

/// The last question.
fn question(out: &str) -> String {
    let before = out.rfind("Your choice (").unwrap_or_else(|| panic!("nothing is asked: {out}"));
    out[out[..before].rfind("Your cards:").unwrap()..before].to_owned()
}

#[test]
fn a_plain_game_resumes_with_the_same_decision() {
    for game in ["lunch-money", "munchkin-bites"] {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().to_str().unwrap();
        let args = ["play", game, "--plain", "--players", "3", "--seed", "11", "--save", path];
        let (code, out, _) = run(&args, b"1\n2\n1\n1\nquit\n");
        assert_eq!(code, 0);
        assert!(out.contains("Continue it with `recess play --resume`"), "{out}");
        let resume = ["play", "--resume", "--plain", "--save", path];
        let (code, again, err) = run(&resume, b"quit\n");
        assert_eq!((code, question(&again)), (0, question(&out)), "{err}");
        // Played to its end, the record is complete, and no game is left to resume.
        let (code, out, err) = run(&resume, "1\n".repeat(4000).as_bytes());
        assert_eq!(code, 0, "{err}{out}");
        assert_eq!(run(&["check", path], b"").0, 0);
        assert_eq!(std::fs::read_dir(dir.path()).unwrap().count(), 1);
        refused(&resume, b"", 2, "there is no unfinished game");
    }
}

/// LM-SETUP-3: the dealer moves one seat left for a rematch.
#[test]
fn a_rematch_moves_the_dealer() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    // The choices of the first game, then a rematch, which ends at its first question.
    let (_, first, _) = run(&["play", "--players", "2", "--seed", "4"], "1\n".repeat(2000).as_bytes());
    let choices = first.matches("Your choice (").count();
    let input = format!("{}again\n{}", "1\n".repeat(choices), "1\n".repeat(2000));
    let (code, out, _) = run(&["play", "--players", "2", "--seed", "4", "--save", path], input.as_bytes());
    assert_eq!(code, 0, "{out}");
    let dealers: std::collections::BTreeSet<String> = std::fs::read_dir(dir.path())
        .unwrap()
        .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
        .map(|game| game.lines().find(|line| line.starts_with("dealer ")).unwrap().to_owned())
        .collect();
    assert_eq!(dealers.len(), 2, "{out}");
}

#[test]
fn the_plain_game_explains_itself() {
    let input = "hand\ntable\nwhy BLOCK\nrule LM-BLOCK-2\nhelp\nBLOCK > Ann\nnonsense\n99\nquit\n";
    let (code, out, _) = run(&["play", "--seed", "5"], input.as_bytes());
    assert_eq!(code, 0);
    for text in ["Your cards:", "Draw pile", "LM-BLOCK-1", "LM-BLOCK-2", "You cannot do that", "is not a choice here"] {
        assert!(out.contains(text), "{text} is missing in: {out}");
    }
    // The input ends in the middle of the game: that is reported, and is no success.
    let (code, out, _) = run(&["play", "--seed", "5"], b"hand\n");
    assert!(code != 0 && out.contains("End of input"));
}

#[test]
fn a_game_resumes_with_its_own_settings() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    let begin = ["play", "--plain", "--seed", "5", "--save", path, "--bots", "easy,hard,easy", "--iterations", "50"];
    let (code, out, err) = run(&[&begin[..], &["--name", "Ann Lee"]].concat(), b"quit\n");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("You are Ann Lee"), "{out}");
    let file = dir.path().join("lunch-money-5.play");
    let kept = std::fs::read_to_string(&file).unwrap();
    assert!(kept.contains("seat Ann_Lee\n") && kept.contains("bots easy,hard,easy for 50 simulations\n"), "{kept}");
    // A newer file that is broken, or not a game, is passed over.
    std::fs::write(dir.path().join("zz.play"), kept.clone() + "Ann_Lee: KICK4 > Nobody\n").unwrap();
    std::fs::write(dir.path().join("zzz.play"), "nonsense\n").unwrap();
    let (code, out, err) = run(&["play", "--resume", "--plain", "--save", path], b"1\nquit\n");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("You are Ann Lee") && err.contains("zz.play"), "{out}{err}");
    let (code, out, err) = run(&["play", "--plain", "--resume", file.to_str().unwrap()], b"quit\n");
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("You are Ann Lee"), "{out}");
    // The same opponents think as they would have: with or without a break, it is the same game.
    let play_on = "1\n".repeat(4000);
    run(&["play", "--plain", "--resume", file.to_str().unwrap()], play_on.as_bytes());
    let broken_off = std::fs::read_to_string(&file).unwrap();
    let other = tempfile::tempdir().unwrap();
    let begin = begin.map(|arg| if arg == path { other.path().to_str().unwrap() } else { arg });
    run(&[&begin[..], &["--name", "Ann Lee"]].concat(), play_on.as_bytes());
    let whole = std::fs::read_to_string(other.path().join("lunch-money-5.play")).unwrap();
    assert!(whole.contains("= winner "), "{whole}");
    assert_eq!(broken_off, whole);
    refused(&["play", "--resume", file.to_str().unwrap()], b"", 2, "is over");
    refused(&["play", "--resume", "/nowhere.play"], b"", 2, "/nowhere.play");
    refused(&["play", "--resume", dir.path().join("zzz.play").to_str().unwrap()], b"", 2, "is not a saved game");
}

#[test]
fn a_saved_game_can_be_open_only_once() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().to_str().unwrap();
    run(&["play", "--plain", "--seed", "5", "--save", path], b"quit\n");
    let file = std::fs::OpenOptions::new().append(true).open(dir.path().join("lunch-money-5.play")).unwrap();
    file.lock().unwrap();
    refused(&["play", "--resume", "--plain", "--save", path], b"quit\n", 2, "is open in another window");
    drop(file);
    let (code, ..) = run(&["play", "--resume", "--plain", "--save", path], b"quit\n");
    assert_eq!(code, 0);
}

#[test]
fn names_have_a_limit() {
    for name in ["a name that is far too long for a table", "", "\u{1b}[31mred"] {
        refused(&["play", "--plain", "--name", name], b"", 2, "cannot use the name");
    }
    for name in ["Winner", "turn", "007", "O'Brien Jr."] {
        let (code, out, err) = run(&["play", "--plain", "--seed", "5", "--name", name], b"quit\n");
        assert_eq!(code, 0, "{name}: {err}");
        assert!(out.contains(&format!("You are {name}")), "{out}");
    }
}

#[test]
fn rules_can_be_looked_up() {
    for (args, says) in [
        (vec!["rules", "LM-BLOCK-2"], "examples: `recess rules LM-BLOCK-2 --examples` prints them."),
        (vec!["rules", "LM-BLOCK-2", "--examples"], "Examples:"),
        (vec!["rules", "lm-hum-4", "--lang", "it"], "LM-HUM-4"),
        (vec!["rules", "poke", "in", "the", "eye", "--lang", "es"], "Dedos en los Ojos"),
        (vec!["rules", "Agarre"], "Grab (Specialty)"),
        (vec!["rules", "helpless"], "LM-POKE-1"),
        (vec!["rules", "--list", "--lang", "cs"], "LM-WEIRD-1"),
        (vec!["rules"], "LM-SETUP-1"),
        (vec!["rules", "mb-lastcall-1"], "MB-LASTCALL-1"),
        (vec!["rules", "--game", "munchkin-bites"], "MB-SETUP-1"),
        (vec!["rules", "--game", "munchkin-bites", "banshee", "--lang", "es"], "Changeling"),
        (vec!["rules", "--game", "munchkin-bites", "looting"], "MB-LOOT-1"),
        (vec!["rules", "--game", "munchkin-bites", "--list", "--lang", "it"], "Mummia"),
        (vec!["--help", "--lang", "cs"], "recess"),
    ] {
        let (code, out, err) = run(&args, b"");
        assert_eq!(code, 0, "{args:?}: {err}");
        assert!(out.contains(says), "{args:?}: {out}");
    }
}
