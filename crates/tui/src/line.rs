//! A line that somebody writes into: a cursor, what was written before, and what Tab completes.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use tui_input::{Input, InputRequest};
use unicode_width::UnicodeWidthStr as _;

/// How many lines of the past are kept.
const KEPT: usize = 100;

/// Lines that were written before, the newest last.
#[derive(Default)]
pub(crate) struct Past(Vec<String>);

impl Past {
    /// Remembers a line. Writing the same again does not make the past longer.
    pub(crate) fn remember(&mut self, line: &str) {
        self.0.retain(|old| old != line);
        self.0.push(line.to_owned());
        let over = self.0.len().saturating_sub(KEPT);
        self.0.drain(..over);
    }
}

/// What can be written now.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Vocabulary {
    /// Whole moves, as they are written.
    pub moves: Vec<String>,
    /// Words of which others can be made: players, cards, verbs.
    pub names: Vec<String>,
}

impl Vocabulary {
    /// The lines that a text may become: whole moves that begin with it, or else the text with its last words completed.
    fn complete(&self, text: &str) -> Vec<String> {
        let begin = |all: &[String], with: &str| -> Vec<String> {
            let with = with.to_lowercase();
            let mut found: Vec<String> =
                all.iter().filter(|one| one.to_lowercase().starts_with(&with)).cloned().collect();
            found.dedup();
            found
        };
        let moves = begin(&self.moves, text);
        if !moves.is_empty() {
            return moves;
        }
        // The longest end of the text that is the beginning of a name: names may have several words.
        let starts = text.char_indices().filter(|(at, c)| {
            c.is_alphanumeric() && !text[..*at].chars().next_back().is_some_and(char::is_alphanumeric)
        });
        for (at, _) in starts {
            let names = begin(&self.names, &text[at..]);
            if !names.is_empty() {
                return names.into_iter().map(|name| format!("{}{name}", &text[..at])).collect();
            }
        }
        Vec::new()
    }
}

/// A line, and where the writer is in it.
#[derive(Default)]
pub(crate) struct Line {
    input: Input,
    /// How many lines back in the past; 0 is the line that is being written.
    back: usize,
    /// What was being written when the writer went back.
    draft: String,
    /// What Tab offers instead of what stands before the cursor.
    offers: Vec<String>,
    /// Which of the offers stands there.
    taken: Option<usize>,
}

impl Line {
    pub(crate) fn text(&self) -> &str {
        self.input.value()
    }

    /// What Tab offers, with a mark for the one that was taken; nothing if there is no choice.
    pub(crate) fn offers(&self) -> impl Iterator<Item = (&str, bool)> {
        let offers = self.offers.iter().enumerate().filter(|_| self.offers.len() > 1);
        offers.map(|(at, offer)| (offer.as_str(), self.taken == Some(at)))
    }

    /// The part of the line that fits into a width, and the column of the cursor in it.
    pub(crate) fn shown(&self, width: usize) -> (String, usize) {
        let scroll = self.input.visual_scroll(width.saturating_sub(1));
        let mut skipped = 0;
        let visible = self.text().chars().skip_while(|c| {
            let skip = skipped < scroll;
            skipped += c.to_string().width();
            skip
        });
        (crate::draw::cut_off(visible, width), self.input.visual_cursor().saturating_sub(scroll))
    }

