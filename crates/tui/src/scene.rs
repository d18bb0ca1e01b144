//! The table as it is drawn.

use kit::scene::{Face, Middle, Place};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The game and its settings.
    pub title: String,
    /// Piles and the like, in one line.
    pub piles: String,
    /// How many lines about each player are worth their room, if there is any.
    pub room: u16,
    /// Everybody, in the order of the table.
    pub seats: Vec<Place>,
    /// What is going on.
    pub middle: Middle,
    /// The viewer's cards.
    pub hand: Vec<Face>,
    /// What the viewer is asked, and what can be chosen; or who is thinking.
    pub asked: Asked,
    /// Something to know before anything else: the connection is lost, a move was refused.
    pub warning: Option<String>,
}

/// Whom the game waits for.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Asked {
    /// The viewer, who chooses.
    You {
        /// The question.
        question: String,
        /// What can be chosen.
        choices: Vec<Choice>,
    },
    /// Somebody else: who is thinking, in words.
    Others(String),
    /// The game is over: how it ended.
    Over(Vec<String>),
    /// A game that is shown: what is about to happen, in words.
    #[default]
    Shown,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// In words.
    pub text: String,
    /// The cards of the hand it is about, by their places.
    pub cards: Vec<usize>,
    /// Whether it is chosen already, and may still be changed.
    pub kept: bool,
}

/// A line of what happened.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// A new turn begins here.
    pub heading: bool,
    /// In words.
    pub text: String,
}
