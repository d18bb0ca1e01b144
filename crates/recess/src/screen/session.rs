//! A game on the screen: one person against bots, saved as it goes.

use super::finished::{Finished, Source};
use super::thinking::{Moment, Thinking};
use super::{LogEntry, Lore, SaveFile, Shows, Store, WATCH, choices, how_it_ended, log, opening, others_think, scene};
use crate::game::{Unwritten, vocabulary, why_not, written};
use crate::opponents::Opponents;
use bots::Budget;
use kit::Kit;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use table::playbook::{self, Example, Notation as _, Run, Script};
use table::{Chair, Game, MoveBuf, NullLog, Refusal, Rng, Seat};
use tui::{Asked, KeyHint, LogLine, News, Question, Scene, Vocabulary, WaitsFor};
use words::{Words, lunch_money as in_words};

type Move<K> = <<K as Kit>::Game as Game>::Move;

/// One person's game.
pub(crate) struct Session<K: Kit> {
    settings: Arc<K>,
    notation: &'static K::Notation,
    /// The kit of the game itself, whose cards may be its own.
    kit: K,
    /// The seats' names, first as playbooks write them, then for people.
    seats: Vec<String>,
    names: Vec<String>,
    me: Seat,
    seed: u64,
    start: K::Game,
    game: K::Game,
    /// How many decisions there have been.
    decisions: u64,
    told: Vec<LogEntry<K::Game>>,
    /// Everything that happened, for bots: each sees only what its seat may see.
    events: Vec<<K::Game as Game>::Event>,
    /// The bots in the other seats, and how long they may think.
    opponents: Opponents,
    turns: usize,
    /// The moves the person can choose from.
    moves: MoveBuf<Move<K>>,
    thinking: Thinking<K>,
    store: Store,
    saved: Option<SaveFile>,
    /// Why the game is not saved, if it is not.
    unkept: Option<String>,
    finished: Finished,
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
        let start = settings.deal(seed, None, &mut NullLog).ok_or_else(|| words.get("cli-cannot-deal"))?;
        let mut session = Session::at(settings, notation, seats, seed, start, store).against(opponents);
        match session.begin_record(words) {
            Ok(saved) => session.saved = saved,
            // If the user named the directory, failing to save is an error; otherwise it is not.
            Err(what) if session.store.is_named() => return Err(what),
            Err(what) => session.unkept = Some(what),
        }
        Ok(session)
    }

    fn at(
        settings: K,
        notation: &'static K::Notation,
        seats: Vec<String>,
        seed: u64,
        start: K::Game,
        store: Store,
    ) -> Self {
        let mut session = Session {
            settings: Arc::new(settings),
            notation,
            kit: K::of(&start),
            names: playbook::names_of(&seats),
            seats,
            me: Seat::new(0),
            seed,
            start,
            game: start,
            decisions: 0,
            told: Vec::new(),
            events: Vec::new(),
            opponents: Opponents { names: Vec::new(), budget: Budget::usual() },
            turns: 0,
            moves: MoveBuf::new(),
            thinking: Thinking::new(start),
            store,
            saved: None,
            unkept: None,
            finished: Finished::default(),
        };
        session.begin();
        session
    }

    /// The same game against these bots, one for each seat except the first.
    pub(crate) fn against(self, opponents: Opponents) -> Session<K> {
        Session { opponents, ..self }
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
        let path = saved.as_ref().map(SaveFile::path).unwrap_or_default();
        let (settings, seed, run) = begun::<K>(words, notation, example, script, &path)?;
        let mut session = Session::at(settings, notation, script.seats.clone(), seed, run.start, store);
        for played in run.played {
            session.make(played.seat, played.mv, played.talk);
        }
        session.saved = saved;
        Ok(session)
    }

    /// The file it is saved in.
    pub(crate) fn path(&self) -> Option<String> {
        self.saved.as_ref().map(SaveFile::path)
    }

    /// The record of the game, when it is over and was kept.
    fn source(&self) -> Option<Source> {
        self.saved.as_ref().filter(|_| self.is_over()).map(|saved| Source::File(saved.file()))
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
        self.game.outcome().is_some()
    }

    fn begin(&mut self) {
        self.game = self.start;
        self.thinking = Thinking::new(self.start);
        self.events.clear();
        self.decisions = 0;
        self.told = vec![opening::<K>(&self.start)];
        self.turns = self.told[0].events.len();
        self.game.moves(self.me, &mut self.moves);
    }

    /// Begins the record.
    fn begin_record(&self, words: &Words) -> Result<Option<SaveFile>, String> {
        let dealt = (self.seed, &self.start);
        self.store.begin(words, &*self.settings, self.notation, &self.seats, dealt, &self.opponents)
    }

    /// Saves a decision and makes it.
    fn decide(&mut self, words: &Words, seat: Seat, mv: Move<K>, talk: Option<String>) -> Result<(), String> {
        let table = (self.notation, &self.game, &self.seats[..]);
        let written = match &mut self.saved {
            Some(saved) => saved.decides::<K>(words, table, seat, &mv, talk.as_deref()),
            None => Ok(()),
        };
        self.make(seat, mv, talk);
        let ended = match &mut self.saved {
            Some(saved) => saved.ends::<K>(words, &self.game, &self.seats),
            None => Ok(()),
        };
        written.and(ended)
    }

    fn make(&mut self, seat: Seat, mv: Move<K>, talk: Option<String>) {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events);
        let turns = events.iter().filter(|event| K::begins(event)).count();
        self.turns += turns;
        self.decisions += 1;
        self.thinking.goes_on(&self.game, self.events.len() + events.len(), turns > 0);
        let seen = events.iter().filter_map(|event| K::Game::seen_by(event, Some(self.me))).collect();
        self.events.append(&mut events);
        self.told.push(LogEntry { talk: talk.map(|talk| (seat, talk)), events: seen });
        self.moves.clear();
        if self.game.waiting_on().has(self.me) {
            self.game.moves(self.me, &mut self.moves);
        }
    }

    /// The next bot to answer. Bots answer before the person does.
    fn next_other(&self) -> Option<Seat> {
        self.game.waiting_on().without(self.me).first()
    }

    fn card_name(&self, words: &Words, card: usize) -> Option<String> {
        let view = self.game.view(Some(self.me));
        self.kit.faces(words, &view).into_iter().nth(card).map(|face| face.name)
    }

    fn why_not(&self, words: &Words, card: usize) -> Vec<String> {
        let Some(name) = self.card_name(words, card) else { return Vec::new() };
        match why_not(&*self.settings, self.notation, &self.game, &self.seats, self.me, &name) {
            Ok(()) => vec![words.fill("play-why-fine", &[("card", &name)])],
            Err(refusal) => because(words, refusal.as_ref()),
        }
    }
}

