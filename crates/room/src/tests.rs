//! Tests at tables whose clock the test turns, for every registered game.

mod agreeing;
mod changing;
mod forced;
mod stops;
mod undo;
mod windows;

use super::Room;
use crate::testing::{Bench, entropy, goes_on_where_it_was, options};
use crate::{AnyRoom, Conn, Record};
use kit::Kit;
use serde_json::json;
use table::{Phrase, Rng};

/// Turns each of these functions over a kit into a test that every registered game must pass.
macro_rules! every_game {
    ($($test:ident),* $(,)?) => {
        mod of_every_game {
            use kit::Kit;

            $(
                #[test]
                fn $test() {
                    struct Test;

                    impl games::Visitor for Test {
                        type Out = ();

                        fn visit<K: Kit>(self) {
                            super::$test::<K>();
                        }
                    }

                    games::IDS.iter().for_each(|id| games::with(id, Test).unwrap());
                }
            )*
        }
    };
}
use every_game;

every_game!(
    bots_go_by_names_that_nobody_has,
    nobody_goes_by_a_name_that_deceives,
    one_person_plays_against_bots_to_the_end,
    people_play_each_other_and_bots_fill_the_rest,
    a_table_of_people_who_never_answer_ends,
    a_table_goes_on_where_it_was,
    clocks_are_kept_when_the_server_stops_and_begin_anew_when_it_is_killed,
    leaving_in_any_prompt_is_fine,
    an_answer_to_a_question_that_is_over_is_refused,
    a_bot_plays_for_an_absent_player_until_they_are_back,
    a_player_has_one_hint_at_a_time,
);

/// The fewest players the game allows.
fn few<K: Kit>() -> usize {
    usize::from(K::offer().players[0])
}

/// The levels of bots that do not search, the weakest first.
fn quick<K: Kit>() -> Vec<&'static str> {
    K::LEVELS.iter().copied().filter(|level| !K::ponders(level)).collect()
}

fn nobody_goes_by_a_name_that_deceives<K: Kit>() {
    let mut room = Room::<K>::new("t", &options::<K>(4, &[]), entropy(1)).unwrap();
    let why = |sat: Result<(), Phrase>| sat.err().map(|why| why.key.to_string());
    assert_eq!(why(room.sit(0, "Ann", None).map(drop)), None);
    // With a Cyrillic A, and with an invisible space.
    assert_eq!(why(room.sit(0, "\u{410}nn", None).map(drop)).as_deref(), Some("error-name-look-alike"));
    assert_eq!(why(room.sit(0, "An\u{200b}n", None).map(drop)).as_deref(), Some("error-name-invisible"));
    assert_eq!(why(room.sit(0, "System", None).map(drop)).as_deref(), Some("error-name-reserved"));
    // The same name is fine, and so is an emoji.
    assert_eq!(why(room.sit(0, "ann", None).map(drop)), None);
    assert_eq!(why(room.sit(0, "\u{1f98a} twenty-four characte", None).map(drop)), None);
    let names: Vec<String> = room.info().seats.into_iter().map(|place| place.name).collect();
    assert_eq!(names[..3], ["Ann", "ann 2", "\u{1f98a} twenty-four characte"]);
}

fn bots_go_by_names_that_nobody_has<K: Kit>() {
    let mut room = Room::<K>::new("t", &options::<K>(4, &[]), entropy(1)).unwrap();
    let (seating, _) = room.sit(1000, "zoe", None).unwrap();
    room.connected(1000, Conn(0));
    room.received(1000, Conn(0), &json!({"type": "hello", "token": seating.secret}).to_string());
    room.received(1000, Conn(0), &json!({"type": "start"}).to_string());
    let names: Vec<String> = room.info().seats.into_iter().map(|place| place.name).collect();
    assert_eq!(names, ["zoe", "Otto", "Rico", "Bea"]);
}

fn one_person_plays_against_bots_to_the_end<K: Kit>() {
    for seed in 0..20 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &quick::<K>()), 1);
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(1, true);
        assert!(matches!(bench.kept.last(), Some(Record::Ended { number: 1, .. })));
        assert!(bench.room.info().fair.is_some_and(|fair| fair.seed.is_some()));
        // Another game, with the dealer moved on.
        bench.say(0, &json!({"type": "rematch"}));
        bench.play_on(1, true);
        assert!(matches!(bench.kept.last(), Some(Record::Ended { number: 2, .. })));
    }
}

fn people_play_each_other_and_bots_fill_the_rest<K: Kit>() {
    for seed in 0..20 {
        let people = 2 + seed as usize % 3;
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &[K::USUAL]), people);
        bench.watch();
        bench.say(0, &json!({"type": "start"}));
        bench.play_on(people, true);
    }
}

fn a_table_of_people_who_never_answer_ends<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(5, &options::<K>(3, &[]), 3);
    bench.say(0, &json!({"type": "start"}));
    for _ in 0..20_000 {
        if bench.is_over() {
            return;
        }
        assert!(bench.wait());
    }
    panic!("the game does not end");
}

fn a_table_goes_on_where_it_was<K: Kit>() {
    for seed in 0..12 {
        goes_on_where_it_was::<K>(seed, &options::<K>(4, &[K::USUAL]), 12);
    }
}

