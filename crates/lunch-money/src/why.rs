//! Answers "Why can't I play this?" with the clauses of the rulebook.

use crate::card::{AFTER_GRAB_ONLY, AGGRESSION, BASIC, BASIC_OR_WEAPON, Card, GRIP, Kind, WEAPON, defences};
use crate::frame::{Frame, Play, Stage, flag};
use crate::moves::{Move, Weirds};
use crate::state::{LunchMoney, Question};
use table::{Refusal, Seat};

/// The reasons found so far, the most relevant first.
struct Reasons(Option<Refusal>);

impl Reasons {
    fn add(&mut self, clause: &'static str, key: &'static str) {
        self.0 = Some(match self.0.take() {
            None => Refusal::new(clause, key),
            Some(refusal) => refusal.and(clause, key),
        });
    }

    fn or(self, clause: &'static str, key: &'static str) -> Refusal {
        self.0.unwrap_or_else(|| Refusal::new(clause, key))
    }
}

impl LunchMoney {
    /// Why this move of this seat is not legal now. Call it only for illegal moves.
    pub(crate) fn explain(&self, seat: Seat, mv: Move) -> Refusal {
        if seat.index() >= self.n() {
            return Refusal::new("LM-SETUP-1", "why-no-seat");
        }
        if self.is_over() {
            return Refusal::new("LM-GOAL-1", "why-over");
        }
        if !self.conscious.has(seat) {
            return Refusal::new("LM-GOAL-1", "why-out");
        }
        if self.timed_out.has(seat) {
            return Refusal::new("LM-TIMEOUT-1", "why-timed-out");
        }
        let mut why = Reasons(None);
        let question = self.ask.filter(|ask| ask.seat == seat).map(|ask| ask.question);
        match mv {
            Move::Pass | Move::Decline => why.add("LM-TURN-2", "why-must-act"),
            Move::Play { card, at, also, .. } => self.why_play(&mut why, seat, question, mv, card, [Some(at), also]),
            Move::Alone(card) => self.why_alone(&mut why, seat, question, card),
            Move::Escape { card, from } => self.why_escape(&mut why, seat, question, card, from),
            Move::Answer { card, faster } => self.why_answer(&mut why, seat, question, card, faster),
            Move::Aid(cards) => self.why_aid(&mut why, seat, question, cards),
            Move::Discard(_) => self.why_discard(&mut why, question),
            Move::Way(_) => why.add("LM-SPIN-1", "why-way"),
            Move::Keep | Move::Drop => why.add("LM-NUTS-1", "why-nuts"),
            Move::Release if self.person(seat).hold.is_none() => why.add("LM-HOLD-1", "why-no-hold"),
            Move::Release => {
                why.add("LM-CHOKE-3", "why-release-when-asked");
                why.add("LM-HEADLOCK-1", "why-release-when-asked");
            }
        }
        if question.is_some() { why.or("LM-TURN-2", "why-not-now") } else { why.or("LM-ANSWER", "why-not-asked") }
    }

    fn why_held(&self, why: &mut Reasons, seat: Seat) {
        if self.choked.has(seat) {
            why.add("LM-CHOKE-2", "why-choked");
        }
        if self.headlocked.has(seat) {
            why.add("LM-HEADLOCK-2", "why-headlocked");
        }
    }

    fn why_helpless(&self, why: &mut Reasons, seat: Seat) {
        if self.choked.has(seat) {
            why.add("LM-CHOKE-3", "why-helpless-choked");
        }
        if self.headlocked.has(seat) {
            why.add("LM-HEADLOCK-1", "why-helpless-headlocked");
        }
        if self.poked_now.or(self.poked_before).has(seat) {
            why.add("LM-POKE-1", "why-helpless-poked");
        }
        if self.choking.has(seat) {
            why.add("LM-CHOKE-3", "why-let-go-first");
        }
    }