/// The beginning of a saved game's record: its settings, its seed, and the moves so far.
pub(crate) fn begun<K: Kit>(
    words: &Words,
    notation: &K::Notation,
    example: &Example,
    script: &Script<K::Notation>,
    path: &str,
) -> Result<(K, u64, Run<K::Game>), String> {
    let settings = K::recorded(example, script.seats.len()).map_err(|what| words.say(&what, &[]))?;
    let seed = example.seed().ok().flatten().unwrap_or(1);
    let (run, result) = playbook::run(notation, script);
    if let Err(failure) = result {
        return Err(words.fill("play-resume-differs", &[("path", path), ("line", &failure.line.to_string())]));
    }
    Ok((settings, seed, run))
}

/// Each reason with its clause.
fn because(words: &Words, refusal: Option<&Refusal>) -> Vec<String> {
    let reasons = refusal.into_iter().flat_map(|refusal| in_words::reasons(words, refusal));
    reasons.map(|(clause, why)| words.fill("play-because", &[("why", &why), ("clause", &clause)])).collect()
}

impl<K: Kit> Shows for Session<K> {
    fn to_show(&mut self, words: &Words) -> Option<Result<PathBuf, String>> {
        let source = self.source();
        self.finished.to_show(words, source)
    }
}

impl<K: Kit> tui::Table for Session<K> {
    type Lore = Lore<K>;

