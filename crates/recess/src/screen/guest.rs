//! A server's table as a guest there knows it: it collects what the table says, and says what the guest decides.
//!
//! It knows no rules: views, questions and sentences come from the server.

use super::finished::{FinishedGame, Source};
use crate::records::PlayedGame;
use client::{Line, LineCommand, LineEvent, Server};
use fair::Breach;
use kit::{AskOf, ChoiceOf, Kit, MoveOf};
use serde_json::{Map, Value};
use std::sync::PoisonError;
use std::time::Duration;
use table::{Game, Phrase, Seat};
use tui::{Countdown, News, Question};
use wire::{
    Advice, AutoPass, ChatLine, Clock, FromClient, LetPassReason, LogEntry, RefusalReason, TableInfo, TableStage,
    ToClient, Update, WaitsFor, Welcome,
};
use words::Words;

type Event<K> = <<K as Kit>::Game as Game>::Event;
pub(super) type View<K> = <<K as Kit>::Game as Game>::View;
type FromTable<K> = ToClient<Value, Event<K>, MoveOf<K>, <K as Kit>::Question, <K as Kit>::Change>;

/// An item of the log: something that happened, or a chat message.
pub(super) enum LogItem<E> {
    Happened(LogEntry<E>),
    Chat(ChatLine),
}

/// Why the connection is over.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum End {
    /// The table closed it; the phrase says why.
    Closed(Phrase),
    /// The server does not let us in any more: its status and text.
    Refused(u16, String),
    /// The server's messages cannot be understood.
    OtherProtocol,
}

/// Somebody at a table.
pub(crate) struct Guest<K: Kit> {
    pub(super) settings: K,
    pub(super) notation: &'static K::Notation,
    /// The link for friends who want to come, too.
    pub(super) link: String,
    line: Line,
    /// The server, and how people call it.
    server: (Server, String),
    pub(super) info: TableInfo,
    pub(super) finished: FinishedGame,
    /// Whether the table has said who we are.
    pub(crate) welcomed: bool,
    pub(super) you: Option<Seat>,
    /// What a guest without a seat is waiting for.
    pub(super) waits_for_seat: Option<WaitsFor>,
    /// The view as JSON, to which changes are applied.
    raw: Map<String, Value>,
    pub(super) view: Option<View<K>>,
    pub(super) told: Vec<LogItem<Event<K>>>,
    pub(super) ask: Option<AskOf<K>>,
    pub(super) free: Option<Vec<ChoiceOf<K>>>,
    /// Whether the player is choosing from the free moves now.
    pub(super) acts_freely: bool,
    pub(super) window: bool,
    clock: Option<Countdown>,
    /// The number of updates so far.
    n: u32,
    pub(super) auto_pass: AutoPass,
    /// The kinds of windows that do not prompt this player.
    pub(super) let_pass: Vec<String>,
    /// Whether the seat was given up.
    gave_up: bool,
    /// Whether a decision was sent and not confirmed yet. It is not sent twice.
    decided: bool,
    pub(super) lost: bool,
    pub(super) refused: Vec<RefusalReason>,
    pub(super) why: Option<(String, Option<Vec<RefusalReason>>)>,
    /// The advice: `Some(None)` once it was asked for, and then what came.
    pub(super) advice: Option<Option<Vec<Advice<MoveOf<K>>>>>,
    /// Everybody's chances, each time they were asked for. A time without a known outlook is empty.
    pub(super) outlooks: Vec<Vec<f32>>,
    pub(super) end: Option<End>,
    /// How many events come before the log that is here, and the page that was asked for.
    before: u32,
    paged: Option<u32>,
    grew: bool,
    /// Whether to begin the game as soon as the table has said hello.
    pub(crate) starts: bool,
    /// Whether the player has asked once to break off the game.
    breaks_off: bool,
    /// What the server was last caught at.
    accused: Option<Breach>,
}

impl<K: Kit> Guest<K> {
    /// A guest with a line to a table, of which this much is known.
    pub(crate) fn new(
        settings: K,
        notation: &'static K::Notation,
        link: String,
        (line, server): (Line, (Server, String)),
        info: TableInfo,
    ) -> Guest<K> {
        Guest {
            settings,
            notation,
            link,
            line,
            server,
            info,
            finished: FinishedGame::default(),
            welcomed: false,
            you: None,
            waits_for_seat: None,
            raw: Map::new(),
            view: None,
            told: Vec::new(),
            ask: None,
            free: None,
            acts_freely: false,
            window: false,
            clock: None,
            n: 0,
            auto_pass: AutoPass::Never,
            let_pass: Vec::new(),
            gave_up: false,
            decided: false,
            lost: false,
            refused: Vec::new(),
            why: None,
            advice: None,
            outlooks: Vec::new(),
            end: None,
            before: 0,
            paged: None,
            grew: false,
            starts: false,
            breaks_off: false,
            accused: None,
        }
    }

