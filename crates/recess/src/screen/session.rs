//! A game on the screen: one person against bots, saved as it goes.

use super::finished::{FinishedGame, Source};
use super::thinking::{Moment, Thinking};
use super::{LogEntry, Lore, SaveFile, Shows, Store, WATCH, choices, how_it_ended, log, opening, others_think, scene};
use crate::game::{Unwritten, vocabulary};
use crate::opponents::Opponents;
use crate::solo::{Solo, because};
use bots::Budget;
use kit::{EventOf, Kit};
use std::path::PathBuf;
use std::time::Duration;
use table::playbook::{Example, Notation as _, Script};
use table::{Game, MoveBuf, Seat};
use tui::{KeyHint, LogLine, News, Prompt, Question, Scene, Vocabulary, WaitsFor};
use words::Words;

type Move<K> = <<K as Kit>::Game as Game>::Move;

/// One person's game on the screen.
pub(crate) struct Session<K: Kit> {
    solo: Solo<K>,
    told: Vec<LogEntry<K::Game>>,
    /// The moves the person can choose from.
    moves: MoveBuf<Move<K>>,
    thinking: Thinking<K>,
    /// Why the game is not saved, if it is not.
    unkept: Option<String>,
    finished: FinishedGame,
}

impl<K: Kit> Session<K> {
    /// A new game. The person sits in the first seat.
    pub(crate) fn new(
        words: &Words,
        settings: K,
        notation: &'static K::Notation,
        seats: Vec<String>,
        seed: u64,
        store: Store,
        opponents: Opponents,
    ) -> Result<Session<K>, String> {
        let solo = Solo::new(words, settings, notation, seats, seed, Some(store), opponents)?;
        let mut session = Session::of(solo);
        match session.solo.keep(words) {
            Ok(()) => {}
            // If the user named the directory, failing to save is an error; otherwise it is not.
            Err(what) if session.solo.must_be_kept() => return Err(what),
            Err(what) => session.unkept = Some(what),
        }
        Ok(session)
    }

    fn of(solo: Solo<K>) -> Session<K> {
        let thinking = Thinking::new(solo.start);
        let (told, moves, finished) = (Vec::new(), MoveBuf::new(), FinishedGame::default());
        let mut session = Session { solo, told, moves, thinking, unkept: None, finished };
        session.begin();
        session
    }

    /// The same game against these bots, one for each seat except the first.
    pub(crate) fn against(mut self, opponents: Opponents) -> Session<K> {
        self.solo.opponents = opponents;
        self
    }

    /// Continues a saved game.
    pub(crate) fn resumed(
        words: &Words,
        notation: &'static K::Notation,
        example: &Example,
        script: &Script<K::Notation>,
        store: Store,
        saved: Option<SaveFile>,
    ) -> Result<Session<K>, String> {
        let nobody = Opponents { names: Vec::new(), budget: Budget::usual() };
        let (solo, played) = Solo::resumed(words, notation, (example, script), store, saved, nobody)?;
        let mut session = Session::of(solo);
        for played in played {
            let events = session.solo.make(played.seat, played.mv);
            session.happened_now(played.seat, played.talk, events);
        }
        Ok(session)
    }

    /// The file it is saved in.
    pub(crate) fn path(&self) -> Option<String> {
        self.solo.path()
    }

    /// The record of the game, when it is over and was saved.
    fn source(&self) -> Option<Source> {
        self.solo.record().map(Source::File)
    }

