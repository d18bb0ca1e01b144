//! The totals of the two sides of a fight (MB-FIGHT-1).

use super::fight::{Fight, Monster};
use super::lines::harms;
use super::parts::{Beneficiary, Contribution, PartKind, Tally, Unheard, tell_played};
use super::player::Player;
use super::state::Munchkin;
use crate::card::{Card, CardId, Kind, Marks, Slot};
use crate::vocabulary::{Condition, Effect, Ignored, Line, Number, Thing, Timing};
use table::Seat;

impl Munchkin {
    /// A monster's strength: its level, enhancers and bonuses, at least 1 (MB-FIGHT-1).
    pub(crate) fn monster_strength(&self, fight: &Fight, monster: Monster) -> i32 {
        self.monster_strength_with(fight, monster, &mut Unheard)
    }

    /// The same, reporting each part.
    pub(crate) fn monster_strength_with(&self, fight: &Fight, monster: Monster, tally: &mut impl Tally) -> i32 {
        let face = self.set.face(monster.card);
        let mut sum = i32::from(face.level);
        tally.add(PartKind::Level, Some(monster.card), sum);
        if fight.enhancers.is_empty() && !face.has(Marks::STRENGTH) {
            tally.add(PartKind::Card, Some(monster.card), face.sure.into());
            sum += i32::from(face.sure);
        } else {
            let mut mixed = false;
            for card in self.monster_cards(fight, monster) {
                for line in self.lines_on_monster(card) {
                    // MB-MIX-1: a demon counts once, however it became one.
                    if self.set.is_mixed(line) && std::mem::replace(&mut mixed, true) {
                        continue;
                    }
                    let (Effect::Enhance(n) | Effect::Bonus(Number::Fixed(n))) = line.effect else { continue };
                    let n = i32::from(n) * self.counts(fight, line, n > 0);
                    tally.add(PartKind::Card, Some(card), n);
                    sum += n;
                }
            }
        }
        tally.add(PartKind::Least, Some(monster.card), (1 - sum).max(0));
        sum.max(1)
    }

    /// The monsters' total.
    pub(crate) fn monsters_total(&self, fight: &Fight) -> i32 {
        let sum: i32 = fight.monsters.iter().map(|&monster| self.monster_strength(fight, monster)).sum();
        sum + i32::from(fight.shots[1])
    }

    /// The fighters' total.
    pub(crate) fn fighters_total(&self, fight: &Fight) -> i32 {
        let own: i32 = fight.fighters().into_iter().map(|seat| self.strength(fight, seat)).sum();
        own + i32::from(fight.shots[0])
    }

    /// MB-FIGHT-1: whether the fighters' total is greater.
    #[inline]
    pub(crate) fn winning(&self, fight: &Fight) -> bool {
        let known = fight.ahead;
        debug_assert!(
            known.is_none_or(|ahead| ahead == self.is_ahead(fight)),
            "a fight has changed without being added up again"
        );
        known.unwrap_or_else(|| self.is_ahead(fight))
    }

    #[inline(never)]
    fn is_ahead(&self, fight: &Fight) -> bool {
        let monsters = self.monsters_total(fight);
        let added_up = || self.fighters_total(fight) > monsters;
        let seen = self.ahead_at_a_glance(fight, monsters);
        debug_assert!(seen.is_none_or(|ahead| ahead == added_up()), "a conditional bonus has turned a fight");
        seen.unwrap_or_else(added_up)
    }

    /// Whether the fighters are ahead, if the bounds on the conditional bonuses decide that. Usually they do.
    fn ahead_at_a_glance(&self, fight: &Fight, monsters: i32) -> Option<bool> {
        let (mut played, mut own) = (i32::from(fight.shots[0]) - monsters, 0);
        let (mut adds, mut takes, mut untold) = (0, 0, 0);
        for seat in fight.fighters() {
            let glance = self.glance(seat);
            own += i32::from(self.player(seat).level) + i32::from(glance.sure);
            played += i32::from(fight.paid[seat.index()]);
            (adds, takes) = (adds + i32::from(glance.adds), takes + i32::from(glance.takes));
            untold |= (glance.force | glance.curses) & Marks::UNTOLD.bits() | u32::from(fight.doubled[seat.index()]);
        }
        // A monster may ignore all of the fighters' own bonuses, or none.
        let ignores = fight.marks & Marks::IGNORES.bits() != 0;
        let (least, most) = (played + if ignores { 0 } else { own } - takes, played + own + adds);
        (untold == 0 && (least > 0 || most <= 0)).then_some(least > 0)
    }

