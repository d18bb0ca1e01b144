//! What can be chosen for a table.

use super::LunchMoneyKit;
use kit::Kit;
use lunch_money::{Decks, Profile, Rules};
use wire::Pace;
use wire::http::{DeckOffer, GameOffer, RuleProfile};

/// The decks that are offered; others can be written out.
const DECKS: [&str; 4] = ["base,sticks-and-stones", "base", "base x2", "base x2,sticks-and-stones x2"];

pub(super) fn offer() -> GameOffer {
    let deck = |decks| {
        let comfortable = Decks::read(decks, Rules::default()).map_or(0, |decks| decks.comfortable());
        DeckOffer { decks, comfortable }
    };
    let profile = |profile: Profile| {
        let values = serde_json::to_value(profile.rules()).unwrap_or_default();
        RuleProfile { name: profile.name(), values }
    };
    GameOffer {
        id: LunchMoneyKit::ID,
        players: [2, 8],
        usual_players: 4,
        meant_for: [2, 8],
        decks: DECKS.into_iter().map(deck).collect(),
        profiles: Profile::ALL.into_iter().map(profile).collect(),
        switches: Rules::switches().collect(),
        switches_clause: "LM-PROFILE",
        bots: &["easy", "normal", "hard"],
        usual_bot: LunchMoneyKit::USUAL,
        paces: Pace::ALL,
        usual_pace: Pace::default(),
        numbers: LunchMoneyKit::own_numbers(),
        windows: LunchMoneyKit::KINDS,
    }
}
