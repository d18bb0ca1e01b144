//! The one definition of legality: [`LunchMoney::moves`] lists from the menu of a question, and [`LunchMoney::check`]
//! checks against it.

use crate::card::{
    AFTER_GRAB_ONLY, AGGRESSION, BASIC, Card, Cards, ESCAPES_CHOKE, ESCAPES_HEADLOCK, HEADLOCK_HITS, TAKES_WEIRD,
};
use crate::frame::{Frame, Stage};
use crate::listing::{Listing, Lot};
use crate::moves::{Move, Way, Weirds};
use crate::state::{LunchMoney, Question, START};
use table::{MoveBuf, Rng, Seat, Seats};

/// Cards that can be played at somebody as an action.
const ACTIONS: Cards =
    AGGRESSION.minus(AFTER_GRAB_ONLY).or(Cards::of(&[Card::Hippie, Card::TimeOut, Card::Abandonment]));

/// Cards that allow several different plays at the same target.
const ELABORATE: Cards = Cards::of(&[Card::TwoFer, Card::Weird]);

/// What a seat may decide. Its cards are those the question allows, whether held or not.
#[derive(Copy, Clone, Default)]
pub(crate) struct Menu {
    /// The move that does nothing.
    pub(crate) nothing: Option<Move>,
    /// Cards that can be played at somebody.
    pub(crate) cards: Cards,
    /// The target they must have, if it is given.
    pub(crate) target: Option<Seat>,
    /// Cards that can be played at nobody.
    pub(crate) alone: Cards,
    /// Cards that can be played as an answer.
    pub(crate) answers: Cards,
    /// Players whose holds can be broken.
    pub(crate) holders: Seats,
    /// The most First Aid cards.
    pub(crate) aid: u8,
    pub(crate) discard: bool,
    pub(crate) way: bool,
    pub(crate) nuts: bool,
}

/// The shape of a question's menu.
enum Shape {
    Action,
    Answer,
    Attack,
    Other,
}

impl Question {
    #[inline]
    const fn shape(self) -> Shape {
        match self {
            Question::Action => Shape::Action,
            Question::Answer
            | Question::Spoil
            | Question::Interrupt
            | Question::AnswerHumiliation
            | Question::Backlash
            | Question::AnswerBacklash
            | Question::GrabbedCooties => Shape::Answer,
            Question::FollowUp
            | Question::CounterGrab
            | Question::FreeAttack
            | Question::PileOn
            | Question::HeadlockHit => Shape::Attack,
            Question::Friend
            | Question::FriendAttack
            | Question::Direction
            | Question::KeepNuts
            | Question::Revive
            | Question::MoreAid
            | Question::HideDiscard => Shape::Other,
        }
    }
}

impl LunchMoney {
    /// What this seat may decide when asked this question.
    #[inline]
    pub(crate) fn menu(&self, seat: Seat, question: Question) -> Menu {
        match question.shape() {
            Shape::Action => self.action_menu(seat),
            Shape::Answer => self.answer_menu(seat, question),
            Shape::Attack => self.attack_menu(seat, question),
            Shape::Other => self.other_menu(seat, question),
        }
    }

    /// The menu of possible answers.
    #[inline(always)]
    fn answer_menu(&self, seat: Seat, question: Question) -> Menu {
        let humiliation = Cards::of(&[Card::Humiliation]);
        let answers = match question {
            Question::Answer => self.stack.play().map_or(Cards::NONE, |play| self.answers_to(play)),
            Question::Backlash => Cards::of(&[Card::Backlash]),
            Question::AnswerBacklash => {
                let first = matches!(self.stack.top(), Some(Frame::Backlash(backlash)) if backlash.foe == seat);
                if first { self.answers_to_backlash(seat) } else { humiliation }
            }
            Question::GrabbedCooties => Cards::of(&[Card::Cooties]),
            _ => humiliation,
        };
        let answers = if self.choking.has(seat) { Cards::NONE } else { answers }; // LM-CHOKE-3: the hold must be released first
        Menu { nothing: Some(Move::Decline), answers, ..Menu::default() }
    }

