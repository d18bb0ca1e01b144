//! The state of a game: flat data, cheap to copy.

use super::event::{EVERYBODY, Event};
use super::fight::Fight;
use super::frame::{Frame, Happening, Stack};
use super::glance::Glance;
use super::list::List;
use super::options::Options;
use super::pile::Pile;
use super::player::{HandCard, Hex, Item, Player};
use super::players::Players;
use crate::card::{CardId, Deck, Kind};
use crate::set::Set;
use crate::vocabulary;
use serde::{Deserialize, Serialize};
use table::{Log, Seat, Seats, Seed};

/// How many received cards are noted. All hands can go round at once.
pub(crate) const RECEIVED: usize = 64;

/// A game of Munchkin in progress. Copying it is one memcpy.
#[derive(Copy, Clone, Debug)]
pub struct Munchkin {
    pub(crate) set: &'static Set,
    pub(crate) seed: Seed,
    pub(crate) options: Options,
    pub(crate) seats: u8,
    pub(crate) players: Players,
    pub(crate) doors: Pile<400>,
    pub(crate) treasures: Pile<260>,
    pub(crate) turn: Turn,
    pub(crate) fight: Option<Fight>,
    pub(crate) stack: Stack,
    pub(crate) ask: Option<Ask>,
    /// Treasures waiting to be shared, or cards waiting to be put into play.
    pub(crate) pool: List<CardId, 32>,
    /// Cards just received that may be put into play, with their owners (MB-RECEIVE-1).
    pub(crate) received: List<(Seat, CardId), RECEIVED>,
    /// How many Doors on top of their discards came there in this step; one of them may be claimed (MB-FAST-1). Counted
    /// only in the fast game.
    pub(crate) topped: u8,
    /// Items promised to the helper (MB-HELP-4).
    pub(crate) promised: List<CardId, 8>,
    /// Big items that have come to a player's table in this step (MB-ITEM-3).
    pub(crate) arrived: List<(Seat, CardId), 8>,
    /// Players who died in this step, in order (MB-DEATH-3).
    pub(crate) bodies: List<Seat, 8>,
    /// Rolls so far. Each has a seed stream of its own.
    pub(crate) rolls: u32,
    pub(crate) winners: Seats,
    /// Players who are dead until the current turn ends (MB-DEATH-2).
    pub(crate) dead: Seats,
    /// Whether something has happened since a moment was last reported.
    pub(crate) news: bool,
}

/// Games are equal if they use the same set, wherever it is in memory.
impl PartialEq for Munchkin {
    fn eq(&self, other: &Munchkin) -> bool {
        std::ptr::eq(self.set, other.set)
            && (self.seed, self.options, self.seats, self.rolls)
                == (other.seed, other.options, other.seats, other.rolls)
            && self.players == other.players
            && self.doors == other.doors
            && self.treasures == other.treasures
            && self.turn == other.turn
            && self.fight == other.fight
            && self.stack == other.stack
            && self.ask == other.ask
            && (self.pool, self.received, self.promised) == (other.pool, other.received, other.promised)
            && (self.topped, self.dead) == (other.topped, other.dead)
            && (self.arrived, self.bodies, self.winners) == (other.arrived, other.bodies, other.winners)
    }
}

const _: () = assert!(size_of::<Munchkin>() <= 8192, "a state must stay within 8 KiB");

/// Where the turn stands while the stack is empty.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) starter: Seat,
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    /// Whether a monster was met in this turn.
    pub(crate) met: bool,
    /// Whether every monster met left as friendly (MB-LOOT-1).
    pub(crate) all_friendly: bool,
    /// Whether the first door of the game has been opened (MB-WINDOW-1).
    pub(crate) begun: bool,
    /// Whether something was played in the window at the turn's end.
    pub(crate) again: bool,
    /// Trade offers in this turn, by pair.
    pub(crate) trades: [[u8; Seat::MAX]; Seat::MAX],
    /// Rearrangements in this turn (MB-LIMIT-1).
    pub(crate) turnings: [u8; Seat::MAX],
    /// Players who have accused somebody in this turn (MB-CHEAT-1).
    pub(crate) accused: Seats,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// MB-SETUP-3: this many players have chosen their character's sex.
    Sex(u8),
    /// MB-SETUP-2: this many players have laid out cards.
    Setup(u8),
    Begin,
    BeforeDoor,
    Door,
    Room,
    Ending,
    Closing,
    Next,
}

/// The decision the game waits for: of one seat, or sealed answers of several.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ask {
    pub(crate) seats: Seats,
    pub(crate) question: Question,
}

