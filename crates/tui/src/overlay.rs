//! Pages that lie over the table: a card, why not, the log, the table in words, the keys, the rulebook.

use crate::client::Client;
use crate::line::Line;
use crate::table::{Lore as _, Question, SearchResult, Table, WaitsFor};
use kit::scene::{Fight, Middle};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr as _;

/// The page that lies over the table.
pub(crate) enum Overlay {
    Page(Page),
    Rules(Rules),
    Write(Write),
    /// The list of stops, with the selected line.
    Stops(usize),
    /// The question whether to give up the seat.
    GiveUp,
}

/// A text being written: a decision, or a chat message.
#[derive(Default)]
pub(crate) struct Write {
    /// Whether it is a chat message.
    pub(crate) chat: bool,
    pub(crate) line: Line,
    /// What was said against it.
    pub(crate) answer: Vec<String>,
}

/// A page of text.
pub(crate) struct Page {
    kind: PageKind,
    pub(crate) title: String,
    pub(crate) lines: Vec<String>,
    /// The number of lines above the visible part.
    pub(crate) scroll: usize,
    /// Clauses that it names and that can be opened.
    pub(crate) clauses: Vec<Citation>,
    /// Which of them is selected.
    pub(crate) clause: usize,
}

/// A clause that is named on a page: where, and by which id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    /// In columns.
    pub(crate) column: usize,
    pub(crate) id: String,
}

/// The subject of a page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum PageKind {
    /// The selected card.
    Card,
    /// Why the selected card cannot be played.
    Why,
    /// A strong player's move.
    Hint,
    /// Everybody's chances to win.
    Chances,
    /// The record of a game that is over, and what its decisions were worth.
    Record,
    Review,
    /// What both sides of a fight are made of.
    Fight,
    Log,
    Table,
    Keys,
}

/// The rulebook: the search text, the results, and one clause.
#[derive(Default)]
pub(crate) struct Rules {
    pub(crate) query: String,
    pub(crate) found: Vec<SearchResult>,
    pub(crate) at: usize,
    pub(crate) page: Vec<String>,
    pub(crate) scroll: usize,
    /// The page from which it was opened, and which of its clauses was selected there.
    behind: Option<(PageKind, usize)>,
}

/// The indentation of text on a printed page.
const INDENT: usize = 4;

/// The area of a page.
pub(crate) fn page_area(size: (u16, u16), lines: usize) -> Rect {
    let width = (size.0 - 6).min(92);
    let height = (size.1 - 4).min(u16::try_from(lines).unwrap_or(u16::MAX).saturating_add(4));
    Rect::new((size.0 - width) / 2, (size.1 - 1 - height) / 2, width, height)
}

/// The areas of the rulebook's list and clause: side by side if there is room.
pub(crate) fn rules_areas(size: (u16, u16)) -> (Rect, Rect) {
    let (width, height) = (size.0, size.1 - 3);
    if width >= 120 {
        let list = width * 2 / 5;
        return (Rect::new(1, 2, list - 2, height), Rect::new(list + 1, 2, width - list - 2, height));
    }
    let list = height * 2 / 5;
    (Rect::new(1, 2, width - 2, list), Rect::new(1, 2 + list, width - 2, height - list))
}

/// Text wrapped to a width. An empty text is an empty line.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.is_empty() {
        return vec![String::new()];
    }
    let lines = text.lines().flat_map(|line| {
        let indent = &line[..line.len() - line.trim_start().len()];
        let options = kit::wrapping(width.max(8)).initial_indent(indent).subsequent_indent(indent);
        textwrap::wrap(line.trim_start(), options).into_iter().map(String::from).collect::<Vec<_>>()
    });
    lines.collect()
}

