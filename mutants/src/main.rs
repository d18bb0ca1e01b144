//! `mutants GAME [PART]`: changes the rules of a game in thousands of places, one at a time, and says which changes no
//! test notices. `docs/mutants.md` describes it.

mod copy;
mod points;
mod report;
mod rewrite;
#[cfg(test)]
mod tests;
mod trial;

use copy::Copy;
use points::Mutant;
use report::Explained;
use rewrite::Left;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use trial::{Task, Verdict};

const HELP: &str = "\
usage: mutants GAME [--again] [--quick] [PART]

Changes the rules of GAME (lunch-money, munchkin) in thousands of places, one at a time, and tries which changes no
test notices. Those must be explained in mutants/explained/GAME.txt. Works in target/mutants.

  --build   only build what is needed
  --again   only those that survived last time
  --quick   only the examples of the rulebook, no other tests
  PART      only mutants whose name (file, function, change) contains this
";

/// A rule crate and the tests that its mutants are tried on.
pub(crate) struct Game {
    package: &'static str,
    /// Files that are part of the tests.
    not: &'static [&'static str],
    /// Files and directories that read cards and examples.
    reads: &'static [&'static str],
    /// The end of the program that runs the examples.
    notation: &'static str,
    tests: &'static [Test],
}

pub(crate) struct Test {
    package: &'static str,
    /// `lib`, or the name of an integration test.
    target: &'static str,
    env: Option<(&'static str, &'static str)>,
}

const fn test(package: &'static str, target: &'static str) -> Test {
    Test { package, target, env: None }
}

const GAMES: [Game; 2] = [
    Game {
        package: "lunch-money",
        not: &["trial.rs"],
        reads: &[],
        notation: r#"
use lunch_money::notation::Playbook;

const DIRECTORY: &str = "../../rulebook/playbooks/lunch-money";

fn notation() -> Playbook {
    Playbook::new([])
}

fn again(_: &Playbook) -> Playbook {
    notation()
}
"#,
        tests: &[
            test("lunch-money", "lib"),
            test("lunch-money", "promises"),
            Test { package: "lunch-money", target: "literal", env: Some(("LITERAL_GAMES", "150")) },
            test("games", "contract"),
            test("bots", "players"),
            test("words", "telling"),
        ],
    },
    Game {
        package: "munchkin",
        not: &["trial.rs"],
        reads: &["set/", "notation/", "card.rs", "vocabulary.rs"],
        notation: r#"
use munchkin::Set;
use munchkin::notation::Playbook;

const DIRECTORY: &str = "../../rulebook/playbooks/munchkin-bites";

fn notation() -> Playbook {
    let set: &'static Set = Box::leak(Box::new(Set::bites().expect("the set that ships is sound")));
    FIRST.get_or_init(|| set);
    Playbook::new(set, [])
}

static FIRST: std::sync::OnceLock<&'static Set> = std::sync::OnceLock::new();

/// A notation that has read no cards besides those of the set.
fn again(_: &Playbook) -> Playbook {
    Playbook::new(FIRST.get().expect("it was read first"), [])
}
"#,
        tests: &[
            test("munchkin", "lib"),
            test("munchkin", "bites"),
            test("munchkin", "mixed"),
            test("munchkin", "records"),
            test("munchkin", "faults"),
            test("munchkin", "promises"),
            Test { package: "munchkin", target: "literal", env: Some(("LITERAL_GAMES", "30")) },
            test("games", "contract"),
            test("bots", "players"),
            test("words", "telling"),
        ],
    },
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| args.iter().any(|arg| arg == name);
    let words: Vec<&String> = args.iter().filter(|arg| !arg.starts_with("--")).collect();
    let Some(game) = words.first().and_then(|word| GAMES.iter().find(|game| game.package == word.as_str())) else {
        println!("{HELP}");
        return ExitCode::from(u8::from(!flag("--help")) * 2);
    };
    let root: PathBuf =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace is there");
    let copy = Copy::new(&root, game);
    let sources = copy.sources();
    let mut left = Left::default();
    let dir = copy.tree.parent().expect("it is below another").to_owned();
    let binaries = copy.build(&sources, &mut left, flag("--quick"));
    if flag("--build") {
        return ExitCode::SUCCESS;
    }

    let mut left_out: HashMap<String, [usize; 2]> = HashMap::new();
    let mut mutants: Vec<&Mutant> = Vec::new();
    for mutant in sources.iter().flat_map(|source| &source.mutants) {
        let counts = left_out.entry(mutant.file.clone()).or_default();
        if left.unviable.contains(&mutant.id) {
            counts[0] += 1;
        } else if left.is_constant(mutant.edit.within.as_deref()) {
            counts[1] += 1;
        } else {
            mutants.push(mutant);
        }
    }
    let results = dir.join("results.txt");
    let before = report::remembered(&results);
    let chosen: Vec<Task> = mutants
        .iter()
        .filter(|mutant| words.get(1).is_none_or(|part| mutant.name.contains(part.as_str())))
        .filter(|mutant| {
            let last = before.get(&mutant.name);
            !flag("--again") || !matches!(last, Some(Verdict::Killed(_) | Verdict::TimedOut(_)))
        })
        .map(|mutant| Task { id: mutant.id, reads: game.reads.iter().any(|place| mutant.file.starts_with(place)) })
        .collect();
    let unviable: usize = left_out.values().map(|counts| counts[0]).sum();
    println!("{} mutants ({unviable} more do not compile), {} to try", mutants.len(), chosen.len());
    let found = trial::all(&binaries, &chosen, &dir, flag("--quick"));

    let verdicts: BTreeMap<String, Verdict> = mutants
        .iter()
        .filter_map(|mutant| {
            let verdict = found.get(&mutant.id).or_else(|| before.get(&mutant.name))?;
            Some((mutant.name.clone(), verdict.clone()))
        })
        .collect();
    report::remember(&results, &verdicts);
    let explained = std::fs::read_to_string(root.join(format!("mutants/explained/{}.txt", game.package)));
    let explained = Explained::read(&explained.unwrap_or_default());
    let survivors: Vec<&Mutant> = mutants
        .iter()
        .copied()
        .filter(|mutant| matches!(verdicts.get(&mutant.name), Some(Verdict::Survived | Verdict::Unreached)))
        .collect();
    let names: Vec<&str> = survivors.iter().map(|mutant| mutant.name.as_str()).collect();
    let news: Vec<&Mutant> = survivors.into_iter().filter(|mutant| !explained.explains(&mutant.name)).collect();
    for mutant in &news {
        let unreached = matches!(verdicts[&mutant.name], Verdict::Unreached);
        println!("{}  (line {}{})", mutant.name, mutant.line, if unreached { ", not reached" } else { "" });
    }
    for line in explained.idle(&names) {
        println!("explained without need: {line}");
    }
    let table = report::table(&mutants, &verdicts, &explained, &left_out);
    println!("{table}");
    let whole = words.len() == 1 && !flag("--quick");
    if whole {
        report::put_into(&root.join("docs/mutants.md"), game.package, &table);
    }
    ExitCode::from(u8::from(!news.is_empty()))
}
