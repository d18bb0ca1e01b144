//! Every example of the rulebook holds. Here, beside the rules, so that a change to them is tried on the examples at
//! once; those that write names of cards as the texts have them are tried in `words`.

use munchkin::Set;
use munchkin::notation::Playbook;
use std::path::{Path, PathBuf};
use table::playbook;

/// The files with examples in a directory and below it.
fn files(dir: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(dir).expect("the examples are there") {
        let path = entry.expect("a directory can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_example_holds() {
    let set: &'static Set = Box::leak(Box::new(Set::bites().expect("the set that ships is sound")));
    let notation = Playbook::new(set, []);
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook/playbooks/munchkin-bites");
    let (mut failures, mut run) = (Vec::new(), 0);
    for path in files(&dir) {
        let bytes = std::fs::read(&path).expect("an example can be read");
        for example in playbook::read(&notation, &bytes).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
        {
            let script = match playbook::load(&notation, &example) {
                Ok(script) => script,
                // Names that are not ids come from the texts, which are not known here.
                Err(error) if error.what.key.starts_with("playbook-unknown-card") => continue,
                Err(error) => panic!("{}: {error:?}", path.display()),
            };
            run += 1;
            if let (_, Err(failure)) = playbook::run(&notation, &script) {
                failures.push(format!("{}:{} {} {:?}", path.display(), failure.line, failure.text, failure.what));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(run > 1500, "only {run} examples were found");
}
