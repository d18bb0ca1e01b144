//! Players at a glance: what is asked of their cards all the time.

use super::load::Load;
use super::player::{Item, Player};
use crate::card::{CardId, Face, Marks, Swing};
use crate::set::Set;
use crate::set::limits::Limits;

/// What is asked of a player's cards all the time, worked out when they change. It fills a line of the
/// cache, no more.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
#[repr(align(64))]
pub(crate) struct Glance {
    /// What sorts of lines the cards in hand have.
    pub(crate) hand: u32,
    /// The places in the hand of what can be laid on a table, as bits, Powers that are too high left out, and of
    /// what can be played.
    pub(crate) laid: u32,
    pub(crate) played: u32,
    /// What sorts of lines the items have, carried ones too, and the other cards in play.
    pub(crate) items: u32,
    pub(crate) rest: u32,
    /// What sorts of lines the cards in force have.
    pub(crate) force: u32,
    /// What sorts of lines the curses in front of them have.
    pub(crate) curses: u32,
    /// What the items in hand would sell for, and those that are carried.
    pub(crate) gold_held: u32,
    pub(crate) gold_carried: u32,
    /// The bonuses of cards in force that depend on nothing.
    pub(crate) sure: i16,
    /// What the other bonuses of cards in force, and of curses, add and take at most, as far as can be told.
    pub(crate) adds: i16,
    pub(crate) takes: i16,
    /// The sum of the Ranks in play, and the highest Rank that could come to them (MB-POWER-1).
    pub(crate) ranks: u8,
    highest: u8,
    /// An item that shows a bonus is carried.
    pub(crate) spare: bool,
    pub(crate) limits: Limits,
    pub(crate) load: Load,
}

const _: () = assert!(size_of::<Glance>() <= 64);

impl Glance {
    /// At hand and table.
    #[inline(never)]
    pub(crate) fn at(player: &Player, set: &Set) -> Glance {
        let mut glance = Glance::default();
        glance.at_table(player, set);
        glance.at_hand(player, set);
        glance
    }

    /// A card comes to that place of the hand.
    pub(crate) fn hold(&mut self, at: usize, face: Face) {
        self.hand |= face.held_marks();
        self.laid |= u32::from(face.has(Marks::LAID) && face.rank <= self.highest) << at;
        self.played |= u32::from(face.has(Marks::HELD)) << at;
        self.gold_held += u32::from(face.gold);
    }

    /// The card at that place of the hand goes; the others have lines of such sorts.
    pub(crate) fn let_go(&mut self, at: usize, face: Face, marks: u32) {
        let before = (1 << at) - 1;
        let close = |places: u32| places & before | places >> 1 & !before;
        (self.laid, self.played) = (close(self.laid), close(self.played));
        self.gold_held -= u32::from(face.gold);
        self.hand = marks;
    }

    /// At a hand.
    pub(crate) fn at_hand(&mut self, player: &Player, set: &Set) {
        self.highest = self.highest_rank(player);
        (self.hand, self.laid, self.played, self.gold_held) = (0, 0, 0, 0);
        for (at, held) in player.hand.iter().enumerate() {
            self.hold(at, set.face(held.card));
        }
    }

    /// Whether they have cards with lines of that sort, in hand or in play.
    #[inline]
    pub(crate) fn has(&self, mark: Marks) -> bool {
        (self.hand | self.items | self.rest) & mark.bits() != 0
    }

    /// What they could answer with, as the marks for that: of Minions those in hand.
    pub(crate) fn answers(&self) -> u8 {
        const { assert!(Marks::ANSWERS.bits() < 0x80) };
        ((self.hand | self.items | self.rest & !Marks::MINION.bits()) & Marks::ANSWERS.bits()) as u8
    }

    /// An item comes to lie on the table. What it allows is another matter.
    pub(crate) fn lay(&mut self, face: Face, item: &Item) {
        self.items |= face.marks.bits();
        self.load.add_item(face, item);
        if item.in_use {
            self.work(face);
        } else {
            self.spare |= face.bonus > 0;
            self.gold_carried += if face.one_shot { 0 } else { u32::from(face.gold) };
        }
    }

    /// At what is in play.
    fn at_table(&mut self, player: &Player, set: &Set) {
        let (traits, minions) = (player.traits.iter(), player.minions.iter());
        traits.chain(minions).for_each(|&card| self.count(player, set, card, set.face(card)));
        let mut ranks = 0;
        for (at, &power) in player.powers.iter().enumerate() {
            let face = set.face(power);
            ranks += u32::from(face.rank);
            if !player.powers.as_slice()[..at].contains(&power) {
                self.count(player, set, power, face); // MB-POWER-2: two of one kind do not add up
            }
        }
        self.ranks = ranks.min(u32::from(u8::MAX)) as u8;
        self.rest = self.force;
        for item in player.items.iter() {
            let face = set.face(item.card);
            self.lay(face, item);
            if item.in_use {
                self.allow(player, set, item.card, face);
            }
        }
        for hex in player.curses.iter() {
            let face = set.face(hex.card);
            self.curses |= face.marks.bits();
            self.swing(face.swing);
            self.allow(player, set, hex.card, face);
        }
        self.load.make_room(&self.limits);
    }

    fn highest_rank(&self, player: &Player) -> u8 {
        (player.most_ranks(&self.limits) - i32::from(self.ranks)).clamp(0, i32::from(u8::MAX)) as u8
    }

    /// A card that is in force.
    fn count(&mut self, player: &Player, set: &Set, card: CardId, face: Face) {
        self.work(face);
        self.allow(player, set, card, face);
    }

    /// What a card in force does.
    fn work(&mut self, face: Face) {
        self.force |= face.marks.bits();
        self.sure += i16::from(face.sure);
        self.swing(face.swing);
    }

    /// What a card allows.
    fn allow(&mut self, player: &Player, set: &Set, card: CardId, face: Face) {
        if face.has(Marks::LIMITS) {
            player.add_limits(set, card, &mut self.limits, &mut self.load.exempt);
        }
    }

    fn swing(&mut self, swing: Swing) {
        self.adds += swing.adds();
        self.takes += swing.takes();
    }
}

/// The places that bits stand for, in order.
pub(crate) fn places(bits: u32) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        first
    })
}
