//! Finished games, step by step, for anybody who wants to watch them again.

use super::App;
use super::error::Error;
use super::shelf::Shelf;
use crate::registry::TableError;
use crate::store::FinishedGame;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use fair::{Chain, Seal, Shuffle};
use games::Visitor;
use kit::Talk;
use kit::{Changes, EventOf, GameHead, Kit, MoveOf, in_sentences};
use room::Record;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::playbook::{self, Promise, seat_words};
use table::{Game, Seat};
use utoipa::IntoParams;
use wire::LogEntry;
use wire::http::{Problem, RecordProof, Replay, Step};
use words::{Lang, Words};

/// A finished game as clients get it: views and events as JSON.
type GameReplay = Replay<Changes, Value>;

/// Finished games do not change, so their answers are kept.
static REPLAYS: Shelf = Shelf::new(16 << 20);

/// Whose eyes to see a game with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Eyes {
    /// A seat, counted from 0. Without one: what a spectator saw.
    seat: Option<usize>,
}

impl Eyes {
    pub(super) fn seat(&self, players: usize) -> Result<Option<Seat>, Error> {
        let no_seat = || Error::new(StatusCode::BAD_REQUEST, "error-no-seat");
        self.seat.map(|seat| (seat < players).then(|| Seat::new(seat)).ok_or_else(no_seat)).transpose()
    }
}

/// A finished game: everything that a seat, or a spectator, could see of it.
#[utoipa::path(get, path = "/api/replays/{id}/{number}", params(
    ("id" = String, Path, description = "The table."),
    ("number" = String, Path, description = "The number of the game at this table, counted from 1."),
    Eyes,
), responses(
    (status = 200, description = "The game.", body = Replay<Value, Value>),
    (status = 404, description = "There is no such game, or it is not over.", body = Problem),
))]
pub(super) async fn replay(
    State(app): State<App>,
    Path((id, number)): Path<(String, String)>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Error> {
    // The router gives a whole path segment, so the file's extension is split off here.
    let (number, file) = number.strip_suffix(".play").map_or((number.as_str(), false), |number| (number, true));
    let unknown = || Error::new(StatusCode::NOT_FOUND, "error-no-replay");
    let number: u32 = number.parse().map_err(|_| unknown())?;
    let (store, table, seal) = (app.registry.store.clone(), id.clone(), app.registry.games.seal.clone());
    let find = move || {
        let found = store.finished(&table, number);
        found.map_err(|error| Error::from(TableError::NotRead(error)))?.ok_or_else(unknown)
    };
    // Tests run several servers in one process: the same id and number may be another game there.
    let name = format!("{:p} {id} {number} {file} {:?}", Arc::as_ptr(&app.registry), eyes.seat);
    if file {
        let table = id.clone();
        let make =
            move || written((&table, number), &find()?, seal.as_ref()).map(String::into_bytes).ok_or_else(unknown);
        return Ok(download(&id, number, REPLAYS.get(&name, make).await?));
    }
    let make = move || {
        let game = find()?;
        let seat = eyes.seat(game.options.players)?;
        Ok(wire::json(&told(game, seat, seal).ok_or_else(unknown)?).into_bytes())
    };
    let told = REPLAYS.get(&name, make).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// A finished game as a playbook, to keep or to open with `recess replay`.
#[utoipa::path(get, path = "/api/replays/{id}/{number}.play", params(
    ("id" = String, Path, description = "The table."),
    ("number" = u32, Path, description = "The number of the game at this table, counted from 1."),
), responses(
    (status = 200, description = "A playbook.", body = str, content_type = "text/plain"),
    (status = 404, description = "There is no such game, or it is not over.", body = Problem),
))]
#[allow(dead_code, reason = "`replay` answers; this is its entry in the description")]
pub(super) fn playbook() {}

/// The start of a game, from its records.
struct GameStart<'a> {
    shuffle: &'a Shuffle,
    dealer: Option<Seat>,
    version: &'a str,
}

impl GameStart<'_> {
    /// The chain of the record, from the first decision to the last.
    fn chain(&self, game: &FinishedGame) -> Chain {
        let mut chain = Chain::new(self.shuffle, &game.options.game, self.version);
        for (seat, mv, ..) in game.records.iter().flat_map(Record::decisions) {
            chain.add(seat, mv);
        }
        chain
    }

    /// The lines of a playbook with which all this can be checked.
    fn promise(&self, game: &FinishedGame, seal: Option<&Seal>) -> Promise {
        let mut lines = vec![("hash", self.shuffle.hash())];
        match self.shuffle {
            Shuffle::Alone { salt, .. } => lines.push(("salt", salt.clone())),
            Shuffle::Together { secret, shares } => {
                lines.push(("secret", secret.clone()));
                for one in shares {
                    let share = one.share.as_deref().unwrap_or("-");
                    lines.push(("share", format!("{} {} {share}", one.seat.index(), one.hash)));
                }
                let chain = self.chain(game);
                lines.push(("chain", chain.head().to_owned()));
                if let Some(seal) = seal {
                    lines.extend([("key", seal.public()), ("signed", seal.sign(&chain.statement()))]);
                }
            }
        }
        if was_broken_off(game) {
            lines.push(("broken", "off".to_owned()));
        }
        Promise { lines }
    }

    /// The same for a page.
    fn proof(&self, game: &FinishedGame, seal: Option<&Seal>) -> Option<RecordProof> {
        let Shuffle::Together { secret, shares } = self.shuffle else { return None };
        let chain = self.chain(game);
        let decisions = game.records.iter().flat_map(Record::decisions);
        Some(RecordProof {
            secret: secret.clone(),
            shares: shares.clone(),
            moves: decisions.map(|(seat, mv, ..)| (seat, mv.to_owned())).collect(),
            chain: chain.head().to_owned(),
            key: seal.map(Seal::public),
            signed: seal.map(|seal| seal.sign(&chain.statement())),
        })
    }
}

