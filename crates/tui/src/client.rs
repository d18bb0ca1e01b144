//! The model: what is shown and selected. All input goes through [`Client::update`]. Drawing changes nothing.

use crate::line::Past;
use crate::overlay::{Overlay, PageKind};
use crate::scene::{LogLine, Prompt, Scene};
use crate::table::{Countdown, News, Table, WaitsFor};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseEvent};
use ratatui::layout::{Position, Rect};
use std::time::Duration;
use words::{Lang, Words};

/// The smallest screen that can show a game.
pub const SMALLEST: (u16, u16) = (80, 24);

/// From so many columns on, what the selected card does stands beside everything else.
pub(crate) const ROOMY: u16 = 160;

/// How wide the hand is at most, and what the selected card does with it.
pub(crate) const HAND: u16 = 44;

/// Something that happens to the client.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A key press.
    Key(KeyEvent),
    /// A mouse event.
    Mouse(MouseEvent),
    /// The new size of the terminal: columns and rows.
    Resize(u16, u16),
    /// Elapsed time.
    Tick(Duration),
}

/// What the terminal must do after an input.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Draw the screen.
    Draw,
    /// Nothing, because nothing has changed.
    Nothing,
    /// Suspend: give the terminal back for a while.
    Suspend,
    /// Quit: give the terminal back for good.
    Quit,
}

/// The speed at which the others' decisions follow one another.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Slow enough to read.
    #[default]
    Calm,
    /// Slow enough to watch.
    Brisk,
    /// Without pauses.
    AtOnce,
}

impl Pace {
    const fn pause(self) -> Duration {
        match self {
            Pace::Calm => Duration::from_millis(1200),
            Pace::Brisk => Duration::from_millis(350),
            Pace::AtOnce => Duration::ZERO,
        }
    }

    const fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Brisk,
            Pace::Brisk => Pace::AtOnce,
            Pace::AtOnce => Pace::Calm,
        }
    }

    /// The key of its name's message.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Pace::Calm => "screen-pace-calm",
            Pace::Brisk => "screen-pace-brisk",
            Pace::AtOnce => "screen-pace-at-once",
        }
    }
}

/// The pane that the arrow keys control.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Focus {
    Choices,
    Hand,
}

/// Something on the screen that the mouse can point at.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// A choice, by number.
    Choice(usize),
    /// A card in the hand.
    Card(usize),
    /// A text that acts as a key.
    Key(KeyCode),
    /// A clause in the list of the rulebook.
    Clause(usize),
    /// A kind of window in the list of stops.
    Stop(usize),
    /// A clause that is named on a page.
    Citation(usize),
    /// A page that lies over the table.
    Page,
}

/// What a card does, as it was looked up.
pub(crate) struct About {
    pub(crate) name: String,
    lang: Lang,
    width: usize,
    pub(crate) lines: Vec<String>,
}

/// The client: a game, and what is shown of it.
pub struct Client<T: Table> {
    pub(crate) table: T,
    pub(crate) words: Words,
    /// Whether colours are used.
    pub(crate) colour: bool,
    pub(crate) size: (u16, u16),
    pub(crate) scene: Scene,
    pub(crate) log: Vec<LogLine>,
    pub(crate) focus: Focus,
    pub(crate) chosen: usize,
    pub(crate) card: usize,
    pub(crate) pace: Pace,
    pub(crate) overlay: Option<Overlay>,
    /// Moves that were written out, and what was said to the table.
    pub(crate) written: Past,
    pub(crate) said: Past,
    /// What the selected card does, on a screen with room for it.
    pub(crate) about: Option<About>,
    /// Something that went wrong and is to be known.
    pub(crate) notice: Option<String>,
    /// The countdown as it is shown.
    pub(crate) countdown: Option<Countdown>,
    /// The digits of a number being typed.
    typed: String,
    waited: Duration,
    regions: Vec<(Rect, Target)>,
}

impl<T: Table> Client<T> {
    /// A client for a game in a language, with or without colours.
    pub fn new(table: T, words: Words, colour: bool) -> Client<T> {
        let mut client = Client {
            table,
            words,
            colour,
            size: SMALLEST,
            scene: Scene::default(),
            log: Vec::new(),
            focus: Focus::Choices,
            chosen: 0,
            card: 0,
            pace: Pace::default(),
            overlay: None,
            written: Past::default(),
            said: Past::default(),
            about: None,
            notice: None,
            countdown: None,
            typed: String::new(),
            waited: Duration::ZERO,
            regions: Vec::new(),
        };
        client.look();
        client
    }

