//! The description of the interface, for programs.

use super::{books, games, replays, socket, status, tables};
use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(title = "Recess", description = "Tables of take-that card games, and everything to read about them."),
    paths(
        games::list,
        games::one,
        tables::list,
        tables::create,
        tables::info,
        tables::sit,
        socket::open,
        replays::replay,
        replays::playbook,
        books::rulebook,
        books::examples,
        books::cards,
        books::words,
        status::health,
        status::ready,
        description,
    )
)]
struct Api;

/// This description.
#[utoipa::path(get, path = "/openapi.json", responses((status = 200, description = "OpenAPI.")))]
pub(super) async fn description() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::routes;
    use std::collections::BTreeSet;

    #[test]
    fn every_route_is_described() {
        let described: BTreeSet<String> = Api::openapi().paths.paths.into_keys().collect();
        // A game's playbook shares a route with the game.
        let mut routes: BTreeSet<String> = routes().into_iter().map(|(path, _)| path.to_owned()).collect();
        routes.insert("/api/replays/{id}/{number}.play".into());
        assert_eq!(described, routes);
    }
}
