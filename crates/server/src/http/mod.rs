//! The server's HTTP interface.

mod books;
mod client;
mod error;
mod games;
mod guard;
mod openapi;
mod replays;
mod shelf;
mod socket;
mod status;
mod tables;

pub(crate) use guard::Peer;

use crate::limits::{Addresses, LONGEST};
use crate::metrics::Metrics;
use crate::registry::Registry;
use axum::extract::DefaultBodyLimit;
use axum::routing::{MethodRouter, get, post};
use axum::{Router, middleware};
use std::sync::Arc;
use tokio::sync::watch;

/// What every request handler can use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) registry: Arc<Registry>,
    pub(crate) addresses: Arc<Addresses>,
    pub(crate) metrics: Arc<Metrics>,
    /// Whether the server is stopping.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// The routes, spelled as in `/openapi.json`.
fn routes() -> Vec<(&'static str, MethodRouter<App>)> {
    vec![
        ("/api/games", get(games::list)),
        ("/api/games/{game}", get(games::one)),
        ("/api/tables", get(tables::list).merge(post(tables::create))),
        ("/api/tables/{id}", get(tables::info)),
        ("/api/tables/{id}/seats", post(tables::sit)),
        ("/api/tables/{id}/ws", get(socket::open)),
        ("/api/replays/{id}/{number}", get(replays::replay)),
        ("/api/rulebook/{game}/{lang}", get(books::rulebook)),
        ("/api/examples/{game}/{clause}", get(books::examples)),
        ("/api/cards/{game}/{decks}", get(books::cards)),
        ("/api/words/{lang}", get(books::words)),
        ("/healthz", get(status::health)),
        ("/readyz", get(status::ready)),
        ("/openapi.json", get(openapi::description)),
    ]
}

/// The routes for the operator.
pub(crate) fn admin(app: App) -> Router {
    Router::new()
        .route("/metrics", get(status::metrics))
        .route("/healthz", get(status::details))
        .route("/readyz", get(status::details))
        .with_state(app)
}

/// All public routes.
pub(crate) fn router(app: App) -> Router {
    let router = routes().into_iter().fold(Router::new(), |router, (path, route)| router.route(path, route));
    router
        .fallback(client::fallback)
        .layer(DefaultBodyLimit::max(LONGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
