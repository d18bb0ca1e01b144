//! Tests of taking back answers that wait.

use super::every_game;
use crate::testing::{Bench, all_kinds, options};
use kit::Kit;
use serde_json::{Value, json};

/// A player who takes back an answer hears at once what they are asked now: a question with a new number, or nothing if
/// they let such windows pass by now. Counts how often each was heard.
fn take_back<K: Kit>() -> [usize; 2] {
    let mut heard = [0; 2];
    for seed in 0..12 {
        let mut bench: Bench<K> = Bench::new(seed, &options::<K>(3, &[]), 3);
        bench.say(0, &json!({"type": "start"}));
        // After taking back one answer the player lets the next one stand, so that the game goes on.
        let (mut takes_back, mut taken_back) = (false, 0);
        for step in 0..300 {
            if bench.is_over() {
                break;
            }
            let answered = bench.answer(2, true);
            let run = bench.room.run.as_ref().expect("a game is going on");
            let kept = run.asks[2].as_ref().filter(|ask| answered && ask.kept.is_some()).map(|ask| ask.id);
            if kept.is_some() {
                takes_back = !takes_back;
            }
            if let Some(id) = kept.filter(|_| takes_back) {
                taken_back += 1;
                if taken_back % 2 == 1 {
                    bench.say(2, &all_kinds::<K>());
                }
                bench.say(2, &json!({"type": "undo", "ask": id}));
                let asked = bench.room.run.as_ref().and_then(|run| run.asks[2].as_ref()).map(|ask| ask.id);
                let on_screen = bench.ask(2).map(|ask| ask["id"].clone());
                assert_eq!(on_screen, asked.map(Value::from), "seed {seed}, step {step}");
                assert_ne!(asked, Some(id), "seed {seed}, step {step}");
                heard[usize::from(asked.is_none())] += 1;
                bench.say(2, &json!({"type": "let-pass", "kinds": []}));
            }
            // The others answer later. Until then the window is open.
            assert!(bench.is_over() || bench.answer_all(2, true) || answered || bench.wait());
        }
    }
    heard
}

fn taking_an_answer_back_shows_the_current_question<K: Kit>() {
    let heard = take_back::<K>();
    // In a game without kinds of windows there is always a question.
    let count = if K::KINDS.is_empty() { 1 } else { 2 };
    assert!(heard[..count].iter().all(|&times| times > 8), "{heard:?} in {}", K::ID);
}

every_game!(taking_an_answer_back_shows_the_current_question);
