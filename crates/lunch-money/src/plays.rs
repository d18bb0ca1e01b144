//! A card or combo from its declaration to its end (sections 4, 6, 7, 8).

use crate::card::{BASIC, Card, Cards, FOLLOWS_GRAB, GIVES_FREE_BASIC, defences};
use crate::event::Event;
use crate::frame::{Frame, Play, Stage, flag};
use crate::moves::Way;
use crate::state::{LunchMoney, Phase, Question};
use table::{Log, Seat, Seats};

impl LunchMoney {
    /// Runs the play on top of the stack until somebody is asked (true), or until it is over or something is pushed
    /// on top of it (false).
    ///
    /// It works on a copy of the play and puts it back only where somebody else may look at it. The stages of a plain
    /// attack follow one another here, so that it runs straight from its answers to its landing; rarer stages are in
    /// a function of their own.
    #[inline(always)]
    pub(crate) fn step_play(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        loop {
            if play.stage == Stage::Answer
                && let Some(seat) = self.next_answer(play)
            {
                return self.wait(*play, seat, Question::Answer);
            }
            if play.stage == Stage::Interrupt {
                // Section 4, step 3: the others clockwise from the attacker's left.
                let concerned = Seats::only(play.by).with(play.at[0]).with(play.at[1]);
                if let Some(seat) = self.next_humiliator(play, concerned) {
                    return self.wait(*play, seat, Question::Interrupt);
                }
                play.stage = Stage::Stands;
            }
            if play.stage == Stage::Stands {
                if play.card.hits() == 0 || play.is(flag::ESCAPE) {
                    if self.card_stands(play, log) {
                        continue;
                    }
                    return false;
                }
                self.attack_stands(play, log);
            }
            if play.stage == Stage::FollowUp {
                if play.card == Card::ImaginaryFriend {
                    if self.friend_has_target(play.by) {
                        return self.wait(*play, play.by, Question::FriendAttack);
                    }
                } else if self.hand(play.by).kinds().meets(self.follow_ups(play)) {
                    return self.wait(*play, play.by, Question::FollowUp);
                }
                play.end_combo();
            }
            if play.stage == Stage::Backlash {
                let victims = if play.pending == [0; 2] || play.is(flag::HUMILIATORS) { 0 } else { play.victims() };
                while usize::from(play.cursor) < victims {
                    if self.may_backlash(play, usize::from(play.cursor)) {
                        return self.wait(*play, play.at[usize::from(play.cursor)], Question::Backlash);
                    }
                    play.cursor += 1;
                }
                (play.stage, play.cursor) = (Stage::Land, 0);
            }
            if play.stage == Stage::Land {
                if self.land(play, log) {
                    return false;
                }
                play.stage = Stage::Return;
            }
            if play.stage == Stage::Return {
                let on_table = play.is(flag::ON_TABLE);
                play.flags &= !flag::ON_TABLE;
                let blocked = play.blocks != [0; 2];
                if blocked {
                    (play.stage, play.cursor) = (Stage::DefenderGrabs, 0);
                } else {
                    self.stack.pop();
                }
                if on_table {
                    if blocked {
                        self.stack.put(Frame::Play(*play));
                    }
                    self.give_back(play.by, play.card, log);
                }
                if on_table || !blocked {
                    return false;
                }
            }
            if let Some(asked) = self.step_rarer(play, log) {
                return asked;
            }
        }
    }

    /// The same for a play that was waiting on the stack.
    #[inline(never)]
    pub(crate) fn resume_play(&mut self, mut play: Play, log: &mut impl Log<LunchMoney>) -> bool {
        self.step_play(&mut play, log)
    }

    /// Lets damage land, victim by victim. True if that pushes something on the stack because somebody is at 0.
    #[inline]
    fn land(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) -> bool {
        while let Some(&n) = play.pending.get(usize::from(play.cursor)) {
            let victim = usize::from(play.cursor);
            play.pending[victim] = 0;
            play.cursor += 1;
            if n == 0 {
                continue;
            }
            let falls = self.person(play.at[victim]).counters <= n as i8;
            if falls {
                self.stack.put(Frame::Play(*play));
            }
            self.lose(play.at[victim], n, Some(play.by), log);
            if falls {
                return true;
            }
        }
        false
    }

