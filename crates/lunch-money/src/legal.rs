//! Legality, once: the menu of a question is what [`LunchMoney::moves`] lists from and what
//! [`LunchMoney::check`] checks against.

use crate::card::{
    AFTER_GRAB_ONLY, AGGRESSION, BASIC, Card, Cards, ESCAPES_CHOKE, ESCAPES_HEADLOCK, HEADLOCK_HITS, Kind, TAKES_WEIRD,
};
use crate::frame::{Frame, Stage};
use crate::moves::{Move, Way, Weirds};
use crate::state::{LunchMoney, Question, START};
use table::{MoveBuf, Seat, Seats};

/// Cards that can be played at somebody as an action.
const ACTIONS: Cards =
    AGGRESSION.minus(AFTER_GRAB_ONLY).or(Cards::of(&[Card::Hippie, Card::TimeOut, Card::Abandonment]));

/// What one keeps to answer with.
const ANSWERS: Cards = Cards::of_kind(Kind::Defense).with(Card::Humiliation);

/// What a seat may decide. Cards here are what the question allows, held or not.
#[derive(Copy, Clone, Default)]
pub(crate) struct Menu {
    /// The move that does nothing.
    pub(crate) nothing: Option<Move>,
    /// Cards to be played at somebody.
    pub(crate) cards: Cards,
    /// The one they must be played at, if it is given.
    pub(crate) target: Option<Seat>,
    /// Cards to be played at nobody.
    pub(crate) alone: Cards,
    /// Cards that answer.
    pub(crate) answers: Cards,
    /// Whose holds can be broken.
    pub(crate) holders: Seats,
    /// The most First Aid cards.
    pub(crate) aid: u8,
    pub(crate) discard: bool,
    pub(crate) way: bool,
    pub(crate) nuts: bool,
}

impl LunchMoney {
    /// What this seat may decide at this question.
    #[inline]
    pub(crate) fn menu(&self, seat: Seat, question: Question) -> Menu {
        let mut menu = Menu { nothing: Some(Move::Decline), ..Menu::default() };
        let humiliation = Cards::of(&[Card::Humiliation]);
        let target = |menu: &mut Menu, cards, at| (menu.cards, menu.target) = (cards, Some(at));
        match question {
            Question::Action => return self.action_menu(seat),
            Question::Answer => {
                if let Some(play) = self.stack.play() {
                    menu.answers = self.answers_to(play);
                }
            }
            Question::Spoil | Question::Interrupt | Question::AnswerHumiliation => menu.answers = humiliation,
            Question::Backlash => menu.answers = Cards::of(&[Card::Backlash]),
            Question::AnswerBacklash => {
                let first = matches!(self.stack.top(), Some(Frame::Backlash(backlash)) if backlash.foe == seat);
                menu.answers = if first { humiliation.with(Card::Backlash) } else { humiliation };
            }
            Question::GrabbedCooties => menu.answers = Cards::of(&[Card::Cooties]),
            Question::FollowUp => {
                if let Some(play) = self.stack.play() {
                    target(&mut menu, self.follow_ups(play), play.at[0]);
                }
            }
            Question::CounterGrab => {
                if let Some(play) = self.stack.play() {
                    let defender = play.at[usize::from(play.cursor) & 1];
                    let at = if play.stage == Stage::DefenderGrabs { play.by } else { defender };
                    target(&mut menu, Cards::of(&[Card::Grab]), at);
                }
            }
            Question::FreeAttack => {
                if let Some(Frame::Chain(chain)) = self.stack.top() {
                    let victim = chain.last_standing().victim();
                    target(&mut menu, self.free_attacks(seat, victim), victim);
                }
            }
            Question::PileOn => {
                if let Some(&Frame::PileOn(pile_on)) = self.stack.top() {
                    target(&mut menu, self.pile_on_cards(seat, pile_on.victim), pile_on.victim);
                }
            }
            Question::HeadlockHit => {
                if let Some(&Frame::HeadlockHits { victim, .. }) = self.stack.top() {
                    target(&mut menu, self.aggression(seat, victim).and(HEADLOCK_HITS), victim);
                }
            }
            Question::Friend => menu.alone = Cards::of(&[Card::ImaginaryFriend]),
            Question::FriendAttack => menu.cards = BASIC,
            Question::Direction => (menu.way, menu.nothing) = (true, None),
            Question::KeepNuts => (menu.nuts, menu.nothing) = (true, None),
            Question::Revive | Question::MoreAid => menu.aid = self.hand(seat).count(Card::FirstAid) as u8,
            Question::HideDiscard => menu.discard = true,
        }
        if !menu.answers.is_empty() && self.choking.has(seat) {
            menu.answers = Cards::NONE; // LM-CHOKE-3: let go first
        }
        menu
    }

