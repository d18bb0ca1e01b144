//! What a fight adds up to (MB-FIGHT-1), what it gives, and what is added to a roll (MB-FLEE-3).

use crate::state::{Literal, Monster};
use munchkin::{
    CardId, Condition, Effect, Ignored, Kind, Line, Number, Reward, Slot, Standing, Tag, Thing, Timing, Trait,
};

impl Literal {
    /// MB-TWIN-1: an enhancer on either counts for both.
    fn enhancers_on(&self, monster: Monster) -> Vec<CardId> {
        let fight = self.fight.as_ref().expect("there is a fight");
        fight.enhancers.iter().filter(|(_, group)| *group == monster.group).map(|&(card, _)| card).collect()
    }

    pub(crate) fn tagged(&self, monster: Monster, tag: Tag) -> bool {
        let given = |card: CardId| self.card(card).lines.iter().any(|line| line.effect == Effect::Tag(tag));
        self.card(monster.card).tags.contains(&tag) || self.enhancers_on(monster).into_iter().any(given)
    }

    /// MB-HELP-2: against either fighter, once. MB-HALF-1: a half-breed of one Race is spared what is worse
    /// for that Race; MB-HALF-2: weaknesses count.
    pub(crate) fn against(&self, what: Trait, worse: bool) -> bool {
        let fight = self.fight.as_ref().expect("there is a fight");
        let mut fighters = vec![fight.main];
        fighters.extend(fight.helper);
        fighters.into_iter().any(|who| self.has(who, what) && !(worse && self.spared_from(who, what)))
    }

    pub(crate) fn spared_from(&self, who: usize, what: Trait) -> bool {
        match what {
            Trait::Card(card) => self.spared(who) && self.players[who].races.contains(&card),
            Trait::Race => self.spared(who),
            _ => false,
        }
    }

    /// How often a line counts for this player; 0 if a condition fails. `monster`: the monster it is printed on.
    pub(crate) fn times(&self, line: &Line, who: usize, monster: Option<Monster>, worse: bool) -> i32 {
        let mut times = 1;
        for condition in &line.conditions {
            times *= match *condition {
                Condition::Against(what) => i32::from(self.fight.is_some() && self.against(what, worse)),
                Condition::MonsterIs(tag) => {
                    let there = |fight: &crate::state::Fight| {
                        // A monster speaks of others, or of the fight: any monster that has the tag.
                        fight.monsters.iter().any(|&other| self.tagged(other, tag))
                    };
                    i32::from(self.fight.as_ref().is_some_and(there))
                }
                Condition::MonsterAtMost(level) => {
                    let small = |fight: &crate::state::Fight| {
                        fight.monsters.iter().any(|other| self.card(other.card).level <= level)
                    };
                    i32::from(self.fight.as_ref().is_some_and(small))
                }
                Condition::LevelAtMost(level) => i32::from(self.players[who].level <= i32::from(level)),
                Condition::LevelAtLeast(level) => i32::from(self.players[who].level >= i32::from(level)),
                Condition::Has(what) => i32::from(self.has(who, what) && !(worse && self.spared_from(who, what))),
                Condition::Stands(standing) => i32::from(self.stands(who, standing)),
                Condition::Roll(_) => panic!("a roll is made when the line works"),
                Condition::Per(thing) => self.per(thing, who, monster),
            };
        }
        times
    }

    fn stands(&self, who: usize, standing: Standing) -> bool {
        let Some(fight) = &self.fight else { return false };
        match standing {
            Standing::Alone => self.is_fighter(who) && fight.helper.is_none(),
            Standing::Helped => fight.main == who && fight.helper.is_some(), // with a helper
            Standing::OffTurn => self.turn != who,
        }
    }

