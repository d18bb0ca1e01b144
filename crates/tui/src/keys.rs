//! Keys and mouse.

use crate::client::{Client, Effect, Focus, Target};
use crate::overlay::{Overlay, PageKind};
use crate::scene::Prompt;
use crate::table::{Question, Step, Table};
use kit::scene::Middle;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// A key with its label and the message that describes it.
pub type KeyHint = (&'static str, &'static str, KeyCode);

const CARD: KeyHint = ("i", "screen-key-card", KeyCode::Char('i'));
const WHY: KeyHint = ("w", "screen-key-why", KeyCode::Char('w'));
const RULES: KeyHint = ("r", "screen-key-rules", KeyCode::Char('r'));
const TABLE: KeyHint = ("t", "screen-key-table", KeyCode::Char('t'));
const LOG: KeyHint = ("l", "screen-key-log", KeyCode::Char('l'));
const LANGUAGE: KeyHint = ("g", "screen-key-language", KeyCode::Char('g'));
const PACE: KeyHint = ("s", "screen-key-pace", KeyCode::Char('s'));
const HELP: KeyHint = ("?", "screen-key-help", KeyCode::Char('?'));
const QUIT: KeyHint = ("q", "screen-key-quit", KeyCode::Char('q'));
const CONFIRM: KeyHint = ("Enter", "screen-key-confirm", KeyCode::Enter);
const PICK: KeyHint = ("Enter", "screen-key-pick", KeyCode::Enter);
const SELECT: KeyHint = ("↑↓", "screen-key-select", KeyCode::Down);
const HAND: KeyHint = ("Tab", "screen-key-hand", KeyCode::Tab);
const CHOICES: KeyHint = ("Tab", "screen-key-choices", KeyCode::Tab);
const SKIP: KeyHint = ("Space", "screen-key-skip", KeyCode::Char(' '));
const AGAIN: KeyHint = ("a", "screen-key-again", KeyCode::Char('a'));
const BACK: KeyHint = ("←", "screen-key-back", KeyCode::Left);
const FORWARD: KeyHint = ("→", "screen-key-forward", KeyCode::Right);
const TURN_BACK: KeyHint = ("PgUp", "screen-key-turn-back", KeyCode::PageUp);
const TURN_FORWARD: KeyHint = ("PgDn", "screen-key-turn-forward", KeyCode::PageDown);
const WRITE: KeyHint = (":", "screen-key-write", KeyCode::Char(':'));
const HINT: KeyHint = ("h", "screen-key-hint", KeyCode::Char('h'));
const CHANCES: KeyHint = ("v", "screen-key-chances", KeyCode::Char('v'));
const FIGHT: KeyHint = ("b", "screen-key-fight", KeyCode::Char('b'));
const STOPS: KeyHint = ("o", "screen-key-stops", KeyCode::Char('o'));
const FLIP: KeyHint = ("Enter", "screen-key-flip", KeyCode::Enter);
const GIVE_UP: KeyHint = ("e", "screen-key-give-up", KeyCode::Char('e'));
const CHAT: KeyHint = ("c", "screen-key-chat", KeyCode::Char('c'));
const REMATCH: KeyHint = ("a", "screen-key-rematch", KeyCode::Char('a'));
const RECORD: KeyHint = ("d", "screen-key-record", KeyCode::Char('d'));
const REVIEW: KeyHint = ("z", "screen-key-review", KeyCode::Char('z'));
const LEAVE: KeyHint = ("q", "screen-key-leave", KeyCode::Char('q'));
const GIVE_UP_NOW: KeyHint = ("Enter", "screen-key-give-up", KeyCode::Enter);
const END: KeyHint = ("q", "screen-key-end", KeyCode::Char('q'));
const CLOSE: KeyHint = ("Esc", "screen-key-close", KeyCode::Esc);
const COMPLETE: KeyHint = ("Tab", "screen-key-complete", KeyCode::Tab);
const PAST: KeyHint = ("↑↓", "screen-key-past", KeyCode::Up);
const CLAUSE: KeyHint = ("Enter", "screen-key-clause", KeyCode::Enter);
const NEXT_CLAUSE: KeyHint = ("Tab", "screen-key-next-clause", KeyCode::Tab);
const SCROLL: KeyHint = ("↑↓", "screen-key-scroll", KeyCode::Down);
const PAGE: KeyHint = ("PgDn", "screen-key-page", KeyCode::PageDown);

