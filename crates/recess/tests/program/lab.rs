//! Experiments: the same games on any number of threads and after any interruption, and clear messages for mistakes.

use crate::command::run;
use assert_cmd::Command;
use std::path::Path;

const SMALL: &str =
    "game = 'lunch-money'\nplayers = [2, 5]\nswitches = ['+no_holds']\ngames = 24\nchunk = 8\nseed = 5\n";

fn play(experiment: &str, dir: &Path, more: &[&str]) -> (i32, String, String) {
    let args = [&["lab", "run", "-", "-o", dir.to_str().unwrap()], more].concat();
    run(&args, experiment)
}

fn games(dir: &Path) -> Vec<u8> {
    std::fs::read(dir.join("games.parquet")).unwrap()
}

#[test]
fn games_do_not_depend_on_threads_or_interruptions() {
    let scratch = tempfile::tempdir().unwrap();
    let [one, two, cut] = ["one", "two", "cut"].map(|name| scratch.path().join(name));
    assert_eq!(play(SMALL, &one, &["--threads", "1"]).0, 0);
    assert_eq!(play(SMALL, &two, &["--threads", "3"]).0, 0);
    assert!(games(&one) == games(&two), "threads make a difference");
    assert!(!one.join("parts").exists());

    // No file may be larger than a few blocks, which looks to the program like a full disk.
    let binary = assert_cmd::cargo::cargo_bin("recess");
    let full = |blocks: u64| {
        let script = format!(
            "trap '' XFSZ; ulimit -f {blocks}; exec '{}' lab run - -o '{}' --lang en --threads 1",
            binary.display(),
            cut.display()
        );
        Command::new("sh").args(["-c", &script]).write_stdin(SMALL).output().unwrap()
    };
    // Parts with two players fit, those with five do not.
    let sizes = parts_of_a_run(scratch.path());
    let (small, large) = (sizes[sizes.len() / 2 - 1], sizes[sizes.len() / 2]);
    let block = if block_is_a_kibibyte() { 1024 } else { 512 };
    let blocks = (small + large) / 2 / block;
    assert!((small..large).contains(&(blocks * block)), "{sizes:?}");
    let output = full(blocks);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{wrong}");
    assert!(wrong.contains("cannot be written") && wrong.contains("Run the same command to continue"), "{wrong}");
    // Finished parts are read, and the rest is played once there is room again.
    let (code, told, wrong) = run(&["lab", "report", cut.to_str().unwrap()], "");
    assert_eq!((code, wrong.as_str()), (0, ""), "{told}");
    let report = std::fs::read_to_string(cut.join("report-en.md")).unwrap();
    assert!(report.contains("Interrupted: these figures cover"), "{report}");
    // An incomplete part, as a power cut leaves it, is played again.
    let kept = std::fs::read_dir(cut.join("parts")).unwrap().map(|part| part.unwrap().path()).min().unwrap();
    let bytes = std::fs::read(&kept).unwrap();
    std::fs::write(&kept, &bytes[..bytes.len() / 2]).unwrap();
    assert_eq!(play(SMALL, &cut, &[]).0, 0);
    assert!(games(&one) == games(&cut), "an interruption makes a difference");
    // A finished experiment is not played again, and other experiments need another directory.
    assert_eq!(play(SMALL, &cut, &[]).0, 0);
    let (code, _, wrong) = play(SMALL, &cut, &["--games", "30"]);
    assert!(code == 2 && wrong.contains("holds another experiment"), "{wrong}");
}

/// The sizes of the parts of the small experiment, in ascending order.
fn parts_of_a_run(scratch: &Path) -> Vec<u64> {
    let dir = scratch.join("parts-only");
    std::fs::create_dir_all(dir.join("games.part")).unwrap(); // so that the last step fails
    let (code, _, wrong) = play(SMALL, &dir, &[]);
    assert!(code == 2 && wrong.contains("games.parquet: cannot be written"), "{wrong}");
    let parts = std::fs::read_dir(dir.join("parts")).unwrap();
    let mut sizes: Vec<u64> = parts.map(|part| part.unwrap().metadata().unwrap().len()).collect();
    sizes.sort_unstable();
    sizes
}

/// `ulimit -f` counts blocks of 512 bytes, except in some shells.
fn block_is_a_kibibyte() -> bool {
    let script = "trap '' XFSZ; f=$(mktemp); ulimit -f 1; head -c 2000 /dev/zero > $f 2>/dev/null; wc -c < $f; rm $f";
    let output = Command::new("sh").args(["-c", script]).output().unwrap();
    String::from_utf8_lossy(&output.stdout).trim() == "1024"
}

