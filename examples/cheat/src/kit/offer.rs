//! What can be chosen for a table.

use super::CheatKit;
use crate::rules::Rules;
use crate::state::Cheat;
use ::kit::Kit;
use wire::Pace;
use wire::http::{GameOffer, RuleProfile};

pub(super) fn offer() -> GameOffer {
    let players = [*Cheat::PLAYERS.start(), *Cheat::PLAYERS.end()].map(|n| n as u8); // CH-SETUP-1
    let values = serde_json::to_value(Rules::default()).unwrap_or_default();
    GameOffer {
        id: CheatKit::ID,
        players,
        usual_players: 4,
        meant_for: players,
        decks: Vec::new(),
        profiles: vec![RuleProfile { name: Rules::USUAL, values }],
        switches: Rules::switches().to_vec(),
        switches_clause: "CH-RULES-1",
        bots: &["easy", "normal", "hard"],
        usual_bot: CheatKit::USUAL,
        paces: Pace::ALL,
        usual_pace: Pace::default(),
        numbers: CheatKit::own_numbers(),
        windows: CheatKit::KINDS,
    }
}
