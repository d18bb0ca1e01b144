//! Section 3: the turn, and its action.

use crate::cards;
use crate::state::{Literal, Over, PokeState, Step, TimeOut, seat};
use lunch_money::{Card, Event, Move, Question, Rules};

/// The kind of action, for LM-FRIEND-1.
#[derive(PartialEq)]
enum Action {
    HideOrDiscard,
    Other,
}

impl Literal {
    /// Plays until somebody has won. Returns how many decisions it took.
    pub(crate) fn play_game(mut self) -> usize {
        loop {
            if let Err(Over) = self.seat_in_rotation() {
                self.referee.ends(&self);
                return self.referee.decisions();
            }
            self.active = (self.active + 1) % self.n();
        }
    }

    /// A place in the rotation: a turn, a missed turn, or none because the player is out.
    fn seat_in_rotation(&mut self) -> Step {
        let who = self.active;
        if self.players[who].out {
            // Nothing happens, but LM-TIMEOUT-1 counts it.
        } else if self.players[who].time_out.is_some() {
            self.emit(Event::TurnMissed { seat: seat(who), poked: false });
        } else if self.players[who].poked.is_some() {
            self.emit(Event::TurnMissed { seat: seat(who), poked: true });
            self.players[who].poked = None;
        } else {
            self.turn(who)?;
        }
        self.count_time_outs(who);
        if (who + 1) % self.n() == self.starter {
            self.end_round(who)?; // LM-TURN-4
        }
        Ok(())
    }

    /// LM-TURN-1.
    fn start_of_turn(&mut self, who: usize) -> Step {
        self.emit(Event::TurnBegan { seat: seat(who) });
        self.players[who].hiding = false;
        if self.players[who].cooties {
            self.lose(who, 1, None)?;
        }
        if let Some(hold) = self.players[who].hold.filter(|hold| hold.card == Card::Choke) {
            self.lose(hold.victim, 1, Some(who))?;
        }
        Ok(())
    }

    fn turn(&mut self, who: usize) -> Step {
        if !std::mem::take(&mut self.start_is_over) {
            self.start_of_turn(who)?;
        }
        if !self.players[who].out {
            let action = self.action(who)?;
            if action == Action::Other {
                self.imaginary_friends(who)?;
            }
        }
        // LM-TURN-3: every player not in Time Out, clockwise from the active player.
        for steps in 0..self.n() {
            let other = (who + steps) % self.n();
            if self.in_play(other) {
                self.draw_to_five(other);
            }
        }
        for player in &mut self.players {
            player.fast_block = false; // LM-FASTER-1: for the rest of this turn
            player.fast_dodge = false;
            player.poked = match player.poked {
                Some(PokeState::ThisTurn) => Some(PokeState::LastTurn),
                _ => None,
            };
        }
        Ok(())
    }

    /// LM-TIMEOUT-1: a turn of `who` is over, taken or not.
    fn count_time_outs(&mut self, who: usize) {
        for victim in 0..self.n() {
            let Some(mut time_out) = self.players[victim].time_out.filter(|time_out| time_out.by == who) else {
                continue;
            };
            if time_out.this_turn {
                time_out.this_turn = false;
            } else {
                time_out.left -= 1;
            }
            if time_out.left > 0 {
                self.players[victim].time_out = Some(time_out);
            } else {
                self.players[victim].time_out = None;
                self.discard_pile.push(Card::TimeOut);
                self.emit(Event::TimeOutOver { seat: seat(victim) });
            }
        }
    }

    /// LM-STALL-1.
    fn end_round(&mut self, active: usize) -> Step {
        if self.loss {
            self.quiet_rounds = 0;
        } else {
            self.quiet_rounds += 1;
        }
        self.loss = false;
        let limit = usize::from(self.rules.stall_rounds);
        let switched_on = self.rules.stall_rounds != Rules::NEVER_STALLS;
        if switched_on && self.quiet_rounds > limit {
            self.emit(Event::Stalled);
            for who in self.clockwise_from_left_of(active) {
                if !self.players[who].out {
                    self.lose_quietly(who, 1, None)?;
                }
            }
        }
        Ok(())
    }

