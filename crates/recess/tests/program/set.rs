//! `recess set`: good sets, bad sets, and cards by any of their names.

use std::path::Path;

fn run(args: &[&str]) -> (i32, String, String) {
    crate::command::run(args, "")
}

/// A small sound set, played with the shipped one.
struct Home(tempfile::TempDir);

const CARD: &str = "[[card]]\nid = \"garden-ghoul\"\nkind = \"monster\"\nlevel = 6\ntreasures = 2\n\
    tags = [\"undead\"]\nlines = [\"against mummy: bonus 3\", \"when caught: lose_level 1\"]\n";

impl Home {
    fn new() -> Home {
        let home = Home(tempfile::tempdir().unwrap());
        home.write("set.toml", b"name = \"home\"\nneeds = [\"bites\"]\n");
        home.write("cards.toml", CARD.as_bytes());
        for lang in ["en", "it", "es", "cs"] {
            let text = format!("garden-ghoul = Ghoul {lang}\n    .flavour = He does the borders.\n");
            home.write(&format!("text/{lang}/cards.ftl"), text.as_bytes());
        }
        home
    }

    fn write(&self, file: &str, bytes: &[u8]) -> &Home {
        let path = self.0.path().join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, bytes).unwrap();
        self
    }

    fn path(&self) -> &str {
        self.0.path().to_str().unwrap()
    }

    /// Its check fails with this code and says this.
    fn refused(&self, code: i32, says: &str) {
        let (got, _, err) = run(&["set", "check", self.path()]);
        assert_eq!(got, code, "{err}");
        assert!(err.contains(says), "{says} is missing in: {err}");
    }

    /// With this card added, the check says this.
    fn card_refused(card: &str, says: &str) {
        let home = Home::new();
        home.write("more.toml", format!("[[card]]\n{card}").as_bytes());
        home.refused(1, says);
    }
}

#[test]
fn sound_sets_get_a_summary() {
    let (code, out, _) = run(&["set", "check", "bites"]);
    assert!(code == 0 && out.contains("bites: 288 cards, no mistakes.") && out.contains("Doors"), "{out}");
    let (code, out, err) = run(&["set", "check", Home::new().path()]);
    assert!(code == 0 && out.contains("1 card,") && out.contains("Played together with bites."), "{out}{err}");
    let crypt = Path::new(env!("CARGO_MANIFEST_DIR")).join("../munchkin/tests/sets/crypt");
    let (code, out, err) = run(&["set", "check", crypt.to_str().unwrap()]);
    assert!(code == 0 && out.contains("Classes: 4"), "{out}{err}");
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../munchkin/sets/bites");
    assert_eq!(run(&["set", "check", shipped.to_str().unwrap()]).0, 0);
}