/// Where lines name clauses: words that are ids of the rulebook.
fn cited(lines: &[String], ids: &[SearchResult]) -> Vec<Citation> {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let mut found = Vec::new();
    for (line, text) in lines.iter().enumerate() {
        let mut rest = text.as_str();
        while let Some(start) = rest.find(is_part) {
            let word = &rest[start..];
            let word = &word[..word.find(|c| !is_part(c)).unwrap_or(word.len())];
            let column = text[..text.len() - rest.len() + start].width();
            if ids.iter().any(|entry| entry.key == word) {
                found.push(Citation { line, column, id: word.to_owned() });
            }
            rest = &rest[start + word.len()..];
        }
    }
    found
}

/// A fight, item by item: one side below the other, then what else is to be known.
fn fight_in_full(fight: &Fight, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for side in &fight.sides {
        lines.push(format!("{}  {}", side.total, side.name));
        let told = side.lines.iter().map(|mark| match mark.sort {
            Some(sort) => format!("  {} {}", sort.shape, mark.text),
            None => format!("  {}", mark.text),
        });
        lines.extend(told.flat_map(|line| wrapped(&line, width)));
        lines.push(String::new());
    }
    lines.extend(fight.notes.iter().flat_map(|note| wrapped(note, width)));
    lines.push(String::new());
    lines.extend(fight.details.iter().flat_map(|line| wrapped(line, width)));
    lines
}

impl<T: Table> Client<T> {
    /// Opens a page.
    pub(crate) fn open(&mut self, kind: PageKind) {
        if matches!(kind, PageKind::Card | PageKind::Why) && self.scene.hand.is_empty() {
            return;
        }
        self.card = self.card_in_question();
        if let Some(question) = self.question(kind) {
            self.table.think(&self.words, question);
        }
        self.show(kind);
    }

    /// The question to the table that a page needs answered.
    fn question(&self, kind: PageKind) -> Option<Question> {
        match kind {
            PageKind::Why => Some(Question::Why(self.card)),
            PageKind::Hint => Some(Question::Hint),
            PageKind::Chances => Some(Question::Chances),
            PageKind::Record => Some(Question::Record),
            PageKind::Review => Some(Question::Review),
            _ => None,
        }
    }

    /// Closes the open page.
    pub(crate) fn close(&mut self) {
        self.overlay = None;
        self.table.stop_thinking();
    }

    fn show(&mut self, kind: PageKind) {
        let (title, lines) = self.page(kind);
        // The latest entries are at the end.
        let scroll = if kind == PageKind::Log { usize::MAX } else { 0 };
        let clauses = match kind {
            PageKind::Card | PageKind::Why => cited(&lines, &T::Lore::search(&self.words, "")),
            _ => Vec::new(),
        };
        self.overlay = Some(Overlay::Page(Page { kind, title, lines, scroll, clauses, clause: 0 }));
        self.scroll(0);
    }

    /// Selects another clause that the page names, and scrolls to it.
    fn next_clause(&mut self, forward: bool) {
        let size = self.size;
        let Some(Overlay::Page(page)) = &mut self.overlay else { return };
        let of = page.clauses.len().max(1);
        page.clause = if forward { page.clause + 1 } else { page.clause + of - 1 } % of;
        let height = usize::from(page_area(size, page.lines.len()).height - 4);
        if let Some(clause) = page.clauses.get(page.clause) {
            page.scroll = page.scroll.clamp((clause.line + 1).saturating_sub(height), clause.line);
        }
    }

    /// Opens the rulebook at a clause that the page names.
    pub(crate) fn open_clause(&mut self, n: usize) {
        let Some(Overlay::Page(page)) = &self.overlay else { return };
        let Some(clause) = page.clauses.get(n) else { return };
        let (id, behind) = (clause.id.clone(), Some((page.kind, n)));
        self.overlay = Some(Overlay::Rules(Rules { behind, ..Rules::default() }));
        self.look_up();
        let Some(Overlay::Rules(rules)) = &self.overlay else { return };
        let at = rules.found.iter().position(|entry| entry.key == id).unwrap_or(0);
        self.select_clause(at);
    }

