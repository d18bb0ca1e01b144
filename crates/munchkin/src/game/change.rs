//! What a move would do at once, before it is made.

use super::fight::Fight;
use super::moves::{At, Move};
use super::state::Munchkin;
use crate::card::{CardId, Kind};
use crate::vocabulary::{Condition, Effect, Number};
use serde::{Deserialize, Serialize};
use table::{NullLog, Seat};

/// What a move would do at once, if nobody has anything against it. What it would not change is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinChange"))]
#[serde(default)]
pub struct Change {
    /// The change of the mover's strength outside fights.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub strength: i32,
    /// The change of what the fighters are ahead by.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub fight: i32,
    /// Levels gained, or lost.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub levels: i32,
    /// The gold that something is sold for.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub gold: u32,
    /// Cards of the mover that leave play because another comes: a Race, and the Powers that need it (MB-RACE-1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>", optional))]
    pub loses: Vec<CardId>,
}

fn is_nothing<N: Default + PartialEq>(n: &N) -> bool {
    *n == N::default()
}

impl Munchkin {
    /// What a legal move of a seat would do at once; `None` if that is nothing, or cannot be told.
    ///
    /// Only what is on the table and in the mover's own hand is looked at: the step itself is carried out on
    /// a copy, and what it makes wrong is put right, but the game does not go on. So no die is rolled, no card
    /// is drawn, and whether anybody could answer makes no difference.
    #[must_use]
    pub fn change(&self, seat: Seat, mv: Move) -> Option<Change> {
        let change = match mv {
            Move::Put { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Sell { .. } | Move::Cheat(_) => {
                let after = self.after_step_of(seat, mv)?;
                Change {
                    strength: after.strength_at_rest(seat) - self.strength_at_rest(seat),
                    fight: after.ahead() - self.ahead(),
                    levels: i32::from(after.player(seat).level) - i32::from(self.player(seat).level),
                    gold: if let Move::Sell { hand, items } = mv { self.price(seat, hand, items) } else { 0 },
                    loses: if let Move::Put { .. } = mv { self.lost_in(seat, &after) } else { Vec::new() },
                }
            }
            Move::Play { .. } if self.is_certain(mv) => {
                Change { fight: self.sight(seat).tilt(mv), ..Change::default() }
            }
            Move::Ask { seat: helper, .. } => {
                let (fray, _) = self.sight(seat).with_help(helper)?;
                Change { fight: fray.margin - self.ahead(), ..Change::default() }
            }
            _ => return None,
        };
        (change != Change::default()).then_some(change)
    }

    /// The table after a step, with everything put right; `None` if something would have to be chosen.
    fn after_step_of(&self, seat: Seat, mv: Move) -> Option<Munchkin> {
        let mut after = *self;
        after.act(seat, mv, &mut NullLog);
        let depth = after.stack.len();
        loop {
            if !after.put_right(seat, &mut NullLog) {
                return Some(after);
            }
            if after.stack.len() > depth {
                return None;
            }
        }
    }

    /// The cards that a seat has in play now, and has no more in `after`.
    fn lost_in(&self, seat: Seat, after: &Munchkin) -> Vec<CardId> {
        let in_play = |game: &Munchkin| -> Vec<CardId> {
            let player = game.player(seat);
            let plain =
                player.traits.iter().chain(&player.half).chain(player.powers.iter()).chain(player.minions.iter());
            plain.copied().chain(player.items.iter().map(|item| item.card)).collect()
        };
        let left = in_play(after);
        in_play(self).into_iter().filter(|card| !left.contains(card)).collect()
    }

    /// By how much the fighters are ahead.
    fn ahead(&self) -> i32 {
        let fight = self.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty());
        fight.map_or(0, |fight: &Fight| self.fighters_total(fight) - self.monsters_total(fight))
    }

    /// Whether what a play does to a fight depends on no die and on nobody's choice.
    fn is_certain(&self, mv: Move) -> bool {
        let Move::Play { card, line, at } = mv else { return false };
        let card = self.set.get(card);
        match (card.kind, at) {
            (Kind::Enhancer, At::Monster(_)) | (Kind::Monster, At::Nothing) => true,
            (Kind::Curse, _) => false,
            _ => card.lines.get(usize::from(line)).is_some_and(|line| {
                let rolls = line.conditions.iter().any(|condition| matches!(condition, Condition::Roll(_)));
                !rolls
                    && matches!(
                        line.effect,
                        Effect::Bonus(Number::Fixed(_))
                            | Effect::Double
                            | Effect::Join
                            | Effect::Twin
                            | Effect::Remove(_)
                    )
            }),
        }
    }
}