#[test]
fn every_mistake_is_reported_with_file_card_and_field() {
    let refused = Home::card_refused;
    refused(
        "id = \"oddity\"\nkind = \"curse\"\nlines = [\"explode 3\"]\n",
        "more.toml:4: oddity: lines[0]: “explode” is not known here; expected one of: bonus, enhance",
    );
    refused(
        "id = \"oddity\"\nkind = \"curse\"\ncount = -2\nlines = [\"die\"]\n",
        "more.toml:4: oddity: count: “-2” is not a whole number from 1 to 20",
    );
    refused(
        "id = \"garden-ghoul\"\nkind = \"curse\"\nlines = [\"die\"]\n",
        "more.toml:2: garden-ghoul: id: another card already has this id",
    );
    refused(
        "id = \"vampire\"\nkind = \"race\"\nlines = [\"bonus 1\"]\n",
        "more.toml:2: vampire: id: another card already has this id",
    );
    refused(
        "id = \"oddity\"\nkind = \"power\"\nrank = 1\nlines = [\"own_turn, cost cards 1: draw treasure 1\"]\n",
        "more.toml:5: oddity: lines[0]: this could be used endlessly",
    );
    refused(
        "id = \"oddity\"\nkind = \"gadget\"\nlines = [\"die\"]\n",
        "more.toml:3: oddity: kind: “gadget” is not known",
    );
    refused("id = \"oddity\"\nkind = \"curse\"\nlevel = 3\nlines = [\"die\"]\n", "has no such field");
    refused("id = \"oddity\"\nkind = \"monster\"\ntreasures = 1\nlines = [\"when caught: die\"]\n", "needs this field");
    refused("id = \"oddity\"\nkind = \"monster\"\nlevel = 1\ntreasures = 1\n", "a monster needs Bad Stuff");
    refused("id = \"oddity\"\nkind = \"curse\"\n", "the card does nothing");
    refused("id = \"Oddity\"\nkind = \"curse\"\nlines = [\"die\"]\n", "an id is kebab-case");
    refused("id = \"oddity\"\nkind = \"item\"\ngold = 150\nlines = [\"bonus 1\"]\n", "gold comes in hundreds");
    refused("id = \"oddity\"\nkind = \"curse\"\nlines = [\"lose_level\"]\n", "the line ends too soon");
    refused("id = \"oddity\"\nkind = \"curse\"\nlines = [\"die you twice\"]\n", "“twice” does not belong here");
    refused("id = \"oddity\"\nkind = \"curse\"\nlines = [\"else: die\"]\n", "continue the line before");
    refused("id = \"oddity\"\nkind = \"curse\"\nlines = [\"fight: die\"]\n", "can never happen");
    refused("id = \"oddity\"\nkind = \"curse\"\nlines = [\"twin\"]\n", "does nothing on a card of kind “curse”");
    refused(
        "id = \"oddity\"\nkind = \"item\"\nonly = [\"elf\"]\nlines = [\"bonus 1\"]\n",
        "oddity: only: “elf” is not a trait",
    );
    refused(
        "id = \"oddity\"\nkind = \"item\"\nlines = [\"if_monster elf: bonus 1\"]\n",
        "no monster has the tag “elf”",
    );
    refused("id = \"half\n", "more.toml:2: text stands in double quotes");
}

/// The parsers of TOML and Fluent speak English only, so that none of their words are shown.
#[test]
fn unreadable_lines_are_explained_in_every_language() {
    let home = Home::new();
    let torn = [
        "id = ",
        "id = half",
        "id = \"half",
        "id = 'half",
        "id = [1",
        "id = [1 2]",
        "id = {",
        "= 3",
        "[[card",
        "a.b.c",
        "id = 3\nid = 4",
        "level = 03",
        "id = \"\\q\"",
        "]",
        "\u{1}",
    ];
    let english = ["expected", "invalid", "missing", "unclosed", "duplicate", "extra", "unexpected", "must be"];
    for (at, line) in torn.iter().enumerate() {
        home.write(&format!("torn{at:02}.toml"), format!("[[card]]\n{line}\n").as_bytes());
    }
    home.write("text/en/cards.ftl", b"garden-ghoul = { $who\n    .flavour\n\nother thing\n");
    for lang in ["it", "es", "cs"] {
        let (code, _, err) = run(&["set", "check", home.path(), "--lang", lang]);
        assert_eq!(code, 1);
        for (at, line) in torn.iter().enumerate() {
            assert!(err.contains(&format!("torn{at:02}.toml:")), "{lang}: {line:?}: {err}");
        }
        assert!(!english.iter().any(|word| err.contains(word)), "{lang}: {err}");
    }
    std::fs::remove_dir_all(home.0.path().join("text/en")).unwrap();
}

#[test]
fn all_mistakes_are_reported_at_once_in_every_language() {
    let broken = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sets/broken");
    let mut counts = Vec::new();
    for lang in ["en", "it", "es", "cs"] {
        let (code, _, err) = run(&["set", "check", broken.to_str().unwrap(), "--lang", lang]);
        assert_eq!(code, 1);
        assert!(!err.contains("set-") && !err.contains("{$"), "{lang}: {err}");
        counts.push(err.lines().count());
    }
    assert!(counts[0] > 15 && counts.iter().all(|count| *count == counts[0]), "{counts:?}");
}

