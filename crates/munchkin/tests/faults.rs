//! Every fault of a set is reported, with its place.

use munchkin::{Effect, Fault, Link, Number, Set, Source, Timing};

const MONSTER: &str = "id = \"troll\"\nkind = \"monster\"\nlevel = 3\ntreasures = 1";
const CAUGHT: &str = "when caught: lose_level 1";

fn read(cards: &[&str]) -> Result<Set, Vec<Fault>> {
    // Enough cards to deal, so that this is not the fault.
    let stock = "[[card]]\nid = \"bat\"\nkind = \"monster\"\nlevel = 1\ntreasures = 1\ncount = 20\ntags = [\"bat\"]\n\
                 lines = [\"when caught: lose_level 1\"]\n\
                 [[card]]\nid = \"hat\"\nkind = \"item\"\ncount = 20\nslot = \"head\"\nlines = [\"bonus 1\"]\n\
                 [[card]]\nid = \"vampire\"\nkind = \"race\"\nlines = [\"bonus 1\"]\n";
    let text = cards.iter().map(|card| format!("[[card]]\n{card}\n")).collect::<String>();
    Set::read(&[Source { file: "stock.toml".into(), text: stock.into() }, Source { file: "cards.toml".into(), text }])
}

/// A monster with these lines besides its Bad Stuff.
fn monster(lines: &[&str]) -> String {
    let lines: Vec<String> = lines.iter().chain(&[CAUGHT]).map(|line| format!("{line:?}")).collect();
    format!("{MONSTER}\nlines = [{}]", lines.join(", "))
}

/// A card of a kind with one line.
fn card(kind: &str, more: &str, line: &str) -> String {
    format!("id = \"thing\"\nkind = \"{kind}\"\n{more}\nlines = [\"{line}\"]")
}

/// The field and key of the first fault.
fn fault(cards: &[&str]) -> (String, String) {
    let faults = read(cards).expect_err("this should not be read");
    (faults[0].field.clone(), faults[0].what.key.clone().into_owned())
}

#[test]
fn fields_are_checked() {
    let cases = [
        (MONSTER.replace("level = 3", "level = 21"), "level", "set-number"),
        (MONSTER.replace("level = 3", "rank = 1\nlevel = 3"), "rank", "set-field"),
        (MONSTER.replace("level = 3\n", ""), "level", "set-field-missing"),
        (MONSTER.replace("level = 3", "count = -1\nlevel = 3"), "count", "set-number"),
        (MONSTER.replace("troll", "Troll King"), "id", "set-id"),
        (MONSTER.replace("troll", "bat"), "id", "set-same-id"),
        (
            MONSTER.replace("\"monster\"", "\"monter\"").replace("level = 3\ntreasures = 1", ""),
            "kind",
            "set-unknown-word",
        ),
    ];
    for (text, field, key) in cases {
        let text = format!("{text}\nlines = [\"any_time: gain_level 1\"]");
        let text = if text.contains("monter") { text } else { text.replace("any_time: gain_level 1", CAUGHT) };
        assert_eq!(fault(&[&text]), (field.to_owned(), key.to_owned()), "{text}");
    }
    assert_eq!(fault(&[&card("item", "gold = 150", "bonus 1")]), ("gold".into(), "set-gold".into()));
    assert_eq!(fault(&[&card("item", "slot = \"nose\"", "bonus 1")]), ("slot".into(), "set-unknown-word".into()));
    assert_eq!(fault(&[&card("item", "only = [\"hat\"]", "bonus 1")]), ("only".into(), "set-unknown-trait".into()));
    let both = "only = [\"vampire\"]\nnot = [\"vampire\"]";
    assert_eq!(fault(&[&card("item", both, "bonus 1")]), ("not".into(), "set-nobody".into()));
}

#[test]
fn lines_are_checked() {
    let cases = [
        ("bonsu 3", "set-unknown-word"),
        ("against vampyre: bonus 3", "set-unknown-trait"),
        ("if_monster ghost: flee 1", "set-unknown-tag"),
        ("against vampire: bonus many", "set-number"),
        ("against vampire: bonus", "set-missing"),
        ("against vampire: bonus 3 4", "set-too-much"),
        ("against vampire: bonus 3, up_to 1 fight, up_to 2 turn", "set-too-much"),
        ("against vampire, when met: lose_level 1", "set-order"),
        ("when met, when won: lose_level 1", "set-order"),
        ("bonus 3", "set-effect"),
        ("gain_level 1", "set-effect"),
        ("any_time: flee 1", "set-timing"),
        ("else: lose_level 1", "set-link-first"),
        ("roll 4: flee 1", "set-roll"),
        ("cost self: remove", "set-effect"),
    ];
    for (line, key) in cases {
        assert_eq!(fault(&[&monster(&[line])]), ("lines[0]".into(), key.into()), "{line}");
    }
    assert_eq!(fault(&[MONSTER]).1, "set-bad-stuff");
    assert_eq!(fault(&["id = \"thing\"\nkind = \"curse\""]).1, "set-no-lines");
    assert_eq!(fault(&[&monster(&["flee 1", "flee 1", "flee 1", "flee 1"])]), ("lines".into(), "set-lines".into()));
}

/// MB-LIMIT-1.
#[test]
fn endless_lines_are_refused() {
    for line in [
        "own_turn, cost cards 1: draw door 1",
        "any_time, cost hand: draw treasure 3",
        "own_turn, cost item 1: recover item",
        "when level_lost: lose_level 1",
        "when death: die",
        "own_turn, cost level 1: steal level one_other",
    ] {
        assert_eq!(fault(&[&card("power", "rank = 1", line)]).1, "set-endless", "{line}");
        if line.starts_with("own_turn") {
            assert!(read(&[&card("power", "rank = 1", &format!("{line}, up_to 1 turn"))]).is_ok(), "{line}");
        }
    }
}

