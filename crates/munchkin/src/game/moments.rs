//! Moments: the points at which people may have something to say. Whoever shows a game stops there, whether or not
//! anybody can answer.

use super::frame::{Frame, Opening, Play, PlayStage, Purpose};
use super::moves::Move;
use super::plays::is_spent;
use super::state::Munchkin;
use crate::card::Card;
use crate::vocabulary::{Effect, Line, Timing};
use table::{Log, Seat, Seats};

impl Munchkin {
    /// Called before a decision is carried out. Nobody sees a private pass or a sealed answer (section 7), so after
    /// these the moment continues; anything else is news.
    #[inline(always)]
    pub(crate) fn begin_moments(&mut self, mv: Move, log: &impl Log<Munchkin>) {
        if log.watches() {
            self.news = self.is_open() || !matches!(mv, Move::Pass | Move::Claim(_));
        }
    }

    /// Called before the top frame moves: reports a moment if somebody may be asked in private.
    #[inline(never)]
    pub(crate) fn look_for_moment(&mut self, log: &mut impl Log<Munchkin>) {
        let Some(top) = self.top() else { return };
        let living = self.living();
        let concerned = match top {
            Frame::Window(window) => {
                living.minus(Seats::only_if(self.turn.seat, window.opening != Opening::BeforeRoll))
            }
            Frame::Fight => match &self.fight {
                Some(fight) if fight.settled && living.has(fight.main) && !fight.monsters.is_empty() => {
                    living.without(fight.main)
                }
                _ => return,
            },
            Frame::Play(Play { stage: PlayStage::Cancel, cancelled_by: Some(what), .. })
                if self.some_card(|card| card.lines.iter().any(|line| line.effect == Effect::Cancel(what))) =>
            {
                living
            }
            Frame::Event(happening) => {
                let timing = Timing::When(happening.event);
                let names = |card: &Card| is_spent(card) && card.lines.iter().any(|line| line.timing == timing);
                if self.some_card(names) { self.named_by(happening) } else { return }
            }
            Frame::Pick(pick) if !pick.is_open() && !self.is_over(&pick) => {
                let n = self.count_choices(&pick);
                // Only the owner knows what they can pay with besides copies of the card being paid for.
                let all = n == 0 || (pick.takes_all(n) && pick.purpose != Purpose::Pay);
                if all { return } else { Seats::only(pick.asked()) }
            }
            Frame::Receive => living.and(self.received.iter().map(|(owner, _)| *owner).collect()),
            Frame::Claim(_) => living,
            _ => return,
        };
        self.opens(concerned, log);
    }

    /// The player who runs may answer their die, if any card of the set does (MB-FLEE-3).
    #[inline(always)]
    pub(crate) fn opens_die(&mut self, seat: Seat, log: &mut impl Log<Munchkin>) {
        let turns = |line: &Line| matches!(line.effect, Effect::DieTo(_) | Effect::DieAgain);
        if log.watches() && self.some_card(|card| card.lines.iter().any(turns)) {
            self.opens(Seats::only(seat), log);
        }
    }

    /// Whether any card of the set answers; otherwise there is nothing to wait for.
    fn some_card(&self, answers: impl Fn(&Card) -> bool) -> bool {
        self.set.cards().iter().any(answers)
    }

    /// From here on the players in `concerned` may be asked in private. Called wherever such a question may come,
    /// whether or not one does. It is reported once until something happens.
    #[inline(always)]
    pub(crate) fn opens(&mut self, concerned: Seats, log: &mut impl Log<Munchkin>) {
        if log.watches() && self.news {
            self.news = false;
            self.tell_moment(concerned, log);
        }
    }

    /// The same for a window that does not open because nobody has a card for it. A window that opens is always
    /// reported.
    #[inline(always)]
    pub(crate) fn passes_unused(&mut self, concerned: Seats, log: &mut impl Log<Munchkin>) {
        if log.watches() {
            self.news = true;
            self.opens(concerned, log);
            self.news = true;
        }
    }

    #[inline(never)]
    fn tell_moment(&self, concerned: Seats, log: &mut impl Log<Munchkin>) {
        if !concerned.is_empty() {
            let mut shown = *self;
            shown.ask = None;
            log.opens(concerned, &shown);
        }
    }

    /// Whether everybody else has their last call now (MB-LASTCALL-1).
    #[must_use]
    pub fn is_last_call(&self) -> bool {
        matches!(self.top(), Some(Frame::Fight)) && self.fight.is_some_and(|fight| fight.settled)
    }

    /// The turn, if one of its windows is open in which nothing has been played (MB-WINDOW-1): at its beginning, before
    /// looting, at its end.
    #[must_use]
    pub fn quiet_window(&self) -> Option<u32> {
        match self.top() {
            Some(Frame::Window(window)) if window.opening != Opening::BeforeRoll => {
                Some(u32::from(self.turn.round) << 3 | self.turn.seat.index() as u32)
            }
            _ => None,
        }
    }

    /// Whether the current matter concerns this player, as far as everybody can tell: their turn, their fight, or a
    /// card being played by them or on them.
    #[must_use]
    pub fn is_about(&self, seat: Seat) -> bool {
        let going_on = match self.stack.last() {
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

    /// Whether the current matter is done to this player, as far as everybody can tell: their fight, a card being
    /// played on them, a loss. Neither their turn alone counts, nor what they play themselves.
    #[must_use]
    pub fn is_at(&self, seat: Seat) -> bool {
        let going_on = match self.stack.last() {
            Some(Frame::Play(play)) => play.lines.victim == seat || play.lines.target == Some(seat),
            Some(Frame::Event(happening)) => happening.about == seat && self.turn.seat != seat,
            Some(Frame::Pick(pick)) => pick.victim == seat || pick.chooser == seat,
            _ => false,
        };
        going_on || self.is_fighter(seat)
    }
}
