//! A deck and its discard pile (MB-SETUP-1).

use crate::card::CardId;

/// The draw pile and the discard pile, in one array. The draw pile grows from the left, its top last; the discard
/// pile from the right, its top first.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Pile<const N: usize> {
    drawable: u16,
    discarded: u16,
    /// Reshuffles so far. Each has a seed stream of its own.
    pub(crate) shuffles: u16,
    cards: [CardId; N],
}

impl<const N: usize> Pile<N> {
    pub(crate) const EMPTY: Pile<N> = Pile { drawable: 0, discarded: 0, shuffles: 0, cards: [CardId(0); N] };

    /// Puts a card on top of the draw pile. False if there is no room.
    pub(crate) fn add(&mut self, card: CardId) -> bool {
        let at = usize::from(self.drawable);
        if at + usize::from(self.discarded) >= N {
            return false;
        }
        self.cards[at] = card;
        self.drawable += 1;
        true
    }

    /// Makes these cards the draw pile of an empty pile, the last one on top. False if there is no room.
    pub(crate) fn fill(&mut self, cards: &[CardId]) -> bool {
        let Some(room) = self.cards.get_mut(..cards.len()) else { return false };
        room.copy_from_slice(cards);
        self.drawable = cards.len() as u16;
        true
    }

    /// Takes a card out of the draw pile, wherever it is. False if it is not there.
    pub(crate) fn take(&mut self, card: CardId) -> bool {
        let Some(at) = self.draw_pile().iter().position(|&other| other == card) else { return false };
        self.cards.copy_within(at + 1..usize::from(self.drawable), at);
        self.drawable -= 1;
        true
    }

    /// Removes everything from the draw pile except this many cards on top.
    pub(crate) fn keep_top(&mut self, n: usize) {
        let kept = n.min(usize::from(self.drawable));
        self.cards.copy_within(usize::from(self.drawable) - kept..usize::from(self.drawable), 0);
        self.drawable = kept as u16;
    }

    /// The draw pile; its top is last.
    pub(crate) fn draw_pile(&self) -> &[CardId] {
        &self.cards[..usize::from(self.drawable)]
    }

    pub(crate) fn draw_pile_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..usize::from(self.drawable)]
    }

    /// The discard pile; its top is first.
    pub(crate) fn discard_pile(&self) -> &[CardId] {
        &self.cards[N - usize::from(self.discarded)..]
    }

    pub(crate) fn discard(&mut self, card: CardId) {
        self.discarded += 1;
        self.cards[N - usize::from(self.discarded)] = card;
    }

    /// Takes a card out of the discard pile, by its place counted from the top.
    pub(crate) fn take_discarded(&mut self, at: usize) -> CardId {
        let top = N - usize::from(self.discarded);
        let card = self.cards[top + at];
        self.cards.copy_within(top..top + at, top + 1);
        self.discarded -= 1;
        card
    }

    pub(crate) fn draw(&mut self) -> Option<CardId> {
        self.drawable = self.drawable.checked_sub(1)?;
        Some(self.cards[usize::from(self.drawable)])
    }

    /// Shuffles the discard pile into a new draw pile. False if it is empty.
    pub(crate) fn reshuffle(&mut self, shuffle: impl FnOnce(&mut [CardId])) -> bool {
        if self.drawable > 0 || self.discarded == 0 {
            return self.drawable > 0;
        }
        self.cards.copy_within(N - usize::from(self.discarded).., 0);
        (self.drawable, self.discarded) = (self.discarded, 0);
        self.shuffles += 1;
        shuffle(self.draw_pile_mut());
        true
    }
}

impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.shuffles == other.shuffles
            && self.draw_pile() == other.draw_pile()
            && self.discard_pile() == other.discard_pile()
    }
}
