//! `--set DIR`: players' own sets of cards are played, saved with their hash, and never mistaken for another set.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn run(args: &[&str]) -> (i32, String, String) {
    crate::command::run(args, "")
}

fn crypt() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../munchkin/tests/sets/crypt")
}

const GHOUL: &str = "[[card]]\nid = \"garden-ghoul\"\nkind = \"monster\"\ncount = 20\nlevel = 6\ntreasures = 2\n\
    tags = [\"undead\"]\nlines = [\"when caught: lose_level 1\"]\n";

/// A small set that is shuffled into the shipped one.
fn home(dir: &Path, level: u8) -> PathBuf {
    let home = dir.join("home");
    std::fs::create_dir_all(home.join("text/en")).unwrap();
    std::fs::write(home.join("set.toml"), "name = \"home\"\nneeds = [\"bites\"]\n").unwrap();
    std::fs::write(home.join("cards.toml"), GHOUL.replace("level = 6", &format!("level = {level}"))).unwrap();
    let text = "garden-ghoul = Compost Ghoul\n    .flavour = He does the borders.\n";
    std::fs::write(home.join("text/en/cards.ftl"), text).unwrap();
    home
}

/// Saves some games with a set; returns the first of them.
fn saved(set: &Path, dir: &Path) -> PathBuf {
    let (set, games) = (set.to_str().unwrap(), dir.join("games"));
    let sim = ["sim", "munchkin-bites", "--games", "6", "--set", set, "--save", games.to_str().unwrap()];
    let (code, out, err) = run(&sim);
    assert_eq!(code, 0, "{out}{err}");
    let mut files: Vec<_> = std::fs::read_dir(games).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.swap_remove(0)
}

#[test]
fn saved_games_name_the_set_and_replay_only_with_it() {
    let dir = tempfile::tempdir().unwrap();
    let set = home(dir.path(), 6);
    let file = saved(&set, dir.path());
    let text = std::fs::read_to_string(&file).unwrap();
    let label = text.lines().find_map(|line| line.strip_prefix("set home@")).expect("the set is named");
    assert!(label.len() == 16 && text.contains("garden-ghoul"), "{text}");
    let (file, set) = (file.to_str().unwrap(), set.to_str().unwrap());
    for command in [&["check", file][..], &["replay", file, "--seat", "Ann"], &["replay", file, "--spell-out"]] {
        let (code, out, err) = run(&[command, &["--set", set]].concat());
        assert_eq!(code, 0, "{command:?}: {out}{err}");
        let (code, out, err) = run(command);
        assert!(code != 0 && format!("{out}{err}").contains("“home”; give its directory with --set"), "{out}{err}");
    }
    let (_, told, _) = run(&["replay", file, "--set", set]);
    assert!(told.contains("Compost Ghoul"), "{told}");
    // A spelt-out game needs the set as well, and is the same game.
    let spelt = dir.path().join("spelt.play");
    std::fs::write(&spelt, run(&["replay", file, "--spell-out", "--set", set]).1).unwrap();
    let (code, out, err) = run(&["check", spelt.to_str().unwrap(), "--set", set]);
    assert_eq!(code, 0, "{out}{err}");
    // With other words it is the same game, with other cards it is not.
    std::fs::write(dir.path().join("home/text/en/cards.ftl"), "garden-ghoul = Lawn Ghoul\n").unwrap();
    assert_eq!(run(&["check", file, "--set", set]).0, 0);
    home(dir.path(), 7);
    let (code, out, err) = run(&["check", file, "--set", set]);
    assert!(code != 0 && format!("{out}{err}").contains("“home” has changed"), "{out}{err}");
}

#[test]
fn sets_are_played_alone_and_together() {
    let dir = tempfile::tempdir().unwrap();
    let (crypt, home) = (crypt(), home(dir.path(), 6));
    let (crypt, home) = (crypt.to_str().unwrap(), home.to_str().unwrap());
    let cards = |args: &[&str]| {
        let common = ["sim", "munchkin-bites", "--games", "40", "--json", "--cards"];
        let (code, out, err) = run(&[&common, args].concat());
        assert_eq!(code, 0, "{out}{err}");
        (out.contains("garden-ghoul"), out.contains("home@"), out.contains("crypt+home@"))
    };
    assert_eq!(cards(&[]), (false, false, false));
    assert_eq!(cards(&["--set", home]), (true, true, false));
    // MB-MIX-1
    assert_eq!(cards(&["--set", home, "--set", crypt]), (true, true, true));
    assert_eq!(cards(&["--set", home, "--set", crypt, "--deck", "bites"]), (false, false, false));
    let arena = ["arena", "--game", "munchkin-bites", "--bots", "casual,random,random", "--games", "12", "--set", home];
    let (code, out, err) = run(&arena);
    assert_eq!(code, 0, "{out}{err}");
}

