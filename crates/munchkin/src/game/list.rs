//! A short list inside the state. It allocates nothing, and two lists are equal if their items are.

use std::fmt::{self, Debug};

/// At most `N` items, in order.
#[derive(Copy, Clone)]
pub(crate) struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list. The filler is never visible.
    pub(crate) const fn of(filler: T) -> List<T, N> {
        List { len: 0, items: [filler; N] }
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// The item on top, if any.
    #[inline]
    pub(crate) fn last(&self) -> Option<&T> {
        self.items.get(usize::from(self.len).wrapping_sub(1))
    }

    /// The same, to change it.
    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.len).wrapping_sub(1))
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Appends an item. False if the list is full; it then stays as it is.
    pub(crate) fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(usize::from(self.len)) else { return false };
        *place = item;
        self.len += 1;
        true
    }

    /// Removes the item at a place and returns it.
    pub(crate) fn remove(&mut self, at: usize) -> T {
        let item = self.as_slice()[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        let top = *self.last()?;
        self.len -= 1;
        Some(top)
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    /// Keeps the items for which `keep` returns true.
    pub(crate) fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut kept = 0;
        for at in 0..self.len() {
            if keep(&self.items[at]) {
                self.items[kept] = self.items[at];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Copy + PartialEq, const N: usize> List<T, N> {
    pub(crate) fn has(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }

    /// Removes the first item equal to this one. False if there is none.
    pub(crate) fn take(&mut self, item: T) -> bool {
        let at = self.iter().position(|&other| other == item);
        at.map(|at| self.remove(at)).is_some()
    }
}

impl<T: PartialEq + Copy, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Debug + Copy, const N: usize> Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
