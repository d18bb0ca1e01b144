//! Hints and chances on the screen, computed beside the game.

use super::{SIZES, brawl, drawn, kept, night, play_a_bit, press, session, text, typed};
use crate::opponents::Opponents;
use crate::screen::{Session, Store};
use bots::Budget;
use games::LunchMoneyKit;
use kit::Kit;
use std::time::{Duration, Instant};
use tui::ratatui::crossterm::event::KeyCode;
use tui::{Client, Input, Table as _, WaitsFor};
use words::Lang;

/// The same client with bots that think for a fixed number of simulations, so that nothing else decides what they
/// say.
fn thoughtful<K: Kit>(client: Client<Session<K>>) -> Client<Session<K>> {
    let (session, words) = client.into_parts();
    Client::new(session.against(Opponents { names: Vec::new(), budget: Budget::iterations(400) }), words, false)
}

/// Waits until the page is complete.
fn known<K: Kit>(client: &mut Client<Session<K>>) {
    let begun = Instant::now();
    while client.table().is_thinking() {
        assert!(begun.elapsed() < Duration::from_secs(60), "the bot thinks for ever");
        std::thread::sleep(Duration::from_millis(2));
        client.update(Input::Tick(Duration::from_millis(2)));
    }
}

fn screens<K: Kit>(name: &str, client: &mut Client<Session<K>>) -> String {
    SIZES.iter().map(|size| format!("{name}, {} x {}\n{}\n", size.0, size.1, text(&drawn(client, *size)))).collect()
}

/// A hint and everybody's chances.
fn thoughts<K: Kit>(client: &mut Client<Session<K>>) -> String {
    let asked = text(&drawn(client, SIZES[0]));
    typed(client, "h");
    known(client);
    let mut all = screens("hint", client);
    press(client, KeyCode::Esc);
    typed(client, "v");
    known(client);
    all += &screens("chances", client);
    press(client, KeyCode::Esc);
    assert_eq!(text(&drawn(client, SIZES[0])), asked, "nothing happened at the table");
    all
}

#[test]
fn hints_and_chances_in_all_languages() {
    for lang in Lang::ALL {
        let mut all = thoughts(&mut thoughtful(brawl(lang)));
        all += &thoughts(&mut thoughtful(night(lang)));
        kept(&format!("thoughts-{}", lang.code()), &all);
    }
}

/// Some turns of a game.
fn some_turns<K: Kit>(settings: K) -> Client<Session<K>> {
    let mut client = thoughtful(session(settings, 5, Store::nowhere()));
    let mut steps = 0;
    while steps < 24 || client.table().waits_for() == WaitsFor::Others {
        play_a_bit(&mut client, steps);
        steps += 1;
    }
    client
}

#[test]
fn chances_are_shown_turn_by_turn() {
    let settings = LunchMoneyKit::new(&wire::Options::of(LunchMoneyKit::ID, 3)).unwrap();
    let mut client = some_turns(settings);
    typed(&mut client, "v");
    // The screen stays alive meanwhile and can be interrupted. What is known is kept.
    assert!(client.table().is_thinking());
    assert!(text(&drawn(&mut client, SIZES[0])).contains("Everybody's chances of winning"));
    press(&mut client, KeyCode::Esc);
    assert!(!client.table().is_thinking());
    typed(&mut client, "v");
    known(&mut client);
    let screen = text(&drawn(&mut client, SIZES[1]));
    for name in ["Max", "Ann", "Bob"] {
        let line = screen.lines().find(|line| line.contains(name) && line.contains(" %")).unwrap();
        let bars = line.chars().filter(|c| ('▁'..='█').contains(c)).count();
        assert!(bars > 3 && !line.contains('·'), "{line}");
    }
    let percent = |line: &str| line.split(" %").next()?.rsplit(' ').next()?.parse::<u32>().ok();
    let all: u32 = screen.lines().filter(|line| line.contains(" %")).filter_map(percent).sum();
    assert!((97..=103).contains(&all), "{all} % in all:\n{screen}");
}
