//! Tests of kinds of windows that players let pass.

use super::every_game;
use crate::testing::{Bench, all_kinds, options};
use kit::{Kit, WindowTime};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{Rng, Seat};

/// A player who lets every kind pass is asked in no window until they stop everything. Then they are asked in the open
/// one. Counts the stops.
fn pass_and_stop<K: Kit>() -> usize {
    let mut stops = 0;
    for seed in 0..12 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(3, &[]), 3);
        bench.say(2, &all_kinds::<K>());
        bench.say(0, &json!({"type": "start"}));
        let mut rng = Rng::stream(seed, "stops", 0);
        for step in 0..400 {
            if bench.is_over() {
                break;
            }
            let run = bench.room.run.as_ref().expect("a game is going on");
            let open = run.window.filter(|window| window.time != WindowTime::Decision);
            if open.is_some() {
                let waits = run.asks[2].as_ref().is_some_and(|ask| ask.kept.is_none());
                assert!(!waits, "seed {seed}, step {step}");
                let could_answer = run.held.iter().any(|held| held.seat == Seat::new(2));
                if run.asks[2].is_none() && could_answer && rng.chance(2, 1) {
                    stops += 1;
                    bench.say(2, &json!({"type": "stop"}));
                    let ask = bench.ask(2).expect("whoever stops is asked");
                    let run = bench.room.run.as_ref().expect("the window is still open");
                    assert!(run.window.is_some() && run.asks[2].is_some());
                    bench.say(2, &json!({"type": "move", "ask": ask["id"], "mv": ask["default"]}));
                    bench.say(2, &all_kinds::<K>());
                }
            }
            assert!(bench.answer_all(3, true) || bench.wait());
        }
    }
    stops
}

fn kinds_of_windows_pass_unasked_until_everything_is_stopped<K: Kit>() {
    let stops = pass_and_stop::<K>();
    assert!(K::KINDS.is_empty() || stops > 20, "{} stops in {}", stops, K::ID);
}

/// A player who wants to be asked only about plays against them is asked about nothing else. A play against somebody
/// always concerns them.
fn a_player_may_be_asked_only_about_plays_against_them<K: Kit>() {
    for seed in 0..12 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(3, &[]), 3);
        bench.say(2, &json!({"type": "auto-pass", "windows": "not-at-me"}));
        bench.say(0, &json!({"type": "start"}));
        for step in 0..400 {
            if bench.is_over() {
                break;
            }
            let run = bench.room.run.as_ref().expect("a game is going on");
            let seat = Seat::new(2);
            if run.window.is_some_and(|window| window.time != WindowTime::Decision) {
                let is_at = K::is_at(&run.shown_game, seat);
                assert!(!is_at || K::concerns(&run.shown_game, seat), "seed {seed}, step {step}");
                let waits = run.asks[2].as_ref().is_some_and(|ask| ask.kept.is_none());
                assert!(is_at || !waits, "seed {seed}, step {step}: asked about what is not at them");
            }
            assert!(bench.answer_all(3, true) || bench.wait());
        }
    }
}

fn a_returning_player_is_told_which_kinds_they_let_pass<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(1, &options::<K>(3, &[]), 2);
    bench.say(1, &all_kinds::<K>());
    bench.say(1, &json!({"type": "let-pass", "kinds": ["no-such-kind"]}));
    let last = bench.last_heard(1);
    assert!(last.contains("refused") && last.contains("table-no-kind"), "{last}");
    bench.arrive(1);
    let heard = bench.heard[&crate::Conn(1)].iter().rev();
    let welcome = heard.map(|(_, text)| serde_json::from_str(text)).map(Result::<Value, _>::unwrap);
    let welcome = welcome.into_iter().find(|message| message["type"] == "welcome").expect("whoever comes is welcome");
    let told: BTreeSet<&str> = welcome["let_pass"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert_eq!(told, K::KINDS.iter().map(|kind| kind.kind).collect());
}

every_game!(
    kinds_of_windows_pass_unasked_until_everything_is_stopped,
    a_returning_player_is_told_which_kinds_they_let_pass,
    a_player_may_be_asked_only_about_plays_against_them,
);
