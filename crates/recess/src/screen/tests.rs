//! Screens compared with `tests/snapshots/`, and whole games played by keys.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test -p recess screen` rewrites the screens; read the diff.

mod joined;
mod thoughts;
mod typing;

use super::{Session, Store, Walk};
use crate::game;
use crate::opponents::Opponents;
use bots::Budget;
use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use std::path::Path;
use std::time::Duration;
use table::playbook::{self, Example};
use tui::ratatui::Terminal;
use tui::ratatui::backend::TestBackend;
use tui::ratatui::buffer::{Buffer, CellWidth as _};
use tui::ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui::ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use tui::{Client, Effect, Input, Table, WaitsFor};
use words::{Lang, Words};

/// What is on a screen, line by line.
fn text(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in 0..buffer.area.height {
        let mut line = String::new();
        let mut column = 0;
        while column < buffer.area.width {
            let cell = &buffer[(column, row)];
            line.push_str(cell.symbol());
            column += cell.cell_width().max(1);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Draws a client at a size.
fn drawn<K: Table>(client: &mut Client<K>, size: (u16, u16)) -> Buffer {
    client.update(Input::Resize(size.0, size.1));
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
    let mut regions = Vec::new();
    terminal.draw(|frame| regions = tui::draw(client, frame)).unwrap();
    client.drawn(regions);
    terminal.backend().buffer().clone()
}

fn kept(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let before = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(before == text, "{} has changed; see the head of this file. Now:\n{text}", path.display());
}

fn press<K: Table>(client: &mut Client<K>, code: KeyCode) -> Effect {
    client.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)))
}

fn typed<K: Table>(client: &mut Client<K>, text: &str) {
    for c in text.chars() {
        press(client, KeyCode::Char(c));
    }
}

/// A question to Ann, in the first seat.
const BRAWL: &str = "\
# A brawl
game lunch-money x2 + sticks-and-stones
seat Ann 9: BLOCK, GRAB, HUMILIATION, CHAIN, FIRST AID
seat Bob 12: KICK4, WEIRD, DODGE, HUMILIATION
seat Carl 4: BLOCK, GRAB, CHOKE, JAB
seat Dora 15: STOMP, HIDE, KNIFE
state Carl poked, hiding
turn Bob
Bob: KICK4 + WEIRD > Ann \"this will hurt\"
";

/// Ann fights with a helper.
const NIGHT: &str = "\
# One night
game munchkin-bites
define id = \"gnat\"; kind = \"monster\"; level = 9; treasures = 2; lines = [\"when caught: lose_level 1\"]
seat Ann 3: TRAP LIGHTNING, VAMPIRE, FAIRY DUST, HALF BREED
seat Bob 4: CORRUPTED
seat Carl 2: FAIRY DUST
table Bob: WIDOWS VEIL, FANGED SLIPPERS, DENTED BUCKET (carried)
doors: GNAT, HALF BREED
dice: 1, 6
Ann: put VAMPIRE
Ann: open
Ann: ask Bob for 1 first \"fifty-fifty?\"
Bob: accept
";

fn example(text: &str) -> Example {
    game::read(text.as_bytes()).unwrap().remove(0)
}

/// A game in progress, in a language.
fn at<K: Kit>(story: &str, lang: Lang) -> Client<Session<K>> {
    let (words, example, notation) = (Words::new(lang), example(story), K::notation().unwrap());
    let script = playbook::load(notation, &example).unwrap();
    let session = Session::<K>::resumed(&words, notation, &example, &script, Store::nowhere(), None).unwrap();
    Client::new(session, words, true)
}

fn brawl(lang: Lang) -> Client<Session<LunchMoneyKit>> {
    at(BRAWL, lang)
}

fn night(lang: Lang) -> Client<Session<MunchkinKit>> {
    at(NIGHT, lang)
}

const SIZES: [(u16, u16); 2] = [(80, 24), (160, 50)];

