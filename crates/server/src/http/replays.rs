//! Finished games, step by step, for whoever wants to watch them again.

use super::App;
use super::error::Error;
use super::shelf::Shelf;
use crate::registry::Refused;
use crate::store::Finished;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Visitor;
use kit::Talk;
use kit::{Changes, EventOf, GameHead, Kit, MoveOf, in_sentences};
use room::Record;
use room::promise;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::playbook::{Promise, seat_words};
use table::{Game, Seat};
use utoipa::IntoParams;
use wire::Entry;
use wire::http::{Problem, Replay, Step};
use words::{Lang, Words};

/// A finished game as it is told: views and events in JSON.
type GameReplay = Replay<Changes, Value>;

/// Finished games do not change.
static REPLAYS: Shelf = Shelf::new(16 << 20);

/// Whose eyes to see it with.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Eyes {
    /// A seat, counted from 0; without one, those of somebody who watches.
    seat: Option<usize>,
}

impl Eyes {
    pub(super) fn seat(&self, players: usize) -> Result<Option<Seat>, Error> {
        let no_seat = || Error::new(StatusCode::BAD_REQUEST, "error-no-seat");
        self.seat.map(|seat| (seat < players).then(|| Seat::new(seat)).ok_or_else(no_seat)).transpose()
    }
}

/// A finished game: everything that a seat, or somebody who watched, could see of it.
#[utoipa::path(get, path = "/api/replays/{id}/{number}", params(
    ("id" = String, Path, description = "The table."),
    ("number" = String, Path, description = "Which game at it, counted from 1."),
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
    // One segment of a path is one parameter: the file is told apart here.
    let (number, file) = number.strip_suffix(".play").map_or((number.as_str(), false), |number| (number, true));
    let unknown = || Error::new(StatusCode::NOT_FOUND, "error-no-replay");
    let number: u32 = number.parse().map_err(|_| unknown())?;
    let (store, table) = (app.registry.store.clone(), id.clone());
    let find = move || {
        let found = store.finished(&table, number);
        found.map_err(|error| Error::from(Refused::NotRead(error)))?.ok_or_else(unknown)
    };
    // The same id and number are another game on another server, of which tests run many.
    let name = format!("{:p} {id} {number} {file} {:?}", Arc::as_ptr(&app.registry), eyes.seat);
    if file {
        let table = id.clone();
        let make = move || written(&table, number, &find()?).map(String::into_bytes).ok_or_else(unknown);
        return Ok(download(&id, number, REPLAYS.get(&name, make).await?));
    }
    let make = move || {
        let game = find()?;
        let seat = eyes.seat(game.options.players)?;
        Ok(wire::json(&told(game, seat).ok_or_else(unknown)?).into_bytes())
    };
    let told = REPLAYS.get(&name, make).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// A finished game as a playbook, to keep or to look at with `recess replay`.
#[utoipa::path(get, path = "/api/replays/{id}/{number}.play", params(
    ("id" = String, Path, description = "The table."),
    ("number" = u32, Path, description = "Which game at it, counted from 1."),
), responses(
    (status = 200, description = "A playbook.", body = str, content_type = "text/plain"),
    (status = 404, description = "There is no such game, or it is not over.", body = Problem),
))]
#[allow(dead_code, reason = "`replay` answers; this is its entry in the description")]
pub(super) fn playbook() {}

/// The beginning of a game, out of its records.
struct Began<'a> {
    seed: u64,
    salt: &'a str,
    dealer: Option<Seat>,
    version: &'a str,
}

impl Began<'_> {
    fn promise(&self) -> Promise {
        Promise { hash: promise(self.seed, self.salt), salt: self.salt.to_owned() }
    }
}

fn began(game: &Finished) -> Option<Began<'_>> {
    game.records.iter().find_map(|record| match record {
        Record::Began { seed, salt, dealer, version, .. } => {
            Some(Began { seed: *seed, salt, dealer: *dealer, version })
        }
        _ => None,
    })
}

/// A decision of a game, as far as it can be read.
struct Decision<'a, K: Kit> {
    seat: Seat,
    mv: Option<MoveOf<K>>,
    talk: Option<&'a Talk>,
    events: Vec<EventOf<K>>,
}

fn decisions<K: Kit>(game: &Finished) -> Vec<Decision<'_, K>> {
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

fn told(game: Finished, seat: Option<Seat>) -> Option<GameReplay> {
    let id = game.options.game.clone();
    games::with(&id, Told(game, seat)).ok()?
}

/// A finished game as a seat saw it.
struct Told(Finished, Option<Seat>);

impl Visitor for Told {
    type Out = Option<GameReplay>;

    fn visit<K: Kit>(self) -> Option<GameReplay> {
        told_of::<K>(self.0, self.1)
    }
}