    /// Reasons against a card played at somebody.
    fn why_play(
        &self,
        why: &mut Reasons,
        seat: Seat,
        question: Option<Question>,
        mv: Move,
        card: Card,
        targets: [Option<Seat>; 2],
    ) {
        if !self.holds(seat, card) {
            why.add("LM-TURN-2", "why-not-held");
        }
        if question.is_none() {
            if card == Card::Abandonment {
                why.add("LM-ABANDON-1", "why-own-turn");
            }
            if card == Card::Grab {
                why.add("LM-BLOCK-2", "why-grab-when");
                why.add("LM-GRAB-1", "why-grab-when");
            }
            if self.hiding.has(seat) {
                why.add("LM-HIDE-1", "why-hiding");
            }
            self.why_helpless(why, seat);
            if why.0.is_none() {
                why.add("LM-TURN-2", "why-not-your-turn");
            }
            return;
        }
        let menu = question.map(|question| self.menu(seat, question)).unwrap_or_default();
        if !menu.cards.has(card) {
            self.why_card(why, seat, question, card);
        }
        for target in targets.into_iter().flatten() {
            self.why_target(why, seat, card, menu.target, target);
        }
        if let Move::Play { weirds, also, at, way, .. } = mv {
            if also.is_some_and(|also| card != Card::TwoFer || also == at) {
                why.add("LM-2FER-1", "why-one-target");
            }
            // An escape is no attack, whatever the card.
            let escape = targets.iter().flatten().any(|&target| self.escapes(seat, target).has(card));
            let attack = menu.cards.has(card) && !escape;
            if weirds != Weirds::NONE && !(attack && self.weirds_fit(seat, card, weirds)) {
                why.add("LM-WEIRD-1", "why-weird");
            }
            if way.is_some() && !card.spins() {
                why.add("LM-SPIN-1", "why-way");
            }
        }
    }

    /// Reasons against a card that the question does not allow at all.
    fn why_card(&self, why: &mut Reasons, seat: Seat, question: Option<Question>, card: Card) {
        match question {
            Some(Question::Action) => {
                self.why_held(why, seat);
                if AFTER_GRAB_ONLY.or(GRIP).has(card) || card == Card::Disarm {
                    why.add("LM-GRAB-1", "why-needs-grab");
                    why.add(clause_of(card), "why-needs-grab");
                } else {
                    why.add("LM-TURN-2", "why-no-action");
                    why.add(clause_of(card), "why-no-action");
                }
            }
            Some(Question::FollowUp) => {
                let before = self.stack.play().map_or(Card::Grab, |play| play.card);
                if card == Card::Disarm {
                    why.add("LM-CHUNK-1", "why-disarm-own-turn");
                }
                why.add(clause_of(before), "why-follow-up");
            }
            Some(Question::CounterGrab) => why.add("LM-BLOCK-2", "why-counter-grab"),
            Some(Question::FreeAttack) => {
                self.why_holding(why, seat);
                why.add("LM-HUM-2", "why-free-attack");
            }
            Some(Question::PileOn) => {
                self.why_holding(why, seat);
                why.add("LM-HIPPIE-1", "why-pile-on");
            }
            Some(Question::FriendAttack | Question::Friend) => why.add("LM-FRIEND-1", "why-friend"),
            Some(Question::HeadlockHit) => why.add("LM-HEADLOCK-1", "why-headlock-hit"),
            Some(Question::KeepNuts) => why.add("LM-NUTS-1", "why-nuts-first"),
            Some(Question::HideDiscard | Question::MoreAid) if self.hiding.has(seat) => {
                why.add("LM-HIDE-1", "why-hiding")
            }
            Some(Question::GrabbedCooties) => why.add("LM-GRAB-1", "why-grab-answer"),
            _ => {
                self.why_helpless(why, seat);
                if card == Card::Abandonment {
                    why.add("LM-ABANDON-1", "why-own-turn");
                }
                why.add("LM-ANSWER", "why-answer-only");
            }
        }
    }