    /// Why it is not saved, if it is not.
    pub(crate) fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    /// Whether hints or chances are being computed.
    #[cfg(test)]
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.is_busy()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.solo.is_over()
    }

    fn begin(&mut self) {
        self.thinking = Thinking::new(self.solo.start);
        self.told = vec![opening::<K>(&self.solo.start)];
        self.solo.game.moves(self.solo.me, &mut self.moves);
    }

    /// Saves a decision and makes it.
    fn decide(&mut self, words: &Words, seat: Seat, mv: Move<K>, talk: Option<String>) -> Result<(), String> {
        let (events, saved) = self.solo.decide(words, seat, mv, talk.as_deref());
        self.happened_now(seat, talk, events);
        saved
    }

    /// Takes in what came of a decision.
    fn happened_now(&mut self, seat: Seat, talk: Option<String>, events: Vec<EventOf<K>>) {
        let turn = events.iter().any(K::begins);
        self.thinking.goes_on(&self.solo.game, self.solo.events.len(), turn);
        let seen = events.iter().filter_map(|event| K::Game::seen_by(event, Some(self.solo.me))).collect();
        self.told.push(LogEntry { talk: talk.map(|talk| (seat, talk)), events: seen });
        self.moves.clear();
        if self.solo.game.waiting_on().has(self.solo.me) {
            self.solo.game.moves(self.solo.me, &mut self.moves);
        }
    }

    fn card_name(&self, words: &Words, card: usize) -> Option<String> {
        let view = self.solo.game.view(Some(self.solo.me));
        self.solo.kit.faces(words, &view).into_iter().nth(card).map(|face| face.name)
    }

    fn why_not(&self, words: &Words, card: usize) -> Vec<String> {
        let Some(name) = self.card_name(words, card) else { return Vec::new() };
        match self.solo.why_not(&name) {
            Ok(()) => vec![words.fill("play-why-fine", &[("card", &name)])],
            Err(refusal) => because(words, refusal.as_ref()),
        }
    }
}

impl<K: Kit> Shows for Session<K> {
    fn request(&mut self, words: &Words) -> Option<Result<PathBuf, String>> {
        let source = self.source();
        self.finished.request(words, source)
    }
}

impl<K: Kit> tui::Table for Session<K> {
    type Lore = Lore<K>;

    fn scene(&self, words: &Words) -> Scene {
        let (voice, view) = (&self.solo.kit, self.solo.game.view(Some(self.solo.me)));
        let (rules, seed) = (self.solo.settings.rules(), self.solo.seed.to_string());
        let title = words.fill("screen-title", &[("game", K::TITLE), ("rules", &rules), ("seed", &seed)]);
        let mut scene = scene(voice, words, &self.solo.names, title, &view, Some(self.solo.me));
        scene.asked = match self.waits_for() {
            WaitsFor::You => {
                let offered = self.moves.iter().map(|mv| (*mv, voice.choice_text(words, &self.solo.names, &view, mv)));
                let choices = choices(voice, &view, offered, &mut scene.hand);
                Prompt::You { question: voice.question_text(words, &self.solo.names, &view), choices }
            }
            WaitsFor::Others | WaitsFor::Elsewhere => {
                others_think::<K>(words, &self.solo.names, &view, Some(self.solo.me))
            }
            WaitsFor::Nobody => {
                let winners = self.solo.game.outcome().into_iter().flat_map(|outcome| outcome.winners);
                Prompt::Over(how_it_ended(words, &self.solo.names, self.solo.turns, winners, Some(self.solo.me)))
            }
        };
        scene
    }

    fn log(&self, words: &Words) -> Vec<LogLine> {
        log(&self.solo.kit, words, &self.solo.names, &self.told)
    }

    fn happened(&self) -> usize {
        self.told.iter().map(|told| told.events.len()).sum()
    }

    fn waits_for(&self) -> WaitsFor {
        match (self.solo.game.waiting_on().is_empty(), self.solo.next_other()) {
            (true, _) => WaitsFor::Nobody,
            (false, Some(_)) => WaitsFor::Others,
            (false, None) => WaitsFor::You,
        }
    }

    fn choose(&mut self, words: &Words, n: usize) -> Result<(), String> {
        match self.moves.get(n).copied() {
            Some(mv) => self.decide(words, self.solo.me, mv, None),
            None => Ok(()),
        }
    }