#[test]
fn texts_are_checked_too() {
    let home = Home::new();
    home.write("text/es/cards.ftl", b"garden-ghoul = Ghoul\n");
    home.refused(1, "text/es/cards.ftl: garden-ghoul: flavour: the card has no flavour in this language");
    home.write("text/es/cards.ftl", b"garden-goul = Ghoul\n    .flavour = Ah.\n");
    home.refused(1, "text/es/cards.ftl: garden-goul: there is no card with this id");
    home.refused(1, "text/es: garden-ghoul: name: the card has no name in this language");
    home.write("text/es/cards.ftl", "garden-ghoul = Vampiro\n    .flavour = Ah.\n".as_bytes());
    home.refused(1, "vampire is also called “Vampiro”");
    home.write("text/es/cards.ftl", b"garden-ghoul = { $who\n");
    home.refused(1, "text/es/cards.ftl:1: this line cannot be read as Fluent");
    std::fs::remove_dir_all(home.0.path().join("text/cs")).unwrap();
    home.refused(1, "text/cs: no texts in this language");
}

#[test]
fn a_set_played_alone_needs_enough_cards() {
    let home = Home::new();
    home.write("set.toml", b"name = \"home\"\n").write("cards.toml", CARD.replace("mummy", "human").as_bytes());
    home.refused(1, "the Door deck has 1 card, too few to deal to six players; it needs at least 12");
    home.write("set.toml", b"name = \"home\"\nneeds = [\"nibbles\"]\n");
    home.refused(1, "set.toml: there is no set “nibbles”");
}

#[test]
fn unreadable_sets_are_refused() {
    let home = Home::new();
    home.write("more.toml", b"\xff\xfe");
    home.refused(2, "more.toml: this is not UTF-8 text");
    let empty = tempfile::tempdir().unwrap();
    let empty = empty.path().to_str().unwrap();
    for (dir, says) in [(empty, "there are no card files"), ("/nowhere/at-all", "there is no such directory")] {
        for command in ["check", "show"] {
            let (code, _, err) = run(&["set", command, dir]);
            assert!(code == 2 && err.contains(says), "{err}");
        }
    }
    let file = home.0.path().join("cards.toml");
    assert_eq!(run(&["set", "check", file.to_str().unwrap()]).0, 2);
    home.write("more.toml", &vec![b'#'; (16 << 20) + 1]);
    home.refused(2, "longer than 16 MiB");
}

#[test]
fn cards_are_found_by_id_and_by_name_in_any_language() {
    for name in ["werewolf", "Werewolf", "hombre LOBO", "licantropo", "Vlkodlak"] {
        let (code, out, err) = run(&["set", "show", "bites", name, "--lang", "es"]);
        assert!(code == 0 && out.starts_with("Hombre lobo\n"), "{name}: {out}{err}");
    }
    // Without accents, and in several words.
    let (code, out, _) = run(&["set", "show", "bites", "ataud"]);
    assert!(code == 0 && out.starts_with("Coffin\n"), "{out}");
    assert_eq!(run(&["set", "show", "bites", "hombre", "lobo"]).0, 0);
    let (code, _, err) = run(&["set", "show", "bites", "quidditch"]);
    assert!(code == 2 && err.contains("there is no card “quidditch” in this set"), "{err}");
    let home = Home::new();
    for card in ["garden-ghoul", "ghoul cs", "vampire"] {
        assert_eq!(run(&["set", "show", home.path(), card]).0, 0);
    }
    let (_, out, _) = run(&["set", "show", home.path()]);
    assert!(out.contains("MONSTERS") && !out.contains("Vampire\n"), "only its own cards: {out}");
}

#[test]
fn a_whole_set_is_shown_in_every_language() {
    for lang in ["en", "it", "es", "cs"] {
        let (code, out, err) = run(&["set", "show", "bites", "--lang", lang]);
        assert!(code == 0 && out.lines().count() > 1000, "{lang}: {err}");
        assert!(!out.contains("mb-") && !out.contains('{') && !out.contains('_'), "{lang}");
    }
}
