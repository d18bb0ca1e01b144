//! What each decision does. Whether it is legal is decided in [`crate::legal`].

use crate::card::{ATTACK, Card};
use crate::event::Event;
use crate::frame::{ChainTarget, Frame, PileOn, Play, Stage, flag};
use crate::moves::{Move, Way, Weirds};
use crate::state::{Ask, LunchMoney, Question};
use table::{Log, Seat};

impl LunchMoney {
    /// Carries out a legal move. True if there is a play to continue at once, which is then in `play`: the top of the
    /// stack has a place for it, where it is put if it has to wait.
    #[inline]
    pub(crate) fn act(&mut self, asked: Ask, mv: Move, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let Ask { seat, question } = asked;
        if matches!(mv, Move::Release) {
            // Then the question is asked again, if there still is one (LM-CHOKE-3, LM-HEADLOCK-1).
            self.release(seat, log);
            return false;
        }
        match question {
            Question::Action => return self.action(seat, mv, play, log),
            Question::Answer => return self.answer(seat, mv, play, log),
            Question::Spoil => self.spoil(seat, mv, log),
            Question::Interrupt => {
                let Some(play) = self.stack.play_mut() else { return false };
                play.cursor += 1;
                let by = play.by;
                if mv != Move::Decline {
                    self.humiliate(seat, by, ChainTarget::Card, log);
                }
            }
            Question::AnswerHumiliation => {
                let Some(&Frame::Chain(mut chain)) = self.stack.top() else {
                    return false;
                };
                if mv == Move::Decline {
                    chain.cursor += 1;
                    self.stack.put(Frame::Chain(chain));
                } else {
                    self.humiliate_humiliator(chain, seat, log);
                }
            }
            Question::Backlash => {
                let Some(play) = self.stack.play_mut() else { return false };
                if mv == Move::Decline {
                    play.cursor += 1;
                } else {
                    let foe = play.by;
                    self.backlash(seat, foe, log);
                }
            }
            Question::AnswerBacklash => self.answer_backlash(seat, mv, log),
            Question::FollowUp => return self.follow_up(mv, play, log),
            Question::CounterGrab => return self.counter_grab(seat, mv, play, log),
            Question::Direction => {
                let Some(play) = self.stack.play_mut() else { return false };
                play.way = Some(if mv == Move::Way(Way::Right) { Way::Right } else { Way::Left });
            }
            Question::KeepNuts => {
                self.stack.pop();
                if mv == Move::Drop {
                    self.piles.discard(Card::Nuts);
                    log.push(Event::Discarded { seat, card: Card::Nuts });
                } else {
                    self.hands[seat.index()].add(Card::Nuts, true);
                    log.push(Event::Returned { seat, card: Card::Nuts });
                }
            }
            Question::Revive => {
                let Some(&Frame::Revival(mut revival)) = self.stack.top() else {
                    return false;
                };
                if let Move::Aid(cards) = mv {
                    self.spend_aid(seat, cards, log);
                    revival.cards = cards;
                    self.stack.put(Frame::Revival(revival));
                } else {
                    self.stack.pop();
                    self.fall(seat, log);
                }
            }
            Question::FreeAttack => {
                let Some(&Frame::Chain(mut chain)) = self.stack.top() else {
                    return false;
                };
                chain.drop_last_standing();
                if chain.standing == 0 {
                    self.stack.pop();
                } else {
                    self.stack.put(Frame::Chain(chain));
                }
                return self.attack(seat, mv, flag::FREE | flag::HUMILIATORS, play, log);
            }
            Question::PileOn => {
                if let Some(&Frame::PileOn(mut pile_on)) = self.stack.top() {
                    pile_on.cursor += 1;
                    self.stack.put(Frame::PileOn(pile_on));
                }
                return self.attack(seat, mv, self.free_if_headlocking(seat), play, log);
            }
            Question::Friend => {
                if mv == Move::Decline {
                    self.turn.friend = false;
                } else {
                    self.play_alone(seat, Card::ImaginaryFriend, log);
                }
            }
            Question::FriendAttack => {
                if mv == Move::Decline {
                    self.end_combo();
                } else {
                    self.stack.pop();
                    return self.attack(seat, mv, flag::FRIENDS | self.free_if_headlocking(seat), play, log);
                }
            }
            Question::HeadlockHit => {
                if mv == Move::Decline {
                    self.stack.pop();
                } else {
                    return self.attack(seat, mv, flag::FREE, play, log);
                }
            }
            Question::MoreAid => {
                let Some(play) = self.top_play() else { return false };
                if let Move::Aid(cards) = mv {
                    let hidden = if play.card == Card::Hide { flag::HIDDEN } else { play.flags & flag::HIDDEN };
                    self.stack.pop();
                    self.play_aid(seat, cards, play.paid[0], hidden, log);
                } else {
                    self.after_aid(play);
                }
            }
            Question::HideDiscard => {
                self.stack.pop();
                if let Move::Discard(which) = mv {
                    self.discard_at(seat, which, log);
                }
                self.draw_up(seat, log); // LM-HIDE-1
            }
            Question::GrabbedCooties => {
                let Some(grab) = self.stack.play_mut() else { return false };
                grab.stage = Stage::FollowUp;
                let grabber = grab.by;
                if mv != Move::Decline {
                    return self.attack(seat, Move::at(Card::Cooties, grabber), 0, play, log); // LM-COOTIES-1
                }
            }
        }
        false
    }

