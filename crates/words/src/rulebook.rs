//! The rulebook: `rulebook/<game>/<language>.md`, clause by clause.

use crate::Lang;
use include_dir::{Dir, include_dir};
use std::collections::BTreeSet;

/// All rulebooks with their playbooks, embedded in the program.
pub(crate) static SHELF: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rulebook");

/// The rulebook of a game in one language.
#[derive(Clone, Debug, Default)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// A section: a heading, introductory text, clauses.
#[derive(Clone, Debug, Default)]
pub struct Section {
    /// The heading; empty for the introduction.
    pub heading: String,
    /// Text before the first clause.
    pub text: String,
    /// Its clauses, in order.
    pub clauses: Vec<Clause>,
}

/// A clause.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Its id, such as `LM-BLOCK-2`.
    pub id: String,
    /// Its short title.
    pub title: String,
    /// Its text, in Markdown.
    pub text: String,
}

impl Clause {
    /// The clauses that it mentions.
    #[must_use]
    pub fn touches(&self) -> BTreeSet<&str> {
        let word = |c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-');
        let game = self.id.split_inclusive('-').next().unwrap_or_default();
        let ids = self.text.split(word).filter(|id| id.starts_with(game) && id.len() > game.len());
        ids.map(|id| id.trim_end_matches('-')).filter(|&id| id != self.id).collect()
    }
}

impl Rulebook {
    /// The rulebook of the game with this id; `None` if it has none.
    #[must_use]
    pub fn of(game: &str, lang: Lang) -> Option<Rulebook> {
        let file = SHELF.get_file(format!("{game}/{}.md", lang.code()))?;
        file.contents_utf8().map(Rulebook::parse)
    }

    /// Parses the Markdown: a `#` title, `##` sections, and paragraphs that begin with an id in backticks and a title
    /// in bold.
    #[must_use]
    pub fn parse(markdown: &str) -> Rulebook {
        let mut book = Rulebook { title: String::new(), sections: vec![Section::default()] };
        for paragraph in markdown.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty()) {
            if let Some(title) = paragraph.strip_prefix("# ") {
                book.title = title.to_owned();
                continue;
            }
            let mut rest = paragraph;
            if let Some(heading) = paragraph.strip_prefix("## ") {
                let (heading, after) = heading.split_once('\n').unwrap_or((heading, ""));
                book.sections.push(Section { heading: heading.trim().to_owned(), ..Section::default() });
                rest = after.trim();
            }
            let Some(section) = book.sections.last_mut() else {
                continue;
            };
            match read_clause(rest) {
                Some(clause) => section.clauses.push(clause),
                None if rest.is_empty() => {}
                None => {
                    if !section.text.is_empty() {
                        section.text.push_str("\n\n");
                    }
                    section.text.push_str(rest);
                }
            }
        }
        book
    }

    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause with this id, in upper or lower case.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }
}

fn read_clause(paragraph: &str) -> Option<Clause> {
    let (id, rest) = paragraph.strip_prefix('`')?.split_once('`')?;
    let (title, text) = rest.trim_start().strip_prefix("**")?.split_once("**")?;
    Some(Clause { id: id.to_owned(), title: title.trim_end_matches('.').to_owned(), text: text.trim().to_owned() })
}
