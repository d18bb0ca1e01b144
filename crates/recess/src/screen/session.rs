//! A game that is played on the screen: one person against bots, written down as it goes.

use super::{Saved, Shown as _, Store, Told, Voices, clauses, log, opening, scene};
use crate::game::{Record, Spoken as _, Tabled, why_not, written};
use bots::Budget;
use table::playbook::{self, Example, Notation as _, Script};
use table::{Chair, Game, MoveBuf, Refusal, Rng, Seat};
use tui::{Asked, Choice, LogLine, Scene, WaitsFor};
use words::{Words, lunch_money as in_words};

type Move<T> = <<T as Tabled>::Game as Game>::Move;

/// One person's game.
pub(crate) struct Session<T: Tabled> {
    settings: T,
    notation: T::Notation,
    voices: Voices<T>,
    names: Vec<String>,
    me: Seat,
    seed: u64,
    start: T::Game,
    game: T::Game,
    /// How many decisions there were.
    decisions: u64,
    told: Vec<Told<T::Game>>,
    /// All that happened, for bots: each sees what its seat may see of it.
    events: Vec<<T::Game as Game>::Event>,
    /// Who plays in the other seats, and how long they may think.
    rivals: Vec<&'static str>,
    budget: Budget,
    turns: usize,
    /// What the person may choose.
    moves: MoveBuf<Move<T>>,
    store: Store,
    saved: Option<Saved>,
    /// Why the game is not kept, if that is so.
    unkept: Option<String>,
}

impl<T: Tabled> Session<T> {
    /// A new game. The person sits in the first seat.
    pub(crate) fn new(
        words: &Words,
        settings: T,
        notation: T::Notation,
        names: Vec<String>,
        seed: u64,
        store: Store,
    ) -> Result<Session<T>, String> {
        let start = settings.deal(seed, None).ok_or_else(|| words.get("cli-cannot-deal"))?;
        let mut session = Session::at(settings, notation, names, seed, start, store);
        match session.begin_record(words) {
            Ok(saved) => session.saved = saved,
            // Who named a directory wants the game in it; others would rather play.
            Err(what) if session.store.is_named() => return Err(what),
            Err(what) => session.unkept = Some(what),
        }
        Ok(session)
    }

    fn at(settings: T, notation: T::Notation, names: Vec<String>, seed: u64, start: T::Game, store: Store) -> Self {
        let mut session = Session {
            settings,
            notation,
            voices: Voices::new(),
            names,
            me: Seat::new(0),
            seed,
            start,
            game: start,
            decisions: 0,
            told: Vec::new(),
            events: Vec::new(),
            rivals: Vec::new(),
            budget: Budget::usual(),
            turns: 0,
            moves: MoveBuf::new(),
            store,
            saved: None,
            unkept: None,
        };
        session.begin();
        session
    }

    /// The same game against these bots, one for each seat but the first.
    pub(crate) fn against(self, rivals: Vec<&'static str>, budget: Budget) -> Session<T> {
        Session { rivals, budget, ..self }
    }

    /// Goes on with a game that was written down.
    pub(crate) fn resumed(
        words: &Words,
        notation: T::Notation,
        example: &Example,
        script: &Script<T::Notation>,
        store: Store,
        saved: Option<Saved>,
    ) -> Result<Session<T>, String> {
        let settings = T::recorded(words, example, script.seats.len())?;
        let seed = example.value("seed").and_then(|seed| seed.parse().ok()).unwrap_or(1);
        let (run, result) = playbook::run(&notation, script);
        if let Err(failure) = result {
            let path = saved.as_ref().map(Saved::path).unwrap_or_default();
            return Err(words.fill("play-resume-differs", &[("path", &path), ("line", &failure.line.to_string())]));
        }
        let mut session = Session::at(settings, notation, script.seats.clone(), seed, run.start, store);
        for played in run.played {
            session.make(played.seat, played.mv, played.talk);
        }
        session.saved = saved;
        Ok(session)
    }

    /// The file that it is kept in.
    pub(crate) fn path(&self) -> Option<String> {
        self.saved.as_ref().map(Saved::path)
    }

