//! `recess join` at a real server: through a pipe, on a terminal, over TLS, with friends, and with everything that
//! can go wrong.

use crate::pty::Session;
use client::Server;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::time::{Duration, Instant};

const RECESS: &str = env!("CARGO_BIN_EXE_recess");

/// A server with its own tables.
struct Serving {
    child: Child,
    address: String,
    /// Held open, because a server that can no longer print ends.
    _stdout: BufReader<ChildStdout>,
}

impl Serving {
    fn start(dir: &Path, listen: &str) -> Serving {
        let mut child = Command::new(RECESS)
            .args(["serve", "--lang", "en", "--log", "off", "--listen", listen, "--data"])
            .arg(dir.join("tables.db"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut line).unwrap();
        let at = line.find("http://").unwrap_or_else(|| panic!("no address in {line:?}")) + "http://".len();
        let address = line[at..].split('/').next().unwrap().to_owned();
        Serving { child, address, _stdout: stdout }
    }

    fn wait<A>(&self, what: impl AsyncFnOnce(Server) -> A) -> A {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(what(Server::at(&self.address)))
    }

    /// Makes a table; returns its link and the maker's secret.
    fn table(&self, game: &str, players: usize) -> (String, String) {
        let options = json!({"game": game, "players": players, "bots": ["random"], "beat": 0, "hints": true});
        let seat = self.wait(async |server| server.create(&options, "Zoe", false).await).unwrap();
        (format!("http://{}/t/{}", self.address, seat.id), seat.token)
    }

    /// What anybody may know about a table.
    fn info(&self, link: &str) -> Value {
        let id = link.rsplit('/').next().unwrap().to_owned();
        let text = self.wait(async |server| server.get(&format!("/api/tables/{id}")).await).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    fn stop(&mut self) {
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.stop();
    }
}

fn join(data: &Path, args: &[&str]) -> Command {
    recess("join", data, args)
}

fn host(data: &Path, args: &[&str]) -> Command {
    recess("host", data, args)
}

fn recess(verb: &str, data: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(RECESS);
    command.arg(verb).args(args).env_clear().env("XDG_DATA_HOME", data).env("LANG", "en").env("USER", "eve");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a command with this input.
fn run(mut command: Command, input: &str) -> Output {
    let mut child = command.spawn().unwrap();
    // A program that has ended does not read the rest.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// An address where something else than our server gives this answer to everybody.
fn somebody_else(answer: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream = stream;
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

#[test]
fn everything_that_goes_wrong_is_reported() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let fails = |args: &[&str], says: &str| {
        let output = run(join(dir.path(), args), "");
        let told = text(&output.stderr);
        assert!(told.contains(says), "{args:?} says {told:?}, not {says:?}");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    };
    fails(&["wibble"], "“wibble” is not a link to a table; it should look like https://host/t/ABCDEFGH");
    fails(&["wibble", "--lang", "it"], "non è il link di un tavolo");
    fails(&["wibble", "--lang", "es"], "no es el enlace de una mesa");
    fails(&["wibble", "--lang", "cs"], "není odkaz na stůl");
    fails(&[&format!("http://{}/t/NOSUCHID", serving.address)], "There is no such table");
    // Nobody listens on a port that was just given back.
    let gone = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    fails(&[&format!("http://{gone}/t/ABCDEFGH")], "cannot reach the server");
    let page = somebody_else("HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\nconnection: close\r\n\r\nno");
    fails(&[&format!("http://{page}/t/ABCDEFGH")], "it may not be a Recess server");
    let other = somebody_else("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}");
    fails(&[&format!("http://{other}/t/ABCDEFGH")], "uses another version of the protocol");

    // A wrong secret, a bad name, and a table without a free seat.
    let (link, _) = serving.table("lunch-money", 2);
    fails(&[&format!("{link}#key=abc")], "its secret is wrong");
    fails(&[&link, "--name", "a:b"], "A name has 1 to 24 characters");
    let output = run(join(dir.path(), &[&link]), "quit\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let elsewhere = tempfile::tempdir().unwrap();
    let output = run(join(elsewhere.path(), &[&link]), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("people have taken every seat; you can watch (with --watch)"));
    let output = run(join(elsewhere.path(), &[&link, "--watch"]), "quit\n");
    assert!(output.status.success());
}

#[test]
fn a_whole_game_through_a_pipe() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    for (game, lang, over) in [("lunch-money", "en", "The game is over"), ("munchkin-bites", "cs", "Hra skončila")] {
        let (link, token) = serving.table(game, 2);
        // Its maker comes with the secret that the browser shows. Every answer is the first choice.
        let with_key = format!("{link}#key={token}");
        let output = run(join(dir.path(), &[&with_key, "--plain", "--lang", lang]), &"1\n".repeat(20_000));
        let (told, error) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{error}\n{told}");
        assert!(told.contains(over), "{}", &told[told.len().saturating_sub(2000)..]);
        assert_eq!(serving.info(&link)["stage"], "over");
    }
}

#[test]
fn a_game_on_a_terminal_with_a_friend_and_a_server_that_comes_and_goes() {
    let dir = tempfile::tempdir().unwrap();
    let mut serving = Serving::start(dir.path(), "127.0.0.1:0");
    let (link, token) = serving.table("lunch-money", 3);
    let mut session = Session::start(dir.path());
    let modes = session.ask("stty -g");
    session.send(&format!("clear; {RECESS} join {link} --name Eve\n"));
    session.until("waiting room", |screen| screen.alternate_screen() && screen.contents().contains("1 seat is free"));

    // A friend comes, says something, and hears what Eve says.
    let elsewhere = tempfile::tempdir().unwrap();
    let mut friend = join(elsewhere.path(), &[&format!("{link}#key={token}"), "--plain"]).spawn().unwrap();
    let mut says = friend.stdin.take().unwrap();
    let mut hears = BufReader::new(friend.stdout.take().unwrap()).lines();
    let mut hear = |what: &str| while !hears.next().unwrap().unwrap().contains(what) {};
    session.until("friend", |screen| screen.contents().matches("is here").count() == 2);
    says.write_all("say žluťoučký kůň\n".as_bytes()).unwrap();
    session.wait("Zoe: “žluťoučký kůň”");
    session.send("cahoj\r");
    hear("Eve: “ahoj”");

    // Eve begins, and a bot takes the third seat. The friend leaves, and a bot stands in when the time is up.
    session.send("1\r");
    session.wait("On the table");
    says.write_all(b"quit\n").unwrap();
    assert!(friend.wait().unwrap().success());

    // The server goes down and comes back, and so does the line.
    let address = serving.address.clone();
    serving.stop();
    session.wait("Connection lost");
    let serving = Serving::start(dir.path(), &address);
    session.until("connection", |screen| !screen.contents().contains("Connection lost"));

    // Eve leaves, the terminal is as before, and the same command returns to her seat.
    session.send("q");
    session.wait("Come back with");
    session.is_as_before(&modes);
    session.send(&format!("clear; {RECESS} join {link}\n"));
    session.wait("Eve (you)");
    session.send("\x03");
    session.is_as_before(&modes);
    drop(serving);
    session.send(&format!("clear; {RECESS} join {link}; echo \"code $?\"\n"));
    session.wait("cannot reach the server");
    session.wait("code 2");
    session.is_as_before(&modes);
}

#[test]
fn a_link_with_a_wrong_key_keeps_the_stored_seat() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let (link, _) = serving.table("lunch-money", 3);
    let sits = |data: &Path| {
        let kept = std::fs::read_to_string(data.join("recess").join("seats.json")).unwrap_or_default();
        serde_json::from_str::<Value>(&kept).unwrap_or_default()[&link]["token"].clone()
    };
    run(join(dir.path(), &["--plain", &link]), "quit\n");
    let own = sits(dir.path());
    assert!(own.is_string(), "the seat is kept");
    let output = run(join(dir.path(), &["--plain", &format!("{link}#key=garbage")]), "");
    assert!(!output.status.success() && text(&output.stderr).contains("secret"), "{output:?}");
    assert_eq!(sits(dir.path()), own);
    // A secret that opens a seat replaces it.
    let (second, key) = serving.table("lunch-money", 3);
    run(join(dir.path(), &["--plain", &format!("{second}#key={key}")]), "");
    let kept = std::fs::read_to_string(dir.path().join("recess").join("seats.json")).unwrap();
    assert!(kept.contains(&key));
}

#[test]
fn a_seat_can_be_given_up() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    // In lines of text: automatic passing, and leaving, which must be confirmed.
    let (link, token) = serving.table("munchkin-bites", 2);
    let output = run(join(dir.path(), &[&link]), "stops\nstops 2\nleave\nstops\nleave\nleave\nquit\n");
    let told = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(told.matches("[✓] Fights I am not in").count(), 1, "{told}");
    assert_eq!(told.matches("[ ] Fights I am not in").count(), 2, "{told}");
    assert_eq!(told.matches("Type leave again").count(), 2, "{told}");
    assert!(told.contains("You gave up your seat"), "{told}");
    assert_eq!(serving.info(&link)["seats"][1]["who"], "nobody");
    // On the screen in the middle of a game: a bot takes over, and the same command gets the seat back.
    let mut session = Session::start(dir.path());
    let modes = session.ask("stty -g");
    session.send(&format!("clear; {RECESS} join '{link}#key={token}'\n"));
    session.wait("Begin; a bot takes the free seat");
    session.send("1\r");
    session.wait("What happened");
    session.send("e");
    session.wait("Give up your seat?");
    session.send("\r");
    session.until("watching", |screen| !screen.contents().contains("(you)"));
    session.send("q");
    session.wait("You gave up your seat");
    session.is_as_before(&modes);
    assert_eq!(serving.info(&link)["seats"][0]["who"], "bot");
    session.send(&format!("clear; {RECESS} join {link} --name Eve\n"));
    session.wait("Eve (you)");
    session.send("q");
    session.is_as_before(&modes);
}

#[test]
fn a_whole_game_with_keys_on_a_terminal() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let (link, token) = serving.table("lunch-money", 2);
    let mut session = Session::start(dir.path());
    let modes = session.ask("stty -g");
    session.send(&format!("clear; {RECESS} join '{link}#key={token}'\n"));
    session.wait("Begin; a bot takes the free seat");
    let begun = Instant::now();
    while !session.text().contains("The game is over") {
        assert!(begun.elapsed() < Duration::from_secs(120), "it never ends:\n{}", session.text());
        if session.text().contains("Your choice") {
            session.send("1\r");
        }
        std::thread::sleep(Duration::from_millis(30));
    }
    assert_eq!(serving.info(&link)["stage"], "over");
    // The record comes from the server, and is there to be read.
    session.send("d");
    session.wait("The game is saved in");
    session.send("\x1b");
    session.until("end", |screen| !screen.contents().contains("The game is saved in"));
    let id = link.rsplit('/').next().unwrap();
    let record = std::fs::read_to_string(dir.path().join("recess").join(format!("{id}-1.play"))).unwrap();
    assert!(record.contains("game lunch-money") && record.contains("= winner"), "{record}");
    // The game is shown again, step by step, and then the end of it.
    session.send("m");
    session.wait("Replay, step by step");
    session.send("q");
    session.wait("The game is over");
    // A review goes on while the page is open; it takes longer than a test may.
    session.send("z");
    session.until("review", |screen| screen.contents().contains("parts done") && !screen.contents().contains("of 0"));
    session.send("\x1b");
    session.until("end", |screen| !screen.contents().contains("parts done"));
    // A rematch, and leaving.
    session.send("a");
    session.until("rematch", |screen| !screen.contents().contains("The game is over"));
    assert_eq!(serving.info(&link)["number"], 2);
    session.send("q");
    session.is_as_before(&modes);
}

#[test]
fn a_table_is_opened_from_the_terminal_and_its_game_told_by_its_link() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let at = serving.address.as_str();
    let options = ["--players", "2", "--bots", "random", "--beat", "0", "--hints", "--rules", "+fast"];
    let numbers = ["--number", "last_call=5", "--pace", "quick", "--start", "--plain"];
    let args = [&[at, "munchkin-bites"], &options[..], &numbers].concat();
    let output = run(host(dir.path(), &args), &"1\n".repeat(20_000));
    let (told, error) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{error}\n{told}");
    let link = told.lines().find_map(|line| line.strip_prefix("The link to your table: ")).unwrap();
    let info = serving.info(link);
    let wanted =
        json!({"hints": true, "beat": 0, "bots": ["random"], "pace": "quick", "rules": "+fast", "last_call": 5});
    for (name, value) in wanted.as_object().unwrap() {
        assert_eq!(&info["options"][name], value, "{name} in {info}");
    }
    // What was promised before the game is told at its beginning.
    let promise = told.split("The shuffle is promised: ").nth(1).unwrap_or_else(|| panic!("{told}"));
    let hash = promise.split_whitespace().next().unwrap();
    assert_eq!(info["fair"]["hash"], hash);
    // The seat is kept.
    let output = run(join(dir.path(), &[link]), "quit\n");
    assert!(output.status.success(), "{}", text(&output.stderr));
    // The game is told by the link of its table, of its page and of its file; and the promise was kept.
    let id = link.rsplit('/').next().unwrap();
    let page = format!("http://{at}/replay/{id}/1");
    let file = format!("http://{at}/api/replays/{id}/1.play");
    let replay = |args: &[&str]| {
        let output = Command::new(RECESS).arg("replay").args(args).env("LANG", "en").output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
        text(&output.stdout)
    };
    let told = replay(&[link]);
    assert!(told.contains("Turn 1") && told == replay(&[&page]) && told == replay(&[&file]), "{told}");
    assert!(replay(&[&page, "--verify", hash]).contains("The shuffle is the promised one"));
    let review = ["review", &page, "--json", "--iterations", "100", "--seat", "eve"];
    let output = Command::new(RECESS).args(review).output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let review: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(review["game"], "munchkin-bites");
}

