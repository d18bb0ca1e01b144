//! Playing cards and using abilities, step by step.

use super::event::Event;
use super::frame::{Frame, Lines, Pick, Play, PlayStage, Purpose};
use super::moves::At;
use super::state::{Munchkin, Question};
use crate::card::{Card, CardId, Kind, Marks};
use crate::vocabulary::{Cancelled, Cost, Timing, Which};
use table::{Log, Seat, Seats};

/// Where a played card comes from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum CardSource {
    Hand,
    /// A one-shot item in play.
    Table,
    /// An ability, whose card stays in play.
    Ability,
    /// A monster of the fight that is bought off.
    Monster(u8),
}

/// When something is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// In the player's own turn, outside a fight.
    Own,
    /// In any window, also in a fight.
    Window,
}

impl Munchkin {
    pub(crate) fn payment(&self, seat: Seat, card: CardId, from: CardSource, which: Which, left: u8) -> Pick {
        // They cannot pay with the card itself.
        let except = if matches!(from, CardSource::Monster(_)) { None } else { Some(card) };
        Pick { purpose: Purpose::Pay, chooser: seat, victim: seat, which, worn: false, left, except }
    }

    /// Begins a play that [`Munchkin::each_play`] has found.
    pub(crate) fn begin_play(&mut self, seat: Seat, card: CardId, line: u8, at: At, log: &mut impl Log<Munchkin>) {
        let set = self.set;
        let face = set.get(card);
        let bought = self.fight.as_ref().filter(|fight| fight.main == seat).and_then(|fight| match at {
            At::Monster(at) if face.kind == Kind::Monster && !self.player(seat).holds(card) => {
                fight.monsters.as_slice().get(usize::from(at)).map(|_| CardSource::Monster(at))
            }
            _ => None,
        });
        let from = bought.unwrap_or_else(|| self.source(seat, card));
        self.take_up(seat, card, from);
        // MB-LASTCALL-1: after any use the main fighter moves again.
        if let Some(fight) = &mut self.fight {
            fight.reopen();
        }
        match (from, face.kind) {
            (CardSource::Hand, Kind::Curse) => {
                let victim = if let At::Player(victim) = at { victim } else { seat };
                return self.curse(seat, victim, card, log);
            }
            (CardSource::Hand, Kind::Monster) => {
                log.push(Event::Played { seat, card, line });
                self.stack.push(Frame::Check);
                return self.join(seat, card, log); // MB-BAT-1
            }
            _ => log.push(Event::Played { seat, card, line }),
        }
        let cancelled_by = match face.kind {
            Kind::Enhancer | Kind::Twin => Some(Cancelled::Enhancer), // MB-ENH-1
            Kind::Item if face.one_shot && from != CardSource::Ability => Some(Cancelled::OneShot),
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
        let mut spent = matches!(from, CardSource::Hand | CardSource::Table);
        // MB-STEP-1: nothing comes between die and result, and what answers an event belongs to the step.
        if !matches!(self.top(), Some(Frame::Flight(_) | Frame::Event(_))) {
            self.stack.push(Frame::Check);
        }
        let cost = face.lines.get(usize::from(line)).and_then(|line| line.cost);
        if cost == Some(Cost::This) && from == CardSource::Ability {
            spent = self.take_item(seat, card) || self.take_from_play(seat, card);
        }
        let play = Play { lines, stage: PlayStage::Cancel, spent, cancelled_by, passed: Seats::NONE, tried: [None; 2] };
        self.stack.push(Frame::Play(play));
        if from == CardSource::Ability {
            self.count_use(seat, card, line);
        }
        self.pay(seat, card, cost, from, log);
    }

    /// Takes a card that is used up from where it is.
    pub(crate) fn take_up(&mut self, seat: Seat, card: CardId, from: CardSource) {
        match from {
            CardSource::Hand => {
                self.take_from_hand(seat, card);
            }
            CardSource::Table => {
                self.take_item(seat, card);
            }
            CardSource::Ability | CardSource::Monster(_) => {}
        }
    }

    /// Counts another use of an ability (MB-POWER-3).
    pub(crate) fn count_use(&mut self, seat: Seat, card: CardId, line: u8) {
        self.players.count_use(seat, card, line);
    }

    pub(crate) fn source(&self, seat: Seat, card: CardId) -> CardSource {
        let player = self.player(seat);
        let face = self.set.get(card);
        let stays =
            matches!(face.kind, Kind::Race | Kind::Class | Kind::Style | Kind::Half | Kind::Power | Kind::Minion);
        if self.lies_ready(seat, card) {
            CardSource::Table
        } else if player.holds(card) && !stays && (face.kind != Kind::Item || face.one_shot) {
            CardSource::Hand
        } else {
            CardSource::Ability
        }
    }

    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        card: CardId,
        cost: Option<Cost>,
        from: CardSource,
        log: &mut impl Log<Munchkin>,
    ) {
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
                let hand = self.player(seat).hand;
                self.players.change_hand(seat, |hand| hand.clear());
                hand.iter().rev().for_each(|held| self.discard(seat, held.card, log));
            }
            Some(Cost::Levels(n)) => {
                self.lose_levels(seat, i32::from(n), log);
            }
        }
    }

    /// Carries on a play: it may be cancelled, takes effect, and is used up.
    #[inline(never)]
    pub(crate) fn step_play(&mut self, mut play: Play, log: &mut impl Log<Munchkin>) -> bool {
        if let (PlayStage::Cancel, Some(what)) = (play.stage, play.cancelled_by) {
            // MB-CANCEL-1: the victim first, then clockwise. For an enhancer or one-shot the victim is the main
            // fighter.
            let main = self.fight.as_ref().filter(|_| what != Cancelled::Curse).map(|fight| fight.main);
            let victim = main.unwrap_or(play.lines.victim);
            let waiting = self.players.who_answers(Marks::CANCELS.bits()).minus(play.passed);
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
            PlayStage::Finish | PlayStage::Cancelled => {
                self.stack.pop();
                if play.spent {
                    let card = play.lines.card;
                    // MB-FIGHT-2, MB-ENH-1: a one-shot or Evil Twin that has worked lies with the fight until it is over.
                    let face = self.set.face(card);
                    let lies_there = (face.one_shot || face.kind == Kind::Twin) && play.stage == PlayStage::Finish;
                    let stays = lies_there && self.fight.as_mut().is_some_and(|fight| fight.spent.push(card));
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

/// Whether a card is used up when it is played from the hand.
pub(crate) fn is_spent(card: &Card) -> bool {
    matches!(card.kind, Kind::GoUp | Kind::Special) || card.one_shot
}
