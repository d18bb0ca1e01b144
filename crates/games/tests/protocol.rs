//! The examples of `docs/protocol.md` are real messages, and its conversation is the one that is played here.

use games::LunchMoneyKit;
use kit::{EventOf, Kit, MoveOf};
use room::{AnyRoom, Conn, Effects};
use serde_json::{Value, json};
use std::path::PathBuf;
use table::Rng;
use wire::{FromClient, Options, ToClient};

/// A message of a table, in the game that the page uses.
type Message = ToClient<
    Value,
    EventOf<LunchMoneyKit>,
    MoveOf<LunchMoneyKit>,
    <LunchMoneyKit as Kit>::Question,
    <LunchMoneyKit as Kit>::Change,
>;

const HEADING: &str = "## A conversation";

fn page() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md")
}

fn text() -> String {
    std::fs::read_to_string(page()).expect("docs/protocol.md can be read")
}

/// The blocks of one kind.
fn blocks<'a>(text: &'a str, kind: &'a str) -> impl Iterator<Item = &'a str> {
    text.split("```json ").skip(1).filter_map(move |block| {
        let (head, rest) = block.split_once('\n')?;
        (head.trim() == kind).then(|| rest.split("```").next().unwrap_or_default())
    })
}

#[test]
fn every_example_is_a_message() {
    let text = text();
    let (mut said, mut heard) = (0, 0);
    for block in blocks(&text, "client") {
        let message: FromClient<MoveOf<LunchMoneyKit>> =
            serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"));
        let value: Value = serde_json::from_str(block).unwrap();
        let written = serde_json::to_value(&message).unwrap();
        for (key, value) in value.as_object().unwrap() {
            assert_eq!(written.get(key), Some(value), "{block}");
        }
        said += 1;
    }
    for block in blocks(&text, "table") {
        let message: Message = serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"));
        assert_eq!(serde_json::to_value(&message).unwrap(), serde_json::from_str::<Value>(block).unwrap());
        heard += 1;
    }
    assert!(said >= 12 && heard >= 7, "{said} and {heard} examples");
}

/// A table whose random bytes are always the same.
fn table() -> Box<dyn AnyRoom> {
    let options: Options = serde_json::from_value(json!({"game": "lunch-money", "players": 2})).unwrap();
    let mut rng = Rng::stream(3, "conversation", 0);
    let entropy =
        room::Entropy::rehearsed(move |bytes: &mut [u8]| bytes.iter_mut().for_each(|byte| *byte = rng.bits() as u8));
    room::open("ABCDEFGH", &options, entropy).expect("the options are sound")
}

/// What Ann says and hears until she has decided twice.
fn conversation() -> String {
    let mut table = table();
    let (mut told, mut now, mut ask, mut decisions) = (String::new(), 0, Value::Null, 0);
    let (seating, _) = table.sit(now, "Ann", None).expect("there is room");
    let ann = Conn(1);
    table.connected(now, ann);
    let mut to_say = vec![json!({"type": "hello", "token": seating.secret}), json!({"type": "start"})];
    loop {
        let effects = if to_say.is_empty() {
            let Some(at) = table.deadline() else { return told };
            now = at;
            table.tick(now)
        } else {
            let message = to_say.remove(0);
            told.push_str(&format!("> {message}\n"));
            table.received(now, ann, &message.to_string())
        };
        hear(effects, &mut told, &mut ask);
        if to_say.is_empty() && !ask.is_null() {
            if decisions == 2 {
                return told;
            }
            decisions += 1;
            let mv = &ask["moves"][0]["mv"];
            to_say = vec![json!({"type": "why", "card": "dodge"}), json!({"type": "move", "ask": ask["id"], "mv": mv})];
        }
    }
}

fn hear(effects: Effects, told: &mut String, ask: &mut Value) {
    for (_, text) in effects.send {
        told.push_str(&format!("< {text}\n"));
        let mut message: Value = serde_json::from_str(&text).unwrap();
        if matches!(message["type"].as_str(), Some("welcome" | "update")) {
            *ask = message["ask"].take();
        }
    }
}

#[test]
fn the_conversation_is_played() {
    let written = text();
    let (before, old) = written.split_once(HEADING).expect("the page has the heading");
    let (intro, _) = old.split_once("```").unwrap_or((old, ""));
    let new = format!("{before}{HEADING}{}\n\n```text\n{}```\n", intro.trim_end(), conversation());
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(page(), new).expect("docs/protocol.md can be written");
    } else {
        assert!(written == new, "docs/protocol.md has another conversation; run with UPDATE_SNAPSHOTS=1");
    }
}
