//! Runs the rulebook's examples with one mutant after another: the numbers come in, the verdicts go out. This program is
//! built in the copy that is tested, and exists nowhere else. `notation()`, `again()` and `DIRECTORY` follow for each game.

use std::io::{BufRead as _, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::mutants;
use table::playbook::{self, Example};

struct Known {
    title: String,
    example: Example,
    reaches: Vec<usize>,
    takes: Duration,
}

fn files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(dir).expect("the examples are there") {
        let path = entry.expect("a directory can be read").path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// None if the example names cards as the texts have them, which are not known here.
fn holds(notation: &Playbook, example: &Example) -> Option<bool> {
    match playbook::load(notation, example) {
        Ok(script) => Some(playbook::run(notation, &script).1.is_ok()),
        Err(error) if error.what.key.starts_with("playbook-unknown-card") => None,
        Err(_) => Some(false),
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    mutants::set(mutants::NONE);
    let mut made = None;
    let preparing = mutants::reached(|| made = Some(notation()));
    let plain = made.expect("it is made");
    let mut paths = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(DIRECTORY), &mut paths);
    let mut examples = Vec::new();
    for path in paths {
        let bytes = std::fs::read(&path).expect("an example can be read");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (at, example) in playbook::read(&plain, &bytes).expect("it can be read").into_iter().enumerate() {
            match holds(&plain, &example) {
                Some(true) => {}
                Some(false) => {
                    eprintln!("{name} {} does not hold, and is left out", at + 1);
                    continue;
                }
                None => continue,
            }
            let start = Instant::now();
            holds(&plain, &example);
            let takes = start.elapsed();
            let fresh = again(&plain);
            let reaches = mutants::reached(|| {
                holds(&fresh, &example);
            });
            examples.push(Known { title: format!("{name} {}", at + 1), example, reaches, takes });
        }
    }
    examples.sort_by_key(|known| known.takes);
    let mut anywhere: Vec<usize> = examples.iter().flat_map(|known| known.reaches.iter().copied()).collect();
    anywhere.extend(&preparing);
    anywhere.sort_unstable();
    anywhere.dedup();
    let list: Vec<String> = anywhere.iter().map(ToString::to_string).collect();
    println!("{} examples, reach: {}", examples.len(), list.join(" "));
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("it can be read");
        let (id, reads) = line.strip_suffix(" reads").map_or((line.as_str(), false), |id| (id, true));
        let id: usize = id.parse().expect("it is a number");
        let fresh = reads.then(|| again(&plain)); // what reads cards must read them with the mutant
        mutants::set(id);
        let anew = preparing.binary_search(&id).is_ok();
        let notation = if anew { catch_unwind(notation).ok() } else { None };
        let killer = if anew && notation.is_none() {
            Some("the cards cannot be read")
        } else {
            let notation = notation.as_ref().or(fresh.as_ref()).unwrap_or(&plain);
            let killer = examples.iter().filter(|known| anew || known.reaches.binary_search(&id).is_ok()).find(|known| {
                catch_unwind(AssertUnwindSafe(|| holds(notation, &known.example))).ok().flatten() != Some(true)
            });
            killer.map(|known| known.title.as_str())
        };
        mutants::set(mutants::NONE);
        println!("{id} {}", killer.unwrap_or("-"));
        std::io::stdout().flush().expect("it can be written");
    }
}