fn was_broken_off(game: &FinishedGame) -> bool {
    game.records.iter().any(|record| matches!(record, Record::Broken { .. }))
}

fn began(game: &FinishedGame) -> Option<GameStart<'_>> {
    game.records.iter().find_map(|record| match record {
        Record::Began { shuffle, dealer, version, .. } => Some(GameStart { shuffle, dealer: *dealer, version }),
        _ => None,
    })
}

/// A decision of a game. A part that cannot be read is empty.
struct Decision<'a, K: Kit> {
    seat: Seat,
    mv: Option<MoveOf<K>>,
    talk: Option<&'a Talk>,
    events: Vec<EventOf<K>>,
}

fn decisions<K: Kit>(game: &FinishedGame) -> Vec<Decision<'_, K>> {
    let mut decisions = Vec::with_capacity(game.records.len());
    for record in &game.records {
        for (seat, mv, talk, events) in record.decisions() {
            let mv = serde_json::from_str(mv).ok();
            let events = serde_json::from_str(events).unwrap_or_default();
            decisions.push(Decision { seat, mv, talk, events });
        }
    }
    decisions
}

fn told(game: FinishedGame, seat: Option<Seat>, seal: Option<Seal>) -> Option<GameReplay> {
    let id = game.options.game.clone();
    games::with(&id, ReplayVisitor(game, seat, seal)).ok()?
}

/// Makes the replay of a finished game, as a seat saw it.
struct ReplayVisitor(FinishedGame, Option<Seat>, Option<Seal>);

impl Visitor for ReplayVisitor {
    type Out = Option<GameReplay>;

    fn visit<K: Kit>(self) -> Option<GameReplay> {
        told_of::<K>(self.0, self.1, self.2.as_ref())
    }
}

fn told_of<K: Kit>(finished: FinishedGame, seat: Option<Seat>, seal: Option<&Seal>) -> Option<GameReplay> {
    let host = K::new(&finished.options).ok()?;
    let began = began(&finished)?;
    let decisions = decisions::<K>(&finished);
    let mut opening = Vec::new();
    let start = host.deal(began.shuffle.seed(), began.dealer, &mut opening)?;
    let again = (began.version == K::VERSION).then(|| play_again::<K>(&start, &decisions)).flatten();
    let steps = match &again {
        Some(games) => {
            let after = games.iter().zip(&decisions);
            let after = after.map(|(game, made)| Consequence::<K> {
                game: Some(game),
                events: &made.events,
                talk: made.talk.cloned(),
            });
            shown(&host, Some(&start), &opening, seat, after)
        }
        None => {
            let after = decisions.iter();
            let after =
                after.map(|made| Consequence::<K> { game: None, events: &made.events, talk: made.talk.cloned() });
            shown(&host, None, &[], seat, after)
        }
    };
    let winners = finished.records.iter().find_map(|record| match record {
        Record::Ended { winners, .. } => Some(winners.clone()),
        _ => None,
    });
    Some(Replay {
        hash: began.shuffle.hash(),
        seed: began.shuffle.seed().to_string(),
        salt: match began.shuffle {
            Shuffle::Alone { salt, .. } => salt.clone(),
            Shuffle::Together { .. } => String::new(),
        },
        proof: began.proof(&finished, seal),
        broken: was_broken_off(&finished),
        version: began.version.to_owned(),
        views: again.is_some(),
        winners: winners.unwrap_or_default(),
        steps,
        names: finished.names.clone(),
        options: finished.options.clone(),
    })
}

/// The game after each decision; `None` if a decision is no longer legal.
fn play_again<K: Kit>(start: &K::Game, decisions: &[Decision<'_, K>]) -> Option<Vec<K::Game>> {
    let mut game = *start;
    let mut games = Vec::with_capacity(decisions.len());
    for &Decision { seat, mv, .. } in decisions {
        let mv = mv?;
        game.check(seat, &mv).ok()?;
        game.play(seat, mv, &mut table::NullLog);
        games.push(game);
    }
    Some(games)
}

/// What a decision brought about.
pub(super) struct Consequence<'a, K: Kit> {
    pub(super) game: Option<&'a K::Game>,
    pub(super) events: &'a [EventOf<K>],
    pub(super) talk: Option<Talk>,
}

