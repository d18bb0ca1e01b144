//! The fields of a view: who sees them, and what they hold.

use serde::Serialize;
use wire::http::{FieldKind, ViewField};

/// Who sees the same value of a field.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody, spectators included.
    ByAll,
    /// The value may differ from view to view.
    ByOne,
}

/// A field of a view.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the view.
    pub name: &'static str,
    /// Who sees the same value.
    pub seen: Visibility,
    /// What it holds.
    pub kind: FieldKind,
}

/// Visits every field of a view.
pub trait Fields<V> {
    /// Visits a field.
    fn field<T: Serialize + PartialEq + 'static>(&mut self, field: Field, of: fn(&V) -> &T);
}

/// Passes every field of a view to a visitor. `turn is Turn` says what a field holds; without it, it is a
/// [`FieldKind::Value`].
#[macro_export]
macro_rules! fields {
    (
        $to:ident,
        by all: $($all:ident $(is $all_kind:ident)?),*;
        by one: $($one:ident $(is $one_kind:ident)?),*
    ) => {
        $($crate::fields!(@field $to, ByAll, $all $($all_kind)?);)*
        $($crate::fields!(@field $to, ByOne, $one $($one_kind)?);)*
    };
    (@field $to:ident, $seen:ident, $name:ident) => {
        $crate::fields!(@field $to, $seen, $name Value)
    };
    (@field $to:ident, $seen:ident, $name:ident $kind:ident) => {
        $to.field(
            $crate::Field {
                name: stringify!($name),
                seen: $crate::Visibility::$seen,
                kind: $crate::FieldKind::$kind,
            },
            |view| &view.$name,
        )
    };
}

/// Lists the fields for a client.
#[derive(Default)]
pub(crate) struct FieldList(pub(crate) Vec<ViewField>);

impl<V> Fields<V> for FieldList {
    fn field<T: Serialize + PartialEq + 'static>(&mut self, field: Field, _: fn(&V) -> &T) {
        self.0.push(ViewField { name: field.name, kind: field.kind });
    }
}
