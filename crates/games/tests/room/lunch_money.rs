//! Lunch Money in a room.

use games::LunchMoneyKit;
use room::testing::{Bench, hidden, options};
use serde_json::json;

type Table = Bench<LunchMoneyKit>;

#[test]
fn a_move_that_is_not_legal_is_refused_with_its_clause() {
    let mut bench = Table::new(3, &options::<LunchMoneyKit>(2, &["normal"]), 1);
    bench.say(0, &json!({"type": "start"}));
    while bench.ask(0).is_none() {
        assert!(bench.wait());
    }
    let ask = bench.ask(0).unwrap();
    bench.say(0, &json!({"type": "move", "ask": ask["id"], "mv": "release"}));
    let last = bench.last_heard(0);
    assert!(last.contains("refused") && last.contains("LM-"), "{last}");
}

/// In windows the others pass, or play cards they have in both games.
#[test]
fn nobody_hears_what_they_cannot_know() {
    let secrets = hidden::Secrets {
        let_pass: [&["defence"], &["at-others", "humiliation"], &["at-me", "by-me"]],
        is_public: |mv| mv.get("discard").is_none(),
        comes_to_light: |text| {
            let drawn = text.contains(r#""event":"drew","seat":0,"card":""#);
            drawn || text.contains(r#""event":"discarded""#)
        },
        dealt_within: 80,
    };
    let compared = hidden::compare::<LunchMoneyKit>(&secrets, 100, |_| options::<LunchMoneyKit>(4, &[]), |_| {});
    assert!(compared.steps > 300, "{compared:?}");
    assert!(compared.early.values().sum::<usize>() > 30, "{compared:?}");
}