    /// LM-TURN-2: one action.
    fn action(&mut self, seat: Seat, mv: Move, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        self.acted(!matches!(mv, Move::Discard(_) | Move::Alone(Card::Hide)));
        match mv {
            Move::Discard(which) => self.discard_and_draw(seat, which, log),
            Move::Aid(cards) => self.play_aid(seat, cards, 0, 0, log),
            Move::Alone(card) => self.play_alone(seat, card, log),
            Move::Escape { card: Card::Humiliation, from } => self.humiliate(seat, from, ChainTarget::Hold, log),
            Move::Escape { card, from } => {
                self.discard_from_hand(seat, card);
                log.push(Event::Escaping { by: seat, card, from });
                self.stack.push(Frame::Play(Play { flags: flag::ESCAPE, ..Play::of(seat, card, [from; 2]) }));
            }
            Move::Play { card: Card::Abandonment, at, .. } => self.abandon(seat, at, log),
            Move::Play { card, at, .. } => {
                let free = if ATTACK.has(card) { self.free_if_headlocking(seat) } else { 0 };
                if free != 0 {
                    self.stack.push(Frame::HeadlockHits { holder: seat, victim: at }); // LM-HEADLOCK-1
                }
                return self.attack(seat, mv, free, play, log);
            }
            _ => log.push(Event::Passed { seat }),
        }
        false
    }

    /// The hits of a Headlock are free attacks (LM-HEADLOCK-1).
    fn free_if_headlocking(&self, seat: Seat) -> u16 {
        if self.headlocking.has(seat) { flag::FREE } else { 0 }
    }

    /// LM-ABANDON-1: nobody can answer it.
    fn abandon(&mut self, seat: Seat, at: Seat, log: &mut impl Log<LunchMoney>) {
        self.discard_from_hand(seat, Card::Abandonment);
        log.push(Event::Played { by: seat, card: Card::Abandonment, weirds: Weirds::NONE, at, also: None });
        self.discard_at(at, u16::MAX, log);
        self.draw_up(at, log);
    }

    /// Discard and draw, with what house switches add.
    fn discard_and_draw(&mut self, seat: Seat, which: u16, log: &mut impl Log<LunchMoney>) {
        let held = self.hand(seat).len() as u32;
        let discarded = (which & ((1 << held) - 1)).count_ones() as u8;
        let price = self.rules.discard_cost + if self.rules.discard_cost_per_card { discarded } else { 0 };
        let most = (self.person(seat).counters - 1).max(0) as u8; // never the last counter
        self.lose(seat, price.min(most), None, log);
        self.discard_at(seat, which, log);
        self.draw_up(seat, log);
        if self.rules.discard_opens {
            let first = seat.left(1, self.n());
            log.push(Event::PiledOn { seat });
            self.stack.push(Frame::PileOn(PileOn { victim: seat, first, cursor: 0 }));
        }
    }