#[test]
fn what_makes_no_table_is_told_before_a_server_is_asked() {
    let dir = tempfile::tempdir().unwrap();
    let fails = |args: &[&str], says: &str| {
        let output = run(host(dir.path(), args), "");
        let told = text(&output.stderr);
        assert!(told.contains(says), "{args:?} says {told:?}, not {says:?}");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
    };
    let nowhere = "127.0.0.1:1";
    fails(&["http://a.b/t/abc"], "is not the address of a server");
    fails(&[nowhere, "chess"], "there is no game “chess” here");
    fails(&[nowhere, "--players", "9"], "--players");
    fails(&[nowhere, "--rules", "wibble"], "wibble");
    fails(&[nowhere, "--bots", "hard,easy"], "2 bots for 3 seats");
    fails(&[nowhere, "--pace", "slow"], "--pace is one of relaxed, normal, quick, appointment, not “slow”");
    fails(&[nowhere, "--beat", "99999"], "--beat");
    fails(&[nowhere, "--number", "last_call=5"], "--number takes NAME=N");
    fails(&[nowhere, "munchkin-bites", "--number", "last_call=9999"], "--number last_call");
    fails(&[nowhere], "cannot reach the server");
    for link in ["http://a.b/x", "http://a.b/replay/abc"] {
        let output = Command::new(RECESS).args(["replay", link]).env("LANG", "en").output().unwrap();
        assert!(text(&output.stderr).contains("is not a link to a game"), "{}", text(&output.stderr));
    }
}

