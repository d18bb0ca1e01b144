//! What has changed in a view. What everybody sees alike is written down once for all of them.

use super::{Hosted, ViewOf};
use crate::wire::add_json;
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// Who sees a field of a view as it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Everybody: it is the same in every view of a game, a spectator's too.
    ByAll,
    /// It may differ from view to view.
    ByOne,
}

/// Is told every field of a view.
pub trait Fields<V> {
    /// A field, by its name.
    fn field<T: Serialize + PartialEq>(&mut self, seen: Seen, name: &'static str, of: fn(&V) -> &T);
}

/// Tells every field of a view.
macro_rules! fields {
    ($to:ident, by all: $($all:ident),*; by one: $($one:ident),*) => {
        $($to.field($crate::hosted::Seen::ByAll, stringify!($all), |view| &view.$all);)*
        $($to.field($crate::hosted::Seen::ByOne, stringify!($one), |view| &view.$one);)*
    };
}
pub(super) use fields;

/// The fields of a view that have changed: what is in a JSON object, without its braces.
#[derive(Clone, Default, Debug)]
pub(crate) struct Changes(String);

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut text = String::new();
        self.add_to(&mut text, &Changes::default());
        RawValue::from_string(text).map_err(S::Error::custom)?.serialize(to)
    }
}

impl Changes {
    /// What has changed in a view; everything without an old one.
    pub(crate) fn between<H: Hosted>(old: Option<&ViewOf<H>>, new: &ViewOf<H>) -> Changes {
        Changes::written::<H>(None, old, new)
    }

    /// The same of the fields that are seen like this only.
    pub(crate) fn seen<H: Hosted>(seen: Seen, old: Option<&ViewOf<H>>, new: &ViewOf<H>) -> Changes {
        Changes::written::<H>(Some(seen), old, new)
    }

    fn written<H: Hosted>(only: Option<Seen>, old: Option<&ViewOf<H>>, new: &ViewOf<H>) -> Changes {
        let mut writing = Writing { only, old, new, changes: Changes::default() };
        H::fields(&mut writing);
        writing.changes
    }

    /// Adds the JSON object of these changes and some of other fields to a text.
    pub(crate) fn add_to(&self, text: &mut String, others: &Changes) {
        let comma = if self.is_empty() || others.is_empty() { "" } else { "," };
        text.extend(["{", &self.0, comma, &others.0, "}"]);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

struct Writing<'a, V> {
    only: Option<Seen>,
    old: Option<&'a V>,
    new: &'a V,
    changes: Changes,
}

impl<V> Fields<V> for Writing<'_, V> {
    fn field<T: Serialize + PartialEq>(&mut self, seen: Seen, name: &'static str, of: fn(&V) -> &T) {
        let new = of(self.new);
        if self.only.is_some_and(|only| only != seen) || self.old.is_some_and(|old| of(old) == new) {
            return;
        }
        let text = &mut self.changes.0;
        if !text.is_empty() {
            text.push(',');
        }
        text.extend(["\"", name, "\":"]);
        add_json(text, new);
    }
}