fn told_of<K: Kit>(finished: Finished, seat: Option<Seat>) -> Option<GameReplay> {
    let host = K::new(&finished.options).ok()?;
    let began = began(&finished)?;
    let decisions = decisions::<K>(&finished);
    let mut opening = Vec::new();
    let start = host.deal(began.seed, began.dealer, &mut opening)?;
    let again = (began.version == K::VERSION).then(|| play_again::<K>(&start, &decisions)).flatten();
    let steps = match &again {
        Some(games) => {
            let after = games.iter().zip(&decisions);
            let after = after.map(|(game, made)| Shown::<K> {
                game: Some(game),
                events: &made.events,
                talk: made.talk.cloned(),
            });
            shown(&host, Some(&start), &opening, seat, after)
        }
        None => {
            let after = decisions.iter();
            let after = after.map(|made| Shown::<K> { game: None, events: &made.events, talk: made.talk.cloned() });
            shown(&host, None, &[], seat, after)
        }
    };
    let winners = finished.records.iter().find_map(|record| match record {
        Record::Ended { winners, .. } => Some(winners.clone()),
        _ => None,
    });
    Some(Replay {
        hash: promise(began.seed, began.salt),
        seed: began.seed.to_string(),
        salt: began.salt.to_owned(),
        version: began.version.to_owned(),
        views: again.is_some(),
        winners: winners.unwrap_or_default(),
        steps,
        names: finished.names.clone(),
        options: finished.options.clone(),
    })
}

/// The game after each decision; `None` if a decision is not legal any more.
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

/// What came of a decision.
pub(super) struct Shown<'a, K: Kit> {
    pub(super) game: Option<&'a K::Game>,
    pub(super) events: &'a [EventOf<K>],
    pub(super) talk: Option<Talk>,
}

/// A game as a seat saw it. A decision that could not be seen is no step.
pub(super) fn shown<'a, K: Kit>(
    host: &K,
    start: Option<&K::Game>,
    opening: &[EventOf<K>],
    seat: Option<Seat>,
    after: impl Iterator<Item = Shown<'a, K>>,
) -> Vec<Step<Changes, Value>> {
    let mut view = start.map(|start| start.view(seat));
    let whole = view.as_ref().map(|view| Changes::between::<K>(None, view));
    let mut steps = vec![Step { view: whole, log: entries(host, opening, seat, None) }];
    for Shown { game, events, talk } in after {
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

fn entries<K: Kit>(host: &K, events: &[EventOf<K>], seat: Option<Seat>, talk: Option<Talk>) -> Vec<Entry<Value>> {
    let seen: Vec<EventOf<K>> = events.iter().filter_map(|event| <K::Game as Game>::seen_by(event, seat)).collect();
    let told = in_sentences(host, &seen, talk).into_iter();
    let value = |event: &EventOf<K>| serde_json::to_value(event).ok();
    told.map(|Entry { say, events, talk, remark }| {
        let events = events.iter().filter_map(value).collect();
        Entry { say, events, talk, remark }
    })
    .collect()
}

/// The game as a playbook.
fn written(id: &str, number: u32, game: &Finished) -> Option<String> {
    games::with(&game.options.game, Written { id, number, game }).ok()?
}

/// A playbook as a file.
fn download(id: &str, number: u32, text: Bytes) -> Response {
    let name = format!("attachment; filename=\"recess-{id}-{number}.play\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}

/// What was said to each decision, as a playbook has it: what bots say, in the language of playbooks.
fn said<K: Kit>(decisions: &[Decision<'_, K>], names: &[String]) -> Vec<Option<String>> {
    let words = Words::new(Lang::English);
    let text = |talk: &Talk| match talk {
        Talk::Text(text) => text.clone(),
        Talk::Remark(remark) => words.say(remark, names).replace('"', "'"),
    };
    decisions.iter().map(|made| made.talk.map(text)).collect()
}

/// A finished game as a playbook.
struct Written<'a> {
    id: &'a str,
    number: u32,
    game: &'a Finished,
}

impl Visitor for Written<'_> {
    type Out = Option<String>;

    fn visit<K: Kit>(self) -> Option<String> {
        let Written { id, number, game } = self;
        let kit = K::new(&game.options).ok()?;
        let began = began(game)?;
        let start = kit.deal(began.seed, began.dealer, &mut table::NullLog)?;
        let seats = seat_words::<K::Notation>(&game.names);
        let mut head = GameHead::new(began.version, format!("{} {id}/{number}", K::TITLE), seats, began.seed);
        (head.date, head.promise) = (Some(game.day.clone()), Some(began.promise()));
        let played = decisions::<K>(game);
        let said = said(&played, &game.names);
        let played = played.into_iter().zip(&said);
        let played = played.map_while(|(made, said)| Some((made.seat, made.mv?, said.as_deref())));
        Some(kit.write(K::notation()?, &head, &start, played))
    }
}
