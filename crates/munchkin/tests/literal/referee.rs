//! Holds the engine against the literal reading: whom it asks what, what it allows, what lies where.

use crate::state::{Fight, Literal, Step};
use munchkin::{At, CardId, Combat, EscapeWay, GameEvent, Move, Munchkin, Question, View};
use std::collections::VecDeque;
use table::{Game, Log, MoveBuf, PileCard, Rng, Seat, Seats};

/// What chance brought, in the order in which it did, and what the engine told.
#[derive(Default)]
pub(crate) struct Chance {
    pub(crate) dice: VecDeque<u8>,
    pub(crate) picks: VecDeque<(usize, usize)>,
    pub(crate) shuffles: VecDeque<Vec<CardId>>,
    pub(crate) events: Vec<GameEvent>,
}

impl Log<Munchkin> for Chance {
    fn push(&mut self, event: GameEvent) {
        self.events.push(event);
    }

    fn rolled(&mut self, die: u8) -> u8 {
        self.dice.push_back(die);
        die
    }

    fn picked(&mut self, of: usize, at: usize) -> usize {
        self.picks.push_back((of, at));
        at
    }

    fn reshuffled<C: PileCard>(&mut self, pile: &mut [C]) {
        self.shuffles.push_back(pile.iter().map(|card| CardId::numbered(card.number())).collect());
    }
}

pub(crate) struct Referee {
    pub(crate) game: Munchkin,
    pub(crate) chance: Chance,
    played: Vec<(usize, Move)>,
    /// What has happened by the rules since the last move.
    told: Vec<GameEvent>,
    pub(crate) rng: Rng,
    buffer: MoveBuf<Move>,
    /// Says which game it is.
    name: String,
}

pub(crate) fn seat(who: usize) -> Seat {
    Seat::new(who)
}

impl Referee {
    pub(crate) fn new(game: Munchkin, chance: Chance, rng: Rng, name: String) -> Referee {
        Referee { game, chance, played: Vec::new(), told: Vec::new(), rng, buffer: MoveBuf::new(), name }
    }

    /// Something happens by the rules.
    pub(crate) fn tell(&mut self, event: GameEvent) {
        self.told.push(event);
    }

    pub(crate) fn decisions(&self) -> usize {
        self.played.len()
    }

    pub(crate) fn fail(&self, what: &str) -> ! {
        let last: Vec<String> =
            self.played.iter().rev().take(30).rev().map(|(who, mv)| format!("  {who}: {}", self.say(mv))).collect();
        let events: Vec<String> =
            self.chance.events.iter().map(|event| format!("  {}", self.name_cards(&format!("{event:?}")))).collect();
        let view = self.game.view(None);
        let tables: Vec<String> = view
            .players
            .iter()
            .map(|player| {
                let traits: Vec<_> = player.traits.iter().chain(&player.half).chain(&player.powers).collect();
                self.name_cards(&format!("  level {}: {traits:?}, {:?}", player.level, player.items))
            })
            .collect();
        panic!(
            "{}, after {} decisions: {}\nthe engine asks {:?}\ntables:\n{}\nlast moves:\n{}\nevents since:\n{}\n",
            self.name,
            self.played.len(),
            self.name_cards(what),
            self.game.question(),
            tables.join("\n"),
            last.join("\n"),
            events.join("\n"),
        );
    }

    fn say(&self, mv: &Move) -> String {
        self.name_cards(&format!("{mv:?}"))
    }

    /// Puts names for numbers of cards.
    fn name_cards(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(at) = rest.find("CardId(") {
            out += &rest[..at];
            rest = &rest[at + 7..];
            let end = rest.find(')').expect("it is written so");
            let number: u16 = rest[..end].parse().expect("a number");
            let set = crate::set();
            out += set.cards().get(usize::from(number)).map_or("?", |card| card.slug.as_str());
            rest = &rest[end + 1..];
        }
        out + rest
    }

    pub(crate) fn roll(&mut self) -> u8 {
        match self.chance.dice.pop_front() {
            Some(die) => die,
            None => self.fail("the rules say that a die is rolled; the engine rolls none"),
        }
    }

