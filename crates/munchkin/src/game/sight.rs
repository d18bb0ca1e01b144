//! What a seat may know, looked up in place: for players who have to be quick.
//!
//! A [`View`](crate::View) says the same and more, but is made to be kept and sent, and takes memory for it.
//! Search asks a policy many thousand times a second; that policy sees the table through this.

use super::about::About;
use super::fight::{Fight, Monster, Terms};
use super::frame::Frame;
use super::moves::{At, Move};
use super::state::{Munchkin, Question};
use super::view::Escaping;
use crate::card::{CardId, Kind};
use crate::set::Set;
use crate::vocabulary::{Condition, Effect, Line, Link, Number, Timing, Trait, Which};
use table::{Seat, Seats};

/// The table as one seat sees it. Nothing here depends on what that seat cannot know.
#[derive(Copy, Clone)]
pub struct Sight<'a> {
    game: &'a Munchkin,
    seat: Seat,
}

/// A fight at a glance.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Fray {
    /// The main fighter.
    pub main: Seat,
    /// Who helps.
    pub helper: Option<Seat>,
    /// How many monsters there are.
    pub monsters: usize,
    /// By how much the fighters are ahead: they win if it is more than 0.
    pub margin: i32,
    /// Levels for the main fighter.
    pub levels: i32,
    /// Treasures for all fighters.
    pub treasures: i32,
    /// What the helper was promised.
    pub terms: Terms,
    /// Running away has begun.
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
    /// Whose eyes these are.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.game.n()
    }

    /// The cards that are played with.
    #[must_use]
    pub fn set(&self) -> &'static Set {
        self.game.set
    }

    /// What the seat is being asked, if it is.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.game.asked(self.seat)
    }

    /// What that question is about. Which cards were received is left out: it takes memory to tell.
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

    /// Rounds so far, and how many there are at most.
    #[must_use]
    pub fn rounds(&self) -> (u16, u16) {
        (self.game.turn.round, self.game.options.rounds)
    }

    /// Everybody who is not dead.
    #[must_use]
    pub fn living(&self) -> Seats {
        self.game.living()
    }

    /// Somebody's level.
    #[must_use]
    pub fn level(&self, seat: Seat) -> i32 {
        i32::from(self.game.player(seat).level)
    }

    /// Somebody's level and the bonuses that hold outside fights.
    #[must_use]
    pub fn strength(&self, seat: Seat) -> i32 {
        self.game.strength_at_rest(seat)
    }

    /// The seat's own cards, in their order.
    pub fn hand(&self) -> impl Iterator<Item = CardId> + use<'a> {
        self.game.player(self.seat).hand.as_slice().iter().map(|held| held.card)
    }

    /// How many cards somebody holds.
    #[must_use]
    pub fn hand_of(&self, seat: Seat) -> usize {
        self.game.player(seat).hand.len()
    }

    /// How many cards the seat may hold at the end of its turn.
    #[must_use]
    pub fn most_held(&self) -> usize {
        self.game.most_held(self.seat)
    }

    /// Somebody's items, and whether they are in use.
    pub fn items(&self, seat: Seat) -> impl Iterator<Item = (CardId, bool)> + use<'a> {
        self.game.player(seat).items.as_slice().iter().map(|item| (item.card, item.in_use))
    }

    /// Somebody's Races, Classes and Styles.
    #[must_use]
    pub fn traits(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).traits.as_slice()
    }

    /// Somebody's Powers.
    #[must_use]
    pub fn powers(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).powers.as_slice()
    }

    /// Somebody's Minions.
    #[must_use]
    pub fn minions(&self, seat: Seat) -> &'a [CardId] {
        self.game.player(seat).minions.as_slice()
    }

    /// Whether somebody is a Half-Breed.
    #[must_use]
    pub fn is_half_breed(&self, seat: Seat) -> bool {
        self.game.is_half_breed(seat)
    }

    /// The curses in front of somebody.
    pub fn curses(&self, seat: Seat) -> impl Iterator<Item = CardId> + use<'a> {
        self.game.player(seat).curses.as_slice().iter().map(|hex| hex.card)
    }

    /// Whether somebody is or has that.
    #[must_use]
    pub fn has(&self, seat: Seat, which: Trait) -> bool {
        self.game.player(seat).has(self.game.set, which)
    }

    /// Whether a condition holds for somebody; `None` for a roll and for what is counted.
    #[must_use]
    pub fn meets(&self, seat: Seat, condition: Condition) -> Option<bool> {
        self.game.meets(self.game.fight.as_ref(), seat, condition)
    }

    /// Whether a card's restrictions let somebody use it (MB-ITEM-1, MB-POWER-2).
    #[must_use]
    pub fn may_use(&self, seat: Seat, card: CardId) -> bool {
        self.game.player(seat).may_use(self.game.set, card)
    }

    /// What a card in play adds to its owner outside fights.
    #[must_use]
    pub fn bonus(&self, seat: Seat, card: CardId) -> i32 {
        self.game.bonus_of(seat, card)
    }

    /// Whether an item that comes could be in use beside what is.
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
        self.game.claimed_pile().map(|(_, card)| card)
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

    /// How many sides of a die let somebody escape the monster at that place.
    #[must_use]
    pub fn ways_out(&self, seat: Seat, at: usize) -> i32 {
        let Some(fight) = &self.game.fight else { return 6 };
        let Some(&monster) = fight.monsters.as_slice().get(at) else { return 6 };
        match self.game.way_out(fight, seat, monster) {
            Escaping::Surely => 6,
            Escaping::Roll(need) => 7 - i32::from(need),
            Escaping::Never => 0,
        }
    }

    /// A fight that the seat would have with a monster, as things stand (MB-TROUBLE-1).
    #[must_use]
    pub fn trouble(&self, card: CardId) -> Fray {
        let mut fight = Fight::new(self.seat);
        fight.add(card, self.game.set);
        self.game.fray(&fight)
    }

    /// How the fight would stand with somebody's help, and the levels that the helper would gain;
    /// `None` where nobody may help.
    #[must_use]
    pub fn with_help(&self, helper: Seat) -> Option<(Fray, i32)> {
        let mut fight = self.game.fight.filter(|fight| fight.helper.is_none())?;
        if self.game.must_fight_alone(&fight) {
            return None;
        }
        fight.helper = Some(helper);
        Some((self.game.fray(&fight), self.game.levels_for_helping(&fight, helper)))
    }

    /// The talks that are on: with whom the main fighter talks, and what was offered last.
    #[must_use]
    pub fn talks(&self) -> Option<(Seat, Terms)> {
        match self.game.stack.as_slice().last() {
            Some(Frame::Talks(talks)) => Some((talks.other, talks.terms)),
            _ => None,
        }
    }

    /// How many offers the main fighter and somebody may still make each other, and how many they made.
    #[must_use]
    pub fn offers(&self, other: Seat) -> (u8, u8) {
        let made = self.game.fight.map_or(0, |fight| fight.offers(fight.main, other));
        (self.game.options.offers.saturating_sub(made), made)
    }

    /// How many cards that are such the seat has not seen, in other hands or to be drawn, and how many
    /// cards of any kind.
    #[must_use]
    pub fn unseen(&self, such: impl Fn(CardId) -> bool) -> (usize, usize) {
        let piles = [self.game.doors.draw_pile(), self.game.treasures.draw_pile()];
        let held = Seat::all(self.seats()).filter(|&seat| seat != self.seat).flat_map(|seat| {
            let hand = self.game.player(seat).hand.as_slice().iter();
            hand.filter(|held| !held.seen.has(self.seat)).map(|held| &held.card)
        });
        let cards = piles.into_iter().flatten().chain(held);
        cards.fold((0, 0), |(these, all), &card| (these + usize::from(such(card)), all + 1))
    }

    /// How a move of the seat changes what the fighters are ahead by, as far as it can be told.
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

    /// What a line of a curse takes from a fighter who it hits.
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
                let such = |card: CardId| super::lines::is_such(self.game.set.get(card), loss.which);
                let items = self.items(victim).filter(|&(card, in_use)| such(card) && (in_use || !loss.worn));
                let bonuses = items.map(|(card, in_use)| if in_use { self.bonus(victim, card) } else { 0 });
                match loss.which {
                    Which::Hand | Which::Race | Which::Power | Which::Minion => 0,
                    Which::Best => -bonuses.max().unwrap_or(0),
                    _ => -bonuses.min().unwrap_or(0), // by their own choice, mostly
                }
            }
            _ => 0,
        }
    }
}

/// A number, or what a die shows on the whole.
fn number(n: Number) -> i32 {
    match n {
        Number::Fixed(n) => i32::from(n),
        Number::Die => 3,
    }
}

fn bonus(effect: Effect) -> i32 {
    if let Effect::Bonus(n) = effect { number(n) } else { 0 }
}
