//! One person's game against bots, however it is shown: the game, its save file, and what the bots decide.

use crate::game::{self, Unwritten};
use crate::opponents::Opponents;
use crate::screen::{SaveFile, Store};
use bots::Bot as _;
use kit::{EventOf, Kit, MoveOf};
use std::path::PathBuf;
use std::sync::Arc;
use table::playbook::{self, Example, Run, RunDecision, Script};
use table::{Chair, Game as _, NullLog, Refusal, Rng, Seat, Seed};
use words::Words;

/// One person's game. The person sits in the first seat.
pub(crate) struct Solo<K: Kit> {
    pub(crate) settings: Arc<K>,
    pub(crate) notation: &'static K::Notation,
    /// The kit of the game itself, whose cards may be its own.
    pub(crate) kit: K,
    /// The seats' names, first as playbooks write them, then for people.
    pub(crate) seats: Vec<String>,
    pub(crate) names: Vec<String>,
    pub(crate) me: Seat,
    pub(crate) seed: u64,
    pub(crate) start: K::Game,
    pub(crate) game: K::Game,
    /// How many decisions there have been.
    pub(crate) decisions: u64,
    pub(crate) turns: usize,
    /// Everything that happened, for bots: each sees only what its seat may see.
    pub(crate) events: Vec<EventOf<K>>,
    /// The bots in the other seats, and how long they may think.
    pub(crate) opponents: Opponents,
    /// Where games are saved, if they are.
    store: Option<Store>,
    saved: Option<SaveFile>,
}

impl<K: Kit> Solo<K> {
    /// A new game, which is not saved yet.
    pub(crate) fn new(
        words: &Words,
        settings: K,
        notation: &'static K::Notation,
        seats: Vec<String>,
        seed: u64,
        store: Option<Store>,
        opponents: Opponents,
    ) -> Result<Solo<K>, String> {
        let start = settings.deal(seed, None, &mut NullLog).ok_or_else(|| words.get("cli-cannot-deal"))?;
        Ok(Solo::at(settings, notation, seats, (seed, start), store, opponents))
    }

    fn at(
        settings: K,
        notation: &'static K::Notation,
        seats: Vec<String>,
        (seed, start): (u64, K::Game),
        store: Option<Store>,
        opponents: Opponents,
    ) -> Solo<K> {
        let mut solo = Solo {
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
            turns: 0,
            events: Vec::new(),
            opponents,
            store,
            saved: None,
        };
        solo.begin();
        solo
    }

    /// A saved game from its beginning, and the decisions made so far, which are still to be made again.
    #[allow(clippy::type_complexity, reason = "a game and its decisions")]
    pub(crate) fn resumed(
        words: &Words,
        notation: &'static K::Notation,
        (example, script): (&Example, &Script<K::Notation>),
        store: Store,
        saved: Option<SaveFile>,
        opponents: Opponents,
    ) -> Result<(Solo<K>, Vec<RunDecision<K::Game>>), String> {
        let path = saved.as_ref().map(SaveFile::path).unwrap_or_default();
        let (settings, seed, run) = begun::<K>(words, notation, example, script, &path)?;
        let mut solo = Solo::at(settings, notation, script.seats.clone(), (seed, run.start), Some(store), opponents);
        solo.saved = saved;
        Ok((solo, run.played))
    }

    fn begin(&mut self) {
        self.game = self.start;
        self.events.clear();
        self.decisions = 0;
        self.turns = usize::from(K::opening(&self.start).is_some());
    }

    /// Begins to save the game, if there is a place for it.
    pub(crate) fn keep(&mut self, words: &Words) -> Result<(), String> {
        self.saved = None;
        let Some(store) = &self.store else { return Ok(()) };
        let dealt = (self.seed, &self.start);
        self.saved = store.begin(words, &*self.settings, self.notation, &self.seats, dealt, &self.opponents)?;
        Ok(())
    }