/// The questions a seat can be asked.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinQuestion"))]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// What do you put into play before the game? (MB-SETUP-2)
    LayOut,
    /// Your moves, then open the door (MB-TURN-1).
    BeforeDoor,
    /// Your moves, then look for trouble or loot the room.
    Room,
    /// Your moves, then end the turn.
    Ending,
    /// Your fight: your moves, then settle (MB-LASTCALL-1).
    Fight,
    /// Do you interfere? (MB-LASTCALL-1)
    LastCall,
    /// Do you play anything? (MB-WINDOW-1)
    Window,
    /// Do you help? (MB-HELP-3)
    Help,
    /// Do you trade? (MB-TRADE-1)
    Trade,
    /// A Door was turned up: your hand, or into play? (MB-DOOR-1)
    TurnedUp,
    /// Do you cancel it? (MB-CANCEL-1)
    Cancel,
    /// Something happened: do you play a card that names it? (MB-STEP-1)
    React,
    /// Which card?
    Choose,
    /// Which of the two?
    Either,
    /// Which monster do you run from? (MB-FLEE-1)
    RunFrom,
    /// How do you run? (MB-FLEE-3)
    Flee,
    /// Do you change the die? (MB-FLEE-3)
    Die,
    /// Do you put the cards you received into play? (MB-RECEIVE-1)
    Receive,
    /// Who gets which card? (MB-CHARITY-1)
    Charity,
    /// Do you claim the card on top of the discard pile? Several players are asked at once (MB-FAST-1).
    Claim,
    /// Is your character a woman or a man? (MB-SETUP-3)
    Sex,
}

impl Munchkin {
    /// How many cards there are in all places. It always equals the number in the set.
    #[must_use]
    pub fn card_count(&self) -> usize {
        let player = |player: &Player| {
            player.hand.len()
                + player.traits.len()
                + usize::from(player.half.is_some())
                + player.powers.len()
                + player.minions.len()
                + player.items.len()
                + player.curses.len()
        };
        let fight = self.fight.map_or(0, |fight| {
            let monsters = fight.monsters.iter().filter(|monster| !monster.twin).count();
            monsters + fight.enhancers.len() + fight.spent.len()
        });
        // A card being played is held by its play.
        let on_the_way = self.stack.iter().filter(|frame| matches!(frame, Frame::Play(play) if play.spent)).count();
        let piles = self.doors.draw_pile().len() + self.doors.discard_pile().len();
        let piles = piles + self.treasures.draw_pile().len() + self.treasures.discard_pile().len();
        Seat::all(self.n()).map(|seat| player(self.player(seat))).sum::<usize>()
            + fight
            + on_the_way
            + piles
            + self.pool.len()
    }

