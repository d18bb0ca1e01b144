//! Health checks and metrics.

use super::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::time::Instant;

/// Whether the server is up and can save games.
#[utoipa::path(get, path = "/healthz", responses(
    (status = 200, description = "It is up.", body = str),
    (status = 503, description = "It cannot save.", body = str),
))]
pub(super) async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    ready(State(app)).await
}

/// Whether new tables can be made. This is public, so it says no more.
#[utoipa::path(get, path = "/readyz", responses(
    (status = 200, description = "New tables can be made.", body = str),
    (status = 503, description = "No new tables now.", body = str),
))]
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    match works(app).await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "not ok\n"),
    }
}

/// The same with the reason, on the operator's listener.
pub(super) async fn details(State(app): State<App>) -> (StatusCode, String) {
    match works(app).await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ok: {why}\n")),
    }
}

async fn works(app: App) -> Result<(), String> {
    let works = tokio::task::spawn_blocking(move || app.registry.store.works()).await;
    works.map_err(|error| error.to_string())?.map_err(|error| error.to_string())
}

/// What the server has counted, for Prometheus.
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let text = app.metrics.text(Instant::now());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}