    /// Why the connection has ended, if it has.
    pub(crate) fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.info.stage == TableStage::Over
    }

    /// The record of the game, when it is over.
    pub(super) fn source(&self) -> Option<Source> {
        let (server, origin) = self.server.clone();
        let (table, number) = (self.info.id.clone(), self.info.number);
        self.is_over().then(|| Source::Server(PlayedGame { server, origin, table, number }))
    }

    /// Whether the guest has a seat.
    pub(crate) fn sits(&self) -> bool {
        self.you.is_some()
    }

    /// Whether the question is answered, and the answer only waits to be counted.
    pub(crate) fn has_answered(&self) -> bool {
        self.decided || self.ask.as_ref().is_some_and(|ask| ask.kept.is_some())
    }

    /// Everybody's names; a free seat is called that.
    pub(super) fn names(&self, words: &Words) -> Vec<String> {
        let name = |name: &String| if name.is_empty() { words.get("screen-who-nobody") } else { name.clone() };
        self.info.seats.iter().map(|place| name(&place.name)).collect()
    }

    /// Takes in what has arrived since the last call, `time` ago.
    pub(super) fn listen(&mut self, time: Duration) -> News {
        if let Some(clock) = &mut self.clock {
            clock.left = clock.left.saturating_sub(time);
        }
        let mut news = News::None;
        while let Ok(word) = self.line.inbox.try_recv() {
            news = News::Some;
            match word {
                LineEvent::Said(text) => self.hear(&text),
                LineEvent::Lost => self.lost = true,
                LineEvent::Unfair(breach) => self.accuse(breach),
                LineEvent::Refused(status, why) => self.end = Some(End::Refused(status, why)),
            }
        }
        if self.finished.take_in() {
            news = News::Some;
        }
        if self.end.is_some() { News::Closed } else { news }
    }

    fn hear(&mut self, text: &str) {
        let Ok(message) = serde_json::from_str::<FromTable<K>>(text) else {
            self.end = Some(End::OtherProtocol);
            return;
        };
        match message {
            FromTable::<K>::Welcome(welcome) => self.welcome(*welcome),
            FromTable::<K>::Update(update) => self.update(*update),
            FromTable::<K>::Table(info) => {
                self.info = *info;
                self.look();
            }
            // The line answers these.
            FromTable::<K>::Commit { .. } | FromTable::<K>::Reveal { .. } => {}
            FromTable::<K>::Log { from, log } => self.take_page(from, log),
            FromTable::<K>::Kept { .. } => {}
            FromTable::<K>::Overtaken { .. } => self.note("table-overtaken"),
            FromTable::<K>::LetPass { why: LetPassReason::Setting } => self.note("table-passed-by-setting"),
            FromTable::<K>::LetPass { why: LetPassReason::Asked } => self.note("table-passed-again"),
            FromTable::<K>::Refused { reasons, .. } => {
                self.paged = None;
                if let Some(ask) = &mut self.ask {
                    ask.kept = None;
                }
                // If no advice can be given, the log says why.
                if self.advice == Some(None) {
                    self.advice = Some(Some(Vec::new()));
                }
                self.refused = reasons;
            }
            FromTable::<K>::Why { card, reasons, .. } => self.why = Some((card, Some(reasons))),
            FromTable::<K>::Hint { moves, outlook, .. } => {
                self.advice = Some(Some(moves));
                self.outlooks.push(outlook);
            }
            FromTable::<K>::Said(said) => self.told.push(LogItem::Chat(said)),
            FromTable::<K>::Closed { why, .. } => self.end = Some(End::Closed(why)),
        }
        self.decided = false;
    }

    /// Adds a line to the log that only this player sees.
    fn note(&mut self, key: &'static str) {
        let (events, talk, remark) = (Vec::new(), None, None);
        self.told.push(LogItem::Happened(LogEntry { say: Phrase::new(key), events, talk, remark }));
    }

    /// Compares what the table says about the shuffle with what it said before.
    fn look(&mut self) {
        let Some(fair) = &self.info.fair else { return };
        let found = self.line.witness.lock().unwrap_or_else(PoisonError::into_inner).look(self.info.number, fair);
        if let Err(breach) = found {
            self.accuse(breach);
        }
    }

    /// Tells the player once that the server has cheated.
    fn accuse(&mut self, breach: Breach) {
        if self.accused != Some(breach) {
            self.accused = Some(breach);
            self.note(breach.key());
        }
    }

    /// Remembers the head of the record's chain.
    fn remember(&self, head: Option<&str>) {
        if let Some(head) = head {
            self.line.witness.lock().unwrap_or_else(PoisonError::into_inner).hear(self.info.number, head);
        }
    }

    /// The last head of the record's chain that the table told.
    pub(super) fn head(&self) -> Option<String> {
        self.line.witness.lock().unwrap_or_else(PoisonError::into_inner).heads().last().cloned()
    }

    /// Asks for what came before the log that is here, unless it is here or on its way.
    pub(super) fn ask_for_page(&mut self) {
        if self.before > 0 && self.paged.is_none() {
            self.paged = Some(self.before);
            self.say(&FromClient::Log { before: self.before });
        }
    }

    /// Whether a page has come since the last call.
    pub(super) fn took_page(&mut self) -> bool {
        std::mem::take(&mut self.grew)
    }

    /// Puts a page before the log.
    fn take_page(&mut self, from: u32, log: Vec<LogEntry<Event<K>>>) {
        if self.paged.take() == Some(self.before) {
            self.before = from;
            self.grew = true;
            self.told.splice(0..0, log.into_iter().map(LogItem::Happened));
        }
    }

    fn welcome(&mut self, welcome: Welcome<Value, Event<K>, MoveOf<K>, K::Question, K::Change>) {
        self.lost = false;
        (self.welcomed, self.you, self.waits_for_seat) = (true, welcome.you, welcome.waits_for);
        self.gave_up &= self.you.is_none();
        self.info = welcome.table;
        (self.before, self.paged) = (welcome.log_from, None);
        self.raw.clear();
        self.view = None;
        if let Some(view) = welcome.view {
            self.see(view);
        }
        self.told =
            welcome.log.into_iter().map(LogItem::Happened).chain(welcome.chat.into_iter().map(LogItem::Chat)).collect();
        self.remember(welcome.chain.as_deref());
        self.n = welcome.n;
        self.auto_pass = welcome.auto_pass;
        self.let_pass = welcome.let_pass;
        self.ask(welcome.ask, welcome.free, welcome.window.map(|window| window.clock));
        self.look();
        if std::mem::take(&mut self.starts) && self.info.stage == TableStage::Waiting {
            self.say(&FromClient::Start);
        }
    }

    fn update(&mut self, update: Update<Value, Event<K>, MoveOf<K>, K::Question, K::Change>) {
        if update.n == 0 {
            // In a new game the chat stays.
            self.raw.clear();
            self.outlooks.clear();
            (self.before, self.paged) = (0, None);
            self.finished = FinishedGame::default();
            self.told.retain(|told| matches!(told, LogItem::Chat(_)));
        } else if update.n != self.n {
            let _ = self.line.outbox.send(LineCommand::Again);
            return;
        }
        self.remember(update.chain.as_deref());
        self.n = update.n + 1;
        self.see(update.view);
        self.told.extend(update.log.into_iter().map(LogItem::Happened));
        self.ask(update.ask, update.free, update.window.map(|window| window.clock));
    }

    /// Applies changes to the view.
    fn see(&mut self, changes: Value) {
        if let Value::Object(changes) = changes {
            self.raw.extend(changes);
        }
        match serde_json::from_value(Value::Object(self.raw.clone())) {
            Ok(view) => self.view = Some(view),
            Err(_) => self.end = Some(End::OtherProtocol),
        }
    }

    fn ask(&mut self, ask: Option<AskOf<K>>, free: Option<Vec<ChoiceOf<K>>>, window: Option<Option<Clock>>) {
        let same = |new: &AskOf<K>| self.ask.as_ref().is_some_and(|old| old.id == new.id);
        if !ask.as_ref().is_some_and(same) {
            self.refused.clear();
            self.advice = None;
            self.why = None;
        }
        let clock = ask.as_ref().and_then(|ask| ask.clock).or_else(|| window.flatten());
        let millis = Duration::from_millis;
        self.clock = clock.map(|clock| Countdown { left: millis(clock.left), total: millis(clock.total) });
        self.window = window.is_some();
        self.acts_freely &= free.is_some();
        (self.ask, self.free) = (ask, free);
    }

    pub(crate) fn time_left(&self) -> Option<Countdown> {
        self.clock.filter(|_| self.info.stage == TableStage::Playing)
    }

    pub(super) fn say(&self, message: &FromClient<MoveOf<K>>) {
        // Our own messages always serialise. A guest who is gone need not be told.
        if let Ok(text) = serde_json::to_string(message) {
            let _ = self.line.outbox.send(LineCommand::Say(text));
        }
    }

    /// The moves to choose from now, in the server's words.
    pub(super) fn offered(&self) -> &[ChoiceOf<K>] {
        match (&self.free, &self.ask) {
            (Some(free), _) if self.acts_freely => free,
            (_, Some(ask)) => &ask.moves,
            _ => &[],
        }
    }

    /// Sends a move. It counts only for the current question.
    pub(super) fn decide(&mut self, mv: MoveOf<K>, talk: Option<String>, free: bool) {
        if std::mem::replace(&mut self.decided, true) {
            return;
        }
        self.refused.clear();
        if free {
            self.acts_freely = false;
            return self.say(&FromClient::Free { n: self.n, mv });
        }
        let Some(ask) = &mut self.ask else { return };
        let id = ask.id;
        if self.window {
            ask.kept = Some(mv);
        }
        self.say(&FromClient::Move { ask: id, mv, talk });
    }

    /// Takes back an answer that is still waiting.
    pub(super) fn undo(&mut self) {
        if let Some(ask) = &self.ask
            && ask.kept.is_some()
        {
            self.say(&FromClient::Undo { ask: ask.id });
        }
    }

    /// Switches to the next way of passing automatically.
    pub(super) fn pass_otherwise(&mut self) {
        self.auto_pass = match self.auto_pass {
            AutoPass::Never => AutoPass::NotMine,
            AutoPass::NotMine => AutoPass::NotAtMe,
            AutoPass::NotAtMe => AutoPass::UntilMyTurn,
            AutoPass::UntilMyTurn => AutoPass::Never,
        };
        self.say(&FromClient::AutoPass { windows: self.auto_pass });
    }

    /// Asks for more time, and stops passing automatically.
    pub(super) fn hold_on(&mut self) {
        self.auto_pass = AutoPass::Never;
        self.say(&FromClient::Stop);
    }

    /// Whether the table still owes an answer to a question.
    pub(crate) fn is_asking(&self, question: Question) -> bool {
        match question {
            Question::Why(_) => !matches!(self.why, Some((_, Some(_)))),
            Question::Hint | Question::Chances => {
                self.info.options.hints && self.ask.is_some() && !matches!(self.advice, Some(Some(_)))
            }
            Question::Record | Question::Review => self.finished.is_asking(question),
        }
    }

    /// Whether the guest had a seat and has given it up. Gives the table a moment to confirm, in case the guest
    /// leaves at once.
    pub(crate) fn gave_up(&mut self) -> bool {
        const GLANCE: Duration = Duration::from_millis(20);
        for _ in 0..100 {
            if !self.gave_up || self.you.is_none() || self.listen(GLANCE) == News::Closed {
                break;
            }
            std::thread::sleep(GLANCE);
        }
        self.gave_up && self.you.is_none()
    }

    /// Switches whether a kind of windows prompts the player.
    pub(super) fn flip(&mut self, kind: &str) {
        match self.let_pass.iter().position(|one| one == kind) {
            Some(at) => drop(self.let_pass.remove(at)),
            None => self.let_pass.push(kind.to_owned()),
        }
        self.say(&FromClient::LetPass { kinds: self.let_pass.clone() });
    }

    /// Gives the seat up. The table then welcomes the guest as a spectator.
    pub(super) fn stand_up(&mut self) {
        self.gave_up = true;
        self.say(&FromClient::Leave);
        let _ = self.line.outbox.send(LineCommand::Forget);
    }

    /// Asks the others to break off the game, when it is said for the second time.
    pub(super) fn break_off(&mut self) {
        if std::mem::replace(&mut self.breaks_off, true) {
            self.breaks_off = false;
            return self.say(&FromClient::BreakOff);
        }
        self.note("screen-break-off-sure");
    }

    /// How many turns there have been.
    pub(super) fn turns(&self) -> usize {
        let events = self.told.iter().filter_map(|told| match told {
            LogItem::Happened(entry) => Some(&entry.events),
            LogItem::Chat(_) => None,
        });
        events.flatten().filter(|event| K::begins(event)).count()
    }
}