    /// Why it is not kept, if that is so.
    pub(crate) fn unkept(&self) -> Option<&str> {
        self.unkept.as_deref()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    fn begin(&mut self) {
        self.game = self.start;
        self.events.clear();
        self.decisions = 0;
        self.told = vec![opening::<T::Voice>(&self.start)];
        self.turns = self.told[0].events.len();
        self.game.moves(self.me, &mut self.moves);
    }

    /// Writes the head, so that decisions can follow.
    fn begin_record(&self, words: &Words) -> Result<Option<Saved>, String> {
        let record = Record {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            title: format!("{}, {}", T::TITLE, self.names.join(", ")),
            seats: self.names.clone(),
            seed: self.seed,
            date: None,
        };
        let head = self.settings.write(&self.notation, &record, &self.start, std::iter::empty());
        self.store.create(words, T::ID, self.seed, &head)
    }

    /// Writes a decision down, and makes it.
    fn decide(&mut self, words: &Words, seat: Seat, mv: Move<T>, talk: Option<String>) -> Result<(), String> {
        let said = talk.as_ref().map(|talk| format!(" \"{talk}\"")).unwrap_or_default();
        let text = self.notation.write_move(&self.game, &self.names, seat, &mv);
        let line = format!("{}: {text}{said}\n", self.names[seat.index()]);
        let written = self.saved.as_mut().map_or(Ok(()), |saved| saved.append(words, &line));
        self.make(seat, mv, talk);
        let winners = self.game.outcome().into_iter().flat_map(|outcome| outcome.winners);
        let winners: String = winners.map(|winner| format!("= winner {}\n", self.names[winner.index()])).collect();
        let ended = match &mut self.saved {
            Some(saved) if !winners.is_empty() => saved.append(words, &winners),
            _ => Ok(()),
        };
        written.and(ended)
    }

    fn make(&mut self, seat: Seat, mv: Move<T>, talk: Option<String>) {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events);
        self.turns += events.iter().filter(|event| T::Voice::begins(event)).count();
        self.decisions += 1;
        let seen = events.iter().filter_map(|event| T::Game::seen_by(event, Some(self.me))).collect();
        self.events.append(&mut events);
        self.told.push(Told { talk: talk.map(|talk| (seat, talk)), events: seen });
        self.moves.clear();
        if self.game.waiting_on().has(self.me) {
            self.game.moves(self.me, &mut self.moves);
        }
    }

    /// The others that are asked; they answer before the person does.
    fn next_other(&self) -> Option<Seat> {
        self.game.waiting_on().without(self.me).first()
    }

    fn voice(&self, words: &Words) -> &T::Voice {
        self.voices.get(words, &self.start)
    }

    fn card_name(&self, words: &Words, card: usize) -> Option<String> {
        let view = self.game.view(Some(self.me));
        self.voice(words).faces(words, &view).into_iter().nth(card).map(|face| face.name)
    }

    fn how_it_ended(&self, words: &Words) -> Vec<String> {
        let mut lines = vec![words.fill("play-over-after", &[("turns", &self.turns.to_string())])];
        for winner in self.game.outcome().into_iter().flat_map(|outcome| outcome.winners) {
            lines.push(if winner == self.me {
                words.get("play-you-win")
            } else {
                words.fill("play-winner", &[("seat", &self.names[winner.index()])])
            });
        }
        lines
    }
}

/// Each reason with its clause.
fn because(words: &Words, refusal: Option<&Refusal>) -> Vec<String> {
    let reasons = refusal.into_iter().flat_map(|refusal| in_words::reasons(words, refusal));
    reasons.map(|(clause, why)| words.fill("play-because", &[("why", &why), ("clause", &clause)])).collect()
}

