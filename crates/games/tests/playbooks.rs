//! Every example of the rulebook holds, for every registered game.

use games::{IDS, Visitor, with};
use kit::Kit;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use table::playbook;

/// Runs the examples of a game.
struct Examples;

impl Visitor for Examples {
    type Out = ();

    fn visit<K: Kit>(self) {
        let rulebook = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook");
        let notation = K::notation().expect("the built-in cards are sound");
        let (mut failures, mut shown) = (Vec::new(), BTreeSet::new());
        for path in files(&rulebook.join("playbooks").join(K::ID)) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let bytes = std::fs::read(&path).unwrap();
            let examples = playbook::read(notation, &bytes).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            for example in &examples {
                let script = playbook::load(notation, example).unwrap_or_else(|error| panic!("{name}: {error:?}"));
                assert!(!script.title.is_empty(), "{name}:{} has no title", script.line);
                let cites = example.value("cites").unwrap_or_default();
                shown.extend(cites.split(',').map(|clause| clause.trim().to_owned()));
                if let (_, Err(failure)) = playbook::run(notation, &script) {
                    failures.push(format!("{name}:{} {} {:?}", failure.line, failure.text, failure.what));
                }
            }
        }
        assert!(failures.is_empty(), "{}", failures.join("\n"));
        let clauses = std::fs::read_to_string(rulebook.join(K::ID).join("clauses.txt")).unwrap();
        let unshown: Vec<&str> = clauses.lines().filter(|clause| !shown.contains(*clause)).collect();
        assert!(unshown.is_empty(), "no example shows {unshown:?}");
    }
}

/// All files of a directory and its subdirectories.
fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn every_example_holds() {
    for id in IDS {
        with(id, Examples).unwrap();
    }
}
