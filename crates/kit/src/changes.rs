//! The fields of a view that have changed. Fields that everybody sees alike are serialised once for all.

use crate::{Field, Fields, Kit, ViewOf, Visibility};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use wire::add_json;

/// The changed fields of a view: the inside of a JSON object, without its braces.
#[derive(Clone, Default, Debug)]
pub struct Changes(String);

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut text = String::new();
        self.add_to(&mut text, &Changes::default());
        RawValue::from_string(text).map_err(S::Error::custom)?.serialize(to)
    }
}

impl Changes {
    /// The fields that differ between two views. Without an old view, all fields.
    pub fn between<K: Kit>(old: Option<&ViewOf<K>>, new: &ViewOf<K>) -> Changes {
        Changes::written::<K>(None, old, new)
    }

    /// The changed fields of one visibility.
    pub fn seen<K: Kit>(seen: Visibility, old: Option<&ViewOf<K>>, new: &ViewOf<K>) -> Changes {
        Changes::written::<K>(Some(seen), old, new)
    }

    fn written<K: Kit>(only: Option<Visibility>, old: Option<&ViewOf<K>>, new: &ViewOf<K>) -> Changes {
        let mut writing = ChangeWriter { only, old, new, changes: Changes::default() };
        K::fields(&mut writing);
        writing.changes
    }

    /// Appends a JSON object with these and other changes to a text.
    pub fn add_to(&self, text: &mut String, others: &Changes) {
        let comma = if self.is_empty() || others.is_empty() { "" } else { "," };
        text.extend(["{", &self.0, comma, &others.0, "}"]);
    }

    /// Whether nothing has changed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

struct ChangeWriter<'a, V> {
    only: Option<Visibility>,
    old: Option<&'a V>,
    new: &'a V,
    changes: Changes,
}

impl<V> Fields<V> for ChangeWriter<'_, V> {
    fn field<T: Serialize + PartialEq>(&mut self, field: Field, of: fn(&V) -> &T) {
        let new = of(self.new);
        if self.only.is_some_and(|only| only != field.seen) || self.old.is_some_and(|old| of(old) == new) {
            return;
        }
        let text = &mut self.changes.0;
        if !text.is_empty() {
            text.push(',');
        }
        text.extend(["\"", field.name, "\":"]);
        add_json(text, new);
    }
}
