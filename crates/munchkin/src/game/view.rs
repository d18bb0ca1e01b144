//! What a seat, or a spectator, may know (section 7).

use super::about::About;
use super::event::EVERYBODY;
use super::fight::{Fight, Monster, Terms};
use super::flight::ESCAPES;
use super::frame::{Frame, OverStage, Purpose};
use super::parts::Part;
use super::player::HandCard;
use super::state::{Ask, Munchkin, Question, RECEIVED};
use crate::card::{CardId, Deck};
use serde::{Deserialize, Serialize};
use table::{Rng, Seat, Seed};

/// Everything a seat may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinView"))]
#[allow(missing_docs, reason = "they are what lies on the table")]
pub struct View {
    pub seat: Option<Seat>,
    pub turn: Seat,
    pub starter: Seat,
    pub round: u16,
    pub players: Vec<Person>,
    /// Cards left to draw: Doors and Treasures.
    pub drawable: [usize; 2],
    /// Discarded Doors and Treasures, the top card first.
    pub discarded: [Vec<CardId>; 2],
    pub fight: Option<Combat>,
    /// The question put to this seat, or a question that everybody knows of.
    pub asked: Option<(Seat, Question)>,
    /// What that question is about.
    pub about: Option<About>,
    /// Cards laid out to choose from.
    pub laid_out: Vec<CardId>,
    /// The offer on the table: who made it, who answers, on which terms.
    pub offer: Option<(Seat, Terms)>,
    pub winners: Vec<Seat>,
}

/// A player as the viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPerson"))]
#[allow(missing_docs, reason = "they are what lies on the table")]
pub struct Person {
    pub level: u8,
    pub female: bool,
    pub dead: bool,
    /// Level and bonuses that apply outside fights.
    pub strength: i32,
    /// The cards in hand that the viewer knows: the viewer's own in their order, others' by number.
    pub hand: Vec<CardId>,
    /// How many other Doors and Treasures are in the hand.
    pub unknown: [usize; 2],
    pub traits: Vec<CardId>,
    pub half: Option<CardId>,
    pub powers: Vec<CardId>,
    pub minions: Vec<CardId>,
    /// Items, and whether they are in use.
    pub items: Vec<(CardId, bool)>,
    pub curses: Vec<CardId>,
    /// How much each card in force adds to the strength. The level makes up the rest.
    pub bonuses: Vec<(CardId, i32)>,
    pub slots: Slots,
    /// The sum of the Ranks of the Powers, and the limit.
    pub ranks: [i32; 2],
    /// Items that they may not use, even if there is room (MB-ITEM-1).
    pub barred: Vec<CardId>,
    /// How many times their gold items sell for (MB-SELL-1).
    pub worth: u32,
}

/// For each slot, how much is used and how much there is (MB-ITEM-1).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinSlots"))]
#[allow(missing_docs, reason = "they are what they are called")]
pub struct Slots {
    pub head: [u8; 2],
    pub armour: [u8; 2],
    pub feet: [u8; 2],
    pub hands: [u8; 2],
    pub big: [u8; 2],
}

/// How a fighter could escape a monster (MB-FLEE-3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinEscape"))]
pub struct Escape {
    /// The fighter.
    pub seat: Seat,
    /// The monster, by its place in the fight.
    pub monster: u8,
    /// How.
    pub how: EscapeWay,
}

/// The ways to escape.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinEscapeWay"))]
#[serde(rename_all = "kebab-case")]
pub enum EscapeWay {
    /// With this number on the die, or more: from 1 to 6 (MB-FLEE-1).
    Roll(u8),
    /// Without a roll.
    Surely,
    /// No roll helps, only the sacrifice of a Minion (MB-MINION-SAC).
    Never,
}

/// A fight as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinCombat"))]
#[allow(missing_docs, reason = "they are what lies on the table")]
pub struct Combat {
    pub main: Seat,
    pub helper: Option<Seat>,
    pub monsters: Vec<CardId>,
    /// Enhancers, each with the places of the monsters it is on.
    pub enhancers: Vec<(CardId, Vec<usize>)>,
    pub fighters_total: i32,
    pub monsters_total: i32,
    /// The parts of the fighters' total.
    pub fighters_parts: Vec<Part>,
    /// The parts of the monsters' total.
    pub monsters_parts: Vec<Part>,
    /// How each fighter could escape each monster.
    pub escapes: Vec<Escape>,
    /// The levels that winning would give the main fighter.
    pub levels: i32,
    /// The number of treasures that winning would give.
    pub treasures: i32,
    pub settled: bool,
    /// Whether everybody else has their last call (MB-LASTCALL-1): any play gives the fighters the move again.
    pub last_call: bool,
    pub fled: bool,
    pub terms: Terms,
}

