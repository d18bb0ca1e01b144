//! Examples spelt out without random numbers are the same examples.

use munchkin::notation::write_game;
use table::Game as _;
use table::playbook::{self, GameHead};

/// Every example of the rulebook can be spelt out: tables, levels, its own cards, everything.
#[test]
fn examples_can_be_spelt_out() {
    let notation = words::munchkin::playbook().unwrap();
    let mut paths =
        vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook/playbooks/munchkin-bites")];
    let mut spelt_out = 0;
    while let Some(path) = paths.pop() {
        if path.is_dir() {
            paths.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        for example in playbook::read(&notation, &std::fs::read(&path).unwrap()).unwrap() {
            let what = format!("{}: {}", path.display(), example.title);
            let script = playbook::load(&notation, &example).unwrap_or_else(|e| panic!("{what}: {e:?}"));
            let (run, result) = playbook::run(&notation, &script);
            assert!(result.is_ok(), "{what}: {result:?}");
            let defined: Vec<String> = example.lines("define").map(|line| line.rest.clone()).collect();
            let head = GameHead::new("0", example.title.clone(), script.seats.clone(), 99);
            let moves = run.played.iter().map(|played| (played.seat, played.mv, None));
            let text = write_game(&notation, &head, &defined, &run.start, moves, Some(&run.chances));
            let examples =
                playbook::read(&notation, text.as_bytes()).unwrap_or_else(|e| panic!("{what}: {e:?}\n{text}"));
            let script = playbook::load(&notation, &examples[0]).unwrap_or_else(|e| panic!("{what}: {e:?}\n{text}"));
            let (again, result) = playbook::run(&notation, &script);
            assert!(result.is_ok(), "{what}: {result:?}\n{text}");
            assert_eq!(again.end.view(None), run.end.view(None), "{what}\n{text}");
            assert_eq!(again.played.len(), run.played.len(), "{what}\n{text}");
            spelt_out += 1;
        }
    }
    assert!(spelt_out > 500);
}
