//! Messages from the table to its clients.

use crate::room::{Listener, Room};
use crate::run::Run;
use crate::{Conn, Effects, Millis, Record};
use fair::Shuffle;
use kit::Talk;
use kit::{AskOf, Changes, ChoiceOf, EventOf, Kit, MoveOf, ViewOf, Visibility, in_sentences};
use serde::Serialize;
use table::{Game, MoveBuf, Phrase, Seat};
use wire::{
    Ask, ChatLine, Choice, Clock, LogEntry, PlainMessage, RefusalReason, ShuffleProof, TableInfo, TableStage, ToClient,
    Welcome, Window, add_json, json,
};

/// An [`Update`](wire::Update) whose common parts are already serialised.
struct SharedUpdate<'a, K: Kit> {
    n: u32,
    /// The changes that all see, and those only this seat sees.
    view: (&'a Changes, &'a Changes),
    log: &'a str,
    ask: Option<AskOf<K>>,
    free: Option<Vec<ChoiceOf<K>>>,
    window: &'a str,
    chain: Option<&'a str>,
}

impl<K: Kit> SharedUpdate<'_, K> {
    fn json(&self) -> String {
        // Enough capacity for most updates, to avoid reallocation.
        let mut text = String::with_capacity(1 << 11);
        text.push_str(r#"{"type":"update","n":"#);
        add_json(&mut text, &self.n);
        text.push_str(r#","view":"#);
        self.view.0.add_to(&mut text, self.view.1);
        text.extend([r#","log":"#, self.log, r#","ask":"#]);
        add_json(&mut text, &self.ask);
        if let Some(free) = &self.free {
            text.push_str(r#","free":"#);
            add_json(&mut text, free);
        }
        text.extend([r#","window":"#, self.window]);
        if let Some(chain) = self.chain {
            text.extend([r#","chain":""#, chain, "\""]);
        }
        text.push('}');
        text
    }
}

/// Events as a seat sees them, in stretches. What a player said begins a new stretch.
pub(crate) type Stretches<K> = Vec<(Option<Talk>, Vec<EventOf<K>>)>;

impl<K: Kit> Room<K> {
    /// Sends a message to one connection.
    pub(crate) fn say(fx: &mut Effects, conn: Conn, message: &impl Serialize) {
        fx.send.push((conn, json(message)));
    }

    /// Sends a message to all listeners of a kind.
    fn say_to(&self, fx: &mut Effects, text: String, whom: impl Fn(Listener) -> bool) {
        let mut conns = self.conns.iter().filter(|(_, who)| whom(**who)).map(|(conn, _)| *conn).peekable();
        while let Some(conn) = conns.next() {
            if conns.peek().is_none() {
                return fx.send.push((conn, text));
            }
            fx.send.push((conn, text.clone()));
        }
    }

    /// Sends a message to every connection of a seat.
    pub(crate) fn say_to_seat(&self, fx: &mut Effects, seat: Seat, message: &impl Serialize) {
        self.say_to(fx, json(message), |who| who == Listener::Player(seat));
    }

    /// Tells a client why a request was refused.
    pub(crate) fn refuse(fx: &mut Effects, conn: Conn, ask: Option<u32>, reasons: Vec<RefusalReason>) {
        Self::say(fx, conn, &PlainMessage::Refused { ask, reasons });
    }

    /// Refuses a request for a reason outside the rules.
    pub(crate) fn object(fx: &mut Effects, conn: Conn, ask: Option<u32>, key: &'static str) {
        Self::refuse(fx, conn, ask, vec![RefusalReason { clauses: Vec::new(), say: Phrase::new(key) }]);
    }

    /// Tells everybody the state of the seats.
    pub(crate) fn tell_table(&self, fx: &mut Effects) {
        let text = json(&PlainMessage::Table(Box::new(self.table_info())));
        self.say_to(fx, text, Listener::is_known);
    }

    /// Tells everybody soon that somebody watches or does not any more. Many may come and go in a moment, and a player
    /// on a slow line could not keep up with a message for each.
    pub(crate) fn tell_watching(&mut self, now: Millis) {
        self.watching_told.get_or_insert(now + Self::WATCHING);
    }

    /// Tells everybody a chat line, and keeps it.
    pub(crate) fn tell_said(&mut self, said: ChatLine, fx: &mut Effects) {
        let text = json(&PlainMessage::Said(said.clone()));
        self.say_to(fx, text, Listener::is_known);
        fx.store.push(Record::Said(said.clone()));
        self.remember_said(said);
    }

    pub(crate) fn remember_said(&mut self, said: ChatLine) {
        self.chat.push_back(said);
        while self.chat.len() > Self::CHAT_KEPT {
            self.chat.pop_front();
        }
    }

    pub(crate) fn table_info(&self) -> TableInfo {
        let stage = match &self.run {
            None => TableStage::Waiting,
            Some(run) if self.is_over(run) => TableStage::Over,
            Some(_) => TableStage::Playing,
        };
        let fair = self.run.as_ref().map(|run| self.proof(run, stage == TableStage::Over));
        TableInfo {
            id: self.id.clone(),
            game: K::ID.to_owned(),
            options: self.options.clone(),
            stage,
            broken: self.run.as_ref().is_some_and(|run| run.broken_off),
            number: self.run.as_ref().map_or(0, |run| run.number),
            seats: self.places.iter().map(crate::places::Holder::place).collect(),
            watching: self.watching() as u32,
            fair,
            host: self.host().filter(|_| self.people_seated() > 1),
            proposals: self.proposals(),
            coming: self.newcomers.iter().filter(|one| one.wants.is_none()).map(|one| one.name.clone()).collect(),
        }
    }

    /// What people may know about the shuffle: everything once the game is over.
    fn proof(&self, run: &Run<K>, over: bool) -> ShuffleProof {
        // If the rules have changed, not every decision could be read.
        let seal = self.entropy.seal.as_ref().filter(|_| run.is_chained() && self.broken.is_none());
        let known = ShuffleProof {
            hash: run.shuffle.hash(),
            shares: run.shuffle.shares().to_vec(),
            key: seal.map(fair::Seal::public),
            ..ShuffleProof::default()
        };
        if !over {
            return known;
        }
        let (secret, salt) = match &run.shuffle {
            Shuffle::Together { secret, .. } => (Some(secret.clone()), None),
            Shuffle::Alone { salt, .. } => (None, Some(salt.clone())),
        };
        let signed = seal.map(|seal| run.signed.get_or_init(|| seal.sign(&run.chain.statement())).clone());
        ShuffleProof { seed: Some(run.shuffle.seed().to_string()), secret, salt, signed, ..known }
    }

    fn kinds_let_pass(&self, seat: Seat) -> Vec<String> {
        let bits = self.places[seat.index()].let_pass;
        let kinds = K::KINDS.iter().enumerate().filter(|(at, _)| bits >> at & 1 != 0);
        kinds.map(|(_, kind)| kind.kind.to_owned()).collect()
    }

    /// Whether people have seen the end.
    pub(crate) fn is_over(&self, run: &Run<K>) -> bool {
        run.broken_off || (run.shown == run.events.len() && run.game.outcome().is_some())
    }

    /// Shows everybody the events up to a point, and asks the seats that must answer. Clients with nothing new to see
    /// or answer get no message.
    pub(crate) fn tell_update(&mut self, now: Millis, fx: &mut Effects) {
        let asked_anew = std::mem::take(&mut self.asked_anew);
        let news = self.news.take();
        let Some(run) = &mut self.run else { return };
        let seats = run.game.seats();
        let mut numbers = Vec::new();
        for seat in Seat::all(seats).map(Some).chain([None]) {
            if news.is_some() || seat.is_some_and(|seat| asked_anew.has(seat)) {
                let counted = &mut run.updates[seat.map_or(seats, Seat::index)];
                numbers.push((seat, *counted));
                *counted += 1;
            }
        }
        // Every waiting answer comes through here, usually with nothing to tell.
        let Some(run) = self.run.as_ref().filter(|_| !numbers.is_empty()) else { return };
        let from = news.as_ref().map_or(run.shown, |news| news.from);
        let before = news.as_ref().and_then(|news| news.before.as_ref());
        // The common fields come from the spectator's view. Seats see more.
        let mut view = run.shown_game.view(None);
        let mut old = before.map(|game| (game, game.view(None)));
        let changes = |seen: Visibility, old: Option<&(&K::Game, ViewOf<K>)>, view: &ViewOf<K>| match &news {
            Some(_) => Changes::seen::<K>(seen, old.map(|(_, old)| old), view),
            None => Changes::default(),
        };
        let by_all = changes(Visibility::ByAll, old.as_ref(), &view);
        let window = json(&window(run, now));
        let chain = run.head_to_tell();
        let mut logs: Vec<(Stretches<K>, String)> = Vec::new();
        for (seat, n) in numbers {
            let listens = |who: Listener| who.seat() == Some(seat);
            if !self.conns.values().any(|who| listens(*who)) {
                continue;
            }
            run.shown_game.reseat(&mut view, seat);
            if let Some((game, old)) = &mut old {
                game.reseat(old, seat);
            }
            let by_one = changes(Visibility::ByOne, old.as_ref(), &view);
            let seen = stretches(run, (from, run.shown), seat);
            let known = logs.iter().position(|(others, _)| *others == seen).unwrap_or_else(|| {
                let log = json(&entries(&self.kit, &seen));
                logs.push((seen, log));
                logs.len() - 1
            });
            let told = SharedUpdate::<K> {
                n,
                view: (&by_all, &by_one),
                log: &logs[known].1,
                ask: seat.and_then(|seat| question(&self.kit, run, (seat, &view), now)),
                free: seat.and_then(|seat| free(&self.kit, run, (seat, &view))),
                window: &window,
                chain,
            };
            self.say_to(fx, told.json(), listens);
        }
    }

    /// Sends the complete state to a new connection.
    pub(crate) fn welcome(&self, now: Millis, conn: Conn, seat: Option<Seat>, fx: &mut Effects) {
        let who = self.conns.get(&conn).copied();
        let waits_for = match who {
            Some(Listener::Newcomer { id, .. }) => self.waits_for(id),
            _ => None,
        };
        // A newcomer who asks for a seat does not watch, because nobody who has watched gets one.
        let run = self.run.as_ref().filter(|_| who.is_none_or(|who| who.seat().is_some()));
        let shown = run.map(|run| (run, run.shown_game.view(seat)));
        let shown = shown.as_ref();
        let sees = shown.zip(seat).map(|((run, view), seat)| (*run, (seat, view)));
        let (log_from, log) = run.map_or((0, Vec::new()), |run| self.page(run, seat, None));
        let message = Welcome {
            you: seat,
            table: self.table_info(),
            view: shown.map(|(_, view)| Changes::between::<K>(None, view)),
            log,
            log_from,
            chain: run.and_then(|run| run.head_to_tell()).map(str::to_owned),
            ask: sees.and_then(|(run, sees)| question(&self.kit, run, sees, now)),
            free: sees.and_then(|(run, sees)| free(&self.kit, run, sees)),
            window: run.and_then(|run| window(run, now)),
            n: run.map_or(0, |run| run.updates[seat.map_or(self.places.len(), Seat::index)]),
            chat: self.chat.iter().cloned().collect(),
            auto_pass: seat.map(|seat| self.places[seat.index()].auto_pass).unwrap_or_default(),
            waits_for,
            let_pass: seat.map_or_else(Vec::new, |seat| self.kinds_let_pass(seat)),
        };
        Self::say(fx, conn, &ToClient::Welcome(Box::new(message)));
    }
}

/// What has been shown between two events, as a seat sees it.
pub(crate) fn stretches<K: Kit>(run: &Run<K>, (from, upto): (usize, usize), seat: Option<Seat>) -> Stretches<K> {
    let mut stretches = Vec::new();
    let mut at = from;
    let said = run.talks.iter().map(|(at, _)| *at).filter(|at| (from..upto).contains(at));
    for cut in said.chain([upto]) {
        if at < cut {
            let talk = run.talks.iter().find(|(said, _)| *said == at).map(|(_, talk)| talk.clone());
            let seen = run.events[at..cut].iter().filter_map(|event| K::Game::seen_by(event, seat));
            stretches.push((talk, seen.collect()));
        }
        at = cut;
    }
    stretches
}

/// The same as sentences.
pub(crate) fn entries<K: Kit>(kit: &K, stretches: &Stretches<K>) -> Vec<LogEntry<EventOf<K>>> {
    stretches.iter().flat_map(|(talk, seen)| in_sentences(kit, seen, talk.clone())).collect()
}

/// The question to a seat, if there is one. `shown` is the seat's view of the game.
fn question<K: Kit>(kit: &K, run: &Run<K>, (seat, shown): (Seat, &ViewOf<K>), now: Millis) -> Option<AskOf<K>> {
    let ask = run.asks[seat.index()].as_ref()?;
    let default = ask.game().default_move(seat);
    let mut buffer = MoveBuf::new();
    let mut offers: Vec<ChoiceOf<K>> = Vec::new();
    let mut first = None;
    for game in &ask.games {
        let ahead = (*game != run.shown_game).then(|| game.view(Some(seat)));
        let view = ahead.as_ref().unwrap_or(shown);
        game.moves(seat, &mut buffer);
        for mv in buffer.iter() {
            if !offers.iter().any(|offer| offer.mv == *mv) {
                offers.push(offered(kit, game, view, seat, mv));
            }
        }
        first = first.or_else(|| Some((K::question_kind(view), kit.question(view))));
    }
    // Declining comes last, as in a single question.
    if ask.games.len() > 1
        && let Some(at) = offers.iter().position(|offer| offer.mv == default)
    {
        let declining = offers.remove(at);
        offers.push(declining);
    }
    let (kind, say) = first?;
    Some(Ask {
        id: ask.id,
        kind,
        say,
        moves: offers,
        default,
        clock: ask.until.map(|until| Clock { left: until.saturating_sub(now), total: ask.total }),
        kept: ask.kept,
    })
}

/// The free moves of a seat. `shown` is the seat's view of the game.
fn free<K: Kit>(kit: &K, run: &Run<K>, (seat, shown): (Seat, &ViewOf<K>)) -> Option<Vec<ChoiceOf<K>>> {
    // What is open to all has been shown to all.
    if !run.is_open_to_all() || !run.game.may_act().has(seat) {
        return None;
    }
    let mut moves = MoveBuf::new();
    run.game.free_moves(seat, &mut moves);
    Some(moves.iter().map(|mv| offered(kit, &run.game, shown, seat, mv)).collect())
}

/// A move as a choice, with its effect.
fn offered<K: Kit>(kit: &K, game: &K::Game, view: &ViewOf<K>, seat: Seat, mv: &MoveOf<K>) -> ChoiceOf<K> {
    Choice { change: kit.change(game, seat, mv), ..kit.choice(view, mv) }
}

/// The open window, as everybody sees it.
fn window<K: Kit>(run: &Run<K>, now: Millis) -> Option<Window> {
    run.window.map(|open| Window {
        concerned: open.concerned.into_iter().collect(),
        clock: open.total.map(|total| Clock { left: (open.opened + total).saturating_sub(now), total }),
    })
}
