//! The draw pile and the discard pile.

use crate::card::Card;
use crate::rules::Rules;

/// The draw pile and the discard pile in one array. The draw pile grows from the left, its top last; the discard pile
/// from the right.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Piles {
    drawable: u16,
    discarded: u16,
    cards: [u8; Piles::MOST],
}

impl Piles {
    /// The most cards in a game: two copies of each deck, with all the First Aid that the rules allow.
    pub(crate) const MOST: usize = 330 + 2 * (Rules::MOST_FIRST_AID as usize - 8);

    pub(crate) const EMPTY: Piles = Piles { drawable: 0, discarded: 0, cards: [0; Piles::MOST] };

    #[inline]
    pub(crate) fn drawable(&self) -> usize {
        usize::from(self.drawable)
    }

    #[inline]
    pub(crate) fn discarded(&self) -> usize {
        usize::from(self.discarded)
    }

    /// The draw pile; its top is last.
    pub(crate) fn draw_pile(&self) -> &[u8] {
        &self.cards[..self.drawable()]
    }

    pub(crate) fn draw_pile_mut(&mut self) -> &mut [u8] {
        let n = self.drawable();
        &mut self.cards[..n]
    }

    /// The discard pile, in no order that matters.
    pub(crate) fn discard_pile(&self) -> &[u8] {
        &self.cards[Piles::MOST - self.discarded()..]
    }

    pub(crate) fn discard_pile_mut(&mut self) -> &mut [u8] {
        let n = self.discarded();
        &mut self.cards[Piles::MOST - n..]
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<Card> {
        if self.drawable == 0 {
            return None;
        }
        self.drawable -= 1;
        Some(Card::numbered(self.cards[self.drawable()]))
    }

    /// Puts a card on top of the draw pile.
    pub(crate) fn put_on_top(&mut self, card: Card) {
        self.cards[self.drawable()] = card as u8;
        self.drawable += 1;
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub(crate) fn discard(&mut self, card: Card) {
        self.discarded += 1;
        self.cards[Piles::MOST - self.discarded()] = card as u8;
    }

    /// Takes one copy of a card out of the discard pile. False if it is not there.
    pub(crate) fn take_back(&mut self, card: Card) -> bool {
        let top = Piles::MOST - self.discarded();
        let Some(at) = self.cards[top..].iter().position(|&c| c == card as u8) else {
            return false;
        };
        // The top card fills the gap, since the order of the discard pile does not matter.
        self.cards[top + at] = self.cards[top];
        self.discarded -= 1;
        true
    }

    /// Turns the discard pile into the draw pile in pile order, the weakest Basic Attack on top.
    pub(crate) fn turn_over(&mut self) {
        debug_assert_eq!(self.drawable, 0);
        let n = self.discarded();
        self.cards.copy_within(Piles::MOST - n.., 0);
        self.drawable = self.discarded;
        self.discarded = 0;
        let pile = self.draw_pile_mut();
        pile.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// Shuffles the discard pile into a new draw pile.
    pub(crate) fn reshuffle(&mut self, shuffle: impl FnOnce(&mut [u8])) {
        let n = self.discarded();
        self.cards.copy_within(Piles::MOST - n.., 0);
        self.drawable = self.discarded;
        self.discarded = 0;
        shuffle(self.draw_pile_mut());
    }
}

impl PartialEq for Piles {
    fn eq(&self, other: &Piles) -> bool {
        self.draw_pile() == other.draw_pile() && self.discard_pile() == other.discard_pile()
    }
}
