//! What a question is about, for those who put it into words. It holds only what the asked player may know.

use super::frame::{Frame, Lines, Opening, Purpose};
use super::state::{Munchkin, Question};
use super::view::View;
use crate::card::CardId;
use crate::vocabulary::Event;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A question as a client distinguishes it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinPrompt"))]
pub struct Prompt {
    /// The question.
    pub question: Question,
    /// Why cards are chosen, if the question is which card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub purpose: Option<Purpose>,
}

impl View {
    /// What the view's own seat is asked, if it is.
    #[must_use]
    pub fn prompt(&self) -> Option<Prompt> {
        let (_, question) = self.asked.filter(|(asked, _)| self.seat == Some(*asked))?;
        let purpose = match self.about {
            Some(About::Pick { purpose, .. }) => Some(purpose),
            _ => None,
        };
        Some(Prompt { question, purpose })
    }
}

/// What a question is about, where the question alone does not tell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MunchkinAbout"))]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// A window of the turn (MB-WINDOW-1).
    Window(Opening),
    /// A card on its way that could be cancelled (MB-CANCEL-1).
    Coming {
        /// The card.
        card: CardId,
        /// Who played it, or turned it up.
        by: Seat,
        /// Whom it works on; the player themselves if it was not aimed at anybody.
        victim: Seat,
        /// The monster it is played on, by its place in the fight.
        monster: Option<u8>,
        /// A one-shot on the monsters' side.
        against: bool,
    },
    /// Something happened that cards name (MB-STEP-1).
    Happened {
        /// What.
        event: Event,
        /// The player it concerns.
        whom: Seat,
    },
    /// Cards are chosen.
    Pick {
        /// Why.
        purpose: Purpose,
        /// Whose cards.
        of: Seat,
        /// Who gets the cards that are handed over or stolen.
        to: Seat,
        /// How many are still to be chosen.
        n: u8,
        /// The card that asks for it, if a card does.
        by: Option<CardId>,
    },
    /// One of two lines of a card: this one, or the next.
    Either {
        /// The card.
        card: CardId,
        /// The first of the two lines.
        line: u8,
    },
    /// Somebody runs (MB-FLEE-3).
    Running {
        /// Who.
        seat: Seat,
        /// From which monster, by its place in the fight.
        monster: u8,
        /// What is added to the die.
        bonus: i32,
        /// The die, once it is rolled.
        die: Option<u8>,
        /// No roll helps.
        hopeless: bool,
    },
    /// A trade on the table (MB-TRADE-1).
    Trade {
        /// From whom.
        from: Seat,
        /// Places of their items, as bits.
        give: u32,
        /// Places of the other's items, as bits.
        want: u32,
    },
    /// A Door was turned up (MB-DOOR-1).
    TurnedUp(CardId),
    /// Cards just received (MB-RECEIVE-1).
    Received(Vec<CardId>),
    /// This many cards over the hand limit (MB-CHARITY-1).
    Excess(usize),
}

impl Munchkin {
    /// What the open question is about.
    pub(crate) fn about(&self, asked: Seat) -> Option<About> {
        let (top, below) = self.stack.as_slice().split_last()?;
        Some(match *top {
            Frame::Window(window) if window.opening == Opening::BeforeRoll => self.running(below.last()?)?,
            Frame::Window(window) => About::Window(window.opening),
            Frame::Play(play) => {
                let Lines { card, owner, victim, monster, against, .. } = play.lines;
                About::Coming { card, by: owner, victim, monster, against }
            }
            Frame::Event(happening) => About::Happened { event: happening.event, whom: happening.about },
            Frame::Pick(pick) => {
                // The choices were asked for by the frame below them, which may belong to a card.
                let by = match below.iter().rev().find(|frame| !matches!(frame, Frame::Pick(_))) {
                    Some(Frame::Lines(lines)) => Some(lines.card),
                    Some(Frame::Each(each)) => Some(each.lines.card),
                    Some(Frame::Play(play)) => Some(play.lines.card),
                    _ => None,
                };
                let by = if pick.purpose == Purpose::MakeRoom { pick.except } else { by };
                About::Pick { purpose: pick.purpose, of: pick.victim, to: pick.chooser, n: pick.left, by }
            }
            Frame::Lines(lines) => About::Either { card: lines.card, line: lines.at },
            Frame::Flight(_) => self.running(top)?,
            Frame::Trade(trade) => About::Trade { from: trade.from, give: trade.give, want: trade.want },
            Frame::TurnedUp(card) => About::TurnedUp(card),
            Frame::Receive => {
                let own = self.received.iter().filter(|(owner, _)| *owner == asked).map(|&(_, card)| card);
                About::Received(own.filter(|&card| self.player(asked).holds(card)).collect())
            }
            Frame::Charity { .. } => {
                let player = self.player(self.turn.seat);
                About::Excess(player.hand.len().saturating_sub(self.most_held(self.turn.seat)))
            }
            Frame::Check
            | Frame::Each(_)
            | Frame::Fight
            | Frame::Win(_)
            | Frame::Over(_)
            | Frame::Talks(_)
            | Frame::Loot(_) => {
                return None;
            }
            Frame::Claim(_) => return None, // everybody sees it on top of the discards
        })
    }

    fn running(&self, frame: &Frame) -> Option<About> {
        let Frame::Flight(flight) = *frame else { return None };
        let fight = self.fight?;
        let monster = *fight.monsters.as_slice().get(usize::from(flight.monster))?;
        Some(About::Running {
            seat: flight.seat,
            monster: flight.monster,
            bonus: self.flee_modifier(&fight, flight.seat, monster),
            die: (1..=6).contains(&flight.die).then_some(flight.die),
            hopeless: self.no_escape(&fight, flight.seat, monster),
        })
    }
}
