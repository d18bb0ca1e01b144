//! Makes text from people and files safe to show.
//!
//! [`name`] checks names, [`look_alike`] tells whether two names can be mistaken for each other, [`said`] cleans chat,
//! and [`shown`] removes everything that would control a terminal.

mod names;

pub use names::{LONGEST_NAME, NameFault, look_alike, name};

use std::borrow::Cow;
use unicode_normalization::char::is_combining_mark;

/// The most marks one letter may carry. Vietnamese and pointed Hebrew need two, and nobody needs a tower of them.
const MARKS: usize = 3;

/// A chat text as one line of at most `longest` characters, without characters that affect surrounding text, hide in
/// it, or stick out into the lines above.
#[must_use]
pub fn said(text: &str, longest: usize) -> String {
    let plain = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    // Joiners stay, because they shape letters and emoji.
    let seen = plain.filter(|c| !c.is_control() && (!is_invisible(*c) || joins(*c)));
    few_marks(seen).take(longest).collect::<String>().trim().to_owned()
}

/// Text that is safe to write to a terminal. Line ends and tabs stay. Control characters become visible symbols, and
/// characters that change the text direction become replacement characters (�).
#[must_use]
pub fn shown(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    // A line end from another system is still just a line end.
    let text = text.replace("\r\n", "\n");
    Cow::Owned(text.chars().map(|c| if is_harmless(c) { c } else { picture(c) }).collect())
}

fn is_harmless(c: char) -> bool {
    matches!(c, '\n' | '\t') || !(c.is_control() || is_turning(c))
}

fn picture(c: char) -> char {
    match c {
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\u{7f}' => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    }
}

/// Whether the character changes the direction of surrounding text or begins an invisible line.
fn is_turning(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{206f}')
}

/// Whether the character shapes its neighbours: a joiner or an emoji variation.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Whether the character is invisible: Default_Ignorable_Code_Point in Unicode, blanks other than spaces, and
/// private-use characters.
fn is_invisible(c: char) -> bool {
    is_turning(c)
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' | '\u{e000}'..='\u{f8ff}'
            | '\u{f0000}'..='\u{10ffff}')
}

/// Limits the marks on each letter.
fn few_marks(text: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    // Marks at the beginning have no letter to stand on.
    let mut marks = MARKS;
    text.filter(move |c| {
        marks = if is_combining_mark(*c) && !joins(*c) { marks + 1 } else { 0 };
        marks <= MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_controls_become_visible_symbols() {
        assert_eq!(shown("plain, žluť, 漢字 👩‍🚀\n\tnext"), "plain, žluť, 漢字 👩‍🚀\n\tnext");
        assert_eq!(shown("\u{1b}[2Jgone"), "␛[2Jgone");
        assert_eq!(shown("\u{1b}]0;title\u{7}"), "␛]0;title␇");
        assert_eq!(shown("a\u{9b}31mb\u{9d}c\u{90}"), "a\u{fffd}31mb\u{fffd}c\u{fffd}");
        assert_eq!(shown("one\r\ntwo\rover"), "one\ntwo␍over");
        assert_eq!(shown("user\u{202e}txt.exe\u{7f}"), "user\u{fffd}txt.exe␡");
        for c in (0..=0x10ffff).filter_map(char::from_u32) {
            let text = c.to_string();
            let left = shown(&text);
            assert!(!left.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')), "{c:?}");
        }
    }

    #[test]
    fn chat_stays_on_its_line() {
        assert_eq!(said("  hello\n\u{202e}there\u{2066} \u{1b}[31m", 200), "hello there [31m");
        assert_eq!(said(&format!("Z{}algo", "\u{300}\u{489}".repeat(100)), 200), "Z\u{300}\u{489}\u{300}algo");
        assert_eq!(said(&"\u{301}".repeat(50), 200), "");
        assert_eq!(said("👩‍🚀 ❤️ می‌خواهم", 200), "👩‍🚀 ❤️ می‌خواهم");
        assert_eq!(said("\u{2800}\u{3164}\u{200b}", 200), "");
        assert_eq!(said(&"x".repeat(300), 200).len(), 200);
    }
}
