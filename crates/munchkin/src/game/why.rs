//! Why a move is refused: the clause that decides, not just that it is not the right moment.

use super::fight::Fight;
use super::moves::{At, Move};
use super::plays::{CardSource, When};
use super::putting::because;
use super::state::{Munchkin, Phase, Question};
use crate::card::{Card, CardId, Kind};
use crate::vocabulary::{Condition, Cost, Effect, Line, Link, Stolen, Timing};
use table::{Reason, Seat};

impl Munchkin {
    /// Why a move cannot be made now at all, whatever its details.
    pub(crate) fn out_of_place(&self, seat: Seat, mv: Move) -> Reason {
        if self.dead.has(seat) {
            return because("MB-DEATH-2", "why-mb-dead");
        }
        let asked = self.asked(seat);
        match mv {
            Move::Play { card, line, at } if asked.is_none() => {
                // A card that could not be played even at the right moment says why.
                let refused = self.may_play(seat, card, line, at, When::Window).err();
                refused.unwrap_or_else(|| because("MB-WINDOW-1", "why-mb-not-asked"))
            }
            Move::Trouble(_) if self.turn.met => because("MB-TROUBLE-1", "why-mb-met"),
            Move::LootRoom if self.turn.met => because("MB-LOOT-1", "why-mb-met"),
            Move::Trouble(_) | Move::LootRoom | Move::EndTurn => because("MB-TURN-1", "why-mb-not-now"),
            Move::OpenDoor => because("MB-DOOR-1", "why-mb-not-now"),
            Move::Keep => because("MB-DOOR-1", "why-mb-not-now"),
            Move::Sell { .. } if self.turn.seat != seat || self.fight.is_some() => {
                because("MB-SELL-1", "why-mb-sell-when")
            }
            Move::Sell { .. } => because("MB-SELL-1", "why-mb-not-now"),
            Move::Put { card, .. } if asked.is_some() && !self.player(seat).holds(card) => {
                because("MB-HAND-1", "why-mb-not-there")
            }
            Move::Put { .. } | Move::Cheat(_) if matches!(self.turn.phase, Phase::Sex(_) | Phase::Setup(_)) => {
                because("MB-SETUP-2", "why-mb-lay-out")
            }
            Move::Put { .. } | Move::Cheat(_) if self.turn.seat == seat => because("MB-OWNTURN-1", "why-mb-not-now"),
            Move::Put { .. } | Move::Cheat(_) if self.is_fighter(seat) => because("MB-FIGHT-2", "why-mb-put-fight"),
            Move::Put { .. } | Move::Cheat(_) => because("MB-OWNTURN-1", "why-mb-own-turn"),
            Move::LayOut(_) => because("MB-SETUP-2", "why-mb-not-now"),
            Move::Be { .. } => because("MB-SETUP-3", "why-mb-not-now"),
            Move::Settle => because("MB-LASTCALL-1", "why-mb-not-now"),
            Move::Ask { .. } | Move::Counter(_) => because("MB-HELP-3", "why-mb-not-now"),
            Move::RunFrom(_) | Move::Roll => because("MB-FLEE-1", "why-mb-not-now"),
            Move::Sacrifice { .. } => because("MB-MINION-SAC", "why-mb-not-now"),
            Move::Give { .. } => because("MB-CHARITY-1", "why-mb-not-now"),
            Move::Claim(_) => because("MB-FAST-1", "why-mb-not-now"),
            Move::Choose(_) | Move::Either { .. } => because("MB-STEP-1", "why-mb-not-now"),
            Move::Pass if asked == Some(Question::Charity) => because("MB-CHARITY-1", "why-mb-must-choose"),
            _ if asked.is_none() => because("MB-WINDOW-1", "why-mb-not-asked"),
            _ => because("MB-TURN-1", "why-mb-not-now"),
        }
    }

