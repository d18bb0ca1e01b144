//! The cards of Munchkin Bites!, as data.
//!
//! No card has code. A card is a handful of fields and at most four [`Line`]s in a closed, typed vocabulary; the
//! engine and the explanations match on those words, and the text on a card is made from them. `docs/card-data.md`
//! describes the format for people.
//!
//! ```
//! use munchkin::Set;
//!
//! let set = Set::bites().expect("the set that ships is sound");
//! let banshee = set.card("banshee").expect("it is in the box");
//! assert_eq!(set.cards().iter().map(|card| usize::from(card.count)).sum::<usize>(), 288);
//! assert!(!banshee.lines.is_empty());
//! ```

mod card;
mod game;
pub mod notation;
mod set;
mod trial;
mod vocabulary;

pub use card::{Card, CardId, Deck, Kind, Slot, Tag};
pub use game::{
    About, At, Change, Combat, ESCAPES, Escape, EscapeWay, Event as GameEvent, Fray, Help, Move, Munchkin, Opening,
    Options, Part, PartKind, Person, Prompt, Purpose, Question, SetupError, Share, Sight, Slots, Terms, View,
};
pub use set::{Fault, Set, Source, shipped, shipped_text};
pub use trial::Trial;
pub use vocabulary::{
    Allowance, By, Cancelled, Condition, Cost, Effect, Event, Ignored, Limit, Line, Link, Loss, Many, Number, Period,
    Place, Removal, Reward, Standing, Stolen, Thing, Timing, Trait, Turned, Which, Who,
};
