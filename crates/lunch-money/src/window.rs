//! Moments (section 4): the points at which people may have something to say. Whoever shows a game stops there,
//! whether or not anybody can answer.

use crate::frame::{Frame, Play};
use crate::moves::Move;
use crate::state::{Ask, LunchMoney, Question};
use table::{Log, Seats};

impl LunchMoney {
    /// Tells the log who may have something to say, after a decision was carried out and before anything follows from
    /// it. `play` is the one that continues, if any: its place on the stack is open.
    #[inline(never)]
    pub(crate) fn open_window(&self, asked: Ask, mv: Move, play: Option<Play>, log: &mut impl Log<LunchMoney>) {
        let concerned = self.concerned(asked, mv);
        if concerned.is_empty() {
            return;
        }
        let mut shown = *self;
        if let Some(play) = play {
            shown.stack.put(Frame::Play(play));
        }
        log.opens(concerned, &shown);
    }

    /// Who may have something to say to a decision, as far as everybody can tell.
    fn concerned(&self, asked: Ask, mv: Move) -> Seats {
        match (asked.question, mv) {
            // Nobody sees a player decline, and after a release the question is as open as before.
            (_, Move::Decline) | (Question::Action, Move::Release) => Seats::NONE,
            // An Imaginary Friend may still follow (LM-FRIEND-1).
            (Question::Action, Move::Pass) => Seats::only(self.turn.seat),
            (Question::Action, Move::Discard(_)) if !self.rules.discard_opens => Seats::NONE,
            (Question::HideDiscard, _) => Seats::NONE,
            _ => self.attentive(),
        }
    }

    /// Everybody who may play anything at all.
    pub(crate) fn attentive(&self) -> Seats {
        self.conscious.minus(self.timed_out)
    }
}
