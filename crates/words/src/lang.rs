//! Languages and their messages.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// A language Recess speaks.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[allow(missing_docs, reason = "they are languages")]
pub enum Lang {
    #[default]
    English,
    Italian,
    Spanish,
    Czech,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 4] = [Lang::English, Lang::Italian, Lang::Spanish, Lang::Czech];

    /// Its code: `en`, `it`, `es`, `cs`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::Italian => "it",
            Lang::Spanish => "es",
            Lang::Czech => "cs",
        }
    }

    /// The language with a code such as `it`, `it_IT.UTF-8` or `es-MX`.
    #[must_use]
    pub fn parse(code: &str) -> Option<Lang> {
        let code = code.split(['_', '-', '.', '@']).next().unwrap_or(code).to_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The names of the Fluent files, the same in every language. A new file is found by itself.
pub fn files() -> impl Iterator<Item = &'static str> {
    let english = LOCALES.get_dir(Lang::English.code()).into_iter().flat_map(Dir::files);
    english.filter_map(|file| file.path().file_stem()?.to_str())
}

/// The text of one Fluent file in a language; empty if there is no such file.
#[must_use]
pub fn source(lang: Lang, file: &str) -> &'static str {
    let file = LOCALES.get_file(format!("{}/{file}.ftl", lang.code()));
    file.and_then(|file| file.contents_utf8()).unwrap_or_default()
}

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Loads a language.
    #[must_use]
    pub fn new(lang: Lang) -> Words {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Terminals and files need no invisible marks around names.
        bundle.set_use_isolating(false);
        for file in files() {
            // Everything that parses is used; a test makes sure that everything does.
            let resource = FluentResource::try_new(source(lang, file).to_owned()).unwrap_or_else(|(read, _)| read);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    #[must_use]
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments. A key such as `card-jab.help` names an attribute.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A message with its arguments filled in. Arguments that are whole numbers decide plurals.
    #[must_use]
    pub fn fill(&self, key: &str, args: &[(&str, &str)]) -> String {
        let value = |text| match str::parse::<i64>(text) {
            // A text stays text if its number would be written differently, such as the bonus +3 or a player called
            // 007. A long seed stays text because Fluent's numbers are floating-point.
            Ok(number) if number.unsigned_abs() < 1 << 53 && number.to_string() == text => FluentValue::from(number),
            _ => FluentValue::from(text),
        };
        self.format(key, args.iter().map(|&(name, text)| (name, value(text))))
    }

    /// The message with this key and these arguments.
    pub(crate) fn format<'a>(&self, key: &str, args: impl Iterator<Item = (&'a str, FluentValue<'a>)>) -> String {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let pattern = self.bundle.get_message(id).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        // A missing key shows as itself; a test makes sure that none is missing.
        let Some(pattern) = pattern else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}
