//! The server as clients see it: real requests on a real port.

use futures_util::{SinkExt as _, StreamExt as _};
use games::Visitor;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::HeaderMap;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use kit::Kit;
use serde_json::{Value, json};
use server::{GAMES, Limits, Server, Settings};
use std::net::SocketAddr;
use std::time::Duration;
use table::playbook;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

struct Running {
    address: SocketAddr,
    admin: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

fn settings(dir: &tempfile::TempDir, limits: Limits) -> Settings {
    Settings { listen: ([127, 0, 0, 1], 0).into(), any_port: false, admin: None, data: dir.path().join("t.db"), limits }
}

async fn start(dir: &tempfile::TempDir, limits: Limits) -> Running {
    let settings = Settings { admin: Some(([127, 0, 0, 1], 0).into()), ..settings(dir, limits) };
    let server = Server::start(GAMES, &settings).await.unwrap();
    let (address, admin) = (server.address().unwrap(), server.admin().unwrap());
    let (stop, stopped) = oneshot::channel::<()>();
    let task = tokio::spawn(server.run(async { drop(stopped.await) }));
    Running { address, admin, stop, task }
}

impl Running {
    async fn stop(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
    }

    async fn ask(&self, request: hyper::http::request::Builder, body: &str) -> (StatusCode, HeaderMap, Bytes) {
        self.ask_at(self.address, request, body).await
    }

    /// Reads a page of the operator's listener.
    async fn administer(&self, path: &str) -> (StatusCode, String) {
        let (status, _, body) = self.ask_at(self.admin, Request::get(path), "").await;
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    async fn ask_at(
        &self,
        address: SocketAddr,
        request: hyper::http::request::Builder,
        body: &str,
    ) -> (StatusCode, HeaderMap, Bytes) {
        let stream = TcpStream::connect(address).await.unwrap();
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let request = request.header("host", self.address.to_string()).header("content-type", "application/json");
        let request = request.body(Full::new(Bytes::copy_from_slice(body.as_bytes()))).unwrap();
        let response = sender.send_request(request).await.unwrap();
        let (head, body) = response.into_parts();
        (head.status, head.headers, body.collect().await.unwrap().to_bytes())
    }

    async fn get(&self, path: &str) -> (StatusCode, Value) {
        let (status, _, body) = self.ask(Request::get(path), "").await;
        (status, serde_json::from_slice(&body).unwrap_or_default())
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, _, answer) = self.ask(Request::post(path), &body.to_string()).await;
        (status, serde_json::from_slice(&answer).unwrap_or_default())
    }

    async fn table(&self, start: bool) -> (String, String) {
        let options = json!({"game": games::USUAL, "players": 2, "bots": ["random"], "public": true, "beat": 0});
        self.table_of(options, start).await
    }

    async fn table_of(&self, options: Value, start: bool) -> (String, String) {
        let (status, made) = self.post("/api/tables", json!({"name": "Ann", "options": options, "start": start})).await;
        assert_eq!(status, StatusCode::CREATED, "{made}");
        assert_eq!(made["seat"], 0);
        (made["id"].as_str().unwrap().to_owned(), made["token"].as_str().unwrap().to_owned())
    }

    async fn connect(&self, id: &str) -> Socket {
        let url = format!("ws://{}/api/tables/{id}/ws", self.address);
        Socket(connect_async(url).await.unwrap().0)
    }
}

struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The table's next message, or the code it closed the connection with.
    async fn hear(&mut self) -> Result<Value, u16> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.0.next()).await.expect("it goes on");
            match next {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(0),
            }
        }
    }
}

