//! Rules of thumb for judging moves.

use super::habits::Habits;
use lunch_money::{Card, Cards, Kind, Move, OnTable, Question, Sight, Way};
use table::{Seat, Seats};

const BASIC: Cards = Cards::of_kind(Kind::Basic);
const WEAPON: Cards = Cards::of_kind(Kind::Weapon);
const GRIPS: [Card; 4] = [Card::Choke, Card::Headlock, Card::Cooties, Card::Wedgy];

/// The cards that stop most attacks, and their share of the deck.
const STOPS: Cards = Cards::of(&[Card::Block, Card::Dodge]);
const USUAL: f32 = 23.0 / 165.0;

/// A player's judgement of a position.
pub(super) struct Judge<'a> {
    habits: &'a Habits,
    sight: Sight<'a>,
    me: Seat,
    kinds: Cards,
    /// The damage of the best Basic Attack in hand, and of the best Basic Attack or weapon.
    basic: f32,
    blow: f32,
    /// The others' average counters, and their number.
    average: f32,
    rivals: f32,
    /// The density of Blocks and Dodges among unseen cards, relative to the whole deck.
    stops: f32,
}

impl<'a> Judge<'a> {
    pub(super) fn new(habits: &'a Habits, sight: Sight<'a>) -> Judge<'a> {
        let me = sight.seat();
        let kinds = sight.kinds();
        let best = |cards: Cards| kinds.and(cards).into_iter().map(Card::worth).max().map_or(0.0, f32::from);
        let basic = best(BASIC);
        let blow = basic.max(best(WEAPON));
        let others = sight.conscious().without(me);
        let sum: i32 = others.into_iter().map(|seat| i32::from(sight.counters(seat).max(0))).sum();
        let rivals = others.len().max(1) as f32;
        // Only attacks that can be stopped need the count: usually those played as a turn's action.
        let stops = if sight.question() == Some(Question::Action) {
            let (stops, all) = sight.unseen(STOPS);
            stops as f32 / all.max(1) as f32 / USUAL
        } else {
            1.0
        };
        Judge { habits, sight, me, kinds, basic, blow, average: sum as f32 / rivals, rivals, stops }
    }

    /// The mark of a move. Doing nothing gets about 0.
    pub(super) fn mark(&self, question: Question, mv: &Move) -> f32 {
        let h = self.habits;
        match *mv {
            Move::Pass | Move::Decline => 0.0,
            Move::Play { card, weirds, at, also, .. } => {
                let weird = f32::from(weirds.count() as u8);
                self.play(question, card, at, also, 2.0 * weird) - weird * h.keep_weird()
            }
            Move::Alone(card) => self.alone(card),
            Move::Escape { card, .. } => {
                h.escape() - 0.5 * self.keep(card) + f32::from(u8::from(card == Card::Humiliation))
            }
            Move::Answer { card, faster } => self.answer(question, card) - if faster { self.faster() } else { 0.0 },
            Move::Aid(n) => self.aid(question, n),
            Move::Discard(which) => self.discard(question, which),
            Move::Way(way) => self.way(way),
            Move::Keep => h.keep_weapon() - h.draw(),
            Move::Drop => 0.0,
            Move::Release => self.release(question),
        }
    }

    /// The value of taking a counter from this player.
    fn worth_hitting(&self, at: Seat) -> f32 {
        let lead = f32::from(self.sight.counters(at).max(0)) - self.average;
        1.0 + self.habits.strong() * lead / 8.0
    }

    /// The value of taking this many counters from a player, if nothing stops it.
    fn harm(&self, at: Seat, damage: f32) -> f32 {
        let counters = f32::from(self.sight.counters(at).max(0));
        let felt = damage.min(counters + 1.0);
        let mut worth = felt * self.worth_hitting(at);
        if damage >= counters {
            worth += self.habits.kill();
        }
        worth
    }

    /// The probability that a hit which can be defended against lands.
    fn lands(&self, at: Seat) -> f32 {
        if self.sight.helpless().has(at) {
            return 1.0;
        }
        1.0 - (self.habits.stopped() * self.stops * self.sight.hand_of(at) as f32 / 5.0).min(0.9)
    }

    /// The damage this player really deals, after Stomp, Choke and Wedgies.
    fn dealt(&self, damage: f32) -> f32 {
        let mut damage = damage;
        if self.sight.stomped().has(self.me) {
            damage = (damage / 2.0).floor();
        }
        if self.sight.choked().has(self.me) {
            damage = (damage / 2.0).floor();
        }
        (damage - f32::from(self.sight.wedgies(self.me))).max(0.0)
    }

    /// The cost of losing this many counters.
    fn pain(&self, damage: f32) -> f32 {
        let h = self.habits;
        let counters = f32::from(self.sight.counters(self.me));
        let few = (1.0 - counters / 15.0).max(0.0);
        let mut pain = damage * (h.own() + h.afraid() * few);
        if damage >= counters {
            pain += h.life();
        }
        pain
    }

    /// The best follow-up to a Grab.
    fn after_grab(&self, at: Seat) -> f32 {
        let h = self.habits;
        let mut best = self.harm(at, self.dealt(self.blow)) * f32::from(u8::from(self.blow > 0.0));
        if self.kinds.has(Card::Powerplay) {
            best = best.max(self.harm(at, self.dealt(3.0) + self.dealt(self.basic)));
        }
        if self.kinds.has(Card::Spank) {
            best = best.max(self.harm(at, self.dealt(2.0)));
        }
        for grip in GRIPS {
            if self.kinds.has(grip) {
                best = best.max(self.grip(grip, at));
            }
        }
        best - 0.3 * h.keep_grab()
    }

    fn grip(&self, card: Card, at: Seat) -> f32 {
        let h = self.habits;
        let worth = self.worth_hitting(at);
        match card {
            Card::Choke => h.choke() * worth,
            Card::Headlock => {
                let hits = self.sight.count(Card::Jab) + 3 * self.sight.count(Card::Uppercut);
                h.headlock() * worth + hits as f32
            }
            Card::Cooties => h.cooties() * worth,
            _ => (1.0 + h.wedgy()) * worth,
        }
    }

    /// The mark of playing a card at a player.
    fn play(&self, question: Question, card: Card, at: Seat, also: Option<Seat>, weird: f32) -> f32 {
        let h = self.habits;
        // Attacks that follow a Grab, a Humiliation or a Poke cannot be stopped by Defense cards.
        let free = matches!(question, Question::FollowUp | Question::FreeAttack | Question::HeadlockHit);
        let lands = if free { 1.0 } else { self.lands(at) };
        let worth = f32::from(card.worth()) + weird;
        match card {
            Card::Grab => {
                let base = if question == Question::CounterGrab { h.counter() } else { 0.0 };
                let follow = self.after_grab(at);
                if follow <= 0.0 { -1.0 } else { follow * lands.max(0.6) + base }
            }
            Card::Choke | Card::Headlock | Card::Cooties | Card::Wedgy => self.grip(card, at),
            Card::Disarm => -1.0,
            Card::Powerplay => self.harm(at, self.dealt(worth) + self.dealt(self.basic)),
            Card::Uppercut2 => lands * self.harm(at, self.dealt(worth) + self.dealt(self.basic)),
            Card::PokeInTheEye => {
                lands * (self.harm(at, self.dealt(worth) + self.dealt(self.basic)) + h.poke() * self.worth_hitting(at))
            }
            Card::Stomp => lands * (self.harm(at, self.dealt(worth)) + h.stomp() * self.worth_hitting(at)),
            // Each hit needs its own card to stop it.
            Card::BigCombo => (lands + 0.15).min(1.0) * self.harm(at, self.dealt(2.0 * 3.0 + weird)),
            Card::Tantrum => (lands + 0.3).min(1.0) * self.harm(at, self.dealt(5.0 + weird)),
            Card::TwoFer => match also {
                None => (lands + 0.15).min(1.0) * self.harm(at, self.dealt(6.0 + weird)),
                Some(also) => {
                    lands * self.harm(at, self.dealt(3.0 + weird)) + self.lands(also) * self.harm(also, self.dealt(3.0))
                }
            },
            Card::Hippie => self.worth_hitting(at) * h.hippie() * (0.4 + 0.2 * self.rivals) + 0.5 * self.blow,
            Card::TimeOut => h.time_out() * self.worth_hitting(at) / self.rivals.sqrt(),
            Card::Abandonment => h.abandonment() * self.worth_hitting(at),
            _ => {
                let back = if card.returns() { h.comes_back() } else { 0.0 };
                lands * self.harm(at, self.dealt(worth)) + back
            }
        }
    }

    fn alone(&self, card: Card) -> f32 {
        let h = self.habits;
        match card {
            Card::ImaginaryFriend => self.basic * 0.6,
            Card::Freedom => 1.0 + h.wedgy(),
            _ => {
                let aid = f32::from(self.sight.count(Card::FirstAid) as u8).min(f32::from(self.sight.pile()) / 2.0);
                h.hide() + aid * 0.8
            }
        }
    }

    /// The value of keeping a card.
    fn keep(&self, card: Card) -> f32 {
        let h = self.habits;
        match card {
            Card::Block | Card::Faster => h.keep_block(),
            Card::Dodge => h.keep_dodge(),
            Card::Freedom | Card::Disarm => h.keep_minor(),
            Card::FirstAid => h.keep_aid(),
            Card::Humiliation => h.keep_humiliation(),
            Card::Backlash => h.keep_backlash(),
            Card::Grab => h.keep_grab(),
            Card::Weird => h.keep_weird(),
            card if BASIC.has(card) => h.keep_basic() * f32::from(card.worth()),
            card if card.returns() => h.keep_weapon(),
            Card::Powerplay | Card::Spank | Card::Choke | Card::Headlock | Card::Wedgy | Card::Cooties => {
                if self.kinds.has(Card::Grab) { h.keep_special() } else { 0.5 * h.keep_special() }
            }
            _ => h.keep_special(),
        }
    }

    /// The cost of answering with a card. At the end of the turn another is drawn for it.
    fn spent(&self, card: Card) -> f32 {
        (self.keep(card) - self.habits.draw()).max(0.1)
    }

    fn faster(&self) -> f32 {
        // Worth it only if more hits follow.
        let more = self.sight.on_table().is_some_and(|play| play.hits > 1);
        if more { -1.0 } else { 0.8 }
    }

    fn answer(&self, question: Question, card: Card) -> f32 {
        let h = self.habits;
        let spent = self.spent(card);
        let Some(play) = self.sight.on_table() else { return h.saved_card() - spent };
        let mine = f32::from(play.cost_to(self.me));
        match question {
            Question::Answer => self.saved_from(&play, card, mine) - spent,
            Question::Backlash => {
                let total =
                    f32::from(play.costs[0]) + if play.at[0] == play.at[1] { 0.0 } else { f32::from(play.costs[1]) };
                self.pain(mine) + self.harm(play.by, total) - spent
            }
            Question::AnswerBacklash => {
                let total = f32::from(play.costs[0]) + f32::from(play.costs[1]);
                if play.by == self.me { self.pain(total.min(8.0)) - spent } else { -1.0 }
            }
            Question::GrabbedCooties => h.cooties() - spent,
            _ => self.humiliate(question, &play) - spent,
        }
    }

    /// What an answer to a card played at this player saves.
    fn saved_from(&self, play: &OnTable, card: Card, mine: f32) -> f32 {
        let h = self.habits;
        let whole = match play.card {
            Card::Grab => self.pain(h.grabbed()),
            Card::Choke => h.choke() + self.pain(1.0),
            Card::Headlock => h.headlock() + self.pain(1.0),
            Card::Cooties => h.cooties() + self.pain(1.0),
            Card::Wedgy => h.wedgy() + self.pain(1.0),
            Card::TimeOut => h.time_out(),
            Card::Hippie => self.pain(h.hippie()),
            Card::PokeInTheEye => self.pain(mine + 2.0) + h.poke(),
            Card::Uppercut2 => self.pain(mine + 2.0),
            Card::Stomp => self.pain(mine) + h.stomp(),
            _ => self.pain(mine),
        };
        match card {
            Card::Humiliation => whole + self.free_attack(play.by),
            // A Defense card stops the costliest hit only.
            Card::Block | Card::Dodge | Card::Disarm if play.hits > 1 => {
                self.pain(mine) - self.pain(mine - f32::from(play.costliest))
            }
            Card::Block if self.kinds.has(Card::Grab) => whole + 0.3 * h.counter(),
            _ => whole,
        }
    }

    fn free_attack(&self, on: Seat) -> f32 {
        if self.blow > 0.0 && self.sight.reachable().has(on) { self.harm(on, self.dealt(self.blow)) } else { 0.0 }
    }

    /// The mark of a Humiliation on a play that targets somebody else.
    fn humiliate(&self, question: Question, play: &OnTable) -> f32 {
        let h = self.habits;
        let Some(on) = self.sight.humiliated().filter(|&on| on != self.me) else { return -1.0 };
        let free = self.free_attack(on);
        let cost_to = |seat: Seat| f32::from(play.cost_to(seat));
        match question {
            // The defence fails, so the hit lands.
            Question::Spoil => {
                let hit = if play.by == on {
                    self.harm(on, f32::from(self.sight.pile().min(2)))
                } else {
                    self.harm(on, cost_to(on))
                };
                free + hit * if play.by == self.me { 1.0 } else { h.others() + 0.3 }
            }
            Question::Interrupt => {
                let [first, second] = play.at;
                let mut stopped = if first == play.by { 0.0 } else { self.harm(first, cost_to(first)) };
                if second != first {
                    stopped += self.harm(second, cost_to(second));
                }
                let undone = if play.card == Card::FirstAid { 2.0 * f32::from(play.aid) } else { 0.0 };
                // Somebody else is hit, so better leave it alone.
                free - h.others() * stopped + undone * self.worth_hitting(on)
            }
            Question::AnswerHumiliation => {
                let mine = self.sight.humiliation_victim() == Some(self.me);
                let saved = if mine { h.saved_card() + self.pain(2.0) } else { 0.0 };
                // A Humiliation is welcome if it stops a play at this player.
                let harm = if play.by != self.me { self.pain(cost_to(self.me)) } else { 0.0 };
                free + saved - harm
            }
            _ => free,
        }
    }

    fn aid(&self, question: Question, n: u8) -> f32 {
        let h = self.habits;
        let counters = f32::from(self.sight.counters(self.me));
        let gain = (2.0 * f32::from(n)).min(f32::from(self.sight.pile()));
        if question == Question::Revive {
            return if counters + gain > 0.0 { 50.0 - f32::from(n) } else { 0.1 * f32::from(n) };
        }
        let few = (1.0 - counters / 15.0).clamp(0.0, 1.0);
        gain * (h.own() * h.aid_now() + h.afraid() * few) - f32::from(n) * h.aid_later()
    }

    fn discard(&self, question: Question, which: u16) -> f32 {
        let h = self.habits;
        let mut worth = if question == Question::HideDiscard { 0.0 } else { h.discard() };
        for (at, card) in self.sight.hand().enumerate() {
            if which >> at & 1 != 0 {
                worth += h.draw() - self.keep(card);
            }
        }
        if self.sight.discards_cost() { worth - 3.0 } else { worth }
    }

    fn way(&self, way: Way) -> f32 {
        let Some(play) = self.sight.on_table() else { return 0.0 };
        let n = self.sight.seats();
        let step = if way == Way::Left { 1 } else { n - 1 };
        let mut seat = play.at[0];
        for _ in 0..n {
            seat = seat.left(step, n);
            if self.sight.reachable().has(seat) {
                break;
            }
        }
        if seat == self.me { 0.0 } else { self.lands(seat) * self.harm(seat, f32::from(play.card.worth())) }
    }

    fn release(&self, question: Question) -> f32 {
        let h = self.habits;
        if question != Question::Answer && question != Question::Backlash {
            return -3.0;
        }
        let mine = self.sight.on_table().map_or(0.0, |play| f32::from(play.cost_to(self.me)));
        // Only players who can answer later are asked.
        self.pain(mine) - h.choke() - self.pain(1.0)
    }
}

/// A quick estimate of each seat's chance to win.
pub(super) fn chances(sight: Sight<'_>, out: &mut [f32; Seat::MAX]) {
    let all: Seats = sight.conscious();
    *out = [0.0; Seat::MAX];
    let mut sum = 0.0;
    for seat in all {
        let counters = f32::from(sight.counters(seat).max(0));
        let mut strength = counters + 0.5 * sight.hand_of(seat) as f32;
        if sight.held().has(seat) {
            strength -= 2.5;
        }
        if sight.holding().has(seat) {
            strength += 1.0;
        }
        if sight.cooties().has(seat) {
            strength -= 2.0;
        }
        strength -= 1.0 * f32::from(sight.wedgies(seat));
        let worth = strength.max(0.7);
        let worth = worth * worth.sqrt();
        out[seat.index()] = worth;
        sum += worth;
    }
    out.iter_mut().for_each(|share| *share /= sum.max(f32::MIN_POSITIVE));
}