    pub(crate) fn n(&self) -> usize {
        usize::from(self.seats)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// Facts about a player's cards.
    #[inline]
    pub(crate) fn glance(&self, seat: Seat) -> &Glance {
        self.players.glance(seat)
    }

    /// MB-DEATH-2: everybody who is alive.
    pub(crate) fn living(&self) -> Seats {
        Seats::all(self.n()).minus(self.dead)
    }

    /// The next living player on the left (MB-STEP-1).
    pub(crate) fn left_of(&self, seat: Seat) -> Option<Seat> {
        (1..self.n()).map(|steps| seat.left(steps, self.n())).find(|&other| !self.dead.has(other))
    }

    pub(crate) fn right_of(&self, seat: Seat) -> Option<Seat> {
        (1..self.n()).rev().map(|steps| seat.left(steps, self.n())).find(|&other| !self.dead.has(other))
    }

    /// Players clockwise, beginning with this one.
    pub(crate) fn clockwise(&self, from: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.n();
        (0..n).map(move |steps| from.left(steps, n))
    }

    pub(crate) fn ask(&mut self, seat: Seat, question: Question) -> bool {
        self.ask = Some(Ask { seats: Seats::only(seat), question });
        true
    }

    /// The question that a seat is asked, if any.
    pub(crate) fn asked(&self, seat: Seat) -> Option<Question> {
        self.ask.filter(|ask| ask.seats.has(seat)).map(|ask| ask.question)
    }

    /// Whether a player fights or flees: until the monsters are gone.
    pub(crate) fn is_fighter(&self, seat: Seat) -> bool {
        let on = |fight: &&Fight| fight.fighters().has(seat) && !fight.monsters.is_empty() && self.goes_on(fight);
        self.fight.as_ref().filter(on).is_some()
    }

    /// MB-FIGHT-9: the fight ends at once if the main fighter dies before the flight.
    #[inline]
    pub(crate) fn goes_on(&self, fight: &Fight) -> bool {
        fight.fled || !self.dead.has(fight.main)
    }

    /// Rolls the die.
    pub(crate) fn roll(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) -> u8 {
        let chance = self.seed.below(6, "dice", self.rolls.into()) as u8 + 1;
        self.rolls += 1;
        let die = log.rolled(chance);
        log.push(Event::Rolled { seat, die });
        die
    }

    /// Chooses one of several at random.
    pub(crate) fn chance(&mut self, of: usize, log: &mut impl Log<Munchkin>) -> usize {
        let drawn = self.seed.below(of.max(1), "chance", self.rolls.into());
        self.rolls += 1;
        log.picked(of, drawn)
    }

    /// Takes the top card of a deck, reshuffling the discards if needed (MB-SETUP-1).
    pub(crate) fn draw(&mut self, deck: Deck, log: &mut impl Log<Munchkin>) -> Option<CardId> {
        let seed = self.seed;
        macro_rules! draw {
            ($pile:expr, $name:literal) => {{
                if $pile.draw_pile().is_empty() {
                    let index = u64::from($pile.shuffles) + 1;
                    if $pile.reshuffle(|cards| seed.shuffle($name, index, cards)) {
                        log.reshuffled($pile.draw_pile_mut());
                        log.push(Event::Reshuffled { deck });
                    }
                }
                $pile.draw()
            }};
        }
        match deck {
            Deck::Door => {
                let card = draw!(self.doors, "doors");
                if self.doors.discard_pile().is_empty() {
                    self.topped = 0; // reshuffled
                }
                card
            }
            Deck::Treasure => draw!(self.treasures, "treasures"),
        }
    }

    /// Draws a card into a hand; with `up`, everybody sees it.
    pub(crate) fn draw_into_hand(
        &mut self,
        seat: Seat,
        deck: Deck,
        up: bool,
        log: &mut impl Log<Munchkin>,
    ) -> Option<CardId> {
        if self.player(seat).hand.is_full() {
            return None;
        }
        let card = self.draw(deck, log)?;
        let seen = if up { EVERYBODY } else { Seats::NONE };
        self.take_in(seat, card, seen);
        log.push(Event::Drew { seat, deck, card: Some(card), seen });
        Some(card)
    }

    /// Adds a card to a hand. It may be put into play at once (MB-RECEIVE-1).
    pub(crate) fn take_in(&mut self, seat: Seat, card: CardId, seen: Seats) {
        self.players.hold(seat, HandCard { card, seen });
        // The turn player can do that with moves of their own.
        if seat != self.turn.seat && !self.received.push((seat, card)) {
            self.forget_passed_on();
            self.received.push((seat, card));
        }
    }

    /// Of the cards received, keeps those that are still held. Hands that go round and round fill the list otherwise.
    #[cold]
    fn forget_passed_on(&mut self) {
        let received = std::mem::replace(&mut self.received, List::of((self.turn.seat, CardId(0))));
        for &(seat, card) in received.iter() {
            let held = self.player(seat).hand.iter().filter(|held| held.card == card).count();
            if self.received.iter().filter(|&&noted| noted == (seat, card)).count() < held {
                self.received.push((seat, card));
            }
        }
    }

    /// Discards a card to the pile of its back (MB-SETUP-1).
    pub(crate) fn put_away(&mut self, card: CardId) {
        match self.set.face(card).deck {
            Deck::Door => {
                self.topped = self.topped.saturating_add(u8::from(self.options.fast));
                self.doors.discard(card);
            }
            Deck::Treasure => self.treasures.discard(card),
        }
    }

    /// Takes a card back from the discarded Doors, by its place counted from the top.
    pub(crate) fn take_discarded_door(&mut self, at: usize) -> CardId {
        // MB-FAST-1: what lay there before this step was asked about then.
        self.topped -= u8::from(at < usize::from(self.topped));
        self.doors.take_discarded(at)
    }

    pub(crate) fn discard(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.put_away(card);
        log.push(Event::Discarded { seat, card });
    }

    /// Takes a card out of a hand.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: CardId) -> Option<HandCard> {
        self.players.let_go(seat, card)
    }

    /// Lays an item from another player's table on this one. MB-FIGHT-2: fighters do not change what they use.
    pub(crate) fn item_comes(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        self.lay_item(seat, card, self.is_fighter(seat), log);
    }

    /// Lays an item on a player's table, in use if that is possible and wanted (MB-ITEM-1).
    pub(crate) fn lay_item(&mut self, seat: Seat, card: CardId, carried: bool, log: &mut impl Log<Munchkin>) {
        let (set, face) = (self.set, self.set.face(card));
        let has_room = || self.player(seat).has_room_beside(set, card, &self.glance(seat).load);
        let item = Item::new(card, !carried && !face.one_shot && has_room());
        if self.players.lay(seat, item) {
            log.push(Event::Put { seat, card, in_use: item.in_use });
            if face.big {
                self.arrived.push((seat, card)); // MB-ITEM-3
            }
        } else {
            self.discard(seat, card, log);
        }
    }

