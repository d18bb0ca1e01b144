//! What a seat may know, looked up in place, for players that must be fast.
//!
//! A [`View`](crate::View) says the same and more, but it is made to be kept and sent, and allocates. A search asks
//! its policy many thousand times a second; the policy sees the table through this.

use super::about::About;
use super::fight::{Fight, Monster, Terms};
use super::frame::Frame;
use super::moves::{At, Move};
use super::state::{Munchkin, Question};
use super::view::EscapeWay;
use crate::card::{CardId, Kind};
use crate::set::Set;
use crate::vocabulary::{Condition, Effect, Line, Link, Number, Timing, Trait, Which};
use table::{Seat, Seats};

/// The table as one seat sees it. Nothing here depends on anything that the seat cannot know.
#[derive(Copy, Clone)]
pub struct Sight<'a> {
    game: &'a Munchkin,
    seat: Seat,
}

/// The main figures of a fight.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Fray {
    /// The main fighter.
    pub main: Seat,
    /// The helper.
    pub helper: Option<Seat>,
    /// How many monsters there are.
    pub monsters: usize,
    /// The fighters' lead: they win if it is more than 0.
    pub margin: i32,
    /// Levels for the main fighter.
    pub levels: i32,
    /// Treasures for all fighters.
    pub treasures: i32,
    /// The terms of the helper.
    pub terms: Terms,
    /// Whether running away has begun.
    pub fled: bool,
}

impl Munchkin {
    /// The table as a seat sees it.
    #[inline]
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Sight<'_> {
        Sight { game: self, seat }
    }

    fn fray(&self, fight: &Fight) -> Fray {
        Fray {
            main: fight.main,
            helper: fight.helper,
            monsters: fight.monsters.len(),
            margin: self.fighters_total(fight) - self.monsters_total(fight),
            levels: self.levels_to_win(fight),
            treasures: self.treasures_to_win(fight),
            terms: fight.terms,
            fled: fight.fled,
        }
    }
}

