//! Turns phrases into text.

use crate::Words;
use fluent_bundle::FluentValue;
use table::{Arg, Phrase, Refusal};

impl Words {
    /// A phrase in this language. `names` are the players' names by seat.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.say_with(phrase, names, &|_| None)
    }

    /// Why a move is not legal: each reason with the clauses behind it.
    #[must_use]
    pub fn reasons(&self, refusal: &Refusal) -> Vec<(String, String)> {
        refusal.by_key().into_iter().map(|(key, clauses)| (clauses.join(", "), self.get(key))).collect()
    }

    /// A phrase in this language; `own` has a set's texts for some keys.
    pub(crate) fn say_with(&self, phrase: &Phrase, names: &[String], own: &dyn Fn(&str) -> Option<String>) -> String {
        if let Some(text) = own(&phrase.key) {
            return text;
        }
        self.format(&phrase.key, phrase.args().map(|(name, arg)| (name, self.value(arg, names, own))))
    }

    fn value<'a>(&self, arg: &'a Arg, names: &'a [String], own: &dyn Fn(&str) -> Option<String>) -> FluentValue<'a> {
        match arg {
            // Fluent's numbers are floating-point: a long seed keeps its digits only as text.
            Arg::Number(number) if number.unsigned_abs() < 1 << 53 => FluentValue::from(*number),
            Arg::Number(number) => FluentValue::from(number.to_string()),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat { seat } => FluentValue::from(names.get(seat.index()).map_or("?", String::as_str)),
            Arg::Phrase(phrase) => FluentValue::from(self.say_with(phrase, names, own)),
            Arg::List(phrases) => {
                let said: Vec<String> = phrases.iter().map(|phrase| self.say_with(phrase, names, own)).collect();
                FluentValue::from(said.join(", "))
            }
        }
    }
}
