//! Previews what a move would change at once.

use super::fight::{Fight, Terms};
use super::moves::{At, Move};
use super::plays::When;
use super::state::{Munchkin, Question};
use super::view::EscapeWay;
use crate::card::{CardId, Kind};
use crate::vocabulary::{Condition, Effect, Number};
use serde::{Deserialize, Serialize};
use table::{NullLog, Seat};

/// How hard an escape is, as a number for comparing.
fn hardness(how: &EscapeWay) -> u8 {
    match how {
        EscapeWay::Surely => 0,
        EscapeWay::Roll(need) => *need,
        EscapeWay::Never => 7,
    }
}

/// What a move would change at once if nobody answers it. Everything that stays the same is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinChange"))]
#[serde(default)]
pub struct Change {
    /// The change of the mover's strength outside fights.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub strength: i32,
    /// The change of the fighters' lead.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub fight: i32,
    /// Levels gained, or lost.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<i32>", optional))]
    pub levels: i32,
    /// The gold that items sell for.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>", optional))]
    pub gold: u32,
    /// Cards of the mover that a new card would push out of play: a Race, and the Powers that need it (MB-RACE-1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<CardId>>", optional))]
    pub loses: Vec<CardId>,
    /// How the fight would stand with the helper that the move asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub help: Option<Help>,
}

/// A fight as it would stand if somebody helped: both totals, and what the helper could gain or lose.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinHelp"))]
pub struct Help {
    /// The helper.
    pub seat: Seat,
    /// The fighters' total.
    pub fighters: i32,
    /// The monsters' total.
    pub monsters: i32,
    /// The fighters' total together with every card in the mover's hand that is certain to add to it.
    pub reach: i32,
    /// Levels the helper gains if the fight is won.
    pub levels: i32,
    /// How the helper would escape the monster that is hardest to escape, if the fight is lost.
    pub escape: EscapeWay,
}

fn is_nothing<N: Default + PartialEq>(n: &N) -> bool {
    *n == N::default()
}

impl Munchkin {
    /// What a legal move of a seat would change at once; `None` if that is nothing, or cannot be told.
    ///
    /// The result uses only the table and the mover's own hand. The step is carried out on a copy and put right
    /// there, but the game does not continue. So no die is rolled, no card is drawn, and it makes no difference
    /// whether anybody could answer.
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
                    help: None,
                }
            }
            Move::Play { .. } if self.is_certain(mv) => {
                Change { fight: self.sight(seat).tilt(mv), ..Change::default() }
            }
            Move::Ask { seat: helper, terms } => self.change_by_help(seat, helper, terms)?,
            Move::Accept if self.asked(seat) == Some(Question::Help) => {
                let (helper, terms) = self.sight(seat).talks()?;
                self.change_by_help(seat, helper, terms)?
            }
            _ => return None,
        };
        (change != Change::default()).then_some(change)
    }

    /// What would change if somebody helped on these terms, as the mover sees it.
    fn change_by_help(&self, mover: Seat, helper: Seat, terms: Terms) -> Option<Change> {
        let after = self.helped_by(helper, terms)?;
        let fight = after.fight.as_ref()?;
        let fighters = after.fighters_total(fight);
        let hardest = fight.monsters.iter().map(|&monster| after.way_out(fight, helper, monster));
        let help = Help {
            seat: helper,
            fighters,
            monsters: after.monsters_total(fight),
            reach: fighters + after.could_add(mover),
            levels: after.levels_for_helping(fight, helper),
            escape: hardest.max_by_key(hardness).unwrap_or(EscapeWay::Surely),
        };
        Some(Change { fight: after.ahead() - self.ahead(), help: Some(help), ..Change::default() })
    }

    /// How much the cards in a fighter's own hand are certain to add to the fighters' total, each played once.
    fn could_add(&self, seat: Seat) -> i32 {
        let mut best: Vec<(CardId, i32)> = Vec::new();
        self.each_play(seat, self.timely(seat, When::Window), &mut |card, line, at| {
            let mv = Move::Play { card, line, at };
            let held = self.player(seat).hand.iter().any(|held| held.card == card);
            let line = self.set.get(card).lines.get(usize::from(line));
            let free = line.is_some_and(|line| line.cost.is_none() && matches!(line.effect, Effect::Bonus(_)));
            if !held || !free || at == At::Monsters || !self.is_certain(mv) {
                return;
            }
            let adds = self.sight(seat).tilt(mv).max(0);
            match best.iter_mut().find(|(known, _)| *known == card) {
                Some((_, most)) => *most = adds.max(*most),
                None => best.push((card, adds)),
            }
        });
        let copies = |card: CardId| self.player(seat).hand.iter().filter(|held| held.card == card).count();
        best.iter().map(|&(card, adds)| adds * copies(card) as i32).sum()
    }

    /// The table after a step with everything put right; `None` if somebody would have to choose.
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

    /// The cards that a seat has in play now and no longer has in `after`.
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

    /// The fighters' lead.
    fn ahead(&self) -> i32 {
        let fight = self.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty());
        fight.map_or(0, |fight: &Fight| self.fighters_total(fight) - self.monsters_total(fight))
    }

    /// Whether a play does the same to a fight whatever the die shows and anybody chooses.
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
