//! Names and flavour of a set's cards, and a check that all of them are there.

use crate::Lang;
use fluent_bundle::{FluentBundle, FluentResource};
use fluent_syntax::ast::Entry;
use munchkin::{Fault, Set, Source};
use std::collections::HashMap;
use table::Phrase;
use table::playbook::fold;

/// Names and flavour of cards in one language.
#[derive(Clone, Default, Debug)]
pub struct CardNames(HashMap<String, Text>);

/// The texts of one card.
#[derive(Clone, Debug)]
struct Text {
    /// The file that has them.
    file: String,
    name: Option<String>,
    flavour: Option<String>,
}

impl CardNames {
    /// Reads Fluent files with a message for each card. What does not parse is left out; [`check_texts`] reports it.
    #[must_use]
    pub fn read(sources: &[Source]) -> CardNames {
        let mut names = CardNames::default();
        for source in sources {
            for (slug, text) in read(source).texts {
                names.0.entry(slug).or_insert(text);
            }
        }
        names
    }

    /// The name of a card; without one, its id.
    #[must_use]
    pub fn name<'a>(&'a self, slug: &'a str) -> &'a str {
        self.0.get(slug).and_then(|text| text.name.as_deref()).unwrap_or(slug)
    }

    /// The flavour of a card, if it has any.
    #[must_use]
    pub fn flavour(&self, slug: &str) -> Option<&str> {
        self.0.get(slug).and_then(|text| text.flavour.as_deref())
    }
}

/// A parsed file.
struct File {
    /// Its messages, by card.
    texts: Vec<(String, Text)>,
    /// The lines that do not parse.
    torn: Vec<usize>,
}

fn read(source: &Source) -> File {
    let (resource, errors) = match FluentResource::try_new(source.text.clone()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let line = |at: usize| source.text.get(..at).unwrap_or_default().matches('\n').count() + 1;
    // The parser stands after the line break if a line ends too soon.
    let at = |at: usize| source.text.get(..at).unwrap_or_default().trim_end_matches('\n').len();
    let torn = errors.iter().map(|error| line(at(error.pos.start))).collect();
    let ids: Vec<String> = resource
        .entries()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        })
        .collect();
    let mut bundle = FluentBundle::new(Vec::new());
    bundle.set_use_isolating(false);
    bundle.add_resource_overriding(resource);
    let text = |id: String| {
        let message = bundle.get_message(&id);
        let value = message.as_ref().and_then(|message| message.value());
        let flavour = message.as_ref().and_then(|message| message.get_attribute("flavour"));
        let said = |pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        let flavour = flavour.map(|attribute| said(attribute.value()));
        let text = Text { file: source.file.clone(), name: value.map(said), flavour };
        (id, text)
    };
    File { texts: ids.into_iter().map(text).collect(), torn }
}

/// Reports everything wrong with the texts of a set. Each language comes with the folder its files belong in, and the
/// files.
#[must_use]
pub fn check_texts(set: &Set, texts: &[(Lang, String, Vec<Source>)]) -> Vec<Fault> {
    texts.iter().flat_map(|(lang, folder, sources)| check_language(set, *lang, folder, sources)).collect()
}

fn check_language(set: &Set, lang: Lang, folder: &str, sources: &[Source]) -> Vec<Fault> {
    let fault = |file: &str, card: &str, field: &str, what| Fault {
        file: file.to_owned(),
        line: 0,
        card: card.to_owned(),
        field: field.to_owned(),
        what,
    };
    if sources.is_empty() {
        return vec![fault(folder, "", "", Phrase::new("set-text-language").with("lang", lang.code()))];
    }
    let mut faults = Vec::new();
    let mut known: HashMap<String, Text> = HashMap::new();
    for source in sources {
        let File { texts, torn } = read(source);
        let unreadable = |line| Fault { line, ..fault(&source.file, "", "", Phrase::new("set-text-fluent")) };
        faults.extend(torn.into_iter().map(unreadable));
        for (slug, text) in texts {
            if set.card(&slug).is_none() {
                faults.push(fault(&source.file, &slug, "", Phrase::new("set-text-unknown")));
            } else if let Some(first) = known.get(&slug) {
                let what = Phrase::new("set-text-twice").with("file", &first.file);
                faults.push(fault(&source.file, &slug, "", what));
            } else {
                known.insert(slug, text);
            }
        }
    }
    let mut by_name: HashMap<String, &str> = HashMap::new();
    for card in set.cards() {
        let text = known.get(&card.slug);
        let file = text.map_or(folder, |text| &text.file);
        match text.and_then(|text| text.name.as_deref()).filter(|name| !fold(name).is_empty()) {
            None => faults.push(fault(file, &card.slug, "name", Phrase::new("set-text-name"))),
            Some(name) => {
                if let Some(other) = by_name.insert(fold(name), &card.slug) {
                    let what = Phrase::new("set-text-same-name").with("name", name).with("other", other);
                    faults.push(fault(file, &card.slug, "name", what));
                }
            }
        }
        let flavour = text.and_then(|text| text.flavour.as_deref());
        if flavour.is_none_or(|flavour| flavour.trim().is_empty()) {
            faults.push(fault(file, &card.slug, "flavour", Phrase::new("set-text-flavour")));
        }
    }
    faults
}
