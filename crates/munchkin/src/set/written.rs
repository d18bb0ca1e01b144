//! A card file as it is written: TOML, read field by field, so that every fault is reported and each with its line.

use super::fields::{MixRule, RawCard};
use super::{Fault, Source};
use std::borrow::Borrow;
use table::{Phrase, toml_fault};
use toml::de::{DeTable, DeValue};

/// A file of a set.
#[derive(Default)]
pub(super) struct File {
    /// In `set.toml`: the name of the set, and the sets it needs.
    pub(super) name: Option<String>,
    pub(super) needs: Vec<String>,
    /// In `set.toml`: bonuses of its monsters against a card that another set may bring (MB-MIX-1).
    pub(super) mixed: Vec<MixRule>,
    pub(super) cards: Vec<(RawCard, Places)>,
    /// What cannot be read, in the order of lines.
    pub(super) faults: Vec<Fault>,
}

/// The lines of a card in its file.
#[derive(Clone, Default)]
pub(super) struct Places {
    /// The line where it begins.
    first: usize,
    fields: Vec<(String, usize)>,
    /// Some of its lines are no TOML. What seems to be missing may stand there.
    pub(super) torn: bool,
}

impl Places {
    /// The line of a field; that of the card, if the field is not there.
    pub(super) fn line(&self, field: &str) -> usize {
        let found = self.fields.iter().find(|(name, _)| name == field);
        found.map_or(self.first, |&(_, line)| line)
    }
}

impl File {
    /// Reads a file.
    pub(super) fn read(source: &Source) -> File {
        let (table, errors) = DeTable::parse_recoverable(&source.text);
        let line = |at: usize| source.text.get(..at).unwrap_or_default().matches('\n').count() + 1;
        let mut file = File::default();
        let mut torn = Vec::new();
        for error in &errors {
            let line = line(error.span().map_or(0, |span| span.start));
            // The parser may stumble more than once over the same line.
            if !torn.contains(&line) {
                torn.push(line);
                file.faults.push(Fault::new(
                    &source.file,
                    line,
                    "",
                    "",
                    toml_fault(source.text.lines().nth(line - 1).unwrap_or_default(), error.message()),
                ));
            }
        }
        let reader = Reader { source, line: &line, torn: &torn };
        let mut top = reader.table(table.get_ref(), 1, "");
        file.name = top.text("name");
        file.needs = top.texts("needs").unwrap_or_default().into_iter().map(|(_, name)| name).collect();
        let (mixed, cards) = (top.tables("mixed"), top.tables("card"));
        top.no_more();
        file.faults.extend(top.faults);
        for (at, (first, rule)) in mixed.iter().enumerate() {
            let mut written = reader.table(rule, *first, &format!("mixed[{at}]."));
            file.mixed.extend(MixRule::read(&mut written));
            file.faults.extend(written.faults);
        }
        for (at, (first, card)) in cards.iter().enumerate() {
            let end = cards.get(at + 1).map_or(usize::MAX, |(next, _)| *next);
            let mut written = reader.table(card, *first, "");
            written.places.torn = torn.iter().any(|line| (*first..end).contains(line));
            let card = RawCard::read(&mut written);
            file.faults.extend(written.faults.into_iter().map(|fault| Fault { card: card.id.clone(), ..fault }));
            file.cards.push((card, written.places));
        }
        file.faults.sort_by_key(|fault| fault.line);
        file
    }
}

/// What is needed to read the tables of a file.
struct Reader<'a> {
    source: &'a Source,
    line: &'a dyn Fn(usize) -> usize,
    torn: &'a [usize],
}

impl<'a> Reader<'a> {
    fn table(&'a self, table: &'a DeTable<'a>, first: usize, within: &str) -> Written<'a> {
        let places = Places { first, ..Places::default() };
        Written { reader: self, table, within: within.to_owned(), known: Vec::new(), places, faults: Vec::new() }
    }
}

/// A table of the file, whose fields are taken one by one.
pub(super) struct Written<'a> {
    reader: &'a Reader<'a>,
    table: &'a DeTable<'a>,
    /// What its fields are called by, before their own names.
    within: String,
    known: Vec<&'static str>,
    places: Places,
    faults: Vec<Fault>,
}

