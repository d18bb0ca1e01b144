//! A machine that stops the server, and disks that fail it. Nothing that anybody heard is lost, clocks stand still, and
//! an answer that was sent in time counts.

use super::raw::{Client, Socket};
use super::{Server, block_on, is_long, row, until};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A table where Ann is asked something, with her clock running.
struct Table {
    id: String,
    token: String,
    client: Client,
    socket: Socket,
    ask: Value,
    /// How often she could say something so far.
    said: usize,
}

/// Bo answers at once and does as little as possible.
async fn other(client: Client, table: String, token: String) -> std::io::Result<()> {
    let mut socket = client.enter(&table, Some(&token), None).await?;
    loop {
        let heard = socket.hear().await?;
        let ask = &heard["ask"];
        if ask["id"].is_u64() && ask.get("kept").is_none() {
            socket.say(&json!({"type": "move", "ask": ask["id"], "mv": ask["default"]})).await?;
        }
    }
}

fn options() -> Value {
    json!({"game": "lunch-money", "players": 2, "pace": "quick", "beat": 0})
}

impl Table {
    async fn begin(server: &Server) -> Table {
        let client = Client { from: Ipv4Addr::LOCALHOST, to: server.address };
        let (id, token) = client.table(&options(), false).await.expect("a table");
        // Somebody else, so that there are clocks.
        let path = format!("/api/tables/{id}/seats");
        let mut stream = client.dial().await.unwrap();
        let seat = client.ask(&mut stream, "POST", &path, &json!({"name": "Bo"}).to_string()).await.expect("a seat");
        let seat: Value = serde_json::from_str(&seat.1).expect("a seat");
        let bo = seat["token"].as_str().expect("a secret").to_owned();
        tokio::spawn(other(client, id.clone(), bo));
        let socket = client.enter(&id, Some(&token), None).await.expect("a connection");
        let mut table = Table { id, token, client, socket, ask: Value::Null, said: 0 };
        table.socket.say(&json!({"type": "start"})).await.unwrap();
        table
    }

    /// Waits for a question.
    async fn asked(&mut self) {
        while self.ask["id"].is_null() {
            let heard = tokio::time::timeout(Duration::from_secs(90), self.socket.hear()).await;
            let heard = heard.expect("a question").expect("a connection");
            if heard["stage"] == "over" {
                self.socket.say(&json!({"type": "rematch"})).await.unwrap();
            }
            if heard["ask"]["clock"].is_object() && heard["ask"].get("kept").is_none() {
                self.ask = heard["ask"].clone();
            }
        }
    }

    /// Answers, and waits until the answer counts.
    async fn answer(&mut self) -> Result<(), String> {
        let ask = std::mem::take(&mut self.ask);
        let mv = &ask["moves"][0]["mv"];
        self.socket.say(&json!({"type": "move", "ask": ask["id"], "mv": mv})).await.map_err(|why| why.to_string())?;
        self.counted().await
    }

    async fn counted(&mut self) -> Result<(), String> {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(30), self.socket.hear()).await;
            let heard = heard.map_err(|_| "nothing is heard")?.map_err(|why| why.to_string())?;
            match heard["type"].as_str() {
                Some("kept" | "update") => {
                    if heard["ask"]["clock"].is_object() {
                        self.ask = heard["ask"].clone();
                    }
                    self.said += 1;
                    return Ok(());
                }
                // It is saved later.
                Some("refused") if heard["reasons"][0]["say"]["key"] == "error-not-kept" => {}
                Some("refused") => return Err(heard.to_string()),
                _ => {}
            }
        }
    }

    /// What is left on Ann's clock, as somebody sees who has just come.
    async fn left(&self) -> u64 {
        let mut again = self.client.enter(&self.id, Some(&self.token), None).await.expect("a connection");
        loop {
            let heard = again.hear().await.expect("a welcome");
            if heard["type"] == "welcome" {
                return heard["ask"]["clock"]["left"].as_u64().unwrap_or(0);
            }
        }
    }

    async fn events(&self) -> usize {
        let mut again = self.client.enter(&self.id, Some(&self.token), None).await.expect("a connection");
        loop {
            let heard = again.hear().await.expect("a welcome");
            if heard["type"] == "welcome" {
                let log = heard["log"].as_array().cloned().unwrap_or_default();
                return log.iter().map(|entry| entry["events"].as_array().map_or(0, Vec::len)).sum();
            }
        }
    }
}

/// Stops the process for a while again and again, longer than the clocks leave.
fn stopped(times: usize, pause: Duration) {
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(&dir.path().join("tables.db"), "127.0.0.1:0", &[]);
    block_on(async {
        let mut table = Table::begin(&server).await;
        for stop in 0..times {
            table.asked().await;
            let before = table.left().await;
            server.signal("STOP");
            tokio::time::sleep(pause).await;
            server.signal("CONT");
            let after = table.left().await;
            assert!(after + 1_500 > before, "stop {stop}: {before} ms were left, and now {after}");
            // Sent in time, while the server was stopped.
            server.signal("STOP");
            let ask = std::mem::take(&mut table.ask);
            let mv = &ask["moves"][0]["mv"];
            table.socket.say(&json!({"type": "move", "ask": ask["id"], "mv": mv})).await.unwrap();
            tokio::time::sleep(pause).await;
            server.signal("CONT");
            table.counted().await.unwrap_or_else(|why| panic!("stop {stop}: {why}"));
        }
    });
    row("stops", format!("{} of {pause:?} each survived, every answer counted", 2 * times));
}