impl<T: Tabled> tui::Table for Session<T> {
    fn scene(&self, words: &Words) -> Scene {
        let (voice, view) = (self.voice(words), self.game.view(Some(self.me)));
        let (rules, seed) = (self.settings.rules(), self.seed.to_string());
        let title = words.fill("screen-title", &[("game", T::TITLE), ("rules", &rules), ("seed", &seed)]);
        let mut scene = scene(voice, words, &self.names, title, &view, Some(self.me));
        scene.asked = match self.waits_for() {
            WaitsFor::You => {
                let choice = |mv: &Move<T>| Choice {
                    text: voice.choice(words, &self.names, &view, mv),
                    cards: voice.cards_of(&view, mv),
                };
                let choices: Vec<Choice> = self.moves.iter().map(choice).collect();
                for (at, card) in scene.hand.iter_mut().enumerate() {
                    card.playable = choices.iter().any(|choice| choice.cards.contains(&at));
                }
                Asked::You { question: voice.question(words, &self.names, &view), choices }
            }
            WaitsFor::Others => Asked::Others(match T::Voice::asked(&view).filter(|seat| *seat != self.me) {
                Some(seat) => words.fill("screen-thinks", &[("seat", &self.names[seat.index()])]),
                None => words.get("screen-all-think"),
            }),
            WaitsFor::Nobody => Asked::Over(self.how_it_ended(words)),
        };
        scene
    }

    fn log(&self, words: &Words) -> Vec<LogLine> {
        log(self.voice(words), words, &self.names, &self.told)
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
        match written(&self.notation, &self.game, &self.names, self.me, text) {
            Some(Ok((mv, talk))) => self.decide(words, self.me, mv, talk).map_err(|what| vec![what]),
            Some(Err(refusal)) => {
                let mut lines = vec![words.get("play-illegal")];
                lines.extend(because(words, refusal.as_ref()));
                Err(lines)
            }
            None => Err(vec![words.fill("screen-not-understood", &[("text", text)])]),
        }
    }

    fn example(&self, words: &Words) -> String {
        self.voice(words).examples(&self.names).1
    }

    fn go_on(&mut self, words: &Words) -> Result<(), String> {
        let Some(seat) = self.next_other() else { return Ok(()) };
        let name = seat.index().checked_sub(1).and_then(|at| self.rivals.get(at)).copied().unwrap_or(T::OPPONENT);
        // Each decision has random numbers of its own: a game that is resumed goes on as it would have.
        let rng = Rng::stream(self.seed, "bots", self.decisions * Seat::MAX as u64 + seat.index() as u64);
        let chair = Chair::new(&self.game, seat, &self.events);
        let mut bot = self.settings.bot(name, &self.budget, rng);
        let mv = bot.choose(&chair);
        let talk = bot.remark().map(|remark| words.message(&remark));
        self.decide(words, seat, mv, talk)
    }

    fn again(&mut self, words: &Words) -> Result<bool, String> {
        if !self.is_over() {
            return Ok(false);
        }
        let seed = Rng::stream(self.seed, "rematch", 0).bits() >> 16;
        let dealt = self.settings.deal(seed, self.settings.next_dealer(&self.start));
        self.start = dealt.ok_or_else(|| words.get("cli-cannot-deal"))?;
        self.seed = seed;
        self.begin();
        self.saved = None;
        self.saved = self.begin_record(words)?;
        Ok(true)
    }

    fn about_card(&self, words: &Words, card: usize, width: usize) -> String {
        self.card_name(words, card).and_then(|name| T::look_up(words, &name, width)).unwrap_or_default()
    }

    fn why_not(&self, words: &Words, card: usize) -> Vec<String> {
        let Some(name) = self.card_name(words, card) else { return Vec::new() };
        match why_not(&self.settings, &self.notation, &self.game, &self.names, self.me, &name) {
            Ok(()) => vec![words.fill("play-why-fine", &[("card", &name)])],
            Err(refusal) => because(words, refusal.as_ref()),
        }
    }

    fn in_words(&self, words: &Words) -> Vec<String> {
        self.voice(words).table(words, &self.names, &self.game.view(Some(self.me)))
    }

    fn signs(&self) -> &'static [&'static str] {
        T::Voice::SIGNS
    }

    fn clauses(&self, words: &Words, what: &str) -> Vec<(String, String)> {
        clauses::<T>(words, what)
    }

    fn clause(&self, words: &Words, id: &str, width: usize) -> String {
        T::look_up(words, id, width).unwrap_or_default()
    }
}