/// The time left for the first player, and the time in all.
fn clock<K: Kit>(bench: &Bench<K>) -> (u64, u64) {
    let ask = bench.ask(0).expect("somebody is asked");
    let number = |of: &str| ask["clock"][of].as_u64().expect("there is a clock");
    (number("left"), number("total"))
}

fn clocks_are_kept_when_the_server_stops_and_begin_anew_when_it_is_killed<K: Kit>() {
    let options = options::<K>(few::<K>(), &[]);
    for (thought, stopped, left) in [(20_000, true, 25_000), (20_000, false, 45_000), (44_000, true, 6_000)] {
        let mut bench: Bench<K> = Bench::new(8, &options, few::<K>());
        bench.say(0, &json!({"type": "start"}));
        let is_turn = |bench: &Bench<K>| bench.ask(0).is_some_and(|ask| ask["clock"]["total"] == 45_000);
        while !is_turn(&bench) {
            assert!(bench.answer_all(few::<K>(), false) || bench.wait());
        }
        assert_eq!(clock(&bench), (45_000, 45_000));
        bench.now += thought;
        if stopped {
            bench.kept.extend(bench.room.pause(bench.now));
        }
        bench.now += 3_600_000;
        bench.restart(&options, 8, few::<K>());
        // After a kill, the events that led to the question may be shown again.
        while !stopped && !is_turn(&bench) {
            assert!(bench.answer_all(few::<K>(), false) || bench.wait());
        }
        assert_eq!(clock(&bench), (left, 45_000), "{thought} {stopped}");
        // The next question is not affected.
        let ask = bench.ask(0).unwrap();
        bench.say(0, &json!({"type": "move", "ask": ask["id"], "mv": ask["default"]}));
        bench.play_on(few::<K>(), true);
    }
}

/// Whatever a player is asked when they leave, the game goes on and ends.
fn leaving_in_any_prompt_is_fine<K: Kit>() {
    let mut left_in_windows = 0;
    for seed in 0..24 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(4, &[quick::<K>()[0]]), 3);
        bench.say(0, &json!({"type": "start"}));
        let mut rng = Rng::stream(seed, "leaving", 0);
        let leaves_after = rng.below(60);
        for step in 0..20_000 {
            if bench.is_over() {
                break;
            }
            if step == leaves_after {
                let asked = (0..3).find(|at| bench.ask(*at).is_some()).unwrap_or(1);
                left_in_windows += usize::from(bench.room.run.as_ref().is_some_and(|run| run.window.is_some()));
                bench.say(asked, &json!({"type": "leave"}));
                assert!(bench.room.places[asked].secret.is_none() && bench.room.places[asked].level.is_some());
            }
            assert!(bench.answer_all(3, true) || bench.wait(), "seed {seed}, step {step}");
        }
        assert!(bench.is_over(), "seed {seed}");
    }
    assert!(left_in_windows > 5, "{left_in_windows}");
}

fn an_answer_to_a_question_that_is_over_is_refused<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(3, &options::<K>(few::<K>(), &[K::USUAL]), 1);
    bench.say(0, &json!({"type": "start"}));
    while bench.ask(0).is_none() {
        assert!(bench.wait());
    }
    let ask = bench.ask(0).unwrap();
    let late = ask["id"].as_u64().unwrap() + 7;
    bench.say(0, &json!({"type": "move", "ask": late, "mv": ask["default"]}));
    let (_, last) = bench.heard[&Conn(0)].last().unwrap();
    assert!(last.contains("refused") && last.contains("table-late"), "{last}");
}

fn a_bot_plays_for_an_absent_player_until_they_are_back<K: Kit>() {
    let mut bench: Bench<K> = Bench::new(8, &options::<K>(few::<K>(), &[]), few::<K>());
    bench.say(0, &json!({"type": "start"}));
    let fx = bench.room.disconnected(bench.now, Conn(1));
    bench.take(fx);
    while !bench.room.places[1].stood_in {
        assert!(bench.wait());
        assert!(bench.now < 40_000, "after half a minute a bot plays");
    }
    bench.arrive(1);
    assert!(!bench.room.places[1].stood_in);
    bench.play_on(few::<K>(), true);
}

fn a_player_has_one_hint_at_a_time<K: Kit>() {
    let options = wire::Options { hints: true, ..options::<K>(few::<K>(), &[K::LEVELS[0]]) };
    let mut bench: Bench<K> = Bench::new(1, &options, 1);
    bench.keeps_jobs = true;
    bench.say(0, &json!({"type": "start"}));
    while bench.ask(0).is_none() {
        assert!(bench.wait());
    }
    for _ in 0..5 {
        bench.say(0, &json!({"type": "hint"}));
    }
    assert_eq!(bench.jobs.len(), 1);
    assert!(bench.last_heard(0).contains("table-hint-busy"), "{}", bench.last_heard(0));
    // A server that has too much to think about declines, and says so.
    bench.jobs.remove(0).decline();
    let fx = bench.room.thought(bench.now);
    bench.take(fx);
    assert!(bench.last_heard(0).contains("table-hint-later"), "{}", bench.last_heard(0));
    bench.say(0, &json!({"type": "hint"}));
    assert_eq!(bench.jobs.len(), 1);
}
