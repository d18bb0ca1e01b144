//! Seats around a table, and small sets of them.

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

/// A seat at the table, counted clockwise from 0. A table has at most eight.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(u8);

/// Rejects seat numbers that no table can have.
impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let seat = u8::deserialize(from)?;
        if usize::from(seat) < Seat::MAX {
            return Ok(Seat(seat));
        }
        Err(D::Error::invalid_value(Unexpected::Unsigned(seat.into()), &"a seat, counted from 0"))
    }
}

impl Seat {
    /// The most seats a table may have.
    pub const MAX: usize = 8;

    /// The seat with this index, which must be below [`Seat::MAX`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MAX);
        Seat(index as u8)
    }

    /// The seat's index, counted clockwise from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// The seat's bit in a set. In a word of this width, one instruction sets, clears or tests it.
    #[inline]
    const fn bit(self) -> u32 {
        1u32.wrapping_shl(self.0 as u32)
    }

    /// The seat `steps` places to the left (clockwise) at a table of `of` seats. At most one full round.
    #[inline]
    #[must_use]
    pub const fn left(self, steps: usize, of: usize) -> Seat {
        let at = self.index() + steps;
        debug_assert!(at < 2 * of);
        Seat(if at >= of { at - of } else { at } as u8)
    }

    /// The number of places from `self` to the left to `other`, at a table of `of` seats.
    #[inline]
    #[must_use]
    pub const fn steps_to(self, other: Seat, of: usize) -> usize {
        let (a, b) = (self.index(), other.index());
        if b >= a { b - a } else { b + of - a }
    }

    /// All seats of a table of `of` seats, clockwise.
    pub fn all(of: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..of.min(Seat::MAX)).map(Seat::new)
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Seats = Seats(0);

    /// All seats of a table of `of` seats.
    #[inline]
    #[must_use]
    pub const fn all(of: usize) -> Seats {
        Seats(((1u16 << of) - 1) as u8)
    }

    /// The set of one seat.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(seat.bit() as u8)
    }

    /// The set of one seat if `so`, otherwise the empty set.
    #[inline]
    #[must_use]
    pub const fn only_if(seat: Seat, so: bool) -> Seats {
        Seats((so as u32).wrapping_shl(seat.0 as u32) as u8)
    }

    /// The set of seats whose byte has any of these bits. Only the lower seven bits count. All bytes are tested at
    /// once.
    #[inline]
    #[must_use]
    pub const fn whose(bytes: [u8; Seat::MAX], bits: u8) -> Seats {
        const fn each(byte: u8) -> u64 {
            u64::from_le_bytes([byte; Seat::MAX])
        }
        // A byte that is not 0 carries into its highest bit. A multiplication then collects these bits.
        let such = u64::from_le_bytes(bytes) & each(bits & 0x7f);
        let carried = (such + each(0x7f)) >> 7 & each(1);
        Seats((carried.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 as u32 & seat.bit() != 0
    }

    /// The set with that seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats((self.0 as u32 | seat.bit()) as u8)
    }

    /// The set without that seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats((self.0 as u32 & !seat.bit()) as u8)
    }

    /// The intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The union.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats in `self` but not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The first seat of the set clockwise from `first`, which itself counts.
    #[inline]
    #[must_use]
    pub const fn next_from(self, first: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let turned = self.0.rotate_right(first.0 as u32);
        Some(Seat((first.0 + turned.trailing_zeros() as u8) & 7))
    }

    /// The seats of the set clockwise from `first`, which itself counts.
    #[inline]
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> {
        let turned = Seats(self.0.rotate_right(first.0 as u32));
        turned.into_iter().map(move |seat| Seat((first.0 + seat.0) & 7))
    }

    /// Adds a seat.
    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Removes a seat.
    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with `before` others of the set before it, by index. The set must have that many.
    #[inline]
    #[must_use]
    pub const fn nth(self, before: usize) -> Seat {
        Seat(NTH[self.0 as usize][before % Seat::MAX])
    }

    /// Whether it has at most one seat.
    #[inline]
    #[must_use]
    pub const fn at_most_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) == 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

/// The members of each set, by index.
static NTH: [[u8; Seat::MAX]; 256] = {
    let mut table = [[0; Seat::MAX]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut seat, mut n) = (0, 0);
        while seat < Seat::MAX {
            if set >> seat & 1 != 0 {
                table[set][n] = seat as u8;
                n += 1;
            }
            seat += 1;
        }
        set += 1;
    }
    table
};

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Iterates over the seats of a set, by index.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = Seats(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_goes_round_the_table() {
        assert_eq!(Seat::new(2).left(2, 3), Seat::new(1));
        assert_eq!(Seat::new(2).steps_to(Seat::new(1), 3), 2);
    }

    #[test]
    fn seats_are_found_by_their_bytes() {
        let bytes = [0b1, 0, 0b110, 0x7f, 0x40, 0b10, 0x80, 0b1000];
        let whose = |bits| Seats::whose(bytes, bits).into_iter().map(Seat::index).collect::<Vec<_>>();
        assert_eq!(whose(0b10), [2, 3, 5]);
        assert_eq!(whose(0b1001), [0, 3, 7]);
        assert_eq!(whose(0x7f), [0, 2, 3, 4, 5, 7]);
        assert_eq!(whose(0), [0; 0]);
    }

    #[test]
    fn a_set_contains_what_was_inserted() {
        let set: Seats = [Seat::new(7), Seat::new(0)].into_iter().collect();
        assert_eq!(set.into_iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(7)]);
        assert_eq!(Seats::all(8).len(), 8);
        let three: Seats = [1, 2, 5].map(Seat::new).into_iter().collect();
        let next = |from| three.next_from(Seat::new(from)).map(Seat::index);
        assert_eq!([next(0), next(1), next(3), next(6)], [Some(1), Some(1), Some(5), Some(1)]);
        assert!(three.clockwise_from(Seat::new(2)).eq([2, 5, 1].map(Seat::new)));
        assert!(three.clockwise_from(Seat::new(6)).eq([1, 2, 5].map(Seat::new)));
        assert_eq!((0..3).map(|n| three.nth(n).index()).collect::<Vec<_>>(), [1, 2, 5]);
        assert_eq!(Seats::NONE.next_from(Seat::new(0)), None);
        assert_eq!(set.minus(Seats::only(Seat::new(0))), Seats::only(Seat::new(7)));
    }
}