impl<T: Table> Client<T> {
    /// The keys that are useful now, the most important first.
    pub(crate) fn hints(&self) -> Vec<KeyHint> {
        match &self.overlay {
            Some(Overlay::Rules(_)) => return vec![CLOSE, SELECT, PAGE],
            Some(Overlay::Write(write)) if write.chat => return vec![CLOSE, CONFIRM, PAST],
            Some(Overlay::Write(_)) => return vec![CLOSE, CONFIRM, COMPLETE, PAST],
            Some(Overlay::Page(page)) => {
                return match page.clauses.len() {
                    0 => vec![CLOSE, SCROLL, PAGE],
                    1 => vec![CLOSE, CLAUSE, SCROLL, PAGE],
                    _ => vec![CLOSE, CLAUSE, NEXT_CLAUSE, SCROLL, PAGE],
                };
            }
            Some(Overlay::Stops(_)) => return vec![CLOSE, SELECT, FLIP],
            Some(Overlay::GiveUp) => return vec![CLOSE, GIVE_UP_NOW],
            None => {}
        }
        let mut hints = match &self.scene.asked {
            Prompt::You { .. } if self.focus == Focus::Hand => vec![HELP, SELECT, PICK, CHOICES, CARD, WHY],
            Prompt::You { .. } => vec![HELP, SELECT, CONFIRM, HAND],
            Prompt::Others(_) if self.table.is_live() => vec![HELP],
            Prompt::Others(_) => vec![HELP, SKIP, PACE],
            Prompt::Over(_) if self.table.is_live() => vec![HELP, REMATCH],
            Prompt::Over(_) => vec![HELP, AGAIN],
            Prompt::Shown => vec![HELP, BACK, FORWARD, TURN_BACK, TURN_FORWARD],
        };
        // The key to get out is always shown, however narrow the screen.
        let out = [QUIT, LEAVE, END].into_iter().find(|hint| self.has(hint));
        hints.splice(1..1, out);
        hints.extend(self.table.keys());
        let empty = self.scene.hand.is_empty();
        let asked = matches!(self.scene.asked, Prompt::You { .. });
        let common =
            [RECORD, REVIEW, HINT, FIGHT, CARD, WHY, CHAT, RULES, TABLE, LOG, CHANCES, STOPS, LANGUAGE, PACE, GIVE_UP];
        let fits = |hint: &KeyHint| self.has(hint) && !(empty && [CARD, WHY].contains(hint) || !asked && *hint == HINT);
        let missing: Vec<KeyHint> = common.into_iter().filter(|hint| !hints.contains(hint) && fits(hint)).collect();
        hints.extend(missing);
        hints
    }

    /// Whether a key does anything at this table.
    fn has(&self, hint: &KeyHint) -> bool {
        let (live, shown) = (self.table.is_live(), self.table.step().is_some());
        match *hint {
            PACE | SKIP => !live && !shown,
            QUIT | AGAIN => !live && !shown,
            END => shown,
            CARD => !(shown && self.scene.hand.is_empty()),
            LEAVE | REMATCH => live,
            CHAT => self.table.can_chat(),
            STOPS => !self.table.stops(&self.words).is_empty(),
            GIVE_UP => self.table.can_give_up(),
            FIGHT => matches!(self.scene.middle, Middle::Fight(_)),
            WHY => self.table.answers(Question::Why(0)),
            HINT => self.table.answers(Question::Hint),
            RECORD => self.table.answers(Question::Record),
            REVIEW => self.table.answers(Question::Review),
            CHANCES => self.table.answers(Question::Chances),
            _ => true,
        }
    }

