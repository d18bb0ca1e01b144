//! Compares the engine with the literal reading: its events, whom it asks, and what it allows.

use crate::cards;
use crate::state::{Literal, seat};
use lunch_money::{Card, Event, LunchMoney, Move, Question, Way, Weirds};
use std::collections::VecDeque;
use table::{Game, MoveBuf, Rng, Seat};

pub(crate) struct Referee {
    pub(crate) game: LunchMoney,
    /// Events of the engine that the literal reading has not reached yet.
    events: VecDeque<Event>,
    /// Events since the last decision that both agree on, for messages.
    told: Vec<Event>,
    played: Vec<(Seat, Move)>,
    rng: Rng,
    buffer: MoveBuf<Move>,
    /// The name of the game in messages.
    name: String,
}

impl Referee {
    pub(crate) fn new(game: LunchMoney, rng: Rng, name: String) -> Referee {
        let (events, told) = (VecDeque::new(), Vec::new());
        Referee { game, events, told, played: Vec::new(), rng, buffer: MoveBuf::new(), name }
    }

    fn fail(&self, what: &str) -> ! {
        let last: Vec<_> = self.played.iter().rev().take(12).rev().collect();
        panic!(
            "{}, after {} decisions: {what}\nlast moves: {last:#?}\nevents agreed on: {:#?}\nevents to come: {:#?}\n",
            self.name,
            self.played.len(),
            self.told,
            self.events,
        );
    }

    /// The literal reading says that this event happens now.
    pub(crate) fn expect(&mut self, event: Event) {
        match self.events.pop_front() {
            Some(told) if told == event => self.told.push(event),
            Some(told) => {
                self.events.push_front(told);
                self.fail(&format!("the rules say {event:?}"));
            }
            None => self.fail(&format!("the rules say {event:?}; the engine tells nothing more")),
        }
    }

    /// A card is drawn now; the engine says which one.
    pub(crate) fn drawn(&mut self, who: Seat) -> Card {
        match self.events.pop_front() {
            Some(Event::Drew { seat, card: Some(card) }) if seat == who => card,
            told => {
                self.events.extend(told);
                self.events.rotate_right(1);
                self.fail(&format!("the rules say that {who:?} draws"));
            }
        }
    }

    pub(crate) fn decisions(&self) -> usize {
        self.played.len()
    }

    pub(crate) fn ends(&self, literal: &Literal) {
        if !self.events.is_empty() || self.game.question().is_some() {
            self.fail(&format!("the game is over, but {:?}", self.game.question()));
        }
        self.compare(literal);
    }

    /// Compares everything, visible and hidden.
    fn compare(&self, literal: &Literal) {
        let view = self.game.view(None);
        let differ = |what: &str, engine: String, rules: String| {
            if engine != rules {
                self.fail(&format!("{what}: the engine has {engine}, the rules say {rules}"));
            }
        };
        for (who, (theirs, ours)) in view.seats.iter().zip(&literal.players).enumerate() {
            let holders = |card| {
                let hold = |&other: &usize| literal.players[other].hold.is_some_and(|hold| hold.card == card);
                literal.holders_of(who).into_iter().filter(hold).map(seat).collect::<Vec<_>>()
            };
            let of = |name: &str| format!("{name} of seat {who}");
            let mut known = ours.known.clone();
            known.sort();
            differ(&of("counters"), theirs.counters.to_string(), ours.counters.to_string());
            let hand = self.game.view(Some(seat(who))).hand;
            differ(&of("hand"), format!("{hand:?}"), format!("{:?}", ours.hand));
            differ(&of("known cards"), format!("{:?}", theirs.known), format!("{known:?}"));
            let engine = (
                (theirs.out, theirs.hiding, theirs.stomped, theirs.cooties, theirs.wedgies, theirs.poked),
                (&theirs.choked_by, &theirs.headlocked_by, theirs.timed_out, theirs.fast_dodge, theirs.fast_block),
            );
            let rules = (
                (ours.out, ours.hiding, ours.stomped, ours.cooties, ours.wedgies as u8, ours.poked.is_some()),
                (
                    &holders(Card::Choke),
                    &holders(Card::Headlock),
                    ours.time_out.map(|time_out| (seat(time_out.by), time_out.left as u8)),
                    ours.fast_dodge,
                    ours.fast_block,
                ),
            );
            differ(&of("state"), format!("{engine:?}"), format!("{rules:?}"));
        }
        let mut discard_pile = literal.discard_pile.clone();
        discard_pile.sort();
        differ("discard pile", format!("{:?}", view.discard_pile), format!("{discard_pile:?}"));
        differ("draw pile", view.draw_pile.to_string(), literal.draw_pile.len().to_string());
        differ("lost counters", view.pile.to_string(), literal.pile.to_string());
        differ("turn", format!("{:?}", view.turn), format!("{:?}", seat(literal.active)));
        differ("quiet rounds", view.quiet_rounds.to_string(), literal.quiet_rounds.min(255).to_string());
    }
}

