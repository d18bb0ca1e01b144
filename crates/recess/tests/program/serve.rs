//! `recess serve` as a process: what it logs, and how it stops.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) fn spawn(dir: &tempfile::TempDir, listen: &str) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recess"));
    command.args(["--lang", "en", "serve", "--log", "json", "--listen", listen, "--data"]);
    command.arg(dir.path().join("tables.db")).env("RUST_LOG", "trace");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// The address it prints, and the rest of its output, which must be read.
pub(crate) fn address(process: &mut Child) -> (String, BufReader<ChildStdout>) {
    let (mut line, mut said) = (String::new(), BufReader::new(process.stdout.take().unwrap()));
    said.read_line(&mut line).unwrap();
    let at = line.find("127.0.0.1:").unwrap_or_else(|| panic!("{line}"));
    (line[at..].split('/').next().unwrap().to_owned(), said)
}

/// Its exit code and its whole log.
pub(crate) fn ended(process: &mut Child) -> (Option<i32>, String) {
    let since = Instant::now();
    let mut log = String::new();
    process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    while process.try_wait().unwrap().is_none() {
        assert!(since.elapsed() < Duration::from_secs(20), "it does not stop");
        std::thread::sleep(Duration::from_millis(10));
    }
    (process.wait().unwrap().code(), log)
}

#[test]
fn it_stops_in_good_order_and_its_log_has_no_secrets() {
    let dir = tempfile::tempdir().unwrap();
    let mut process = spawn(&dir, "127.0.0.1:0");
    let (at, _said) = address(&mut process);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let (token, hand) = runtime.block_on(async {
        let server = client::Server::at(&at);
        let options = json!({"game": "lunch-money", "players": 3, "beat": 0});
        let seat = server.create(&options, "Ann", true).await.unwrap();
        let mut connection = server.connect(&seat.id, Some(&seat.token)).await.unwrap();
        let mut hand = Vec::new();
        // A few turns, so that there is something to log.
        for _ in 0..12 {
            let heard: Value = serde_json::from_str(&connection.hear().await.unwrap()).unwrap();
            hand.extend(heard["view"]["hand"].as_array().cloned().unwrap_or_default());
            if let Some(ask) = heard["ask"]["id"].as_u64() {
                connection.make(ask, &heard["ask"]["default"].to_string()).await.unwrap();
            }
            if hand.len() > 8 {
                break;
            }
        }
        let id = process.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        // Every connection is closed.
        while connection.hear().await.is_ok() {}
        (seat.token, hand)
    });
    let (code, log) = ended(&mut process);
    assert_eq!(code, Some(0), "{log}");
    assert!(!log.contains(&token) && !log.contains("\"hello\""), "{log}");
    assert!(!hand.is_empty());
    for card in hand {
        assert!(!log.contains(&card.to_string()), "{card} in {log}");
    }
    for line in log.lines() {
        assert!(serde_json::from_str::<Value>(line).is_ok(), "{line}");
    }
}

/// Starts a server with these options. Its log goes to a file.
fn serve(dir: &tempfile::TempDir, more: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recess"));
    command.args(["--lang", "en", "serve"]).args(more).env_remove("RUST_LOG").current_dir(dir.path());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

#[test]
fn the_log_is_plain_sentences_and_names_no_private_table() {
    let dir = tempfile::tempdir().unwrap();
    let mut process = serve(&dir, &["--listen", "localhost:0", "--data", "tables.db"]);
    let (at, _said) = address(&mut process);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let ids = runtime.block_on(async {
        let mut ids = Vec::new();
        for public in [false, true] {
            let options = json!({"game": "lunch-money", "players": 3, "public": public});
            ids.push(client::Server::at(&at).create(&options, "Ann", false).await.unwrap().id);
        }
        ids
    });
    assert!(Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap().success());
    let (code, log) = ended(&mut process);
    assert_eq!(code, Some(0), "{log}");
    assert!(log.contains("A table was made.") && log.contains(&ids[1]), "{log}");
    assert!(!log.contains(&ids[0]), "{log}");
    assert!(!log.contains('\u{1b}'), "{log:?}");
}

#[test]
fn a_missing_directory_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    let mut process = serve(&dir, &["--listen", "127.0.0.1:0", "--data", "nowhere/tables.db"]);
    let (code, said) = ended(&mut process);
    assert!(code == Some(2) && said.contains("nowhere") && said.contains("--data"), "{code:?}: {said}");
    assert!(!dir.path().join("nowhere").exists());
}

