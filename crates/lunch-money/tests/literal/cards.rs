//! Section 2 of the rules, written out a second time: the worth of the cards, and the clauses that list them.

use lunch_money::Card;
use lunch_money::Card::*;

/// The hits of a card with their worth. Cards that are no attacks have none.
pub(crate) fn hits(card: Card) -> Vec<i32> {
    match card {
        Jab | EvilEye => vec![1],
        Elbow | Hook | Kick2 | PimpSlap | Snipe | PinsAndNeedles => vec![2],
        Headbutt | Uppercut | SpinningBackfist | PlateCleaner => vec![3],
        Kick4 | Roundhouse | BeatDown => vec![4],
        HailMary => vec![7],
        Knife | Chain | Pipe | Hammer | Chunk => vec![3],
        BigCombo | TwoFer => vec![3, 3],
        PokeInTheEye | Stomp => vec![1],
        Powerplay | Nuts => vec![3],
        Uppercut2 => vec![6],
        Spank => vec![2],
        Tantrum => vec![1; 5],
        _ => vec![],
    }
}

pub(crate) fn is_basic(card: Card) -> bool {
    [
        Elbow,
        HailMary,
        Headbutt,
        Hook,
        Jab,
        Kick2,
        Kick4,
        PimpSlap,
        Uppercut,
        Roundhouse,
        SpinningBackfist,
        BeatDown,
        EvilEye,
        Snipe,
        PinsAndNeedles,
        PlateCleaner,
    ]
    .contains(&card)
}

pub(crate) fn is_weapon(card: Card) -> bool {
    [Knife, Chain, Pipe, Hammer, Chunk].contains(&card)
}

/// **attack** = a Basic Attack, a Weapon, or one of these.
pub(crate) fn is_attack(card: Card) -> bool {
    is_basic(card)
        || is_weapon(card)
        || [BigCombo, TwoFer, Nuts, PokeInTheEye, Powerplay, Spank, Stomp, Tantrum, Uppercut2].contains(&card)
}

/// LM-WEAPON-1, LM-NUTS-1.
pub(crate) fn returns(card: Card) -> bool {
    is_weapon(card) || card == Nuts
}

/// LM-SPIN-1.
pub(crate) fn spins(card: Card) -> bool {
    card == Roundhouse || card == SpinningBackfist
}

/// LM-WEIRD-1: a Basic Attack or a Specialty *attack* (never a Weapon).
pub(crate) fn takes_weird(card: Card) -> bool {
    is_attack(card) && !is_weapon(card)
}

/// The Defense cards that answer a card which is not a free attack.
pub(crate) fn defences(card: Card) -> Vec<Card> {
    let mut fit = vec![];
    // LM-BLOCK-1
    let listed = [BigCombo, TwoFer, Nuts, PokeInTheEye, Stomp, Tantrum, Uppercut2].contains(&card);
    if is_basic(card) || (is_weapon(card) && card != Chunk) || listed {
        fit.push(Block);
    }
    // LM-DODGE-1: as Block, and also stops Chunk and Grab
    if fit.contains(&Block) || card == Chunk || card == Grab {
        fit.push(Dodge);
    }
    // LM-DISARM-1
    if is_weapon(card) && card != Chunk {
        fit.push(Disarm);
    }
    // LM-FREEDOM-1
    if [Grab, Choke, Headlock, TimeOut, Wedgy].contains(&card) {
        fit.push(Freedom);
    }
    fit
}
