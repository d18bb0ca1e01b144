//! The weights of a Munchkin player's judgement.

use crate::habits::habits;

habits! {
    /// The value of treasures, bonuses, rivals' levels and so on, in levels. The normal player's weights were found by
    /// evolution (`tune-habits` in `bench/`).
    pub struct Habits;

    /// A treasure still to be drawn.
    treasure = 0.78, 0.4;
    /// A Door still to be drawn.
    door = 0.28, 0.3;
    /// A point of bonus in use.
    bonus = 0.40, 0.15;
    /// An item in use with an effect other than a bonus.
    gadget = 0.33, 0.2;
    /// A thousand gold in items, for a player who can still sell.
    gold = 0.66, 0.7;
    /// A point of a one-shot's bonus.
    shot = 0.22, 0.04;
    /// A one-shot with another effect, or another card to be played.
    trick = 0.45, 0.3;
    /// A Race, for a player without one.
    race = 0.49, 0.5;
    /// A Half-Breed, for a player with a Race.
    half = 0.30, 0.5;
    /// A Rank of a Power without a plain bonus.
    rank = 0.17, 0.3;
    /// A Minion, in addition to its bonus.
    minion = 0.41, 0.3;
    /// A monster in hand that the player would beat.
    prey = 0.88, 0.3;
    /// A monster in hand that the player would not beat.
    foe = 0.19, 0.15;
    /// A curse in hand.
    curse = 0.29, 0.1;
    /// An enhancer, an evil twin or a wandering monster in hand.
    hinder = 0.53, 0.1;
    /// Any card in another player's hand.
    unknown = 0.42, 0.3;
    /// The remaining value of a card that is too many at the end of the turn.
    crowded = 0.17, 0.5;
    /// A level of an average rival, relative to one's own.
    rival = 0.26, 0.15;
    /// How much that grows with each level that a rival is ahead.
    ahead = 0.09, 0.03;
    /// How much that grows for a rival at the ninth level.
    nearly = 0.42, 0.1;
    /// Keeping a player from winning the game.
    stop = 4.97, 1.0;
    /// Winning the game.
    win = 8.23, 4.0;
    /// The probability that a turned fight stays turned, for the player who turns it.
    holds = 0.86, 0.8;
    /// The discount on a plan that needs several cards, or others' cards.
    partly = 0.37, 0.5;
    /// The probability that a fight now being won is won, for a helper.
    surely = 0.92, 0.9;
    /// A point of safety in a fight that the player looks for.
    safety = 0.04, 0.0;
    /// Dying, in addition to what is lost.
    death = 0.37, 0.3;
    /// What a helper wants beyond the cost of helping.
    profit = 0.10, 0.3;
    /// The discount on an offer that may be refused.
    asking = 0.65, 0.6;
    /// The advantage of putting on items before a Door is opened rather than later.
    ready = 0.12, 0.1;
}