/// Gives the default answer to every question until the game is over.
async fn play(socket: &mut Socket) {
    let mut answered = 0;
    loop {
        let message = socket.hear().await.expect("the table stays");
        let ask = &message["ask"];
        if let Some(id) = ask["id"].as_u64().filter(|id| *id > answered) {
            answered = id;
            let moves = ask["moves"].as_array().unwrap();
            let mv = moves.first().map_or(&ask["default"], |choice| &choice["mv"]);
            socket.say(json!({"type": "move", "ask": id, "mv": mv})).await;
        }
        if message["type"] == "table" && message["stage"] == "over" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_stored_and_shown_again() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    let (id, token) = server.table(true).await;
    let mut socket = server.connect(&id).await;
    socket.say(json!({"type": "hello", "token": token})).await;
    let welcome = socket.hear().await.unwrap();
    assert_eq!((&welcome["type"], &welcome["you"]), (&json!("welcome"), &json!(0)));
    let hash = welcome["table"]["fair"]["hash"].as_str().expect("the shuffle is promised").to_owned();
    // The server stops in the middle of the game and starts again.
    server.stop().await;
    let code = loop {
        if let Err(code) = socket.hear().await {
            break code;
        }
    };
    assert_eq!(code, 1001);
    let server = start(&dir, Limits::default()).await;
    let (status, listed) = server.get("/api/tables").await;
    assert_eq!((status, &listed[0]["id"]), (StatusCode::OK, &json!(id)));
    let mut socket = server.connect(&id).await;
    socket.say(json!({"type": "hello", "token": token})).await;
    tokio::time::timeout(Duration::from_secs(60), play(&mut socket)).await.expect("the game ends");
    let (status, replay) = server.get(&format!("/api/replays/{id}/1?seat=0")).await;
    assert_eq!((status, &replay["views"]), (StatusCode::OK, &json!(true)), "{replay}");
    assert!(replay["steps"].as_array().unwrap().len() > 10 && replay["seed"].is_string());
    let (status, headers, play) = server.ask(Request::get(format!("/api/replays/{id}/1.play")), "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let play = String::from_utf8(play.to_vec()).unwrap();
    assert!(games::with(games::USUAL, Follows(play.as_bytes())).unwrap(), "{play}");
    assert_eq!(replay["hash"], hash);
    assert!(play.contains(&format!("\nhash {hash}\nsecret ")) && play.contains("\ndate 2"), "{play}");
    assert_eq!(server.get(&format!("/api/replays/{id}/2")).await.0, StatusCode::NOT_FOUND);
    let (_, metrics) = server.administer("/metrics").await;
    for spread in ["recess_window_seconds", "recess_move_to_broadcast_seconds"] {
        let count = metrics.lines().find_map(|line| line.strip_prefix(&format!("{spread}_count ")));
        assert!(count.is_some_and(|count| count != "0"), "{spread}: {metrics}");
    }
    server.stop().await;
}

/// Whether a downloaded game follows the rules.
struct Follows<'a>(&'a [u8]);

impl Visitor for Follows<'_> {
    type Out = bool;

    fn visit<K: Kit>(self) -> bool {
        let notation = K::notation().unwrap();
        let read = playbook::read(notation, self.0).unwrap();
        let script = playbook::load(notation, &read[0]).unwrap();
        playbook::run(notation, &script).1.is_ok()
    }
}

/// Every game as it is offered, with rules under which it ends soon.
async fn offered(server: &Running) -> Vec<Value> {
    let (_, games) = server.get("/api/games").await;
    let games = games.as_array().unwrap();
    assert_eq!(
        games.iter().map(|game| game["id"].as_str().unwrap()).collect::<Vec<_>>(),
        games::listed().collect::<Vec<_>>()
    );
    let options = |game: &Value| {
        let switches = game["switches"].as_array().unwrap();
        // The rule against endless games.
        let rounds = switches
            .iter()
            .find(|switch| switch["kind"] == "number" && switch["clause"].as_str().unwrap().contains("-STALL-"));
        let mut rules = game["profiles"][0]["name"].as_str().unwrap().to_owned();
        if let Some(rounds) = rounds {
            let soon = rounds["least"].as_u64().unwrap().max(4);
            rules = format!("{rules} +{}={soon}", rounds["name"].as_str().unwrap());
        }
        let mut options = json!({
            "game": game["id"], "players": 4, "rules": rules, "bots": [game["bots"][0]], "public": true, "beat": 0
        });
        if let Some(decks) = game["decks"].as_array().unwrap().first() {
            options["decks"] = decks["decks"].clone();
        }
        for number in game["numbers"].as_array().unwrap() {
            options[number["name"].as_str().unwrap()] = number["least"].clone();
        }
        options
    };
    games.iter().map(options).collect()
}

