//! How a fight goes: moves, talks, the last call, its end (section 3).

use super::event::{EVERYBODY, Event};
use super::fight::{Fight, Share, Terms};
use super::frame::{Flight, FlightStage, Frame, Loot, OverStage, Pick, Purpose, Talks, WinStage};
use super::state::{Munchkin, Question};
use crate::card::{CardId, Deck, Kind};
use crate::vocabulary::{self, Timing, Which};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// The main fighter acts, then settles; then the last call (MB-LASTCALL-1).
    pub(crate) fn step_fight(&mut self, log: &mut impl Log<Event>) -> bool {
        let Some(fight) = self.fight else {
            self.stack.pop();
            return false;
        };
        if self.player(fight.main).dead {
            // MB-FIGHT-9: the fight is over, nobody gains anything.
            self.put(Frame::Over(OverStage::Promises));
            return false;
        }
        if fight.monsters.is_empty() {
            return self.fight_without_monsters(fight, log); // MB-FIGHT-5
        }
        if !fight.settled {
            return self.ask(fight.main, Question::Fight);
        }
        // Helper first, then clockwise from the main fighter.
        let helper = fight.helper.into_iter();
        let order = helper.chain(self.clockwise(fight.main).filter(|&seat| Some(seat) != fight.helper));
        for seat in order.filter(|&seat| seat != fight.main) {
            if !fight.passed.has(seat) && self.has_play(seat) {
                return self.ask(seat, Question::LastCall);
            }
        }
        self.turn.all_friendly = false;
        if self.winning(&fight) {
            self.put(Frame::Win(WinStage::Levels));
        } else {
            self.begin_flight(fight, log);
        }
        false
    }

    /// MB-FIGHT-7: what was set aside is paid however the fight ends.
    fn fight_without_monsters(&mut self, fight: Fight, _: &mut impl Log<Event>) -> bool {
        let paid = fight.levels > 0 || fight.treasures > 0;
        self.put(if paid { Frame::Win(WinStage::Levels) } else { Frame::Over(OverStage::Promises) });
        false
    }

    /// Whether the main fighter may be helped at all (MB-HELP-5).
    pub(crate) fn may_be_helped(&self, fight: &Fight, forced: bool) -> bool {
        let top = i32::from(self.player(fight.main).level) + self.levels_to_win(fight) >= 10;
        fight.helper.is_none() && !self.must_fight_alone(fight) && !(forced && top)
    }

    /// Somebody helps from now on.
    fn begin_help(&mut self, helper: Seat, terms: Terms, forced: bool, log: &mut impl Log<Event>) {
        let Some(fight) = &mut self.fight else { return };
        fight.helper = Some(helper);
        fight.forced = forced;
        fight.terms = terms;
        fight.reopen();
        let main = fight.main;
        self.promised.clear();
        for (at, item) in self.players[main.index()].items.iter().enumerate() {
            if terms.items >> at & 1 != 0 {
                self.promised.push(item.card);
            }
        }
        // MB-CURSE-1: their waiting curses count now.
        self.player_mut(helper).curses.as_mut_slice().iter_mut().for_each(|hex| hex.counting = true);
        log.push(Event::Helps { seat: helper, main });
        self.stack.push(Frame::Check);
    }

    pub(crate) fn force_help(&mut self, helper: Seat, log: &mut impl Log<Event>) -> bool {
        let Some(fight) = self.fight else { return false };
        if !self.may_be_helped(&fight, true) || helper == fight.main || self.player(helper).dead {
            return false;
        }
        self.begin_help(helper, Terms::default(), true, log);
        true
    }

    /// MB-FIGHT-8: monsters and played cards stay, the helper and their deal go.
    pub(crate) fn redirect(&mut self, to: Seat, log: &mut impl Log<Event>) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        if to == fight.main {
            return false;
        }
        let from = fight.main;
        (fight.main, fight.helper, fight.forced) = (to, None, false);
        (fight.paid, fight.doubled, fight.terms) = ([0; 2], [0; 2], Terms::default());
        fight.offers = [0; Seat::MAX];
        fight.reopen();
        self.promised.clear();
        self.player_mut(to).curses.as_mut_slice().iter_mut().for_each(|hex| hex.counting = true);
        log.push(Event::Handed { from, to });
        true
    }

    /// MB-HELP-3.
    pub(crate) fn ask_for_help(&mut self, other: Seat, terms: Terms, log: &mut impl Log<Event>) {
        let Some(fight) = &mut self.fight else { return };
        fight.offers[other.index()] += 1;
        log.push(Event::Asked { seat: fight.main, other });
        self.stack.push(Frame::Talks(Talks { other, terms, to_other: true }));
    }

    pub(crate) fn step_talks(&mut self, talks: Talks) -> bool {
        let Some(fight) = self.fight.filter(|fight| fight.helper.is_none() && !self.player(talks.other).dead) else {
            self.stack.pop();
            return false;
        };
        self.ask(if talks.to_other { talks.other } else { fight.main }, Question::Help)
    }

    /// Accepts, refuses, or counters.
    pub(crate) fn answer_offer(
        &mut self,
        mut talks: Talks,
        answer: Option<Terms>,
        accept: bool,
        log: &mut impl Log<Event>,
    ) {
        let who = if talks.to_other { talks.other } else { self.fight.map_or(talks.other, |fight| fight.main) };
        match answer {
            Some(terms) => {
                if let Some(fight) = &mut self.fight {
                    fight.offers[talks.other.index()] += 1;
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

    /// MB-WIN-1, in order.
    pub(crate) fn step_win(&mut self, stage: WinStage, log: &mut impl Log<Event>) -> bool {
        let Some(mut fight) = self.fight else {
            self.stack.pop();
            return false;
        };
        match stage {
            WinStage::Levels => {
                let levels = self.levels_to_win(&fight);
                fight.treasures = self.treasures_to_win(&fight) as u8;
                log.push(Event::Won { seat: fight.main, levels: levels as u8, treasures: fight.treasures });
                self.fight = Some(fight);
                self.gain_levels(fight.main, levels, true, log);
                self.win_if_at_the_top(log);
                self.put(Frame::Win(WinStage::Lines));
            }
            WinStage::Lines => {
                self.put(Frame::Win(WinStage::Treasures));
                // What the fighters' own cards and the monsters print for a victory.
                if let Some(helper) = fight.helper {
                    self.push_abilities(helper, Timing::When(vocabulary::Event::YouHelp));
                }
                self.push_abilities(fight.main, Timing::When(vocabulary::Event::Won));
                for monster in fight.monsters.as_slice().iter().rev() {
                    self.push_lines(monster.card, fight.main, fight.main, Timing::When(vocabulary::Event::Won), None);
                }
            }
            WinStage::Treasures => {
                self.put(Frame::Win(WinStage::Share));
                self.pool.clear();
                self.received.clear();
                let up = fight.helper.is_some(); // MB-TREASURE-1: face up if helped
                for _ in 0..fight.treasures {
                    if up {
                        if let Some(card) = self.draw(Deck::Treasure, log) {
                            self.pool.push(card);
                            log.push(Event::Drew {
                                seat: fight.main,
                                deck: Deck::Treasure,
                                card: Some(card),
                                seen: EVERYBODY,
                            });
                        }
                    } else if let Some(card) = self.draw_into_hand(fight.main, Deck::Treasure, false, log) {
                        self.received.push(card);
                    }
                }
            }
            WinStage::Share => {
                self.put(Frame::Win(WinStage::Receive));
                self.share(&fight);
            }
            WinStage::Receive => {
                self.put(Frame::Over(OverStage::Promises));
                if fight.main != self.turn.seat {
                    self.stack.push(Frame::Receive { seat: fight.main });
                }
            }
        }
        false
    }

    /// MB-GOAL-1: the game ends at once.
    fn win_if_at_the_top(&mut self, log: &mut impl Log<Event>) {
        let winners: Seats = Seat::all(self.n()).filter(|&seat| self.player(seat).at_the_top()).collect();
        if !winners.is_empty() {
            self.winners = winners;
            log.push(Event::Over);
        }
    }

    /// MB-DEAL-1: they pick in turn; who has their number stops, the other takes the rest.
    fn share(&mut self, fight: &Fight) {
        let Some(helper) = fight.helper else { return };
        let all = self.pool.len() as u8;
        let helpers = match fight.terms.share {
            Share::Number(n) => n.min(all),
            Share::Half => all / 2,
            Share::All => all,
        };
        let mut left = [all - helpers, helpers];
        let mut turn = usize::from(fight.terms.helper_first);
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
        // The last pick comes on the stack first. Picks in a row by one player are one question.
        let mut at = picks;
        while at > 0 {
            let who = order[at - 1];
            let mut n = 0;
            while at > 0 && order[at - 1] == who {
                n += 1;
                at -= 1;
            }
            let chooser = if who == 1 { helper } else { fight.main };
            self.stack.push(Frame::Pick(Pick {
                purpose: Purpose::Share,
                chooser,
                victim: chooser,
                which: Which::Hand,
                worn: false,
                left: n,
                except: None,
            }));
        }
    }

    /// MB-RECEIVE-1: what has just come may be put into play.
    pub(crate) fn step_receive(&mut self, seat: Seat) -> bool {
        let open = self.received.iter().any(|&card| self.player(seat).holds(card) && self.could_put(seat, card));
        if open && !self.player(seat).dead {
            return self.ask(seat, Question::Receive);
        }
        self.received.clear();
        self.stack.pop();
        false
    }

    /// The fight's cards are discarded, promised items handed over, bodies looted (MB-FLEE-3).
    pub(crate) fn step_over(&mut self, stage: OverStage, log: &mut impl Log<Event>) -> bool {
        let Some(fight) = self.fight else {
            self.stack.pop();
            return false;
        };
        match stage {
            OverStage::Promises => {
                self.put(Frame::Over(OverStage::Loot));
                self.clear_fight(fight, log);
                // MB-HELP-4: due however the fight ends, not to a dead helper or one who left.
                if let Some(helper) = fight.helper.filter(|&helper| !self.player(helper).dead) {
                    while let Some(card) = self.promised.pop() {
                        if self.take_item(fight.main, card) {
                            log.push(Event::Passed { from: fight.main, to: helper, card: Some(card), seen: EVERYBODY });
                            self.lay_item(helper, card, false, log);
                        }
                    }
                }
                self.promised.clear();
            }
            OverStage::Loot => {
                if self.bodies.is_empty() {
                    self.put(Frame::Over(OverStage::Close));
                } else {
                    self.begin_looting();
                }
            }
            OverStage::Close => {
                self.fight = None;
                self.forget_fight();
                self.put(Frame::Check);
            }
        }
        false
    }

    /// Monsters, enhancers, one-shots and spent curses are discarded.
    fn clear_fight(&mut self, fight: Fight, log: &mut impl Log<Event>) {
        for monster in fight.monsters.iter().filter(|monster| !monster.twin) {
            self.discard(fight.main, monster.card, log);
        }
        for &(card, _) in fight.enhancers.iter() {
            self.discard(fight.main, card, log);
        }
        for &card in fight.spent.iter() {
            self.discard(fight.main, card, log);
        }
        for seat in fight.fighters() {
            let lasting = |card: CardId| self.set.get(card).lines.iter().any(|line| line.timing == Timing::Lasting);
            let curses = self.player(seat).curses;
            for hex in curses.iter().filter(|hex| hex.counting && !lasting(hex.card)) {
                let at = self.player(seat).curses.iter().position(|other| other == hex);
                if let Some(at) = at {
                    self.player_mut(seat).curses.remove(at);
                    self.discard(seat, hex.card, log);
                }
            }
        }
        if let Some(fight) = &mut self.fight {
            fight.monsters.clear();
            fight.enhancers.clear();
            fight.spent.clear();
        }
    }

    /// No win: run (MB-FLEE-1). Main fighter first with all rolls, then helper.
    fn begin_flight(&mut self, mut fight: Fight, _: &mut impl Log<Event>) {
        fight.fled = true;
        (fight.levels, fight.treasures) = (0, 0); // MB-FIGHT-3, MB-FIGHT-7
        self.fight = Some(fight);
        self.put(Frame::Over(OverStage::Promises));
        let left = (1u16 << fight.monsters.len()) - 1;
        let run = |seat| Frame::Flight(Flight { seat, left, stage: FlightStage::Name, monster: 0, die: 0 });
        if let Some(helper) = fight.helper {
            self.stack.push(run(helper));
        }
        self.stack.push(run(fight.main));
    }

    /// MB-DEATH-1: from the highest level down, each may take one card, once.
    pub(crate) fn step_loot(&mut self, mut loot: Loot, log: &mut impl Log<Event>) -> bool {
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
        let Some(top) = top.filter(|_| !self.choices(&pick(body)).is_empty()) else {
            self.stack.pop();
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

    /// Ties by die, again if tied.
    pub(crate) fn break_tie(&mut self, mut tied: Seats, log: &mut impl Log<Event>) -> Seat {
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

    /// What nobody took is discarded (MB-DEATH-1).
    fn bury(&mut self, body: Seat, log: &mut impl Log<Event>) {
        while let Some(held) = self.player_mut(body).hand.pop() {
            self.discard(body, held.card, log);
        }
        while let Some(item) = self.player_mut(body).items.pop() {
            self.discard(body, item.card, log);
        }
        while let Some(minion) = self.player_mut(body).minions.pop() {
            self.discard(body, minion, log);
        }
    }

    /// Whether a card may go into play at all now, from this player's hand.
    pub(crate) fn could_put(&self, seat: Seat, card: CardId) -> bool {
        let kind = self.kind(card);
        let table = matches!(
            kind,
            Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion | Kind::Item
        );
        table && self.may_put(seat, card, None).is_ok()
    }
}
