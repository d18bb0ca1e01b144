//! Something to say, before a language is chosen.

use crate::Words;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
#[cfg(feature = "ts")]
use std::collections::BTreeMap;
use table::Seat;

/// The key of a message and what to fill in, which may be phrases again. A phrase can cross a wire
/// and be put into words there, in the reader's language and with the names of the day.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The key of the message, such as `event-played`.
    #[cfg_attr(feature = "ts", ts(as = "String"))]
    pub key: Cow<'static, str>,
    // A map on the wire, and a list here, in the order of the names: there are one or two, and phrases are made
    // all the time.
    /// What to fill in, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "as_map")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Arg>>", optional))]
    args: Vec<(Cow<'static, str>, Arg)>,
}

/// Names and what they stand for, as a map.
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

/// Something to fill in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which decides plurals.
    Number(#[cfg_attr(feature = "ts", ts(type = "number"))] i64),
    /// Text that is the same in every language, such as `+3`.
    Text(String),
    /// A player, by name.
    Seat {
        /// Where they sit.
        seat: Seat,
    },
    /// A phrase.
    Phrase(Box<Phrase>),
    /// Several phrases, with commas.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A message with nothing to fill in.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    /// The same phrase with one more thing filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        let arg = arg.into();
        match self.args.binary_search_by(|(other, _)| other.as_ref().cmp(name)) {
            Ok(at) => self.args[at].1 = arg,
            Err(at) => self.args.insert(at, (Cow::Borrowed(name), arg)),
        }
        self
    }

    /// What to fill in, by name and in the order of the names.
    pub fn args(&self) -> impl Iterator<Item = (&str, &Arg)> {
        self.args.iter().map(|(name, arg)| (name.as_ref(), arg))
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

impl Words {
    /// A phrase in this language; `names` are those of the seats.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.say_with(phrase, names, &|_| None)
    }

    /// A phrase in this language, with texts of a set's own for some keys.
    pub(crate) fn say_with(&self, phrase: &Phrase, names: &[String], own: &dyn Fn(&str) -> Option<String>) -> String {
        if let Some(text) = own(&phrase.key) {
            return text;
        }
        let args: Vec<(&str, String)> = phrase.args().map(|(name, arg)| (name, self.filled(arg, names, own))).collect();
        let args: Vec<(&str, &str)> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
        self.fill(&phrase.key, &args)
    }

    fn filled(&self, arg: &Arg, names: &[String], own: &dyn Fn(&str) -> Option<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Seat { seat } => names.get(seat.index()).map_or("?", String::as_str).to_owned(),
            Arg::Phrase(phrase) => self.say_with(phrase, names, own),
            Arg::List(phrases) => {
                phrases.iter().map(|phrase| self.say_with(phrase, names, own)).collect::<Vec<_>>().join(", ")
            }
        }
    }
}
