//! The copy of the workspace below `target/mutants`, in which every mutant is built in.

use crate::Game;
use crate::points::Source;
use crate::rewrite::{Left, around, nearby, rewritten};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A test binary, with what to tell it.
pub(crate) struct Binary {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) env: Option<(&'static str, &'static str)>,
    pub(crate) dir: PathBuf,
}

pub(crate) struct Copy {
    root: PathBuf,
    pub(crate) tree: PathBuf,
    build: PathBuf,
    game: &'static Game,
}

/// Writes a file if it says something else now, so that cargo builds again only what changed.
fn write(path: &Path, bytes: &[u8]) {
    if std::fs::read(path).is_ok_and(|before| before == bytes) {
        return;
    }
    std::fs::create_dir_all(path.parent().expect("a file is in a directory")).expect("a directory can be made");
    std::fs::write(path, bytes).expect("a file can be written");
}

impl Copy {
    /// Copies what git knows of, except what the tests of the rules do not need.
    pub(crate) fn new(root: &Path, game: &'static Game) -> Copy {
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root.join("target"), PathBuf::from);
        let dir = target.join("mutants").join(game.package);
        let copy = Copy { root: root.to_owned(), tree: dir.join("tree"), build: dir.join("build"), game };
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .expect("git is there");
        let sources = format!("crates/{}/src/", game.package);
        for name in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|name| !name.is_empty()) {
            let from = root.join(name);
            if name.starts_with("web/") || name.starts_with("docs/") || !from.is_file() {
                continue;
            }
            // These are written with their mutants in them.
            if !(name.starts_with(&sources) && name.ends_with(".rs")) && name != "crates/table/src/lib.rs" {
                write(&copy.tree.join(name), &std::fs::read(&from).expect("a file can be read"));
            }
        }
        let table = std::fs::read_to_string(root.join("crates/table/src/lib.rs")).expect("the kernel is there");
        write(&copy.tree.join("crates/table/src/lib.rs"), (table + "\npub mod mutants;\n").as_bytes());
        write(&copy.tree.join("crates/table/src/mutants.rs"), include_bytes!("../in-copy/switch.rs"));
        let program = [include_str!("../in-copy/examples.rs"), game.notation].concat();
        write(&copy.package().join("examples/mutants.rs"), program.as_bytes());
        copy
    }

    fn package(&self) -> PathBuf {
        self.tree.join("crates").join(self.game.package)
    }

    /// The sources of the rule crate, with all mutants.
    pub(crate) fn sources(&self) -> Vec<Source> {
        let dir = self.root.join("crates").join(self.game.package).join("src");
        let mut paths = Vec::new();
        collect(&dir, &mut paths);
        paths.sort();
        let (mut sources, mut next) = (Vec::new(), 0);
        for path in paths {
            let text = std::fs::read_to_string(&path).expect("a source can be read");
            let file = path.strip_prefix(&dir).expect("it is below").to_string_lossy().into_owned();
            if self.game.not.contains(&file.as_str()) {
                write(&self.package().join("src").join(&file), text.as_bytes());
                continue;
            }
            let source = Source::read(file, text, next).expect("a source is Rust");
            next += source.mutants.len();
            sources.push(source);
        }
        sources
    }

    fn write_sources(&self, sources: &[Source], left: &Left) {
        for source in sources {
            write(&self.package().join("src").join(&source.file), rewritten(source, left).as_bytes());
        }
    }

    /// Builds everything, leaving out what does not compile. The first binary runs the examples.
    pub(crate) fn build(&self, sources: &[Source], left: &mut Left, quick: bool) -> Vec<Binary> {
        self.recall(sources, left);
        self.write_sources(sources, left);
        let package = self.game.package;
        self.settle(sources, left, &["check", "-p", package, "--lib"]);
        let examples = self.settle(sources, left, &["build", "-p", package, "--example", "mutants"]);
        let mut binaries = Vec::new();
        let mut add = |name: &str, found: &HashMap<String, PathBuf>, of: &str, env| {
            let path = found.get(of).unwrap_or_else(|| panic!("{of} was not built")).clone();
            let dir = self.tree.join("crates").join(name.split(' ').next().unwrap_or_default());
            binaries.push(Binary { name: name.to_owned(), path, env, dir });
        };
        add(&format!("{package} examples"), &examples, "mutants", None);
        for test in if quick { &[] } else { self.game.tests } {
            let mut command = vec!["test", "--no-run", "-p", test.package];
            if test.target == "lib" {
                command.push("--lib")
            } else {
                command.extend(["--test", test.target])
            }
            let found = self.settle(sources, left, &command);
            let of = if test.target == "lib" { test.package.replace('-', "_") } else { test.target.to_owned() };
            add(&format!("{} {}", test.package, test.target), &found, &of, test.env);
        }
        self.note(sources, left);
        binaries
    }

    /// What did not compile last time, by name.
    fn list(&self) -> PathBuf {
        self.tree.with_file_name("left-out.txt")
    }

    fn recall(&self, sources: &[Source], left: &mut Left) {
        let text = std::fs::read_to_string(self.list()).unwrap_or_default();
        let names: HashSet<&str> = text.lines().collect();
        for mutant in sources.iter().flat_map(|source| &source.mutants) {
            if names.contains(mutant.name.as_str()) {
                left.unviable.insert(mutant.id);
            }
        }
        left.consts.extend(text.lines().filter_map(|line| line.strip_prefix("const fn ")).map(str::to_owned));
    }

    fn note(&self, sources: &[Source], left: &Left) {
        let mutants = sources.iter().flat_map(|source| &source.mutants);
        let unviable = mutants.filter(|mutant| left.unviable.contains(&mutant.id)).map(|mutant| mutant.name.clone());
        let consts = left.consts.iter().map(|name| format!("const fn {name}"));
        let lines: Vec<String> = unviable.chain(consts).collect();
        std::fs::write(self.list(), lines.join("\n")).expect("a file can be written");
    }

    /// Runs cargo until it succeeds. Returns executables by the name of their target.
    fn settle(&self, sources: &[Source], left: &mut Left, command: &[&str]) -> HashMap<String, PathBuf> {
        loop {
            eprintln!("cargo {}: {} mutants do not compile so far", command.join(" "), left.unviable.len());
            let output = Command::new("cargo")
                .args(command)
                .args(["--offline", "--message-format", "json", "--quiet"])
                .current_dir(&self.tree)
                .env("CARGO_TARGET_DIR", &self.build)
                .env("CARGO_PROFILE_DEV_DEBUG", "0")
                .env("CARGO_PROFILE_TEST_DEBUG", "0")
                .env("RUSTFLAGS", "--cap-lints=allow")
                .output()
                .expect("cargo is there");
            let text = String::from_utf8_lossy(&output.stdout);
            let messages: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
            if output.status.success() {
                let executable = |message: &Value| {
                    let name = message["target"]["name"].as_str()?.to_owned();
                    Some((name, PathBuf::from(message["executable"].as_str()?)))
                };
                return messages.iter().filter_map(executable).collect();
            }
            let before = (left.unviable.len(), left.consts.len());
            messages.iter().for_each(|message| self.leave_out(&message["message"], left, false));
            if before == (left.unviable.len(), left.consts.len()) {
                messages.iter().for_each(|message| self.leave_out(&message["message"], left, true));
            }
            assert!(
                before != (left.unviable.len(), left.consts.len()),
                "it does not compile, and no mutant is the reason:\n{}\n{}",
                String::from_utf8_lossy(&output.stderr),
                messages.iter().filter_map(|message| message["message"]["rendered"].as_str()).collect::<String>()
            );
            self.note(sources, left);
            self.write_sources(sources, left);
        }
    }

    /// Leaves out the mutant that an error is about, or, if none is around it, all that are near it.
    fn leave_out(&self, message: &Value, left: &mut Left, near: bool) {
        if message["level"] != "error" {
            return;
        }
        if message["code"]["code"] == "E0015" {
            let text = message["message"].as_str().unwrap_or_default();
            let name = text.split('`').nth(1).unwrap_or_default();
            let name = name.split('<').next().unwrap_or_default();
            left.consts.insert(name.rsplit("::").next().unwrap_or_default().to_owned());
            return;
        }
        let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
        let primary = spans.iter().filter(|span| span["is_primary"] == true);
        for span in primary.chain(spans) {
            let file = self.tree.join(span["file_name"].as_str().unwrap_or_default());
            let text = std::fs::read_to_string(file).unwrap_or_default();
            let place = |field: &str| (span[field].as_u64().unwrap_or_default() as usize).min(text.len());
            let part = place("byte_start")..place("byte_end");
            let before = left.unviable.len();
            if near {
                left.unviable.extend(nearby(&text, &part));
            } else {
                left.unviable.extend(around(&text, &part));
            }
            if left.unviable.len() > before {
                return;
            }
        }
    }
}

fn collect(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("a directory can be read") {
        let path = entry.expect("a directory can be read").path();
        if path.is_dir() {
            collect(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}
