//! The games on offer.

use super::App;
use super::error::Error;
use super::shelf::Shelf;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use games::Visitor;
use kit::Kit;
use wire::http::{GameOffer, Problem};

/// Asks a game what it offers.
struct Offer;

impl Visitor for Offer {
    type Out = GameOffer;

    fn visit<K: Kit>(self) -> GameOffer {
        K::offer()
    }
}

/// What is offered does not change while the program runs.
static OFFERS: Shelf = Shelf::new(1 << 20);

/// The games, each with everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = [GameOffer])))]
pub(super) async fn list(State(app): State<App>, asked: HeaderMap) -> Result<impl IntoResponse, Error> {
    let ids: Vec<&str> = app.registry.games.offered().collect();
    let name = ids.join(" ");
    let make = move || {
        let offers: Vec<GameOffer> = ids.iter().filter_map(|id| games::with(id, Offer).ok()).collect();
        Ok(wire::json(&offers).into_bytes())
    };
    Ok(OFFERS.get(&name, make).await?.answer(&asked, "application/json"))
}

/// One game with everything that can be chosen, also one that is not listed.
#[utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path, description = "Its id.")), responses(
    (status = 200, description = "The game.", body = GameOffer),
    (status = 404, description = "There is no such game.", body = Problem),
))]
pub(super) async fn one(Path(game): Path<String>) -> Result<Json<GameOffer>, Error> {
    let none = |_| Error::new(StatusCode::NOT_FOUND, "error-no-game");
    games::with(&game, Offer).map(Json).map_err(none)
}