impl Munchkin {
    /// Whether everybody knows that this is being asked, because it depends on nothing hidden.
    pub(crate) fn is_open(&self) -> bool {
        match self.ask.map(|ask| ask.question) {
            Some(
                Question::Sex
                | Question::BeforeDoor
                | Question::Room
                | Question::Ending
                | Question::Fight
                | Question::Help
                | Question::Trade
                | Question::TurnedUp
                | Question::Either
                | Question::RunFrom
                | Question::Flee
                | Question::Charity,
            ) => true,
            Some(Question::Choose) => match self.stack.last() {
                Some(Frame::Pick(pick)) => pick.is_open(),
                _ => false,
            },
            _ => false,
        }
    }

    /// A card of a hand, if the viewer may know it.
    fn known(&self, owner: Seat, held: &HandCard, viewer: Option<Seat>) -> Option<CardId> {
        let knows = held.seen == EVERYBODY || viewer.is_some_and(|viewer| viewer == owner || held.seen.has(viewer));
        knows.then_some(held.card)
    }

    /// How each fighter could escape each monster.
    fn escapes(&self, fight: &Fight) -> Vec<Escape> {
        let monsters = || fight.monsters.iter().copied().enumerate();
        let each = fight.fighters().into_iter().flat_map(|seat| monsters().map(move |monster| (seat, monster)));
        let escape =
            |(seat, (at, monster))| Escape { seat, monster: at as u8, how: self.way_out(fight, seat, monster) };
        each.map(escape).collect()
    }

    /// How a fighter could escape a monster.
    pub(crate) fn way_out(&self, fight: &Fight, seat: Seat, monster: Monster) -> EscapeWay {
        if self.does_not_chase(fight, seat, monster) {
            EscapeWay::Surely
        } else if self.no_escape(fight, seat, monster) {
            EscapeWay::Never
        } else if fight.slips.has(seat) {
            EscapeWay::Surely
        } else {
            match ESCAPES - self.flee_modifier(fight, seat, monster) {
                7.. => EscapeWay::Never,
                need => EscapeWay::Roll(need.max(1) as u8),
            }
        }
    }

    pub(crate) fn seen_from(&self, viewer: Option<Seat>) -> View {
        let person = |seat: Seat| {
            let player = self.player(seat);
            let mut hand: Vec<CardId> = player.hand.iter().filter_map(|held| self.known(seat, held, viewer)).collect();
            if viewer != Some(seat) {
                hand.sort_unstable(); // the order of another player's hand is private
            }
            let unknown = |deck: Deck| {
                let held = player.hand.iter().filter(|held| self.known(seat, held, viewer).is_none());
                held.filter(|held| self.set.get(held.card).deck == deck).count()
            };
            let [head, armour, feet, hands, big] = player.places(self.set);
            let slots = Slots { head, armour, feet, hands, big };
            let items = player.items.iter().map(|item| item.card);
            Person {
                level: player.level,
                female: player.female,
                dead: self.dead.has(seat),
                strength: self.strength_at_rest(seat),
                hand,
                unknown: [unknown(Deck::Door), unknown(Deck::Treasure)],
                traits: player.traits.as_slice().to_vec(),
                half: player.half,
                powers: player.powers.as_slice().to_vec(),
                minions: player.minions.as_slice().to_vec(),
                items: player.items.iter().map(|item| (item.card, item.in_use)).collect(),
                curses: player.curses.iter().map(|hex| hex.card).collect(),
                bonuses: self.bonuses(seat).filter(|(_, n)| *n != 0).collect(),
                slots,
                ranks: [player.ranks(self.set), player.most_ranks(&player.limits(self.set))],
                barred: items.filter(|&card| !player.may_use(self.set, card)).collect(),
                worth: self.worth(seat),
            }
        };
        let fight = self.combat();
        let asked = self.ask.and_then(|ask| {
            let own = viewer.filter(|&viewer| ask.seats.has(viewer));
            let seat = own.or_else(|| ask.seats.first().filter(|_| self.is_open()))?;
            Some((seat, ask.question))
        });
        let chooser = match self.stack.last() {
            Some(Frame::Pick(pick)) if pick.purpose == Purpose::Share => None,
            Some(Frame::Pick(pick)) if pick.purpose == Purpose::KeepDrawn && !pick.worn => Some(pick.chooser),
            _ => None,
        };
        let hidden_pool = chooser.is_some() && chooser != viewer;
        View {
            seat: viewer,
            turn: self.turn.seat,
            starter: self.turn.starter,
            round: self.turn.round,
            players: Seat::all(self.n()).map(person).collect(),
            drawable: [self.doors.draw_pile().len(), self.treasures.draw_pile().len()],
            discarded: [self.doors.discard_pile().to_vec(), self.treasures.discard_pile().to_vec()],
            fight,
            asked,
            laid_out: if hidden_pool { Vec::new() } else { self.pool.as_slice().to_vec() },
            offer: match self.stack.last() {
                Some(Frame::Talks(talks)) => Some((talks.other, talks.terms)),
                _ => None,
            },
            about: asked.and_then(|(seat, _)| self.about(seat)),
            winners: self.winners.into_iter().collect(),
        }
    }

