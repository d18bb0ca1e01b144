//! Rules of thumb for judging moves. Marks are in levels, and doing nothing gets 0.

use super::habits::Habits;
use munchkin::{
    About, At, CardId, Cost, Deck, ESCAPES, Effect, Fray, Kind, Move, Purpose, Question, Sight, Stolen, Timing, Who,
};
use std::cell::OnceCell;
use table::Seat;

/// A player's judgement of a position.
pub(super) struct Judge<'a> {
    pub(super) h: &'a Habits,
    pub(super) sight: Sight<'a>,
    pub(super) me: Seat,
    pub(super) moves: &'a [Move],
    pub(super) fray: Option<Fray>,
    /// Everybody's average level.
    pub(super) average: f32,
    /// Whether there are too many cards in hand and the turn is about to end.
    pub(super) crowded: bool,
    /// What the player's cards could do for and against the fighters, computed on demand.
    pub(super) reserves: OnceCell<[i32; 2]>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(h: &'a Habits, sight: Sight<'a>, moves: &'a [Move]) -> Judge<'a> {
        let me = sight.seat();
        let sum: i32 = Seat::all(sight.seats()).map(|seat| sight.level(seat)).sum();
        let ending = matches!(sight.question(), Some(Question::Ending | Question::Charity));
        let crowded = ending && sight.hand_of(me) > sight.most_held();
        let fray = sight.fray();
        Judge {
            h,
            sight,
            me,
            moves,
            fray,
            average: sum as f32 / sight.seats() as f32,
            crowded,
            reserves: OnceCell::new(),
        }
    }

    /// The mark of a move.
    pub(super) fn mark(&self, question: Question, mv: Move) -> f32 {
        match mv {
            Move::LayOut(which) => 0.3 * which.count_ones() as f32,
            Move::OpenDoor | Move::EndTurn | Move::Pass | Move::Keep | Move::Roll | Move::RunFrom(_) => 0.0,
            Move::Settle => 0.0,
            Move::LootRoom => self.h.door(),
            Move::Trouble(card) => self.trouble(card),
            Move::Put { card, replaces, .. } => self.put(question, card, replaces, mv),
            Move::Sell { hand, items } => self.sell(hand, items),
            // Before a sale: the item that makes room for a better one must not be sold with it.
            Move::Turn { in_use, .. } => 1.0 + f32::from(u8::from(in_use)),
            Move::Play { card, line, at } => match question {
                Question::Cancel => self.cancel(card, line),
                Question::React => self.play(card, line, at, mv).max(0.1),
                Question::Die => self.answer_die(card, line),
                _ => self.play(card, line, at, mv),
            },
            Move::Ask { seat, terms } => self.ask(seat, terms),
            Move::Accept => self.accept(),
            Move::Counter(terms) => self.counter(terms),
            Move::Sacrifice { helper } => self.sacrifice(helper),
            Move::Choose(card) => self.choice(question, card),
            Move::Give { card, to } => -self.keep(card) - 0.2 * self.rivalry(to),
            Move::Either { second } => self.either(second),
            Move::Claim(card) => {
                let worth = self.sight.claimable().map_or(0.0, |card| self.keep(card));
                worth - self.keep(card)
            }
            Move::Be { .. } => 0.0,
            Move::Show { .. } | Move::Trade { .. } | Move::Drop(_) | Move::Cheat(_) | Move::Accuse { .. } => -1.0,
        }
    }

    /// The mark of looking for trouble with a monster: it must be beatable as things stand.
    fn trouble(&self, card: CardId) -> f32 {
        let fray = self.sight.trouble(card);
        if fray.margin <= 0 {
            return -1.0;
        }
        let prize = if self.decides(&fray) { self.h.win() * 0.4 } else { self.prize(&fray) };
        prize + self.h.safety() * fray.margin.min(10) as f32 - 0.2
    }

    /// The mark of putting a card on one's own table.
    fn put(&self, question: Question, card: CardId, replaces: Option<CardId>, mv: Move) -> f32 {
        let (h, face) = (self.h, self.card(card));
        if let Some(fray) = self.fray.filter(|fray| !fray.fled)
            && let Some(mark) = self.fight(&fray, mv, 0.0)
            && mark > 0.0
        {
            return mark;
        }
        let freed = if self.crowded { 0.3 } else { 0.0 };
        let bonus = self.sight.bonus(self.me, card) as f32 * h.bonus();
        let instead = replaces.map_or(0.0, |old| self.loss(self.me, old, true));
        match face.kind {
            Kind::Race | Kind::Class | Kind::Style => {
                if replaces.is_none() && self.sight.traits(self.me).is_empty() {
                    h.race() + h.ready()
                } else {
                    freed - 0.2
                }
            }
            Kind::Half => h.half() + h.ready(),
            Kind::Power => bonus.max(h.rank() * f32::from(face.rank)) + h.ready(),
            Kind::Minion if self.sight.minions(self.me).is_empty() => {
                // A secret Minion can wait until it is needed, because its bonus works at once.
                if question == Question::Window || question == Question::LastCall { -0.05 } else { h.minion() + bonus }
            }
            Kind::Minion => freed - 0.2,
            _ if face.one_shot => freed - 0.1,
            _ => {
                let gain = self.wearing(card) - instead;
                if gain > 0.0 { gain + h.ready() } else { freed - 0.1 - instead }
            }
        }
    }

    /// The mark of selling: the levels gained against the value of the items.
    fn sell(&self, hand: u32, items: u32) -> f32 {
        let room = (9 - self.sight.level(self.me)).max(0) as u32;
        let levels = (self.sight.price(hand, items) / 1000).min(room) as f32;
        let useful = |card: CardId| {
            let face = self.card(card);
            if face.one_shot { 0.6 * self.keep(card) } else { self.wearing(card) }
        };
        let held = self.sight.hand().enumerate().filter(|(at, _)| hand >> at & 1 != 0);
        let held: f32 = held.map(|(_, card)| useful(card)).sum();
        let laid = self.sight.items(self.me).enumerate().filter(|(at, _)| items >> at & 1 != 0);
        let laid: f32 =
            laid.map(|(_, (card, in_use))| if in_use { self.loss(self.me, card, true) } else { 0.05 }).sum();
        levels - held - laid
    }

    /// The mark of a card or ability.
    fn play(&self, card: CardId, line: u8, at: At, mv: Move) -> f32 {
        let (h, face) = (self.h, self.card(card));
        let used = face.lines.get(usize::from(line));
        let held = self.sight.hand().any(|held| held == card);
        let spent = if held || face.one_shot { self.keep(card) } else { 0.0 };
        let with = if let At::With(monster) = at { self.keep(monster) } else { 0.0 };
        let cost = spent + with + self.price(used.and_then(|line| line.cost), card);
        let own_cost = if used.is_some_and(|line| line.cost == Some(Cost::This)) && !face.one_shot {
            self.loss(self.me, card, true)
        } else {
            0.0
        };
        let cost = cost + own_cost;
        if let Some(fray) = self.fray.filter(|fray| !fray.fled)
            && let Some(mark) = self.fight(&fray, mv, cost)
        {
            return mark;
        }
        if face.kind == Kind::Curse {
            let At::Player(victim) = at else { return -1.0 };
            return self.hex(card, victim) - cost;
        }
        let Some(line) = used else { return -1.0 };
        let level = self.sight.level(self.me);
        match line.effect {
            Effect::GainLevel { n, who: None | Some(Who::You) } if level < 9 => {
                super::worth::amount(n) + 0.05 - (cost - spent)
            }
            Effect::GainLevel { who: Some(Who::Lowest), .. } => {
                let others = self.sight.living().without(self.me);
                let lower = others.into_iter().any(|seat| self.sight.level(seat) < level);
                let equal = others.into_iter().filter(|&seat| self.sight.level(seat) == level).count() as f32;
                if lower { -0.5 } else { 1.05 - 0.3 * equal }
            }
            Effect::Draw { deck, n, who: None | Some(Who::You), .. } => {
                let each = if deck == Deck::Treasure { h.treasure() } else { h.door() };
                let room = if self.crowded { 0.3 } else { 1.0 };
                each * super::worth::amount(n) * room - (cost - spent) - 0.7 * spent
            }
            Effect::Recover(_) => 0.6 - cost,
            Effect::Cure { .. } => {
                let curses = self.sight.curses(self.me).map(|card| {
                    self.harm(card, Timing::Lasting, self.me).max(self.harm(card, Timing::NextFight, self.me))
                });
                curses.fold(0.0, f32::max) - cost
            }
            Effect::Steal(Stolen::Level, _) => match at {
                At::Player(victim) => 1.0 + self.rivalry(victim) - (cost - spent),
                _ => -1.0,
            },
            Effect::Steal(Stolen::Item, _) => match at {
                At::Player(victim) => self.best_item(victim) - cost,
                _ => -1.0,
            },
            Effect::Steal(Stolen::Hand, _) => match at {
                At::Player(victim) => h.unknown() * (1.0 + self.rivalry(victim)) - cost,
                _ => -1.0,
            },
            Effect::LoseLevel { n, .. } => match at {
                At::Player(victim) => self.rivalry(victim) * super::worth::amount(n) - cost,
                _ => -1.0,
            },
            Effect::Rotate(_) => {
                let freed = if self.crowded { 0.1 } else { -0.2 };
                freed - cost
            }
            _ => -0.2 - cost,
        }
    }

    /// The item that is best to take from somebody, for this player and against that one.
    fn best_item(&self, victim: Seat) -> f32 {
        let items = self
            .sight
            .items(victim)
            .map(|(card, in_use)| self.wearing(card).max(0.2) + self.rivalry(victim) * self.loss(victim, card, in_use));
        items.fold(0.0, f32::max)
    }

    /// The mark of a curse on a player.
    fn hex(&self, card: CardId, victim: Seat) -> f32 {
        if victim == self.me {
            return -1.0;
        }
        let timings = [Timing::InForce, Timing::NextFight, Timing::Lasting];
        let harm: f32 = timings.into_iter().map(|timing| self.harm(card, timing, victim)).sum();
        self.rivalry(victim) * harm
    }

    /// The mark of cancelling a play.
    fn cancel(&self, answer: CardId, line: u8) -> f32 {
        let Some(About::Coming { by, card, victim, against, .. }) = self.sight.about() else { return -1.0 };
        let cost = self.answer_cost(answer, line);
        if by == self.me && victim != self.me {
            return -1.0;
        }
        let face = self.card(card);
        let fighter = self.fray.is_some_and(|fray| fray.main == self.me || fray.helper == Some(self.me));
        let gain = match face.kind {
            Kind::Curse => {
                let timings = [Timing::InForce, Timing::NextFight, Timing::Lasting];
                let harm: f32 = timings.into_iter().map(|timing| self.harm(card, timing, self.me)).sum();
                let in_fight = if fighter && victim == self.me { 0.2 } else { 0.0 };
                harm + in_fight
            }
            _ => {
                let Some(fray) = self.fray else { return -cost };
                let stake = if fighter { self.stake(&fray) } else { -self.rivalry(fray.main) * self.prize(&fray) };
                let stake = if !fighter && self.decides(&fray) { -self.h.stop() } else { stake };
                let bad = face.kind == Kind::Enhancer || against;
                0.7 * if bad { stake } else { -stake }
            }
        };
        gain - cost
    }

    fn answer_cost(&self, answer: CardId, line: u8) -> f32 {
        let face = self.card(answer);
        let held = self.sight.hand().any(|held| held == answer) || face.one_shot;
        let cost = face.lines.get(usize::from(line)).and_then(|line| line.cost);
        self.price(cost, answer) + if held { 0.7 * self.keep(answer) } else { 0.0 }
    }

    fn answer_die(&self, card: CardId, line: u8) -> f32 {
        match self.sight.about() {
            Some(About::Running { die: Some(die), bonus, .. }) if i32::from(die) + bonus >= ESCAPES => -1.0,
            Some(About::Running { monster, .. }) => {
                let caught = self.sight.monsters().nth(usize::from(monster));
                let harm = caught.map_or(0.0, |card| self.harm(card, Timing::When(munchkin::Event::Caught), self.me));
                let sure = self
                    .card(card)
                    .lines
                    .get(usize::from(line))
                    .is_some_and(|line| matches!(line.effect, Effect::DieTo(_)));
                harm * if sure { 1.0 } else { self.sight.ways_out(self.me, usize::from(monster)) as f32 / 6.0 }
                    - self.answer_cost(card, line)
            }
            _ => -1.0,
        }
    }

    /// The mark of giving up a Minion: it saves the cost of running.
    fn sacrifice(&self, helper: bool) -> f32 {
        let minion = self.sight.minions(self.me).first();
        let worth = minion.map_or(0.0, |&card| self.loss(self.me, card, true));
        self.flight(self.me) - worth - if helper { 0.02 } else { 0.0 }
    }

    /// The mark of one of two effects: the cheaper one is better.
    fn either(&self, second: bool) -> f32 {
        let Some(About::Either { card, line }) = self.sight.about() else { return 0.0 };
        -self.line_harm(card, usize::from(line) + usize::from(second), self.me)
    }

    /// The mark of a choice: the best card to get, the least valuable one to lose.
    fn choice(&self, question: Question, card: CardId) -> f32 {
        if question == Question::Charity {
            return -self.keep(card);
        }
        match self.sight.about() {
            Some(About::Pick { purpose: Purpose::Share | Purpose::Loot | Purpose::KeepDrawn, .. }) => {
                0.05 + self.keep(card)
            }
            Some(About::Pick { purpose: Purpose::Steal, of, .. }) => {
                self.wearing(card).max(0.1) + self.rivalry(of) * self.loss(of, card, true)
            }
            Some(About::Pick { purpose: Purpose::Cure, .. }) => {
                self.harm(card, Timing::Lasting, self.me) + self.harm(card, Timing::NextFight, self.me)
            }
            // Somebody else loses a card: choose the best one.
            Some(About::Pick { of, .. }) if of != self.me => self.loss(of, card, true),
            _ => -self.own_loss(card),
        }
    }
}
