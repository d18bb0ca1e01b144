//! Tests of windows that nobody can answer, and of their records.

use super::every_game;
use crate::testing::{Bench, entropy, options};
use crate::{Conn, Record, Room, SavedTable, WindowDecision};
use kit::Kit;
use serde_json::json;
use table::Seats;
use wire::Pace;

every_game!(
    only_seats_that_can_answer_are_asked,
    windows_leave_records_of_one_size,
    tables_kept_by_the_version_before_go_on,
    strict_windows_take_their_time_unless_all_pass,
    bots_that_think_too_long_answer_by_rule_of_thumb,
);

/// Windows ask only players who have a choice, and nobody twice in the same window.
fn only_seats_that_can_answer_are_asked<K: Kit>() {
    let mut asked = 0;
    for seed in 0..6 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &[K::USUAL]), 3);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..600 {
            if bench.is_over() {
                break;
            }
            for at in (0..3).filter(|at| bench.is_waited_for(*at)) {
                let ask = bench.ask(at).expect("they are asked");
                assert!(ask["moves"].as_array().expect("a list").iter().any(|choice| choice["mv"] != ask["default"]));
                asked += 1;
            }
            assert!(bench.answer_all(3, true) || bench.wait());
        }
    }
    assert!(asked > 20, "{asked} in {}", K::ID);
}

/// Whether nobody could answer or somebody declined, there is one record, of a size that others have too.
fn windows_leave_records_of_one_size<K: Kit>() {
    let mut windows = [0; 2];
    let mut somebody_cannot = false;
    for seed in 0..6 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &[]), 4);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..600 {
            if bench.is_over() {
                break;
            }
            somebody_cannot |= somebody_cannot_answer(&bench);
            assert!(bench.answer_all(4, true) || bench.wait());
        }
        for record in &bench.kept {
            let Record::Closed { made, .. } = record else { continue };
            let size = wire::json(record).len();
            assert!(size.is_multiple_of(1024) && (!made.is_empty() || size == 1024), "{size} in {}", K::ID);
            windows[usize::from(made.is_empty())] += 1;
        }
    }
    // In a game where everybody can always answer, no window is empty.
    let kinds = if somebody_cannot { 2 } else { 1 };
    assert!(windows[..kinds].iter().all(|windows| *windows > 20), "{windows:?} in {}", K::ID);
}

/// Whether the open window concerns a seat that has nothing to answer.
fn somebody_cannot_answer<K: Kit>(bench: &Bench<K>) -> bool {
    let Some(run) = &bench.room.run else { return false };
    run.window.is_some_and(|window| window.concerned.into_iter().any(|seat| run.asks[seat.index()].is_none()))
}

/// Records as they were before windows had records of their own: only moves.
fn as_before(records: &[Record]) -> Vec<Record> {
    let mut before = Vec::new();
    for record in records {
        let Record::Closed { number, n, made, .. } = record else {
            before.push(record.clone());
            continue;
        };
        for (n, WindowDecision { seat, mv, talk, events }) in (*n..).zip(made.clone()) {
            before.push(Record::Moved { number: *number, n, seat, mv, talk, events });
        }
    }
    before
}

fn tables_kept_by_the_version_before_go_on<K: Kit>() {
    for seed in 0..6 {
        let options = options::<K>(4, &[K::USUAL]);
        let mut bench: Bench<K> = Bench::new(seed, &options, 2);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..30 + 17 * seed {
            assert!(bench.is_over() || bench.answer_all(2, true) || bench.wait());
        }
        let game = bench.room.run.as_ref().map(|run| run.game);
        let records = as_before(&bench.kept);
        let saved = SavedTable { id: "t".to_owned(), options: options.clone(), records };
        let text = serde_json::to_string(&saved.records).expect("records can be written");
        assert!(!text.contains("Closed") && serde_json::from_str::<Vec<Record>>(&text).is_ok());
        bench.room = Room::restored(&saved, bench.now, entropy(seed + 1)).expect("the options are sound");
        assert!(bench.room.run.as_ref().map(|run| run.game) == game, "seed {seed}");
        bench.now += 50;
        (0..2).for_each(|at| bench.arrive(at));
        bench.play_on(2, true);
    }
}

fn strict_windows_take_their_time_unless_all_pass<K: Kit>() {
    let mut lengths = [Vec::new(), Vec::new()];
    let mut somebody_cannot = false;
    for (agree, lengths) in [false, true].into_iter().zip(&mut lengths) {
        let options = wire::Options { strict: true, ..options::<K>(3, &[]) };
        let mut bench: Bench<K> = Bench::new(3, &options, 3);
        bench.say(0, &json!({"type": "start"}));
        for _ in 0..200 {
            if bench.is_over() {
                break;
            }
            somebody_cannot |= somebody_cannot_answer(&bench);
            let window = bench.room.run.as_ref().and_then(|run| run.window);
            if agree && window.is_some() {
                (0..3).for_each(|at| bench.say(at, &json!({"type": "pass"})));
            }
            let asked = bench.answer_all(3, false);
            if !asked {
                assert!(bench.wait());
            }
            let closed = bench.room.run.as_ref().is_some_and(|run| run.window.is_none());
            if let Some(window) = window.filter(|window| closed && window.concerned != Seats::NONE) {
                lengths.push((bench.now - window.opened, window.total.unwrap_or(0)));
            }
        }
    }
    let [alone, agreed] = lengths;
    // These are the windows in which somebody was not asked.
    let full = alone.iter().filter(|(took, total)| took >= total).count();
    assert!(!somebody_cannot || full > 10, "{alone:?}");
    assert!(agreed.len() > 10 && agreed.iter().all(|(took, _)| *took <= 800), "{agreed:?}");
}

/// A bot's result is used if it is ready in time. Otherwise the window closes at the same time without it.
fn bots_that_think_too_long_answer_by_rule_of_thumb<K: Kit>() {
    let Some(hard) = K::LEVELS.iter().find(|level| K::ponders(level)) else { return };
    let options = wire::Options { pace: Pace::Quick, ..options::<K>(3, &[hard]) };
    let mut bench: Bench<K> = Bench::new(2, &options, 1);
    bench.watch();
    bench.keeps_jobs = true;
    bench.say(0, &json!({"type": "start"}));
    let mut unready = 0;
    for _ in 0..400 {
        if bench.is_over() || unready > 5 {
            break;
        }
        let run = bench.room.run.as_ref().expect("a game is going on");
        if run.window.is_none() {
            // Everybody can see who is thinking, and waits.
            bench.do_jobs();
        } else {
            unready += usize::from(!run.thinking.is_empty());
        }
        if bench.answer_all(1, false) {
            continue;
        }
        assert!(bench.wait() || !bench.jobs.is_empty());
    }
    assert!(unready > 5, "{unready} in {}", K::ID);
    assert!(bench.heard.contains_key(&Conn(0)));
}