    /// Adds up once, for all talks about help that may follow.
    pub(crate) fn add_up(&mut self) {
        let ahead = self.fight.as_ref().map(|fight| self.winning(fight));
        if let Some(fight) = &mut self.fight {
            fight.ahead = ahead;
        }
    }

    /// Whether a monster ignores something, or any monster of the fight does.
    #[inline]
    fn ignored(&self, fight: &Fight, by: Option<Monster>, what: Ignored) -> bool {
        let ignores = |line: &Line| matches!(line.effect, Effect::Ignore(ignored) if ignored == what);
        fight.marks & Marks::IGNORES.bits() != 0
            && match by {
                Some(monster) => self.monster_lines(fight, monster).any(ignores),
                None => self.some_line(fight, ignores),
            }
    }

    fn gives_nothing(&self, fight: &Fight, by: Option<Monster>, card: &Card) -> bool {
        let ignored = |what: Ignored| self.ignored(fight, by, what);
        let slot = match card.slot {
            Some(Slot::Head) => Some(Ignored::Head),
            Some(Slot::Armour) => Some(Ignored::Armour),
            Some(Slot::Feet) => Some(Ignored::Feet),
            Some(Slot::Hand1 | Slot::Hand2) => Some(Ignored::Held),
            None => None,
        };
        match card.kind {
            Kind::Item => ignored(Ignored::Items) || slot.is_some_and(ignored),
            Kind::Power => ignored(Ignored::Powers),
            Kind::Minion => ignored(Ignored::Minion),
            _ => false,
        }
    }

    /// Whether the bonus of an ability of this card would be ignored now.
    pub(crate) fn counts_for_nothing(&self, card: CardId) -> bool {
        let card = self.set.get(card);
        !card.one_shot && self.fight.as_ref().is_some_and(|fight| self.gives_nothing(fight, None, card))
    }

    /// A fighter's own strength (MB-FIGHT-1).
    pub(crate) fn strength(&self, fight: &Fight, seat: Seat) -> i32 {
        self.strength_with(fight, seat, &mut Unheard)
    }

    /// The same, reporting each part.
    pub(crate) fn strength_with<T: Tally>(&self, fight: &Fight, seat: Seat, tally: &mut T) -> i32 {
        let player = self.player(seat);
        let mut doubled = i32::from(fight.doubled[seat.index()]);
        let ignores = fight.marks & Marks::IGNORES.bits() != 0;
        let level = if ignores && self.ignored(fight, None, Ignored::Level) { 0 } else { i32::from(player.level) };
        let mut sum = if ignores || T::HEARD {
            tally.add(PartKind::Level, None, level);
            let sure = self.sure_bonuses(fight, player);
            level + sure.map(|(card, n)| (tally.add(PartKind::Card, Some(card), n), n).1).sum::<i32>()
        } else {
            level + i32::from(self.glance(seat).sure)
        };
        self.each_line(fight, seat, None, Marks::STRENGTH, &mut |card, line| match line.effect {
            _ if line.is_sure() => {}
            Effect::Bonus(Number::Fixed(n)) => {
                let n = i32::from(n) * self.holds_for(fight, seat, line);
                tally.add(PartKind::Card, Some(card), n);
                sum += n;
            }
            Effect::Double if self.holds_for(fight, seat, line) > 0 => {
                tally.doubles(card);
                doubled += 1;
            }
            _ => {}
        });
        if T::HEARD {
            let own = |played: &Contribution| played.on == Beneficiary::Own && played.by == seat;
            tell_played(fight, own, fight.paid[seat.index()], tally);
        }
        sum += i32::from(fight.paid[seat.index()]);
        for _ in 0..doubled {
            tally.doubled(sum);
            sum *= 2;
        }
        sum
    }