    /// All keys, for the help page.
    pub(crate) fn all_hints(&self) -> Vec<KeyHint> {
        let own: &[KeyHint] = if self.table.step().is_some() {
            &[BACK, FORWARD, TURN_BACK, TURN_FORWARD]
        } else {
            &[SELECT, CONFIRM, HAND, WRITE]
        };
        let common = [
            CARD, WHY, FIGHT, HINT, CHANCES, RULES, TABLE, LOG, LANGUAGE, CHAT, STOPS, PACE, SKIP, AGAIN, REMATCH,
            RECORD, REVIEW, QUIT, LEAVE, GIVE_UP, END,
        ];
        let common = common.into_iter().filter(|hint| self.has(hint));
        own.iter().copied().chain(self.table.keys()).chain(common).collect()
    }

    pub(crate) fn key(&mut self, key: KeyEvent) -> Effect {
        if key.kind == KeyEventKind::Release {
            return Effect::Nothing;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Effect::Quit,
                KeyCode::Char('z') => Effect::Suspend,
                _ if self.is_writing() && self.fits() => {
                    self.key_on_page(key);
                    Effect::Draw
                }
                _ => Effect::Nothing,
            };
        }
        if !self.fits() {
            return if key.code == KeyCode::Char('q') { Effect::Quit } else { Effect::Nothing };
        }
        if self.overlay.is_some() {
            self.key_on_page(key);
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
            KeyCode::Char('a') if matches!(self.scene.asked, Prompt::Over(_)) => self.again(),
            KeyCode::Char('i') => self.open(PageKind::Card),
            KeyCode::Char('w') if self.has(&WHY) => self.open(PageKind::Why),
            KeyCode::Char('h') if self.has(&HINT) => self.open(PageKind::Hint),
            KeyCode::Char('v') if self.has(&CHANCES) => self.open(PageKind::Chances),
            KeyCode::Char('b') if self.has(&FIGHT) => self.open(PageKind::Fight),
            KeyCode::Char('d') if self.has(&RECORD) => self.open(PageKind::Record),
            KeyCode::Char('z') if self.has(&REVIEW) => self.open(PageKind::Review),
            KeyCode::Char('o') if self.has(&STOPS) => self.open_stops(),
            KeyCode::Char('e') if self.has(&GIVE_UP) => self.open_giving_up(),
            KeyCode::Char('c') if self.has(&CHAT) => self.open_chat(),
            KeyCode::Char('l') => self.open(PageKind::Log),
            KeyCode::Char('t') => self.open(PageKind::Table),
            KeyCode::Char('?') | KeyCode::F(1) => self.open(PageKind::Keys),
            KeyCode::Char('r') => self.open_rules(),
            KeyCode::Char(':') => self.open_writing(),
            KeyCode::Char('g') => self.next_language(),
            KeyCode::Char('s') if self.has(&PACE) => self.next_pace(),
            KeyCode::Char(key) if self.table.keys().iter().any(|hint| hint.2 == code) => {
                self.table.press(key);
                if self.table.is_aside() {
                    return Effect::Quit;
                }
                self.look_again();
            }
            _ => return Effect::Nothing,
        }
        Effect::Draw
    }

    /// Handles keys that step through a recorded game.
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
            (Some(Target::Key(code)), true) => self.key_on_page(code.into()),
            (Some(Target::Key(code)), false) => return self.press(code),
            (Some(Target::Clause(n)), _) => self.select_clause(n),
            (Some(Target::Stop(n)), _) => self.click_stop(n),
            (Some(Target::Citation(n)), _) => self.open_clause(n),
            (Some(Target::Page), _) => return Effect::Nothing,
            // A click outside a page closes it.
            (_, true) => self.close(),
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