    /// Why a card or ability that cannot be played now cannot be used.
    pub(crate) fn why_not_play(&self, seat: Seat, card: CardId, line: u8, at: At, when: When) -> Reason {
        let set = self.set;
        if card.index() >= set.cards().len() {
            return because("MB-HAND-1", "why-mb-not-there");
        }
        let face = set.get(card);
        if self.player(seat).items.iter().any(|item| item.card == card) && self.is_promised(seat, card) {
            return because("MB-HELP-4", "why-mb-promised");
        }
        let mut from = None;
        self.each_source(seat, &mut |other, source| from = from.or((other == card).then_some(source)));
        let fled = self.fight.is_some_and(|fight| fight.fled);
        let no_fight =
            |clause| if fled { because("MB-FLEE-1", "why-mb-fled") } else { because(clause, "why-mb-no-fight") };
        let fighting = self.fight.is_some_and(|fight| !fight.fled && !fight.monsters.is_empty());
        let aimed = if let At::Player(other) = at { other } else { seat };
        match (from, face.kind) {
            (None, Kind::Monster) if matches!(at, At::Monster(_)) => {}
            (None, _) => return because("MB-HAND-1", "why-mb-not-there"),
            (Some(CardSource::Hand), Kind::Curse) if !self.turn.begun => {
                return because("MB-WINDOW-1", "why-mb-first-door");
            }
            (Some(CardSource::Hand), Kind::Curse)
                if self.is_living(at) && self.gives_tenth(seat, card, None, aimed) =>
            {
                return because("MB-LEVEL-1", "why-mb-tenth");
            }
            (Some(CardSource::Hand), Kind::Curse) => return because("MB-CURSE-1", "why-mb-target"),
            (Some(CardSource::Hand), Kind::Enhancer) if !fighting => return no_fight("MB-ENH-1"),
            (Some(CardSource::Hand), Kind::Enhancer) => return because("MB-ENH-1", "why-mb-target"),
            // A monster that joins no swarm needs a Wandering Monster, whatever is in the fight.
            (Some(CardSource::Hand), Kind::Monster) if !face.lines.iter().any(swarms) => {
                return because("MB-WANDER-1", "why-mb-not-a-bat");
            }
            (Some(CardSource::Hand), Kind::Monster) if !fighting => return no_fight("MB-BAT-1"),
            (Some(CardSource::Hand), Kind::Monster) => {
                let bat = self.fight.as_ref().is_some_and(|fight| self.has_swarm(fight, face));
                return because("MB-BAT-1", if bat { "why-mb-target" } else { "why-mb-no-bat" });
            }
            (Some(CardSource::Hand), Kind::Item) if !face.one_shot => {
                return because("MB-FIGHT-2", "why-mb-not-playable");
            }
            (
                Some(CardSource::Hand),
                Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion,
            ) => {
                return because("MB-HAND-1", "why-mb-not-playable");
            }
            _ => {}
        }
        let from = from.unwrap_or(CardSource::Monster(0));
        let line_at = usize::from(line);
        let Some(line) = face.lines.get(line_at).filter(|line| line.link == Link::Apart) else {
            return because("MB-CARD-0", "why-mb-not-playable");
        };
        self.why_not_line(seat, card, face, line, line_at as u8, from, when, fighting, no_fight)
            .unwrap_or_else(|| self.why_not_there(seat, line, at))
    }