    /// Chance picks one of so many.
    pub(crate) fn pick(&mut self, of: usize) -> usize {
        match self.chance.picks.pop_front() {
            Some((theirs, at)) if theirs == of => at,
            other => self.fail(&format!("the rules say that chance picks one of {of}; the engine has {other:?}")),
        }
    }

    pub(crate) fn reshuffled(&mut self) -> Vec<CardId> {
        match self.chance.shuffles.pop_front() {
            Some(order) => order,
            None => self.fail("the rules say that a deck is reshuffled; the engine does not"),
        }
    }
}

/// Ends the test if the two are not the same.
macro_rules! differ {
    ($this:expr, $engine:expr, $rules:expr, $($what:tt)+) => {
        let (engine, rules) = (&$engine, &$rules);
        if engine != rules {
            let what = format!($($what)+);
            $this.referee.fail(&format!("{what}: the engine has {engine:?}, the rules say {rules:?}"));
        }
    };
}

impl Literal {
    /// Everything there is to see, and to hide, as a seat sees it.
    fn compare_view(&self, view: &View) {
        let game = &self.referee.chance;
        differ!(self, &game.dice, &[0u8; 0], "dice left over");
        differ!(self, &game.picks, &[(0usize, 0usize); 0], "picks left over");
        differ!(self, game.shuffles.len(), 0, "shuffles left over");
        let told: Vec<GameEvent> = game.events.iter().copied().filter(is_compared).collect();
        differ!(self, told, self.referee.told, "what has happened");
        for (who, (theirs, ours)) in view.players.iter().zip(&self.players).enumerate() {
            differ!(self, i32::from(theirs.level), ours.level, "level of seat {who}");
            differ!(self, theirs.dead, ours.dead, "death of seat {who}");
            let held = theirs.hand.len() + theirs.unknown[0] + theirs.unknown[1];
            differ!(self, held, ours.hand.len(), "number of cards in hand of seat {who}");
            if view.seat == Some(seat(who)) {
                differ!(self, theirs.hand, ours.hand, "hand of seat {who}");
            }
            differ!(self, theirs.traits, ours.races, "races of seat {who}");
            differ!(self, theirs.half, ours.half, "half-breed of seat {who}");
            differ!(self, theirs.powers, ours.powers, "powers of seat {who}");
            differ!(self, theirs.minions, ours.minions, "minions of seat {who}");
            let items: Vec<_> = ours.items.iter().map(|item| (item.card, item.in_use)).collect();
            differ!(self, theirs.items, items, "items of seat {who}");
            let curses: Vec<_> = ours.curses.iter().map(|curse| curse.card).collect();
            differ!(self, theirs.curses, curses, "curses of seat {who}");
            let ranks = [self.ranks(who), self.most_ranks(who)];
            differ!(self, theirs.ranks.map(i32::from), ranks, "ranks of seat {who}");
        }
        let piles = [&self.doors, &self.treasures];
        differ!(self, view.drawable, piles.map(|pile| pile.draw.len()), "draw piles");
        for (theirs, ours) in view.discarded.iter().zip(piles) {
            let top_first: Vec<CardId> = ours.discard.iter().rev().copied().collect();
            differ!(self, *theirs, top_first, "discards");
        }
        differ!(self, view.turn, seat(self.turn), "turn");
        differ!(self, view.starter, seat(self.starter), "starting player");
        differ!(self, view.round, self.round, "round");
        let winners: Vec<Seat> = self.winners.iter().map(|&who| seat(who)).collect();
        differ!(self, view.winners, winners, "winners");
        if self.paying_out || !self.winners.is_empty() {
            return;
        }
        differ!(self, view.fight.is_some(), self.fight.is_some(), "fight");
        if let (Some(theirs), Some(ours)) = (&view.fight, &self.fight) {
            self.compare_fight(theirs, ours);
        }
    }

