//! For those who run the server.

use super::App;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

/// Whether the server is up.
#[utoipa::path(get, path = "/healthz", responses((status = 200, description = "It is up.", body = str)))]
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// What the server has counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", responses((status = 200, description = "Text of Prometheus.", body = str)))]
pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.metrics.text())
}