    /// Discards the cards at these positions of a hand, without playing them.
    fn discard_at(&mut self, seat: Seat, which: u16, log: &mut impl Log<LunchMoney>) {
        for card in self.hands[seat.index()].remove_at(which) {
            self.piles.discard(card);
            log.push(Event::Discarded { seat, card });
        }
    }

    fn spend_aid(&mut self, seat: Seat, cards: u8, log: &mut impl Log<LunchMoney>) {
        for _ in 0..cards {
            self.discard_from_hand(seat, Card::FirstAid);
        }
        log.push(Event::AidPlayed { by: seat, cards });
    }

    /// First Aid as an action or while hiding. Earlier First Aid of the same action has brought `gained` counters.
    fn play_aid(&mut self, seat: Seat, cards: u8, gained: u8, flags: u16, log: &mut impl Log<LunchMoney>) {
        self.spend_aid(seat, cards, log);
        let play = Play { count: cards, paid: [gained, 0], flags, ..Play::of(seat, Card::FirstAid, [seat; 2]) };
        self.stack.push(Frame::Play(play));
    }

    fn play_alone(&mut self, seat: Seat, card: Card, log: &mut impl Log<LunchMoney>) {
        self.discard_from_hand(seat, card);
        log.push(Event::PlayedAlone { by: seat, card });
        self.stack.push(Frame::Play(Play::of(seat, card, [seat; 2])));
    }

    /// A card played at somebody starts a new play; declining does nothing.
    #[inline]
    fn attack(&mut self, by: Seat, mv: Move, flags: u16, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let Move::Play { card, weirds, at, also, way } = mv else { return false };
        *play = Play { flags, way, ..Play::of(by, card, [at, also.unwrap_or(at)]) };
        self.lay_out(play, card, weirds, log);
        self.stack.open();
        true
    }

    /// Puts a card with its Weirds on the table as the current card of a play.
    fn lay_out(&mut self, play: &mut Play, card: Card, weirds: Weirds, log: &mut impl Log<LunchMoney>) {
        let by = play.by;
        if card.returns() {
            self.hands[by.index()].remove(card);
            play.set(flag::ON_TABLE);
        } else {
            self.discard_from_hand(by, card);
        }
        for _ in 0..weirds.count() {
            self.discard_from_hand(by, Card::Weird);
        }
        (play.card, play.weirds) = (card, weirds);
        // LM-WEDGY-1: what weakens an attack is settled when its card is played.
        play.wedgies = self.person(by).wedgies;
        if self.stomped.or(self.choked).has(by) && ATTACK.has(card) {
            self.weaken(play);
        }
        let also = (play.victims() == 2).then_some(play.at[1]);
        log.push(Event::Played { by, card, weirds, at: play.at[0], also });
    }

    /// Weakens the play if the attacker is stomped or choked.
    #[cold]
    fn weaken(&mut self, play: &mut Play) {
        if self.stomped.has(play.by) {
            self.stomped.remove(play.by); // LM-STOMP-1: used up by any attack, even one that does not land
            play.set(flag::STOMPED); // LM-DMG-3: only this card of a combo
        }
        if self.choked.has(play.by) {
            play.set(flag::CHOKED); // LM-CHOKE-2
        }
    }

    /// The next card of a combo. It is a free attack unless it is an affliction (LM-GRAB-1 and others).
    fn follow_up(&mut self, mv: Move, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let Some(top) = self.top_play() else { return false };
        *play = top;
        let Move::Play { card, weirds, .. } = mv else {
            play.end_combo();
            return true;
        };
        play.flags &= !flag::OF_CARD;
        play.answer_afresh();
        play.beside = play.card;
        if ATTACK.has(card) {
            play.set(flag::FREE);
        }
        self.lay_out(play, card, weirds, log);
        true
    }