    /// The stages that a plain attack does not have. `None` means to go on with the next stage.
    #[inline(never)]
    fn step_rarer(&mut self, play: &mut Play, log: &mut impl Log<LunchMoney>) -> Option<bool> {
        match play.stage {
            Stage::Spoil => {
                // Section 4, step 2: first the attacker, then the others clockwise.
                let defender = play.at[play.asked()];
                if let Some(seat) = self.next_humiliator(play, Seats::only(defender)) {
                    return Some(self.wait(*play, seat, Question::Spoil));
                }
                if !self.defence_stands(play, log) {
                    return Some(false);
                }
            }
            Stage::Travel => {
                if self.must_choose_way(play) {
                    return Some(self.wait(*play, play.by, Question::Direction));
                }
                self.travel(play, log);
            }
            Stage::GrabbedCooties => {
                // LM-TARGET-1: nothing is offered against a grabber who has just fallen. LM-HUM-4: the same for a
                // target who was humiliated for humiliating the Grab.
                if self.rules.cooties_when_grabbed
                    && !play.is(flag::BARRED)
                    && self.conscious.has(play.by)
                    && self.may_reply(play.at[0], Cards::of(&[Card::Cooties]))
                {
                    return Some(self.wait(*play, play.at[0], Question::GrabbedCooties));
                }
                play.stage = Stage::FollowUp;
            }
            Stage::DefenderGrabs | Stage::AttackerGrabs => return Some(self.step_grabs(*play)),
            Stage::MoreAid => {
                if self.holds(play.by, Card::FirstAid) && self.pile > 0 {
                    return Some(self.wait(*play, play.by, Question::MoreAid));
                }
                self.after_aid(*play);
                return Some(false);
            }
            Stage::HideDiscard => {
                if self.hand(play.by).len() > 0 {
                    return Some(self.wait(*play, play.by, Question::HideDiscard));
                }
                self.stack.pop();
                self.draw_up(play.by, log); // LM-HIDE-1
                return Some(false);
            }
            // The stages of a plain attack, which are handled above.
            Stage::Answer
            | Stage::Interrupt
            | Stage::Stands
            | Stage::FollowUp
            | Stage::Backlash
            | Stage::Land
            | Stage::Return => {}
        }
        None
    }

    /// Puts the play back and asks a player.
    #[inline]
    fn wait(&mut self, play: Play, seat: Seat, question: Question) -> bool {
        self.stack.put(Frame::Play(play));
        self.ask(seat, question)
    }

    /// The next seat that may humiliate, from the cursor on, counted from the player of the play.
    #[inline]
    fn next_humiliator(&self, play: &mut Play, not_asked: Seats) -> Option<Seat> {
        self.next_in_turn(play.by, &mut play.cursor, self.humiliators().minus(not_asked))
    }

    /// The next of these seats, from the cursor on, clockwise from `first`. The cursor stops there.
    #[inline]
    pub(crate) fn next_in_turn(&self, first: Seat, cursor: &mut u8, seats: Seats) -> Option<Seat> {
        if seats.is_empty() {
            *cursor = self.seats;
            return None;
        }
        while *cursor < self.seats {
            let seat = first.left(usize::from(*cursor), self.n());
            if seats.has(seat) {
                return Some(seat);
            }
            *cursor += 1;
        }
        None
    }