    /// LM-TURN-2.
    fn action(&mut self, who: usize) -> Step<Action> {
        loop {
            match self.ask(who, Question::Action, move |game, mv| game.may_act(who, mv)) {
                Move::Release => self.end_hold(who),
                Move::Pass => {
                    self.emit(Event::Passed { seat: seat(who) });
                    return Ok(Action::Other);
                }
                Move::Discard(positions) => {
                    self.discard_action(who, positions)?;
                    return Ok(Action::HideOrDiscard);
                }
                Move::Aid(cards) => {
                    self.aid_action(who, cards)?;
                    return Ok(Action::Other);
                }
                Move::Alone(Card::Hide) => {
                    self.hide(who)?;
                    return Ok(Action::HideOrDiscard);
                }
                Move::Alone(card) => {
                    // LM-FREEDOM-1: on your own turn removes one Wedgy.
                    self.put_down(who, card);
                    self.emit(Event::PlayedAlone { by: seat(who), card });
                    if self.stands(who, card, None)? {
                        self.players[who].wedgies -= 1;
                        self.discard_pile.push(Card::Wedgy);
                        self.emit(Event::Unwedgied { seat: seat(who) });
                    }
                    return Ok(Action::Other);
                }
                Move::Escape { card, from } => {
                    self.escape(who, card, from.index())?;
                    return Ok(Action::Other);
                }
                mv @ Move::Play { card, at, .. } => {
                    let at = at.index();
                    let in_headlock = self.headlock_victim(who) == Some(at);
                    match card {
                        Card::Abandonment => self.abandonment(who, at),
                        Card::Hippie => self.hippie(who, at)?,
                        Card::TimeOut => self.time_out(who, at)?,
                        Card::Grab => self.grab_combo(who, at)?,
                        _ => self.attack(who, mv, in_headlock)?,
                    }
                    if in_headlock && cards::is_attack(card) {
                        self.headlock_hits(who)?;
                    }
                    return Ok(Action::Other);
                }
                mv => unreachable!("{mv:?} is no action"),
            }
        }
    }

    fn discard_cards(&mut self, who: usize, positions: u16) {
        let hand = self.players[who].hand.clone();
        for (position, card) in hand.into_iter().enumerate() {
            if positions >> position & 1 == 1 {
                self.put_down(who, card);
                self.emit(Event::Discarded { seat: seat(who), card });
            }
        }
    }

    /// Discards any number of cards and draws up to five, at the price that the house sets.
    fn discard_action(&mut self, who: usize, positions: u16) -> Step {
        let mut cost = i32::from(self.rules.discard_cost);
        if self.rules.discard_cost_per_card {
            cost += positions.count_ones() as i32;
        }
        // Never the last counter.
        self.lose(who, cost.min(self.players[who].counters - 1), None)?;
        self.discard_cards(who, positions);
        self.draw_to_five(who);
        if self.rules.discard_opens {
            self.pile_on(who, who)?;
        }
        Ok(())
    }

    /// LM-AID-1, also while hiding: any number, one by one or together. A Humiliation on any of them cancels all.
    fn aid_action(&mut self, who: usize, first: u8) -> Step {
        let mut cards = usize::from(first);
        let mut gained = 0;
        loop {
            for _ in 0..cards {
                self.put_down(who, Card::FirstAid);
            }
            self.emit(Event::AidPlayed { by: seat(who), cards: cards as u8 });
            if let Some(links) = self.cancelled(who, Card::FirstAid, None)? {
                // What the earlier ones brought goes back. For LM-STALL-1 that is no loss.
                if gained > 0 {
                    self.lose_quietly(who, gained, Some(links[0].by))?;
                }
                return self.free_attacks(&links);
            }
            if self.players[who].out {
                return Ok(());
            }
            let had = self.players[who].counters;
            self.first_aid(who, cards);
            gained += self.players[who].counters - had;
            match self.more_aid(who) {
                Some(more) => cards = more,
                None => return Ok(()),
            }
        }
    }

    fn more_aid(&mut self, who: usize) -> Option<usize> {
        loop {
            // First Aid that brings nothing is no reason to ask.
            let held = self.count(who, Card::FirstAid);
            if self.pile == 0 {
                return None;
            }
            let mv = self.offer(who, Question::MoreAid, move |_, mv| match mv {
                Move::Aid(cards) => (1..=held).contains(&usize::from(cards)),
                mv => mv == Move::Decline,
            })?;
            match mv {
                Move::Release => self.end_hold(who),
                Move::Aid(cards) => return Some(usize::from(cards)),
                _ => return None,
            }
        }
    }

    /// LM-HIDE-1.
    fn hide(&mut self, who: usize) -> Step {
        self.put_down(who, Card::Hide);
        self.emit(Event::PlayedAlone { by: seat(who), card: Card::Hide });
        if !self.stands(who, Card::Hide, None)? || self.players[who].out {
            return Ok(());
        }
        self.players[who].hiding = true;
        self.emit(Event::Hid { seat: seat(who) });
        self.end_holds_around(who);
        if let Some(cards) = self.more_aid(who) {
            self.aid_action(who, cards as u8)?;
        }
        let held = self.players[who].hand.len();
        let mv = self.ask(who, Question::HideDiscard, move |_, mv| match mv {
            Move::Discard(positions) => positions < 1 << held,
            mv => mv == Move::Decline,
        });
        if let Move::Discard(positions) = mv {
            self.discard_cards(who, positions);
        }
        self.draw_to_five(who);
        Ok(())
    }

