//! The cards and abilities that players could use now.

use super::fight::Fight;
use super::frame::Lines;
use super::glance::places;
use super::moves::At;
use super::plays::{CardSource, When};
use super::state::Munchkin;
use crate::card::{CardId, Kind, Marks};
use crate::set::uses::{Aim, Use, hanging};
use crate::vocabulary::{Condition, Cost, Effect, Line, Link, Period, Stolen, Timing, Which, Who};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Whether a player has something to play. If nobody else may know that, they must not learn it from the question
    /// either, so these questions are never open.
    pub(crate) fn has_play(&self, seat: Seat) -> bool {
        let minion = self.glance(seat).hand & Marks::MINION.bits() != 0;
        minion || self.some_play(seat, self.timely(seat, When::Window), &mut |_, _, _| true)
    }

    /// Players who may have something to play, judged by the marks of their cards. Nobody else has anything.
    pub(crate) fn may_have_play(&self) -> Seats {
        let any_time = Marks::ANY_TIME.bits() | Marks::MINION.bits();
        let seats = match self.open_fight() {
            None => self.players.who_answers(any_time),
            Some(fight) => {
                let fighters = self.players.who_answers(Marks::AS_FIGHTER.bits()).and(fight.fighters());
                let buyer = Seats::only_if(fight.main, self.buys_off(fight.main).is_some());
                self.players.who_answers(any_time | Marks::IN_FIGHT.bits()).or(fighters).or(buyer)
            }
        };
        seats.and(self.living())
    }

    /// Whether to open a window for these players. A log that watches sees a window wherever somebody may have
    /// something to play; otherwise it is enough to know that nobody has.
    pub(crate) fn opens_for_some(&self, seats: Seats, log: &impl Log<Munchkin>) -> bool {
        let mut holders = self.may_have_play().and(seats).into_iter();
        holders.any(|seat| log.watches() || self.has_play(seat))
    }

    /// Finds every card that a player could use, once, with where it comes from.
    pub(crate) fn each_source(&self, seat: Seat, found: &mut impl FnMut(CardId, CardSource)) {
        self.some_source(seat, !0, &mut |card, from| {
            found(card, from);
            false
        });
    }

    /// Goes through a player's cards that have one of these marks, until `found` accepts one.
    fn some_source(&self, seat: Seat, marks: u32, found: &mut impl FnMut(CardId, CardSource) -> bool) -> bool {
        let (set, player, glance) = (self.set, self.player(seat), self.glance(seat));
        let all = marks == !0;
        let marked = |card: CardId| all || set.face(card).has_any(marks);
        if all || glance.hand & marks != 0 {
            let hand = player.hand.as_slice();
            // The most frequent request is for cards with which something can be begun.
            let wanted = if marks & !Marks::PLAYED.bits() == 0 { glance.played } else { !0 };
            for at in places(wanted).take_while(|&at| at < hand.len()) {
                let card = hand[at].card;
                // Of copies, the one on the table goes first: which one was used must not tell what is in the hand.
                if marked(card)
                    && !hand[..at].iter().any(|other| other.card == card)
                    && !self.lies_ready(seat, card)
                    && found(card, CardSource::Hand)
                {
                    return true;
                }
            }
        }
        if all || glance.items & marks != 0 {
            for (at, item) in player.items.iter().enumerate() {
                if !marked(item.card) {
                    continue;
                }
                let first = || !player.items.as_slice()[..at].iter().any(|other| other.card == item.card);
                if set.face(item.card).one_shot && first() && self.lies_ready(seat, item.card) {
                    if found(item.card, CardSource::Table) {
                        return true;
                    }
                } else if item.in_use && found(item.card, CardSource::Ability) {
                    return true;
                }
            }
        }
        if !all && glance.rest & marks == 0 {
            return false;
        }
        let (powers, minions) = (player.powers.as_slice(), player.minions.as_slice());
        let once = |at: usize| !powers[..at].contains(&powers[at]); // MB-POWER-2
        let mut able = |card: CardId| marked(card) && found(card, CardSource::Ability);
        player.traits.iter().any(|&card| able(card))
            || (0..powers.len()).any(|at| marked(powers[at]) && once(at) && able(powers[at]))
            || minions.iter().any(|&card| able(card))
    }

    /// Finds every card with this mark that a player could use.
    pub(crate) fn each_marked(&self, seat: Seat, mark: Marks, found: &mut impl FnMut(CardId, CardSource)) {
        self.some_source(seat, mark.bits(), &mut |card, from| {
            found(card, from);
            false
        });
    }

    /// Whether a one-shot on a player's table may be used.
    #[inline]
    pub(crate) fn lies_ready(&self, seat: Seat, card: CardId) -> bool {
        self.set.face(card).one_shot && self.lies_there(seat, card)
    }

    #[inline(never)]
    fn lies_there(&self, seat: Seat, card: CardId) -> bool {
        self.player(seat).items.iter().any(|item| item.card == card) && !self.is_promised(seat, card)
    }

    /// The fight, while players can still interfere in it.
    fn open_fight(&self) -> Option<&Fight> {
        self.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty() && self.goes_on(fight))
    }

    /// The marks of the cards that a player could begin something with now.
    #[inline]
    pub(crate) fn timely(&self, seat: Seat, when: When) -> u32 {
        if when == When::Own {
            debug_assert!(self.fight.is_none());
            return Marks::ANY_TIME.bits() | Marks::OWN_TURN.bits();
        }
        let fight = self.open_fight().map_or(0, |fight| {
            let fighter = if fight.fighters().has(seat) { Marks::AS_FIGHTER.bits() } else { 0 };
            Marks::IN_FIGHT.bits() | fighter
        });
        Marks::ANY_TIME.bits() | fight
    }

    /// Whether a player has cards, or fights monsters, that could be used at these times.
    #[inline]
    pub(crate) fn may_begin(&self, seat: Seat, times: u32) -> bool {
        self.players.answers(seat) & times != 0 || self.buys_off(seat).is_some()
    }

    /// The fight in which a player may buy off monsters.
    #[inline]
    fn buys_off(&self, seat: Seat) -> Option<&Fight> {
        let priced = |fight: &&Fight| fight.marks & Marks::AT_WILL.bits() != 0;
        self.fight.as_ref().filter(|fight| fight.main == seat && !fight.fled).filter(priced)
    }

    /// Finds everything that a player could begin at these times: the card, its line, and its target.
    pub(crate) fn each_play(&self, seat: Seat, times: u32, found: &mut impl FnMut(CardId, u8, At)) {
        self.some_play(seat, times, &mut |card, line, at| {
            found(card, line, at);
            false
        });
    }

    /// Goes through everything that a player could begin at these times, until `found` accepts something.
    fn some_play(&self, seat: Seat, times: u32, found: &mut impl FnMut(CardId, u8, At) -> bool) -> bool {
        if self.dead.has(seat) {
            return false;
        }
        // Most cards cannot be played now and are not even looked at.
        if self.some_source(seat, times, &mut |card, from| self.some_use(seat, card, from, times, found)) {
            return true;
        }
        let Some(fight) = self.buys_off(seat) else { return false };
        let mut monsters = fight.monsters.iter().enumerate();
        monsters.any(|(at, monster)| self.some_price(seat, monster.card, at as u8, found))
    }

    /// Goes through the lines of one card that a player could use at these times, until `found` accepts one.
    fn some_use(
        &self,
        seat: Seat,
        card: CardId,
        from: CardSource,
        times: u32,
        found: &mut impl FnMut(CardId, u8, At) -> bool,
    ) -> bool {
        let set = self.set;
        if from == CardSource::Hand {
            match set.face(card).kind {
                // MB-CURSE-1: on any living player, oneself included, at any time after the first door.
                Kind::Curse => {
                    // MB-LEVEL-1.
                    let low = self.player(seat).level < 9;
                    let open = |victim: Seat| low || !self.raises(seat, card, None, victim);
                    return self.turn.begun
                        && self.living().into_iter().any(|victim| open(victim) && found(card, 0, At::Player(victim)));
                }
                // MB-ENH-1.
                Kind::Enhancer => {
                    let fight = self.open_fight().filter(|fight| !fight.enhancers.is_full());
                    let monsters = fight.map_or(0, |fight| fight.monsters.len());
                    return (0..monsters).any(|at| found(card, 0, At::Monster(at as u8)));
                }
                // MB-BAT-1.
                Kind::Monster => {
                    let Some(fight) = self.open_fight().filter(|fight| !fight.monsters.is_full()) else { return false };
                    return set.get(card).lines.iter().enumerate().any(|(at, line)| match line.effect {
                        Effect::Swarm(tag) => {
                            self.some_monster(fight, Condition::MonsterIs(tag)) && found(card, at as u8, At::Nothing)
                        }
                        _ => false,
                    });
                }
                _ => {}
            }
        }
        let mut uses = set.uses(card).iter();
        uses.any(|one| self.is_usable(seat, card, from, times, one) && self.some_aim(seat, card, one, found))
    }

    /// Whether a line can be used at these times, whatever its target.
    #[inline]
    fn is_usable(&self, seat: Seat, card: CardId, from: CardSource, times: u32, one: &Use) -> bool {
        let player = self.player(seat);
        one.times & times != 0
            && (!one.raises || player.level < 9 || !self.raises(seat, card, Some(one.line), seat)) // MB-LEVEL-1
            && (one.aim != Aim::Curse || !player.curses.is_empty())
            && (one.aim != Aim::Monster || self.glance(seat).hand & Marks::MONSTER.bits() != 0)
            && (one.cards == 0 || self.can_pay_cards(seat, card, one.cards, from))
            && (from != CardSource::Ability || self.within_limit(seat, card, one.line))
            && (!one.bound || self.bounds_allow(seat, card, one.line, from))
    }

    /// Goes through the targets of a line, until `found` accepts one.
    #[inline(never)]
    fn some_aim(&self, seat: Seat, card: CardId, one: &Use, found: &mut impl FnMut(CardId, u8, At) -> bool) -> bool {
        let at = one.line;
        match one.aim {
            Aim::Nothing | Aim::Curse => found(card, at, At::Nothing),
            Aim::Side => found(card, at, At::Fighters) || found(card, at, At::Monsters),
            Aim::Other => {
                let mut others = self.living().without(seat).into_iter();
                others.any(|other| found(card, at, At::Player(other)))
            }
            Aim::Depends | Aim::Monster => {
                let mut enough = false;
                let line = &self.set.get(card).lines[usize::from(at)];
                self.each_aim(seat, line, &mut |aim| enough = enough || found(card, at, aim));
                enough
            }
        }
    }

    /// Goes through the prices of a monster that the main fighter could pay, until `found` accepts one.
    fn some_price(&self, seat: Seat, card: CardId, at: u8, found: &mut impl FnMut(CardId, u8, At) -> bool) -> bool {
        let priced = |line: &Line| {
            let removes = matches!(line.effect, Effect::Remove(_)) && line.cost.is_some();
            removes && line.link == Link::Apart && line.timing == Timing::InForce
        };
        self.set.face(card).has(Marks::AT_WILL)
            && self.set.get(card).lines.iter().enumerate().any(|(line_at, line)| {
                priced(line)
                    && !self.gives_tenth(seat, card, Some(line_at as u8), seat) // MB-LEVEL-1
                    && self.bounds_allow(seat, card, line_at as u8, CardSource::Monster(at))
                    && found(card, line_at as u8, At::Monster(at))
            })
    }

    /// Whether a line's price and conditions allow its use.
    #[inline(never)]
    fn bounds_allow(&self, seat: Seat, card: CardId, at: u8, from: CardSource) -> bool {
        let lines = &self.set.get(card).lines[usize::from(at)..];
        let line = &lines[0];
        let else_follows = || lines.get(1).is_some_and(|next| next.link == Link::Else);
        (line.conditions.is_empty() || else_follows() || self.conditions_hold(seat, line))
            && (line.cost.is_none() || self.can_pay(seat, card, line.cost, from))
    }

    /// MB-LEVEL-1: a level-9 player cannot use anything that gives themselves a level, but may give one to somebody
    /// else. `victim` is the player it works on.
    #[inline]
    pub(crate) fn gives_tenth(&self, seat: Seat, card: CardId, at: Option<u8>, victim: Seat) -> bool {
        self.player(seat).level >= 9 && self.raises(seat, card, at, victim)
    }

    /// Whether a line, or the card as a whole, gives its player a level.
    #[cold]
    #[inline(never)]
    fn raises(&self, seat: Seat, card: CardId, at: Option<u8>, victim: Seat) -> bool {
        let lines = self.set.get(card).lines.as_slice();
        let played = Lines { victim, ..Lines::of(card, seat, Timing::InForce) };
        let for_them = |line: &Line| match line.effect {
            Effect::GainLevel { who, .. } => self.whom(&played, who).has(seat),
            effect => matches!(effect, Effect::Steal(Stolen::Level, _)),
        };
        match at {
            Some(at) => hanging(&lines[usize::from(at)..]).any(for_them),
            None => lines.iter().any(for_them),
        }
    }

    fn conditions_hold(&self, seat: Seat, line: &Line) -> bool {
        let fight = self.open_fight();
        line.conditions.iter().all(|&condition| self.meets(fight, seat, condition) != Some(false))
    }

    /// MB-POWER-2.
    pub(crate) fn can_pay(&self, seat: Seat, card: CardId, cost: Option<Cost>, from: CardSource) -> bool {
        let player = self.player(seat);
        let pick = |which| self.payment(seat, card, from, which, 1);
        match cost {
            None => true,
            Some(Cost::This) => !self.is_promised(seat, card),
            Some(Cost::Cards(n)) => self.can_pay_cards(seat, card, n, from),
            Some(Cost::Items(n)) => self.count_choices(&pick(Which::Item)) >= usize::from(n),
            Some(Cost::Hand) => player.hand.iter().any(|held| from != CardSource::Hand || held.card != card),
            Some(Cost::Levels(n)) => player.level > n,
        }
    }

    #[inline]
    fn can_pay_cards(&self, seat: Seat, card: CardId, n: u8, from: CardSource) -> bool {
        let player = self.player(seat);
        let rest = player.traits.len() + player.powers.len() + player.minions.len();
        let all = player.hand.len() + player.items.len() + rest + usize::from(player.half.is_some());
        // They cannot pay with the card itself, which is counted here, nor with promised items.
        let enough = usize::from(n) + usize::from(!matches!(from, CardSource::Monster(_)));
        debug_assert!(
            all >= enough || !self.has_cards_to_pay(seat, card, n, from),
            "a card that belongs to somebody else"
        );
        all >= enough && (self.promised.is_empty() || self.has_cards_to_pay(seat, card, n, from))
    }

    #[inline(never)]
    fn has_cards_to_pay(&self, seat: Seat, card: CardId, n: u8, from: CardSource) -> bool {
        self.count_choices(&self.payment(seat, card, from, Which::Hand, 1)) >= usize::from(n)
    }

    #[inline]
    pub(crate) fn within_limit(&self, seat: Seat, card: CardId, at: u8) -> bool {
        self.player(seat).used.is_empty() || self.used_less(seat, card, at)
    }

    #[inline(never)]
    fn used_less(&self, seat: Seat, card: CardId, at: u8) -> bool {
        let used = self.player(seat).used.iter().find(|used| used.card == card && used.line == at);
        let Some(used) = used else { return true };
        let line = &self.set.get(card).lines[usize::from(at)];
        let free = line.timing.at_will() && line.cost.is_none();
        let (n, per) = match line.limit {
            Some(limit) => (limit.n, limit.per),
            None if free => (1, if self.fight.is_some() { Period::Fight } else { Period::Turn }),
            None => return true,
        };
        match per {
            Period::Fight => used.fight < n,
            Period::Turn => used.turn < n,
        }
    }

    /// Whether a player has an item that the thief has room for (MB-ITEM-3).
    pub(crate) fn could_steal(&self, thief: Seat, victim: Seat) -> bool {
        self.player(victim).items.iter().any(|item| self.could_come(thief, item.card))
    }

    /// Finds the targets of a line where they depend on the table.
    fn each_aim(&self, seat: Seat, line: &Line, found: &mut impl FnMut(At)) {
        let fight = self.fight.as_ref().filter(|fight| !fight.fled);
        let others = self.living().without(seat);
        let player = |seat: Seat| self.player(seat);
        match line.effect {
            Effect::Remove(_) => {
                let Some(fight) = fight else { return };
                for (at, &monster) in fight.monsters.iter().enumerate() {
                    if line.conditions.iter().all(|&condition| self.monster_is(fight, monster, condition)) {
                        found(At::Monster(at as u8));
                    }
                }
            }
            Effect::Twin => {
                let Some(fight) = fight.filter(|fight| !fight.monsters.is_full()) else { return };
                (0..fight.monsters.len()).for_each(|at| found(At::Monster(at as u8)));
            }
            Effect::Join => {
                if fight.is_none_or(|fight| fight.monsters.is_full()) {
                    return;
                }
                let monsters = player(seat).held_that(|card| self.kind(card) == Kind::Monster);
                monsters.for_each(|card| found(At::With(card)));
            }
            Effect::Recover(which) if self.recoverable(seat, which).is_none() => {}
            Effect::Escape { .. } if fight.is_none_or(|fight| fight.slips.has(seat)) => {}
            Effect::ForceHelp(_) => {
                let allowed = fight.is_some_and(|fight| fight.main == seat);
                let may = |other: Seat| fight.is_some_and(|fight| self.may_be_helped(fight, Some(other)));
                others.into_iter().filter(|&other| allowed && may(other)).for_each(|other| found(At::Player(other)));
            }
            Effect::Redirect(_) => {
                let main = fight.map(|fight| fight.main);
                let to = self.living().into_iter().filter(|&other| Some(other) != main && other != seat);
                to.for_each(|other| found(At::Player(other)));
            }
            Effect::Steal(what, Who::OneOther) => {
                for other in others {
                    let victim = player(other);
                    let possible = match what {
                        Stolen::Level => victim.level > 1 && player(seat).level < 9,
                        // MB-FIGHT-2: fighters neither steal nor are stolen from.
                        Stolen::Item => {
                            self.could_steal(seat, other) && !self.is_fighter(other) && !self.is_fighter(seat)
                        }
                        Stolen::Hand => !victim.hand.is_empty() && !player(seat).hand.is_full(),
                    };
                    if possible {
                        found(At::Player(other));
                    }
                }
            }
            Effect::LoseLevel { .. } => {
                others.into_iter().filter(|&other| player(other).level > 1).for_each(|other| found(At::Player(other)));
            }
            _ => found(At::Nothing),
        }
    }
}
