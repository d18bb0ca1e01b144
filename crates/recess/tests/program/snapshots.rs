//! What people read: every screen below is kept in `snapshots/`, in four languages.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test -p recess --test program snapshots` rewrites them; read the diff.

use crate::command::run;
use std::path::Path;

fn screen(args: &[&str], input: &str) -> String {
    let (_, told, wrong) = run(args, input);
    format!("$ recess {}\n{told}{wrong}", args.join(" "))
}

fn kept(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(before == text, "{} has changed; see the head of this file. Now:\n{text}", path.display());
}

const LANGS: [&str; 4] = ["en", "it", "es", "cs"];

/// A short game with most of what can happen: a reversed combo, a Humiliation of a Humiliation, a hold, First Aid, a
/// discard, table talk.
const STORY: &str = "\
# A short story
game lunch-money x2 + sticks-and-stones
seat Ann 9: GRAB, POWERPLAY, HAIL MARY, FIRST AID, HUMILIATION
seat Bob 12: BACKLASH, KICK4, WEIRD, DODGE, HUMILIATION
seat Carl 4: BLOCK, GRAB, CHOKE, JAB, HUMILIATION
Ann: GRAB > Bob \"come here!\"
Ann: POWERPLAY > Bob
Ann: HAIL MARY > Bob
Bob: BACKLASH
Ann: FIRST AID
Carl: HUMILIATION
Ann: HUMILIATION
Bob: KICK4 + WEIRD > Carl
Carl: BLOCK + GRAB
Carl: CHOKE > Bob
";

#[test]
fn a_game_retold() {
    for lang in LANGS {
        kept(&format!("replay-{lang}"), &screen(&["replay", "-", "--lang", lang], STORY));
    }
}

#[test]
fn the_plain_game() {
    let input = "table\nwhy BLOCK\n1\n1\n1\nquit\n";
    for lang in LANGS {
        let text = screen(&["play", "--plain", "--players", "3", "--seed", "12", "--lang", lang], input);
        kept(&format!("play-{lang}"), &text);
    }
}

/// A short game of Munchkin: a curse, a fight with help and interference, a flight, a death, a sale.
const BITES_STORY: &str = "\
# One night
game munchkin-bites
define id = \"gnat\"; kind = \"monster\"; level = 4; treasures = 2; lines = [\"when caught: lose_level 1\"]
define id = \"reaper\"; kind = \"monster\"; level = 18; treasures = 1; lines = [\"when caught: die\"]
seat Ann 3: TRAP LIGHTNING, VAMPIRE
seat Bob 4: CORRUPTED, REAPER
seat Carl 2: FAIRY DUST
table Bob: WIDOWS VEIL, FANGED SLIPPERS, DENTED BUCKET (carried)
doors: GNAT, HALF BREED
dice: 1, 6
Ann: put VAMPIRE
Ann: open
Ann: ask Bob for 1 first \"fifty-fifty?\"
Bob: accept
Ann: settle
Carl: FAIRY DUST > monsters
Ann: settle
Bob: choose TASSELLED LAMPSHADE
Ann: end
Carl: trade Bob: nothing for DENTED BUCKET
Bob: accept
Ann: TRAP LIGHTNING > Bob
Bob: open
Bob: trouble REAPER
Bob: CORRUPTED > REAPER
Bob: settle
Ann: choose FANGED SLIPPERS
Carl: choose WIDOWS VEIL
...
";

#[test]
fn a_game_of_munchkin_retold() {
    for lang in LANGS {
        kept(&format!("replay-mb-{lang}"), &screen(&["replay", "-", "--lang", lang], BITES_STORY));
    }
}

#[test]
fn the_plain_game_of_munchkin() {
    // The bots have not moved yet, so this screen does not depend on how they play.
    let input = "table\nwhy BANSHEE\nshow\nquit\n";
    for lang in LANGS {
        let args = ["play", "munchkin-bites", "--plain", "--players", "3", "--seed", "1", "--lang", lang];
        kept(&format!("play-mb-{lang}"), &screen(&args, input));
    }
}

#[test]
fn rules_and_cards() {
    for lang in LANGS {
        kept(&format!("clause-{lang}"), &screen(&["rules", "LM-DMG-4", "--lang", lang], ""));
        kept(&format!("card-{lang}"), &screen(&["rules", "grab", "--lang", lang], ""));
        kept(&format!("help-{lang}"), &screen(&["sim", "--help", "--lang", lang], ""));
    }
}

#[test]
fn munchkin_cards() {
    let crypt = "../munchkin/tests/sets/crypt";
    for lang in LANGS {
        let cards = ["vampire", "haematophagy", "family-silver", "untested-elixir", "trap-garlic-bread", "half-breed"];
        let shown = cards.map(|card| screen(&["set", "show", "bites", card, "--lang", lang], ""));
        kept(&format!("set-cards-{lang}"), &shown.join("\n"));
        kept(&format!("set-show-{lang}"), &screen(&["set", "show", crypt, "--lang", lang], ""));
        kept(&format!("set-help-{lang}"), &screen(&["set", "check", "--help", "--lang", lang], ""));
        let sound = screen(&["set", "check", crypt, "--lang", lang], "");
        let faults = screen(&["set", "check", "tests/sets/broken", "--lang", lang], "");
        kept(&format!("set-check-{lang}"), &format!("{sound}\n{faults}"));
    }
}

#[test]
fn failures() {
    let wrong = "# An argument\ngame lunch-money\nseat Bob: GRAB, HOOK\nseat Ann: BLOCK\nBob: GRAB > Ann\nAnn: BLOCK\n";
    for lang in LANGS {
        kept(&format!("check-{lang}"), &screen(&["check", "-", "--lang", lang], wrong));
    }
}