    /// The fight to show.
    fn combat(&self) -> Option<Combat> {
        if let Some(before) = self.as_won() {
            return before.combat();
        }
        // MB-FIGHT-9: the main fighter's death ends the fight; the looting afterwards is not part of it.
        let over = self.stack.iter().any(|frame| matches!(frame, Frame::Over(OverStage::Loot)));
        self.fight.filter(|fight| !over && self.goes_on(fight)).map(|fight| Combat {
            main: fight.main,
            helper: fight.helper,
            monsters: fight.monsters.iter().map(|monster| monster.card).collect(),
            enhancers: fight
                .enhancers
                .iter()
                .map(|&(card, group)| {
                    let on = fight.monsters.iter().enumerate().filter(|(_, monster)| monster.group == group);
                    (card, on.map(|(at, _)| at).collect())
                })
                .collect(),
            fighters_total: self.fighters_total(&fight),
            monsters_total: self.monsters_total(&fight),
            fighters_parts: self.fighters_parts(&fight),
            monsters_parts: self.monsters_parts(&fight),
            escapes: self.escapes(&fight),
            levels: self.levels_to_win(&fight),
            treasures: self.treasures_to_win(&fight),
            settled: fight.settled,
            last_call: self.is_last_call(),
            fled: fight.fled,
            terms: fight.terms,
        })
    }

    /// The game as it stood when the current fight was won, before the levels that ended the game.
    fn as_won(&self) -> Option<Munchkin> {
        let mut fight = self.fight.filter(|_| !self.winners.is_empty())?;
        let won = fight.won.take()?;
        fight.treasures = won.aside;
        let mut before = *self;
        before.fight = Some(fight);
        for (seat, gained) in [Some(fight.main), fight.helper].into_iter().zip(won.gained) {
            if let Some(seat) = seat {
                before.players.set_level(seat, self.player(seat).level - gained);
            }
        }
        Some(before)
    }

    /// The same game for this viewer, with everything the viewer cannot know dealt anew. The result depends on
    /// nothing hidden: other hands are first put into an order of their own, and unknown cards into that of the set,
    /// before they are shuffled.
    pub(crate) fn redealt(&self, viewer: Seat, rng: &mut Rng) -> Munchkin {
        let mut guess = *self;
        guess.seed = Seed::Quick(rng.bits());
        let hidden_pool = match self.stack.last() {
            Some(Frame::Pick(pick)) => pick.purpose == Purpose::KeepDrawn && !pick.worn && pick.chooser != viewer,
            _ => false,
        };
        for seat in Seat::all(self.n()).filter(|&seat| seat != viewer) {
            guess.lay_in_order(viewer, seat);
        }
        // Received cards keep their places in the hand, whatever cards they become.
        let mut places = [None::<usize>; RECEIVED];
        for (at, &(seat, card)) in guess.received.iter().enumerate().filter(|(_, (seat, _))| *seat != viewer) {
            let taken = |place: usize| {
                (0..at).any(|other| guess.received.as_slice()[other].0 == seat && places[other] == Some(place))
            };
            let unknown = |held: &HandCard| held.card == card && guess.known(seat, held, Some(viewer)).is_none();
            let hand = guess.player(seat).hand.iter().enumerate();
            places[at] = hand.filter(|(_, held)| unknown(held)).map(|(place, _)| place).find(|&place| !taken(place));
        }
        guess.deal_unknown(viewer, hidden_pool, rng);
        for (at, place) in places.into_iter().enumerate().filter_map(|(at, place)| Some((at, place?))) {
            let seat = guess.received.as_slice()[at].0;
            guess.received.as_mut_slice()[at].1 = guess.player(seat).hand.as_slice()[place].card;
        }
        guess.unseal(viewer);
        guess
    }