    /// The menu of attacks on a given player.
    #[inline(always)]
    fn attack_menu(&self, seat: Seat, question: Question) -> Menu {
        let (cards, target) = match (question, self.stack.top()) {
            (Question::FollowUp, Some(Frame::Play(play))) => (self.follow_ups(play), play.at[0]),
            (Question::CounterGrab, Some(Frame::Play(play))) => {
                let defender = play.at[usize::from(play.cursor) & 1];
                let at = if play.stage == Stage::DefenderGrabs { play.by } else { defender };
                (Cards::of(&[Card::Grab]), at)
            }
            (Question::FreeAttack, Some(Frame::Chain(chain))) => {
                let victim = chain.last_standing().victim();
                (self.free_attacks(seat, victim), victim)
            }
            (Question::PileOn, Some(&Frame::PileOn(pile_on))) => {
                (self.pile_on_cards(seat, pile_on.victim), pile_on.victim)
            }
            (Question::HeadlockHit, Some(&Frame::HeadlockHits { victim, .. })) => {
                (self.aggression(seat, victim).and(HEADLOCK_HITS), victim)
            }
            _ => (Cards::NONE, seat),
        };
        Menu { nothing: Some(Move::Decline), cards, target: Some(target), ..Menu::default() }
    }

    fn other_menu(&self, seat: Seat, question: Question) -> Menu {
        let mut menu = Menu { nothing: Some(Move::Decline), ..Menu::default() };
        match question {
            Question::Friend => menu.alone = Cards::of(&[Card::ImaginaryFriend]),
            Question::FriendAttack => menu.cards = BASIC,
            Question::Direction => (menu.way, menu.nothing) = (true, None),
            Question::KeepNuts => (menu.nuts, menu.nothing) = (true, None),
            Question::Revive | Question::MoreAid => menu.aid = self.hand(seat).count(Card::FirstAid) as u8,
            Question::HideDiscard => menu.discard = true,
            _ => {}
        }
        menu
    }

    /// LM-TURN-2.
    #[inline(always)]
    fn action_menu(&self, seat: Seat) -> Menu {
        let mut menu = Menu { nothing: Some(Move::Pass), discard: true, ..Menu::default() };
        if self.choked.or(self.headlocked).has(seat) {
            menu.holders = self.holders_of(seat);
            if !self.headlocked.has(seat) {
                menu.cards = BASIC; // LM-CHOKE-2
            }
        } else {
            menu.cards = ACTIONS;
            menu.alone = Cards::of(&[Card::Hide]);
            if self.person(seat).wedgies > 0 {
                menu.alone = menu.alone.with(Card::Freedom); // LM-FREEDOM-1
            }
            menu.aid = self.hand(seat).count(Card::FirstAid) as u8; // LM-AID-1
        }
        if self.rules.no_discard {
            menu.discard = !self.could_do_more(seat, menu);
        }
        menu
    }

    /// Whether a player could do something besides passing and discarding.
    #[cold]
    fn could_do_more(&self, seat: Seat, menu: Menu) -> bool {
        let kinds = self.hand(seat).kinds();
        menu.aid > 0
            || kinds.meets(menu.alone)
            || menu.holders.into_iter().any(|holder| kinds.meets(self.escapes(seat, holder)))
            || kinds.and(menu.cards).into_iter().any(|card| !self.targets(seat, menu.target, card).is_empty())
    }

    /// The cards that break a holder's hold on a player. In a Choke and a Headlock at once, those that either clause
    /// allows.
    pub(crate) fn escapes(&self, victim: Seat, holder: Seat) -> Cards {
        match self.person(holder).hold {
            Some(hold) if hold.victim == victim => {
                if hold.choke && !self.headlocked.has(victim) {
                    ESCAPES_CHOKE
                } else {
                    ESCAPES_HEADLOCK
                }
            }
            _ => Cards::NONE,
        }
    }