    fn scene(&self, words: &Words) -> Scene {
        let (voice, view) = (&self.kit, self.game.view(Some(self.me)));
        let (rules, seed) = (self.settings.rules(), self.seed.to_string());
        let title = words.fill("screen-title", &[("game", K::TITLE), ("rules", &rules), ("seed", &seed)]);
        let mut scene = scene(voice, words, &self.names, title, &view, Some(self.me));
        scene.asked = match self.waits_for() {
            WaitsFor::You => {
                let offered = self.moves.iter().map(|mv| (*mv, voice.choice_text(words, &self.names, &view, mv)));
                let choices = choices(voice, &view, offered, &mut scene.hand);
                Asked::You { question: voice.question_text(words, &self.names, &view), choices }
            }
            WaitsFor::Others | WaitsFor::Elsewhere => others_think::<K>(words, &self.names, &view, Some(self.me)),
            WaitsFor::Nobody => {
                let winners = self.game.outcome().into_iter().flat_map(|outcome| outcome.winners);
                Asked::Over(how_it_ended(words, &self.names, self.turns, winners, Some(self.me)))
            }
        };
        scene
    }

    fn log(&self, words: &Words) -> Vec<LogLine> {
        log(&self.kit, words, &self.names, &self.told)
    }

    fn happened(&self) -> usize {
        self.told.iter().map(|told| told.events.len()).sum()
    }

    fn waits_for(&self) -> WaitsFor {
        match (self.game.waiting_on().is_empty(), self.next_other()) {
            (true, _) => WaitsFor::Nobody,
            (false, Some(_)) => WaitsFor::Others,
            (false, None) => WaitsFor::You,
        }
    }

    fn choose(&mut self, words: &Words, n: usize) -> Result<(), String> {
        match self.moves.get(n).copied() {
            Some(mv) => self.decide(words, self.me, mv, None),
            None => Ok(()),
        }
    }

    fn write(&mut self, words: &Words, text: &str) -> Result<(), Vec<String>> {
        match written(self.notation, &self.game, &self.seats, self.me, text) {
            Ok((mv, talk)) => self.decide(words, self.me, mv, talk).map_err(|what| vec![what]),
            Err(Unwritten::Illegal(refusal)) => {
                let mut lines = vec![words.get("play-illegal")];
                lines.extend(because(words, refusal.as_ref()));
                Err(lines)
            }
            Err(Unwritten::Unreadable(why)) => {
                let why = words.say(&why, &self.names);
                Err(vec![words.fill("screen-not-understood", &[("text", text), ("why", &why)])])
            }
        }
    }

    fn vocabulary(&self, words: &Words) -> Vocabulary {
        let written = |mv: &Move<K>| self.notation.write_move(&self.game, &self.seats, self.me, mv);
        let mut free = MoveBuf::new();
        if self.game.may_act().has(self.me) {
            self.game.free_moves(self.me, &mut free);
        }
        let moves = self.moves.iter().chain(free.iter()).map(written).collect();
        vocabulary::<K>(words, moves, &self.seats)
    }

    fn example(&self, words: &Words) -> String {
        self.kit.examples(words, &self.names).1
    }

    fn go_on(&mut self, words: &Words) -> Result<(), String> {
        let Some(seat) = self.next_other() else { return Ok(()) };
        let chair = Chair::new(&self.game, seat, &self.events);
        let mut bot = self.opponents.bot(&*self.settings, seat, self.seed, self.decisions);
        let mv = bot.choose(&chair);
        let talk = bot.remark().map(|remark| words.say(&remark, &[]));
        self.decide(words, seat, mv, talk)
    }

    fn again(&mut self, words: &Words) -> Result<bool, String> {
        if !self.is_over() {
            return Ok(false);
        }
        let seed = Rng::stream(self.seed, "rematch", 0).bits() >> 16;
        let dealt = self.settings.deal(seed, self.settings.next_dealer(&self.start), &mut NullLog);
        self.start = dealt.ok_or_else(|| words.get("cli-cannot-deal"))?;
        self.seed = seed;
        self.begin();
        self.saved = None;
        self.finished = Finished::default();
        self.saved = self.begin_record(words)?;
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
            settings: &self.settings,
            game: &self.game,
            events: &self.events,
            seat: self.me,
            decision: self.decisions,
            budget: &self.opponents.budget,
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
                let (voice, view) = (&self.kit, self.game.view(Some(self.me)));
                self.thinking.advice(words, self.decisions, |mv| voice.choice_text(words, &self.names, &view, mv))
            }
            Question::Chances => self.thinking.chances(words, &self.names, width),
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
        let new = self.thinking.take_in(self.decisions) | self.finished.take_in();
        if new { News::Some } else { News::None }
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        self.kit.table(words, &self.names, &self.game.view(Some(self.me)))
    }
}
