//! The browser client's TypeScript types are generated from the types of the wire.

use lunch_money::{Event, Move, Question, View};
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use ts_rs::{Config, TS, TypeVisitor};
use wire::{FromClient, ToClient};

const COMMAND: &str = "UPDATE_TYPES=1 cargo test -p games --test wire_types";

/// Collects every type in use, by name.
struct TypeCollector {
    config: Config,
    seen: HashSet<TypeId>,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for TypeCollector {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // A type without a file of its own is built in, such as a number.
        if T::output_path().is_some() {
            let docs = T::docs().unwrap_or_default();
            self.types.insert(T::ident(&self.config), format!("{docs}export {}", T::decl(&self.config)));
        }
    }
}

fn types() -> String {
    let mut found = TypeCollector { config: Config::new(), seen: HashSet::new(), types: BTreeMap::new() };
    found.visit::<FromClient<Move>>();
    found.visit::<ToClient<View, Event, Move, Question, ()>>();
    found.visit::<munchkin::View>();
    found.visit::<munchkin::GameEvent>();
    found.visit::<munchkin::Move>();
    found.visit::<munchkin::Prompt>();
    found.visit::<munchkin::Change>();
    found.visit::<wire::http::Problem>();
    found.visit::<wire::http::NewTable>();
    found.visit::<wire::http::SeatRequest>();
    found.visit::<wire::http::OwnSeat>();
    found.visit::<wire::http::GameOffer>();
    found.visit::<wire::http::Rulebook>();
    found.visit::<wire::http::Example<View, Event, ()>>();
    found.visit::<wire::http::SetCards<()>>();
    found.visit::<wire::http::Replay<View, Event>>();
    found.visit::<games::CardFacts>();
    let mut text = format!("// Made from the Rust types: {COMMAND}\n");
    for declared in found.types.values() {
        text.push('\n');
        text.push_str(&tidy(declared));
        text.push('\n');
    }
    text
}

/// Puts comments of one line on one line, and indents fields below their parent.
fn tidy(declared: &str) -> String {
    let declared = declared.replace("/**\n * ", "/** ").replace("\n */", " */");
    let declared = declared.replace(" | { \"", "\n  | { \"").replace(", }", " }");
    let mut inside = false;
    let lines = declared.lines().map(|line| {
        let indent = if inside && !line.starts_with([' ', '}']) { "  " } else { "" };
        inside |= line.starts_with("export");
        format!("{indent}{}", line.trim_end())
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn typescript_types_match_the_wire() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts");
    let types = types();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &types).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == types, "{} is not what the Rust types say; run {COMMAND}", file.display());
}

/// The types agree with serde in the odd cases.
#[test]
fn serde_agrees_with_the_types() {
    use lunch_money::{Card, Panel, Weirds};
    use serde_json::{json, to_value};
    use table::{Phrase, Seat};

    let (ann, bob) = (Seat::new(0), Seat::new(1));
    let phrase =
        Phrase::new("event-played").with("by", ann).with("n", 3_u8).with("cards", vec![Phrase::new("card-jab")]);
    let args = json!({ "by": { "seat": 0 }, "n": 3, "cards": [{ "key": "card-jab" }] });
    assert_eq!(to_value(&phrase).unwrap(), json!({ "key": "event-played", "args": args }));

    assert_eq!(to_value(Move::Pass).unwrap(), json!("pass"));
    assert_eq!(to_value(Move::Alone(Card::Hide)).unwrap(), json!({ "alone": "hide" }));
    let play = json!({ "play": { "card": "kick4", "weirds": 0, "at": 1, "also": null, "way": null } });
    assert_eq!(to_value(Move::at(Card::Kick4, bob)).unwrap(), play);

    let drew = Event::Drew { seat: bob, card: None };
    assert_eq!(to_value(drew).unwrap(), json!({ "event": "drew", "seat": 1, "card": null }));
    let panel = Panel::Play {
        by: ann,
        at: vec![bob],
        card: Card::TwoFer,
        weirds: Weirds::NONE,
        stopped: 0,
        pending: 3,
        coming: 2,
        defence: None,
    };
    let drawn = json!({
        "panel": "play", "by": 0, "at": [1], "card": "2-fer", "weirds": 0, "stopped": 0, "pending": 3, "coming": 2, "defence": null
    });
    assert_eq!(to_value(panel).unwrap(), drawn);

    let said = wire::ChatLine { by: None, text: "hi".into(), say: None };
    let message: ToClient<View, Event, Move, Question, ()> = ToClient::Said(said);
    assert_eq!(to_value(message).unwrap(), json!({ "type": "said", "by": null, "text": "hi" }));
    let refused: ToClient<View, Event, Move, Question, ()> = ToClient::Refused { ask: None, reasons: Vec::new() };
    assert_eq!(to_value(refused).unwrap(), json!({ "type": "refused", "reasons": [] }));

    let undo: FromClient<Move> = serde_json::from_value(json!({ "type": "undo", "ask": 7 })).unwrap();
    assert_eq!(undo, FromClient::Undo { ask: 7 });
    let hint: FromClient<Move> = serde_json::from_value(json!({ "type": "hint" })).unwrap();
    assert_eq!(hint, FromClient::Hint);
}
