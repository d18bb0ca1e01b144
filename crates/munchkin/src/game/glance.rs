//! Facts about a player's cards that the game needs all the time.

use super::load::Load;
use super::player::{Item, Player};
use crate::card::{CardId, Face, Marks, Swing};
use crate::set::Set;
use crate::set::limits::Limits;

/// Facts about a player's cards that hot code needs, computed when the cards change. They fill exactly one cache
/// line.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
#[repr(align(64))]
pub(crate) struct Glance {
    /// The marks of the lines on the cards in hand.
    pub(crate) hand: u32,
    /// Places of the hand, as bits: in `laid` those of cards that can go into play (without Powers that are too
    /// high), and those of cards that can be played.
    pub(crate) laid: u32,
    pub(crate) played: u32,
    /// The marks of the lines on items, also carried ones, and on the other cards in play.
    pub(crate) items: u32,
    pub(crate) rest: u32,
    /// The marks of the lines on cards in force.
    pub(crate) force: u32,
    /// The marks of the lines on the player's curses.
    pub(crate) curses: u32,
    /// What the items in hand would sell for, and what the carried items would.
    pub(crate) gold_held: u32,
    pub(crate) gold_carried: u32,
    /// The sum of the unconditional bonuses of cards in force.
    pub(crate) sure: i16,
    /// Bounds on what the conditional bonuses of cards in force and of curses can add and take away.
    pub(crate) adds: i16,
    pub(crate) takes: i16,
    /// The sum of the Ranks in play, and the highest Rank the player could still put into play (MB-POWER-1).
    pub(crate) ranks: u8,
    highest: u8,
    /// Whether an item with a bonus is carried.
    pub(crate) spare: bool,
    pub(crate) limits: Limits,
    pub(crate) load: Load,
}

const _: () = assert!(size_of::<Glance>() <= 64);

impl Glance {
    /// The glance of a player.
    #[inline(never)]
    pub(crate) fn at(player: &Player, set: &Set) -> Glance {
        let mut glance = Glance::default();
        glance.add_table(player, set);
        glance.at_hand(player, set);
        glance
    }

    /// Recomputes the facts about the cards in play. The hand is the same as before, but which of its Powers are too
    /// high may have changed (MB-POWER-1).
    pub(crate) fn at_table(&mut self, player: &Player, set: &Set) {
        let Glance { hand, laid, played, gold_held, highest, .. } = *self;
        *self = Glance { hand, laid, played, gold_held, highest, ..Glance::default() };
        self.add_table(player, set);
        if self.highest_rank(player) != highest {
            self.at_hand(player, set);
        }
    }

    /// A card comes to this place of the hand.
    pub(crate) fn hold(&mut self, at: usize, face: Face) {
        self.hand |= face.held_marks();
        self.laid |= u32::from(face.has(Marks::LAID) && face.rank <= self.highest) << at;
        self.played |= u32::from(face.has(Marks::HELD)) << at;
        self.gold_held += u32::from(face.gold);
    }

    /// The card at this place of the hand goes; `marks` are those of the cards that remain.
    pub(crate) fn let_go(&mut self, at: usize, face: Face, marks: u32) {
        let before = (1 << at) - 1;
        let close = |places: u32| places & before | places >> 1 & !before;
        (self.laid, self.played) = (close(self.laid), close(self.played));
        self.gold_held -= u32::from(face.gold);
        self.hand = marks;
    }

    /// Recomputes the facts about the hand.
    pub(crate) fn at_hand(&mut self, player: &Player, set: &Set) {
        self.highest = self.highest_rank(player);
        (self.hand, self.laid, self.played, self.gold_held) = (0, 0, 0, 0);
        for (at, held) in player.hand.iter().enumerate() {
            self.hold(at, set.face(held.card));
        }
    }

    /// Whether a card in hand or in play has a line with this mark.
    #[inline]
    pub(crate) fn has(&self, mark: Marks) -> bool {
        (self.hand | self.items | self.rest) & mark.bits() != 0
    }

    /// The marks of the answers the player could give. Minions count only from the hand.
    pub(crate) fn answers(&self) -> u8 {
        const { assert!(Marks::ANSWERS.bits() < 0x80) };
        ((self.hand | self.items | self.rest & !Marks::MINION.bits()) & Marks::ANSWERS.bits()) as u8
    }

    /// An item is laid on the table, not counting what it allows.
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

    /// Adds the facts about the cards in play.
    #[inline(always)]
    fn add_table(&mut self, player: &Player, set: &Set) {
        for cards in [player.traits.as_slice(), player.minions.as_slice()] {
            for &card in cards {
                self.count(player, set, card, set.face(card));
            }
        }
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
        self.ranks_left(player).clamp(0, i32::from(u8::MAX)) as u8
    }

    /// How many more Ranks the player may put into play (MB-POWER-1); negative if there are too many.
    #[inline]
    pub(crate) fn ranks_left(&self, player: &Player) -> i32 {
        player.most_ranks(&self.limits) - i32::from(self.ranks)
    }

    /// Counts a card that is in force.
    fn count(&mut self, player: &Player, set: &Set, card: CardId, face: Face) {
        self.work(face);
        self.allow(player, set, card, face);
    }

    /// Adds what a card in force does.
    fn work(&mut self, face: Face) {
        self.force |= face.marks.bits();
        self.sure += i16::from(face.sure);
        self.swing(face.swing);
    }

    /// Adds what a card allows.
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

/// The places whose bits are set, in order.
pub(crate) fn places(bits: u32) -> impl Iterator<Item = usize> {
    let mut rest = bits;
    std::iter::from_fn(move || {
        let first = (rest != 0).then(|| rest.trailing_zeros() as usize);
        rest &= rest.wrapping_sub(1);
        first
    })
}
