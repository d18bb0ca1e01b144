//! Attacks on a running server: clients that waste its time and memory, a machine that stops it, a disk that fails it,
//! and a listener with a stopwatch.
//!
//! `make test` runs short forms. `make attack` runs the long ones (`ATTACK=long`) with the program in `RECESS`, and
//! collects the lines that begin with `=` in a table.

mod abuse;
mod faults;
mod innocent;
mod raw;
mod stopwatch;
mod thinking;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Whether the long form is wanted.
fn is_long() -> bool {
    std::env::var("ATTACK").is_ok_and(|form| form == "long")
}

/// A line of the table at the end of `make attack`.
fn row(name: &str, figure: impl std::fmt::Display) {
    println!("= {name} | {figure}");
}

fn block_on<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("threads can be started").block_on(work)
}

/// A server process with its file.
struct Server {
    process: Child,
    address: SocketAddr,
    _output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server and waits until it listens.
    fn start(data: &Path, listen: &str, more: &[&str]) -> Server {
        let program = std::env::var_os("RECESS").map_or_else(|| env!("CARGO_BIN_EXE_recess").into(), PathBuf::from);
        let mut command = Command::new(program);
        command.args(["--lang", "en", "serve", "--log", "off", "--listen", listen, "--data"]).arg(data).args(more);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut process = command.spawn().expect("the server starts");
        let mut output = BufReader::new(process.stdout.take().expect("its output is piped"));
        let mut line = String::new();
        output.read_line(&mut line).expect("it says where it listens");
        let at = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = at.and_then(|at| at.parse().ok()).unwrap_or_else(|| panic!("{line}"));
        Server { process, address, _output: output }
    }

    fn client(&self) -> client::Server {
        client::Server::at(self.address.to_string())
    }

    /// Sends a signal: `STOP`, `CONT`, `KILL`.
    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([&format!("-{name}"), &self.process.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()), "{name} cannot be sent");
    }

    /// Its memory in MB.
    fn resident(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).unwrap_or(0) / 1024
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Waits until something is so.
async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let since = Instant::now();
    while !so().await {
        assert!(since.elapsed() < Duration::from_secs(30), "{what}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