/// A proxy that speaks TLS in front of a server, as a reverse proxy does: its port and certificate.
fn proxy(server: &str) -> (u16, String) {
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::crypto::ring::default_provider;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(default_provider().into()).with_safe_default_protocol_versions();
    let config = config.unwrap().with_no_client_auth().with_single_cert(vec![made.cert.der().clone()], key).unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(std::sync::Arc::new(config));
    let (listener, server) = (TcpListener::bind("127.0.0.1:0").unwrap(), server.to_owned());
    let port = listener.local_addr().unwrap().port();
    listener.set_nonblocking(true).unwrap();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = tokio::net::TcpListener::from_std(listener).unwrap();
            let tasks = tokio::task::LocalSet::new();
            tasks
                .run_until(async {
                    while let Ok((stream, _)) = listener.accept().await {
                        let (acceptor, server) = (acceptor.clone(), server.clone());
                        tokio::task::spawn_local(async move {
                            let mut there = tokio::net::TcpStream::connect(server).await.unwrap();
                            if let Ok(mut here) = acceptor.accept(stream).await {
                                let _ = tokio::io::copy_bidirectional(&mut here, &mut there).await;
                            }
                        });
                    }
                })
                .await;
        });
    });
    (port, made.cert.pem())
}

#[test]
fn a_whole_game_over_tls() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let (link, token) = serving.table("lunch-money", 2);
    let (port, certificate) = proxy(&serving.address);
    let file = dir.path().join("certificate.pem");
    std::fs::write(&file, certificate).unwrap();
    let id = link.rsplit('/').next().unwrap();
    let secure = format!("https://localhost:{port}/t/{id}#key={token}");
    let mut trusting = join(dir.path(), &[&secure, "--plain"]);
    trusting.env("SSL_CERT_FILE", &file);
    let output = run(trusting, &"1\n".repeat(20_000));
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("The game is over"));
    // A server whose certificate this machine does not trust is refused.
    let output = run(join(dir.path(), &[&secure, "--plain"]), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("cannot reach the server"), "{}", text(&output.stderr));
}