    /// Takes an item off a table.
    pub(crate) fn take_item(&mut self, seat: Seat, card: CardId) -> bool {
        let at = self.player(seat).items.iter().position(|item| item.card == card);
        at.map(|at| self.players.change_table(seat, |table| table.items.remove(at))).is_some()
    }

    /// MB-LEVEL-1: gains levels, but the tenth only by a kill.
    pub(crate) fn gain_levels(&mut self, seat: Seat, n: i32, by_kill: bool, log: &mut impl Log<Munchkin>) {
        let most = if by_kill { 10 } else { 9 };
        let old = self.player(seat).level;
        let level = (i32::from(old) + n).min(most.max(i32::from(old))) as u8;
        if level != old {
            self.players.set_level(seat, level);
            log.push(Event::Level { seat, level });
        }
    }

    /// Loses levels, down to level 1. True if any was lost.
    pub(crate) fn lose_levels(&mut self, seat: Seat, n: i32, log: &mut impl Log<Munchkin>) -> bool {
        let old = self.player(seat).level;
        let level = (i32::from(old) - n).max(1) as u8;
        let lost = level < old;
        if lost {
            self.players.set_level(seat, level); // MB-POWER-1
            log.push(Event::Level { seat, level });
            self.happens(vocabulary::Event::LevelLost, seat);
        }
        lost
    }

    /// Cards may name this (MB-STEP-1).
    pub(crate) fn happens(&mut self, event: vocabulary::Event, about: Seat) {
        self.stack.push(Frame::Event(Happening { event, about, worked: Seats::NONE, passed: Seats::NONE }));
    }

    /// MB-DEATH-1: looted when the step is over (MB-DEATH-3).
    pub(crate) fn kill(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) {
        if self.dead.has(seat) {
            return;
        }
        self.dead.insert(seat);
        self.players.die(seat);
        self.bodies.push(seat);
        log.push(Event::Died { seat });
        self.happens(vocabulary::Event::Death, seat);
    }

    /// Lays a lasting curse in front of its victim (MB-CURSE-1).
    pub(crate) fn lay_curse(&mut self, victim: Seat, card: CardId, log: &mut impl Log<Munchkin>) {
        let counting = self.is_fighter(victim) && self.fight.as_ref().is_some_and(|fight| !fight.fled);
        if !self.players.lay_curse(victim, Hex { card, counting }) {
            self.discard(victim, card, log);
        }
    }

    pub(crate) fn kind(&self, card: CardId) -> Kind {
        self.set.face(card).kind
    }

    /// Runs the game until it waits for a decision or is over.
    #[inline(never)]
    pub(crate) fn advance(&mut self, log: &mut impl Log<Munchkin>) {
        self.ask = None;
        while self.winners.is_empty() {
            if log.watches() {
                self.look_for_moment(log);
            }
            let asked = match self.stack.last() {
                None => self.step_turn(log),
                Some(&Frame::Check) => self.step_check(log),
                Some(&Frame::Window(window)) => self.step_window(window, log),
                Some(&Frame::Lines(lines)) => self.step_lines(lines, log),
                Some(&Frame::Each(each)) => self.step_each(each, log),
                Some(&Frame::Pick(pick)) => self.step_pick(pick, log),
                Some(&Frame::Play(play)) => self.step_play(play, log),
                Some(&Frame::Event(happening)) => self.step_event(happening),
                Some(&Frame::Fight) => self.step_fight(log),
                Some(&Frame::Flight(flight)) => self.step_flight(flight, log),
                Some(&Frame::Win(stage)) => self.step_win(stage, log),
                Some(&Frame::Over(stage)) => self.step_over(stage, log),
                Some(&Frame::Talks(talks)) => self.step_talks(talks),
                Some(&Frame::Trade(trade)) => self.ask(trade.to, Question::Trade),
                Some(&Frame::TurnedUp(card)) => self.step_turned_up(card),
                Some(&Frame::Receive) => self.step_receive(),
                Some(&Frame::Claim(claims)) => self.step_claim(claims, log),
                Some(&Frame::Loot(loot)) => self.step_loot(loot, log),
                Some(&Frame::Charity { .. }) => self.step_charity(),
            };
            if asked {
                debug_assert!(self.players.glances_are_right(), "a glance is out of date");
                return;
            }
            if log.watches() {
                self.news = true;
            }
        }
        self.stack.clear();
    }

    /// The frame on top.
    pub(crate) fn top(&self) -> Option<Frame> {
        self.stack.last().copied()
    }

    /// Replaces the frame on top.
    pub(crate) fn put(&mut self, frame: Frame) {
        if let Some(top) = self.stack.last_mut() {
            *top = frame;
        }
    }
}
