//! `recess rules`: the rulebook at hand.

use crate::out;
use clap::ArgMatches;
use lunch_money::{Card, Kind};
use std::process::ExitCode;
use table::playbook::fold;
use words::{Clause, Rulebook, RulebookExample, Words, lunch_money as in_words};

/// Examples that are printed whole; of the others only the titles.
const WHOLE: usize = 2;

pub(crate) fn run(words: &Words, args: &ArgMatches) -> Result<ExitCode, String> {
    let what: Vec<&str> = args.get_many::<String>("what").into_iter().flatten().map(String::as_str).collect();
    let what = what.join(" ");
    let game = args.get_one::<String>("game").map_or("", String::as_str);
    // The id of a clause says which game it belongs to.
    let munchkin = match game {
        "munchkin-bites" => true,
        "lunch-money" => what.trim().get(..3).is_some_and(|id| id.eq_ignore_ascii_case("MB-")),
        _ => return Err(words.fill("cli-unknown-game", &[("name", game)])),
    };
    let book = if munchkin { Rulebook::munchkin_bites(words.lang()) } else { Rulebook::lunch_money(words.lang()) };
    if args.get_flag("list") {
        list(words, &book, munchkin);
        return Ok(ExitCode::SUCCESS);
    }
    let width = page_width();
    let found =
        if munchkin { look_up_munchkin(words, &book, &what, width) } else { look_up(words, &book, &what, width) };
    let Some(text) = found else {
        return Err(words.fill("cli-rules-none", &[("what", &what)]));
    };
    out::text(format_args!("{text}"));
    Ok(ExitCode::SUCCESS)
}

/// The same for Munchkin, whose cards are in the set that ships.
pub(crate) fn look_up_munchkin(words: &Words, book: &Rulebook, what: &str, width: usize) -> Option<String> {
    if what.trim().is_empty() {
        return Some(whole(book, width));
    }
    let clause = book.clause(what.trim()).map(|clause| about_clause(words, clause, width));
    clause.or_else(|| crate::set::shipped_card(words, what, width)).or_else(|| about_words(words, book, what, width))
}

/// What the rulebook says about a clause, a card, or words; everything if nothing is asked.
pub(crate) fn look_up(words: &Words, book: &Rulebook, what: &str, width: usize) -> Option<String> {
    if what.trim().is_empty() {
        return Some(whole(book, width));
    }
    if let Some(clause) = book.clause(what.trim()) {
        return Some(about_clause(words, clause, width));
    }
    let names = in_words::names();
    if let Some((_, card)) =
        names.iter().find(|(name, card)| fold(name) == fold(what) || fold(card.slug()) == fold(what))
    {
        return Some(about_card(words, book, *card, width));
    }
    about_words(words, book, what, width)
}

pub(crate) fn about_clause(words: &Words, clause: &Clause, width: usize) -> String {
    let mut page = Page::new(width);
    page.clause(clause);
    page.examples(words, &clause.id);
    let touches: Vec<&str> = clause.touches().into_iter().collect();
    if !touches.is_empty() {
        page.line(&words.fill("cli-rules-touches", &[("clauses", &touches.join(", "))]));
    }
    page.text
}

