//! A server process that is killed and comes back at the same address with the same file.

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A server and its clients.
pub(crate) struct House {
    dir: tempfile::TempDir,
    address: SocketAddr,
    process: Mutex<Child>,
    spawned: Mutex<Instant>,
    /// Clients with a connection.
    inside: AtomicUsize,
    last_games: AtomicBool,
    complaint: Mutex<Option<String>>,
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Counts a connection for as long as it lives.
pub(crate) struct Inside<'a>(&'a House);

impl Drop for Inside<'_> {
    fn drop(&mut self) {
        self.0.inside.fetch_sub(1, SeqCst);
    }
}

impl House {
    /// Starts a server with a new file.
    pub(crate) fn open() -> Result<House, String> {
        let dir = tempfile::tempdir().map_err(|error| error.to_string())?;
        let address = free_address().ok_or("no port is free")?;
        let process = Mutex::new(spawn(address, &dir.path().join(FILE))?);
        let (inside, last_games, complaint) = (AtomicUsize::new(0), AtomicBool::new(false), Mutex::new(None));
        Ok(House { dir, address, process, spawned: Mutex::new(Instant::now()), inside, last_games, complaint })
    }

    pub(crate) fn client(&self) -> client::Server {
        client::Server::at(self.address.to_string())
    }

    /// The file of its tables.
    pub(crate) fn file(&self) -> PathBuf {
        self.dir.path().join(FILE)
    }

    /// Kills the server the hard way, and waits until every client has received everything that was sent.
    pub(crate) async fn kill(&self) -> Result<(), String> {
        {
            let mut process = locked(&self.process);
            if let Ok(Some(status)) = process.try_wait() {
                return Err(format!("the server has ended by itself: {status}"));
            }
            // On Unix this is SIGKILL, which cannot be caught.
            process.kill().and_then(|()| process.wait()).map_err(|error| error.to_string())?;
        }
        let since = Instant::now();
        while self.inside.load(SeqCst) > 0 {
            if since.elapsed() > Duration::from_secs(20) {
                return Err("clients do not notice that the server is gone".to_owned());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(())
    }

    /// Waits until this many clients are connected, since a slow machine needs time to start a server. A kill without
    /// clients would show nothing; the end of the test asserts that there were some.
    pub(crate) async fn fills(&self, clients: usize) {
        let since = Instant::now();
        while self.inside.load(SeqCst) < clients && since.elapsed() < Duration::from_secs(20) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Starts the server again.
    pub(crate) fn start(&self) -> Result<(), String> {
        *locked(&self.spawned) = Instant::now();
        *locked(&self.process) = spawn(self.address, &self.file())?;
        Ok(())
    }

    /// When the current server process was started.
    pub(crate) fn spawned(&self) -> Instant {
        *locked(&self.spawned)
    }

    /// Counts a client that is connected.
    pub(crate) fn enter(&self) -> Inside<'_> {
        self.inside.fetch_add(1, SeqCst);
        Inside(self)
    }

    /// Lets tables begin no new games.
    pub(crate) fn no_more_games(&self) {
        self.last_games.store(true, SeqCst);
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.last_games.load(SeqCst)
    }

    /// Notes something that should not have happened.
    pub(crate) fn complain(&self, what: String) {
        locked(&self.complaint).get_or_insert(what);
    }

    pub(crate) fn complaint(&self) -> Option<String> {
        locked(&self.complaint).clone()
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let mut process = locked(&self.process);
        let _ = process.kill();
        let _ = process.wait();
    }
}

const FILE: &str = "tables.db";

/// A port that stays free while the server is down, so not one that the system assigns by itself.
fn free_address() -> Option<SocketAddr> {
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    let mut ports = (first..32_000).chain(20_000..first);
    ports.find_map(|port| TcpListener::bind(("127.0.0.1", port)).ok()?.local_addr().ok())
}

fn spawn(address: SocketAddr, file: &std::path::Path) -> Result<Child, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recess"));
    let each = ["--max-messages", "--max-tables-each", "--max-connections-each", "--max-requests-each"];
    command.args(["serve", "--log", "off", "--listen"]).arg(address.to_string()).arg("--data").arg(file);
    command.args(each.into_iter().flat_map(|limit| [limit, "100000"]));
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit());
    command.spawn().map_err(|error| error.to_string())
}
