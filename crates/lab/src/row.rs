//! A seat of a game: a row of the file.

/// What came of a game for one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row {
    /// Which cell of the plan.
    pub cell: usize,
    /// Which game of the cell. Games of the same number are dealt from the same seed in every cell.
    pub deal: u64,
    /// The seed it was dealt from.
    pub seed: u64,
    /// Where they sat.
    pub seat: usize,
    /// How many seats after who began.
    pub order: usize,
    /// What they have of the win: 1, or less if it is shared.
    pub result: f64,
    /// How many turns the game took.
    pub turns: u32,
    /// In which turn they were knocked out, if they were.
    pub out: Option<u32>,
    /// How they stood at the end: counters, or a level.
    pub score: i32,
    /// What kind of player they were, where a game has kinds: their Race.
    pub kind: Option<String>,
    /// Cards dealt to them before the game, by their number, copies of a card as often as there are.
    pub dealt: Vec<u16>,
    /// Cards that came to them from a pile, those dealt included.
    pub drawn: Vec<u16>,
    /// Cards they played.
    pub played: Vec<u16>,
    /// Cards that were left in their hand when the game, or they, ended.
    pub held: Vec<u16>,
}