impl<'a> Written<'a> {
    pub(super) fn text(&mut self, field: &'static str) -> Option<String> {
        self.take(field, "text", text)
    }

    pub(super) fn number(&mut self, field: &'static str) -> Option<i64> {
        self.take(field, "number", |value| {
            let number = value.as_integer()?;
            let most = if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX };
            Some(i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(most))
        })
    }

    pub(super) fn flag(&mut self, field: &'static str) -> Option<bool> {
        self.take(field, "flag", DeValue::as_bool)
    }

    /// A list of texts, each with its place in the list.
    pub(super) fn texts(&mut self, field: &'static str) -> Option<Vec<(usize, String)>> {
        let list = self.take(field, "list", DeValue::as_array)?;
        let mut texts = Vec::new();
        for (at, value) in list.iter().enumerate() {
            let name = format!("{field}[{at}]");
            self.places.fields.push((name.clone(), (self.reader.line)(value.span().start)));
            match text(value.get_ref()) {
                Some(text) => texts.push((at, text)),
                None => self.wrong(&name, wrong_type("text", value.get_ref())),
            }
        }
        Some(texts)
    }

    /// The tables of a list, such as `[[card]]`, each with its first line.
    fn tables(&mut self, field: &'static str) -> Vec<(usize, &'a DeTable<'a>)> {
        let line = self.reader.line;
        let list = self.take(field, "tables", DeValue::as_array);
        let mut tables = Vec::new();
        for (at, value) in list.into_iter().flatten().enumerate() {
            let first = line(value.span().start);
            match value.get_ref().as_table() {
                Some(table) => tables.push((first, table)),
                None => {
                    let name = format!("{field}[{at}]");
                    self.places.fields.push((name.clone(), first));
                    self.wrong(&name, wrong_type("tables", value.get_ref()));
                }
            }
        }
        tables
    }

    /// The value of a field, if it is there and of this type.
    fn take<T>(
        &mut self,
        field: &'static str,
        ty: &'static str,
        read: impl Fn(&'a DeValue<'a>) -> Option<T>,
    ) -> Option<T> {
        self.known.push(field);
        let (name, value) = self.table.iter().find(|(name, _)| name.get_ref() == field)?;
        self.places.fields.push((field.to_owned(), (self.reader.line)(name.span().start)));
        let got = read(value.get_ref());
        if got.is_none() {
            self.wrong(field, wrong_type(ty, value.get_ref()));
        }
        got
    }

    /// Reports fields that were not asked for.
    pub(super) fn no_more(&mut self) {
        for (name, _) in self.table {
            let (word, line): (&str, usize) = (name.borrow(), (self.reader.line)(name.span().start));
            if !self.known.contains(&word) {
                let what = Phrase::new("set-unknown-word").with("word", word).with("expected", self.known.join(", "));
                self.places.fields.push((word.to_owned(), line));
                self.wrong(word, what);
            }
        }
    }

    /// Reports a fault of a field: the first one, and none where the file is no TOML.
    pub(super) fn wrong(&mut self, field: &str, what: Phrase) {
        let (line, name) = (self.places.line(field), format!("{}{field}", self.within));
        let missing = self.places.torn && !self.places.fields.iter().any(|(there, _)| there == field);
        if !missing && !self.reader.torn.contains(&line) && !self.faults.iter().any(|fault| fault.field == name) {
            self.faults.push(Fault::new(&self.reader.source.file, line, "", name, what));
        }
    }
}

fn text(value: &DeValue) -> Option<String> {
    value.as_str().map(str::to_owned)
}

/// A fault: another type of value belongs there.
fn wrong_type(expected: &'static str, found: &DeValue) -> Phrase {
    let found = match found {
        DeValue::String(_) => "text",
        DeValue::Integer(_) => "number",
        DeValue::Float(_) => "fraction",
        DeValue::Boolean(_) => "flag",
        DeValue::Datetime(_) => "date",
        DeValue::Array(_) => "list",
        DeValue::Table(_) => "table",
    };
    Phrase::new("set-type").with("expected", expected).with("found", found)
}
