//! A fight and its parts (section 3).

use super::lines::harms;
use super::list::List;
use super::parts::{Beneficiary, Contribution};
use super::player::Player;
use super::state::Munchkin;
use crate::card::{CardId, Marks, Tag};
use crate::set::Set;
use crate::vocabulary::{Condition, Effect, Line, Reward, Standing, Thing, Timing, Trait};
use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

/// A monster in a fight.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Monster {
    pub(crate) card: CardId,
    /// Enhancers count for all monsters of a group: a monster and its twin (MB-TWIN-1).
    pub(crate) group: u8,
    /// It is a twin and has no card of its own.
    pub(crate) twin: bool,
}

/// What a helper is promised (MB-HELP-3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinTerms"))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Items of the main fighter: bits for their places on the table.
    pub items: u32,
    /// The helper's share of the treasures.
    pub share: Share,
    /// The helper picks first.
    pub helper_first: bool,
}

/// How many treasures a helper gets.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinShare"))]
#[serde(rename_all = "kebab-case")]
pub enum Share {
    /// This many.
    Number(u8),
    /// Half of them, rounded down.
    Half,
    /// All of them.
    All,
}

impl Default for Share {
    fn default() -> Share {
        Share::Number(0)
    }
}

/// What a victory has just brought.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Won {
    /// Levels that the main fighter and the helper have gained.
    pub(crate) gained: [u8; 2],
    /// Treasures that had been set aside for monsters killed by cards.
    pub(crate) aside: u8,
}

/// A fight, from the first monster until the flight is over.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(crate) struct Fight {
    pub(crate) main: Seat,
    pub(crate) helper: Option<Seat>,
    /// The helper was forced (MB-HELP-5).
    pub(crate) forced: bool,
    pub(crate) monsters: List<Monster, 10>,
    /// Enhancers, each with the group it is on.
    pub(crate) enhancers: List<(CardId, u8), 12>,
    pub(crate) groups: u8,
    /// The marks of the lines of all monsters and enhancers that are, or were, in it.
    pub(crate) marks: u32,
    /// The sum of one-shots on the fighters' and on the monsters' side.
    pub(crate) shots: [i16; 2],
    /// Bonuses that players have paid for. They last for the whole fight (MB-POWER-3) and count while the player is a
    /// fighter.
    pub(crate) paid: [i16; Seat::MAX],
    pub(crate) doubled: [u8; Seat::MAX],
    /// The cards behind `shots` and `paid`.
    pub(crate) played: List<Contribution, 16>,
    /// Cards to discard when the fight is over.
    pub(crate) spent: List<CardId, 32>,
    /// Levels set aside for monsters killed by cards (MB-FIGHT-7).
    pub(crate) levels: u8,
    pub(crate) treasures: u8,
    pub(crate) terms: Terms,
    /// Offers made so far by each pair, in both directions (MB-HELP-1).
    offers: [[u8; Seat::MAX]; Seat::MAX],
    /// Players who escape without a roll.
    pub(crate) slips: Seats,
    /// Whether running away has begun.
    pub(crate) fled: bool,
    /// Monsters killed by cards. With them the fight can be won even if no monster is left.
    pub(crate) slain: List<CardId, 8>,
    /// Players asked so far who have passed since the last play (MB-LASTCALL-1).
    pub(crate) passed: Seats,
    pub(crate) settled: bool,
    /// Set when the fight is won, so that it can still be shown as it was.
    pub(crate) won: Option<Won>,
    /// The totals before a free move. If it changes one, it counts as a play (MB-FREE-1).
    pub(crate) weighed: Option<(i32, i32)>,
    /// Whether the fighters' total is greater. `None` if something other than talk has happened since it was
    /// computed.
    pub(crate) ahead: Option<bool>,
}