/// The steps of a game as a seat saw it. A decision that the seat could not see is no step.
pub(super) fn shown<'a, K: Kit>(
    host: &K,
    start: Option<&K::Game>,
    opening: &[EventOf<K>],
    seat: Option<Seat>,
    after: impl Iterator<Item = Consequence<'a, K>>,
) -> Vec<Step<Changes, Value>> {
    let mut view = start.map(|start| start.view(seat));
    let whole = view.as_ref().map(|view| Changes::between::<K>(None, view));
    let mut steps = vec![Step { view: whole, log: entries(host, opening, seat, None) }];
    for Consequence { game, events, talk } in after {
        let now = game.map(|game| game.view(seat));
        let changes = now.as_ref().map(|now| Changes::between::<K>(view.as_ref(), now));
        let log = entries(host, events, seat, talk);
        let changed = changes.as_ref().is_some_and(|changes| !changes.is_empty());
        if changed || !log.is_empty() {
            steps.push(Step { view: changes, log });
        }
        view = now.or(view);
    }
    steps
}

fn entries<K: Kit>(host: &K, events: &[EventOf<K>], seat: Option<Seat>, talk: Option<Talk>) -> Vec<LogEntry<Value>> {
    let seen: Vec<EventOf<K>> = events.iter().filter_map(|event| <K::Game as Game>::seen_by(event, seat)).collect();
    let told = in_sentences(host, &seen, talk).into_iter();
    let value = |event: &EventOf<K>| serde_json::to_value(event).ok();
    told.map(|LogEntry { say, events, talk, remark }| {
        let events = events.iter().filter_map(value).collect();
        LogEntry { say, events, talk, remark }
    })
    .collect()
}

/// A finished game as a playbook.
fn written((id, number): (&str, u32), game: &FinishedGame, seal: Option<&Seal>) -> Option<String> {
    games::with(&game.options.game, PlaybookVisitor { id, number, game, seal }).ok()?
}

/// Sends a playbook as a file.
fn download(id: &str, number: u32, text: Bytes) -> Response {
    let name = format!("attachment; filename=\"recess-{id}-{number}.play\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// The words that go with each decision in a playbook. Remarks of bots are in English, like the playbook.
fn said<K: Kit>(decisions: &[Decision<'_, K>], names: &[String]) -> Vec<Option<String>> {
    let words = Words::new(Lang::English);
    let text = |talk: &Talk| match talk {
        Talk::Text(text) => text.clone(),
        Talk::Remark(remark) => words.say(remark, names).replace('"', "'"),
    };
    decisions.iter().map(|made| made.talk.map(text)).collect()
}

/// Writes a finished game as a playbook.
struct PlaybookVisitor<'a> {
    id: &'a str,
    number: u32,
    game: &'a FinishedGame,
    seal: Option<&'a Seal>,
}

impl Visitor for PlaybookVisitor<'_> {
    type Out = Option<String>;

    fn visit<K: Kit>(self) -> Option<String> {
        let PlaybookVisitor { id, number, game, seal } = self;
        let kit = K::new(&game.options).ok()?;
        let began = began(game)?;
        let seed = began.shuffle.seed();
        let start = kit.deal(seed, began.dealer, &mut table::NullLog)?;
        let seats = seat_words::<K::Notation>(&game.names);
        let mut head = GameHead::new(began.version, format!("{} {id}/{number}", K::TITLE), seats, seed);
        (head.date, head.promise) = (Some(game.day.clone()), Some(began.promise(game, seal)));
        let played = decisions::<K>(game);
        let said = said(&played, &game.names);
        let notation = K::notation()?;
        let write = |head: &GameHead| {
            let played = played.iter().zip(&said);
            let played = played.map_while(|(made, said)| Some((made.seat, made.mv?, said.as_deref())));
            kit.write(notation, head, &start, played)
        };
        let text = write(&head);
        let exact = exact::<K>(notation, &text, game);
        match &mut head.promise {
            Some(promise) if !exact.is_empty() => promise.lines.extend(exact),
            _ => return Some(text),
        }
        Some(write(&head))
    }
}

/// The moves that a playbook does not tell from others of the same effect, such as which of two equal cards is
/// discarded. The chain of the record needs them exactly.
fn exact<K: Kit>(notation: &K::Notation, text: &str, game: &FinishedGame) -> Vec<(&'static str, String)> {
    let examples = playbook::read(notation, text.as_bytes()).unwrap_or_default();
    let Some(script) = examples.first().and_then(|example| playbook::load(notation, example).ok()) else {
        return Vec::new();
    };
    let (run, _) = playbook::run(notation, &script);
    let recorded = game.records.iter().flat_map(Record::decisions).map(|(_, mv, ..)| mv);
    let both = recorded.zip(&run.played).enumerate();
    let differ = both.filter(|(_, (mv, read))| **mv != wire::json(&read.mv));
    differ.map(|(n, (mv, _))| ("exact", format!("{n} {mv}"))).collect()
}
