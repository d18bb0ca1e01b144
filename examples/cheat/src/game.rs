//! Cheat as a game of the kernel.

use crate::moves::{Event, Move};
use crate::state::Cheat;
use crate::view::View;
use table::{Game, Log, MoveBuf, Outcome, Refusal, Rng, Seat, Seats};

impl Game for Cheat {
    type Move = Move;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.n()
    }

    fn waiting_on(&self) -> Seats {
        self.question().map_or(Seats::NONE, |(seat, _)| Seats::only(seat))
    }

    fn asked_openly(&self) -> bool {
        self.claim.is_none() // CH-DOUBT-1
    }

    fn moves(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.allows(seat, mv)
    }

    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Cheat>) {
        match mv {
            Move::Lay(cards) => self.lay(cards, log),
            Move::Doubt => self.doubt(seat, log),
            Move::Believe => self.believe(seat, log),
        }
    }

    fn default_move(&self, seat: Seat) -> Move {
        self.usual(seat)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_from(seat)
    }

    fn seen_by(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(match *event {
            Event::Laid { by, rank, n, .. } if seat != Some(by) => Event::Laid { by, rank, n, cards: None },
            Event::Took { seat: taker, n, .. } if seat != Some(taker) => Event::Took { seat: taker, n, cards: None },
            event => event,
        })
    }

    fn guess(&self, seat: Seat, rng: &mut Rng) -> Cheat {
        self.guessed(seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (!self.winners.is_empty()).then_some(Outcome { winners: self.winners })
    }
}