    fn why_holding(&self, why: &mut Reasons, seat: Seat) {
        if self.headlocking.has(seat) {
            why.add("LM-HEADLOCK-1", "why-headlocking");
        }
    }

    fn why_target(&self, why: &mut Reasons, seat: Seat, card: Card, only: Option<Seat>, target: Seat) {
        if target.index() >= self.n() {
            return why.add("LM-SETUP-1", "why-no-seat");
        }
        if target == seat {
            why.add("LM-TARGET-1", "why-yourself");
        } else if !self.reachable().has(target) {
            why.add("LM-TARGET-1", "why-unreachable");
            if self.hiding.has(target) {
                why.add("LM-HIDE-1", "why-unreachable");
            }
            if self.timed_out.has(target) {
                why.add("LM-TIMEOUT-1", "why-unreachable");
            }
            if !self.conscious.has(target) {
                why.add("LM-GOAL-1", "why-unreachable");
            }
        } else if only.is_some_and(|only| only != target) {
            why.add(self.clause_of_question(), "why-other-target");
        } else if AGGRESSION.has(card) && !self.aggression(seat, target).has(card) {
            self.why_holding(why, seat);
            self.why_held(why, seat);
            if self.rules.outsiders_basic_or_weapon_only
                && self.held_by_another(target, seat)
                && !BASIC_OR_WEAPON.has(card)
            {
                why.add("LM-HOLD-1", "why-outsider");
                why.add("LM-PROFILE", "why-outsider");
            }
            if !self.rules.poke_second_attack_any && self.poked_before.has(target) && !BASIC_OR_WEAPON.has(card) {
                why.add("LM-POKE-1", "why-poked-target");
                why.add("LM-PROFILE", "why-poked-target");
            }
        }
    }

