//! What a player thinks things are worth.

use crate::habits::habits;

habits! {
    /// The weights behind a player's judgement, in levels: what a treasure, a bonus, a rival's level is
    /// worth. Those of the normal player were found by evolution (`tune-habits` in `bench/`).
    pub struct Habits;

    /// A treasure that is yet to be drawn.
    treasure = 0.78, 0.4;
    /// A Door that is yet to be drawn.
    door = 0.28, 0.3;
    /// Each point of a bonus in use.
    bonus = 0.40, 0.15;
    /// An item in use that gives something other than a bonus.
    gadget = 0.33, 0.2;
    /// A thousand gold in items, to somebody who can still sell.
    gold = 0.66, 0.7;
    /// Each point of a one-shot's bonus.
    shot = 0.22, 0.04;
    /// A one-shot that does something else, or a card to be played.
    trick = 0.45, 0.3;
    /// A Race, to somebody without one.
    race = 0.49, 0.5;
    /// A Half-Breed, to somebody with a Race.
    half = 0.30, 0.5;
    /// Each Rank of a Power that gives no plain bonus.
    rank = 0.17, 0.3;
    /// A Minion, beside its bonus.
    minion = 0.41, 0.3;
    /// A monster in hand that one would beat.
    prey = 0.88, 0.3;
    /// A monster in hand that one would not.
    foe = 0.19, 0.15;
    /// A curse in hand.
    curse = 0.29, 0.1;
    /// An enhancer, an evil twin or a wandering monster in hand.
    hinder = 0.53, 0.1;
    /// Any card in somebody else's hand.
    unknown = 0.42, 0.3;
    /// What a card is still worth that is one too many at the end of the turn.
    crowded = 0.17, 0.5;
    /// A level of an average rival, against one of one's own.
    rival = 0.26, 0.15;
    /// How much more for each level that a rival is ahead of the others.
    ahead = 0.09, 0.03;
    /// How much more for a rival at the ninth level.
    nearly = 0.42, 0.1;
    /// Keeping somebody from winning the game.
    stop = 4.97, 1.0;
    /// Winning the game.
    win = 8.23, 4.0;
    /// How surely a fight stays as it is turned, to who turns it.
    holds = 0.86, 0.8;
    /// The part of a plan that takes several cards, or others' cards.
    partly = 0.37, 0.5;
    /// How surely a fight is won that is being won, to a helper.
    surely = 0.92, 0.9;
    /// A point of safety in a fight that one looks for.
    safety = 0.04, 0.0;
    /// Dying, beside what is lost.
    death = 0.37, 0.3;
    /// What a helper wants above what the help costs.
    profit = 0.10, 0.3;
    /// How much is left of an offer that may be refused.
    asking = 0.65, 0.6;
    /// Items that are worn already when a Door is opened rather than later.
    ready = 0.12, 0.1;
}