#[test]
fn sets_that_cannot_be_played_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let set = home(dir.path(), 6);
    let path = set.to_str().unwrap();
    let refused = |args: &[&str], says: &str| {
        let (code, out, err) = run(args);
        assert!(code == 2 && err.contains(says), "{code} {says}: {out}{err}");
    };
    refused(&["sim", "lunch-money", "--set", path], "no card sets of your own");
    refused(&["sim", "munchkin-bites", "--set", "nowhere"], "nowhere");
    refused(&["sim", "munchkin-bites", "--set", path, "--set", path], "two sets are called “home”");
    refused(&["sim", "munchkin-bites", "--set", path, "--deck", "attic"], "bites, home");
    home(dir.path(), 99);
    refused(&["sim", "munchkin-bites", "--set", path], "cards.toml");
    home(dir.path(), 6);
    std::fs::write(set.join("set.toml"), "needs = [\"bites\"]\n").unwrap();
    refused(&["sim", "munchkin-bites", "--set", path], "`name`");
    std::fs::write(set.join("set.toml"), "name = \"bites\"\n").unwrap();
    refused(&["sim", "munchkin-bites", "--set", path], "“bites” is no name");
}

#[test]
fn an_experiment_compares_sets() {
    let dir = tempfile::tempdir().unwrap();
    let set = home(dir.path(), 6);
    let file = dir.path().join("two sets.toml");
    let grid =
        "game = \"munchkin-bites\"\ngames = 30\nplayers = [3]\nbots = \"casual\"\ndecks = [\"bites\", \"home\"]\n";
    std::fs::write(&file, grid).unwrap();
    let (set, out_dir) = (set.to_str().unwrap(), dir.path().join("out put"));
    let lab = ["lab", "run", file.to_str().unwrap(), "-o", out_dir.to_str().unwrap(), "--set", set];
    let (code, out, err) = run(&lab);
    assert!(code == 0 && out.contains("home@"), "{out}{err}");
    let report = std::fs::read_to_string(out_dir.join("report-en.md")).unwrap();
    assert!(report.contains("home@"), "{report}");
    // The command can be pasted into a shell.
    let command = report.lines().find(|line| line.starts_with("recess lab run")).unwrap();
    let words = shlex::split(command).unwrap();
    assert_eq!(words[1..], lab.map(str::to_owned));
    // An experiment that names no decks is played with the set, and counts its cards by name.
    std::fs::write(&file, grid.replace("decks = [\"bites\", \"home\"]\n", "").replace("30", "60")).unwrap();
    let alone = dir.path().join("alone");
    let (code, out, err) = run(&["lab", "run", file.to_str().unwrap(), "-o", alone.to_str().unwrap(), "--set", set]);
    assert_eq!(code, 0, "{out}{err}");
    let report = std::fs::read_to_string(alone.join("report-en.md")).unwrap();
    assert!(report.contains("Compost Ghoul"), "{report}");
}

async fn get(server: &client::Server, path: &str) -> Result<Value, client::Error> {
    Ok(serde_json::from_str(&server.get(path).await?).unwrap())
}

/// A server with a set, and its address.
fn serve(dir: &Path, more: &[&str]) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_recess"));
    command.args(["--lang", "en", "serve", "--log", "off", "--listen", "127.0.0.1:0", "--data"]);
    command.arg(dir.join("tables.db")).args(more);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    // Somebody must read the rest.
    std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
    let at = line[line.find("127.0.0.1:").unwrap_or_else(|| panic!("{line}"))..].split('/').next().unwrap().to_owned();
    (child, at)
}

fn stop(mut child: Child) {
    assert!(Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap().success());
    child.wait().unwrap();
}