    /// Sets a notice to show at the start.
    #[must_use]
    pub fn with_notice(mut self, notice: Option<String>) -> Client<T> {
        self.notice = notice;
        self
    }

    /// The game.
    pub fn table(&self) -> &T {
        &self.table
    }

    /// The game and the current language.
    pub fn into_parts(self) -> (T, Words) {
        (self.table, self.words)
    }

    /// Whether the screen is large enough.
    pub(crate) fn fits(&self) -> bool {
        self.size.0 >= SMALLEST.0 && self.size.1 >= SMALLEST.1
    }

    /// Remembers where things were drawn, for the mouse.
    pub fn drawn(&mut self, regions: Vec<(Rect, Target)>) {
        self.regions = regions;
    }

    /// How long the client can wait for input. `None` means without limit.
    #[must_use]
    pub fn rests(&self) -> Option<Duration> {
        /// The interval for checking whether something has arrived.
        const EAR: Duration = Duration::from_millis(40);
        let listens = self.table.is_live() || matches!(self.overlay, Some(Overlay::Page(_)));
        let paced = self.is_paced().then(|| self.pace.pause().saturating_sub(self.waited));
        if listens { Some(paced.map_or(EAR, |paced| paced.min(EAR))) } else { paced }
    }

    /// Whether the others go on by themselves. They stop while somebody is reading.
    fn is_paced(&self) -> bool {
        self.overlay.is_none() && self.fits() && self.table.waits_for() == WaitsFor::Others
    }

    /// Handles an input.
    pub fn update(&mut self, input: Input) -> Effect {
        let effect = self.take(input);
        if effect == Effect::Draw {
            self.read_card();
        }
        effect
    }

    /// Looks up the selected card for a screen with room for it.
    fn read_card(&mut self) {
        let card = self.scene.hand.get(self.card_in_question()).map(|card| card.name.clone());
        let Some((name, width)) = card.zip(self.card_width()) else {
            self.about = None;
            return;
        };
        let lang = self.words.lang();
        if self.about.as_ref().is_some_and(|about| (&about.name, about.lang, about.width) == (&name, lang, width)) {
            return;
        }
        let (_, lines) = self.about_card(&name, width);
        self.about = Some(About { name, lang, width, lines });
    }

    /// How wide the text about a card is beside everything else; `None` where there is no room for it.
    fn card_width(&self) -> Option<usize> {
        (self.fits() && self.size.0 >= ROOMY).then(|| usize::from(HAND) - 2)
    }

    fn take(&mut self, input: Input) -> Effect {
        match input {
            Input::Key(key) => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
            Input::Resize(columns, rows) => {
                self.size = (columns, rows);
                self.reopen();
                Effect::Draw
            }
            Input::Tick(time) => self.tick(time),
        }
    }

    fn tick(&mut self, time: Duration) -> Effect {
        let news = match self.table.take_in(time) {
            News::None => false,
            News::Closed => return Effect::Quit,
            News::Some => {
                self.look_again();
                if self.table.has_earlier() {
                    self.log_grew();
                }
                true
            }
        };
        // Redraws only if the displayed time changes.
        let shown = |countdown: Option<Countdown>| countdown.map(|countdown| countdown.seconds());
        let countdown = self.table.countdown();
        let changed = news || shown(countdown) != shown(self.countdown);
        self.countdown = countdown;
        if self.let_others_play(time) || changed { Effect::Draw } else { Effect::Nothing }
    }

    /// Lets the others play for this time. Returns whether one of them did something.
    fn let_others_play(&mut self, time: Duration) -> bool {
        if !self.is_paced() {
            self.waited = Duration::ZERO;
            return false;
        }
        self.waited += time;
        if self.waited < self.pace.pause() {
            return false;
        }
        match self.pace {
            Pace::AtOnce => self.skip(),
            _ => self.next_of_others(),
        }
        true
    }

    /// Lets the others decide until something visible happens.
    fn next_of_others(&mut self) {
        let seen = self.table.happened();
        while self.table.waits_for() == WaitsFor::Others && self.table.happened() == seen {
            self.go_on();
        }
        self.look();
    }

    /// Lets the others decide until the viewer is asked.
    pub(crate) fn skip(&mut self) {
        if self.table.waits_for() != WaitsFor::Others {
            return;
        }
        while self.table.waits_for() == WaitsFor::Others {
            self.go_on();
        }
        self.look();
    }

    fn go_on(&mut self) {
        if let Err(what) = self.table.go_on(&self.words) {
            self.notice = Some(what);
        }
    }

