//! The value of cards and the cost of losing them, in levels.

use super::judge::Judge;
use munchkin::{
    Card, CardId, Condition, Cost, Effect, Event, Kind, Line, Link, Loss, Many, Number, Slot, Timing, Which,
};
use table::Seat;

/// A number, or the average of a die.
pub(super) fn amount(n: Number) -> f32 {
    match n {
        Number::Fixed(n) => f32::from(n),
        Number::Die => 3.5,
    }
}

/// The best bonus of a one-shot.
fn shot(card: &Card) -> f32 {
    card.lines.iter().map(|line| if let Effect::Bonus(n) = line.effect { amount(n) } else { 0.0 }).fold(0.0, f32::max)
}

fn is_held(slot: Option<Slot>) -> bool {
    matches!(slot, Some(Slot::Hand1 | Slot::Hand2))
}

impl Judge<'_> {
    pub(super) fn card(&self, card: CardId) -> &'static Card {
        self.sight.set().get(card)
    }

    /// How much more bonus an item would add than the one worn in its place.
    pub(super) fn wearing(&self, card: CardId) -> f32 {
        if !self.sight.may_use(self.me, card) {
            return 0.0;
        }
        let face = self.card(card);
        let gadget = |card: &Card, bonus: i32| {
            if bonus == 0 && card.lines.iter().any(|line| line.timing == Timing::InForce) {
                self.h.gadget()
            } else {
                0.0
            }
        };
        let value = |card: CardId| {
            let bonus = self.sight.bonus(self.me, card);
            bonus as f32 * self.h.bonus() + gadget(self.card(card), bonus)
        };
        let own = value(card);
        if face.slot.is_none() || self.sight.has_room_for(card) {
            return own;
        }
        // The least valuable item it could replace, or both hands for a two-handed item.
        let (mut least, mut sum) = (f32::MAX, 0.0);
        for (other, in_use) in self.sight.items(self.me) {
            let slot = self.card(other).slot;
            if in_use && (slot == face.slot || (is_held(slot) && is_held(face.slot))) {
                let value = value(other);
                least = least.min(value);
                sum += value;
            }
        }
        let instead = match face.slot {
            Some(Slot::Hand1) if least < f32::MAX => least,
            _ => sum,
        };
        (own - instead).max(0.0)
    }

    fn gold(&self, card: &Card) -> f32 {
        if self.sight.level(self.me) < 9 { self.h.gold() * f32::from(card.gold) / 1000.0 } else { 0.0 }
    }

    /// The value of a card in this player's hand.
    pub(super) fn keep(&self, card: CardId) -> f32 {
        let (h, face) = (self.h, self.card(card));
        let own = self.me;
        let bonus = || self.sight.bonus(own, card) as f32 * h.bonus();
        let worth = match face.kind {
            Kind::Item if face.one_shot => {
                let shot = shot(face);
                (if shot > 0.0 { h.shot() * shot } else { h.trick() }).max(self.gold(face))
            }
            Kind::Item => self.wearing(card).max(self.gold(face)),
            Kind::GoUp if self.sight.level(own) < 9 => 1.0,
            Kind::GoUp => 0.05,
            Kind::Power if !self.sight.may_use(own, card) => 0.05,
            Kind::Power => bonus().max(h.rank() * f32::from(face.rank)),
            Kind::Race | Kind::Class | Kind::Style => {
                if self.sight.traits(own).is_empty() {
                    h.race()
                } else {
                    0.1
                }
            }
            Kind::Half if !self.sight.is_half_breed(own) => h.half(),
            Kind::Half => 0.05,
            Kind::Minion if self.sight.minions(own).is_empty() => h.minion() + bonus(),
            Kind::Minion => 0.15,
            Kind::Monster if self.sight.trouble(card).margin > 0 => h.prey(),
            Kind::Monster => h.foe(),
            Kind::Curse => h.curse(),
            Kind::Enhancer | Kind::Twin | Kind::Wandering => h.hinder(),
            Kind::Special => h.trick(),
        };
        if self.crowded { worth * h.crowded() } else { worth }
    }

    /// The cost to a player of losing a card in play.
    pub(super) fn loss(&self, seat: Seat, card: CardId, in_use: bool) -> f32 {
        let (h, face) = (self.h, self.card(card));
        let gold = h.gold() * f32::from(face.gold) / 1000.0;
        let bonus = self.sight.bonus(seat, card) as f32 * h.bonus();
        match face.kind {
            Kind::Item if face.one_shot => (h.shot() * shot(face)).max(gold),
            Kind::Item if in_use => bonus.max(gold) + 0.1,
            Kind::Item => gold,
            Kind::Minion => h.minion() + bonus,
            Kind::Power => bonus.max(h.rank() * f32::from(face.rank)),
            _ => h.race() + bonus,
        }
    }

    /// The value of a card to this player, wherever they have it.
    pub(super) fn own_loss(&self, card: CardId) -> f32 {
        if self.sight.hand().any(|held| held == card) {
            return self.keep(card);
        }
        let in_use = self.sight.items(self.me).any(|item| item == (card, true));
        self.loss(self.me, card, in_use)
    }

    /// The value of the cards that a cost takes, paying with the least valuable ones other than `but`.
    pub(super) fn price(&self, cost: Option<Cost>, but: CardId) -> f32 {
        let in_play = || self.sight.items(self.me).map(|(card, in_use)| self.loss(self.me, card, in_use));
        let hand = || self.sight.hand().filter(|&card| card != but).map(|card| self.keep(card));
        match cost {
            None | Some(Cost::This) => 0.0,
            Some(Cost::Cards(n)) => least(hand().chain(in_play()), n),
            Some(Cost::Items(n)) => least(in_play(), n),
            Some(Cost::Hand) => hand().sum(),
            Some(Cost::Levels(n)) => f32::from(n),
        }
    }

    /// The cost to a player of dying: everything they hold and wear.
    fn death(&self, seat: Seat) -> f32 {
        let items: f32 = self.sight.items(seat).map(|(card, in_use)| self.loss(seat, card, in_use)).sum();
        let minions: f32 = self.sight.minions(seat).iter().map(|&card| self.loss(seat, card, true)).sum();
        self.h.death() + items + minions + self.hand_worth(seat, usize::MAX)
    }

    /// The value of the first cards of a hand. Only one's own hand is known.
    fn hand_worth(&self, seat: Seat, n: usize) -> f32 {
        if seat == self.me {
            least(self.sight.hand().map(|card| self.keep(card)), n.min(255) as u8)
        } else {
            self.h.unknown() * self.sight.hand_of(seat).min(n) as f32
        }
    }

    /// The cost to the victim of a card's lines with this timing.
    pub(super) fn harm(&self, card: CardId, timing: Timing, victim: Seat) -> f32 {
        let mut sum = 0.0;
        let mut present: Option<f32> = None;
        let mut counts = false;
        for line in &self.card(card).lines {
            match line.link {
                Link::Apart => {
                    sum += present.take().unwrap_or(0.0);
                    counts = line.timing == timing;
                    if counts {
                        let (harm, chance) = self.strikes(line, victim);
                        present = harm.map(|harm| harm * chance).filter(|_| chance > 0.0);
                    }
                }
                _ if !counts => {}
                Link::Else => {
                    let (harm, _) = self.strikes(line, victim);
                    let missed = 1.0 - self.chance_before(card, line);
                    present = match present {
                        None => harm,
                        Some(first) => Some(first + missed * harm.unwrap_or(0.0)),
                    };
                }
                Link::Or => {
                    let (harm, _) = self.strikes(line, victim);
                    present = Some(present.unwrap_or(0.0).min(harm.unwrap_or(0.0)));
                }
            }
        }
        sum + present.unwrap_or(0.0)
    }

    /// The cost to the victim of one line of a card.
    pub(super) fn line_harm(&self, card: CardId, at: usize, victim: Seat) -> f32 {
        let line = self.card(card).lines.get(at);
        line.and_then(|line| self.strikes(line, victim).0).unwrap_or(0.0)
    }

    /// The probability of the roll that the previous line requires.
    fn chance_before(&self, card: CardId, line: &Line) -> f32 {
        let lines = &self.card(card).lines;
        let at = lines.iter().position(|other| std::ptr::eq(other, line)).unwrap_or(0);
        lines.get(at.wrapping_sub(1)).map_or(1.0, roll)
    }

    /// The cost to the victim of a line (`None` if it does not apply), and the probability that it strikes.
    fn strikes(&self, line: &Line, victim: Seat) -> (Option<f32>, f32) {
        let mut times = 1.0;
        for &condition in &line.conditions {
            match condition {
                Condition::Per(thing) => {
                    times = match thing {
                        munchkin::Thing::Power => self.sight.powers(victim).len() as f32,
                        munchkin::Thing::Item => self.sight.items(victim).filter(|item| item.1).count() as f32,
                        munchkin::Thing::Other => self.sight.living().len() as f32 - 1.0,
                        _ => 1.0,
                    };
                }
                condition if self.sight.meets(victim, condition) == Some(false) => return (None, 1.0),
                _ => {}
            }
        }
        (self.effect(line.effect, line.timing, victim).map(|harm| harm * times).filter(|_| times > 0.0), roll(line))
    }

    fn effect(&self, effect: Effect, timing: Timing, victim: Seat) -> Option<f32> {
        let h = self.h;
        match effect {
            Effect::LoseLevel { n, .. } => {
                let most = (self.sight.level(victim) - 1) as f32;
                (most > 0.0).then(|| amount(n).min(most))
            }
            Effect::GainLevel { n, who: None } => Some(-amount(n)),
            Effect::Lose(loss) => self.losing(loss, victim),
            Effect::Change { .. } => Some(0.2),
            Effect::Die { .. } => Some(self.death(victim)),
            Effect::HandOver(which, _) => {
                self.losing(Loss { worn: false, which, many: one(), by: munchkin::By::Victim, who: None }, victim)
            }
            Effect::Bonus(n) => Some(-amount(n) * if timing == Timing::Lasting { h.bonus() } else { h.shot() }),
            Effect::Flee(n) => Some(-0.1 * f32::from(n)),
            Effect::Limit(..) => Some(0.2),
            _ => Some(0.0),
        }
    }

    fn losing(&self, loss: Loss, victim: Seat) -> Option<f32> {
        let n = match loss.many {
            Many::Number(n) => amount(n) as usize,
            Many::All => usize::MAX,
        };
        let such = |card: CardId| {
            let face = self.card(card);
            match loss.which {
                Which::Head => face.slot == Some(Slot::Head),
                Which::Armour => face.slot == Some(Slot::Armour),
                Which::Feet => face.slot == Some(Slot::Feet),
                Which::Held => is_held(face.slot),
                Which::Big => face.big,
                Which::Small => !face.big,
                _ => true,
            }
        };
        let losses = |cards: &[CardId]| {
            let cards = cards.iter().map(|&card| self.loss(victim, card, true));
            least(cards, n.min(255) as u8)
        };
        let harm = match loss.which {
            Which::Hand => self.hand_worth(victim, n),
            Which::Race => losses(self.sight.traits(victim)),
            Which::Power => losses(self.sight.powers(victim)),
            Which::Minion => losses(self.sight.minions(victim)),
            Which::Best => {
                let worn = self.sight.items(victim).filter(|item| item.1);
                worn.map(|(card, in_use)| self.loss(victim, card, in_use)).fold(0.0, f32::max)
            }
            _ => {
                let items = self.sight.items(victim).filter(|&(card, in_use)| such(card) && (in_use || !loss.worn));
                least(items.map(|(card, in_use)| self.loss(victim, card, in_use)), n.min(255) as u8)
            }
        };
        (harm > 0.0).then_some(harm)
    }

    /// The expected cost to a fighter of running from the fight.
    pub(super) fn flight(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        for (at, card) in self.sight.monsters().enumerate() {
            let caught = (6 - self.sight.ways_out(seat, at)) as f32 / 6.0;
            if caught > 0.0 {
                sum += caught * self.harm(card, Timing::When(Event::Caught), seat);
            }
            sum += self.harm(card, Timing::When(Event::EscapedOrNot), seat);
        }
        sum
    }
}

const fn one() -> Many {
    Many::Number(Number::Fixed(1))
}

/// The probability that a line works, if it needs a roll.
fn roll(line: &Line) -> f32 {
    let needed = line.conditions.iter().find_map(|c| if let Condition::Roll(n) = c { Some(*n) } else { None });
    needed.map_or(1.0, |n| (7.0 - f32::from(n)) / 6.0)
}

/// The sum of the `n` smallest values.
fn least(values: impl Iterator<Item = f32>, n: u8) -> f32 {
    let mut all = [0.0f32; 64];
    let mut len = 0;
    for value in values.take(all.len()) {
        all[len] = value;
        len += 1;
    }
    all[..len].sort_unstable_by(f32::total_cmp);
    all[..len].iter().take(usize::from(n)).sum()
}
