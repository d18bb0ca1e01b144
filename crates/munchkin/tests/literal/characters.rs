//! What characters are, have and may use (sections 4 and 5).

use crate::state::{Item, Literal};
use munchkin::{Allowance, Card, CardId, Effect, Kind, Line, Place, Slot, Timing, Trait};

/// The lines that hang together: the first, and those that say `else` or `or`.
pub(crate) fn groups(card: &'static Card) -> Vec<(usize, Vec<&'static Line>)> {
    let mut groups: Vec<(usize, Vec<&'static Line>)> = Vec::new();
    for (at, line) in card.lines.iter().enumerate() {
        if line.link == munchkin::Link::Apart || groups.is_empty() {
            groups.push((at, vec![line]));
        } else {
            groups.last_mut().expect("there is one").1.push(line);
        }
    }
    groups
}

impl Literal {
    /// MB-HALF-1: with one Race all its advantages and none of its drawbacks.
    pub(crate) fn spared(&self, who: usize) -> bool {
        self.players[who].half.is_some() && self.players[who].races.len() == 1
    }

    pub(crate) fn human(&self, who: usize) -> bool {
        self.players[who].races.is_empty() // MB-RACE-1: none = human; MB-HALF-2: half a Race is not human
    }

    /// Is or has that.
    pub(crate) fn has(&self, who: usize, what: Trait) -> bool {
        let player = &self.players[who];
        match what {
            Trait::Card(card) => player.races.contains(&card) || player.powers.contains(&card),
            Trait::Human => self.human(who),
            Trait::Race => !player.races.is_empty(),
            Trait::Power => !player.powers.is_empty(),
            Trait::Minion => !player.minions.is_empty(),
            Trait::Female | Trait::Male => panic!("no shipped card looks at the sex (MB-SETUP-3)"),
            Trait::Bare(place) => !player.items.iter().any(|item| {
                let there = match self.card(item.card).slot {
                    Some(Slot::Head) => place == Place::Head,
                    Some(Slot::Armour) => place == Place::Armour,
                    Some(Slot::Feet) => place == Place::Feet,
                    Some(Slot::Hand1 | Slot::Hand2) => place == Place::Hands,
                    None => false,
                };
                item.in_use && there
            }),
        }
    }

    /// MB-ITEM-1, MB-POWER-2: restrictions on a card decide whether it helps you.
    pub(crate) fn may_use(&self, who: usize, card: CardId) -> bool {
        let card = self.card(card);
        let spared = |what: &Trait| matches!(what, Trait::Card(_)) && self.spared(who); // MB-HALF-1
        (card.only.is_empty() || card.only.iter().any(|&what| self.has(who, what)))
            && !card.not.iter().any(|what| self.has(who, *what) && !spared(what))
    }

    /// Cards of a player that work for (or against) them now: Races, Powers, Minions, items in use. Two copies
    /// of a Power do not add up (MB-POWER-2).
    pub(crate) fn working(&self, who: usize) -> Vec<CardId> {
        let player = &self.players[who];
        let mut cards = player.races.clone();
        for &power in &player.powers {
            if !cards.contains(&power) {
                cards.push(power);
            }
        }
        cards.extend(&player.minions);
        cards.extend(player.items.iter().filter(|item| item.in_use).map(|item| item.card));
        cards
    }

    /// The lines in force of a player's cards, without the drawbacks they are spared (MB-HALF-1).
    pub(crate) fn lines_in_force(&self, who: usize) -> Vec<(CardId, &'static Line)> {
        let mut lines = Vec::new();
        for card in self.working(who) {
            for line in &self.card(card).lines {
                let drawback = match line.effect {
                    Effect::Bonus(munchkin::Number::Fixed(n)) => n < 0,
                    Effect::Flee(n) | Effect::Limit(_, n) => n < 0,
                    _ => false,
                };
                let is_race = self.card(card).kind == Kind::Race;
                if line.timing == Timing::InForce && line.cost.is_none() && !(drawback && is_race && self.spared(who)) {
                    lines.push((card, line));
                }
            }
        }
        for curse in &self.players[who].curses {
            for line in &self.card(curse.card).lines {
                if line.timing == Timing::Lasting || (line.timing == Timing::NextFight && curse.counts) {
                    lines.push((curse.card, line));
                }
            }
        }
        lines
    }

    fn allowance(&self, who: usize, what: Allowance) -> i32 {
        let base = match what {
            Allowance::Hand => 5,                        // MB-HAND-1
            Allowance::Hands => 2,                       // MB-ITEM-1
            Allowance::Ranks => self.players[who].level, // MB-POWER-1
            Allowance::Big | Allowance::Head | Allowance::Armour | Allowance::Feet | Allowance::Minions => 1,
        };
        let more = |(_, line): (CardId, &Line)| match line.effect {
            Effect::Limit(of, n) if of == what => i32::from(n),
            _ => 0,
        };
        (base + self.lines_in_force(who).into_iter().map(more).sum::<i32>()).max(0)
    }

    pub(crate) fn most_in_hand(&self, who: usize) -> usize {
        self.allowance(who, Allowance::Hand) as usize
    }

    pub(crate) fn most_ranks(&self, who: usize) -> i32 {
        self.allowance(who, Allowance::Ranks)
    }

    pub(crate) fn most_minions(&self, who: usize) -> usize {
        self.allowance(who, Allowance::Minions) as usize
    }

    pub(crate) fn ranks(&self, who: usize) -> i32 {
        self.players[who].powers.iter().map(|&power| i32::from(self.card(power).rank)).sum()
    }

    fn exempt(&self, who: usize) -> usize {
        self.lines_in_force(who).into_iter().filter(|(_, line)| line.effect == Effect::Exempt).count()
    }

    /// Whether all but so many of these items fit into the slots and the Big rule, looking at what is asked for.
    fn fits(&self, who: usize, items: &[Item], slots: bool, big: bool) -> bool {
        let seen: Vec<&Item> = items.iter().filter(|item| !item.cheated).collect();
        let most = self.exempt(who);
        // Every set of items that ignore the limits, no larger than allowed.
        fn try_all(
            seen: &[&Item],
            at: usize,
            left: usize,
            kept: &mut Vec<CardId>,
            used: &mut Vec<bool>,
            ok: &dyn Fn(&[CardId], &[bool]) -> bool,
        ) -> bool {
            if at == seen.len() {
                return ok(kept, used);
            }
            kept.push(seen[at].card);
            used.push(seen[at].in_use);
            let fits = try_all(seen, at + 1, left, kept, used, ok);
            kept.pop();
            used.pop();
            fits || (left > 0 && try_all(seen, at + 1, left - 1, kept, used, ok))
        }
        let ok = |kept: &[CardId], used: &[bool]| {
            let count = |of: &dyn Fn(&Card) -> i32, worn: bool| -> i32 {
                kept.iter().zip(used).filter(|&(_, &used)| used || !worn).map(|(&card, _)| of(self.card(card))).sum()
            };
            let slot = |slot: Slot| move |card: &Card| i32::from(card.slot == Some(slot));
            let hands = |card: &Card| match card.slot {
                Some(Slot::Hand1) => 1,
                Some(Slot::Hand2) => 2,
                _ => 0,
            };
            (!big || count(&|card| i32::from(card.big), false) <= self.allowance(who, Allowance::Big))
                && (!slots
                    || (count(&slot(Slot::Head), true) <= self.allowance(who, Allowance::Head)
                        && count(&slot(Slot::Armour), true) <= self.allowance(who, Allowance::Armour)
                        && count(&slot(Slot::Feet), true) <= self.allowance(who, Allowance::Feet)
                        && count(&hands, true) <= self.allowance(who, Allowance::Hands)))
        };
        try_all(&seen, 0, most, &mut Vec::new(), &mut Vec::new(), &ok)
    }

    /// MB-CHECK-1 (4).
    pub(crate) fn bigs_fit(&self, who: usize) -> bool {
        self.fits(who, &self.players[who].items, false, true)
    }

    /// MB-CHECK-1 (5).
    pub(crate) fn slots_fit(&self, who: usize) -> bool {
        self.fits(who, &self.players[who].items, true, true)
    }

    /// Whether this item could come to the table and be carried.
    pub(crate) fn may_carry(&self, who: usize, card: CardId) -> bool {
        let mut items = self.players[who].items.clone();
        items.push(Item { card, in_use: false, cheated: false, callable: false });
        // An exemption that a second hat uses up is none for a second Big item.
        !self.card(card).big || self.fits(who, &items, true, true)
    }

    /// Whether the Big items are within the limit when this item has come.
    pub(crate) fn bigs_fit_with(&self, who: usize, card: CardId) -> bool {
        let mut items = self.players[who].items.clone();
        items.push(Item { card, in_use: false, cheated: false, callable: false });
        self.fits(who, &items, false, true)
    }

    /// Whether this item could come to the table and be used at once, `big` if the Big rule is to hold. What it allows
    /// itself counts.
    pub(crate) fn may_wear(&self, who: usize, card: CardId, big: bool) -> bool {
        let mut items = self.players[who].items.clone();
        items.push(Item { card, in_use: true, cheated: false, callable: false });
        self.may_use(who, card) && self.fits(who, &items, true, big)
    }

    /// Whether an item on the table could be turned into use.
    pub(crate) fn may_turn_up(&self, who: usize, at: usize) -> bool {
        let mut items = self.players[who].items.clone();
        items[at].in_use = true;
        items[at].cheated = false;
        self.may_use(who, items[at].card) && self.fits(who, &items, true, true)
    }

    /// How much room is missing: hands, heads and so on that are used and not there.
    pub(crate) fn shortage(&self, who: usize, items: &[Item]) -> i32 {
        let used = |slot: Slot| {
            items.iter().filter(|item| item.in_use && !item.cheated && self.card(item.card).slot == Some(slot)).count()
                as i32
        };
        let short = |used: i32, what: Allowance| (used - self.allowance(who, what)).max(0);
        short(used(Slot::Head), Allowance::Head)
            + short(used(Slot::Armour), Allowance::Armour)
            + short(used(Slot::Feet), Allowance::Feet)
            + short(used(Slot::Hand1) + 2 * used(Slot::Hand2), Allowance::Hands)
    }

    /// MB-SELL-1: what an item sells for, `worth` included.
    pub(crate) fn gold(&self, who: usize, card: CardId) -> i32 {
        let mut times = 1;
        for (_, line) in self.lines_in_force(who) {
            if let Effect::Worth(n) = line.effect {
                times = times.max(i32::from(n));
            }
        }
        i32::from(self.card(card).gold) * times
    }
}
