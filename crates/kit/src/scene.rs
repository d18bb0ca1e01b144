//! What a game gives a terminal to draw: text, marks and numbers, no rules.

/// A player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Place {
    /// Their name.
    pub name: String,
    /// Whether they are the viewer.
    pub own: bool,
    /// Whether it is their turn.
    pub turn: bool,
    /// Whether everybody can tell that they are being asked.
    pub asked: bool,
    /// Whether they are out.
    pub out: bool,
    /// Counters or level, and cards in hand.
    pub score: String,
    /// The cards in front of them and the effects on them, the most important first.
    pub lines: Vec<Mark>,
}

/// A few words with a mark before them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mark {
    /// The sort of thing it marks. `None` for plain words.
    pub sort: Option<Sort>,
    /// The words.
    pub text: String,
}

impl Mark {
    /// Words without a mark.
    #[must_use]
    pub fn plain(text: impl Into<String>) -> Mark {
        Mark { sort: None, text: text.into() }
    }

    /// Words with a mark.
    #[must_use]
    pub fn new(sort: Sort, text: impl Into<String>) -> Mark {
        Mark { sort: Some(sort), text: text.into() }
    }
}

/// A sort of card. Each has a shape, so that nothing depends on colour alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sort {
    /// Its shape, one column wide.
    pub shape: char,
    /// Its colour.
    pub tint: Tint,
}

/// The terminal's own colours, which are readable on dark and on light backgrounds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "they are colours")]
pub enum Tint {
    Yellow,
    Blue,
    Magenta,
    Red,
    Green,
    Cyan,
}

/// What is going on between the players.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Middle {
    /// Nothing.
    #[default]
    Quiet,
    /// Plays that wait for answers, the oldest first.
    Strip(Vec<Panel>),
    /// Two sides with their totals.
    Fight(Box<Fight>),
    /// A few facts.
    Notes(Vec<Mark>),
}

/// A play in a strip.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// The player and the target.
    pub who: String,
    /// The card or action.
    pub what: Mark,
    /// The results so far: an answer on the table, hits stopped, the cost to come.
    pub notes: Vec<String>,
}

/// A fight.
#[derive(Clone, PartialEq, Debug)]
pub struct Fight {
    /// The fighters, then the monsters.
    pub sides: [Side; 2],
    /// The state of the fight, in words.
    pub standing: String,
    /// The stakes, promises and the like.
    pub notes: Vec<String>,
    /// More about the fighters, shown where there is room.
    pub details: Vec<String>,
}

/// One side of a fight.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// Its total.
    pub total: String,
    /// The parts of the total, one by one.
    pub lines: Vec<Mark>,
}

/// A card in the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The sort of card.
    pub sort: Sort,
    /// Its name.
    pub name: String,
    /// Its most important number, if it has one.
    pub note: String,
    /// Whether one of the choices uses it.
    pub playable: bool,
}
