//! Tests of logs that are too long for one message, and of many who come and go.

use super::{every_game, few};
use crate::log::BYTES;
use crate::testing::{Bench, options};
use crate::{AnyRoom, Conn};
use kit::Kit;
use serde_json::{Value, json};

every_game!(
    a_very_long_game_can_be_joined_again,
    pages_are_the_whole_log_and_no_more_than_a_seat_may_know,
    pages_come_one_after_the_other,
    watchers_who_come_and_go_do_not_flood_the_players,
);

/// A table with two people in a game of several hundred decisions, made very long: everything happens again and again.
fn long_game<K: Kit>() -> Bench<K> {
    let mut bench: Bench<K> = Bench::new(3, &options::<K>(few::<K>().max(2), &[K::USUAL]), 2);
    bench.say(0, &json!({"type": "start"}));
    for _ in 0..60 {
        if !bench.is_over() && !bench.answer_all(2, true) {
            bench.wait();
        }
    }
    let run = bench.room.run.as_mut().unwrap();
    let (events, talks) = (run.events.clone(), run.talks.clone());
    while run.events.len() < 30_000 {
        run.talks.extend(talks.iter().map(|(at, talk)| (at + run.events.len(), talk.clone())));
        run.events.extend(events.iter().cloned());
    }
    run.shown = run.events.len();
    bench
}

/// Connects a player again, or with `None` a spectator, and returns the welcome.
fn welcome<K: Kit>(bench: &mut Bench<K>, at: Option<usize>) -> (usize, String) {
    let conn = 50 + at.map_or(0, |at| at + 1);
    let fx = bench.room.connected(bench.now, Conn(conn as u64));
    bench.take(fx);
    let token = at.map(|at| bench.secret(at).to_owned());
    bench.say(conn, &json!({"type": "hello", "token": token}));
    let heard = &bench.heard[&Conn(conn as u64)];
    let (_, text) = heard.iter().rev().find(|(_, text)| text.contains("\"type\":\"welcome\"")).unwrap();
    (conn, text.clone())
}

fn a_very_long_game_can_be_joined_again<K: Kit>() {
    let mut bench = long_game::<K>();
    let run = bench.room.run.as_ref().unwrap();
    let whole = crate::tell::entries(&bench.room.kit, &crate::tell::stretches(run, (0, run.shown), None));
    assert!(wire::json(&whole).len() > 1 << 20, "the whole log would not get through");
    for at in [Some(0), Some(1), None] {
        let (_, text) = welcome(&mut bench, at);
        assert!(text.len() < BYTES + (32 << 10), "{} bytes", text.len());
        let said: Value = serde_json::from_str(&text).unwrap();
        assert!(said["log_from"].as_u64().unwrap() > 0 && !said["log"].as_array().unwrap().is_empty());
    }
}

fn events(log: &Value) -> Vec<Value> {
    log.as_array().unwrap().iter().flat_map(|entry| entry["events"].as_array().unwrap().clone()).collect()
}

fn pages_are_the_whole_log_and_no_more_than_a_seat_may_know<K: Kit>() {
    let mut bench = long_game::<K>();
    for at in [Some(0), Some(1), None] {
        let (conn, text) = welcome(&mut bench, at);
        let said: Value = serde_json::from_str(&text).unwrap();
        let mut from = said["log_from"].as_u64().unwrap();
        let mut pages = vec![said["log"].clone()];
        while from > 0 {
            bench.now += 100;
            bench.say(conn, &json!({"type": "log", "before": from}));
            let text = bench.last_heard(conn).to_owned();
            assert!(text.len() < BYTES + 1024, "{} bytes", text.len());
            let page: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(page["type"], "log", "{text}");
            let next = page["from"].as_u64().unwrap();
            assert!(next < from, "it ends");
            from = next;
            pages.push(page["log"].clone());
        }
        let paged: Vec<Value> = pages.iter().rev().flat_map(events).collect();
        let run = bench.room.run.as_ref().unwrap();
        let seat = at.map(table::Seat::new);
        let whole = crate::tell::entries(&bench.room.kit, &crate::tell::stretches(run, (0, run.shown), seat));
        let whole = events(&serde_json::to_value(whole).unwrap());
        assert!(paged == whole, "{} and {} events", paged.len(), whole.len());
    }
}

fn pages_come_one_after_the_other<K: Kit>() {
    let mut bench = long_game::<K>();
    let (conn, _) = welcome(&mut bench, None);
    let ask = json!({"type": "log", "before": 1000});
    bench.say(conn, &ask);
    assert!(bench.last_heard(conn).contains("\"type\":\"log\""));
    bench.say(conn, &ask);
    assert!(bench.last_heard(conn).contains("table-log-later"));
    bench.now += 100;
    bench.say(conn, &ask);
    assert!(bench.last_heard(conn).contains("\"type\":\"log\""));
    // Anything may be asked for.
    for before in [0, 1, u32::MAX] {
        bench.now += 100;
        bench.say(conn, &json!({"type": "log", "before": before}));
        assert!(bench.last_heard(conn).contains("\"type\":\"log\""));
    }
}

fn watchers_who_come_and_go_do_not_flood_the_players<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(3, &options::<K>(few::<K>().max(2), &[K::USUAL]), 2);
    bench.say(0, &json!({"type": "start"}));
    let before = bench.heard[&Conn(0)].len();
    // Two hundred in half a second.
    for n in 0..200 {
        let conn = Conn(1000 + n);
        bench.now += 2;
        let fx = bench.room.connected(bench.now, conn);
        bench.take(fx);
        let fx = bench.room.received(bench.now, conn, &json!({"type": "hello"}).to_string());
        bench.take(fx);
        let fx = bench.room.disconnected(bench.now, conn);
        bench.take(fx);
    }
    bench.room.connected(bench.now, Conn(77));
    let fx = bench.room.received(bench.now, Conn(77), &json!({"type": "hello"}).to_string());
    bench.take(fx);
    let heard = bench.heard[&Conn(0)].len() - before;
    assert!(heard <= 2, "a player got {heard} messages, and no queue is longer than 128");
    // In the end they know how many watch.
    bench.now += 1000;
    let fx = bench.room.tick(bench.now);
    bench.take(fx);
    let watching = bench.heard[&Conn(0)].iter().rev().find(|(_, text)| text.contains("\"type\":\"table\""));
    assert!(watching.is_some_and(|(_, text)| text.contains("\"watching\":1")));
}
