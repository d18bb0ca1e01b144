//! Playing cards and using abilities: what can be begun when, and how it goes on.

use super::event::Event;
use super::fight::Fight;
use super::frame::{Frame, Lines, Pick, Play, PlayStage, Purpose};
use super::moves::At;
use super::player::places;
use super::state::{Munchkin, Question};
use crate::card::{Card, CardId, Kind, Marks};
use crate::set::uses::{Aim, Use, gains_level, raises};
use crate::vocabulary::{Cancelled, Condition, Cost, Effect, Line, Link, Period, Stolen, Timing, Which, Who};
use table::{Log, Seat, Seats};

/// Where a card that is played comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum From {
    Hand,
    /// A one-shot item in play.
    Table,
    /// It stays in play: an ability.
    Ability,
    /// A monster of the fight that can be bought off.
    Monster(u8),
}

/// When something is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// Moves of one's own turn, no fight on.
    Own,
    /// Any window; also in a fight.
    Window,
}

impl Munchkin {
    /// Whether a player has anything to play now. Where nobody else may know it, neither may they
    /// learn it from being asked: such questions are never open.
    pub(crate) fn has_play(&self, seat: Seat) -> bool {
        let minion = self.glance(seat).hand & Marks::MINION.bits() != 0;
        let times = self.timely(seat, When::Window);
        let plays = || self.may_begin(seat, times) && self.some_play(seat, times, &mut |_, _, _| true);
        !self.dead.has(seat) && (minion || plays())
    }

    /// Who may have something to play now. Everybody else has no such cards at all.
    pub(crate) fn may_have_play(&mut self) -> Seats {
        let in_fight = Marks::IN_FIGHT.bits() | Marks::AS_FIGHTER.bits();
        let fight = if self.open_fight().is_some() { in_fight } else { 0 };
        let holders = self.who_has(Marks::ANY_TIME.bits() | Marks::MINION.bits() | fight);
        let buyer = self.fight.as_ref().map_or(Seats::NONE, |fight| Seats::only_if(fight.main, !fight.fled));
        holders.or(buyer).and(self.living())
    }

    /// Whether a window is to be opened for these. Who watches sees it wherever somebody may have something
    /// to play; else it is as good to know that nobody has.
    pub(crate) fn opens_for_some(&mut self, seats: Seats, log: &impl Log<Event>) -> bool {
        let mut holders = self.may_have_play().and(seats).into_iter();
        holders.any(|seat| log.watches() || self.has_play(seat))
    }

    /// Every card that a player could do something with, once, and where it comes from.
    pub(crate) fn each_source(&self, seat: Seat, found: &mut impl FnMut(CardId, From)) {
        self.some_source(seat, !0, &mut |card, from| {
            found(card, from);
            false
        });
    }

