//! The facts that a client shows about a card of Munchkin Bites!, apart from its text.

use munchkin::{Card, Event, Kind, Set, Slot, Timing};
use serde::Serialize;
use ts_rs::TS;

/// A card's facts. Facts that do not apply are left out.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(rename = "MunchkinFacts")]
pub struct CardFacts {
    /// The name in card files. The card's texts are `mb-card-SLUG` (the name), `mb-text-SLUG-N`, `mb-users-SLUG` and
    /// `mb-flavour-SLUG`.
    pub slug: String,
    /// `door` or `treasure`.
    #[ts(type = "MunchkinDeck")]
    pub deck: &'static str,
    /// The kind: `monster`, `item`, `race` and so on.
    pub kind: &'static str,
    /// The number of copies.
    pub count: u8,
    /// The number of sentences in its text.
    pub texts: usize,
    /// The sentences that are a monster's Bad Stuff.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<usize>>", optional)]
    pub bad: Vec<usize>,
    /// A monster's level.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub level: u8,
    /// The levels for killing it.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub levels: u8,
    /// Its treasures.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub treasures: u8,
    /// A monster's tags, as card files write them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub tags: Vec<String>,
    /// The unconditional bonus.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<i32>", optional)]
    pub bonus: i32,
    /// An item's selling price.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u16>", optional)]
    pub gold: u16,
    /// An item's slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slot: Option<&'static str>,
    /// Whether it is a Big item.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<bool>", optional)]
    pub big: bool,
    /// Whether the item is used up.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<bool>", optional)]
    pub one_shot: bool,
    /// A Power's Rank.
    #[serde(skip_serializing_if = "is_none")]
    #[ts(as = "Option<u8>", optional)]
    pub rank: u8,
}

fn is_none<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl CardFacts {
    /// The facts of a card in a set.
    #[must_use]
    pub fn of(set: &Set, card: &Card) -> CardFacts {
        let caught = |timing: Timing| matches!(timing, Timing::When(Event::Caught | Event::EscapedOrNot));
        let bad = card.lines.iter().enumerate().filter(|(_, line)| caught(line.timing)).map(|(at, _)| at);
        CardFacts {
            slug: card.slug.clone(),
            deck: card.deck.word(),
            kind: card.kind.word(),
            count: card.count,
            texts: if card.kind == Kind::Half { 2 } else { card.lines.len() },
            bad: bad.collect(),
            level: card.level,
            levels: card.levels,
            treasures: card.treasures,
            tags: card.tags.iter().filter_map(|tag| set.tags().get(tag.index())).cloned().collect(),
            bonus: card.plain_bonus(),
            gold: card.gold,
            slot: card.slot.map(Slot::word),
            big: card.big,
            one_shot: card.one_shot,
            rank: card.rank,
        }
    }
}
