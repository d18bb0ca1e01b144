//! Every example of the rulebook holds. This runs next to the rules, so that changes to them are tried on the
//! examples at once. Examples with card names from the texts run in `words`.

use lunch_money::notation::Playbook;
use std::path::Path;
use table::playbook;

#[test]
fn every_example_holds() {
    let notation = Playbook::new([]);
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulebook/playbooks/lunch-money");
    let (mut failures, mut run) = (Vec::new(), 0);
    for entry in std::fs::read_dir(dir).expect("the examples are there") {
        let path = entry.expect("a directory can be read").path();
        let bytes = std::fs::read(&path).expect("an example can be read");
        for example in playbook::read(&notation, &bytes).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
        {
            let script = match playbook::load(&notation, &example) {
                Ok(script) => script,
                // Names that are not ids come from the texts, which are unknown here.
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
    assert!(run > 1000, "only {run} examples were found");
}