impl<'a> Sight<'a> {
    /// The seat that looks.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many players there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.n()
    }

    /// The set of cards in use.
    #[must_use]
    pub fn set(&self) -> &'static Set {
        self.game.set
    }

    /// The question that the seat is asked, if any.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.game.asked(self.seat)
    }

    /// What that question is about. Received cards are left out, because listing them would allocate.
    #[must_use]
    pub fn about(&self) -> Option<About> {
        let question = self.question()?;
        if question == Question::Receive { None } else { self.game.about(self.seat) }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.game.turn.seat
    }

    /// Rounds so far, and the most there can be.
    #[must_use]
    pub fn rounds(&self) -> (u16, u16) {
        (self.game.turn.round, self.game.options.rounds)
    }

    /// Everybody who is alive.
    #[must_use]
    pub fn living(&self) -> Seats {
        self.game.living()
    }

    /// A player's level.
    #[must_use]
    pub fn level(&self, seat: Seat) -> i32 {
        i32::from(self.game.player(seat).level)
    }

    /// A player's level and the bonuses that apply outside fights.
    #[must_use]
    pub fn strength(&self, seat: Seat) -> i32 {
        self.game.strength_at_rest(seat)
    }

    /// The seat's own cards, in their order.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + use<'a> {
        self.game.player(self.seat).hand.as_slice().iter().map(|held| held.card)
    }

    /// How many cards a player holds.
    #[must_use]
    pub fn hand_of(&self, seat: Seat) -> usize {
        self.game.player(seat).hand.len()
    }

    /// How many cards the seat may hold at the end of its turn.
    #[must_use]
    pub fn most_held(&self) -> usize {
        self.game.most_held(self.seat)
    }

    /// A player's items, and whether they are in use.
    pub fn items(&self, seat: Seat) -> impl Iterator<Item = (CardId, bool)> + use<'a> {
        self.game.player(seat).items.as_slice().iter().map(|item| (item.card, item.in_use))
    }

    /// A player's Races, Classes and Styles.
    #[must_use]
    pub fn traits(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).traits.as_slice()
    }

    /// A player's Powers.
    #[must_use]
    pub fn powers(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).powers.as_slice()
    }

    /// A player's Minions.
    #[must_use]
    pub fn minions(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).minions.as_slice()
    }

    /// Whether a player is a Half-Breed.
    #[must_use]
    pub fn is_half_breed(&self, seat: Seat) -> bool {
        self.game.is_half_breed(seat)
    }

    /// The curses in front of a player.
    pub fn curses(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.game.player(seat).curses.as_slice().iter().map(|hex| hex.card)
    }

    /// Whether a player is or has this.
    #[must_use]
    pub fn has(&self, seat: Seat, which: Trait) -> bool {
        self.game.player(seat).has(self.game.set, which)
    }

    /// Whether a condition holds for a player; `None` for a roll and for things to count.
    #[must_use]
    pub fn meets(&self, seat: Seat, condition: Condition) -> Option<bool> {
        self.game.meets(self.game.fight.as_ref(), seat, condition)
    }

    /// Whether a card's restrictions allow a player to use it (MB-ITEM-1, MB-POWER-2).
    #[must_use]
    pub fn may_use(&self, seat: Seat, card: CardId) -> bool {
        self.game.player(seat).may_use(self.game.set, card)
    }

    /// What a card in play adds to its owner outside fights.
    #[must_use]
    pub fn bonus(&self, seat: Seat, card: CardId) -> i32 {
        self.game.bonus_of(seat, card)
    }

    /// Whether a new item could be in use beside the others.
    #[must_use]
    pub fn has_room_for(&self, card: CardId) -> bool {
        self.game.player(self.seat).has_room_for(self.game.set, card)
    }

    /// What these items would sell for (MB-SELL-1).
    #[must_use]
    pub fn price(&self, hand: u32, items: u32) -> u32 {
        self.game.price(self.seat, hand, items)
    }

    /// How many times their gold the seat's items sell for.
    #[must_use]
    pub fn seller(&self) -> u32 {
        self.game.worth(self.seat)
    }

    /// The card that may be claimed (MB-FAST-1).
    #[must_use]
    pub fn claimable(&self) -> Option<CardId> {
        self.game.claimed()
    }

    /// The fight, until it is over.
    #[must_use]
    pub fn fray(&self) -> Option<Fray> {
        self.game.fight.as_ref().filter(|fight| !fight.monsters.is_empty()).map(|fight| self.game.fray(fight))
    }

    /// The monsters of the fight, in their places.
    pub fn monsters(&self) -> impl Iterator<Item = CardId> + use<'a> {
        let monsters = self.game.fight.as_ref().map_or(&[][..], |fight| fight.monsters.as_slice());
        monsters.iter().map(|monster| monster.card)
    }

    /// How many sides of a die let a player escape the monster at this place.
    #[must_use]
    pub fn ways_out(&self, seat: Seat, at: usize) -> i32 {
        let Some(fight) = &self.game.fight else { return 6 };
        let Some(&monster) = fight.monsters.as_slice().get(at) else { return 6 };
        match self.game.way_out(fight, seat, monster) {
            EscapeWay::Surely => 6,
            EscapeWay::Roll(need) => 7 - i32::from(need),
            EscapeWay::Never => 0,
        }
    }

    /// The fight that the seat would have with a monster, as things stand (MB-TROUBLE-1).
    #[must_use]
    pub fn trouble(&self, card: CardId) -> Fray {
        let mut fight = Fight::new(self.seat);
        fight.add(card, self.game.set);
        self.game.fray(&fight)
    }

    /// How the fight would stand with this helper, and the levels that the helper would gain; `None` if nobody may
    /// help.
    #[must_use]
    pub fn with_help(&self, helper: Seat) -> Option<(Fray, i32)> {
        let mut fight = self.game.fight.filter(|fight| fight.helper.is_none())?;
        if self.game.must_fight_alone(&fight) {
            return None;
        }
        fight.helper = Some(helper);
        Some((self.game.fray(&fight), self.game.levels_for_helping(&fight, helper)))
    }

    /// The current talks: the other player, and the last offer.
    #[must_use]
    pub fn talks(&self) -> Option<(Seat, Terms)> {
        match self.game.stack.last() {
            Some(Frame::Talks(talks)) => Some((talks.other, talks.terms)),
            _ => None,
        }
    }

    /// How many offers the main fighter and another player may still make each other, and how many they have made.
    #[must_use]
    pub fn offers(&self, other: Seat) -> (u8, u8) {
        let made = self.game.fight.map_or(0, |fight| fight.offers(fight.main, other));
        (self.game.options.offers.saturating_sub(made), made)
    }

    /// How many cards passing a test the seat has not seen, in other hands or in the decks, and how many unseen cards
    /// there are in all.
    #[must_use]
    pub fn unseen(&self, test: impl Fn(CardId) -> bool) -> (usize, usize) {
        let piles = [self.game.doors.draw_pile(), self.game.treasures.draw_pile()];
        let held = Seat::all(self.seats()).filter(|&seat| seat != self.seat).flat_map(|seat| {
            let hand = self.game.player(seat).hand.as_slice().iter();
            hand.filter(|held| !held.seen.has(self.seat)).map(|held| &held.card)
        });
        let cards = piles.into_iter().flatten().chain(held);
        cards.fold((0, 0), |(these, all), &card| (these + usize::from(test(card)), all + 1))
    }

    /// How a move of the seat changes the fighters' lead, as far as can be told.
    #[must_use]
    pub fn tilt(&self, mv: Move) -> i32 {
        let game = self.game;
        let Some(fight) = game.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty()) else {
            return 0;
        };
        let set = game.set;
        let margin = |game: &Munchkin, fight: &Fight| game.fighters_total(fight) - game.monsters_total(fight);
        let changed = |change: &dyn Fn(&mut Fight) -> bool| {
            let mut other = *fight;
            if change(&mut other) { margin(game, &other) - margin(game, fight) } else { 0 }
        };
        let own = fight.fighters().has(self.seat);
        match mv {
            Move::Put { card, replaces, .. } if own => {
                let mut other = *game;
                other.players.change(self.seat, |player| {
                    if let Some(old) = replaces {
                        player.items.retain(|item| item.card != old);
                        player.traits.take(old);
                    }
                    if set.face(card).kind == Kind::Minion {
                        player.minions.clear();
                    }
                    player.try_on(set, card);
                });
                margin(&other, fight) - margin(game, fight)
            }
            Move::Play { card, line, at } => match (set.face(card).kind, at) {
                (Kind::Enhancer, At::Monster(at)) => changed(&|fight| {
                    let monster = fight.monsters.as_slice().get(usize::from(at)).copied();
                    fight.marks |= set.face(card).marks.bits();
                    monster.is_some_and(|monster| fight.enhancers.push((card, monster.group)))
                }),
                (Kind::Monster, At::Nothing) => changed(&|fight| fight.add(card, set)),
                (Kind::Curse, At::Player(victim)) => {
                    let lines = set.get(card).lines.iter().filter(|_| fight.fighters().has(victim));
                    lines.map(|line| self.hindrance(fight, victim, line)).sum()
                }
                _ => {
                    let lines = &set.get(card).lines;
                    let Some(used) = lines.get(usize::from(line)) else { return 0 };
                    match (used.effect, at) {
                        (Effect::Bonus(_), at) if !game.counts_for_nothing(card) => {
                            let holds = |line: &Line| {
                                line.conditions.iter().all(|&c| game.meets(Some(fight), self.seat, c) != Some(false))
                            };
                            let otherwise = lines.get(usize::from(line) + 1).filter(|next| next.link == Link::Else);
                            let counts = if holds(used) { Some(used) } else { otherwise };
                            let n = counts.map_or(0, |line| bonus(line.effect));
                            if at == At::Monsters { -n } else { n }
                        }
                        (Effect::Double, _) if own => game.strength(fight, self.seat),
                        (Effect::Join, At::With(monster)) => changed(&|fight| fight.add(monster, set)),
                        (Effect::Twin, At::Monster(at)) => changed(&|fight| {
                            let monster = fight.monsters.as_slice().get(usize::from(at)).copied();
                            monster.is_some_and(|monster| fight.monsters.push(Monster { twin: true, ..monster }))
                        }),
                        (Effect::Remove(_), At::Monster(at)) => changed(&|fight| {
                            let there = usize::from(at) < fight.monsters.len();
                            if there {
                                fight.monsters.remove(usize::from(at));
                            }
                            there
                        }),
                        (Effect::ForceHelp(_), At::Player(other)) => changed(&|fight| {
                            fight.helper = Some(other);
                            true
                        }),
                        (Effect::LoseLevel { n, .. }, At::Player(victim)) if fight.fighters().has(victim) => -number(n),
                        (Effect::Steal(..), At::Player(victim)) if fight.fighters().has(victim) => -1,
                        (Effect::GainLevel { n, who: None }, _) if own => number(n),
                        _ => 0,
                    }
                }
            },
            _ => 0,
        }
    }

    /// What a line of a curse takes from a fighter it hits.
    fn hindrance(&self, fight: &Fight, victim: Seat, line: &Line) -> i32 {
        let meets = |&condition: &Condition| self.game.meets(Some(fight), victim, condition) != Some(false);
        if !line.conditions.iter().all(meets) || (line.timing == Timing::InForce && line.link != Link::Apart) {
            return 0;
        }
        match line.effect {
            Effect::Bonus(n) => {
                let times = line.conditions.iter().map(|&condition| match condition {
                    Condition::Per(thing) => self.game.count(fight, victim, thing),
                    _ => 1,
                });
                number(n) * times.product::<i32>()
            }
            Effect::LoseLevel { n, .. } => -number(n).min(self.level(victim) - 1),
            Effect::Lose(loss) => {
                let fits = |card: CardId| super::lines::is_of_kind(self.game.set.get(card), loss.which);
                let items = self.items(victim).filter(|&(card, in_use)| fits(card) && (in_use || !loss.worn));
                let bonuses = items.map(|(card, in_use)| if in_use { self.bonus(victim, card) } else { 0 });
                match loss.which {
                    Which::Hand | Which::Race | Which::Power | Which::Minion => 0,
                    Which::Best => -bonuses.max().unwrap_or(0),
                    _ => -bonuses.min().unwrap_or(0), // usually the player's own choice
                }
            }
            _ => 0,
        }
    }
}

/// A number, or the average of a die.
fn number(n: Number) -> i32 {
    match n {
        Number::Fixed(n) => i32::from(n),
        Number::Die => 3,
    }
}

fn bonus(effect: Effect) -> i32 {
    if let Effect::Bonus(n) = effect { number(n) } else { 0 }
}