/// Two people, and bots in the other seats.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_offered_played_and_shown_again() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    for options in offered(&server).await {
        let game = options["game"].as_str().unwrap().to_owned();
        let (id, ann) = server.table_of(options.clone(), false).await;
        let (status, bob) = server.post(&format!("/api/tables/{id}/seats"), json!({"name": "Bob"})).await;
        assert!(status.is_success(), "{bob}");
        let mut sockets = [server.connect(&id).await, server.connect(&id).await];
        for (socket, token) in sockets.iter_mut().zip([json!(ann), bob["token"].clone()]) {
            socket.say(json!({"type": "hello", "token": token})).await;
        }
        sockets[0].say(json!({"type": "start"})).await;
        let [ann, bob] = &mut sockets;
        let both = async { tokio::join!(play(ann), play(bob)) };
        tokio::time::timeout(Duration::from_secs(120), both).await.expect("the game ends");
        for eyes in ["", "?seat=1"] {
            let (status, replay) = server.get(&format!("/api/replays/{id}/1{eyes}")).await;
            assert_eq!((status, &replay["views"]), (StatusCode::OK, &json!(true)), "{replay}");
            for (name, value) in options.as_object().unwrap() {
                assert_eq!(&replay["options"][name], value, "{name} of {game}");
            }
        }
        let (status, _, play) = server.ask(Request::get(format!("/api/replays/{id}/1.play")), "").await;
        assert_eq!(status, StatusCode::OK);
        assert!(games::with(&game, Follows(&play)).unwrap(), "{game}");
    }
    server.stop().await;
}

/// One person and bots, at once: what "Play now" does.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_begins_at_once_against_bots() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    for options in offered(&server).await {
        let (id, token) = server.table_of(options, true).await;
        let mut socket = server.connect(&id).await;
        socket.say(json!({"type": "hello", "token": token})).await;
        tokio::time::timeout(Duration::from_secs(60), play(&mut socket)).await.expect("the game ends");
    }
    server.stop().await;
}

#[tokio::test]
async fn messages_rulebooks_and_examples_can_be_read() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    let (_, games) = server.get("/api/games").await;
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        assert!(game["windows"].as_array().unwrap().iter().all(|window| window["key"].is_string()), "{game}");
        let mut clause = None;
        for lang in ["en", "it", "es", "cs"] {
            let (status, book) = server.get(&format!("/api/rulebook/{id}/{lang}")).await;
            assert!(status == StatusCode::OK && book["sections"].as_array().unwrap().len() > 3, "{id}");
            let sections = book["sections"].as_array().unwrap().iter();
            let mut clauses = sections.flat_map(|section| section["clauses"].as_array().unwrap());
            let told = |clause: &&Value| !clause["examples"].as_array().unwrap().is_empty();
            clause = clauses.find(told).and_then(|clause| clause["id"].as_str()).map(str::to_lowercase);
        }
        let clause = clause.unwrap_or_else(|| panic!("{id} has no examples"));
        let (status, examples) = server.get(&format!("/api/examples/{id}/{clause}")).await;
        assert_eq!(status, StatusCode::OK);
        assert!(examples[0]["steps"].as_array().unwrap().len() > 1, "{examples}");
        let unknown = server.get(&format!("/api/examples/{id}/NONE-1")).await.1;
        assert_eq!(unknown["why"]["key"], "error-no-clause", "{id}");
    }
    for lang in ["en", "it", "es", "cs"] {
        let (status, _, words) = server.ask(Request::get(format!("/api/words/{lang}")), "").await;
        assert!(status == StatusCode::OK && words.windows(14).any(|part| part == b"error-no-table"));
        let asked = Request::get(format!("/api/words/{lang}")).header("accept-encoding", "gzip");
        let (_, headers, packed) = server.ask(asked, "").await;
        assert_eq!(headers["content-encoding"], "gzip");
        assert!(packed.len() * 3 < words.len(), "{} of {}", packed.len(), words.len());
        // A visit reads what all games share and one game, never a message twice.
        let parts = ["shared"].into_iter().chain(games::IDS.iter().copied());
        let mut keys = Vec::new();
        for part in parts {
            let (status, _, text) = server.ask(Request::get(format!("/api/words/{lang}/{part}")), "").await;
            assert_eq!(status, StatusCode::OK, "{part}");
            let text = String::from_utf8(text.to_vec()).unwrap();
            keys.extend(text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned())));
        }
        keys.retain(|key| key.starts_with(|letter: char| letter.is_ascii_lowercase()));
        let n = keys.len();
        keys.sort();
        keys.dedup();
        assert!(keys.len() == n && n > 500, "{n} messages, {} of them different", keys.len());
    }
    assert_eq!(server.get("/api/rulebook/chess/en").await.1["why"]["key"], "error-no-game");
    assert_eq!(server.get("/api/games/chess").await.1["why"]["key"], "error-no-game");
    assert_eq!(server.get("/api/words/tlh").await.1["why"]["key"], "error-no-language");
    assert_eq!(server.get("/api/words/en/chess").await.1["why"]["key"], "error-no-game");
    assert!(server.get("/openapi.json").await.1["paths"]["/api/tables"]["post"].is_object());
    assert_eq!(server.ask(Request::get("/healthz"), "").await.2, "ok\n");
    assert_eq!(server.ask(Request::get("/readyz"), "").await.2, "ok\n");
    server.stop().await;
}

