//! The game: state, frames, decisions.

mod about;
mod acts;
mod change;
mod cheating;
mod checks;
mod combat;
mod event;
mod fight;
mod flight;
mod frame;
mod free;
mod glance;
mod hitting;
mod legal;
mod lines;
mod list;
mod listing;
mod load;
mod menu;
mod moments;
mod moves;
mod options;
mod parts;
mod picks;
mod pile;
mod playable;
mod player;
mod players;
mod plays;
mod putting;
mod reactions;
#[cfg(test)]
mod reasons;
mod receiving;
mod report;
mod setup;
mod sight;
mod staging;
mod state;
mod strength;
mod taking;
mod turn;
mod view;
mod why;

pub use about::{About, Prompt};
pub use change::{Change, Help};
pub use event::Event;
pub use fight::{Share, Terms};
pub use flight::ESCAPES;
pub use frame::{Opening, Purpose};
pub use moves::{At, Move};
pub use options::Options;
pub use parts::{Part, PartKind};
pub use setup::SetupError;
pub use sight::{Fray, Sight};
pub use state::{Munchkin, Question};
pub use view::{Combat, Escape, EscapeWay, Person, Slots, View};

use table::{Game, Log, MoveBuf, Outcome, Refusal, Rng, Seat, Seats};

impl Game for Munchkin {
    type Move = Move;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.n()
    }

    fn waiting_on(&self) -> Seats {
        self.ask.map_or(Seats::NONE, |ask| ask.seats)
    }

    fn may_act(&self) -> Seats {
        if self.is_between_steps() { self.living() } else { Seats::NONE } // MB-FREE-1
    }

    fn is_free(mv: &Move) -> bool {
        mv.is_free()
    }

    fn free_moves(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        self.list_free(seat, out);
    }

    fn asked_openly(&self) -> bool {
        self.is_open()
    }

    fn moves(&self, seat: Seat, out: &mut MoveBuf<Move>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Refusal> {
        self.allows(seat, *mv).map_err(|reason| Refusal::new(reason.clause, reason.key))
    }

    #[inline(always)]
    fn play(&mut self, seat: Seat, mv: Move, log: &mut impl Log<Munchkin>) {
        self.begin_moments(mv, log);
        self.act(seat, mv, log);
        self.advance(log);
    }

    fn default_move(&self, seat: Seat) -> Move {
        self.default_for(seat)
    }

    fn view(&self, seat: Option<Seat>) -> View {
        self.seen_from(seat)
    }

    fn seen_by(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.seen_by(seat))
    }

    fn guess(&self, seat: Seat, rng: &mut Rng) -> Munchkin {
        self.redealt(seat, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        (!self.winners.is_empty()).then_some(Outcome { winners: self.winners })
    }
}