    /// Timing, price, limit, conditions.
    #[allow(clippy::too_many_arguments, reason = "they are what is known of one line")]
    fn why_not_line(
        &self,
        seat: Seat,
        card: CardId,
        face: &Card,
        line: &Line,
        at: u8,
        from: CardSource,
        when: When,
        fighting: bool,
        no_fight: impl Fn(&'static str) -> Reason,
    ) -> Option<Reason> {
        let fight_clause = match line.effect {
            Effect::Join => "MB-WANDER-1",
            Effect::Twin => "MB-TWIN-1",
            _ if face.one_shot => "MB-ONESHOT-1",
            _ => "MB-FIGHT-1",
        };
        match line.timing {
            Timing::AnyFight if !fighting => return Some(no_fight(fight_clause)),
            Timing::Fight if !fighting || !self.is_fighter(seat) => return Some(no_fight("MB-FIGHT-1")),
            Timing::OwnTurn if seat != self.turn.seat || self.fight.is_some() => {
                return Some(because("MB-OWNTURN-1", "why-mb-not-own-turn"));
            }
            Timing::OwnTurn if when != When::Own => return Some(because("MB-OWNTURN-1", "why-mb-not-now")),
            Timing::When(_) => return Some(because("MB-STEP-1", "why-mb-not-now")),
            _ => {}
        }
        if self.gives_tenth(seat, card, Some(at), seat) {
            Some(because("MB-LEVEL-1", "why-mb-tenth"))
        } else if matches!(line.effect, Effect::Cancel(_)) {
            Some(because("MB-CANCEL-1", "why-mb-cannot-cancel"))
        } else if !self.within_limit(seat, card, at) {
            Some(because("MB-POWER-3", "why-mb-spent"))
        } else if !self.can_pay(seat, card, line.cost, from) {
            let level = matches!(line.cost, Some(Cost::Levels(_)));
            Some(because(if level { "MB-LEVEL-1" } else { "MB-POWER-2" }, "why-mb-cannot-pay"))
        } else if line.conditions.iter().any(|&c| self.meets(self.fight.as_ref(), seat, c) == Some(false)) {
            Some(because("MB-CARD-0", "why-mb-condition"))
        } else {
            None
        }
    }

    /// Why it cannot be aimed there.
    fn why_not_there(&self, seat: Seat, line: &Line, at: At) -> Reason {
        let dead = matches!(at, At::Player(other) if other.index() < self.n() && self.dead.has(other));
        match line.effect {
            _ if dead => because("MB-DEATH-2", "why-mb-target"),
            Effect::Steal(Stolen::Level, _) => because("MB-LEVEL-1", "why-mb-target"),
            Effect::Steal(Stolen::Item, _) if self.fight.is_some() => because("MB-FIGHT-2", "why-mb-target"),
            Effect::Steal(..) => because("MB-THEFT-1", "why-mb-target"),
            Effect::ForceHelp(_) => self.why_not_forced(seat, at),
            Effect::Redirect(_) => because("MB-FIGHT-8", "why-mb-target"),
            Effect::Remove(_) => because("MB-FIGHT-3", "why-mb-target"),
            Effect::Join => because("MB-WANDER-1", "why-mb-target"),
            Effect::Twin => because("MB-TWIN-1", "why-mb-target"),
            _ => because("MB-CARD-0", "why-mb-target"),
        }
    }

    /// Whether the fight has monsters that this one joins (MB-BAT-1).
    fn has_swarm(&self, fight: &Fight, face: &Card) -> bool {
        let joins = |line: &Line| match line.effect {
            Effect::Swarm(tag) => self.some_monster(fight, Condition::MonsterIs(tag)),
            _ => false,
        };
        face.lines.iter().any(joins)
    }

    /// Whether a play is aimed at a living player.
    fn is_living(&self, at: At) -> bool {
        matches!(at, At::Player(other) if other.index() < self.n() && !self.dead.has(other))
    }

    /// Why nobody, or not this player, can be forced to help.
    fn why_not_forced(&self, seat: Seat, at: At) -> Reason {
        let fight = self.fight.as_ref();
        match at {
            _ if fight.is_some_and(|fight| fight.main != seat) => because("MB-HELP-3", "why-mb-not-main"),
            _ if fight.is_some_and(|fight| fight.helper.is_some()) => because("MB-HELP-1", "why-mb-one-helper"),
            _ if fight.is_some_and(|fight| self.must_fight_alone(fight)) => because("MB-HELP-5", "why-mb-alone"),
            At::Player(other) if other != seat && self.is_living(at) => because("MB-HELP-5", "why-mb-forced-help"),
            _ => because("MB-HELP-1", "why-mb-help-who"),
        }
    }
}

/// Whether a line lets a monster join others of its tag (MB-BAT-1).
fn swarms(line: &Line) -> bool {
    matches!(line.effect, Effect::Swarm(_))
}
