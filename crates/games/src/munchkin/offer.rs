//! What can be chosen for a table.

use super::MunchkinKit;
use kit::Kit;
use munchkin::Options as Rules;
use wire::Pace;
use wire::http::{DeckOffer, GameOffer, RuleProfile};

pub(super) fn offer() -> GameOffer {
    let values = serde_json::to_value(Rules::default()).unwrap_or_default();
    GameOffer {
        id: MunchkinKit::ID,
        players: [2, 8],
        usual_players: 4,
        meant_for: [3, 6], // MB-SETUP-1
        decks: vec![DeckOffer { decks: MunchkinKit::SET, comfortable: 6 }],
        profiles: vec![RuleProfile { name: "standard", values }],
        switches: Rules::switches().collect(),
        switches_clause: "MB-FAST-1",
        bots: &["easy", "normal", "hard"],
        usual_bot: MunchkinKit::USUAL,
        paces: Pace::ALL,
        usual_pace: Pace::default(),
        numbers: MunchkinKit::own_numbers(),
        windows: MunchkinKit::KINDS,
    }
}