    /// Section 4, step 1: the target is asked once for each hit. Without anybody to ask, the next stage follows.
    #[inline(always)]
    fn next_answer(&self, play: &mut Play) -> Option<Seat> {
        if play.aimed() {
            while usize::from(play.count) < play.hits() {
                let victim = play.asked();
                let seat = play.at[victim];
                if !self.may_answer(play, seat) {
                    // Without an answer there is no need to go through the hits one by one.
                    play.count = if play.victims() == 1 { play.hits() as u8 } else { play.count + 1 };
                } else if !play.is(flag::BARRED << victim) && play.coming_at(victim) != 0 {
                    return Some(seat);
                } else {
                    play.count += 1;
                }
            }
            if play.all_stopped() {
                play.end_combo();
                return None;
            }
        }
        // A defender whose defence was spoilt takes the hit at once; step 3 is not asked about it.
        play.stage = if play.coming() && self.can_be_humiliated(play.card) { Stage::Interrupt } else { Stage::Stands };
        play.cursor = 1;
        None
    }

    /// The cards with which the target may answer the current card of a play (step 1).
    #[inline]
    pub(crate) fn answers_to(&self, play: &Play) -> Cards {
        let cards = if play.is(flag::FREE | flag::ESCAPE) { Cards::NONE } else { defences(play.card) };
        if self.can_be_humiliated(play.card) { cards.with(Card::Humiliation) } else { cards }
    }

    /// LM-HUM-1: everything except Abandonment and Time Out (and, in some profiles, Wedgy).
    #[inline]
    pub(crate) fn can_be_humiliated(&self, card: Card) -> bool {
        const DISPUTED: Cards = Cards::of(&[Card::Abandonment, Card::TimeOut, Card::Wedgy]);
        !DISPUTED.has(card) || (card == Card::Wedgy && self.rules.humiliation_stops_wedgy)
    }

    /// Whether the target of a play has anything to answer it with.
    #[inline]
    fn may_answer(&self, play: &Play, seat: Seat) -> bool {
        let answers = self.answers_to(play);
        self.may_reply(seat, answers) || (self.multiplied(seat).meets(answers) && self.able().has(seat))
    }

    /// LM-FASTER-1: the cards that a player has without limit for the rest of the turn.
    #[inline]
    pub(crate) fn multiplied(&self, seat: Seat) -> Cards {
        let mut cards = Cards::NONE;
        if self.fast_dodge.has(seat) {
            cards = cards.with(Card::Dodge);
        }
        if self.fast_block.has(seat) {
            cards = cards.with(Card::Block);
        }
        cards
    }

    /// LM-SPIN-1: whether the attacker must say where a dodged Roundhouse goes.
    #[cold]
    fn must_choose_way(&self, play: &Play) -> bool {
        let next = |way| self.next_in_the_way(play, way).is_some();
        play.way.is_none() && self.conscious.has(play.by) && (next(Way::Left) || next(Way::Right))
    }

    /// LM-SPIN-1: passes a dodged Roundhouse or Spinning Backfist on.
    #[cold]
    fn travel(&self, play: &mut Play, log: &mut impl Log<LunchMoney>) {
        // Section 4: after the attacker has fallen it goes left.
        let way = *play.way.get_or_insert(Way::Left);
        match self.next_in_the_way(play, way) {
            Some(seat) => {
                log.push(Event::WentOn { card: play.card, to: seat });
                play.at = [seat; 2];
                play.flags &= !(flag::BARRED | flag::NO_BACKLASH);
                play.answer_afresh();
            }
            None => {
                log.push(Event::Fizzled { by: play.by, card: play.card });
                play.end_combo();
            }
        }
    }

    /// The next player it can reach, unless it comes to the attacker first.
    fn next_in_the_way(&self, play: &Play, way: Way) -> Option<Seat> {
        let n = self.n();
        (1..n)
            .map(|steps| play.at[0].left(if way == Way::Left { steps } else { n - steps }, n))
            .take_while(|&seat| seat != play.by)
            .find(|&seat| self.reachable().has(seat))
    }

    /// The cards that may follow the current card of a play.
    #[inline]
    pub(crate) fn follow_ups(&self, play: &Play) -> Cards {
        let by = play.by;
        if !self.conscious.has(by) {
            return Cards::NONE; // section 4: a fallen attacker plays nothing more
        }
        if !self.reachable().has(play.at[0]) {
            return Cards::NONE;
        }
        match play.card {
            Card::Grab if by == self.turn.seat => FOLLOWS_GRAB.with(Card::Disarm), // LM-GRAB-1, LM-CHUNK-1
            Card::Grab => FOLLOWS_GRAB,
            card if GIVES_FREE_BASIC.has(card) => BASIC,
            _ => Cards::NONE,
        }
    }