    /// Makes the selected choice.
    pub(crate) fn confirm(&mut self) {
        if self.table.waits_for() != WaitsFor::You || self.chosen >= self.choices() {
            return;
        }
        self.notice = self.table.choose(&self.words, self.chosen).err();
        self.look();
    }

    /// Deals another game.
    pub(crate) fn again(&mut self) {
        match self.table.again(&self.words) {
            Ok(true) => self.notice = None,
            Ok(false) => return,
            // The game was dealt, but could not be saved.
            Err(what) => self.notice = Some(what),
        }
        self.look();
    }

    /// Reads the table again and resets the selection.
    pub(crate) fn look(&mut self) {
        self.scene = self.table.scene(&self.words);
        self.log = self.table.log(&self.words);
        self.countdown = self.table.countdown();
        self.waited = Duration::ZERO;
        self.ask_anew();
    }

    /// Reads changes made by others. A viewer about to choose is not disturbed unless the question has changed.
    pub(crate) fn look_again(&mut self) {
        let before = std::mem::replace(&mut self.scene, self.table.scene(&self.words));
        self.log = self.table.log(&self.words);
        if before.asked != self.scene.asked {
            self.ask_anew();
        }
        self.card = self.card.min(self.scene.hand.len().saturating_sub(1));
        self.reopen();
    }

    fn ask_anew(&mut self) {
        self.focus = Focus::Choices;
        self.chosen = match &self.scene.asked {
            Prompt::You { choices, .. } => choices.iter().position(|choice| choice.kept).unwrap_or(0),
            _ => 0,
        };
        self.typed.clear();
        self.card = self.card.min(self.scene.hand.len().saturating_sub(1));
    }

    /// The number of choices.
    pub(crate) fn choices(&self) -> usize {
        match &self.scene.asked {
            Prompt::You { choices, .. } => choices.len(),
            _ => 0,
        }
    }

    /// Switches to the next language and keeps the selection.
    pub(crate) fn next_language(&mut self) {
        let at = Lang::ALL.iter().position(|lang| *lang == self.words.lang()).unwrap_or(0);
        self.words = Words::new(Lang::ALL[(at + 1) % Lang::ALL.len()]);
        self.scene = self.table.scene(&self.words);
        self.log = self.table.log(&self.words);
        self.reopen();
    }

    pub(crate) fn next_pace(&mut self) {
        self.pace = self.pace.next();
    }

    /// Adds a digit to the number of a choice, as far as such a choice exists.
    pub(crate) fn digit(&mut self, digit: char) {
        self.typed.push(digit);
        let choices = self.choices();
        let number = |text: &str| text.parse::<usize>().ok().filter(|n| (1..=choices).contains(n));
        if number(&self.typed).is_none() {
            self.typed = digit.to_string();
        }
        match number(&self.typed) {
            Some(n) => (self.chosen, self.focus) = (n - 1, Focus::Choices),
            None => self.typed.clear(),
        }
    }

    pub(crate) fn forget_digits(&mut self) {
        self.typed.clear();
    }

    /// Moves the selection and stops at the ends.
    pub(crate) fn select(&mut self, by: isize) {
        let (at, of) = match self.focus {
            Focus::Choices => (
                &mut self.chosen,
                match &self.scene.asked {
                    Prompt::You { choices, .. } => choices.len(),
                    _ => 0,
                },
            ),
            Focus::Hand => (&mut self.card, self.scene.hand.len()),
        };
        *at = at.saturating_add_signed(by).min(of.saturating_sub(1));
    }

    /// The selected card, or the card of the selected choice.
    pub(crate) fn card_in_question(&self) -> usize {
        match &self.scene.asked {
            Prompt::You { choices, .. } if self.focus == Focus::Choices => {
                let cards = choices.get(self.chosen).map_or(&[][..], |choice| &choice.cards);
                if cards.contains(&self.card) { self.card } else { cards.first().copied().unwrap_or(self.card) }
            }
            _ => self.card,
        }
    }

    /// Handles the choice of a card: goes to the choices with it, or explains why there are none.
    pub(crate) fn pick_card(&mut self) {
        let with_it = match &self.scene.asked {
            Prompt::You { choices, .. } => choices.iter().position(|choice| choice.cards.contains(&self.card)),
            _ => None,
        };
        match with_it {
            Some(n) => (self.focus, self.chosen) = (Focus::Choices, n),
            None => self.open(PageKind::Why),
        }
    }

    /// The topmost thing at this position.
    pub(crate) fn under(&self, column: u16, row: u16) -> Option<Target> {
        let at = Position::new(column, row);
        self.regions.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, target)| *target)
    }
}