    /// Closes the rulebook: back to the page from which it was opened.
    fn close_rules(&mut self) {
        let Some(Overlay::Rules(Rules { behind, .. })) = self.overlay.take() else { return };
        let Some((kind, clause)) = behind else { return };
        self.show(kind);
        if let Some(Overlay::Page(page)) = &mut self.overlay {
            page.clause = clause.min(page.clauses.len().saturating_sub(1));
        }
    }

    /// Opens the rulebook.
    pub(crate) fn open_rules(&mut self) {
        self.overlay = Some(Overlay::Rules(Rules::default()));
        self.look_up();
    }

    /// Renders the open page again, after a change of language or size.
    pub(crate) fn reopen(&mut self) {
        if !self.fits() {
            return;
        }
        match self.overlay.take() {
            None => {}
            Some(other @ (Overlay::Write(_) | Overlay::Stops(_) | Overlay::GiveUp)) => self.overlay = Some(other),
            Some(Overlay::Rules(rules)) => {
                self.overlay = Some(Overlay::Rules(rules));
                self.look_up();
            }
            Some(Overlay::Page(page)) => {
                self.show(page.kind);
                if let Some(Overlay::Page(opened)) = &mut self.overlay {
                    opened.scroll = page.scroll;
                    opened.clause = page.clause.min(opened.clauses.len().saturating_sub(1));
                }
                self.scroll(0);
            }
        }
    }

    /// What the rulebook has about a card: its title, and the text in a width.
    pub(crate) fn about_card(&self, card: &str, width: usize) -> (String, Vec<String>) {
        // The first line is the title; what is below is indented for a printed page.
        let text = T::Lore::look_up(&self.words, card, width + INDENT).unwrap_or_default();
        let mut lines = text.lines();
        let title = lines.next().unwrap_or(card).to_owned();
        let lines = lines.map(|line| line.strip_prefix(&" ".repeat(INDENT)).unwrap_or(line));
        (title, lines.flat_map(|line| wrapped(line, width)).collect())
    }

    /// The text of a page, at the width that there is.
    fn page(&self, kind: PageKind) -> (String, Vec<String>) {
        let words = &self.words;
        let width = usize::from(page_area(self.size, 0).width) - 4;
        let card = self.scene.hand.get(self.card).map_or("", |card| card.name.as_str());
        let answered = |title: &str, question: Question| {
            let lines = self.table.answer(words, question, width);
            (words.get(title), lines.iter().flat_map(|line| wrapped(line, width)).collect())
        };
        match kind {
            PageKind::Card => self.about_card(card, width),
            PageKind::Why => {
                let title = words.fill("screen-why-title", &[("card", card)]);
                let mut lines: Vec<String> = Vec::new();
                for reason in self.table.answer(words, Question::Why(self.card), width) {
                    lines.extend(wrapped(&reason, width));
                    lines.push(String::new());
                }
                lines.pop();
                (title, lines)
            }
            PageKind::Hint => answered("screen-hint", Question::Hint),
            PageKind::Chances => answered("screen-chances", Question::Chances),
            PageKind::Record => answered("screen-record", Question::Record),
            PageKind::Review => answered("screen-review", Question::Review),
            PageKind::Fight => match &self.scene.middle {
                Middle::Fight(fight) => (fight.standing.clone(), fight_in_full(fight, width)),
                _ => (words.get("screen-middle"), vec![words.get("screen-fight-over")]),
            },
            PageKind::Log => {
                let told = |line: &crate::LogLine| {
                    let indent = if line.heading { "" } else { "  " };
                    wrapped(&format!("{indent}{}", line.text), width)
                };
                (words.get("screen-log"), self.log.iter().flat_map(told).collect())
            }
            PageKind::Table => {
                let mut lines = Vec::new();
                for line in self.table.in_words(words) {
                    lines.extend(wrapped(&line, width));
                    lines.push(String::new());
                }
                lines.pop();
                (words.get("screen-table"), lines)
            }
            PageKind::Keys => {
                let mut lines = Vec::new();
                for (key, what, _) in self.all_hints() {
                    let long = wrapped(&words.get(&format!("{what}.long")), width - 8);
                    let keys = std::iter::once(key).chain(std::iter::repeat(""));
                    lines.extend(keys.zip(long).map(|(key, long)| format!("{}{long}", crate::draw::padded(key, 8))));
                }
                for key in std::iter::once(&"screen-mouse").chain(T::Lore::SIGNS) {
                    lines.push(String::new());
                    lines.extend(wrapped(&words.get(key), width));
                }
                (words.get("screen-keys"), lines)
            }
        }
    }