    fn per(&self, thing: Thing, who: usize, _monster: Option<Monster>) -> i32 {
        let player = &self.players[who];
        let n = match thing {
            Thing::Item => player.items.iter().filter(|item| item.in_use).count(),
            Thing::Power => player.powers.len(),
            Thing::Level => player.level as usize,
            Thing::Monster => self.fight.as_ref().map_or(0, |fight| fight.monsters.len()),
            Thing::Other => self.n() - 1,
            Thing::Hand => player.hand.len(),
            Thing::Minion => player.minions.len(),
        };
        n as i32
    }

    /// What a card in play adds to its owner, whatever fight is on.
    pub(crate) fn bonus_at_rest(&self, who: usize, card: CardId) -> i32 {
        let mut sum = 0;
        for line in &self.card(card).lines {
            let (Timing::InForce, None, Effect::Bonus(Number::Fixed(n))) = (line.timing, line.cost, line.effect) else {
                continue;
            };
            let about_a_fight = |condition: &Condition| {
                matches!(condition, Condition::MonsterIs(_) | Condition::MonsterAtMost(_) | Condition::Stands(_))
            };
            if !line.conditions.iter().any(about_a_fight) {
                sum += i32::from(n) * self.times(line, who, None, n < 0);
            }
        }
        sum
    }

    /// Whether something gives nothing in this fight.
    fn ignored(&self, what: Ignored) -> bool {
        let fight = self.fight.as_ref().expect("there is a fight");
        fight.monsters.iter().any(|monster| self.ignores(*monster, what))
    }

    fn ignores(&self, monster: Monster, what: Ignored) -> bool {
        self.card(monster.card).lines.iter().any(|line| line.effect == Effect::Ignore(what))
    }

    /// What sorts of `ignore` silence this card.
    fn silenced_by(&self, card: CardId) -> Vec<Ignored> {
        let card = self.card(card);
        match card.kind {
            Kind::Power => vec![Ignored::Powers],
            Kind::Minion => vec![Ignored::Minion],
            Kind::Item => {
                let mut by = vec![Ignored::Items];
                by.extend(card.slot.map(|slot| match slot {
                    Slot::Head => Ignored::Head,
                    Slot::Armour => Ignored::Armour,
                    Slot::Feet => Ignored::Feet,
                    Slot::Hand1 | Slot::Hand2 => Ignored::Held,
                }));
                by
            }
            _ => vec![],
        }
    }

    /// Whether what an ability of a card gives would not count now. One-shots are nobody's once played (MB-FIGHT-2).
    pub(crate) fn counts_for_nothing(&self, card: CardId) -> bool {
        !self.card(card).one_shot && self.silenced_by(card).into_iter().any(|what| self.ignored(what))
    }

    /// MB-FIGHT-1: one fighter's own strength.
    fn fighter_total(&self, who: usize) -> i32 {
        let fight = self.fight.as_ref().expect("there is a fight");
        let mut total = if self.ignored(Ignored::Level) { 0 } else { self.players[who].level };
        for (card, line) in self.lines_in_force(who) {
            let Effect::Bonus(Number::Fixed(n)) = line.effect else { continue };
            if self.silenced_by(card).into_iter().any(|what| self.ignored(what)) {
                continue;
            }
            total += i32::from(n) * self.times(line, who, None, n < 0);
        }
        total += fight.paid.get(&who).copied().unwrap_or(0);
        for _ in 0..fight.doublings.get(&who).copied().unwrap_or(0) {
            total *= 2;
        }
        total
    }

    pub(crate) fn fighters_total(&self) -> i32 {
        let fight = self.fight.as_ref().expect("there is a fight");
        let mut total = self.fighter_total(fight.main) + fight.shots[0];
        if let Some(helper) = fight.helper {
            total += self.fighter_total(helper);
        }
        total
    }

