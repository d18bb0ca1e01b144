//! What has changed in a view: every field of it is written down once for all who see it alike.

use super::{Hosted, ViewOf};
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;

/// Is told every field of a view.
pub trait Fields<V> {
    /// A field, by its name.
    fn field<T: Serialize + PartialEq>(&mut self, name: &'static str, of: fn(&V) -> &T);
}

/// Tells every field of a view, in this order.
macro_rules! fields {
    ($to:ident, $($field:ident),*) => {
        $($to.field(stringify!($field), |view| &view.$field);)*
    };
}
pub(super) use fields;

/// The fields of a view that have changed: a JSON object.
#[derive(Clone, Default, Debug)]
pub(crate) struct Changes(Vec<(&'static str, Arc<RawValue>)>);

impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(name, text)| (name, &**text)))
    }
}

impl Changes {
    /// What has changed in a view; everything without an old one. What somebody else sees like this is
    /// taken from what has been written for them.
    pub(crate) fn between<H: Hosted>(
        old: Option<&ViewOf<H>>,
        new: &ViewOf<H>,
        like: Option<&(ViewOf<H>, Changes)>,
    ) -> Changes {
        let mut writing = Writing { old, new, like, changes: Changes::default() };
        H::fields(&mut writing);
        writing.changes
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

struct Writing<'a, V> {
    old: Option<&'a V>,
    new: &'a V,
    like: Option<&'a (V, Changes)>,
    changes: Changes,
}

impl<V> Fields<V> for Writing<'_, V> {
    fn field<T: Serialize + PartialEq>(&mut self, name: &'static str, of: fn(&V) -> &T) {
        let new = of(self.new);
        if self.old.is_some_and(|old| of(old) == new) {
            return;
        }
        let like = self.like.filter(|(view, _)| of(view) == new);
        let written = like.and_then(|(_, changes)| changes.0.iter().find(|(other, _)| *other == name));
        let text = written.map(|(_, text)| text.clone()).or_else(|| to_raw_value(new).ok().map(Arc::from));
        self.changes.0.extend(text.map(|text| (name, text)));
    }
}
