//! Sentences that the browser client must render exactly as Rust does.

use lunch_money::{Card, Event, Weirds};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::{Phrase, Seat};
use words::lunch_money::{event_phrase, told};
use words::{Lang, Words};

const COMMAND: &str = "UPDATE_PHRASES=1 cargo test -p games --test phrases";
const NAMES: [&str; 4] = ["Ann", "Žofie", "007", "+3"];

fn samples() -> Vec<Phrase> {
    let seat = Seat::new;
    let lost = |n| Phrase::new("event-lost").with("seat", seat(0)).with("n", n).with("left", 15 - i64::from(n));
    let mut samples: Vec<Phrase> = [1_u8, 2, 3, 5, 21, 112].into_iter().map(lost).collect();
    let text = |text: &str| Phrase::new("event-says").with("talk", text.to_owned());
    samples.extend([
        Phrase::new("move-pass"),
        Phrase::new("card-jab.help"),
        Phrase::new("no-such-key"),
        Phrase::new("card-jab.no-such-attribute"),
        Phrase::new("event-passed"),
        Phrase::new("event-passed").with("seat", seat(7)),
        Phrase::new("event-passed").with("seat", seat(2)),
        Phrase::new("event-passed").with("seat", seat(3)),
        Phrase::new("event-reshuffled").with("cards", 1_234_567_i64),
        Phrase::new("event-reshuffled").with("cards", -3_i64),
        Phrase::new("move-discard").with("cards", vec![Phrase::new("card-jab"), Phrase::new("card-hook")]),
        Phrase::new("move-discard").with("cards", Vec::<Phrase>::new()),
        Phrase::new("move-discard").with("cards", vec![seat(0), seat(1)]),
        text("+3"),
        text("-0"),
        text("12 apples, { $seat } “and” 1,5"),
    ]);
    let (by, at, also) = (seat(1), seat(0), Some(seat(2)));
    let events = [
        Event::TurnBegan { seat: by },
        Event::Played { by, card: Card::Kick4, weirds: Weirds::NONE.and_on(0).and_on(0), at, also: None },
        Event::Played { by, card: Card::TwoFer, weirds: Weirds::NONE.and_on(1), at, also },
        Event::AidPlayed { by, cards: 1 },
        Event::AidPlayed { by, cards: 3 },
        Event::Answered { by, card: Card::Dodge, faster: true, against: at },
        Event::Stopped { by, card: Card::Kick4, with: Card::Dodge },
        Event::Drew { seat: by, card: Some(Card::HailMary) },
    ];
    samples.extend(events.iter().map(event_phrase));
    let drawn = [Event::Drew { seat: at, card: None }; 2];
    samples.extend(told(&drawn).into_iter().map(|(_, phrase)| phrase));
    samples
}

fn fixtures() -> String {
    let names = NAMES.map(str::to_owned);
    let said = |phrase: &Phrase| {
        let said = Lang::ALL.map(|lang| (lang.code().to_owned(), Value::from(Words::new(lang).say(phrase, &names))));
        json!({ "phrase": phrase, "said": serde_json::Map::from_iter(said) })
    };
    let samples: Vec<Value> = samples().iter().map(said).collect();
    let file = json!({ "made-by": COMMAND, "names": NAMES, "samples": samples });
    serde_json::to_string_pretty(&file).unwrap() + "\n"
}

#[test]
fn the_client_is_tested_with_these_phrases() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/words/phrases.json");
    let fixtures = fixtures();
    if std::env::var_os("UPDATE_PHRASES").is_some() {
        std::fs::write(&file, &fixtures).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == fixtures, "{} is not what is said; run {COMMAND}", file.display());
}
