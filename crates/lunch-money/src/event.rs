//! What happens, as everybody may see it, or for a drawn card one player.

use crate::card::Card;
use crate::moves::Weirds;
use serde::{Deserialize, Serialize};
use table::Seat;

/// Something that happened at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are who did what to whom with which card")]
pub enum Event {
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A turn is missed: poked (LM-POKE-1) or in Time Out (LM-TIMEOUT-1).
    TurnMissed { seat: Seat, poked: bool },
    /// A player did nothing as their action.
    Passed { seat: Seat },
    /// A card is played at one or two players.
    Played { by: Seat, card: Card, weirds: Weirds, at: Seat, also: Option<Seat> },
    /// A card is played at nobody.
    PlayedAlone { by: Seat, card: Card },
    /// A card is played to break a hold.
    Escaping { by: Seat, card: Card, from: Seat },
    /// First Aid cards are played.
    AidPlayed { by: Seat, cards: u8 },
    /// An answer is played against a play of `against`.
    Answered { by: Seat, card: Card, faster: bool, against: Seat },
    /// A Humiliation.
    Humiliated { by: Seat, victim: Seat },
    /// The answer stops the card.
    Stopped { by: Seat, card: Card, with: Card },
    /// A card is cancelled by Humiliation.
    Cancelled { by: Seat, card: Card },
    /// A defence fails because of Humiliation.
    Spoilt { by: Seat, card: Card },
    /// Nothing stopped the card.
    Took { seat: Seat, card: Card, from: Seat },
    /// A dodged attack passes to the next player.
    WentOn { card: Card, to: Seat },
    /// A dodged attack has nobody left to pass to.
    Fizzled { by: Seat, card: Card },
    /// Counters are lost.
    Lost { seat: Seat, n: u8, left: i8 },
    /// Backlash turns an attack round.
    Turned { by: Seat, against: Seat, n: u8 },
    /// First Aid restores counters.
    Aided { seat: Seat, gained: u8, left: i8 },
    /// A player is out.
    Fell { seat: Seat },
    /// A player draws a card. Others do not see which.
    Drew { seat: Seat, card: Option<Card> },
    /// Cards are discarded without being played.
    Discarded { seat: Seat, card: Card },
    /// The discard pile becomes the draw pile.
    Reshuffled { cards: u16 },
    /// A weapon or Nuts returns to the hand.
    Returned { seat: Seat, card: Card },
    /// A Grab holds.
    Grabbed { by: Seat, victim: Seat },
    /// A hold begins.
    Held { by: Seat, victim: Seat, card: Card },
    /// A hold ends.
    HoldEnded { by: Seat, victim: Seat, card: Card },
    /// Cooties pass to another player.
    CootiesWent { from: Seat, to: Seat },
    /// A player's next attack is halved.
    Stomped { seat: Seat },
    /// A player is helpless for this turn and the next.
    Poked { seat: Seat },
    /// A player has a Wedgy.
    Wedgied { seat: Seat },
    /// A player is rid of a Wedgy.
    Unwedgied { seat: Seat },
    /// A player hides.
    Hid { seat: Seat },
    /// A player is sent into Time Out.
    TimedOut { by: Seat, seat: Seat },
    /// A player is back from Time Out.
    TimeOutOver { seat: Seat },
    /// Everybody may attack this player once.
    PiledOn { seat: Seat },
    /// Nobody has lost a counter for too long (LM-STALL-1).
    Stalled,
    /// The game is over.
    Won { seat: Seat },
}

impl Event {
    /// The event as this seat, or a spectator, may see it.
    #[must_use]
    pub fn seen_by(self, seat: Option<Seat>) -> Event {
        match self {
            Event::Drew { seat: whose, .. } if seat != Some(whose) => Event::Drew { seat: whose, card: None },
            event => event,
        }
    }
}