    pub(crate) fn monsters_total(&self) -> i32 {
        let fight = self.fight.as_ref().expect("there is a fight");
        let mut total = fight.shots[1];
        for &monster in &fight.monsters {
            let card = self.card(monster.card);
            let mut strength = i32::from(card.level);
            for line in &card.lines {
                if let (Timing::InForce, Effect::Bonus(Number::Fixed(n))) = (line.timing, line.effect) {
                    strength += i32::from(n) * self.times(line, fight.main, Some(monster), n > 0);
                }
            }
            for enhancer in self.enhancers_on(monster) {
                for line in &self.card(enhancer).lines {
                    if let Effect::Enhance(n) = line.effect {
                        strength += i32::from(n);
                    }
                }
            }
            total += strength.max(1);
        }
        total
    }

    fn reward_lines(&self, monster: Monster, what: Reward) -> i32 {
        let main = self.fight.as_ref().expect("there is a fight").main;
        let mut cards = vec![monster.card];
        cards.extend(self.enhancers_on(monster));
        let mut sum = 0;
        for card in cards {
            for line in &self.card(card).lines {
                if let (Timing::InForce, Effect::Reward(reward, n)) = (line.timing, line.effect)
                    && reward == what
                {
                    sum += i32::from(n) * self.times(line, main, Some(monster), n < 0);
                }
            }
        }
        sum
    }

    /// MB-TREASURE-1: never below 1 for a monster that has any.
    pub(crate) fn treasures_of(&self, monster: Monster) -> i32 {
        let printed = i32::from(self.card(monster.card).treasures);
        let sum = printed + self.reward_lines(monster, Reward::Treasures);
        sum.max(i32::from(printed > 0))
    }

    /// MB-FIGHT-4.
    pub(crate) fn levels_of(&self, monster: Monster) -> i32 {
        i32::from(self.card(monster.card).levels) + self.reward_lines(monster, Reward::Levels)
    }

    pub(crate) fn levels_to_win(&self) -> i32 {
        let fight = self.fight.as_ref().expect("there is a fight");
        fight.levels_aside + fight.monsters.iter().map(|&monster| self.levels_of(monster)).sum::<i32>()
    }

    /// What the monsters give, and what cards of fighters add (such as Werewolves who help).
    pub(crate) fn treasures_to_win(&self) -> i32 {
        let fight = self.fight.as_ref().expect("there is a fight");
        fight.treasures_aside + fight.monsters.iter().map(|&monster| self.treasures_of(monster)).sum::<i32>()
    }

    /// MB-FLEE-3: what is added to this player's roll against this monster.
    pub(crate) fn flee_modifier(&self, who: usize, monster: Monster) -> i32 {
        let mut sum = 0;
        for (card, line) in self.lines_in_force(who) {
            let Effect::Flee(n) = line.effect else { continue };
            if !self.silenced_by(card).into_iter().any(|what| self.ignores(monster, what)) {
                sum += i32::from(n) * self.times(line, who, None, n < 0);
            }
        }
        let mut cards = vec![monster.card];
        cards.extend(self.enhancers_on(monster));
        for card in cards {
            for line in &self.card(card).lines {
                if let (Timing::InForce, Effect::Flee(n)) = (line.timing, line.effect) {
                    sum += i32::from(n) * self.times(line, who, Some(monster), n < 0);
                }
            }
        }
        sum
    }

    /// MB-FLEE-3: a monster that does not chase you is escaped without a roll.
    pub(crate) fn does_not_chase(&self, who: usize, monster: Monster) -> bool {
        self.card(monster.card).lines.iter().any(|line| {
            line.timing == Timing::InForce
                && matches!(line.effect, Effect::Escape { .. })
                && self.times(line, who, Some(monster), false) > 0
        })
    }

    /// Only a Minion saves those (MB-MINION-SAC).
    pub(crate) fn no_escape(&self, who: usize, monster: Monster) -> bool {
        self.card(monster.card).lines.iter().any(|line| {
            line.timing == Timing::InForce
                && line.effect == Effect::NoEscape
                && self.times(line, who, Some(monster), true) > 0
        })
    }
}
