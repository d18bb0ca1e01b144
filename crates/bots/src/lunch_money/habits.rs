//! The weights of a Lunch Money player's judgement.

use crate::habits::habits;

habits! {
    /// The value of cards in the hand, hits, holds and so on, in counters. The normal player's weights were found by
    /// evolution (`tune-habits` in `bench/`).
    pub struct Habits;

    /// How much more a counter is worth when taken from the strongest opponent instead of an average one.
    strong = 0.39, 0.2;
    /// Knocking a player out, in addition to the counters.
    kill = 2.41, 2.0;
    /// The probability that a player with a full hand stops a hit.
    stopped = 0.15, 0.45;
    /// The value of one's own counter relative to another player's.
    own = 2.04, 1.6;
    /// How much that grows when few counters are left.
    afraid = 0.54, 1.2;
    /// Staying in the game.
    life = 8.28, 8.0;
    /// A Choke on somebody.
    choke = 7.05, 5.0;
    /// A Headlock on somebody.
    headlock = 3.87, 3.5;
    /// Cooties in front of somebody.
    cooties = 2.62, 3.0;
    /// A Wedgy, in addition to its counter.
    wedgy = 1.38, 1.5;
    /// A poked player's lost turn.
    poke = 1.30, 1.5;
    /// Halving a stomped player's attack.
    stomp = 0.79, 0.8;
    /// A weapon that comes back.
    comes_back = -0.03, 0.8;
    /// The effect of the others' restraint on a Hippie.
    hippie = 3.88, 4.0;
    /// Somebody in Time Out.
    time_out = 1.72, 2.0;
    /// Taking away a hand with Abandonment.
    abandonment = 0.83, 0.5;
    /// Hiding.
    hide = 4.07, 1.5;
    /// Escaping from a hold.
    escape = 5.66, 5.0;
    /// Keeping a Weird for later.
    keep_weird = 0.62, 0.8;
    /// A discard in itself.
    discard = -1.20, -0.8;
    /// An unknown card to be drawn.
    draw = 2.11, 1.0;
    /// Keeping a Basic Attack, per counter of damage.
    keep_basic = 0.19, 0.3;
    /// Keeping a Block.
    keep_block = 1.34, 2.0;
    /// Keeping a Dodge.
    keep_dodge = 3.14, 2.2;
    /// Keeping Freedom or Disarm.
    keep_minor = -0.31, 0.7;
    /// Keeping First Aid.
    keep_aid = 5.71, 2.2;
    /// Keeping a Humiliation.
    keep_humiliation = 8.06, 3.0;
    /// Keeping a Backlash.
    keep_backlash = 6.40, 2.6;
    /// Keeping a Grab.
    keep_grab = 0.25, 1.2;
    /// Keeping any other Specialty.
    keep_special = 0.66, 1.5;
    /// Keeping a weapon, or Nuts.
    keep_weapon = 0.05, 1.4;
    /// The expected cost of the unknown attack after a Grab.
    grabbed = 4.13, 3.2;
    /// The value of harm among other players, relative to harm one deals.
    others = 0.19, 0.35;
    /// Counter-attacking with Grab after a Block.
    counter = 1.03, 1.2;
    /// Stopping a Humiliation against oneself.
    saved_card = 1.99, 1.5;
    /// First Aid as an action, relative to the value of keeping it.
    aid_now = 1.23, 0.75;
    /// The drawback that First Aid used now cannot bring one back later.
    aid_later = 1.13, 1.2;
}
