//! `recess rules`: looks things up in the rulebook.

use crate::game::{self, Command};
use crate::out;
use clap::ArgMatches;
use games::Visitor;
use kit::{Kit, Page, mentions};
use std::process::ExitCode;
use words::{Clause, Rulebook, RulebookExample, Words};

/// What a page about a clause shows of its examples.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Examples {
    /// Their number, and how to see them.
    Counted,
    /// Their full text.
    Whole,
}

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let what: Vec<&str> = args.get_many::<String>("what").into_iter().flatten().map(String::as_str).collect();
    let what = what.join(" ");
    let game = args.get_one::<String>("game").map_or("", String::as_str);
    game::for_game(words, game, game::IdCheck)?;
    // The id of a clause tells which game it belongs to.
    let of_clause = games::IDS.iter().find(|id| games::with(id, Cites(&what)) == Ok(true));
    let list = args.get_flag("list");
    let examples = if args.get_flag("examples") { Examples::Whole } else { Examples::Counted };
    game::for_game(words, of_clause.unwrap_or(&game), Rules { words, what: &what, list, examples })
}

/// Tests whether a text is the id of a clause of a game.
struct Cites<'a>(&'a str);

impl Visitor for Cites<'_> {
    type Out = bool;

    fn visit<K: Kit>(self) -> bool {
        self.0.trim().get(..K::CLAUSES.len()).is_some_and(|start| start.eq_ignore_ascii_case(K::CLAUSES))
    }
}

/// Looks something up once the game is known.
struct Rules<'a> {
    words: &'a Words,
    what: &'a str,
    list: bool,
    examples: Examples,
}

impl Command for Rules<'_> {
    type Out = ExitCode;

    fn run<K: Kit>(self) -> Result<ExitCode, String> {
        let Rules { words, what, list, examples } = self;
        if list {
            print_list::<K>(words);
            return Ok(ExitCode::SUCCESS);
        }
        match look_up::<K>(words, what, page_width(), examples) {
            Some(text) => out::text(text),
            None => return Err(words.fill("cli-rules-none", &[("what", what)])),
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// What the rulebook says about a clause, a card, or some words; all of it if nothing is asked.
pub(crate) fn look_up<K: Kit>(words: &Words, what: &str, width: usize, examples: Examples) -> Option<String> {
    let book = Rulebook::of(K::ID, words.lang())?;
    if what.trim().is_empty() {
        return Some(whole(&book, width));
    }
    let clause = book.clause(what.trim()).map(|clause| about_clause(words, clause, width, examples));
    clause.or_else(|| K::card_page(words, what, width)).or_else(|| about_words(words, &book, what, width))
}

fn about_clause(words: &Words, clause: &Clause, width: usize, examples: Examples) -> String {
    let mut page = Page::new(width);
    page.clause(clause);
    add_examples(&mut page, words, &clause.id, examples);
    let touches: Vec<&str> = clause.touches().into_iter().collect();
    if !touches.is_empty() {
        page.line(&words.fill("cli-rules-touches", &[("clauses", &touches.join(", "))]));
    }
    page.text
}

fn about_words(words: &Words, book: &Rulebook, what: &str, width: usize) -> Option<String> {
    let found: Vec<&Clause> = book.clauses().filter(|clause| mentions(clause, what)).collect();
    if found.is_empty() {
        return None;
    }
    let mut page = Page::new(width);
    page.line(&words.fill("cli-rules-found", &[("what", what)]));
    page.line("");
    found.iter().for_each(|clause| page.clause(clause));
    Some(page.text)
}

fn whole(book: &Rulebook, width: usize) -> String {
    let mut page = Page::new(width);
    page.line(&book.title);
    for section in &book.sections {
        if !section.heading.is_empty() {
            page.line("");
            page.line(&section.heading.to_uppercase());
        }
        page.line("");
        if !section.text.is_empty() {
            page.paragraphs(&section.text, "");
            page.line("");
        }
        section.clauses.iter().for_each(|clause| page.clause(clause));
    }
    page.text
}

fn print_list<K: Kit>(words: &Words) {
    let mut page = Page::new(page_width());
    page.line(&words.get("cli-rules-clauses"));
    for clause in Rulebook::of(K::ID, words.lang()).iter().flat_map(Rulebook::clauses) {
        page.line(&format!("  {:<16}{}", clause.id, clause.title));
    }
    page.line("");
    page.line(&words.get("cli-rules-cards"));
    let cards = K::cards(words);
    let width = cards.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, help) in cards {
        page.line(format!("  {name:<width$}  {help}").trim_end());
    }
    out::text(page.text);
}

/// The width of a printed page.
pub(crate) fn page_width() -> usize {
    textwrap::termwidth().clamp(40, 100)
}

/// Adds the examples of a clause, those mainly about it first.
fn add_examples(page: &mut Page, words: &Words, id: &str, how: Examples) {
    let mut examples: Vec<RulebookExample> =
        words::examples().into_iter().filter(|example| example.cites.iter().any(|cited| cited == id)).collect();
    examples.sort_by_key(|example| example.cites.iter().position(|cited| cited == id));
    if examples.is_empty() {
        return;
    }
    if how == Examples::Counted {
        let n = examples.len().to_string();
        page.line(&words.fill("cli-rules-examples-count", &[("n", &n), ("clause", id)]));
        return;
    }
    page.line(&words.get("cli-rules-examples"));
    for example in &examples {
        page.indented(&format!("{} ({})", example.title, example.file));
        for line in example.text.lines().skip(1) {
            page.line(&format!("      {line}"));
        }
        page.line("");
    }
}