impl Fight {
    /// An empty fight. Copying it takes fewer instructions than writing each field.
    const NONE: Fight = Fight {
        main: Seat::new(0),
        helper: None,
        forced: false,
        monsters: List::of(Monster { card: CardId(0), group: 0, twin: false }),
        enhancers: List::of((CardId(0), 0)),
        groups: 0,
        marks: 0,
        shots: [0; 2],
        paid: [0; Seat::MAX],
        doubled: [0; Seat::MAX],
        played: List::of(Contribution { card: CardId(0), by: Seat::new(0), on: Beneficiary::Own, n: None }),
        spent: List::of(CardId(0)),
        levels: 0,
        treasures: 0,
        terms: Terms { items: 0, share: Share::Number(0), helper_first: false },
        offers: [[0; Seat::MAX]; Seat::MAX],
        slips: Seats::NONE,
        fled: false,
        slain: List::of(CardId(0)),
        passed: Seats::NONE,
        settled: false,
        weighed: None,
        won: None,
        ahead: None,
    };

    pub(crate) fn new(main: Seat) -> Fight {
        Fight { main, ..Fight::NONE }
    }

    pub(crate) fn fighters(&self) -> Seats {
        let main = Seats::only(self.main);
        self.helper.map_or(main, |helper| main.with(helper))
    }

    /// How many offers a pair has made so far, whichever of them fights (MB-HELP-1).
    pub(crate) fn offers(&self, one: Seat, other: Seat) -> u8 {
        self.offers[one.index()][other.index()]
    }

    /// Counts another offer of a pair.
    pub(crate) fn count_offer(&mut self, one: Seat, other: Seat) {
        self.offers[one.index()][other.index()] += 1;
        self.offers[other.index()][one.index()] += 1;
    }

    /// After a play the main fighter moves again, and settles again (MB-LASTCALL-1).
    pub(crate) fn reopen(&mut self) {
        (self.settled, self.passed) = (false, Seats::NONE);
    }

    /// Adds a monster in a group of its own. False if there is no room.
    pub(crate) fn add(&mut self, card: CardId, set: &Set) -> bool {
        self.groups += 1;
        self.marks |= set.face(card).marks.bits();
        self.monsters.push(Monster { card, group: self.groups, twin: false })
    }
}

impl Munchkin {
    /// The lines that apply while a monster is in the fight: its own, and those of its enhancers.
    pub(crate) fn monster_lines<'a>(&'a self, fight: &'a Fight, monster: Monster) -> impl Iterator<Item = &'a Line> {
        self.monster_cards(fight, monster).flat_map(|card| self.lines_on_monster(card))
    }

    /// A monster's own card, and its enhancers.
    pub(crate) fn monster_cards(&self, fight: &Fight, monster: Monster) -> impl Iterator<Item = CardId> {
        let enhancers = fight.enhancers.iter().filter(move |(_, group)| *group == monster.group);
        std::iter::once(monster.card).chain(enhancers.map(|(card, _)| *card))
    }

    /// The lines of a card that apply while it is in the fight.
    pub(crate) fn lines_on_monster(&self, card: CardId) -> impl Iterator<Item = &Line> {
        let lines = self.set.get(card).lines.iter();
        lines.filter(|line| matches!(line.timing, Timing::InForce) && line.cost.is_none())
    }

    pub(crate) fn monster_has_tag(&self, fight: &Fight, monster: Monster, tag: Tag) -> bool {
        self.set.get(monster.card).tags.contains(&tag)
            || fight.marks & Marks::TAGS.bits() != 0
                && self.monster_lines(fight, monster).any(|line| matches!(line.effect, Effect::Tag(its) if its == tag))
    }

    /// Whether a monster of the fight meets a condition.
    pub(crate) fn some_monster(&self, fight: &Fight, condition: Condition) -> bool {
        fight.monsters.iter().any(|&monster| self.monster_is(fight, monster, condition))
    }

    pub(crate) fn monster_is(&self, fight: &Fight, monster: Monster, condition: Condition) -> bool {
        match condition {
            Condition::MonsterIs(tag) => self.monster_has_tag(fight, monster, tag),
            Condition::MonsterAtMost(level) => self.set.get(monster.card).level <= level, // MB-FIGHT-1: the printed level
            _ => true,
        }
    }

