//! When people may have something to say: the moments at which whoever shows a game stops, whether or
//! not anybody can answer.

use super::event::Event;
use super::frame::Frame;
use super::moves::Move;
use super::state::Munchkin;
use crate::card::Card;
use table::{Log, Seat, Seats};

impl Munchkin {
    /// A decision is about to be carried out. Nobody sees somebody pass in private or answer sealed
    /// (section 7), so the moment goes on; anything else is news.
    #[inline(always)]
    pub(crate) fn begin_moments(&mut self, mv: Move, log: &impl Log<Event>) {
        if log.watches() {
            self.news = self.is_open() || !matches!(mv, Move::Pass | Move::Claim(_));
        }
    }

    /// From here on those who are `concerned` may be asked in private. Called wherever such a question
    /// may come, whether one does or not; told once until something happens.
    #[inline(always)]
    pub(crate) fn opens(&mut self, concerned: Seats, log: &mut impl Log<Event>) {
        if log.watches() && self.news {
            self.news = false;
            self.tell_moment(concerned, log);
        }
    }

    /// The same for a window that is not opened at all, because nobody has a card for it.
    #[inline(always)]
    pub(crate) fn passes_unused(&mut self, concerned: Seats, log: &mut impl Log<Event>) {
        self.opens(concerned, log);
        if log.watches() {
            self.news = true;
        }
    }

    /// The same, where only some cards answer: if no card of the set does, there is nothing to wait for.
    #[inline(always)]
    pub(crate) fn opens_for(&mut self, concerned: Seats, answers: impl Fn(&Card) -> bool, log: &mut impl Log<Event>) {
        if log.watches() && self.set.cards().iter().any(answers) {
            self.opens(concerned, log);
        }
    }

    #[inline(never)]
    fn tell_moment(&self, concerned: Seats, log: &mut impl Log<Event>) {
        if !concerned.is_empty() {
            let mut shown = *self;
            shown.ask = None;
            shown.look_again();
            log.opens(concerned, &shown);
        }
    }
    /// Whether what is going on is that seat's business, as far as everybody can tell: their turn,
    /// their fight, or a card on its way to or from them.
    #[must_use]
    pub fn is_about(&self, seat: Seat) -> bool {
        let going_on = match self.stack.as_slice().last() {
            Some(Frame::Play(play)) => {
                let lines = &play.lines;
                lines.owner == seat || lines.victim == seat || lines.target == Some(seat)
            }
            Some(Frame::Event(happening)) => happening.about == seat,
            Some(Frame::Pick(pick)) => pick.victim == seat || pick.chooser == seat,
            Some(Frame::Receive) => self.received.iter().any(|(owner, _)| *owner == seat),
            _ => false,
        };
        going_on || self.turn.seat == seat || self.is_fighter(seat)
    }
}
