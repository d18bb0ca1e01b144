//! Implements the kernel's contract for Lunch Money.

use crate::card::Card;
use crate::event::Event;
use crate::frame::Play;
use crate::moves::{Move, Way};
use crate::state::{LunchMoney, Question};
use crate::view::View;
use table::{Game, Log, MoveBuf, Outcome, Refusal, Rng, Seat, Seats};

impl Game for LunchMoney {
    type Move = Move;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.n()
    }

    #[inline]
    fn waiting_on(&self) -> Seats {
        self.ask.map_or(Seats::NONE, |ask| Seats::only(ask.seat))
    }

    fn asked_openly(&self) -> bool {
        self.ask.is_some_and(|ask| ask.question.is_open())
    }

    #[inline]
    fn moves(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        out.clear();
        if let Some(ask) = self.ask.filter(|ask| ask.seat == seat) {
            self.list(seat, ask.question, out);
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, rng: &mut Rng, buffer: &mut MoveBuf<Move>) -> Option<Move> {
        let ask = self.ask.filter(|ask| ask.seat == seat)?;
        Some(self.pick_one(seat, ask.question, rng, buffer))
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        match self.ask {
            Some(ask) if ask.seat == seat && self.allows(seat, ask.question, *mv) => Ok(()),
            _ => Err(self.explain(seat, *mv)),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<LunchMoney>) {
        let Some(ask) = self.ask.filter(|ask| ask.seat == seat) else { return };
        self.ask = None;
        let mut play = Play::of(seat, Card::Jab, [seat; 2]);
        let goes_on = self.act(ask, mv, &mut play, log);
        if log.watches() {
            self.open_window(ask, mv, goes_on.then_some(play), log);
        }
        let asked = goes_on && self.step_play(&mut play, log);
        if !asked {
            self.advance(log);
        }
    }

    fn default_move(&self, seat: Seat) -> Move {
        match self.ask.filter(|ask| ask.seat == seat).map(|ask| ask.question) {
            Some(Question::Action) => Move::Pass,
            Some(Question::Direction) => Move::Way(Way::Left),
            Some(Question::KeepNuts) => Move::Keep,
            _ => Move::Decline,
        }
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_from(seat)
    }

    fn reseat(&self, view: &mut View, seat: Option<Seat>) {
        self.sit_down(view, seat);
    }

    fn seen_by(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn guess(&self, seat: Seat, rng: &mut Rng) -> LunchMoney {
        self.redealt(seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then_some(Outcome { winners: self.conscious })
    }
}
