//! Tries mutants: first on the examples, all in one process, then on one test after another.

use crate::copy::Binary;
use std::collections::{HashMap, HashSet};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This test failed.
    Killed(String),
    /// A test took far too long.
    TimedOut(String),
    /// No test failed.
    Survived,
    /// No test reached it.
    Unreached,
}

/// A mutant to try.
#[derive(Copy, Clone)]
pub(crate) struct Task {
    pub(crate) id: usize,
    /// Whether it is in code that reads cards, which is otherwise done only once.
    pub(crate) reads: bool,
}

/// The time limit for all examples of a mutant.
const EXAMPLES: Duration = Duration::from_secs(20);

/// What a process may take, in KiB: mutants that collect something without end are stopped.
const MEMORY: &str = "4000000";

fn command(binary: &Binary) -> Command {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("ulimit -v {MEMORY}; exec \"$0\""));
    command.arg(&binary.path).current_dir(&binary.dir).env("RUST_TEST_THREADS", "1").env("RUST_BACKTRACE", "0");
    if let Some((name, value)) = binary.env {
        command.env(name, value);
    }
    command
}

struct Examples {
    child: Child,
    lines: Receiver<String>,
}

impl Examples {
    fn start(binary: &Binary) -> (Examples, HashSet<usize>) {
        let mut child = command(binary)
            .env("CARGO_MANIFEST_DIR", &binary.dir)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the examples can be started");
        let (send, lines) = channel();
        let out = child.stdout.take().expect("it is piped");
        std::thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let first = lines.recv_timeout(Duration::from_secs(600)).expect("the examples hold without a mutant");
        let (examples, reached) = first.split_once(", reach: ").expect("it says what is reached");
        eprintln!("{examples}");
        (Examples { child, lines }, reached.split(' ').filter_map(|id| id.parse().ok()).collect())
    }

    fn ask(&mut self, task: Task) -> Option<Verdict> {
        let stdin = self.child.stdin.as_mut().expect("it is piped");
        if writeln!(stdin, "{}{}", task.id, if task.reads { " reads" } else { "" }).is_err() {
            return None;
        }
        use std::sync::mpsc::RecvTimeoutError::{Disconnected, Timeout};
        match self.lines.recv_timeout(EXAMPLES) {
            Ok(line) => {
                let killer = line.split_once(' ').map_or("-", |(_, killer)| killer);
                Some(if killer == "-" { Verdict::Survived } else { Verdict::Killed(killer.to_owned()) })
            }
            Err(Timeout) => Some(Verdict::TimedOut("examples".into())),
            Err(Disconnected) => None,
        }
    }
}

impl Drop for Examples {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Tries mutants on the examples.
fn on_examples(binary: &Binary, tasks: &[Task], verdicts: &mut HashMap<usize, Verdict>) {
    let (mut examples, reached) = Examples::start(binary);
    for (done, &task) in tasks.iter().enumerate() {
        if done % 500 == 0 {
            eprintln!("{done} of {} tried on the examples", tasks.len());
        }
        if !reached.contains(&task.id) {
            verdicts.insert(task.id, Verdict::Unreached);
            continue;
        }
        let mut verdict = examples.ask(task);
        if verdict.is_none() {
            // Perhaps only the memory is full of cards that were read for others.
            examples = Examples::start(binary).0;
            verdict = examples.ask(task);
        }
        if !matches!(verdict, Some(Verdict::Killed(_) | Verdict::Survived)) {
            examples = Examples::start(binary).0;
        }
        let broken = || Verdict::Killed("examples (the process broke down)".into());
        verdicts.insert(task.id, verdict.unwrap_or_else(broken));
    }
}

/// A test with the mutants that it reaches.
struct Test<'a> {
    binary: &'a Binary,
    takes: Duration,
    reaches: HashSet<usize>,
}

impl<'a> Test<'a> {
    fn new(binary: &'a Binary, dir: &Path) -> Test<'a> {
        let file = dir.join("reached");
        let _ = std::fs::remove_file(&file);
        let quiet = |command: &mut Command| {
            let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
            assert!(status.is_ok_and(|status| status.success()), "{} fails without a mutant", binary.name);
        };
        quiet(command(binary).env("MUTANTS_REACHED", &file));
        let start = Instant::now();
        quiet(command(binary).env("MUTANT", "none"));
        let takes = start.elapsed();
        let text = std::fs::read_to_string(&file).unwrap_or_default();
        let reaches: HashSet<usize> = text.lines().filter_map(|line| line.parse().ok()).collect();
        eprintln!("{} takes {:.1} s and reaches {} mutants", binary.name, takes.as_secs_f32(), reaches.len());
        Test { binary, takes, reaches }
    }

    /// None if the test holds.
    fn tried(&self, id: usize) -> Option<Verdict> {
        let mut child = command(self.binary)
            .env("MUTANT", id.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a test can be started");
        let limit = Instant::now() + self.takes * 5 + Duration::from_secs(10);
        loop {
            match child.try_wait().expect("it can be waited for") {
                Some(status) if status.success() => return None,
                Some(_) => return Some(Verdict::Killed(self.binary.name.clone())),
                None if Instant::now() > limit => {
                    let _ = child.kill();
                    let _ = child.wait();
                    return Some(Verdict::TimedOut(self.binary.name.clone()));
                }
                None => std::thread::sleep(Duration::from_millis(5)),
            }
        }
    }
}

/// Tries these mutants, and hands in each verdict that is final.
pub(crate) fn all(binaries: &[Binary], tasks: &[Task], dir: &Path, quick: bool) -> HashMap<usize, Verdict> {
    let mut verdicts = HashMap::new();
    on_examples(&binaries[0], tasks, &mut verdicts);
    if quick {
        return verdicts;
    }
    let open: Vec<usize> = tasks
        .iter()
        .map(|task| task.id)
        .filter(|id| matches!(verdicts[id], Verdict::Survived | Verdict::Unreached))
        .collect();
    if open.is_empty() {
        return verdicts;
    }
    let mut tests: Vec<Test> = binaries[1..].iter().map(|binary| Test::new(binary, dir)).collect();
    tests.sort_by_key(|test| test.takes);
    for (done, &id) in open.iter().enumerate() {
        if done % 50 == 0 {
            eprintln!("{done} of {} tried on the other tests", open.len());
        }
        for test in tests.iter().filter(|test| test.reaches.contains(&id)) {
            verdicts.insert(id, Verdict::Survived);
            if let Some(verdict) = test.tried(id) {
                verdicts.insert(id, verdict);
                break;
            }
        }
    }
    verdicts
}