    fn write(&mut self, words: &Words, text: &str) -> Result<(), Vec<String>> {
        match self.solo.read(text) {
            Ok((mv, talk)) => self.decide(words, self.solo.me, mv, talk).map_err(|what| vec![what]),
            Err(Unwritten::Illegal(refusal)) => {
                let mut lines = vec![words.get("play-illegal")];
                lines.extend(because(words, refusal.as_ref()));
                Err(lines)
            }
            Err(Unwritten::Unreadable(why)) => {
                let why = words.say(&why, &self.solo.names);
                Err(vec![words.fill("screen-not-understood", &[("text", text), ("why", &why)])])
            }
        }
    }

    fn vocabulary(&self, words: &Words) -> Vocabulary {
        let written = |mv: &Move<K>| self.solo.notation.write_move(&self.solo.game, &self.solo.seats, self.solo.me, mv);
        let mut free = MoveBuf::new();
        if self.solo.game.may_act().has(self.solo.me) {
            self.solo.game.free_moves(self.solo.me, &mut free);
        }
        let moves = self.moves.iter().chain(free.iter()).map(written).collect();
        vocabulary::<K>(words, moves, &self.solo.seats)
    }

    fn example(&self, words: &Words) -> String {
        self.solo.kit.examples(words, &self.solo.names).1
    }

    fn go_on(&mut self, words: &Words) -> Result<(), String> {
        let Some(seat) = self.solo.next_other() else { return Ok(()) };
        let (mv, talk) = self.solo.bot_decides(words, seat);
        self.decide(words, seat, mv, talk)
    }

    fn again(&mut self, words: &Words) -> Result<bool, String> {
        if !self.is_over() {
            return Ok(false);
        }
        self.solo.deal_again(words)?;
        self.begin();
        self.finished = FinishedGame::default();
        self.solo.keep(words)?;
        Ok(true)
    }

    fn answers(&self, question: Question) -> bool {
        match question {
            Question::Record | Question::Review => self.source().is_some(),
            _ => true,
        }
    }

    fn think(&mut self, words: &Words, question: Question) {
        if matches!(question, Question::Record | Question::Review) {
            if let Some(source) = self.source() {
                self.finished.think(words, question, source);
            }
            return;
        }
        let at = Moment {
            settings: &self.solo.settings,
            game: &self.solo.game,
            events: &self.solo.events,
            seat: self.solo.me,
            decision: self.solo.decisions,
            budget: &self.solo.opponents.budget,
        };
        match question {
            Question::Why(_) | Question::Record | Question::Review => {}
            Question::Hint if self.moves.is_empty() => {}
            Question::Hint => self.thinking.advise(&at),
            Question::Chances => self.thinking.chart(&at),
        }
    }

    fn answer(&self, words: &Words, question: Question, width: usize) -> Vec<String> {
        match question {
            Question::Why(card) => self.why_not(words, card),
            Question::Hint if self.moves.is_empty() => vec![words.get("screen-no-hint")],
            Question::Hint => {
                let (voice, view) = (&self.solo.kit, self.solo.game.view(Some(self.solo.me)));
                let names = &self.solo.names;
                let said = |mv: &_| voice.choice_text(words, names, &view, mv);
                self.thinking.advice(words, self.solo.decisions, said, |why| voice.say(words, names, why))
            }
            Question::Chances => self.thinking.chances(words, &self.solo.names, width),
            Question::Record | Question::Review => self.finished.answer(words, question),
        }
    }

    fn stop_thinking(&mut self) {
        self.thinking.stop();
        self.finished.stop();
    }

    fn keys(&self) -> Vec<KeyHint> {
        self.source().map(|_| WATCH).into_iter().collect()
    }

    fn press(&mut self, _: char) {
        self.finished.put_aside();
    }

    fn is_aside(&self) -> bool {
        self.finished.is_aside()
    }

    fn take_in(&mut self, _: Duration) -> News {
        let new = self.thinking.take_in(self.solo.decisions) | self.finished.take_in();
        if new { News::Some } else { News::None }
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        self.solo.kit.table(words, &self.solo.names, &self.solo.game.view(Some(self.solo.me)))
    }
}