    /// LM-ABANDON-1.
    fn abandonment(&mut self, who: usize, at: usize) {
        self.put_down(who, Card::Abandonment);
        self.emit(played(who, Card::Abandonment, at));
        for card in self.players[at].hand.clone() {
            self.put_down(at, card);
            self.emit(Event::Discarded { seat: seat(at), card });
        }
        self.draw_to_five(at);
    }

    /// LM-TIMEOUT-1.
    fn time_out(&mut self, who: usize, at: usize) -> Step {
        self.take(who, Card::TimeOut);
        self.emit(played(who, Card::TimeOut, at));
        self.discard_pile.push(Card::TimeOut);
        let answered = self.answer_affliction(who, Card::TimeOut, at)?;
        if answered.holds && !self.players[at].out {
            self.lies_in_front(Card::TimeOut);
            self.players[at].time_out = Some(TimeOut { by: who, left: 2, this_turn: true });
            self.emit(Event::TimedOut { by: seat(who), seat: seat(at) });
            self.end_holds_around(at);
        }
        self.free_attacks(&answered.links)
    }

    /// A card in front of a player is not in the discard pile.
    pub(crate) fn lies_in_front(&mut self, card: Card) -> bool {
        match self.discard_pile.iter().rposition(|&other| other == card) {
            Some(at) => {
                self.discard_pile.remove(at);
                true
            }
            None => false,
        }
    }

    /// LM-HIPPIE-1.
    fn hippie(&mut self, who: usize, at: usize) -> Step {
        self.put_down(who, Card::Hippie);
        self.emit(played(who, Card::Hippie, at));
        if self.stands(who, Card::Hippie, Some(at))? {
            self.pile_on(at, who)?;
        }
        Ok(())
    }

    /// Everybody else who can attack, clockwise from `first`, may make one Basic or Weapon attack on the victim.
    fn pile_on(&mut self, victim: usize, first: usize) -> Step {
        self.emit(Event::PiledOn { seat: seat(victim) });
        for steps in 0..self.n() {
            let who = (first + steps) % self.n();
            // LM-ANSWER: if the active player falls, the turn ends, also a Hippie's round.
            if who == victim || self.players[self.active].out {
                continue;
            }
            loop {
                let able = move |game: &Literal| game.reachable(who) && !game.helpless(who) && game.reachable(victim);
                let mv = self.offer(who, Question::PileOn, move |game, mv| match mv {
                    Move::Play { card, at, .. } => {
                        able(game)
                            && (cards::is_basic(card) || cards::is_weapon(card))
                            && at.index() == victim
                            && game.may_play(who, mv)
                    }
                    mv => mv == Move::Decline,
                });
                match mv {
                    Some(Move::Release) => self.end_hold(who),
                    Some(mv @ Move::Play { .. }) => {
                        let free = self.headlock_victim(who) == Some(victim);
                        self.attack(who, mv, free)?;
                        break;
                    }
                    _ => break,
                }
            }
        }
        Ok(())
    }

    /// LM-FRIEND-1.
    fn imaginary_friends(&mut self, who: usize) -> Step {
        loop {
            let mv = self.offer(who, Question::Friend, move |game, mv| match mv {
                Move::Alone(card) => {
                    card == Card::ImaginaryFriend
                        && game.has(who, card)
                        && game.thinkable(who).iter().any(|mv| game.may_attack_with_friend(who, *mv))
                }
                mv => mv == Move::Decline,
            });
            match mv {
                Some(Move::Release) => self.end_hold(who),
                Some(Move::Alone(card)) => {
                    self.put_down(who, card);
                    self.emit(Event::PlayedAlone { by: seat(who), card });
                    if self.stands(who, card, None)? {
                        self.friend_attack(who)?;
                    }
                }
                _ => return Ok(()),
            }
        }
    }

    /// An Imaginary Friend without a Basic Attack cannot be played.
    fn may_attack_with_friend(&self, who: usize, mv: Move) -> bool {
        let Move::Play { card, .. } = mv else { return false };
        self.in_play(who) && !self.helpless(who) && cards::is_basic(card) && self.may_play(who, mv)
    }

    fn friend_attack(&mut self, who: usize) -> Step {
        loop {
            let mv = self.offer(who, Question::FriendAttack, move |game, mv| match mv {
                Move::Play { .. } => game.may_attack_with_friend(who, mv),
                mv => mv == Move::Decline,
            });
            match mv {
                Some(Move::Release) => self.end_hold(who),
                Some(mv @ Move::Play { at, .. }) => {
                    let free = self.headlock_victim(who) == Some(at.index());
                    return self.attack_without_grabs(who, mv, free);
                }
                _ => return Ok(()),
            }
        }
    }
}

pub(crate) fn played(by: usize, card: Card, at: usize) -> Event {
    Event::Played { by: seat(by), card, weirds: lunch_money::Weirds::NONE, at: seat(at), also: None }
}
