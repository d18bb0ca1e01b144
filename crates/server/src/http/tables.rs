//! Tables: the list, a new one, a seat.

use super::App;
use super::error::{Body, Error};
use super::guard::Peer;
use crate::table_task::SeatWish;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, Json};
use room::Seating;
use serde::Deserialize;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;
use table::{Phrase, Seat};
use utoipa::IntoParams;
use wire::TableInfo;
use wire::http::{NewTable, OwnSeat, Problem, SeatRequest};

/// The public tables that are not over, those waiting for players first.
#[utoipa::path(get, path = "/api/tables", params(Page), responses(
    (status = 200, description = "At most fifty tables, those with people first.", body = [TableInfo]),
))]
pub(super) async fn list(State(app): State<App>, Query(Page { page }): Query<Page>) -> impl IntoResponse {
    let tables = app.registry.board.page(page.unwrap_or(0), Instant::now());
    ([(header::CONTENT_TYPE, "application/json")], tables)
}

/// Which page of the list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Page {
    /// Counted from 0, which is the default.
    page: Option<usize>,
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 201, description = "The first seat, for the client that made the table.", body = OwnSeat),
    (status = 400, description = "It cannot be played like this.", body = Problem),
    (status = 429, description = "Too many from one address.", body = Problem),
    (status = 503, description = "Too many tables.", body = Problem),
))]
pub(super) async fn create(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<OwnSeat>), Error> {
    let name = name(&new.name)?;
    limit(&app, peer.address)?;
    let (info, seating) = app.registry.create(&new.options, &name, Some(peer.address)).await?;
    if new.start {
        app.registry.begin(&info.id, &seating.secret).await?;
    }
    // Anybody who knows the id of a private table can watch it, so the log does not name it.
    let table = if info.options.public { info.id.as_str() } else { "a private one" };
    tracing::info!(table, game = info.game, players = info.seats.len(), "A table was made.");
    Ok((StatusCode::CREATED, Json(own(info.id, seating))))
}

/// What anybody may know about a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table.")), responses(
    (status = 200, description = "The table.", body = TableInfo),
    (status = 404, description = "There is no such table.", body = Problem),
))]
pub(super) async fn info(State(app): State<App>, Path(id): Path<String>) -> Result<Json<TableInfo>, Error> {
    Ok(Json(app.registry.info(&id).await?))
}

/// Takes a seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats", params(("id" = String, Path, description = "The table.")),
    request_body = SeatRequest, responses(
        (status = 201, description = "The seat.", body = OwnSeat),
        (status = 202, description = "A game is going on: the seat is theirs when those at the table agree, or from the next \
            game on.", body = OwnSeat),
        (status = 400, description = "The seat is taken, or no seat is free.", body = Problem),
        (status = 404, description = "There is no such table.", body = Problem),
        (status = 429, description = "Too many from one address.", body = Problem),
    )
)]
pub(super) async fn sit(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    Path(id): Path<String>,
    Body(wanted): Body<SeatRequest>,
) -> Result<(StatusCode, Json<OwnSeat>), Error> {
    let name = name(&wanted.name)?;
    limit(&app, peer.address)?;
    let no_seat = || Error::new(StatusCode::BAD_REQUEST, "error-no-seat");
    let seat = wanted.seat.map(|seat| (seat < Seat::MAX).then(|| Seat::new(seat)).ok_or_else(no_seat)).transpose()?;
    let wish = SeatWish {
        name,
        seat,
        token: wanted.token,
        me: wanted.me,
        from: Some(peer.address.to_string()),
        next: wanted.next,
    };
    let seating = app.registry.come(&id, wish).await?;
    let status = if seating.waits { StatusCode::ACCEPTED } else { StatusCode::CREATED };
    Ok((status, Json(own(id, seating))))
}

fn own(id: String, seating: Seating) -> OwnSeat {
    OwnSeat { id, seat: seating.seat, token: seating.secret, waits: seating.waits }
}

fn limit(app: &App, address: std::net::IpAddr) -> Result<(), Error> {
    if app.addresses.table(address, Instant::now()) {
        return Ok(());
    }
    app.metrics.limited.fetch_add(1, Relaxed);
    Err(Error::new(StatusCode::TOO_MANY_REQUESTS, "error-too-many"))
}

/// A player's name, made safe.
fn name(text: &str) -> Result<String, Error> {
    clean::name(text).map_err(|unfit| Error::bad(Phrase::new(unfit.key()).with("most", clean::LONGEST_NAME)))
}
