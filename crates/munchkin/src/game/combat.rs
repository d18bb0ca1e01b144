//! The course of a fight: moves, talks, the last call, the end (section 3).

use super::event::{EVERYBODY, Event};
use super::fight::{Fight, Share, Terms, Won};
use super::frame::{
    Flight, FlightStage, Frame, Lines, Loot, OverStage, Pick, Play, PlayStage, Purpose, Talks, WinStage,
};
use super::player::{Player, Put};
use super::state::{Munchkin, Question};
use crate::card::{CardId, Deck, Kind, Marks};
use crate::vocabulary::{self, Effect, Reward, Timing, Which};
use table::{Log, NullLog, Seat, Seats};

impl Munchkin {
    /// The main fighter acts, then settles; then the last call (MB-LASTCALL-1).
    pub(crate) fn step_fight(&mut self, log: &mut impl Log<Munchkin>) -> bool {
        self.weigh_again();
        let Some(fight) = &self.fight else {
            self.stack.pop();
            return false;
        };
        let (main, helper, passed) = (fight.main, fight.helper, fight.passed);
        if self.dead.has(main) {
            // The promises come before the looting (MB-HELP-4). MB-FIGHT-9: the fight is over, nobody gains anything. A monster was met (MB-LOOT-1).
            self.turn.all_friendly = false;
            self.put(Frame::Over(OverStage::Promises));
            return false;
        }
        // MB-DEATH-3: a helper or bystander who died in it is looted before it goes on.
        if !self.bodies.is_empty() {
            return self.begin_looting(log);
        }
        if fight.monsters.is_empty() {
            // MB-FIGHT-5. MB-FIGHT-7: what was set aside is paid, however the fight ends.
            let paid = fight.levels > 0 || fight.treasures > 0;
            self.put(if paid { Frame::Win(WinStage::Levels) } else { Frame::Over(OverStage::Promises) });
            return false;
        }
        if !fight.settled {
            if helper.is_none() {
                self.add_up();
            }
            return self.ask(main, Question::Fight);
        }
        // Helper first, then clockwise from the main fighter.
        let waiting = self.may_have_play().minus(passed).without(main);
        let first = helper.filter(|&helper| waiting.has(helper));
        let rest = waiting.clockwise_from(main).filter(|&seat| Some(seat) != helper);
        if let Some(seat) = first.into_iter().chain(rest).find(|&seat| self.has_play(seat)) {
            return self.ask(seat, Question::LastCall);
        }
        self.turn.all_friendly = false;
        if self.fight.as_ref().is_some_and(|fight| self.winning(fight)) {
            self.put(Frame::Win(WinStage::Levels));
        } else {
            self.begin_flight();
        }
        false
    }

    /// Notes the totals before a free move, if anybody can still interfere.
    pub(crate) fn weigh(&mut self) {
        let totals = self.totals();
        if let Some(fight) = &mut self.fight {
            fight.weighed = totals;
        }
    }

    /// MB-FREE-1: a free move counts as a play only if it changes a total.
    #[inline]
    fn weigh_again(&mut self) {
        if let Some(before) = self.fight.as_mut().and_then(|fight| fight.weighed.take()) {
            let changed = self.totals() != Some(before);
            if let Some(fight) = self.fight.as_mut().filter(|_| changed) {
                fight.reopen();
            }
        }
    }

    /// Whether anybody may help the main fighter at all (MB-HELP-5).
    pub(crate) fn may_be_helped(&self, fight: &Fight, forced: Option<Seat>) -> bool {
        let too_good = forced.is_some() && self.forced_help_too_good(fight, forced);
        fight.helper.is_none() && !self.must_fight_alone(fight) && !too_good
    }

    /// MB-HELP-5: winning would take the main fighter to level 10, but not the helper.
    pub(crate) fn forced_help_too_good(&self, fight: &Fight, helper: Option<Seat>) -> bool {
        let top = |seat: Seat, levels: i32| i32::from(self.player(seat).level) + levels >= 10;
        top(fight.main, self.levels_to_win(fight))
            && !helper.is_some_and(|helper| top(helper, self.levels_for_helping(fight, helper)))
    }

    /// The levels that a helper gains from a kill.
    pub(crate) fn levels_for_helping(&self, fight: &Fight, helper: Seat) -> i32 {
        let player = self.player(helper);
        let cards = player.in_force().filter(|&card| self.set.face(card).has(Marks::when(vocabulary::Event::YouHelp)));
        let lines = cards.flat_map(|card| &self.set.get(card).lines).filter(|line| {
            line.timing == Timing::When(vocabulary::Event::YouHelp)
                && line.conditions.iter().all(|&c| self.meets(Some(fight), helper, c) == Some(true))
        });
        lines.map(|line| if let Effect::Reward(Reward::Levels, n) = line.effect { i32::from(n) } else { 0 }).sum()
    }