    /// How often a monster's line counts in this fight. `harm` says that the line is bad for the fighters.
    pub(crate) fn counts(&self, fight: &Fight, line: &Line, harm: bool) -> i32 {
        let mut times = 1;
        for &condition in &line.conditions {
            let holds = match condition {
                // MB-HELP-2: it counts once if it holds for either fighter.
                Condition::Against(which) | Condition::Has(which) => fight.fighters().into_iter().any(|seat| {
                    let player = self.player(seat);
                    if harm { player.suffers(self.set, which) } else { player.has(self.set, which) }
                }),
                Condition::MonsterIs(_) | Condition::MonsterAtMost(_) => self.some_monster(fight, condition),
                Condition::LevelAtMost(n) => self.player(fight.main).level <= n,
                Condition::LevelAtLeast(n) => self.player(fight.main).level >= n,
                Condition::Stands(standing) => self.stands(fight, fight.main, standing),
                Condition::Roll(_) => false,
                Condition::Per(thing) => {
                    times *= self.count(fight, fight.main, thing);
                    true
                }
            };
            if !holds {
                return 0;
            }
        }
        times
    }

    /// How often a thing counts for a player in a fight. Kept apart from `counts`, because few lines count anything.
    #[inline(never)]
    pub(crate) fn count(&self, fight: &Fight, seat: Seat, thing: Thing) -> i32 {
        match thing {
            Thing::Monster => fight.monsters.len() as i32,
            Thing::Other => self.n() as i32 - 1,
            _ => self.player(seat).count(thing),
        }
    }

    pub(crate) fn stands(&self, fight: &Fight, seat: Seat, standing: Standing) -> bool {
        match standing {
            Standing::Alone => seat == fight.main && fight.helper.is_none(),
            Standing::Helped => seat == fight.main && fight.helper.is_some(),
            Standing::OffTurn => seat != self.turn.seat,
        }
    }

    /// What killing a monster gives (MB-FIGHT-4, MB-TREASURE-1).
    #[inline]
    pub(crate) fn monster_reward(&self, fight: &Fight, monster: Monster, what: Reward) -> i32 {
        let card = self.set.get(monster.card);
        let printed = i32::from(match what {
            Reward::Treasures => card.treasures,
            Reward::Levels => card.levels,
        });
        let changed = fight.marks & Marks::REWARDS.bits() != 0;
        if changed { self.changed_reward(fight, monster, what, printed) } else { printed }
    }

    #[inline(never)]
    fn changed_reward(&self, fight: &Fight, monster: Monster, what: Reward, printed: i32) -> i32 {
        let more: i32 = self
            .monster_lines(fight, monster)
            .map(|line| match line.effect {
                Effect::Reward(which, n) if which == what => i32::from(n) * self.counts(fight, line, false),
                _ => 0,
            })
            .sum();
        (printed + more).max(printed.min(1))
    }

    /// Whether some line of a monster passes a test.
    #[inline(never)]
    pub(crate) fn some_line(&self, fight: &Fight, test: impl Fn(&Line) -> bool) -> bool {
        fight.monsters.iter().any(|&monster| self.monster_lines(fight, monster).any(&test))
    }

    /// Whether a condition holds for a player; `None` for a roll and for things to count, which are not conditions on
    /// the player.
    pub(crate) fn meets(&self, fight: Option<&Fight>, seat: Seat, condition: Condition) -> Option<bool> {
        let player = self.player(seat);
        Some(match condition {
            Condition::Against(which) | Condition::Has(which) => player.has(self.set, which),
            Condition::MonsterIs(_) | Condition::MonsterAtMost(_) => {
                fight.is_some_and(|fight| self.some_monster(fight, condition))
            }
            Condition::LevelAtMost(n) => player.level <= n,
            Condition::LevelAtLeast(n) => player.level >= n,
            Condition::Stands(standing) => fight.is_some_and(|fight| self.stands(fight, seat, standing)),
            Condition::Roll(_) | Condition::Per(_) => return None,
        })
    }

    /// How often a line of a player's own card counts in a fight.
    pub(crate) fn holds_for(&self, fight: &Fight, seat: Seat, line: &Line) -> i32 {
        let mut times = 1;
        for &condition in &line.conditions {
            times *= match condition {
                Condition::Per(thing) => self.count(fight, seat, thing),
                Condition::Has(which) if harms(line.effect) => i32::from(self.player(seat).suffers(self.set, which)),
                _ => i32::from(self.meets(Some(fight), seat, condition) == Some(true)),
            };
        }
        times
    }