#[tokio::test]
async fn metrics_are_only_on_the_admin_listener() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    assert!(server.administer("/metrics").await.1.contains("recess_tables 0"));
    // The public listener treats it like any page of the client.
    let (_, headers, body) = server.ask(Request::get("/metrics"), "").await;
    assert_eq!(headers["content-type"], "text/html; charset=utf-8");
    assert!(!String::from_utf8_lossy(&body).contains("recess_"));
    server.stop().await;
    // Without `admin` in the settings there are no metrics at all.
    let server = Server::start(GAMES, &settings(&dir, Limits::default())).await.unwrap();
    assert_eq!(server.admin(), None);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_failing_store_is_reported_and_takes_no_new_tables() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    let (id, _) = server.table(false).await;
    let (path, away) = (dir.path().join("t.db"), dir.path().join("away.db"));
    std::fs::rename(&path, &away).unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    for path in ["/healthz", "/readyz"] {
        let (status, _, body) = server.ask(Request::get(path), "").await;
        // Only the operator learns where the file is.
        assert_eq!((status, &body[..]), (StatusCode::SERVICE_UNAVAILABLE, &b"not ok\n"[..]), "{path}");
    }
    let (status, why) = server.administer("/readyz").await;
    assert!(status == StatusCode::SERVICE_UNAVAILABLE && why.contains(path.to_str().unwrap()), "{why}");
    let options = json!({"game": games::USUAL, "players": 2});
    let (status, why) = server.post("/api/tables", json!({"name": "Ann", "options": options})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("error-no-new-tables")));
    assert_eq!(server.get(&format!("/api/tables/{id}")).await.0, StatusCode::OK);
    std::fs::rename(&away, &path).unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(server.get("/readyz").await.0, StatusCode::OK);
    server.table(false).await;
    server.stop().await;
}

