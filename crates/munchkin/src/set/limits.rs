//! What cards allow their owners, computed once for a whole set.

use crate::card::{Card, Kind};
use crate::vocabulary::{Allowance, Effect, Timing};

/// How much a player's allowances differ from the standard.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Limits {
    more: [i8; Allowance::ALL.len()],
}

impl Limits {
    pub(crate) fn of(&self, what: Allowance) -> i32 {
        i32::from(self.more[what as usize])
    }

    /// The room for items on head, body and feet and in hands, and for Big items.
    pub(crate) fn rooms(&self) -> [i8; 5] {
        let room = |base: i32, what: Allowance| (base + self.of(what)).clamp(0, 100) as i8;
        [
            room(1, Allowance::Head),
            room(1, Allowance::Armour),
            room(1, Allowance::Feet),
            room(2, Allowance::Hands),
            room(1, Allowance::Big),
        ]
    }

    #[inline]
    pub(crate) fn add(&mut self, other: &Limits) {
        self.more.iter_mut().zip(other.more).for_each(|(sum, more)| *sum += more);
    }
}

/// What a card in play, or a lasting curse, allows its owner.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct CardLimits {
    pub(crate) limits: Limits,
    /// The same for players whom a Race spares its drawbacks (MB-HALF-1).
    pub(crate) spared: Limits,
    /// How many items may break the rules about slots and size.
    pub(crate) exempt: u8,
}

impl CardLimits {
    pub(crate) fn by(card: &Card) -> CardLimits {
        let mut allowed = CardLimits::default();
        for line in card.lines.iter().filter(|line| matches!(line.timing, Timing::InForce | Timing::Lasting)) {
            match line.effect {
                Effect::Limit(what, n) => {
                    allowed.limits.more[what as usize] += n;
                    allowed.spared.more[what as usize] += if card.kind == Kind::Race { n.max(0) } else { n };
                }
                Effect::Exempt => allowed.exempt += 1,
                _ => {}
            }
        }
        allowed
    }
}