    /// What changes a player's roll to run away from a monster (MB-FLEE-1).
    pub(crate) fn flee_modifier(&self, fight: &Fight, seat: Seat, monster: Monster) -> i32 {
        let mut sum = 0;
        self.each_line(fight, seat, Some(monster), Marks::FLEE, &mut |_, line| {
            if let Effect::Flee(n) = line.effect {
                sum += i32::from(n) * self.holds_for(fight, seat, line);
            }
        });
        if fight.marks & Marks::FLEE.bits() != 0 {
            for line in self.monster_lines(fight, monster) {
                if let Effect::Flee(n) = line.effect {
                    sum += i32::from(n) * self.counts(fight, line, n < 0);
                }
            }
        }
        sum
    }

    /// Whether a line on a monster applies to this player, who runs from it.
    fn concerns(&self, fight: &Fight, seat: Seat, line: &Line) -> bool {
        line.conditions.iter().all(|&condition| self.meets(Some(fight), seat, condition) == Some(true))
    }

    /// Whether the monster does not chase this player (MB-FLEE-3).
    #[inline]
    pub(crate) fn does_not_chase(&self, fight: &Fight, seat: Seat, monster: Monster) -> bool {
        self.chases_so(fight, seat, monster, |effect| matches!(effect, Effect::Escape { .. }))
    }

    /// Whether a monster has a line of this kind about running away that applies to this player.
    #[inline]
    fn chases_so(&self, fight: &Fight, seat: Seat, monster: Monster, so: impl Fn(Effect) -> bool) -> bool {
        fight.marks & Marks::CHASE.bits() != 0 && self.some_line_concerns(fight, seat, monster, so)
    }

    #[inline(never)]
    fn some_line_concerns(&self, fight: &Fight, seat: Seat, monster: Monster, test: impl Fn(Effect) -> bool) -> bool {
        self.monster_lines(fight, monster).any(|line| test(line.effect) && self.concerns(fight, seat, line))
    }

    /// Whether only a Minion saves this player from it (MB-MINION-SAC).
    #[inline]
    pub(crate) fn no_escape(&self, fight: &Fight, seat: Seat, monster: Monster) -> bool {
        self.chases_so(fight, seat, monster, |effect| matches!(effect, Effect::NoEscape))
    }

    /// MB-FIGHT-6: whether it leaves as friendly.
    pub(crate) fn is_friendly(&self, fight: &Fight, monster: Monster) -> bool {
        if fight.marks & Marks::MANNERS.bits() == 0 {
            return false;
        }
        let has = |which: Trait| fight.fighters().into_iter().any(|seat| self.player(seat).has(self.set, which));
        let mut lines = self.monster_lines(fight, monster);
        lines.any(|line| matches!(line.effect, Effect::Friendly(which) if has(which)))
    }

    /// MB-HELP-5: whether one of the monsters must be fought alone.
    #[inline]
    pub(crate) fn must_fight_alone(&self, fight: &Fight) -> bool {
        let solo = |line: &Line| matches!(line.effect, Effect::Solo);
        fight.marks & Marks::MANNERS.bits() != 0 && self.some_line(fight, solo)
    }

    /// The levels that winning the fight would give the main fighter.
    pub(crate) fn levels_to_win(&self, fight: &Fight) -> i32 {
        let killed: i32 = fight.monsters.iter().map(|&m| self.monster_reward(fight, m, Reward::Levels)).sum();
        killed + i32::from(fight.levels)
    }

    /// How many treasures winning the fight would give.
    pub(crate) fn treasures_to_win(&self, fight: &Fight) -> i32 {
        let killed: i32 = fight.monsters.iter().map(|&m| self.monster_reward(fight, m, Reward::Treasures)).sum();
        killed + i32::from(fight.treasures)
    }
}

impl Player {
    /// Whether the main fighter has won by reaching the tenth level (MB-GOAL-1).
    pub(crate) fn at_the_top(&self) -> bool {
        self.level >= 10
    }
}
