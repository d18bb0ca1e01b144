//! What a game hands over to be drawn in a terminal: text, marks and numbers, no rules.

/// A player.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Place {
    /// Their name.
    pub name: String,
    /// Whether it is the viewer.
    pub own: bool,
    /// Whether it is their turn.
    pub turn: bool,
    /// Whether everybody can tell that they are being asked.
    pub asked: bool,
    /// Whether they are out.
    pub out: bool,
    /// Counters or level, and cards in hand.
    pub score: String,
    /// What lies in front of them and what holds for them, the most telling first.
    pub lines: Vec<Mark>,
}

/// A few words with a mark before them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mark {
    /// What sort of thing it is; none for plain words.
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

/// A sort of card. Each has a shape of its own, so that nothing hangs on its colour.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sort {
    /// Its shape, one column wide.
    pub shape: char,
    /// Its colour.
    pub tint: Tint,
}

/// Colours that can be read on dark and on light backgrounds, because they are the terminal's own.
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
    /// Plays that wait for their answers, the oldest first.
    Strip(Vec<Panel>),
    /// Two sides with their totals.
    Fight(Box<Fight>),
    /// A few things to know.
    Notes(Vec<Mark>),
}

/// One play of a strip.
#[derive(Clone, PartialEq, Debug)]
pub struct Panel {
    /// Who plays, and at whom.
    pub who: String,
    /// What.
    pub what: Mark,
    /// What has come of it so far: an answer on the table, hits stopped, what it will cost.
    pub notes: Vec<String>,
}

/// A fight.
#[derive(Clone, PartialEq, Debug)]
pub struct Fight {
    /// The fighters, and then the monsters.
    pub sides: [Side; 2],
    /// How it stands, in words.
    pub standing: String,
    /// What is at stake, what was promised ...
    pub notes: Vec<String>,
    /// What else is to be known of those who fight, where there is room for it.
    pub details: Vec<String>,
}

/// One side of a fight.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// What it is called.
    pub name: String,
    /// Its total.
    pub total: String,
    /// What it is made of, item by item.
    pub lines: Vec<Mark>,
}

/// A card of the hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// What sort of card it is.
    pub sort: Sort,
    /// Its name.
    pub name: String,
    /// The number that matters most, if there is one.
    pub note: String,
    /// Whether one of the choices is about it.
    pub playable: bool,
}