    fn compare_fight(&self, theirs: &Combat, ours: &Fight) {
        differ!(self, theirs.main.index(), ours.main, "main fighter");
        differ!(self, theirs.helper.map(Seat::index), ours.helper, "helper");
        let monsters: Vec<_> = ours.monsters.iter().map(|monster| monster.card).collect();
        differ!(self, theirs.monsters, monsters, "monsters");
        let on = |group: usize| (0..ours.monsters.len()).filter(move |&at| ours.monsters[at].group == group);
        let enhancers: Vec<_> =
            ours.enhancers.iter().map(|&(card, group)| (card, on(group).collect::<Vec<_>>())).collect();
        differ!(self, theirs.enhancers, enhancers, "enhancers");
        // A dead main fighter has no total.
        if self.living(ours.main) {
            differ!(self, theirs.fighters_total, self.fighters_total(), "total of the fighters");
        }
        differ!(self, theirs.monsters_total, self.monsters_total(), "total of the monsters");
        differ!(self, theirs.fled, ours.fled, "flight");
        if !ours.fled {
            differ!(self, theirs.levels, self.levels_to_win(), "levels to win");
            differ!(self, theirs.treasures, self.treasures_to_win(), "treasures to win");
        }
        for escape in &theirs.escapes {
            let (who, monster) = (escape.seat.index(), ours.monsters[usize::from(escape.monster)]);
            let how = if self.does_not_chase(who, monster) {
                EscapeWay::Surely
            } else if self.no_escape(who, monster) {
                EscapeWay::Never
            } else if ours.slips.contains(&who) {
                EscapeWay::Surely
            } else {
                match 5 - self.flee_modifier(who, monster) {
                    7.. => EscapeWay::Never,
                    need => EscapeWay::Roll(need.max(1) as u8),
                }
            };
            differ!(self, escape.how, how, "escape of seat {who} from {:?}", monster.card);
        }
    }

    /// The same as any seat sees it, at the end.
    pub(crate) fn compare(&mut self) {
        let any = self.referee.rng.below(self.n());
        self.compare_view(&self.referee.game.view(Some(seat(any))));
    }

    /// Asks a seat. `None`: somebody made a free move instead (MB-FREE-1), and all is to be looked at again.
    pub(crate) fn ask(
        &mut self,
        who: usize,
        question: Question,
        may: &dyn Fn(&Literal, Move) -> bool,
    ) -> Step<Option<Move>> {
        let waiting = self.referee.game.waiting_on();
        let view = self.referee.game.view(Some(seat(who)));
        let asked = view.asked;
        // Several claim at a time (MB-FAST-1).
        let right =
            if question == Question::Claim { waiting.has(seat(who)) } else { waiting == Seats::only(seat(who)) };
        if !right || asked != Some((seat(who), question)) {
            let engine = waiting.first().map(|seat| self.referee.game.view(Some(seat)).asked);
            self.referee.fail(&format!(
                "the rules say that seat {who} is asked {question:?}; the engine asks {waiting:?} {engine:?}; hands {:?}",
                self.players
            ));
        }
        self.compare_view(&view);
        if self.referee.rng.chance(4, 1) {
            self.compare();
        }
        let acting = self.referee.game.may_act();
        let free = self.free_moves_open(question);
        let living: Seats = (0..self.n()).filter(|&who| self.living(who)).map(seat).collect();
        if acting != (if free { living } else { Seats::NONE }) {
            self.referee
                .fail(&format!("{question:?}: free moves are open by the rules: {free}; the engine lets {acting:?}"));
        }
        let legal = |this: &Literal, mv: Move| {
            if is_free(mv) { free && this.may_move_freely(who, mv) } else { may(this, mv) }
        };
        let mut open = Vec::new();
        for mv in self.thinkable(who) {
            let (rules, engine) = (legal(self, mv), self.referee.game.check(seat(who), &mv));
            if rules != engine.is_ok() {
                self.disagree(who, question, mv, rules, &format!("the engine says {engine:?}"));
            }
            if rules {
                open.push(mv);
            }
        }
        let mut buffer = std::mem::replace(&mut self.referee.buffer, MoveBuf::new());
        self.referee.game.moves(seat(who), &mut buffer);
        for &mv in buffer.iter() {
            if !legal(self, mv) {
                self.disagree(who, question, mv, false, "the engine lists it");
            }
        }
        if let Some(mv) = self.unanswered(who, question, &open) {
            differ!(self, self.referee.game.default_move(seat(who)), mv, "{question:?} of seat {who}, unanswered");
        }
        // MB-FREE-1: anybody living may move freely.
        let mut by = who;
        if free && self.referee.rng.chance(12, 1) {
            by = self.referee.rng.below(self.n());
            let mut free_moves = Vec::new();
            for mv in self.thinkable(by).into_iter().filter(|&mv| is_free(mv)) {
                let rules = self.living(by) && self.may_move_freely(by, mv);
                let engine = self.referee.game.check(seat(by), &mv);
                if rules != engine.is_ok() {
                    self.disagree(by, question, mv, rules, &format!("the engine says {engine:?}"));
                }
                if rules {
                    free_moves.push(mv);
                }
            }
            if let Some(&mv) = self.referee.rng.choose(&free_moves) {
                self.referee.buffer = buffer;
                self.make(by, mv);
                return self.move_freely(by, mv).map(|()| None);
            }
            by = who;
        }
        // Listed moves are what players mostly do; the others must go as well.
        let from: &[Move] = if self.referee.rng.chance(4, 1) { &open } else { &buffer };
        if from.is_empty() {
            self.referee.fail(&format!("{question:?} of seat {who}: no move"));
        }
        let mv = from[self.referee.rng.below(from.len())];
        self.referee.buffer = buffer;
        self.make(by, mv);
        if is_free(mv) {
            return self.move_freely(by, mv).map(|()| None);
        }
        Ok(Some(mv))
    }