/// The table at both sizes, then pages on top of it.
fn screens<K: Table>(client: &mut Client<K>) -> String {
    let mut all = String::new();
    for size in SIZES {
        all += &format!("{} x {}\n{}\n", size.0, size.1, text(&drawn(client, size)));
    }
    for (name, keys) in [("card", "i"), ("why not", "w"), ("keys", "?"), ("table", "t"), ("log", "l")] {
        if name == "why not" {
            press(client, KeyCode::Tab);
            press(client, KeyCode::End);
            press(client, KeyCode::Up);
            press(client, KeyCode::Up);
        }
        typed(client, keys);
        all += &format!("{name}\n{}\n", text(&drawn(client, SIZES[0])));
        press(client, KeyCode::Esc);
    }
    typed(client, "rhumiliation");
    for size in SIZES {
        all += &format!("rules, {} x {}\n{}\n", size.0, size.1, text(&drawn(client, size)));
    }
    press(client, KeyCode::Esc);
    typed(client, ":wibble");
    press(client, KeyCode::Enter);
    all += &format!("writing\n{}\n", text(&drawn(client, SIZES[0])));
    press(client, KeyCode::Esc);
    all += &format!("too small\n{}", text(&drawn(client, (60, 12))));
    all
}

#[test]
fn screens_in_all_languages() {
    for lang in Lang::ALL {
        kept(&format!("screen-{}", lang.code()), &screens(&mut brawl(lang)));
        kept(&format!("screen-mb-{}", lang.code()), &screens(&mut night(lang)));
    }
}

/// Ann and Bob have more parts to show than fit a small screen, and Carl adds to them.
const FRAY: &str = "\
# A long count
game munchkin-bites
define id = \"gnat\"; kind = \"monster\"; level = 9; treasures = 2; lines = [\"when caught: lose_level 1\"]
seat Ann 3: FAIRY DUST
seat Bob 4:
seat Carl 2: BATTY, FAIRY DUST
table Ann: VAMPIRE, DENTED BUCKET, BUTLERS BELL, CREAKING BOOTS
table Bob: WIDOWS VEIL, FANGED SLIPPERS
doors: GNAT
Ann: open
Ann: ask Bob for 1
Bob: accept
Ann: FAIRY DUST > fighters
Ann: settle
Carl: BATTY > GNAT
";

#[test]
fn totals_are_shown_item_by_item() {
    for lang in Lang::ALL {
        let mut client = at::<MunchkinKit>(FRAY, lang);
        let mut all = String::new();
        for size in SIZES {
            all += &format!("{} x {}\n{}\n", size.0, size.1, text(&drawn(&mut client, size)));
            typed(&mut client, "b");
            all += &format!("in full\n{}\n", text(&drawn(&mut client, size)));
            press(&mut client, KeyCode::Esc);
        }
        kept(&format!("fight-{}", lang.code()), &all);
    }
}

#[test]
fn the_language_can_change_at_any_time() {
    let (mut client, mut there) = (brawl(Lang::English), brawl(Lang::Italian));
    press(&mut client, KeyCode::Down);
    press(&mut there, KeyCode::Down);
    typed(&mut client, "g");
    assert_eq!(text(&drawn(&mut client, SIZES[0])), text(&drawn(&mut there, SIZES[0])));
    // Also while a page is open. Four changes are once around.
    typed(&mut client, "i");
    typed(&mut there, "i");
    typed(&mut client, "gggg");
    assert_eq!(text(&drawn(&mut client, SIZES[0])), text(&drawn(&mut there, SIZES[0])));
}

#[test]
fn wide_names_keep_their_columns() {
    let wide = BRAWL.replace("Bob", "山田");
    for size in SIZES {
        let narrow = drawn(&mut brawl(Lang::English), size);
        let wide = drawn(&mut at::<LunchMoneyKit>(&wide, Lang::English), size);
        // Columns after the name have not moved.
        for (column, row) in [(41, 1), (42, 1), (61, 1), (42, 5), (0, 14)] {
            assert_eq!(narrow[(column, row)].symbol(), wide[(column, row)].symbol(), "at {column}, {row}");
        }
        assert!(text(&wide).contains("▸山田 → Ann"));
    }
}

#[test]
fn a_directory_that_cannot_be_written_stops_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let words = Words::new(Lang::English);
    let head = example("game lunch-money\nseat Max\nseat Ann\nseed 5\n");
    let begun = |store: Store| {
        let settings = LunchMoneyKit::recorded(&head, 2).unwrap();
        let names = ["Max", "Ann"].map(str::to_owned).to_vec();
        Session::new(&words, settings, LunchMoneyKit::notation().unwrap(), names, 5, store, usual(1))
    };
    assert!(begun(Store::new(Some(file.join("games")))).is_err());
    let unkept = begun(Store::unnamed(file.join("games"))).unwrap();
    let notice = unkept.unkept().map(str::to_owned);
    let mut client = Client::new(unkept, Words::new(Lang::English), true).with_notice(notice);
    assert!(text(&drawn(&mut client, SIZES[1])).contains("cannot be written"));
}

