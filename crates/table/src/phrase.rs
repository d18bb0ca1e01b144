//! Messages before a language is chosen.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
#[cfg(feature = "ts")]
use std::collections::BTreeMap;

/// The key of a message and its arguments, which may be phrases themselves. The kernel and the games know no language
/// and produce phrases. A phrase crosses the wire unchanged, and the `words` crate or the browser turns it into text in
/// the reader's language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message, such as `event-played`.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub key: Cow<'static, str>,
    // The arguments by name. On the wire this is a map, here a sorted list: a phrase has one or two arguments, and
    // phrases are made all the time.
    /// The values to fill in, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Arg>>", optional))]
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// Serialises the list of arguments as a map.
mod as_map {
    use super::Arg;
    use serde::{Deserialize as _, Deserializer, Serializer};
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    type Args = Vec<(Cow<'static, str>, Arg)>;

    pub(super) fn serialize<S: Serializer>(args: &Args, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Args, D::Error> {
        Ok(BTreeMap::deserialize(from)?.into_iter().collect())
    }
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which decides plurals.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Text that is the same in every language, such as `+3`.
    Text(String),
    /// A player, by name.
    Seat {
        /// The player's seat.
        seat: Seat,
    },
    /// A phrase.
    Phrase(Box<Phrase>),
    /// Several phrases, joined by commas.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        let arg = arg.into();
        match self.args.binary_search_by(|(other, _)| other.as_ref().cmp(name)) {
            Ok(at) => self.args[at].1 = arg,
            Err(at) => self.args.insert(at, (Cow::Borrowed(name), arg)),
        }
        self
    }

    /// The arguments, sorted by name.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.args.iter().map(|(name, arg)| (name.as_ref(), arg))
    }

    /// The argument with this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args().find(|(other, _)| *other == name).map(|(_, arg)| arg)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat { seat }
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Arg {
        Arg::List(seats.into_iter().map(|seat| Phrase::new("somebody").with("seat", seat)).collect())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        })*
    };
}

numbers!(u8, i8, u16, u32, i32, i64, usize);