    /// The combo has no further card.
    fn end_combo(&mut self) {
        if let Some(play) = self.stack.play_mut() {
            play.end_combo();
        }
    }

    /// Section 4, step 1: an answer to a play.
    fn answer(&mut self, seat: Seat, mv: Move, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let multiplied = self.multiplied(seat);
        let Some(top) = self.top_play() else { return false };
        *play = top;
        match mv {
            Move::Answer { card: Card::Humiliation, .. } => {
                play.count += 1;
                self.stack.put(Frame::Play(*play));
                self.humiliate(seat, play.by, ChainTarget::Card, log);
                return false;
            }
            Move::Answer { card, faster } => {
                if faster {
                    self.discard_from_hand(seat, Card::Faster);
                    play.set(flag::FASTER);
                }
                if faster || !multiplied.has(card) {
                    self.discard_from_hand(seat, card);
                }
                log.push(Event::Answered { by: seat, card, faster, against: play.by });
                play.beside = card;
                (play.stage, play.cursor) = (Stage::Spoil, 0);
            }
            _ => play.count += 1,
        }
        true
    }

    /// Section 4, step 2: spoiling a defence, or the First Aid of a revival.
    fn spoil(&mut self, seat: Seat, mv: Move, log: &mut impl Log<LunchMoney>) {
        match self.stack.top() {
            Some(&Frame::Play(mut play)) => {
                play.cursor += 1;
                self.stack.put(Frame::Play(play));
                if mv != Move::Decline {
                    let defender = play.at[play.asked()];
                    self.humiliate(seat, defender, ChainTarget::Defence, log);
                }
            }
            Some(&Frame::Revival(mut revival)) => {
                revival.cursor += 1;
                self.stack.put(Frame::Revival(revival));
                if mv != Move::Decline {
                    self.humiliate(seat, revival.who, ChainTarget::Revival, log);
                }
            }
            _ => {}
        }
    }

    /// LM-BACKLASH-2.
    fn answer_backlash(&mut self, seat: Seat, mv: Move, log: &mut impl Log<LunchMoney>) {
        let Some(&Frame::Backlash(mut backlash)) = self.stack.top() else {
            return;
        };
        let by = backlash.by;
        match mv {
            Move::Answer { card: Card::Backlash, .. } => self.backlash(seat, by, log),
            Move::Answer { .. } => {
                backlash.cursor += 1;
                self.stack.put(Frame::Backlash(backlash));
                self.humiliate(seat, by, ChainTarget::Backlash, log);
            }
            _ => {
                backlash.cursor += 1;
                self.stack.put(Frame::Backlash(backlash));
            }
        }
    }

    /// LM-BLOCK-2. The Grab is a play of its own: humiliating it does not affect the Block (LM-HUM-5).
    fn counter_grab(&mut self, seat: Seat, mv: Move, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        let Some(mut blocked) = self.top_play() else { return false };
        let victim = usize::from(blocked.cursor);
        if let Move::Play { .. } = mv {
            blocked.blocks[victim] -= 1;
        } else if blocked.stage == Stage::DefenderGrabs {
            blocked.stage = Stage::AttackerGrabs;
        } else {
            blocked.blocks[victim] = 0;
        }
        self.stack.put(Frame::Play(blocked));
        self.attack(seat, mv, 0, play, log)
    }
}

impl Play {
    /// A play for a card that is just being played and can be answered.
    pub(crate) fn of(by: Seat, card: Card, at: [Seat; 2]) -> Play {
        Play {
            by,
            at,
            card,
            beside: card,
            weirds: Weirds::NONE,
            wedgies: 0,
            flags: 0,
            stage: if at[0] == by { Stage::Interrupt } else { Stage::Answer },
            cursor: 1,
            count: 0,
            stopped: 0,
            landed: 0,
            paid: [0; 2],
            pending: [0; 2],
            blocks: [0; 2],
            way: None,
        }
    }
}