    /// Searches for the typed text.
    fn look_up(&mut self) {
        let Some(Overlay::Rules(rules)) = &mut self.overlay else { return };
        rules.found = T::Lore::search(&self.words, rules.query.trim());
        rules.at = rules.at.min(rules.found.len().saturating_sub(1));
        self.turn_to();
    }

    /// Shows the selected clause.
    fn turn_to(&mut self) {
        let (_, area) = rules_areas(self.size);
        let Some(Overlay::Rules(rules)) = &mut self.overlay else { return };
        let width = usize::from(area.width);
        let text = rules.found.get(rules.at).and_then(|entry| T::Lore::look_up(&self.words, &entry.key, width));
        // The first line, with id and title, is shown above the page.
        rules.page = text.unwrap_or_default().lines().skip(1).map(str::to_owned).collect();
        rules.scroll = 0;
    }

    pub(crate) fn select_clause(&mut self, at: usize) {
        if let Some(Overlay::Rules(rules)) = &mut self.overlay {
            rules.at = at.min(rules.found.len().saturating_sub(1));
        }
        self.turn_to();
    }

    /// Scrolls the open page and stops at the ends.
    pub(crate) fn scroll(&mut self, by: isize) {
        let size = self.size;
        let mut wants_more = false;
        let (scroll, lines, height) = match &mut self.overlay {
            Some(Overlay::Page(page)) => {
                let height = page_area(size, page.lines.len()).height - 4;
                wants_more = page.kind == PageKind::Log && by < 0 && page.scroll.saturating_add_signed(by) == 0;
                (&mut page.scroll, page.lines.len(), height)
            }
            Some(Overlay::Rules(rules)) => (&mut rules.scroll, rules.page.len(), rules_areas(size).1.height - 1),
            Some(Overlay::Write(_) | Overlay::Stops(_) | Overlay::GiveUp) | None => return,
        };
        *scroll = scroll.saturating_add_signed(by).min(lines.saturating_sub(usize::from(height)));
        if wants_more {
            self.table.wants_earlier();
        }
    }

    /// Renders the open log again after earlier lines have come. What was read stays where it is.
    pub(crate) fn log_grew(&mut self) {
        let Some(Overlay::Page(page)) =
            self.overlay.take_if(|open| matches!(open, Overlay::Page(page) if page.kind == PageKind::Log))
        else {
            return;
        };
        let (title, lines) = self.page(PageKind::Log);
        let scroll = page.scroll + lines.len().saturating_sub(page.lines.len());
        self.overlay = Some(Overlay::Page(Page { title, lines, scroll, ..page }));
        self.scroll(0);
    }

    /// Opens an input line for a decision.
    pub(crate) fn open_writing(&mut self) {
        if self.table.waits_for() == WaitsFor::You {
            self.overlay = Some(Overlay::Write(Write::default()));
        }
    }

    /// Opens an input line for a chat message.
    pub(crate) fn open_chat(&mut self) {
        self.overlay = Some(Overlay::Write(Write { chat: true, ..Write::default() }));
    }

    /// Opens the list of stops.
    pub(crate) fn open_stops(&mut self) {
        self.overlay = Some(Overlay::Stops(0));
    }

    /// Asks whether to give up the seat.
    pub(crate) fn open_giving_up(&mut self) {
        self.overlay = Some(Overlay::GiveUp);
    }

