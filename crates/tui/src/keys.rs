//! Keys and mouse.

use crate::client::{Client, Effect, Focus, Target};
use crate::overlay::{Overlay, PageKind};
use crate::scene::Asked;
use crate::table::{Step, Table};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// A key that is shown: what stands on it, the message that says what it does, and the key itself.
pub(crate) type Hint = (&'static str, &'static str, KeyCode);

const CARD: Hint = ("i", "screen-key-card", KeyCode::Char('i'));
const WHY: Hint = ("w", "screen-key-why", KeyCode::Char('w'));
const RULES: Hint = ("r", "screen-key-rules", KeyCode::Char('r'));
const TABLE: Hint = ("t", "screen-key-table", KeyCode::Char('t'));
const LOG: Hint = ("l", "screen-key-log", KeyCode::Char('l'));
const LANGUAGE: Hint = ("g", "screen-key-language", KeyCode::Char('g'));
const PACE: Hint = ("s", "screen-key-pace", KeyCode::Char('s'));
const HELP: Hint = ("?", "screen-key-help", KeyCode::Char('?'));
const QUIT: Hint = ("q", "screen-key-quit", KeyCode::Char('q'));
const CONFIRM: Hint = ("Enter", "screen-key-confirm", KeyCode::Enter);
const PICK: Hint = ("Enter", "screen-key-pick", KeyCode::Enter);
const SELECT: Hint = ("↑↓", "screen-key-select", KeyCode::Down);
const HAND: Hint = ("Tab", "screen-key-hand", KeyCode::Tab);
const CHOICES: Hint = ("Tab", "screen-key-choices", KeyCode::Tab);
const SKIP: Hint = ("Space", "screen-key-skip", KeyCode::Char(' '));
const AGAIN: Hint = ("a", "screen-key-again", KeyCode::Char('a'));
const BACK: Hint = ("←", "screen-key-back", KeyCode::Left);
const FORWARD: Hint = ("→", "screen-key-forward", KeyCode::Right);
const TURN_BACK: Hint = ("PgUp", "screen-key-turn-back", KeyCode::PageUp);
const TURN_FORWARD: Hint = ("PgDn", "screen-key-turn-forward", KeyCode::PageDown);
const WRITE: Hint = (":", "screen-key-write", KeyCode::Char(':'));
const CLOSE: Hint = ("Esc", "screen-key-close", KeyCode::Esc);
const SCROLL: Hint = ("↑↓", "screen-key-scroll", KeyCode::Down);
const PAGE: Hint = ("PgDn", "screen-key-page", KeyCode::PageDown);

impl<T: Table> Client<T> {
    /// The keys that do something now, the most important first.
    pub(crate) fn hints(&self) -> Vec<Hint> {
        match &self.overlay {
            Some(Overlay::Rules(_)) => return vec![CLOSE, SELECT, PAGE],
            Some(Overlay::Write(_)) => return vec![CLOSE, CONFIRM],
            Some(Overlay::Page(_)) => return vec![CLOSE, SCROLL, PAGE],
            None => {}
        }
        let mut hints = match &self.scene.asked {
            Asked::You { .. } if self.focus == Focus::Hand => vec![HELP, SELECT, PICK, CHOICES, CARD, WHY],
            Asked::You { .. } => vec![HELP, SELECT, CONFIRM, HAND],
            Asked::Others(_) => vec![HELP, SKIP, PACE],
            Asked::Over(_) => vec![HELP, AGAIN],
            Asked::Shown => vec![HELP, BACK, FORWARD, TURN_BACK, TURN_FORWARD],
        };
        let common = [CARD, WHY, RULES, TABLE, LOG, LANGUAGE, PACE, QUIT];
        let shown = matches!(self.scene.asked, Asked::Shown);
        let empty = self.scene.hand.is_empty();
        let fits = |hint: &Hint| !(shown && [PACE, WHY].contains(hint) || empty && [CARD, WHY].contains(hint));
        let missing: Vec<Hint> = common.into_iter().filter(|hint| !hints.contains(hint) && fits(hint)).collect();
        hints.extend(missing);
        hints
    }

    /// Every key, for the page about them.
    pub(crate) fn all_hints(&self) -> Vec<Hint> {
        let shown = self.table.step().is_some();
        let own: &[Hint] = if shown {
            &[BACK, FORWARD, TURN_BACK, TURN_FORWARD, CARD, RULES, TABLE, LOG, LANGUAGE, QUIT]
        } else {
            &[SELECT, CONFIRM, HAND, WRITE, CARD, WHY, RULES, TABLE, LOG, LANGUAGE, PACE, SKIP, AGAIN, QUIT]
        };
        own.to_vec()
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Effect {
        if key.kind == KeyEventKind::Release {
            return Effect::Nothing;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Effect::Quit,
                KeyCode::Char('z') => Effect::Suspend,
                _ => Effect::Nothing,
            };
        }
        if !self.fits() {
            return if key.code == KeyCode::Char('q') { Effect::Quit } else { Effect::Nothing };
        }
        if self.overlay.is_some() {
            self.key_on_page(key.code);
            return Effect::Draw;
        }
        self.press(key.code)
    }

