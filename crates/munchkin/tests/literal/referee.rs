//! Holds the engine against the literal reading: whom it asks what, what it allows, what lies where.

use crate::state::{Literal, Step};
use munchkin::{CardId, Escaping, GameEvent, Move, Munchkin, Question};
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
        Referee { game, chance, played: Vec::new(), rng, buffer: MoveBuf::new(), name }
    }

    pub(crate) fn decisions(&self) -> usize {
        self.played.len()
    }

    pub(crate) fn fail(&self, what: &str) -> ! {
        let last: Vec<String> =
            self.played.iter().rev().take(30).rev().map(|(who, mv)| format!("  {who}: {}", self.say(mv))).collect();
        let events: Vec<String> =
            self.chance.events.iter().map(|event| format!("  {}", self.name_cards(&format!("{event:?}")))).collect();
        panic!(
            "{}, after {} decisions: {}\nlast moves:\n{}\nevents since:\n{}\n",
            self.name,
            self.played.len(),
            self.name_cards(what),
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

impl Literal {
    fn differ(&self, what: &str, engine: impl std::fmt::Debug, rules: impl std::fmt::Debug) {
        let (engine, rules) = (format!("{engine:?}"), format!("{rules:?}"));
        if engine != rules {
            self.referee.fail(&format!("{what}: the engine has {engine}, the rules say {rules}"));
        }
    }

    /// Everything there is to see, and to hide.
    pub(crate) fn compare(&mut self, asked: Option<usize>) {
        let any = self.referee.rng.below(self.n());
        let this = &*self;
        let game = &this.referee.game;
        let chance = &this.referee.chance;
        this.differ("dice left over", &chance.dice, Vec::<u8>::new());
        this.differ("picks left over", &chance.picks, Vec::<(usize, usize)>::new());
        this.differ("shuffles left over", &chance.shuffles, Vec::<Vec<CardId>>::new());
        let view = game.view(Some(seat(asked.unwrap_or(any))));
        let other = game.view(Some(seat(any)));
        for (who, (theirs, ours)) in view.players.iter().zip(&this.players).enumerate() {
            let of = |name: &str| format!("{name} of seat {who}");
            this.differ(&of("level"), theirs.level, ours.level);
            this.differ(&of("death"), theirs.dead, ours.dead);
            this.differ(
                &of("number of cards in hand"),
                theirs.hand.len() + theirs.unknown[0] + theirs.unknown[1],
                ours.hand.len(),
            );
            this.differ(&of("races"), &theirs.traits, &ours.races);
            this.differ(&of("half-breed"), theirs.half, ours.half);
            this.differ(&of("powers"), &theirs.powers, &ours.powers);
            this.differ(&of("minions"), &theirs.minions, &ours.minions);
            let items: Vec<_> = ours.items.iter().map(|item| (item.card, item.in_use)).collect();
            this.differ(&of("items"), &theirs.items, items);
            let curses: Vec<_> = ours.curses.iter().map(|curse| curse.card).collect();
            this.differ(&of("curses"), &theirs.curses, curses);
            this.differ(&of("ranks"), theirs.ranks, [this.ranks(who), this.most_ranks(who)]);
        }
        for view in [&view, &other] {
            let who = view.seat.expect("it is a seat's").index();
            this.differ(&format!("hand of seat {who}"), &view.players[who].hand, &this.players[who].hand);
        }
        // Left out: when an Evil Twin is discarded.
        let twin = this.set.id("evil-twin");
        let top_first =
            |pile: &[CardId]| pile.iter().rev().copied().filter(|&card| Some(card) != twin).collect::<Vec<_>>();
        let without = |pile: &[CardId]| pile.iter().copied().filter(|&card| Some(card) != twin).collect::<Vec<_>>();
        this.differ("draw piles", view.drawable, [this.doors.draw.len(), this.treasures.draw.len()]);
        this.differ("discarded Doors", without(&view.discarded[0]), top_first(&this.doors.discard));
        this.differ("discarded Treasures", &view.discarded[1], top_first(&this.treasures.discard));
        this.differ("turn", view.turn, seat(this.turn));
        this.differ("starting player", view.starter, seat(this.starter));
        this.differ("round", view.round, this.round);
        let winners: Vec<Seat> = this.winners.iter().map(|&who| seat(who)).collect();
        this.differ("winners", &view.winners, winners);
        if this.paying_out || !this.winners.is_empty() {
            return;
        }
        this.differ("fight", view.fight.is_some(), this.fight.is_some());
        let (Some(theirs), Some(ours)) = (&view.fight, &this.fight) else { return };
        this.differ("main fighter", theirs.main.index(), ours.main);
        this.differ("helper", theirs.helper.map(Seat::index), ours.helper);
        let monsters: Vec<_> = ours.monsters.iter().map(|monster| monster.card).collect();
        this.differ("monsters", &theirs.monsters, monsters);
        let on = |group: usize| (0..ours.monsters.len()).filter(move |&at| ours.monsters[at].group == group);
        let enhancers: Vec<_> =
            ours.enhancers.iter().map(|&(card, group)| (card, on(group).collect::<Vec<_>>())).collect();
        this.differ("enhancers", &theirs.enhancers, enhancers);
        // A dead main fighter has no total.
        if this.living(ours.main) {
            this.differ("total of the fighters", theirs.fighters_total, this.fighters_total());
        }
        this.differ("total of the monsters", theirs.monsters_total, this.monsters_total());
        this.differ("flight", theirs.fled, ours.fled);
        if !ours.fled {
            this.differ("levels to win", theirs.levels, this.levels_to_win());
            this.differ("treasures to win", theirs.treasures, this.treasures_to_win());
        }
        // Left out: `ignore` of one monster, and running from another.
        let left_out = ours.monsters.len() > 1 && this.something_is_ignored();
        for escape in theirs.escapes.iter().filter(|_| !left_out) {
            let (who, monster) = (escape.seat.index(), ours.monsters[usize::from(escape.monster)]);
            let how = if this.does_not_chase(who, monster) {
                Escaping::Surely
            } else if this.no_escape(who, monster) {
                Escaping::Never
            } else if ours.slips.contains(&who) {
                Escaping::Surely
            } else {
                match 5 - this.flee_modifier(who, monster) {
                    7.. => Escaping::Never,
                    need => Escaping::Roll(need.max(1) as u8),
                }
            };
            this.differ(
                &format!("escape of seat {who} from {:?}; they have {:?}", monster.card, this.players[who]),
                escape.how,
                how,
            );
        }
    }

    /// Asks a seat. `None`: somebody made a free move instead (MB-FREE-1), and all is to be looked at again.
    pub(crate) fn ask(
        &mut self,
        who: usize,
        question: Question,
        may: &dyn Fn(&Literal, Move) -> bool,
    ) -> Step<Option<Move>> {
        let waiting = self.referee.game.waiting_on();
        let asked = self.referee.game.view(Some(seat(who))).asked;
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
        self.compare(Some(who));
        let acting = self.referee.game.may_act();
        let mut free = self.free_moves_open(question);
        // Left out: MB-FREE-1 while bodies are looted and charity is given.
        if question == Question::Charity || question == Question::Choose {
            free = !acting.is_empty();
        }
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
            free_moves.retain(|&mv| !self.avoided(question, mv));
            if let Some(&mv) = self.referee.rng.choose(&free_moves) {
                self.referee.buffer = buffer;
                self.make(by, mv);
                self.move_freely(by, mv)?;
                return Ok(None);
            }
            by = who;
        }
        // Listed moves are what players mostly do; the others must go as well.
        let from: &[Move] = if self.referee.rng.chance(4, 1) { &open } else { &buffer };
        let from: Vec<Move> = from.iter().copied().filter(|&mv| !self.avoided(question, mv)).collect();
        if from.is_empty() {
            self.referee.fail(&format!("{question:?} of seat {who}: no move"));
        }
        let mv = from[self.referee.rng.below(from.len())];
        self.referee.buffer = buffer;
        self.make(by, mv);
        if is_free(mv) {
            self.move_freely(by, mv)?;
            return Ok(None);
        }
        Ok(Some(mv))
    }

    /// Moves that are not made, so that what is left out of the comparison comes up less.
    fn avoided(&self, question: Question, mv: Move) -> bool {
        match mv {
            // MB-FREE-1: whether a free move that changes no total reopens the last call.
            Move::Drop(_) | Move::Turn { .. } | Move::Trade { .. } | Move::Accuse { .. } => {
                question == Question::LastCall
            }
            // MB-ITEM-3: Big items that are traded.
            Move::Accept => question == Question::Trade && self.big_traded,
            _ => false,
        }
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
}

/// MB-FREE-1.
pub(crate) fn is_free(mv: Move) -> bool {
    matches!(mv, Move::Trade { .. } | Move::Turn { .. } | Move::Drop(_) | Move::Show { .. } | Move::Accuse { .. })
}
