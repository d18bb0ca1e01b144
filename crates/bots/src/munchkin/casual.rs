//! A plain player: puts on useful items, fights what it can beat, asks for help, and obstructs a player who is about to
//! win. It neither bargains nor computes chances, and its habits are not tuned. So statistics about cards stay the same
//! when the other players improve.

use crate::Bot;
use munchkin::{
    About, At, Card, CardId, Combat, Condition, Cost, ESCAPES, Effect, Kind, Line, Move, Munchkin, Number, Person,
    Purpose, Question, Set, Share, Slot, Stolen, Terms, Timing, View, Who,
};
use table::{Chair, MoveBuf, Rng, Seat};

/// Marks each move by its likely gain and plays the best one.
#[derive(Clone, Debug)]
pub struct Casual {
    set: &'static Set,
    rng: Rng,
    moves: MoveBuf<Move>,
}

impl Casual {
    /// A casual player with its own stream of random numbers.
    #[must_use]
    pub fn new(set: &'static Set, rng: Rng) -> Casual {
        Casual { set, rng, moves: MoveBuf::new() }
    }
}

impl Bot<Munchkin> for Casual {
    fn choose(&mut self, chair: &Chair<'_, Munchkin>) -> Move {
        chair.moves(&mut self.moves);
        let (view, moves) = (&chair.view(), &self.moves);
        let Some((me, question)) = view.asked else { return moves.last().copied().unwrap_or(Move::Pass) };
        let mind = Mind { set: self.set, view, me, question, moves };
        let mut best = (i32::MIN, Move::Pass);
        for &mv in moves.iter() {
            // A random part lets moves with close marks take turns.
            let mark = mind.mark(mv, &mut self.rng) * 4 + self.rng.below(4) as i32;
            if mark > best.0 {
                best = (mark, mv);
            }
        }
        best.1
    }
}

/// What a player looks at while deciding.
struct Mind<'a> {
    set: &'static Set,
    view: &'a View,
    me: Seat,
    question: Question,
    moves: &'a [Move],
}