    fn press(&mut self, code: KeyCode) -> Effect {
        if !matches!(code, KeyCode::Char('0'..='9')) {
            self.forget_digits();
        }
        if self.table.step().is_some() && self.walk(code) {
            return Effect::Draw;
        }
        match code {
            KeyCode::Char('q') => return Effect::Quit,
            KeyCode::Char(digit @ '0'..='9') => self.digit(digit),
            KeyCode::Up | KeyCode::Char('k') => self.select(-1),
            KeyCode::Down | KeyCode::Char('j') => self.select(1),
            KeyCode::PageUp => self.select(-8),
            KeyCode::PageDown => self.select(8),
            KeyCode::Home => self.select(isize::MIN),
            KeyCode::End => self.select(isize::MAX),
            KeyCode::Tab | KeyCode::BackTab => self.other_focus(),
            KeyCode::Left => self.focus = Focus::Hand,
            KeyCode::Right => self.focus = Focus::Choices,
            KeyCode::Enter if self.focus == Focus::Hand => self.pick_card(),
            KeyCode::Enter => self.confirm(),
            KeyCode::Char(' ') => self.skip(),
            KeyCode::Char('a') if matches!(self.scene.asked, Asked::Over(_)) => self.again(),
            KeyCode::Char('i') => self.open(PageKind::Card),
            KeyCode::Char('w') => self.open(PageKind::Why),
            KeyCode::Char('l') => self.open(PageKind::Log),
            KeyCode::Char('t') => self.open(PageKind::Table),
            KeyCode::Char('?') | KeyCode::F(1) => self.open(PageKind::Keys),
            KeyCode::Char('r') => self.open_rules(),
            KeyCode::Char(':') => self.open_writing(),
            KeyCode::Char('g') => self.next_language(),
            KeyCode::Char('s') => self.next_pace(),
            _ => return Effect::Nothing,
        }
        Effect::Draw
    }

    /// Steps through a game that is shown.
    fn walk(&mut self, code: KeyCode) -> bool {
        let step = match code {
            KeyCode::Left | KeyCode::Up => Step::Back,
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') | KeyCode::Enter => Step::Forward,
            KeyCode::PageUp => Step::TurnBack,
            KeyCode::PageDown => Step::TurnForward,
            KeyCode::Home => Step::First,
            KeyCode::End => Step::Last,
            _ => return false,
        };
        self.table.show(step);
        self.look();
        true
    }

    fn other_focus(&mut self) {
        self.focus = match self.focus {
            Focus::Choices if !self.scene.hand.is_empty() => Focus::Hand,
            _ => Focus::Choices,
        };
    }

    pub(crate) fn mouse(&mut self, mouse: MouseEvent) -> Effect {
        if !self.fits() {
            return Effect::Nothing;
        }
        let target = self.under(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(target),
            MouseEventKind::Down(MouseButton::Right) => match target {
                Some(Target::Card(card)) if self.overlay.is_none() => {
                    (self.focus, self.card) = (Focus::Hand, card);
                    self.open(PageKind::Card);
                    Effect::Draw
                }
                _ => Effect::Nothing,
            },
            MouseEventKind::ScrollUp => self.wheel(target, KeyCode::Up),
            MouseEventKind::ScrollDown => self.wheel(target, KeyCode::Down),
            _ => Effect::Nothing,
        }
    }

    fn click(&mut self, target: Option<Target>) -> Effect {
        self.forget_digits();
        match (target, self.overlay.is_some()) {
            (Some(Target::Key(code)), true) => self.key_on_page(code),
            (Some(Target::Key(code)), false) => return self.press(code),
            (Some(Target::Clause(n)), _) => self.select_clause(n),
            (Some(Target::Page), _) => return Effect::Nothing,
            // A click beside a page closes it.
            (_, true) => self.overlay = None,
            (Some(Target::Choice(n)), false) if self.focus == Focus::Choices && self.chosen == n => self.confirm(),
            (Some(Target::Choice(n)), false) => (self.focus, self.chosen) = (Focus::Choices, n),
            (Some(Target::Card(n)), false) if self.focus == Focus::Hand && self.card == n => self.pick_card(),
            (Some(Target::Card(n)), false) => (self.focus, self.card) = (Focus::Hand, n),
            (None, false) => return Effect::Nothing,
        }
        Effect::Draw
    }

    fn wheel(&mut self, target: Option<Target>, code: KeyCode) -> Effect {
        if self.overlay.is_some() {
            self.scroll(if code == KeyCode::Up { -3 } else { 3 });
            return Effect::Draw;
        }
        match target {
            Some(Target::Choice(_)) => self.focus = Focus::Choices,
            Some(Target::Card(_)) => self.focus = Focus::Hand,
            Some(Target::Key(KeyCode::Char('l'))) => {
                self.open(PageKind::Log);
                return Effect::Draw;
            }
            _ => {}
        }
        self.press(code)
    }
}
