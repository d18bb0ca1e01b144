//! The layers of the workspace: which crate may use which, and which crates know no game. And what ARCHITECTURE.md says
//! of tests.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every crate of the workspace, with the crates of the workspace that it may use; the lowest come first. A crate's
/// tests may use more.
const LAYERS: &[(&str, &[&str])] = &[
    ("clean", &[]),
    ("figures", &[]),
    ("table", &[]),
    ("lunch-money", &["table"]),
    ("munchkin", &["table"]),
    ("bots", &["figures", "table", "lunch-money", "munchkin"]),
    ("words", &["table", "lunch-money", "munchkin"]),
    ("wire", &["table"]),
    ("kit", &["table", "bots", "words", "wire"]),
    ("cheat", &["table", "bots", "words", "wire", "kit"]),
    ("games", &["table", "lunch-money", "munchkin", "bots", "words", "wire", "kit", "cheat"]),
    ("room", &["clean", "table", "bots", "words", "wire", "kit", "games"]),
    ("page", &["clean", "table", "bots", "wire", "kit", "games", "room"]),
    ("client", &["table", "wire"]),
    ("tui", &["clean", "table", "words", "kit"]),
    ("lab", &["figures", "table", "words"]),
    ("server", &["clean", "table", "words", "wire", "kit", "games", "room"]),
    (
        "recess",
        &[
            "clean",
            "figures",
            "table",
            "lunch-money",
            "munchkin",
            "bots",
            "words",
            "wire",
            "kit",
            "games",
            "room",
            "client",
            "tui",
            "lab",
            "server",
        ],
    ),
    ("bench", &["table", "lunch-money", "munchkin", "bots", "room"]),
    ("load", &["table", "client"]),
    ("fuzz", &["table", "lunch-money", "munchkin", "words", "wire", "kit", "games", "room"]),
];

/// Crates that do no I/O. They depend on none of `RUNTIME`, directly or indirectly.
const PURE: &[&str] = &[
    "clean",
    "figures",
    "table",
    "lunch-money",
    "munchkin",
    "bots",
    "words",
    "wire",
    "kit",
    "games",
    "room",
    "page",
    "lab",
];
const RUNTIME: &[&str] = &["tokio", "mio", "hyper", "axum", "rusqlite", "crossterm", "tracing-subscriber"];

/// Directories that name no game. What they need of a game reaches them through types and data.
const NEUTRAL: &[&str] = &[
    "crates/clean",
    "crates/figures",
    "crates/table",
    "crates/wire",
    "crates/kit",
    "crates/room",
    "crates/page",
    "crates/client",
    "crates/tui",
    "crates/lab",
    "crates/server",
];
const GAMES: &[&str] = &["lunch money", "munchkin", "cheat"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The output of a cargo command.
fn cargo(args: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO")).args(args).arg("--offline").current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn list<'a>(value: &'a Value, field: &str) -> &'a [Value] {
    value[field].as_array().map_or(&[], Vec::as_slice)
}

/// For each crate of the workspace, the crates of the workspace that it uses outside its tests.
fn uses(metadata: &Value) -> BTreeMap<&str, BTreeSet<&str>> {
    let packages = list(metadata, "packages");
    let members: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let used = |package| {
        let dependencies = list(package, "dependencies").iter().filter(|dependency| dependency["kind"] != "dev");
        dependencies
            .filter_map(|dependency| dependency["name"].as_str())
            .filter(|name| members.contains(name))
            .collect()
    };
    packages.iter().filter_map(|package| Some((package["name"].as_str()?, used(package)))).collect()
}

#[test]
fn crates_use_only_the_layers_below_them() {
    let metadata = serde_json::from_slice(&cargo(&["metadata", "--no-deps", "--format-version", "1"])).unwrap();
    let uses = uses(&metadata);
    let known: BTreeSet<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    for name in uses.keys() {
        assert!(known.contains(name), "{name} has no place in LAYERS");
    }
    for (at, (name, may)) in LAYERS.iter().enumerate() {
        for used in may.iter() {
            assert!(
                LAYERS[..at].iter().any(|(lower, _)| lower == used),
                "{name} may use {used}, which is not below it"
            );
        }
        for used in uses.get(name).into_iter().flatten() {
            assert!(may.contains(used), "{name} must not use {used}");
        }
    }
}

#[test]
fn crates_without_io_have_no_runtime_below_them() {
    for pure in PURE {
        let below = cargo(&["tree", "--package", pure, "--edges", "normal", "--prefix", "none", "--format", "{p}"]);
        for line in String::from_utf8(below).unwrap().lines() {
            let name = line.split(' ').next().unwrap_or_default();
            assert!(!RUNTIME.contains(&name), "{pure} has {name} below it");
        }
    }
}

#[test]
fn shared_code_names_no_game() {
    let mut named = Vec::new();
    for dir in NEUTRAL {
        let mut files = Vec::new();
        collect(&root().join(dir), &mut files);
        assert!(!files.is_empty(), "{dir} is empty");
        for file in files {
            let path = file.strip_prefix(root().join("crates")).unwrap().display().to_string();
            if names_a_game(&path) {
                named.push(path.clone());
            }
            let Ok(text) = std::fs::read_to_string(&file) else { continue };
            let lines = text.lines().enumerate().filter(|(_, line)| names_a_game(line));
            named.extend(lines.map(|(n, line)| format!("{path}:{}: {}", n + 1, line.trim())));
        }
    }
    assert!(named.is_empty(), "{}", named.join("\n"));
}

/// Every invariant names what holds it, and all tests and files named there exist.
#[test]
fn invariants_are_held_by_tests_that_exist() {
    let page = std::fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let mut files = Vec::new();
    for dir in ["crates", "examples", "web/src", "web/e2e"] {
        collect(&root().join(dir), &mut files);
    }
    let tests: String = files
        .iter()
        .filter(|file| file.extension().is_some_and(|kind| kind == "rs"))
        .fold(String::new(), |all, file| all + &std::fs::read_to_string(file).unwrap());
    let paths: Vec<String> = files.iter().map(|file| file.to_string_lossy().replace('\\', "/")).collect();
    let mut wrong = Vec::new();
    let invariants = page.split("**Invariant:**").skip(1).map(|text| text.split("\n\n").next().unwrap_or_default());
    for invariant in invariants {
        let text = invariant.split_whitespace().collect::<Vec<_>>().join(" ");
        let Some((_, held)) = text.split_once("*Held by*") else {
            wrong.push(format!("nothing holds: {text}"));
            continue;
        };
        for named in held.split('`').skip(1).step_by(2) {
            let is_word = named.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '*');
            let known = if is_word && named.matches('_').count() > 1 {
                // A star stands for the names of games.
                tests.contains(&format!("fn {}", named.trim_end_matches('*')))
            } else if named.contains(".rs") || named.contains(".ts") {
                paths.iter().any(|path| path.ends_with(named.rsplit('/').next().unwrap_or_default()))
            } else {
                true
            };
            if !known {
                wrong.push(format!("there is no {named}: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `LunchMoney`, `lunch_money`, `lunch-money` and `Lunch Money` all count.
fn names_a_game(text: &str) -> bool {
    let plain = text.to_lowercase().replace(['-', '_', ' '], "");
    GAMES.iter().any(|game| plain.contains(&game.replace(' ', "")))
}

fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
