//! What version 0.1 kept opens and goes on: games of the terminal, and a server's file of tables.
//!
//! `tests/version-0.1` was written by that version. Each file of the terminal holds a game that was broken off;
//! `tables.db` holds one finished game and one running game of Lunch Money and of Munchkin Bites!.

use super::command::run;
use super::serve::{address, ended, spawn};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/version-0.1").join(name)
}

#[test]
fn a_saved_game_of_the_version_before_is_resumed() {
    let dir = tempfile::tempdir().unwrap();
    for (name, asked) in [("lunch-money-7.play", "6. Grab at Bob"), ("munchkin-bites-7.play", "1. Open the door")] {
        let file = dir.path().join(name);
        std::fs::copy(kept(name), &file).unwrap();
        let resume = ["play", "--plain", "--resume", file.to_str().unwrap()];
        let (code, out, err) = run(&resume, b"quit\n");
        assert_eq!(code, 0, "{name}: {err}");
        assert!(out.contains("You are Max") && out.contains(asked), "{out}");
        let (code, out, err) = run(&resume, "1\n".repeat(4000).as_bytes());
        assert_eq!(code, 0, "{name}: {err}");
        assert!(out.contains("The game is over"), "{out}");
    }
}

/// A running game at a table of `tables.db`: its game, its id and the secret of the person's seat.
const RUNNING: [(&str, &str, &str); 2] = [
    ("lunch-money", "c4sjx3etsb9d", "1b43998c72754fc1f25b0ee79cc70745"),
    ("munchkin-bites", "2ntnyivvuba4", "7914547679cd695c876de48940e3310b"),
];

const FINISHED: [(&str, &str); 2] = [("lunch-money", "8evbp7emeyxd"), ("munchkin-bites", "hkgmabuku4tc")];

#[test]
fn tables_of_the_version_before_go_on() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::copy(kept("tables.db"), dir.path().join("tables.db")).unwrap();
    let mut process = spawn(&dir, "127.0.0.1:0");
    let (at, _said) = address(&mut process);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let server = client::Server::at(&at);
        for (game, id) in FINISHED {
            let replay: Value =
                serde_json::from_str(&server.get(&format!("/api/replays/{id}/1")).await.unwrap()).unwrap();
            assert_eq!((&replay["version"], &replay["options"]["game"]), (&"0.1.0".into(), &game.into()));
            assert!(replay["steps"].as_array().is_some_and(|steps| steps.len() > 20), "{game}: {replay}");
            assert!(replay["winners"].as_array().is_some_and(|winners| winners.len() == 1), "{game}");
        }
        for (game, id, token) in RUNNING {
            let mut connection = server.connect(id, Some(token)).await.unwrap();
            let mut answered = 0;
            while answered < 5 {
                let heard: Value = serde_json::from_str(&connection.hear().await.unwrap()).unwrap();
                assert_ne!(heard["type"], "refused", "{game}: {heard}");
                if heard["table"]["stage"].is_string() {
                    assert_eq!(heard["table"]["stage"], "playing", "{game}: {heard}");
                }
                if let Some(ask) = heard["ask"]["id"].as_u64() {
                    connection.make(ask, &heard["ask"]["default"].to_string()).await.unwrap();
                    answered += 1;
                }
                if heard["type"] == "table" && heard["stage"] == "over" {
                    break;
                }
            }
            assert!(answered > 0, "{game} does not go on");
            connection.close().await;
        }
    });
    assert!(Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap().success());
    let (code, log) = ended(&mut process);
    assert_eq!(code, Some(0), "{log}");
}