    /// The game as it would be if somebody helped on these terms from now on; `None` if nobody may help.
    pub(crate) fn helped_by(&self, helper: Seat, terms: Terms) -> Option<Munchkin> {
        self.fight.as_ref().filter(|fight| self.may_be_helped(fight, None))?;
        let mut after = *self;
        after.begin_help(helper, terms, false, &mut NullLog);
        while after.check_fight(&mut NullLog) {} // MB-CHECK-1: monsters that are friendly to the helper leave
        Some(after)
    }

    /// Begins a player's help.
    fn begin_help(&mut self, helper: Seat, terms: Terms, forced: bool, log: &mut impl Log<Munchkin>) {
        let Some(fight) = &mut self.fight else { return };
        fight.helper = Some(helper);
        fight.forced = forced;
        fight.terms = terms;
        fight.reopen();
        let main = fight.main;
        self.promised.clear();
        for (at, item) in self.players[main].items.iter().enumerate() {
            if terms.items >> at & 1 != 0 {
                self.promised.push(item.card);
            }
        }
        // MB-CURSE-1: their waiting curses count now.
        self.players.count_curses(helper);
        log.push(Event::Helps { seat: helper, main });
        self.stack.push(Frame::Check);
    }

    #[inline(never)]
    pub(crate) fn force_help(&mut self, helper: Seat, log: &mut impl Log<Munchkin>) -> bool {
        let Some(fight) = &self.fight else { return false };
        if !self.may_be_helped(fight, Some(helper)) || helper == fight.main || self.dead.has(helper) {
            return false;
        }
        self.begin_help(helper, Terms::default(), true, log);
        true
    }

