//! Finished games, step by step, for anybody who wants to watch them again.

use super::App;
use super::error::Error;
use super::shelf::Shelf;
use crate::registry::TableError;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use table::{Phrase, Seat};
use utoipa::IntoParams;
use wire::http::{Problem, Replay};
use words::{Lang, Words};

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
    let (store, table) = (app.registry.store.clone(), id.clone());
    let find = move || {
        let found = store.finished(&table, number);
        found.map_err(|error| Error::from(TableError::NotRead(error)))?.ok_or_else(unknown)
    };
    // Tests run several servers in one process: the same id and number may be another game there.
    let name = format!("{:p} {id} {number} {file} {:?}", Arc::as_ptr(&app.registry), eyes.seat);
    if file {
        let table = id.clone();
        // A playbook is in English, and so are the remarks of bots in it.
        let say = |remark: &Phrase, names: &[String]| Words::new(Lang::English).say(remark, names);
        let make = move || find()?.written(&table, number, &say).map(String::into_bytes).ok_or_else(unknown);
        return Ok(download(&id, number, REPLAYS.get(&name, make).await?));
    }
    let make = move || {
        let game = find()?;
        let seat = eyes.seat(game.options.players)?;
        Ok(wire::json(&game.told(seat).ok_or_else(unknown)?).into_bytes())
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

/// Sends a playbook as a file.
fn download(id: &str, number: u32, text: Bytes) -> Response {
    let name = format!("attachment; filename=\"recess-{id}-{number}.play\"");
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    (headers, text).into_response()
}