    /// The clause behind the open question.
    fn clause_of_question(&self) -> &'static str {
        match self.ask.map(|ask| ask.question) {
            Some(Question::FollowUp) => self.stack.play().map_or("LM-GRAB-1", |play| clause_of(play.card)),
            Some(Question::CounterGrab) => "LM-BLOCK-2",
            Some(Question::FreeAttack) => "LM-HUM-2",
            Some(Question::PileOn) => "LM-HIPPIE-1",
            Some(Question::HeadlockHit) => "LM-HEADLOCK-1",
            _ => "LM-TURN-2",
        }
    }

    /// Reasons against a card played at nobody.
    fn why_alone(&self, why: &mut Reasons, seat: Seat, question: Option<Question>, card: Card) {
        if !self.holds(seat, card) {
            why.add("LM-TURN-2", "why-not-held");
        }
        if !self.holders_of(seat).at_most_one() && question == Some(Question::Action) {
            why.add("LM-CHOKE-2", "why-name-holder");
        }
        match card {
            Card::ImaginaryFriend => {
                why.add("LM-FRIEND-1", "why-friend-when");
                self.why_held(why, seat);
            }
            Card::Freedom => {
                if question == Some(Question::Action) && self.person(seat).wedgies == 0 {
                    why.add("LM-FREEDOM-1", "why-nothing-to-free");
                }
                self.why_helpless(why, seat);
                why.add("LM-FREEDOM-1", "why-freedom");
            }
            Card::Hide => {
                self.why_held(why, seat);
                why.add("LM-HIDE-1", "why-own-turn");
            }
            _ if question == Some(Question::Action) && self.menu(seat, Question::Action).cards.has(card) => {
                why.add(clause_of(card), "why-needs-target");
            }
            _ => {
                if let Some(question) = question {
                    self.why_card(why, seat, Some(question), card);
                } else {
                    why.add("LM-TURN-2", "why-not-your-turn");
                }
                why.add(clause_of(card), "why-no-action");
            }
        }
    }

    fn why_escape(&self, why: &mut Reasons, seat: Seat, question: Option<Question>, card: Card, from: Seat) {
        if !self.holds(seat, card) {
            why.add("LM-TURN-2", "why-not-held");
        }
        let holders = self.holders_of(seat);
        if holders.is_empty() {
            // It is no escape, then, but a card that needs a target, or an answer that nobody asked for.
            match card {
                Card::Humiliation => why.add("LM-HUM-1", "why-nothing-to-humiliate"),
                Card::Freedom => why.add("LM-FREEDOM-1", "why-nothing-to-free"),
                _ => why.add("LM-TURN-2", "why-needs-target"),
            }
        } else if !holders.has(from) {
            why.add("LM-CHOKE-2", "why-not-held-by");
            why.add("LM-HEADLOCK-2", "why-not-held-by");
        } else if !self.escapes(seat, from).has(card) {
            self.why_held(why, seat);
        }
        if question != Some(Question::Action) {
            self.why_helpless(why, seat);
            why.add("LM-CHOKE-2", "why-escape-own-turn");
            why.add("LM-HEADLOCK-2", "why-escape-own-turn");
        }
    }

    /// Reasons against an answer.
    fn why_answer(&self, why: &mut Reasons, seat: Seat, question: Option<Question>, card: Card, faster: bool) {
        if !self.holds(seat, card) && !self.multiplied(seat).has(card) || faster && !self.holds(seat, Card::Faster) {
            why.add("LM-TURN-2", "why-not-held");
        }
        if faster && !matches!(card, Card::Dodge | Card::Block) || card == Card::Faster {
            why.add("LM-FASTER-1", "why-faster");
        }
        if question != Some(Question::Action) {
            self.why_helpless(why, seat);
        }
        if let Some(Question::Action) = question {
            why.add("LM-TURN-2", "why-no-action");
            if card == Card::Humiliation {
                why.add("LM-HUM-1", "why-nothing-to-humiliate");
            }
            return why.add(clause_of(card), "why-no-action");
        }
        if let Some(Frame::Revival(revival)) = self.stack.top()
            && card == Card::Humiliation
            && revival.who != seat
        {
            why.add("LM-AID-2", "why-revival");
            why.add("LM-PROFILE", "why-revival");
        }
        if let Some(play) = self.stack.play() {
            self.why_answer_to(why, seat, play, card);
        }
        if why.0.is_none() || question.is_none() {
            why.add("LM-ANSWER", "why-not-asked");
        }
    }

    /// Reasons against an answer to what is on the table.
    fn why_answer_to(&self, why: &mut Reasons, seat: Seat, play: &Play, card: Card) {
        let target = play.aimed() && play.at.contains(&seat);
        match card {
            Card::Humiliation => {
                if !self.can_be_humiliated(play.card) {
                    why.add("LM-HUM-1", "why-not-humiliated");
                    why.add(clause_of(play.card), "why-not-humiliated");
                    if play.card == Card::Wedgy {
                        why.add("LM-PROFILE", "why-not-humiliated");
                    }
                }
            }
            Card::Backlash => {
                let fallen = !self.conscious.has(play.by);
                if play.is(flag::HUMILIATORS) || !target || play.card.hits() == 0 || fallen {
                    why.add("LM-BACKLASH-3", "why-no-backlash");
                } else {
                    why.add("LM-BACKLASH-1", "why-backlash-at-end");
                }
            }
            Card::Cooties => {
                if !self.rules.cooties_when_grabbed {
                    why.add("LM-PROFILE", "why-cooties");
                }
                why.add("LM-COOTIES-1", "why-cooties");
            }
            _ if card.kind() == Kind::Defense => {
                if !target {
                    return why.add("LM-ANSWER", "why-not-target");
                }
                if !defences(play.card).has(card) {
                    why.add(clause_of(card), "why-wrong-defence");
                    why.add(clause_of(play.card), "why-wrong-defence");
                    if card == Card::Disarm && !WEAPON.has(play.card) {
                        why.add("LM-DISARM-1", "why-wrong-defence");
                    }
                } else if play.is(flag::FREE) {
                    why.add(clause_of(card), "why-free");
                    let by_humiliation = play.is(flag::HUMILIATORS);
                    why.add(if by_humiliation { "LM-HUM-2" } else { clause_of(play.beside) }, "why-free");
                } else if play.is(flag::ESCAPE) {
                    why.add("LM-CHOKE-2", "why-escape-answer");
                }
            }
            _ => why.add("LM-ANSWER", "why-answer-only"),
        }
        let barred = (0..2).any(|victim| play.at[victim] == seat && play.is(flag::BARRED << victim));
        if target && barred {
            why.add("LM-HUM-3", "why-barred");
            why.add("LM-HUM-4", "why-barred");
        }
        let over = !matches!(play.stage, Stage::Answer | Stage::Spoil | Stage::Interrupt | Stage::Stands);
        if over && card != Card::Backlash {
            why.add("LM-ANSWER", "why-too-late");
        }
    }

    fn why_aid(&self, why: &mut Reasons, seat: Seat, question: Option<Question>, cards: u8) {
        if self.hand(seat).count(Card::FirstAid) < usize::from(cards.max(1)) {
            why.add("LM-TURN-2", "why-not-held");
        }
        match question {
            Some(Question::Action) => {
                self.why_held(why, seat);
                why.add("LM-AID-1", "why-aid");
            }
            _ => {
                why.add("LM-AID-2", "why-aid-when");
                why.add("LM-AID-1", "why-aid-when");
            }
        }
    }

    fn why_discard(&self, why: &mut Reasons, question: Option<Question>) {
        if question == Some(Question::Action) && self.rules.no_discard {
            why.add("LM-PROFILE", "why-no-discard");
        } else {
            why.add("LM-TURN-2", "why-discard-when");
        }
    }
}