#[test]
fn clocks_stop_with_the_program_and_an_answer_sent_in_time_counts() {
    stopped(1, Duration::from_secs(4));
}

#[test]
#[ignore = "takes minutes: make attack"]
fn stops() {
    // Quick turns take 15 seconds.
    stopped(if is_long() { 5 } else { 2 }, Duration::from_secs(20));
}

/// A disk for one file, small enough to be filled.
struct Disk {
    dir: tempfile::TempDir,
    mounted: bool,
}

impl Disk {
    /// An ordinary directory.
    fn usual() -> Disk {
        Disk { dir: tempfile::tempdir().unwrap(), mounted: false }
    }

    /// A file system of 4 MB, if this user may mount one.
    fn small() -> Option<Disk> {
        let dir = tempfile::tempdir().unwrap();
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=4m", "tmpfs"]).arg(dir.path()).output();
        mount.is_ok_and(|mount| mount.status.success()).then_some(Disk { dir, mounted: true })
    }

    fn file(&self) -> PathBuf {
        self.dir.path().join("tables.db")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted {
            let _ = Command::new("umount").arg("--lazy").arg(self.dir.path()).status();
        }
    }
}

/// A fault that begins and ends.
trait Fault {
    fn begin(&mut self, data: &Path);
    fn end(&mut self, data: &Path);
}

struct Deleted;

impl Fault for Deleted {
    fn begin(&mut self, data: &Path) {
        std::fs::rename(data, data.with_extension("away")).unwrap();
    }

    fn end(&mut self, data: &Path) {
        std::fs::rename(data.with_extension("away"), data).unwrap();
    }
}

/// Somebody else writes to the file and does not finish.
#[derive(Default)]
struct Locked(Option<Connection>);

impl Fault for Locked {
    fn begin(&mut self, data: &Path) {
        let foreign = Connection::open(data).unwrap();
        foreign.execute_batch("BEGIN IMMEDIATE").unwrap();
        self.0 = Some(foreign);
    }

    fn end(&mut self, _: &Path) {
        self.0.take().unwrap().execute_batch("ROLLBACK").unwrap();
    }
}

struct Full;

impl Fault for Full {
    fn begin(&mut self, data: &Path) {
        use std::io::Write as _;
        let mut filler = std::fs::File::create(data.with_extension("filler")).unwrap();
        while filler.write_all(&[0; 1024]).is_ok() {}
    }

    fn end(&mut self, data: &Path) {
        std::fs::remove_file(data.with_extension("filler")).unwrap();
    }
}

/// Breaks the disk under a running table and mends it.
fn survives(name: &str, disk: &Disk, fault: &mut dyn Fault) {
    let server = Server::start(&disk.file(), "127.0.0.1:0", &[]);
    block_on(async {
        let mut table = Table::begin(&server).await;
        for _ in 0..3 {
            table.asked().await;
            table.answer().await.unwrap();
        }
        table.asked().await;
        let (heard, before) = (table.events().await, table.left().await);
        fault.begin(&disk.file());
        let ready = async || server.client().get("/readyz").await.is_ok();
        until(&format!("{name}: /readyz fails"), async || {
            // A full disk is noticed when something is written.
            !ready().await
        })
        .await;
        let refused = table.client.table(&options(), false).await;
        let why = refused.expect_err("no new tables").to_string();
        assert!(why.contains("error-no-new-tables"), "{name}: {why}");
        // The answer comes in time, and counts when the disk works again.
        let ask = std::mem::take(&mut table.ask);
        let mv = &ask["moves"][0]["mv"];
        table.socket.say(&json!({"type": "move", "ask": ask["id"], "mv": mv})).await.unwrap();
        tokio::time::sleep(Duration::from_secs(if is_long() { 20 } else { 3 })).await;
        fault.end(&disk.file());
        table.counted().await.unwrap_or_else(|why| panic!("{name}: {why}"));
        until(&format!("{name}: /readyz works again"), ready).await;
        let now = table.events().await;
        assert!(now >= heard, "{name}: {heard} events were heard, {now} are left");
        assert!(before > 0);
    });
    drop(server);
    // It starts again with the same file, which is sound.
    let server = Server::start(&disk.file(), "127.0.0.1:0", &[]);
    block_on(until("it serves", async || server.client().get("/readyz").await.is_ok()));
}

#[test]
fn a_table_survives_a_disk_that_fails() {
    survives("deleted", &Disk::usual(), &mut Deleted);
    survives("locked", &Disk::usual(), &mut Locked::default());
    let full = Disk::small();
    if let Some(disk) = &full {
        survives("full", disk, &mut Full);
    }
    let full = if full.is_some() { "disk full" } else { "disk full SKIPPED (this user may not mount a small one)" };
    row("faults", format!("file deleted, foreign lock, {full}: survived, nothing lost"));
}
