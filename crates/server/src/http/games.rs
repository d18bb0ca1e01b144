//! The games on offer.

use super::App;
use axum::Json;
use axum::extract::State;
use games::Visitor;
use kit::Kit;
use wire::http::GameOffer;

/// Asks a game what it offers.
struct Offer;

impl Visitor for Offer {
    type Out = GameOffer;

    fn visit<K: Kit>(self) -> GameOffer {
        K::offer()
    }
}

/// The games, each with everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = [GameOffer])))]
pub(super) async fn list(State(app): State<App>) -> Json<Vec<GameOffer>> {
    Json(app.registry.games.offered().filter_map(|id| games::with(id, Offer).ok()).collect())
}