/// A host names a set by its directory: the server must have the same cards.
#[test]
fn a_table_with_a_set_is_opened_from_the_terminal() {
    let dir = tempfile::tempdir().unwrap();
    let set = home(dir.path(), 6);
    let set = set.to_str().unwrap();
    let (with, at) = serve(dir.path(), &["--set", set]);
    let elsewhere = dir.path().join("elsewhere");
    std::fs::create_dir(&elsewhere).unwrap();
    let (without, other) = serve(&elsewhere, &[]);
    let host = |at: &str, more: &[&str]| {
        let args = [&["host", at, "munchkin-bites", "--players", "3", "--bots", "casual,casual", "--plain"][..], more];
        let mut command = Command::new(env!("CARGO_BIN_EXE_recess"));
        command.args(args.concat()).args(["--lang", "en"]).env("XDG_DATA_HOME", dir.path());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(b"quit\n").unwrap();
        let output = child.wait_with_output().unwrap();
        let [told, wrong] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (output.status.success(), told, wrong)
    };
    let (opened, told, wrong) = host(&at, &["--set", set]);
    assert!(opened, "{told}{wrong}");
    let link = told.lines().find_map(|line| line.strip_prefix("The link to your table: ")).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let path = format!("/api/tables/{}", link.rsplit('/').next().unwrap());
    let info = runtime.block_on(get(&client::Server::at(&at), &path)).unwrap();
    assert!(info["options"]["decks"].as_str().unwrap().starts_with("home@"), "{info}");
    // A server without the set has no such table.
    let (opened, told, wrong) = host(&other, &["--set", set]);
    assert!(!opened && !wrong.is_empty(), "{told}{wrong}");
    stop(with);
    stop(without);
}

#[test]
fn a_table_is_stored_with_its_set() {
    let dir = tempfile::tempdir().unwrap();
    let set = home(dir.path(), 6);
    let with = ["--set", set.to_str().unwrap()];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (child, at) = serve(dir.path(), &with);
    let (id, decks) = runtime.block_on(async {
        let server = client::Server::at(&at);
        let games: Value = get(&server, "/api/games").await.unwrap();
        let offer = games.as_array().unwrap().iter().find(|game| game["id"] == "munchkin-bites").unwrap();
        let decks: Vec<&str> =
            offer["decks"].as_array().unwrap().iter().filter_map(|one| one["decks"].as_str()).collect();
        assert_eq!(decks, ["bites", "home"]);
        let options = json!({"game": "munchkin-bites", "players": 3, "decks": "home"});
        let seat = server.create(&options, "Ann", true).await.unwrap();
        let info: Value = get(&server, &format!("/api/tables/{}", seat.id)).await.unwrap();
        let decks = info["options"]["decks"].as_str().unwrap().to_owned();
        assert!(decks.starts_with("home@"), "{decks}");
        let cards: Value = get(&server, &format!("/api/cards/munchkin-bites/{decks}")).await.unwrap();
        let facts = cards["cards"].as_array().unwrap();
        assert!(facts.len() > 200 && facts.last().unwrap()["slug"] == "garden-ghoul", "{}", facts.len());
        // In a language that the set lacks, its cards have the names of another.
        assert!(cards["words"]["cs"].as_str().unwrap().contains("mb-card-garden-ghoul = Compost Ghoul"));
        let unknown = json!({"game": "munchkin-bites", "players": 3, "decks": "attic"});
        assert!(server.create(&unknown, "Ann", true).await.is_err());
        (seat.id, decks)
    });
    stop(child);
    // With the same cards the table opens again; without them, or with others, it does not.
    let mut answers = Vec::new();
    for (more, level) in [(&with[..], 6), (&[], 6), (&with, 7)] {
        home(dir.path(), level);
        let (child, at) = serve(dir.path(), more);
        let path = format!("/api/tables/{id}");
        let answer = runtime.block_on(get(&client::Server::at(&at), &path));
        answers.push(answer.map(|info| info["options"]["decks"] == *decks).map_err(|why| format!("{why:?}")));
        stop(child);
    }
    assert_eq!(answers[0], Ok(true));
    assert!(answers[1].as_ref().is_err_and(|why| why.contains("table-set-missing")), "{answers:?}");
    assert!(answers[2].as_ref().is_err_and(|why| why.contains("table-set-changed")), "{answers:?}");
}
