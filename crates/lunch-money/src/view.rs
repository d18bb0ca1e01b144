//! What a seat, or a spectator, may know (section 9).

use crate::card::Card;
use crate::frame::{Frame, Stage};
use crate::moves::Weirds;
use crate::rules::Rules;
use crate::state::{LunchMoney, Question};
use serde::{Deserialize, Serialize};
use table::{Game, Seat};

/// Everything that one seat may know, or without a seat, everything that everybody may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// The seat of the viewer; `None` for a spectator.
    pub seat: Option<Seat>,
    /// The rules of the table.
    pub rules: Rules,
    /// Whose turn it is.
    pub turn: Seat,
    /// Everybody, clockwise.
    pub seats: Vec<SeatView>,
    /// The viewer's cards in pile order, to which the positions of a discard refer.
    pub hand: Vec<Card>,
    /// How many cards can be drawn before a reshuffle.
    pub draw_pile: usize,
    /// The cards in the discard pile, in pile order. Their real order is not shown.
    pub discard_pile: Vec<Card>,
    /// Lost counters.
    pub pile: u8,
    /// Full rounds in which nobody lost a counter.
    pub quiet_rounds: u8,
    /// The plays on the table in this action, the newest last.
    pub strip: Vec<Panel>,
    /// The question put to the viewer, or a question that everybody knows of.
    pub asked: Option<(Seat, Question)>,
    /// The winner.
    pub winner: Option<Seat>,
}

/// What everybody knows about a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// Counters; 0 or less while they may still play First Aid.
    pub counters: i8,
    /// How many cards they hold.
    pub hand: usize,
    /// Weapons and Nuts that everybody saw return to their hand.
    pub known: Vec<Card>,
    /// Unconscious.
    pub out: bool,
    /// Hiding until their next turn.
    pub hiding: bool,
    /// Their next attack is halved.
    pub stomped: bool,
    /// They have Cooties.
    pub cooties: bool,
    /// How many Wedgies they have.
    pub wedgies: u8,
    /// Poked, and therefore helpless.
    pub poked: bool,
    /// Who has them in a Choke.
    pub choked_by: Vec<Seat>,
    /// Who has them in a Headlock.
    pub headlocked_by: Vec<Seat>,
    /// Who sent them into Time Out, and how many turns of that player are still to come.
    pub timed_out: Option<(Seat, u8)>,
    /// Unlimited Dodges for this turn.
    pub fast_dodge: bool,
    /// Unlimited Blocks for this turn.
    pub fast_block: bool,
}

/// A card or combo in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "panel")]
pub enum Panel {
    /// A card played at somebody, or at nobody: then `at` is empty.
    Play {
        /// The player.
        by: Seat,
        /// The targets.
        at: Vec<Seat>,
        /// The current card of the combo.
        card: Card,
        /// Weird on its hits.
        weirds: Weirds,
        /// How many of its hits were stopped.
        stopped: u32,
        /// Counters that the combo will cost when it ends, as far as that is settled.
        pending: u8,
        /// Counters that the current card will add to that if nothing more stops it.
        coming: u8,
        /// The Defense card on the table that may still be spoilt.
        defence: Option<Card>,
    },
    /// A Humiliation.
    Humiliation {
        /// Who played it.
        by: Seat,
        /// The victim.
        on: Seat,
    },
    /// A Backlash.
    Backlash {
        /// Who played it.
        by: Seat,
        /// The player it is against.
        on: Seat,
    },
    /// A player at 0 or less.
    Revival {
        /// The player.
        who: Seat,
        /// First Aid cards on the table.
        cards: u8,
    },
    /// All others in turn may attack one player.
    PileOn {
        /// The victim.
        on: Seat,
    },
}

