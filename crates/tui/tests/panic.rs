//! A panic during a game leaves the terminal as it was, with the message on it.
#![cfg(unix)]

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read as _;
use std::num::NonZero;
use tui::{Client, LogLine, Lore, Question, Scene, SearchResult, Table, WaitsFor};
use words::{Lang, Words};

/// An empty rulebook.
struct EmptyLore;

impl Lore for EmptyLore {
    const SIGNS: &'static [&'static str] = &[];

    fn search(_: &Words, _: &str) -> Vec<SearchResult> {
        Vec::new()
    }

    fn look_up(_: &Words, _: &str, _: usize) -> Option<String> {
        None
    }
}

/// A game that is shown once and then panics.
struct FaultyTable;

impl Table for FaultyTable {
    type Lore = EmptyLore;

    fn scene(&self, _: &Words) -> Scene {
        Scene::default()
    }

    fn log(&self, _: &Words) -> Vec<LogLine> {
        Vec::new()
    }

    fn happened(&self) -> usize {
        0
    }

    fn waits_for(&self) -> WaitsFor {
        WaitsFor::Others
    }

    fn choose(&mut self, _: &Words, _: usize) -> Result<(), String> {
        Ok(())
    }

    fn write(&mut self, _: &Words, _: &str) -> Result<(), Vec<String>> {
        Ok(())
    }

    fn example(&self, _: &Words) -> String {
        String::new()
    }

    fn go_on(&mut self, _: &Words) -> Result<(), String> {
        panic!("the table panicked")
    }

    fn again(&mut self, _: &Words) -> Result<bool, String> {
        Ok(false)
    }

    fn answer(&self, _: &Words, _: Question, _: usize) -> Vec<String> {
        Vec::new()
    }

    fn in_words(&self, _: &Words) -> Vec<String> {
        Vec::new()
    }
}

/// Run by the other test on its own terminal.
#[test]
#[ignore = "it takes a terminal over; the test below runs it on one"]
fn falls_over() {
    let mut client = Client::new(FaultyTable, Words::new(Lang::English), true);
    tui::run(&mut client).unwrap();
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new("sh");
    command.arg("-c");
    // The terminal's modes before and after, with the game in between.
    command.arg("stty -g; \"$0\" --ignored --exact falls_over --nocapture; stty -g; echo done");
    command.arg(std::env::current_exe().unwrap());
    command.env("TERM", "xterm-256color");
    command.env("RUST_BACKTRACE", "0");
    let mut shell = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    // On some systems the end of a terminal is an error.
    let _ = reader.read_to_end(&mut bytes);
    let _ = shell.wait();
    let side = |n: u16| NonZero::new(n).unwrap();
    let mut parser = vt100::Parser::new(side(24), side(80), 0);
    parser.process(&bytes);
    let screen = parser.screen();
    let text = screen.contents();
    assert!(String::from_utf8_lossy(&bytes).contains("\x1b[?1049h"), "it never took the screen: {text}");
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{text}");
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(text.contains("the table panicked"), "{text}");
    let modes: Vec<&str> = text.lines().map(str::trim).filter(|line| line.matches(':').count() > 20).collect();
    assert!(matches!(modes[..], [before, after] if before == after), "{text}");
}
