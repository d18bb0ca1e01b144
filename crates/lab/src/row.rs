//! A row of the file: one seat of a game.

/// The result of a game for one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row {
    /// The cell of the plan.
    pub cell: usize,
    /// The number of the game in its cell. In every cell, games with the same number are dealt from the same seed.
    pub deal: u64,
    /// The seed it was dealt from.
    pub seed: u64,
    /// The seat.
    pub seat: usize,
    /// The number of seats after the player who began.
    pub order: usize,
    /// The share of the win: 1, or less if the win is shared.
    pub result: f64,
    /// The length of the game in turns.
    pub turns: u32,
    /// The turn in which the player was knocked out, if they were.
    pub out: Option<u32>,
    /// The final score: counters or a level.
    pub score: i32,
    /// The kind of player, in games that have kinds: their Race.
    pub kind: Option<String>,
    /// The cards dealt to the player before the game, by number. Copies are repeated.
    pub dealt: Vec<u16>,
    /// The cards the player got from piles, including those dealt.
    pub drawn: Vec<u16>,
    /// The cards the player played.
    pub played: Vec<u16>,
    /// The cards still in the player's hand when the game ended, or when they were out.
    pub held: Vec<u16>,
}
