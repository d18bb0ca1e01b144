//! What can be played, and how.

use axum::Json;
use games::{LunchMoneyKit, MunchkinKit};
use kit::Kit;
use lunch_money::{Profile, Rules};
use serde::Serialize;
use serde_json::Value;
use table::Switch;
use utoipa::ToSchema;
use wire::{OwnNumber, WindowKind};

/// A game with everything that can be chosen for a table.
#[derive(Serialize, ToSchema)]
pub(super) struct Offered {
    /// As in the options of a table.
    id: &'static str,
    /// The fewest and the most players.
    players: [u8; 2],
    /// How many play unless something else is chosen.
    usual_players: u8,
    /// For how many it is meant; with fewer or more there should be a warning.
    meant_for: [u8; 2],
    /// Choices of decks, the usual one first.
    decks: Vec<Deck>,
    /// Rulebook profiles, the usual one first.
    profiles: Vec<Preset>,
    /// House switches, each with the clause of the rulebook that describes it.
    #[schema(value_type = Vec<Object>)]
    switches: Vec<Switch>,
    /// The clause of the rulebook to begin with about them.
    switches_clause: &'static str,
    /// Bots, the weakest first.
    bots: &'static [&'static str],
    /// The bots that play unless something else is chosen.
    usual_bot: &'static str,
    /// How much time there can be.
    paces: [&'static str; 4],
    /// How much there is unless something else is chosen.
    usual_pace: &'static str,
    /// Numbers that a table of this game may set beside what every table can.
    numbers: Vec<OwnNumber>,
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

/// How much time there can be.
const PACES: [&str; 4] = ["relaxed", "normal", "quick", "appointment"];

/// The bots that are offered: at all levels people would choose.
const BOTS: &[&str] = &["easy", "normal", "hard"];

/// The games, with everything that can be chosen.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games.", body = [Offered])))]
pub(super) async fn list() -> Json<Vec<Offered>> {
    Json(vec![lunch_money(), munchkin_bites()])
}

fn lunch_money() -> Offered {
    let deck = |decks| {
        let comfortable = lunch_money::Decks::read(decks, Rules::default()).map_or(0, |decks| decks.comfortable());
        Deck { decks, comfortable }
    };
    let preset = |profile: Profile| {
        let values = serde_json::to_value(profile.rules()).unwrap_or_default();
        Preset { name: profile.name(), values }
    };
    Offered {
        id: LunchMoneyKit::ID,
        players: [2, 8],
        usual_players: 4,
        meant_for: [2, 8],
        decks: DECKS.into_iter().map(deck).collect(),
        profiles: Profile::ALL.into_iter().map(preset).collect(),
        switches: Rules::switches().collect(),
        switches_clause: "LM-PROFILE",
        bots: BOTS,
        usual_bot: LunchMoneyKit::USUAL,
        paces: PACES,
        usual_pace: "normal",
        numbers: LunchMoneyKit::own_numbers(),
        windows: LunchMoneyKit::KINDS,
    }
}

fn munchkin_bites() -> Offered {
    let values = serde_json::to_value(munchkin::Options::default()).unwrap_or_default();
    Offered {
        id: MunchkinKit::ID,
        players: [2, 8],
        usual_players: 4,
        meant_for: [3, 6], // MB-SETUP-1
        decks: vec![Deck { decks: MunchkinKit::SET, comfortable: 6 }],
        profiles: vec![Preset { name: "standard", values }],
        switches: munchkin::Options::switches().collect(),
        switches_clause: "MB-FAST-1",
        bots: BOTS,
        usual_bot: MunchkinKit::USUAL,
        paces: PACES,
        usual_pace: "normal",
        numbers: MunchkinKit::own_numbers(),
        windows: MunchkinKit::KINDS,
    }
}
