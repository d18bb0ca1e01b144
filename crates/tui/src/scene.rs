//! The contents of the screen.

use kit::scene::{Face, Middle, Place};

/// The table as one seat, or a spectator, sees it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    /// The game and its settings.
    pub title: String,
    /// Piles and other counters, in one line.
    pub piles: String,
    /// How many lines about each player are useful, if there is room.
    pub room: u16,
    /// The players, in the order of the table.
    pub seats: Vec<Place>,
    /// The middle of the table.
    pub middle: Middle,
    /// The viewer's cards.
    pub hand: Vec<Face>,
    /// The question to the viewer with the choices, or who is thinking.
    pub asked: Prompt,
    /// A warning to show first: the connection is lost, a move was refused.
    pub warning: Option<String>,
}

/// Who the game is waiting for.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Prompt {
    /// The viewer, who has to choose.
    You {
        /// The question.
        question: String,
        /// The choices.
        choices: Vec<Choice>,
    },
    /// Somebody else. The text says who is thinking.
    Others(String),
    /// Nobody: the game is over. The lines tell the result.
    Over(Vec<String>),
    /// Nobody: this is a recorded game. The text announces the next step.
    #[default]
    Shown,
}

/// A choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The choice in words.
    pub text: String,
    /// The places in the hand of the cards it uses.
    pub cards: Vec<usize>,
    /// Whether it has been chosen and can still be changed.
    pub kept: bool,
}

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// Whether it is the heading of a new turn.
    pub heading: bool,
    /// The text.
    pub text: String,
}
