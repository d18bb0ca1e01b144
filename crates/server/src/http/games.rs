//! What can be played, and how.

use crate::hosted::{Hosted as _, HostedLunchMoney, WindowKind};
use axum::Json;
use lunch_money::{Profile, Rules, Switch};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A game with everything that can be chosen for a table.
#[derive(Serialize, ToSchema)]
pub(super) struct Offered {
    /// As in the options of a table.
    id: &'static str,
    /// The fewest and the most players.
    players: [u8; 2],
    /// How many play unless something else is chosen.
    usual_players: u8,
    /// Choices of decks, the usual one first.
    decks: Vec<Deck>,
    /// Rulebook profiles, the usual one first.
    profiles: Vec<Preset>,
    /// House switches, in the order of the rulebook.
    #[schema(value_type = Vec<Object>)]
    switches: Vec<Switch>,
    /// The clause of the rulebook that describes the switches.
    switches_clause: &'static str,
    /// Bots, the weakest first.
    bots: &'static [&'static str],
    /// The bots that play unless something else is chosen.
    usual_bot: &'static str,
    /// How much time there can be.
    paces: [&'static str; 4],
    /// How much there is unless something else is chosen.
    usual_pace: &'static str,
    /// Kinds of windows that players can let pass, with the messages that describe them.
    windows: &'static [WindowKind],
}

/// A choice of decks.
#[derive(Serialize, ToSchema)]
pub(super) struct Deck {
    /// As in the options of a table.
    decks: &'static str,
    /// For how many players it has cards enough.
    comfortable: usize,
}

/// A profile: what every switch is set to.
#[derive(Serialize, ToSchema)]
pub(super) struct Preset {
    /// As in the options of a table.
    name: &'static str,
    /// The value of every switch, by name.
    #[schema(value_type = Object)]
    values: Value,
}

/// The decks that are offered; others can be written out.
const DECKS: [&str; 4] = ["base,sticks-and-stones", "base", "base x2", "base x2,sticks-and-stones x2"];

/// The games, with everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = [Offered])))]
pub(super) async fn list() -> Json<Vec<Offered>> {
    let deck = |decks| {
        let comfortable = lunch_money::Decks::read(decks, Rules::default()).map_or(0, |decks| decks.comfortable());
        Deck { decks, comfortable }
    };
    let preset = |profile: Profile| {
        let values = serde_json::to_value(profile.rules()).unwrap_or_default();
        Preset { name: profile.name(), values }
    };
    Json(vec![Offered {
        id: "lunch-money",
        players: [2, 8],
        usual_players: 4,
        decks: DECKS.into_iter().map(deck).collect(),
        profiles: Profile::ALL.into_iter().map(preset).collect(),
        switches: Rules::switches().collect(),
        switches_clause: "LM-PROFILE",
        bots: &["easy", "normal", "hard"],
        usual_bot: "normal",
        paces: ["relaxed", "normal", "quick", "appointment"],
        usual_pace: "normal",
        windows: HostedLunchMoney::KINDS,
    }])
}