    /// The unconditional bonuses of cards in play, for fights in which a monster may ignore some.
    fn sure_bonuses<'a>(&'a self, fight: &'a Fight, player: &'a Player) -> impl Iterator<Item = (CardId, i32)> + 'a {
        let sure = player.in_force().map(|card| (card, i32::from(self.set.face(card).sure)));
        sure.filter(|&(card, n)| n != 0 && !self.gives_nothing(fight, None, self.set.get(card)))
    }

    /// Finds the lines that apply to a player in a fight: those with this mark on cards in play, and those of curses
    /// that count. Leaves out what `by`, the monster they run from, ignores; without it, what any monster ignores.
    pub(crate) fn each_line(
        &self,
        fight: &Fight,
        seat: Seat,
        by: Option<Monster>,
        mark: Marks,
        found: &mut impl FnMut(CardId, &Line),
    ) {
        let (player, glance) = (self.player(seat), self.glance(seat));
        if glance.force & mark.bits() != 0 {
            let ignores = fight.marks & Marks::IGNORES.bits() != 0;
            let mut count = |id: CardId| {
                let card = self.set.get(id);
                if ignores && self.gives_nothing(fight, by, card) {
                    return;
                }
                let spared = card.kind == Kind::Race && player.half_human(self.set); // MB-HALF-1
                for line in card.lines.iter().filter(|line| matches!(line.timing, Timing::InForce)) {
                    if !(spared && harms(line.effect)) {
                        found(id, line);
                    }
                }
            };
            if glance.rest & mark.bits() != 0 {
                let rest = player.traits_powers_minions();
                rest.filter(|&card| self.set.face(card).has(mark)).for_each(&mut count);
            }
            if glance.items & mark.bits() != 0 {
                let items = player.items.iter().filter(|item| item.in_use).map(|item| item.card);
                items.filter(|&card| self.set.face(card).has(mark)).for_each(&mut count);
            }
        }
        if glance.curses & mark.bits() != 0 {
            for hex in player.curses.iter() {
                let counts = |timing| timing == Timing::Lasting || (hex.counting && timing == Timing::NextFight);
                let lines = self.set.get(hex.card).lines.iter();
                lines.filter(|line| counts(line.timing)).for_each(|line| found(hex.card, line));
            }
        }
    }

    /// A player's level and the bonuses that apply outside fights.
    pub(crate) fn strength_at_rest(&self, seat: Seat) -> i32 {
        i32::from(self.player(seat).level) + self.bonuses(seat).map(|(_, n)| n).sum::<i32>()
    }

    /// What each card in force adds outside fights.
    pub(crate) fn bonuses(&self, seat: Seat) -> impl Iterator<Item = (CardId, i32)> + '_ {
        self.player(seat).in_force().map(move |card| (card, self.bonus_of(seat, card)))
    }

    /// What a card in play adds to its owner outside fights.
    pub(crate) fn bonus_of(&self, seat: Seat, card: CardId) -> i32 {
        let (player, card) = (self.player(seat), self.set.get(card));
        let mut sum = 0;
        for line in card.lines.iter().filter(|line| line.timing == Timing::InForce && line.cost.is_none()) {
            let Effect::Bonus(Number::Fixed(n)) = line.effect else { continue };
            if card.kind == Kind::Race && harms(line.effect) && player.half_human(self.set) {
                continue;
            }
            let mut times = 1;
            for &condition in &line.conditions {
                times *= match condition {
                    Condition::Per(Thing::Other) => self.n() as i32 - 1,
                    Condition::Per(thing) => player.count(thing),
                    _ => i32::from(self.meets(None, seat, condition) == Some(true)),
                };
            }
            sum += i32::from(n) * times;
        }
        sum
    }
}