    /// Puts a hand in an order that tells the viewer nothing: known cards by number, then the others by what is known
    /// of them.
    fn lay_in_order(&mut self, viewer: Seat, seat: Seat) {
        let (set, received) = (self.set, self.received);
        let key = |held: &HandCard| {
            let known = held.seen.has(viewer);
            let seen = held.seen.into_iter().fold(0u8, |bits, seat| bits | 1 << seat.index());
            let new = received.has((seat, held.card));
            (!known, if known { held.card } else { CardId(0) }, set.face(held.card).deck, new, seen)
        };
        self.players.change_hand(seat, |hand| hand.as_mut_slice().sort_unstable_by_key(key));
    }

    /// Forgets sealed answers of others, which the viewer cannot know (MB-FAST-1): they are still to be given.
    fn unseal(&mut self, viewer: Seat) {
        let Some(&Frame::Claim(mut claims)) = self.stack.last() else { return };
        if !claims.waiting.has(viewer) {
            return;
        }
        claims.paid = [None; Seat::MAX];
        claims.waiting = self.living().into_iter().filter(|&seat| seat == viewer || self.can_claim(seat)).collect();
        self.put(Frame::Claim(claims));
        self.ask = Some(Ask { seats: claims.waiting, question: Question::Claim });
    }

    /// Shuffles the cards of each deck that the viewer does not know among their places.
    fn deal_unknown(&mut self, viewer: Seat, pool: bool, rng: &mut Rng) {
        let set = self.set;
        let others = || Seat::all(usize::from(self.seats)).filter(|&seat| seat != viewer);
        let is_hidden = |held: &HandCard, deck: Deck| {
            held.seen != EVERYBODY && !held.seen.has(viewer) && set.get(held.card).deck == deck
        };
        for &deck in Deck::ALL {
            // Unknown cards of this deck, wherever they are.
            let (mut cards, mut n) = ([CardId(0); 660], 0);
            let mut note = |card: CardId| {
                cards[n] = card;
                n += 1;
            };
            for seat in others() {
                let hidden = self.player(seat).hand.iter().filter(|held| is_hidden(held, deck));
                hidden.for_each(|held| note(held.card));
            }
            let laid_out = self.pool.iter().filter(|card| pool && set.get(**card).deck == deck);
            self.draw_pile(deck).iter().chain(laid_out).for_each(|&card| note(card));
            cards[..n].sort_unstable();
            rng.shuffle(&mut cards[..n]);
            let mut next = cards.into_iter();
            let mut deal = |card: &mut CardId| *card = next.next().unwrap_or(*card);
            for seat in others() {
                self.players.change_hand(seat, |hand| {
                    let hidden = hand.as_mut_slice().iter_mut().filter(|held| is_hidden(held, deck));
                    hidden.for_each(|held| deal(&mut held.card));
                });
            }
            match deck {
                Deck::Door => self.doors.draw_pile_mut().iter_mut().for_each(&mut deal),
                Deck::Treasure => self.treasures.draw_pile_mut().iter_mut().for_each(&mut deal),
            }
            if pool {
                self.pool.as_mut_slice().iter_mut().filter(|card| set.get(**card).deck == deck).for_each(deal);
            }
        }
    }

    fn draw_pile(&self, deck: Deck) -> &[CardId] {
        match deck {
            Deck::Door => self.doors.draw_pile(),
            Deck::Treasure => self.treasures.draw_pile(),
        }
    }
}