    /// A key that edits the line, or looks back at the past. False if it does neither.
    pub(crate) fn key(&mut self, key: KeyEvent, past: &Past) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let word = control || key.modifiers.contains(KeyModifiers::ALT);
        let request = match key.code {
            KeyCode::Up => return self.look_back(1, past),
            KeyCode::Down => return self.look_back(-1, past),
            KeyCode::Left if word => InputRequest::GoToPrevWord,
            KeyCode::Right if word => InputRequest::GoToNextWord,
            KeyCode::Left => InputRequest::GoToPrevChar,
            KeyCode::Right => InputRequest::GoToNextChar,
            KeyCode::Home => InputRequest::GoToStart,
            KeyCode::End => InputRequest::GoToEnd,
            KeyCode::Backspace if word => InputRequest::DeletePrevWord,
            KeyCode::Backspace => InputRequest::DeletePrevChar,
            KeyCode::Delete if word => InputRequest::DeleteNextWord,
            KeyCode::Delete => InputRequest::DeleteNextChar,
            // As shells have it.
            KeyCode::Char('a') if control => InputRequest::GoToStart,
            KeyCode::Char('e') if control => InputRequest::GoToEnd,
            KeyCode::Char('b') if control => InputRequest::GoToPrevChar,
            KeyCode::Char('f') if control => InputRequest::GoToNextChar,
            KeyCode::Char('p') if control => return self.look_back(1, past),
            KeyCode::Char('n') if control => return self.look_back(-1, past),
            KeyCode::Char('d') if control => InputRequest::DeleteNextChar,
            KeyCode::Char('h') if control => InputRequest::DeletePrevChar,
            KeyCode::Char('w') if control => InputRequest::DeletePrevWord,
            KeyCode::Char('u') if control => InputRequest::DeleteFromStart,
            KeyCode::Char('k') if control => InputRequest::DeleteTillEnd,
            KeyCode::Char('y') if control => InputRequest::Yank,
            KeyCode::Char(c) if !control => InputRequest::InsertChar(c),
            _ => return false,
        };
        self.input.handle(request);
        self.forget_offers();
        true
    }

    fn forget_offers(&mut self) {
        self.offers.clear();
        self.taken = None;
    }

    fn look_back(&mut self, by: isize, past: &Past) -> bool {
        let back = self.back.saturating_add_signed(by).min(past.0.len());
        if back != self.back {
            if self.back == 0 {
                self.draft = self.text().to_owned();
            }
            self.back = back;
            let line = match back {
                0 => self.draft.clone(),
                back => past.0[past.0.len() - back].clone(),
            };
            self.input = Input::new(line);
            self.forget_offers();
        }
        true
    }

    /// Completes what stands before the cursor, as far as all offers agree; once they do not, takes one after another.
    pub(crate) fn complete(&mut self, vocabulary: &Vocabulary, forward: bool) {
        let at = self.input.cursor();
        let mut chars = self.text().chars();
        let before: String = chars.by_ref().take(at).collect();
        let after = chars.as_str().to_owned();
        if self.offers.is_empty() {
            self.offers = vocabulary.complete(&before);
            let common = common(&self.offers);
            if self.offers.len() < 2 || common.chars().count() > before.chars().count() {
                if !self.offers.is_empty() {
                    self.put(&common, &after);
                }
                return;
            }
        }
        let of = self.offers.len();
        if of < 2 {
            return self.forget_offers();
        }
        let next = match (self.taken, forward) {
            (None, true) => 0,
            (None, false) => of - 1,
            (Some(at), true) => (at + 1) % of,
            (Some(at), false) => (at + of - 1) % of,
        };
        self.taken = Some(next);
        let offer = self.offers[next].clone();
        self.put(&offer, &after);
    }

    /// Writes the line anew, with the cursor between both parts.
    fn put(&mut self, before: &str, after: &str) {
        self.input = Input::new(format!("{before}{after}")).with_cursor(before.chars().count());
    }
}