impl Literal {
    /// Asks a seat if it has something to play. `None` means that it was not asked.
    pub(crate) fn offer(
        &mut self,
        who: usize,
        question: Question,
        may: impl Fn(&Literal, Move) -> bool,
    ) -> Option<Move> {
        // LM-ANSWER: a seat that holds nothing it could play is never asked.
        let plays = |mv: &Move| !matches!(mv, Move::Decline | Move::Release) && may(self, *mv);
        if !self.thinkable(who).iter().any(plays) {
            return None;
        }
        Some(self.ask(who, question, may))
    }

    /// Asks a seat: compares the question and the legal moves with the engine, then plays one of the moves.
    pub(crate) fn ask(&mut self, who: usize, question: Question, may: impl Fn(&Literal, Move) -> bool) -> Move {
        let asked = self.referee.game.question();
        if !self.referee.events.is_empty() || asked != Some((seat(who), question)) {
            self.referee
                .fail(&format!("the rules say that seat {who} is asked {question:?}; the engine asks {asked:?}"));
        }
        self.referee.compare(self);
        // LM-CHOKE-3, LM-HEADLOCK-1: a holder may release at any of their decisions.
        let legal = |mv: Move| match mv {
            Move::Release => self.players[who].hold.is_some(),
            mv => may(self, mv),
        };
        let mut open = Vec::new();
        for mv in self.thinkable(who) {
            let (rules, engine) = (legal(mv), self.referee.game.check(seat(who), &mv));
            if rules != engine.is_ok() {
                self.referee.fail(&format!(
                    "{question:?} of seat {who}: {mv:?} is {} by the rules; the engine says {engine:?}; hand {:?}",
                    if rules { "legal" } else { "illegal" },
                    self.players[who].hand,
                ));
            }
            if rules {
                open.push(mv);
            }
        }
        let referee = &mut self.referee;
        referee.game.moves(seat(who), &mut referee.buffer);
        if let Some(mv) = referee.buffer.iter().find(|mv| !open.contains(mv)) {
            let mv = *mv;
            referee.fail(&format!("{question:?} of seat {who}: {mv:?} is listed, but not legal by the rules"));
        }
        // Listed moves are the usual ones, but the others must work as well.
        let from: &[Move] = if referee.rng.chance(4, 1) { &open } else { &referee.buffer };
        let mv = from[referee.rng.below(from.len())];
        let mut events: Vec<Event> = Vec::new();
        referee.game.play(seat(who), mv, &mut events);
        referee.told.clear();
        referee.events = events.into();
        referee.played.push((seat(who), mv));
        mv
    }

    /// Every move that a seat could think of with its cards, legal or not.
    pub(crate) fn thinkable(&self, who: usize) -> Vec<Move> {
        let mut moves = vec![Move::Pass, Move::Decline, Move::Keep, Move::Drop, Move::Release];
        let ways = [Way::Left, Way::Right];
        moves.extend(ways.map(Move::Way));
        let hand = &self.players[who].hand;
        moves.extend((0..=self.count(who, Card::FirstAid) as u8 + 1).map(Move::Aid));
        moves.extend((0..=1u16 << hand.len()).map(Move::Discard));
        let mut cards = hand.clone();
        cards.dedup();
        for &card in &cards {
            moves.push(Move::Alone(card));
            moves.extend((0..self.n()).map(|from| Move::Escape { card, from: seat(from) }));
        }
        let mut answers = cards.clone();
        answers.extend([Card::Block, Card::Dodge]);
        answers.sort();
        answers.dedup();
        for card in answers {
            moves.extend([false, true].map(|faster| Move::Answer { card, faster }));
        }
        for &card in &cards {
            for weirds in self.thinkable_weirds(who, card) {
                for at in 0..self.n() {
                    let mut play = |also, way| moves.push(Move::Play { card, weirds, at: seat(at), also, way });
                    play(None, None);
                    if card == Card::TwoFer {
                        (0..self.n()).for_each(|also| play(Some(seat(also)), None));
                    }
                    if cards::spins(card) {
                        ways.iter().for_each(|&way| play(None, Some(way)));
                    }
                }
            }
            let other = seat((who + 1) % self.n());
            let play = |also, way| Move::Play { card, weirds: Weirds::NONE, at: other, also, way };
            moves.push(play(Some(seat((who + 2) % self.n())), None));
            moves.push(play(None, Some(Way::Left)));
        }
        moves
    }

    /// No Weird, and all ways to put the Weirds in the hand, and one more, on the hits of a card.
    fn thinkable_weirds(&self, who: usize, card: Card) -> Vec<Weirds> {
        let weirds = self.count(who, Card::Weird);
        let mut all = vec![Weirds::NONE];
        if weirds == 0 || card == Card::Weird {
            return all;
        }
        let hits = cards::hits(card).len().max(1);
        let mut last = all.clone();
        for _ in 0..=weirds {
            let mut more = Vec::new();
            for weirds in last {
                more.extend(
                    (0..=hits).map(|hit| weirds.and_on(hit)).filter(|new| !more.contains(new)).collect::<Vec<_>>(),
                );
            }
            all.extend(&more);
            last = more;
        }
        all.dedup();
        all
    }
}
