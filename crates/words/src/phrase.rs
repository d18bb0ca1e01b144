//! Something to say, before a language is chosen.

use crate::Words;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
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
    /// What to fill in, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<BTreeMap<String, Arg>>", optional))]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
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
        Phrase { key: key.into(), args: BTreeMap::new() }
    }

    /// The same phrase with one more thing filled in.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.insert(Cow::Borrowed(name), arg.into());
        self
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
        let args: Vec<(&str, String)> =
            phrase.args.iter().map(|(name, arg)| (name.as_ref(), self.filled(arg, names, own))).collect();
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