/// How all of them begin, whatever the case; in the letters of the first.
fn common(all: &[String]) -> String {
    let Some((first, rest)) = all.split_first() else { return String::new() };
    let agree = |(at, c): &(usize, char)| {
        rest.iter().all(|one| one.chars().nth(*at).is_some_and(|other| other.to_lowercase().eq(c.to_lowercase())))
    };
    first.chars().enumerate().take_while(agree).map(|(_, c)| c).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(line: &mut Line, past: &Past, keys: &str) {
        for c in keys.chars() {
            let code = match c {
                '‹' => KeyCode::Left,
                '^' => KeyCode::Up,
                'v' => KeyCode::Down,
                '[' => KeyCode::Home,
                ']' => KeyCode::End,
                '\u{8}' => KeyCode::Backspace,
                '\u{7f}' => KeyCode::Delete,
                c => KeyCode::Char(c),
            };
            assert!(line.key(code.into(), past));
        }
    }

    fn control(line: &mut Line, c: char) {
        assert!(line.key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::CONTROL), &Past::default()));
    }

    #[test]
    fn a_line_is_edited_at_its_cursor() {
        let (mut line, past) = (Line::default(), Past::default());
        press(&mut line, &past, "GRB > Bob‹‹‹‹‹‹‹A");
        assert_eq!((line.text(), line.shown(40)), ("GRAB > Bob", ("GRAB > Bob".to_owned(), 3)));
        press(&mut line, &past, "]\u{8}[\u{7f}");
        assert_eq!(line.text(), "RAB > Bo");
        control(&mut line, 'e');
        control(&mut line, 'w');
        assert_eq!(line.text(), "RAB > ");
        control(&mut line, 'u');
        assert_eq!(line.text(), "");
        // An accent of its own goes with its letter.
        press(&mut line, &past, "e\u{301}\u{8}");
        assert_eq!(line.text(), "");
    }

    #[test]
    fn a_long_line_shows_where_the_cursor_is() {
        let (mut line, past) = (Line::default(), Past::default());
        press(&mut line, &past, "abcdefghij");
        let (text, column) = line.shown(5);
        assert!(text.ends_with('j') && column == text.width(), "{text} {column}");
        press(&mut line, &past, "[");
        assert_eq!(line.shown(5), ("abcde".to_owned(), 0));
    }

    #[test]
    fn what_was_written_comes_back() {
        let (mut line, mut past) = (Line::default(), Past::default());
        ["pass", "GRAB > Bob", "pass"].iter().for_each(|line| past.remember(line));
        press(&mut line, &past, "dr^");
        assert_eq!(line.text(), "pass");
        press(&mut line, &past, "^^");
        assert_eq!(line.text(), "GRAB > Bob");
        press(&mut line, &past, "vv");
        assert_eq!(line.text(), "dr");
        for n in 0..150 {
            past.remember(&n.to_string());
        }
        assert_eq!(past.0.len(), KEPT);
    }

    #[test]
    fn tab_completes_moves_and_then_names() {
        let words = |all: &[&str]| all.iter().map(|one| (*one).to_owned()).collect();
        let known = Vocabulary {
            moves: words(&["GRAB > Bob", "GRAB > Carl", "pass"]),
            names: words(&["Bob", "Carl", "trade", "DENTED BUCKET", "DENTURES"]),
        };
        let (mut line, past) = (Line::default(), Past::default());
        press(&mut line, &past, "g");
        line.complete(&known, true);
        assert_eq!(line.text(), "GRAB > ");
        assert_eq!(line.offers().collect::<Vec<_>>(), [("GRAB > Bob", false), ("GRAB > Carl", false)]);
        line.complete(&known, true);
        line.complete(&known, true);
        assert_eq!((line.text(), line.offers().nth(1)), ("GRAB > Carl", Some(("GRAB > Carl", true))));
        line.complete(&known, true);
        line.complete(&known, false);
        assert_eq!(line.text(), "GRAB > Carl");
        // What is no whole move is made of names.
        control(&mut line, 'u');
        press(&mut line, &past, "trade Bob: dented b");
        line.complete(&known, true);
        assert_eq!(line.text(), "trade Bob: DENTED BUCKET");
        assert_eq!(line.offers().count(), 0);
        // What nothing begins with stays as it is.
        control(&mut line, 'u');
        press(&mut line, &past, "x");
        line.complete(&known, true);
        assert_eq!(line.text(), "x");
        // What stands behind the cursor stays there.
        control(&mut line, 'u');
        press(&mut line, &past, "p!‹");
        line.complete(&known, true);
        assert_eq!((line.text(), line.shown(40).1), ("pass!", 4));
    }
}