/// The words after a text, up to the end of the line.
fn after<'a>(told: &'a str, text: &str) -> &'a str {
    told.rsplit(text).next().and_then(|rest| rest.lines().next()).unwrap_or_default().trim()
}

#[test]
fn a_changed_record_of_a_table_does_not_verify() {
    let dir = tempfile::tempdir().unwrap();
    let serving = Serving::start(dir.path(), "127.0.0.1:0");
    let at = serving.address.as_str();
    let args = [at, "lunch-money", "--players", "2", "--bots", "random", "--beat", "0", "--start", "--plain"];
    let output = run(host(dir.path(), &args), &"1\n".repeat(20_000));
    let told = text(&output.stdout);
    assert!(output.status.success(), "{}\n{told}", text(&output.stderr));
    let link = after(&told, "The link to your table: ");
    let (hash, head) = (after(&told, "The shuffle is promised: "), after(&told, "Seal of the record so far: "));
    let info = serving.info(link);
    let (fair, key) = (&info["fair"], info["fair"]["key"].as_str().unwrap());
    assert!(fair["hash"] == hash && fair["shares"][0]["share"].is_string(), "the terminal took part: {fair}");
    let id = link.rsplit('/').next().unwrap();
    let record = serving.wait(async |server| server.get(&format!("/api/replays/{id}/1.play")).await).unwrap();
    let path = dir.path().join("record.play");
    let check = |record: &str, args: &[&str]| {
        std::fs::write(&path, record).unwrap();
        let mut command = Command::new(RECESS);
        command.args(["--lang", "en", "replay"]).arg(&path).arg("--verify").args(args);
        let output = command.output().unwrap();
        (output.status.code().unwrap_or(-1), text(&output.stdout) + &text(&output.stderr))
    };
    let (code, said) = check(&record, &[hash, "--key", key, "--head", head]);
    assert!(code == 0 && said.contains("signed by the server") && said.contains("took part in the shuffle"), "{said}");
    let fails = |record: &str, args: &[&str], says: &str| {
        let (code, said) = check(record, args);
        assert!(code == 1 && said.contains(says), "not {says:?}: {code}\n{said}");
    };
    let line = |word: &str| record.lines().find(|line| line.starts_with(word)).unwrap();
    let other = "5f".repeat(32);
    fails(&record, &[&other], "is not the promised one");
    fails(&record, &[hash, "--key", &other], "signed by another key");
    fails(&record, &[hash, "--head", &other], "(--head) is not in it");
    fails(&record.replace(line("secret "), &format!("secret {other}")), &[hash], "is not the promised one");
    let share = line("share ").rsplit(' ').next().unwrap();
    fails(&record.replace(share, &other), &[hash], "is not what it had promised");
    let left_out = record.replace(&format!(" {share}"), " -");
    fails(&left_out, &[hash], "is not the one that the secret");
    fails(&record.replace(line("chain "), &format!("chain {other}")), &[hash], "its chain does not end");
    fails(&record.replace(line("signed "), &format!("signed {other}{other}")), &[hash], "not signed");
    // The last decisions are removed, and the game is said to have been broken off.
    let (before, moves) = record.split_once("\n\n").unwrap();
    let kept: Vec<&str> = moves.lines().filter(|line| !line.starts_with("= ")).collect();
    let shortened = format!("{before}\nbroken off\n\n{}\n", kept[..kept.len() - 5].join("\n"));
    fails(&shortened, &[hash], "its chain does not end");
    // A move in the middle is removed.
    let without: Vec<&str> =
        kept.iter().enumerate().filter(|(n, _)| *n != kept.len() / 2).map(|(_, line)| *line).collect();
    let (code, said) = check(&format!("{before}\n\n{}\n", without.join("\n")), &[hash]);
    assert_eq!(code, 1, "{said}");
    // The key is private.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let found = std::fs::metadata(dir.path().join("tables.db.key")).unwrap();
        assert_eq!(found.permissions().mode() & 0o777, 0o600);
    }
}