    /// Whether the user named the place: then failing to save is an error.
    pub(crate) fn must_be_kept(&self) -> bool {
        self.store.as_ref().is_some_and(Store::is_named)
    }

    /// The file it is saved in, as it is shown.
    pub(crate) fn path(&self) -> Option<String> {
        self.saved.as_ref().map(SaveFile::path)
    }

    /// The file of a game that is over.
    pub(crate) fn record(&self) -> Option<PathBuf> {
        self.saved.as_ref().filter(|_| self.is_over()).map(SaveFile::file)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// The next bot to answer. Bots answer before the person does.
    pub(crate) fn next_other(&self) -> Option<Seat> {
        self.game.waiting_on().without(self.me).first()
    }

    /// What a bot decides, and what it says to it.
    pub(crate) fn bot_decides(&self, words: &Words, seat: Seat) -> (MoveOf<K>, Option<String>) {
        let chair = Chair::new(&self.game, seat, &self.events);
        let mut bot = self.opponents.bot(&*self.settings, seat, self.seed, self.decisions);
        let mv = bot.choose(&chair);
        (mv, bot.remark().map(|remark| words.say(&remark, &[])))
    }

    /// Saves a decision and makes it. It is made even if it cannot be saved.
    pub(crate) fn decide(
        &mut self,
        words: &Words,
        seat: Seat,
        mv: MoveOf<K>,
        talk: Option<&str>,
    ) -> (Vec<EventOf<K>>, Result<(), String>) {
        let table = (self.notation, &self.game, &self.seats[..]);
        let written = match &mut self.saved {
            Some(saved) => saved.decides::<K>(words, table, seat, &mv, talk),
            None => Ok(()),
        };
        let events = self.make(seat, mv);
        let ended = match &mut self.saved {
            Some(saved) => saved.ends::<K>(words, &self.game, &self.seats),
            None => Ok(()),
        };
        (events, written.and(ended))
    }

    /// Makes a decision that is saved already.
    pub(crate) fn make(&mut self, seat: Seat, mv: MoveOf<K>) -> Vec<EventOf<K>> {
        let mut events = Vec::new();
        self.game.play(seat, mv, &mut events);
        self.events.extend_from_slice(&events);
        self.turns += events.iter().filter(|event| K::begins(event)).count();
        self.decisions += 1;
        events
    }

    /// Deals a rematch, which is not saved yet.
    pub(crate) fn deal_again(&mut self, words: &Words) -> Result<(), String> {
        let seed = Rng::stream(self.seed, "rematch", 0).bits() >> 16;
        let dealt = self.settings.deal(seed, self.settings.next_dealer(&self.start), &mut NullLog);
        self.start = dealt.ok_or_else(|| words.get("cli-cannot-deal"))?;
        self.seed = seed;
        self.begin();
        Ok(())
    }

    /// A decision of the person that was written out.
    pub(crate) fn read(&self, text: &str) -> Result<(MoveOf<K>, Option<String>), Unwritten> {
        game::written(self.notation, &self.game, &self.seats, self.me, text)
    }

    /// Why the person cannot play a card now in any way, if that is so.
    pub(crate) fn why_not(&self, card: &str) -> Result<(), Option<Refusal>> {
        game::why_not(&*self.settings, self.notation, &self.game, &self.seats, self.me, card)
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
    let seed = example.seed().ok().flatten().map_or(1, Seed::quick);
    let (run, result) = playbook::run(notation, script);
    if let Err(failure) = result {
        return Err(words.fill("play-resume-differs", &[("path", path), ("line", &failure.line.to_string())]));
    }
    Ok((settings, seed, run))
}

/// Each reason with its clause.
pub(crate) fn because(words: &Words, refusal: Option<&Refusal>) -> Vec<String> {
    let reasons = refusal.into_iter().flat_map(|refusal| words.reasons(refusal));
    reasons.map(|(clause, why)| words.fill("play-because", &[("why", &why), ("clause", &clause)])).collect()
}