#[test]
fn screens_without_colour_say_the_same() {
    let with = drawn(&mut brawl(Lang::English), SIZES[0]);
    let (table, words) = brawl(Lang::English).into_parts();
    let without = drawn(&mut Client::new(table, words, false), SIZES[0]);
    assert_eq!(text(&with), text(&without));
    let coloured = |buffer: &Buffer| buffer.content().iter().filter(|cell| cell.fg != Default::default()).count();
    assert!(coloured(&with) > 0);
    assert_eq!(coloured(&without), 0);
    // The background is left to the terminal.
    assert!(with.content().iter().all(|cell| cell.bg == Default::default()));
}

#[test]
fn every_size_from_the_smallest_up_can_be_drawn() {
    let (mut brawl, mut night) = (brawl(Lang::Czech), night(Lang::Czech));
    for size in [(80, 24), (81, 25), (100, 30), (119, 29), (120, 31), (200, 70), (79, 24), (80, 23), (1, 1), (0, 0)] {
        for keys in ["", "i", "r"] {
            typed(&mut brawl, keys);
            typed(&mut night, keys);
            drawn(&mut brawl, size);
            drawn(&mut night, size);
            press(&mut brawl, KeyCode::Esc);
            press(&mut night, KeyCode::Esc);
        }
    }
}

#[test]
fn the_mouse_does_what_the_keys_do() {
    let mut client = brawl(Lang::English);
    let click = |client: &mut Client<_>, column: u16, row: u16| {
        let kind = MouseEventKind::Down(MouseButton::Left);
        client.update(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
    };
    let find = |buffer: &Buffer, what: &str| {
        let screen = text(buffer);
        let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(what)).unwrap();
        (line[..line.find(what).unwrap()].chars().count() as u16, row as u16)
    };
    let buffer = drawn(&mut client, SIZES[0]);
    let (column, row) = find(&buffer, "First Aid");
    click(&mut client, column, row);
    // A second click on the card: it cannot be played now, and the clause says why.
    click(&mut client, column, row);
    assert!(text(&drawn(&mut client, SIZES[0])).contains("First Aid: why not?"));
    // A click beside the page closes it. One click on a choice selects it, another makes it.
    click(&mut client, 0, 0);
    let (column, row) = find(&drawn(&mut client, SIZES[0]), "take it");
    click(&mut client, column, row);
    assert_eq!(client.table().waits_for(), WaitsFor::You);
    drawn(&mut client, SIZES[0]);
    click(&mut client, column, row);
    assert!(text(&drawn(&mut client, SIZES[0])).contains("Ann takes it"));
    // The keys at the bottom are buttons.
    let (column, row) = find(&drawn(&mut client, SIZES[0]), "rules");
    click(&mut client, column, row);
    assert!(text(&drawn(&mut client, SIZES[0])).contains("The rulebook"));
}

#[test]
fn a_saved_game_is_shown_step_by_step() {
    let notation = LunchMoneyKit::notation().unwrap();
    let script = playbook::load(notation, &example(&format!("{BRAWL}Ann: BLOCK\n...\n"))).unwrap();
    let (run, result) = playbook::run(notation, &script);
    assert!(result.is_ok());
    let walk = Walk::<LunchMoneyKit>::new(script.title.clone(), script.seats.clone(), &run, None);
    let mut client = Client::new(walk, Words::new(Lang::English), true);
    let first = text(&drawn(&mut client, SIZES[0]));
    press(&mut client, KeyCode::Right);
    let second = text(&drawn(&mut client, SIZES[0]));
    assert!(second.contains("this will hurt") && !first.contains("this will hurt"));
    press(&mut client, KeyCode::End);
    let last = text(&drawn(&mut client, SIZES[0]));
    press(&mut client, KeyCode::Right);
    assert_eq!(text(&drawn(&mut client, SIZES[0])), last);
    press(&mut client, KeyCode::Home);
    assert_eq!(text(&drawn(&mut client, SIZES[0])), first);
    kept("walk-en", &format!("{first}\n{second}\n{last}"));
}

/// The default opponents.
fn usual(seats: usize) -> Opponents {
    Opponents { names: vec!["normal"; seats], budget: Budget::usual() }
}

