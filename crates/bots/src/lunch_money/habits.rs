//! What a player thinks things are worth.

use crate::habits::habits;

habits! {
    /// The weights behind a player's judgement, in counters: what a card in the hand, a hit, a hold is
    /// worth. Those of the normal player were found by evolution (`tune-habits` in `bench/`).
    pub struct Habits;

    /// How much more a counter of the strongest opponent is worth than that of an average one.
    strong = 0.39, 0.2;
    /// Knocking somebody out, beyond the counters.
    kill = 2.41, 2.0;
    /// How surely a hit on somebody with a full hand is stopped.
    stopped = 0.15, 0.45;
    /// What one's own counter is worth against one of another.
    own = 2.04, 1.6;
    /// How much more when few are left.
    afraid = 0.54, 1.2;
    /// Staying in the game.
    life = 8.28, 8.0;
    /// A Choke on somebody.
    choke = 7.05, 5.0;
    /// A Headlock on somebody.
    headlock = 3.87, 3.5;
    /// Cooties in front of somebody.
    cooties = 2.62, 3.0;
    /// A Wedgy, beyond its counter.
    wedgy = 1.38, 1.5;
    /// A poked player's lost turn.
    poke = 1.30, 1.5;
    /// A stomped player's halved attack.
    stomp = 0.79, 0.8;
    /// A weapon that comes back.
    comes_back = -0.03, 0.8;
    /// What others do to a Hippie.
    hippie = 3.88, 4.0;
    /// Somebody in Time Out.
    time_out = 1.72, 2.0;
    /// Somebody's hand gone.
    abandonment = 0.83, 0.5;
    /// Hiding.
    hide = 4.07, 1.5;
    /// Escaping from a hold.
    escape = 5.66, 5.0;
    /// What a Weird is kept for.
    keep_weird = 0.62, 0.8;
    /// Discarding as such.
    discard = -1.20, -0.8;
    /// A card not seen yet.
    draw = 2.11, 1.0;
    /// A Basic Attack, for each counter.
    keep_basic = 0.19, 0.3;
    /// A Block.
    keep_block = 1.34, 2.0;
    /// A Dodge.
    keep_dodge = 3.14, 2.2;
    /// Freedom and Disarm.
    keep_minor = -0.31, 0.7;
    /// First Aid.
    keep_aid = 5.71, 2.2;
    /// Humiliation.
    keep_humiliation = 8.06, 3.0;
    /// Backlash.
    keep_backlash = 6.40, 2.6;
    /// A Grab.
    keep_grab = 0.25, 1.2;
    /// Any other Specialty.
    keep_special = 0.66, 1.5;
    /// A weapon, or Nuts.
    keep_weapon = 0.05, 1.4;
    /// What an unknown attack after a Grab will cost.
    grabbed = 4.13, 3.2;
    /// What somebody else's harm is worth to oneself, against harm one deals.
    others = 0.19, 0.35;
    /// Grab after a Block.
    counter = 1.03, 1.2;
    /// A Humiliation stopped for oneself.
    saved_card = 1.99, 1.5;
    /// First Aid as an action, against what it is worth as such.
    aid_now = 1.23, 0.75;
    /// First Aid used at once cannot bring one back later.
    aid_later = 1.13, 1.2;
}