    /// The possible targets of a card: the given one, or everybody the rules allow.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, target: Option<Seat>, card: Card) -> Seats {
        if let Some(target) = target {
            return Seats::only(target);
        }
        let reachable = self.reachable().without(seat); // LM-TARGET-1
        if self.unrestricted() || !AGGRESSION.has(card) {
            return reachable;
        }
        self.restricted_targets(seat, reachable, card)
    }

    #[cold]
    fn restricted_targets(&self, seat: Seat, reachable: Seats, card: Card) -> Seats {
        reachable.into_iter().filter(|&target| self.aggression(seat, target).has(card)).collect()
    }

    /// Lists every sensible move.
    pub(crate) fn list(&self, seat: Seat, question: Question, out: &mut impl Listing) {
        self.list_menu(seat, &self.menu(seat, question), out);
    }

    /// One of the listed moves, each with the same probability.
    #[inline]
    pub(crate) fn pick_one(&self, seat: Seat, question: Question, rng: &mut Rng, buffer: &mut MoveBuf<Move>) -> Move {
        // Compiled separately for each shape, with only what its menu has.
        match question.shape() {
            Shape::Action => self.pick_from(seat, &self.action_menu(seat), rng, buffer),
            Shape::Answer => self.pick_from(seat, &self.answer_menu(seat, question), rng, buffer),
            Shape::Attack => self.pick_from(seat, &self.attack_menu(seat, question), rng, buffer),
            Shape::Other => self.pick_from(seat, &self.other_menu(seat, question), rng, buffer),
        }
    }

    #[inline(always)]
    fn pick_from(&self, seat: Seat, menu: &Menu, rng: &mut Rng, buffer: &mut MoveBuf<Move>) -> Move {
        let mut lot = Lot::new(self.hand(seat), buffer);
        self.list_menu(seat, menu, &mut lot);
        lot.draw(rng)
    }

    /// Lists every sensible move of a menu.
    #[inline(always)]
    fn list_menu(&self, seat: Seat, menu: &Menu, out: &mut impl Listing) {
        let hand = self.hand(seat);
        let kinds = hand.kinds();
        let everybody = menu.target.map_or_else(|| self.reachable().without(seat), Seats::only);
        let cards = kinds.and(menu.cards);
        if menu.target.is_some() || self.unrestricted() {
            out.plays(cards, everybody);
        } else {
            self.list_restricted(seat, everybody, cards, out);
        }
        if kinds.meets(ELABORATE) {
            self.list_elaborate(seat, menu.target, cards, out);
        }
        if menu.discard && hand.len() > 0 {
            out.discards(hand);
        }
        for card in kinds.and(menu.alone) {
            out.one(Move::Alone(card));
        }
        if !menu.answers.is_empty() {
            self.list_answers(seat, menu.answers, out);
        }
        for from in menu.holders {
            for card in kinds.and(self.escapes(seat, from)) {
                out.one(Move::Escape { card, from });
            }
        }
        if menu.aid > 0 {
            // First Aid that brings nothing is legal, but not sensible.
            let capped = self.rules.counter_cap && self.person(seat).counters >= START;
            let sensible = if self.pile > 0 && !capped { menu.aid } else { 0 };
            (1..=sensible).for_each(|cards| out.one(Move::Aid(cards)));
        }
        if menu.way {
            out.one(Move::Way(Way::Left));
            out.one(Move::Way(Way::Right));
        }
        if menu.nuts {
            out.one(Move::Keep);
            out.one(Move::Drop);
        }
        if self.person(seat).hold.is_some() {
            out.one(Move::Release);
        }
        if let Some(nothing) = menu.nothing {
            out.one(nothing);
        }
    }

    #[inline(always)]
    fn list_answers(&self, seat: Seat, answers: Cards, out: &mut impl Listing) {
        let hand = self.hand(seat);
        for card in hand.kinds().or(self.multiplied(seat)).and(answers) {
            out.one(Move::Answer { card, faster: false });
            if hand.has(Card::Faster) && matches!(card, Card::Dodge | Card::Block) && hand.has(card) {
                out.one(Move::Answer { card, faster: true });
            }
        }
    }

    /// Lists plays when not every card may be played at everybody.
    #[cold]
    fn list_restricted(&self, seat: Seat, reachable: Seats, cards: Cards, out: &mut impl Listing) {
        for at in reachable {
            for card in cards.minus(AGGRESSION.minus(self.aggression(seat, at))) {
                out.one(Move::at(card, at));
            }
        }
    }

    /// Lists plays with Weird, and plays with two victims.
    #[inline(never)]
    fn list_elaborate(&self, seat: Seat, target: Option<Seat>, cards: Cards, out: &mut impl Listing) {
        let held = self.hand(seat).count(Card::Weird);
        let cards = if held > 0 { cards.and(TAKES_WEIRD) } else { cards.and(Cards::of(&[Card::TwoFer])) };
        for card in cards {
            let targets = self.targets(seat, target, card);
            for at in targets {
                let mv = |also, weirds| Move::Play { card, weirds, at, also, way: None };
                let mut all = Weirds::NONE;
                for _ in 0..held {
                    all = all.and_on(0);
                    out.one(mv(None, all));
                }
                if card == Card::TwoFer {
                    for also in targets.into_iter().filter(|&also| also > at) {
                        out.one(mv(Some(also), Weirds::NONE));
                        if held > 0 {
                            out.one(mv(Some(also), Weirds::NONE.and_on(0)));
                            out.one(mv(Some(also), Weirds::NONE.and_on(1)));
                        }
                    }
                }
            }
        }
    }

    /// Whether the menu has this move.
    pub(crate) fn allows(&self, seat: Seat, question: Question, mv: Move) -> bool {
        let menu = self.menu(seat, question);
        let hand = self.hand(seat);
        match mv {
            Move::Pass => menu.nothing == Some(Move::Pass),
            // Declining passes a card on to the left, and keeps Nuts.
            Move::Decline => menu.nothing == Some(Move::Decline) || menu.way || menu.nuts,
            Move::Play { card, weirds, at, also, way } => {
                let targets = self.targets(seat, menu.target, card);
                hand.has(card)
                    && menu.cards.has(card)
                    && targets.has(at)
                    && also.is_none_or(|also| card == Card::TwoFer && targets.has(also) && also != at)
                    && (way.is_none() || card.spins())
                    && (weirds == Weirds::NONE || self.weirds_fit(seat, card, weirds))
            }
            Move::Alone(card) => hand.has(card) && menu.alone.has(card),
            Move::Escape { card, from } => {
                hand.has(card) && menu.holders.has(from) && self.escapes(seat, from).has(card)
            }
            Move::Answer { card, faster: false } => {
                menu.answers.has(card) && (hand.has(card) || self.multiplied(seat).has(card))
            }
            Move::Answer { card, faster: true } => {
                // LM-FASTER-1
                menu.answers.has(card)
                    && matches!(card, Card::Dodge | Card::Block)
                    && hand.has(card)
                    && hand.has(Card::Faster)
            }
            Move::Aid(cards) => (1..=menu.aid).contains(&cards),
            Move::Discard(which) => menu.discard && u32::from(which) < 1 << hand.len(),
            Move::Way(_) => menu.way,
            Move::Keep | Move::Drop => menu.nuts,
            Move::Release => self.person(seat).hold.is_some(),
        }
    }

    /// LM-WEIRD-1.
    pub(crate) fn weirds_fit(&self, seat: Seat, card: Card, weirds: Weirds) -> bool {
        TAKES_WEIRD.has(card) && weirds.within(card.hits()) && weirds.count() <= self.hand(seat).count(Card::Weird)
    }
}
