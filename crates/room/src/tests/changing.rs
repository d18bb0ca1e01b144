//! Tests of changing a table's options before the first game.

use super::every_game;
use super::few;
use crate::testing::{Bench, entropy, options};
use crate::{AnyRoom, Conn, Room};
use kit::Kit;
use serde_json::json;
use table::Seat;
use wire::{Options, Pace, TableStage};

every_game!(
    the_host_changes_the_options_and_everybody_hears,
    the_game_begins_with_the_new_options,
    what_cannot_change_is_refused,
    a_vote_to_begin_is_void_when_the_options_change,
);

/// A waiting room for as many as the game usually has, with two people in it.
fn waiting<K: Kit>() -> (Bench<K>, Options) {
    let options = options::<K>(K::offer().usual_players.into(), &[]);
    (Bench::new(5, &options, 2), options)
}

/// Asks for other options. Returns the key of the refusal, if there is one.
fn change<K: Kit>(bench: &mut Bench<K>, at: usize, options: &Options) -> Option<String> {
    let before = bench.heard[&Conn(at as u64)].len();
    bench.say(at, &json!({"type": "change", "options": options}));
    bench.heard[&Conn(at as u64)][before..].iter().find_map(|(_, text)| {
        let message: serde_json::Value = serde_json::from_str(text).unwrap();
        (message["type"] == "refused").then(|| message["reasons"][0]["say"]["key"].as_str().unwrap().to_owned())
    })
}

fn the_host_changes_the_options_and_everybody_hears<K: Kit>() {
    let (mut bench, options) = waiting::<K>();
    let wanted = Options { pace: Pace::Quick, hints: true, public: true, ..options };
    bench.say(0, &json!({"type": "change", "options": wanted}));
    assert_eq!(bench.room.info().options, wanted);
    let heard: Vec<&str> = bench.heard[&Conn(1)].iter().rev().take(2).map(|(_, text)| &**text).collect();
    assert!(heard[0].contains(r#""pace":"quick""#) && heard[1].contains("table-changed"), "{heard:?}");
}

fn the_game_begins_with_the_new_options<K: Kit>() {
    let (mut bench, options) = waiting::<K>();
    let most = usize::from(K::offer().players[1]);
    let level = (*K::LEVELS.last().unwrap()).to_owned();
    let wanted = Options { players: most, bots: vec![level.clone()], ..options };
    assert_eq!(change(&mut bench, 0, &wanted), None);
    bench.keeps_jobs = true;
    bench.say(0, &json!({"type": "start"}));
    let info = bench.room.info();
    assert_eq!((info.stage, info.seats.len()), (TableStage::Playing, most));
    assert!(info.seats[2..].iter().all(|place| place.level.as_ref() == Some(&level)));
    // The options are saved beside the records, so a table that is opened again has the new ones.
    let restored = Room::<K>::restored(&bench.saved(&wanted), bench.now, entropy(9)).unwrap();
    assert!(restored.run.unwrap().game == *bench.game().unwrap());
}

fn what_cannot_change_is_refused<K: Kit>() {
    let (mut bench, options) = waiting::<K>();
    let quick = Options { pace: Pace::Quick, ..options.clone() };
    assert_eq!(change(&mut bench, 1, &quick).as_deref(), Some("table-host-only"));
    let other = Options { game: "another".to_owned(), ..quick.clone() };
    assert_eq!(change(&mut bench, 0, &other).as_deref(), Some("table-same-game"));
    let unknown = Options { bots: vec!["no-such-level".to_owned()], ..quick.clone() };
    assert_eq!(change(&mut bench, 0, &unknown).as_deref(), Some("table-level"));
    let long = Options { rules: "x".repeat(2000), ..quick.clone() };
    assert_eq!(change(&mut bench, 0, &long).as_deref(), Some("error-options-too-long"));
    let many = Options { bots: vec![K::USUAL.to_owned(); 700], ..quick.clone() };
    assert_eq!(change(&mut bench, 0, &many).as_deref(), Some("error-options-too-long"));
    assert_eq!(bench.room.info().options, options);
    // Somebody sits in the last seat.
    let last = Seat::new(options.players - 1);
    let (_, fx) = bench.room.sit(bench.now, "Last", Some(last)).unwrap();
    bench.take(fx);
    if few::<K>() < options.players {
        let fewer = Options { players: few::<K>(), ..quick.clone() };
        assert_eq!(change(&mut bench, 0, &fewer).as_deref(), Some("table-seats-taken"));
    }
    bench.say(0, &json!({"type": "start"}));
    assert_eq!(change(&mut bench, 0, &quick).as_deref(), Some("table-not-now"));
    assert_eq!(bench.room.info().options, options);
}

fn a_vote_to_begin_is_void_when_the_options_change<K: Kit>() {
    let (mut bench, options) = waiting::<K>();
    bench.say(1, &json!({"type": "start"}));
    assert_eq!(bench.room.info().proposals.len(), 1);
    assert_eq!(change(&mut bench, 0, &Options { hints: true, ..options }), None);
    assert_eq!(bench.room.info().proposals.len(), 0);
}