    /// LM-TURN-2.
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
            menu.discard = !self.could_do_more(seat, &menu);
        }
        menu
    }

    /// Whether a player has an action besides passing and discarding.
    fn could_do_more(&self, seat: Seat, menu: &Menu) -> bool {
        let kinds = self.hand(seat).kinds();
        menu.aid > 0
            || kinds.meets(menu.alone)
            || menu.holders.into_iter().any(|holder| kinds.meets(self.escapes(seat, holder)))
            || kinds.and(menu.cards).into_iter().any(|card| !self.targets(seat, menu, card).is_empty())
    }

    /// What breaks a holder's hold on a player. In a Choke and a Headlock at once, what both allow.
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

    /// Whom a card of the menu may be played at.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, menu: &Menu, card: Card) -> Seats {
        if let Some(target) = menu.target {
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

    /// Lists every sensible move from the menu.
    #[inline]
    pub(crate) fn list(&self, seat: Seat, question: Question, out: &mut MoveBuf<Move>) {
        let menu = self.menu(seat, question);
        let hand = self.hand(seat);
        let kinds = hand.kinds();
        let everybody = menu.target.map_or_else(|| self.reachable().without(seat), Seats::only);
        let unrestricted = menu.target.is_some() || self.unrestricted();
        for card in kinds.and(menu.cards) {
            let targets = if unrestricted { everybody } else { self.targets(seat, &menu, card) };
            if card == Card::TwoFer || kinds.has(Card::Weird) {
                self.list_elaborate(seat, targets, card, out);
            } else {
                for at in targets {
                    out.push(Move::at(card, at));
                }
            }
        }
        for card in kinds.and(menu.alone) {
            out.push(Move::Alone(card));
        }
        if !menu.answers.is_empty() {
            self.list_answers(seat, menu.answers, out);
        }
        for from in menu.holders {
            for card in kinds.and(self.escapes(seat, from)) {
                out.push(Move::Escape { card, from });
            }
        }
        if menu.aid > 0 {
            // First Aid that gives nothing is legal, but not sensible.
            let capped = self.rules.counter_cap && self.person(seat).counters >= START;
            let sensible = if self.pile > 0 && !capped { menu.aid } else { 0 };
            (1..=sensible).for_each(|cards| out.push(Move::Aid(cards)));
        }
        if menu.discard && hand.len() > 0 {
            // All of it, or all but what answers. Any other choice is legal too.
            let all = (1 << hand.len()) - 1;
            out.push(Move::Discard(all));
            if kinds.meets(ANSWERS) && !kinds.minus(ANSWERS).is_empty() {
                out.push(Move::Discard(all & !hand.positions(ANSWERS)));
            }
        }
        if menu.way {
            out.push(Move::Way(Way::Left));
            out.push(Move::Way(Way::Right));
        }
        if menu.nuts {
            out.push(Move::Keep);
            out.push(Move::Drop);
        }
        if self.person(seat).hold.is_some() {
            out.push(Move::Release);
        }
        if let Some(nothing) = menu.nothing {
            out.push(nothing);
        }
    }

    #[inline]
    fn list_answers(&self, seat: Seat, answers: Cards, out: &mut MoveBuf<Move>) {
        let hand = self.hand(seat);
        for card in hand.kinds().or(self.multiplied(seat)).and(answers) {
            out.push(Move::Answer { card, faster: false });
            if hand.has(Card::Faster) && matches!(card, Card::Dodge | Card::Block) && hand.has(card) {
                out.push(Move::Answer { card, faster: true });
            }
        }
    }

    /// Plays of a card that may go with Weird or be split over two victims.
    #[inline(never)]
    fn list_elaborate(&self, seat: Seat, targets: Seats, card: Card, out: &mut MoveBuf<Move>) {
        let weirds = if TAKES_WEIRD.has(card) { self.hand(seat).count(Card::Weird) } else { 0 };
        for at in targets {
            let mv = |also, weirds| Move::Play { card, weirds, at, also, way: None };
            out.push(mv(None, Weirds::NONE));
            let mut all = Weirds::NONE;
            for _ in 0..weirds {
                all = all.and_on(0);
                out.push(mv(None, all));
            }
            if card == Card::TwoFer {
                for also in targets.into_iter().filter(|&also| also > at) {
                    out.push(mv(Some(also), Weirds::NONE));
                    if weirds > 0 {
                        out.push(mv(Some(also), Weirds::NONE.and_on(0)));
                        out.push(mv(Some(also), Weirds::NONE.and_on(1)));
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
            // Without an answer a direction is left, and Nuts are kept.
            Move::Decline => menu.nothing == Some(Move::Decline) || menu.way || menu.nuts,
            Move::Play { card, weirds, at, also, way } => {
                let targets = self.targets(seat, &menu, card);
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