#[test]
fn a_set_needs_enough_cards_to_deal() {
    let text = format!("[[card]]\n{}", monster(&[]));
    let faults = Set::read(&[Source { file: "few.toml".into(), text }]).unwrap_err();
    assert_eq!(faults.iter().map(|fault| fault.what.key.as_ref()).collect::<Vec<_>>(), ["set-few", "set-few"]);
}

/// The line, card, field and key of each fault in a file.
fn told(text: &str) -> Vec<(usize, String, String, String)> {
    let faults = Set::read(&[Source { file: "broken.toml".into(), text: text.into() }]).expect_err("it is broken");
    assert!(faults.iter().all(|fault| fault.file == "broken.toml"), "{faults:#?}");
    faults.into_iter().map(|fault| (fault.line, fault.card, fault.field, fault.what.key.into_owned())).collect()
}

#[test]
fn lines_that_are_no_toml_are_all_reported() {
    let text = "\n[[card]]\nid = \n\n[[card]]\nid = \"rat\"\nkind = \"monster\nlevel = 3, 4\nlevel = 5\n\
                [[card]]\nid = \"bat\"\nkind = \"monster\"\nlevel = 40\n";
    let expected = [(3, "", "toml-value"), (7, "", "toml-quotes"), (8, "", "toml-comma")];
    let told = told(text);
    let torn: Vec<_> = told.iter().map(|(line, card, _, key)| (*line, card.as_str(), key.as_str())).collect();
    assert_eq!(torn[..2], expected[..2], "{told:#?}");
    assert!(torn.iter().any(|(line, _, _)| *line == 8), "{told:#?}");
    // The card after them is read all the same, and nothing is missing in those before.
    assert!(told.contains(&(13, "bat".into(), "level".into(), "set-number".into())), "{told:#?}");
    assert!(!told.iter().any(|(line, _, _, key)| *line < 10 && key.starts_with("set-")), "{told:#?}");
}

/// Every field with another type of value, all of them in one file.
#[test]
fn wrong_types_and_unknown_fields_are_reported_with_line_card_and_field() {
    let text = "name = 7\nneeds = \"bites\"\n\n[[card]]\nid = \"rat\"\nkind = \"monster\"\nlevel = \"three\"\n\
                treasures = 1.5\ntags = [\"bat\", 4]\nlines = [\n  \"when caught: die\",\n  12,\n  \"bonsu 1\",\n]\n\
                levle = 2\n\n[[card]]\nid = 3\nkind = [\"item\"]\nbig = \"yes\"\nslot = true\n\n[[card]]\nid = \"cat\"\n\n\
                [[mixed]]\ntag = 1\nbonus = 999\n";
    let told = told(text);
    let told: Vec<_> = told.iter().map(|(line, card, field, key)| (*line, &**card, &**field, &**key)).collect();
    assert_eq!(
        told,
        [
            (1, "", "name", "set-type"),
            (2, "", "needs", "set-type"),
            (7, "rat", "level", "set-type"),
            (8, "rat", "treasures", "set-type"),
            (9, "rat", "tags[1]", "set-type"),
            (12, "rat", "lines[1]", "set-type"),
            (13, "rat", "lines[2]", "set-unknown-word"),
            (15, "rat", "levle", "set-unknown-word"),
            (18, "", "id", "set-type"),
            (19, "", "kind", "set-type"),
            (20, "", "big", "set-type"),
            (21, "", "slot", "set-type"),
            (23, "cat", "kind", "set-needs-field"),
            (26, "", "mixed[0].against", "set-needs-field"),
            (27, "", "mixed[0].tag", "set-type"),
            (28, "", "mixed[0].bonus", "set-number"),
        ]
    );
    assert_eq!(self::told("card = 3\n")[0], (1, String::new(), "card".into(), "set-type".into()));
    assert_eq!(self::told("[card]\nid = \"rat\"\n")[0].3, "set-type");
}

/// One mistake is one fault.
#[test]
fn no_fault_is_reported_twice() {
    let wrong = [&MONSTER.replace("level = 3", "rank = 1\nlevel = 3"), &MONSTER.replace("\"monster\"", "\"monter\"")];
    for card in wrong {
        let faults = read(&[&format!("{card}\nlines = [{CAUGHT:?}]")]).unwrap_err();
        assert_eq!(faults.len(), 1, "{faults:#?}");
    }
}

/// All faults are reported at once, each with its card.
#[test]
fn every_fault_is_reported() {
    let faults = read(&[&monster(&["bonsu 1", "flea 2"]), "id = \"thing\"\nkind = \"wand\""]).unwrap_err();
    let told: Vec<_> = faults.iter().map(|fault| (fault.card.as_str(), fault.field.as_str())).collect();
    assert_eq!(told, [("troll", "lines[0]"), ("troll", "lines[1]"), ("thing", "kind")]);
}

#[test]
fn a_linked_line_shares_the_timing_of_the_first() {
    let set = read(&[&monster(&["when met, if_level >= 3: lose worn head", "else: flee -1"])]).unwrap();
    let lines = &set.card("troll").unwrap().lines;
    assert_eq!((lines[1].link, lines[1].timing), (Link::Else, lines[0].timing));
    let set = read(&[&card("power", "rank = 1", "fight: bonus die")]).unwrap();
    let line = &set.card("thing").unwrap().lines[0];
    assert_eq!((line.timing, line.effect), (Timing::Fight, Effect::Bonus(Number::Die)));
    assert!(line.limit.is_some());
}