#[tokio::test]
async fn paths_of_the_client_get_its_page_and_missing_files_do_not() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    for path in ["/", "/t/abc", "/replay/abc/1", "/rules"] {
        let (status, headers, _) = server.ask(Request::get(path), "").await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert_eq!(headers["content-type"], "text/html; charset=utf-8", "{path}");
        assert!(headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'self'"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["x-frame-options"], "DENY");
    }
    for path in ["/assets/none.js", "/api/none"] {
        assert_eq!(server.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    server.stop().await;
}

#[tokio::test]
async fn requests_from_other_sites_and_bad_requests_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits::default()).await;
    let other = Request::post("/api/tables").header("origin", "https://evil.example");
    assert_eq!(server.ask(other, "{}").await.0, StatusCode::FORBIDDEN);
    let (id, token) = server.table(false).await;
    let mut request = format!("ws://{}/api/tables/{id}/ws", server.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    assert!(connect_async(request).await.is_err());
    let (status, why) = server.post("/api/tables", json!({"name": "Ann"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::BAD_REQUEST, &json!("error-bad-json")));
    let (status, why) = server.post("/api/tables", json!({"name": "x".repeat(9000)})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("error-too-long")));
    let (status, why) = server.post(&format!("/api/tables/{id}/seats"), json!({"name": "\u{7}"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::BAD_REQUEST, &json!("error-name-invisible")));
    let (status, why) = server.get("/api/tables/nosuchtable").await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::NOT_FOUND, &json!("error-no-table")));
    assert!(!server.get(&format!("/api/tables/{id}")).await.1.to_string().contains(&token));
    // A message that is too long ends its connection, not the server.
    let mut socket = server.connect(&id).await;
    socket.say(json!({"type": "hello", "token": "x".repeat(9000)})).await;
    assert!(socket.hear().await.is_err());
    assert_eq!(server.get("/healthz").await.0, StatusCode::OK);
    server.stop().await;
}

#[tokio::test]
async fn the_limits_of_one_address_hold() {
    let dir = tempfile::tempdir().unwrap();
    let limits = Limits { tables_each: 2, connections_each: 1, ..Limits::default() };
    let server = start(&dir, limits).await;
    let (id, _) = server.table(false).await;
    server.table(false).await;
    let (status, why) = server.post(&format!("/api/tables/{id}/seats"), json!({"name": "Bo"})).await;
    assert_eq!((status, &why["why"]["key"]), (StatusCode::TOO_MANY_REQUESTS, &json!("error-too-many")));
    let first = server.connect(&id).await;
    assert!(connect_async(format!("ws://{}/api/tables/{id}/ws", server.address)).await.is_err());
    drop(first);
    server.stop().await;
}

/// What is expensive to answer is limited by address; health checks and tables are not.
#[tokio::test]
async fn expensive_answers_are_limited() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits { requests_each: 4, ..Limits::default() }).await;
    let (id, _) = server.table(false).await;
    let book = format!("/api/rulebook/{}/en", games::USUAL);
    let paths =
        ["/api/tables", "/api/replays/0123456789/1", &book, "/api/examples/chess/NONE-1", "/api/cards/chess/base"];
    for (n, path) in paths.into_iter().cycle().take(20).enumerate() {
        let limited = server.get(path).await.0 == StatusCode::TOO_MANY_REQUESTS;
        assert_eq!(limited, n >= 2, "{path} is request {n}");
    }
    assert_eq!(server.get("/healthz").await.0, StatusCode::OK);
    assert_eq!(server.get(&format!("/api/tables/{id}")).await.0, StatusCode::OK);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_too_much_is_slowed_down_and_long_chat_is_cut() {
    let dir = tempfile::tempdir().unwrap();
    let server = start(&dir, Limits { messages: 20, ..Limits::default() }).await;
    let (id, token) = server.table(true).await;
    let mut socket = server.connect(&id).await;
    socket.say(json!({"type": "hello", "token": token})).await;
    let began = std::time::Instant::now();
    // The bucket holds sixty and gains twenty each second.
    for n in 0..80 {
        socket.say(json!({"type": "chat", "text": format!("{n} {}", "x".repeat(300))})).await;
    }
    loop {
        let message = socket.hear().await.unwrap();
        let text = message["text"].as_str().unwrap_or_default();
        assert!(text.chars().count() <= 200, "{text}");
        if text.starts_with("79 ") {
            break;
        }
    }
    assert!(began.elapsed() > std::time::Duration::from_millis(800), "{:?}", began.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn a_port_in_use_is_an_error_or_the_next_one_is_taken() {
    let dir = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap();
    let asked = Settings { listen, ..settings(&dir, Limits::default()) };
    let error = Server::start(GAMES, &asked).await.err().expect("the port is taken");
    assert_eq!(error.key, "serve-port-taken");
    let server = Server::start(GAMES, &Settings { any_port: true, ..asked }).await.unwrap();
    assert_ne!(server.address().unwrap().port(), listen.port());
}