impl Mind<'_> {
    fn card(&self, card: CardId) -> &'static Card {
        self.set.get(card)
    }

    fn person(&self, seat: Seat) -> &Person {
        &self.view.players[seat.index()]
    }

    fn own(&self) -> &Person {
        self.person(self.me)
    }

    /// The mark of a move. Doing nothing gets 10.
    fn mark(&self, mv: Move, rng: &mut Rng) -> i32 {
        match mv {
            Move::LayOut(which) => 10 + which.count_ones() as i32,
            Move::OpenDoor | Move::EndTurn | Move::Pass | Move::Keep | Move::Roll | Move::RunFrom(_) => 10,
            Move::LootRoom => 12,
            Move::Trouble(card) => self.trouble(card),
            Move::Put { card, replaces, .. } => self.put(card, replaces),
            Move::Sell { .. } => 20,
            // Before a sale: the item that makes room for a better one must not be sold with it.
            Move::Turn { in_use, .. } => 21 + i32::from(in_use),
            Move::Settle => 20,
            Move::Play { card, line, at } => match self.question {
                Question::Cancel => self.cancel(),
                Question::React => 15,
                Question::Die => self.answer_die(),
                _ => self.play(card, line, at, rng),
            },
            Move::Ask { seat, terms } => self.ask(seat, terms),
            Move::Accept => self.accept(),
            Move::Counter(terms) => self.counter(terms),
            Move::Sacrifice { helper } => self.sacrifice(helper),
            Move::Choose(card) => self.choice(card),
            Move::Give { card, .. } => 100 - self.worth(card),
            Move::Either { .. } => 10 + rng.below(2) as i32,
            Move::Claim(_) => 15,
            Move::Be { .. } | Move::Show { .. } | Move::Trade { .. } | Move::Drop(_) => 5,
            Move::Cheat(_) | Move::Accuse { .. } => 0,
        }
    }

    /// The player with the highest level, other than this one.
    fn leader(&self) -> Seat {
        let others = Seat::all(self.view.players.len()).filter(|&seat| seat != self.me && !self.person(seat).dead);
        others.max_by_key(|&seat| (self.person(seat).level, self.person(seat).strength)).unwrap_or(self.me)
    }

    /// The mark of looking for trouble with a monster: it must be beatable as things stand.
    fn trouble(&self, card: CardId) -> i32 {
        let monster = self.card(card);
        let worst: i32 = monster.lines.iter().map(|line| added(line).max(0)).sum();
        if self.own().strength > i32::from(monster.level) + worst { 14 + i32::from(monster.levels) } else { 0 }
    }

    /// The mark of putting a card on one's own table.
    fn put(&self, card: CardId, replaces: Option<CardId>) -> i32 {
        let face = self.card(card);
        let own = self.own();
        let crowded = own.hand.len() > 5 && self.question == Question::Ending;
        match face.kind {
            Kind::Race | Kind::Class | Kind::Style if replaces.is_none() => 30,
            Kind::Race | Kind::Class | Kind::Style => {
                if crowded {
                    12
                } else {
                    5
                }
            }
            Kind::Half | Kind::Power => 30,
            Kind::Minion if own.minions.is_empty() => 26,
            Kind::Minion => {
                if crowded {
                    11
                } else {
                    5
                }
            }
            _ if face.one_shot => {
                if crowded {
                    13
                } else {
                    5
                }
            }
            _ if bonus(face) > self.worn_instead(face) => 25 + bonus(face),
            _ => {
                if crowded {
                    12
                } else {
                    8
                }
            }
        }
    }

    /// The bonus of the item worn where a new one would go.
    fn worn_instead(&self, face: &Card) -> i32 {
        let hands = |slot: Option<Slot>| matches!(slot, Some(Slot::Hand1 | Slot::Hand2));
        let worn = self.own().items.iter().filter(|(_, in_use)| *in_use).map(|(card, _)| self.card(*card));
        let rivals = worn
            .filter(|card| face.slot.is_some() && (card.slot == face.slot || (hands(card.slot) && hands(face.slot))));
        let mut bonuses: Vec<i32> = rivals.map(bonus).collect();
        bonuses.sort_unstable();
        match (face.slot, bonuses.len()) {
            (Some(Slot::Hand1), 0 | 1) => 0,
            (Some(Slot::Hand1), _) => bonuses[0],
            _ => bonuses.iter().sum(),
        }
    }

    /// The fight, and the fighters' lead in it.
    fn fight(&self) -> Option<(&Combat, i32)> {
        let fight = self.view.fight.as_ref().filter(|fight| !fight.fled)?;
        Some((fight, fight.fighters_total - fight.monsters_total))
    }

    /// Whether winning the fight would win the game.
    fn wins_the_game(&self, fight: &Combat) -> bool {
        i32::from(self.person(fight.main).level) + fight.levels >= 10
    }

    /// The effect of a play on the fighters' total, as far as the card's text tells.
    fn tilt(&self, mv: Move) -> i32 {
        let Move::Play { card, line, at } = mv else {
            return match mv {
                Move::Put { card, .. } => (bonus(self.card(card)) - self.worn_instead(self.card(card))).max(0),
                _ => 0,
            };
        };
        let face = self.card(card);
        let level = |at: u8| {
            let monsters = self.view.fight.as_ref().map(|fight| &fight.monsters);
            monsters.and_then(|all| all.get(usize::from(at))).map_or(0, |&card| i32::from(self.card(card).level))
        };
        match (face.kind, at) {
            (Kind::Enhancer, At::Monster(_)) => -face.lines.iter().map(added).sum::<i32>(),
            (Kind::Monster, At::Nothing) => -i32::from(face.level),
            (Kind::Curse, At::Player(victim)) if self.is_fighter(victim) => {
                face.lines.iter().filter(|line| line.timing != Timing::InForce).map(added).sum::<i32>().min(0)
            }
            (Kind::Curse, _) => 0,
            _ => {
                let Some(line) = face.lines.get(usize::from(line)) else { return 0 };
                match (line.effect, at) {
                    (Effect::Bonus(n), At::Monsters) => -amount(n),
                    (Effect::Bonus(n), _) => amount(n),
                    (Effect::Double, _) => self.own().strength,
                    (Effect::Join, At::With(monster)) => -i32::from(self.card(monster).level),
                    (Effect::Twin, At::Monster(at)) => -level(at),
                    (Effect::Remove(_), At::Monster(at)) => level(at),
                    (Effect::ForceHelp(_), At::Player(other)) => self.person(other).strength,
                    _ => 0,
                }
            }
        }
    }

    fn is_fighter(&self, seat: Seat) -> bool {
        self.view.fight.as_ref().is_some_and(|fight| fight.main == seat || fight.helper == Some(seat))
    }

    /// The largest effect that this player's cards could have for (`1`) or against (`-1`) the fighters.
    fn reserve(&self, sign: i32) -> i32 {
        let mut counted: Vec<(CardId, i32)> = Vec::new();
        for &mv in self.moves {
            let (Move::Play { card, .. } | Move::Put { card, .. }) = mv else { continue };
            let tilt = self.tilt(mv) * sign;
            match counted.iter_mut().find(|(other, _)| *other == card) {
                Some((_, best)) => *best = tilt.max(*best),
                None => counted.push((card, tilt)),
            }
        }
        counted.iter().map(|(_, tilt)| (*tilt).max(0)).sum()
    }

    /// The mark of a card or ability.
    fn play(&self, card: CardId, line: u8, at: At, rng: &mut Rng) -> i32 {
        let face = self.card(card);
        let tilt = self.tilt(Move::Play { card, line, at });
        if let Some((fight, margin)) = self.fight() {
            if fight.main == self.me || (fight.helper == Some(self.me) && !self.wins_the_game(fight)) {
                if tilt != 0 || face.kind == Kind::Enhancer || face.one_shot {
                    return self.defend(tilt, margin);
                }
            } else if tilt != 0 {
                return self.sabotage(fight, tilt, margin, rng);
            }
        }
        if face.kind == Kind::Curse {
            return self.curse(at, rng);
        }
        let Some(line) = face.lines.get(usize::from(line)) else { return 0 };
        if self.price(line.cost) > LEVEL {
            return 0;
        }
        let losing = self.fight().is_some_and(|(fight, margin)| fight.main == self.me && margin <= 0);
        let at_leader = at == At::Player(self.leader());
        match line.effect {
            Effect::GainLevel { who: None | Some(Who::You), .. } => {
                if self.own().level < 9 {
                    24
                } else {
                    0
                }
            }
            Effect::Escape { .. } | Effect::Remove(_) | Effect::Redirect(_) => {
                if losing {
                    22
                } else {
                    0
                }
            }
            Effect::Draw { who: None | Some(Who::You), .. } | Effect::Recover(_) | Effect::Cure { .. } => 14,
            Effect::Steal(Stolen::Level, _) => {
                if at_leader {
                    24
                } else {
                    5
                }
            }
            Effect::Steal(..) => {
                if at_leader {
                    18
                } else {
                    5
                }
            }
            Effect::Bonus(_) | Effect::Double | Effect::Twin | Effect::Join | Effect::Enhance(_) => 0,
            _ if matches!(at, At::Player(_)) && !at_leader => 0,
            _ => {
                if self.behind() {
                    9 + rng.below(4) as i32
                } else {
                    8
                }
            }
        }
    }

    /// The value of the cards that a cost takes, paying with the least valuable ones.
    fn price(&self, cost: Option<Cost>) -> i32 {
        let own = self.own();
        let items = || own.items.iter().map(|&(card, _)| card);
        let least = |cards: Vec<CardId>, n: u8| {
            let mut worths: Vec<i32> = cards.into_iter().map(|card| self.loss(card)).collect();
            worths.sort_unstable();
            worths.iter().take(usize::from(n)).sum()
        };
        match cost {
            None | Some(Cost::This) => 0,
            Some(Cost::Cards(n)) => least(own.hand.iter().copied().chain(items()).collect(), n),
            Some(Cost::Items(n)) => least(items().collect(), n),
            Some(Cost::Hand) => least(own.hand.clone(), u8::MAX),
            Some(Cost::Levels(n)) => LEVEL * i32::from(n),
        }
    }

    /// Whether somebody else is ahead.
    fn behind(&self) -> bool {
        self.person(self.leader()).level >= self.own().level
    }

    /// Helping one's own side: the smallest play that wins. Nothing while already winning.
    fn defend(&self, tilt: i32, margin: i32) -> i32 {
        let winnable = self.reserve(1) + margin > 0;
        if tilt <= 0 || margin > 0 || !winnable {
            return 0;
        }
        if margin + tilt > 0 { 60 - tilt } else { 25 + tilt.min(15) }
    }

    /// Spoiling a fight: always if it would win the game, otherwise sometimes if the fighter leads.
    fn sabotage(&self, fight: &Combat, tilt: i32, margin: i32, rng: &mut Rng) -> i32 {
        if tilt > 0 || margin <= 0 {
            return 0;
        }
        let flips = margin + tilt <= 0;
        if self.wins_the_game(fight) {
            return if flips { 60 + tilt } else { 30 - tilt.max(-20) };
        }
        let leader = self.leader() == fight.main && self.behind() && self.person(fight.main).level >= 4;
        if leader && flips && rng.chance(3, 1) { 30 + tilt.max(-20) } else { 0 }
    }

    /// A curse is for the leader. A full hand makes it likelier.
    fn curse(&self, at: At, rng: &mut Rng) -> i32 {
        let At::Player(victim) = at else { return 0 };
        if victim != self.leader() {
            return 0;
        }
        let crowded = self.own().hand.len() > 5;
        let level = self.person(victim).level;
        let wanted = (self.behind() && level >= 5 && rng.chance(3, 1)) || level >= 9 || crowded;
        if wanted { 13 } else { 0 }
    }

    /// Asking for help: a player who is strong enough and not ahead.
    fn ask(&self, other: Seat, terms: Terms) -> i32 {
        let Some((fight, margin)) = self.fight() else { return 0 };
        let person = self.person(other);
        if margin > 0 || margin + person.strength <= 0 || self.wins_the_game(fight) {
            return 0;
        }
        let given = if let Share::Number(n) = terms.share { i32::from(n) } else { fight.treasures };
        35 - i32::from(person.level) - given
    }

    /// The helper's share of the treasures.
    fn share(&self, fight: &Combat, terms: Terms) -> i32 {
        match terms.share {
            Share::Number(n) => i32::from(n).min(fight.treasures),
            Share::Half => fight.treasures / 2,
            Share::All => fight.treasures,
        }
    }

    /// The mark of accepting an offer of help or of a trade.
    fn accept(&self) -> i32 {
        if let Some(About::Trade { give, want, .. }) = self.view.about {
            return if give.count_ones() > want.count_ones() { 20 } else { 0 };
        }
        let (Some((fight, margin)), Some((_, terms))) = (self.fight(), self.view.offer) else { return 0 };
        if fight.main == self.me {
            return if margin <= 0 { 20 } else { 0 };
        }
        let gain = self.share(fight, terms) + terms.items.count_ones() as i32 + i32::from(self.gains_by_helping());
        let pays = gain > 0 && margin + self.own().strength > 0;
        let harmless = !self.wins_the_game(fight) && self.person(fight.main).level <= self.own().level + 3;
        if pays && harmless { 20 } else { 0 }
    }

    fn gains_by_helping(&self) -> bool {
        let own = self.own();
        let cards = own.traits.iter().chain(&own.powers).chain(&own.minions);
        let mut lines = cards.flat_map(|&card| &self.card(card).lines);
        lines.any(|line| line.timing == Timing::When(munchkin::Event::YouHelp))
    }

    /// The mark of a counter-offer, instead of refusing an offer that gives too little.
    fn counter(&self, terms: Terms) -> i32 {
        let Some((fight, margin)) = self.fight() else { return 0 };
        if fight.main == self.me {
            return 5;
        }
        let fair = self.share(fight, terms) > 0 && margin + self.own().strength > 0;
        if fair && !self.wins_the_game(fight) { 12 } else { 0 }
    }

    /// A Minion is given up to save one's life, or more than one level.
    fn sacrifice(&self, helper: bool) -> i32 {
        let Some(fight) = &self.view.fight else { return 0 };
        let caught = fight.monsters.iter().flat_map(|&card| &self.card(card).lines);
        let hurts =
            caught.filter(|line| line.timing == Timing::When(munchkin::Event::Caught)).any(|line| match line.effect {
                Effect::Die { .. } => true,
                Effect::LoseLevel { n, .. } => amount(n) > 1,
                _ => false,
            });
        if hurts { 15 + i32::from(helper) } else { 0 }
    }

    fn answer_die(&self) -> i32 {
        match &self.view.about {
            Some(About::Running { die: Some(die), bonus, .. }) if i32::from(*die) + bonus >= ESCAPES => 0,
            _ => 15,
        }
    }

    /// Whether to cancel a play that can be cancelled.
    fn cancel(&self) -> i32 {
        let Some(About::Coming { by, card, victim, against, .. }) = self.view.about else { return 0 };
        let hurts = match self.card(card).kind {
            Kind::Curse => victim == self.me,
            Kind::Enhancer => self.is_fighter(self.me),
            _ if self.is_fighter(self.me) => against,
            _ => !against && self.fight().is_some_and(|(fight, _)| self.wins_the_game(fight)),
        };
        if hurts && by != self.me { 20 } else { 0 }
    }

    /// Takes the best card and gives up the least valuable one.
    fn choice(&self, card: CardId) -> i32 {
        let worth = self.worth(card);
        let gets = matches!(
            self.view.about,
            Some(About::Pick {
                purpose: Purpose::Share | Purpose::Loot | Purpose::Steal | Purpose::KeepDrawn | Purpose::Cure,
                ..
            })
        );
        if gets { 100 + worth } else { 100 - self.loss(card) }
    }

    /// The cost of losing a card.
    fn loss(&self, card: CardId) -> i32 {
        let (own, face) = (self.own(), self.card(card));
        if own.hand.contains(&card) {
            return self.worth(card);
        }
        match face.kind {
            Kind::Item if own.items.contains(&(card, true)) => 4 + 2 * bonus(face),
            Kind::Item => 1 + i32::from(face.gold) / 300,
            Kind::Minion => 6,
            Kind::Power => 6 + 2 * i32::from(face.rank),
            _ => 14,
        }
    }

    /// The value of a card to this player.
    fn worth(&self, card: CardId) -> i32 {
        let face = self.card(card);
        let own = self.own();
        match face.kind {
            Kind::Item if face.one_shot => 4 + face.lines.iter().map(|line| added(line).abs()).max().unwrap_or(0),
            Kind::Item => 2 + 2 * (bonus(face) - self.worn_instead(face)).max(0) + i32::from(face.gold) / 300,
            Kind::GoUp => {
                if own.level < 9 {
                    LEVEL
                } else {
                    1
                }
            }
            Kind::Power => 6 + 2 * i32::from(face.rank),
            Kind::Race | Kind::Class | Kind::Style => {
                if own.traits.is_empty() {
                    10
                } else {
                    2
                }
            }
            Kind::Half => {
                if own.half.is_none() {
                    6
                } else {
                    1
                }
            }
            Kind::Minion => {
                if own.minions.is_empty() {
                    7
                } else {
                    2
                }
            }
            Kind::Monster => {
                if own.strength > i32::from(face.level) {
                    5
                } else {
                    2
                }
            }
            Kind::Curse | Kind::Enhancer | Kind::Twin => 5,
            Kind::Wandering => 3,
            Kind::Special => 6,
        }
    }
}

/// The value of a level on the scale of cards.
const LEVEL: i32 = 12;

/// A number, or the average of a die.
fn amount(n: Number) -> i32 {
    match n {
        Number::Fixed(n) => i32::from(n),
        Number::Die => 3,
    }
}

/// A line's addition to its side. Half of it if there is a condition.
fn added(line: &Line) -> i32 {
    let n = match line.effect {
        Effect::Bonus(n) => amount(n),
        Effect::Enhance(n) => i32::from(n),
        _ => 0,
    };
    let always = line.conditions.iter().all(|condition| matches!(condition, Condition::Per(_)));
    if always { n } else { n / 2 }
}

/// An item's, Power's or Minion's bonus to its owner.
fn bonus(card: &Card) -> i32 {
    card.lines.iter().filter(|line| line.timing == Timing::InForce).map(added).sum()
}
