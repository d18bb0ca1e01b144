//! When people may have something to say (section 4): the moments at which whoever shows a game stops,
//! whether or not anybody can answer.

use crate::frame::{Frame, Play};
use crate::moves::Move;
use crate::state::{Ask, LunchMoney, Question};
use table::{Log, Seats};

impl LunchMoney {
    /// A decision was carried out and nothing has come of it yet: tells the log who may have something
    /// to say. `play` is the one that goes on, if one does: its place on the stack is open.
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
            // Declining is seen by nobody, and the question after letting go is as open as before.
            (_, Move::Decline) | (Question::Action, Move::Release) => Seats::NONE,
            // An Imaginary Friend may still come (LM-FRIEND-1).
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
