//! A page about a rule or a card, wrapped to a width.

use table::playbook::fold;
use words::Clause;

/// Options that break lines between words only, so that an id such as `XY-BLOCK-2` stays whole.
#[must_use]
pub fn wrapping(width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
}

/// Text wrapped to a width, with clause ids in the margin.
pub struct Page {
    /// The text so far.
    pub text: String,
    width: usize,
}

impl Page {
    /// An empty page.
    #[must_use]
    pub fn new(width: usize) -> Page {
        Page { text: String::new(), width }
    }

    /// Adds a line unchanged.
    pub fn line(&mut self, text: &str) {
        self.text.push_str(text.trim_end());
        self.text.push('\n');
    }

    /// Adds wrapped text, indented.
    pub fn indented(&mut self, text: &str) {
        self.paragraphs(text, "    ");
    }

    /// Adds wrapped text. A line that begins with a dash is a list item.
    pub fn paragraphs(&mut self, text: &str, indent: &str) {
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
            let options = wrapping(self.width).initial_indent(indent).subsequent_indent(&hanging);
            for line in textwrap::wrap(&plain(&block), options) {
                self.line(&line);
            }
        }
    }

    /// Adds a clause.
    pub fn clause(&mut self, clause: &Clause) {
        self.line(&format!("{}  {}", clause.id, clause.title));
        self.indented(&clause.text);
        self.line("");
    }
}

/// Whether a clause mentions these words. Case and accents do not matter.
#[must_use]
pub fn mentions(clause: &Clause, what: &str) -> bool {
    let wanted: Vec<String> = what.split_whitespace().map(fold).filter(|word| !word.is_empty()).collect();
    let text = format!("{} {} {}", clause.id, clause.title, clause.text);
    let there: Vec<String> = text.split_whitespace().map(fold).collect();
    let starts =
        |at: usize| wanted.iter().enumerate().all(|(i, word)| there.get(at + i).is_some_and(|t| t.starts_with(word)));
    !wanted.is_empty() && (0..there.len()).any(starts)
}

/// Markdown without its markup.
fn plain(markdown: &str) -> String {
    markdown.replace("**", "").replace(['`', '*'], "")
}