    fn disagree(&self, who: usize, question: Question, mv: Move, rules: bool, engine: &str) -> ! {
        self.referee.fail(&format!(
            "{question:?} of seat {who}: {} is {} by the rules; {engine}; they have {:?}; fight {:?}; turn of {}",
            self.referee.say(&mv),
            if rules { "legal" } else { "illegal" },
            self.players[who],
            self.fight,
            self.turn,
        ));
    }

    /// Plays a move in the engine; what chance brings is what the literal reading goes on with.
    fn make(&mut self, who: usize, mv: Move) {
        self.referee.chance.events.clear();
        self.referee.told.clear();
        self.referee.played.push((who, mv));
        let mut game = self.referee.game;
        game.play(seat(who), mv, &mut self.referee.chance);
        self.referee.game = game;
    }

    /// Asks until an answer comes that is not a free move. For questions inside a step.
    pub(crate) fn ask_in_step(
        &mut self,
        who: usize,
        question: Question,
        may: &dyn Fn(&Literal, Move) -> bool,
    ) -> Step<Move> {
        loop {
            if let Some(mv) = self.ask(who, question, may)? {
                return Ok(mv);
            }
        }
    }

    /// Asks which of these lines of cards is played, if any. For questions inside a step.
    pub(crate) fn ask_way(
        &mut self,
        who: usize,
        question: Question,
        ways: &[(CardId, usize)],
    ) -> Step<Option<(CardId, usize)>> {
        let may = |_: &Literal, mv: Move| {
            mv == Move::Pass
                || ways.iter().any(|&(card, line)| mv == Move::Play { card, line: line as u8, at: At::Nothing })
        };
        let mv = self.ask_in_step(who, question, &may)?;
        Ok(if let Move::Play { card, line, .. } = mv { Some((card, usize::from(line))) } else { None })
    }
}

/// What cards do on their way is compared by where they lie. These are compared as they happen, in their order.
fn is_compared(event: &GameEvent) -> bool {
    matches!(
        event,
        GameEvent::Turn { .. }
            | GameEvent::Back { .. }
            | GameEvent::Level { .. }
            | GameEvent::Met { .. }
            | GameEvent::Helps { .. }
            | GameEvent::Handed { .. }
            | GameEvent::Settled { .. }
            | GameEvent::Won { .. }
            | GameEvent::Escaped { .. }
            | GameEvent::Caught { .. }
            | GameEvent::Died { .. }
            | GameEvent::Over
    )
}

/// MB-FREE-1.
pub(crate) fn is_free(mv: Move) -> bool {
    matches!(mv, Move::Trade { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Show { .. } | Move::Accuse { .. })
}