    /// MB-FIGHT-8: monsters and played cards stay; the helper and their deal go.
    #[inline(never)]
    pub(crate) fn redirect(&mut self, to: Seat, log: &mut impl Log<Munchkin>) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        if to == fight.main {
            return false;
        }
        let from = fight.main;
        // MB-POWER-3: paid bonuses stay, and so do the offers made so far (MB-HELP-1).
        (fight.main, fight.helper, fight.forced) = (to, None, false);
        fight.terms = Terms::default();
        fight.reopen();
        self.promised.clear();
        self.players.count_curses(to);
        log.push(Event::Handed { from, to });
        true
    }

    /// MB-HELP-3.
    pub(crate) fn ask_for_help(&mut self, other: Seat, terms: Terms, log: &mut impl Log<Munchkin>) {
        let Some(fight) = &mut self.fight else { return };
        fight.count_offer(fight.main, other);
        log.push(Event::Asked { seat: fight.main, other });
        self.stack.push(Frame::Talks(Talks { other, terms, to_other: true }));
    }

    pub(crate) fn step_talks(&mut self, talks: Talks) -> bool {
        let goes_on = |fight: &Fight| fight.helper.is_none() && !fight.monsters.is_empty() && self.goes_on(fight);
        let fight = self.fight.as_ref().filter(|fight| goes_on(fight) && !self.dead.has(talks.other));
        let Some(main) = fight.map(|fight| fight.main) else {
            self.stack.pop();
            return false;
        };
        self.ask(if talks.to_other { talks.other } else { main }, Question::Help)
    }

    /// Accepts, refuses or counters an offer.
    pub(crate) fn answer_offer(
        &mut self,
        mut talks: Talks,
        answer: Option<Terms>,
        accept: bool,
        log: &mut impl Log<Munchkin>,
    ) {
        let who =
            if talks.to_other { talks.other } else { self.fight.as_ref().map_or(talks.other, |fight| fight.main) };
        match answer {
            Some(terms) => {
                if let Some(fight) = &mut self.fight {
                    fight.count_offer(fight.main, talks.other);
                }
                talks.terms = terms;
                talks.to_other = !talks.to_other;
                self.put(Frame::Talks(talks));
            }
            None => {
                self.stack.pop();
                if accept {
                    self.begin_help(talks.other, talks.terms, false, log);
                } else {
                    log.push(Event::Refused { seat: who });
                }
            }
        }
    }

    /// MB-WIN-1: goes through the stages until something is pushed on the stack.
    #[inline(never)]
    pub(crate) fn step_win(&mut self, mut stage: WinStage, log: &mut impl Log<Munchkin>) -> bool {
        let depth = self.stack.len();
        while self.stack.len() == depth && self.winners.is_empty() {
            let Some(fight) = &mut self.fight else {
                self.stack.pop();
                return false;
            };
            let (main, helper) = (fight.main, fight.helper);
            match stage {
                WinStage::Levels => {
                    stage = self.go_on_winning(WinStage::Lines);
                    self.take_levels(log);
                }
                WinStage::Lines => {
                    stage = self.go_on_winning(WinStage::Treasures);
                    self.push_victory(log);
                }
                // One at a time, so that a treasure that works at once is settled before the next.
                WinStage::Treasures if fight.treasures > 0 => {
                    fight.treasures -= 1;
                    self.draw_treasure(main, helper.is_some(), log);
                }
                WinStage::Treasures => stage = self.go_on_winning(WinStage::Share),
                WinStage::Share => {
                    stage = self.go_on_winning(WinStage::Promises);
                    self.share();
                }
                WinStage::Promises => {
                    if !self.keep_promises(main, helper, log) {
                        return false;
                    }
                    self.put(Frame::Over(OverStage::Loot));
                    self.stack.push(Frame::Check); // MB-RECEIVE-1 comes at the end of the step
                    return false;
                }
            }
        }
        false
    }

    fn go_on_winning(&mut self, stage: WinStage) -> WinStage {
        self.put(Frame::Win(stage));
        stage
    }

    /// Gives levels to the main fighter, and to a helper whose cards say so.
    fn take_levels(&mut self, log: &mut impl Log<Munchkin>) {
        let Some(fight) = &self.fight else { return };
        let (main, helper) = (fight.main, fight.helper);
        let (levels, treasures) = (self.levels_to_win(fight), self.treasures_to_win(fight) as u8);
        let helps = helper.map(|helper| (helper, self.levels_for_helping(fight, helper)));
        let aside = fight.treasures;
        log.push(Event::Won { seat: main, levels: levels as u8, treasures });
        let levels_of =
            |game: &Munchkin| [Some(main), helper].map(|seat| seat.map_or(0, |seat| game.player(seat).level));
        let before = levels_of(self);
        self.gain_levels(main, levels, true, log);
        if let Some((helper, levels)) = helps {
            self.gain_levels(helper, levels, true, log); // both at the same instant
        }
        let after = levels_of(self);
        if let Some(fight) = &mut self.fight {
            fight.treasures = treasures;
            fight.won = Some(Won { gained: [0, 1].map(|at| after[at] - before[at]), aside });
        }
        self.win_if_at_the_top(log);
    }

    /// Starts what the fighters' own cards and the monsters say about a victory.
    fn push_victory(&mut self, log: &mut impl Log<Munchkin>) {
        let Some(fight) = &self.fight else { return };
        let (main, helper, slain, monsters) = (fight.main, fight.helper, fight.slain, fight.monsters);
        // The cards of the fight are discarded before any of that works.
        self.clear_fight(log);
        // MB-FIGHT-7: driving the last monster off is no victory.
        if monsters.is_empty() && slain.is_empty() {
            return;
        }
        if let Some(helper) = helper {
            self.push_abilities(helper, vocabulary::Event::YouHelp);
        }
        self.push_abilities(main, vocabulary::Event::Won);
        for card in slain.iter().copied().chain(monsters.iter().map(|monster| monster.card)) {
            self.push_lines(card, main, main, vocabulary::Event::Won, None);
        }
    }

    /// Draws one treasure of a won fight: face up if somebody helped, else into the main fighter's hand
    /// (MB-TREASURE-1). A treasure that works when drawn does so at once.
    fn draw_treasure(&mut self, seat: Seat, helped: bool, log: &mut impl Log<Munchkin>) {
        let deck = Deck::Treasure;
        let full = !helped && self.player(seat).hand.is_full();
        let Some(card) = (!full).then(|| self.draw(deck, log)).flatten() else { return };
        let drawn = vocabulary::Event::Drawn;
        if self.set.face(card).has(Marks::when(drawn)) {
            log.push(Event::TurnedUp { card });
            let lines = Lines::of(card, seat, Timing::When(drawn));
            let stage = PlayStage::Work;
            let (cancelled_by, passed, tried) = (None, Seats::NONE, [None; 2]);
            self.stack.push(Frame::Play(Play { lines, stage, spent: true, cancelled_by, passed, tried }));
        } else if helped {
            self.pool.push(card);
            log.push(Event::TurnedUp { card });
        } else {
            self.take_in(seat, card, Seats::NONE);
            log.push(Event::Drew { seat, deck, card: Some(card), seen: Seats::NONE });
        }
    }

    /// MB-HELP-4: promises are due however the fight ends, except to a helper who died or left. False if the helper
    /// is first asked which item makes room.
    fn keep_promises(&mut self, main: Seat, helper: Option<Seat>, log: &mut impl Log<Munchkin>) -> bool {
        let Some(helper) = helper.filter(|&helper| !self.dead.has(helper)) else {
            self.promised.clear();
            return true;
        };
        while !self.promised.is_empty() {
            let card = self.promised.remove(0);
            if !self.player(main).items.iter().any(|item| item.card == card) || !self.could_come(helper, card) {
                continue; // a lost item is not replaced; without room it is forgone
            }
            if self.has_room(helper, card) {
                self.hand_promised(main, helper, card, log);
                continue;
            }
            // MB-ITEM-3: another Big item is discarded, or this one is forgone and stays with its owner.
            self.stack.push(Frame::Pick(Pick {
                purpose: Purpose::MakeRoom,
                chooser: helper,
                victim: helper,
                which: Which::Big,
                worn: false,
                left: 1,
                except: Some(card),
            }));
            return false;
        }
        true
    }

    /// Gives a promised item to the helper.
    pub(crate) fn hand_promised(&mut self, main: Seat, helper: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        if self.take_item(main, card) {
            log.push(Event::Passed { from: main, to: helper, card: Some(card), seen: EVERYBODY });
            self.item_comes(helper, card, log);
        }
    }

    /// MB-GOAL-1: the game ends at once.
    fn win_if_at_the_top(&mut self, log: &mut impl Log<Munchkin>) {
        let winners: Seats = Seat::all(self.n()).filter(|&seat| self.player(seat).at_the_top()).collect();
        if !winners.is_empty() {
            self.winners = winners;
            log.push(Event::Over);
        }
    }

    /// MB-DEAL-1: the two pick in turn. Whoever has their number stops; the other takes the rest.
    fn share(&mut self) {
        let Some(fight) = &self.fight else { return };
        let (main, terms, Some(helper)) = (fight.main, fight.terms, fight.helper) else { return };
        let all = self.pool.len() as u8;
        let helpers = match terms.share {
            Share::Number(n) => n.min(all),
            Share::Half => all / 2,
            Share::All => all,
        };
        let mut left = [all - helpers, helpers];
        let mut turn = usize::from(terms.helper_first);
        let mut order: [usize; 32] = [0; 32];
        let mut picks = 0;
        while left != [0; 2] && picks < order.len() {
            if left[turn] > 0 {
                left[turn] -= 1;
                order[picks] = turn;
                picks += 1;
            }
            turn = 1 - turn;
        }
        // The stack holds the last pick first. Picks in a row by one player become one question.
        let mut at = picks;
        while at > 0 {
            let who = order[at - 1];
            let mut n = 0;
            while at > 0 && order[at - 1] == who {
                n += 1;
                at -= 1;
            }
            let chooser = if who == 1 { helper } else { main };
            self.stack.push(Frame::Pick(Pick {
                purpose: Purpose::Share,
                chooser,
                victim: chooser,
                which: Which::Item,
                worn: false,
                left: n,
                except: None,
            }));
        }
    }

    /// Ends a fight: discards its cards, hands over promised items, loots the bodies (MB-FLEE-3).
    #[inline(never)]
    pub(crate) fn step_over(&mut self, stage: OverStage, log: &mut impl Log<Munchkin>) -> bool {
        if stage == OverStage::Promises {
            let Some((main, helper)) = self.fight.as_ref().map(|fight| (fight.main, fight.helper)) else {
                self.stack.pop();
                return false;
            };
            self.clear_fight(log);
            if !self.keep_promises(main, helper, log) {
                return false;
            }
            self.put(Frame::Over(OverStage::Loot));
        }
        if !self.bodies.is_empty() {
            return self.begin_looting(log);
        }
        self.fight = None;
        self.players.forget_fight();
        self.forgive(Put::InFight); // MB-CHEAT-1
        self.stack.pop();
        self.check_next();
        false
    }

    /// Discards monsters, enhancers, one-shots and spent curses.
    fn clear_fight(&mut self, log: &mut impl Log<Munchkin>) {
        let Some(fight) = &mut self.fight else { return };
        let (main, fighters) = (fight.main, fight.fighters());
        let (monsters, enhancers, spent) = (fight.monsters, fight.enhancers, fight.spent);
        fight.monsters.clear();
        fight.enhancers.clear();
        fight.spent.clear();
        for monster in monsters.iter().filter(|monster| !monster.twin) {
            self.discard(main, monster.card, log);
        }
        for &(card, _) in enhancers.iter() {
            self.discard(main, card, log);
        }
        for &card in spent.iter() {
            self.discard(main, card, log);
        }
        for seat in fighters {
            let lasting = |card: CardId| self.set.get(card).lines.iter().any(|line| line.timing == Timing::Lasting);
            if self.player(seat).curses.is_empty() {
                continue;
            }
            let curses = self.player(seat).curses;
            for hex in curses.iter().filter(|hex| hex.counting && !lasting(hex.card)) {
                let at = self.player(seat).curses.iter().position(|other| other == hex);
                if let Some(at) = at {
                    self.players.change_table(seat, |table| table.curses.remove(at));
                    self.discard(seat, hex.card, log);
                }
            }
        }
    }

    /// The fight is lost: the fighters run (MB-FLEE-1), first the main fighter with all rolls, then the helper.
    fn begin_flight(&mut self) {
        let Some(fight) = &mut self.fight else { return };
        fight.fled = true;
        (fight.levels, fight.treasures) = (0, 0); // MB-FIGHT-3, MB-FIGHT-7
        let (main, helper, left) = (fight.main, fight.helper, (1u16 << fight.monsters.len()) - 1);
        self.put(Frame::Over(OverStage::Promises));
        let run =
            |seat| Frame::Flight(Flight { seat, left, stage: FlightStage::Name, monster: 0, die: 0, saved: false });
        if let Some(helper) = helper {
            self.stack.push(run(helper));
        }
        self.stack.push(run(main));
    }

    /// MB-DEATH-1: from the highest level down, each player may take one card, once.
    #[inline(never)]
    pub(crate) fn step_loot(&mut self, mut loot: Loot, log: &mut impl Log<Munchkin>) -> bool {
        let body = loot.body;
        let pick = |chooser: Seat| Pick {
            purpose: Purpose::Loot,
            chooser,
            victim: body,
            which: Which::Item,
            worn: false,
            left: 1,
            except: None,
        };
        let waiting = self.living().minus(loot.done).without(body);
        let top = waiting.into_iter().map(|seat| self.player(seat).level).max();
        let Some(top) = top.filter(|_| self.count_choices(&pick(body)) > 0) else {
            self.put(Frame::Check);
            self.bury(body, log);
            return false;
        };
        let tied: Seats = waiting.into_iter().filter(|&seat| self.player(seat).level == top).collect();
        let next = self.break_tie(tied, log);
        loot.done.insert(next);
        self.put(Frame::Loot(loot));
        if !self.player(next).hand.is_full() {
            self.stack.push(Frame::Pick(pick(next)));
        }
        false
    }

    /// Breaks a tie by die rolls, again while they tie.
    pub(crate) fn break_tie(&mut self, mut tied: Seats, log: &mut impl Log<Munchkin>) -> Seat {
        while !tied.at_most_one() {
            let mut rolls = [0; Seat::MAX];
            for seat in tied {
                rolls[seat.index()] = self.roll(seat, log);
            }
            let best = rolls.into_iter().max().unwrap_or(0);
            tied = tied.into_iter().filter(|seat| rolls[seat.index()] == best).collect();
        }
        tied.first().unwrap_or(self.turn.seat)
    }

    /// Discards what nobody took (MB-DEATH-1).
    fn bury(&mut self, body: Seat, log: &mut impl Log<Munchkin>) {
        let Player { hand, items, minions, .. } = *self.player(body);
        self.players.change(body, |player| {
            player.hand.clear();
            player.items.clear();
            player.minions.clear();
        });
        let hand = hand.iter().rev().map(|held| held.card);
        let items = items.iter().rev().map(|item| item.card);
        hand.chain(items).chain(minions.iter().rev().copied()).for_each(|card| self.discard(body, card, log));
    }

    /// Whether a card of this player's hand may go into play at all now.
    pub(crate) fn could_put(&self, seat: Seat, card: CardId) -> bool {
        let table = self.set.face(card).is_laid();
        let player = self.player(seat);
        let instead = |old: CardId| self.may_put(seat, card, Some(old)).is_ok();
        // Without room, it may replace another card (MB-RACE-1, MB-ITEM-3).
        table
            && (self.may_put(seat, card, None).is_ok()
                || match self.kind(card) {
                    Kind::Race | Kind::Class | Kind::Style => player.traits.iter().any(|&old| instead(old)),
                    Kind::Item => player.items.iter().any(|item| instead(item.card)),
                    _ => false,
                })
    }
}