#[test]
fn proxies_must_be_addresses() {
    let mut process = serve(&tempfile::tempdir().unwrap(), &["--listen", "127.0.0.1:0", "--behind-proxy=nginx"]);
    let (code, said) = ended(&mut process);
    assert!(code == Some(2) && said.contains("nginx") && said.contains("10.0.0.0/8"), "{code:?}: {said}");
}

#[test]
fn a_port_in_use_is_an_error_that_says_what_to_do() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let at = taken.local_addr().unwrap().to_string();
    let mut process = spawn(&tempfile::tempdir().unwrap(), &at);
    let (code, said) = ended(&mut process);
    assert!(code == Some(2) && said.contains(&at) && said.contains("--listen"), "{code:?}: {said}");
}

#[test]
fn what_a_game_offers_and_tells_of_its_own_is_served() {
    let dir = tempfile::tempdir().unwrap();
    let mut process = spawn(&dir, "127.0.0.1:0");
    let (at, _said) = address(&mut process);
    // Somebody must hear what it logs.
    let mut log = process.stderr.take().unwrap();
    std::thread::spawn(move || std::io::copy(&mut log, &mut std::io::sink()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let get = |path: &str| -> Value {
        let text = runtime.block_on(async { client::Server::at(&at).get(path).await }).unwrap();
        serde_json::from_str(&text).unwrap_or(Value::String(text))
    };
    let games = get("/api/games");
    let offer = |id: &str| games.as_array().unwrap().iter().find(|game| game["id"] == id).unwrap();
    assert_eq!(offer("lunch-money")["windows"][0], json!({"kind": "at-me", "key": "window-kind-at-me"}));
    let munchkin = offer("munchkin-bites");
    assert_eq!((&munchkin["players"], &munchkin["meant_for"]), (&json!([2, 8]), &json!([3, 6])));
    let fast = json!({"kind": "toggle", "name": "fast", "clause": "MB-FAST-1"});
    assert!(munchkin["switches"].as_array().unwrap().contains(&fast), "{munchkin}");
    let number = &munchkin["numbers"][0];
    assert_eq!(
        [&number["name"], &number["usual"]["normal"], &number["most"]],
        [&json!("last_call"), &json!(5), &json!(60)]
    );
    let values = &munchkin["profiles"][0]["values"];
    assert!(values["cheating"] == false && values["rounds"] == 100, "{values}");
    // The names of cards are among the words, and those that an example has made up are with it.
    let examples = get("/api/examples/munchkin-bites/MB-FIGHT-1");
    let with_own = examples.as_array().unwrap().iter().find(|example| example["cards"].is_array()).unwrap();
    let slug = with_own["cards"][0]["slug"].as_str().unwrap();
    for lang in ["en", "it", "es", "cs"] {
        assert!(
            get(&format!("/api/words/{lang}/munchkin-bites")).as_str().unwrap().contains("mb-card-banshee "),
            "{lang}"
        );
        assert!(with_own["words"][lang].as_str().unwrap().contains(&format!("mb-card-{slug} = ")), "{with_own}");
    }
    assert!(with_own["steps"][0]["view"]["players"].is_array(), "{with_own}");
    assert!(Command::new("kill").args(["-TERM", &process.id().to_string()]).status().unwrap().success());
    process.wait().unwrap();
}