    fn key_on_stops(&mut self, code: KeyCode) {
        let last = self.table.stops(&self.words).len().saturating_sub(1);
        let Some(Overlay::Stops(at)) = &mut self.overlay else { return };
        match code {
            KeyCode::Up | KeyCode::Char('k') => *at = at.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => *at = (*at + 1).min(last),
            KeyCode::Enter | KeyCode::Char(' ') => self.table.flip_stop(*at),
            KeyCode::Char('g') => self.next_language(),
            _ => self.overlay = None,
        }
    }

    /// Toggles a stop that was clicked.
    pub(crate) fn click_stop(&mut self, n: usize) {
        self.overlay = Some(Overlay::Stops(n));
        self.table.flip_stop(n);
    }

    fn key_on_giving_up(&mut self, code: KeyCode) {
        self.overlay = None;
        if code == KeyCode::Enter {
            self.table.give_up();
        }
    }

    /// Whether a line is open to be written into.
    pub(crate) fn is_writing(&self) -> bool {
        matches!(self.overlay, Some(Overlay::Write(_)))
    }

    fn key_on_writing(&mut self, key: KeyEvent) {
        let Some(Overlay::Write(write)) = &mut self.overlay else { return };
        let past = if write.chat { &mut self.said } else { &mut self.written };
        let text = write.line.text().trim().to_owned();
        match key.code {
            KeyCode::Esc => self.overlay = None,
            KeyCode::Enter if text.is_empty() => self.overlay = None,
            KeyCode::Enter if write.chat => {
                past.remember(&text);
                self.table.chat(&text);
                self.overlay = None;
            }
            KeyCode::Enter => {
                past.remember(&text);
                match self.table.write(&self.words, &text) {
                    Ok(()) => {
                        self.overlay = None;
                        self.look();
                    }
                    Err(why) => write.answer = why,
                }
            }
            KeyCode::Tab | KeyCode::BackTab if !write.chat => {
                write.line.complete(&self.table.vocabulary(&self.words), key.code == KeyCode::Tab);
            }
            _ => {
                write.line.key(key, past);
            }
        }
    }

    /// A key while something is open.
    pub(crate) fn key_on_page(&mut self, key: KeyEvent) {
        let code = key.code;
        let page = isize::try_from(self.size.1 / 2).unwrap_or(1);
        match &self.overlay {
            Some(Overlay::Write(_)) => return self.key_on_writing(key),
            Some(Overlay::Stops(_)) => return self.key_on_stops(code),
            Some(Overlay::GiveUp) => return self.key_on_giving_up(code),
            Some(Overlay::Page(Page { clauses, clause, .. })) if !clauses.is_empty() => match code {
                KeyCode::Enter => return self.open_clause(*clause),
                KeyCode::Tab | KeyCode::BackTab => return self.next_clause(code == KeyCode::Tab),
                _ => {}
            },
            _ => {}
        }
        let Some(Overlay::Rules(rules)) = &mut self.overlay else {
            match code {
                KeyCode::Up | KeyCode::Char('k') => self.scroll(-1),
                KeyCode::Down | KeyCode::Char('j') => self.scroll(1),
                KeyCode::PageUp => self.scroll(-page),
                KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page),
                KeyCode::Home => self.scroll(isize::MIN),
                KeyCode::End => self.scroll(isize::MAX),
                KeyCode::Char('g') => self.next_language(),
                _ => self.close(),
            }
            return;
        };
        match code {
            KeyCode::Esc => self.close_rules(),
            KeyCode::Up => {
                let at = rules.at.saturating_sub(1);
                self.select_clause(at);
            }
            KeyCode::Down => {
                let at = rules.at + 1;
                self.select_clause(at);
            }
            KeyCode::PageUp => self.scroll(-page),
            KeyCode::PageDown | KeyCode::Enter => self.scroll(page),
            KeyCode::Home => self.select_clause(0),
            KeyCode::End => self.select_clause(usize::MAX),
            KeyCode::Backspace => {
                rules.query.pop();
                rules.at = 0;
                self.look_up();
            }
            KeyCode::Char(c) => {
                rules.query.push(c);
                rules.at = 0;
                self.look_up();
            }
            _ => {}
        }
    }
}