fn session<K: Kit>(settings: K, seed: u64, store: Store) -> Client<Session<K>> {
    let words = Words::new(Lang::English);
    let names = ["Max", "Ann", "Bob"].map(str::to_owned).to_vec();
    let notation = K::notation().unwrap();
    Client::new(Session::new(&words, settings, notation, names, seed, store, usual(2)).unwrap(), words, false)
}

/// Resumes the game in a directory.
fn resumed<K: Kit>(store: &Store) -> Client<Session<K>> {
    let words = Words::new(Lang::English);
    let unfinished = store.unfinished(Some(K::ID)).remove(0);
    let (saved, example) = (unfinished.open(&words).unwrap(), unfinished.example);
    let notation = K::notation().unwrap();
    let script = playbook::load(notation, &example).unwrap();
    let session = Session::resumed(&words, notation, &example, &script, store.clone(), Some(saved)).unwrap();
    Client::new(session.against(usual(2)), words, false)
}

/// One step of a person who uses keys and takes what comes: a number, then Enter.
fn play_a_bit<K: Table>(client: &mut Client<K>, n: usize) {
    match client.table().waits_for() {
        WaitsFor::You => {
            typed(client, &(n % 3 + 1).to_string());
            press(client, KeyCode::Enter);
        }
        // Sometimes the player watches, sometimes they skip.
        WaitsFor::Others if n.is_multiple_of(4) => _ = press(client, KeyCode::Char(' ')),
        WaitsFor::Others => _ = client.update(Input::Tick(Duration::from_secs(2))),
        WaitsFor::Elsewhere | WaitsFor::Nobody => {}
    }
}

/// Plays a game to its end with keys, once without a break and once with several, and compares the files.
fn whole_game<K: Kit>(settings: impl Fn() -> K) {
    let kept = |dir: &Path| {
        let mut files = crate::files::playbooks(dir).unwrap();
        files.sort();
        files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect::<Vec<_>>()
    };
    let [whole, broken] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let [in_one, with_breaks] = [&whole, &broken].map(|dir| Store::new(Some(dir.path().to_owned())));
    let mut client = session(settings(), 5, in_one);
    let mut other = session(settings(), 5, with_breaks.clone());
    let mut steps = 0;
    while client.table().waits_for() != WaitsFor::Nobody {
        assert!(steps < 60_000, "the game never ends");
        play_a_bit(&mut client, steps);
        if steps % 97 == 50 && !other.table().is_over() {
            let before = text(&drawn(&mut other, SIZES[1]));
            drop(other);
            // The file as a machine leaves it that stopped in the middle of a line.
            let torn = crate::files::playbooks(broken.path()).unwrap().remove(0);
            let mut record = std::fs::read_to_string(&torn).unwrap();
            record.push_str("Max: KIC");
            std::fs::write(&torn, record).unwrap();
            other = resumed(&with_breaks);
            assert_eq!(text(&drawn(&mut other, SIZES[1])), before, "after {steps} steps");
        }
        play_a_bit(&mut other, steps);
        steps += 1;
    }
    assert!(client.table().is_over() && other.table().is_over());
    assert_eq!(kept(whole.path()), kept(broken.path()));
    // The record holds, and says who won.
    let record = kept(whole.path()).remove(0);
    assert!(record.contains("= winner "), "{record}");
    let notation = K::notation().unwrap();
    let script = playbook::load(notation, &example(&record)).unwrap();
    assert!(playbook::run(notation, &script).1.is_ok());
    assert!(with_breaks.unfinished(None).is_empty());
    // Another game, which is saved in another file.
    assert!(text(&drawn(&mut client, SIZES[0])).contains("another game"));
    typed(&mut client, "a");
    assert!(client.table().waits_for() != WaitsFor::Nobody);
    assert_eq!(kept(whole.path()).len(), 2);
}

/// Runs a visitor on every game of the registry, each on a thread of its own.
fn with_every_game<V: games::Visitor<Out = ()> + Copy + Send>(visitor: V) {
    std::thread::scope(|scope| {
        for id in games::IDS {
            scope.spawn(move || games::with(id, visitor).unwrap());
        }
    });
}

#[test]
fn every_game_is_played_to_the_end_with_keys() {
    #[derive(Copy, Clone)]
    struct Whole;

    impl games::Visitor for Whole {
        type Out = ();

        fn visit<K: Kit>(self) {
            whole_game(|| K::new(&wire::Options::of(K::ID, 3)).unwrap());
        }
    }

    with_every_game(Whole);
}