#[test]
fn a_report_in_every_language_and_a_sentence_for_every_switch() {
    let scratch = tempfile::tempdir().unwrap();
    let dir = scratch.path();
    let (code, told, wrong) = play(SMALL, dir, &[]);
    assert_eq!((code, wrong.as_str()), (0, ""));
    assert!(told.contains("2 players: Choke and Headlock are left out: no difference seen in the length"), "{told}");
    let whole = dir.to_str().unwrap();
    for (lang, says) in [
        ("en", "What makes a difference"),
        ("it", "Che cosa fa la differenza"),
        ("es", "Qué cambia las cosas"),
        ("cs", "Na čem záleží"),
    ] {
        let (code, _, wrong) = run(&["lab", "report", whole, "--lang", lang], "");
        assert_eq!((code, wrong.as_str()), (0, ""));
        let read = |name: String| std::fs::read_to_string(dir.join(name)).unwrap();
        let (page, text) = (read(format!("report-{lang}.html")), read(format!("report-{lang}.md")));
        assert!(page.contains(says) && text.contains(says), "{text}");
        assert!(page.contains(&format!("<html lang=\"{lang}\">")) && page.contains("</html>"));
        // The page needs no other file, and every key has its words.
        assert!(!page.contains("src=") && !page.contains("href=") && !page.contains("lab-col"), "{page}");
        assert!(!page.contains("NaN") && !text.contains("NaN"));
        // The pictures that the text refers to exist.
        for part in text.split("](").skip(1) {
            let picture = part.split(')').next().unwrap();
            assert!(read(picture.to_owned()).ends_with("</svg>\n"), "{picture}");
        }
    }
}

#[test]
fn munchkin_has_experiments_too() {
    let scratch = tempfile::tempdir().unwrap();
    let experiment = "game = 'munchkin-bites'\nplayers = 3\ngames = 200\nchunk = 50\nbots = 'casual'";
    let (code, _, wrong) = play(experiment, scratch.path(), &[]);
    assert_eq!((code, wrong.as_str()), (0, ""));
    let text = std::fs::read_to_string(scratch.path().join("report-en.md")).unwrap();
    assert!(text.contains("### Player kinds") && text.contains("| human |"), "{text}");
}

#[test]
fn impossible_experiments_are_refused() {
    let scratch = tempfile::tempdir().unwrap();
    let refused = |experiment: &str, says: &str| {
        let (code, _, wrong) = play(experiment, &scratch.path().join("out"), &[]);
        assert!(code == 2 && wrong.contains(says), "{experiment}: {wrong}");
        assert!(!scratch.path().join("out").exists(), "nothing is begun");
    };
    refused("game = 'lunch-money'\nplayer = 3", "unknown key “player”; an experiment has title, game, games");
    refused("game = 'tag'", "there is no game “tag” here");
    refused("game = 'lunch-money'\nplayers = [9]", "players must be a list of numbers from 2 to 8");
    refused("game = 'lunch-money'\nswitches = ['+no_rain']", "no_rain");
    refused("game = 'lunch-money'\nbots = ['grandmaster']", "unknown bots “grandmaster”");
    refused("game = 'lunch-money'\nplayers = [2]\nbots = ['hard,easy,easy']", "3 bots for 2 seats");
    refused("game = 'lunch-money'\nswitches = ['-counter_cap']", "the switch that changes nothing");
    refused("game = 'munchkin-bites'\ndecks = ['base']", "this game uses one of these card sets: bites");
    refused("game = \n", "line 1: a name needs an equals sign and a value");
    let nowhere = scratch.path().join("nowhere");
    let (code, _, wrong) = run(&["lab", "report", nowhere.to_str().unwrap()], "");
    assert!(code == 2 && wrong.contains("holds no experiment"), "{wrong}");
    // A file stands where the directory should be.
    std::fs::write(&nowhere, "").unwrap();
    let (code, _, wrong) = play(SMALL, &nowhere, &[]);
    assert!(code == 2 && wrong.contains("cannot be written"), "{wrong}");
}

/// Every experiment in the repository is sound, and all house rules are there.
#[test]
fn ready_experiments_are_sound() {
    let lab = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lab");
    let scratch = tempfile::tempdir().unwrap();
    let mut found = 0;
    for entry in std::fs::read_dir(&lab).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            found += 1;
            let out = scratch.path().join(found.to_string());
            let args = ["lab", "run", path.to_str().unwrap(), "-o", out.to_str().unwrap(), "--games", "2"];
            let (code, _, wrong) = run(&args, "");
            assert_eq!((code, wrong.as_str()), (0, ""), "{}", path.display());
        }
    }
    assert!(found >= 4);
    let rules = std::fs::read_to_string(lab.join("lunch-money-house-rules.toml")).unwrap();
    for switch in <lunch_money::Rules as table::HouseRules>::switch_names() {
        let named = |line: &str| line.trim().trim_matches(['"', ',', '+', '-']).split('=').next() == Some(switch);
        assert!(rules.lines().any(named), "{switch} is not tried");
    }
}