impl LunchMoney {
    pub(crate) fn seen_from(&self, seat: Option<Seat>) -> View {
        let pile = self.piles.discard_pile();
        let mut copies = [0; Card::COUNT];
        pile.iter().for_each(|&card| copies[Card::numbered(card) as usize] += 1);
        // Section 4: a played card is there at once. Weapons and Nuts are left out until they have returned to the
        // hand.
        self.stack.frames().iter().filter_map(Frame::returning).for_each(|card| copies[card as usize] += 1);
        let mut discard_pile = Vec::with_capacity(pile.len());
        for (card, n) in Card::ALL.into_iter().zip(copies) {
            discard_pile.extend(std::iter::repeat_n(card, n));
        }
        let mut view = View {
            seat: None,
            rules: self.rules,
            turn: self.turn.seat,
            seats: Seat::all(self.n()).map(|seat| self.seat_view(seat)).collect(),
            hand: Vec::new(),
            draw_pile: self.piles.drawable(),
            discard_pile,
            pile: self.pile,
            quiet_rounds: self.turn.quiet,
            strip: self.strip(),
            asked: None,
            winner: self.outcome().and_then(|outcome| outcome.winners.first()),
        };
        self.sit_down(&mut view, seat);
        view
    }

    /// Replaces what one seat alone may know with what another may.
    pub(crate) fn sit_down(&self, view: &mut View, seat: Option<Seat>) {
        view.seat = seat;
        view.hand.clear();
        view.hand.extend(seat.iter().flat_map(|seat| self.hand(*seat).cards()));
        view.asked = self.question().filter(|(asked, question)| seat == Some(*asked) || question.is_open());
    }

    /// What everybody knows about a player.
    #[must_use]
    pub fn seat_view(&self, seat: Seat) -> SeatView {
        let person = self.person(seat);
        let held = |choke| {
            self.holders_of(seat)
                .into_iter()
                .filter(|&holder| self.person(holder).hold.is_some_and(|hold| hold.choke == choke))
                .collect()
        };
        SeatView {
            counters: person.counters,
            hand: self.hand(seat).len(),
            known: self.hand(seat).known().collect(),
            out: !self.conscious.has(seat),
            hiding: self.hiding.has(seat),
            stomped: self.stomped.has(seat),
            cooties: self.cooties.has(seat),
            wedgies: person.wedgies,
            poked: self.poked_now.or(self.poked_before).has(seat),
            choked_by: held(true),
            headlocked_by: held(false),
            timed_out: self.timed_out.has(seat).then_some((person.timed_out_by, person.turns_left())),
            fast_dodge: self.fast_dodge.has(seat),
            fast_block: self.fast_block.has(seat),
        }
    }

    /// The frames as panels: who played what at whom. They never show who is being asked.
    fn strip(&self) -> Vec<Panel> {
        let mut strip = Vec::new();
        for frame in self.stack.frames() {
            match frame {
                Frame::Play(play) => strip.push(Panel::Play {
                    by: play.by,
                    at: if play.aimed() { play.at[..play.victims()].to_vec() } else { Vec::new() },
                    card: play.card,
                    weirds: play.weirds,
                    stopped: play.stopped.count_ones(),
                    pending: play.pending[0] + play.pending[1],
                    coming: if play.coming() { play.unsettled_cost().iter().sum() } else { 0 },
                    defence: (play.stage == Stage::Spoil).then_some(play.beside),
                }),
                Frame::Chain(chain) => strip.extend(
                    chain.links[..usize::from(chain.len)]
                        .iter()
                        .map(|link| Panel::Humiliation { by: link.by(), on: link.victim() }),
                ),
                Frame::Backlash(backlash) => strip.push(Panel::Backlash { by: backlash.by, on: backlash.foe }),
                Frame::Revival(revival) => strip.push(Panel::Revival { who: revival.who, cards: revival.cards }),
                Frame::PileOn(pile_on) => strip.push(Panel::PileOn { on: pile_on.victim }),
                // What it may bring depends on hidden cards; the hold itself is seen anyway.
                Frame::HeadlockHits { .. } | Frame::Returning { .. } => {}
            }
        }
        strip
    }
}