    /// LM-HUM-2: cancels the current card of the play under the chain.
    #[cold]
    pub(crate) fn card_cancelled(&mut self, log: &mut impl Log<LunchMoney>) {
        let Some(play) = self.stack.play_mut() else {
            return;
        };
        log.push(Event::Cancelled { by: play.by, card: play.card });
        play.end_combo();
        let on_table = play.is(flag::ON_TABLE);
        play.flags &= !flag::ON_TABLE;
        let (by, card, hidden) = (play.by, play.card, play.is(flag::HIDDEN));
        let gained = if card == Card::FirstAid { play.paid[0] } else { 0 };
        if hidden {
            play.stage = Stage::HideDiscard; // LM-HIDE-1: only the First Aid is lost
        }
        if gained > 0 {
            self.take_back_aid(by, gained, log);
        }
        if on_table {
            self.give_back(by, card, log); // LM-HUM-6
        }
    }

    /// LM-AID-1: a Humiliation cancels all First Aid of the action, also what earlier cards brought. For LM-STALL-1
    /// this is no loss.
    #[cold]
    fn take_back_aid(&mut self, seat: Seat, gained: u8, log: &mut impl Log<LunchMoney>) {
        let humiliator = match self.stack.top() {
            Some(Frame::Chain(chain)) => Some(chain.links[0].by()),
            _ => None,
        };
        let loss = self.turn.loss;
        self.lose(seat, gained, humiliator, log);
        self.turn.loss = loss;
    }

    /// LM-BLOCK-2: each Block may be followed by one Grab; the defender's come first.
    #[inline(never)]
    fn step_grabs(&mut self, mut play: Play) -> bool {
        while usize::from(play.cursor) < play.victims() {
            let victim = usize::from(play.cursor);
            let defender = play.at[victim];
            let sides = [(Stage::DefenderGrabs, defender, play.by), (Stage::AttackerGrabs, play.by, defender)];
            for (stage, by, at) in sides {
                if play.stage != stage {
                    continue;
                }
                if play.blocks[victim] > 0 && !play.is(flag::FRIENDS) && self.may_counter(by, at) {
                    return self.wait(play, by, Question::CounterGrab);
                }
                play.stage = Stage::AttackerGrabs;
            }
            play.stage = Stage::DefenderGrabs;
            play.cursor += 1;
        }
        self.stack.pop();
        false
    }

    /// Whether a player may Grab after a Block. The holder of a Choke may act only in their own turn (LM-CHOKE-3).
    pub(crate) fn may_counter(&self, by: Seat, at: Seat) -> bool {
        self.holds(by, Card::Grab)
            && self.able().minus(self.hiding).has(by)
            && (!self.choking.has(by) || by == self.turn.seat)
            && self.reachable().has(at)
            && self.aggression(by, at).has(Card::Grab)
    }

    /// Ends First Aid, as an action or while hiding.
    #[inline(never)]
    pub(crate) fn after_aid(&mut self, mut play: Play) {
        if play.card == Card::Hide || play.is(flag::HIDDEN) {
            play.stage = Stage::HideDiscard;
            self.stack.put(Frame::Play(play));
        } else {
            self.stack.pop();
        }
    }

    /// The turn's action has been chosen. An Imaginary Friend may follow it, unless it was Hide or a discard
    /// (LM-FRIEND-1).
    pub(crate) fn acted(&mut self, friend: bool) {
        self.turn.phase = Phase::Friend;
        self.turn.friend = friend;
    }
}

impl Play {
    /// The combo has no further card: continues with Backlash, landing and Grabs.
    #[inline]
    pub(crate) fn end_combo(&mut self) {
        (self.stage, self.cursor) = (Stage::Backlash, 0);
    }
}
