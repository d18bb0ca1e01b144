//! What the fields of a view hold, as a client that knows no game is told (`Kit::fields`).

use games::{IDS, Visitor, with};
use kit::{Field, FieldKind, Fields, Kit, ViewOf};
use serde::Serialize;
use serde_json::Value;
use std::any::TypeId;
use table::{Game as _, NullLog, Seat};
use wire::Options;

/// Holds that the kinds of fields agree with their types and with the values in a view.
struct Checks<'a, K: Kit> {
    view: &'a ViewOf<K>,
    seats: usize,
    names: Vec<&'static str>,
    kinds: Vec<FieldKind>,
}

impl<K: Kit> Fields<ViewOf<K>> for Checks<'_, K> {
    fn field<T: Serialize + PartialEq + 'static>(&mut self, field: Field, of: fn(&ViewOf<K>) -> &T) {
        let Field { name, kind, .. } = field;
        self.names.push(name);
        self.kinds.push(kind);
        let types = [TypeId::of::<Seat>(), TypeId::of::<Option<Seat>>(), TypeId::of::<Vec<Seat>>()];
        let seats = [FieldKind::Seat, FieldKind::Viewer, FieldKind::Turn, FieldKind::Winners].contains(&kind);
        assert_eq!(types.contains(&TypeId::of::<T>()), seats, "{}: {name} is a {kind:?}", K::ID);
        let value = serde_json::to_value(of(self.view)).unwrap();
        let list = value.as_array();
        match kind {
            FieldKind::EachSeat => assert_eq!(list.map(Vec::len), Some(self.seats), "{}: {name}", K::ID),
            FieldKind::Hand => {
                assert!(list.is_some_and(|cards| cards.iter().all(Value::is_string)), "{}: {name}", K::ID)
            }
            FieldKind::Asked => {
                let seat = list.and_then(|asked| asked.first()).and_then(Value::as_u64);
                assert_eq!(seat, K::asked(self.view).map(|seat| seat.index() as u64), "{}: {name}", K::ID);
            }
            FieldKind::Turn => assert_eq!(value, K::turn(self.view).index(), "{}: {name}", K::ID),
            FieldKind::Value | FieldKind::Seat | FieldKind::Viewer | FieldKind::Winners | FieldKind::Rules => {}
        }
    }
}

struct Checked;

impl Visitor for Checked {
    type Out = ();

    fn visit<K: Kit>(self) {
        let kit = K::new(&Options::of(K::ID, 4)).unwrap();
        let game = kit.deal(5, None, &mut NullLog).unwrap();
        let view = game.view(Some(K::starter(&game)));
        let mut checks = Checks::<K> { view: &view, seats: kit.players(), names: Vec::new(), kinds: Vec::new() };
        K::fields(&mut checks);
        let mut names = checks.names;
        names.sort_unstable();
        let value = serde_json::to_value(&view).unwrap();
        let mut written: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
        written.sort_unstable();
        assert_eq!(names, written, "{}", K::ID);
        for once in [FieldKind::Viewer, FieldKind::Turn, FieldKind::Asked, FieldKind::Winners] {
            assert_eq!(checks.kinds.iter().filter(|kind| **kind == once).count(), 1, "{}: {once:?}", K::ID);
        }
    }
}

#[test]
fn fields_say_what_they_hold() {
    for id in IDS {
        with(id, Checked).unwrap();
    }
}