fn about_card(words: &Words, book: &Rulebook, card: Card, width: usize) -> String {
    let mut page = Page::new(width);
    let kind = words.get(match card.kind() {
        Kind::Basic => "cli-kind-basic",
        Kind::Defense => "cli-kind-defense",
        Kind::Weapon => "cli-kind-weapon",
        Kind::Specialty => "cli-kind-specialty",
    });
    let name = in_words::card(words, card);
    page.line(&format!("{name} ({kind})"));
    page.indented(&in_words::card_help(words, card));
    let [base, expansion] = card.copies().map(|n| n.to_string());
    page.indented(&words.fill("cli-rules-copies", &[("base", &base), ("expansion", &expansion)]));
    let list =
        |cards: lunch_money::Cards| cards.into_iter().map(|card| in_words::card(words, card)).collect::<Vec<_>>();
    let answers = list(lunch_money::answers(card)).join(", ");
    page.indented(&match answers.as_str() {
        "" => words.get("cli-rules-answered-none"),
        answers => words.fill("cli-rules-answered", &[("cards", answers)]),
    });
    let follows = list(lunch_money::follows(card)).join(", ");
    page.indented(&match follows.as_str() {
        "" => words.get("cli-rules-follows-none"),
        follows => words.fill("cli-rules-follows", &[("cards", follows)]),
    });
    page.line("");
    page.line(&words.get("cli-rules-clauses-about"));
    for clause in book.clauses().filter(|clause| mentions(clause, &name)) {
        page.indented(&format!("{}  {}", clause.id, clause.title));
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

/// Whether a clause speaks of this, whatever the case and the accents.
pub(crate) fn mentions(clause: &Clause, what: &str) -> bool {
    let wanted: Vec<String> = what.split_whitespace().map(fold).filter(|word| !word.is_empty()).collect();
    let text = format!("{} {} {}", clause.id, clause.title, clause.text);
    let there: Vec<String> = text.split_whitespace().map(fold).collect();
    let starts =
        |at: usize| wanted.iter().enumerate().all(|(i, word)| there.get(at + i).is_some_and(|t| t.starts_with(word)));
    !wanted.is_empty() && (0..there.len()).any(starts)
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

fn list(words: &Words, book: &Rulebook, munchkin: bool) {
    let mut page = Page::new(page_width());
    page.line(&words.get("cli-rules-clauses"));
    for clause in book.clauses() {
        page.line(&format!("  {:<16}{}", clause.id, clause.title));
    }
    page.line("");
    page.line(&words.get("cli-rules-cards"));
    if munchkin {
        crate::set::shipped_names(words).iter().for_each(|name| page.line(&format!("  {name}")));
        return out::text(page.text);
    }
    let cards: Vec<(String, Card)> = Card::ALL.map(|card| (in_words::card(words, card), card)).into();
    let width = cards.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (name, card) in cards {
        page.line(&format!("  {name:<width$}  {}", in_words::card_help(words, card)));
    }
    out::text(page.text);
}

/// How wide a page is that is printed.
pub(crate) fn page_width() -> usize {
    textwrap::termwidth().clamp(40, 100)
}

/// Text in a width, clause ids in the margin.
struct Page {
    text: String,
    width: usize,
}

impl Page {
    fn new(width: usize) -> Page {
        Page { text: String::new(), width }
    }

    fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    fn indented(&mut self, text: &str) {
        self.paragraphs(text, "    ");
    }

    /// Wrapped text; a line that begins with a dash is a point of a list.
    fn paragraphs(&mut self, text: &str, indent: &str) {
        let mut blocks: Vec<String> = Vec::new();
        for line in text.lines() {
            match blocks.last_mut() {
                Some(block) if !line.starts_with("- ") && !line.is_empty() && !block.is_empty() => {
                    block.push(' ');
                    block.push_str(line);
                }
                _ => blocks.push(line.to_owned()),
            }
        }
        for block in blocks {
            let hanging = if block.starts_with("- ") { format!("{indent}  ") } else { indent.to_owned() };
            let options = textwrap::Options::new(self.width).initial_indent(indent).subsequent_indent(&hanging);
            for line in textwrap::wrap(&plain(&block), options) {
                self.line(&line);
            }
        }
    }

    fn clause(&mut self, clause: &Clause) {
        self.line(&format!("{}  {}", clause.id, clause.title));
        self.indented(&clause.text);
        self.line("");
    }

    /// The examples of a clause, the first ones whole.
    fn examples(&mut self, words: &Words, id: &str) {
        let mut examples: Vec<RulebookExample> =
            words::examples().into_iter().filter(|example| example.cites.iter().any(|cited| cited == id)).collect();
        examples.sort_by_key(|example| example.cites.iter().position(|cited| cited == id));
        if examples.is_empty() {
            return;
        }
        self.line(&words.get("cli-rules-examples"));
        for (at, example) in examples.iter().enumerate() {
            self.indented(&format!("{} ({})", example.title, example.file));
            if at < WHOLE {
                for line in example.text.lines().skip(1) {
                    self.line(&format!("      {line}"));
                }
                self.line("");
            }
        }
        self.line("");
    }
}

/// Markdown without its marks.
fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace(['`', '*'], "")
}