/// The main clause about a card.
#[must_use]
pub fn clause_of(card: Card) -> &'static str {
    match card {
        Card::Block => "LM-BLOCK-1",
        Card::Dodge => "LM-DODGE-1",
        Card::Disarm => "LM-DISARM-1",
        Card::Freedom => "LM-FREEDOM-1",
        Card::Faster => "LM-FASTER-1",
        Card::Hide => "LM-HIDE-1",
        Card::Backlash => "LM-BACKLASH-1",
        Card::FirstAid => "LM-AID-1",
        Card::Roundhouse | Card::SpinningBackfist => "LM-SPIN-1",
        card if BASIC.has(card) => "LM-BASIC-1",
        Card::Chunk => "LM-CHUNK-1",
        card if WEAPON.has(card) => "LM-WEAPON-1",
        Card::Grab => "LM-GRAB-1",
        Card::BigCombo => "LM-COMBO-1",
        Card::TwoFer => "LM-2FER-1",
        Card::Tantrum => "LM-TANTRUM-1",
        Card::Powerplay => "LM-POWERPLAY-1",
        Card::Spank => "LM-SPANK-1",
        Card::Uppercut2 => "LM-UPPER2-1",
        Card::Stomp => "LM-STOMP-1",
        Card::PokeInTheEye => "LM-POKE-1",
        Card::Choke => "LM-CHOKE-1",
        Card::Headlock => "LM-HEADLOCK-1",
        Card::Humiliation => "LM-HUM-1",
        Card::Abandonment => "LM-ABANDON-1",
        Card::Cooties => "LM-COOTIES-1",
        Card::Hippie => "LM-HIPPIE-1",
        Card::ImaginaryFriend => "LM-FRIEND-1",
        Card::Nuts => "LM-NUTS-1",
        Card::TimeOut => "LM-TIMEOUT-1",
        Card::Wedgy => "LM-WEDGY-1",
        _ => "LM-WEIRD-1",
    }
}