    /// Goes through the cards of a player that have one of these marks until one will do.
    fn some_source(&self, seat: Seat, marks: u32, found: &mut impl FnMut(CardId, From) -> bool) -> bool {
        let (set, player, glance) = (self.set, self.player(seat), self.glance(seat));
        let all = marks == !0;
        let marked = |card: CardId| all || set.face(card).has_any(marks);
        if all || glance.hand & marks != 0 {
            let hand = player.hand.as_slice();
            // What is asked most often is where something can be begun with.
            let wanted = if marks & !Marks::PLAYED.bits() == 0 { glance.played } else { !0 };
            for at in places(wanted).take_while(|&at| at < hand.len()) {
                let card = hand[at].card;
                // Of copies the one on the table goes first: which it was must not tell what is in the hand.
                if marked(card)
                    && !hand[..at].iter().any(|other| other.card == card)
                    && !self.lies_ready(seat, card)
                    && found(card, From::Hand)
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
                    if found(item.card, From::Table) {
                        return true;
                    }
                } else if item.in_use && found(item.card, From::Ability) {
                    return true;
                }
            }
        }
        let mut rest = player.traits_powers_minions();
        (all || glance.rest & marks != 0) && rest.any(|card| marked(card) && found(card, From::Ability))
    }

    /// Every card with such a mark that a player could do something with.
    pub(crate) fn each_marked(&self, seat: Seat, mark: Marks, found: &mut impl FnMut(CardId, From)) {
        self.some_source(seat, mark.bits(), &mut |card, from| {
            found(card, from);
            false
        });
    }

    /// A one-shot on somebody's table that may be used.
    #[inline]
    fn lies_ready(&self, seat: Seat, card: CardId) -> bool {
        self.set.face(card).one_shot && self.lies_there(seat, card)
    }

    #[inline(never)]
    fn lies_there(&self, seat: Seat, card: CardId) -> bool {
        self.player(seat).items.iter().any(|item| item.card == card) && !self.is_promised(seat, card)
    }

    /// The fight, while anybody can still interfere in it.
    fn open_fight(&self) -> Option<&Fight> {
        self.fight.as_ref().filter(|fight| !fight.fled && !fight.monsters.is_empty())
    }

    /// What sorts of cards a player could begin something with now.
    #[inline]
    pub(crate) fn timely(&self, seat: Seat, when: When) -> u32 {
        let own = if when == When::Own && self.fight.is_none() { Marks::OWN_TURN.bits() } else { 0 };
        let fight = self.open_fight().map_or(0, |fight| {
            let fighter = if fight.fighters().has(seat) { Marks::AS_FIGHTER.bits() } else { 0 };
            Marks::IN_FIGHT.bits() | fighter
        });
        Marks::ANY_TIME.bits() | own | fight
    }

    /// Whether a player has cards, or fights monsters, with which something could be begun at such times.
    #[inline]
    pub(crate) fn may_begin(&self, seat: Seat, times: u32) -> bool {
        self.glance(seat).all & times != 0 || self.buys_off(seat).is_some()
    }

    /// The fight in which a player may buy off monsters.
    #[inline]
    fn buys_off(&self, seat: Seat) -> Option<&Fight> {
        let priced = |fight: &&Fight| fight.marks & Marks::AT_WILL.bits() != 0;
        self.fight.as_ref().filter(|fight| fight.main == seat && !fight.fled).filter(priced)
    }

    /// Everything a player could begin at such times: the card, its line, and at what.
    pub(crate) fn each_play(&self, seat: Seat, times: u32, found: &mut impl FnMut(CardId, u8, At)) {
        self.some_play(seat, times, &mut |card, line, at| {
            found(card, line, at);
            false
        });
    }

    /// Goes through everything a player could begin at such times until something will do.
    fn some_play(&self, seat: Seat, times: u32, found: &mut impl FnMut(CardId, u8, At) -> bool) -> bool {
        if self.dead.has(seat) {
            return false;
        }
        // Most cards cannot be played now: they are not even looked at.
        if self.some_source(seat, times, &mut |card, from| self.some_use(seat, card, from, times, found)) {
            return true;
        }
        let Some(fight) = self.buys_off(seat) else { return false };
        let mut monsters = fight.monsters.iter().enumerate();
        monsters.any(|(at, monster)| self.some_price(seat, monster.card, at as u8, found))
    }

    /// The lines of one card that a player could use at such times, until one will do.
    fn some_use(
        &self,
        seat: Seat,
        card: CardId,
        from: From,
        times: u32,
        found: &mut impl FnMut(CardId, u8, At) -> bool,
    ) -> bool {
        let set = self.set;
        if from == From::Hand {
            match set.face(card).kind {
                // MB-CURSE-1: on anyone living, oneself too, at any time; not before the first door.
                Kind::Curse => {
                    let tenth = self.player(seat).level >= 9 && self.is_raising(card); // MB-LEVEL-1
                    let open = self.turn.begun && !tenth;
                    return open && self.living().into_iter().any(|victim| found(card, 0, At::Player(victim)));
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
        set.uses(card).iter().any(|&Use { line: at, bound, aim, times: its }| {
            its & times != 0
                && (aim != Aim::Curse || !self.player(seat).curses.is_empty())
                && (from != From::Ability || self.within_limit(seat, card, at))
                && (!bound || self.bounds_allow(seat, card, at, from))
                && match aim {
                    Aim::Nothing | Aim::Curse => found(card, at, At::Nothing),
                    Aim::Side => found(card, at, At::Fighters) || found(card, at, At::Monsters),
                    Aim::Other => {
                        let mut others = self.living().without(seat).into_iter();
                        others.any(|other| found(card, at, At::Player(other)))
                    }
                    Aim::Depends => {
                        self.some_aim(seat, &set.get(card).lines[usize::from(at)], &mut |aim| found(card, at, aim))
                    }
                }
        })
    }

    /// The prices of a monster that the main fighter could pay, until one will do.
    fn some_price(&self, seat: Seat, card: CardId, at: u8, found: &mut impl FnMut(CardId, u8, At) -> bool) -> bool {
        let priced = |line: &Line| {
            let removes = matches!(line.effect, Effect::Remove(_)) && line.cost.is_some();
            removes && line.link == Link::Apart && line.timing == Timing::InForce
        };
        self.set.face(card).has(Marks::AT_WILL)
            && self.set.get(card).lines.iter().enumerate().any(|(line_at, line)| {
                priced(line)
                    && self.bounds_allow(seat, card, line_at as u8, From::Monster(at))
                    && found(card, line_at as u8, At::Monster(at))
            })
    }

    /// Goes through what a line can be aimed at until one will do.
    #[inline(never)]
    fn some_aim(&self, seat: Seat, line: &Line, found: &mut impl FnMut(At) -> bool) -> bool {
        let mut enough = false;
        self.each_aim(seat, line, &mut |aim| enough = enough || found(aim));
        enough
    }

    /// Whether the price and the conditions of a line let it be used, and what it gives.
    #[inline(never)]
    fn bounds_allow(&self, seat: Seat, card: CardId, at: u8, from: From) -> bool {
        let lines = &self.set.get(card).lines[usize::from(at)..];
        let line = &lines[0];
        let else_follows = || lines.get(1).is_some_and(|next| next.link == Link::Else);
        (line.conditions.is_empty() || else_follows() || self.conditions_hold(seat, line))
            && (line.cost.is_none() || self.can_pay(seat, card, line.cost, from))
            && !(self.player(seat).level >= 9 && raises(lines)) // MB-LEVEL-1
    }

    /// MB-LEVEL-1: gaining a level is a part of a card that is played as a whole.
    pub(crate) fn is_raising(&self, card: CardId) -> bool {
        self.set.get(card).lines.iter().any(gains_level)
    }

    /// MB-LEVEL-1: gaining a level is a part of it, of the line or of what hangs on it.
    pub(crate) fn gains_level(&self, card: CardId, at: u8) -> bool {
        raises(&self.set.get(card).lines[usize::from(at)..])
    }

    fn conditions_hold(&self, seat: Seat, line: &Line) -> bool {
        let fight = self.open_fight();
        line.conditions.iter().all(|&condition| self.meets(fight, seat, condition) != Some(false))
    }

    /// MB-POWER-2.
    pub(crate) fn can_pay(&self, seat: Seat, card: CardId, cost: Option<Cost>, from: From) -> bool {
        let player = self.player(seat);
        let pick = |which| self.payment(seat, card, from, which, 1);
        match cost {
            None => true,
            Some(Cost::This) => !self.is_promised(seat, card),
            Some(Cost::Cards(n)) if self.promised.is_empty() => {
                let rest = player.traits.len() + player.powers.len() + player.minions.len();
                let all = player.hand.len() + player.items.len() + rest + usize::from(player.half.is_some());
                // Not the card itself: as likely as not it is one of these.
                let more = usize::from(n) + usize::from(!matches!(from, From::Monster(_)));
                all >= more || all >= usize::from(n) && self.count_choices(&pick(Which::Hand)) >= usize::from(n)
            }
            Some(Cost::Cards(n)) => self.count_choices(&pick(Which::Hand)) >= usize::from(n),
            Some(Cost::Items(n)) => self.count_choices(&pick(Which::Item)) >= usize::from(n),
            Some(Cost::Hand) => player.hand.iter().any(|held| from != From::Hand || held.card != card),
            Some(Cost::Levels(n)) => player.level > n,
        }
    }

    fn payment(&self, seat: Seat, card: CardId, from: From, which: Which, left: u8) -> Pick {
        // Not with the card itself.
        let except = if matches!(from, From::Monster(_)) { None } else { Some(card) };
        Pick { purpose: Purpose::Pay, chooser: seat, victim: seat, which, worn: false, left, except }
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

    /// At what a line can be aimed where that depends on what is there.
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
                let monsters = player(seat).held_such(|card| self.kind(card) == Kind::Monster);
                monsters.for_each(|card| found(At::With(card)));
            }
            Effect::Recover(which) if !self.is_recoverable(seat, which) => {}
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
                        // MB-FIGHT-2: no fighter steals or is stolen from.
                        Stolen::Item => !victim.items.is_empty() && !self.is_fighter(other) && !self.is_fighter(seat),
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

    fn is_recoverable(&self, seat: Seat, which: Which) -> bool {
        let such = |card: &CardId| super::lines::is_such(self.set.get(*card), which);
        let doors = matches!(which, Which::Race | Which::Power | Which::Minion);
        let there = if doors {
            self.doors.discard_pile().iter().any(such)
        } else {
            self.treasures.discard_pile().iter().any(such)
        };
        there && !self.player(seat).hand.is_full()
    }

    /// Begins a play that [`Munchkin::each_play`] has found.
    pub(crate) fn begin_play(&mut self, seat: Seat, card: CardId, line: u8, at: At, log: &mut impl Log<Event>) {
        let set = self.set;
        let face = set.get(card);
        let bought = self.fight.as_ref().filter(|fight| fight.main == seat).and_then(|fight| match at {
            At::Monster(at) if face.kind == Kind::Monster && !self.player(seat).holds(card) => {
                fight.monsters.as_slice().get(usize::from(at)).map(|_| From::Monster(at))
            }
            _ => None,
        });
        let from = bought.unwrap_or_else(|| self.source(seat, card));
        self.take_up(seat, card, from);
        // MB-LASTCALL-1: whatever is used gives the main fighter the move again.
        if let Some(fight) = &mut self.fight {
            fight.reopen();
        }
        match (from, face.kind) {
            (From::Hand, Kind::Curse) => {
                let victim = if let At::Player(victim) = at { victim } else { seat };
                return self.curse(seat, victim, card, log);
            }
            (From::Hand, Kind::Monster) => {
                log.push(Event::Played { seat, card, line });
                self.stack.push(Frame::Check);
                return self.join(seat, card, log); // MB-BAT-1
            }
            _ => log.push(Event::Played { seat, card, line }),
        }
        let cancelled_by = match face.kind {
            Kind::Enhancer => Some(Cancelled::Enhancer),
            Kind::Item if face.one_shot && from != From::Ability => Some(Cancelled::OneShot),
            _ => None,
        };
        let chosen = if let At::Player(other) = at { Some(other) } else { None };
        let lines = Lines {
            target: chosen,
            monster: if let At::Monster(at) = at { Some(at) } else { None },
            against: at == At::Monsters,
            with: if let At::With(card) = at { Some(card) } else { None },
            at: line,
            single: true,
            first: line,
            ..Lines::of(card, seat, face.lines.get(usize::from(line)).map_or(Timing::InForce, |line| line.timing))
        };
        let mut spent = matches!(from, From::Hand | From::Table);
        self.stack.push(Frame::Check);
        let cost = face.lines.get(usize::from(line)).and_then(|line| line.cost);
        if cost == Some(Cost::This) && from == From::Ability {
            spent = self.take_item(seat, card) || self.take_from_play(seat, card);
        }
        let play = Play { lines, stage: PlayStage::Cancel, spent, cancelled_by, passed: Seats::NONE, tried: [None; 2] };
        self.stack.push(Frame::Play(play));
        if from == From::Ability {
            self.count_use(seat, card, line);
        }
        self.pay(seat, card, cost, from, log);
    }

    /// Takes a card that is spent from where it is.
    pub(crate) fn take_up(&mut self, seat: Seat, card: CardId, from: From) {
        match from {
            From::Hand => {
                self.take_from_hand(seat, card);
            }
            From::Table => {
                self.take_item(seat, card);
            }
            From::Ability | From::Monster(_) => {}
        }
    }

    /// An ability has been used once more (MB-POWER-3).
    pub(crate) fn count_use(&mut self, seat: Seat, card: CardId, line: u8) {
        if let Some(used) = self.unseen_mut(seat).used(card, line) {
            used.turn += 1;
            used.fight += 1;
        }
    }

    pub(crate) fn source(&self, seat: Seat, card: CardId) -> From {
        let player = self.player(seat);
        let face = self.set.get(card);
        let stays =
            matches!(face.kind, Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion);
        if self.lies_ready(seat, card) {
            From::Table
        } else if player.holds(card) && !stays && (face.kind != Kind::Item || face.one_shot) {
            From::Hand
        } else {
            From::Ability
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, card: CardId, cost: Option<Cost>, from: From, log: &mut impl Log<Event>) {
        match cost {
            None | Some(Cost::This) => {}
            Some(Cost::Cards(n)) => {
                let pick = self.payment(seat, card, from, Which::Hand, n);
                self.stack.push(Frame::Pick(pick));
            }
            Some(Cost::Items(n)) => {
                let pick = self.payment(seat, card, from, Which::Item, n);
                self.stack.push(Frame::Pick(pick));
            }
            Some(Cost::Hand) => {
                while let Some(held) = self.hand_mut(seat).pop() {
                    self.discard(seat, held.card, log);
                }
            }
            Some(Cost::Levels(n)) => {
                self.lose_levels(seat, i32::from(n), log);
            }
        }
    }

    /// Takes a play on: it may be cancelled, works, and is spent.
    #[inline(never)]
    pub(crate) fn step_play(&mut self, mut play: Play, log: &mut impl Log<Event>) -> bool {
        if let (PlayStage::Cancel, Some(what)) = (play.stage, play.cancelled_by) {
            // MB-CANCEL-1: the victim first, then clockwise.
            let victim = play.lines.victim;
            let waiting = self.who_has(Marks::CANCELS.bits()).minus(play.passed);
            let able = |&seat: &Seat| self.can_cancel(seat, what, victim);
            if let Some(seat) = waiting.clockwise_from(victim).find(able) {
                return self.ask(seat, Question::Cancel);
            }
        }
        match play.stage {
            PlayStage::Cancel | PlayStage::Work => {
                play.stage = PlayStage::Finish;
                let card = play.lines.card;
                match self.kind(card) {
                    Kind::Curse if self.stays(card) => {
                        play.spent = false;
                        self.put(Frame::Play(play));
                        self.lay_curse(play.lines.victim, card, log);
                    }
                    Kind::Enhancer => {
                        play.spent = !self.enhance(card, play.lines.monster);
                        self.put(Frame::Play(play));
                    }
                    _ => {
                        self.put(Frame::Play(play));
                        return self.stack.push(Frame::Lines(play.lines)) && self.step_lines(play.lines, log);
                    }
                }
            }
            PlayStage::Finish => {
                self.stack.pop();
                if play.spent {
                    let card = play.lines.card;
                    // MB-FIGHT-2: a one-shot stays on its side until the fight is over.
                    let one_shot = self.set.get(card).one_shot;
                    let stays = one_shot && self.fight.as_mut().is_some_and(|fight| fight.spent.push(card));
                    if !stays {
                        self.discard(play.lines.owner, card, log);
                    }
                }
            }
        }
        false
    }

    fn stays(&self, card: CardId) -> bool {
        let lines = &self.set.get(card).lines;
        lines.iter().any(|line| matches!(line.timing, Timing::NextFight | Timing::Lasting))
    }

    fn enhance(&mut self, card: CardId, monster: Option<u8>) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        let monster = monster.and_then(|at| fight.monsters.as_slice().get(usize::from(at)).copied());
        fight.marks |= self.set.face(card).marks.bits();
        monster.is_some_and(|monster| fight.enhancers.push((card, monster.group)))
    }
}

/// Whether a card is played from the hand and then gone.
pub(crate) fn is_spent(card: &Card) -> bool {
    matches!(card.kind, Kind::GoUp | Kind::Special) || card.one_shot
}
